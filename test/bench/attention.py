"""Attention of BERT-large, its kernels run in blocks of rows of a head (SLICES=1) and one after
the other.

    PYTHONPATH=. python3 -m test.bench.attention [--sequence 512 128 1024] [--batch 2 8]
      [--dtypes float32 bfloat16] [--rounds 20]

Sixteen heads of width 64 with a mask and dropout 0.1, forward alone and with the gradients of
query, key and value. All sides take turns; a time is the least by the clock, as threads that wait
spin. Both draw the mask of dropout by a kernel of its own: the last columns are its time, and the
ratio without it.
"""

from __future__ import annotations

import argparse
import itertools
import math
import time
from collections.abc import Callable

from tinygrad import Context, Tensor, TinyJit, dtypes
from tinygrad.dtype import DType

HEADS, WIDTH, DROPOUT = 16, 64, 0.1
SIDES = ("separate", "sliced")


def attend(q: Tensor, k: Tensor, v: Tensor, mask: Tensor) -> Tensor:
  """(B, S, H), as the model does it."""
  batch, seq, hidden = q.shape
  split = (batch, seq, HEADS, hidden // HEADS)
  q, k, v = (x.reshape(split).transpose(1, 2) for x in (q, k, v))
  scores = q.matmul(k.transpose(2, 3)).cast(dtypes.float32) / math.sqrt(WIDTH)
  weights = (scores + mask).softmax(-1).cast(q.dtype).dropout(DROPOUT)
  return weights.matmul(v).transpose(1, 2).reshape(batch, seq, hidden)


def make_step(batch: int, seq: int, dtype: DType, backward: bool) -> Callable[[], None]:
  """A captured step, on inputs of its own."""
  Tensor.manual_seed(0)
  shape = (batch, seq, HEADS * WIDTH)
  inputs = [Tensor.randn(*shape, dtype=dtypes.float32).cast(dtype).realize() for _ in range(3)]
  seed = Tensor.randn(*shape, dtype=dtypes.float32).cast(dtype).realize()
  hidden = Tensor.rand(batch, 1, 1, seq, dtype=dtypes.float32) < 0.1
  mask = hidden.where(-10000.0, 0.0).cast(dtypes.float32).realize()

  @TinyJit
  def step() -> tuple[Tensor, ...]:
    own = [x.detach() for x in inputs]
    out = attend(own[0], own[1], own[2], mask)
    if not backward:
      return (out.realize(),)
    # a gradient that depends on the result, so that forward is over before backward begins
    grads = out.gradient(*own, gradient=(out * seed).contiguous())
    return (out.realize(*grads), *grads)

  def run() -> None:
    step()

  return run


def make_mask(batch: int, seq: int) -> Callable[[], None]:
  """A captured draw of the mask alone."""

  @TinyJit
  def draw() -> Tensor:
    return (Tensor.rand(batch, HEADS, seq, seq, dtype=dtypes.float32) >= DROPOUT).realize()

  def run() -> None:
    draw()

  return run


def least(runs: dict[str, Callable[[], None]], rounds: int) -> dict[str, float]:
  """Least milliseconds of each, all taking turns."""
  best = dict.fromkeys(runs, math.inf)
  for name, run in runs.items():
    with Context(SLICES=int(name == "sliced")):
      for _ in range(3):
        run()
  for _ in range(rounds):
    for name, run in runs.items():
      start = time.perf_counter()
      run()
      best[name] = min(best[name], (time.perf_counter() - start) * 1e3)
  return best


def line(label: str, best: dict[str, float]) -> str:
  apart, sliced, mask = (best[name] for name in ("separate", "sliced", "mask"))
  times = f"{apart / sliced:8.2f}{mask:8.2f} ms{(apart - mask) / (sliced - mask):8.2f}"
  return f"{label:36}{apart:7.2f} ms{sliced:7.2f} ms{times}"


def main(sequence: list[int], batch: list[int], dtype_names: list[str], rounds: int) -> None:
  print(f"{'attention':36}{'separate':>10}{'sliced':>10}{'times':>8}{'mask':>11}{'without':>8}")
  cases = itertools.product(dtype_names, sequence, batch, (False, True))
  with Context(TRAINING=1):
    for name, seq, size, backward in cases:
      runs = {x: make_step(size, seq, getattr(dtypes, name), backward) for x in SIDES}
      best = least({**runs, "mask": make_mask(size, seq)}, rounds)
      label = f"{name} {size}x{seq} {'and backward' if backward else 'forward'}"
      print(line(label, best), flush=True)


if __name__ == "__main__":
  parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
  parser.add_argument("--sequence", type=int, nargs="+", default=[512, 128, 1024])
  parser.add_argument("--batch", type=int, nargs="+", default=[2, 8])
  parser.add_argument("--dtypes", nargs="+", default=["float32", "bfloat16"])
  parser.add_argument("--rounds", type=int, default=20)
  args = parser.parse_args()
  main(args.sequence, args.batch, args.dtypes, args.rounds)
