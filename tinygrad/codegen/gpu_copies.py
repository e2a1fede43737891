"""What the plans of GPU kernels are made of: 32-bit indices, and copies of stores and of terms."""

from __future__ import annotations

import math

from tinygrad.codegen.options import RULES, Options, OptionsError
from tinygrad.dtype import HALVES, dtypes
from tinygrad.renderer.strides import Free, stride
from tinygrad.uop import Ops
from tinygrad.uop import symbolic as sym
from tinygrad.uop.ops import UOp, toposort

# Nodes of all copies of a value that one thread computes.
_MOST_NODES = 3000
# Bytes of an access to memory.
WIDEST = 16
INDEX_LIMIT = 2**31


# *** indices of 32 bits ***


def narrow(stores: tuple[UOp, ...]) -> tuple[UOp, ...]:
  """The same stores with index arithmetic in 32 bits wherever every value fits."""
  memo: dict[UOp, UOp] = {}
  for store in stores:
    for u in store.toposort():
      if u not in memo:
        memo[u] = _narrow(u, [memo[s] for s in u.src])
  return tuple(memo[s] for s in stores)


def _fits(u: UOp) -> bool:
  low, high = sym.bounds(u)
  return -INDEX_LIMIT <= low and high < INDEX_LIMIT


def _as(u: UOp, dt: object) -> UOp:
  """A value of an index in int32 or int64."""
  if u.op is Ops.CONST:
    return UOp.const(dt, u.arg)  # type: ignore[arg-type]
  return u.cast(dt)  # type: ignore[arg-type]


def _narrow(u: UOp, src: list[UOp]) -> UOp:
  int32, int64, uint32 = dtypes.int32, dtypes.int64, dtypes.uint32
  if u.op is Ops.RANGE:
    return u.replace(dtype=int32)
  small = all(n.dtype is int32 or s.op is Ops.CONST for s, n in zip(u.src, src, strict=True))
  indices = bool(src) and all(s.dtype is int64 and _fits(s) for s in u.src) and small
  if indices and u.op in (Ops.CMPLT, Ops.CMPNE):
    return u.replace(src=tuple(_as(s, int32) for s in src))
  if indices and u.dtype is int64 and _fits(u):
    if u.op in (Ops.ADD, Ops.MUL):
      return u.replace(dtype=int32, src=tuple(_as(s, int32) for s in src))
    if u.op in (Ops.IDIV, Ops.MOD) and sym.bounds(u.src[0])[0] >= 0:
      unsigned = tuple(_as(_as(s, int32), uint32) for s in src)
      return u.replace(dtype=uint32, src=unsigned).cast(int32)
  if u.op is Ops.INDEX:
    return u.replace(src=tuple(src))
  # elsewhere an index is a value of the dtype that it had
  kept = 2 if u.op is Ops.STORE else 1 if u.op is Ops.REDUCE else len(src)
  wide = [
    _as(n, s.dtype) if i < kept else n for i, (s, n) in enumerate(zip(u.src, src, strict=True))
  ]
  if u.op is Ops.CAST:
    return wide[0].src[0].cast(u.dtype) if wide[0] is not src[0] else u.replace(src=(src[0],))
  return u if tuple(wide) == u.src else u.replace(src=tuple(wide))


# *** several elements a thread ***


def next_number(stores: tuple[UOp, ...]) -> int:
  """A number that no range of the stores has."""
  return 1 + max((u.arg[0] for u in toposort(stores) if u.op is Ops.RANGE), default=-1)


def unroll(stores: tuple[UOp, ...], r: UOp, count: int) -> tuple[tuple[UOp, ...], UOp]:
  """Copies of stores for `count` neighbouring values of a range, and the range of the steps."""
  if count == 1:
    return stores, r
  number = next_number(stores)
  outer = sym.ZERO
  if r.arg[1] > count:
    outer = UOp(Ops.RANGE, dtypes.int64, (), (number, r.arg[1] // count, r.arg[2]))
  out = []
  for i in range(count):
    place = sym.add(sym.mul(outer, count), sym.const(i))
    out += [sym.substitute(s, {r: place}, {}) for s in stores]
  return tuple(out), outer


def unroll_sums(stores: tuple[UOp, ...], free: Free) -> tuple[UOp, ...]:
  """Sums whose terms lie side by side in memory take several in each step, in one access.

  Sums over one range keep one range.
  """
  replaced: dict[UOp, UOp] = {}
  number = next_number(stores)
  counts: dict[UOp, int] = {}
  outers: dict[UOp, UOp] = {}
  nodes = toposort(stores)
  for u in (u for u in nodes if u.op is Ops.REDUCE):
    r = u.src[-1]
    counts[r] = min(_terms_at_once(u, r, free), counts.get(r, WIDEST))
  for u in nodes:
    src = tuple(replaced[s] for s in u.src)
    replaced[u] = u if src == u.src else u.replace(src=src)
    if u.op is not Ops.REDUCE or counts[u.src[-1]] == 1:
      continue
    r, value = u.src[-1], replaced[u].src[0]
    count = counts[r]
    if r not in outers:
      outers[r] = sym.ZERO
      if r.arg[1] > count:
        outers[r] = UOp(Ops.RANGE, dtypes.int64, (), (number, r.arg[1] // count, r.arg[2]))
        number += 1
    outer = outers[r]
    dt = dtypes.float32 if u.dtype in HALVES else u.dtype
    parts = [
      sym.substitute(value, {r: sym.add(sym.mul(outer, count), sym.const(i))}, {}).cast(dt)
      for i in range(count)
    ]
    while len(parts) > 1:
      parts = [UOp(u.arg, dt, (a, b)) for a, b in zip(parts[::2], parts[1::2], strict=True)]
    ranges = u.src[1:-1] + ((outer,) if outer.op is Ops.RANGE else ())
    total = UOp(Ops.REDUCE, dt, (parts[0], *ranges), u.arg) if ranges else parts[0]
    replaced[u] = total.cast(u.dtype)
  return tuple(replaced[s] for s in stores)


def _terms_at_once(u: UOp, r: UOp, free: Free) -> int:
  loads = [x for x in u.src[0].toposort() if x.op is Ops.LOAD and r in free[x]]
  near = [x for x in loads if stride(x.src[0].src[1], r, free) == 1]
  if not near or len(u.src[0].toposort()) > 400:
    return 1
  most = WIDEST // max(x.dtype.itemsize for x in near)
  return math.gcd(min(most, 8), r.arg[1])


# *** which elements a thread stores ***


def size(ranges: tuple[UOp, ...]) -> int:
  """Points of ranges."""
  return math.prod(r.arg[1] for r in ranges)


def along_memory(ranges: tuple[UOp, ...], store: UOp, free: Free) -> tuple[UOp, ...]:
  """Ranges with the one that steps through the result element by element as the last."""
  index = store.src[0].src[1]
  return tuple(sorted(ranges, key=lambda r: stride(index, r, free) == 1))


def copies_of(stores: tuple[UOp, ...], r: UOp, most: int, o: Options = RULES) -> int:
  """Neighbouring elements along a range that one thread stores. Raises OptionsError."""
  if o.copies:
    if r.arg[1] % o.copies:
      raise OptionsError(f"{r.arg[1]} elements in a row are not stored {o.copies} at a time")
    return o.copies
  widest = min(max(WIDEST // s.src[1].dtype.itemsize, 1) for s in stores)
  nodes = max(_MOST_NODES // len(toposort(stores)), 1)
  count = math.gcd(r.arg[1], min(widest, 8))
  while count > 1 and (count > most or count > nodes):
    count //= 2
  return count
