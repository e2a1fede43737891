"""The training step on a small model: devices, accumulation, overflow, resuming."""

import dataclasses
import math

import numpy as np
import pytest

from examples.mlperf.config import JobConfig
from examples.mlperf.dataloader import Batch
from examples.mlperf.trainer import MAX_SKIPPED_IN_A_ROW, StopRun, Trainer
from extra.models.bert import BertConfig
from test.mlperf.test_bert import random_batch
from tinygrad import Context

BATCH, SEQ, PREDICTIONS, VOCAB = 8, 16, 4, 50
BERT = BertConfig(
  hidden_size=16,
  intermediate_size=32,
  num_heads=2,
  num_layers=1,
  vocab_size=VOCAB,
  max_positions=SEQ,
  hidden_dropout=0.0,
  attention_dropout=0.0,
)
DROPOUT = dataclasses.replace(BERT, hidden_dropout=0.1, attention_dropout=0.1)


def make(num_devices: int = 1, bert: BertConfig = BERT, **changes: str) -> Trainer:
  settings = {
    "BS": str(BATCH),
    "GPUS": str(num_devices),
    "EVAL_BS": str(BATCH),
    "TRAIN_STEPS": "40",
    "OPT_BASE_LEARNING_RATE": "0.01",
    "NUM_WARMUP_STEPS": "0",
    "SEED": "3",
  }
  config = JobConfig.from_env(settings | changes)
  devices = tuple(f"CPU:{i}" if i else "CPU" for i in range(num_devices))
  return Trainer(config, bert, devices)


def batches(count: int) -> list[Batch]:
  one = random_batch(BATCH * count, SEQ, PREDICTIONS, VOCAB)
  return [{k: v[i * BATCH : (i + 1) * BATCH] for k, v in one.items()} for i in range(count)]


def curve(trainer: Trainer, steps: int = 6) -> list[float]:
  return [trainer.train(batch, i) for i, batch in enumerate(batches(steps))]


def same(a: dict[str, np.ndarray], b: dict[str, np.ndarray]) -> None:
  assert a.keys() == b.keys()
  for name in a:
    np.testing.assert_array_equal(a[name], b[name], err_msg=name)


@pytest.fixture(scope="module")
def one_device() -> list[float]:
  return curve(make())


@pytest.mark.parametrize("num_devices", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_loss_curve_is_the_same_on_several_devices(one_device, num_devices):
  got = curve(make(num_devices))
  np.testing.assert_allclose(got, one_device, atol=1e-5, rtol=0)
  assert one_device[-1] < one_device[0]


@pytest.mark.slow
@pytest.mark.parametrize(
  "way", [{"RING": 0, "ALL2ALL": 0}, {"RING": 2, "ALL2ALL": 0}, {"RING": 0, "ALL2ALL": 2}]
)
def test_naive_ring_and_all_to_all_agree(one_device, way):
  with Context(**way):
    np.testing.assert_allclose(curve(make(4)), one_device, atol=1e-5, rtol=0)


def test_accumulated_micro_batches_equal_the_large_batch(one_device):
  got = curve(make(GRADIENT_ACC_STEPS="2"))
  np.testing.assert_allclose(got, one_device, atol=1e-5, rtol=0)


@pytest.mark.slow
def test_half_precision_follows_float32(one_device):
  half = BertConfig(**{**BERT.__dict__, "dtype": "float16"})
  got = curve(make(bert=half, DEFAULT_FLOAT="HALF"))
  np.testing.assert_allclose(got, one_device, atol=0.02, rtol=0)


def test_the_seed_decides_every_bit_and_resuming_changes_none():
  whole = make(bert=DROPOUT)
  data = batches(6)
  losses = [whole.train(batch, i) for i, batch in enumerate(data)]
  first = make(bert=DROPOUT)
  assert [first.train(batch, i) for i, batch in enumerate(data[:3])] == losses[:3]
  saved = first.arrays()
  other = make(bert=DROPOUT)
  other.train(data[5], 0)
  other.restore(saved, {"skipped_steps": 0, "step": 3})
  same(other.arrays(), saved)
  assert [other.train(batch, 3 + i) for i, batch in enumerate(data[3:])] == losses[3:]
  same(other.arrays(), whole.arrays())


@pytest.mark.parametrize("setting", ["RESET_STEP", "FREE_INTERMEDIATE"])
def test_giving_memory_back_between_training_and_evaluation_changes_no_bit(one_device, setting):
  trainer = make(**{setting: "1"})
  losses = []
  for i, batch in enumerate(batches(6)):
    losses.append(trainer.train(batch, i))
    if i % 2:
      trainer.switch_step()
      trainer.evaluate(batch)
      trainer.switch_step()
  assert losses == one_device


def test_an_overflow_leaves_every_weight_as_it_was():
  trainer = make(LOSS_SCALER="3e38")
  before = trainer.arrays()
  for step in range(MAX_SKIPPED_IN_A_ROW - 1):
    assert math.isfinite(trainer.train(batches(1)[0], step))
  assert trainer.skipped_steps == MAX_SKIPPED_IN_A_ROW - 1
  after = trainer.arrays()
  for name in trainer.params:
    np.testing.assert_array_equal(after[name], before[name], err_msg=name)
  with pytest.raises(StopRun, match="lower LOSS_SCALER"):
    trainer.train(batches(1)[0], MAX_SKIPPED_IN_A_ROW - 1)


@pytest.mark.parametrize("bad", [math.nan, math.inf])
def test_a_loss_that_is_no_number_stops_at_its_step(bad):
  trainer = make()
  with pytest.raises(StopRun, match="at step 7; the last good checkpoint is kept"):
    trainer._check(bad, 1.0, 7)


def test_one_step_that_overflows_is_skipped_and_counted(capsys):
  trainer = make()
  trainer._check(math.inf, math.nan, 3)
  trainer._check(2.0, 1.0, 4)
  trainer._check(2.0, math.inf, 5)
  assert trainer.skipped_steps == 2
  assert "step 3 skipped" in capsys.readouterr().out


def test_overflows_in_a_row_stop_the_run_naming_the_step():
  trainer = make()
  with pytest.raises(StopRun, match="the last is step 12"):
    for step in range(10, 20):
      trainer._check(2.0, math.inf, step)
  assert trainer.skipped_steps == MAX_SKIPPED_IN_A_ROW
