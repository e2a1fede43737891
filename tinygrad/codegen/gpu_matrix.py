"""Which sums of products a GPU's matrix unit makes, and in which blocks."""

from __future__ import annotations

import math

from tinygrad.codegen.gpu_copies import (
  WIDEST,
  along_memory,
  copies_of,
  narrow,
  next_number,
  size,
  unroll,
)
from tinygrad.codegen.options import RULES, Options, OptionsError
from tinygrad.dtype import HALVES, dtypes
from tinygrad.helpers import NOOPT
from tinygrad.renderer.gpu_matrix import MatrixPlan, Operand
from tinygrad.renderer.gpu_targets import GpuTarget
from tinygrad.renderer.llvmir import free_ranges
from tinygrad.renderer.strides import Free, stride
from tinygrad.uop import Ops
from tinygrad.uop import symbolic as sym
from tinygrad.uop.ops import UOp

# Workgroups of a product that keep a GPU busy.
_GROUPS = 96


def _factors(total: UOp, target: GpuTarget) -> tuple[UOp, UOp] | None:
  """The factors of a sum of products, both of one type that the matrix unit multiplies."""
  if total.arg is not Ops.ADD or total.dtype not in (dtypes.float32, *HALVES):
    return None
  product = total.src[0]
  while product.op is Ops.CAST and product.dtype in (dtypes.float32, *HALVES):
    product = product.src[0]
  if product.op is not Ops.MUL:
    return None
  found = []
  for u in product.src:
    while u.op is Ops.CAST and u.dtype is dtypes.float32 and u.src[0].dtype in HALVES:
      u = u.src[0]
    found.append(u)
  a, b = found
  if a.dtype is b.dtype and a.dtype in HALVES:
    return a, b
  if product.dtype is not dtypes.float32 or not target.matrix_float32:
    return None
  return a.cast(dtypes.float32), b.cast(dtypes.float32)


def plan_matrix(store: UOp, target: GpuTarget, o: Options = RULES) -> MatrixPlan | None:
  """The plan for a STORE on the matrix unit, or None where it is no such sum or too small.

  Raises OptionsError.
  """
  free = free_ranges((store,))
  ranges = store.src[2:]
  sums = [u for u in free if u.op is Ops.REDUCE]
  if (
    not target.matrix
    or NOOPT
    or o.no_matrix
    or len(sums) != 1
    or any(r.arg[2] != "grid" for r in ranges)
  ):
    return None
  if (found := _factors(sums[0], target)) is None:
    return None
  a, b = found
  own = store.src[0].src[0]
  if any(u.op is Ops.LOAD and u.src[0].src[0] is own for f in found for u in f.toposort()):
    return None
  ks = sums[0].src[1:]
  order = along_memory(ranges, store, free)
  if order and order[-1] in free[a]:
    a, b = b, a
  rows = tuple(r for r in order if r in free[a] and r not in free[b])
  columns = tuple(r for r in order if r in free[b] and r not in free[a])
  batch = tuple(r for r in ranges if r not in rows and r not in columns)
  if min(size(rows), size(columns), size(ks)) < 16 or not (free[a] & free[b] >= set(ks)):
    return None
  rows = _inner_last(rows, a, free)
  high, wide, threads = _block(size(rows), size(columns), size(batch))
  if o.high or o.wide or o.threads:
    high, wide, threads = o.high, o.wide, o.threads
    if (high, wide, threads) not in BLOCKS:
      raise OptionsError(f"no blocks of {high}x{wide} for {threads} threads")
  waves = threads // target.wave
  grid = (2, waves // 2) if waves >= 4 else (1, waves)
  return _matrix_plan(store, (a, b), (rows, columns, batch, ks), (high, wide, grid), target, free)


def _inner_last(ranges: tuple[UOp, ...], factor: UOp, free: Free) -> tuple[UOp, ...]:
  """Ranges with the one along which a factor lies in memory as the last."""
  loads = [u.src[0].src[1] for u in factor.toposort() if u.op is Ops.LOAD]
  return tuple(sorted(ranges, key=lambda r: any(stride(i, r, free) == 1 for i in loads)))


# (rows, columns, threads) of a workgroup, the first ones for the rules
BLOCKS = (
  (128, 128, 256), (64, 128, 256), (128, 64, 256), (64, 64, 128), (64, 64, 256), (128, 64, 128),
  (64, 128, 128), (128, 128, 128), (128, 256, 256), (256, 128, 256),
)  # fmt: skip


def _block(rows: int, columns: int, batch: int) -> tuple[int, int, int]:
  """(rows, columns, threads) of a workgroup: large ones, where there are enough of them."""
  shapes = BLOCKS[:4]
  for high, wide, threads in shapes:
    groups = batch * -(-rows // high) * -(-columns // wide)
    if groups >= _GROUPS and 2 * rows > high and 2 * columns > wide:
      return high, wide, threads
  return shapes[-1]


def _matrix_plan(
  store: UOp, factors: tuple[UOp, UOp], axes: tuple[tuple[UOp, ...], ...],
  shape: tuple[int, int, tuple[int, int]], target: GpuTarget, free: Free,
) -> MatrixPlan:  # fmt: skip
  """The plan with its copies and narrow indices."""
  (a, b), (rows, columns, batch, ks) = factors, axes
  last, k = columns[-1], ks[-1]
  along = stride(store.src[0].src[1], last, free) == 1
  copies = math.gcd(last.arg[1], min(4, copies_of((store,), last, 4))) if along else 1
  stores, new = unroll((store,), last, copies)
  chunk = math.gcd(k.arg[1], WIDEST // a.dtype.itemsize)
  number = next_number((store,)) + 1
  outer = sym.ZERO
  if k.arg[1] > chunk:
    outer = UOp(Ops.RANGE, dtypes.int64, (), (number, k.arg[1] // chunk, "reduce"))

  def parts(factor: UOp) -> tuple[UOp, ...]:
    places = [sym.add(sym.mul(outer, chunk), sym.const(i)) for i in range(chunk)]
    return tuple(sym.substitute(factor, {k: p}, {}) for p in places)

  def turned(factor: UOp, own: tuple[UOp, ...]) -> bool:
    loads = [u.src[0].src[1] for u in factor.toposort() if u.op is Ops.LOAD and k in free[u]]
    straight = any(stride(i, k, free) == 1 for i in loads)
    return not straight and any(stride(i, own[-1], free) == 1 for i in loads)

  def small(ranges: tuple[UOp, ...]) -> tuple[UOp, ...]:
    return tuple(r.replace(dtype=dtypes.int32) for r in ranges if r.op is Ops.RANGE)

  left, right = parts(a), parts(b)
  nodes = narrow((*left, *right, *stores))
  n = len(left)
  return MatrixPlan(
    nodes[2 * n :],
    Operand(nodes[:n], small(rows), turned(a, rows)),
    Operand(nodes[n : 2 * n], small(columns), turned(b, columns)),
    small(batch), small((*columns[:-1], new)), small((*ks[:-1], outer)),
    shape[0], shape[1], shape[2], target.wave,
  )  # fmt: skip
