"""Slices of kernels built by hand: how they may be cut, and which chains may not be made."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from test.unit.kernels import F32, at, kernel, load, rng
from tinygrad.dtype import dtypes
from tinygrad.helpers import Context
from tinygrad.renderer.row_passes import streams
from tinygrad.schedule.remake import Remaking
from tinygrad.schedule.slices import SliceFinder, _placed
from tinygrad.schedule.template import Alias, ScheduleItem
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.slices import (
  Blocks,
  Slices,
  in_blocks,
  led_by,
  near,
  own_parts,
  slice_cuts,
  written_in_place,
)

B, M, N = rng(0, 4), rng(1, 8), rng(2, 16)
SIZE = 4 * 8 * 16
PLACE = at((B, 128), (M, 16), (N, 1))
OTHER = at((B, -128), (M, 16), (N, 1))


def total(value: UOp, *axes: UOp) -> UOp:
  return UOp(Ops.REDUCE, F32, (value, *axes), Ops.ADD)


def copy(index: UOp = PLACE) -> UOp:
  """Buffer 0 from buffer 1."""
  return kernel(SIZE, PLACE, load(1, SIZE, index), B, M, N)


def test_ranges_that_lead_a_buffer_may_count_slices():
  assert slice_cuts(copy()) == {4: ((B,),), 32: ((B, M),)}
  # the same ranges in another order of loops
  turned = kernel(SIZE, PLACE, load(1, SIZE, PLACE), M, B, N)
  assert slice_cuts(turned) == {4: ((B,),), 32: ((B, M),)}
  assert led_by(turned, (B,)).src[0].src[2:] == (B, M, N)
  # vectors run along the last range
  assert slice_cuts(kernel(SIZE, PLACE, load(1, SIZE, PLACE), M, N, B)) == {}


def test_a_sum_of_products_needs_both_factors_of_each_slice():
  k = rng(3, 8, "reduce")
  a = load(1, 256, at((B, 64), (M, 8), (k, 1)))
  for shared, numbers in ((False, {4}), (True, set())):
    b = load(2, 128 if shared else 512, at(*([] if shared else [(B, 128)]), (k, 16), (N, 1)))
    product = kernel(SIZE, PLACE, total(a.alu(Ops.MUL, b), k), B, M, N)
    assert set(slice_cuts(product)) == numbers


def test_a_sum_over_what_would_be_cut():
  # of all elements of one part, for each of them
  m, n = rng(3, 8, "reduce"), rng(4, 16, "reduce")
  whole = total(load(1, SIZE, at((B, 128), (m, 16), (n, 1))), m, n)
  assert set(slice_cuts(kernel(SIZE, PLACE, whole, B, M, N))) == {4}


def test_own_parts():
  assert own_parts(copy(), (B,)) == {0, 1}
  shifted = UOp(Ops.ADD, dtypes.int64, (OTHER, UOp.const(dtypes.int64, 384)))
  assert own_parts(copy(shifted), (B,)) == {0}
  # one element further: into the next part
  further = UOp(Ops.ADD, dtypes.int64, (PLACE, UOp.const(dtypes.int64, 1)))
  assert own_parts(copy(further), (B,)) == {0}
  # the rows of all parts in turn
  assert own_parts(copy(at((B, 16), (M, 64), (N, 1))), (B,)) == {0}


def test_rows_of_a_slice_in_blocks():
  (rows,) = (in_blocks(copy(), (B,), frozenset({0, 1}), 4),)
  assert rows is not None and rows.arg == Blocks(4, 4, 2, 2)
  assert [r.arg[1] for r in rows.src[0].src[2:]] == [4, 4, 2, 16]
  # no equal blocks, blocks of one row, slices that are blocks already
  assert [in_blocks(copy(), (B,), frozenset({0}), n) for n in (3, 8)] == [None, None]
  assert in_blocks(copy(), (B, M), frozenset({0}), 2) is None
  # rows of other blocks
  other = at((B, 128), (M, -16), (N, 1))
  shifted = UOp(Ops.ADD, dtypes.int64, (other, UOp.const(dtypes.int64, 112)))
  assert in_blocks(copy(shifted), (B,), frozenset({0, 1}), 4) is None
  assert in_blocks(copy(shifted), (B,), frozenset({0}), 4) is not None


def test_a_sum_over_the_blocks():
  k, n = rng(3, 8, "reduce"), rng(4, 16)
  a, b = load(1, SIZE, at((B, 128), (k, 16), (N, 1))), load(2, SIZE, at((B, 128), (k, 16), (n, 1)))
  grows = kernel(4 * 256, at((B, 256), (N, 16), (n, 1)), total(a.alu(Ops.MUL, b), k), B, N, n)
  form = in_blocks(grows, (B,), frozenset({1}), 4)
  assert form is not None and form.arg == Blocks(4, 4, 2, 1, sums=True)
  assert [r.arg[1] for r in form.src[0].src[1].src[1:]] == [4, 2]
  # it is not there before the last block
  assert in_blocks(grows, (B,), frozenset({0, 1}), 4) is None
  # no sum of products; each block would have the same sum
  assert (
    in_blocks(kernel(64, at((B, 16), (N, 1)), total(a, k), B, N), (B,), frozenset({1}), 4) is None
  )
  rows = load(1, SIZE, PLACE).alu(
    Ops.MUL, total(load(2, 64, at((B, 16), (rng(5, 16, "reduce"), 1))), rng(5, 16, "reduce"))
  )
  assert in_blocks(kernel(SIZE, PLACE, rows, B, M, N), (B,), frozenset({0, 1}), 4) is None


def test_written_in_place_only_where_elements_are_read_before():
  assert written_in_place(copy(), 0, 1) is not None
  assert written_in_place(copy(at((B, 128), (M, 16), (N, -1))), 0, 1) is None
  n = rng(3, 16, "reduce")
  row = load(1, SIZE, at((B, 128), (M, 16), (n, 1)))
  rows = load(1, SIZE, PLACE).alu(Ops.MUL, total(row, n))
  assert written_in_place(kernel(SIZE, PLACE, rows, B, M, N), 0, 1) is not None
  m = rng(3, 8, "reduce")
  column = load(1, SIZE, at((B, 128), (m, 16), (N, 1)))
  assert written_in_place(kernel(SIZE, PLACE, total(column, m), B, M, N), 0, 1) is None
  wide = load(1, SIZE, PLACE, dtypes.int32).cast(F32)
  assert written_in_place(kernel(SIZE, PLACE, wide, B, M, N), 0, 1) is None


def test_memory_of_values_that_are_never_needed_at_once_is_shared():
  placed = _placed({5: (0, 1, 100), 6: (1, 2, 60), 7: (2, 3, 128), 8: (3, 3, 4)})
  assert placed == {5: (0, 100), 6: (128, 60), 7: (0, 128), 8: (128, 4)}


def buffers(count: int, device: str = "CPU") -> list[UOp]:
  return [UOp.new_buffer(device, SIZE, F32) for _ in range(count)]


def item(*used: UOp, index: UOp = PLACE) -> ScheduleItem:
  """A copy of the second buffer to the first."""
  return ScheduleItem(copy(index), list(used), used[0].arg[1])


def lengths(
  items: list[ScheduleItem],
  private: list[UOp],
  aliases: list[Alias] | None = None,
  threads: int = 2,
) -> list[int]:
  """Kernels of each item of the schedule with chains."""
  with Context(SLICES=2):
    found = SliceFinder(items, aliases or [], private, {"CPU"}, threads).run()
  return [len(x.kernel.src) if x.kernel is not None else 0 for x in found]


def test_a_chain():
  a, b, c, d = buffers(4)
  assert lengths([item(b, a), item(c, b), item(d, c)], [b, c]) == [3]
  # what has a buffer in any case is no reason to wait
  assert lengths([item(b, a), item(c, b)], []) == [1, 1]
  # there is nothing for some of the threads
  assert lengths([item(b, a), item(c, b)], [b], threads=33) == [1, 1]
  away = UOp(Ops.ADD, dtypes.int64, (OTHER, UOp.const(dtypes.int64, 384)))
  assert lengths([item(b, a), item(c, b, index=away)], [b]) == [1, 1]


def test_only_private_values_vanish():
  a, b, c, d = buffers(4)
  finder = SliceFinder([item(b, a), item(c, b), item(d, c)], [], [b], {"CPU"}, 2)
  with Context(SLICES=2):
    (chain, last) = finder.run()
  assert chain.kernel is not None and isinstance(chain.kernel.arg, Slices)
  assert finder.vanished == {b} and chain.buffers == [c, a]
  assert last.buffers == [d, c]


def test_another_reader_keeps_a_value():
  a, b, c, d = buffers(4)
  items = [item(b, a), item(c, b), ScheduleItem(None, [d, b], "CPU")]
  finder = SliceFinder(items, [], [b], {"CPU"}, 2)
  with Context(SLICES=2):
    chain, copied = finder.run()
  assert not finder.vanished and set(chain.buffers) == {a, b, c}
  assert copied is items[2]


@pytest.mark.parametrize("way", ["kernel", "copy", "write"])
def test_what_must_run_in_between_prevents_a_chain(way):
  a, b, c, d, e = buffers(5)
  away = UOp(Ops.ADD, dtypes.int64, (OTHER, UOp.const(dtypes.int64, 384)))
  between = {
    "kernel": item(c, b, index=away),
    "copy": ScheduleItem(None, [c, b], "CPU"),
    # the old content is read before, the new one after
    "write": item(a, b, index=away),
  }[way]
  source = a if way == "write" else c
  two = UOp(Ops.ADD, F32, (load(1, SIZE, PLACE), load(2, SIZE, PLACE)))
  last = ScheduleItem(kernel(SIZE, PLACE, two, B, M, N), [d, b, source], "CPU")
  assert lengths([item(b, a), between, last, item(e, d)], [b]) == [1, int(way != "copy"), 1, 1]


def test_what_depends_on_a_chain_runs_after_it():
  a, b, c, d, e = buffers(5)
  items = [item(b, a), ScheduleItem(None, [e, b], "CPU"), item(c, a), item(d, b)]
  with Context(SLICES=2):
    found = SliceFinder(items, [], [b], {"CPU"}, 2).run()
  assert found[0] is items[2] and found[2] is items[1]
  assert found[1].kernel is not None and len(found[1].kernel.src) == 2


def test_shared_storage_and_other_devices():
  a, b, c = buffers(3)
  assert lengths([item(b, a), item(c, b)], [b], [Alias(b, [c], None)]) == [1, 1]
  far = UOp.new_buffer("CPU:1", SIZE, F32)
  assert lengths([item(b, a), item(far, b)], [b]) == [1, 1]


def test_what_is_read_soon_does_not_go_past_the_caches():
  r, n = rng(0, 1 << 14), rng(1, 1 << 10)
  place = at((r, 1 << 10), (n, 1))
  plain = kernel(1 << 24, place, load(1, 1 << 24, place), r, n)
  assert streams(plain.src[0], (n,), plain.src)
  marked = near(plain, (0,))
  assert not streams(marked.src[0], (n,), marked.src)
  assert near(plain, ()) is plain


@pytest.mark.parametrize(("numel", "fits"), [(24, True), (4, True), (12, False), (48, False)])
def test_only_values_of_a_group_s_rows_are_made_again_in_it(numel, fits):
  def part(size):
    target = SimpleNamespace(sizes=(size,), dtype=dtypes.float32)
    return SimpleNamespace(value=SimpleNamespace(numel=size), buffers=(), target=target)

  remaking = Remaking(
    groups=[(["member"], ((4, 6), 1))],
    after={"member": {"early"}, "early": set()},
    needs={"value": set()},
    users={"value": {"early", "late"}},
    parts={"value": part(numel), "member": part(24)},
    items={},
    fixed=set(),
    changing=set(),
  )
  assert list(remaking._places("value")) == ([(0, ["late"])] if fits else [])
