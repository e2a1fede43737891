"""Products of the shapes of a BERT-large step: percent of what the cores can do, beside torch.

    PYTHONPATH=. python3 test/bench/gemm.py [--threads 1 2] [--rounds 20] [--sizes 1024 ...]
                                            [--only words] [--dtypes bfloat16]

The first share is a product's rate over that of a loop of nothing but multiplications (peaks.py),
which runs for about as long right before and after it, as cores slow down for some units and under
other work. The share "of the limit" is of the nearer one of two: that loop, and one that only reads
the operands and writes the results, each byte once. What is packed is packed in each call. Ours and
torch's take turns, timed by the clock, and the median of the rounds is shown.
"""

from __future__ import annotations

import argparse
import importlib.util
import math
import os
import re
import statistics
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from test.bench.peaks import Peak, Traffic, has_matrix_unit, seconds_of
from tinygrad import Context, Tensor, TinyJit

Shape = tuple[int, int, int]


class Case(NamedTuple):
  """A product of a [M, K] and b [K, N], `batch` times; whether each is stored transposed."""

  label: str
  shape: Shape
  turned: tuple[bool, bool]
  batch: int = 1

  def __str__(self) -> str:
    size = "x".join(map(str, self.shape)) + (f" ({self.batch})" if self.batch > 1 else "")
    return f"{self.label:22} {size}"

  @property
  def flops(self) -> int:
    return 2 * self.batch * math.prod(self.shape)

  def traffic(self, itemsize: int) -> tuple[int, int]:
    """Bytes of the operands, and of the results."""
    m, n, k = (itemsize * self.batch * size for size in self.shape)
    return m * self.shape[2] + k * self.shape[1], n * self.shape[0]


FORWARD, BACK, WEIGHT = (False, True), (False, False), (True, False)
# batch 2, sequence 512: 32 heads of 64
CASES = [
  Case("attention forward", (1024, 1024, 1024), FORWARD),
  Case("intermediate forward", (1024, 4096, 1024), FORWARD),
  Case("output forward", (1024, 1024, 4096), FORWARD),
  Case("attention dX", (1024, 1024, 1024), BACK),
  Case("intermediate dX", (1024, 1024, 4096), BACK),
  Case("output dX", (1024, 4096, 1024), BACK),
  Case("attention dW", (1024, 1024, 1024), WEIGHT),
  Case("intermediate dW", (4096, 1024, 1024), WEIGHT),
  Case("output dW", (1024, 4096, 1024), WEIGHT),
  Case("words forward", (152, 30522, 1024), FORWARD),
  Case("words dX", (152, 1024, 30522), BACK),
  Case("words dW", (30522, 1024, 152), WEIGHT),
  Case("scores, d of chances", (512, 512, 64), FORWARD, 32),
  Case("context, dQ", (512, 64, 512), BACK, 32),
  Case("dV, dK", (512, 64, 512), WEIGHT, 32),
  Case("few results", (64, 64, 65536), BACK),
]


class Found(NamedTuple):
  """A product's share of the peak, of the nearer limit, and operations a second of all threads."""

  share: float
  of_limit: float
  rate: float


def measure(
  runs: list[Callable[[], object]], flops: int, peak: Peak, traffic: Traffic, rounds: int
) -> list[Found]:
  """Medians of runs that take turns."""
  for run in runs:
    run()
  length = seconds_of(runs[0])
  found: list[list[Found]] = [[] for _ in runs]
  after = peak.rate(length)
  for turn in range(rounds):
    before = after
    # what runs right after the loop of the peak finds a slower core
    order = range(len(runs)) if turn % 2 == 0 else reversed(range(len(runs)))
    rates = {i: flops / seconds_of(runs[i]) for i in order}
    moving = flops / traffic.seconds()
    after = peak.rate(length)
    limit = (before + after) / 2
    for i, values in enumerate(found):
      values.append(Found(rates[i] / limit, rates[i] / min(limit, moving), rates[i]))
  return [Found(*map(statistics.median, zip(*values, strict=True))) for values in found]


