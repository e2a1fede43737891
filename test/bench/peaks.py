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

  def core_rate(self) -> float:
    """Operations a second of one core now, by processor time: others may use the machine."""
    return self.flops / cpu_seconds(self.run)


def has_matrix_unit() -> bool:
  return vector_registers()[2]


def cpu_seconds(f: Callable[[], object]) -> float:
  """Processor time of all threads that f takes."""
  start = time.process_time()
  f()
  return time.process_time() - start
