"""Values and bytes of a tensor as another dtype."""

from __future__ import annotations

import functools
import operator
from typing import TYPE_CHECKING

from tinygrad.dtype import DType, DTypeLike, dtypes, to_dtype
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor


def spread(u: UOp, shape: tuple[int, ...]) -> UOp:
  """u broadcast to shape, its axes aligned from the right."""
  return u.reshape((1,) * (len(shape) - len(u.sizes)) + u.sizes).expand(shape)


def cast_uop(u: UOp, dtype: DType) -> UOp:
  """u in dtype; constants are made anew, so that a weak one never loses digits."""
  if u.dtype is dtype:
    return u
  if (base := _const_base(u)) is not None:
    return spread(UOp.const(dtype, base.arg), u.sizes)
  return u.cast(dtype)


def _const_base(u: UOp) -> UOp | None:
  while u.op in (Ops.RESHAPE, Ops.EXPAND):
    u = u.src[0]
  return u if u.op is Ops.CONST else None


UNSIGNED = {dt.itemsize: dt for dt in dtypes.uints}


class CastMixin:
  """Casts and bitcasts."""

  def cast(self: Tensor, dtype: DTypeLike) -> Tensor:
    """Values converted to dtype."""
    dt = to_dtype(dtype)
    return self if self.dtype is dt else self._new(cast_uop(self.uop, dt))

  def bitcast(self: Tensor, dtype: DTypeLike) -> Tensor:
    """The same bytes as another dtype; the last axis changes with the size of an element.

    Raises RuntimeError where the bytes of the last axis are no whole number of new elements.
    """
    from tinygrad.device import on_disk
    from tinygrad.mixin.storage import in_file

    dt = to_dtype(dtype)
    u = self._strong()
    if u.dtype is dt:
      return self._new(u)
    old, new = u.dtype.itemsize, dt.itemsize
    if old == new and not on_disk(u.device):
      return self._new(UOp(Ops.BITCAST, dt, (u,)))
    last = self.shape[-1] if self.ndim else 0
    if old != new and (self.ndim == 0 or last * old % new):
      raise RuntimeError(
        f"cannot bitcast shape {self.shape} from {u.dtype} to {dt}: the last axis has "
        f"{last * old} bytes, an element {new}"
      )
    if on_disk(u.device):
      shape = self.shape if old == new else (*self.shape[:-1], last * old // new)
      return self._new(in_file(u, dt).reshape(shape))
    words = self.bitcast(UNSIGNED[old])
    if old > new:
      pieces = [(words >> (8 * new * i)).cast(UNSIGNED[new]) for i in range(old // new)]
      return pieces[0].stack(*pieces[1:], dim=-1).flatten(-2).bitcast(dt)
    parts = words.unflatten(-1, (last * old // new, new // old)).cast(UNSIGNED[new])
    places = [None] * (parts.ndim - 1)
    pieces = [
      parts.shrink([*places, (i, i + 1)]).squeeze(-1) << (8 * old * i) for i in range(new // old)
    ]
    return functools.reduce(operator.or_, pieces).bitcast(dt)

  def float(self: Tensor) -> Tensor:
    """Cast to float32."""
    return self.cast(dtypes.float32)

  def half(self: Tensor) -> Tensor:
    """Cast to float16."""
    return self.cast(dtypes.float16)

  def bfloat16(self: Tensor) -> Tensor:
    """Cast to bfloat16."""
    return self.cast(dtypes.bfloat16)

  def double(self: Tensor) -> Tensor:
    """Cast to float64."""
    return self.cast(dtypes.float64)

  def int(self: Tensor) -> Tensor:
    """Cast to int32."""
    return self.cast(dtypes.int32)

  def long(self: Tensor) -> Tensor:
    """Cast to int64."""
    return self.cast(dtypes.int64)

  def short(self: Tensor) -> Tensor:
    """Cast to int16."""
    return self.cast(dtypes.int16)

  def bool(self: Tensor) -> Tensor:
    """Whether each element is not zero."""
    return self.cast(dtypes.bool)
