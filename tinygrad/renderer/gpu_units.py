"""The matrix instructions of GPUs: how each family spreads its operands over a wave's threads."""

from __future__ import annotations

from tinygrad.dtype import DType, dtypes
from tinygrad.renderer.gpu import SHARED, GpuWriter

# Rows of a tile.
ROWS = 16


class Unit:
  """How one family of matrix instructions spreads its operands over the threads of a wave.

  Fragments are read from rows of shared memory that hold the terms of the sum side by side, which
  are of LLVM type `item` there.
  """

  cols = 16
  # sums that each thread holds
  sums = 4
  # instruction that copies 16 bytes into shared memory while threads go on, and waits for all
  copy_async = wait_async = ""

  def __init__(self, writer: GpuWriter, dtype: DType, item: str):
    self.w, self.dtype, self.item, self.half = writer, dtype, item, dtype is dtypes.float16

  def lanes(self) -> None:
    """Write what depends on the thread only."""
    self.w.line(f"%low = and i32 %lane, {ROWS - 1}")
    self.w.line(f"%high = udiv i32 %lane, {ROWS}")

  def fragment(self, place: str, wide: bool) -> list[str]:
    """Operands from the row at `place`; wide: two of them, side by side along the rows."""
    raise NotImplementedError

  def multiply(self, a: list[str], b: list[str], sums: list[str]) -> list[str]:
    """Sums with the product added."""
    raise NotImplementedError

  def place(self, i: int) -> tuple[str, str]:
    """Row and column, in a tile, of sum number i of a thread."""
    raise NotImplementedError

  def vector(self, place: str, count: int) -> str:
    """So many elements in a row."""
    align = min(self.dtype.itemsize * count, 16)
    return self.w.emit(f"load <{count} x {self.item}>, {SHARED} {place}, align {align}")

  def _typed(self, v: str, count: int) -> str:
    if not self.half:
      return v
    return self.w.emit(f"bitcast <{count} x i16> {v} to <{count} x half>")

  def _call_vector(self, name: str, count: int, rest: str, a: str, b: str, sums: list[str]) -> str:
    ty, total = f"<{count} x {'half' if self.half else 'i16'}>", f"<{self.sums} x float>"
    c = sums[0]
    return self.w.emit(f"call {total} @{name}({ty} {a}, {ty} {b}, {total} {c}{rest})")


class Mma(Unit):
  """NVIDIA's mma.sync of 16x8x16, with operands by ldmatrix."""

  cols = 8
  copy_async = "llvm.nvvm.cp.async.cg.shared.global.16"
  wait_async = "llvm.nvvm.cp.async.wait.all"
  _four_i32, _four_f32 = "{i32, i32, i32, i32}", "{float, float, float, float}"

  def lanes(self) -> None:
    """Which row, and which half of its terms, a thread names for ldmatrix."""
    w = self.w
    super().lanes()
    w.line("%seven = and i32 %lane, 7")
    w.line("%eight = shl i32 %high, 3")
    w.line("%brow = add i32 %seven, %eight")
    w.line("%bit = and i32 %lane, 8")
    w.line("%quad = udiv i32 %lane, 4")
    w.line("%pair0 = and i32 %lane, 3")
    w.line("%pair = shl i32 %pair0, 1")

  def fragment(self, place: str, wide: bool) -> list[str]:
    name = "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3"
    found = self.w.emit(f"call {self._four_i32} @{name}({SHARED} {place})")
    out = [self.w.emit(f"extractvalue {self._four_i32} {found}, {i}") for i in range(4)]
    if not self.half:
      return out
    return [self.w.emit(f"bitcast i32 {v} to <2 x half>") for v in out]

  def multiply(self, a: list[str], b: list[str], sums: list[str]) -> list[str]:
    ty = "<2 x half>" if self.half else "i32"
    name = f"llvm.nvvm.mma.m16n8k16.row.col.{'f32.f32' if self.half else 'bf16'}"
    actual = ", ".join([f"{ty} {v}" for v in (*a, *b)] + [f"float {c}" for c in sums])
    out = self.w.emit(f"call {self._four_f32} @{name}({actual})")
    return [self.w.emit(f"extractvalue {self._four_f32} {out}, {i}") for i in range(4)]

  def place(self, i: int) -> tuple[str, str]:
    row = "%quad" if i < 2 else self.w.emit("add i32 %quad, 8")
    return row, "%pair" if i % 2 == 0 else self.w.emit("add i32 %pair, 1")


class Wmma(Unit):
  """AMD's WMMA of 16x16x16 for waves of 32: both halves of a wave hold the same operands."""

  sums = 8

  def fragment(self, place: str, wide: bool) -> list[str]:
    low = self.vector(place, 8)
    high = self.vector(self.w.emit(f"getelementptr i16, {SHARED} {place}, i32 8"), 8)
    order = ", ".join(f"i32 {i}" for i in range(16))
    both = self.w.emit(f"shufflevector <8 x i16> {low}, <8 x i16> {high}, <16 x i32> <{order}>")
    return [self._typed(both, 16)]

  def multiply(self, a: list[str], b: list[str], sums: list[str]) -> list[str]:
    kind = "f16.v8f32.v16f16" if self.half else "bf16.v8f32.v16i16"
    return [self._call_vector(f"llvm.amdgcn.wmma.f32.16x16x16.{kind}", 16, "", a[0], b[0], sums)]

  def place(self, i: int) -> tuple[str, str]:
    return self.w.emit(f"add i32 %high, {2 * i}"), "%low"


class Mfma(Unit):
  """AMD's MFMA of 16x16x16 for waves of 64: a quarter of the wave holds a quarter of the terms.

  Of float32 there are four, each with a term of every quarter.
  """

  def fragment(self, place: str, wide: bool) -> list[str]:
    return [self._typed(self.vector(place, 4), 4)]

  def multiply(self, a: list[str], b: list[str], sums: list[str]) -> list[str]:
    rest, total = ", i32 0, i32 0, i32 0", sums[0]
    if self.dtype is dtypes.float32:
      for i in range(4):
        x, y = (self.w.emit(f"extractelement <4 x float> {v[0]}, i32 {i}") for v in (a, b))
        actual = f"float {x}, float {y}, <4 x float> {total}{rest}"
        total = self.w.emit(f"call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32({actual})")
      return [total]
    kind = "16x16x16f16" if self.half else "16x16x16bf16.1k"
    return [self._call_vector(f"llvm.amdgcn.mfma.f32.{kind}", 4, rest, a[0], b[0], sums)]

  def place(self, i: int) -> tuple[str, str]:
    first = self.w.emit("shl i32 %high, 2")
    return self.w.emit(f"add i32 {first}, {i}"), "%low"


UNITS: dict[str, type[Unit]] = {"mma": Mma, "wmma": Wmma, "mfma": Mfma}
