"""Kernels built by hand for tests of code generation."""

from __future__ import annotations

from tinygrad.dtype import DType, dtypes
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

F32, INT = dtypes.float32, dtypes.int64


def rng(number: int, size: int, kind: str = "grid") -> UOp:
  """A range."""
  return UOp(Ops.RANGE, INT, (), (number, size, kind))


def at(*terms: tuple[UOp, int]) -> UOp:
  """Sum of ranges times strides."""
  total = UOp.const(INT, 0)
  for r, k in terms:
    part = r if k == 1 else UOp(Ops.MUL, INT, (r, UOp.const(INT, k)))
    total = part if total.op is Ops.CONST else UOp(Ops.ADD, INT, (total, part))
  return total


def load(slot: int, size: int, index: UOp, dt: DType = F32, *valid: UOp) -> UOp:
  """An element of a buffer."""
  place = UOp(Ops.INDEX, dt, (UOp(Ops.PARAM, dt, (), (slot, size)), index))
  return UOp(Ops.LOAD, dt, (place, *valid))


def kernel(size: int, index: UOp, value: UOp, *ranges: UOp) -> UOp:
  """A kernel that stores a value into buffer 0."""
  param = UOp(Ops.PARAM, value.dtype, (), (0, size))
  place = UOp(Ops.INDEX, value.dtype, (param, index))
  return UOp(Ops.SINK, dtypes.void, (UOp(Ops.STORE, dtypes.void, (place, value, *ranges)),))
