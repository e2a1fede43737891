"""Sums of columns side by side: rows are read one after the other, as they lie in memory."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from tinygrad.dtype import HALVES, dtypes
from tinygrad.renderer.llvmir import REASSOC, llvm_type
from tinygrad.renderer.strides import Free, stride
from tinygrad.renderer.tile import Registers
from tinygrad.renderer.vectors import VectorWriter, whole_vectors
from tinygrad.uop import Ops
from tinygrad.uop.ops import GroupOp, UOp, identity_element
from tinygrad.uop.symbolic import terms

_COLUMNS = 128
# Operations on values of a row of a block up to which it is written without a loop.
_STRAIGHT = 64
# Columns from which there are vectors of them also where some are left: of fewer LLVM makes quicker
# loops, for which it takes twice as long.
_MANY = 1 << 12


@dataclass(frozen=True)
class Columns:
  """A reduction of rows that lie in memory along n, the last range; so many columns at once."""

  reduce: UOp
  n: UOp
  width: int = _COLUMNS

  def __str__(self) -> str:
    return f"{self.width} columns at once"


def find_columns(store: UOp, free: Free) -> Columns | None:
  """The reduction of a STORE, where loads are contiguous along n and not along what is reduced."""
  ranges = store.src[2:]
  sums = [u for u in free if u.op is Ops.REDUCE]
  if len(sums) != 1 or not ranges or any(r.arg[2] != "grid" for r in ranges):
    return None
  total, n = sums[0], ranges[-1]
  loads = [u for u in total.src[0].toposort() if u.op is Ops.LOAD]
  wide = [u.src[0].src[1] for u in loads if n in free[u]]
  steps = [stride(index, n, free) for index in wide]
  down = [stride(index, total.src[-1], free) for index in wide]
  if n not in free[total] or n.arg[1] < 16 or 1 not in steps or 1 in down:
    return None
  reads_own = any(u.src[0].src[0] is store.src[0].src[0] for u in loads)
  return None if reads_own else Columns(total, n)


class ColumnWriter(VectorWriter):
  """Writes the function of one STORE, the sums of a block of columns side by side.

  In registers where a block is a few vectors; else in memory, between loops of vectors; where
  elements do not lie side by side, between loops that LLVM makes what it can of.
  """

  def __init__(
    self, store: UOp, params: list[UOp], name: str, columns: Columns, registers: Registers
  ):
    super().__init__(store, params, name)
    self.columns = columns
    self.dtype = dtypes.float32 if columns.reduce.dtype in HALVES else columns.reduce.dtype
    if self._may_be_vectors(registers.lanes):
      self.along, self.lanes = columns.n, registers.lanes
      self.half = self.lanes // 2 if columns.n.arg[1] % self.lanes else 0
    # place of the sum of column 0, or of the sums of each vector
    self.base, self.places = "", list[str]()
    # vectors of a block whose sums are in registers, beside what they are computed with
    self.block = min(columns.width, columns.n.arg[1])
    self.vectors, rest = divmod(self.block, self.lanes)
    if self.lanes == 1 or rest or columns.n.arg[1] % self.block:
      self.vectors = 0
    elif 2 * self.vectors > registers.number or self.vectors * self._work() > _STRAIGHT:
      self.vectors = 0

  def _may_be_vectors(self, lanes: int) -> bool:
    n, free = self.columns.n, self.free
    places = [u.src[0].src[1] for u in free if u.op is Ops.LOAD and n in free[u]]
    steps = [terms(place)[0].get(n) for place in (*places, self.store.src[0].src[1])]
    one_by_one = all(step == 1 for step in steps) and whole_vectors(list(free), n, free)
    size = n.arg[1]
    return one_by_one and size >= lanes and (size % lanes == 0 or size >= _MANY)

  def _work(self) -> int:
    inside = [u for u in self.free if u.op in GroupOp.ALU and u.dtype is not dtypes.int64]
    return 1 + sum(self.columns.n in self.free[u] for u in inside)

  def write_columns(self) -> tuple[str, int]:
    """Text of the function, and the number of items."""
    c = self.columns
    others = tuple(r for r in self.store.src[2:] if r is not c.n)
    size = c.n.arg[1]
    count = -(-size // self.block)
    ty = llvm_type(self.dtype)
    if self.vectors:
      self.places = [self.fresh() for _ in range(self.vectors)]
      self.allocas += [f"  {place} = alloca <{self.lanes} x {ty}>" for place in self.places]
    else:
      self.allocas.append(f"  %sums = alloca [{self.block} x {ty}], align 64")
    linear = self.open(None, "%start", "%end")
    n0 = self.times(self.emit(f"urem i64 {linear}, {count}"), self.block)
    self.scopes[-1].memo = self.spread(self.emit(f"udiv i64 {linear}, {count}"), others)
    end = self.sum(n0, self.left(size, n0, self.block))
    if not self.vectors:
      # where the sum of column 0 would be
      before = self.emit(f"sub i64 0, {n0}")
      self.base = self.emit(f"getelementptr {ty}, ptr %sums, i64 {before}")
    self._for_columns(n0, end, self._clear)
    for r in c.reduce.src[1:]:
      self.open(r, "0", str(r.arg[1]))
    self._for_columns(n0, end, self._add)
    for _ in c.reduce.src[1:]:
      self.close()
    self._for_columns(n0, end, self._finish)
    self.close()
    return self.text(), count * math.prod(r.arg[1] for r in others)

  def _for_columns(self, n0: str, end: str, body: Callable[[int], None]) -> None:
    """The body for each column of a block, or for vectors of them."""
    n, lanes = self.columns.n, self.lanes
    if self.vectors:
      self.straight(n0, lanes, self.vectors, body)
    elif lanes == 1:
      self.open(n, n0, end)
      body(0)
      self.close()
    elif n.arg[1] % lanes or self.block % lanes:
      self.loop(n0, end, 1, body, ())
    else:
      self.piece(n0, end, lanes, 1, body)

  def _sum(self, copy: int) -> tuple[str, str]:
    """Type and place of the sums of the current columns; the width becomes theirs."""
    self.width = self.scopes[-1].lanes
    ty = llvm_type(self.dtype)
    if self.vectors:
      return self.ty(self.dtype), self.places[copy]
    number = self.value(self.columns.n)
    return self.ty(self.dtype), self.emit(f"getelementptr {ty}, ptr {self.base}, i64 {number}")

  def _clear(self, copy: int) -> None:
    ty, place = self._sum(copy)
    first = self.lit(self.dtype, identity_element(self.columns.reduce.arg, self.dtype))
    self.line(f"store {ty} {first}, ptr {place}, align {self.dtype.itemsize}")
    self.width = 1

  def _add(self, copy: int) -> None:
    summand = self.columns.reduce.src[0]
    self.value(summand)
    ty, place = self._sum(copy)
    value = self.convert(self.operand(summand), summand.dtype, self.dtype)
    old = self.emit(f"load {ty}, ptr {place}, align {self.dtype.itemsize}")
    new = self.binary(self.columns.reduce.arg, self.dtype, old, value, -1, REASSOC)
    self.line(f"store {ty} {new}, ptr {place}, align {self.dtype.itemsize}")
    self.width = 1

  def _finish(self, copy: int) -> None:
    total = self.columns.reduce
    ty, place = self._sum(copy)
    found = self.emit(f"load {ty}, ptr {place}, align {self.dtype.itemsize}")
    self.scopes[-1].memo[total] = self.convert(found, self.dtype, total.dtype)
    self.width = 1
    value = self.value(self.store.src[1])
    if self.scopes[-1].lanes > 1:
      self.put(self.store)
    else:
      self.write_value(value)
