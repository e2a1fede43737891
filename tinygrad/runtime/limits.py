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
STEPS = 100_000
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


def loop_text(setup: list[str], phis: list[str], body: list[str], after: list[str]) -> str:
  """IR of `repeat`: each item runs the body STEPS times; %x is the address of the first buffer."""
  return "\n".join(
    [
      "define void @repeat(ptr %args, i64 %start, i64 %end) {",
      "entry:",
      "  %x = load ptr, ptr %args",
      "  %items = sub i64 %end, %start",
      f"  %steps = mul i64 %items, {STEPS}",
      *setup,
      "  br label %loop",
      "loop:",
      "  %i = phi i64 [ 0, %entry ], [ %next, %loop ]",
      *phis,
      *body,
      "  %next = add i64 %i, 1",
      "  %go = icmp ult i64 %next, %steps",
      "  br i1 %go, label %loop, label %exit",
      "exit:",
      *after,
      "  ret void",
      "}",
    ]
  )


def multiply_text(lanes: int, sums: int) -> str:
  """Each item: STEPS times one multiplication and addition of so many vectors of float32."""
  ty, fma = f"<{lanes} x float>", f"@llvm.fma.v{lanes}f32"
  total = [f"  %t{i} = fadd {ty} %{'t' if i > 1 else 'b'}{i - 1}, %b{i}" for i in range(1, sums)]
  # apart from what other threads write
  place = ["  %p = mul i64 %start, 64", "  %mine = getelementptr float, ptr %x, i64 %p"]
  text = loop_text(
    [f"  %v = load {ty}, ptr %x, align 4"],
    [f"  %a{i} = phi {ty} [ %v, %entry ], [ %b{i}, %loop ]" for i in range(sums)],
    [f"  %b{i} = call {ty} {fma}({ty} %a{i}, {ty} %v, {ty} %v)" for i in range(sums)],
    [*total, *place, f"  store {ty} %t{sums - 1}, ptr %mine, align 4"],
  )
  return f"declare {ty} {fma}({ty}, {ty}, {ty})\n{text}"


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
  work = 2 * lanes * _SUMS * STEPS * threads
  binary = compile_ir(multiply_text(lanes, _SUMS), "repeat")
  multiply = CPUProgram(Program("multiply", binary, (("repeat", threads),), work, 0))
  sums = Block(256 * (threads + 1))
  flops = _rate(work, lambda: multiply([sums.address]))
  moved = 2 * _COPIED_BYTES
  binary = compile_ir(_COPY_TEXT, "copy")
  copy = CPUProgram(Program("copy", binary, (("copy", _COPIED_BYTES),), 0, moved))
  to, source = Block(_COPIED_BYTES), Block(_COPIED_BYTES)
  return flops, _rate(moved, lambda: copy([to.address, source.address]))
