"""PLAN=1: what is printed is what runs and is held, and no device but NULL is opened."""

import dataclasses
import gc
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


@pytest.fixture(scope="module")
def two_devices() -> tuple[JobConfig, plan.StepCost]:
  config = small_job(2)
  return config, plan.measure(config, SMALL)


def test_the_plan_counts_what_runs(two_devices):
  config, cost = two_devices
  trainer = Trainer(config, SMALL, ("NULL", "NULL:1"))
  batch = zero_batch(6, 16, 4)
  trainer.train(batch, 0)
  trainer.train(batch, 1)
  inputs = trainer.to_devices(batch)
  # of devices that copy nothing, a replay leaves out the copies; these are what others run
  copies = [item.buffers for item in trainer._train_jit.captured.items if item.program is None]
  sent = [to.nbytes for to, source in copies if to.device != source.device]
  GlobalCounters.reset()
  with Context(TRAINING=1):
    trainer._train_jit(*inputs)
  assert GlobalCounters.kernel_count <= 2 * (cost.kernels + cost.copies)
  assert GlobalCounters.kernel_count >= 1.9 * (cost.kernels + cost.copies)
  assert 1.9 * cost.sent_bytes <= sum(sent) <= 2 * cost.sent_bytes


def test_the_planned_memory_is_what_devices_hold(two_devices):
  config, cost = two_devices
  gc.collect()
  before = dict(GlobalCounters.mem_used_per_device)
  trainer = Trainer(config, SMALL, ("CPU", "CPU:1"))
  for step in range(3):
    trainer.train(zero_batch(6, 16, 4), step)
    trainer.evaluate(zero_batch(config.eval_bs, 16, 4))
  gc.collect()
  held = {d: n - before.get(d, 0) for d, n in GlobalCounters.mem_used_per_device.items()}
  assert max(held["CPU"], held["CPU:1"]) == pytest.approx(cost.peak_bytes(config), rel=0.1)


def test_bytes_sent_are_those_of_a_ring():
  bert = dataclasses.replace(
    SMALL, hidden_size=64, intermediate_size=256, num_layers=1, vocab_size=400
  )
  with Context(RING=2):
    sent = plan.measure(small_job(3), bert).sent_bytes
  # 2 (n - 1) pieces of 1 / n of each gradient; that of the word table's two uses goes as one.
  least = 2 * 4 * plan.parameter_count(bert) * 2 // 3
  # A few numbers of the loss travel too, and pieces are rounded up to whole vectors.
  assert least <= sent <= 1.1 * least


@pytest.mark.slow
def test_deep_models_follow_from_two_small_ones(monkeypatch):
  deep = dataclasses.replace(SMALL, num_layers=9)
  config = small_job(1)
  whole = plan.measure(config, deep)
  guess = plan.step_cost(config, deep)
  assert guess.kernels == whole.kernels
  assert guess.kept_bytes == whole.kept_bytes
  assert guess.peak_bytes(config) == pytest.approx(whole.peak_bytes(config), rel=0.03)


def test_micro_batches_need_less_memory():
  sizes = {"MAX_SEQ_LENGTH": "16", "MAX_PREDICTIONS_PER_SEQ": "4", "BS": "32"}
  bert = dataclasses.replace(SMALL, num_layers=1)
  whole = plan.measure(JobConfig.from_env(sizes), bert)
  parts = plan.measure(JobConfig.from_env(sizes | {"GRADIENT_ACC_STEPS": "4"}), bert)
  assert parts.train_bytes < whole.train_bytes / 2


OTHERS = ("tinybox_red", "tinybox_8xMI300X", "cpu")
SCRIPTS = ["tinybox_green/run_and_time.sh", "tinybox_1xMI300X/dev_beam.sh"]
SCRIPTS += [f"{name}/run_and_time.sh" for name in OTHERS]


@pytest.mark.parametrize(
  "script", SCRIPTS[:1] + [pytest.param(s, marks=pytest.mark.slow) for s in SCRIPTS[1:]]
)
def test_a_platforms_script_prints_its_plan(tmp_path, script):
  environ = os.environ | {
    "PLAN": "1",
    "BERT_SIZE": "tiny",
    "SEED": "3",
    "BS": "24",
    "EVAL_BS": "24",
  }
  environ |= {"BASEDIR": str(tmp_path), "PYTHON": sys.executable}
  command = ["bash", str(IMPLEMENTATIONS / script)]
  done = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True)
  assert done.returncode == 0, done.stdout + done.stderr
  for words in (
    "kernels a step",
    "sent by all-reduce",
    "fits RTX 4090 / RX 7900 XTX (24 GiB): 2",
    "evaluations",
    "of 500 shards",
  ):
    assert words in done.stdout
  assert "***" not in done.stdout, "kernels of the NULL device are nobody's business"
  assert not list(tmp_path.glob("result_*"))
