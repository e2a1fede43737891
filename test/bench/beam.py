"""What a search gains for the kernels of a BERT step on the CPU: by the rules, and searched.

    PYTHONPATH=. python3 -m test.bench.beam [--size large] [--width 2] [--most 12]
      [--dtypes float32 bfloat16] [--seconds 600]

The kernels are those of one training and one evaluation step of a layer at batch 2, the `most` that
take the longest by the rules. Both forms take turns in one process; the shortest times are shown.
"""

from __future__ import annotations

import argparse
import time

from test.tools.gpu_table import step_kernels
from tinygrad.codegen import cost, kernel_name
from tinygrad.engine.search import Search, shown
from tinygrad.renderer import Target
from tinygrad.uop.ops import UOp


def guess(kernel: UOp) -> float:
  """Seconds that a kernel should take, roughly."""
  flops, nbytes = cost(kernel)
  return flops / 1e11 + nbytes / 1e10


def main(size: str, dtypes: list[str], width: int, most: int, seconds: float) -> None:
  for dtype in dtypes:
    counts = step_kernels(size, 1, dtype.upper())
    kernels = sorted(counts, key=lambda k: -counts[k] * guess(k))[:most]
    print(f"{dtype}, BEAM={width}: {len(kernels)} of {len(counts)} kernels of a step")
    began, before, after = time.monotonic(), 0.0, 0.0
    for kernel in kernels:
      search = Search(kernel, Target("CPU"), "CPU", width, began + seconds)
      start = time.monotonic()
      result, rules_s, best_s = search.run(())
      before, after = before + counts[kernel] * rules_s, after + counts[kernel] * best_s
      print(
        f"{kernel_name(kernel):32} {counts[kernel]:3} x {rules_s * 1e3:9.3f} ms, searched "
        f"{best_s * 1e3:9.3f} ms, {rules_s / best_s:5.2f} times as fast; {len(search.texts):3} "
        f"forms in {time.monotonic() - start:5.1f} s: {shown(result.options)}",
        flush=True,
      )
    print(f"together {before * 1e3:.1f} ms, searched {after * 1e3:.1f} ms: {before / after:.3f}")


if __name__ == "__main__":
  parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
  parser.add_argument("--size", default="large", help="large or tiny")
  parser.add_argument("--dtypes", nargs="+", default=["float32", "bfloat16"])
  parser.add_argument("--width", type=int, default=2)
  parser.add_argument("--most", type=int, default=12, help="kernels, the slowest ones")
  parser.add_argument("--seconds", type=float, default=600, help="of all searches of a dtype")
  main(**vars(parser.parse_args()))
