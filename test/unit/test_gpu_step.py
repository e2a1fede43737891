"""Training steps of BERT-tiny with the code of each GPU, run on the CPU, beside the CPU's."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from examples.mlperf.config import JobConfig
from examples.mlperf.helpers import bert_config
from examples.mlperf.trainer import Trainer
from test.mlperf.test_bert import random_batch
from tinygrad import Context
from tinygrad.renderer.gpu_targets import GPU_TARGETS

ROOT = Path(__file__).resolve().parents[2]
BATCH, SEQ, PREDICTIONS, VOCAB = 2, 64, 20, 1000
OPS = (
  "test_ops_binary test_ops_dtypes test_ops_movement test_ops_nn test_ops_pool test_ops_reduce "
  "test_ops_unary test_nn test_optim test_random test_assign test_dtype"
).split()


def steps(device: str, dtype: str) -> tuple[list[float], float, list[str]]:
  """Losses of two steps on one batch, hits of an evaluation, and the text of all kernels."""
  settings = {"BERT_SIZE": "tiny", "BS": str(BATCH), "EVAL_BS": str(BATCH), "DEFAULT_FLOAT": dtype}
  settings |= {"MAX_SEQ_LENGTH": str(SEQ), "MAX_PREDICTIONS_PER_SEQ": str(PREDICTIONS)}
  settings |= {"OPT_BASE_LEARNING_RATE": "0.01", "NUM_WARMUP_STEPS": "0", "TRAIN_STEPS": "40"}
  config = JobConfig.from_env(settings | {"SEED": "3"})
  batch = random_batch(BATCH, SEQ, PREDICTIONS, VOCAB)
  # first weights are drawn there too, so that dropout goes on from the same numbers
  with Context(DEV=device):
    trainer = Trainer(config, bert_config(config, VOCAB), (device,))
    losses = [trainer.train(batch, i) for i in range(2)]
    hits, _ = trainer.evaluate(batch)
  infos = [i.info for i in trainer._train_jit.captured.items if i.info is not None]
  return losses, hits, [info.text for info in infos]


TARGETS = ("sm_89", "sm_90", "gfx1100", "gfx942")


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("dtype", ["FLOAT32", "HALF", "BFLOAT16"])
def test_step(target, dtype):
  want, hits, _ = steps("CPU", dtype)
  with Context(GPU_TARGET=target):
    got, own_hits, texts = steps("FIBERS", dtype)
  assert got == pytest.approx(want, rel=1e-4 if dtype == "FLOAT32" else 1e-2)
  assert abs(own_hits - hits) <= (0 if dtype == "FLOAT32" else 2)
  matrix = sum(any(w in t for w in (".mma.", ".wmma.", ".mfma.")) for t in texts)
  assert (matrix > 10) == (dtype != "FLOAT32" or GPU_TARGETS[target].matrix_float32)


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
