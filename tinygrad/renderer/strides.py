"""Where operands lie in memory: loads, and how far their places move with a range."""

from __future__ import annotations

from tinygrad.dtype import dtypes
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

# What products are made of.
REAL = (dtypes.float32, dtypes.float16, dtypes.bfloat16)

# The ranges that each node depends on.
Free = dict[UOp, frozenset[UOp]]


def stride(u: UOp, r: UOp, free: Free) -> int | None:
  """Change of an index for one step of a range; None where it is not the same everywhere."""
  if u is r:
    return 1
  if r not in free[u]:
    return 0
  parts = [stride(s, r, free) for s in u.src]
  if u.op is Ops.ADD and None not in parts:
    return sum(p for p in parts if p is not None)
  if u.op is Ops.MUL and parts[0] is not None and u.src[1].op is Ops.CONST:
    return parts[0] * int(u.src[1].arg)
  return None


def flat_stride(index: UOp, ranges: tuple[UOp, ...], free: Free) -> int | None:
  """Stride of an index along ranges seen as one; None where there is no single one."""
  steps = [stride(index, r, free) for r in ranges]
  for i in range(len(ranges) - 1):
    inner = steps[i + 1]
    if inner is None or steps[i] != inner * ranges[i + 1].arg[1]:
      return None
  return steps[-1] if steps else 0


def loaded(u: UOp) -> UOp | None:
  """The LOAD without condition that a value is, below a cast to float32."""
  if u.op is Ops.CAST and u.dtype is dtypes.float32 and u.src[0].dtype in REAL:
    u = u.src[0]
  return u if u.op is Ops.LOAD and len(u.src) == 1 and u.dtype in REAL else None


def matrix_load(u: UOp) -> UOp | None:
  """The LOAD of bfloat16, or of float32 that is rounded to it, that a factor in float32 is."""
  if u.op is not Ops.CAST or u.src[0].dtype is not dtypes.bfloat16:
    return None
  if u.src[0].op is Ops.CAST and u.src[0].src[0].dtype is dtypes.float32:
    return loaded(u.src[0].src[0])
  return loaded(u)
