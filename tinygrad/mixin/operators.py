"""Python's operators on tensors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinygrad.dtype import dtypes
from tinygrad.uop import Ops

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor


def _forward(name: str) -> Any:
  return lambda self, x: getattr(self, name)(x)


def _reflected(name: str) -> Any:
  return lambda self, x: getattr(self, name)(x, True)


def _in_place(name: str) -> Any:
  return lambda self, x: self.assign(getattr(self, name)(x).cast(self.dtype))


class OperatorMixin:
  """Arithmetic operators with their reflected and in-place forms, and comparisons."""

  __add__, __radd__, __iadd__ = _forward("add"), _reflected("add"), _in_place("add")
  __sub__, __rsub__, __isub__ = _forward("sub"), _reflected("sub"), _in_place("sub")
  __mul__, __rmul__, __imul__ = _forward("mul"), _reflected("mul"), _in_place("mul")
  __truediv__, __rtruediv__, __itruediv__ = _forward("div"), _reflected("div"), _in_place("div")
  __floordiv__, __rfloordiv__ = _forward("idiv"), _reflected("idiv")
  __ifloordiv__ = _in_place("idiv")
  __mod__, __rmod__, __imod__ = _forward("mod"), _reflected("mod"), _in_place("mod")
  __pow__, __rpow__, __ipow__ = _forward("pow"), _reflected("pow"), _in_place("pow")
  __matmul__, __rmatmul__ = _forward("matmul"), _reflected("matmul")
  __and__, __rand__ = _forward("bitwise_and"), _reflected("bitwise_and")
  __or__, __ror__ = _forward("bitwise_or"), _reflected("bitwise_or")
  __xor__, __rxor__ = _forward("bitwise_xor"), _reflected("bitwise_xor")
  __iand__, __ior__ = _in_place("bitwise_and"), _in_place("bitwise_or")
  __ixor__ = _in_place("bitwise_xor")
  __ilshift__, __irshift__ = _in_place("lshift"), _in_place("rshift")
  __lshift__, __rlshift__ = _forward("lshift"), _reflected("lshift")
  __rshift__, __rrshift__ = _forward("rshift"), _reflected("rshift")

  def __neg__(self: Tensor) -> Tensor:
    return self.neg()

  def __invert__(self: Tensor) -> Tensor:
    return self.bitwise_not()

  def __lt__(self: Tensor, x: Any) -> Tensor:
    return self._binary(Ops.CMPLT, x)

  def __gt__(self: Tensor, x: Any) -> Tensor:
    return self._binary(Ops.CMPLT, x, True)

  def __ge__(self: Tensor, x: Any) -> Tensor:
    return (
      (self < x).logical_not() if not dtypes.is_float(self.dtype) else ((self > x) | (self == x))
    )

  def __le__(self: Tensor, x: Any) -> Tensor:
    return (
      (self > x).logical_not() if not dtypes.is_float(self.dtype) else ((self < x) | (self == x))
    )

  def __ne__(self: Tensor, x: Any) -> Tensor:  # type: ignore[override]
    return self._binary(Ops.CMPNE, x)

  def __eq__(self: Tensor, x: Any) -> Tensor:  # type: ignore[override]
    return (self != x).logical_not()

  __hash__ = object.__hash__
