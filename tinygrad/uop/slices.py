"""Kernels that run slice by slice: in turns on one part of their outer axis, then on the next.

What they hand to each other is still in a core's cache when it is read. Such a chain is a SINK of
kernels (SINKs of STOREs) whose argument is a Slices; each kernel keeps its own parameters.

Where a slice is large, it runs in blocks of its own outer axis, one after the other on a thread, as
attention does in blocks of rows of a head. Then what all blocks use is staged once, and a sum over
that axis grows from block to block. A kernel that runs so has a Blocks as its argument.
"""

from __future__ import annotations

import functools
import itertools
import math
from dataclasses import dataclass

from tinygrad.dtype import dtypes
from tinygrad.helpers import SLICES
from tinygrad.uop import Ops
from tinygrad.uop import symbolic as sym
from tinygrad.uop.ops import UOp
from tinygrad.uop.rows import Ranges, free_ranges, row_form

# Bytes of a line of a cache.
LINE = 64
# Bytes that kernels hand on, from which it pays to keep them in a cache.
_LEAST_BYTES = 1 << 20
# Bytes of a buffer from which it may lie in no cache, so that it pays to ask for it ahead.
FAR_BYTES = 1 << 20
# Bytes of an output from which it goes past the caches, and of a row of one that is only copied.
STREAMED_BYTES, COPIED_ROW = 17 << 19, 1 << 10


def is_worth_keeping(nbytes: int) -> bool:
  """Whether so many bytes that kernels hand on are enough for slices to pay."""
  return nbytes >= (_LEAST_BYTES if SLICES == 1 else 1)


@dataclass(frozen=True)
class Slices:
  """How the kernels of a chain run.

  number: of slices. buffers: for each kernel, which buffer of the chain each parameter is.
  outer: how many of these are real ones, of `mem_bytes` in all; those after them exist in a block
  only, and `inner` has (place, bytes) of each in memory of the thread that runs the slice.
  blocks: of each slice.
  """

  number: int
  buffers: tuple[tuple[int, ...], ...]
  outer: int
  mem_bytes: int
  inner: tuple[tuple[int, int], ...] = ()
  blocks: int = 1

  @property
  def parts(self) -> int:
    """Blocks of all slices."""
    return self.number * self.blocks

  @property
  def inner_bytes(self) -> int:
    """Memory that a thread needs."""
    return max((place + size for place, size in self.inner), default=0)


@dataclass(frozen=True)
class Blocks:
  """How a kernel runs in a chain whose slices run in blocks of rows.

  number: of slices; blocks: of each; rows: of a block. lead: how many ranges of a STORE count
  slices and their blocks. sums: these count slices only, and blocks are counted by the first range
  of the sum: it is there after the last block. soon: (number, bytes of a block) of buffers behind
  its own, which it may ask for because the next kernel reads them.
  """

  number: int
  blocks: int
  rows: int
  lead: int
  sums: bool = False
  soon: tuple[tuple[int, int], ...] = ()


def kernels_of(kernel: UOp) -> tuple[UOp, ...]:
  """The kernels of a chain, or the kernel itself."""
  return kernel.src if isinstance(kernel.arg, Slices) else (kernel,)


@functools.cache
def written_slots(kernel: UOp) -> tuple[int, ...]:
  """Numbers of the buffers that a kernel, or a chain, stores into."""
  if isinstance(how := kernel.arg, Slices):
    slots = [how.buffers[i][s] for i, k in enumerate(kernel.src) for s in written_slots(k)]
    return tuple(sorted({s for s in slots if s < how.outer}))
  places = [u.src[0].src[0] for u in kernel.toposort() if u.op is Ops.STORE]
  assert all(place.op is Ops.PARAM for place in places), "stores go into buffers"
  return tuple(sorted({place.arg[0] for place in places}))


def _factors(u: UOp) -> tuple[UOp, ...]:
  """The factors where a REDUCE is a sum of products."""
  product = u.src[0]
  while product.op is Ops.CAST:
    product = product.src[0]
  return product.src if product.op is Ops.MUL else ()


@functools.cache
def terms_of_product(kernel: UOp) -> int:
  """Terms of each sum of products that a kernel stores; 0 where it is no such kernel."""
  sums = [u for u in kernel.toposort() if u.op is Ops.REDUCE]
  if len(kernel.src) != 1 or len(sums) != 1 or not _factors(sums[0]):
    return 0
  return math.prod(r.arg[1] for r in sums[0].src[1:])


