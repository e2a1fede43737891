"""GEMM rates against the machine's peak, beside torch where it is installed.

    PYTHONPATH=. python3 test/bench/gemm.py [size ...]      default: 256 512 1024

The peak is measured, not looked up: numpy's BLAS on a 2048^3 product, the best of five.
"""

from __future__ import annotations

import importlib.util
import sys
import time
from collections.abc import Callable

import numpy as np

from tinygrad import Tensor, dtypes


def best_seconds(f: Callable[[], object], repeats: int = 5) -> float:
  """Shortest wall time of f in seconds after one call that warms it up."""
  f()
  times = []
  for _ in range(repeats):
    start = time.perf_counter()
    f()
    times.append(time.perf_counter() - start)
  return min(times)


def gflops(size: int, seconds: float) -> float:
  """Rate of a size^3 product in 10^9 operations a second."""
  return 2 * size**3 / seconds / 1e9


def main(sizes: list[int]) -> None:
  rng = np.random.default_rng(0)
  big = rng.standard_normal((2048, 2048)).astype(np.float32)
  peak = gflops(2048, best_seconds(lambda: big @ big))
  print(f"peak (numpy, float32, 2048): {peak:.1f} GFLOPS")
  has_torch = importlib.util.find_spec("torch") is not None
  for size in sizes:
    x = rng.standard_normal((size, size)).astype(np.float32)
    for dtype in (dtypes.float32, dtypes.bfloat16, dtypes.half):
      a = Tensor(x).cast(dtype).contiguous().realize()
      ours = gflops(size, best_seconds(lambda a=a: (a @ a).realize()))
      print(f"{size:5} {dtype.name:12} {ours:8.1f} GFLOPS  {100 * ours / peak:5.1f} % of peak")
    if has_torch:
      import torch

      t = torch.tensor(x)
      theirs = gflops(size, best_seconds(lambda t=t: t @ t))
      print(f"{size:5} torch float32 {theirs:7.1f} GFLOPS  {100 * theirs / peak:5.1f} % of peak")


if __name__ == "__main__":
  main([int(a) for a in sys.argv[1:]] or [256, 512, 1024])
