"""Layers: small classes that hold parameters and are called on tensors."""

from __future__ import annotations

import math
from typing import Any

from tinygrad.dtype import dtypes
from tinygrad.helpers import TRAINING, prod
from tinygrad.nn import optim, state  # noqa: F401  (reached as nn.optim and nn.state)
from tinygrad.tensor import Tensor


def _tuple(x: int | tuple[int, ...], n: int) -> tuple[int, ...]:
  return (x,) * n if isinstance(x, int) else tuple(x)


class Linear:
  """y = x W^T + b, W of shape (out_features, in_features), uniform in ±1/sqrt(in_features)."""

  def __init__(self, in_features: int, out_features: int, bias: bool = True):
    bound = 1 / math.sqrt(in_features)
    self.weight = Tensor.uniform(out_features, in_features, low=-bound, high=bound)
    self.bias = Tensor.uniform(out_features, low=-bound, high=bound) if bias else None

  def __call__(self, x: Tensor) -> Tensor:
    """(…, in_features) to (…, out_features)."""
    return x.linear(self.weight.transpose(), self.bias)


class Embedding:
  """Rows of a table of shape (vocab_size, embed_size) by integer index."""

  def __init__(self, vocab_size: int, embed_size: int):
    self.vocab_size, self.embed_size = vocab_size, embed_size
    self.weight = Tensor.glorot_uniform(vocab_size, embed_size)

  def __call__(self, idx: Tensor) -> Tensor:
    """(…) of ints to (…, embed_size). Raises TypeError for an index that is not of ints."""
    if not dtypes.is_int(idx.dtype):
      raise TypeError(f"Expected integer dtype for index in embedding, got {idx.dtype}")
    return self.weight[idx]


class LayerNorm:
  """Mean 0 and variance 1 over the last axes, then an affine map per element."""

  def __init__(
    self, normalized_shape: int | tuple[int, ...], eps: float = 1e-5,
    elementwise_affine: bool = True,
  ):  # fmt: skip
    self.normalized_shape = _tuple(normalized_shape, 1)
    self.axis = tuple(-1 - i for i in range(len(self.normalized_shape)))
    self.eps = eps
    self.weight = Tensor.ones(*self.normalized_shape).contiguous() if elementwise_affine else None
    self.bias = Tensor.zeros(*self.normalized_shape).contiguous() if elementwise_affine else None

  def __call__(self, x: Tensor) -> Tensor:
    """Same shape. Raises RuntimeError where the last axes are not normalized_shape."""
    if self.normalized_shape != x.shape[-len(self.normalized_shape) :]:
      raise RuntimeError(
        f"last dimensions of {x.shape} must match normalized_shape {self.normalized_shape}"
      )
    x = x.layernorm(axis=self.axis, eps=self.eps)
    if self.weight is None or self.bias is None:
      return x
    return x * self.weight + self.bias


class LayerNorm2d(LayerNorm):
  """LayerNorm over the channels of (batch, channels, height, width)."""

  def __call__(self, x: Tensor) -> Tensor:
    """Same shape."""
    return super().__call__(x.permute(0, 2, 3, 1)).permute(0, 3, 1, 2)


class RMSNorm:
  """x / sqrt(mean(x²) + eps) over the last axis of size dim, times a weight."""

  def __init__(self, dim: int, eps: float = 1e-6, elementwise_affine: bool = True):
    self.eps = eps
    self.weight = Tensor.ones(dim).contiguous() if elementwise_affine else None

  def __call__(self, x: Tensor) -> Tensor:
    """Same shape; computed in float32."""
    wide = x.float()
    out = (wide * (wide.square().mean(-1, keepdim=True) + self.eps).rsqrt()).cast(x.dtype)
    return out if self.weight is None else out * self.weight