def _outermost(index: UOp) -> Ranges:
  """Ranges that count the largest equal parts of a buffer, then the parts of these, and so on."""
  parts, _ = sym.terms(index.src[1])
  step = index.src[0].arg[1]
  found: list[UOp] = []
  while True:
    inner = [r for r, k in parts.items() if r.op is Ops.RANGE and k > 0 and k * r.arg[1] == step]
    if len(inner) != 1:
      return tuple(found)
    found.append(inner[0])
    step = parts[inner[0]]


def _may_lead(store: UOp) -> frozenset[UOp]:
  """Ranges of a STORE that may count slices.

  The last range of an element stays whole, because vectors run along it. Each slice has sums, and
  both factors of sums of products, of its own.
  """
  grid = tuple(itertools.takewhile(lambda r: r.arg[2] == "grid", store.src[2:]))
  free = free_ranges((store,))
  out = frozenset(grid[:-1] if grid == store.src[2:] else grid)
  for u in free:
    for needed in (u, *(f for f in _factors(u) if free[f])) if u.op is Ops.REDUCE else ():
      out &= free[needed]
  return out


@functools.cache
def slice_cuts(kernel: UOp) -> dict[int, tuple[Ranges, ...]]:
  """The ranges that may count slices, for each number of these that a kernel can be cut into."""
  allowed = frozenset.intersection(*map(_may_lead, kernel.src))
  out: dict[int, dict[Ranges, None]] = {}
  for u in kernel.toposort():
    if u.op is Ops.INDEX:
      lead = tuple(itertools.takewhile(allowed.__contains__, _outermost(u)))
      for i in range(1, len(lead) + 1):
        out.setdefault(math.prod(r.arg[1] for r in lead[:i]), {})[lead[:i]] = None
  return {number: tuple(cuts) for number, cuts in out.items()}


@functools.cache
def own_parts(kernel: UOp, cut: Ranges) -> frozenset[int]:
  """Numbers of the buffers of which each slice reads and writes only its own part.

  Part i of n is the i-th of n equal runs of elements.
  """
  good: dict[int, bool] = {}
  for u in kernel.toposort():
    if u.op is Ops.INDEX:
      slot = u.src[0].arg[0]
      good[slot] = good.get(slot, True) and _in_part(u, cut)
  return frozenset(slot for slot, is_own in good.items() if is_own)


def _in_part(index: UOp, cut: Ranges) -> bool:
  """Whether a place is in the part that the ranges count."""
  parts, constant = sym.terms(index.src[1])
  step = index.src[0].arg[1]
  for r in cut:
    step, rest = divmod(step, r.arg[1])
    if rest or parts.pop(r, None) != step:
      return False
  low, high = sym.bounds(sym.build(parts, constant))
  return low >= 0 and high < step


def led_by(kernel: UOp, cut: Ranges) -> UOp:
  """The same kernel with some ranges as the outermost ones, so that a slice is a run of items."""
  stores = []
  for s in kernel.src:
    rest = tuple(r for r in s.src[2:] if r not in cut)
    stores.append(s.replace(src=(*s.src[:2], *cut, *rest)))
  return kernel.replace(src=tuple(stores))


@functools.cache
def in_blocks(kernel: UOp, cut: Ranges, slots: frozenset[int], blocks: int) -> UOp | None:
  """The kernel in a form that runs block by block; None where there is none.

  cut: ranges that count slices. slots: numbers of buffers that the chain hands on; of these, a
  block uses its own part only. The ranges of all slices and blocks are the outermost ones.
  """
  indices = [u for u in kernel.toposort() if u.op is Ops.INDEX and u.src[0].arg[0] in slots]
  leads = [_outermost(u) for u in indices]
  depth = len(cut)
  axes = {x[depth] if x[:depth] == cut and len(x) > depth else None for x in leads}
  axis = axes.pop() if len(axes) == 1 else None
  if axis is None or axis.arg[1] % blocks or axis.arg[1] == blocks or axis.arg[2] == "loop":
    return None
  rows = axis.arg[1] // blocks
  number = 1 + max(u.arg[0] for u in kernel.toposort() if u.op is Ops.RANGE)
  outer, inner = (
    axis.replace(arg=(number + i, size, axis.arg[2])) for i, size in enumerate((blocks, rows))
  )
  split = sym.substitute(kernel, {axis: sym.add(sym.mul(outer, rows), inner)}, {})
  free = free_ranges(split.src)
  sums = [u for u in free if u.op is Ops.REDUCE]
  if not own_parts(split, (*cut, outer)) >= slots:
    return None
  slices = math.prod(r.arg[1] for r in cut)
  if axis.arg[2] == "grid":
    # what is the same for all blocks is not computed in each; vectors run along the last range
    inside = all(axis in s.src[2:] for s in kernel.src) and all(outer in free[u] for u in sums)
    inside = inside and axis is not max((s.src[2:] for s in kernel.src), key=len)[-1]
    how = Blocks(slices, blocks, rows, depth + 1)
    return led_by(split, (*cut, outer)).replace(arg=how) if inside else None
  grows = len(split.src) == len(sums) == 1 and sums[0].arg is Ops.ADD and _factors(sums[0])
  if not grows or sums[0].src[1] is not outer:
    return None
  return led_by(split, cut).replace(arg=Blocks(slices, blocks, rows, depth, True))


