"""Sums of products of bfloat16 on the matrix unit of x86 CPUs.

Both operands are packed in tiles of 1 KiB: 16 rows by 32 terms of a, and 16 columns by 16 pairs of
terms of b. Four tiles of sums, 32 rows by 32 columns, stay in the unit.
"""

from __future__ import annotations

from dataclasses import dataclass

from tinygrad.dtype import dtypes
from tinygrad.renderer.amx_finish import LOOPS, ROLLED, FinishWriter
from tinygrad.renderer.tile import MATRIX, PAD, flat_stride, matrix_load, stride
from tinygrad.renderer.tilewriter import Block, TileWriter
from tinygrad.uop.ops import UOp

_HALF = 16
_TERMS = 32
# Bytes of the two tiles of one operand for 32 terms.
_PAIR = 2048
_ROW = 64
# The most lines that are asked for in a step: more would hold up the tiles.
_FETCHED = 8
# Steps of a strip that stay in the nearest cache (32 KiB) while all panels pass: other tiles are
# read with the hint that they need not, as the way from the second cache is the bottleneck.
_KEPT = 16


def _config() -> str:
  """Text of the unit's configuration: eight tiles of 16 rows of 64 bytes."""
  data = bytearray(64)
  data[0] = 1
  for i in range(8):
    data[16 + 2 * i] = _ROW
    data[48 + i] = _HALF
  return "".join(f"\\{x:02X}" for x in data)


@dataclass(frozen=True)
class _Fetch:
  """Lines to ask for with step k: those at start + k * step + i * line for i < count."""

  start: str
  step: str
  line: str
  count: int
  write: bool = False


# Start of a strip; bytes from row to row, from step to step, and to the second half of the rows.
_Strip = tuple[str, int, int, int]


