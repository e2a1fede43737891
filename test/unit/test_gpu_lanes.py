"""Copies run beside kernels: in every order that the waits allow the values are the same.

The drivers that are not there (fake_drivers.py) run each stream late, or at once. A wait that is
left out gives a wrong value in one of these orders.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from examples.mlperf.config import JobConfig
from examples.mlperf.dataloader import zero_batch
from examples.mlperf.trainer import Trainer
from test.mlperf.test_trainer import BERT, PREDICTIONS, SEQ, VOCAB
from test.unit.fake_drivers import Machine
from test.unit.lane_steps import STEPS, memory_used_again, numbers, on
from test.unit.test_gpu_devices import ARCHES, _forget, plug_in
from tinygrad import Context, Tensor
from tinygrad.device import Device
from tinygrad.runtime import gpu_lanes

__all__ = ["_forget"]

SLOW = pytest.mark.slow
# which of kernels, incoming, outgoing run at once; the others when somebody waits for them
ORDERS = ((), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))


@pytest.fixture(params=["CUDA", "AMD"])
def kind(request):
  return request.param


Step = Callable[[str], list[np.ndarray]]


def run(monkeypatch, kind: str, step: Step, machine: Machine) -> list[np.ndarray]:
  """Values of a step on a machine's devices."""
  plug_in(monkeypatch, kind, machine)
  return [x.copy() for x in step(kind)]


def same(found: list[np.ndarray], want: list[np.ndarray]) -> bool:
  return all(np.array_equal(a, b) for a, b in zip(found, want, strict=True))


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("peers", [True, False])
@pytest.mark.parametrize("kind", ["CUDA", pytest.param("AMD", marks=SLOW)])
def test_same_values_in_every_order(monkeypatch, kind, step, peers):
  # in parts, so that blocks of pinned memory are used again
  monkeypatch.setattr(gpu_lanes, "STAGING", 1 << 10)
  want = None if step is memory_used_again else step("CPU")
  for order in ORDERS:
    machine = Machine([ARCHES[kind]] * 2, peers=peers, eager=order)
    found = run(monkeypatch, kind, step, machine)
    want = want or found
    assert same(found, want), f"streams {order} at once"


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("peers", [True, pytest.param(False, marks=SLOW)])
@pytest.mark.parametrize("kind", ["CUDA", pytest.param("AMD", marks=SLOW)])
def test_each_wait_is_needed(monkeypatch, kind, step, peers):
  """Whichever is left out, some order gives a wrong value; but for those that others imply."""
  monkeypatch.setattr(gpu_lanes, "STAGING", 1 << 10)
  machine = Machine([ARCHES[kind]] * 2, peers=peers)
  want = run(monkeypatch, kind, step, machine)
  implied = 0
  for left_out in range(1, machine.waits + 1):
    for order in ORDERS:
      faulty = Machine([ARCHES[kind]] * 2, peers=peers, eager=order)
      faulty.left_out = left_out
      if not same(run(monkeypatch, kind, step, faulty), want):
        break
    else:
      implied += 1
  assert machine.waits >= 2 and implied <= (1 if peers else 4)


@pytest.mark.parametrize("peers", [True, False])
def test_copies_and_kernels_do_not_wait_for_each_other(monkeypatch, kind, peers):
  """What a kernel does not need is still on its way when it runs, and the other way round."""
  monkeypatch.setattr(gpu_lanes, "STAGING", 1 << 10)
  machine = Machine([ARCHES[kind]] * 2, peers=peers)
  plug_in(monkeypatch, kind, machine)
  t, weight = on(kind, 0), on(kind, 5)
  kernels, incoming = (s for s in machine.streams if s.device == 0 and s.number < 2)
  # sent to another device, while kernels on other memory go on
  moved = t.to(f"{kind}:1").realize()
  more = (weight + 1).realize()
  assert len(kernels.queue) == 1
  np.testing.assert_array_equal(moved.numpy(), numbers(0))
  assert len(kernels.queue) == 1, "a copy has waited for a kernel that is no concern of it"
  # the next batch is on its way, while a step runs
  batch = Tensor(numbers(8)[:200], device=kind).realize()
  np.testing.assert_array_equal(more.numpy(), numbers(6))
  assert incoming.queue, "a kernel has waited for a copy that is no concern of it"
  np.testing.assert_array_equal(batch.numpy(), numbers(8)[:200])


def test_synchronize_waits_for_all_lanes(monkeypatch, kind):
  machine = Machine([ARCHES[kind]] * 2)
  plug_in(monkeypatch, kind, machine)
  t = Tensor(numbers(0), device=kind).realize()
  moved, more = t.to(f"{kind}:1").realize(), (t + 1).realize()
  assert [bool(s.queue) for s in machine.streams] == [True, True, False, False, True, False]
  # also for what another device reads from its memory
  Device[kind].synchronize()
  assert not any(s.queue for s in machine.streams)
  np.testing.assert_array_equal(moved.numpy() + 1, more.numpy())


@pytest.mark.slow
@pytest.mark.parametrize("peers", [True, False])
@pytest.mark.parametrize("order", ORDERS[:4])
def test_training_on_two_devices(monkeypatch, kind, peers, order):
  """Steps of a small BERT, replayed as graphs with copies between them."""
  batch = zero_batch(8, SEQ, PREDICTIONS)
  batch["input_ids"] = np.random.default_rng(3).integers(0, VOCAB, (8, SEQ)).astype(np.int32)
  # float32, which no machine rounds
  settings = {"BS": "8", "EVAL_BS": "8", "GPUS": "2", "DEFAULT_FLOAT": "FLOAT32", "SEED": "3"}
  settings |= {"NUM_WARMUP_STEPS": "0", "TRAIN_STEPS": "40", "OPT_BASE_LEARNING_RATE": "0.01"}

  def losses(name: str) -> list[float]:
    with Context(DEV=name):
      trainer = Trainer(JobConfig.from_env(settings), BERT, (name, f"{name}:1"))
      return [trainer.train(batch, i) for i in range(5)]

  want = losses("CPU")
  plug_in(monkeypatch, kind, Machine([ARCHES[kind]] * 2, peers=peers, eager=order))
  assert losses(kind) == pytest.approx(want, rel=1e-4)
