"""Interpreter of kernel IR, one item at a time: slow, plain, and the reference of the tests."""

from __future__ import annotations

import ctypes
import functools
import itertools
import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from tinygrad.dtype import DType, dtypes, float_to_bf16, float_to_fp8, fp8_to_float, truncate
from tinygrad.renderer import Program
from tinygrad.uop import Ops
from tinygrad.uop.ops import OP_TABLE, UOp, identity_element

Point = dict[UOp, int]


class PythonProgram:
  """A kernel: call it with the addresses of its buffers, in slot order."""

  def __init__(self, program: Program):
    assert program.sink is not None, "a program for PYTHON carries its kernel"
    self.sink = program.sink
    self.arrays: dict[int, np.ndarray] = {}

  def __call__(self, addresses: list[int]) -> None:
    """Run every store over all its ranges."""
    for u in self.sink.toposort():
      if u.op is Ops.PARAM:
        nbytes = u.arg[1] * u.dtype.itemsize
        raw = (ctypes.c_uint8 * nbytes).from_address(addresses[u.arg[0]])
        self.arrays[u.arg[0]] = np.frombuffer(raw, np.dtype(u.dtype.held_as))
    for store in self.sink.src:
      place, value = store.src[:2]
      for point in _points(store.src[2:]):
        seen: dict[UOp, Any] = dict(point)
        array = self.arrays[place.src[0].arg[0]]
        array[self.value(place.src[1], seen)] = _pack(value.dtype, self.value(value, seen))

  def value(self, u: UOp, seen: dict[UOp, Any]) -> Any:
    """Python value of a node where its ranges have the values in `seen`."""
    if u not in seen:
      seen[u] = self._value(u, seen)
    return seen[u]

  def _value(self, u: UOp, seen: dict[UOp, Any]) -> Any:
    if u.op is Ops.CONST:
      return u.arg
    if u.op is Ops.LOAD:
      if len(u.src) > 1 and not self.value(u.src[1], seen):
        return truncate[u.dtype](0)
      index = self.value(u.src[0].src[1], seen)
      return _unpack(u.dtype, self.arrays[u.src[0].src[0].arg[0]][index])
    if u.op is Ops.REDUCE:
      # narrow floats are folded in float32, as elsewhere
      narrow = dtypes.is_float(u.dtype) and u.dtype.itemsize < 4
      wide = dtypes.float32 if narrow else u.dtype
      fold = functools.partial(_alu, u.arg, wide)
      ranges = {k: v for k, v in seen.items() if k.op is Ops.RANGE}
      items = (self.value(u.src[0], {**ranges, **p}) for p in _points(u.src[1:]))
      first = identity_element(u.arg, wide)
      return truncate[u.dtype](functools.reduce(lambda a, b: fold([a, b]), items, first))
    if u.op is Ops.WHERE:
      return self.value(u.src[1 if self.value(u.src[0], seen) else 2], seen)
    src = [self.value(s, seen) for s in u.src]
    if u.op is Ops.CAST:
      return _cast(src[0], u.dtype)
    if u.op is Ops.BITCAST:
      old = np.array([_pack(u.src[0].dtype, src[0])], np.dtype(u.src[0].dtype.held_as))
      return _unpack(u.dtype, old.view(np.dtype(u.dtype.held_as))[0])
    return _alu(u.op, u.dtype, src)


def _points(ranges: tuple[UOp, ...]) -> Iterator[Point]:
  for numbers in itertools.product(*(range(r.arg[1]) for r in ranges)):
    yield dict(zip(ranges, numbers, strict=True))


def _alu(op: Ops, dt: DType, src: list[Any]) -> Any:
  if op is Ops.MAX and any(isinstance(s, float) and math.isnan(s) for s in src):
    return math.nan
  if op is Ops.MOD and isinstance(src[0], float):
    return truncate[dt](math.fmod(*src))
  if op is Ops.IDIV and isinstance(src[0], float):
    quotient = truncate[dt](src[0] / src[1] if src[1] else src[0] * math.copysign(math.inf, src[1]))
    return float(math.trunc(quotient)) if math.isfinite(quotient) else quotient
  evaluate = OP_TABLE[op].py
  assert evaluate is not None, f"{op.name} has no evaluator"
  return truncate[dt](evaluate(*src))


def _cast(x: Any, dt: DType) -> Any:
  if dtypes.is_int(dt) and isinstance(x, float) and not math.isfinite(x):
    return 0
  return truncate[dt](x)


def _pack(dt: DType, x: Any) -> Any:
  if dt in dtypes.fp8s:
    return float_to_fp8(x, dt)
  if dt is not dtypes.bfloat16:
    return x
  return int(np.array([float_to_bf16(x)], np.float32).view(np.uint32)[0]) >> 16


def _unpack(dt: DType, x: Any) -> Any:
  if dt in dtypes.fp8s:
    return fp8_to_float(int(x), dt)
  if dt is not dtypes.bfloat16:
    return x.item()
  return float(np.array([int(x) << 16], np.uint32).view(np.float32)[0])
