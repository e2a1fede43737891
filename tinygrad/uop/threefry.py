"""Threefry 2x32 with 20 rounds (Salmon et al., SC 2011) as operations on uint32."""

from __future__ import annotations

from tinygrad.dtype import dtypes
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

_ROTATIONS = ((13, 15, 26, 6), (17, 29, 16, 24))
_PARITY = 0x1BD11BDA


def _const(value: int) -> UOp:
  return UOp.const(dtypes.uint32, value)


def _rotated(x: UOp, bits: int) -> UOp:
  high, low = x.alu(Ops.SHL, _const(bits)), x.alu(Ops.SHR, _const(32 - bits))
  return high.alu(Ops.OR, low)


def _plus(count: UOp, key: UOp) -> UOp:
  """The sum, in which what is the same for all counters is added up once."""
  if count.op is Ops.ADD and count.src[1].op is Ops.CONST:
    return count.src[0].alu(Ops.ADD, key.alu(Ops.ADD, count.src[1]))
  return count.alu(Ops.ADD, key)


def threefry(key0: UOp, key1: UOp, count0: UOp, count1: UOp) -> tuple[UOp, UOp]:
  """Both words of random bits for a key and a counter of two words each, all uint32."""
  keys = [key0, key1, key0.alu(Ops.XOR, key1).alu(Ops.XOR, _const(_PARITY))]
  x0, x1 = _plus(count0, keys[0]), _plus(count1, keys[1])
  for i in range(5):
    for bits in _ROTATIONS[i % 2]:
      x0 = x0.alu(Ops.ADD, x1)
      x1 = x0.alu(Ops.XOR, _rotated(x1, bits))
    x0 = x0.alu(Ops.ADD, keys[(i + 1) % 3])
    x1 = _plus(x1.alu(Ops.ADD, _const(i + 1)), keys[(i + 2) % 3])
  return x0, x1
