"""Items that are blocks of the result: numbers of blocks, and sums over the rows of a block."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tinygrad.dtype import dtypes
from tinygrad.renderer.llvmir import HALVES, REASSOC, StoreWriter, constant, llvm_type
from tinygrad.renderer.tile import Free, stride
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp, identity_element

_COLUMNS = 128


class BlockWriter(StoreWriter):
  """What writers of blocks share. `scratch`: bytes that a thread needs beside the buffers, and
  `kept`: those that nothing else uses before a slice of a chain is done."""

  scratch = kept = 0

  def reserve(self, elements: int, keep: bool = False) -> str:
    """Address of float32 elements in this thread's scratch memory, or in what is kept of it."""
    size = -(-elements // 16) * 64
    if not keep:
      start, self.scratch = self.scratch, self.scratch + size
      return self.emit(f"getelementptr inbounds i8, ptr %scratch, i64 {start}", 0)
    if "kept" not in self.memory:
      self.memory = ("kept", "scratch")
    start, self.kept = self.kept, self.kept + size
    return self.emit(f"getelementptr inbounds i8, ptr %kept, i64 {start}", 0)

  def own_memory(self) -> list[str]:
    """What is kept lies behind the other memory where no chain has a place for it."""
    if "kept" not in self.memory:
      return []
    return [
      "  %alone = icmp eq ptr %kept.given, null",
      f"  %kept.own = getelementptr i8, ptr %scratch, i64 {self.scratch}",
      "  %kept = select i1 %alone, ptr %kept.own, ptr %kept.given",
    ]

  def at(self, ranges: dict[UOp, str], u: UOp) -> str:
    """Value of a node in the innermost scope with other values of its ranges."""
    self.scopes[-1].memo = dict(ranges)
    value = self.value(u)
    # loops inside this one have other values of the same ranges
    self.scopes[-1].memo = {}
    return value

  def sum(self, a: str, b: str | int) -> str:
    return a if b in (0, "0") else self.emit(f"add nuw nsw i64 {a}, {b}")

  def times(self, a: str, b: str | int) -> str:
    return a if b in (1, "1") else self.emit(f"mul nuw nsw i64 {a}, {b}")

  def least(self, a: str | int, b: str) -> str:
    less = self.emit(f"icmp slt i64 {a}, {b}")
    return self.emit(f"select i1 {less}, i64 {a}, i64 {b}")

  def left(self, size: int, start: str, block: int) -> str:
    """Elements of a block that starts at a place: fewer at the end where blocks do not divide."""
    if size % block == 0:
      return str(block)
    return self.least(block, self.emit(f"sub nsw i64 {size}, {start}"))

  def blocks(self, count: str, size: int) -> str:
    if count.isdigit():
      return str(-(-int(count) // size))
    return self.emit(f"udiv i64 {self.sum(count, size - 1)}, {size}")

  def place(self, base: str, number: str) -> str:
    return self.emit(f"getelementptr inbounds float, ptr {base}, i64 {number}")


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


class ColumnWriter(BlockWriter):
  """Writes the function of one STORE, the sums of a block of columns side by side."""

  def write_columns(self, c: Columns) -> tuple[str, int]:
    """Text of the function, and the number of items."""
    others = tuple(r for r in self.store.src[2:] if r is not c.n)
    size = c.n.arg[1]
    count = -(-size // c.width)
    dt = dtypes.float32 if c.reduce.dtype in HALVES else c.reduce.dtype
    ty = llvm_type(dt)
    self.allocas.append(f"  %sums = alloca [{c.width} x {ty}], align 64")
    linear = self.open(None, "%start", "%end")
    n0 = self.times(self.emit(f"urem i64 {linear}, {count}"), c.width)
    self.scopes[-1].memo = self.spread(self.emit(f"udiv i64 {linear}, {count}"), others)
    have = self.left(size, n0, c.width)
    first = constant(dt, identity_element(c.reduce.arg, dt))
    self.line(f"store {ty} {first}, ptr {self._spot(ty, self.open(None, '0', have))}")
    self.close()
    for r in c.reduce.src[1:]:
      self.open(r, "0", str(r.arg[1]))
    j = self.open(None, "0", have)
    self.scopes[-1].memo = {c.n: self.sum(n0, j)}
    value = self.convert(self.value(c.reduce.src[0]), c.reduce.src[0].dtype, dt)
    spot = self._spot(ty, j)
    old = self.emit(f"load {ty}, ptr {spot}")
    new = self.binary(c.reduce.arg, dt, old, value, -1, REASSOC)
    self.line(f"store {ty} {new}, ptr {spot}")
    for _ in c.reduce.src:
      self.close()
    j = self.open(None, "0", have)
    total = self.emit(f"load {ty}, ptr {self._spot(ty, j)}")
    total = self.convert(total, dt, c.reduce.dtype)
    self.scopes[-1].memo = {c.n: self.sum(n0, j), c.reduce: total}
    self.write_value(self.value(self.store.src[1]))
    self.close()
    self.close()
    return self.text(), count * math.prod(r.arg[1] for r in others)

  def _spot(self, ty: str, number: str) -> str:
    return self.emit(f"getelementptr inbounds {ty}, ptr %sums, i64 {number}")
