"""Totals that are divided by after a product: (x / t) @ v = (x @ v) / t where a row has one t.

Attention multiplies probabilities with the values. What follows its product has fewer columns than
these, and the rows that make exponentials need not pass over them again when their sum is known.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from tinygrad.dtype import dtypes
from tinygrad.schedule.fusion import contraction_operands
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

_WIDE = (dtypes.float32, dtypes.float64)
# Movement that neither leaves out elements nor adds some.
_MOVES = (Ops.RESHAPE, Ops.PERMUTE, Ops.EXPAND)


@dataclass(frozen=True)
class Undivided:
  """A value without what all elements of a row are multiplied with, and multiplied with it once.

  total: REDUCE_AXIS of the rows; factor: what the row is multiplied with, in the total's shape.
  """

  value: UOp
  at_once: UOp
  total: UOp
  factor: UOp


def before_division(node: UOp, is_stored: Callable[[UOp], bool]) -> Undivided | None:
  """Of exponentials that are divided by their sum what they are before; else None.

  Constants that they are multiplied with belong to the factor. Some may be exchanged for zeros.
  The largest exponential of a row is 1, so that products of them are no larger than the total's
  times the result: nothing becomes infinite that was not.
  """
  way: list[tuple[UOp, int]] = []
  u, constant, total = node, 1.0, None
  while total is None:
    if u.realized is not None or (u is not node and is_stored(u)):
      return None
    if (scaled := _scaled(u)) is not None and 0.0 < scaled[1] < math.inf:
      constant, u = constant * scaled[1], scaled[0]
    elif u.op is Ops.MUL and (total := _divided_by(u)) is not None:
      u = u.src[0]
    elif (place := _passing(u)) is not None:
      way.append((u, place))
      u = u.src[place]
    else:
      return None
  if is_stored(u) or not 0.0 < constant < math.inf:
    return None
  # of the same numbers, but not what others keep in a buffer
  factor, each = total.alu(Ops.RECIP), total.expand(u.shape).alu(Ops.RECIP)
  if constant != 1.0:
    whole = UOp.const(total.dtype, constant).reshape((1,) * len(total.shape))
    factor, each = (x.alu(Ops.MUL, whole.expand(x.shape)) for x in (factor, each))
  at_once = u.alu(Ops.MUL, each)
  for done, i in reversed(way):
    u, at_once = (done.replace(src=(*done.src[:i], x, *done.src[i + 1 :])) for x in (u, at_once))
  return Undivided(u, at_once, total, factor)


def _passing(u: UOp) -> int | None:
  """Which source of a node may be multiplied in its place."""
  if u.op is Ops.CAST and dtypes.is_float(u.dtype) and dtypes.is_float(u.src[0].dtype):
    return 0
  if u.op is Ops.WHERE:
    # src[1] where src[2] is 0, and the other way round
    return next((i for i in (1, 2) if _constant(u.src[3 - i]) == 0.0), None)
  return None


def _constant(u: UOp) -> float | None:
  """The number that a value is everywhere."""
  while u.op in _MOVES and u.realized is None:
    u = u.src[0]
  return float(u.arg) if u.op is Ops.CONST and dtypes.is_float(u.dtype) else None


def _scaled(u: UOp) -> tuple[UOp, float] | None:
  """(x, c) of a product x * c with a constant."""
  for x, c in (u.src, u.src[::-1]) if u.op is Ops.MUL else ():
    if (constant := _constant(c)) is not None:
      return x, constant
  return None


def _divided_by(u: UOp) -> UOp | None:
  """The total of a product x * (1 / total), where x are exponentials of which the largest is 1."""
  x, y = u.src
  inverse = 0
  while y.op in (Ops.RECIP, Ops.EXPAND) and y.realized is None:
    inverse += y.op is Ops.RECIP
    y = y.src[0]
  if inverse != 1 or y.op is not Ops.REDUCE_AXIS or y.arg[0] is not Ops.ADD or y.src[0] is not x:
    return None
  return y if y.dtype in _WIDE and _is_one_at_most(x, y.arg[1]) else None


def _is_one_at_most(x: UOp, axes: tuple[int, ...]) -> bool:
  """Whether a value is 2^((y - max(y)) * c) with c > 0, and so 1 somewhere along the axes."""
  if x.op is not Ops.EXP2:
    return False
  power = x.src[0]
  if (scaled := _scaled(power)) is not None:
    power, c = scaled
    if not 0.0 < c < math.inf:
      return False
  if power.op is not Ops.ADD:
    return False
  y, minus = power.src
  if minus.op is not Ops.NEG:
    return False
  m = minus.src[0]
  while m.op in (Ops.EXPAND, Ops.DETACH) and m.realized is None:
    m = m.src[0]
  return m.op is Ops.REDUCE_AXIS and m.arg == (Ops.MAX, axes) and m.src[0] is y


def divided_after(
  value: UOp, node: UOp, found: Undivided, is_stored: Callable[[UOp], bool]
) -> UOp | None:
  """A value made of one sum of products with a node, whose factor is applied to the sum; None where
  it is not the rows that are summed. Nodes for which `is_stored` holds are read, node among them.
  """
  nodes = [u for u in value.toposort(lambda u: not is_stored(u)) if not is_stored(u)]
  sums = [u for u in nodes if u.op is Ops.REDUCE_AXIS]
  if len(sums) != 1 or contraction_operands(sums[0]) is None:
    return None
  (total,) = sums
  u, factor = node, found.factor.expand(node.shape)
  axes: frozenset[int] | None = frozenset(a for a in found.total.arg[1] if node.shape[a] > 1)
  while u is not total:
    users = [n for n in nodes if u in n.src]
    if len(users) != 1 or users[0].src.count(u) != 1:
      return None
    (up,) = users
    if up.op in _MOVES:
      factor = up.replace(dtype=factor.dtype, src=(factor,))
      axes = axes if axes is None else _moved(axes, up, u.shape)
    elif up.op not in (Ops.CAST, Ops.MUL, Ops.REDUCE_AXIS) or not dtypes.is_float(up.dtype):
      return None
    u = up
  summed = total.arg[1]
  if axes is None or axes != {a for a in summed if total.src[0].shape[a] > 1}:
    return None
  one = tuple((0, 1 if a in summed else s) for a, s in enumerate(factor.shape))
  new = {total: total.alu(Ops.MUL, factor.shrink(one).cast(total.dtype))}
  for u in nodes:
    if u is not total:
      src = tuple(new.get(s, s) for s in u.src)
      new[u] = u if src == u.src else u.replace(src=src)
  return new[value]


def _moved(axes: frozenset[int], move: UOp, shape: tuple[int, ...]) -> frozenset[int] | None:
  """Axes of a shape where a movement takes them; None where it makes others of them."""
  if move.op is Ops.PERMUTE:
    return frozenset(i for i, a in enumerate(move.arg) if a in axes)
  if move.op is Ops.EXPAND:
    return axes
  # in a reshape, an axis stays that has as many elements and as many behind each
  places = {(n, math.prod(move.shape[i + 1 :])): i for i, n in enumerate(move.shape) if n > 1}
  found = [places.get((shape[a], math.prod(shape[a + 1 :]))) for a in axes]
  return frozenset(a for a in found if a is not None) if None not in found else None
