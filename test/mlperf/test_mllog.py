"""The log's order of events as the official checker judges it, and one run a file."""

import dataclasses
import subprocess
import sys

import pytest

from examples.mlperf import mllog
from examples.mlperf.config import JobConfig

pytest.importorskip("mlperf_logging")

SCRIPT = """
import sys
from examples.mlperf import mllog
from examples.mlperf.config import JobConfig
reached = sys.argv[1] == "1"
config = JobConfig.from_env({"LOGMLPERF": "1", "BS": "8", "SEED": "5"})
log, fresh = mllog.open_log(config, None)
assert fresh
mllog.log_submission(log, config, False)
log.end("init_stop")
log.start("run_start")
log.event("seed", config.seed)
mllog.log_hyperparameters(log, config, 800, 100)
log.start("epoch_start", epoch_num=0)
log.start("eval_start", epoch_num=800, step_num=100)
log.end("eval_stop", epoch_num=800, step_num=100)
log.event("eval_accuracy", 0.73 if reached else 0.5, epoch_num=800)
log.end("epoch_stop", epoch_num=800)
log.end("run_stop", status="success" if reached else "aborted")
"""


def run_log(folder, reached: bool) -> str:
  command = [sys.executable, "-c", SCRIPT, str(int(reached))]
  subprocess.run(command, cwd=folder, check=True, capture_output=True)
  return str(folder / "result_bert_5.log")


def check(path: str, folder) -> subprocess.CompletedProcess:
  command = [sys.executable, "-m", "mlperf_logging.compliance_checker", "--usage", "training"]
  command += ["--ruleset", "5.0.0", "--werror", path]
  return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def test_log_passes_the_official_checker(tmp_path, monkeypatch):
  monkeypatch.setenv("PYTHONPATH", ":".join(p for p in sys.path if p))
  done = check(run_log(tmp_path, reached=True), tmp_path)
  assert done.returncode == 0, done.stdout + done.stderr
  assert "SUCCESS" in done.stdout + done.stderr


def test_log_below_the_target_is_refused(tmp_path, monkeypatch):
  monkeypatch.setenv("PYTHONPATH", ":".join(p for p in sys.path if p))
  assert check(run_log(tmp_path, reached=False), tmp_path).returncode == 1


def test_second_run_moves_the_first_aside(tmp_path, monkeypatch):
  monkeypatch.setenv("PYTHONPATH", ":".join(p for p in sys.path if p))
  run_log(tmp_path, reached=False)
  path = tmp_path / "result_bert_5.log"
  first = path.read_text()
  run_log(tmp_path, reached=True)
  assert (tmp_path / "result_bert_5.log.1").read_text() == first
  assert path.read_text().count('"key": "run_start"') == 1


def test_resumed_log_is_cut_where_its_checkpoint_was_made(tmp_path, monkeypatch):
  monkeypatch.chdir(tmp_path)
  config = JobConfig.from_env({"LOGMLPERF": "1", "SEED": "9"})
  config.result_file.write_text("kept\nundone\n")
  _, fresh = mllog.open_log(config, len("kept\n"))
  assert not fresh
  assert config.result_file.read_text() == "kept\n"
  with pytest.raises(ValueError, match="shorter"):
    mllog.open_log(config, 10_000)


def test_null_log_writes_nothing(tmp_path, monkeypatch):
  monkeypatch.chdir(tmp_path)
  config = dataclasses.replace(JobConfig.from_env({}), logmlperf=False)
  log, _ = mllog.open_log(config, None)
  log.event("seed", 1)
  assert log.size() == 0 and not list(tmp_path.iterdir())
