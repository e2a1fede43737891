"""Elementwise casts, arithmetic, comparison and operations on bits."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinygrad.dtype import (
  dtypes,
  least_upper_dtype,
  least_upper_float,
  strong_dtype,
)
from tinygrad.mixin.casts import CastMixin, cast_uop, spread
from tinygrad.uop import Ops
from tinygrad.uop.ops import OP_TABLE, GroupOp, UOp

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor


def broadcast_shape(*shapes: tuple[int, ...]) -> tuple[int, ...]:
  """Common shape, aligned from the right. Raises ValueError where sizes differ and none is 1."""
  n = max(len(s) for s in shapes)
  padded = [(1,) * (n - len(s)) + s for s in shapes]
  out = []
  for sizes in zip(*padded, strict=True):
    distinct = {s for s in sizes if s != 1}
    if len(distinct) > 1:
      raise ValueError(f"cannot broadcast shapes {', '.join(map(str, shapes))}")
    out.append(distinct.pop() if distinct else 1)
  return tuple(out)


# Floats of which every step of a longer computation would lose digits.
NARROW = (*dtypes.fp8s, dtypes.float16, dtypes.bfloat16)


def _quotient(a: UOp, b: UOp) -> UOp:
  """a / b, rounded once to their dtype."""
  wide = dtypes.float32 if a.dtype in NARROW else a.dtype
  return a.cast(wide).alu(Ops.MUL, b.cast(wide).alu(Ops.RECIP)).cast(a.dtype)


def _rounded_once(fn: Callable[..., Tensor]) -> Callable[..., Tensor]:
  """fn of two operands, computed in float32 where both are narrower."""

  @functools.wraps(fn)
  def wrapped(self: Tensor, x: Any, *args: Any, **kwargs: Any) -> Tensor:
    y = x if type(x) in (int, float) else self._operand(x)
    both = self.dtype if y is x else least_upper_dtype(self.dtype, y.dtype)
    if both not in NARROW:
      return fn(self, x, *args, **kwargs)
    y = x if y is x else y.cast(dtypes.float32)
    return fn(self.cast(dtypes.float32), y, *args, **kwargs).cast(both)

  return wrapped


class ElementwiseMixin(CastMixin):
  """Operators and functions that work element by element, with broadcasting."""

  # *** plumbing ***

  def _match(
    self: Tensor, other: Any, to_float: bool = False, reverse: bool = False
  ) -> tuple[UOp, UOp, bool]:
    """Both operands with one shape and one dtype, and whether that dtype is weak."""
    y = self._operand(other)
    dt = least_upper_dtype(self.dtype, y.dtype)
    if to_float:
      dt = least_upper_float(dt)
    weak = dt in dtypes.weaks
    dt = strong_dtype(dt)
    shape = broadcast_shape(self.shape, y.shape)
    a, b = (spread(cast_uop(t.uop, dt), shape) for t in (self, y))
    return (b, a, weak) if reverse else (a, b, weak)

  def _binary(
    self: Tensor, op: Ops, other: Any, reverse: bool = False, to_float: bool = False
  ) -> Tensor:
    a, b, weak = self._match(other, to_float, reverse)
    return self._new(a.alu(op, b), weak and op not in (Ops.CMPLT, Ops.CMPNE), other)

  def _unary(self: Tensor, op: Ops) -> Tensor:
    """op in the float type of self."""
    dt = least_upper_float(self.dtype)
    u = cast_uop(self.uop, strong_dtype(dt))
    return self._new(u.alu(op), dt in dtypes.weaks)

  def alu(self: Tensor, op: Ops, *src: Any) -> Tensor:
    """One operation of the graph on self and others, broadcast to one shape.

    Raises ValueError where the operation takes another number of values.
    """
    if op not in GroupOp.ALU or OP_TABLE[op].arity != len(src) + 1:
      raise ValueError(f"alu: {op} does not compute on {len(src) + 1} values")
    if op is Ops.WHERE:
      return self.where(*src)
    if src:
      return self._binary(op, src[0])
    return self.neg() if op is Ops.NEG else self._unary(op)

  def usum(self: Tensor, *others: Any) -> Tensor:
    """self and all others added."""
    return functools.reduce(lambda a, b: a + b, others, self)

  def uprod(self: Tensor, *others: Any) -> Tensor:
    """self and all others multiplied."""
    return functools.reduce(lambda a, b: a * b, others, self)

  # *** arithmetic ***

  def add(self: Tensor, x: Any, reverse: bool = False) -> Tensor:
    """self + x; `or` for two bools."""
    a, b, weak = self._match(x, False, reverse)
    return self._new(a.alu(Ops.OR if a.dtype is dtypes.bool else Ops.ADD, b), weak, x)

  def sub(self: Tensor, x: Any, reverse: bool = False) -> Tensor:
    """self - x."""
    a, b, weak = self._match(x, False, reverse)
    if a.dtype is dtypes.bool:
      return self._new(a.alu(Ops.XOR, b), False, x)
    return self._new(a.alu(Ops.ADD, b.alu(Ops.NEG)), weak, x)

  def mul(self: Tensor, x: Any, reverse: bool = False) -> Tensor:
    """self * x; `and` for two bools."""
    a, b, weak = self._match(x, False, reverse)
    return self._new(a.alu(Ops.AND if a.dtype is dtypes.bool else Ops.MUL, b), weak, x)

  def div(self: Tensor, x: Any, reverse: bool = False, rounding_mode: str | None = None) -> Tensor:
    """self / x; rounding_mode "trunc" or "floor" rounds. Raises RuntimeError for others."""
    if rounding_mode is None:
      a, b, weak = self._match(x, True, reverse)
      return self._new(_quotient(a, b), weak, x)
    if rounding_mode not in ("trunc", "floor"):
      raise RuntimeError(f"{rounding_mode=} is not supported: use None, 'trunc' or 'floor'")
    a, b, weak = self._match(x, False, reverse)
    quotient = self._new(a.alu(Ops.IDIV, b), weak, x)
    if rounding_mode == "trunc" or dtypes.is_unsigned(a.dtype) or a.dtype is dtypes.bool:
      return quotient
    if dtypes.is_float(a.dtype):
      rest = quotient._rest(self._new(a), self._new(b))
    else:
      rest = self._new(a.alu(Ops.MOD, b), weak, x)
    wrong = (rest != 0) & ((rest < 0) != (self._new(b, weak, x) < 0))
    return wrong.where(quotient - 1, quotient)

  def _as(self: Tensor, y: Tensor) -> Tensor:
    """self in the dtype of y, weak or not."""
    return y._new(cast_uop(self.uop, strong_dtype(y.dtype)), y._weak)

  def _rest(self: Tensor, a: Tensor, b: Tensor) -> Tensor:
    """float64 a - self * b: exact for quotients of float32 or narrower."""
    wide = dtypes.float64
    return a.cast(wide) - self.cast(wide) * b.cast(wide)

  def idiv(self: Tensor, x: Any, reverse: bool = False) -> Tensor:
    """Quotient rounded down, as Python's //."""
    return self.div(x, reverse, "floor")

  @_rounded_once
  def mod(self: Tensor, x: Any, reverse: bool = False) -> Tensor:
    """Remainder with the sign of the divisor, as Python's %."""
    y = self._operand(x)
    a, b = (y, self) if reverse else (self, y)
    quotient = a.div(b, rounding_mode="floor")
    if dtypes.is_float(quotient.dtype):
      return quotient._rest(a, b)._as(quotient)
    return a - quotient * b

  @_rounded_once
  def fmod(self: Tensor, x: Any) -> Tensor:
    """Remainder with the sign of self, as C's fmod."""
    quotient = self.div(x, rounding_mode="trunc")
    if not dtypes.is_float(quotient.dtype):
      return self - quotient * x
    y = self._operand(x)
    rest = quotient._rest(self, y)
    # a quotient that was rounded up to an integer is one too many
    wrong = (rest != 0) & ((rest < 0) != (self < 0))
    return wrong.where(rest + (self < 0).where(-y.abs(), y.abs()), rest)._as(quotient)

  @_rounded_once
  def pow(self: Tensor, x: Any, reverse: bool = False) -> Tensor:
    """self ** x. Raises RuntimeError for an int to a negative int."""
    if reverse:
      return self._operand(x).pow(self)
    if type(x) in (int, float):
      if dtypes.is_int(self.dtype) and isinstance(x, int) and x < 0:
        raise RuntimeError("an int tensor cannot be raised to a negative int power: cast it first")
      if float(x).is_integer() and abs(x) <= 64:
        if x == 0:
          one = self._like(1, ()) * (1 if isinstance(x, int) else 1.0)
          # a choice that never falls on self: 1 even for nan, and a gradient of 0
          return self._like(True, ()).cast(dtypes.bool).where(one, self)
        out = _int_power(self, abs(int(x)))
        return out.reciprocal() if x < 0 else (out if isinstance(x, int) else out * 1.0)
      if x == 0.5:
        return self.sqrt()
    exponent = self._operand(x)
    result = least_upper_dtype(self.dtype, exponent.dtype)
    base = self.cast(least_upper_float(strong_dtype(result)))
    zero = base == 0
    # a base of 0 is kept away from the logarithm, whose slope there is infinite
    magnitude = (zero.where(1, base.abs()).log2() * exponent).exp2()
    whole = exponent.cast(magnitude.dtype)
    odd = (whole.trunc() * 0.5).trunc() * 2 != whole.trunc()
    signed = (odd & (base < 0)).where(-magnitude, magnitude)
    out = ((base < 0) & (whole.trunc() != whole)).where(math.nan, signed)
    # 0 to a power has slope infinity below 1, one at 1, zero above
    root = (zero & (whole < 1)).where(base, 1.0).sqrt()
    at_zero = (whole < 1).where(root, (whole == 1).where(base, 0.0))
    out = (whole == 0).where(1.0, zero.where((whole < 0).where(math.inf, at_zero), out))
    return out if dtypes.is_float(result) else out.round().cast(result)

  def neg(self: Tensor) -> Tensor:
    """-self; `not` for bools."""
    if self.dtype is dtypes.bool:
      return self.logical_not()
    return self._new(self._strong().alu(Ops.NEG), self.dtype in dtypes.weaks)

  def logical_not(self: Tensor) -> Tensor:
    """Whether each element is zero."""
    return self.cast(dtypes.bool) != True  # noqa: E712

  def maximum(self: Tensor, x: Any) -> Tensor:
    """The larger of two."""
    return self._binary(Ops.MAX, x)

  def minimum(self: Tensor, x: Any) -> Tensor:
    """The smaller of two."""
    a, b, weak = self._match(x)
    if dtypes.is_float(a.dtype):
      return self._new(a.alu(Ops.NEG).alu(Ops.MAX, b.alu(Ops.NEG)).alu(Ops.NEG), weak, x)
    return self._new(b.alu(Ops.CMPLT, a).alu(Ops.WHERE, b, a), weak, x)

  def copysign(self: Tensor, x: Any) -> Tensor:
    """The size of self with the sign of x, of its zero too."""
    y = self._operand(x)
    negative = (y < 0) | ((y == 0) & (y.reciprocal() < 0))
    size = self.cast(least_upper_dtype(self.dtype, y.dtype)).abs()
    return negative.where(-size, size)

  @_rounded_once
  def logaddexp(self: Tensor, x: Any) -> Tensor:
    """log(exp(self) + exp(x)), without overflow."""
    y = self._operand(x)
    top = self.maximum(y).detach()
    top = (top.abs() == math.inf).where(0, top)
    return ((self - top).exp() + (y - top).exp()).log() + top

  def isclose(
    self: Tensor, other: Any, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False
  ) -> Tensor:
    """Whether |self - other| <= atol + rtol |other|; infinities are close to themselves."""
    y = self._operand(other)
    near = ((self - y).abs() <= atol + rtol * y.abs()) & y.isfinite() & self.isfinite()
    out = near | (self == y)
    return out | (self.isnan() & y.isnan()) if equal_nan else out

  def allclose(
    self: Tensor, other: Any, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False
  ) -> Tensor:
    """Whether all elements are close, a bool tensor of shape ()."""
    return self.isclose(other, rtol, atol, equal_nan).all()

  def where(self: Tensor, x: Any, y: Any) -> Tensor:
    """x where self is true, else y."""
    tx, ty = self._operand(x), self._operand(y)
    dt = least_upper_dtype(tx.dtype, ty.dtype)
    shape = broadcast_shape(self.shape, tx.shape, ty.shape)
    cond = spread(cast_uop(self._strong(), dtypes.bool), shape)
    a, b = (spread(cast_uop(t.uop, strong_dtype(dt)), shape) for t in (tx, ty))
    return self._new(cond.alu(Ops.WHERE, a, b), dt in dtypes.weaks, tx, ty)

  def masked_fill(self: Tensor, mask: Tensor, value: Any) -> Tensor:
    """value where mask is true, else self."""
    return mask.where(value, self)

  def lerp(self: Tensor, end: Any, weight: Any) -> Tensor:
    """self + (end - self) * weight."""
    return self + (end - self) * weight

  def clip(self: Tensor, min_: Any = None, max_: Any = None) -> Tensor:
    """Values limited to [min_, max_]. Raises RuntimeError where both are None."""
    if min_ is None and max_ is None:
      raise RuntimeError("clip: at least one of min_ and max_ must be given")
    out = self if min_ is None else (self < min_).where(min_, self)
    return out if max_ is None else (out > max_).where(max_, out)

  clamp = clip

  # *** bits ***

  def _bits(self: Tensor, op: Ops, x: Any, reverse: bool = False) -> Tensor:
    a, b, weak = self._match(x, False, reverse)
    if dtypes.is_float(a.dtype):
      raise RuntimeError(f"{op.name.lower()}: {a.dtype} is not a bool or int dtype")
    return self._new(a.alu(op, b), weak, x)

  def bitwise_and(self: Tensor, x: Any, reverse: bool = False) -> Tensor:
    """Bits set in both."""
    return self._bits(Ops.AND, x, reverse)

  def bitwise_or(self: Tensor, x: Any, reverse: bool = False) -> Tensor:
    """Bits set in either."""
    return self._bits(Ops.OR, x, reverse)

  def bitwise_xor(self: Tensor, x: Any, reverse: bool = False) -> Tensor:
    """Bits set in one only."""
    return self._bits(Ops.XOR, x, reverse)

  def bitwise_not(self: Tensor) -> Tensor:
    """All bits inverted."""
    return self.logical_not() if self.dtype is dtypes.bool else self._bits(Ops.XOR, -1)

  def eq(self: Tensor, x: Any) -> Tensor:
    """Whether equal."""
    return self == x

  def ne(self: Tensor, x: Any) -> Tensor:
    """Whether different."""
    return self != x

  def lshift(self: Tensor, x: Any, reverse: bool = False) -> Tensor:
    """Bits moved up by x."""
    return self._bits(Ops.SHL, x, reverse)

  def rshift(self: Tensor, x: Any, reverse: bool = False) -> Tensor:
    """Bits moved down by x."""
    return self._bits(Ops.SHR, x, reverse)


def _int_power(x: Tensor, n: int) -> Tensor:
  """x ** n by repeated squaring; n >= 1."""
  out = None
  while n:
    if n & 1:
      out = x if out is None else out * x
    n >>= 1
    if n:
      x = x * x
  assert out is not None, "the highest bit of n is set"
  return out
