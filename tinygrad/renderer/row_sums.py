"""Sums over a row that need fewer others to be there first, and so fewer passes.

A gradient of LayerNorm sums r * g[i] + c * x[i] over a row, where r and c follow from other sums of
that row. That is r * sum(g) + c * sum(x), for which nothing of them is needed.
"""

from __future__ import annotations

from dataclasses import replace

from tinygrad.dtype import dtypes
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp, toposort
from tinygrad.uop.rows import RowForm, free_ranges, sums_before

# Sums in place of one, at most.
_MOST = 3
_Terms = list[tuple[UOp | None, UOp]]


def split_sums(form: RowForm) -> RowForm:
  """A form whose sums of what is linear in values with factors from other sums are apart."""
  if not form.row or len(form.reduces) < 2:
    return form
  row = frozenset(form.row)
  new: dict[UOp, UOp] = {}
  for u in toposort((*form.stores, *form.down)):
    src = tuple(new[s] for s in u.src)
    new[u] = u if src == u.src else u.replace(src=src)
    if u.op is Ops.REDUCE and u.src[1:] == form.row:
      new[u] = _split(new[u], row)
  if all(u is new[u] for u in (*form.stores, *form.down)):
    return form
  stores, down = (tuple(new[s] for s in x) for x in (form.stores, form.down))
  return replace(form, stores=stores, down=down)


def _split(total: UOp, row: frozenset[UOp]) -> UOp:
  """A sum, or its parts with their factors where these need no sum that the whole one needs."""
  if total.arg is not Ops.ADD or total.dtype is not dtypes.float32:
    return total
  needed = sums_before((total.src[0],))[total.src[0]]
  if not needed:
    return total
  parts = _terms(total.src[0], free_ranges((total.src[0],)), row)
  if parts is None or all(c is None for c, _ in parts) or len(parts) > _MOST:
    return total
  values = [x for _, x in parts]
  before = sums_before(values)
  if max(before[x] for x in values) >= needed:
    return total
  found: UOp | None = None
  for factor, x in parts:
    part = UOp(Ops.REDUCE, total.dtype, (x, *total.src[1:]), Ops.ADD)
    part = part if factor is None else part.alu(Ops.MUL, factor)
    found = part if found is None else found.alu(Ops.ADD, part)
  assert found is not None, "a sum has terms"
  return found


def _terms(u: UOp, free: dict[UOp, frozenset[UOp]], row: frozenset[UOp]) -> _Terms | None:
  """(factor that a row has one of, value) of each term of a value; None where it is constant."""
  if not free[u] & row or u.dtype is not dtypes.float32:
    return None
  if u.op is Ops.NEG and (parts := _terms(u.src[0], free, row)) is not None:
    return [(_times(c, UOp.const(u.dtype, -1.0)), x) for c, x in parts]
  if u.op is Ops.MUL:
    for x, c in (u.src, u.src[::-1]):
      if not free[c] & row and (parts := _terms(x, free, row)) is not None:
        return [(_times(more, c), y) for more, y in parts]
  if u.op is Ops.ADD:
    both = [_terms(s, free, row) for s in u.src]
    # what is added to all, as a mean is taken off, stays where it is: the sums would cancel out
    if both[0] is not None and both[1] is not None:
      return [*both[0], *both[1]]
  return [(None, u)]


def _times(x: UOp | None, y: UOp) -> UOp:
  return y if x is None else x.alu(Ops.MUL, y)
