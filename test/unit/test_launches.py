"""Replays call prepared launches: right after buffers moved, and counted like single items."""

import numpy as np
import pytest

from tinygrad import Context, GlobalCounters, Tensor, TinyJit
from tinygrad.device import buffer_of


def captured(weight):
  """A step with kernels, copies to another device and an assign."""
  count = Tensor([0.0]).contiguous().realize()

  @TinyJit
  def step(x):
    y = ((x + weight).contiguous() * 2).to("CPU:1")
    z = (y.sum() + 1).contiguous().to("CPU")
    count.assign(count + 1)
    return Tensor.realize(z, count)

  for i in range(2):
    step(Tensor([float(i), 1.0]).realize())
  return step, count


def test_new_inputs_at_each_replay():
  weight = Tensor([10.0, 20.0]).contiguous().realize()
  step, count = captured(weight)
  for i in range(2, 6):
    assert step(Tensor([float(i), 3.0]).realize()).item() == 2 * (i + 33) + 1
    assert count.item() == i + 1


def test_outputs_of_earlier_replays_stay():
  step, _ = captured(Tensor([1.0, 1.0]).contiguous().realize())
  results = [step(Tensor([float(i), 0.0]).realize()) for i in range(4)]
  assert [r.item() for r in results] == [2 * (i + 2) + 1 for i in range(4)]


def test_memory_that_moved_between_replays():
  weight = Tensor([10.0, 20.0]).contiguous().realize()
  step, _ = captured(weight)
  assert step(Tensor([1.0, 1.0]).realize()).item() == 65
  step.captured.free_intermediates()
  assert step(Tensor([2.0, 1.0]).realize()).item() == 67
  held = buffer_of(weight.uop.base)
  held.deallocate()
  # takes the block that was just freed, so that the weight gets another one
  keep = Tensor([0.0, 0.0]).contiguous().realize()
  held.copyin(np.array([100.0, 200.0], np.float32))
  assert step(Tensor([1.0, 1.0]).realize()).item() == 605
  assert keep.tolist() == [0.0, 0.0]


@pytest.mark.parametrize("device", ["CPU", "NULL"])
def test_counts_are_those_of_single_items(device, capsys):
  a, b = (Tensor.ones(64, 64, device=device).contiguous().realize() for _ in range(2))

  @TinyJit
  def step(x):
    return ((x @ b).contiguous() + a).sum(0).contiguous().realize()

  x = Tensor.ones(64, 64, device=device).contiguous().realize()
  found = []
  for debug in (0, 0, 0, 2):
    GlobalCounters.reset()
    with Context(DEBUG=debug):
      step(x)
    g = GlobalCounters
    found.append((g.kernel_count, g.global_ops, g.global_mem))
    assert g.time_sum_s > 0
  assert found[1] == found[2] == found[3]
  assert "***" in capsys.readouterr().out


def test_replays_move_only_what_a_remembered_value_came_from():
  read, unread = (Tensor([1.0, 2.0]).contiguous().realize() for _ in range(2))

  @TinyJit
  def step():
    return Tensor.realize(read.assign(read + 1), unread.assign(unread * 2))

  for _ in range(3):
    step()
  before = unread.uop
  for i in range(3, 6):
    assert (read * 10).tolist() == [10 * (i + 1), 10 * (i + 2)], "not the value before the replay"
    step()
  assert unread.uop is before
  assert unread.tolist() == [64.0, 128.0]
