"""Operands of a matrix unit, packed in tiles of 1 KiB.

A tile has 16 rows by 32 terms of a, or 16 columns by 16 pairs of terms of b.
"""

from __future__ import annotations

from dataclasses import dataclass

from tinygrad.dtype import dtypes
from tinygrad.renderer.strides import flat_stride, matrix_load
from tinygrad.renderer.tile import MATRIX
from tinygrad.renderer.tilewriter import TileWriter
from tinygrad.uop.ops import UOp

HALF = 16
TERMS = 32
# Bytes of the two tiles of one operand for 32 terms, and of a row of a tile.
PAIR = 2048
ROW = 64
# Terms in a lane of a vector register.
_PIECE = 8
# Rows of memory that are read side by side, so that several are on their way.
_ROWS = 16
# Pairs of them that are packed at once into places far apart: more of these fall into the same sets
# of the nearest cache.
_PAIRS = 4


@dataclass(frozen=True)
class Part:
  """A part of an operand to pack: first place on its axis and places, first term and terms.

  along, across: elements in memory from term to term, and from place to place.
  """

  load: UOp
  axis: tuple[UOp, ...]
  panel: str
  x0: str
  count: str
  k0: str
  depth: str
  need: str
  along: int
  across: int


class PackWriter(TileWriter):
  """Writes what packs both operands."""

  packs_b = True

  @property
  def steps(self) -> int:
    """Groups of terms in a part of the sum."""
    return -(-self.t.depth // TERMS)

  def panel_floats(self, count: int) -> int:
    """Each term is half a float32; the last tiles are whole."""
    return -(-count // MATRIX) * self.steps * PAIR // 4

  def strip_on(self, panel: str, number: str) -> str:
    return self.bytes_on(panel, self.times(number, self.steps * PAIR))

  def bytes_on(self, place: str, number: str | int) -> str:
    if number in (0, "0"):
      return place
    return self.emit(f"getelementptr i8, ptr {place}, i64 {number}")

  def pack_b(self, b_panel: str, n0: str, cols: str, k0: str, depth: str, need: str) -> None:
    """Rows of 16 pairs of terms, a pair a column."""
    self.pack(self.t.b, (self.t.n,), b_panel, n0, cols, k0, depth, need, True)

  def pack(
    self, operand: UOp, axis: tuple[UOp, ...], panel: str, x0: str, count: str, k0: str,
    depth: str, need: str, pairs: bool,
  ) -> None:  # fmt: skip
    """One operand: rows of 32 terms, or with `pairs` rows of 16 pairs of terms."""
    load = matrix_load(operand)
    assert load is not None, "the plan holds for plain loads"
    index = load.src[0].src[1]
    along = flat_stride(index, self.t.ks, self.free)
    across = flat_stride(index, axis, self.free)
    assert along is not None and across is not None, "the plan holds for flat strides"
    part = Part(load, axis, panel, x0, count, k0, depth, need, along, across)
    if along == 1 and not pairs:
      self._copy_rows(part)
    elif along != 1 and pairs:
      self._copy_pairs(part)
    else:
      self._turn(part)

  def _start(self, p: Part, x: str, k: str) -> str:
    """Number in memory of an element."""
    ranges = {**self.outer, **self.spread(self.sum(p.x0, x), p.axis)}
    ranges |= self.spread(self.sum(p.k0, k), self.t.ks)
    return self.opaque(self.at(ranges, p.load.src[0].src[1]))

  def _ask_rows(self, p: Part, start: str, step: int, count: int) -> None:
    """Ask for the rows of memory after those from a place on that are worked on now."""
    for i in range(count, 2 * count):
      self.ask(self.address(p.load.src[0], self.sum(start, i * step), -1))

  def _copy_rows(self, p: Part) -> None:
    """Terms lie side by side: a line of each of some rows at a time."""
    at_once = _ROWS
    some = self.open(None, "0", self.when(p.need, self.blocks(p.count, at_once)))
    x = self.times(some, at_once)
    left = (
      self.opaque(self.emit(f"sub nsw i64 {p.count}, {x}"))
      if self._size(p.axis) % at_once
      else None
    )
    tile = self.strip_on(p.panel, self.emit(f"udiv i64 {x}, {MATRIX}"))
    tile = self.bytes_on(tile, self.times(self.emit(f"urem i64 {x}, {MATRIX}"), ROW))
    step = self.open(None, "0", self.blocks(p.depth, TERMS))
    k = self.times(step, TERMS)
    mask = None
    if self.t.length % TERMS:
      mask = self._mask(TERMS, self.opaque(self.emit(f"sub nsw i64 {p.depth}, {k}")))
    start = self._start(p, x, k)
    place = self.opaque(self.bytes_on(tile, self.times(step, PAIR)), "ptr")
    for i in range(at_once):
      # rows beyond the end are never looked at
      row, _ = self._within(start, i, p.across, left)
      value = self._read(p.load, row, TERMS, mask)
      self.line(f"store <32 x i16> {value}, ptr {self.bytes_on(place, i * ROW)}, align {ROW}")
    self.close()
    self.close()

  def _copy_pairs(self, p: Part) -> None:
    """Columns lie side by side: rows of some terms at a time, so that several are on their way."""
    steps, at_once = self.blocks(p.depth, TERMS), _PAIRS
    some = self.open(None, "0", self.when(p.need, self.times(steps, HALF // at_once)))
    k = self.times(some, 2 * at_once)
    terms = self.opaque(self.emit(f"sub nsw i64 {p.depth}, {k}")) if self.t.length % TERMS else None
    line = self.times(self.emit(f"udiv i64 {some}, {HALF // at_once}"), PAIR)
    within = self.emit(f"urem i64 {some}, {HALF // at_once}")
    line = self.sum(line, self.times(within, at_once * ROW))
    group = self.open(None, "0", self.blocks(p.count, MATRIX))
    x = self.times(group, MATRIX)
    mask = None
    if self._size(p.axis) % MATRIX:
      mask = self._mask(MATRIX, self.opaque(self.emit(f"sub nsw i64 {p.count}, {x}")))
    start = self._start(p, x, k)
    place = self.opaque(self.bytes_on(self.strip_on(p.panel, group), line), "ptr")
    # the same columns of the next terms
    self._ask_rows(p, start, p.along, 2 * at_once)
    for pair in range(at_once):
      x, y = (self._row(p, start, 2 * pair + i, p.along, terms, MATRIX, mask) for i in range(2))
      for i in range(2):
        value = self._interleave(x, y, i * HALF)
        to = self.bytes_on(place, pair * ROW + i * PAIR // 2)
        self.line(f"store <32 x i16> {value}, ptr {to}, align {ROW}")
    self.close()
    self.close()

  def _turn(self, p: Part) -> None:
    """What lies side by side is to lie apart: 16 places of the axis by 32 terms at a time."""
    # the inner loop follows memory
    ends = [self.blocks(p.count, HALF), self.blocks(p.depth, TERMS)]
    if p.along != 1:
      ends.reverse()
    numbers = [self.open(None, "0", self.when(p.need, ends[0])), self.open(None, "0", ends[1])]
    group, step = numbers if p.along == 1 else numbers[::-1]
    x, k = self.times(group, HALF), self.times(step, TERMS)
    left = terms = None
    if self._size(p.axis) % HALF:
      left = self.opaque(self.emit(f"sub nsw i64 {p.count}, {x}"))
    if self.t.length % TERMS:
      terms = self.opaque(self.emit(f"sub nsw i64 {p.depth}, {k}"))
    tile = self.strip_on(p.panel, self.emit(f"udiv i64 {group}, 2"))
    tile = self.bytes_on(tile, self.times(self.emit(f"urem i64 {group}, 2"), PAIR // 2))
    place = self.opaque(self.bytes_on(tile, self.times(step, PAIR)), "ptr")
    start = self._start(p, x, k)
    if p.along == 1:
      # the same terms of the next places
      self._ask_rows(p, start, p.across, HALF)
    # a loop, as its turns are alike: fewer instructions to compile
    piece = self.open(None, "0", str((TERMS if p.along == 1 else HALF) // _PIECE))
    turned = self._turned_pairs if p.along == 1 else self._turned_rows
    lines = turned(p, start, self.times(piece, _PIECE), left, terms)
    place = self.bytes_on(place, self.times(piece, len(lines) * ROW))
    for i, v in enumerate(lines):
      self.line(f"store <32 x i16> {v}, ptr {self.bytes_on(place, i * ROW)}, align {ROW}")
    self.close()
    self.close()
    self.close()

  def _turned_pairs(
    self, p: Part, start: str, first: str, left: str | None, terms: str | None
  ) -> list[str]:
    """4 vectors of a pair of terms of 16 places, from places whose terms lie side by side."""
    mask = None
    if terms is not None:
      mask = self._mask(_PIECE, self.emit(f"sub nsw i64 {terms}, {first}"))
    # places beyond the end are never looked at
    at = self.sum(start, first)
    rows = [self._within(at, i, p.across, left)[0] for i in range(HALF)]
    pieces = [self._read(p.load, row, _PIECE, mask) for row in rows]
    return self._turn_lanes([self._join(pieces[i::4]) for i in range(4)], 2)

  def _turned_rows(
    self, p: Part, start: str, first: str, left: str | None, terms: str | None
  ) -> list[str]:
    """8 vectors of 32 terms of a place, from terms whose places lie side by side."""
    mask = None
    if left is not None:
      mask = self._mask(_PIECE, self.emit(f"sub nsw i64 {left}, {first}"))
    at = self.sum(start, first)
    pieces = [self._row(p, at, i, p.along, terms, _PIECE, mask) for i in range(TERMS)]
    return self._turn_lanes([self._join(pieces[i::8]) for i in range(8)], 1)

  def _join(self, pieces: list[str]) -> str:
    """Four pieces as one vector."""
    size = _PIECE
    while len(pieces) > 1:
      numbers = ", ".join(f"i32 {i}" for i in range(2 * size))
      ty = f"<{size} x i16>"
      pieces = [
        self.emit(f"shufflevector {ty} {x}, {ty} {y}, <{2 * size} x i32> <{numbers}>")
        for x, y in zip(pieces[::2], pieces[1::2], strict=True)
      ]
      size *= 2
    return pieces[0]

  def _turn_lanes(self, rows: list[str], size: int) -> list[str]:
    """Transposes of matrices, the four lanes of 8 of all vectors; elements of `size`."""
    while size < _PIECE:
      # each vector with its neighbour: their first halves, and their second halves
      pairs = zip(rows[::2], rows[1::2], strict=True)
      halves = [[self._zip_lanes(x, y, size, half) for half in (0, 1)] for x, y in pairs]
      size *= 2
      rows = [h[i] for i in (0, 1) for h in halves]
    # each pass put the second halves last: the numbers came out with their bits reversed
    bits = len(rows).bit_length() - 1
    return [rows[int(f"{i:0{bits}b}"[::-1], 2)] for i in range(len(rows))]

  def _zip_lanes(self, x: str, y: str, size: int, half: int) -> str:
    """x[0], y[0], x[1], y[1], … of one half of each lane, in elements of `size`."""
    numbers = [
      lane + half * _PIECE // 2 + i + j + other
      for lane in range(0, TERMS, _PIECE)
      for i in range(0, _PIECE // 2, size)
      for other in (0, TERMS)
      for j in range(size)
    ]
    ty, pick = f"<{TERMS} x i16>", ", ".join(f"i32 {n}" for n in numbers)
    return self.emit(f"shufflevector {ty} {x}, {ty} {y}, <{TERMS} x i32> <{pick}>")

  def _row(
    self, p: Part, start: str, i: int, down: int, count: str | None, lanes: int, mask: str | None
  ) -> str:
    """Row i from a place on; zeros where there are fewer."""
    row, inside = self._within(start, i, down, count)
    value = self._read(p.load, row, lanes, mask)
    if not inside:
      return value
    ty = f"<{lanes} x i16>"
    return self.emit(f"select i1 {inside}, {ty} {value}, {ty} zeroinitializer")

  @staticmethod
  def _size(axis: tuple[UOp, ...]) -> int:
    size = 1
    for r in axis:
      size *= r.arg[1]
    return size

  def _within(self, start: str, i: int, down: int, count: str | None) -> tuple[str, str]:
    """(place of row i, or of the last one where there are fewer, whether there is a row i)."""
    if count is None:
      return self.sum(start, i * down), ""
    inside = self.emit(f"icmp sgt i64 {count}, {i}")
    row = self.emit(f"select i1 {inside}, i64 {i}, i64 0")
    return self.sum(start, self.times(row, down)), inside

  def _read(self, load: UOp, number: str, lanes: int, mask: str | None) -> str:
    """bfloat16 from a place on; zeros where the mask is off."""
    place = self.address(load.src[0], number, -1)
    ty, kind = (f"<{lanes} x i16>", "i16")
    if load.dtype is dtypes.float32:
      ty, kind = (f"<{lanes} x float>", "f32")
    size = load.dtype.itemsize
    if mask is None:
      value = self.emit(f"load {ty}, ptr {place}, align {size}")
    else:
      args = f"ptr {place}, i32 {size}, <{lanes} x i1> {mask}, {ty} zeroinitializer"
      value = self.emit(f"call {ty} @llvm.masked.load.v{lanes}{kind}.p0({args})")
    if load.dtype is dtypes.float32:
      value = self.emit(f"fptrunc {ty} {value} to <{lanes} x bfloat>")
      value = self.emit(f"bitcast <{lanes} x bfloat> {value} to <{lanes} x i16>")
    return value

  def _mask(self, lanes: int, most: str) -> str:
    """Lanes before `most`."""
    wide = f"<{lanes} x i32>"
    short = self.emit(f"trunc i64 {most} to i32")
    one = self.emit(f"insertelement {wide} poison, i32 {short}, i64 0")
    zeros = f"<{lanes} x i32> zeroinitializer"
    splat = self.emit(f"shufflevector {wide} {one}, {wide} poison, {zeros}")
    numbers = ", ".join(f"i32 {i}" for i in range(lanes))
    return self.emit(f"icmp slt {wide} <{numbers}>, {splat}")

  def _interleave(self, x: str, y: str, first: int) -> str:
    """x[first], y[first], x[first + 1], y[first + 1], … of 16 lanes each."""
    pick = ", ".join(f"i32 {n}" for i in range(first, first + HALF) for n in (i, MATRIX + i))
    ty = f"<{MATRIX} x i16>"
    return self.emit(f"shufflevector {ty} {x}, {ty} {y}, <32 x i32> <{pick}>")
