"""Stores that share rows in one loop: a row stays in cache from its first pass to its last.

A pass is a loop over a row. A sum that needs another sum of its row is in a later pass. What is
dear and needed by several passes is kept in scratch memory; the rest is computed again.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from tinygrad.dtype import DType, dtypes
from tinygrad.renderer.blocks import BlockWriter
from tinygrad.renderer.llvmir import HALVES, REASSOC, constant, llvm_type
from tinygrad.uop import Ops
from tinygrad.uop.ops import GroupOp, UOp, identity_element, toposort
from tinygrad.uop.rows import RowForm, free_ranges, row_form
from tinygrad.uop.symbolic import terms

# Bytes of a row that fit beside others in a first-level cache, and of a line of it.
_AHEAD, _LINE = 1 << 14, 64
# Operations on an element that cost more than to store and load it.
_DEAR = 8
_COST = {Ops.EXP2: 8, Ops.LOG2: 8, Ops.SIN: 12, Ops.SQRT: 2, Ops.RECIP: 2}


def find_rows(store: UOp) -> RowForm | None:
  """The form of a single STORE, where it takes more than one pass over a row."""
  form = row_form((store,))
  if form is None or not form.row:
    return None
  return form if form.stores_row(store) or len(form.reduces) > 1 else None


@dataclass
class _Pass:
  """Sums and stores of one loop over a row, and all nodes in it that change along the row."""

  reduces: list[UOp] = field(default_factory=list)
  stores: list[UOp] = field(default_factory=list)
  nodes: dict[UOp, None] = field(default_factory=dict)

  @property
  def roots(self) -> list[UOp]:
    """What is computed for each element."""
    return [u.src[0] for u in self.reduces] + [x for s in self.stores for x in (s.src[1],)]


def _needed(form: RowForm) -> dict[UOp, int]:
  """Passes that must have ended before a node can be computed."""
  out: dict[UOp, int] = {}
  for u in toposort(form.stores):
    out[u] = max((out[s] for s in u.src), default=0) + (u.op is Ops.REDUCE)
  return out


def _loads(root: UOp) -> set[UOp]:
  """Parameters that are read below a node, but not within sums."""
  nodes = toposort((root,), lambda u: u.op is not Ops.REDUCE)
  return {u.src[0].src[0] for u in nodes if u.op is Ops.LOAD}


def plan_passes(form: RowForm) -> list[_Pass]:
  """The passes in order. A store is in the first one that it can be in."""
  need = _needed(form)
  reduces = form.reduces
  along = [s for s in form.stores if form.stores_row(s)]
  count = max([need[u] for u in reduces] + [need[s.src[1]] + 1 for s in along])
  passes = [_Pass() for _ in range(count)]
  for u in reduces:
    passes[need[u] - 1].reduces.append(u)
  for s in along:
    # what is written in place is read before, also by other passes
    readers = [need[u] - 1 for u in reduces if s.src[0].src[0] in _loads(u.src[0])]
    readers += [need[t.src[1]] for t in along if s.src[0].src[0] in _loads(t.src[1])]
    passes[max([need[s.src[1]], *readers])].stores.append(s)
  free = free_ranges(form.stores)
  row = frozenset(form.row)
  for p in passes:
    nodes = toposort(p.roots, lambda u: u.op is not Ops.REDUCE)
    p.nodes = {u: None for u in nodes if free[u] & row}
  return passes


def choose_kept(passes: list[_Pass]) -> list[UOp]:
  """Values to keep from the first pass that computes them for later ones."""
  kept: dict[UOp, None] = {}
  for i, p in enumerate(passes):
    known = {u for earlier in passes[:i] for u in earlier.nodes}
    stack, seen = list(p.roots), set()
    while stack:
      u = stack.pop()
      if u in seen or u not in p.nodes:
        continue
      seen.add(u)
      if u in known and u.dtype not in (dtypes.bool, dtypes.int64) and _is_dear(u, p, kept):
        kept[u] = None
      elif u.op is not Ops.REDUCE:
        stack.extend(u.src)
  return list(kept)


def _is_dear(u: UOp, p: _Pass, kept: dict[UOp, None]) -> bool:
  nodes = toposort((u,), lambda x: x in p.nodes and (x is u or x not in kept))
  values = [x for x in nodes if x in p.nodes and x.op in GroupOp.ALU and x.dtype != dtypes.int64]
  return sum(_COST.get(x.op, 1) for x in values) > _DEAR


class RowWriter(BlockWriter):
  """Writes the function of STOREs that share rows."""

  def __init__(self, form: RowForm, params: list[UOp], name: str):
    super().__init__(form.stores[0], params, name)
    self.form = form
    self.free = free_ranges(form.stores)

  def write_rows(self) -> tuple[str, int]:
    """Text of the function, and the number of items: rows, or elements without sums."""
    grid, row = self.form.grid, self.form.row
    if not row and len(grid) == 1:
      self.open(grid[0], "%start", "%end")
      self._store(self.form.stores)
      self.close()
      return self.text(), grid[0].arg[1]
    if not row:
      grid, row = grid[:-1], grid[-1:]
    linear = self.open(None, "%start", "%end")
    self.scopes[-1].memo = self.spread(linear, grid)
    if self.form.row:
      self._passes()
    else:
      self._row(row)
      self._store(self.form.stores)
      self._end(row)
    self.close()
    return self.text(), math.prod(r.arg[1] for r in grid)

  def _row(self, row: tuple[UOp, ...]) -> None:
    for r in row:
      self.open(r, "0", str(r.arg[1]))

  def _end(self, row: tuple[UOp, ...]) -> None:
    for _ in row:
      self.close()

  def _store(self, stores: tuple[UOp, ...]) -> None:
    """Values of all stores, then the stores: what is written in place is read before."""
    values = [(s, self.value(s.src[1]), self.value(s.src[0].src[1])) for s in stores]
    for s, v, _ in values:
      self.store = s
      self.write_value(v)

  def _passes(self) -> None:
    passes = plan_passes(self.form)
    places = {u: self._reserve(u) for u in choose_kept(passes)}
    made: set[UOp] = set()
    for i, p in enumerate(passes):
      if i == 1:
        self._prefetch(passes[0])
      sums = [self._sum(u) for u in p.reduces]
      self._row(self.form.row)
      here = [u for u in places if u in p.nodes]
      for u in here:
        if u in made:
          place = self._spot(places[u], u)
          self.scopes[-1].memo[u] = self.emit(f"load {llvm_type(u.dtype)}, ptr {place}")
      for u, (acc, dt) in zip(p.reduces, sums, strict=True):
        value = self.convert(self.value(u.src[0]), u.src[0].dtype, dt)
        old = self.emit(f"load {llvm_type(dt)}, ptr {acc}")
        new = self.binary(u.arg, dt, old, value, -1, REASSOC)
        self.line(f"store {llvm_type(dt)} {new}, ptr {acc}")
      self._store(tuple(p.stores))
      for u in here:
        if u not in made:
          value = self.value(u)
          self.line(f"store {llvm_type(u.dtype)} {value}, ptr {self._spot(places[u], u)}")
      made.update(here)
      self._end(self.form.row)
      for u, (acc, dt) in zip(p.reduces, sums, strict=True):
        total = self.emit(f"load {llvm_type(dt)}, ptr {acc}")
        self.scopes[-1].memo[u] = self.convert(total, dt, u.dtype)
    self._store(tuple(s for s in self.form.stores if not self.form.stores_row(s)))

  def _prefetch(self, first: _Pass) -> None:
    """Ask for the next row of what the first pass reads, while the later ones compute."""
    row = self.form.row
    for load in (u for u in first.nodes if u.op is Ops.LOAD and len(u.src) == 1):
      index, size = load.src[0].src[1], row[-1].arg[1]
      by_row = self.free[load] >= frozenset(self.form.grid)
      if len(row) > 1 or not by_row or terms(index)[0].get(row[0]) != 1:
        continue
      if size * load.dtype.itemsize > _AHEAD:
        continue
      line = self.open(None, "0", str(-(-size * load.dtype.itemsize // _LINE)))
      self.scopes[-1].memo[row[0]] = self.times(line, _LINE // load.dtype.itemsize)
      place = self.address(load.src[0], self.sum(self.value(index), size), -1)
      self.line(f"call void @llvm.prefetch.p0(ptr {place}, i32 0, i32 2, i32 1)")
      self.close()

  def _sum(self, u: UOp) -> tuple[str, DType]:
    """Memory of a sum, set to its first value; and its dtype: 16-bit floats are summed in float."""
    dt = dtypes.float32 if u.dtype in HALVES else u.dtype
    ty, acc = llvm_type(dt), self.fresh()
    self.allocas.append(f"  {acc} = alloca {ty}")
    self.line(f"store {ty} {constant(dt, identity_element(u.arg, dt))}, ptr {acc}")
    return acc, dt

  def _reserve(self, u: UOp) -> str:
    """Address of scratch memory for a value of each element of a row."""
    size = math.prod(r.arg[1] for r in self.form.row) * u.dtype.itemsize
    return self.reserve(-(-size // 4))

  def _spot(self, base: str, u: UOp) -> str:
    number = "0"
    for r in self.form.row:
      number = self.sum(self.times(number, r.arg[1]) if number != "0" else "0", self.value(r))
    return self.emit(f"getelementptr inbounds {llvm_type(u.dtype)}, ptr {base}, i64 {number}")
