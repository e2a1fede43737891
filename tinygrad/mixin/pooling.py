"""Largest value and mean of windows that move over images, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinygrad.dtype import dtypes
from tinygrad.helpers import ceildiv, prod

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor

Sizes = int | tuple[int, ...]
Pads = list[tuple[int, int]]


def _each(x: Sizes, n: int) -> tuple[int, ...]:
  return (x,) * n if isinstance(x, int) else tuple(x)


def _pads(padding: Sizes, n: int) -> Pads:
  """(before, after) of each axis, from one size, one of each axis, or pairs from the last axis on.

  Raises ValueError for another number of sizes.
  """
  sizes = _each(padding, n)
  if len(sizes) == n:
    return [(p, p) for p in sizes]
  if len(sizes) == 2 * n:
    return list(zip(sizes[-2::-2], sizes[-1::-2], strict=True))
  raise ValueError(f"pool: padding must have 1, {n} or {2 * n} sizes, got {padding}")


class _Windows:
  """Where the windows of one pooling lie: kernel, stride, dilation and padding of each axis."""

  def __init__(
    self,
    sizes: tuple[int, ...],
    kernel: tuple[int, ...],
    stride: Any,
    dilation: Sizes,
    padding: Sizes,
    ceil_mode: bool,
  ):
    n = len(kernel)
    self.kernel, self.axes = kernel, tuple(range(-n, 0))
    self.stride = _each(kernel if stride is None else stride, n)
    self.dilation, self.pads = _each(dilation, n), _pads(padding, n)
    # with ceil_mode, what the last window needs beyond the padding
    self.extra: Pads = [(0, 0)] * n
    if not ceil_mode:
      return
    for i, (size, (before, after)) in enumerate(zip(sizes, self.pads, strict=True)):
      whole, span = size + before + after, self.dilation[i] * (kernel[i] - 1) + 1
      count = ceildiv(whole - span, self.stride[i]) + 1
      # a window must begin inside the input or the padding before it
      if (count - 1) * self.stride[i] >= size + before:
        count -= 1
      self.extra[i] = (0, max(0, (count - 1) * self.stride[i] + span - whole))

  def of(self, x: Tensor, fill: Any, outside: Any) -> Tensor:
    """Windows of x: [..., *outputs, *kernel]; `fill` is in the padding, `outside` beyond it."""
    rest: list[Any] = [None] * (x.ndim - len(self.kernel))
    x = x.pad([*rest, *self.pads], value=fill)
    if any(after for _, after in self.extra):
      x = x.pad([*rest, *self.extra], value=outside)
    return x._pool(self.kernel, self.stride, self.dilation)


class PoolingMixin:
  """Pooling over the last axes of images [..., *HW], as many as the kernel has."""

  def _windows(
    self: Tensor, kernel: Any, stride: Any, dilation: Sizes, padding: Sizes, ceil_mode: bool
  ) -> _Windows:
    k = _each(kernel, 2)
    if len(k) > self.ndim:
      raise ValueError(f"pool: kernel {k} has more axes than shape {self.shape}")
    return _Windows(self.shape[-len(k) :], k, stride, dilation, padding, ceil_mode)

  def max_pool2d(
    self: Tensor,
    kernel_size: Any = (2, 2),
    stride: Any = None,
    dilation: Sizes = 1,
    padding: Sizes = 0,
    ceil_mode: bool = False,
    return_indices: bool = False,
  ) -> Any:
    """Largest value of each window; with return_indices also its int32 place in [H * W].

    stride is the kernel size unless given; ceil_mode keeps windows that reach beyond the end.
    Raises ValueError for kernels or padding that do not fit.
    """
    at = self._windows(kernel_size, stride, dilation, padding, ceil_mode)
    low = self.dtype.min
    windows = at.of(self, low, low)
    out = windows.max(at.axes)
    if not return_indices:
      return out
    sizes = self.shape[-len(at.kernel) :]
    count = prod(sizes)
    places = at.of(self._arange(count).reshape(sizes), count, count)
    best = out.reshape(*out.shape, *[1] * len(at.kernel))
    return out, (windows == best).where(places, count).min(at.axes).cast(dtypes.int32)

  def avg_pool2d(
    self: Tensor,
    kernel_size: Any = (2, 2),
    stride: Any = None,
    dilation: Sizes = 1,
    padding: Sizes = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
  ) -> Tensor:
    """Mean of each window; its padding counts as zeros, or not at all. Raises ValueError."""
    at = self._windows(kernel_size, stride, dilation, padding, ceil_mode)
    windows = at.of(self, 0, 0)
    plain = not any(map(any, at.pads)) and not any(map(any, at.extra))
    if plain or (count_include_pad and not any(map(any, at.extra))):
      return windows.mean(at.axes)
    counted = self._like(1.0, self.shape[-len(at.kernel) :])
    number = at.of(counted, int(count_include_pad), 0).sum(at.axes)
    return windows.sum(at.axes) / number

  def max_unpool2d(
    self: Tensor,
    indices: Tensor,
    kernel_size: Any = (2, 2),
    stride: Any = None,
    dilation: Sizes = 1,
    padding: Sizes = 0,
    output_size: tuple[int, ...] | None = None,
  ) -> Tensor:
    """The values of max_pool2d put back to their places, zeros elsewhere.

    indices is what max_pool2d gave with return_indices. Raises ValueError for other shapes.
    """
    if indices.shape != self.shape:
      raise ValueError(f"max_unpool2d: indices {indices.shape} do not fit values {self.shape}")
    at = self._windows(kernel_size, stride, dilation, padding, False)
    n = len(at.kernel)
    rest, sizes = self.shape[:-n], self.shape[-n:]
    if output_size is None:
      parts = zip(sizes, at.kernel, at.stride, at.dilation, at.pads, strict=True)
      full = tuple((i - 1) * s - sum(p) + d * (k - 1) + 1 for i, k, s, d, p in parts)
    else:
      full = tuple(output_size[-n:])
    out = self._like(0, (*rest, prod(full)))
    return out.scatter(-1, indices.flatten(-n), self.flatten(-n)).reshape(*rest, *full)