def operands(case: Case, dtype: str) -> tuple[np.ndarray, np.ndarray]:
  """a [batch, M, K] or [batch, K, M], b likewise, float32; whole numbers are exact in bfloat16."""
  rows, cols, terms = case.shape
  rng = np.random.default_rng(0)
  a = (terms, rows) if case.turned[0] else (rows, terms)
  b = (cols, terms) if case.turned[1] else (terms, cols)
  if case.batch > 1:
    a, b = (case.batch, *a), (case.batch, *b)
  if dtype == "bfloat16":
    return tuple(rng.integers(-8, 9, s).astype(np.float32) for s in (a, b))
  return tuple(rng.standard_normal(s, np.float32) for s in (a, b))


def our_product(a: np.ndarray, b: np.ndarray, turned: tuple[bool, bool], dtype: str) -> Callable:
  x, y = (Tensor(v).cast(dtype).contiguous().realize() for v in (a, b))

  @TinyJit
  def product() -> Tensor:
    left, right = (v.transpose(-1, -2) if t else v for v, t in zip((x, y), turned, strict=True))
    return (left @ right).realize()

  product()
  product()
  return product


def torch_product(a: np.ndarray, b: np.ndarray, turned: tuple[bool, bool], dtype: str) -> Callable:
  import torch

  x, y = (torch.tensor(v).to(getattr(torch, dtype)) for v in (a, b))
  left, right = (v.transpose(-1, -2) if t else v for v, t in zip((x, y), turned, strict=True))
  return lambda: left @ right


def line(found: Found, threads: int) -> str:
  shares = f"{100 * found.share:5.1f} % ({100 * found.of_limit:3.0f} % of the limit)"
  return f"{shares} {found.rate / threads * 1e-9:6.0f} GFLOP/s a core"


def main(threads: list[int], rounds: int, sizes: list[int], only: str, dtypes: list[str]) -> None:
  cases = CASES if not sizes else [Case(f"{n}^3", (n, n, n), BACK) for n in sizes]
  cases = [case for case in cases if re.search(only, str(case))]
  if not cases:
    raise ValueError(f"--only {only!r}: no product has that; one is {str(CASES[0])!r}")
  has_torch = importlib.util.find_spec("torch") is not None
  # torch's threads would spin for a while after a product, and take a core from ours
  os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
  for dtype in dtypes:
    for count in threads:
      peak = Peak(dtype == "bfloat16" and has_matrix_unit(), count)
      peak.run()
      name = "matrix unit" if dtype == "bfloat16" and has_matrix_unit() else "vector units"
      rate = max(peak.rate(0.01) for _ in range(5))
      print(f"{dtype}, {count} threads: {name} reach {rate / count * 1e-9:.0f} GFLOP/s a core")
      for case in cases:
        a, b = operands(case, dtype)
        traffic = Traffic(*case.traffic(2 if dtype == "bfloat16" else 4), count)
        with Context(NUM_CPU_THREADS=count):
          runs = [our_product(a, b, case.turned, dtype)]
          if has_torch:
            import torch

            torch.set_num_threads(count)
            runs.append(torch_product(a, b, case.turned, dtype))
          ours, *others = measure(runs, case.flops, peak, traffic, rounds)
        text = f"  {str(case):39} {line(ours, count)}"
        print(text + "".join(f"   torch {line(other, count)}" for other in others), flush=True)


if __name__ == "__main__":
  parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
  parser.add_argument("--threads", type=int, nargs="+", default=[1, 2])
  parser.add_argument("--rounds", type=int, default=20)
  parser.add_argument("--sizes", type=int, nargs="*", default=[], help="squares instead of BERT's")
  parser.add_argument("--only", default="", help="regular expression that a line's start matches")
  choices = ("float32", "bfloat16")
  parser.add_argument("--dtypes", nargs="+", choices=choices, default=choices)
  main(**vars(parser.parse_args()))