class GroupNorm:
  """Mean 0 and variance 1 over groups of channels of (batch, channels, …)."""

  def __init__(self, num_groups: int, num_channels: int, eps: float = 1e-5, affine: bool = True):
    self.num_groups, self.num_channels, self.eps = num_groups, num_channels, eps
    self.weight = Tensor.ones(num_channels).contiguous() if affine else None
    self.bias = Tensor.zeros(num_channels).contiguous() if affine else None

  def __call__(self, x: Tensor) -> Tensor:
    """Same shape."""
    out = x.reshape(x.shape[0], self.num_groups, -1).layernorm(eps=self.eps).reshape(x.shape)
    if self.weight is None or self.bias is None:
      return out
    per_channel = (1, -1) + (1,) * (len(x.shape) - 2)
    return out * self.weight.reshape(per_channel) + self.bias.reshape(per_channel)


class InstanceNorm(GroupNorm):
  """GroupNorm with one channel in each group."""

  def __init__(self, num_features: int, eps: float = 1e-5, affine: bool = True):
    super().__init__(num_features, num_features, eps, affine)
    self.num_features = num_features


class BatchNorm:
  """Mean 0 and variance 1 of each channel over the batch; running statistics when not training."""

  def __init__(
    self, sz: int, eps: float = 1e-5, affine: bool = True, track_running_stats: bool = True,
    momentum: float = 0.1,
  ):  # fmt: skip
    self.eps, self.track_running_stats, self.momentum = eps, track_running_stats, momentum
    self.weight = Tensor.ones(sz).contiguous() if affine else None
    self.bias = Tensor.zeros(sz).contiguous() if affine else None
    self.num_batches_tracked = Tensor.zeros(dtype=dtypes.int32).contiguous().is_param_(False)
    if track_running_stats:
      self.running_mean = Tensor.zeros(sz).contiguous().is_param_(False)
      self.running_var = Tensor.ones(sz).contiguous().is_param_(False)

  def calc_stats(self, x: Tensor) -> tuple[Tensor, Tensor]:
    """(mean, variance) by channel: of the batch in training, else the running ones."""
    per_channel = (1, -1) + (1,) * (len(x.shape) - 2)
    if self.track_running_stats and not TRAINING:
      return self.running_mean, self.running_var
    axes = tuple(i for i in range(len(x.shape)) if i != 1)
    mean = x.mean(axis=axes)
    centred = x - mean.detach().reshape(per_channel)
    return mean, centred.square().mean(axis=axes)

  def __call__(self, x: Tensor) -> Tensor:
    """(batch, channels, …), same shape; in training moves the running statistics."""
    mean, var = self.calc_stats(x)
    if self.track_running_stats and TRAINING:
      count = x.numel() // x.shape[1]
      unbiased = var.detach() * (count / max(count - 1, 1))
      keep = 1 - self.momentum
      self.running_mean.assign(keep * self.running_mean + self.momentum * mean.detach())
      self.running_var.assign(keep * self.running_var + self.momentum * unbiased)
      self.num_batches_tracked.assign(self.num_batches_tracked + 1)
    return x.batchnorm(self.weight, self.bias, mean, (var + self.eps).rsqrt())


BatchNorm2d = BatchNorm3d = BatchNorm


