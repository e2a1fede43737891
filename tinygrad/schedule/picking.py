"""Sums that pick one element: sum over r of (r == x) * f(r) is f(x), a load in place of a loop.

So a loss over a vocabulary reads one probability a word, and no one-hot value is ever made.
"""

from __future__ import annotations

from tinygrad.dtype import dtypes
from tinygrad.uop import Ops
from tinygrad.uop import symbolic as sym
from tinygrad.uop.ops import UOp


def _is_const(u: UOp, value: int) -> bool:
  return u.op is Ops.CONST and u.arg == value


def _condition(u: UOp) -> UOp | None:
  """The condition under which a factor is 1, and 0 otherwise."""
  while u.op is Ops.CAST:
    u = u.src[0]
  if u.dtype is dtypes.bool:
    return u
  if u.op is Ops.WHERE and _is_const(u.src[1], 1) and _is_const(u.src[2], 0):
    return u.src[0]
  return None


def _negated(u: UOp) -> UOp | None:
  """b where u is "not b"."""
  for truth, other in (u.src, u.src[::-1]) if u.op is Ops.CMPNE else ():
    if truth.op is Ops.CONST and truth.dtype is dtypes.bool and truth.arg:
      return other
  return None


def _equal(condition: UOp, r: UOp) -> UOp | None:
  """x where a condition is "r == x" for an int x that does not depend on r."""
  differs = _negated(condition)
  if differs is None or differs.op is not Ops.CMPNE:
    return None
  for number, x in (differs.src, differs.src[::-1]):
    if _is_number_of(number, r) and x.dtype is number.dtype and r not in x.toposort():
      return x
  return None


def _is_number_of(u: UOp, r: UOp) -> bool:
  """Whether a value is the range r, in dtypes that hold all its numbers."""
  while u.op is Ops.CAST and dtypes.is_int(u.dtype) and u.dtype.max >= r.arg[1] - 1:
    u = u.src[0]
  return u is r


def _split(condition: UOp) -> list[UOp]:
  if condition.op is Ops.AND and condition.dtype is dtypes.bool:
    return [c for s in condition.src for c in _split(s)]
  return [condition]


def _gated(root: UOp, place: UOp, inside: UOp) -> UOp:
  """An expression whose loads from places that depend on `place` happen only where inside."""
  memo: dict[UOp, UOp] = {}
  for u in root.toposort():
    src = tuple(memo[s] for s in u.src)
    new = u if src == u.src else u.replace(src=src)
    if u.op is Ops.LOAD and place in u.src[0].toposort():
      valid = sym.both(inside, *new.src[1:])
      assert valid is not None, "one condition is given"
      new = new.replace(src=(new.src[0], valid))
    memo[u] = new
  return memo[root]


def pick(op: Ops, value: UOp, ranges: tuple[UOp, ...]) -> tuple[UOp, tuple[UOp, ...]]:
  """Value and ranges of a reduction, without a range along which it picks one element."""
  if op is Ops.ADD and value.op is Ops.NEG:
    # the sum of what is negated is the negated sum
    less, rest = pick(op, value.src[0], ranges)
    return (less.alu(Ops.NEG), rest) if rest != ranges else (value, ranges)
  if op is not Ops.ADD or value.op is not Ops.MUL:
    return value, ranges
  for hot, other in (value.src, value.src[::-1]):
    condition = _condition(hot)
    if condition is None:
      continue
    for part in _split(condition):
      for r in ranges:
        if (x := _equal(part, r)) is not None:
          rest = tuple(q for q in ranges if q is not r)
          return _picked(other, _split(condition), part, r, x.cast(dtypes.int64)), rest
  return value, ranges


def _picked(other: UOp, conditions: list[UOp], equal: UOp, r: UOp, place: UOp) -> UOp:
  """other at a place of r, where the place is within r and all other conditions hold; else 0."""
  moved = {r: place}
  rest = [sym.substitute(c, moved, {}) for c in conditions if c is not equal]
  valid = sym.both(sym.at_least(place, 0), sym.less(place, r.arg[1]), *rest)
  value = sym.substitute(other, moved, {})
  if valid is None:
    return value
  zero = UOp.const(other.dtype, 0)
  return UOp(Ops.WHERE, other.dtype, (valid, _gated(value, place, valid), zero))
