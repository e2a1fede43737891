"""The job from generated text to a checked log, in subprocesses; kill and resume bit for bit."""

import json
import os
import pickle
import shutil
import signal
import subprocess
import sys
import time
import types
from pathlib import Path

import numpy as np
import pytest

from examples.mlperf import model_train
from examples.mlperf.checkpoint import list_checkpoints, read_tensors
from examples.mlperf.config import JobConfig
from examples.mlperf.mllog import NullLog
from examples.mlperf.plot import read_events
from examples.mlperf.sample_corpus import write_corpus
from examples.mlperf.trainer import StopRun

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "examples" / "mlperf" / "model_train.py"
COUNTS = ["kernels_compiled", "kernels_searched"]
DATA = {"MAX_SEQ_LENGTH": "32", "MAX_PREDICTIONS_PER_SEQ": "5", "DUPE_FACTOR": "1"}
JOB = DATA | {
  "MODEL": "bert",
  "BERT_SIZE": "tiny",
  "BERT_LAYERS": "1",
  "INIT_WEIGHTS": "random",
  "SUBMISSION_DIVISION": "open",
  "LOGMLPERF": "1",
  "RUNMLPERF": "1",
  "BS": "4",
  "EVAL_BS": "16",
  "MAX_EVAL_STEPS": "2",
  "TRAIN_STEPS": "12",
  "EVAL_STEP_FREQ": "4",
  "OPT_BASE_LEARNING_RATE": "0.01",
  "CKPT": "1",
  "SAVE_CKPT_FREQ": "4",
  "KEEP_CKPT_AMOUNT": "9",
  "TARGET": "0.99",
}


@pytest.fixture(scope="module")
def basedir(tmp_path_factory):
  folder = tmp_path_factory.mktemp("wiki")
  write_corpus(folder)
  # So little data is made faster than its loops are compiled.
  environ = os.environ | DATA | {"BASEDIR": str(folder), "EVAL_SAMPLES": "40", "COMPILED": "0"}
  environ["PYTHONPATH"] = str(ROOT)
  for args in (["pre-train", "0"], ["pre-eval"]):
    command = [sys.executable, str(ROOT / "extra" / "datasets" / "wikipedia.py"), *args]
    subprocess.run(command, env=environ, check=True, capture_output=True)
  return folder


def job(cwd: Path, basedir: Path, **changes: str) -> subprocess.CompletedProcess:
  environ = os.environ | JOB | {"BASEDIR": str(basedir), "PYTHONPATH": str(ROOT)} | changes
  command = [sys.executable, str(SCRIPT)]
  return subprocess.run(command, cwd=cwd, env=environ, capture_output=True, text=True)


def final_weights(cwd: Path) -> dict[str, np.ndarray]:
  return read_tensors(list_checkpoints(cwd / "ckpts")[-1].with_suffix(".safetensors"))


def same(a: dict[str, np.ndarray], b: dict[str, np.ndarray]) -> bool:
  return a.keys() == b.keys() and all(np.array_equal(a[k], b[k]) for k in a)


def test_run_logs_evaluations_and_aborts_below_the_target(tmp_path, basedir):
  done = job(tmp_path, basedir, SEED="3", SUBMISSION_PLATFORM="tinybox_green")
  assert done.returncode == 0, done.stderr
  text = (tmp_path / "result_bert_3.log").read_text()
  assert text.count('"key": "eval_accuracy"') == 3
  description = json.loads((tmp_path / "tinybox_green.json").read_text())
  assert description["system_name"] == "tinybox_green"
  assert '"status": "aborted"' in text
  assert "status aborted" in done.stderr
  assert [p.stem for p in list_checkpoints(tmp_path / "ckpts")][-1] == "step_00000012"


def test_same_seed_gives_the_same_bits_also_when_resumed(tmp_path, basedir):
  whole = tmp_path / "whole"
  broken = tmp_path / "broken"
  for folder in (whole, broken):
    folder.mkdir()
  assert job(whole, basedir).returncode == 0
  environ = os.environ | JOB | {"BASEDIR": str(basedir), "PYTHONPATH": str(ROOT)}
  process = subprocess.Popen(
    [sys.executable, str(SCRIPT)],
    cwd=broken,
    env=environ,
    stdout=subprocess.DEVNULL,
    stderr=subprocess.DEVNULL,
  )
  while not list_checkpoints(broken / "ckpts") and process.poll() is None:
    time.sleep(0.05)
  process.send_signal(signal.SIGKILL)
  process.wait()
  done = job(broken, basedir, RESUME="latest")
  assert done.returncode == 0, done.stderr
  assert same(final_weights(whole), final_weights(broken))
  text = (broken / "result_bert_12345.log").read_text()
  assert text.count('"key": "run_start"') == 1
  assert text.count('"key": "eval_accuracy"') == 3