class Conv2d:
  """Convolution over the axes after (batch, channels); as many as kernel_size has entries."""

  def __init__(
    self, in_channels: int, out_channels: int, kernel_size: int | tuple[int, ...], stride: Any = 1,
    padding: int | tuple[int, ...] | str = 0, dilation: Any = 1, groups: int = 1, bias: bool = True,
  ):  # fmt: skip
    self.kernel_size = _tuple(kernel_size, 2)
    self.stride, self.dilation, self.groups = stride, dilation, groups
    self.padding = self._padding(padding)
    bound = 1 / math.sqrt(in_channels // groups * prod(self.kernel_size))
    shape = self._weight_shape(in_channels, out_channels)
    self.weight = Tensor.uniform(*shape, low=-bound, high=bound)
    self.bias = Tensor.uniform(out_channels, low=-bound, high=bound) if bias else None

  def _weight_shape(self, in_channels: int, out_channels: int) -> tuple[int, ...]:
    return (out_channels, in_channels // self.groups, *self.kernel_size)

  def _padding(self, padding: int | tuple[int, ...] | str) -> int | tuple[int, ...]:
    """Widths of "same" and "valid"; numbers stay."""
    if not isinstance(padding, str):
      return padding
    if padding.lower() == "valid":
      return 0
    if padding.lower() != "same":
      raise ValueError(f"Invalid padding string {padding!r}, only 'same' and 'valid' are supported")
    n = len(self.kernel_size)
    if _tuple(self.stride, n) != (1,) * n:
      raise ValueError("padding='same' is not supported for strided convolutions")
    widths: list[int] = []
    for d, k in zip(reversed(_tuple(self.dilation, n)), reversed(self.kernel_size), strict=True):
      widths += [d * (k - 1) // 2, d * (k - 1) - d * (k - 1) // 2]
    return tuple(widths)

  def __call__(self, x: Tensor) -> Tensor:
    """(batch, in_channels, …) to (batch, out_channels, …)."""
    return x.conv2d(self.weight, self.bias, self.groups, self.stride, self.dilation, self.padding)


class ConvTranspose2d(Conv2d):
  """Gradient of Conv2d with respect to its input, as a layer."""

  def __init__(
    self, in_channels: int, out_channels: int, kernel_size: int | tuple[int, ...], stride: Any = 1,
    padding: Any = 0, output_padding: Any = 0, dilation: Any = 1, groups: int = 1,
    bias: bool = True,
  ):  # fmt: skip
    super().__init__(
      in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias
    )
    self.output_padding = output_padding

  def _weight_shape(self, in_channels: int, out_channels: int) -> tuple[int, ...]:
    return (in_channels, out_channels // self.groups, *self.kernel_size)

  def __call__(self, x: Tensor) -> Tensor:
    """(batch, in_channels, …) to (batch, out_channels, …)."""
    return x.conv_transpose2d(
      self.weight, self.bias, self.groups, self.stride, self.dilation, self.padding,
      self.output_padding,
    )  # fmt: skip


def Conv1d(  # noqa: N802  (public name)
  in_channels: int, out_channels: int, kernel_size: int, stride: int = 1, padding: int | str = 0,
  dilation: int = 1, groups: int = 1, bias: bool = True,
) -> Conv2d:  # fmt: skip
  """Conv2d over one axis."""
  return Conv2d(in_channels, out_channels, (kernel_size,), stride, padding, dilation, groups, bias)


def ConvTranspose1d(  # noqa: N802  (public name)
  in_channels: int, out_channels: int, kernel_size: int, stride: int = 1, padding: int = 0,
  output_padding: int = 0, dilation: int = 1, groups: int = 1, bias: bool = True,
) -> ConvTranspose2d:  # fmt: skip
  """ConvTranspose2d over one axis."""
  return ConvTranspose2d(
    in_channels, out_channels, (kernel_size,), stride, padding, output_padding, dilation, groups,
    bias,
  )  # fmt: skip


class LSTMCell:
  """One step of an LSTM; gates in the order input, forget, cell, output."""

  def __init__(self, input_size: int, hidden_size: int, bias: bool = True):
    bound = 1 / math.sqrt(hidden_size)

    def uniform(*shape: int) -> Tensor:
      return Tensor.uniform(*shape, low=-bound, high=bound)

    self.weight_ih = uniform(hidden_size * 4, input_size)
    self.weight_hh = uniform(hidden_size * 4, hidden_size)
    self.bias_ih = Tensor.zeros(hidden_size * 4).contiguous() if bias else None
    self.bias_hh = Tensor.zeros(hidden_size * 4).contiguous() if bias else None

  def __call__(self, x: Tensor, hc: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
    """x (batch, input_size), (hidden, cell) each (batch, hidden_size): the next pair."""
    if hc is None:
      zeros = Tensor.zeros(x.shape[0], self.weight_hh.shape[1], dtype=x.dtype, device=x.device)
      hc = (zeros, zeros)
    gates = x.linear(self.weight_ih.T, self.bias_ih) + hc[0].linear(self.weight_hh.T, self.bias_hh)
    i, f, g, o = gates.chunk(4, dim=1)
    cell = f.sigmoid() * hc[1] + i.sigmoid() * g.tanh()
    return (o.sigmoid() * cell.tanh()).contiguous(), cell.contiguous()
