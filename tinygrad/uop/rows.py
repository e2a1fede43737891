"""Kernels whose stores share rows: what is reduced over a row is used by the rest of that row.

A row is one point of the grid. The ranges of a row are reduced (a maximum, a sum), walked over
once more to store something that depends on the results, or both, as in a softmax. What is made
of a row may also be added up down the rows: of all that share the outer ranges of the grid.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tinygrad.uop import Ops
from tinygrad.uop import symbolic as sym
from tinygrad.uop.ops import UOp, toposort

Ranges = tuple[UOp, ...]
_NONE: frozenset[UOp] = frozenset()


def free_ranges(roots: Sequence[UOp]) -> dict[UOp, frozenset[UOp]]:
  """Ranges from outside that each node below the roots depends on."""
  out: dict[UOp, frozenset[UOp]] = {}
  for u in toposort(reversed(roots)):
    if u.op is Ops.RANGE:
      out[u] = frozenset((u,))
      continue
    found = _NONE
    for source in u.src:
      # most nodes depend on what one of their sources does
      if not (more := out[source]) <= found:
        found = more if found <= more else found | more
    out[u] = found.difference(u.src[1:]) if u.op is Ops.REDUCE else found
  return out


def sums_before(roots: Sequence[UOp]) -> dict[UOp, int]:
  """How many sums one after the other each node below the roots needs: passes over its row."""
  out: dict[UOp, int] = {}
  for u in toposort(roots):
    out[u] = max((out[s] for s in u.src), default=0) + (u.op is Ops.REDUCE)
  return out


@dataclass(frozen=True)
class RowForm:
  """STOREs over `grid`, or over `grid` and `row`; every REDUCE in them is over `row` too.

  down: STOREs over `row` and all of `grid` but its last range, each of a REDUCE over that one.
  """

  stores: tuple[UOp, ...]
  grid: Ranges
  row: Ranges
  down: tuple[UOp, ...] = ()

  def __str__(self) -> str:
    down = f", {len(self.down)} down the rows" if self.down else ""
    return f"{len(self.stores)} stores by rows of {_sizes(self.row)}{down}"

  @property
  def roots(self) -> list[UOp]:
    """The STOREs of rows, and what is added up down the rows."""
    return [*self.stores, *(s.src[1].src[0] for s in self.down)]

  @property
  def reduces(self) -> list[UOp]:
    """All REDUCEs over a row, sources first."""
    return [u for u in toposort(self.roots) if u.op is Ops.REDUCE]

  def stores_row(self, store: UOp) -> bool:
    """Whether a STORE is one for each element of a row."""
    return len(store.src) - 2 > len(self.grid)


def _sizes(ranges: Ranges) -> tuple[int, ...]:
  return tuple(r.arg[1] for r in ranges)


def row_form(stores: tuple[UOp, ...]) -> RowForm | None:
  """The stores of a kernel in one loop over rows, or None where that is not possible.

  Stores run in order, but in one loop each element is read before it is written. So a store may
  read what it or a later one writes only where that is about to be written, and nothing of what an
  earlier one wrote.
  """
  if any(r.arg[2] != "grid" for s in stores for r in s.src[2:]):
    return None
  reduces = [u for u in toposort(stores) if u.op is Ops.REDUCE]
  longest = max((s.src[2:] for s in stores), key=len)
  if not reduces:
    same = all(s.src[2:] == longest for s in stores)
    found = RowForm(stores, longest, ()) if same else None
  else:
    found = _with_sums(stores, reduces, longest)
  if found is None:
    return _with_down(stores)
  return found if _reads_before_writes(found.stores) else None


def _with_sums(stores: tuple[UOp, ...], reduces: list[UOp], longest: Ranges) -> RowForm | None:
  sizes = _sizes(reduces[0].src[1:])
  if any(_sizes(u.src[1:]) != sizes for u in reduces):
    return None
  free = free_ranges(stores)
  if longest and any(not free[u] and not _loads(u) for u in reduces):
    # a sum of constants belongs to no row
    return None
  used = frozenset().union(*(free[u] for u in reduces))
  grid, row = longest[: -len(sizes)], longest[-len(sizes) :]
  if _sizes(row) != sizes or not used <= frozenset(grid):
    grid, row = longest, reduces[0].src[1:]
  if not used <= frozenset(grid) or any(s.src[2:] not in (grid, grid + row) for s in stores):
    return None
  # one name for each range of a row, so that equal values in it are the same node
  renamed = {r: new for u in reduces for r, new in zip(u.src[1:], row, strict=True)}
  memo: dict[UOp, UOp] = {}
  return RowForm(tuple(sym.substitute(s, renamed, memo) for s in stores), grid, row)


def _loads(u: UOp) -> bool:
  return any(n.op is Ops.LOAD for n in u.toposort())


def _with_down(stores: tuple[UOp, ...]) -> RowForm | None:
  """The form of STOREs the last of which add up down the rows of the others."""
  outer = stores[-1].src[2:-1]
  down = tuple(s for s in stores if s.src[2:-1] == outer and _adds_up(s))
  if not down or len(down) == len(stores):
    return None
  form = row_form(tuple(s for s in stores if s not in down))
  if form is None or form.down:
    return None
  grid, row = form.grid, form.row
  if not row:
    grid, row = grid[:-1], grid[-1:]
  if grid[:-1] != outer or not grid or len(row) != 1:
    return None
  renamed = []
  memos: dict[frozenset[tuple[UOp, UOp]], dict[UOp, UOp]] = {}
  for s in down:
    own, column = s.src[1].src[1], s.src[-1]
    if _sizes((own, column)) != _sizes((grid[-1], row[0])):
      return None
    names = {own: grid[-1], column: row[0]}
    for u in s.src[1].src[0].toposort():
      if u.op is Ops.REDUCE and _sizes(u.src[1:]) == _sizes(row):
        names[u.src[1]] = row[0]
    memo = memos.setdefault(frozenset(names.items()), {})
    value = sym.substitute(s.src[1].src[0], names, memo)
    place = sym.substitute(s.src[0], {column: row[0]}, {})
    total = s.src[1].replace(src=(value, grid[-1]))
    renamed.append(s.replace(src=(place, total, *outer, row[0])))
  found = RowForm(form.stores, grid, row, tuple(renamed))
  if any(u.src[1:] != row for u in found.reduces):
    return None
  return found if _reads_before_writes((*form.stores, *renamed)) else None


def _adds_up(store: UOp) -> bool:
  value = store.src[1]
  return value.op is Ops.REDUCE and len(value.src) == 2 and len(store.src) > 3


def _reads_before_writes(stores: tuple[UOp, ...]) -> bool:
  written = {s.src[0].src[0] for s in stores}
  past: set[UOp] = set()
  for s in stores:
    own = s.src[0]
    for u in toposort(s.src[1:2]):
      if u.op is not Ops.INDEX or u.src[0] not in written:
        continue
      param = u.src[0]
      if param in past or not any(u is later.src[0] for later in stores):
        return False
      if param is own.src[0] and u is not own:
        return False
    past.add(own.src[0])
  return True
