"""Long sums of products with few results are shared out: parts of the sum are results first.

Threads share the results of a kernel. Where there are too few, a kernel makes the sum of each part,
and another one adds the parts in order. Parts do not depend on the number of threads, so the sums
have the same bits with any.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence

from tinygrad.device import Device
from tinygrad.dtype import HALVES, DType, dtypes
from tinygrad.schedule.rangeify import number_ranges
from tinygrad.schedule.template import ScheduleItem
from tinygrad.uop import Ops
from tinygrad.uop import symbolic as sym
from tinygrad.uop.ops import Device_t, UOp
from tinygrad.uop.rows import free_ranges

# Results that threads cannot share well, and products that make up for a second kernel.
_RESULTS, _LEAST = 1 << 14, 1 << 24
# Results that are enough for threads to share where each is an item, or where columns are.
_ITEMS, _COLUMNS = 8, 128
# Terms that make a part worth its place, and parts at most.
_TERMS, _PARTS = 512, 16


def split_long_sums(items: Sequence[ScheduleItem]) -> list[ScheduleItem]:
  """Items with two kernels in place of each long sum of products with few results."""
  out: list[ScheduleItem] = []
  for item in items:
    if item.kernel is None or not _threads_share(item.device):
      out.append(item)
      continue
    made = _split(item.kernel)
    if made is None:
      out.append(item)
      continue
    first, order, second, rest, size, dt = made
    parts = UOp.new_buffer(item.buffers[0].arg[1], size, dt)
    out.append(ScheduleItem(first, [parts, *(item.buffers[i] for i in order)], item.device))
    buffers = [parts if i is None else item.buffers[i] for i in rest]
    out.append(ScheduleItem(second, buffers, item.device))
  return out


def _threads_share(device: Device_t) -> bool:
  names = device if isinstance(device, tuple) else (device,)
  return all(Device[name].target.runs_slices for name in names)


# The kernel of the parts and the numbers of the buffers that it reads; the kernel that adds them
# and the numbers of its buffers (None: the parts); elements and dtype of the parts.
_Made = tuple[UOp, list[int], UOp, list[int | None], int, DType]


@functools.cache
def _split(kernel: UOp) -> _Made | None:
  if len(kernel.src) != 1 or kernel.arg is not None:
    return None
  grid, nodes = kernel.src[0].src[2:], kernel.toposort()
  sums = [u for u in nodes if u.op is Ops.REDUCE]
  if len(sums) != 1 or any(r.arg[2] != "grid" for r in grid):
    return None
  total, ks = sums[0], sums[0].src[1:]
  if _are_shared(total, free_ranges(kernel.src)):
    return None
  results, terms = (math.prod(r.arg[1] for r in rs) for rs in (grid, ks))
  parts = _divisor(ks[0].arg[1], terms)
  if results > _RESULTS or results * terms < _LEAST or parts is None:
    return None
  number = max(u.arg[0] for u in nodes if u.op is Ops.RANGE)
  part, inner, again = (
    UOp(Ops.RANGE, dtypes.int64, (), (number + 1 + i, size, kind))
    for i, (size, kind) in enumerate(
      ((parts, "grid"), (ks[0].arg[1] // parts, "reduce"), (parts, "reduce"))
    )
  )
  wide = dtypes.float32 if total.dtype in HALVES else total.dtype
  k = sym.add(sym.mul(part, inner.arg[1]), inner)
  value = sym.substitute(total.src[0], {ks[0]: k}, {}).cast(wide)
  partial = UOp(Ops.REDUCE, wide, (value, inner, *ks[1:]), Ops.ADD)
  place = functools.reduce(lambda n, r: sym.add(sym.mul(n, r.arg[1]), r), grid, sym.ZERO)
  param = UOp(Ops.PARAM, wide, (), (len(nodes), parts * results))

  def at(number: UOp) -> UOp:
    return UOp(Ops.INDEX, wide, (param, sym.add(sym.mul(number, results), place)))

  first = UOp(Ops.STORE, dtypes.void, (at(part), partial, part, *grid))
  load = UOp(Ops.LOAD, wide, (at(again),))
  added = UOp(Ops.REDUCE, wide, (load, again), Ops.ADD).cast(total.dtype)
  second = _exchange(kernel.src[0], {total: added})
  kernels = [_numbered(store) for store in (first, second)]
  orders = [[None if i == len(nodes) else i for i in order] for _, order in kernels]
  read = [i for i in orders[0] if i is not None]
  return kernels[0][0], read, kernels[1][0], orders[1], parts * results, wide


def _are_shared(total: UOp, free: Mapping[UOp, frozenset[UOp]]) -> bool:
  """Whether a REDUCE is no sum of products, or one whose results threads share well.

  Each result of a row by row product is an item; columns of one row are items of many.
  """
  product = total.src[0]
  while product.op is Ops.CAST:
    product = product.src[0]
  if total.arg is not Ops.ADD or product.op is not Ops.MUL or not dtypes.is_float(total.dtype):
    return True
  if not all(any(u.op is Ops.LOAD for u in s.toposort()) for s in product.src):
    return True
  a, b = (free[s] - frozenset(total.src[1:]) for s in product.src)
  results, both = (math.prod(r.arg[1] for r in rs) for rs in (a | b, a & b))
  return both >= _ITEMS or (results >= _COLUMNS and not (a - b and b - a))


def _divisor(size: int, terms: int) -> int | None:
  """The number of parts that divides the outermost range of a sum; even ones are better shared."""
  most = min(_PARTS, terms // _TERMS, size - 1)
  fits = [n for n in range(2, most + 1) if size % n == 0]
  return max(fits, key=lambda n: (n % 2 == 0, n), default=None)


def _exchange(root: UOp, new: dict[UOp, UOp]) -> UOp:
  """An expression with nodes exchanged."""
  known = dict(new)
  for u in root.toposort():
    if u not in known:
      src = tuple(known[s] for s in u.src)
      known[u] = u if src == u.src else u.replace(src=src)
  return known[root]


def _numbered(store: UOp) -> tuple[UOp, list[int]]:
  """A kernel of one STORE whose parameters are numbered anew, the output first; the old numbers."""
  params = dict.fromkeys([store.src[0].src[0]])
  params.update(dict.fromkeys(u for u in store.toposort() if u.op is Ops.PARAM))
  new = {p: p.replace(arg=(i, p.arg[1])) for i, p in enumerate(params)}
  sink = UOp(Ops.SINK, dtypes.void, (_exchange(store, new),))
  return number_ranges(sink), [p.arg[0] for p in params]