@pytest.mark.parametrize(
  "number, code", [(signal.SIGTERM, 143), pytest.param(signal.SIGHUP, 129, marks=pytest.mark.slow)]
)
def test_a_signal_saves_and_says_aborted_also_when_the_output_has_no_reader(
  tmp_path, basedir, number, code
):
  environ = os.environ | JOB | {"BASEDIR": str(basedir), "PYTHONPATH": str(ROOT)}
  environ |= {"TRAIN_STEPS": "100000", "EVAL_STEP_FREQ": "100000"}
  # what nohup ignores for the tests, a child would ignore as well
  process = subprocess.Popen(
    [sys.executable, str(SCRIPT)],
    cwd=tmp_path,
    env=environ,
    stdout=subprocess.PIPE,
    stderr=subprocess.STDOUT,
    preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),
  )
  while not list_checkpoints(tmp_path / "ckpts") and process.poll() is None:
    time.sleep(0.05)
  # As when Ctrl-C ends the `tee` of a script before the job.
  process.stdout.close()
  process.send_signal(number)
  assert process.wait(timeout=120) == code
  assert '"status": "aborted"' in (tmp_path / "result_bert_12345.log").read_text()
  newest = json.loads(list_checkpoints(tmp_path / "ckpts")[-1].read_text())
  assert newest["step"] >= 4


def story(path: Path) -> list[tuple[str, object]]:
  """What a log tells, without times."""
  return [(e["key"], e["value"]) for e in read_events(path) if e["key"] not in COUNTS]


def test_an_evaluation_that_a_signal_cut_short_is_made_again(tmp_path, basedir):
  whole, broken = tmp_path / "whole", tmp_path / "broken"
  whole.mkdir()
  broken.mkdir()
  short = {"TRAIN_STEPS": "8", "MAX_EVAL_STEPS": "40", "EVAL_BS": "1"}
  assert job(whole, basedir, **short).returncode == 0
  log = "result_bert_12345.log"
  environ = os.environ | JOB | {"BASEDIR": str(basedir), "PYTHONPATH": str(ROOT)} | short
  silent = subprocess.DEVNULL
  process = subprocess.Popen(
    [sys.executable, str(SCRIPT)], cwd=broken, env=environ, stdout=silent, stderr=silent
  )
  while not (broken / log).is_file() or "eval_start" not in (broken / log).read_text():
    time.sleep(0.01)
  process.send_signal(signal.SIGTERM)
  assert process.wait(timeout=120) == 143
  assert "eval_accuracy" not in (broken / log).read_text()
  assert job(broken, basedir, **short, RESUME="latest").returncode == 0
  assert same(final_weights(whole), final_weights(broken))
  assert story(whole / log) == story(broken / log)


def test_a_signal_that_was_ignored_stays_ignored(monkeypatch):
  caught = []
  monkeypatch.setattr(signal, "signal", lambda number, _: caught.append(number))
  ignored = {signal.SIGHUP: signal.SIG_IGN}
  monkeypatch.setattr(signal, "getsignal", lambda number: ignored.get(number, signal.SIG_DFL))
  model_train.Signals().catch()
  assert caught == [signal.SIGTERM, signal.SIGINT]


@pytest.mark.parametrize(
  "changes, words",
  [
    ({"BASEDIR": "/nowhere"}, "/nowhere/vocab.txt"),
    ({"RESUME": "latest"}, "no checkpoint"),
    ({"INIT_WEIGHTS": "checkpoint"}, "model.ckpt-28252.index"),
    ({"BS": "3", "GPUS": "2"}, "BS=3"),
    ({"DEV": "TOASTER"}, "error: DEV='TOASTER': no such device; there are CPU,"),
    ({"GPUS": "100", "BS": "100", "EVAL_BS": "100"}, "GPUS=100: device CPU:64 cannot be opened"),
    ({"DEFAULT_FLOAT": "INT9"}, "DEFAULT_FLOAT must be one of"),
    ({"BERT_SIZE": "huge"}, "BERT_SIZE must be one of large, tiny"),
    ({"MODEL": "resnet"}, "MODEL must be one of bert"),
    ({"DEBUG": "much"}, "error: DEBUG='much' in the environment is not a whole number"),
    ({"SAVE_CKPT_DIR": "/proc/ckpts"}, "SAVE_CKPT_DIR=/proc/ckpts cannot be written to"),
    ({"BS": "many"}, "BS must be a whole number, got 'many'"),
    ({"RESUME": "ckpts/step_00000004.safetensors"}, "no checkpoint ckpts/step_00000004"),
    ({"WANDB": "1"}, "WANDB=1 needs the package wandb: pip install wandb"),
    ({"MAX_SEQ_LENGTH": "64"}, "MAX_SEQ_LENGTH and MAX_PREDICTIONS_PER_SEQ must match"),
  ],
)
def test_bad_input_is_one_message_and_exit_1(tmp_path, basedir, changes, words):
  refused(job(tmp_path, basedir, **changes), words)


def refused(done: subprocess.CompletedProcess, words: str) -> None:
  assert done.returncode == 1
  assert words in done.stderr
  assert "Traceback" not in done.stderr


