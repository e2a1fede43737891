"""Memory that is needed soon: register tiles ask for a piece of it with each turn of their loop."""

from __future__ import annotations

from dataclasses import dataclass

from tinygrad.renderer.operands import OperandWriter
from tinygrad.renderer.strides import flat_stride, loaded, stride
from tinygrad.renderer.tile import stays_near
from tinygrad.renderer.tilekernel import UNROLL
from tinygrad.uop.ops import UOp

# Bytes that one request brings to the second cache: a line, and the one beside it.
_PIECE = 128


@dataclass(frozen=True)
class Stream:
  """Rows of memory that calls of a register tile ask for, a piece of a row with each turn.

  start: address. step: bytes from row to row. width: pieces of a row. rows: how many.
  wanted: text of a condition, or "". turns: a piece takes so many, a power of two: more would wait
  for memory at once than a core can.
  """

  start: str
  step: int
  width: int
  rows: int
  wanted: str = ""
  turns: int = 1
  writes: bool = False

  @property
  def walk(self) -> tuple[int, int, int, int, bool]:
    """How register tiles count: bytes of a row, pieces of it, bytes of a piece, turns for one; and
    whether it is written."""
    return self.step, self.width, _PIECE, self.turns, self.writes


@dataclass(frozen=True)
class Place:
  """Where an item's part is, as text: first row, column and term, and other ranges."""

  m0: str
  n0: str
  k0: str
  outer: dict[UOp, str]
  wanted: str


class AheadWriter(OperandWriter):
  """Writes what register tiles ask for."""

  @property
  def turns(self) -> int:
    """Turns of the loop of a register tile."""
    return self.t.depth // UNROLL

  @property
  def calls(self) -> int:
    """Calls of a register tile for a part of an item."""
    return -(-self.t.rows // self.t.high) * -(-self.t.cols // self.t.wide)

  def stream(
    self, start: str, rows: int, step: int, width: int, calls: int, wanted: str = ""
  ) -> Stream:
    """Rows of memory of `width` bytes, `step` bytes apart, that so many calls ask for."""
    pieces = -(-width // _PIECE)
    turns = max(calls * self.turns // (rows * pieces), 1)
    return Stream(start, step, pieces, rows, wanted, 1 << turns.bit_length() - 1)

  def columns_ahead(self, p: Place) -> Stream | None:
    """The part of b of another block, where it lies in rows of memory."""
    t, load = self.t, loaded(self.t.b)
    if load is None or self.turns == 0:
      return None
    index, size = load.src[0].src[1], load.dtype.itemsize
    across, along = (flat_stride(index, r, self.free) for r in ((t.n,), t.ks))
    if across is None or along is None or 1 not in (across, along):
      return None
    cols = min(t.cols, t.num_cols)
    rows, step, width = (t.depth, along, cols) if across == 1 else (cols, across, t.depth)
    if self.packs_b and not stays_near(rows, step * size, width * size):
      # it would not stay until it is packed
      return None
    ranges = {**p.outer, t.n: p.n0, **self.spread(p.k0, t.ks)}
    start = self.address(load.src[0], self.at(ranges, index), -1)
    return self.stream(start, rows, step * size, width * size, self.calls, p.wanted)

  def panel_ahead(self, b_panel: str, panel: str) -> Stream | None:
    """The packed columns after those of a panel."""
    t = self.t
    if self.turns == 0:
      return None
    size = t.depth * t.wide
    start = self.place(b_panel, self.times(self.sum(panel, 1), size))
    return self.stream(start, 1, 4 * size, 4 * size, -(-t.rows // t.high))

  def rows_ahead(self, m0: str, m1: str, k0: str) -> Stream | None:
    """Rows that are read in place with the next strips of a block."""
    t, load = self.t, loaded(self.t.a)
    if load is None or self.packs_a or self.turns == 0:
      return None
    index, size = load.src[0].src[1], load.dtype.itemsize
    down, along = self.a_steps
    panels = -(-t.cols // t.wide)
    if along == 1 and down != t.depth:
      return None
    first = self.sum(m1, t.high)
    if along != 1:
      wide = _PIECE // size
      first = self.times(self.emit(f"udiv i64 {m1}, {wide}"), wide)
      first = self.sum(first, wide)
    ranges = {**self.outer, **self.spread(self.sum(m0, first), t.ms), **self.spread(k0, t.ks)}
    start = self.address(load.src[0], self.at(ranges, index), -1)
    if along == 1:
      return self.stream(start, t.high, down * size, t.depth * size, panels)
    strips = _PIECE // size // t.high
    return self.stream(start, t.depth, along * size, _PIECE, max(strips, 1) * panels)

  def rows_call(self, m1: str, panel: str) -> str:
    """Number of a call among those that ask for the same rows."""
    t, load = self.t, loaded(self.t.a)
    assert load is not None, "read in place: a plain load"
    if self.a_steps[1] == 1:
      return panel
    # strips that begin in the same piece of all rows of memory
    within = self.emit(f"urem i64 {m1}, {_PIECE // load.dtype.itemsize}")
    strip = self.emit(f"udiv i64 {within}, {t.high}")
    return self.sum(self.times(strip, -(-t.cols // t.wide)), panel)

  def finish_ahead(
    self, place: UOp, rows: tuple[str, str], n0: str, tile: tuple[str, str], writes: bool
  ) -> Stream | None:
    """Memory of a result, or what is read to finish it, for a tile: it lies in rows as the sums do.

    place: an INDEX. rows: first and number of an item's; n0: its first column; tile: first row and
    column in the item.
    """
    t, (param, number), (m, n) = self.t, place.src, tile
    down, size = flat_stride(number, t.ms, self.free), param.dtype.itemsize
    width = -(-t.wide * size // _PIECE)
    turns = self.turns // (t.high * width)
    if not down or turns == 0 or stride(number, t.n, self.free) != 1:
      return None
    m = self.least(m, self.emit(f"sub nsw i64 {rows[1]}, 1"))
    ranges = {**self.outer, **self.spread(self.sum(rows[0], m), t.ms), t.n: self.sum(n0, n)}
    start = self.address(place, self.at(ranges, number), -1)
    turns = 1 << turns.bit_length() - 1
    return Stream(start, down * size, width, t.high, "", turns, writes)

  def request(self, s: Stream, call: str) -> str:
    """Arguments of a register tile: address, number of the first piece and of the last one."""
    first = self.emit(f"udiv i64 {self.times(call, self.turns)}, {s.turns}")
    last = str(s.rows * s.width - 1)
    if s.wanted:
      last = self.emit(f"select i1 {s.wanted}, i64 {last}, i64 0")
    return f"ptr {s.start}, i64 {first}, i64 {last}"
