"""Sums of products of bfloat16 on the matrix unit of x86 CPUs.

Both operands are packed in tiles of 1 KiB: 16 rows by 32 terms of a, and 16 columns by 16 pairs of
terms of b. Four tiles of sums, 32 rows by 32 columns, stay in the unit.
"""

from __future__ import annotations

from dataclasses import dataclass

from tinygrad.renderer.amx_finish import FinishWriter, TurnWriter
from tinygrad.renderer.amx_pack import HALF, PAIR, ROW, TERMS, PackWriter
from tinygrad.renderer.strides import flat_stride, matrix_load, stride
from tinygrad.renderer.tile import MATRIX
from tinygrad.renderer.tilewriter import Block, TileWriter
from tinygrad.renderer.vectors import METADATA
from tinygrad.uop import Ops
from tinygrad.uop.ops import toposort
from tinygrad.uop.slices import FAR_BYTES, is_near

# Bytes of a row of sums of a tile.
_SUMS_ROW = 128
# The most lines that are asked for in a step: more would hold up the tiles.
_FETCHED = 16
# Steps of a strip that stay in the nearest cache (32 KiB) while all panels pass: other tiles are
# read with the hint that they need not, as the way from the second cache is the bottleneck.
_KEPT = 16
# Steps of a tile that end before memory comes that is asked for with them.
_SHORT = 8
# Elements of all packed rows that stay in the second cache.
_NEAR = 1 << 18


def _config() -> str:
  """Text of the unit's configuration: eight tiles of 16 rows of 64 bytes."""
  data = bytearray(64)
  data[0] = 1
  for i in range(8):
    data[16 + 2 * i] = ROW
    data[48 + i] = HALF
  return "".join(f"\\{x:02X}" for x in data)


@dataclass(frozen=True)
class _Fetch:
  """Lines to ask for with step k: those at start + k * step + i * line for i < count.

  near: in the nearest cache, else in the second.
  """

  start: str
  step: str
  line: str
  count: int
  write: bool = False
  near: bool = False


@dataclass(frozen=True)
class _Finish:
  """A tile that is finished: first row and rows of the result, first column and columns, sums."""

  row: str
  count: str
  column: str
  have: str
  sums: str


@dataclass(frozen=True)
class _Strip:
  """Start of a strip; bytes from row to row, from step to step, and to the second half of the rows.

  wanted: text of a condition for its tiles to be kept, or "", and the place for them.
  """

  start: str
  row: str
  step: str
  half: str
  wanted: str = ""
  kept: str = ""


