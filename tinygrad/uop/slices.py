"""Kernels that run slice by slice: in turns on one part of their outer axis, then on the next.

What they hand to each other is still in a core's cache when it is read. Such a chain is a SINK of
kernels (SINKs of STOREs) whose argument is a Slices; each kernel keeps its own parameters.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass

from tinygrad.uop import Ops
from tinygrad.uop import symbolic as sym
from tinygrad.uop.ops import UOp
from tinygrad.uop.rows import Ranges, free_ranges, row_form


@dataclass(frozen=True)
class Slices:
  """How the kernels of a chain run.

  number: of slices. buffers: for each kernel, which buffer of the chain each parameter is.
  outer: how many of these are real ones, of `mem_bytes` in all; those after them exist in a slice
  only, and `inner` has (place, bytes) of each in memory of the thread that runs the slice.
  """

  number: int
  buffers: tuple[tuple[int, ...], ...]
  outer: int
  mem_bytes: int
  inner: tuple[tuple[int, int], ...] = ()

  @property
  def inner_bytes(self) -> int:
    """Memory that a thread needs."""
    return max((place + size for place, size in self.inner), default=0)


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


def _prefixes(store: UOp) -> Iterator[tuple[int, Ranges]]:
  """(number of slices, ranges that count them) for the first ranges of a STORE.

  The last range of an element stays whole, because vectors run along it.
  """
  grid = tuple(itertools.takewhile(lambda r: r.arg[2] == "grid", store.src[2:]))
  most = len(grid) - 1 if len(grid) == len(store.src) - 2 else len(grid)
  for i in range(1, most + 1):
    yield math.prod(r.arg[1] for r in grid[:i]), grid[:i]


def _factors(u: UOp) -> tuple[UOp, ...]:
  """The factors where a node is a sum of products."""
  if u.op is not Ops.REDUCE:
    return ()
  product = u.src[0]
  while product.op is Ops.CAST:
    product = product.src[0]
  return product.src if product.op is Ops.MUL else ()


@functools.cache
def slice_numbers(kernel: UOp) -> frozenset[int]:
  """Numbers of slices that a kernel can be cut into, so that each is a run of its items.

  A sum of products is cut only along what both factors have: each slice has its own of both.
  """
  found: frozenset[int] | None = None
  for store in kernel.src:
    free = free_ranges((store,))
    factors = [f for u in free for f in _factors(u) if free[f]]
    good = {n for n, rs in _prefixes(store) if all(free[f] >= frozenset(rs) for f in factors)}
    found = frozenset(good) if found is None else found & good
  return found or frozenset()


@functools.cache
def own_parts(kernel: UOp, number: int) -> frozenset[int]:
  """Numbers of the buffers of which each slice reads and writes only its own part.

  Part i of n is the i-th of n equal runs of elements.
  """
  good: dict[int, bool] = {}
  for store in kernel.src:
    ranges = dict(_prefixes(store))[number]
    for u in store.toposort():
      if u.op is Ops.INDEX:
        slot = u.src[0].arg[0]
        good[slot] = good.get(slot, True) and _in_part(u, ranges, number)
  return frozenset(slot for slot, is_own in good.items() if is_own)


def _in_part(index: UOp, ranges: Ranges, number: int) -> bool:
  """Whether a place is in the part that the ranges count."""
  size = index.src[0].arg[1]
  if size % number:
    return False
  parts, constant = sym.terms(index.src[1])
  step = size
  for r in ranges:
    step //= r.arg[1]
    if parts.pop(r, None) != step:
      return False
  low, high = sym.bounds(sym.build(parts, constant))
  return low >= 0 and high < step


def part_of(kernel: UOp, slots: tuple[int, ...], number: int) -> UOp:
  """The same kernel with parameters as large as one part: what is near needs no way past caches."""
  if not slots:
    return kernel
  memo: dict[UOp, UOp] = {}
  for u in kernel.toposort():
    if u.op is Ops.PARAM and u.arg[0] in slots:
      memo[u] = u.replace(arg=(u.arg[0], u.arg[1] // number))
      continue
    src = tuple(memo[s] for s in u.src)
    memo[u] = u if src == u.src else u.replace(src=src)
  return memo[kernel]


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
  form = row_form(memo[kernel].src)
  if form is None or (form.reduces and not any(map(form.stores_row, form.stores))):
    return None
  return memo[kernel]
