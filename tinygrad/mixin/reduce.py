"""Sums, extremes, statistics, softmax and products of matrices."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from tinygrad.dtype import DType, DTypeLike, dtypes, least_upper_dtype, strong_dtype, to_dtype
from tinygrad.engine.symbolic import within
from tinygrad.helpers import SUM_DTYPE, prod
from tinygrad.mixin.mathfn import in_float
from tinygrad.uop import Ops
from tinygrad.uop.ops import identity_element
from tinygrad.uop.variable import Sym

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor

Axis = int | tuple[int, ...] | list[int] | None
# Elements from which a sum of all of them is one of partial sums, and how many parts pay.
_MANY, _PARTS = 1 << 16, 16


def sum_dtype(dt: DType) -> DType:
  """Dtype in which sums of dt accumulate: wide enough for many terms."""
  if dtypes.is_unsigned(dt):
    return least_upper_dtype(dt, dtypes.uint32)
  if dtypes.is_int(dt) or dt is dtypes.bool:
    return least_upper_dtype(dt, dtypes.int32)
  return least_upper_dtype(dt, to_dtype(SUM_DTYPE.value))


class ReduceMixin:
  """Operations that make one value of many."""

  def _axes(self: Tensor, axis: Axis) -> tuple[int, ...]:
    if axis is None:
      return tuple(range(self.ndim))
    given = axis if isinstance(axis, (tuple, list)) else (axis,)
    return tuple(sorted({self._axis(a) for a in given})) if self.ndim else ()

  def _reduce(self: Tensor, op: Ops, axis: Axis, keepdim: bool) -> Tensor:
    axes = self._axes(axis)
    kept = tuple(1 if i in axes else s for i, s in enumerate(self.shape))
    if self.numel() == 0 and any(self.shape[a] == 0 for a in axes):
      # a choice that never falls on the padded input keeps it in the graph, with a gradient
      u = self._strong()
      u = u.pad(tuple((0, int(s == 0 and i in axes)) for i, s in enumerate(u.shape)))
      u = u.shrink(tuple((0, k) for k in kept))
      identity = self._like(identity_element(op, u.dtype), kept)
      out = self._like(1, kept).bool().where(identity, self._new(u))
    elif op is Ops.ADD and (parts := self._partial_sums(axes)) is not None:
      out = parts._reduce(op, None, False).reshape(kept)
    else:
      u = self._strong()
      u = within(u, axes, identity_element(op, u.dtype), self._device)
      out = self._new(u.reduce_axis(op, axes))
    return out if keepdim else out.reshape([s for i, s in enumerate(kept) if i not in axes])

  def _partial_sums(self: Tensor, axes: tuple[int, ...]) -> Tensor | None:
    """Sums of equal parts, where all of many elements are added: several threads make them."""
    if prod(self.shape[a] for a in axes) != self.numel() or self.numel() < _MANY:
      return None
    first = next(a for a, s in enumerate(self.shape) if s > 1)
    inner = tuple(range(first + 1, self.ndim))
    rows, shard = self.shape[first], self.uop.axis
    if rows >= _PARTS and self.numel() // rows >= _PARTS and shard in (None, first):
      return self._new(self._strong().reduce_axis(Ops.ADD, inner))
    rows = math.gcd(self.numel(), 1 << (self.numel() // _PARTS).bit_length() // 2)
    if rows < _PARTS or shard is not None:
      return None
    parts = self._strong().reshape((rows, self.numel() // rows))
    return self._new(parts.reduce_axis(Ops.ADD, (1,)))

  def sum(
    self: Tensor, axis: Axis = None, keepdim: bool = False, dtype: DTypeLike | None = None
  ) -> Tensor:
    """Sum over axis; half types accumulate in SUM_DTYPE, and dtype= is accumulator and result."""
    if dtype is not None:
      return self.cast(dtype)._reduce(Ops.ADD, axis, keepdim)
    own = strong_dtype(self.dtype)
    out = self.cast(sum_dtype(own))._reduce(Ops.ADD, axis, keepdim)
    return out.cast(own) if dtypes.is_float(own) else out

  def prod(
    self: Tensor, axis: Axis = None, keepdim: bool = False, dtype: DTypeLike | None = None
  ) -> Tensor:
    """Product over axis."""
    return (self if dtype is None else self.cast(dtype))._reduce(Ops.MUL, axis, keepdim)

  def max(self: Tensor, axis: Axis = None, keepdim: bool = False) -> Tensor:
    """Largest value over axis."""
    return self._reduce(Ops.MAX, axis, keepdim)

  def min(self: Tensor, axis: Axis = None, keepdim: bool = False) -> Tensor:
    """Smallest value over axis."""
    if dtypes.is_float(self.dtype):
      return -((-self).max(axis, keepdim))
    return self.bitwise_not().max(axis, keepdim).bitwise_not()

  def any(self: Tensor, axis: Axis = None, keepdim: bool = False) -> Tensor:
    """Whether one element over axis is not zero."""
    return self.bool().max(axis, keepdim)

  def all(self: Tensor, axis: Axis = None, keepdim: bool = False) -> Tensor:
    """Whether no element over axis is zero."""
    return self.bool().min(axis, keepdim)

  def _count(self: Tensor, axis: Axis) -> int:
    number: int = prod(self.shape[a] for a in self._axes(axis))
    return number

  def mean(self: Tensor, axis: Axis = None, keepdim: bool = False) -> Tensor:
    """Mean over axis; ints give float32, half types are summed and divided in float32."""
    out = self.dtype if dtypes.is_float(self.dtype) else dtypes.float32
    wide = self.cast(sum_dtype(strong_dtype(out)))
    n = self._count(axis)
    total = wide.sum(axis, keepdim)
    mean = total / n if isinstance(n, Sym) else total * (1 / n if n else math.nan)
    return mean.cast(strong_dtype(out))

  def var(self: Tensor, axis: Axis = None, keepdim: bool = False, correction: int = 1) -> Tensor:
    """Variance over axis with `correction` taken off the count."""
    out = strong_dtype(self.dtype) if dtypes.is_float(self.dtype) else dtypes.float32
    wide = self.cast(sum_dtype(out))
    squares = (wide - wide.mean(axis, keepdim=True)).square()
    n = max(0, self._count(axis) - correction)
    return squares.sum(axis, keepdim).div(n).cast(out)

  def std(self: Tensor, axis: Axis = None, keepdim: bool = False, correction: int = 1) -> Tensor:
    """Standard deviation over axis."""
    return self.var(axis, keepdim, correction).sqrt()

  def std_mean(
    self: Tensor, axis: Axis = None, keepdim: bool = False, correction: int = 1
  ) -> tuple[Tensor, Tensor]:
    """(standard deviation, mean) over axis."""
    return self.std(axis, keepdim, correction), self.mean(axis, keepdim)

  def var_mean(
    self: Tensor, axis: Axis = None, keepdim: bool = False, correction: int = 1
  ) -> tuple[Tensor, Tensor]:
    """(variance, mean) over axis."""
    return self.var(axis, keepdim, correction), self.mean(axis, keepdim)

  @in_float
  def normalize(self: Tensor, p: float = 2.0, dim: int = 1, eps: float = 1e-12) -> Tensor:
    """self over its p-norm along dim, which counts as at least eps."""
    if p == 0:
      return self / (self != 0).sum(dim, keepdim=True).maximum(eps)
    size = self.square() if p == 2 else self.abs() ** p
    norm = size.sum(dim, keepdim=True)
    norm = norm.sqrt() if p == 2 else norm ** (1 / p)
    return self / norm.maximum(eps)

  def _shifted(self: Tensor, axis: int) -> Tensor:
    return self - self.max(axis, keepdim=True).detach()

  @in_float
  def _softmax(self: Tensor, axis: int) -> Tensor:
    e = self._shifted(axis).exp()
    return e / e.sum(axis, keepdim=True)

  @in_float
  def _log_softmax(self: Tensor, axis: int) -> Tensor:
    m = self._shifted(axis)
    return m - m.exp().sum(axis, keepdim=True).log()

  def softmax(self: Tensor, axis: int = -1, dtype: DTypeLike | None = None) -> Tensor:
    """exp(self) / sum(exp(self)) over axis."""
    return (self if dtype is None else self.cast(dtype))._softmax(axis)

  def softmin(self: Tensor, axis: int = -1, dtype: DTypeLike | None = None) -> Tensor:
    """The softmax of -self over axis."""
    return (-self).softmax(axis, dtype)

  def log_softmax(self: Tensor, axis: int = -1, dtype: DTypeLike | None = None) -> Tensor:
    """Logarithm of the softmax over axis."""
    return (self if dtype is None else self.cast(dtype))._log_softmax(axis)

  @in_float
  def logsumexp(self: Tensor, axis: Axis = None, keepdim: bool = False) -> Tensor:
    """log(sum(exp(self))) over axis."""
    m = self.max(axis, keepdim=True).detach()
    m = (m.abs() == math.inf).where(0, m)
    out = (self - m).exp().sum(axis, keepdim).log()
    return out + m.reshape(out.shape)

  def argmax(self: Tensor, axis: int | None = None, keepdim: bool = False) -> Tensor:
    """int32 position of the first largest value."""
    if axis is None:
      return self.flatten().argmax(0)
    d = self._axis(axis)
    n = self.shape[d] if self.ndim else 1
    x = self if self.ndim else self.reshape(1)
    from_end = x._arange(n, n, -1).reshape([n if i == d else 1 for i in range(x.ndim)])
    best = ((x == x.max(d, keepdim=True)) * from_end).max(d, keepdim if self.ndim else False)
    return (n - best).cast(dtypes.int32)

  def argmin(self: Tensor, axis: int | None = None, keepdim: bool = False) -> Tensor:
    """int32 position of the first smallest value."""
    flipped = -self if dtypes.is_float(self.dtype) else self.bitwise_not()
    return flipped.argmax(axis, keepdim)

  def dot(self: Tensor, w: Tensor, dtype: DTypeLike | None = None) -> Tensor:
    """Matrix product over the last axis of self and the second last of w.

    Half types accumulate in float32; dtype= is both accumulator and result. Raises RuntimeError.
    """
    x = self
    if x.ndim == 0 or w.ndim == 0:
      raise RuntimeError(f"both tensors need to be at least 1D, got {x.ndim}D and {w.ndim}D")
    inner = -min(w.ndim, 2)
    if x.shape[-1] != w.shape[inner]:
      raise RuntimeError(f"cannot dot {x.shape} and {w.shape}")
    common = strong_dtype(least_upper_dtype(x.dtype, w.dtype))
    if w.ndim > 1:
      w = w.transpose(-1, -2)
      if x.ndim > 1:
        x, w = x.unsqueeze(-2), w.unsqueeze(-3)
    wide = sum_dtype(common) if dtype is None else to_dtype(dtype)
    # widened before the product, which is then exact for half types
    total = (x.cast(common).cast(wide) * w.cast(common).cast(wide))._reduce(Ops.ADD, -1, False)
    return total.cast(common) if dtype is None else total

  def matmul(self: Tensor, x: Any, reverse: bool = False, dtype: DTypeLike | None = None) -> Tensor:
    """self @ x, or x @ self."""
    return x.dot(self, dtype) if reverse else self.dot(x, dtype)

  def newton_schulz(
    self: Tensor, steps: int, params: tuple[float, ...], eps: float = 1e-7
  ) -> Tensor:
    """An orthogonal matrix near [..., M, N] by steps of an odd polynomial with these coefficients.

    Raises RuntimeError for fewer than two axes.
    """
    if self.ndim < 2:
      raise RuntimeError(f"newton_schulz: expected at least 2 axes, got shape {self.shape}")
    tall = self.shape[-2] > self.shape[-1]
    x = self.transpose(-2, -1) if tall else self
    x = x / (x.square().sum((-2, -1), keepdim=True).sqrt() + eps)
    for _ in range(steps):
      gram, power = x @ x.transpose(-2, -1), x
      out = params[0] * power
      for factor in params[1:]:
        power = gram @ power
        out = out + factor * power
      x = out
    return x.transpose(-2, -1) if tall else x
