"""Neural-network functions: layers, normalisation, losses, attention."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from tinygrad.dtype import DTypeLike, dtypes, least_upper_dtype
from tinygrad.helpers import prod
from tinygrad.mixin.mathfn import in_float

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor


def _reduce_loss(x: Tensor, reduction: str) -> Tensor:
  if reduction not in ("mean", "sum", "none"):
    raise ValueError(f"{reduction=} must be one of mean, sum, none")
  return x if reduction == "none" else (x.mean() if reduction == "mean" else x.sum())


def _check_labels(labels: Tensor, logits: Tensor, axis: int) -> None:
  """Raises ValueError unless labels are one a row of logits, whose classes are on axis."""
  rows = [n for i, n in enumerate(logits.shape) if i != axis % logits.ndim]
  same = zip(reversed(rows), reversed(labels.shape))
  if labels.ndim > len(rows) or any(n != m and 1 not in (n, m) for n, m in same):
    raise ValueError(f"labels of shape {labels.shape} do not fit logits of shape {logits.shape}")


class FunctionalMixin:
  """Functions that models are made of."""

  def sequential(self: Tensor, layers: list[Any]) -> Tensor:
    """The layers applied one after the other."""
    x = self
    for layer in layers:
      x = layer(x)
    return x

  def linear(
    self: Tensor, weight: Tensor, bias: Tensor | None = None, dtype: DTypeLike | None = None
  ) -> Tensor:
    """self @ weight + bias, weight [in, out]; a 1-d weight is multiplied."""
    if dtype is not None:
      bias = None if bias is None else bias.cast(dtype)
      return self.cast(dtype).linear(weight.cast(dtype), bias)
    x = self * weight if weight.ndim == 1 else self.dot(weight)
    return x if bias is None else x + bias

  @in_float
  def layernorm(self: Tensor, axis: int | tuple[int, ...] = -1, eps: float = 1e-5) -> Tensor:
    """(x - mean) / sqrt(variance + eps) over axis."""
    y = self - self.mean(axis, keepdim=True)
    return y * (y * y).mean(axis, keepdim=True).add(eps).rsqrt()

  def batchnorm(
    self: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    mean: Tensor,
    invstd: Tensor,
    axis: int | tuple[int, ...] = 1,
  ) -> Tensor:
    """(x - mean) * invstd * weight + bias, with those of the sizes of axis.

    Raises ValueError where these are not the sizes of mean.
    """
    axes = axis if isinstance(axis, tuple) else (axis,)
    shape = tuple(s if i in axes else 1 for i, s in enumerate(self.shape))
    if mean.numel() != prod(shape):
      raise ValueError(f"batchnorm: input {self.shape} has no {mean.numel()} channels ({axis=})")
    x = self - mean.reshape(shape)
    if weight is not None:
      x = x * weight.reshape(shape)
    out = x * (invstd.reshape(shape) if len(invstd.shape) == len(axes) else invstd)
    return out if bias is None else out + bias.reshape(shape)

  def one_hot(self: Tensor, num_classes: int = -1) -> Tensor:
    """int [..., num_classes]: 1 at the class; -1 takes the largest class plus one."""
    if num_classes == -1:
      num_classes = int(self.max().item()) + 1
    return self.one_hot_bool(num_classes).where(1, 0).cast(dtypes.default_int)

  def scaled_dot_product_attention(
    self: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    enable_gqa: bool = False,
  ) -> Tensor:
    """softmax(self key^T / sqrt(D) + mask) value over [..., S, D].

    A bool mask keeps where true; a float mask is added. Raises RuntimeError for a mask together
    with is_causal.
    """
    if enable_gqa:
      times = self.shape[-3] // key.shape[-3]
      key, value = (
        t.unsqueeze(-3).expand(*t.shape[:-2], times, *t.shape[-2:]).flatten(t.ndim - 3, t.ndim - 2)
        for t in (key, value)
      )
    wide = least_upper_dtype(self.dtype, key.dtype, dtypes.float32)
    scores = self.matmul(key.transpose(-2, -1), dtype=wide) / math.sqrt(self.shape[-1])
    if is_causal:
      if attn_mask is not None:
        raise RuntimeError("cannot set attn_mask when is_causal=True")
      attn_mask = scores._like(1, scores.shape[-2:]).bool().tril()
    if attn_mask is not None:
      if attn_mask.dtype is dtypes.bool:
        attn_mask = attn_mask.where(0.0, -math.inf)
      scores = scores + attn_mask
    weights = scores.cast(self.dtype).softmax(-1)
    return weights.dropout(dropout_p).matmul(value).cast(self.dtype)

  def binary_crossentropy(self: Tensor, y: Tensor, reduction: str = "mean") -> Tensor:
    """-y log(x) - (1-y) log(1-x) of probabilities."""
    return _reduce_loss(-y * self.log() - (1 - y) * (1 - self).log(), reduction)

  def binary_crossentropy_logits(self: Tensor, y: Tensor, reduction: str = "mean") -> Tensor:
    """Binary cross-entropy of logits, without overflow."""
    return _reduce_loss(self.maximum(0) - y * self + (1 + (-self.abs()).exp()).log(), reduction)

  def sparse_categorical_crossentropy(
    self: Tensor,
    labels: Tensor,
    ignore_index: int = -1,
    label_smoothing: float = 0.0,
    reduction: str = "mean",
  ) -> Tensor:
    """Cross-entropy of logits [..., C] against int labels [...]; ignore_index counts nothing.

    A scalar, or [...] with reduction "none". Raises ValueError for labels of another shape.
    """
    if not 0.0 <= label_smoothing <= 1.0:
      raise ValueError(f"label_smoothing={label_smoothing} must be in [0, 1]")
    _check_labels(labels, self, -1)
    log_probs = self.log_softmax()
    mask = labels != ignore_index
    picked = (labels.unsqueeze(-1) == self._arange(self.shape[-1])) & mask.unsqueeze(-1)
    losses = -(log_probs * picked).sum(-1)
    if label_smoothing:
      smooth = log_probs.mean(-1) * mask
      losses = (1 - label_smoothing) * losses - label_smoothing * smooth
    if reduction == "mean":
      return losses.sum() / mask.sum().cast(losses.dtype)
    return _reduce_loss(losses, reduction)

  def cross_entropy(
    self: Tensor, y: Tensor, reduction: str = "mean", label_smoothing: float = 0.0
  ) -> Tensor:
    """Cross-entropy of logits [B, C, ...] against int labels [B, ...] or probabilities like self.

    A scalar, or [B, ...] with reduction "none". Raises ValueError for labels of another shape.
    """
    if not 0.0 <= label_smoothing <= 1.0:
      raise ValueError(f"label_smoothing={label_smoothing} must be in [0, 1]")
    classes = 1 if self.ndim > 1 else 0
    if y.ndim < self.ndim:
      _check_labels(y, self, classes)
      hot = y.one_hot_bool(self.shape[classes]).cast(self.dtype)
      y = hot.permute(*range(classes), hot.ndim - 1, *range(classes, hot.ndim - 1))
    if label_smoothing:
      y = (1 - label_smoothing) * y + label_smoothing / self.shape[classes]
    return _reduce_loss(-(self.log_softmax(classes) * y).sum(classes), reduction)

  def nll_loss(self: Tensor, y: Tensor, reduction: str = "mean") -> Tensor:
    """Negative log-probability [B, C] of the labels [B]."""
    hot = y.one_hot_bool(self.shape[1])
    return _reduce_loss(-(self * hot).sum(1), reduction)
