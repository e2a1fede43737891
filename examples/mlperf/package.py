"""Builds and checks a submission package from finished runs.

    python3 examples/mlperf/package.py RUNS_FOLDER SYSTEM_JSON OUT_FOLDER
    python3 examples/mlperf/package.py --dry-run result_bert_<seed>.log

Checks first what the official tools skip, then runs them on a copy and reads their words, since
several of them exit with 0 whatever they found. Exit code 0 only when everything passed. One of the
ten runs may have failed: it counts as the slowest, which the score leaves out anyway.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

if __name__ == "__main__":
  sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from examples.mlperf.plot import read_events

RULESET = "5.0.0"
NUM_RESULTS = 10
MAX_FAILED = 1
ROOT = Path(__file__).resolve().parents[2]
# What a reader needs to run it again, beside the scripts of the platforms.
SOURCE_FOLDERS = ("tinygrad", "extra", "examples")
SOURCE_FILES = ("README.md", "LICENSE", "pyproject.toml")
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
  return problems


def failures(events: list[Event]) -> list[str]:
  """Why a run has no time of its own and counts as the slowest."""
  found = []
  stop = first(events, "run_stop")
  if stop and stop["metadata"].get("status") != "success":
    found.append(f"run_stop status is {stop['metadata'].get('status')!r}, not 'success'")
  begun, ready = first(events, "init_start"), first(events, "init_stop")
  if begun and ready and ready["time_ms"] - begun["time_ms"] >= MAX_INIT_MINUTES * 60_000:
    found.append(f"init took {MAX_INIT_MINUTES} minutes or more")
  return found


def system_problems(system: dict[str, Any], path: Path) -> list[str]:
  """What is wrong with a system description that crashes or misleads the official checkers."""
  problems = [
    f"{path}: {n} must be a string" for n in STRINGS if not isinstance(system.get(n), str)
  ]
  if system.get("division") not in ("closed", "open"):
    problems.append(f"{path}: division must be exactly closed or open")
  return problems


def system_note(system: dict[str, Any], path: Path) -> str:
  """A remark on fields that say nothing, which no official tool looks at; else ''."""
  optional = ("hw_notes", "sw_notes")
  empty = [name for name, value in system.items() if value in ("", "any") and name not in optional]
  if not empty:
    return ""
  return (
    f"note: {path.name} says nothing of {', '.join(empty)}; the runs leave a complete one "
    "beside their logs"
  )


def tool(name: str, *args: str) -> str:
  """What an official tool says, and writes into its log files."""
  command = [sys.executable, "-m", f"mlperf_logging.{name}", *args]
  with tempfile.TemporaryDirectory() as folder:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    logs = "".join(path.read_text() for path in sorted(Path(folder).glob("*.log")))
  return done.stdout + done.stderr + logs + f"\nexit {done.returncode}\n"


def compliant(path: Path) -> bool:
  """The compliance checker's verdict on one log."""
  args = ["--usage", "training", "--ruleset", RULESET, str(path.resolve())]
  words = tool("compliance_checker", *args)
  return "SUCCESS" in words and words.endswith("exit 0\n")


@dataclass(frozen=True)
class Verdict:
  """What one log is worth: faults to mend, and reasons for which the run itself failed."""

  path: Path
  events: list[Event]
  problems: list[str]
  failures: list[str]

  @property
  def minutes(self) -> float:
    """The run's time; infinite for a failed run."""
    return math.inf if self.failures else run_minutes(self.events)


def judge_run(path: Path) -> Verdict:
  """Judges a log and prints one verdict."""
  events = read_events(path)
  verdict = Verdict(path, events, run_problems(events), failures(events))
  if not compliant(path):
    verdict.failures.append(f"compliance_checker {RULESET} refuses it")
  accuracies = [event for event in events if event["key"] == "eval_accuracy"]
  reached = accuracies[-1]["value"] if accuracies else 0.0
  wrong = verdict.problems + verdict.failures
  said = "FAIL" if wrong else "pass"
  print(f"{said} {path.name}: {run_minutes(events):.3f} min, accuracy {reached:.4f}")
  for problem in wrong:
    print(f"  {problem}")
  return verdict


def failure_problems(verdicts: list[Verdict]) -> list[str]:
  """The failures of more runs than the rules let pass."""
  failed = [verdict for verdict in verdicts if verdict.failures]
  if len(failed) <= MAX_FAILED:
    for verdict in failed:
      print(f"note: {verdict.path.name} failed and counts as the slowest run")
    return []
  return [f"{verdict.path.name}: {why}" for verdict in failed for why in verdict.failures]


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


def complaints(said: str) -> list[str]:
  """The lines of an official tool's words that tell of an error or a warning, each once."""
  marks = ("ERROR", "WARNING", "CRITICAL", "FAILED")
  lines = [line.strip() for line in said.splitlines() if any(mark in line for mark in marks)]
  return list(dict.fromkeys(line for line in lines if "NO ERRORS" not in line))


