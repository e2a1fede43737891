"""How much memory is in use while values are computed, and after."""

import gc
from collections.abc import Iterator

import numpy as np
import pytest

from tinygrad import Context, GlobalCounters, Tensor, TinyJit
from tinygrad.device import Buffer, SharedBuffer
from tinygrad.dtype import dtypes
from tinygrad.schedule.memory import share_memory

MIB = 2**20
D4 = ("CPU", "CPU:1", "CPU:2", "CPU:3")


class Meter:
  """Bytes in use since `start`, at most and now."""

  def __init__(self) -> None:
    self.before = self.most = 0

  def start(self) -> None:
    gc.collect()
    self.before = self.most = GlobalCounters.mem_used

  @property
  def peak(self) -> int:
    return self.most - self.before

  @property
  def now(self) -> int:
    gc.collect()
    return GlobalCounters.mem_used - self.before


@pytest.fixture
def meter(monkeypatch) -> Iterator[Meter]:
  out, count = Meter(), GlobalCounters.allocated

  def allocated(device: str, nbytes: int) -> None:
    count(device, nbytes)
    out.most = max(out.most, GlobalCounters.mem_used)

  monkeypatch.setattr(GlobalCounters, "allocated", staticmethod(allocated))
  yield out


def chain(x: Tensor, n: int = 12) -> Tensor:
  """x after n steps, each stored: x of shape (512, 512) is 1 MiB."""
  for i in range(n):
    x = (x * 0.5 + i).contiguous()
  return x


def test_intermediates_are_freed_as_soon_as_they_are_used(meter):
  x = Tensor(np.ones((512, 512), np.float32)).realize()
  meter.start()
  out = chain(x).realize()
  assert meter.peak <= 3 * MIB
  assert meter.now == MIB
  want = np.float32(1)
  for i in range(12):
    want = want * np.float32(0.5) + np.float32(i)
  np.testing.assert_allclose(out.numpy(), np.full((512, 512), want), rtol=1e-6)


def test_values_that_another_tensor_needs_stay():
  x = Tensor(np.ones((512, 512), np.float32)).realize()
  middle = chain(x, 3)
  later = middle + 1
  (middle * 2).contiguous().realize()
  GlobalCounters.reset()
  later.realize()
  assert GlobalCounters.kernel_count == 1


def test_a_captured_function_keeps_few_buffers(meter):
  f = TinyJit(lambda x: chain(x).realize())
  for i in range(5):
    x = Tensor(np.full((512, 512), i, np.float32)).realize()
    if i == 2:
      meter.start()
    got = f(x)
    np.testing.assert_array_equal(got.numpy(), chain(x).numpy())
  del x
  # two take turns as source and result
  assert meter.now <= 3 * MIB
  f.captured.free_intermediates()
  freed = meter.now
  assert freed <= MIB
  assert f(Tensor(np.zeros((512, 512), np.float32)).realize()).shape == (512, 512)


def test_captured_values_that_are_alive_outside_do_not_share():
  kept = []

  def f(x: Tensor) -> Tensor:
    middle = chain(x, 4)
    kept[:] = [middle.realize()]
    return chain(middle, 4).realize()

  run = TinyJit(f)
  for i in range(4):
    x = Tensor(np.full((512, 512), i, np.float32)).realize()
    got = run(x)
    np.testing.assert_array_equal(kept[0].numpy(), chain(x, 4).numpy())
    np.testing.assert_array_equal(got.numpy(), chain(kept[0], 4).numpy())


def test_pruned_captures_keep_what_runs_once():
  table = Tensor(np.ones((512, 512), np.float32)).realize()

  @lambda f: TinyJit(f, prune=True)
  def f(x: Tensor) -> Tensor:
    return (chain(table, 3) + x).realize()

  for i in range(5):
    x = Tensor(np.full((512, 512), i, np.float32)).realize()
    np.testing.assert_array_equal(f(x).numpy(), chain(table, 3).numpy() + i)


def test_shared_buffers_do_not_overlap_in_time():
  rng = np.random.default_rng(0)
  buffers = [Buffer("CPU", int(rng.integers(1, 5000)), dtypes.float32) for _ in range(60)]
  items = []
  for i, b in enumerate(buffers):
    sources = [buffers[j] for j in rng.integers(max(0, i - 8), i, 2)] if i else []
    items.append([b, *sources])
  shared = share_memory(items, set(buffers))
  holder: dict[Buffer, Buffer] = {}
  for b, *sources in items:
    for s in sources:
      assert holder[shared[s].host] is s, "overwritten before its last use"
    holder[shared[b].host] = b
    assert shared[b].host.nbytes >= b.nbytes
  hosts = {s.host for s in shared.values()}
  assert sum(h.nbytes for h in hosts) < sum(b.nbytes for b in buffers) / 3


def test_all_results_of_a_joined_kernel_are_new_at_every_call():
  # One kernel that stores three values, of which only the first was once known to be written.
  @TinyJit
  def f(x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    most = x.max(1, keepdim=True)
    return most.realize(), x.sum(1), (x - most).exp()

  given = [np.random.default_rng(i).normal(size=(512, 700)).astype(np.float32) for i in range(5)]
  found = [f(Tensor(x).realize()) for x in given]
  for x, (most, total, shifted) in zip(given, found, strict=True):
    np.testing.assert_array_equal(most.numpy()[:, 0], x.max(1))
    np.testing.assert_allclose(total.numpy(), x.sum(1), atol=1e-3)
    np.testing.assert_allclose(shifted.numpy(), np.exp(x - x.max(1, keepdims=True)), rtol=1e-4)


def test_intermediates_that_a_joined_kernel_stores_share_memory(meter):
  @TinyJit
  def f(x: Tensor) -> Tensor:
    for _ in range(4):
      # each row twice: two stores of one kernel, both needed by the product
      scaled = x.softmax(-1)
      x = scaled.contiguous().matmul((scaled * 2 + x).contiguous())
    return x.realize()

  for _ in range(3):
    x = Tensor(np.ones((512, 512), np.float32)).realize()
    f(x)
  kept = {b for item in f.captured.items for b in item.buffers if not isinstance(b, SharedBuffer)}
  assert sum(b.nbytes for b in kept) == 2 * MIB


def test_large_buffers_choose_first():
  # In order of time, the small one would sit in the place that the second large one needs.
  first, small, second = (Buffer("CPU", n, dtypes.float32) for n in (4096, 16, 4096))
  shared = share_memory([[first], [small], [second, small]], {first, small, second})
  assert sum(h.nbytes for h in {s.host for s in shared.values()}) == 4 * (4096 + 16)


# with RING=0 every device holds the parts of all others at once
@pytest.mark.parametrize("ring, all_to_all", [(1, 0), (2, 0), (0, 1), (0, 2)])
def test_v30_all_reduce_memory(meter, ring, all_to_all):
  x = Tensor(np.ones((4, 2**20), np.float32)).shard(D4, 0).realize()
  meter.start()
  with Context(RING=ring, ALL2ALL=all_to_all):
    total = x.sum(0).realize()
  assert meter.now <= 16 * MIB
  assert meter.peak <= 32 * MIB
  assert total[5].item() == 4
