"""Windows over axes: convolution, pooling, resizing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinygrad.dtype import DTypeLike
from tinygrad.helpers import prod

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor


def _pair(x: int | tuple[int, ...], n: int) -> tuple[int, ...]:
  return (x,) * n if isinstance(x, int) else tuple(x)


class ConvolutionMixin:
  """Functions of images and sequences [B, C, *HW]."""

  def conv2d(
    self: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    groups: int = 1,
    stride: int | tuple[int, ...] = 1,
    dilation: int | tuple[int, ...] = 1,
    padding: int | tuple[int, ...] = 0,
    dtype: DTypeLike | None = None,
  ) -> Tensor:
    """Convolution [B, C, *HW] * [O, C/groups, *K] + [O] -> [B, O, *]. Raises RuntimeError."""
    (batch, cin_all), (cout, cin), k = self.shape[:2], weight.shape[:2], weight.shape[2:]
    if groups * cin != cin_all or len(self.shape) != len(weight.shape):
      raise RuntimeError(f"conv2d: input {self.shape} does not fit weight {weight.shape}")
    n, og = len(k), cout // groups
    pads = _pair(padding, n)
    flat = [p for q in reversed(pads) for p in (q, q)] if len(pads) == n else list(pads)
    x = self.pad(flat)._pool(k, _pair(stride, n), _pair(dilation, n))
    out = x.shape[2 : 2 + n]
    x = x.reshape(batch, groups, 1, cin, *out, *k)
    x = x.permute(0, 1, 2, *range(4, 4 + n), 3, *range(4 + n, 4 + 2 * n)).flatten(3 + n)
    w = weight.reshape(1, groups, og, *[1] * n, cin * prod(k))
    res = x.unsqueeze(-2).matmul(w.unsqueeze(-1), dtype=dtype).reshape(batch, cout, *out)
    return res if bias is None else res + bias.reshape(1, -1, *[1] * n)

  def _pool2d(self: Tensor, kernel: Any, stride: Any, dilation: Any, padding: Any) -> Any:
    k = _pair(kernel, 2)
    n, pads = len(k), _pair(padding, len(k))
    flat = [p for q in reversed(pads) for p in (q, q)]
    s = _pair(k if stride is None else stride, n)
    return flat, lambda x: x._pool(k, s, _pair(dilation, n)), tuple(range(-n, 0))

  def max_pool2d(
    self: Tensor, kernel_size: Any = (2, 2), stride: Any = None, dilation: Any = 1, padding: Any = 0
  ) -> Tensor:
    """Largest value of each window."""
    flat, pool, axes = self._pool2d(kernel_size, stride, dilation, padding)
    return pool(self.pad(flat, value=self.dtype.min)).max(axes)

  def avg_pool2d(
    self: Tensor, kernel_size: Any = (2, 2), stride: Any = None, dilation: Any = 1, padding: Any = 0
  ) -> Tensor:
    """Mean of each window."""
    flat, pool, axes = self._pool2d(kernel_size, stride, dilation, padding)
    return pool(self.pad(flat)).mean(axes)
