"""LLVM IR that packs the operands of a sum of products, or says where they lie in memory."""

from __future__ import annotations

import functools

from tinygrad.dtype import dtypes
from tinygrad.renderer.llvmir import llvm_type
from tinygrad.renderer.strides import flat_stride, loaded, stride
from tinygrad.renderer.tile import PAD, STRIPS, Tile
from tinygrad.renderer.vectors import VectorWriter, whole_vectors
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.slices import LINE

_BLOCK = 16
# Terms of the sum after which a line that is asked for has come.
_AHEAD = 8


class OperandWriter(VectorWriter):
  """Writes what gets the operands of a plan to its register tiles."""

  def __init__(self, store: UOp, params: list[UOp], name: str, tile: Tile):
    super().__init__(store, params, name)
    self.t = tile
    # whether LLVM has loops over single values to make vectors of
    self.leaves_values = False
    if not tile.matrix:
      self.lanes = tile.lanes
    for u in (x for f in (tile.a, tile.b) for x in f.toposort()):
      if u not in self.free:
        self.free[u] = frozenset().union(*(self.free[s] for s in u.src))
    self.outer: dict[UOp, str] = {}

  # *** where operands are ***

  @property
  def packs_a(self) -> bool:
    return self.t.a_form != "direct"

  @property
  def packs_b(self) -> bool:
    return self.t.b_form != "direct"

  def panel_floats(self, count: int) -> int:
    """float32 elements that packed rows or columns take."""
    return count * (self.t.depth + PAD)

  @property
  def a_steps(self) -> tuple[int, int]:
    """Elements from row to row, and from term to term of a as register tiles read it."""
    t = self.t
    if t.a_form == "direct":
      load = loaded(t.a)
      assert load is not None, "read in place: a plain load"
      down, along = (flat_stride(load.src[0].src[1], r, self.free) for r in (t.ms, t.ks))
      assert down is not None and along is not None, "read in place: flat strides"
      return down, along
    return (t.depth + PAD, 1) if t.a_form == "rows" else (1, t.high)

  @property
  def b_step(self) -> int:
    """Elements from term to term of b as register tiles read it."""
    t, load = self.t, loaded(self.t.b)
    if t.b_form != "direct":
      return t.wide
    assert load is not None, "read in place: a plain load"
    along = flat_stride(load.src[0].src[1], t.ks, self.free)
    assert along is not None, "read in place: flat strides"
    return along

  def a_place(self, a_panel: str, m: str, m1: str, k0: str) -> str:
    """Address of the first value of a for a strip: row m, row m1 of the item."""
    t, load = self.t, loaded(self.t.a)
    if t.a_form != "direct":
      return self.place(a_panel, self.times(m1, t.depth + PAD))
    assert load is not None, "read in place: a plain load"
    ranges = {**self.outer, **self.spread(m, t.ms), **self.spread(k0, t.ks)}
    return self.address(load.src[0], self.at(ranges, load.src[0].src[1]), -1)

  def b_place(self, b_panel: str, n: str, k0: str, panel: str) -> str:
    """Address of the first value of b for a panel: column n."""
    t, load = self.t, loaded(self.t.b)
    if t.b_form != "direct":
      return self.place(b_panel, self.times(panel, t.depth * t.wide))
    assert load is not None, "read in place: a plain load"
    ranges = {**self.outer, t.n: n, **self.spread(k0, t.ks)}
    return self.address(load.src[0], self.at(ranges, load.src[0].src[1]), -1)

  # *** packing ***

  def close(self) -> None:
    """End the innermost loop. LLVM leaves it as it is: vectors are written out, and to unroll what
    calls register tiles takes more time than it saves."""
    self.close_as_is()

  def _close_values(self) -> None:
    """End a loop over single values, of which LLVM makes vectors."""
    self.leaves_values = True
    super().close()

  def opaque(self, value: str, ty: str = "i64") -> str:
    """The same value, whose course through a loop LLVM does not follow.

    With dozens of addresses a step, the pass that keeps a counter for each takes longer than all
    others together.
    """
    return self.emit(f'call {ty} asm "", "=r,0"({ty} {value})')

  def _first(self, number: str, linear: str, stays: bool = False) -> str:
    """Whether an item is the first of this thread, or the first with other packed values.

    stays: whether these are the same for all blocks of a slice, which runs on one thread.
    """
    first = self.emit(f"icmp eq i64 {number}, 0")
    if stays and self.t.block is not None:
      start = self.emit(f"icmp eq i64 {self.outer[self.t.block]}, 0")
      return self.emit(f"and i1 {first}, {start}")
    begin = self.emit(f"icmp eq i64 {linear}, %start")
    return self.emit(f"or i1 {first}, {begin}")

  def when(self, need: str, count: str) -> str:
    """A number of iterations, or none."""
    return count if need == "true" else self.emit(f"select i1 {need}, i64 {count}, i64 0")

  def pack_a(self, a_panel: str, m0: str, rows: str, k0: str, depth: str, need: str) -> None:
    """Values of a: by rows with the sum innermost, or in strips with the rows innermost."""
    t = self.t
    if t.a_form == "rows":
      i = self.open(None, "0", self.when(need, rows))
      ms = self.spread(self.sum(m0, i), t.ms)
      line = self.place(a_panel, self.times(i, t.depth + PAD))
      self._put_all(t.a, {**self.outer, **ms}, t.ks, k0, depth, line)
      self.close()
      return
    load, size = loaded(t.a), STRIPS * t.high
    if load is not None and flat_stride(load.src[0].src[1], t.ms, self.free) != 1:
      load = None
    whole = "0"
    if load is not None:
      # whole lines of memory are read
      whole = self.emit(f"udiv i64 {rows}, {size}")
      self._pack_strips(load, a_panel, (m0, rows, k0, depth), ("0", self.when(need, whole)))
    if load is None or t.rows % size or t.num_rows % size:
      self._pack_strips(
        None, a_panel, (m0, rows, k0, depth), (whole, self.when(need, self.blocks(rows, size)))
      )

  def _pack_strips(
    self, load: UOp | None, a_panel: str, block: tuple[str, str, str, str], groups: tuple[str, str]
  ) -> None:
    """Groups of STRIPS strips, from memory or, without a load, by way of a line of values.

    block: first row, rows, first term, terms.
    """
    t, size = self.t, STRIPS * self.t.high
    m0, rows, k0, depth = block
    values = "" if load is not None else self.reserve(size)
    first = self.times(self.open(None, *groups), size)
    spot = self.place(a_panel, self.times(first, t.depth + PAD))
    k = self.open(None, "0", depth)
    ranges = {**self.outer, **self.spread(self.sum(k0, k), t.ks)}
    if load is not None:
      index = load.src[0].src[1]
      start = self.at({**ranges, **self.spread(self.sum(m0, first), t.ms)}, index)
      start = self.opaque(start)
      self._fetch(load, start, t.ks, size)
    else:
      count = self.least(size, self.emit(f"sub nsw i64 {rows}, {first}"))
      self._put_all(t.a, ranges, t.ms, self.sum(m0, first), count, values)
    line = self.opaque(self.place(spot, self.times(k, t.high)), "ptr")
    for number in range(STRIPS):
      at = str(number * t.high)
      if load is not None:
        vector = self._wide_load(load, self.sum(start, at), t.high)
      else:
        vector = self.emit(f"load <{t.high} x float>, ptr {self.place(values, at)}, align 4")
      place = self.place(line, str(number * t.high * (t.depth + PAD)))
      self.line(f"store <{t.high} x float> {vector}, ptr {place}, align 4")
    self.close()
    self.close()

  def _fetch(self, load: UOp, start: str, ks: tuple[UOp, ...], count: int) -> None:
    """Ask for elements that are read some terms later: their lines are far apart."""
    ahead = flat_stride(load.src[0].src[1], ks, self.free)
    if ahead is None:
      return
    for i in range(0, count * load.dtype.itemsize, LINE):
      number = self.sum(start, _AHEAD * ahead + i // load.dtype.itemsize)
      place = self.address(load.src[0], number, -1)
      self.ask(place, near=True)

  def _put_all(
    self,
    u: UOp,
    ranges: dict[UOp, str],
    axis: tuple[UOp, ...],
    first: str,
    count: str,
    line: str,
  ) -> None:
    """Values for so many places of an axis, in turn; as vectors where these are loaded as such."""
    before, self.along = self.along, axis[-1] if axis else None
    if len(axis) != 1 or not self._are_vectors(u):
      i = self.open(None, "0", count)
      self._put(self.at({**ranges, **self.spread(self.sum(first, i), axis)}, u), line, i)
      self._close_values()
    else:
      # places count from the start of the axis
      line = self.place(line, self.emit(f"sub nsw i64 0, {first}"))
      whole = self.sum(first, self.emit(f"and i64 {count}, {-self.lanes}"))
      end = self.sum(first, count)
      body = functools.partial(self._put_some, u, line)
      self.scopes[-1].memo = dict(ranges)
      self.piece(first, whole, self.lanes, 1, body)
      self.piece(whole, end, 1, 1, body)
      # loops inside this one have other values of the same ranges
      self.scopes[-1].memo = {}
    self.along = before

  def _are_vectors(self, u: UOp) -> bool:
    """Whether what a node has of memory lies side by side along the range of vectors."""
    assert self.along is not None, "set by the caller"
    nodes = u.toposort()
    loads = [x for x in nodes if x.op is Ops.LOAD and self.along in self.free[x]]
    side_by_side = all(self.start(x.src[0].src[1]) is not None for x in loads)
    return side_by_side and whole_vectors(nodes, self.along, self.free)

  def _put_some(self, u: UOp, line: str, _: int) -> None:
    """A vector of values, or one."""
    scope = self.scopes[-1]
    assert self.along is not None, "set by the caller"
    place = self.place(line, scope.memo[self.along])
    self.value(u)
    self.width = scope.lanes
    self.line(f"store {self.ty(u.dtype)} {self.operand(u)}, ptr {place}, align 4")
    self.width = 1

  def _put(self, value: str, line: str, number: str) -> None:
    self.line(f"store float {value}, ptr {self.place(line, number)}")

  def pack_b(self, b_panel: str, n0: str, cols: str, k0: str, depth: str, need: str) -> None:
    """Values of b in panels of `wide` columns, row after row of each; zeros beyond the end."""
    t = self.t
    if t.b_form == "turned" and all(n % _BLOCK == 0 for n in (t.ks[-1].arg[1], t.depth, t.wide)):
      panel = self.open(None, "0", self.when(need, self.blocks(cols, t.wide)))
      base, column, have = self._panel(b_panel, n0, cols, panel)
      self._pack_turned(base, column, have, k0, depth)
      self.close()
      return
    # the rows of all panels in turn: memory is read as it lies
    k = self.open(None, "0", self.when(need, depth))
    ks = self.spread(self.sum(k0, k), t.ks)
    panel = self.open(None, "0", self.blocks(cols, t.wide))
    base, column, have = self._panel(b_panel, n0, cols, panel)
    load = loaded(t.b)
    if load is not None and stride(load.src[0].src[1], t.n, self.free) == 1:
      start = self.at({**self.outer, **ks, t.n: column}, load.src[0].src[1])
      self._fetch(load, start, t.ks, t.wide)
      self._copy(load, start, self.place(base, self.times(k, t.wide)), have)
    else:
      line = self.place(base, self.times(k, t.wide))
      self._put_all(t.b, {**self.outer, **ks}, (t.n,), column, have, line)
    if t.num_cols % t.wide:
      self._fill(base, k, have)
    self.close()
    self.close()

  def _copy(self, load: UOp, start: str, line: str, have: str) -> None:
    """Columns of b to a line of a panel: whole vectors, then single ones."""
    t = self.t
    if have.isdigit():
      for i in range(0, t.wide, t.lanes):
        self._copy_one(load, self.sum(start, i), self.place(line, str(i)), t.lanes)
      return
    whole = self.emit(f"and i64 {have}, {-t.lanes}")
    for first, end, lanes in (("0", whole, t.lanes), (whole, have, 1)):
      if lanes > 1 or t.num_cols % t.lanes:
        j = self.open(None, first, end, lanes)
        self._copy_one(load, self.sum(start, j), self.place(line, j), lanes)
        self.close()

  def _copy_one(self, load: UOp, number: str, place: str, lanes: int) -> None:
    value = self._wide_load(load, number, lanes)
    self.line(f"store <{lanes} x float> {value}, ptr {place}, align 4")

  def _panel(self, b_panel: str, n0: str, cols: str, panel: str) -> tuple[str, str, str]:
    """(address, first column, columns that there are) of a panel."""
    t = self.t
    n1 = self.times(panel, t.wide)
    have = str(t.wide)
    if t.num_cols % t.wide:
      have = self.least(t.wide, self.emit(f"sub nsw i64 {cols}, {n1}"))
    base = self.place(b_panel, self.times(panel, t.depth * t.wide))
    return base, self.sum(n0, n1), have

  def _fill(self, base: str, k: str, have: str) -> None:
    """Zeros after the columns that there are."""
    j = self.open(None, have, str(self.t.wide))
    self._put("0.0", base, self.sum(self.times(k, self.t.wide), j))
    self.close()

  def _pack_turned(self, base: str, column: str, have: str, k0: str, depth: str) -> None:
    """Blocks of 16 columns by 16 terms, transposed in registers; the last column again beyond the
    end."""
    t, load = self.t, loaded(self.t.b)
    assert load is not None, "transposed: a plain load"
    index = load.src[0].src[1]
    step = stride(index, t.n, self.free)
    # along the rows of memory
    group = self.open(None, "0", str(t.wide // _BLOCK))
    j = self.times(group, _BLOCK)
    block = self.open(None, "0", self.emit(f"udiv i64 {depth}, {_BLOCK}"))
    k = self.times(block, _BLOCK)
    ks = self.spread(self.sum(k0, k), t.ks)
    numbers = [self.sum(j, i) for i in range(_BLOCK)]
    if not have.isdigit():
      last = self.emit(f"sub nsw i64 {have}, 1")
      numbers = [self.least(last, number) for number in numbers]
    if step is None:
      starts = [
        self.at({**self.outer, **ks, t.n: self.sum(column, number)}, index) for number in numbers
      ]
    else:
      start = self.opaque(self.at({**self.outer, **ks, t.n: column}, index))
      starts = [self.sum(start, self.times(number, step)) for number in numbers]
    lines = self.turn([self._wide_load(load, s, _BLOCK) for s in starts])
    row = self.opaque(self.sum(self.times(k, t.wide), j))
    for i, v in enumerate(lines):
      place = self.place(base, self.sum(row, i * t.wide))
      self.line(f"store <{_BLOCK} x float> {v}, ptr {place}, align 4")
    self.close()
    self.close()

  def _wide_load(self, load: UOp, number: str, lanes: int) -> str:
    """Elements from a place on, as float32."""
    place = self.address(load.src[0], number, -1)
    ty, vec = llvm_type(load.dtype), f"<{lanes} x float>"
    v = self.emit(f"load <{lanes} x {ty}>, ptr {place}, align {load.dtype.itemsize}")
    if load.dtype is dtypes.float16:
      return self.emit(f"fpext <{lanes} x half> {v} to {vec}")
    if load.dtype is dtypes.bfloat16:
      v = self.emit(f"zext <{lanes} x i16> {v} to <{lanes} x i32>")
      sixteen = ", ".join(["i32 16"] * lanes)
      v = self.emit(f"shl <{lanes} x i32> {v}, <{sixteen}>")
      return self.emit(f"bitcast <{lanes} x i32> {v} to {vec}")
    return v

  def turn(self, rows: list[str]) -> list[str]:
    """Transpose of 16 vectors of 16: four times, each half is interleaved with the other."""
    vec, half = f"<{_BLOCK} x float>", _BLOCK // 2
    picks = []
    for start in (0, half):
      numbers = [n for i in range(start, start + half) for n in (i, _BLOCK + i)]
      picks.append(", ".join(f"i32 {n}" for n in numbers))
    for _ in range(4):
      rows = [
        self.emit(f"shufflevector {vec} {a}, {vec} {b}, <{_BLOCK} x i32> <{pick}>")
        for a, b in zip(rows[:half], rows[half:], strict=True)
        for pick in picks
      ]
    return rows
