"""PLAN=1: what is printed equals what is counted on NULL devices, and no other device is opened."""

import dataclasses
import os
import subprocess
import sys
from pathlib import Path

import pytest

from examples.mlperf import plan
from examples.mlperf.config import JobConfig
from examples.mlperf.dataloader import zero_batch
from examples.mlperf.trainer import Trainer
from extra.models.bert import BertConfig, BertForPretraining
from tinygrad import Context, GlobalCounters, nn
from tinygrad.device import Buffer

ROOT = Path(plan.__file__).resolve().parents[2]
IMPLEMENTATIONS = (
  ROOT / "examples/mlperf/training_submission_v5.0/tinycorp/benchmarks/bert/implementations"
)
SMALL = BertConfig(
  hidden_size=16, intermediate_size=32, num_heads=2, num_layers=3, vocab_size=50, max_positions=16
)


def small_job(gpus: int) -> JobConfig:
  sizes = {"MAX_SEQ_LENGTH": "16", "MAX_PREDICTIONS_PER_SEQ": "4", "BS": "6", "GPUS": str(gpus)}
  return JobConfig.from_env(sizes)


def test_parameters_of_the_large_model():
  assert plan.parameter_count(BertConfig()) == 336_226_108
  params = nn.state.get_state_dict(BertForPretraining(SMALL)).values()
  assert plan.parameter_count(SMALL) == sum(p.numel() for p in params)


def test_kernels_of_any_depth_follow_from_two():
  config = small_job(1)
  trainer = Trainer(config, SMALL, ("NULL",))
  GlobalCounters.reset()
  trainer.train(zero_batch(6, 16, 4), 0)
  counted = GlobalCounters.kernel_count
  assert plan.count_kernels(config, SMALL) == counted


def test_bytes_sent_by_the_ring(monkeypatch):
  devices = ("NULL", "NULL:1", "NULL:2")
  bert = dataclasses.replace(
    SMALL, hidden_size=64, intermediate_size=256, num_layers=1, vocab_size=400
  )
  trainer = Trainer(small_job(3), bert, devices)
  sent = []

  def count(target: Buffer, source: Buffer) -> None:
    if target.device != source.device:
      sent.append(target.nbytes)

  batch = zero_batch(6, 16, 4)
  inputs = trainer.to_devices(batch)
  monkeypatch.setattr(Buffer, "copy_from", count)
  with Context(RING=2, TRAINING=1):
    trainer._train_step(*inputs)
  expected = 3 * plan.all_reduce_bytes(plan.reduced_values(bert), 3)
  # A few numbers of the loss travel too, and pieces are rounded up to whole vectors.
  assert expected <= sum(sent) <= 1.1 * expected


@pytest.mark.parametrize("name", ["tinybox_green", "tinybox_8xMI300X"])
def test_a_platforms_script_prints_its_plan(tmp_path, name):
  environ = os.environ | {
    "PLAN": "1",
    "BERT_SIZE": "tiny",
    "SEED": "3",
    "BS": "24",
    "EVAL_BS": "24",
  }
  environ |= {"BASEDIR": str(tmp_path), "PYTHON": sys.executable}
  command = ["bash", str(IMPLEMENTATIONS / name / "run_and_time.sh")]
  done = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True)
  assert done.returncode == 0, done.stdout + done.stderr
  for words in (
    "kernels and copies a step",
    "sent by all-reduce",
    "fits RTX 4090",
    "evaluations",
    "of 500 shards",
  ):
    assert words in done.stdout
  assert not list(tmp_path.glob("result_*"))
