"""Functions of one number: powers, logarithms, circles, rounding, and what a float is."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinygrad.dtype import dtypes
from tinygrad.helpers import polyN
from tinygrad.mixin.elementwise import NARROW
from tinygrad.uop import Ops

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor


def in_float(fn: Callable[..., Tensor]) -> Callable[..., Tensor]:
  """fn computed in float: narrow types in float32, so that a chain of steps rounds once.

  Ints and bools give the default float.
  """

  @functools.wraps(fn)
  def wrapped(self: Tensor, *args: Any, **kwargs: Any) -> Tensor:
    if self.dtype in NARROW:
      return fn(self.cast(dtypes.float32), *args, **kwargs).cast(self.dtype)
    if self.dtype in (*dtypes.ints, dtypes.bool):
      return fn(self.cast(dtypes.default_float), *args, **kwargs).cast(dtypes.default_float)
    return fn(self, *args, **kwargs)

  return wrapped


class MathMixin:
  """Mathematical functions, element by element."""

  def reciprocal(self: Tensor) -> Tensor:
    """1 / self."""
    return self._unary(Ops.RECIP)

  def sqrt(self: Tensor) -> Tensor:
    """Square root."""
    return self._unary(Ops.SQRT)

  @in_float
  def rsqrt(self: Tensor) -> Tensor:
    """1 / square root."""
    return self.sqrt().reciprocal()

  def exp2(self: Tensor) -> Tensor:
    """2 to the power self."""
    return self._unary(Ops.EXP2)

  @in_float
  def exp(self: Tensor) -> Tensor:
    """e to the power self."""
    return (self * (1 / math.log(2))).exp2()

  def log2(self: Tensor) -> Tensor:
    """Logarithm to base 2."""
    return self._unary(Ops.LOG2)

  @in_float
  def log(self: Tensor) -> Tensor:
    """Natural logarithm."""
    return self.log2() * math.log(2)

  @in_float
  def log10(self: Tensor) -> Tensor:
    """Logarithm to base 10."""
    return self.log2() * math.log10(2)

  def sin(self: Tensor) -> Tensor:
    """Sine of radians."""
    return self._unary(Ops.SIN)

  @in_float
  def cos(self: Tensor) -> Tensor:
    """Cosine of radians."""
    return (math.pi / 2 - self).sin()

  @in_float
  def tan(self: Tensor) -> Tensor:
    """Tangent of radians."""
    return self.sin() / self.cos()

  def trunc(self: Tensor) -> Tensor:
    """Rounded toward zero."""
    return self if not dtypes.is_float(self.dtype) else self._unary(Ops.TRUNC)

  def floor(self: Tensor) -> Tensor:
    """Rounded down."""
    down = self.trunc()
    return (self < down).where(down - 1, down)

  def ceil(self: Tensor) -> Tensor:
    """Rounded up."""
    down = self.trunc()
    return (self > down).where(down + 1, down)

  def round(self: Tensor) -> Tensor:
    """Rounded to nearest, ties to even."""
    if not dtypes.is_float(self.dtype):
      return self
    low = self.floor()
    rest = self - low
    odd = (low * 0.5).floor() * 2 != low
    return ((rest > 0.5) | ((rest == 0.5) & odd)).where(low + 1, low)

  def square(self: Tensor) -> Tensor:
    """self * self."""
    return self * self

  def sign(self: Tensor) -> Tensor:
    """-1, 0 or 1."""
    return (self != 0).where((self < 0).where(self._like(-1), self._like(1)), self._like(0))

  def abs(self: Tensor) -> Tensor:
    """Distance from zero."""
    return self * self.sign()

  def isnan(self: Tensor) -> Tensor:
    """Whether each element is not a number."""
    return self != self

  def isinf(self: Tensor, detect_positive: bool = True, detect_negative: bool = True) -> Tensor:
    """Whether each element is infinite, with a sign that is asked for."""
    return ((self == math.inf) & detect_positive) | ((self == -math.inf) & detect_negative)

  def isfinite(self: Tensor) -> Tensor:
    """Whether each element is neither infinite nor not a number."""
    return (self.isinf() | self.isnan()).logical_not()

  @in_float
  def sigmoid(self: Tensor) -> Tensor:
    """1 / (1 + exp(-self))."""
    return (1 + (-self).exp()).reciprocal()

  @in_float
  def tanh(self: Tensor) -> Tensor:
    """Hyperbolic tangent."""
    return 2.0 * (2.0 * self).sigmoid() - 1.0

  @in_float
  def sinh(self: Tensor) -> Tensor:
    """Hyperbolic sine."""
    return (self.exp() - (-self).exp()) / 2

  @in_float
  def cosh(self: Tensor) -> Tensor:
    """Hyperbolic cosine."""
    return (self.exp() + (-self).exp()) / 2

  @in_float
  def asinh(self: Tensor) -> Tensor:
    """Inverse of sinh; of the negative side by symmetry, where the sum would cancel."""
    size = (self < 0).where(-self, self)
    out = (size + (size.square() + 1).sqrt()).log()
    return (self < 0).where(-out, out)

  @in_float
  def acosh(self: Tensor) -> Tensor:
    """Inverse of cosh, for values from 1 on."""
    return (self + (self.square() - 1).sqrt()).log()

  @in_float
  def atanh(self: Tensor) -> Tensor:
    """Inverse of tanh, for values in (-1, 1)."""
    return ((1 + self) / (1 - self)).log() / 2

  @in_float
  def atan(self: Tensor) -> Tensor:
    """Angle in radians whose tangent is self."""
    # atan(x) = pi/2 - atan(1/x) and atan(x) = 2 atan(x / (1 + sqrt(1 + x^2))) bring the argument
    # below tan(pi/16), where the series is short
    size = (self < 0).where(-self, self)
    large = size > 1
    y = large.where(large.where(size, 1.0).reciprocal(), size)
    for _ in range(2):
      y = y / (1 + (1 + y.square()).sqrt())
    terms = 12 if self.dtype is dtypes.float64 else 7
    series = [(-1) ** i / (2 * i + 1) for i in reversed(range(terms))]
    out = 4 * y * polyN(y.square(), series)
    out = large.where(math.pi / 2 - out, out)
    return (self < 0).where(-out, out)

  @in_float
  def asin(self: Tensor) -> Tensor:
    """Angle in radians whose sine is self."""
    return 2 * (self / (1 + (1 - self.square()).sqrt())).atan()

  @in_float
  def acos(self: Tensor) -> Tensor:
    """Angle in radians whose cosine is self."""
    return math.pi / 2 - self.asin()

  @in_float
  def erf(self: Tensor) -> Tensor:
    """Error function, to a few units in the last place."""
    double = self.dtype is dtypes.float64
    split, end = (2.0, 6.0) if double else (1.5, 4.0)
    size = (self < 0).where(-self, self)
    small = size < split
    # Taylor's series at 0, where its terms hardly cancel
    x = small.where(size, 0.0)
    series = [(-1) ** n / (math.factorial(n) * (2 * n + 1)) for n in range(32 if double else 16)]
    near = 2 / math.sqrt(math.pi) * x * polyN(x.square(), series[::-1])
    # beyond the end the rest is less than half a unit of the last place
    x = size.minimum(end)
    top, bottom = _erfc_fraction(20 if double else 8)
    rest = polyN(x.square(), top) / polyN(x.square(), bottom)
    far = 1 - (-x.square()).exp() * (x / math.sqrt(math.pi)) * rest
    return small.where(near, far) * (self < 0).where(self._like(-1), self._like(1))


@functools.cache
def _erfc_fraction(levels: int) -> tuple[list[float], list[float]]:
  """Polynomials p, q of y = x^2, highest power first: erfc x = exp(-y) x / sqrt(pi) * p / q.

  They are the convergent of the continued fraction 1 / (b0 - a1 / (b1 - a2 / (b2 - ...))) with
  a_k = k (k - 1/2) and b_k = y + 2k + 1/2; all coefficients are positive.
  """
  (p0, p), (q0, q) = ([0.0], [1.0]), ([1.0], [1.0, 0.5])
  for k in range(1, levels):
    p0, p = p, _next_convergent(p0, p, k)
    q0, q = q, _next_convergent(q0, q, k)
  return p, q


def _next_convergent(before: list[float], last: list[float], k: int) -> list[float]:
  """b_k last - a_k before."""
  out = [*last, 0.0]
  for i, c in enumerate(last):
    out[i + 1] += (2 * k + 0.5) * c
  for i, c in enumerate(reversed(before), 1):
    out[-i] -= k * (k - 0.5) * c
  return out
