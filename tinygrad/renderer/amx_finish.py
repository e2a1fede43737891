"""The rest of the expression, applied to tiles of sums of the matrix unit row by row."""

from __future__ import annotations

from tinygrad.dtype import DType, dtypes
from tinygrad.renderer.blocks import BlockWriter
from tinygrad.renderer.strides import Free
from tinygrad.renderer.tile import MATRIX, Tile
from tinygrad.uop.ops import UOp

# Metadata of jumps back: loops that stay as they are, and one that becomes one vector operation.
ROLLED, _VECTORS = ", !llvm.loop !20", ", !llvm.loop !21"
LOOPS = """!20 = distinct !{!20, !22}
!21 = distinct !{!21, !22, !23, !24, !25}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = !{!"llvm.loop.vectorize.enable", i1 true}
!24 = !{!"llvm.loop.vectorize.width", i32 16}
!25 = !{!"llvm.loop.interleave.count", i32 2}"""


class FinishWriter(BlockWriter):
  """Writes the function that takes rows of a tile's sums through the rest of the expression.

  It is called between the steps of the next tile: the vector units work while the matrix unit does.
  """

  def __init__(self, store: UOp, params: list[UOp], name: str, tile: Tile, free: Free):
    super().__init__(store, params, name)
    self.t, self.free = tile, free

  def write_rows(self, others: tuple[UOp, ...]) -> str:
    """Text of `name(params, outer indices, first row, rows, first column, columns, sums)`."""
    t = self.t
    outer = {r: f"%r{i}" for i, r in enumerate(others)}
    i = self.open(None, "0", "%rows")
    ranges = outer | self.spread(self.sum("%m", i), t.ms)
    line = self.place("%c", self.times(i, MATRIX))
    if t.num_cols % MATRIX == 0:
      self._columns(ranges, line, str(MATRIX))
    else:
      # a loop of a known length becomes vectors without a rest
      whole = self.emit(f"icmp eq i64 %have, {MATRIX}")
      self.open(None, "0", self.emit(f"zext i1 {whole} to i64"))
      self._columns(ranges, line, str(MATRIX))
      self.close()
      self._columns(ranges, line, self.emit(f"select i1 {whole}, i64 0, i64 %have"))
    self.scopes[-1].mark = ROLLED
    self.close()
    ins = [f"ptr noalias %p{i}" for i in range(len(self.params))]
    ins += [f"i64 %r{i}" for i in range(len(others))]
    ins += ["i64 %m", "i64 %rows", "i64 %n", "i64 %have", "ptr noalias %c"]
    head = f"define internal void @{self.name}({', '.join(ins)}) noinline #0 {{"
    return "\n".join([head, "entry:", *self.allocas, *self.scopes[0].lines, "  ret void", "}"])

  def _columns(self, ranges: dict[UOp, str], line: str, end: str) -> None:
    t = self.t
    j = self.open(None, "0", end)
    total = self.emit(f"load float, ptr {self.place(line, j)}")
    total = self.convert(total, dtypes.float32, t.reduce.dtype)
    self.scopes[-1].memo = {**ranges, t.n: self.sum("%n", j), t.reduce: total}
    self.write_value(self.value(self.store.src[1]))
    if end == str(MATRIX):
      self.scopes[-1].mark = _VECTORS
    self.close()

  def convert(self, v: str, old: DType, new: DType, at: int = -1) -> str:
    """The CPU has an instruction that rounds to bfloat16."""
    if old is dtypes.float32 and new is dtypes.bfloat16:
      v = self.emit(f"fptrunc float {v} to bfloat", at)
      return self.emit(f"bitcast bfloat {v} to i16", at)
    return super().convert(v, old, new, at)