def break_data(folder: Path, what: str) -> None:
  shard = folder / "train" / "0.pkl"
  if "no manifest" in what:
    (folder / "train" / "manifest.json").unlink()
  if what.startswith("truncated"):
    shard.write_bytes(shard.read_bytes()[:1000])
  elif what == "eval.pkl truncated":
    (folder / "eval.pkl").write_bytes((folder / "eval.pkl").read_bytes()[:1000])
  elif what.startswith("foreign"):
    shard.write_bytes(pickle.dumps([subprocess.CompletedProcess([], 0)]))
  elif what == "no shard":
    shard.unlink()
  else:
    (folder / what).unlink()


@pytest.mark.parametrize(
  "what, words",
  [
    ("truncated", "0.pkl has 1000 bytes, "),
    ("truncated, no manifest", "0.pkl is truncated or not a shard"),
    ("eval.pkl truncated", "pre-eval"),
    ("foreign, no manifest", "it refers to subprocess.CompletedProcess"),
    ("no shard", "no shards in"),
    ("eval.pkl", "eval.pkl: set BASEDIR"),
    ("vocab.txt", "vocab.txt: set BASEDIR"),
  ],
)
def test_broken_data_is_one_message_and_an_aborted_run(tmp_path, basedir, what, words):
  shutil.copytree(basedir, tmp_path / "wiki")
  break_data(tmp_path / "wiki", what)
  refused(job(tmp_path, tmp_path / "wiki", BERT_LAYERS="1"), words)
  log = tmp_path / "result_bert_12345.log"
  text = log.read_text() if log.is_file() else ""
  # A run that began says how it ended.
  assert text.count('"key": "run_start"') == text.count('"status": "aborted"')


def test_a_loss_that_is_no_number_stops_its_step_and_keeps_the_last_checkpoint(tmp_path, basedir):
  # The rate is 0 in the first step of the warm-up, and near the end of float32 in the second.
  rates = {"OPT_BASE_LEARNING_RATE": "3e38", "NUM_WARMUP_STEPS": "1", "SAVE_CKPT_FREQ": "1"}
  refused(job(tmp_path, basedir, **rates), "the loss is nan at step 2; the last good")
  assert [p.stem for p in list_checkpoints(tmp_path / "ckpts")][-1] == "step_00000002"
  assert '"status": "aborted"' in (tmp_path / "result_bert_12345.log").read_text()


def test_a_state_that_is_not_finite_is_not_saved(tmp_path):
  config = JobConfig.from_env({"SAVE_CKPT_DIR": str(tmp_path)})
  arrays = {"a": np.ones(2, np.float32), "b": np.array([1, np.inf], np.float32)}
  trainer = types.SimpleNamespace(arrays=lambda: arrays, skipped_steps=0)
  run = model_train.Run(config, trainer, NullLog(), 0.0, step=7)
  with pytest.raises(StopRun, match="b and 0 more are not finite after step 7"):
    model_train.save(run)
  assert not list(tmp_path.iterdir())


class FakeRun:
  """A run whose loss is 1 and whose evaluations give the listed accuracies."""

  def __init__(self, monkeypatch, config: JobConfig, accuracies: list[float]) -> None:
    self.keys: list[str] = []
    log = NullLog()
    log.event = lambda key, *a, **k: self.keys.append(key)
    log.start = log.end = lambda key, *a, **k: self.keys.append(key + str(k.get("status", "")))
    schedule = types.SimpleNamespace(lr=0.0)
    trainer = types.SimpleNamespace(train=lambda batch, step: 1.0, schedule=schedule)
    trainer.switch_step = lambda: None
    loader = types.SimpleNamespace(next=lambda: ({}, {}), close=lambda: None)
    values = iter(accuracies)
    monkeypatch.setattr(model_train, "eval_batches", lambda run: [({}, 1)])
    trainer.evaluate = lambda batch: (next(values) * 1e4, 1e4)
    self.run = model_train.Run(config, trainer, log, 0.0, loader)

  def execute(self) -> list[str]:
    assert model_train.execute(self.run) == 0
    return [key for key in self.keys if key != "train_loss"]


SHORT = {"RUNMLPERF": "1", "BS": "8", "TRAIN_STEPS": "6", "EVAL_STEP_FREQ": "2"}
EVALUATION = ["eval_start", "eval_stop", "eval_accuracy"]


def test_the_run_stops_at_its_target(monkeypatch):
  fake = FakeRun(monkeypatch, JobConfig.from_env(SHORT), [0.60, 0.7213, 0.8])
  stop = ["epoch_stop", "run_stopsuccess", *COUNTS]
  assert fake.execute() == EVALUATION * 2 + stop
  assert fake.run.step == 4


def test_a_fault_of_the_program_still_ends_the_log(monkeypatch):
  fake = FakeRun(monkeypatch, JobConfig.from_env(SHORT), [])
  fake.run.trainer.train = lambda batch, step: [][1]
  with pytest.raises(IndexError):
    fake.execute()
  assert fake.keys == ["epoch_stop", "run_stopaborted", *COUNTS]


def test_accuracies_below_the_target_never_succeed(monkeypatch):
  fake = FakeRun(monkeypatch, JobConfig.from_env(SHORT), [0.34, 0.340857, 0.34])
  stop = ["epoch_stop", "run_stopaborted", *COUNTS]
  assert fake.execute() == EVALUATION * 3 + stop
  assert fake.run.step == 6
