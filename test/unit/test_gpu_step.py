"""Training steps of a small BERT with the code of each GPU, run on the CPU, beside the CPU's."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from examples.mlperf.config import JobConfig
from examples.mlperf.trainer import Trainer
from test.mlperf.test_bert import random_batch
from test.mlperf.test_trainer import BERT, PREDICTIONS, SEQ, VOCAB
from tinygrad import Context

ROOT = Path(__file__).resolve().parents[2]
BATCH = 4
# wide enough that every product of the encoder takes the matrix unit
WIDE = replace(BERT, hidden_size=64, intermediate_size=128)
OPS = (
  "test_ops_binary test_ops_dtypes test_ops_movement test_ops_nn test_ops_pool test_ops_reduce "
  "test_ops_unary test_nn test_optim test_random test_assign test_dtype"
).split()


def losses(device: str, dtype: str, steps: int = 2) -> tuple[list[float], list[str]]:
  """Losses of steps on one batch, and the text of all kernels that ran."""
  settings = {"BS": str(BATCH), "EVAL_BS": str(BATCH), "DEFAULT_FLOAT": dtype, "SEED": "3"}
  settings |= {"OPT_BASE_LEARNING_RATE": "0.01", "NUM_WARMUP_STEPS": "0", "TRAIN_STEPS": "40"}
  config = JobConfig.from_env(settings)
  trainer = Trainer(config, replace(WIDE, dtype=config.dtype), (device,))
  batch = random_batch(BATCH, SEQ, PREDICTIONS, VOCAB)
  found = [trainer.train(batch, i) for i in range(steps)]
  found.append(trainer.evaluate(batch)[0])
  infos = [i.info for i in trainer._train_jit.captured.items if i.info is not None]
  return found, [info.text for info in infos]


# the code for all of NVIDIA's is the same text so far
TARGETS = ("sm_89", "gfx1100", "gfx942")


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("dtype", ["FLOAT32", "HALF", "BFLOAT16"])
def test_step(target, dtype):
  want, _ = losses("CPU", dtype)
  with Context(GPU_TARGET=target):
    got, texts = losses("FIBERS", dtype)
  tolerance = 1e-4 if dtype == "FLOAT32" else 2e-2
  assert got == pytest.approx(want, rel=tolerance)
  matrix = sum(any(w in t for w in (".mma.", ".wmma.", ".mfma.")) for t in texts)
  assert (matrix > 10) == (dtype != "FLOAT32")


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
def test_ops(target, tmp_path):
  """All tests of operations, with the target's code."""
  env = {**os.environ, "DEV": "FIBERS", "GPU_TARGET": target, "PYTHONPATH": str(ROOT)}
  env["XDG_CACHE_HOME"] = str(tmp_path)
  files = [f"test/backend/{name}.py" for name in OPS]
  # what these say about other devices is not about a target
  options = ["-q", "-m", "not slow", "-p", "no:cacheprovider", "-k", "not another_device"]
  command = [sys.executable, "-m", "pytest", *options, *files]
  done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
  assert done.returncode == 0, done.stdout[-5000:]
