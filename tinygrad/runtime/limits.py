"""What this machine can do at most, measured: the yardstick of DEBUG=2."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable

from tinygrad.helpers import NUM_CPU_THREADS
from tinygrad.renderer import Program
from tinygrad.runtime.compiler_llvm import compile_ir, vector_registers
from tinygrad.runtime.memory import Block
from tinygrad.runtime.ops_cpu import CPUProgram

# As many sums at a time as hide the latency of a multiplication and addition.
_SUMS = 10
_STEPS = 100_000
# Larger than the caches.
_COPIED_BYTES = 64 << 20


def _rate(work: float, run: Callable[[], None]) -> float:
  """Work a second, the best of a few runs."""
  times = []
  for _ in range(5):
    start = time.perf_counter()
    run()
    times.append(time.perf_counter() - start)
  return work / min(times)


def _multiply_text(lanes: int) -> str:
  """Each item: _STEPS times one multiplication and addition of _SUMS vectors."""
  ty = f"<{lanes} x float>"
  phis = [f"  %a{i} = phi {ty} [ %x, %entry ], [ %b{i}, %loop ]" for i in range(_SUMS)]
  fma = f"call {ty} @llvm.fma.v{lanes}f32"
  sums = [f"  %b{i} = {fma}({ty} %a{i}, {ty} %x, {ty} %x)" for i in range(_SUMS)]
  total = [f"  %t{i} = fadd {ty} %{'t' if i > 1 else 'b'}{i - 1}, %b{i}" for i in range(1, _SUMS)]
  return "\n".join(
    [
      f"declare {ty} @llvm.fma.v{lanes}f32({ty}, {ty}, {ty})",
      "define void @multiply(ptr %args, i64 %start, i64 %end) {",
      "entry:",
      "  %out = load ptr, ptr %args",
      f"  %x = load {ty}, ptr %out, align 4",
      "  %items = sub i64 %end, %start",
      f"  %steps = mul i64 %items, {_STEPS}",
      "  br label %loop",
      "loop:",
      "  %i = phi i64 [ 0, %entry ], [ %next, %loop ]",
      *phis,
      *sums,
      "  %next = add i64 %i, 1",
      "  %go = icmp ult i64 %next, %steps",
      "  br i1 %go, label %loop, label %exit",
      "exit:",
      *total,
      # apart from what others write
      "  %place = mul i64 %start, 64",
      "  %mine = getelementptr float, ptr %out, i64 %place",
      f"  store {ty} %t{_SUMS - 1}, ptr %mine, align 4",
      "  ret void",
      "}",
    ]
  )


_COPY_TEXT = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @copy(ptr %args, i64 %start, i64 %end) {
  %to = load ptr, ptr %args
  %second = getelementptr ptr, ptr %args, i64 1
  %from = load ptr, ptr %second
  %n = sub i64 %end, %start
  %t = getelementptr i8, ptr %to, i64 %start
  %f = getelementptr i8, ptr %from, i64 %start
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %f, i64 %n, i1 false)
  ret void
}
"""


@functools.cache
def cpu_limits() -> tuple[float, float]:
  """(float32 operations, bytes of memory) a second of all threads of a kernel."""
  lanes, threads = vector_registers()[1], int(NUM_CPU_THREADS)
  work = 2 * lanes * _SUMS * _STEPS * threads
  binary = compile_ir(_multiply_text(lanes), "multiply")
  multiply = CPUProgram(Program("multiply", binary, (("multiply", threads),), work, 0))
  sums = Block(256 * (threads + 1))
  flops = _rate(work, lambda: multiply([sums.address]))
  moved = 2 * _COPIED_BYTES
  binary = compile_ir(_COPY_TEXT, "copy")
  copy = CPUProgram(Program("copy", binary, (("copy", _COPIED_BYTES),), 0, moved))
  to, source = Block(_COPIED_BYTES), Block(_COPIED_BYTES)
  return flops, _rate(moved, lambda: copy([to.address, source.address]))
