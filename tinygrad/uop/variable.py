"""Numbers that may change from run to run: variables, and sums and products of them.

A size that is such a number stands for its largest value wherever storage and loops are laid out;
what lies beyond the value of a run is masked. So one kernel serves all values.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Atom:
  """What a sum is made of: a variable with its bounds and value, or an operation on others.

  op: "var" (args: name, value or None), "mul", "div" or "mod" (args: two numbers).
  """

  op: str
  args: tuple[Any, ...]
  low: int
  high: int

  def __str__(self) -> str:
    if self.op == "var":
      name, value = self.args
      return name if value is None else f"{name}={value}"
    sign = {"mul": "*", "div": "//", "mod": "%"}[self.op]
    return f"({self.args[0]}{sign}{self.args[1]})"


# the coefficient of each atom
Terms = tuple[tuple[Atom, int], ...]


class Sym(int):
  """A whole number that depends on variables; as an int, and in comparisons, its largest value."""

  terms: Terms
  const: int

  def __new__(cls, terms: Terms, const: int) -> Sym:
    high = const + sum(c * (a.high if c > 0 else a.low) for a, c in terms)
    self = super().__new__(cls, high)
    self.terms, self.const = terms, const
    return self

  @property
  def vmin(self) -> int:
    """The smallest value."""
    return self.const + sum(c * (a.low if c > 0 else a.high) for a, c in self.terms)

  @property
  def vmax(self) -> int:
    """The largest value."""
    return self.const + sum(c * (a.high if c > 0 else a.low) for a, c in self.terms)

  min, max = vmin, vmax

  @property
  def expr(self) -> str:
    """The name of a variable. Raises ValueError for anything else."""
    return str(self._variable().args[0])

  @property
  def val(self) -> int:
    """The value of a bound variable. Raises ValueError for one without value."""
    value = self._variable().args[1]
    if value is None:
      raise ValueError(f"variable {self} is not bound to a value")
    return int(value)

  @property
  def is_bound(self) -> bool:
    """Whether it is a variable with a value."""
    return (
      self.terms[0][0].op == "var"
      and self == Sym(self.terms[:1], 0)
      and (self.terms[0][1] == 1 and self.terms[0][0].args[1] is not None)
    )

  def _variable(self) -> Atom:
    if self.const or len(self.terms) != 1 or self.terms[0][1] != 1 or self.terms[0][0].op != "var":
      raise ValueError(f"{self} is not a variable but an expression of some")
    return self.terms[0][0]

  def bind(self, value: int) -> Sym:
    """The variable with a value. Raises AssertionError out of range, ValueError if it has one."""
    atom = self._variable()
    name, old = atom.args
    if old is not None:
      raise ValueError(f"variable {name} is bound to {old} already: unbind() it first")
    assert atom.low <= value <= atom.high, (
      f"bind {value} not in range [{atom.low}, {atom.high}] of variable {name}"
    )
    return Sym(((Atom("var", (name, int(value)), atom.low, atom.high), 1),), 0)

  def unbind(self) -> tuple[Sym, int]:
    """(the variable without value, its value). Raises ValueError."""
    atom, value = self._variable(), self.val
    return variable(atom.args[0], atom.low, atom.high), value

  def __str__(self) -> str:
    parts = [str(a) if c == 1 else f"{c}*{a}" for a, c in self.terms]
    if self.const:
      parts.append(str(self.const))
    return "+".join(parts)

  __repr__ = __str__

  def __format__(self, spec: str) -> str:
    return format(str(self), spec)

  def __reduce__(self) -> tuple[Any, ...]:
    return Sym, (self.terms, self.const)

  def __eq__(self, other: object) -> bool:
    return isinstance(other, Sym) and (self.terms, self.const) == (other.terms, other.const)

  def __ne__(self, other: object) -> bool:
    return not self == other

  def __hash__(self) -> int:
    return hash((self.terms, self.const))

  # *** arithmetic: a plain int where no variable is left ***

  def __add__(self, other: Any) -> Any:
    if not isinstance(other, int):
      return NotImplemented
    total = dict(self.terms)
    for atom, factor in _terms(other):
      total[atom] = total.get(atom, 0) + factor
    return _number(total, self.const + _const(other))

  __radd__ = __add__

  def __mul__(self, other: Any) -> Any:
    if not isinstance(other, int):
      return NotImplemented
    if not isinstance(other, Sym):
      return _number({a: c * int(other) for a, c in self.terms}, self.const * int(other))
    corners = [x * y for x in (self.vmin, self.vmax) for y in (other.vmin, other.vmax)]
    pair = sorted((self, other), key=str)
    return _number({Atom("mul", tuple(pair), min(corners), max(corners)): 1}, 0)

  __rmul__ = __mul__

  def __neg__(self) -> Any:
    return self * -1

  def __sub__(self, other: Any) -> Any:
    return self + other * -1 if isinstance(other, int) else NotImplemented

  def __rsub__(self, other: Any) -> Any:
    return self * -1 + other

  def __floordiv__(self, other: Any) -> Any:
    if not isinstance(other, int):
      return NotImplemented
    if not isinstance(other, Sym) and other > 0:
      if all(c % other == 0 for _, c in self.terms):
        return _number({a: c // other for a, c in self.terms}, self.const // other)
      return _number({Atom("div", (self, other), self.vmin // other, self.vmax // other): 1}, 0)
    if self == other:
      return 1
    if len(self.terms) == 1 and not self.const and self.terms[0][0].op == "mul":
      # a product divided by one of its factors
      (atom, factor) = self.terms[0]
      for one, rest in (atom.args, atom.args[::-1]):
        if one == other:
          return rest * factor
    raise ValueError(f"cannot divide {self} by {other}: only by a positive int, or a factor of it")

  def __mod__(self, other: Any) -> Any:
    if not isinstance(other, int):
      return NotImplemented
    if isinstance(other, Sym):
      return self - self // other * other
    if other <= 0:
      raise ValueError(f"cannot take {self} modulo {other}: only modulo a positive int")
    if all(c % other == 0 for _, c in self.terms):
      return self.const % other
    return _number({Atom("mod", (self, other), 0, other - 1): 1}, 0)

  def __rfloordiv__(self, other: Any) -> Any:
    if other == 0:
      return 0
    raise ValueError(f"cannot divide {other} by {self}, which depends on a variable")


def _terms(x: int) -> Terms:
  return x.terms if isinstance(x, Sym) else ()


def _const(x: int) -> int:
  return x.const if isinstance(x, Sym) else int(x)


def _number(terms: dict[Atom, int], const: int) -> int:
  kept = sorted(((a, c) for a, c in terms.items() if c), key=lambda ac: str(ac[0]))
  return Sym(tuple(kept), const) if kept else const


def variable(name: str, low: int, high: int) -> Sym:
  """A variable with values from low to high, both included. Raises ValueError where low > high."""
  if low > high:
    raise ValueError(f"variable {name}: the range [{low}, {high}] has no value")
  return Sym(((Atom("var", (name, None), low, high), 1),), 0)


def upper(x: Any) -> int:
  """The largest value of a number, as a plain int."""
  return x.vmax if isinstance(x, Sym) else x


def uppers(shape: tuple[int, ...]) -> tuple[int, ...]:
  """The largest shape, of plain ints."""
  return tuple(upper(s) for s in shape) if is_symbolic(shape) else shape


def is_symbolic(shape: Any) -> bool:
  """Whether a size depends on a variable."""
  return any(isinstance(s, Sym) for s in shape)


def variables(x: int) -> list[Atom]:
  """The variables that a number depends on."""
  out: list[Atom] = []
  for atom, _ in _terms(x):
    if atom.op == "var":
      out.append(atom)
    else:
      out += [v for a in atom.args for v in variables(a)]
  return list(dict.fromkeys(out))


def unbound(x: Any) -> Any:
  """A number (or tuples with some) whose variables have no values."""
  names = {a.args[0] for a in variables(x)} if isinstance(x, Sym) else set()
  if isinstance(x, tuple):
    return tuple(unbound(i) for i in x)
  return rebind(x, dict.fromkeys(names))


def rebind(x: Any, values: Mapping[str, int | None]) -> Any:
  """A number (or tuples with some) whose variables have other values, by name."""
  if isinstance(x, tuple):
    return tuple(rebind(i, values) for i in x)
  if not isinstance(x, Sym):
    return x
  out: Any = x.const
  for atom, factor in x.terms:
    if atom.op == "var":
      name, old = atom.args
      new: Any = Sym(((Atom("var", (name, values.get(name, old)), atom.low, atom.high), 1),), 0)
    else:
      a, b = (rebind(arg, values) for arg in atom.args)
      new = a * b if atom.op == "mul" else a // b if atom.op == "div" else a % b
    out = out + new * factor
  return out
