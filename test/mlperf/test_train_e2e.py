"""The job from generated text to a checked log, in subprocesses; kill and resume bit for bit."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from examples.mlperf.checkpoint import list_checkpoints, read_tensors
from examples.mlperf.sample_corpus import write_corpus

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "examples" / "mlperf" / "model_train.py"
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
  environ = os.environ | DATA | {"BASEDIR": str(folder), "EVAL_SAMPLES": "40"}
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
  done = job(tmp_path, basedir, SEED="3")
  assert done.returncode == 0, done.stderr
  text = (tmp_path / "result_bert_3.log").read_text()
  assert text.count('"key": "eval_accuracy"') == 3
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


def test_sigterm_saves_and_says_aborted(tmp_path, basedir):
  environ = os.environ | JOB | {"BASEDIR": str(basedir), "PYTHONPATH": str(ROOT)}
  environ |= {"TRAIN_STEPS": "100000", "EVAL_STEP_FREQ": "100000"}
  process = subprocess.Popen(
    [sys.executable, str(SCRIPT)],
    cwd=tmp_path,
    env=environ,
    stdout=subprocess.DEVNULL,
    stderr=subprocess.DEVNULL,
  )
  while not list_checkpoints(tmp_path / "ckpts") and process.poll() is None:
    time.sleep(0.05)
  process.send_signal(signal.SIGTERM)
  assert process.wait(timeout=120) == 143
  assert '"status": "aborted"' in (tmp_path / "result_bert_12345.log").read_text()
  newest = json.loads(list_checkpoints(tmp_path / "ckpts")[-1].read_text())
  assert newest["step"] >= 4


@pytest.mark.parametrize(
  "changes, words",
  [
    ({"BASEDIR": "/nowhere"}, "/nowhere/vocab.txt"),
    ({"RESUME": "latest"}, "no checkpoint"),
    ({"INIT_WEIGHTS": "checkpoint"}, "model.ckpt-28252.index"),
    ({"BS": "3", "GPUS": "2"}, "BS=3"),
    ({"DEV": "TOASTER"}, "TOASTER"),
  ],
)
def test_bad_input_is_one_message_and_exit_1(tmp_path, basedir, changes, words):
  done = job(tmp_path, basedir, **changes)
  assert done.returncode == 1
  assert words in done.stderr
  assert "Traceback" not in done.stderr
