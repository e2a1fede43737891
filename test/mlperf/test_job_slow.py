"""The whole job under stress and on every platform's scripts; minutes, so all marked slow."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from examples.mlperf.checkpoint import list_checkpoints
from examples.mlperf.plot import read_events
from test.datasets.helpers import SAMPLE, unpack_sample
from test.mlperf.test_train_e2e import (
  COUNTS,
  DATA,
  JOB,
  ROOT,
  SCRIPT,
  basedir,
  final_weights,
  job,
  same,
  story,
)

__all__ = ["basedir"]
pytestmark = pytest.mark.slow

IMPLEMENTATIONS = (
  ROOT / "examples/mlperf/training_submission_v5.0/tinycorp/benchmarks/bert/implementations"
)
SMALL_JOB = DATA | {
  "BERT_SIZE": "tiny",
  "BERT_LAYERS": "1",
  "INIT_WEIGHTS": "random",
  "SUBMISSION_DIVISION": "open",
  "DEV": "CPU",
  "GPUS": "2",
  "BS": "8",
  "EVAL_BS": "16",
  "MAX_EVAL_STEPS": "2",
  "TRAIN_STEPS": "4",
  "EVAL_STEP_FREQ": "2",
  "INIT_BENCHMARK": "2",
  "WANDB": "0",
  # what the scripts ask for is for GPUs, and takes long
  "BEAM": "0",
  "SEED": "7",
  "PYTHON": sys.executable,
}


def run_script(script: Path, cwd: Path, basedir: Path, **env: str) -> str:
  environ = os.environ | SMALL_JOB | {"BASEDIR": str(basedir)} | env
  # Scripts are to be runnable from any folder: the working directory is nowhere near them.
  command = ["bash", str(script)]
  done = subprocess.run(command, cwd=cwd, env=environ, capture_output=True, text=True)
  assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
  return done.stdout + done.stderr


@pytest.mark.parametrize(
  "script", sorted(IMPLEMENTATIONS.glob("*/run_and_time.sh")), ids=lambda p: p.parent.name
)
def test_init_and_timed_run_of_a_platform(tmp_path, basedir, script):
  assert "status aborted" in run_script(script, tmp_path, basedir)
  events = read_events(tmp_path / "result_bert_7.log")
  keys = [event["key"] for event in events]
  assert keys.count("init_start") == keys.count("init_stop") == keys.count("run_stop") == 1
  assert keys.count("eval_accuracy") == 2
  # init compiled every kernel that the timed run needs
  assert [e["value"] for e in events if e["key"] in COUNTS] == [0, 0]
  description = json.loads((tmp_path / f"{script.parent.name}.json").read_text())
  assert description["host_processor_core_count"] not in ("", "any")


def test_kernels_of_the_timed_run_were_searched_by_init(tmp_path, basedir):
  script = IMPLEMENTATIONS / "cpu" / "run_and_time.sh"
  cache = {"XDG_CACHE_HOME": str(tmp_path / "cache"), "BEAM": "1", "BEAM_TIME_MS": "60000"}
  said = run_script(script, tmp_path, basedir, **cache)
  assert "status aborted" in said
  assert list((tmp_path / "cache" / "tinygrad" / "beam").iterdir())
  events = read_events(tmp_path / "result_bert_7.log")
  assert [e["value"] for e in events if e["key"] in COUNTS] == [0, 0]


@pytest.mark.parametrize(
  "script", sorted(IMPLEMENTATIONS.glob("*/dev_*.sh")), ids=lambda p: f"{p.parent.name}-{p.stem}"
)
def test_development_scripts_of_a_platform(tmp_path, basedir, script):
  said = run_script(script, tmp_path, basedir)
  assert "4/4" in said and "loss" in said
  assert not list(tmp_path.glob("result_*"))


def start(cwd: Path, environ: dict[str, str]) -> subprocess.Popen:
  resume = {"RESUME": "latest"} if list_checkpoints(cwd / "ckpts") else {}
  silent = subprocess.DEVNULL
  command = [sys.executable, str(SCRIPT)]
  return subprocess.Popen(command, cwd=cwd, env=environ | resume, stdout=silent, stderr=silent)


def wait_for_moment(process: subprocess.Popen, ckpts: Path, rng: random.Random) -> None:
  """Returns at a random time: early in the start, or around the saving of a checkpoint."""
  if rng.random() < 0.25:
    time.sleep(rng.uniform(0.1, 3))
    return
  before = {path.name for path in list_checkpoints(ckpts)}
  wanted = rng.randrange(1, 4)
  while process.poll() is None:
    if len({path.name for path in list_checkpoints(ckpts)} - before) >= wanted:
      break
    time.sleep(0.005)
  time.sleep(rng.uniform(0, 0.1))


def test_twenty_kills_change_no_bit(tmp_path, basedir):
  whole = tmp_path / "whole"
  broken = tmp_path / "broken"
  whole.mkdir()
  broken.mkdir()
  longer = {"TRAIN_STEPS": "100", "EVAL_STEP_FREQ": "10", "SAVE_CKPT_FREQ": "1"}
  longer["KEEP_CKPT_AMOUNT"] = "100"
  assert job(whole, basedir, **longer).returncode == 0
  environ = os.environ | JOB | {"BASEDIR": str(basedir), "PYTHONPATH": str(ROOT)} | longer
  rng = random.Random(20)
  for _ in range(20):
    process = start(broken, environ)
    wait_for_moment(process, broken / "ckpts", rng)
    assert process.poll() is None, "the run ended before it could be killed"
    process.send_signal(signal.SIGKILL)
    process.wait()
  assert start(broken, environ).wait() == 0
  assert same(final_weights(whole), final_weights(broken))
  log = "result_bert_12345.log"
  assert story(whole / log) == story(broken / log)


@pytest.mark.skipif(not SAMPLE.is_dir(), reason="the sample of Wikipedia is not there")
def test_loss_falls_on_real_text(tmp_path):
  wiki = unpack_sample(tmp_path / "wiki")
  environ = os.environ | {"BASEDIR": str(wiki), "PYTHONPATH": str(ROOT), "EVAL_SAMPLES": "100"}
  for args in (["pre-train", "0-1"], ["pre-eval"]):
    command = [sys.executable, str(ROOT / "extra" / "datasets" / "wikipedia.py"), *args]
    subprocess.run(command, env=environ, check=True, capture_output=True)
  steps = {"TRAIN_STEPS": "200", "EVAL_STEP_FREQ": "100", "NUM_WARMUP_STEPS": "10", "CKPT": "0"}
  steps["OPT_BASE_LEARNING_RATE"] = "0.004"
  real = {"MAX_SEQ_LENGTH": "512", "MAX_PREDICTIONS_PER_SEQ": "76", "BERT_LAYERS": "2"}
  done = job(tmp_path, wiki, **steps, **real)
  assert done.returncode == 0, done.stderr
  events = read_events(tmp_path / "result_bert_12345.log")
  losses = [event["value"] for event in events if event["key"] == "train_loss"]
  # It starts from guessing: ln of the vocabulary's size, and ln 2 for the next sentence.
  assert losses[0] == pytest.approx(np.log(30522) + np.log(2), abs=0.3)
  fifths = [float(np.mean(part)) for part in np.array_split(losses, 5)]
  assert fifths == sorted(fifths, reverse=True), fifths
  assert fifths[-1] < losses[0] - 1.5
