"""Kernels with fp8 values -> kernels with their bytes: widened where read, rounded where written.

No target computes in fp8, so every operation is done in float32 and rounded once.
"""

from __future__ import annotations

import math

from tinygrad.dtype import FINFO, DType, dtypes, float_to_fp8, fp8_to_float
from tinygrad.uop import Ops
from tinygrad.uop.ops import GroupOp, UOp

_U32, _F32 = dtypes.uint32, dtypes.float32


def _u32(value: int) -> UOp:
  return UOp.const(_U32, value)


def _f32(value: float) -> UOp:
  return UOp.const(_F32, value)


def _bits(x: UOp, dtype: DType) -> UOp:
  return UOp(Ops.BITCAST, dtype, (x,))


def _where(test: UOp, yes: UOp, no: UOp) -> UOp:
  return test.alu(Ops.WHERE, yes, no)


def _lowest_exponent(dt: DType) -> int:
  """Exponent of the smallest normal number; the fnuz types have one less."""
  return (1 if dt in dtypes.fp8_fnuz else 2) - (1 << (FINFO[dt][0] - 1))


def decode(byte: UOp, dt: DType) -> UOp:
  """float32 value of the uint8 byte of an fp8 type."""
  mantissa = FINFO[dt][1]
  lowest = _lowest_exponent(dt)
  wide = byte.cast(_U32)
  size = wide.alu(Ops.AND, _u32(0x7F))
  # the exponent of float32 counts from -127, that of dt from lowest - 1
  shifted = size.alu(Ops.SHL, _u32(23 - mantissa)).alu(Ops.ADD, _u32((126 + lowest) << 23))
  small = size.cast(_F32).alu(Ops.MUL, _f32(2.0 ** (lowest - mantissa)))
  value = _where(size.alu(Ops.CMPLT, _u32(1 << mantissa)), small, _bits(shifted, _F32))
  value = _where(wide.alu(Ops.CMPLT, _u32(0x80)), value, value.alu(Ops.NEG))
  special = wide if dt in dtypes.fp8_fnuz else size
  for code in range(0x7C, 0x81):
    if math.isfinite(number := fp8_to_float(code, dt)):
      continue
    signed = _f32(number)
    if math.isinf(number):
      signed = _where(wide.alu(Ops.CMPLT, _u32(0x80)), signed, _f32(-number))
    value = _where(special.alu(Ops.CMPNE, _u32(code)), value, signed)
  return value


def encode(x: UOp, dt: DType) -> UOp:
  """uint8 byte of a float32 value: nearest, ties to even, beyond the range the largest."""
  mantissa = FINFO[dt][1]
  lowest = _lowest_exponent(dt)
  cut = 23 - mantissa
  bits = _bits(x, _U32)
  size = bits.alu(Ops.AND, _u32(0x7FFFFFFF))
  # half a unit of the last place is added, a little less where that place is even
  even = size.alu(Ops.SHR, _u32(cut)).alu(Ops.AND, _u32(1))
  rounded = size.alu(Ops.ADD, _u32((1 << (cut - 1)) - 1)).alu(Ops.ADD, even)
  normal = rounded.alu(Ops.SHR, _u32(cut))
  normal = normal.alu(Ops.ADD, _u32(-((126 + lowest) << mantissa)))
  # below the smallest normal number a float32 addition rounds to multiples of the smallest step
  magic = 2.0 ** (23 + lowest - mantissa)
  moved = _bits(size, _F32).alu(Ops.ADD, _f32(magic))
  magic_bits = (127 + 23 + lowest - mantissa) << 23
  small = _bits(moved, _U32).alu(Ops.ADD, _u32(-magic_bits))
  code = _where(size.alu(Ops.CMPLT, _u32((127 + lowest) << 23)), small, normal)
  most = float_to_fp8(1e9, dt)
  code = _where(code.alu(Ops.CMPLT, _u32(most)), code, _u32(most))
  sign = bits.alu(Ops.SHR, _u32(24)).alu(Ops.AND, _u32(0x80))
  fnuz = dt in dtypes.fp8_fnuz
  if fnuz:
    # there is one zero, whose negative is not a number
    sign = _where(code.alu(Ops.CMPNE, _u32(0)), sign, _u32(0))
  code = code.alu(Ops.OR, sign)
  nan = _u32(0x80) if fnuz else sign.alu(Ops.OR, _u32(0x7F))
  return _where(x.alu(Ops.CMPNE, x), nan, code).cast(dtypes.uint8)


