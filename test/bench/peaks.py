"""What a machine's cores compute at most, measured by loops of nothing but multiplications."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable

from tinygrad import Context
from tinygrad.renderer import Program
from tinygrad.runtime.compiler_llvm import compile_ir, vector_registers
from tinygrad.runtime.limits import STEPS, loop_text, multiply_text
from tinygrad.runtime.memory import Block
from tinygrad.runtime.ops_cpu import CPUProgram

# As many sums at a time as hide the latency of a multiplication and addition.
_SUMS = 16
# Bytes that an item of traffic moves, and those of a step of its loops.
_ITEM_BYTES, _STEP = 1 << 16, 256
_TILE_FLOPS = 2 * 16 * 16 * 32
# Configuration of the matrix unit: palette 1, eight tiles of 16 rows of 64 bytes.
_CONFIG = bytes([1] + [0] * 15 + [64, 0] * 8 + [0] * 16 + [16] * 8 + [0] * 8)


def matrix_text() -> str:
  """Products of bfloat16 tiles on AMX, each operand tile read from the nearest cache."""
  x86 = "  call void @llvm.x86"
  return loop_text(
    [f"{x86}.ldtilecfg(ptr %x)", "  %y = getelementptr i8, ptr %x, i64 4096"]
    + [f"{x86}.tilezero(i8 {n})" for n in range(4)],
    [],
    [f"{x86}.tileloadd64(i8 {n}, ptr %y, i64 64)" for n in range(4, 8)]
    + [f"{x86}.tdpbf16ps(i8 {n}, i8 {4 + n // 2}, i8 {6 + n % 2})" for n in range(4)],
    [f"{x86}.tilerelease()"],
  )


class Peak:
  """A loop that shows the ceiling of `threads` cores: float32, or bfloat16 on the matrix unit."""

  def __init__(self, matrix: bool, threads: int):
    _, lanes, amx = vector_registers()
    if matrix and not amx:
      raise ValueError("Peak: this CPU has no matrix unit for bfloat16; measure float32")
    items = 8 * threads
    step = 4 * _TILE_FLOPS if matrix else 2 * lanes * _SUMS
    self.flops, self.threads = items * STEPS * step, threads
    binary = compile_ir(matrix_text() if matrix else multiply_text(lanes, _SUMS), "repeat")
    self.program = CPUProgram(Program("peak", binary, (("repeat", items),), self.flops, 0))
    self.memory = Block(1 << 20)
    if matrix:
      ctypes.memmove(self.memory.address, _CONFIG, len(_CONFIG))

  def run(self) -> None:
    with Context(NUM_CPU_THREADS=self.threads):
      self.program([self.memory.address])

  def rate(self, seconds: float = 0.0) -> float:
    """Operations a second of all threads now, over at least so many seconds.

    A loop as long as what it is compared with sees the same clock speed.
    """
    runs, passed = 0, 0.0
    while not runs or passed < seconds:
      passed += seconds_of(self.run)
      runs += 1
    return runs * self.flops / passed


class Traffic:
  """A loop that reads some bytes and writes others, each once: what memory and caches allow.

  Repeated on the same memory, it finds in the caches what a product of such operands would find.
  """

  def __init__(self, reads: int, writes: int, threads: int):
    self.threads = threads
    items = max(threads, -(-(reads + writes) // _ITEM_BYTES))
    # whole steps of four lines, so that an item starts at one
    self.read, self.write = (-(-n // (items * _STEP)) * _STEP for n in (reads, writes))
    self.memory = Block(items * self.read + 64), Block(items * self.write + 64)
    # pages that were never written to are all the same one, which is in a cache
    ctypes.memset(self.memory[0].address, 1, items * self.read)
    moved = items * (self.read + self.write)
    self.programs = []
    for past_caches in (False, True):
      binary = compile_ir(traffic_text(self.read, self.write, past_caches), "traffic")
      program = Program("traffic", binary, (("traffic", items),), 0, moved)
      self.programs.append(CPUProgram(program))

  def seconds(self) -> float:
    """Time of the quicker way to write: into the caches, or past them."""
    return min(seconds_of(lambda p=p: self._run(p)) for p in self.programs)

  def _run(self, program: CPUProgram) -> None:
    with Context(NUM_CPU_THREADS=self.threads):
      program([block.address for block in self.memory])


def traffic_text(read: int, write: int, past_caches: bool) -> str:
  """IR of `traffic`: each item reads so many bytes of one buffer, and fills as many of another."""
  ty, mark = "<16 x i32>", ", !nontemporal !0" if past_caches else ""
  lines = [
    "define void @traffic(ptr %args, i64 %start, i64 %end) {",
    "entry:",
    "  %x = load ptr, ptr %args",
    "  %second = getelementptr ptr, ptr %args, i64 1",
    "  %y = load ptr, ptr %second",
    "  br label %item",
    "item:",
    "  %n = phi i64 [ %start, %entry ], [ %n1, %done ]",
    f"  %x0 = mul i64 %n, {read}",
    f"  %y0 = mul i64 %n, {write}",
    "  br label %read",
    "read:",
    "  %i = phi i64 [ 0, %item ], [ %i1, %read ]",
    *(f"  %a{u} = phi {ty} [ zeroinitializer, %item ], [ %b{u}, %read ]" for u in range(4)),
    "  %xi = add i64 %x0, %i",
  ]
  for u in range(4):
    lines.append(f"  %xo{u} = add i64 %xi, {64 * u}")
    lines.append(f"  %xp{u} = getelementptr i8, ptr %x, i64 %xo{u}")
    lines.append(f"  %v{u} = load {ty}, ptr %xp{u}, align 64")
    lines.append(f"  %b{u} = or {ty} %a{u}, %v{u}")
  lines += [
    f"  %i1 = add i64 %i, {_STEP}",
    f"  %more = icmp ult i64 %i1, {read}",
    "  br i1 %more, label %read, label %middle",
    "middle:",
    f"  %s0 = or {ty} %b0, %b1",
    f"  %s1 = or {ty} %b2, %b3",
    f"  %s = or {ty} %s0, %s1",
    "  br label %write",
    "write:",
    "  %j = phi i64 [ 0, %middle ], [ %j1, %write ]",
    "  %yj = add i64 %y0, %j",
  ]
  for u in range(4):
    lines.append(f"  %yo{u} = add i64 %yj, {64 * u}")
    lines.append(f"  %yp{u} = getelementptr i8, ptr %y, i64 %yo{u}")
    lines.append(f"  store {ty} %s, ptr %yp{u}, align 64{mark}")
  lines += [
    f"  %j1 = add i64 %j, {_STEP}",
    f"  %again = icmp ult i64 %j1, {write}",
    "  br i1 %again, label %write, label %done",
    "done:",
    "  %n1 = add i64 %n, 1",
    "  %go = icmp slt i64 %n1, %end",
    "  br i1 %go, label %item, label %exit",
    "exit:",
    "  ret void",
    "}",
    "!0 = !{i32 1}",
  ]
  return "\n".join(lines)


def has_matrix_unit() -> bool:
  return vector_registers()[2]


def seconds_of(f: Callable[[], object]) -> float:
  """Time that f takes, by the clock.

  Not processor time: that of threads on other cores is counted some milliseconds late.
  """
  start = time.perf_counter()
  f()
  return time.perf_counter() - start
