"""Stores that share rows in one loop: a row stays in cache from its first pass to its last.

`row_passes.py` plans the passes. The innermost loop is one of vectors. Results larger than the
caches go past them, and what comes next from memory is asked for ahead.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterable, Sequence

from tinygrad.dtype import HALVES, dtypes
from tinygrad.renderer.llvmir import REASSOC, llvm_type
from tinygrad.renderer.online import AHEAD, Exponentials, OnlineWriter
from tinygrad.renderer.row_passes import (
  Pass,
  choose_kept,
  join_passes,
  plan_passes,
  streams,
  vector_range,
  work_of,
)
from tinygrad.renderer.row_sums import split_sums
from tinygrad.renderer.vectors import Sum
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp, identity_element
from tinygrad.uop.rows import Ranges, RowForm, free_ranges
from tinygrad.uop.slices import FAR_BYTES, is_near
from tinygrad.uop.symbolic import terms

# Bytes of a store that goes past the caches.
_WIDE = 32
# Bytes of an input that are read ahead of what is computed, and of a row that stays in a
# second-level cache until it is used.
_AHEAD, _ROW_AHEAD = 1 << 11, 1 << 17
# Bytes of a row of floats from which a pass less is worth what looks for a larger value.
_LONG_ROW = 1 << 15
# Bytes of a row of floats of which some stay in a first-level cache.
_NEAR = 1 << 12
# Operations of a turn of several vectors, and elements of these.
_FEW, _AT_ONCE = 24, 64
# Elements of a row up to which the sum of its vectors counts: two rows take turns, so that the
# next one's pass runs beside it. Rows in all from which two at a time leave enough for threads.
_SHORT_ROW, _PAIRED = 1 << 9, 1 << 7
# Turns of a loop of several vectors beside which one for the last of them is short.
_LONG = 16
# Operations that are several, one after the other.
_CHAINS = (Ops.EXP2, Ops.LOG2, Ops.SIN)


class RowWriter(OnlineWriter):
  """Writes the function of STOREs that share rows, in vectors of `lanes` elements.

  half: lanes of a shorter vector at the end, if any. copies: vectors of a sum at a turn, where that
  is not left to the rules.
  """

  def __init__(
    self, form: RowForm, params: list[UOp], name: str, lanes: int, half: int = 0, copies: int = 0
  ):
    form = split_sums(form)
    super().__init__(form.stores[0], params, name)
    self.most_copies = copies
    self.form = form
    self.free = free_ranges((*form.roots, *form.down))
    self.along = vector_range(form)
    self.lanes, self.half = (1, 0) if self.along is None else (lanes, half)
    self.coarse = all(s.src[1].dtype is dtypes.bfloat16 for s in (*form.stores, *form.down))
    # memory of the sums down the rows, and of what is the same for all rows
    self.down: dict[UOp, Sum] = {}
    self.shared: dict[UOp, str] = {}

  def write_rows(self) -> tuple[str, int]:
    """Text of the function, and the number of items: rows, or elements without sums."""
    grid, row, stores = self.form.grid, self.form.row, self.form.stores
    if not row:
      # without sums the last range is a row; a single one is divided among the threads
      grid, row = grid[:-1], grid[-1:]
    items = math.prod(r.arg[1] for r in grid)
    if self.lanes > 1:
      wide = [s for s in stores if self.lanes * s.src[1].dtype.itemsize >= _WIDE]
      self.past = {s: "" for s in wide if streams(s, row, stores)}
    if self.form.row and grid:
      self._share()
    if self.form.down:
      items = self._with_sums_down()
    elif not grid and self.form.row:
      # a single row, before which nothing can be computed
      self._passes([{}])
    elif not grid and row:
      self._loop(row, "%start", "%end", stores, 1, self._elements(row, grid))
      items = row[0].arg[1]
    else:
      linear = self.open(None, "%start", "%end")
      if self.form.row:
        at_once = self._rows_at_once(grid[-1].arg[1] if grid else 1, items)
        items //= at_once
        first = self.times(linear, at_once)
        self._passes([self.spread(self.sum(first, i), grid) for i in range(at_once)])
      else:
        self.scopes[-1].memo = self.spread(linear, grid)
        end = str(row[0].arg[1]) if row else ""
        copies = self._copies(list(self.free), False)
        self._loop(row, "0", end, stores, copies, self._elements(row, grid))
      self.close()
    if self.past:
      # what went past the caches is there for all threads
      self.line("fence seq_cst")
    return self.text(), items

  def _with_sums_down(self) -> int:
    """Rows of a block one after the other, and sums down all of them; the number of blocks."""
    (*outer, inner), row, down = self.form.grid, self.form.row, self.form.down
    end = str(row[0].arg[1])
    linear = self.open(None, "%start", "%end")
    self.scopes[-1].memo = self.spread(linear, tuple(outer))
    for s in down:
      total = s.src[1]
      dt = dtypes.float32 if total.dtype in HALVES else total.dtype
      place = self.reserve(-(-row[0].arg[1] * dt.itemsize // 4))
      self.down[total] = Sum(dt, total.arg, single=place)
    self._loop(row, "0", end, (), 1, lambda copy: self._clear_down())
    size = inner.arg[1]
    at_once = self._rows_at_once(size, _PAIRED)
    first = self.open(None, "0", str(size), at_once)
    self._passes([{inner: self.sum(first, i)} for i in range(at_once)])
    self.close()
    self._loop(row, "0", end, (), 1, lambda copy: self._store_down(down))
    self.close()
    return math.prod(r.arg[1] for r in outer)

  def _share(self) -> None:
    """Make floats of what all rows read in 16 bits, once for all rows of a thread."""
    row = self.form.row
    if self.lanes == 1 or not self._is_near():
      return
    only = frozenset(row)
    casts = [u for u in self.free if u.op is Ops.CAST and u.dtype is dtypes.float32]
    casts = [u for u in casts if u.src[0].op is Ops.LOAD and u.src[0].dtype is dtypes.bfloat16]
    shared = {u: self._reserve(u) for u in casts if self.free[u] == only}

    def body(copy: int) -> None:
      for u, place in shared.items():
        self._keep(u, place)

    if shared:
      self._loop(row, "0", str(row[0].arg[1]), (), 1, body)
    self.shared = shared

  def _is_near(self) -> bool:
    """Whether a row of floats stays in a first-level cache."""
    length = math.prod(r.arg[1] for r in self.form.row)
    return length * dtypes.float32.itemsize <= _NEAR

  def _down_place(self, s: Sum) -> tuple[str, str]:
    """Type and address of a sum's part for the current elements; the width becomes theirs."""
    self.width = self.scopes[-1].lanes
    number = self.value(self.form.row[0])
    ty = llvm_type(s.dtype)
    return self.ty(s.dtype), self.emit(f"getelementptr {ty}, ptr {s.single}, i64 {number}")

  def _clear_down(self) -> None:
    for s in self.down.values():
      ty, place = self._down_place(s)
      first = self.lit(s.dtype, identity_element(s.op, s.dtype))
      self.line(f"store {ty} {first}, ptr {place}, align {s.dtype.itemsize}")
    self.width = 1

  def _add_down(self, u: UOp) -> None:
    s = self.down[u]
    self.value(u.src[0])
    ty, place = self._down_place(s)
    value = self.convert(self.operand(u.src[0]), u.src[0].dtype, s.dtype)
    old = self.emit(f"load {ty}, ptr {place}, align {s.dtype.itemsize}")
    new = self.binary(s.op, s.dtype, old, value, -1, REASSOC)
    self.line(f"store {ty} {new}, ptr {place}, align {s.dtype.itemsize}")
    self.width = 1

  def _store_down(self, stores: Sequence[UOp]) -> None:
    for total, s in self.down.items():
      ty, place = self._down_place(s)
      v = self.emit(f"load {ty}, ptr {place}, align {s.dtype.itemsize}")
      self.scopes[-1].memo[total] = self.convert(v, s.dtype, total.dtype)
      self.width = 1
    self._store(stores)

  def _loop(
    self, row: Ranges, start: str, end: str, stores: Sequence[UOp], copies: int,
    body: Callable[[int], None],
  ) -> None:  # fmt: skip
    """The body for each element of a row, or for vectors of them."""
    if self.lanes == 1:
      for i, r in enumerate(row):
        self.open(r, start if i == 0 else "0", end if i == 0 else str(r.arg[1]))
      body(0)
      for _ in row:
        self.close()
      return
    for r in row[:-1]:
      self.open(r, "0", str(r.arg[1]))
    if len(row) > 1:
      start, end = "0", str(row[-1].arg[1])
    self.loop(start, end, copies, body, stores)
    for _ in row[:-1]:
      self.close()

  def _elements(self, row: Ranges, grid: Ranges) -> Callable[[int], None]:
    """What writes elements of stores without sums."""
    ahead = self._far([*self.free], row, grid, None)

    def write(copy: int) -> None:
      self._read_ahead(ahead, copy)
      self._store(self.form.stores)

    return write

  def _far(
    self, nodes: Iterable[UOp], row: Ranges, grid: Ranges, distance: int | None
  ) -> list[tuple[UOp, int]]:
    """Loads and STOREs of what may be in memory, and how many elements ahead it is asked for.

    None: a few lines, where the pass itself reads or writes them.
    """
    out, loaded = [], {u.src[0].src[0] for u in self.free if u.op is Ops.LOAD}
    for u in nodes if self.lanes > 1 else ():
      if u.op is Ops.STORE and (u in self.past or u.src[0].src[0] in loaded):
        continue
      if u.op is Ops.LOAD and (len(u.src) > 1 or self.along not in self.free[u]):
        continue
      if u.op not in (Ops.LOAD, Ops.STORE):
        continue
      param, index = u.src[0].src
      size, length = param.dtype.itemsize, math.prod(r.arg[1] for r in row)
      one_row = not grid or terms(index)[0].get(grid[-1]) == length
      if param.arg[1] * size < FAR_BYTES or self.start(index) is None or not one_row:
        continue
      out.append((u, _AHEAD // size if distance is None else distance))
    return out

  def _read_ahead(self, ahead: list[tuple[UOp, int]], copy: int) -> None:
    if self.scopes[-1].lanes > 1:
      for u, distance in ahead:
        self.prefetch(u, distance, copy)

  def _store(self, stores: Sequence[UOp]) -> None:
    """Values of all stores, then the stores: what is written in place is read before."""
    for s in stores:
      self.value(s.src[1])
    if self.scopes[-1].lanes > 1:
      for s in stores:
        self.put(s)
      return
    for s in stores:
      self.value(s.src[0].src[1])
    for self.store in stores:
      self.write_value(self.value(self.store.src[1]))

  def _rows_at_once(self, rows: int, items: int) -> int:
    """Rows that take turns: a pass of one runs while vectors of another's sum become its total."""
    short = self.form.row[-1].arg[1] <= _SHORT_ROW and len(self.form.row) == 1
    sums = self.lanes > 1 and self.form.reduces
    return 2 if sums and short and rows % 2 == 0 and items >= _PAIRED else 1

  def _passes(self, places: list[dict[UOp, str]]) -> None:
    """All passes of rows that take turns, given the values of the grid for each."""
    passes, row, grid = plan_passes(self.form), self.form.row, self.form.grid
    length = math.prod(r.arg[1] for r in row)
    near = self.lanes > 1 and self._is_near()
    if self.lanes > 1 and len(row) == 1 and length * dtypes.float32.itemsize >= _LONG_ROW:
      passes = join_passes(passes, self.form)
    kept = choose_kept(passes, near, self.shared)
    kept = [u for u in kept if self.lanes == 1 or self.along in self.free[u]]
    spots = [{u: self._reserve(u) for u in kept} for _ in places]
    # the first pass reads a row; it is asked for while the second one computes, if it fits
    second = len(passes) > 1 and length * dtypes.float32.itemsize <= _ROW_AHEAD
    ahead: list[list[tuple[UOp, int]]] = [[] for _ in passes]
    if second or passes[0].stores or passes[0].down:
      # memory is as quick as sums alone
      # in a chain they compute more than memory takes, and wait less for what is asked for earlier
      turns = 2 if any(is_near(u) for u in self.free if u.op is Ops.PARAM) else 1
      distance = turns * len(places) * length if second else None
      ahead[second] = self._far(passes[0].nodes, row, grid, distance)
    known = set(passes[0].nodes)
    # what a later pass is the first to read is asked for in the one before it
    for i, p in enumerate(passes[1:] if second else ()):
      new = [u for u in p.nodes if u not in known]
      ahead[i] += self._far([*new, *p.stores], row, grid, 0)
      known.update(p.nodes)
    made: set[UOp] = set()
    for i, p in enumerate(passes):
      if p.online is not None:
        for memo in places:
          self.scopes[-1].memo = memo
          self._write_joined(p.online, list(p.nodes), length)
        continue
      copies = self._copies(list(p.nodes), bool(p.reduces))
      for memo, mine in zip(places, spots, strict=True):
        self.scopes[-1].memo = memo
        sums = [self.begin(u, copies) for u in p.reduces]
        here = {u: place for u, place in mine.items() if u in p.nodes}
        alone = self._one_place(p)
        body = functools.partial(self._element, p, sums, here, made, ahead[i], alone)
        self._loop(row, "0", str(row[0].arg[1]), p.stores, copies, body)
        if alone is not None:
          self._at_place(alone, body)
        for u, s in zip(p.reduces, sums, strict=True):
          total = self.total(s) if len(places) == 1 else self._total_now(s)
          memo[u] = self.convert(total, s.dtype, u.dtype)
      made.update(u for u in kept if u in p.nodes)
    for memo in places:
      self.scopes[-1].memo = memo
      self._store([s for s in self.form.stores if not self.form.stores_row(s)])

  def _write_joined(self, e: Exponentials, nodes: list[UOp], length: int) -> None:
    """A pass for a maximum and a sum, of vectors of one register."""
    shape = self.lanes, self.half
    self.lanes, self.half = self.half or self.lanes, 0
    far = self._far(nodes, self.form.row, self.form.grid, AHEAD)
    far = [(u, distance // u.dtype.itemsize) for u, distance in far if u.op is Ops.LOAD]
    ahead = functools.partial(self._read_ahead, far)
    self.write_online(e, length, self.unaligned(nodes), ahead)
    self.lanes, self.half = shape

  def _one_place(self, p: Pass) -> UOp | None:
    """The comparison that differs for one element of a row at most, if a pass only stores.

    Vectors need not compute it: that element is stored once more. So it may not be read again.
    """
    if self.lanes == 1 or p.reduces or p.down or len(self.form.row) != 1:
      return None
    read = {u.src[0].src[0] for u in self.free if u.op is Ops.LOAD}
    found = [u for u in p.nodes if u.op is Ops.CMPNE and self._place_in(u) is not None]
    return (
      found[0] if len(found) == 1 and not any(s.src[0].src[0] in read for s in p.stores) else None
    )

  def _place_in(self, u: UOp) -> UOp | None:
    """What a comparison compares the number of an element with."""
    for number, place in (u.src, u.src[::-1]):
      if number.op is Ops.CAST and number.dtype in (dtypes.int32, dtypes.int64):
        number = number.src[0]
      if number is self.along and self.along not in self.free[place]:
        return place
    return None

  def _at_place(self, u: UOp, body: Callable[[int], None]) -> None:
    """The body for the element at which a comparison is false, if there is one."""
    place = self._place_in(u)
    assert place is not None and self.along is not None, "a comparison with a place in a row"
    start = self.convert(self.value(place), place.dtype, dtypes.int64)
    inside = self.emit(f"icmp ult i64 {start}, {self.along.arg[1]}")
    end = self.emit(f"select i1 {inside}, i64 {self.emit(f'add i64 {start}, 1')}, i64 {start}")
    self.piece(start, end, 1, 1, body)

  def _total_now(self, s: Sum) -> str:
    """The sum of all, which LLVM would else put off until the row's next pass."""
    ty, place = llvm_type(s.dtype), self.fresh()
    self.allocas.append(f"  {place} = alloca {ty}")
    self.line(f"store volatile {ty} {self.total(s)}, ptr {place}")
    return self.emit(f"load volatile {ty}, ptr {place}")

  def _copies(self, nodes: list[UOp], sums: bool) -> int:
    """Vectors a turn: neither sums of several side by side wait for each other, nor chains.

    Passes over a row are several loops already, for which more chains cost more to compile than
    they save.
    """
    row, work = self.form.row or self.form.grid, work_of(nodes)
    chains = not (self.past or self.form.row) and work <= _FEW
    chains &= any(u.op in _CHAINS for u in nodes)
    if self.lanes == 1 or not (sums or chains):
      return 1
    vectors = row[-1].arg[1] // self.lanes
    count = self.most_copies or max(_AT_ONCE // self.lanes, 1)
    # where there is more to do, it runs beside the sums of the turn before
    while not self.most_copies and sums and count > 1 and count * work > _FEW:
      count //= 2
    # the few that are left in a long row have a loop of their own
    while count > 1 and vectors % count and vectors < _LONG * count:
      count //= 2
    return count

  def _element(
    self, p: Pass, sums: list[Sum], kept: dict[UOp, str], made: set[UOp],
    ahead: list[tuple[UOp, int]], alone: UOp | None, copy: int,
  ) -> None:  # fmt: skip
    """One element or vector of a pass: kept values are loaded, or stored where they are made."""
    if alone is not None and self.scopes[-1].lanes > 1:
      self.scopes[-1].memo[alone] = "splat (i1 true)"
    for u, place in self.shared.items():
      if u in p.nodes:
        self._recall(u, place)
    for u, place in kept.items():
      if u in made:
        self._recall(u, place)
    self._read_ahead(ahead, copy)
    for u, s in zip(p.reduces, sums, strict=True):
      self.add(s, u, copy)
    for u in p.down:
      self._add_down(u)
    self._store(p.stores)
    for u, place in kept.items():
      if u not in made:
        self._keep(u, place)

  def _keep(self, u: UOp, place: str) -> None:
    """Store a value of the current elements in scratch memory."""
    value, ty, spot = self.value(u), self._wide_type(u), self._spot(place, u)
    self.line(f"store {ty} {value}, ptr {spot}, align {u.dtype.itemsize}")

  def _recall(self, u: UOp, place: str) -> None:
    ty, spot = self._wide_type(u), self._spot(place, u)
    self.scopes[-1].memo[u] = self.emit(f"load {ty}, ptr {spot}, align {u.dtype.itemsize}")

  def _wide_type(self, u: UOp) -> str:
    before, self.width = self.width, self.scopes[-1].lanes
    ty = self.ty(u.dtype)
    self.width = before
    return ty

  def _reserve(self, u: UOp) -> str:
    """Address of scratch memory for a value of each element of a row."""
    size = math.prod(r.arg[1] for r in self.form.row) * u.dtype.itemsize
    return self.reserve(-(-size // 4))

  def _spot(self, base: str, u: UOp) -> str:
    number = "0"
    for r in self.form.row:
      number = self.sum(self.times(number, r.arg[1]) if number != "0" else "0", self.value(r))
    return self.emit(f"getelementptr inbounds {llvm_type(u.dtype)}, ptr {base}, i64 {number}")
