"""Products of the shapes of a BERT-large step: percent of what the cores can do, beside torch.

    PYTHONPATH=. python3 test/bench/gemm.py [--threads 1 2] [--rounds 7] [--sizes 1024 ...]

Every share is a product's rate over that of a loop of nothing but multiplications (peaks.py), which
runs right before and after it, both by processor time: so other processes on the machine count for
little. What is packed is packed in each call. The median of the rounds is shown.
"""

from __future__ import annotations

import argparse
import importlib.util
import statistics
from collections.abc import Callable

import numpy as np

from test.bench.peaks import Peak, cpu_seconds, has_matrix_unit
from tinygrad import Context, Tensor, TinyJit

Shape = tuple[int, int, int]
# name, (rows, columns, terms), whether a and b are stored transposed: batch 2, sequence 512
CASES: list[tuple[str, Shape, bool, bool]] = [
  ("attention forward", (1024, 1024, 1024), False, True),
  ("intermediate forward", (1024, 4096, 1024), False, True),
  ("output forward", (1024, 1024, 4096), False, True),
  ("attention dX", (1024, 1024, 1024), False, False),
  ("intermediate dX", (1024, 1024, 4096), False, False),
  ("output dX", (1024, 4096, 1024), False, False),
  ("attention dW", (1024, 1024, 1024), True, False),
  ("intermediate dW", (4096, 1024, 1024), True, False),
  ("output dW", (1024, 4096, 1024), True, False),
  ("words forward", (152, 30522, 1024), False, True),
  ("words dX", (152, 1024, 30522), False, False),
  ("words dW", (30522, 1024, 152), True, False),
]


def measure(run: Callable[[], object], flops: int, peak: Peak, rounds: int) -> tuple[float, float]:
  """(share of the peak, operations a second of one core): medians."""
  run()
  shares, rates = [], []
  for _ in range(rounds):
    before = peak.core_rate()
    rate = flops / cpu_seconds(run)
    shares.append(rate / ((before + peak.core_rate()) / 2))
    rates.append(rate)
  return statistics.median(shares), statistics.median(rates)


def operands(shape: Shape, turned: tuple[bool, bool], dtype: str) -> tuple[np.ndarray, np.ndarray]:
  """a [M, K] or [K, M], b [K, N] or [N, K], float32; whole numbers are exact in bfloat16."""
  rows, cols, terms = shape
  rng = np.random.default_rng(0)
  a = (terms, rows) if turned[0] else (rows, terms)
  b = (cols, terms) if turned[1] else (terms, cols)
  if dtype == "bfloat16":
    return tuple(rng.integers(-8, 9, s).astype(np.float32) for s in (a, b))
  return tuple(rng.standard_normal(s, np.float32) for s in (a, b))


def our_product(a: np.ndarray, b: np.ndarray, turned: tuple[bool, bool], dtype: str) -> Callable:
  x, y = (Tensor(v).cast(dtype).contiguous().realize() for v in (a, b))

  @TinyJit
  def product() -> Tensor:
    return ((x.T if turned[0] else x) @ (y.T if turned[1] else y)).realize()

  product()
  product()
  return product


def torch_product(a: np.ndarray, b: np.ndarray, turned: tuple[bool, bool], dtype: str) -> Callable:
  import torch

  x, y = (torch.tensor(v).to(getattr(torch, dtype)) for v in (a, b))
  return lambda: (x.T if turned[0] else x) @ (y.T if turned[1] else y)


def main(threads: list[int], rounds: int, sizes: list[int]) -> None:
  cases = CASES if not sizes else [(f"{n}^3", (n, n, n), False, False) for n in sizes]
  has_torch = importlib.util.find_spec("torch") is not None
  for dtype in ("float32", "bfloat16"):
    for count in threads:
      peak = Peak(dtype == "bfloat16" and has_matrix_unit(), count)
      peak.run()
      name = "matrix unit" if dtype == "bfloat16" and has_matrix_unit() else "vector units"
      rate = statistics.median(peak.core_rate() for _ in range(5))
      print(f"{dtype}, {count} threads: a core's {name} reach {rate * 1e-9:.0f} GFLOP/s")
      for label, shape, *flags in cases:
        turned = (flags[0], flags[1])
        a, b = operands(shape, turned, dtype)
        flops = 2 * shape[0] * shape[1] * shape[2]
        with Context(NUM_CPU_THREADS=count):
          ours = measure(our_product(a, b, turned, dtype), flops, peak, rounds)
        text = f"  {label:22} {'x'.join(map(str, shape)):16} {_show(ours)}"
        if has_torch:
          import torch

          torch.set_num_threads(count)
          text += (
            f"   torch {_show(measure(torch_product(a, b, turned, dtype), flops, peak, rounds))}"
          )
        print(text, flush=True)


def _show(found: tuple[float, float]) -> str:
  return f"{100 * found[0]:5.1f} % {found[1] * 1e-9:6.0f} GFLOP/s a core"


if __name__ == "__main__":
  parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
  parser.add_argument("--threads", type=int, nargs="+", default=[1, 2])
  parser.add_argument("--rounds", type=int, default=7)
  parser.add_argument("--sizes", type=int, nargs="*", default=[], help="squares instead of BERT's")
  main(**vars(parser.parse_args()))
