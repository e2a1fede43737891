"""Builds and checks a submission package from finished runs.

    python3 examples/mlperf/package.py RUNS_FOLDER SYSTEM_JSON OUT_FOLDER
    python3 examples/mlperf/package.py --dry-run result_bert_<seed>.log

Checks first what the official tools skip, then runs them on a copy and reads their words, since
several of them exit with 0 whatever they found. Exit code 0 only when everything passed.
"""

from __future__ import annotations

import argparse
import itertools
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from examples.mlperf.plot import read_events

RULESET = "5.0.0"
NUM_RESULTS = 10
MAX_INIT_MINUTES = 30
ONCE = (
  "submission_org submission_platform submission_division submission_benchmark init_stop run_start "
  "run_stop seed global_batch_size train_samples eval_samples epoch_start epoch_stop"
).split()
KINDS = {
  "init_start": "INTERVAL_START",
  "init_stop": "INTERVAL_END",
  "run_start": "INTERVAL_START",
  "run_stop": "INTERVAL_END",
  "epoch_start": "INTERVAL_START",
  "epoch_stop": "INTERVAL_END",
  "eval_start": "INTERVAL_START",
  "eval_stop": "INTERVAL_END",
  "eval_accuracy": "POINT_IN_TIME",
}
STRINGS = (
  "submitter system_name host_processor_model_name host_processor_core_count "
  "accelerator_model_name accelerators_per_node framework"
).split()
Event = dict[str, Any]


def first(events: list[Event], key: str) -> Event | None:
  """The first event with a key."""
  return next((event for event in events if event["key"] == key), None)


def run_minutes(events: list[Event]) -> float:
  """Minutes from run_start to run_stop; 0 when one of them is missing."""
  start, stop = first(events, "run_start"), first(events, "run_stop")
  return (stop["time_ms"] - start["time_ms"]) / 60_000 if start and stop else 0.0


def run_problems(events: list[Event]) -> list[str]:
  """What is wrong with one log that the compliance checker does not look at."""
  problems = []
  for key in ONCE:
    count = sum(event["key"] == key for event in events)
    if count != 1:
      problems.append(f"{key} appears {count} times, expected once")
  for event in events:
    wanted = KINDS.get(event["key"], event["event_type"])
    if event["event_type"] != wanted:
      problems.append(f"{event['key']} is {event['event_type']}, expected {wanted}")
  for key in ("submission_org", "submission_platform"):
    event = first(events, key)
    if event and not str(event["value"] or "").strip():
      problems.append(f"{key} is empty")
  stop = first(events, "run_stop")
  if stop and stop["metadata"].get("status") != "success":
    problems.append(f"run_stop status is {stop['metadata'].get('status')!r}, not 'success'")
  begun, ready = first(events, "init_start"), first(events, "init_stop")
  if begun and ready and ready["time_ms"] - begun["time_ms"] >= MAX_INIT_MINUTES * 60_000:
    problems.append(f"init took {MAX_INIT_MINUTES} minutes or more")
  return problems


def system_problems(system: dict[str, Any], path: Path) -> list[str]:
  """What is wrong with a system description that crashes or misleads the official checkers."""
  problems = [
    f"{path}: {n} must be a string" for n in STRINGS if not isinstance(system.get(n), str)
  ]
  if system.get("division") not in ("closed", "open"):
    problems.append(f"{path}: division must be exactly closed or open")
  return problems


def tool(name: str, *args: str, folder: Path) -> str:
  """What an official tool says; its log files land in `folder`."""
  command = [sys.executable, "-m", f"mlperf_logging.{name}", *args]
  done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
  logs = "".join(path.read_text() for path in sorted(folder.glob("*.log")))
  return done.stdout + done.stderr + logs + f"\nexit {done.returncode}\n"


def compliant(path: Path) -> bool:
  """The compliance checker's verdict on one log."""
  with tempfile.TemporaryDirectory() as folder:
    args = ["--usage", "training", "--ruleset", RULESET, str(path.resolve())]
    words = tool("compliance_checker", *args, folder=Path(folder))
  return "SUCCESS" in words and words.endswith("exit 0\n")


def judge_run(path: Path) -> list[str]:
  """Prints one verdict for a log and returns its problems."""
  events = read_events(path)
  problems = run_problems(events)
  if not compliant(path):
    problems.append(f"compliance_checker {RULESET} refuses it")
  accuracies = [event for event in events if event["key"] == "eval_accuracy"]
  reached = accuracies[-1]["value"] if accuracies else 0.0
  verdict = "FAIL" if problems else "pass"
  print(f"{verdict} {path.name}: {run_minutes(events):.3f} min, accuracy {reached:.4f}")
  for problem in problems:
    print(f"  {problem}")
  return problems