def _to_odd(x: UOp) -> UOp:
  """float32 next to a float64 value toward zero, its last bit set where it is not equal.

  Rounding that to fewer bits gives what rounding the float64 value gives.
  """
  near = x.cast(_F32)
  back = near.cast(dtypes.float64)
  size, limit = (UOp(Ops.MAX, v.dtype, (v, v.alu(Ops.NEG))) for v in (back, x))
  bits = _bits(near, _U32)
  down = _where(limit.alu(Ops.CMPLT, size), bits.alu(Ops.ADD, _u32(-1)), bits)
  odd = _where(x.alu(Ops.CMPNE, back), down.alu(Ops.OR, _u32(1)), down)
  return _where(x.alu(Ops.CMPNE, x), near, _bits(odd, _F32))


class _Bytes:
  """The rewriting of one kernel: for fp8 nodes, the byte and the float32 value of each."""

  def __init__(self) -> None:
    self.new: dict[UOp, UOp] = {}
    self.values: dict[UOp, UOp] = {}

  def wide(self, u: UOp) -> UOp:
    """float32 value of an fp8 node; the new form of another."""
    if u.dtype not in dtypes.fp8s:
      return self.new[u]
    if u not in self.values:
      if u.op is Ops.CONST:
        self.values[u] = _f32(u.arg)
      elif u.op is Ops.WHERE:
        yes, no = (self.wide(s) for s in u.src[1:])
        self.values[u] = _where(self.new[u.src[0]], yes, no)
      else:
        self.values[u] = decode(self.new[u], u.dtype)
    return self.values[u]

  def rewrite(self, u: UOp) -> UOp:
    """New form of a node whose sources have theirs: the byte of an fp8 one."""
    src = tuple(self.new[s] for s in u.src)
    if u.dtype not in dtypes.fp8s:
      if u.op in GroupOp.ALU or u.op is Ops.CAST:
        src = tuple(self.wide(s) for s in u.src)
      return u if src == u.src else u.replace(src=src)
    if u.op is Ops.CONST:
      return UOp.const(dtypes.uint8, float_to_fp8(u.arg, u.dtype))
    if u.op in (Ops.PARAM, Ops.INDEX, Ops.LOAD, Ops.WHERE):
      return u.replace(dtype=dtypes.uint8, src=src)
    if u.op is Ops.BITCAST:
      return src[0] if src[0].dtype is dtypes.uint8 else _bits(src[0], dtypes.uint8)
    if u.op is Ops.CAST:
      value = self.wide(u.src[0])
      value = _to_odd(value) if value.dtype is dtypes.float64 else value.cast(_F32)
    elif u.op is Ops.REDUCE:
      value = u.replace(dtype=_F32, src=(self.wide(u.src[0]), *src[1:]))
    else:
      value = u.replace(dtype=_F32, src=tuple(self.wide(s) for s in u.src))
    return encode(value, u.dtype)


def without_fp8(sink: UOp) -> UOp:
  """The kernel on bytes; itself where it has no fp8 value."""
  nodes = sink.toposort()
  if not any(u.dtype in dtypes.fp8s for u in nodes):
    return sink
  rewriting = _Bytes()
  for u in nodes:
    rewriting.new[u] = rewriting.rewrite(u)
    if u.op is Ops.WHERE:
      # at once, so that a long chain of choices is no deep recursion
      rewriting.wide(u)
  return rewriting.new[sink]
