"""Constants are met once, not by every element.

A derivative is a product of many factors, of which several are constants, as 1/ln 2 and ln 2 are in
that of an exponential. Random bits that become a number from 0 to 1 only to be compared with a
constant, as those of a dropout mask, are compared with a constant of bits.
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


# Random bits that are the mantissa of a number from 1 to 2, and the bits above it.
_MANTISSA, _ONE = 23, 0x3F800000


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
    return _fold_draw(u)
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


def _drawn(u: UOp) -> UOp | None:
  """The uint32 of which the upper 23 bits are a float32 from 0 to 1, in steps of 2^-23."""
  if u.op is not Ops.ADD or u.src[0].op is not Ops.BITCAST or u.dtype is not dtypes.float32:
    return None
  minus, number = u.src[1], u.src[0].src[0]
  one = minus.src[0] if minus.op is Ops.NEG else minus
  if one.op is not Ops.CONST or one.arg != (1.0 if minus.op is Ops.NEG else -1.0):
    return None
  if number.op is not Ops.OR or number.dtype is not dtypes.uint32:
    return None
  high, bits = number.src[1], number.src[0]
  if high.op is not Ops.CONST or high.arg != _ONE or bits.op is not Ops.SHR:
    return None
  by = bits.src[1]
  return bits.src[0] if by.op is Ops.CONST and by.arg == 32 - _MANTISSA else None


def _compared(u: UOp, op: Ops) -> tuple[UOp, float] | None:
  """(bits, c) of a comparison c < number, or number != c, with 0 < c < 1."""
  if u.op is not op:
    return None
  for c, number in (u.src, u.src[::-1]) if op is Ops.CMPNE else (u.src,):
    if c.op is Ops.CONST and dtypes.is_float(c.dtype) and 0.0 < c.arg < 1.0:
      bits = _drawn(number)
      if bits is not None:
        return bits, c.arg
  return None


def _at_least(bits: UOp, steps: int) -> UOp:
  """Whether the number of some bits is at least so many steps of 2^-23."""
  return UOp.const(dtypes.uint32, (steps << 32 - _MANTISSA) - 1).alu(Ops.CMPLT, bits)


def _fold_draw(u: UOp) -> UOp:
  """A comparison of a drawn number with a constant as one of its bits."""
  if (found := _compared(u, Ops.CMPLT)) is not None:
    steps = math.floor(found[1] * 2**_MANTISSA) + 1
    return _at_least(found[0], steps) if steps < 2**_MANTISSA else u
  if u.op is not Ops.OR or u.dtype is not dtypes.bool:
    return u
  # not less: more, which is one of bits by now, or not different
  for more, same in (u.src, u.src[::-1]):
    different = same.src[0] if same.op is Ops.CMPNE and same.src[1].op is Ops.CONST else same
    found = _compared(different, Ops.CMPNE)
    if found is None or different is same or same.src[1].arg is not True:
      continue
    bits, c = found
    if more is _at_least(bits, math.floor(c * 2**_MANTISSA) + 1):
      return _at_least(bits, math.ceil(c * 2**_MANTISSA))
  return u