@functools.cache
def with_copy(kernel: UOp, slot: int) -> UOp | None:
  """The kernel that also copies all it reads of a buffer, number `slot`, to one more, its last.

  None where it is no loop over rows in which each element of that is read once for its own place.
  """
  params = {u.arg[0]: u for u in kernel.toposort() if u.op is Ops.PARAM}
  source = params[slot]
  for store in kernel.src:
    ranges = store.src[2:]
    for u in store.src[1].toposort():
      if u.op is not Ops.LOAD or len(u.src) > 1 or u.src[0].src[0] is not source:
        continue
      if not _is_all_of(u.src[0], ranges):
        continue
      target = source.replace(arg=(len(params), source.arg[1]))
      place = u.src[0].replace(src=(target, u.src[0].src[1]))
      new = kernel.replace(src=(UOp(Ops.STORE, dtypes.void, (place, u, *ranges)), *kernel.src))
      return new if row_form(new.src) is not None else None
  return None


def _is_all_of(index: UOp, ranges: Ranges) -> bool:
  """Whether places are those of all elements of a buffer, each once, in rows of the last range."""
  parts, constant = sym.terms(index.src[1])
  if not ranges or parts.get(ranges[-1]) != 1:
    return False
  size = 1
  for r, step in sorted(parts.items(), key=lambda x: x[1]):
    if r not in ranges or step != size:
      return False
    size *= r.arg[1]
  return constant == 0 and len(parts) == len(ranges) and size == index.src[0].arg[1]


def near(kernel: UOp, slots: tuple[int, ...]) -> UOp:
  """The same kernel with marks on buffers that are read soon: they need no way past the caches."""
  if not slots:
    return kernel
  memo: dict[UOp, UOp] = {}
  for u in kernel.toposort():
    src = tuple(memo[s] for s in u.src)
    memo[u] = u if src == u.src else u.replace(src=src)
    if u.op is Ops.PARAM and u.arg[0] in slots:
      memo[u] = u.replace(arg=(*u.arg, "near"))
  return memo[kernel]


def is_near(param: UOp) -> bool:
  """Whether the next kernel of a chain reads what is written to a PARAM."""
  return len(param.arg) > 2


@functools.cache
def written_in_place(kernel: UOp, out: int, source: int) -> UOp | None:
  """The kernel with parameter `source` in the place of `out`, and without the number of that.

  None where that may not be: each element of `source` must be read before it is written.
  """
  nodes = kernel.toposort()
  params = {u.arg[0]: u for u in nodes if u.op is Ops.PARAM}
  old, new = params[source], params[out]
  if (old.dtype, old.arg[1]) != (new.dtype, new.arg[1]):
    return None
  memo: dict[UOp, UOp] = {}
  for u in nodes:
    src = tuple(memo[s] for s in u.src)
    memo[u] = u if src == u.src else u.replace(src=src)
    if u.op is Ops.PARAM:
      slot = source if u is new else u.arg[0]
      memo[u] = u.replace(arg=(slot - (slot > out), *u.arg[1:]))
  # the other stores may read it first
  stores = memo[kernel].src
  last = tuple(sorted(stores, key=lambda s: s.src[0].src[0] is memo[new]))
  for order in dict.fromkeys((stores, last)):
    form = row_form(order)
    if form is not None and (not form.reduces or any(map(form.stores_row, form.stores))):
      return memo[kernel].replace(src=order)
  return None
