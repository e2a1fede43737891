"""What the host does once: kernels grow with what is distinct, not with layers or steps."""

import dataclasses

import pytest

from examples.mlperf.config import JobConfig
from examples.mlperf.dataloader import zero_batch
from examples.mlperf.trainer import Trainer
from extra.models.bert import BertConfig
from test.bench.host import call_row, counts, step_row
from tinygrad import schedule
from tinygrad.engine import realize
from tinygrad.schedule import items

SMALL = BertConfig(
  hidden_size=24, intermediate_size=40, num_heads=2, num_layers=2, vocab_size=50, max_positions=16
)


def step(layers, gpus):
  """Items of a captured step on NULL devices."""
  sizes = {"MAX_SEQ_LENGTH": "16", "MAX_PREDICTIONS_PER_SEQ": "4", "GPUS": str(gpus)}
  config = JobConfig.from_env(sizes | {"BS": str(2 * gpus)})
  names = tuple("NULL" if i == 0 else f"NULL:{i}" for i in range(gpus))
  trainer = Trainer(config, dataclasses.replace(SMALL, num_layers=layers), names)
  for number in range(2):
    trainer.train(zero_batch(config.bs, 16, 4), number)
  return trainer._train_jit.captured.items


def test_more_layers_need_no_more_kernels():
  first = counts(step(2, 1))
  lowered, compiled = len(items._kernels), len(realize._programs)
  second = counts(step(5, 1))
  assert second["kernels"] > 1.5 * first["kernels"]
  # the sum over all gradients and the losses may come in other sizes
  assert second["distinct"] <= first["distinct"] + 4
  assert len(items._kernels) <= lowered + 8
  assert len(realize._programs) <= compiled + 8


def test_more_devices_need_few_more_kernels():
  single, several = counts(step(2, 1)), counts(step(2, 4))
  assert single["copies"] == 0
  assert several["copies"] > 0 and several["copied_bytes"] > 0
  assert several["kernels"] >= 4 * single["kernels"] * 0.9
  assert several["distinct"] <= 2 * single["distinct"]


def test_a_second_step_is_not_scheduled_again(monkeypatch):
  sizes = {"MAX_SEQ_LENGTH": "16", "MAX_PREDICTIONS_PER_SEQ": "4", "GPUS": "2", "BS": "4"}
  config = JobConfig.from_env(sizes)
  trainer = Trainer(config, SMALL, ("NULL", "NULL:1"))
  trainer.train(zero_batch(4, 16, 4), 0)
  made = []
  plan = schedule.choose_buffers
  monkeypatch.setattr(schedule, "choose_buffers", lambda *a: made.append(a) or plan(*a))
  trainer.train(zero_batch(4, 16, 4), 1)
  assert not made


@pytest.mark.slow
def test_the_bench_runs():
  row = step_row(1, 2, 2, True)
  assert row["kernels"] > row["distinct"] > 10 and row["load_ms"] < 50
  found = call_row()
  assert 0 < found["loop_us"] < found["call_us"]