class AmxWriter(PackWriter):
  """Writes the function of one STORE by a plan for the matrix unit."""

  @property
  def a_floats(self) -> int:
    """All strips of an item, or some that are used and forgotten."""
    return self.panel_floats(self.t.rows if self.rows_stay else MATRIX * self.strips)

  @property
  def strips(self) -> int:
    """Strips that are packed at once: rows of memory should be read for more than a line."""
    load = matrix_load(self.t.a)
    assert load is not None, "the plan holds for plain loads"
    if flat_stride(load.src[0].src[1], self.t.ks, self.free) == 1 or not self.packs_a:
      return 1
    most = max(_NEAR // (MATRIX * self.t.depth), 1)
    return min(most, self.t.rows // MATRIX)

  @property
  def c_floats(self) -> int:
    """Tile after tile, 32 by 32: those of all parts stay; otherwise two take turns."""
    tiles = self.t.rows * self.t.cols // MATRIX**2 if self.t.parts > 1 else 2
    return (tiles + 2 * self.t.crossed) * MATRIX**2

  def text(self) -> str:
    config = f'@{self.name}_config = internal constant [64 x i8] c"{_config()}", align 64'
    lines = self.scopes[0].lines
    lines.insert(0, f"  call void @llvm.x86.ldtilecfg(ptr @{self.name}_config)")
    lines.append("  call void @llvm.x86.tilerelease()")
    rest = FinishWriter(self.store, self.params, f"{self.name}_row", self.t, self.free)
    row = rest.write_rows(tuple(self.outer))
    self.leaves_values |= rest.leaves_values
    turn = []
    if self.t.crossed:
      turn = [TurnWriter(self.store, self.params, f"{self.name}_turn", self.t).write_turn()]
    return "\n".join([config, *turn, row, super(TileWriter, self).text(), METADATA])

  # *** the sums ***

  def compute_block(self, block: Block, a_panel: str, b_panel: str, c_block: str) -> None:
    """Strip by strip: the rows are packed, then all panels of columns follow."""
    t = self.t
    at_once = self.strips
    group = self.open(None, "0", self.blocks(block.rows, MATRIX * at_once))
    first = self.times(group, at_once)
    m1 = self.times(first, MATRIX)
    m = self.sum(block.m0, m1)
    count = self.least(MATRIX * at_once, self.emit(f"sub nsw i64 {block.rows}, {m1}"))
    if t.a_form in ("packed", "again"):
      if self.rows_stay:
        a_panel = self.strip_on(a_panel, first)
      part = (a_panel, m, count, block.k0, block.depth)
      self.pack(t.a, t.ms, *part, block.need_a, False)
    if at_once > 1:
      number = self.open(None, "0", self.blocks(count, MATRIX))
      strip = self.sum(first, number)
      a_panel = self.strip_on(a_panel, number)
      m = self.sum(block.m0, self.times(strip, MATRIX))
    else:
      strip = first
    in_place, late = None, "0"
    if t.a_form in ("direct", "kept"):
      start = m
      if t.num_rows % MATRIX:
        # the last strip has rows of the one before
        start = self.least(t.num_rows - MATRIX, m)
        late = self.emit(f"sub nsw i64 {m}, {start}")
      in_place = self._a_in_place(start, block.k0)
    rows = self.left(t.num_rows, m, MATRIX)
    if t.parts > 1:
      # rows are finished with the last part only
      last = self.emit(f"icmp eq i64 {block.part}, {t.parts - 1}")
      rows = self.emit(f"select i1 {last}, i64 {rows}, i64 0")
    panels = self.blocks(block.cols, MATRIX)
    panel = self.open(None, "0", panels)
    n = self.sum(block.n0, self.times(panel, MATRIX))
    a = self._strip_for(panel, in_place, a_panel)
    c = self._sums(c_block, strip, panel)
    self._first_sums(c, block.adds)
    # the tile before this one
    old = self.emit(f"sub nsw i64 {panel}, 1")
    some = self.emit(f"icmp ne i64 {panel}, 0")
    waiting = self.emit(f"select i1 {some}, i64 {rows}, i64 0")
    n_old = self.emit(f"sub nsw i64 {n}, {MATRIX}")
    sums = self._turned(c_block, old) if t.crossed else self._sums(c_block, strip, old)
    finish = self._to_finish((m, waiting, late), (n_old, str(MATRIX)), sums)
    fetches = self._fetches(block, a_panel, panel, (m, n))
    if t.parts > 1:
      fetches.append(self._next_sums(c))
    self._products(block, a, self.strip_on(b_panel, panel), fetches, finish)
    for i in range(4):
      place = self._quarter(c, i)
      self.line(f"call void @llvm.x86.tilestored64(i8 {i}, ptr {place}, i64 {_SUMS_ROW})")
    if t.crossed:
      self.line(f"call void @{self.name}_turn(ptr {c}, ptr {self._turned(c_block, panel)})")
    self.close()
    # the last tile of the strip
    panel = self.emit(f"sub nsw i64 {panels}, 1")
    n1 = self.times(panel, MATRIX)
    have = str(MATRIX)
    if t.num_cols % MATRIX:
      have = self.least(MATRIX, self.emit(f"sub nsw i64 {block.cols}, {n1}"))
    c = self._turned(c_block, panel) if t.crossed else self._sums(c_block, strip, panel)
    finish = self._to_finish((m, rows, late), (self.sum(block.n0, n1), have), c)
    self._finish_rows(finish, "0", finish.count)
    self.close()
    if at_once > 1:
      self.close()

  def _products(
    self, block: Block, a: _Strip, b: str, fetches: list[_Fetch], finish: _Finish
  ) -> None:
    """All terms of a tile; meanwhile the rows of the one before are finished."""
    steps = self.blocks(block.depth, TERMS)
    loops = [("0", steps, True)]
    if self.steps > _KEPT:
      loops = [("0", self.least(_KEPT, steps), True), (str(_KEPT), steps, False)]
    for start, end, keep in loops:
      k = self.open(None, start, end)
      self._step(k, a, b, fetches, keep)
      first = self.times(k, self.rows_a_step)
      rows = self.least(self.rows_a_step, self.emit(f"sub nsw i64 {finish.count}, {first}"))
      some = self.emit(f"icmp sgt i64 {rows}, 0")
      self.open(None, "0", self.emit(f"zext i1 {some} to i64"))
      self._finish_rows(finish, first, rows)
      self.close()
      self.close()

  def after_parts(self, c_block: str, rows: tuple[str, str], cols: tuple[str, str]) -> None:
    """Nothing: rows are finished with the last part."""

  @property
  def rows_a_step(self) -> int:
    """Rows of a tile that are finished with each step of the next tile."""
    last = self.t.length - (self.t.parts - 1) * self.t.depth
    return -(-MATRIX // -(-last // TERMS))

  def _sums(self, c_block: str, strip: str, panel: str) -> str:
    """Place of a tile's sums."""
    number = self.emit(f"and i64 {panel}, 1")
    if self.t.parts > 1:
      first = self.times(strip, self.t.cols // MATRIX)
      number = self.emit(f"add nsw i64 {first}, {panel}")
    return self.place(c_block, self.times(number, MATRIX * MATRIX))

  def _quarter(self, c: str, number: int) -> str:
    return self.bytes_on(c, number // 2 * HALF * _SUMS_ROW + number % 2 * ROW)

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
      self.line(f"call void @llvm.x86.tileloadd64(i8 {i}, ptr {place}, i64 {_SUMS_ROW})")
    lines += [f"  br label %sums{n}", f"none{n}:", *zeros, f"  br label %sums{n}", f"sums{n}:"]
    self.scopes[-1].label = f"sums{n}"

  def _step(self, k: str, a: _Strip, b: str, fetches: list[_Fetch], keep: bool) -> None:
    """32 terms of four tiles; keep: whether the strip's part stays in the nearest cache."""
    a0 = self.bytes_on(a.start, self.times(k, a.step))
    b0 = self.bytes_on(b, self.times(k, PAIR))
    places = {4: (a0, a.row), 5: (self.bytes_on(a0, a.half), a.row)}
    places |= {6: (b0, str(ROW)), 7: (self.bytes_on(b0, PAIR // 2), str(ROW))}
    x86 = "call void @llvm.x86"
    # a product as soon as its tiles are there
    for tile, products in ((6, ()), (4, (0,)), (7, (1,)), (5, (2, 3))):
      place, down = places[tile]
      hint = "" if keep and tile < 6 else "t1"
      self.line(f"{x86}.tileload{'d' + hint}64(i8 {tile}, ptr {place}, i64 {down})")
      for i in products:
        self.line(f"{x86}.tdpbf16ps(i8 {i}, i8 {4 + i // 2}, i8 {6 + i % 2})")
    if a.wanted:
      self._keep(self.bytes_on(a.kept, self.times(k, PAIR)), a.wanted)
    for f in fetches:
      line = self.bytes_on(f.start, self.times(k, f.step))
      for i in range(f.count):
        place = self.bytes_on(line, self.times(f.line, i)) if i else line
        self.ask(place, f.write, f.near)

  def _keep(self, place: str, wanted: str) -> None:
    """Both tiles of a, packed."""
    self.count += 1
    keep, go = f"keep{self.count}", f"go{self.count}"
    self.line(f"br i1 {wanted}, label %{keep}, label %{go}")
    self.scopes[-1].lines.append(f"{keep}:")
    for tile, to in ((4, place), (5, self.bytes_on(place, PAIR // 2))):
      self.line(f"call void @llvm.x86.tilestored64(i8 {tile}, ptr {to}, i64 {ROW})")
    self.line(f"br label %{go}")
    self.scopes[-1].lines.append(f"{go}:")
    self.scopes[-1].label = go

  def _strip_for(self, panel: str, in_place: _Strip | None, packed: str) -> _Strip:
    """Where a panel of columns finds its strip of a: the first one may pack it for the others."""
    tiles = _Strip(packed, str(ROW), str(PAIR), str(PAIR // 2))
    if in_place is None or self.t.a_form == "direct":
      return in_place or tiles
    first = self.emit(f"icmp eq i64 {panel}, 0")
    start = self.emit(f"select i1 {first}, ptr {in_place.start}, ptr {packed}")
    row, step, half = (
      self.emit(f"select i1 {first}, i64 {x}, i64 {y}")
      for x, y in (
        (in_place.row, tiles.row),
        (in_place.step, tiles.step),
        (in_place.half, tiles.half),
      )
    )
    return _Strip(start, row, step, half, first, packed)

  def _to_finish(self, rows: tuple[str, str, str], cols: tuple[str, str], c: str) -> _Finish:
    """What finishes a tile. rows: of the sums, first and number of them, and how many there are
    before these; cols: first and number; c: the sums, or their transpose."""
    (m, count, late), (n, have) = rows, cols
    if self.t.crossed:
      some = self.emit(f"icmp sgt i64 {count}, 0")
      c = self.bytes_on(c, late if late == "0" else self.times(late, 4))
      return _Finish(n, self.emit(f"select i1 {some}, i64 {have}, i64 0"), m, count, c)
    c = self.bytes_on(c, late if late == "0" else self.times(late, _SUMS_ROW))
    return _Finish(m, count, n, have, c)

  def _finish_rows(self, f: _Finish, first: str, count: str) -> None:
    """Some rows of a tile through the rest of the expression."""
    ins = [f"ptr %p{x}" for x in range(len(self.params))]
    ins += [f"i64 {v}" for v in self.outer.values()]
    line = self.bytes_on(f.sums, self.times(first, _SUMS_ROW))
    ins += [f"i64 {self.sum(f.row, first)}", f"i64 {count}", f"i64 {f.column}", f"i64 {f.have}"]
    self.line(f"call void @{self.name}_row({', '.join([*ins, f'ptr {line}'])})")

  def _turned(self, c_block: str, panel: str) -> str:
    """Place of the transpose of a tile's sums: two take turns behind all sums."""
    number = self.emit(f"and i64 {panel}, 1")
    first = self.c_floats // (MATRIX * MATRIX) - 2
    return self.place(c_block, self.times(self.sum(number, first), MATRIX * MATRIX))

  # *** what is needed soon ***

  def _fetches(self, block: Block, a_panel: str, panel: str, at: tuple[str, str]) -> list[_Fetch]:
    """A tile's share of the next strip of a, and its own results where it is short; at: its first
    row and column."""
    t, (m, n) = self.t, at
    out = []
    # strips that are all in the second cache need not be asked for
    if t.rows > MATRIX and not (self.rows_stay and t.rows * t.depth <= _NEAR):
      count = min(-(-MATRIX * MATRIX // t.cols), _FETCHED)
      if self.strips == 1:
        raw = self._raw_strip(self.sum(m, MATRIX), block.k0, panel, count)
      if self.rows_stay:
        size = self.steps * ROW
        packed = self.strip_on(a_panel, "1")
        packed = self.bytes_on(packed, self.times(panel, count * size))
        next_strip = _Fetch(packed, str(ROW), str(size), count)
        out.append(self._either(block.need_a, raw, next_strip) if self.strips == 1 else next_strip)
      elif self.strips == 1:
        out.append(raw)
    index, size = self.store.src[0], self.store.src[0].dtype.itemsize
    axes = ((t.n,), t.ms) if t.crossed else (t.ms, (t.n,))
    down, across = (flat_stride(index.src[1], axis, self.free) for axis in axes)
    if down is not None and across == 1 and self.steps <= _SHORT:
      place = self.at({**self.outer, **self.spread(m, t.ms), t.n: n}, index.src[1])
      start = self.address(index, place, -1)
      rows = self.rows_a_step
      for i in range(0, MATRIX * size, ROW):
        line = self.bytes_on(start, i)
        out.append(_Fetch(line, str(down * size * rows), str(down * size), rows, True))
    return out + self._operand_fetches(panel, at)

  def _next_sums(self, c: str) -> _Fetch:
    """What earlier parts of the sum left of the tile after this one: a tile begins with it."""
    count = -(-MATRIX * _SUMS_ROW // (ROW * self.steps))
    place = self.place(c, str(MATRIX * MATRIX))
    return _Fetch(place, str(count * ROW), str(ROW), count, near=True)

  def _operand_fetches(self, panel: str, at: tuple[str, str]) -> list[_Fetch]:
    """What the rest of the expression reads with the next strip: lines that may be far away.

    Tiles side by side whose elements share lines ask for some rows each.
    """
    t, (m, n) = self.t, at
    out = []
    for u in toposort((self.store.src[1],), lambda u: u is not t.reduce):
      if u.op is not Ops.LOAD or is_near(u.src[0].src[0]):
        continue
      (param, index), size = u.src[0].src, u.dtype.itemsize
      down = flat_stride(index, t.ms, self.free)
      if not down or param.arg[1] * size < FAR_BYTES or stride(index, t.n, self.free) != 1:
        continue
      shares = max(ROW // (MATRIX * size), 1)
      if t.cols % (MATRIX * shares) or self.rows_a_step % shares:
        continue
      mine = self.times(self.emit(f"urem i64 {panel}, {shares}"), MATRIX // shares)
      m1 = self.sum(self.sum(m, MATRIX), mine)
      start = self.address(
        u.src[0], self.at({**self.outer, **self.spread(m1, t.ms), t.n: n}, index), -1
      )
      rows = self.rows_a_step // shares
      for i in range(0, MATRIX * size, ROW):
        line = self.bytes_on(start, i)
        out.append(_Fetch(line, str(down * size * rows), str(down * size), rows))
    return out

  def _either(self, test: str, x: _Fetch, y: _Fetch) -> _Fetch:
    """x where the test holds, y where not."""
    start = self.emit(f"select i1 {test}, ptr {x.start}, ptr {y.start}")
    step = self.emit(f"select i1 {test}, i64 {x.step}, i64 {y.step}")
    line = self.emit(f"select i1 {test}, i64 {x.line}, i64 {y.line}")
    return _Fetch(start, step, line, x.count)

  def _raw_strip(self, m: str, k0: str, panel: str, count: int) -> _Fetch:
    """Lines of a where a strip is that is yet to be packed."""
    t, load = self.t, matrix_load(self.t.a)
    assert load is not None, "the plan holds for plain loads"
    index, size = load.src[0].src[1], load.dtype.itemsize
    along, across = (flat_stride(index, r, self.free) for r in (t.ks, t.ms))
    assert along is not None and across is not None, "the plan holds for flat strides"
    start = self.at({**self.outer, **self.spread(m, t.ms), **self.spread(k0, t.ks)}, index)
    if along == 1 and across == t.depth:
      # one piece of memory, asked for in its order, which the core goes on with by itself
      start = self.emit(f"add nsw i64 {start}, {self.times(panel, self.steps * count * TERMS)}")
      line = TERMS * size
      return _Fetch(self.address(load.src[0], start, -1), str(count * line), str(line), count)
    # rows of memory that a tile asks for: some of the strip's rows, or of its terms
    rows, line = (count, across) if along == 1 else (self.steps * count, along)
    step = TERMS if along == 1 else count * along
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
    return _Strip(start, str(2 * down), str(ROW), str(2 * down * HALF))
