"""Ten logs become a package that the official checkers accept; a bad log is named."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from examples.mlperf import package
from examples.mlperf.plot import read_events

pytest.importorskip("mlperf_logging")

SYSTEMS = Path(package.__file__).parent / "training_submission_v5.0" / "tinycorp" / "systems"
WRITER = """
import sys
from examples.mlperf import mllog
from examples.mlperf.config import JobConfig
seed = sys.argv[1]
config = JobConfig.from_env({"LOGMLPERF": "1", "BS": "448", "SEED": seed})
log, _ = mllog.open_log(config, None)
mllog.log_submission(log, config, False)
log.end("init_stop")
log.start("run_start")
log.event("seed", config.seed)
mllog.log_hyperparameters(log, config, 3600000, 10000)
samples = 2500000 + int(seed) * 448
log.start("epoch_start", epoch_num=0)
log.start("eval_start", epoch_num=samples)
log.end("eval_stop", epoch_num=samples)
log.event("eval_accuracy", 0.73, epoch_num=samples)
log.end("epoch_stop", epoch_num=samples)
log.end("run_stop", status="success")
"""


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
  folder = tmp_path_factory.mktemp("runs")
  # The ten follow each other: each later log's times are moved by an hour.
  path = os.pathsep.join(p for p in sys.path if p)
  environ = os.environ | {"PYTHONPATH": path}
  command = [sys.executable, "-c", WRITER, "1"]
  subprocess.run(command, cwd=folder, check=True, capture_output=True, env=environ)
  text = (folder / "result_bert_1.log").read_text()
  for seed in range(2, 11):
    other = text.replace('"key": "seed", "value": 1', f'"key": "seed", "value": {seed}')
    other = other.replace("2500448", str(2500000 + seed * 448))
    other = re.sub(
      r'"time_ms": (\d+)', lambda m, s=seed: f'"time_ms": {int(m[1]) + s * 3_600_000}', other
    )
    (folder / f"result_bert_{seed}.log").write_text(other)
  return folder


def test_ten_runs_make_an_accepted_package(runs, tmp_path, capsys):
  assert package.build(runs, SYSTEMS / "tinybox_green.json", tmp_path) == 0
  said = capsys.readouterr().out
  assert said.count("pass result_bert_") == 10
  assert "pass package" in said and "score" in said
  results = tmp_path / "tinycorp" / "results" / "tinybox_green" / "bert"
  assert len(list(results.glob("result_*.txt"))) == 10
  # The package holds all it takes to run again: its own scripts start its own source.
  script = tmp_path / "tinycorp/benchmarks/bert/implementations/cpu/run_and_time.sh"
  environ = os.environ | {"PLAN": "1", "PYTHON": sys.executable, "BASEDIR": str(tmp_path)}
  environ.pop("PYTHONPATH", None)
  done = subprocess.run(["bash", str(script)], cwd=tmp_path, env=environ, capture_output=True)
  assert b"fits MI300X" in done.stdout, done.stderr
  assert not list((tmp_path / "tinycorp").rglob(".*"))


def test_one_log_is_judged_by_the_script_from_any_folder(runs, tmp_path):
  environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
  log = runs / "result_bert_3.log"
  command = [sys.executable, package.__file__, "--dry-run", str(log)]
  done = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True)
  assert done.returncode == 0, done.stderr
  assert re.fullmatch(r"pass result_bert_3\.log: \d\.\d{3} min, accuracy 0\.7300\n", done.stdout)


def test_fewer_runs_are_refused(tmp_path):
  with pytest.raises(ValueError, match="0 result_bert"):
    package.build(tmp_path, SYSTEMS / "tinybox_green.json", tmp_path)


def test_aborted_run_and_doubled_key_are_named(runs, tmp_path):
  text = (runs / "result_bert_1.log").read_text()
  seed = next(line for line in text.splitlines() if '"key": "seed"' in line)
  bad = tmp_path / "bad.log"
  bad.write_text(text.replace('"success"', '"aborted"') + seed + "\n")
  problems = package.run_problems(read_events(bad))
  assert any("seed appears 2 times" in p for p in problems)
  assert any("aborted" in p for p in package.failures(read_events(bad)))


@pytest.mark.parametrize(
  "old, new",
  [
    ("opt_lamb_epsilon", "opt_epsilon"),
    ('"eval_accuracy", "value": 0.73', '"eval_accuracy", "value": 1.0'),
    ('"key": "eval_samples"', '"key": "eval_sample"'),
    ('"key": "cache_clear"', '"key": "cache"'),
    ('"key": "gradient_accumulation_steps"', '"key": "accumulation"'),
  ],
)
def test_logs_that_the_ruleset_refuses(runs, tmp_path, old, new):
  bad = tmp_path / "bad.log"
  text = (runs / "result_bert_1.log").read_text()
  assert old in text
  bad.write_text(text.replace(old, new))
  assert not package.compliant(bad)


def test_what_the_official_tools_say_is_passed_on(runs, tmp_path, capsys):
  folder = tmp_path / "runs"
  shutil.copytree(runs, folder)
  # Ten runs that converge in fewer samples than the reference's best.
  for log in folder.glob("*.log"):
    log.write_text(re.sub(r'"epoch_num": 2\d{6}', '"epoch_num": 1000000', log.read_text()))
  assert package.build(folder, SYSTEMS / "tinybox_green.json", tmp_path) == 1
  said = capsys.readouterr().out
  assert "rcp_checker found errors" in said and "package_checker found errors" in said
  assert re.search("  package_checker: .*RCP", said)


def test_empty_fields_of_a_system_get_a_note():
  path = SYSTEMS / "tinybox_8xMI300X.json"
  system = json.loads(path.read_text())
  assert "says nothing of host_processor_core_count, " in package.system_note(system, path)
  green = SYSTEMS / "tinybox_green.json"
  assert package.system_note(json.loads(green.read_text()), green) == ""


def test_the_ruleset_is_the_last_that_has_bert():
  assert package.RULESET == "5.0.0"


def test_runs_that_do_not_belong_together_are_named(runs):
  first = read_events(runs / "result_bert_1.log")
  other = [dict(event) for event in first]
  for event in other:
    if event["key"] in ("submission_platform", "global_batch_size"):
      event["value"] = 7 if event["key"] == "global_batch_size" else "elsewhere"
    if event["key"] == "run_stop":
      event["time_ms"] += 1000
  problems = package.set_problems([first, other])
  assert any("overlap in time" in p for p in problems)
  assert "two runs have the same seed" in problems
  assert any("different batch sizes" in p for p in problems)
  assert any("different values of submission_platform" in p for p in problems)


@pytest.mark.parametrize(
  "old, new, words",
  [
    ('"submission_org", "value": "tinycorp"', '"submission_org", "value": ""', "org is empty"),
    ('"submission_platform"', '"platform"', "submission_platform appears 0 times"),
    ('"INTERVAL_END", "key": "init_stop"', '"POINT_IN_TIME", "key": "init_stop"', "INTERVAL_END"),
  ],
)
def test_what_the_official_tools_skip_is_named(runs, tmp_path, old, new, words):
  text = (runs / "result_bert_1.log").read_text()
  assert old in text
  bad = tmp_path / "bad.log"
  bad.write_text(text.replace(old, new))
  assert package.compliant(bad)
  assert any(words in problem for problem in package.run_problems(read_events(bad)))


@pytest.mark.parametrize("minutes, late", [(29.9, False), (30, True)])
def test_a_long_init_is_named(runs, minutes, late):
  events = [dict(event) for event in read_events(runs / "result_bert_1.log")]
  begun = package.first(events, "init_start")["time_ms"]
  package.first(events, "init_stop")["time_ms"] = begun + int(minutes * 60_000)
  assert any("init took" in p for p in package.failures(events)) == late


def with_failed(runs: Path, folder: Path, count: int) -> Path:
  """The ten runs, of which the first `count` did not reach the target."""
  shutil.copytree(runs, folder)
  for seed in range(1, count + 1):
    log = folder / f"result_bert_{seed}.log"
    text = log.read_text().replace('"success"', '"aborted"')
    log.write_text(text.replace('"value": 0.73', '"value": 0.5'))
  return folder


def test_one_failed_run_counts_as_the_slowest(runs, tmp_path, capsys):
  folder = with_failed(runs, tmp_path / "runs", 1)
  assert package.build(folder, SYSTEMS / "tinybox_green.json", tmp_path) == 0
  said = capsys.readouterr().out
  assert "note: result_bert_1.log failed and counts as the slowest run" in said
  assert "pass package" in said and re.search(r"^score \d", said, re.M)


@pytest.mark.slow
def test_two_failed_runs_are_no_result(runs, tmp_path, capsys):
  folder = with_failed(runs, tmp_path / "runs", 2)
  assert package.build(folder, SYSTEMS / "tinybox_green.json", tmp_path) == 1
  said = capsys.readouterr().out
  assert "FAIL package" in said and "no score" in said


def test_seeds_that_skip_numbers_get_a_note(runs):
  logs = [read_events(runs / f"result_bert_{seed}.log") for seed in range(1, 11)]
  assert package.seed_note(logs) == ""
  assert "not consecutive" in package.seed_note(logs[::2])


@pytest.mark.parametrize("path", sorted(SYSTEMS.glob("*.json")), ids=lambda p: p.stem)
def test_system_descriptions_are_clean(path):
  system = json.loads(path.read_text())
  assert package.system_problems(system, path) == []
  assert len(system) == 33
  # What depends on the machine that makes the results is left for system_facts.py.
  empty = {name for name, value in system.items() if value == ""} - {"hw_notes", "sw_notes"}
  assert not empty or ("host" in system["hw_notes"] and all(n.startswith("host_") for n in empty))