def official_checks(org: Path, results: Path, division: str) -> list[tuple[str, bool, str]]:
  """Runs the official tools: (name, whether all is well, what was said) of each."""
  common = (str(org), "training", RULESET)
  found = []
  for name, good in (("package_checker", "FOUND NO ERRORS"), ("repo_checker", "ALL CHECKS PASSED")):
    said = tool(name, *common)
    found.append((name, good in said, said))
  for system in sorted((org / "systems").glob("*.json")):
    said = tool("system_desc_checker", str(system), "training", RULESET)
    found.append((f"system_desc_checker {system.name}", "failed" not in said.lower(), said))
  if division == "closed":
    args = ("--rcp_usage", "training", "--rcp_version", RULESET)
    said = tool("rcp_checker", str(results), *args)
    found.append(("rcp_checker", said.endswith("exit 0\n"), said))
  return found


def check_package(org: Path, results: Path, division: str) -> tuple[list[str], float]:
  """Problems the official tools find in a copy of the package, and the RCP scaling factor."""
  problems = []
  with tempfile.TemporaryDirectory() as folder:
    copy = Path(folder) / org.name
    shutil.copytree(org, copy)
    bert = copy / results.relative_to(org)
    for name, good, said in official_checks(copy, bert, division):
      if not good:
        problems.append(f"{name} found errors")
      for line in complaints(said):
        print(f"  {name}: {line}")
    scaling = bert / "scaling.json"
    values = json.loads(scaling.read_text()) if scaling.is_file() else {}
  return problems, float(values.get("scaling_factor", 1.0))


def copy_source(target: Path) -> None:
  """Copies the scripts of the platforms and the source that they start to `target`."""

  def unwanted(folder: str, names: list[str]) -> list[str]:
    kept = [n for n in names if n.endswith(".py") or (Path(folder) / n).is_dir()]
    return [n for n in names if n not in kept or n.startswith((".", "__pycache__", "training_sub"))]

  scripts = Path(__file__).parent / "training_submission_v5.0/tinycorp/benchmarks/bert"
  shutil.copytree(scripts, target)
  for name in SOURCE_FOLDERS:
    shutil.copytree(ROOT / name, target / name, ignore=unwanted)
  for name in SOURCE_FILES:
    shutil.copy(ROOT / name, target / name)


def write_package(org: Path, system_path: Path, logs: list[Path]) -> Path:
  """Lays out system description, code and results. Returns the folder of the results."""
  results = org / "results" / system_path.stem / "bert"
  results.mkdir(parents=True)
  (org / "systems").mkdir()
  shutil.copy(system_path, org / "systems" / system_path.name)
  copy_source(org / "benchmarks" / "bert")
  for number, log in enumerate(logs):
    shutil.copy(log, results / f"result_{number}.txt")
  return results


def print_score(verdicts: list[Verdict], factor: float) -> None:
  """The mean of the runs without fastest and slowest, times the factor."""
  mean = sum(sorted(verdict.minutes for verdict in verdicts)[1:-1]) / (NUM_RESULTS - 2)
  if mean < math.inf:
    print(f"score {mean * factor:.3f} min (olympic mean {mean:.3f}, RCP factor {factor:.4f})")
  else:
    print("no score: more than one run failed")


def build(runs: Path, system_path: Path, out: Path) -> int:
  """Builds OUT/<org>/ from ten logs, checks it, prints the verdict. Returns the exit code.

  Raises ValueError where there are not ten, the system's description lacks something, or OUT/<org>
  exists.
  """
  logs = sorted(runs.glob("result_bert_*.log"), key=lambda p: read_events(p)[0]["time_ms"])
  if len(logs) != NUM_RESULTS:
    raise ValueError(f"{runs} holds {len(logs)} result_bert_*.log, a package needs {NUM_RESULTS}")
  system = json.loads(system_path.read_text())
  problems = system_problems(system, system_path)
  if problems:
    raise ValueError("; ".join(problems))
  org = out / system["submitter"]
  if org.exists():
    raise ValueError(f"{org} exists: give a new OUT folder")
  verdicts = [judge_run(log) for log in logs]
  problems = [f"{verdict.path.name}: {what}" for verdict in verdicts for what in verdict.problems]
  problems += failure_problems(verdicts)
  events = [verdict.events for verdict in verdicts]
  problems += set_problems(events)
  for note in (seed_note(events), system_note(system, system_path)):
    if note:
      print(note)
  results = write_package(org, system_path, logs)
  found, factor = check_package(org, results, system["division"])
  problems += found
  for problem in problems:
    print(f"  {problem}")
  print(f"{'FAIL' if problems else 'pass'} package {org}")
  print_score(verdicts, factor)
  return int(bool(problems))


def main() -> int:
  """Judges one log, or builds a package, as the command line says. Returns the exit code."""
  parser = argparse.ArgumentParser(description="build and check an MLPerf package")
  parser.add_argument("paths", nargs="+", type=Path, help="RUNS SYSTEM_JSON OUT, or one log")
  parser.add_argument("--dry-run", action="store_true", help="only judge one finished log")
  args = parser.parse_args()
  if len(args.paths) != (1 if args.dry_run else 3):
    parser.error("give RUNS_FOLDER SYSTEM_JSON OUT_FOLDER, or --dry-run and one log")
  try:
    if args.dry_run:
      verdict = judge_run(args.paths[0])
      return int(bool(verdict.problems + verdict.failures))
    return build(*args.paths)
  except (ValueError, OSError) as error:
    print(f"error: {error}", file=sys.stderr)
    return 1


if __name__ == "__main__":
  sys.exit(main())
