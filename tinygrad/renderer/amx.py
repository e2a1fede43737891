"""Sums of products of bfloat16 on the matrix unit of x86 CPUs.

Both operands are packed in tiles of 1 KiB: 16 rows by 32 terms of a, and 16 columns by 16 pairs of
terms of b. Four tiles of sums, 32 rows by 32 columns, stay in the unit.
"""

from __future__ import annotations

from tinygrad.dtype import dtypes
from tinygrad.renderer.tile import MATRIX, flat_stride, matrix_load
from tinygrad.renderer.tilewriter import TileWriter
from tinygrad.uop.ops import UOp

_HALF = 16
_TERMS = 32
# Bytes of the two tiles of one operand for 32 terms.
_PAIR = 2048
_ROW = 64
# The most lines that are asked for in a step: more would hold up the tiles.
_FETCHED = 8


def _config() -> str:
  """Text of the unit's configuration: eight tiles of 16 rows of 64 bytes."""
  data = bytearray(64)
  data[0] = 1
  for i in range(8):
    data[16 + 2 * i] = _ROW
    data[48 + i] = _HALF
  return "".join(f"\\{x:02X}" for x in data)


def _tile_function(name: str, lines: int, results: int) -> str:
  """Text of `name(a, bytes from row to row, from step to step, to the second half, b, terms, c,
  row step of c, add, next, step of next, out, step of out)`; b packed, c 32 by 32.

  Meanwhile `lines` rows of memory from `next` on come into the second-level cache, and with each
  step `results` lines of a row of `out`, to be written.
  """
  x86 = "call void @llvm.x86"
  text = [
    f"define internal void @{name}(ptr noalias %a, i64 %row, i64 %next_a, i64 %half, "
    "ptr noalias %b, i64 %terms, ptr noalias %c, i64 %cs, i1 %add, ptr %f, i64 %fs, "
    "ptr %w, i64 %ws) noinline #0 {",
    "entry:",
    f"  %up = add i64 %terms, {_TERMS - 1}",
    f"  %end = udiv i64 %up, {_TERMS}",
    "  %step = mul i64 %cs, 4",
  ]
  for i in range(2):
    for j in range(2):
      n = 2 * i + j
      text.append(f"  %m{n} = mul i64 %cs, {i * _HALF}")
      text.append(f"  %o{n} = add i64 %m{n}, {j * _HALF}")
      text.append(f"  %c{n} = getelementptr float, ptr %c, i64 %o{n}")
  for i in range(lines):
    text.append(f"  %g{i} = mul i64 %fs, {i}")
    text.append(f"  %f{i} = getelementptr i8, ptr %f, i64 %g{i}")
  text += ["  br i1 %add, label %more, label %none", "more:"]
  text += [f"  {x86}.tileloadd64(i8 {n}, ptr %c{n}, i64 %step)" for n in range(4)]
  text += ["  br label %head", "none:"]
  text += [f"  {x86}.tilezero(i8 {n})" for n in range(4)]
  text += [
    "  br label %head",
    "head:",
    "  %k = phi i64 [ 0, %more ], [ 0, %none ], [ %next, %body ]",
    "  %go = icmp slt i64 %k, %end",
    "  br i1 %go, label %body, label %exit",
    "body:",
    "  %at_a = mul i64 %k, %next_a",
    f"  %at = mul i64 %k, {_PAIR}",
    "  %a0 = getelementptr i8, ptr %a, i64 %at_a",
    "  %a1 = getelementptr i8, ptr %a0, i64 %half",
    "  %b0 = getelementptr i8, ptr %b, i64 %at",
    "  %b1 = getelementptr i8, ptr %b0, i64 1024",
  ]
  text += [f"  {x86}.tileloadd64(i8 {4 + i}, ptr %a{i}, i64 %row)" for i in range(2)]
  text += [f"  {x86}.tileloadd64(i8 {6 + j}, ptr %b{j}, i64 {_ROW})" for j in range(2)]
  text.append(f"  %line = mul i64 %k, {_ROW}")
  for i in range(lines):
    text.append(f"  %p{i} = getelementptr i8, ptr %f{i}, i64 %line")
    text.append(f"  call void @llvm.prefetch.p0(ptr %p{i}, i32 0, i32 2, i32 1)")
  text.append("  %row_at = mul i64 %k, %ws")
  for i in range(results):
    text.append(f"  %q{i} = add i64 %row_at, {i * _ROW}")
    text.append(f"  %w{i} = getelementptr i8, ptr %w, i64 %q{i}")
    text.append(f"  call void @llvm.prefetch.p0(ptr %w{i}, i32 1, i32 2, i32 1)")
  text += [f"  {x86}.tdpbf16ps(i8 {n}, i8 {4 + n // 2}, i8 {6 + n % 2})" for n in range(4)]
  text += ["  %next = add nuw nsw i64 %k, 1", "  br label %head", "exit:"]
  text += [f"  {x86}.tilestored64(i8 {n}, ptr %c{n}, i64 %step)" for n in range(4)]
  return "\n".join([*text, "  ret void", "}"])


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

  def text(self) -> str:
    config = f'@{self.name}_config = internal constant [64 x i8] c"{_config()}", align 64'
    lines = self.scopes[0].lines
    lines.insert(0, f"  call void @llvm.x86.ldtilecfg(ptr @{self.name}_config)")
    lines.append("  call void @llvm.x86.tilerelease()")
    return "\n".join(
      [
        config,
        _tile_function(f"{self.name}_t", self.fetched, self.results),
        super(TileWriter, self).text(),
      ]
    )

  @property
  def fetched(self) -> int:
    """Rows of the next strip that come into the cache while one panel is computed."""
    return min(-(-MATRIX * self.t.wide // self.t.cols), _FETCHED)

  def call(self, high: str, args: str) -> None:
    """Call the tile, which computes all of its rows."""
    self.line(f"call void @{self.name}_t({args})")

  @property
  def results(self) -> int:
    """Lines of a row of results of a tile that are asked for."""
    return MATRIX * self.store.src[0].dtype.itemsize // _ROW if self.result_stride() else 0

  def fetch_result(self, m: str, high: str, n: str) -> str:
    """Arguments: the steps of the tile ask for a row each, as all at once would hold it up."""
    index, down = self.store.src[0], self.result_stride()
    if not down:
      return ", ptr null, i64 0"
    ranges = {**self.outer, **self.spread(m, self.t.ms), self.t.n: n}
    start = self.address(index, self.at(ranges, index.src[1]), -1)
    return f", ptr {start}, i64 {down * index.dtype.itemsize}"

  def ahead(self, a_panel: str, m0: str, m1: str, k0: str, panel: str) -> str:
    """Arguments for this panel's share of the next strip."""
    number = self.times(panel, self.fetched)
    if self.t.a_form == "direct":
      rows = self.sum(self.sum(m1, MATRIX), number)
      start, row, *_ = self.a_args(a_panel, m0, rows, k0).split(", ")
      return f", {start}, {row}"
    strip = self._strip(a_panel, self.sum(self.emit(f"udiv i64 {m1}, {MATRIX}"), 1))
    size = self.steps * _ROW
    return f", ptr {self.bytes_on(strip, self.times(number, size))}, i64 {size}"

  def a_args(self, a_panel: str, m0: str, m1: str, k0: str) -> str:
    t = self.t
    if t.a_form != "direct":
      strip = self._strip(a_panel, self.emit(f"udiv i64 {m1}, {MATRIX}"))
      return f"ptr {strip}, i64 {_ROW}, i64 {_PAIR}, i64 {_PAIR // 2}"
    load = matrix_load(t.a)
    assert load is not None, "the plan holds for plain loads"
    index = load.src[0].src[1]
    down = flat_stride(index, t.ms, self.free)
    assert down is not None, "the plan holds for flat strides"
    ranges = {**self.outer, **self.spread(self.sum(m0, m1), t.ms), **self.spread(k0, t.ks)}
    start = self.address(load.src[0], self.at(ranges, index), -1)
    return f"ptr {start}, i64 {2 * down}, i64 {_ROW}, i64 {2 * down * _HALF}"

  def b_args(self, b_panel: str, n0: str, n1: str, k0: str, panel: str) -> str:
    return f"ptr {self._strip(b_panel, panel)}"

  def _strip(self, panel: str, number: str) -> str:
    return self.bytes_on(panel, self.times(number, self.steps * _PAIR))

  def bytes_on(self, place: str, number: str) -> str:
    return self.emit(f"getelementptr i8, ptr {place}, i64 {number}")

  # *** packing ***

  def pack_a(self, a_panel: str, m0: str, rows: str, k0: str, depth: str, need: str) -> None:
    """Rows of 32 terms."""
    self._pack(self.t.a, self.t.ms, a_panel, m0, rows, k0, depth, need, False)

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
    side = self.times(self.emit(f"urem i64 {group}, 2"), 1024)
    tile = self.emit(f"getelementptr inbounds i8, ptr {tile}, i64 {side}")
    ranges = {**self.outer, **self.spread(self.sum(x0, x), axis)}
    start = self.at({**ranges, **self.spread(self.sum(k0, k), self.t.ks)}, index)
    if along == 1:
      lines = [
        self._read(load, self.sum(start, i * across), _TERMS, terms, left, i) for i in range(_HALF)
      ]
    else:
      halves = [
        self._read(load, self.sum(start, i * along), _HALF, left, terms, i) for i in range(_TERMS)
      ]
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

  def _read(
    self, load: UOp, number: str, lanes: int, most: str | None, lines: str | None, line: int
  ) -> str:
    """bfloat16 from a place on; zeros from lane `most` on, and all where line >= lines."""
    place = self.address(load.src[0], number, -1)
    ty, kind = (f"<{lanes} x i16>", "i16")
    if load.dtype is dtypes.float32:
      ty, kind = (f"<{lanes} x float>", "f32")
    size = load.dtype.itemsize
    if most is None and lines is None:
      value = self.emit(f"load {ty}, ptr {place}, align {size}")
    else:
      mask = self._mask(lanes, most, lines, line)
      args = f"ptr {place}, i32 {size}, <{lanes} x i1> {mask}, {ty} zeroinitializer"
      value = self.emit(f"call {ty} @llvm.masked.load.v{lanes}{kind}.p0({args})")
    if load.dtype is dtypes.float32:
      value = self.emit(f"fptrunc {ty} {value} to <{lanes} x bfloat>")
      value = self.emit(f"bitcast <{lanes} x bfloat> {value} to <{lanes} x i16>")
    return value

  def _mask(self, lanes: int, most: str | None, lines: str | None, line: int) -> str:
    """Lanes before `most`; none where line >= lines."""
    if lines is not None:
      inside = self.emit(f"icmp sgt i64 {lines}, {line}")
      most = self.emit(f"select i1 {inside}, i64 {most or lanes}, i64 0")
    wide = f"<{lanes} x i64>"
    one = self.emit(f"insertelement {wide} poison, i64 {most}, i64 0")
    zeros = f"<{lanes} x i32> zeroinitializer"
    splat = self.emit(f"shufflevector {wide} {one}, {wide} poison, {zeros}")
    numbers = ", ".join(f"i64 {i}" for i in range(lanes))
    return self.emit(f"icmp slt {wide} <{numbers}>, {splat}")

  def _interleave(self, x: str, y: str) -> str:
    """x[0], y[0], x[1], y[1], …"""
    pick = ", ".join(f"i32 {n}" for i in range(_HALF) for n in (i, _HALF + i))
    ty = f"<{_HALF} x i16>"
    return self.emit(f"shufflevector {ty} {x}, {ty} {y}, <32 x i32> <{pick}>")
