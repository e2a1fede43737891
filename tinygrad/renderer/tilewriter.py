"""LLVM IR of a planned sum of products: packing, register tiles, and the rest of the expression."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tinygrad.dtype import dtypes
from tinygrad.renderer.blocks import BlockWriter
from tinygrad.renderer.llvmir import llvm_type
from tinygrad.renderer.tile import PAD, Tile, flat_stride, loaded, stride
from tinygrad.uop.ops import UOp

_UNROLL = 4
_BLOCK = 16
# Strips of a that are packed at once.
_STRIPS = 8
_LINE = 64
# Terms of the sum after which a line that is asked for has come.
_AHEAD = 8


def tile_function(
  name: str, high: int, vectors: int, lanes: int, whole: bool = False, adds: bool = True
) -> str:
  """Text of `name(a, row and k step of a, b, k step of b, depth, c, row step of c, add)`.

  c[i, :] = (add ? c[i, :] : 0) + sum over k of a[i, k] * b[k, :]; steps in elements, c in vectors
  of lanes at any address. whole: depth is a multiple of _UNROLL; adds: whether add may hold.
  """
  vec = f"<{lanes} x float>"
  fma = f"@llvm.fma.v{lanes}f32"
  spots = [(i, j) for i in range(high) for j in range(vectors)]
  lines = [
    f"define internal void @{name}(ptr noalias %a, i64 %as, i64 %ak, ptr noalias %b, i64 %bk, "
    "i64 %depth, ptr noalias %c, i64 %cs, i1 %add) noinline #0 {",
    "entry:",
    f"  %most = and i64 %depth, {-_UNROLL}",
  ]
  for i in range(high):
    lines.append(f"  %o{i} = mul i64 %as, {i}")
    lines.append(f"  %a{i} = getelementptr float, ptr %a, i64 %o{i}")
  lines.append("  br label %headu")

  def loop(tag: str, before: str, start: str, end: str, step: int, first: str) -> None:
    lines.append(f"head{tag}:")
    lines.append(f"  %k{tag} = phi i64 [ {start}, %{before} ], [ %n{tag}, %body{tag} ]")
    for i, j in spots:
      init = f"%acc{first}{i}_{j}" if first else "zeroinitializer"
      last = f"%s{tag}{step - 1}_{i}_{j}"
      phi = f"phi {vec} [ {init}, %{before} ], [ {last}, %body{tag} ]"
      lines.append(f"  %acc{tag}{i}_{j} = {phi}")
    lines.append(f"  %go{tag} = icmp slt i64 %k{tag}, {end}")
    lines.append(f"  br i1 %go{tag}, label %body{tag}, label %exit{tag}")
    lines.append(f"body{tag}:")
    for u in range(step):
      at = f"{tag}{u}"
      lines.append(f"  %kk{at} = add nuw nsw i64 %k{tag}, {u}")
      lines.append(f"  %bo{at} = mul i64 %kk{at}, %bk")
      lines.append(f"  %bp{at} = getelementptr float, ptr %b, i64 %bo{at}")
      for j in range(vectors):
        lines.append(f"  %q{at}_{j} = getelementptr float, ptr %bp{at}, i64 {j * lanes}")
        lines.append(f"  %b{at}_{j} = load {vec}, ptr %q{at}_{j}, align 4")
      lines.append(f"  %ao{at} = mul i64 %kk{at}, %ak")
      for i in range(high):
        lines.append(f"  %p{at}_{i} = getelementptr float, ptr %a{i}, i64 %ao{at}")
        lines.append(f"  %x{at}_{i} = load float, ptr %p{at}_{i}")
        lines.append(f"  %y{at}_{i} = insertelement {vec} poison, float %x{at}_{i}, i64 0")
        zeros = f"<{lanes} x i32> zeroinitializer"
        lines.append(f"  %z{at}_{i} = shufflevector {vec} %y{at}_{i}, {vec} poison, {zeros}")
        for j in range(vectors):
          old = f"%s{tag}{u - 1}_{i}_{j}" if u else f"%acc{tag}{i}_{j}"
          call = f"call {vec} {fma}({vec} %z{at}_{i}, {vec} %b{at}_{j}, {vec} {old})"
          lines.append(f"  %s{tag}{u}_{i}_{j} = {call}")
    lines.append(f"  %n{tag} = add nuw nsw i64 %k{tag}, {step}")
    lines.append(f"  br label %head{tag}")
    lines.append(f"exit{tag}:")

  loop("u", "entry", "0", "%most", _UNROLL, "")
  last = "u"
  if not whole:
    last = "r"
    lines.append("  br label %headr")
    loop("r", "exitu", "%most", "%depth", 1, "u")
  lines += ["  br i1 %add, label %more, label %put", "more:"] if adds else ["  br label %put"]
  for target, op in (("more", True), ("put", False))[0 if adds else 1 :]:
    if target == "put":
      lines.append("put:")
    for i, j in spots:
      at = f"{target}{i}_{j}"
      lines.append(f"  %d{at} = mul i64 %cs, {i}")
      lines.append(f"  %e{at} = add i64 %d{at}, {j * lanes}")
      lines.append(f"  %f{at} = getelementptr float, ptr %c, i64 %e{at}")
      value = f"%acc{last}{i}_{j}"
      if op:
        lines.append(f"  %g{at} = load {vec}, ptr %f{at}, align 4")
        lines.append(f"  %h{at} = fadd {vec} %g{at}, {value}")
        value = f"%h{at}"
      lines.append(f"  store {vec} {value}, ptr %f{at}, align 4")
    lines.append("  ret void")
  return "\n".join([*lines, "}"])


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


class TileWriter(BlockWriter):
  """Writes the function of one STORE by a plan."""

  def __init__(self, store: UOp, params: list[UOp], name: str, tile: Tile):
    super().__init__(store, params, name)
    self.t = tile
    for u in (x for f in (tile.a, tile.b) for x in f.toposort()):
      if u not in self.free:
        self.free[u] = frozenset().union(*(self.free[s] for s in u.src))
    self.outer: dict[UOp, str] = {}

  # *** the function ***

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
  def a_floats(self) -> int:
    """float32 elements that the packed rows of an item take for a part of the sum."""
    size = _STRIPS * self.t.high
    return self.panel_floats(-(-self.t.rows // size) * size)

  @property
  def c_floats(self) -> int:
    """float32 elements of the sums that wait for the rest of the expression."""
    return (self.t.rows if self.t.parts > 1 else self.t.high) * (self.t.cols + PAD)

  @property
  def rows_stay(self) -> bool:
    """Whether packed rows are used for one block of columns after the other."""
    return self.packs_a and self.t.keeps_a and self.t.cols < self.t.num_cols

  def write_tile(self) -> tuple[str, int]:
    """Text of the function, and the number of items."""
    t = self.t
    others = tuple(r for r in self.store.src[2:] if r is not t.n and r not in t.ms)
    counts = (-(-t.num_cols // t.cols), -(-t.num_rows // t.rows))
    items = math.prod(r.arg[1] for r in others) * math.prod(counts)
    b_panel = self.reserve(self.panel_floats(t.cols)) if self.packs_b else ""
    a_panel = (
      self.reserve((t.parts if self.rows_stay else 1) * self.a_floats) if self.packs_a else ""
    )
    c_block = self.reserve(self.c_floats)
    linear = self.open(None, "%start", "%end")
    # what was packed stays while the other number changes
    rows_stay = self.rows_stay
    sizes = counts if rows_stay else counts[::-1]
    fast = self.emit(f"urem i64 {linear}, {sizes[0]}")
    rest = self.emit(f"udiv i64 {linear}, {sizes[0]}")
    slow = self.emit(f"urem i64 {rest}, {sizes[1]}")
    self.outer = self.spread(self.emit(f"udiv i64 {rest}, {sizes[1]}"), others)
    n_number, m_number = (fast, slow) if rows_stay else (slow, fast)
    need_a = self._first(fast, linear) if rows_stay else "true"
    need_b = "true" if rows_stay or t.parts > 1 else self._first(fast, linear)
    m0, n0 = self.times(m_number, t.rows), self.times(n_number, t.cols)
    rows, cols = self.left(t.num_rows, m0, t.rows), self.left(t.num_cols, n0, t.cols)
    k0, depth, adds, part = "0", str(t.length), "", "0"
    if t.parts > 1:
      part = self.open(None, "0", str(t.parts))
      k0 = self.times(part, t.depth)
      depth = self.left(t.length, k0, t.depth)
      adds = self.emit(f"icmp ne i64 {part}, 0")
      if rows_stay:
        a_panel = self.place(a_panel, self.times(part, self.a_floats))
    if b_panel:
      self.pack_b(b_panel, n0, cols, k0, depth, need_b)
    block = Block(m0, rows, n0, cols, k0, depth, part, adds, need_a)
    self.compute_block(block, a_panel, b_panel, c_block)
    if t.parts > 1:
      self.close()
      self.after_parts(c_block, (m0, rows), (n0, cols))
    self.close()
    return self.text(), items

  def compute_block(self, block: Block, a_panel: str, b_panel: str, c_block: str) -> None:
    """The sums of one part of an item."""
    t, step, b = self.t, self.t.cols + PAD, block
    if a_panel:
      self.pack_a(a_panel, b.m0, b.rows, b.k0, b.depth, b.need_a)
    # all columns of a strip of rows, so that the strip stays in the nearest cache
    strip = self.open(None, "0", self.blocks(b.rows, t.high))
    m1 = self.times(strip, t.high)
    high = str(t.high)
    if t.num_rows % t.high:
      high = self.least(t.high, self.emit(f"sub nsw i64 {b.rows}, {m1}"))
    c = self.place(c_block, self.times(m1, step)) if t.parts > 1 else c_block
    panel = self.open(None, "0", self.blocks(b.cols, t.wide))
    n1 = self.times(panel, t.wide)
    a_args = self.a_args(a_panel, b.m0, m1, b.k0)
    b_args = self.b_args(b_panel, b.n0, n1, b.k0, panel)
    end = f"i64 {b.depth}, ptr {self.place(c, n1)}, i64 {step}, i1 {b.adds or 'false'}"
    self.fetch_result(self.sum(b.m0, m1), high, self.sum(b.n0, n1))
    self.call(high, f"{a_args}, {b_args}, {end}")
    self.close()
    if t.parts == 1:
      self._finish(c, step, (self.sum(b.m0, m1), high), (b.n0, b.cols))
    self.close()

  def after_parts(self, c_block: str, rows: tuple[str, str], cols: tuple[str, str]) -> None:
    """What is left to do when all parts of the sums of an item are there."""
    self._finish(c_block, self.t.cols + PAD, rows, cols)

  def text(self) -> str:
    """The register tiles of the heights that occur, then the function."""
    t, vectors = self.t, self.t.wide // self.t.lanes
    heights = {t.high, t.num_rows % t.high} - {0}
    flags = (t.length % _UNROLL == t.depth % _UNROLL == 0, t.parts > 1)
    kernels = [
      tile_function(f"{self.name}_t{h}", h, vectors, t.lanes, *flags) for h in sorted(heights)
    ]
    return "\n".join([*kernels, super().text()])

  def result_stride(self) -> int | None:
    """Elements from row to row of a tile's results, where it pays to ask for their memory.

    It costs more than it gains for results narrower than the sums.
    """
    t, index = self.t, self.store.src[0]
    in_lines = stride(index.src[1], t.n, self.free) == 1
    if t.parts > 1 or not in_lines or index.dtype.itemsize < dtypes.float32.itemsize:
      return None
    return flat_stride(index.src[1], t.ms, self.free)

  def fetch_result(self, m: str, high: str, n: str) -> None:
    """Ask for the memory that a tile's results are written to."""
    t, index, down = self.t, self.store.src[0], self.result_stride()
    if not down:
      return
    i = self.open(None, "0", high)
    start = self.at({**self.outer, **self.spread(m, t.ms), t.n: n}, index.src[1])
    start = self.sum(start, self.times(i, down))
    for line in range(0, t.wide, _LINE // index.dtype.itemsize):
      place = self.address(index, self.sum(start, line), -1)
      self.line(f"call void @llvm.prefetch.p0(ptr {place}, i32 1, i32 2, i32 1)")
    self.close()

  def call(self, high: str, args: str) -> None:
    """Call the register tile of a number of rows."""
    t = self.t
    rest = t.num_rows % t.high
    if not rest:
      self.line(f"call void @{self.name}_t{t.high}({args})")
      return
    self.count += 1
    n = self.count
    whole = self.emit(f"icmp eq i64 {high}, {t.high}")
    self.line(f"br i1 {whole}, label %whole{n}, label %rest{n}")
    for label, height in (("whole", t.high), ("rest", rest)):
      self.scopes[-1].lines.append(f"{label}{n}:")
      self.line(f"call void @{self.name}_t{height}({args})")
      self.line(f"br label %done{n}")
    self.scopes[-1].lines.append(f"done{n}:")
    self.scopes[-1].label = f"done{n}"

  def a_args(self, a_panel: str, m0: str, m1: str, k0: str) -> str:
    t = self.t
    if t.a_form == "direct":
      load = loaded(t.a)
      assert load is not None, "read in place: a plain load"
      ranges = {**self.outer, **self.spread(self.sum(m0, m1), t.ms), **self.spread(k0, t.ks)}
      start = self.address(load.src[0], self.at(ranges, load.src[0].src[1]), -1)
      return f"ptr {start}, i64 {flat_stride(load.src[0].src[1], t.ms, self.free)}, i64 1"
    if t.a_form == "rows":
      step = t.depth + PAD
      return f"ptr {self.place(a_panel, self.times(m1, step))}, i64 {step}, i64 1"
    return f"ptr {self.place(a_panel, self.times(m1, t.depth + PAD))}, i64 1, i64 {t.high}"

  def b_args(self, b_panel: str, n0: str, n1: str, k0: str, panel: str) -> str:
    t = self.t
    if t.b_form == "direct":
      load = loaded(t.b)
      assert load is not None, "read in place: a plain load"
      ranges = {**self.outer, t.n: self.sum(n0, n1), **self.spread(k0, t.ks)}
      start = self.address(load.src[0], self.at(ranges, load.src[0].src[1]), -1)
      return f"ptr {start}, i64 {flat_stride(load.src[0].src[1], t.ks, self.free)}"
    return f"ptr {self.place(b_panel, self.times(panel, t.depth * t.wide))}, i64 {t.wide}"

  # *** packing ***

  def opaque(self, value: str, ty: str = "i64") -> str:
    """The same value, whose course through a loop LLVM does not follow.

    With dozens of addresses a step, the pass that keeps a counter for each takes longer than all
    others together.
    """
    return self.emit(f'call {ty} asm "", "=r,0"({ty} {value})')

  def _first(self, number: str, linear: str) -> str:
    """Whether an item is the first of this thread, or the first with other packed values."""
    first = self.emit(f"icmp eq i64 {number}, 0")
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
      k = self.open(None, "0", depth)
      ks = self.spread(self.sum(k0, k), t.ks)
      self._put(self.at({**self.outer, **ms, **ks}, t.a), line, k)
      self.close()
      self.close()
      return
    load, size = loaded(t.a), _STRIPS * t.high
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
    """Groups of _STRIPS strips, from memory or, without a load, by way of a line of values.

    block: first row, rows, first term, terms.
    """
    t, size = self.t, _STRIPS * self.t.high
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
      i = self.open(None, "0", self.least(size, self.emit(f"sub nsw i64 {rows}, {first}")))
      ms = self.spread(self.sum(m0, self.sum(first, i)), t.ms)
      self._put(self.at({**ranges, **ms}, t.a), values, i)
      self.close()
    line = self.opaque(self.place(spot, self.times(k, t.high)), "ptr")
    for number in range(_STRIPS):
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
    for i in range(0, count * load.dtype.itemsize, _LINE):
      number = self.sum(start, _AHEAD * ahead + i // load.dtype.itemsize)
      place = self.address(load.src[0], number, -1)
      self.line(f"call void @llvm.prefetch.p0(ptr {place}, i32 0, i32 3, i32 1)")

  def _put(self, value: str, line: str, number: str) -> None:
    self.line(f"store float {value}, ptr {self.place(line, number)}")

  def pack_b(self, b_panel: str, n0: str, cols: str, k0: str, depth: str, need: str) -> None:
    """Values of b in panels of `wide` columns, row after row of each; zeros beyond the end."""
    t = self.t
    if t.b_form == "turned" and t.ks[-1].arg[1] % _BLOCK == 0 and t.depth % _BLOCK == 0:
      panel = self.open(None, "0", self.when(need, self.blocks(cols, t.wide)))
      base, column, have = self._panel(b_panel, n0, cols, panel)
      self._pack_turned(base, column, have, k0, depth)
      if t.num_cols % t.wide:
        self._fill(base, self.open(None, "0", depth), have)
        self.close()
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
    j = self.open(None, "0", have)
    value = self.at({**self.outer, **ks, t.n: self.sum(column, j)}, t.b)
    self._put(value, base, self.sum(self.times(k, t.wide), j))
    self.close()
    if t.num_cols % t.wide:
      self._fill(base, k, have)
    self.close()
    self.close()

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
    """Blocks of 16 columns by 16 terms, transposed in registers; single columns at the end."""
    t, load = self.t, loaded(self.t.b)
    assert load is not None, "transposed: a plain load"
    index = load.src[0].src[1]
    step = stride(index, t.n, self.free)
    whole = str(int(have) // _BLOCK) if have.isdigit() else self.emit(f"udiv i64 {have}, {_BLOCK}")
    # along the rows of memory
    group = self.open(None, "0", whole)
    j = self.times(group, _BLOCK)
    block = self.open(None, "0", self.emit(f"udiv i64 {depth}, {_BLOCK}"))
    k = self.times(block, _BLOCK)
    ks = self.spread(self.sum(k0, k), t.ks)
    start = self.at({**self.outer, **ks, t.n: self.sum(column, j)}, index)
    if step is None:
      starts = [
        self.at({**self.outer, **ks, t.n: self.sum(column, self.sum(j, i))}, index)
        for i in range(_BLOCK)
      ]
    else:
      start = self.opaque(start)
      starts = [self.sum(start, i * step) for i in range(_BLOCK)]
    lines = self.turn([self._wide_load(load, s, _BLOCK) for s in starts])
    row = self.opaque(self.sum(self.times(k, t.wide), j))
    for i, v in enumerate(lines):
      place = self.place(base, self.sum(row, i * t.wide))
      self.line(f"store <{_BLOCK} x float> {v}, ptr {place}, align 4")
    self.close()
    self.close()
    if t.num_cols % _BLOCK or t.wide % _BLOCK:
      # the columns that fill no block
      j = self.open(None, self.times(whole, _BLOCK), have)
      k = self.open(None, "0", depth)
      ks = self.spread(self.sum(k0, k), t.ks)
      value = self.at({**self.outer, **ks, t.n: self.sum(column, j)}, t.b)
      self._put(value, base, self.sum(self.times(k, t.wide), j))
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

  # *** the rest of the expression ***

  def _finish(self, c: str, c_step: int, rows: tuple[str, str], cols: tuple[str, str]) -> None:
    """Sums in memory through the rest of the expression; (start, number) of rows and columns."""
    t = self.t
    i = self.open(None, "0", rows[1])
    ms = self.spread(self.sum(rows[0], i), t.ms)
    line = self.place(c, self.times(i, c_step))
    j = self.open(None, "0", cols[1])
    total = self.emit(f"load float, ptr {self.place(line, j)}")
    total = self.convert(total, dtypes.float32, t.reduce.dtype)
    self.scopes[-1].memo = {**self.outer, **ms, t.n: self.sum(cols[0], j), t.reduce: total}
    self.write_value(self.value(self.store.src[1]))
    self.close()
    self.close()
