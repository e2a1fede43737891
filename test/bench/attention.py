"""Attention of BERT-large, its kernels run head by head (SLICES=1) and one after the other.

    PYTHONPATH=. python3 -m test.bench.attention [--sequence 512 128] [--batch 2 8]
      [--dtypes float32 bfloat16] [--rounds 20]

Sixteen heads of width 64 with a mask and dropout 0.1, forward alone and with the gradients of
query, key and value. Both sides take turns; a time is the least CPU time over the threads. The last
column is what the dropout mask takes, which is a kernel of its own on both sides.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable

from tinygrad import Context, Tensor, TinyJit, dtypes
from tinygrad.dtype import DType
from tinygrad.helpers import NUM_CPU_THREADS

HEADS, WIDTH, DROPOUT = 16, 64, 0.1


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


def least(runs: dict[int, Callable[[], None]], rounds: int) -> dict[int, float]:
  """Least CPU seconds of each over the threads, all taking turns."""
  best = dict.fromkeys(runs, math.inf)
  for slices, run in runs.items():
    with Context(SLICES=slices):
      for _ in range(3):
        run()
  for _ in range(rounds):
    for slices, run in runs.items():
      start = time.process_time()
      run()
      best[slices] = min(best[slices], (time.process_time() - start) / int(NUM_CPU_THREADS))
  return best


def main(sequence: list[int], batch: list[int], dtype_names: list[str], rounds: int) -> None:
  print(f"{'attention':36}{'separate':>10}{'sliced':>10}{'times':>8}")
  with Context(TRAINING=1):
    for name in dtype_names:
      for seq in sequence:
        for size in batch:
          for backward in (False, True):
            runs = {s: make_step(size, seq, getattr(dtypes, name), backward) for s in (0, 1)}
            best = least(runs, rounds)
            label = f"{name} {size}x{seq} {'and backward' if backward else 'forward'}"
            apart, sliced = best[0] * 1e3, best[1] * 1e3
            print(f"{label:36}{apart:7.2f} ms{sliced:7.2f} ms{apart / sliced:8.2f}", flush=True)


if __name__ == "__main__":
  parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
  parser.add_argument("--sequence", type=int, nargs="+", default=[512, 128])
  parser.add_argument("--batch", type=int, nargs="+", default=[2, 8])
  parser.add_argument("--dtypes", nargs="+", default=["float32", "bfloat16"])
  parser.add_argument("--rounds", type=int, default=20)
  args = parser.parse_args()
  main(args.sequence, args.batch, args.dtypes, args.rounds)
