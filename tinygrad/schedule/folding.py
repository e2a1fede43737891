"""Constants of products are multiplied once, not for every element.

A derivative is a product of many factors, of which several are constants, as 1/ln 2 and ln 2 are in
that of an exponential.
"""

from __future__ import annotations

import math

from tinygrad.dtype import DType, dtypes
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

# Factors between 2^-64 and 2^64 do not overflow together; larger ones may be there on purpose.
_LARGEST = 2.0**64
# Whole numbers up to here are the same in every float dtype.
_EXACT = 256


def _is_const(u: UOp) -> bool:
  return u.op is Ops.CONST and dtypes.is_float(u.dtype)


def _step(u: UOp) -> tuple[UOp, float] | None:
  """(x, c) where a value is x * c and c may be joined with other factors."""
  if u.op is Ops.NEG:
    return u.src[0], -1.0
  for x, c in (u.src, u.src[::-1]) if u.op is Ops.MUL else ():
    if _is_const(c) and not _is_const(x) and _suits(c.arg, u.dtype):
      return x, c.arg
  return None


def _suits(c: float, dtype: DType) -> bool:
  """Halves are rounded after each factor."""
  if abs(c) == 1.0:
    return True
  return dtype in (dtypes.float32, dtypes.float64) and 1 / _LARGEST < abs(c) < _LARGEST


def fold(u: UOp) -> UOp:
  """The same value with fewer operations, whose sources cannot have fewer."""
  if not dtypes.is_float(u.dtype):
    return u
  if u.op is Ops.CAST and _is_const(u.src[0]):
    value = u.src[0].arg
    whole = abs(value) <= _EXACT and value == math.trunc(value)
    return UOp.const(u.dtype, value) if whole else u
  x, c, steps = u, 1.0, 0
  while (found := _step(x)) is not None:
    x, c, steps = found[0], c * found[1], steps + 1
  if steps == 0 or (steps == 1 and c != 1.0):
    return u
  factor = UOp.const(u.dtype, c)
  if factor.arg == 1.0:
    return x
  return x.alu(Ops.NEG) if factor.arg == -1.0 else x.alu(Ops.MUL, factor)