class AmxWriter(TileWriter):
  """Writes the function of one STORE by a plan for the matrix unit."""

  packs_b = True

  @property
  def steps(self) -> int:
    """Groups of terms in a part of the sum."""
    return -(-self.t.depth // _TERMS)

  def panel_floats(self, count: int) -> int:
    """Each term is half a float32; the last tiles are whole."""
    return -(-count // MATRIX) * self.steps * _PAIR // 4

  @property
  def a_floats(self) -> int:
    """All strips of an item, or one that is used and forgotten."""
    return self.panel_floats(self.t.rows if self.rows_stay else MATRIX)

  @property
  def c_floats(self) -> int:
    return super().c_floats if self.t.parts > 1 else 2 * MATRIX * MATRIX

  @property
  def c_step(self) -> int:
    """Bytes from row to row of sums."""
    return 4 * (self.t.cols + PAD if self.t.parts > 1 else MATRIX)

  def text(self) -> str:
    config = f'@{self.name}_config = internal constant [64 x i8] c"{_config()}", align 64'
    lines = self.scopes[0].lines
    lines.insert(0, f"  call void @llvm.x86.ldtilecfg(ptr @{self.name}_config)")
    lines.append("  call void @llvm.x86.tilerelease()")
    rest = FinishWriter(self.store, self.params, f"{self.name}_row", self.t, self.free, self.c_step)
    row = rest.write_rows(tuple(self.outer))
    return "\n".join([config, row, super(TileWriter, self).text(), LOOPS])

  # *** the sums ***

  def compute_block(self, block: Block, a_panel: str, b_panel: str, c_block: str) -> None:
    """Strip by strip: the rows are packed, then all panels of columns follow."""
    t = self.t
    strip = self.open(None, "0", self.blocks(block.rows, MATRIX))
    m1 = self.times(strip, MATRIX)
    m = self.sum(block.m0, m1)
    rows = self.left(t.num_rows, m, MATRIX)
    if t.a_form == "direct":
      a = self._a_in_place(m, block.k0)
    else:
      a_strip = self._strip(a_panel, strip) if self.rows_stay else a_panel
      part = (a_strip, m, rows, block.k0, block.depth)
      self._pack(t.a, t.ms, *part, block.need_a, False)
      a = (a_strip, _ROW, _PAIR, _PAIR // 2)
    if t.parts > 1:
      # rows are finished with the last part only
      last = self.emit(f"icmp eq i64 {block.part}, {t.parts - 1}")
      rows = self.emit(f"select i1 {last}, i64 {rows}, i64 0")
    panels = self.blocks(block.cols, MATRIX)
    panel = self.open(None, "0", panels)
    n = self.sum(block.n0, self.times(panel, MATRIX))
    c = self._sums(c_block, m1, panel)
    self._first_sums(c, block.adds)
    # the tile before this one
    old = self.emit(f"sub nsw i64 {panel}, 1")
    some = self.emit(f"icmp ne i64 {panel}, 0")
    waiting = self.emit(f"select i1 {some}, i64 {rows}, i64 0")
    n_old = self.emit(f"sub nsw i64 {n}, {MATRIX}")
    finish = (waiting, m, n_old, self._sums(c_block, m1, old))
    fetches = self._fetches(block, a_panel, strip, panel, (m, n))
    self._products(block, a, self._strip(b_panel, panel), fetches, finish)
    for i in range(4):
      place = self._quarter(c, i)
      self.line(f"call void @llvm.x86.tilestored64(i8 {i}, ptr {place}, i64 {self.c_step})")
    self.close()
    # the last tile of the strip
    panel = self.emit(f"sub nsw i64 {panels}, 1")
    n1 = self.times(panel, MATRIX)
    have = str(MATRIX)
    if t.num_cols % MATRIX:
      have = self.least(MATRIX, self.emit(f"sub nsw i64 {block.cols}, {n1}"))
    c = self._sums(c_block, m1, panel)
    self._finish_rows(("0", rows), m, self.sum(block.n0, n1), have, c)
    self.close()

  def _products(
    self, block: Block, a: _Strip, b: str, fetches: list[_Fetch], finish: tuple[str, str, str, str]
  ) -> None:
    """All terms of a tile; meanwhile the rows of the one before are finished.

    finish: rows that wait, the first of them, their first column, their sums.
    """
    waiting, m, n, c = finish
    steps = self.blocks(block.depth, _TERMS)
    loops = [("0", steps, True)]
    if self.steps > _KEPT:
      loops = [("0", self.least(_KEPT, steps), True), (str(_KEPT), steps, False)]
    for start, end, keep in loops:
      k = self.open(None, start, end)
      self._step(k, a, b, fetches, keep)
      first = self.times(k, self.rows_a_step)
      rows = self.least(self.rows_a_step, self.emit(f"sub nsw i64 {waiting}, {first}"))
      some = self.emit(f"icmp sgt i64 {rows}, 0")
      self.open(None, "0", self.emit(f"zext i1 {some} to i64"))
      self._finish_rows((first, rows), m, n, str(MATRIX), c)
      self._close_rolled()
      self._close_rolled()

  def _close_rolled(self) -> None:
    self.scopes[-1].mark = ROLLED
    self.close()

  def after_parts(self, c_block: str, rows: tuple[str, str], cols: tuple[str, str]) -> None:
    """Nothing: rows are finished with the last part."""

  @property
  def rows_a_step(self) -> int:
    """Rows of a tile that are finished with each step of the next tile."""
    last = self.t.length - (self.t.parts - 1) * self.t.depth
    return -(-MATRIX // -(-last // _TERMS))

  def _sums(self, c_block: str, m1: str, panel: str) -> str:
    """Place of a tile's sums: those of all parts stay; otherwise two tiles take turns."""
    if self.t.parts > 1:
      row = self.times(m1, self.t.cols + PAD)
      return self.place(c_block, self.emit(f"add nsw i64 {row}, {self.times(panel, MATRIX)}"))
    turn = self.emit(f"and i64 {panel}, 1")
    return self.place(c_block, self.times(turn, MATRIX * MATRIX))

  def _quarter(self, c: str, number: int) -> str:
    return self.bytes_on(c, number // 2 * _HALF * self.c_step + number % 2 * _ROW)

  def _first_sums(self, c: str, adds: str) -> None:
    zeros = [f"  call void @llvm.x86.tilezero(i8 {i})" for i in range(4)]
    lines = self.scopes[-1].lines
    if not adds:
      lines += zeros
      return
    self.count += 1
    n = self.count
    places = [self._quarter(c, i) for i in range(4)]
    lines += [f"  br i1 {adds}, label %more{n}, label %none{n}", f"more{n}:"]
    for i, place in enumerate(places):
      self.line(f"call void @llvm.x86.tileloadd64(i8 {i}, ptr {place}, i64 {self.c_step})")
    lines += [f"  br label %sums{n}", f"none{n}:", *zeros, f"  br label %sums{n}", f"sums{n}:"]
    self.scopes[-1].label = f"sums{n}"

  def _step(self, k: str, a: _Strip, b: str, fetches: list[_Fetch], keep: bool) -> None:
    """32 terms of four tiles; keep: whether the strip's part stays in the nearest cache."""
    start, row, step, half = a
    a0 = self.bytes_on(start, self.times(k, step))
    b0 = self.bytes_on(b, self.times(k, _PAIR))
    places = {4: (a0, row), 5: (self.bytes_on(a0, half), row)}
    places |= {6: (b0, _ROW), 7: (self.bytes_on(b0, _PAIR // 2), _ROW)}
    x86 = "call void @llvm.x86"
    # a product as soon as its tiles are there
    for tile, products in ((6, ()), (4, (0,)), (7, (1,)), (5, (2, 3))):
      place, down = places[tile]
      hint = "" if keep and tile < 6 else "t1"
      self.line(f"{x86}.tileload{'d' + hint}64(i8 {tile}, ptr {place}, i64 {down})")
      for i in products:
        self.line(f"{x86}.tdpbf16ps(i8 {i}, i8 {4 + i // 2}, i8 {6 + i % 2})")
    for f in fetches:
      line = self.bytes_on(f.start, self.times(k, f.step))
      for i in range(f.count):
        place = self.bytes_on(line, self.times(f.line, i)) if i else line
        self.line(f"call void @llvm.prefetch.p0(ptr {place}, i32 {int(f.write)}, i32 2, i32 1)")

  def _finish_rows(self, rows: tuple[str, str], m: str, n: str, have: str, c: str) -> None:
    """Rows (start, number) of a tile through the rest of the expression."""
    ins = [f"ptr %p{x}" for x in range(len(self.params))]
    ins += [f"i64 {v}" for v in self.outer.values()]
    line = self.bytes_on(c, self.times(rows[0], self.c_step))
    ins += [f"i64 {self.sum(m, rows[0])}", f"i64 {rows[1]}", f"i64 {n}", f"i64 {have}"]
    self.line(f"call void @{self.name}_row({', '.join([*ins, f'ptr {line}'])})")

  # *** what is needed soon ***

  def _fetches(
    self, block: Block, a_panel: str, strip: str, panel: str, at: tuple[str, str]
  ) -> list[_Fetch]:
    """A tile's share of the next strip of a, and its own results; at: its first row and column."""
    t, (m, n) = self.t, at
    out = []
    count = min(-(-MATRIX * MATRIX // t.cols), _FETCHED)
    if t.rows > MATRIX:
      raw = self._raw_strip(self.sum(m, MATRIX), block.k0, panel, count)
      if self.rows_stay:
        size = self.steps * _ROW
        packed = self._strip(a_panel, self.sum(strip, 1))
        packed = self.bytes_on(packed, self.times(panel, count * size))
        pick = f"select i1 {block.need_a},"
        start = self.emit(f"{pick} ptr {raw.start}, ptr {packed}")
        step = self.emit(f"{pick} i64 {raw.step}, i64 {_ROW}")
        raw = _Fetch(start, step, self.emit(f"{pick} i64 {raw.line}, i64 {size}"), count)
      out.append(raw)
    index, size = self.store.src[0], self.store.src[0].dtype.itemsize
    down = flat_stride(index.src[1], t.ms, self.free)
    if down is not None and stride(index.src[1], t.n, self.free) == 1:
      place = self.at({**self.outer, **self.spread(m, t.ms), t.n: n}, index.src[1])
      start = self.address(index, place, -1)
      rows = self.rows_a_step
      for i in range(0, MATRIX * size, _ROW):
        line = self.bytes_on(start, i)
        out.append(_Fetch(line, str(down * size * rows), str(down * size), rows, True))
    return out

  def _raw_strip(self, m: str, k0: str, panel: str, count: int) -> _Fetch:
    """Lines of a where a strip is that is yet to be packed."""
    t, load = self.t, matrix_load(self.t.a)
    assert load is not None, "the plan holds for plain loads"
    index, size = load.src[0].src[1], load.dtype.itemsize
    along, across = (flat_stride(index, r, self.free) for r in (t.ks, t.ms))
    assert along is not None and across is not None, "the plan holds for flat strides"
    start = self.at({**self.outer, **self.spread(m, t.ms), **self.spread(k0, t.ks)}, index)
    # rows of memory that a tile asks for: some of the strip's rows, or of its terms
    rows, line = (count, across) if along == 1 else (self.steps * count, along)
    step = _TERMS if along == 1 else count * along
    start = self.emit(f"add nsw i64 {start}, {self.times(panel, rows * line)}")
    start = self.address(load.src[0], start, -1)
    return _Fetch(start, str(step * size), str(line * size), count)

  def _a_in_place(self, m: str, k0: str) -> _Strip:
    t = self.t
    load = matrix_load(t.a)
    assert load is not None, "the plan holds for plain loads"
    index = load.src[0].src[1]
    down = flat_stride(index, t.ms, self.free)
    assert down is not None, "the plan holds for flat strides"
    ranges = {**self.outer, **self.spread(m, t.ms), **self.spread(k0, t.ks)}
    start = self.address(load.src[0], self.at(ranges, index), -1)
    return start, 2 * down, _ROW, 2 * down * _HALF

  def _strip(self, panel: str, number: str) -> str:
    return self.bytes_on(panel, self.times(number, self.steps * _PAIR))

  def bytes_on(self, place: str, number: str | int) -> str:
    if number in (0, "0"):
      return place
    return self.emit(f"getelementptr i8, ptr {place}, i64 {number}")

  # *** packing ***

  def pack_b(self, b_panel: str, n0: str, cols: str, k0: str, depth: str, need: str) -> None:
    """Rows of 16 pairs of terms, a pair a column."""
    self._pack(self.t.b, (self.t.n,), b_panel, n0, cols, k0, depth, need, True)

  def _pack(
    self, operand: UOp, axis: tuple[UOp, ...], panel: str, x0: str, count: str, k0: str,
    depth: str, need: str, pairs: bool,
  ) -> None:  # fmt: skip
    """One operand, 16 places of its axis by 32 terms at a time."""
    load = matrix_load(operand)
    assert load is not None, "the plan holds for plain loads"
    index = load.src[0].src[1]
    along = flat_stride(index, self.t.ks, self.free)
    across = flat_stride(index, axis, self.free)
    assert along is not None and across is not None, "the plan holds for flat strides"
    # the inner loop follows memory
    ends = [self.blocks(count, _HALF), self.blocks(depth, _TERMS)]
    if along != 1:
      ends.reverse()
    numbers = [self.open(None, "0", self.when(need, ends[0])), self.open(None, "0", ends[1])]
    group, step = numbers if along == 1 else numbers[::-1]
    x, k = self.times(group, _HALF), self.times(step, _TERMS)
    left = None if self._size(axis) % _HALF == 0 else self.emit(f"sub nsw i64 {count}, {x}")
    terms = None if self.t.length % _TERMS == 0 else self.emit(f"sub nsw i64 {depth}, {k}")
    tile = self._strip(panel, self.emit(f"udiv i64 {group}, 2"))
    odd = self.emit(f"urem i64 {group}, 2")
    tile = self.emit(f"getelementptr inbounds i8, ptr {tile}, i64 {self.times(odd, _PAIR // 2)}")
    ranges = {**self.outer, **self.spread(self.sum(x0, x), axis)}
    start = self.at({**ranges, **self.spread(self.sum(k0, k), self.t.ks)}, index)
    if along == 1:
      mask = None if terms is None else self._mask(_TERMS, terms)
      # rows beyond the end are never looked at
      rows = [self._within(start, i, across, left)[0] for i in range(_HALF)]
      lines = [self._read(load, row, _TERMS, mask) for row in rows]
    else:
      mask = None if left is None else self._mask(_HALF, left)
      halves = []
      for i in range(_TERMS):
        row, inside = self._within(start, i, along, terms)
        value = self._read(load, row, _HALF, mask)
        if inside:
          ty = f"<{_HALF} x i16>"
          value = self.emit(f"select i1 {inside}, {ty} {value}, {ty} zeroinitializer")
        halves.append(value)
      lines = [self._interleave(*halves[i : i + 2]) for i in range(0, _TERMS, 2)]
    if (along == 1) == pairs:
      turned = [self.emit(f"bitcast <32 x i16> {v} to <16 x float>") for v in lines]
      lines = [self.emit(f"bitcast <16 x float> {v} to <32 x i16>") for v in self.turn(turned)]
    place = self.emit(f"getelementptr inbounds i8, ptr {tile}, i64 {self.times(step, _PAIR)}")
    for i, v in enumerate(lines):
      spot = self.emit(f"getelementptr inbounds i8, ptr {place}, i64 {i * _ROW}")
      self.line(f"store <32 x i16> {v}, ptr {spot}, align {_ROW}")
    self.close()
    self.close()

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

  def _interleave(self, x: str, y: str) -> str:
    """x[0], y[0], x[1], y[1], …"""
    pick = ", ".join(f"i32 {n}" for i in range(_HALF) for n in (i, _HALF + i))
    ty = f"<{_HALF} x i16>"
    return self.emit(f"shufflevector {ty} {x}, {ty} {y}, <32 x i32> <{pick}>")
