"""LLVM IR of a planned sum of products: blocks, register tiles, and the rest of the expression."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass, replace

from tinygrad.dtype import dtypes
from tinygrad.renderer.ahead import AheadWriter, Place, Stream
from tinygrad.renderer.strides import flat_stride, stride
from tinygrad.renderer.tile import PAD, STRIPS
from tinygrad.renderer.tilekernel import UNROLL, TileShape, tile_function
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp, toposort
from tinygrad.uop.slices import FAR_BYTES, Blocks

# Part of all rows that a lower register tile for the last ones must save, and products of a kernel
# from which it may: it is more to compile.
_SAVED, _LARGE = 0.02, 1 << 26


@dataclass(frozen=True)
class Block:
  """One part of the sums of an item, all as text: first row, rows, first column, columns, first
  term, terms, number of the part.

  adds: whether earlier parts are there to add to ("" where there is one part). need_a: whether the
  rows are yet to be packed.
  """

  m0: str
  rows: str
  n0: str
  cols: str
  k0: str
  depth: str
  part: str
  adds: str
  need_a: str


class TileWriter(AheadWriter):
  """Writes the function of one STORE by a plan."""

  # what is asked for: the next part of b; how register tiles count in all streams
  coming: Stream | None = None
  streams: tuple[tuple[int, int, int, int, bool], ...] = ()
  # blocks of a chain's slice that are there, where the sum grows over these
  blocks_done = "0"
  # how the kernel runs in blocks of a chain, if it does, and the number of an item, if one is a
  # block of a slice
  how: Blocks | None = None
  number = ""

  # *** the function ***

  @property
  def a_floats(self) -> int:
    """float32 elements that the packed rows of an item take for a part of the sum."""
    size = STRIPS * self.t.high
    return self.panel_floats(-(-self.t.rows // size) * size)

  @property
  def c_floats(self) -> int:
    """float32 elements of the sums that wait for the rest of the expression."""
    if self.in_place:
      return 0
    return (self.t.rows if self.t.parts > 1 else self.t.high) * self.c_step

  @property
  def low(self) -> int:
    """Rows of a lower register tile for the last ones, where these fill little of a whole one; 0
    where there is none."""
    t = self.t
    rest, strips = t.num_rows % t.high, -(-t.num_rows // t.high)
    products = math.prod(r.arg[1] for r in self.store.src[2:]) * t.length
    if not rest or t.rows % t.high or products < _LARGE:
      return 0
    return rest if t.high - rest >= _SAVED * strips * t.high else 0

  @property
  def in_place(self) -> bool:
    """Whether register tiles write results: those of the expression are the sums, in whole
    vectors."""
    t, (index, value) = self.t, self.store.src[:2]
    if t.matrix or t.parts > 1 or value is not t.reduce or value.dtype is not dtypes.float32:
      return False
    if self.packs_a and t.num_rows % t.high and not self.low:
      # rows that fill up the last strip would be written behind the result
      return False
    steps = (stride(index.src[1], t.n, self.free), flat_stride(index.src[1], t.ms, self.free))
    return t.num_cols % t.wide == 0 and steps[0] == 1 and bool(steps[1])

  @property
  def c_step(self) -> int:
    """float32 elements from row to row of the sums that wait."""
    if self.in_place:
      return flat_stride(self.store.src[0].src[1], self.t.ms, self.free) or 0
    return self.t.wide if self.cols_stay and self.t.parts == 1 else self.t.cols + PAD

  @property
  def rows_stay(self) -> bool:
    """Whether packed rows are used for one block of columns after the other."""
    return self.packs_a and self.t.keeps_a and self.t.cols < self.t.num_cols

  @property
  def cols_stay(self) -> bool:
    """Whether packed columns are used for one block of rows after the other."""
    return self.t.keeps_b and self.t.rows < self.t.num_rows

  def write_tile(self) -> tuple[str, int]:
    """Text of the function, and the number of items."""
    t = self.t
    others = tuple(r for r in self.store.src[2:] if r is not t.n and r not in t.ms)
    if t.block is not None and t.grows:
      others = (*others, t.block)
    counts = (-(-t.num_cols // t.cols), -(-t.num_rows // t.rows))
    items = math.prod(r.arg[1] for r in others) * math.prod(counts)
    stays = t.block is not None and t.block not in self.free[t.b] and counts[0] == t.parts == 1
    b_floats = -(-self.panel_floats(t.cols) // PAD) * PAD
    b_panels = t.parts if self.cols_stay else 1
    b_panel = self.reserve(b_panels * b_floats, stays) if self.packs_b else ""
    a_panel = (
      self.reserve((t.own_parts if self.rows_stay else 1) * self.a_floats) if self.packs_a else ""
    )
    c_block = self.reserve((math.prod(counts) if t.grows else 1) * self.c_floats, t.grows)
    linear = self.open(None, "%start", "%end")
    if self.how is not None and items == self.how.number * self.how.blocks:
      self.number = linear
    # what was packed stays while the other number changes
    rows_stay = self.rows_stay
    sizes = counts if rows_stay else counts[::-1]
    fast, slow, self.outer = self._item(linear, sizes, others)
    n_number, m_number = (fast, slow) if rows_stay else (slow, fast)
    need_a = self._first(fast, linear) if rows_stay else "true"
    often = rows_stay or (t.own_parts > 1 and not self.cols_stay)
    need_b = "true" if often else self._first(fast, linear, stays)
    m0, n0 = self.times(m_number, t.rows), self.times(n_number, t.cols)
    rows, cols = self.left(t.num_rows, m0, t.rows), self.left(t.num_cols, n0, t.cols)
    if t.grows:
      number = self.sum(self.times(n_number, counts[1]), m_number)
      c_block = self.place(c_block, self.times(number, self.c_floats))
    k0, depth, adds, part = "0", str(t.length), "", "0"
    own = self.open(None, "0", str(t.own_parts)) if t.own_parts > 1 else "0"
    if t.parts > 1:
      part = self._part(own)
      k0 = self.times(part, t.depth)
      depth = self.left(t.length, k0, t.depth)
      adds = self.emit(f"icmp ne i64 {part}, 0")
      if rows_stay:
        a_panel = self.place(a_panel, self.times(own, self.a_floats))
      if self.cols_stay:
        b_panel = self.place(b_panel, self.times(part, b_floats))
    if not t.matrix:
      self.coming = self.columns_ahead(self._next(linear, own, sizes, others))
    if b_panel:
      self.pack_b(b_panel, n0, cols, k0, depth, need_b)
    block = Block(m0, rows, n0, cols, k0, depth, part, adds, need_a)
    self.compute_block(block, a_panel, b_panel, c_block)
    if t.own_parts > 1:
      self.close()
    if t.grows:
      ends = self.emit(f"icmp eq i64 {self.blocks_done}, {t.parts // t.own_parts - 1}")
      rows = self.when(ends, rows)
    if t.parts > 1:
      self.after_parts(c_block, (m0, rows), (n0, cols))
    self.close()
    return self.text(), items

  def _part(self, own: str) -> str:
    """Number of a part of the whole sum, of that among an item's own."""
    t = self.t
    if not t.grows or t.block is None:
      return own
    self.blocks_done = self.outer.pop(t.block)
    return self.sum(self.times(self.blocks_done, t.own_parts), own)

  def _item(
    self, linear: str, sizes: tuple[int, ...], others: tuple[UOp, ...]
  ) -> tuple[str, str, dict[UOp, str]]:
    """Numbers of blocks, the one that changes faster first, and other ranges of an item."""
    fast = self.emit(f"urem i64 {linear}, {sizes[0]}")
    rest = self.emit(f"udiv i64 {linear}, {sizes[0]}")
    slow = self.emit(f"urem i64 {rest}, {sizes[1]}")
    return fast, slow, self.spread(self.emit(f"udiv i64 {rest}, {sizes[1]}"), others)

  def _next(self, linear: str, own: str, sizes: tuple[int, ...], others: tuple[UOp, ...]) -> Place:
    """Where the next part of an item, or the next item of this thread is."""
    t, k0 = self.t, "0"
    if t.own_parts > 1:
      own = self.sum(own, 1)
      ends = self.emit(f"icmp eq i64 {own}, {t.own_parts}")
      k0 = self.times(self.emit(f"select i1 {ends}, i64 0, i64 {own}"), t.depth)
      linear = self.emit(f"add i64 {linear}, {self.emit(f'zext i1 {ends} to i64')}")
    else:
      linear = self.sum(linear, 1)
    fast, slow, outer = self._item(linear, sizes, others)
    if t.grows and t.block is not None:
      k0 = self.sum(self.times(outer.pop(t.block), t.own_parts * t.depth), k0)
    wanted = self.emit(f"icmp slt i64 {linear}, %end")
    if not self.rows_stay and t.own_parts == 1:
      # the same columns are there already
      wanted = self.emit(f"and i1 {wanted}, {self.emit(f'icmp eq i64 {fast}, 0')}")
    m, n = (slow, fast) if self.rows_stay else (fast, slow)
    return Place(self.times(m, t.rows), self.times(n, t.cols), k0, outer, wanted)

  def compute_block(self, block: Block, a_panel: str, b_panel: str, c_block: str) -> None:
    """The sums of one part of an item."""
    t, step, b = self.t, self.c_step, block
    if a_panel:
      self.pack_a(a_panel, b.m0, b.rows, b.k0, b.depth, b.need_a)
    if self.cols_stay:
      self._compute_panels(b, a_panel, b_panel, c_block)
      return
    # all columns of a strip of rows, so that the strip stays in the nearest cache
    strip = self.open(None, "0", self.blocks(b.rows, t.high))
    m1, high, _, c_row = self._strip((b.m0, b.rows), strip)
    c = self.place(c_block, self.times(m1, step)) if t.parts > 1 else c_block
    panel = self.open(None, "0", self.blocks(b.cols, t.wide))
    self._compute(b, strip, panel, a_panel, b_panel, self.place(c, self.times(panel, t.wide)))
    self.close()
    if t.parts == 1:
      self._finish(self.place(c, c_row), (self.sum(b.m0, m1), high), (b.n0, b.cols))
    self.close()

  def _compute_panels(self, b: Block, a_panel: str, b_panel: str, c_block: str) -> None:
    """All rows of a panel of columns, as these are far and rows are near."""
    t = self.t
    panel = self.open(None, "0", self.blocks(b.cols, t.wide))
    n1 = self.times(panel, t.wide)
    strip = self.open(None, "0", self.blocks(b.rows, t.high))
    m1, high, _, c_row = self._strip((b.m0, b.rows), strip)
    c = c_block
    if t.parts > 1:
      c = self.place(c_block, self.sum(self.times(m1, self.c_step), n1))
    self._compute(b, strip, panel, a_panel, b_panel, c)
    if t.parts == 1:
      have = self.least(t.wide, self.emit(f"sub nsw i64 {b.cols}, {n1}"))
      cols = (self.sum(b.n0, n1), have if t.num_cols % t.wide else str(t.wide))
      self._finish(self.place(c, c_row), (self.sum(b.m0, m1), high), cols)
    self.close()
    self.close()

  def _compute(self, b: Block, strip: str, panel: str, a_panel: str, b_panel: str, c: str) -> None:
    """A register tile, the sums of which come to c."""
    t = self.t
    m1, high, m, _ = self._strip((b.m0, b.rows), strip)
    n = self.sum(b.n0, self.times(panel, t.wide))
    if self.in_place:
      index = self.store.src[0]
      place = self.at({**self.outer, **self.spread(m, t.ms), t.n: n}, index.src[1])
      c = self.address(index, place, -1)
    args = [
      f"ptr {self.a_place(a_panel, m, m1, b.k0)}",
      f"ptr {self.b_place(b_panel, n, b.k0, panel)}",
      f"i64 {b.depth}, ptr {c}, i1 {b.adds or 'false'}",
      *self._requests(b, strip, panel, b_panel),
    ]
    tile = f"@{self.name}_tile"
    if self.low:
      is_last = self.emit(f"icmp sgt i64 {m}, {t.num_rows - t.high}")
      tile = self.emit(f"select i1 {is_last}, ptr @{self.name}_low, ptr {tile}")
    self.line(f"call void {tile}({', '.join(args)})")

  def _strip(self, rows: tuple[str, str], strip: str) -> tuple[str, str, str, str]:
    """Of a strip of rows: its first row in the item, how many there are, the row from which on a
    register tile computes, and where the sums of the first row come to lie.

    A tile has always the same height, but for a lower one at the end. Without that, at the end of
    rows that are read in place it begins earlier.
    """
    t = self.t
    m1 = self.times(strip, t.high)
    m = self.sum(rows[0], m1)
    if t.num_rows % t.high == 0:
      return m1, str(t.high), m, "0"
    high = self.least(t.high, self.emit(f"sub nsw i64 {rows[1]}, {m1}"))
    if self.packs_a or self.low:
      return m1, high, m, "0"
    start = self.least(t.num_rows - t.high, m)
    late = self.emit(f"sub nsw i64 {m}, {start}")
    return m1, high, start, self.times(late, self.c_step)

  def _requests(self, b: Block, strip: str, panel: str, b_panel: str) -> list[str]:
    """What a register tile asks for."""
    t, m1 = self.t, self.times(strip, self.t.high)
    call = self.sum(self.times(strip, -(-t.cols // t.wide)), panel)
    found: list[tuple[Stream, str]] = []
    if self.coming is not None:
      found.append((self.coming, call))
    if (rows := self.rows_ahead(b.m0, m1, b.k0)) is not None:
      found.append((rows, self.rows_call(m1, panel)))
    if self.cols_stay and (next_panel := self.panel_ahead(b_panel, panel)) is not None:
      found.append((next_panel, strip))
    if t.parts == 1:
      after = self._after(b, m1, panel)
      for place, writes in self.finish_places:
        if (ahead := self.finish_ahead(place, (b.m0, b.rows), b.n0, after, writes)) is not None:
          found.append((ahead, "0"))
    if self.how is not None and self.number and t.parts == 1:
      for slot, nbytes in self.how.soon:
        offset = self.times(self.number, nbytes)
        start = self.emit(f"getelementptr i8, ptr %p{slot}, i64 {offset}")
        found.append((self.stream(start, 1, nbytes, nbytes, self.calls), call))
    self.streams = tuple(s.walk for s, _ in found)
    return [self.request(s, call) for s, call in found]

  def _after(self, b: Block, m1: str, panel: str) -> tuple[str, str]:
    """First row and column in an item of the tile after one: along the columns, or down the rows
    where columns stay."""
    t = self.t
    m, n = self.sum(m1, t.high), self.sum(panel, 1)
    if self.cols_stay:
      ends = self.emit(f"icmp sge i64 {m}, {b.rows}")
      m = self.emit(f"select i1 {ends}, i64 0, i64 {m}")
      n = self.emit(f"select i1 {ends}, i64 {n}, i64 {panel}")
    else:
      ends = self.emit(f"icmp eq i64 {n}, {self.blocks(b.cols, t.wide)}")
      m = self.emit(f"select i1 {ends}, i64 {m}, i64 {m1}")
      n = self.emit(f"select i1 {ends}, i64 0, i64 {n}")
    return m, self.times(n, t.wide)

  def after_parts(self, c_block: str, rows: tuple[str, str], cols: tuple[str, str]) -> None:
    """What is left to do when all parts of the sums of an item are there."""
    t, step = self.t, self.c_step
    strip = self.open(None, "0", self.blocks(rows[1], t.high))
    m1, high, _, c_row = self._strip(rows, strip)
    c = self.place(c_block, self.sum(self.times(m1, step), c_row))
    self._finish(c, (self.sum(rows[0], m1), high), cols)
    self.close()

  def text(self) -> str:
    """The register tiles, then the function."""
    t = self.t
    shape = TileShape(
      t.high, t.wide // t.lanes, t.lanes, *self.a_steps, self.b_step, self.c_step,
      t.length % UNROLL == t.depth % UNROLL == 0, t.parts > 1, t.goes_on, self.streams,
    )  # fmt: skip
    tiles = [tile_function(f"{self.name}_tile", shape)]
    if self.low:
      tiles.append(tile_function(f"{self.name}_low", replace(shape, high=self.low)))
    return "\n".join([*tiles, super().text()])

  @property
  def finish_places(self) -> list[tuple[UOp, bool]]:
    """INDEXes of large buffers that the end of a tile writes and reads, and whether it writes."""
    t, store = self.t, self.store
    out = [(store.src[0], True)] if self.result_stride() else []
    nodes = toposort((store.src[1],), lambda u: u is not t.reduce)
    for u in nodes:
      if u.op is Ops.LOAD and len(u.src) == 1 and t.n in self.free[u]:
        if u.src[0].src[0].arg[1] * u.dtype.itemsize >= FAR_BYTES:
          out.append((u.src[0], False))
    return out

  def result_stride(self) -> int | None:
    """Elements from row to row of a tile's results, where it pays to ask for their memory.

    It costs more than it gains for results narrower than the sums.
    """
    t, index = self.t, self.store.src[0]
    in_lines = stride(index.src[1], t.n, self.free) == 1
    if t.parts > 1 or not in_lines or index.dtype.itemsize < dtypes.float32.itemsize:
      return None
    return flat_stride(index.src[1], t.ms, self.free)

  # *** the rest of the expression ***

  def _finish(self, c: str, rows: tuple[str, str], cols: tuple[str, str]) -> None:
    """Sums in memory through the rest of the expression; (start, number) of rows and columns."""
    t = self.t
    if self.in_place:
      return
    i = self.open(None, "0", rows[1])
    self.scopes[-1].memo = {**self.outer, **self.spread(self.sum(rows[0], i), t.ms)}
    line = self.place(c, self.times(i, self.c_step))
    self.along = t.n
    end = self.sum(*cols)
    lanes, whole = 1, cols[0]
    if self.stores_vectors():
      lanes, whole = t.lanes, end
      if t.num_cols % lanes:
        whole = self.sum(cols[0], self.emit(f"and i64 {cols[1]}, {-lanes}"))
    else:
      self.leaves_values = True
    # columns count from the start of all
    back = self.emit(f"sub nsw i64 0, {cols[0]}")
    line = self.emit(f"getelementptr float, ptr {line}, i64 {back}")
    body = functools.partial(self._finish_columns, line)
    self.piece(cols[0], whole, lanes, 1, body)
    if whole != end:
      self.piece(whole, end, 1, 1, body)
    self.close()

  def _finish_columns(self, line: str, _: int) -> None:
    """A vector or one column of sums."""
    self.finish_sum(self.t.reduce, line, self.scopes[-1].memo[self.t.n])