def set_problems(runs: list[list[Event]]) -> list[str]:
  """What is wrong with ten runs taken together."""
  problems = []
  spans = [(first(run, "run_start"), first(run, "run_stop")) for run in runs]
  times = sorted((a["time_ms"], b["time_ms"]) for a, b in spans if a and b)
  if any(later[0] < earlier[1] for earlier, later in itertools.pairwise(times)):
    problems.append("two runs overlap in time: the ten must be consecutive")
  batches = {e["value"] for run in runs for e in run if e["key"] == "global_batch_size"}
  seeds = [e["value"] for run in runs for e in run if e["key"] == "seed"]
  if len(batches) > 1:
    problems.append(f"the runs have different batch sizes: {sorted(batches)}")
  if len(set(seeds)) != len(seeds):
    problems.append("two runs have the same seed")
  for key in ("submission_org", "submission_platform", "submission_division"):
    values = {e["value"] for run in runs for e in run if e["key"] == key}
    if len(values) > 1:
      problems.append(f"the runs have different values of {key}: {sorted(values)}")
  return problems


def seed_note(runs: list[list[Event]]) -> str:
  """A remark where the seeds do not show by themselves that no run was left out, else ''.

  Seeds from $RANDOM are allowed, so this is no fault.
  """
  seeds = sorted(e["value"] for run in runs for e in run if e["key"] == "seed")
  if seeds and seeds == list(range(seeds[0], seeds[0] + len(seeds))):
    return ""
  return "note: the seeds are not consecutive numbers; keep the logs of all runs that were started"


def check_package(org: Path, results: Path, division: str) -> tuple[list[str], float]:
  """Problems the official tools find in a copy of the package, and the RCP scaling factor."""
  problems = []
  with tempfile.TemporaryDirectory() as folder:
    copy = Path(folder) / org.name
    shutil.copytree(org, copy)
    bert = copy / results.relative_to(org)
    work = Path(folder) / "work"
    work.mkdir()
    common = (str(copy), "training", RULESET)
    if "FOUND NO ERRORS" not in tool("package_checker", *common, folder=work):
      problems.append("package_checker found errors")
    if "ALL CHECKS PASSED" not in tool("repo_checker", *common, folder=work):
      problems.append("repo_checker found errors")
    for system in sorted((copy / "systems").glob("*.json")):
      said = tool("system_desc_checker", str(system), "training", RULESET, folder=work)
      if "failed" in said.lower():
        problems.append(f"system_desc_checker refuses {system.name}")
    if division == "closed":
      args = ("--rcp_usage", "training", "--rcp_version", RULESET)
      if not tool("rcp_checker", str(bert), *args, folder=work).endswith("exit 0\n"):
        problems.append("rcp_checker refuses the results")
    scaling = bert / "scaling.json"
    values = json.loads(scaling.read_text()) if scaling.is_file() else {}
  return problems, float(values.get("scaling_factor", 1.0))


def build(runs: Path, system_path: Path, out: Path) -> int:
  """Builds OUT/<org>/ from ten logs, checks it, prints the verdict. Returns the exit code."""
  logs = sorted(runs.glob("result_bert_*.log"), key=lambda p: read_events(p)[0]["time_ms"])
  if len(logs) != NUM_RESULTS:
    raise ValueError(f"{runs} holds {len(logs)} result_bert_*.log, a package needs {NUM_RESULTS}")
  system = json.loads(system_path.read_text())
  problems = system_problems(system, system_path)
  if problems:
    raise ValueError("; ".join(problems))
  org = out / system["submitter"]
  results = org / "results" / system_path.stem / "bert"
  if org.exists():
    raise ValueError(f"{org} exists: give a new OUT folder")
  for log in logs:
    problems += [f"{log.name}: {problem}" for problem in judge_run(log)]
  events = [read_events(log) for log in logs]
  problems += set_problems(events)
  if note := seed_note(events):
    print(note)
  results.mkdir(parents=True)
  (org / "systems").mkdir()
  shutil.copy(system_path, org / "systems" / system_path.name)
  code = Path(__file__).parent / "training_submission_v5.0" / "tinycorp" / "benchmarks"
  shutil.copytree(code, org / "benchmarks")
  for number, log in enumerate(logs):
    shutil.copy(log, results / f"result_{number}.txt")
  found, factor = check_package(org, results, system["division"])
  problems += found
  minutes = sorted(run_minutes(run) for run in events)[1:-1]
  mean = sum(minutes) / len(minutes)
  for problem in problems:
    print(f"  {problem}")
  print(f"{'FAIL' if problems else 'pass'} package {org}")
  print(f"score {mean * factor:.3f} min (olympic mean {mean:.3f}, RCP factor {factor:.4f})")
  return int(bool(problems))


def main() -> int:
  parser = argparse.ArgumentParser(description="build and check an MLPerf package")
  parser.add_argument("paths", nargs="+", type=Path, help="RUNS SYSTEM_JSON OUT, or one log")
  parser.add_argument("--dry-run", action="store_true", help="only judge one finished log")
  args = parser.parse_args()
  if len(args.paths) != (1 if args.dry_run else 3):
    parser.error("give RUNS_FOLDER SYSTEM_JSON OUT_FOLDER, or --dry-run and one log")
  try:
    if args.dry_run:
      return int(bool(judge_run(args.paths[0])))
    return build(*args.paths)
  except (ValueError, OSError) as error:
    print(f"error: {error}", file=sys.stderr)
    return 1


if __name__ == "__main__":
  sys.exit(main())
