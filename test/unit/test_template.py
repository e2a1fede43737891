"""Schedules are repeated for graphs of equal structure, and only for those."""

import gc
import weakref

import numpy as np

from tinygrad import Context, Tensor, dtypes
from tinygrad.schedule import create_schedule, template
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp


def buffer(size=4, device="CPU"):
  return UOp.new_buffer(device, size, dtypes.float32)


def contiguous(u):
  return UOp(Ops.CONTIGUOUS, u.dtype, (u,))


def made_new(monkeypatch):
  """Numbers of nodes of the graphs that are scheduled anew from here on."""
  found = []
  keep = template.keep_template

  def noted(key, made):
    found.append(made.num_nodes)
    keep(key, made)

  # other tests may have scheduled graphs of the same structure
  monkeypatch.setattr(template, "_templates", {})
  monkeypatch.setattr("tinygrad.schedule.keep_template", noted)
  return found


def test_equal_graphs_are_scheduled_once(monkeypatch):
  new = made_new(monkeypatch)
  schedules = []
  for _ in range(2):
    a, b = buffer(7), buffer(7)
    root = contiguous(a.alu(Ops.ADD, b))
    schedule = create_schedule([root], "CPU")
    (item,) = schedule.items
    assert item.buffers[1:] == [a, b]
    assert schedule.views[root].base is item.buffers[0]
    schedules.append(schedule)
  assert len(new) == 1
  first, second = (s.items[0] for s in schedules)
  assert first.kernel is second.kernel
  assert first.buffers[0] is not second.buffers[0]


def test_which_buffers_are_the_same_is_structure(monkeypatch):
  new = made_new(monkeypatch)
  a, b = buffer(11), buffer(11)
  for left, right in ((a, b), (a, a), (b, a), (b, b)):
    (item,) = create_schedule([contiguous(left.alu(Ops.MUL, right))], "CPU").items
    assert item.buffers[1:] == list(dict.fromkeys((left, right)))
  assert len(new) == 2


def test_constants_views_sizes_and_devices_are_structure(monkeypatch):
  new = made_new(monkeypatch)
  x = buffer(6).reshape((2, 3))
  wide = UOp.const(dtypes.float32, 0.0).reshape((1, 1)).expand((2, 3))
  minus = UOp.const(dtypes.float32, -0.0).reshape((1, 1)).expand((2, 3))
  graphs = [
    x.alu(Ops.ADD, wide),
    x.alu(Ops.ADD, minus),
    x.permute((1, 0)),
    x.shrink(((0, 1), (0, 3))),
    x.shrink(((1, 2), (0, 3))),
    buffer(8).alu(Ops.NEG),
    buffer(8, "PYTHON").alu(Ops.NEG),
  ]
  for graph in graphs:
    create_schedule([contiguous(graph)], "CPU")
  assert len(new) == len(graphs)


def test_stored_values_count_as_their_views(monkeypatch):
  """A node that is stored is one structure with the view that holds it."""
  x = Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
  for turned in (False, True):
    y = (x + 1).realize()
    z = (y.transpose() if turned else y) * 2
    np.testing.assert_array_equal(z.numpy(), (np.arange(2, 8).reshape(2, 3) * 2).T if turned else
                                  np.arange(2, 8).reshape(2, 3) * 2)  # fmt: skip


def test_assigns_are_repeated_in_order():
  values = []
  for start in (1.0, 5.0):
    x = Tensor([start, start]).contiguous().realize()
    old = x + 10
    x.assign(x * 2)
    x.assign(x + 1)
    Tensor.realize(old, x)
    values.append((old.tolist(), x.tolist()))
  assert values == [([11.0] * 2, [3.0] * 2), ([15.0] * 2, [11.0] * 2)]


def test_all_reduces_are_repeated():
  devices = ("CPU", "CPU:1", "CPU:2")
  for seed in range(2):
    x = np.random.default_rng(seed).standard_normal((6, 4)).astype(np.float32)
    total = Tensor(x).shard(devices, axis=0).sum(0)
    np.testing.assert_allclose(total.numpy(), x.sum(0), rtol=1e-5)


def test_same_items_without_the_cache():
  def items():
    a, b = buffer(9), buffer(9)
    total = a.alu(Ops.MUL, b).reduce_axis(Ops.ADD, (0,)).expand((9,))
    return create_schedule([contiguous(total.alu(Ops.ADD, a))], "CPU").items

  items()
  with Context(SCACHE=0):
    plain = items()
  assert [x.kernel for x in items()] == [x.kernel for x in plain]


def test_the_oldest_schedules_are_forgotten(monkeypatch):
  monkeypatch.setattr(template, "_templates", {})
  monkeypatch.setattr(template, "_MOST_NODES", 10)
  for size in range(20, 30):
    create_schedule([contiguous(buffer(size).alu(Ops.NEG))], "CPU")
  assert 1 <= len(template._templates) <= 5


def test_scheduling_leaves_no_cycles():
  """What is computed is freed when the last tensor is: the cycle collector may be off."""
  x = Tensor.rand(16, 64).contiguous().realize()
  gc.collect()
  gc.disable()
  try:
    y = (x.softmax() * 2).contiguous().sum(0)
    node = weakref.ref(y.uop)
    y.realize()
    del y
    assert node() is None
  finally:
    gc.enable()
