"""Kernels whose stores share rows: what is reduced over a row is used by the rest of that row.

A row is one point of the grid. The ranges of a row are reduced (a maximum, a sum), walked over
once more to store something that depends on the results, or both, as in a softmax.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tinygrad.uop import Ops
from tinygrad.uop import symbolic as sym
from tinygrad.uop.ops import UOp, toposort

Ranges = tuple[UOp, ...]


def free_ranges(roots: Sequence[UOp]) -> dict[UOp, frozenset[UOp]]:
  """Ranges from outside that each node below the roots depends on."""
  out: dict[UOp, frozenset[UOp]] = {}
  for root in roots:
    for u in root.toposort():
      if u in out:
        continue
      if u.op is Ops.RANGE:
        out[u] = frozenset((u,))
        continue
      found: frozenset[UOp] = frozenset().union(*(out[s] for s in u.src))
      out[u] = found - frozenset(u.src[1:]) if u.op is Ops.REDUCE else found
  return out


@dataclass(frozen=True)
class RowForm:
  """STOREs over `grid`, or over `grid` and `row`; every REDUCE in them is over `row` too."""

  stores: tuple[UOp, ...]
  grid: Ranges
  row: Ranges

  def __str__(self) -> str:
    return f"{len(self.stores)} stores by rows of {_sizes(self.row)}"

  @property
  def reduces(self) -> list[UOp]:
    """All REDUCEs, sources first."""
    return [u for u in toposort(self.stores) if u.op is Ops.REDUCE]

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
  return found if found is not None and _reads_before_writes(found.stores) else None


def _with_sums(stores: tuple[UOp, ...], reduces: list[UOp], longest: Ranges) -> RowForm | None:
  sizes = _sizes(reduces[0].src[1:])
  if any(_sizes(u.src[1:]) != sizes for u in reduces):
    return None
  free = free_ranges(stores)
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
