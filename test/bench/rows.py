"""Rates of kernels that memory bounds, beside a copy of the same bytes, and torch where installed.

    PYTHONPATH=. python3 -m test.bench.rows [--only softmax] [--threads 1] [--dtype bfloat16]

Shapes are those of a BERT-large step of --batch samples of 512 tokens. Bytes are those that must
move at least: inputs once, outputs once. A copy of as many bytes (half read, half written, by
memmove on as many threads) runs before and after each run of ours. A run is of so many sets of
buffers, one after the other as the kernels of a step, that the bytes come from memory and not from
a cache. "ms" is the best of a set, ratios are medians of those of a round, so that slow phases of
the machine count little.
Backward cases include what the gradient needs of the forward pass. With 16 bits, inputs and results
are bfloat16 in memory and float32 in between, as in the BERT job.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import ctypes
import functools
import importlib.util
import os
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from extra.models.bert import gelu_tanh
from tinygrad import Context, Tensor, TinyJit, dtypes, nn
from tinygrad.dtype import DType
from tinygrad.helpers import NUM_CPU_THREADS

Run = Callable[[], Any]
TOKENS, HIDDEN, WORDS, HEADS, LAYERS, PREDICTIONS = 512, 1024, 30522, 16, 4, 76
# Bytes of all sets of buffers of a side, more than the cores' share of the caches.
FAR, MOST_SETS = 256 << 20, 64
IDS = np.random.default_rng(0)


@dataclass
class Case:
  """Our function, which gives tensors, torch's, and the bytes that each must move at least."""

  ours: Callable[[], list[Tensor]]
  torch: Run | None
  nbytes: int


@functools.lru_cache(4)
def data(*shape: int) -> np.ndarray:
  """Standard normal float32."""
  return np.random.default_rng(len(shape)).standard_normal(shape, dtype=np.float32)


def bound(
  fn: Callable[..., list[Tensor]], dtype: DType, *arrays: np.ndarray
) -> Callable[[], list[Tensor]]:
  """fn of tensors of a dtype that hold the arrays (ints as they are)."""
  tensors = [Tensor(a) for a in arrays]
  tensors = [t.cast(dtype) if t.is_floating_point() else t for t in tensors]
  return functools.partial(fn, *(t.contiguous().realize() for t in tensors))


def captured(cases: list[Case]) -> Run:
  """Ours of all cases, one after the other, into memory that is there as in a step."""
  kept: list[Tensor] = []

  @TinyJit
  def run() -> None:
    kept[:] = [out for case in cases for out in case.ours()]
    if kept:
      Tensor.realize(*kept)

  return run


def gradients(fn: Callable[..., Tensor]) -> Callable[..., list[Tensor]]:
  """Gradients of sum(fn(x, ...) * upstream) for all arguments but the last, which is upstream."""

  def run(*tensors: Tensor) -> list[Tensor]:
    *inputs, upstream = tensors
    return list((fn(*inputs) * upstream).sum().gradient(*inputs))

  return run


def in_float(fn: Callable[..., Tensor]) -> Callable[..., Tensor]:
  """fn computed in float32, with a result of the dtype of its first argument."""
  return lambda *tensors: fn(*(t.cast(dtypes.float32) for t in tensors)).cast(tensors[0].dtype)


def torch_run(
  fn: Callable[..., Any], arrays: tuple[np.ndarray, ...], backward: bool, dtype: DType
) -> Run:
  """The same on torch; with backward, gradients of all arguments but the last."""
  import torch

  tensors = [torch.tensor(a).to(getattr(torch, dtype.name)) for a in arrays]
  if not backward:

    def forward() -> None:
      with torch.no_grad():
        fn(torch, *tensors)

    return forward
  *inputs, upstream = (t.requires_grad_(t.is_floating_point()) for t in tensors)
  upstream = upstream.detach()
  return lambda: torch.autograd.grad(fn(torch, *inputs), inputs, upstream)


