"""Stores that share rows in one loop: a row stays in cache from its first pass to its last.

A pass is a loop over a row. A sum that needs another sum of its row is in a later pass. What is
dear and needed by several passes is kept in scratch memory; the rest is computed again.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tinygrad.dtype import DType, dtypes
from tinygrad.renderer.blocks import BlockWriter
from tinygrad.renderer.llvmir import HALVES, REASSOC, constant, llvm_type, memory_type
from tinygrad.uop import Ops
from tinygrad.uop.ops import GroupOp, UOp, identity_element, toposort
from tinygrad.uop.rows import Ranges, RowForm, free_ranges, row_form
from tinygrad.uop.symbolic import terms

# Bytes of an output from which it goes past the caches, and of a row of it; elements at once.
_STREAMED, _SHORTEST, _CHUNK = 1 << 24, 1 << 10, 1 << 11
# Bytes of a row that fit beside others in a first-level cache, and of a line of it.
_AHEAD, _LINE = 1 << 14, 64
# Operations on an element that cost more than to store and load it.
_DEAR = 8
_COST = {Ops.EXP2: 8, Ops.LOG2: 8, Ops.SIN: 12, Ops.SQRT: 2, Ops.RECIP: 2}


def find_rows(store: UOp) -> RowForm | None:
  """The form of a single STORE with several passes over a row, or one that is streamed."""
  form = row_form((store,))
  if form is None:
    return None
  if not form.row:
    return form if streams(store, form.grid[-1:], form.stores) else None
  return form if form.stores_row(store) or len(form.reduces) > 1 else None


def streams(store: UOp, row: Ranges, stores: tuple[UOp, ...]) -> bool:
  """Whether elements go past the caches: rows of an output that is larger than they are.

  The lines of an output that is read as well are in a cache anyway.
  """
  param, index = store.src[0].src
  size = store.src[1].dtype.itemsize
  if len(row) != 1 or row[0] not in store.src[2:] or param.arg[1] * size < _STREAMED:
    return False
  if terms(index)[0].get(row[0]) != 1 or row[0].arg[1] * size < _SHORTEST:
    return False
  nodes = toposort(stores)
  if any(u.op is Ops.LOAD and u.src[0].src[0] is param for u in nodes):
    return False
  # where arithmetic takes the time, the way through scratch memory gains nothing
  return any(u.op is Ops.REDUCE for u in nodes) or _work(nodes) <= 2 * _DEAR


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
  return _work([x for x in nodes if x in p.nodes]) > _DEAR


def _work(nodes: list[UOp]) -> int:
  """Operations on values, not on indices."""
  values = [u for u in nodes if u.op in GroupOp.ALU and u.dtype is not dtypes.int64]
  return sum(_COST.get(u.op, 1) for u in values)


class RowWriter(BlockWriter):
  """Writes the function of STOREs that share rows."""

  def __init__(self, form: RowForm, params: list[UOp], name: str):
    super().__init__(form.stores[0], params, name)
    self.form = form
    self.free = free_ranges(form.stores)
    # scratch memory of the STOREs whose elements go past the caches
    self.streams: dict[UOp, str] = {}

  def write_rows(self) -> tuple[str, int]:
    """Text of the function, and the number of items: rows, or elements without sums."""
    grid, row = self.form.grid, self.form.row
    if not row:
      # without sums the last range is a row; a single one is divided among the threads
      grid, row = grid[:-1], grid[-1:]
    for s in self.form.stores:
      if streams(s, row, self.form.stores):
        self.streams[s] = self.reserve(_CHUNK * s.src[1].dtype.itemsize // 4)
    items = math.prod(r.arg[1] for r in grid)
    if not grid and row and not self.form.row:
      self._loop(row, "%start", "%end", self.form.stores, lambda: self._store(self.form.stores))
      items = row[0].arg[1]
    else:
      linear = self.open(None, "%start", "%end")
      self.scopes[-1].memo = self.spread(linear, grid)
      if self.form.row:
        self._passes()
      else:
        end = str(row[0].arg[1]) if row else ""
        self._loop(row, "0", end, self.form.stores, lambda: self._store(self.form.stores))
      self.close()
    if self.streams:
      # what went past the caches is there for all threads
      self.line("fence seq_cst")
    return self.text(), items

  def _loop(
    self, row: Ranges, start: str, end: str, stores: Sequence[UOp], body: Callable[[], None]
  ) -> None:
    """The body for each element of a row; what is streamed is staged piece by piece."""
    streamed = [s for s in stores if s in self.streams]
    if not streamed:
      for i, r in enumerate(row):
        self.open(r, start if i == 0 else "0", end if i == 0 else str(r.arg[1]))
      body()
      for _ in row:
        self.close()
      return
    (r,) = row
    length = end if start == "0" else self.emit(f"sub nsw i64 {end}, {start}")
    piece = self.open(None, "0", self.blocks(length, _CHUNK))
    done = self.times(piece, _CHUNK)
    first = self.sum(done, start)
    count = self.least(_CHUNK, self.emit(f"sub nsw i64 {length}, {done}"))
    self.staged = self.open(None, "0", count)
    self.scopes[-1].memo[r] = self.sum(first, self.staged)
    body()
    self.close()
    self.scopes[-1].memo[r] = first
    for s in streamed:
      place = self.address(s.src[0], self.value(s.src[0].src[1]), -1)
      nbytes = self.times(count, s.src[1].dtype.itemsize)
      self.line(f"call void @tg_stream(ptr {place}, ptr {self.streams[s]}, i64 {nbytes})")
    self.close()

  def _store(self, stores: Sequence[UOp]) -> None:
    """Values of all stores, then the stores: what is written in place is read before."""
    values = [(s, self.value(s.src[1])) for s in stores]
    places = [None if s in self.streams else self.value(s.src[0].src[1]) for s in stores]
    for (s, v), place in zip(values, places, strict=True):
      if place is not None:
        self.store = s
        self.write_value(v)
        continue
      dt = s.src[1].dtype
      v = self.emit(f"zext i1 {v} to i8") if dt is dtypes.bool else v
      ty = memory_type(dt)
      spot = self.emit(f"getelementptr inbounds {ty}, ptr {self.streams[s]}, i64 {self.staged}")
      self.line(f"store {ty} {v}, ptr {spot}")

  def _passes(self) -> None:
    passes = plan_passes(self.form)
    places = {u: self._reserve(u) for u in choose_kept(passes)}
    made: set[UOp] = set()
    for i, p in enumerate(passes):
      if i == 1:
        self._prefetch(passes[0])
      sums = [self._sum(u) for u in p.reduces]
      here = {u: place for u, place in places.items() if u in p.nodes}
      body = functools.partial(self._element, p, sums, here, made)
      self._loop(self.form.row, "0", str(self.form.row[0].arg[1]), p.stores, body)
      made.update(here)
      for u, (acc, dt) in zip(p.reduces, sums, strict=True):
        total = self.emit(f"load {llvm_type(dt)}, ptr {acc}")
        self.scopes[-1].memo[u] = self.convert(total, dt, u.dtype)
    self._store([s for s in self.form.stores if not self.form.stores_row(s)])

  def _element(
    self, p: _Pass, sums: list[tuple[str, DType]], kept: dict[UOp, str], made: set[UOp]
  ) -> None:
    """One element of a pass: kept values are loaded, or stored where they are made."""
    for u, place in kept.items():
      if u in made:
        spot = self._spot(place, u)
        self.scopes[-1].memo[u] = self.emit(f"load {llvm_type(u.dtype)}, ptr {spot}")
    for u, (acc, dt) in zip(p.reduces, sums, strict=True):
      value = self.convert(self.value(u.src[0]), u.src[0].dtype, dt)
      old = self.emit(f"load {llvm_type(dt)}, ptr {acc}")
      new = self.binary(u.arg, dt, old, value, -1, REASSOC)
      self.line(f"store {llvm_type(dt)} {new}, ptr {acc}")
    self._store(p.stores)
    for u, place in kept.items():
      if u not in made:
        value = self.value(u)
        self.line(f"store {llvm_type(u.dtype)} {value}, ptr {self._spot(place, u)}")

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
