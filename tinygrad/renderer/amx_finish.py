"""The rest of the expression, applied to tiles of sums of the matrix unit row by row."""

from __future__ import annotations

import functools

from tinygrad.dtype import DType, dtypes
from tinygrad.renderer.operands import OperandWriter
from tinygrad.renderer.strides import Free
from tinygrad.renderer.tile import MATRIX, Tile
from tinygrad.renderer.vectors import VectorWriter
from tinygrad.uop.ops import UOp, toposort

# Sums of a vector.
_LANES = 16


class TurnWriter(OperandWriter):
  """Writes the function that transposes a tile's sums."""

  def write_turn(self) -> str:
    """Text of `name(from, to)`: 32 by 32, in four quarters."""
    across = self.open(None, "0", "2")
    down = self.open(None, "0", "2")
    start = self._quarter("%from", down, across)
    rows = [
      self.emit(f"load <{_LANES} x float>, ptr {self.place(start, str(i * MATRIX))}, align 64")
      for i in range(_LANES)
    ]
    to = self._quarter("%to", across, down)
    for i, v in enumerate(self.turn(rows)):
      place = self.place(to, str(i * MATRIX))
      self.line(f"store <{_LANES} x float> {v}, ptr {place}, align 64")
    self.close()
    self.close()
    head = f"define internal void @{self.name}(ptr noalias %from, ptr noalias %to) noinline #0 {{"
    return "\n".join([head, "entry:", *self.scopes[0].lines, "  ret void", "}"])

  def _quarter(self, base: str, down: str, across: str) -> str:
    number = self.sum(self.times(down, _LANES * MATRIX), self.times(across, _LANES))
    return self.place(base, number)


class FinishWriter(VectorWriter):
  """Writes the function that takes rows of a tile's sums through the rest of the expression.

  It is called between the steps of the next tile: the vector units work while the matrix unit does.
  leaves_values: whether LLVM has loops over single values to make vectors of.
  """

  leaves_values = False

  def __init__(self, store: UOp, params: list[UOp], name: str, tile: Tile, free: Free):
    super().__init__(store, params, name)
    self.t, self.free, self.lanes = tile, free, _LANES
    # ranges of the result's rows and of its columns, and how many columns there are
    self.down, self.across, self.size = tile.ms, tile.n, tile.num_cols
    if tile.crossed:
      self.down, self.across, self.size = (tile.n,), tile.ms[0], tile.num_rows
    self.along = self.across
    # of each vector of a row, values that are the same in all rows
    self.columns: list[dict[UOp, str]] = [{} for _ in range(MATRIX // _LANES)]

  def write_rows(self, others: tuple[UOp, ...]) -> str:
    """Text of `name(params, outer indices, first row, rows, first column, columns, sums)`, rows and
    columns of the result."""
    self.scopes[0].memo = {r: f"%r{i}" for i, r in enumerate(others)}
    by_vectors = self.stores_vectors()
    if by_vectors and self.size % MATRIX == 0:
      self.straight("%n", _LANES, MATRIX // _LANES, self._same_in_rows)
    i = self.open(None, "0", "%rows")
    self.scopes[-1].memo = self.spread(self.sum("%m", i), self.down)
    line = self.place("%c", self.times(i, MATRIX))
    # columns count from the start of all
    back = self.emit("sub nsw i64 0, %n")
    line = self.emit(f"getelementptr float, ptr {line}, i64 {back}")
    self._columns(functools.partial(self._column, line), by_vectors)
    self.close_as_is()
    ins = [f"ptr noalias %p{i}" for i in range(len(self.params))]
    ins += [f"i64 %r{i}" for i in range(len(others))]
    ins += ["i64 %m", "i64 %rows", "i64 %n", "i64 %have", "ptr noalias %c"]
    head = f"define internal void @{self.name}({', '.join(ins)}) noinline #0 {{"
    return "\n".join([head, "entry:", *self.allocas, *self.scopes[0].lines, "  ret void", "}"])

  def _same_in_rows(self, copy: int) -> None:
    """Values of columns that are the same for all rows, before the loop over these."""
    t, below = self.t, frozenset(self.down)
    nodes = toposort((self.store.src[1],), lambda u: u is not t.reduce)
    apart = [u for u in nodes if u is t.reduce or self.free[u] & below]
    tops = dict.fromkeys(s for u in apart if u is not t.reduce for s in u.src)
    for u in tops:
      if self.across in self.free[u] and not self.free[u] & below and u.dtype is not dtypes.int64:
        self.columns[copy][u] = self.value(u)

  def _columns(self, body: functools.partial[None], by_vectors: bool) -> None:
    """The body for all columns of a row, as vectors where they can be."""
    if not by_vectors:
      self.leaves_values = True
      j = self.open(None, "0", "%have" if self.size % MATRIX else str(MATRIX))
      self.scopes[-1].memo = {self.across: self.sum("%n", j)}
      body(0)
      self.close()
      return
    if self.size % MATRIX == 0:
      self.straight("%n", _LANES, MATRIX // _LANES, body)
      return
    whole = self.sum("%n", self.emit(f"and i64 %have, {-_LANES}"))
    self.piece("%n", whole, _LANES, 1, body)
    if self.size % _LANES:
      self.piece(whole, self.sum("%n", "%have"), 1, 1, body)

  def _column(self, line: str, copy: int) -> None:
    """A vector of sums, or one."""
    scope = self.scopes[-1]
    scope.memo |= self.columns[copy]
    self.finish_sum(self.t.reduce, line, scope.memo[self.across])

  def convert(self, v: str, old: DType, new: DType, at: int = -1) -> str:
    """The CPU has an instruction that rounds to bfloat16."""
    if old is dtypes.float32 and new is dtypes.bfloat16:
      bits = "bfloat" if self.width == 1 else f"<{self.width} x bfloat>"
      v = self.emit(f"fptrunc {self.ty(old)} {v} to {bits}", at)
      return self.emit(f"bitcast {bits} {v} to {self.ty(new)}", at)
    return super().convert(v, old, new, at)
