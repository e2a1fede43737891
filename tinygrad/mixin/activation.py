"""Activation functions of neural networks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tinygrad.mixin.mathfn import in_float

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor


class ActivationMixin:
  """Functions between layers, element by element."""

  def relu(self: Tensor) -> Tensor:
    """The value where positive, else 0."""
    return (self > 0).where(self, 0)

  def leaky_relu(self: Tensor, neg_slope: float = 0.01) -> Tensor:
    """The value where not negative, else neg_slope times it."""
    return (self < 0).where(self * neg_slope, self)

  @in_float
  def elu(self: Tensor, alpha: float = 1.0) -> Tensor:
    """The value where positive, else alpha (exp(x) - 1)."""
    return self.relu() - alpha * (1 - self.exp()).relu()

  @in_float
  def silu(self: Tensor) -> Tensor:
    """x sigmoid(x)."""
    return self * self.sigmoid()

  swish = silu

  @in_float
  def gelu(self: Tensor, approximate: str = "tanh") -> Tensor:
    """x times the normal distribution's integral: by tanh, or exact with approximate="none".

    Raises ValueError for another approximation.
    """
    if approximate not in ("tanh", "none"):
      raise ValueError(f"gelu: approximate must be 'tanh' or 'none', got {approximate!r}")
    if approximate == "none":
      return 0.5 * self * (1 + (self / math.sqrt(2)).erf())
    # (1 + tanh(y)) / 2 is the sigmoid of 2 y, which loses nothing where tanh(y) is close to -1
    slope = 2 * math.sqrt(2 / math.pi)
    return self * (self * (slope + slope * 0.044715 * self * self)).sigmoid()

  @in_float
  def quick_gelu(self: Tensor) -> Tensor:
    """x sigmoid(1.702 x)."""
    return self * (self * 1.702).sigmoid()

  @in_float
  def softplus(self: Tensor, beta: float = 1.0) -> Tensor:
    """log(1 + exp(beta x)) / beta, without overflow."""
    x = self * beta
    return (x.maximum(0) + (1 + (-x.abs()).exp()).log()) * (1 / beta)

  @in_float
  def logsigmoid(self: Tensor) -> Tensor:
    """Logarithm of the sigmoid."""
    return -(-self).softplus()

  @in_float
  def softsign(self: Tensor) -> Tensor:
    """x / (1 + |x|)."""
    return self / (1 + self.abs())

  def hardtanh(self: Tensor, min_val: float = -1, max_val: float = 1) -> Tensor:
    """Limited to [min_val, max_val]."""
    return self.clip(min_val, max_val)

  def relu6(self: Tensor) -> Tensor:
    """Limited to [0, 6]."""
    return self.relu() - (self - 6).relu()

  @in_float
  def mish(self: Tensor) -> Tensor:
    """x tanh(softplus(x))."""
    return self * self.softplus().tanh()

  @in_float
  def celu(self: Tensor, alpha: float = 1.0) -> Tensor:
    """The value where positive, else alpha (exp(x / alpha) - 1)."""
    return self.relu() - alpha * (1 - (self / alpha).exp()).relu()

  @in_float
  def selu(
    self: Tensor, alpha: float = 1.6732632423543772, gamma: float = 1.0507009873554805
  ) -> Tensor:
    """gamma times the value where positive, else gamma alpha (exp(x) - 1)."""
    return gamma * (self >= 0).where(self, alpha * (self.minimum(0).exp() - 1))

  @in_float
  def hardsigmoid(self: Tensor, alpha: float = 1 / 6, beta: float = 0.5) -> Tensor:
    """alpha x + beta, limited to [0, 1]."""
    line = alpha * self + beta
    return line.relu() - (line - 1).relu()

  @in_float
  def hardswish(self: Tensor) -> Tensor:
    """x times relu6(x + 3) / 6."""
    return self * (self + 3).relu6() * (1 / 6)
