"""Items that are blocks of the result: numbers of blocks, and sums over the rows of a block."""

from __future__ import annotations

from tinygrad.renderer.llvmir import StoreWriter
from tinygrad.uop.ops import UOp


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

  def ask(self, place: str, writes: bool = False, near: bool = False) -> None:
    """Ask for the line of memory at an address; near: in the nearest cache, else in the second."""
    how = f"i32 {int(writes)}, i32 {3 if near else 2}"
    self.line(f"call void @llvm.prefetch.p0(ptr {place}, {how}, i32 1)")

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
