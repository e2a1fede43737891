"""Memory that is needed soon: register tiles ask for a piece of it with each turn of their loop."""

from __future__ import annotations

from dataclasses import dataclass

from tinygrad.renderer.operands import OperandWriter
from tinygrad.renderer.tile import flat_stride, loaded
from tinygrad.renderer.tilekernel import UNROLL
from tinygrad.uop.ops import UOp

# Bytes that one request brings to the second cache: a line, and the one beside it.
_PIECE = 128


@dataclass(frozen=True)
class Stream:
  """Rows of memory that calls of a register tile ask for, `_PIECE` bytes of a row at a time.

  start: address. step: bytes from turn to turn of a call, `turns` of them; run: from call to call.
  After `calls_down` calls the next piece of all rows follows. calls: that are enough for all.
  wanted: text of a condition, or "".
  """

  start: str
  step: int
  turns: int
  run: int
  calls_down: int
  calls: int
  wanted: str = ""


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

  def stream(self, start: str, rows: int, step: int, width: int, wanted: str = "") -> Stream:
    """Rows of memory of `width` bytes, `step` bytes apart."""
    if step == width:
      total, run = rows * width, self.turns * _PIECE
      calls = -(-total // run)
      return Stream(start, _PIECE, self.turns, run, calls, calls, wanted)
    turns = min(self.turns, rows)
    down = -(-rows // turns)
    return Stream(start, step, turns, turns * step, down, down * -(-width // _PIECE), wanted)

  def columns_ahead(self, p: Place) -> Stream | None:
    """The part of b of another block, where it lies in rows of memory."""
    t, load = self.t, loaded(self.t.b)
    if load is None or self.packs_b or self.turns == 0:
      return None
    index, size = load.src[0].src[1], load.dtype.itemsize
    across, along = (flat_stride(index, r, self.free) for r in ((t.n,), t.ks))
    if across is None or along is None or 1 not in (across, along):
      return None
    ranges = {**p.outer, t.n: p.n0, **self.spread(p.k0, t.ks)}
    start = self.address(load.src[0], self.at(ranges, index), -1)
    cols = min(t.cols, t.num_cols)
    if across == 1:
      return self.stream(start, t.depth, along * size, cols * size, p.wanted)
    return self.stream(start, cols, across * size, t.depth * size, p.wanted)

  def rows_ahead(self, m0: str, m1: str, k0: str) -> Stream | None:
    """Rows that are read in place with the next strips of a block."""
    t, load = self.t, loaded(self.t.a)
    if load is None or self.packs_a or self.turns == 0:
      return None
    index, size = load.src[0].src[1], load.dtype.itemsize
    down, along = self.a_steps
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
      return self.stream(start, t.high, down * size, t.depth * size)
    return self.stream(start, t.depth, along * size, _PIECE)

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

  def request(self, s: Stream, call: str) -> str:
    """Arguments of a register tile: address, bytes a term, terms until which it counts."""
    down = self.emit(f"urem i64 {call}, {s.calls_down}")
    right = self.emit(f"udiv i64 {call}, {s.calls_down}")
    place = self.emit(f"add i64 {self.times(down, s.run)}, {self.times(right, _PIECE)}")
    place = self.emit(f"getelementptr i8, ptr {s.start}, i64 {place}")
    wanted = self.emit(f"icmp slt i64 {call}, {s.calls}")
    if s.wanted:
      wanted = self.emit(f"and i1 {wanted}, {s.wanted}")
    most = self.emit(f"select i1 {wanted}, i64 {(s.turns - 1) * UNROLL}, i64 0")
    return f"ptr {place}, i64 {s.step // UNROLL}, i64 {most}"
