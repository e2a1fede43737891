"""Running sums, products and extremes along an axis, and sorting."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinygrad.dtype import dtypes
from tinygrad.uop.variable import is_symbolic

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor

# Longer axes are summed in blocks of this size first: windows over n elements take n² steps.
_BLOCK = 256


class ScanMixin:
  """Functions whose results depend on the order along an axis."""

  def _scan(self: Tensor, axis: int, fill: Any, reduce: Callable[[Tensor], Tensor]) -> Tensor:
    """reduce over the last axis of windows that hold all elements up to each one."""
    d = self._axis(axis)
    if self.ndim == 0 or self.numel() == 0:
      return self
    x, n = self.transpose(d, -1), self.shape[d]
    x = x.pad([*[None] * (x.ndim - 1), (n - 1, 0)], value=fill)._pool((n,), (1,), (1,))
    return reduce(x).transpose(d, -1)

  def cumsum(self: Tensor, axis: int = 0) -> Tensor:
    """Sums of all elements up to each one."""
    d = self._axis(axis)
    n = self.shape[d] if self.ndim else 1
    if self.numel() == 0 or self.ndim == 0:
      return self.cast(self.sum().dtype) if self.ndim else self.sum()
    if n <= 2 * _BLOCK:
      return self._scan(axis, 0, lambda w: w.sum(-1))
    x = self.transpose(d, -1)
    blocks = -(-n // _BLOCK)
    x = x.pad([*[None] * (x.ndim - 1), (0, blocks * _BLOCK - n)]).unflatten(-1, (blocks, _BLOCK))
    inner = x.cumsum(-1)
    before = inner.shrink([*[None] * (x.ndim - 1), (_BLOCK - 1, _BLOCK)]).squeeze(-1)
    before = before.cumsum(-1) - before
    out = (inner + before.unsqueeze(-1)).flatten(-2)
    return out.shrink([*[None] * (out.ndim - 1), (0, n)]).transpose(d, -1)

  def cumprod(self: Tensor, axis: int) -> Tensor:
    """Products of all elements up to each one."""
    return self._scan(axis, 1, lambda w: w.prod(-1))

  def _running_best(self: Tensor, axis: int) -> tuple[Tensor, Tensor]:
    """Largest value so far and int32 position of its last occurrence."""
    d = self._axis(axis)
    values = self._scan(axis, self.dtype.min, lambda w: w.max(-1))
    if self.ndim == 0 or self.numel() == 0:
      return values, self.zeros_like(dtype=dtypes.int32)
    n = self.shape[d]
    x, best = self.transpose(d, -1).unsqueeze(-2), values.transpose(d, -1).unsqueeze(-1)
    at = self._arange(n)
    seen = (at <= at.unsqueeze(-1)) & (x == best)
    return values, seen.where(at, 0).max(-1).transpose(d, -1)

  def cummax(self: Tensor, axis: int = 0) -> tuple[Tensor, Tensor]:
    """(largest value so far, int32 position of it)."""
    return self._running_best(axis)

  def cummin(self: Tensor, axis: int = 0) -> tuple[Tensor, Tensor]:
    """(smallest value so far, int32 position of it)."""
    if dtypes.is_float(self.dtype):
      values, at = (-self)._running_best(axis)
      return -values, at
    values, at = self.bitwise_not()._running_best(axis)
    return values.bitwise_not(), at

  def logcumsumexp(self: Tensor, axis: int = 0) -> Tensor:
    """Logarithm of the sum of exp of all elements up to each one, without overflow."""
    return self._scan(axis, -math.inf, lambda w: w.logsumexp(-1))

  def argsort(self: Tensor, dim: int = -1, descending: bool = False) -> Tensor:
    """int32 positions that sort along dim; equal values keep their order.

    Raises ValueError for an axis of symbolic size.
    """
    d = self._axis(dim)
    if self.ndim == 0:
      return self.zeros_like(dtype=dtypes.int32)
    if is_symbolic((self.shape[d],)):
      raise ValueError(f"argsort along an axis of symbolic size is not supported: {self.shape}")
    x = self.transpose(d, -1)
    n = x.shape[-1]
    mine, other, at = x.unsqueeze(-1), x.unsqueeze(-2), self._arange(n)
    first = other > mine if descending else other < mine
    rank = (first | ((other == mine) & (at < at.unsqueeze(-1)))).sum(-1)
    # rank says where each element goes; its inverse, which element comes to each place
    goes = rank.contiguous().unsqueeze(-2) == at.unsqueeze(-1)
    return goes.where(at, 0).sum(-1).cast(dtypes.int32).transpose(d, -1)

  def sort(self: Tensor, dim: int = -1, descending: bool = False) -> tuple[Tensor, Tensor]:
    """(sorted values, int32 positions they come from) along dim; equal values keep their order."""
    order = self.argsort(dim, descending)
    return (self, order) if self.ndim == 0 else (self.gather(dim, order), order)

  def topk(
    self: Tensor, k: int, dim: int = -1, largest: bool = True, sorted_: bool = True
  ) -> tuple[Tensor, Tensor]:
    """(the k largest or smallest values along dim, their int32 positions), in order.

    Raises ValueError for k beyond the size of dim, NotImplementedError for sorted_=False.
    """
    if not sorted_:
      raise NotImplementedError("topk: only sorted_=True is supported")
    d = self._axis(dim)
    if not 0 <= k <= self.shape[d]:
      raise ValueError(f"topk: k={k} is not within the size {self.shape[d]} of axis {d}")
    bounds = [(0, k) if i == d else None for i in range(self.ndim)]
    values, order = self.sort(d, largest)
    return values.shrink(bounds), order.shrink(bounds)
