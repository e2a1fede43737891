"""Which passes over a row a kernel takes, what each computes, and what is kept between them.

A pass is a loop over a row. A sum that needs another sum of its row is in a later pass. What is
dear and needed by several passes is kept in scratch memory; the rest is computed again.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass, field

from tinygrad.dtype import HALVES, dtypes
from tinygrad.renderer.online import Exponentials, find_exponentials
from tinygrad.renderer.tile import Registers
from tinygrad.renderer.vectors import whole_vectors
from tinygrad.uop import Ops
from tinygrad.uop.ops import GroupOp, UOp, toposort
from tinygrad.uop.rows import Ranges, RowForm, free_ranges, row_form, sums_before
from tinygrad.uop.slices import COPIED_ROW, STREAMED_BYTES, is_near
from tinygrad.uop.symbolic import terms

# Bytes of a row of an output that goes past the caches.
_SHORTEST = 1 << 11
# Rows up to which a sum alone is one of vectors.
_FEW_ROWS = 16
# Elements of a row that make vectors worth it.
_VECTORS = 64
# Operations on an element that cost more than to store and load it.
_DEAR = 8
_COST = {Ops.EXP2: 8, Ops.LOG2: 8, Ops.SIN: 12, Ops.SQRT: 2, Ops.RECIP: 2}


def find_rows(store: UOp) -> RowForm | None:
  """The form of a single STORE with several passes over a row, or of elements for vectors.

  A sum alone is one where few rows lie side by side in memory: LLVM makes as good a loop of it,
  but takes three times as long; of many rows, short ones among them, it makes a better one.
  """
  form = row_form((store,))
  if form is None:
    return None
  if not form.row:
    return form if vector_range(form) is not None else None
  if form.stores_row(store) or len(form.reduces) > 1:
    return form
  few = math.prod(r.arg[1] for r in form.grid) <= _FEW_ROWS
  return form if few and vector_range(form) is not None and _lies_along(form) else None


def _lies_along(form: RowForm) -> bool:
  """Whether elements of a row that are read lie side by side."""
  r, free = form.row[-1], free_ranges(form.roots)
  loads = [u for u in free if u.op is Ops.LOAD and r in free[u]]
  return all(terms(u.src[0].src[1])[0].get(r) == 1 for u in loads)


def vector_range(form: RowForm) -> UOp | None:
  """The range along which neighbouring elements are computed as vectors, if any."""
  ranges = form.row or form.grid
  if not ranges or ranges[-1].arg[1] < _VECTORS:
    return None
  r, free = ranges[-1], free_ranges((*form.roots, *form.down))
  stored = [s for s in form.stores if r in s.src[2:]]
  steps = [terms(s.src[0].src[1])[0].get(r) for s in stored]
  if any(n != 1 for n in steps) or not whole_vectors(list(free), r, free):
    return None
  # reading apart costs more than a vector saves
  loads = [u for u in free if u.op is Ops.LOAD and r in free[u]]
  if not form.row and any(terms(u.src[0].src[1])[0].get(r) != 1 for u in loads):
    return None
  return r


def streams(store: UOp, row: Ranges, stores: tuple[UOp, ...]) -> bool:
  """Whether elements go past the caches: rows of an output that is larger than they are.

  The lines of an output that is read as well are in a cache anyway.
  """
  param, index = store.src[0].src
  size = store.src[1].dtype.itemsize
  if len(row) != 1 or row[0] not in store.src[2:] or param.arg[1] * size < STREAMED_BYTES:
    return False
  if is_near(param):
    return False
  # beside other results, a copy is for later
  is_copy = store.src[1].op is Ops.LOAD and len(stores) > 1
  shortest = COPIED_ROW if is_copy else _SHORTEST
  if terms(index)[0].get(row[0]) != 1 or row[0].arg[1] * size < shortest:
    return False
  nodes = toposort(stores)
  return not any(u.op is Ops.LOAD and u.src[0].src[0] is param for u in nodes)


@dataclass
class Pass:
  """Sums and stores of one loop over a row, and all nodes in it that change along the row."""

  reduces: list[UOp] = field(default_factory=list)
  stores: list[UOp] = field(default_factory=list)
  # REDUCEs down the rows
  down: list[UOp] = field(default_factory=list)
  nodes: dict[UOp, None] = field(default_factory=dict)
  # of a pass that is two: its maximum and its sum
  online: Exponentials | None = None

  @property
  def roots(self) -> list[UOp]:
    """What is computed for each element."""
    return [u.src[0] for u in (*self.reduces, *self.down)] + [s.src[1] for s in self.stores]


def _loads(root: UOp) -> set[UOp]:
  """Parameters that are read below a node, but not within sums."""
  nodes = toposort((root,), lambda u: u.op is not Ops.REDUCE)
  return {u.src[0].src[0] for u in nodes if u.op is Ops.LOAD}


def _numbers(form: RowForm, need: dict[UOp, int]) -> dict[UOp, int]:
  """The pass of each sum: the first that it can be in, or a later one that reads what it reads."""
  reduces = form.reduces
  out = {u: need[u] - 1 for u in reduces}
  read = {u: _loads(u.src[0]) for u in reduces}

  def others(u: UOp, number: int) -> list[set[UOp]]:
    """What the other sums of a pass read."""
    return [read[v] for v in reduces if v is not u and out[v] == number]

  for u in reduces:
    together = others(u, out[u])
    if not together or read[u] <= set().union(*together):
      continue
    for number in range(out[u] + 1, _last_number(u, form, need) + 1):
      if read[u] <= set().union(*others(u, number)):
        out[u] = number
        break
  return out


def _last_number(total: UOp, form: RowForm, need: dict[UOp, int]) -> int:
  """The last pass that a sum can be in: the one before the first that uses it."""
  users = [(v.src[0], need[v] - 1) for v in form.reduces]
  users += [(s.src[1], need[s.src[1]]) for s in form.stores]
  users += [(s.src[1].src[0], need[s.src[1].src[0]]) for s in form.down]
  return min(number for root, number in users if total in set(root.toposort())) - 1


def plan_passes(form: RowForm) -> list[Pass]:
  """The passes in order. A store is in the first one that it can be in."""
  need = sums_before(form.roots)
  reduces = form.reduces
  along = [s for s in form.stores if form.stores_row(s)]
  down = [s.src[1] for s in form.down]
  needed = [need[u] for u in reduces] + [need[s.src[1]] + 1 for s in along]
  count = max(needed + [need[u.src[0]] + 1 for u in down])
  passes = [Pass() for _ in range(count)]
  for u, number in _numbers(form, need).items():
    passes[number].reduces.append(u)
  for u in down:
    passes[need[u.src[0]]].down.append(u)
  for s in along:
    # what is written in place is read before, also by other passes
    readers = [need[u] - 1 for u in reduces if s.src[0].src[0] in _loads(u.src[0])]
    readers += [need[t.src[1]] for t in along if s.src[0].src[0] in _loads(t.src[1])]
    readers += [need[u.src[0]] for u in down if s.src[0].src[0] in _loads(u.src[0])]
    passes[max([need[s.src[1]], *readers])].stores.append(s)
  free = free_ranges(form.roots)
  row = frozenset(form.row)
  for p in passes:
    nodes = toposort(p.roots, lambda u: u.op is not Ops.REDUCE)
    p.nodes = {u: None for u in nodes if free[u] & row}
  return passes


def join_passes(passes: list[Pass], form: RowForm) -> list[Pass]:
  """The passes, the first two of which are one where they are a maximum and its exponentials."""
  first, *others = passes
  second = others[0] if others else first
  apart = first.stores or first.down or second.stores or second.down
  if apart or len(first.reduces) != 1 or len(second.reduces) != 1:
    return passes
  if work_of(list(first.nodes)) > _DEAR:
    return passes
  found = find_exponentials(second.reduces[0], [*form.roots])
  if found is None or found.maximum is not first.reduces[0]:
    return passes
  return [Pass([found.maximum, found.total], nodes=first.nodes, online=found), *others[1:]]


def choose_kept(passes: list[Pass], near: bool, shared: Collection[UOp] = frozenset()) -> list[UOp]:
  """Values to keep from the first pass that computes them for later ones.

  near: a row of them stays in the first-level cache, where even what bfloat16 becomes is kept; or
  what alone is made of it, as that takes no more memory. shared: what is kept for all rows.
  """
  kept: dict[UOp, None] = {}
  for i, p in enumerate(passes):
    known = {u for earlier in passes[:i] for u in earlier.nodes}
    # for each cast the outermost values made of it that an earlier pass has
    casts: dict[UOp, dict[UOp, None]] = {}
    stack: list[tuple[UOp, UOp | None]] = [(u, None) for u in p.roots]
    seen = set()
    while stack:
      u, top = stack.pop()
      if (u, top) in seen or u not in p.nodes or u in shared:
        continue
      seen.add((u, top))
      may = u in known and u.dtype not in (dtypes.bool, dtypes.int64)
      top = u if may and top is None else top
      if may and _is_dear(u, p, kept):
        kept[u] = None
      elif may and near and u.op is Ops.CAST and u.src[0].dtype is dtypes.bfloat16:
        casts.setdefault(u, {})[top or u] = None
      elif u.op is not Ops.REDUCE:
        stack.extend((s, top) for s in u.src)
    for u, tops in casts.items():
      alone = len(tops) == 1 and u not in kept and next(iter(tops)).dtype is u.dtype
      kept[next(iter(tops)) if alone else u] = None
  return list(kept)


def _is_dear(u: UOp, p: Pass, kept: dict[UOp, None]) -> bool:
  nodes = toposort((u,), lambda x: x in p.nodes and (x is u or x not in kept))
  return work_of([x for x in nodes if x in p.nodes]) > _DEAR


def work_of(nodes: list[UOp]) -> int:
  """Operations on values, not on indices."""
  values = [u for u in nodes if u.op in GroupOp.ALU and u.dtype is not dtypes.int64]
  return sum(_COST.get(u.op, 1) for u in values)


def row_lanes(form: RowForm, registers: Registers) -> tuple[int, int]:
  """Lanes of vectors, and of a shorter one at the end or 0.

  Where results are 16-bit floats, a vector of them fills a register, and so two have the floats in
  between: where there are registers enough.
  """
  halves = any(s.src[1].dtype in HALVES for s in form.stores)
  if halves and registers.number >= 32 and registers.lanes >= 16:
    return 2 * registers.lanes, registers.lanes
  return registers.lanes, 0
