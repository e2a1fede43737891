"""Windows over axes: convolution, pooling, resizing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

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
    x, dils = self.pad(flat), _pair(dilation, n)
    if any(size <= d * (m - 1) for size, d, m in zip(x.max_shape[2:], dils, k)):
      raise RuntimeError(
        f"conv2d: kernel {k} is larger than input {self.shape} with {padding=}, {dilation=}"
      )
    x = x._pool(k, _pair(stride, n), dils)
    out = x.shape[2 : 2 + n]
    x = x.reshape(batch, groups, 1, cin, *out, *k)
    x = x.permute(0, 1, 2, *range(4, 4 + n), 3, *range(4 + n, 4 + 2 * n)).flatten(3 + n)
    w = weight.reshape(1, groups, og, *[1] * n, cin * prod(k))
    res = x.unsqueeze(-2).matmul(w.unsqueeze(-1), dtype=dtype).reshape(batch, cout, *out)
    return res if bias is None else res + bias.reshape(1, -1, *[1] * n)

  def conv_transpose2d(
    self: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    groups: int = 1,
    stride: int | tuple[int, ...] = 1,
    dilation: int | tuple[int, ...] = 1,
    padding: int | tuple[int, ...] = 0,
    output_padding: int | tuple[int, ...] = 0,
  ) -> Tensor:
    """The gradient of conv2d as a layer: [B, C, *HW] with weight [C, O/groups, *K] -> [B, O, *]."""
    k = weight.shape[2:]
    n = len(k)
    strides, dils = _pair(stride, n), _pair(dilation, n)
    pads, extra = _pair(padding, n), _pair(output_padding, n)
    # zeros between the elements, then a convolution of stride 1 with the kernel turned round
    x = self
    for axis, s in enumerate(strides, 2):
      if s > 1:
        size = x.shape[axis]
        lead: list[Any] = [None] * (axis + 1)
        tail: list[Any] = [None] * (x.ndim - axis - 1)
        x = x.unsqueeze(axis + 1).pad([*lead, (0, s - 1), *tail]).flatten(axis, axis + 1)
        x = x.shrink([*lead[:-1], (0, (size - 1) * s + 1), *tail])
    widths = [
      (d * (size - 1) - p, d * (size - 1) - p + o)
      for size, d, p, o in zip(k, dils, pads, extra, strict=True)
    ]
    w = weight.unflatten(0, (groups, -1)).flip(*range(3, 3 + n)).transpose(1, 2).flatten(0, 1)
    return x.pad([None, None, *widths]).conv2d(w, bias, groups=groups, dilation=dilation)

  def interpolate(
    self: Tensor, size: tuple[int, ...], mode: str = "linear", align_corners: bool = False
  ) -> Tensor:
    """The last axes resized; mode is linear, nearest or nearest-exact. Raises ValueError."""
    if mode not in ("linear", "nearest", "nearest-exact"):
      raise ValueError(f"interpolate: mode must be linear or nearest(-exact), got {mode!r}")
    if align_corners and mode != "linear":
      raise ValueError("interpolate: align_corners=True needs mode='linear'")
    if not 0 < len(size) <= self.ndim:
      raise ValueError(f"interpolate: {size=} does not fit shape {self.shape}")
    x = self
    for axis, new in enumerate(size, self.ndim - len(size)):
      x = x._resize(axis, new, mode, align_corners)
    return x.cast(self.dtype)

  def _resize(self: Tensor, axis: int, new: int, mode: str, align_corners: bool) -> Tensor:
    """One axis read at `new` places that are spread over it."""
    from tinygrad.tensor import Tensor

    old, at = self.shape[axis], np.arange(new, dtype=np.float64)
    whole = [slice(None)] * axis

    def pick(places: np.ndarray) -> Tensor:
      return self[(*whole, Tensor(places.astype(np.int32), device=self.device))]

    if mode != "linear":
      shift = 0.5 if mode == "nearest-exact" else 0.0
      return pick(np.minimum(np.floor((at + shift) * (old / new)), old - 1))
    if align_corners:
      place = at * ((old - 1) / max(new - 1, 1))
    else:
      place = np.clip((at + 0.5) * (old / new) - 0.5, 0, old - 1)
    low = np.floor(place)
    part = (place - low).astype(np.float32).reshape([-1] + [1] * (self.ndim - 1 - axis))
    return pick(low).lerp(pick(np.minimum(low + 1, old - 1)), Tensor(part, device=self.device))
