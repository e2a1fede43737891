"""What compiling costs: a line for each distinct kernel of a BERT-large training step.

    PYTHONPATH=. python3 test/bench/compile.py [--dtype bfloat16] [--layers 2] [--kernels FILE]

Processor milliseconds of this process, the least of --rounds: writing the text of a kernel's LLVM
IR, LLVM's work on it, and loading the object. Contractions are what is planned as tiles, all else
is a small kernel. The kernels are those of two real steps; --kernels keeps them, and a later run
that names the same file only measures.
"""

from __future__ import annotations

import argparse
import os
import pickle
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from test.bench.bert_sides import TinygradSide
from tinygrad.codegen import _registers, generate
from tinygrad.codegen.options import choose_plan, options_of, shared_rows
from tinygrad.renderer import Target
from tinygrad.renderer.columns import Columns
from tinygrad.renderer.llvmir import free_ranges
from tinygrad.renderer.tile import Tile
from tinygrad.runtime.compiler_llvm import Library, _machine
from tinygrad.runtime.llvm_worker import compile_module
from tinygrad.uop.ops import UOp
from tinygrad.uop.slices import kernels_of

# What issue texts and the README ask for, in milliseconds.
LIMITS = {"contraction": 90.0, "small": 20.0}


@dataclass(frozen=True)
class Row:
  """One kernel: milliseconds, lines of text and bytes of the object."""

  kind: str
  name: str
  text_ms: float
  llvm_ms: float
  load_ms: float
  lines: int
  nbytes: int

  @property
  def is_contraction(self) -> bool:
    """Whether it has a product in tiles."""
    return self.kind == "contraction"

  def __str__(self) -> str:
    return (
      f"{self.kind:12} {self.name:44} {self.text_ms:8.1f} {self.llvm_ms:8.1f} "
      f"{self.load_ms:8.2f} {self.lines:8} {self.nbytes:8}"
    )


def step_kernels(layers: int, batch: int, dtype: str) -> list[UOp]:
  """Distinct kernels of a training step on the CPU, those of chains one by one."""
  side = TinygradSide(layers, batch, 512, dtype)
  for _ in range(2):
    side.step()
  sinks = [item.info.sink for item in side.whole.captured.items if item.info is not None]
  return list(dict.fromkeys(k for sink in sinks for k in kernels_of(sink)))


def kind_of(sink: UOp) -> str:
  """How a kernel is planned: contraction, rows, columns or loops."""
  if shared_rows(sink, ()) is not None:
    return "rows"
  plans = [
    choose_plan(s, free_ranges((s,)), _registers(), options_of((), i))
    for i, s in enumerate(sink.src)
  ]
  if any(isinstance(p, Tile) for p in plans):
    return "contraction"
  if any(isinstance(p, Columns) for p in plans):
    return "columns"
  return "rows" if any(p is not None for p in plans) else "loops"


def least_ms(rounds: int, work: Callable[[], Any]) -> tuple[float, Any]:
  """(processor milliseconds of the quickest call, what it returned)."""
  times, found = [], None
  for _ in range(rounds):
    start = time.process_time()
    found = work()
    times.append(time.process_time() - start)
  return 1e3 * min(times), found


def measure(sink: UOp, rounds: int) -> Row:
  """Compile one kernel for this CPU, without the cache, in this process."""
  text_ms, (program, text) = least_ms(rounds, lambda: generate(sink, Target("CPU")))
  llvm_ms, binary = least_ms(rounds, lambda: compile_module(text, _machine()))
  names = tuple(name for name, _ in program.entries)
  load_ms, _ = least_ms(rounds, lambda: Library(binary, names))
  lines = text.count("\n") + 1
  return Row(kind_of(sink), program.name, text_ms, llvm_ms, load_ms, lines, len(binary))


def summary(rows: list[Row]) -> list[str]:
  """A line for contractions, one for small kernels: worst, median, how many exceed the limit."""
  out = []
  for kind, limit in LIMITS.items():
    found = sorted(
      r.text_ms + r.llvm_ms for r in rows if r.is_contraction == (kind == "contraction")
    )
    if found:
      above = sum(ms > limit for ms in found)
      out.append(
        f"{len(found)} kernels, {kind}: {statistics.median(found):.1f} ms in the median, "
        f"{found[-1]:.1f} the slowest, {above} above {limit:.0f}, {sum(found):.0f} in all"
      )
  if rows:
    out.append(f"loading one: {statistics.median(r.load_ms for r in rows):.2f} ms in the median")
  return out


def main(dtype: str, layers: int, batch: int, rounds: int, kernels: str, only: str) -> None:
  if kernels and os.path.exists(kernels):
    with open(kernels, "rb") as f:
      sinks = pickle.load(f)
  else:
    sinks = step_kernels(layers, batch, dtype)
    if kernels:
      with open(kernels, "wb") as f:
        pickle.dump(sinks, f)
  print(
    f"{dtype}, {layers} layers, batch {batch}: processor milliseconds, the least of {rounds}\n"
    f"{'kind':12} {'kernel':44} {'text':>8} {'LLVM':>8} {'load':>8} {'lines':>8} {'bytes':>8}"
  )
  rows = []
  for sink in sinks:
    if not only or kind_of(sink) == only:
      rows.append(measure(sink, rounds))
  for row in sorted(rows, key=lambda r: -r.llvm_ms - r.text_ms):
    print(row)
  print("\n".join(summary(rows)))


if __name__ == "__main__":
  parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
  parser.add_argument("--dtype", default="float32", choices=("float32", "bfloat16"))
  parser.add_argument("--layers", type=int, default=2)
  parser.add_argument("--batch", type=int, default=2)
  parser.add_argument("--rounds", type=int, default=3)
  parser.add_argument("--kernels", default="", help="file that keeps the kernels")
  parser.add_argument("--only", default="", help="contraction, rows, columns or loops")
  main(**vars(parser.parse_args()))