def pair(
  ours: Callable[..., Any], torch_fn: Callable[..., Any], arrays: tuple[np.ndarray, ...],
  dtype: DType, nbytes: int, backward: bool = False,
) -> Case:  # fmt: skip
  """A case of functions of tensors; nbytes as if those were float32."""
  theirs = None
  if importlib.util.find_spec("torch") is not None:
    theirs = torch_run(torch_fn, arrays, backward, dtype)
  run = gradients(ours) if backward else (lambda *t: [ours(*t)])
  return Case(bound(run, dtype, *arrays), theirs, nbytes * dtype.itemsize // 4)


def softmax(dtype: DType, batch: int, backward: bool) -> Case:
  x = (data(batch, HEADS, TOKENS, TOKENS),) * (1 + backward)
  return pair(
    in_float(lambda t: t.softmax(-1)), lambda torch, t: torch.softmax(t, -1), x,
    dtype, x[0].nbytes * (3 if backward else 2), backward,
  )  # fmt: skip


def layernorm(dtype: DType, batch: int, backward: bool) -> Case:
  x, w, b = data(batch * TOKENS, HIDDEN), data(HIDDEN), data(HIDDEN)
  return pair(
    in_float(lambda t, w, b: t.layernorm(eps=1e-12) * w + b),
    lambda torch, t, w, b: torch.nn.functional.layer_norm(t, (HIDDEN,), w, b, 1e-12),
    (x, w, b, x) if backward else (x, w, b), dtype, x.nbytes * (3 if backward else 2), backward,
  )  # fmt: skip


def gelu(dtype: DType, batch: int, backward: bool) -> Case:
  x = data(batch * TOKENS, 4 * HIDDEN)
  return pair(
    gelu_tanh, lambda torch, t: torch.nn.functional.gelu(t, approximate="tanh"),
    (x, x) if backward else (x,), dtype, x.nbytes * (3 if backward else 2), backward,
  )  # fmt: skip


def dropout(dtype: DType, batch: int) -> Case:
  x = data(batch, HEADS, TOKENS, TOKENS)
  # the mask, a byte an element, is written and read
  mask = 2 * x.size * 4 // dtype.itemsize
  return pair(
    lambda t: t.dropout(0.1), lambda torch, t: torch.nn.functional.dropout(t, 0.1), (x,),
    dtype, x.nbytes * 2 + mask,
  )  # fmt: skip


@functools.lru_cache(1)
def words(dtype: DType) -> Tensor:
  """The table of all words, which sets share: each has other ids."""
  return Tensor(data(WORDS, HIDDEN)).cast(dtype).contiguous().realize()


def gather(dtype: DType, batch: int, backward: bool) -> Case:
  table, ids = words(dtype), IDS.integers(0, WORDS, batch * TOKENS).astype(np.int32)
  upstream = data(batch * TOKENS, HIDDEN)

  def ours(ids: Tensor, upstream: Tensor) -> list[Tensor]:
    out = table[ids]
    return list((out * upstream).sum().gradient(table)) if backward else [out]

  theirs = None
  if importlib.util.find_spec("torch") is not None:
    import torch

    t, i, u = (
      torch.tensor(data(WORDS, HIDDEN)).to(getattr(torch, dtype.name)).requires_grad_(backward),
      torch.tensor(ids),
      torch.tensor(upstream).to(getattr(torch, dtype.name)),
    )

    def theirs() -> Any:
      out = torch.nn.functional.embedding(i, t)
      return torch.autograd.grad(out, t, u) if backward else out

  # the gradient: zeros everywhere, then rows read, added to and written
  moved = 4 * table.numel() + 3 * upstream.nbytes if backward else 2 * upstream.nbytes
  return Case(bound(ours, dtype, ids, upstream), theirs, moved * dtype.itemsize // 4)


def cross_entropy(dtype: DType, batch: int, backward: bool) -> Case:
  logits = data(batch * PREDICTIONS, WORDS)
  labels = IDS.integers(0, WORDS, batch * PREDICTIONS).astype(np.int32)

  def ours(logits: Tensor, labels: Tensor) -> list[Tensor]:
    loss = logits.cast(dtypes.float32).sparse_categorical_crossentropy(labels)
    return list(loss.gradient(logits)) if backward else [loss]

  theirs = None
  if importlib.util.find_spec("torch") is not None:
    import torch

    x = torch.tensor(logits).to(getattr(torch, dtype.name)).requires_grad_(backward)
    y = torch.tensor(labels).long()

    def theirs() -> Any:
      loss = torch.nn.functional.cross_entropy(x.float(), y)
      return torch.autograd.grad(loss, x) if backward else loss

  moved = logits.nbytes * (2 if backward else 1)
  return Case(bound(ours, dtype, logits, labels), theirs, moved * dtype.itemsize // 4)


def lamb(_: DType, batch: int) -> Case:
  weights = [Tensor(data(4 * HIDDEN, HIDDEN)).contiguous().is_param_(True) for _ in range(LAYERS)]
  grads = [Tensor(data(4 * HIDDEN, HIDDEN)).contiguous().realize() for _ in weights]
  opt = nn.optim.LAMB(weights, lr=1e-4, weight_decay=0.01)

  def step() -> list[Tensor]:
    for w, g in zip(weights, grads, strict=True):
      w.grad = g
    opt.step()
    return []

  theirs = None
  if importlib.util.find_spec("torch") is not None:
    import torch

    from test.bench.bert_sides import TorchLamb

    copies = [torch.tensor(w.numpy()) for w in weights]
    for c, g in zip(copies, grads, strict=True):
      c.grad = torch.tensor(g.numpy())
    theirs = TorchLamb(copies, 1e-4, 0.01).step
  # weight, gradient, two moments read; moments written; three read and the weight written
  return Case(step, theirs, 10 * 4 * sum(w.numel() for w in weights))


def attention(dtype: DType, batch: int, backward: bool) -> Case:
  q = data(batch, HEADS, TOKENS, HIDDEN // HEADS)

  def ours(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return q.scaled_dot_product_attention(k, v)

  def theirs(torch: Any, q: Any, k: Any, v: Any) -> Any:
    return torch.softmax(q @ k.transpose(2, 3) / 8.0, -1) @ v

  # scores written, read, and probabilities written, read
  scores = 4 * batch * HEADS * TOKENS * TOKENS
  return pair(
    ours, theirs, (q,) * (4 if backward else 3), dtype, scores * (9 if backward else 4), backward
  )


CASES: dict[str, Callable[[DType, int], Case]] = {
  "softmax": lambda dt, batch: softmax(dt, batch, False),
  "softmax backward": lambda dt, batch: softmax(dt, batch, True),
  "layernorm": lambda dt, batch: layernorm(dt, batch, False),
  "layernorm backward": lambda dt, batch: layernorm(dt, batch, True),
  "gelu": lambda dt, batch: gelu(dt, batch, False),
  "gelu backward": lambda dt, batch: gelu(dt, batch, True),
  "dropout": dropout,
  "embedding": lambda dt, batch: gather(dt, batch, False),
  "embedding backward": lambda dt, batch: gather(dt, batch, True),
  "cross-entropy": lambda dt, batch: cross_entropy(dt, batch, False),
  "cross-entropy backward": lambda dt, batch: cross_entropy(dt, batch, True),
  "LAMB": lamb,
  "attention": lambda dt, batch: attention(dt, batch, False),
  "attention backward": lambda dt, batch: attention(dt, batch, True),
}
DTYPES = {"float32": dtypes.float32, "bfloat16": dtypes.bfloat16}


class Copy:
  """memmove of half of some bytes to the other half, on several threads."""

  def __init__(self, nbytes: int, threads: int):
    half = nbytes // 2
    self.source, self.target = np.ones(half, np.uint8), np.zeros(half, np.uint8)
    self.pool = concurrent.futures.ThreadPoolExecutor(threads)
    self.cuts = [half * i // threads for i in range(threads + 1)]

  def __call__(self) -> None:
    to, start = self.target.ctypes.data, self.source.ctypes.data
    jobs = [
      self.pool.submit(ctypes.memmove, to + a, start + a, b - a)
      for a, b in zip(self.cuts, self.cuts[1:], strict=False)
    ]
    for job in jobs:
      job.result()


class Turns:
  """Seconds of runs of each side, which take turns, with copies between."""

  def __init__(self, cases: list[Case], threads: int):
    nbytes = sum(case.nbytes for case in cases)
    self.sides: dict[str, Run] = {"ours": captured(cases), "copy": Copy(nbytes, threads)}
    theirs = [case.torch for case in cases if case.torch is not None]
    if theirs:
      self.sides["torch"] = lambda: [run() for run in theirs]
    self.times: dict[str, list[float]] = {name: [] for name in self.sides}

  def _timed(self, name: str) -> float:
    start = time.perf_counter()
    self.sides[name]()
    return time.perf_counter() - start

  def run(self, rounds: int) -> None:
    """All sides three times, as captures need, then the rounds that count."""
    for run in self.sides.values():
      for _ in range(3):
        run()
    after = self._timed("copy")
    for turn in range(rounds):
      before = after
      self.times["ours"].append(self._timed("ours"))
      after = self._timed("copy")
      self.times["copy"].append((before + after) / 2)
      if "torch" in self.sides and turn % 4 == 0:
        self.times["torch"].append(self._timed("torch"))
        after = self._timed("copy")

  @property
  def in_copies(self) -> float:
    """Median of how many times as long as the copies around it one of ours takes."""
    pairs = zip(self.times["ours"], self.times["copy"], strict=True)
    return statistics.median(x / y for x, y in pairs)

  @property
  def against_torch(self) -> float:
    """How many times as long as ours torch takes; 0 where it is not there."""
    if "torch" not in self.sides:
      return 0.0
    return statistics.median(self.times["torch"]) / statistics.median(self.times["ours"])


def main(only: str, rounds: int, threads: int, dtype: str, batch: int, alone: bool) -> None:
  dt = DTYPES[dtype]
  print(f"{threads} threads; GB/s of the bytes that must move at least; time in copies; {dtype}")
  print(f"{'case':24}{'ms':>9}{'GB/s':>8}{'copy':>8}{'torch':>8}{'in copies':>11}{'x torch':>9}")
  with Context(TRAINING=1, NUM_CPU_THREADS=threads):
    for name, make in CASES.items():
      if only not in name:
        continue
      cases = [make(dt, batch)]
      nbytes = cases[0].nbytes
      cases += [make(dt, batch) for _ in range(1, min(-(-FAR // nbytes), MOST_SETS))]
      if alone:
        cases = [Case(case.ours, None, nbytes) for case in cases]
      if cases[0].torch is not None:
        import torch

        torch.set_num_threads(threads)
      turns = Turns(cases, threads)
      turns.run(rounds)
      best = {side: min(times) / len(cases) for side, times in turns.times.items()}
      rates = [nbytes / best[k] * 1e-9 if k in best else 0 for k in ("ours", "copy", "torch")]
      print(
        f"{name:24}{best['ours'] * 1e3:9.2f}" + "".join(f"{r:8.1f}" for r in rates) +
        f"{turns.in_copies:11.2f}{turns.against_torch:9.2f}", flush=True
      )  # fmt: skip


if __name__ == "__main__":
  parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
  parser.add_argument("--only", default="", help="part of the names of the cases to run")
  parser.add_argument("--rounds", type=int, default=8)
  parser.add_argument("--threads", type=int, default=int(NUM_CPU_THREADS) or os.cpu_count())
  parser.add_argument("--dtype", choices=DTYPES, default="float32", help="of inputs and results")
  parser.add_argument("--alone", action="store_true", help="without torch")
  parser.add_argument("--batch", type=int, default=2, help="samples of a step")
  main(**vars(parser.parse_args()))
