"""Register tiles for sums of products: a block of rows and columns at once, in vectors."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tinygrad.dtype import dtypes
from tinygrad.renderer.llvmir import StoreWriter, constant
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

_LANES = 16
_PANEL_BYTES = 1 << 20
_MIN_REUSE = 4


@dataclass(frozen=True)
class Tile:
  """A sum over k of a (free of n) times b (free of m), and the block that is kept in registers.

  along_n: vectors lie along n; otherwise a and b are contiguous in k, and vectors lie along k.
  packed: a panel of b, all k by cols, is copied before its first use; it need not be contiguous.
  """

  reduce: UOp
  a: UOp
  b: UOp
  m: UOp
  n: UOp
  rows: int
  cols: int
  along_n: bool
  packed: bool = False

  def __str__(self) -> str:
    along = "n" if self.along_n else "k"
    return f"tile {self.rows}x{self.cols} along {along}{', packed' if self.packed else ''}"


def _stride(u: UOp, r: UOp, free: dict[UOp, frozenset[UOp]]) -> int | None:
  """Change of an index for one step of a range; None where it is not the same everywhere."""
  if u is r:
    return 1
  if r not in free[u]:
    return 0
  parts = [_stride(s, r, free) for s in u.src]
  if u.op is Ops.ADD and None not in parts:
    return sum(p for p in parts if p is not None)
  if u.op is Ops.MUL and parts[0] is not None and u.src[1].op is Ops.CONST:
    return parts[0] * int(u.src[1].arg)
  return None


def _contiguous(u: UOp, r: UOp, free: dict[UOp, frozenset[UOp]]) -> bool:
  plain = u.op is Ops.LOAD and len(u.src) == 1 and u.dtype is dtypes.float32
  return plain and _stride(u.src[0].src[1], r, free) == 1


def _divisor(size: int, most: int) -> int:
  return max(d for d in range(1, most + 1) if size % d == 0)


def find_tile(store: UOp, free: dict[UOp, frozenset[UOp]]) -> Tile | None:
  """The tile for a STORE, or None where it is no such sum or its sizes do not fit."""
  ranges = store.src[2:]
  if not ranges or any(r.arg[2] != "grid" or r.arg[1] < 1 for r in ranges):
    return None
  sums = [u for u in free if u.op is Ops.REDUCE]
  if len(sums) != 1:
    return None
  total, n = sums[0], ranges[-1]
  product = total.src[0]
  if total.arg is not Ops.ADD or total.dtype is not dtypes.float32 or product.op is not Ops.MUL:
    return None
  if n not in free[total]:
    return None
  a, b = product.src if n in free[product.src[1]] else product.src[::-1]
  if n in free[a] or n not in free[b]:
    return None
  rows = [r for r in ranges[:-1] if r in free[a] and r not in free[b]]
  if not rows:
    return None
  m, last = rows[-1], total.src[-1]
  if n.arg[1] % _LANES == 0:
    cols = max(c for c in (16, 32, 48, 64) if n.arg[1] % c == 0)
    high = _divisor(m.arg[1], 6 if cols > 32 else 8)
    depth = math.prod(r.arg[1] for r in total.src[1:])
    fits = depth * cols * 4 <= _PANEL_BYTES and m.arg[1] // high >= _MIN_REUSE
    if fits or _contiguous(b, n, free):
      return Tile(total, a, b, m, n, high, cols, True, fits)
  whole = last.arg[1] % _LANES == 0
  if whole and _contiguous(a, last, free) and _contiguous(b, last, free):
    return Tile(total, a, b, m, n, _divisor(m.arg[1], 4), _divisor(n.arg[1], 4), False)
  return None


class TileWriter(StoreWriter):
  """Writes the function of one STORE by a tile."""

  def at(self, ranges: dict[UOp, str], u: UOp) -> str:
    """Value of a node in the innermost scope with other values of its ranges."""
    scope = self.scopes[-1]
    scope.memo = dict(ranges)
    return self.value(u)

  def vector(self, ranges: dict[UOp, str], u: UOp) -> str:
    """_LANES elements from the place of a LOAD on."""
    number = self.at(ranges, u.src[0].src[1])
    place = self.address(u.src[0], number, -1)
    return self.emit(f"load <{_LANES} x float>, ptr {place}, align 4")

  def write_tile(self, t: Tile) -> tuple[str, int]:
    """Text of the function, and the number of tiles."""
    others = [r for r in self.store.src[2:] if r is not t.m and r is not t.n]
    sizes = [r.arg[1] for r in others] + [t.n.arg[1] // t.cols, t.m.arg[1] // t.rows]
    items = math.prod(sizes)
    linear, numbers = self.open(None, "%start", "%end"), []
    for i, size in enumerate(sizes):
      part = self.emit(f"udiv i64 {linear}, {math.prod(sizes[i + 1 :])}")
      numbers.append(self.emit(f"urem i64 {part}, {size}"))
    outer = dict(zip(others, numbers[:-2], strict=True))
    n0 = self.emit(f"mul i64 {numbers[-2]}, {t.cols}")
    m0 = self.emit(f"mul i64 {numbers[-1]}, {t.rows}")
    ms = [self.emit(f"add i64 {m0}, {i}") for i in range(t.rows)]
    step = _LANES if t.along_n else 1
    ns = [self.emit(f"add i64 {n0}, {j}") for j in range(0, t.cols, step)]
    vec = f"<{_LANES} x float>"
    accs = [[f"%acc{i}_{j}" for j in range(len(ns))] for i in range(t.rows)]
    for acc in (x for row in accs for x in row):
      self.allocas.append(f"  {acc} = alloca {vec}")
      self.scopes[-1].lines.append(f"  store {vec} zeroinitializer, ptr {acc}")
    if t.packed:
      self._pack(t, outer, linear, numbers[-1], n0)
    inner = dict(outer)
    for r in t.reduce.src[1:]:
      narrow = not t.along_n and r is t.reduce.src[-1]
      index = self.open(r, "0", str(r.arg[1] // _LANES if narrow else r.arg[1]))
      inner[r] = self.emit(f"mul i64 {index}, {_LANES}") if narrow else index
    if t.packed:
      row = self._panel_row(t, inner)
      places = [
        self.emit(f"getelementptr float, ptr {row}, i64 {j * _LANES}") for j in range(len(ns))
      ]
      bs = [self.emit(f"load {vec}, ptr {p}, align 64") for p in places]
    else:
      bs = [self.vector({**inner, t.n: n}, t.b) for n in ns]
    for i, m in enumerate(ms):
      if t.along_n:
        scalar = self.at({**inner, t.m: m}, t.a)
        one = self.emit(f"insertelement {vec} poison, float {scalar}, i64 0")
        zeros = f"<{_LANES} x i32> zeroinitializer"
        a = self.emit(f"shufflevector {vec} {one}, {vec} poison, {zeros}")
      else:
        a = self.vector({**inner, t.m: m}, t.a)
      for acc, b in zip(accs[i], bs, strict=True):
        old = self.emit(f"load {vec}, ptr {acc}")
        fma = f"call {vec} @llvm.fma.v{_LANES}f32({vec} {a}, {vec} {b}, {vec} {old})"
        self.scopes[-1].lines.append(f"  store {vec} {self.emit(fma)}, ptr {acc}")
    for _ in t.reduce.src[1:]:
      self.close()
    self._finish(t, outer, ms, ns, accs)
    self.close()
    return self.text(), items

  def _panel_row(self, t: Tile, inner: dict[UOp, str]) -> str:
    """Address of the panel's row for the current place in the sum."""
    number = "0"
    for r in t.reduce.src[1:]:
      number = self.emit(f"mul i64 {number}, {r.arg[1]}")
      number = self.emit(f"add i64 {number}, {inner[r]}")
    number = self.emit(f"mul i64 {number}, {t.cols}")
    return self.emit(f"getelementptr float, ptr %panel, i64 {number}")

  def _pack(self, t: Tile, outer: dict[UOp, str], linear: str, m_tile: str, n0: str) -> None:
    """Copy the panel of b, at the first tile of its column of tiles or of this thread."""
    depth = math.prod(r.arg[1] for r in t.reduce.src[1:])
    self.allocas.append(f"  %panel = alloca [{depth * t.cols} x float], align 64")
    first = self.emit(f"icmp eq i64 {m_tile}, 0")
    begin = self.emit(f"icmp eq i64 {linear}, %start")
    need = self.emit(f"or i1 {first}, {begin}")
    inner = dict(outer)
    for i, r in enumerate(t.reduce.src[1:]):
      size = str(r.arg[1])
      end = self.emit(f"select i1 {need}, i64 {size}, i64 0") if i == 0 else size
      inner[r] = self.open(r, "0", end)
    row = self._panel_row(t, inner)
    j = self.open(None, "0", str(t.cols))
    n = self.emit(f"add i64 {n0}, {j}")
    value = self.at({**inner, t.n: n}, t.b)
    place = self.emit(f"getelementptr float, ptr {row}, i64 {j}")
    self.scopes[-1].lines.append(f"  store float {value}, ptr {place}")
    for _ in t.reduce.src:
      self.close()

  def _finish(
    self, t: Tile, outer: dict[UOp, str], ms: list[str], ns: list[str], accs: list[list[str]]
  ) -> None:
    """Sums to a block of memory, and from there through the rest of the expression."""
    vec = f"<{_LANES} x float>"
    self.allocas.append(f"  %block = alloca [{t.rows * t.cols} x float], align 64")
    for i, row in enumerate(accs):
      for j, acc in enumerate(row):
        x, ty = self.emit(f"load {vec}, ptr {acc}"), vec
        if not t.along_n:
          zero = constant(dtypes.float32, 0.0)
          call = f"@llvm.vector.reduce.fadd.v{_LANES}f32(float {zero}, {vec} {x})"
          x, ty = self.emit(f"call reassoc float {call}"), "float"
        offset = i * t.cols + j * (_LANES if t.along_n else 1)
        place = self.emit(f"getelementptr float, ptr %block, i64 {offset}")
        self.scopes[-1].lines.append(f"  store {ty} {x}, ptr {place}")
    for i, m in enumerate(ms):
      column = self.open(None, "0", str(t.cols))
      n = self.emit(f"add i64 {ns[0]}, {column}")
      here = self.emit(f"add i64 {column}, {i * t.cols}")
      place = self.emit(f"getelementptr float, ptr %block, i64 {here}")
      total = self.emit(f"load float, ptr {place}")
      ranges = {**outer, t.m: m, t.n: n, t.reduce: total}
      v = self.at(ranges, self.store.src[1])
      self.write_value(v)
      self.close()
