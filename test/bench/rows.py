"""Rates of kernels that memory bounds, beside a copy of the same bytes, and torch where installed.

    PYTHONPATH=. python3 -m test.bench.rows [--only softmax] [--threads 1] [--dtype bfloat16]

Bytes are those that must move at least: inputs once, outputs once. A copy of as many bytes (half
read, half written, by memmove on as many threads) takes turns with each case. Times are CPU time
over the number of threads, the best of the rounds, so that other processes count little. Backward
cases include what the gradient needs of the forward pass. With 16 bits, inputs and results are
bfloat16 in memory and float32 in between, as in the BERT job.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import ctypes
import importlib.util
import os
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
ROWS, HIDDEN, WORDS, LAYERS = 1024, 1024, 30522, 4
SCORES = (2, 16, 512, 512)


@dataclass
class Case:
  """Our function, torch's, and the bytes that each must move at least."""

  ours: Run
  torch: Run | None
  nbytes: int


def data(*shape: int) -> np.ndarray:
  """Standard normal float32."""
  return np.random.default_rng(len(shape)).standard_normal(shape, dtype=np.float32)


def jitted(fn: Callable[..., Any], dtype: DType, *arrays: np.ndarray) -> Run:
  """fn of tensors of a dtype that hold the arrays (ints as they are), captured."""
  tensors = [Tensor(a) for a in arrays]
  tensors = [t.cast(dtype) if t.is_floating_point() else t for t in tensors]
  tensors = [t.contiguous().realize() for t in tensors]
  captured = TinyJit(lambda: Tensor.realize(*fn(*tensors)))
  return captured


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
  return Case(jitted(run, dtype, *arrays), theirs, nbytes * dtype.itemsize // 4)


def softmax(dtype: DType, backward: bool) -> Case:
  x = (data(*SCORES),) * (1 + backward)
  return pair(
    in_float(lambda t: t.softmax(-1)), lambda torch, t: torch.softmax(t, -1), x,
    dtype, x[0].nbytes * (3 if backward else 2), backward,
  )  # fmt: skip


def layernorm(dtype: DType, backward: bool) -> Case:
  x, w, b = data(ROWS * 4, HIDDEN), data(HIDDEN), data(HIDDEN)
  return pair(
    in_float(lambda t, w, b: t.layernorm(eps=1e-12) * w + b),
    lambda torch, t, w, b: torch.nn.functional.layer_norm(t, (HIDDEN,), w, b, 1e-12),
    (x, w, b, x) if backward else (x, w, b), dtype, x.nbytes * (3 if backward else 2), backward,
  )  # fmt: skip


def gelu(dtype: DType, backward: bool) -> Case:
  x = data(ROWS, 4 * HIDDEN)
  return pair(
    gelu_tanh, lambda torch, t: torch.nn.functional.gelu(t, approximate="tanh"),
    (x, x) if backward else (x,), dtype, x.nbytes * (3 if backward else 2), backward,
  )  # fmt: skip


def dropout(dtype: DType) -> Case:
  x = data(16 << 20)
  # the mask, a byte an element, is written and read
  mask = 2 * x.size * 4 // dtype.itemsize
  return pair(
    lambda t: t.dropout(0.1), lambda torch, t: torch.nn.functional.dropout(t, 0.1), (x,),
    dtype, x.nbytes * 2 + mask,
  )  # fmt: skip


def gather(dtype: DType, backward: bool) -> Case:
  table = data(WORDS, HIDDEN)
  ids = np.random.default_rng(0).integers(0, WORDS, 4 * ROWS).astype(np.int32)
  upstream = data(4 * ROWS, HIDDEN)

  def ours(table: Tensor, ids: Tensor, upstream: Tensor) -> list[Tensor]:
    out = table[ids]
    return list((out * upstream).sum().gradient(table)) if backward else [out]

  theirs = None
  if importlib.util.find_spec("torch") is not None:
    import torch

    t, i, u = (
      torch.tensor(table).to(getattr(torch, dtype.name)).requires_grad_(backward),
      torch.tensor(ids),
      torch.tensor(upstream).to(getattr(torch, dtype.name)),
    )

    def theirs() -> Any:
      out = torch.nn.functional.embedding(i, t)
      return torch.autograd.grad(out, t, u) if backward else out

  # the gradient: zeros everywhere, then rows read, added to and written
  moved = table.nbytes + 3 * upstream.nbytes if backward else 2 * upstream.nbytes
  return Case(jitted(ours, dtype, table, ids, upstream), theirs, moved * dtype.itemsize // 4)


def cross_entropy(dtype: DType, backward: bool) -> Case:
  logits = data(152, WORDS)
  labels = np.random.default_rng(0).integers(0, WORDS, 152).astype(np.int32)

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
  return Case(jitted(ours, dtype, logits, labels), theirs, moved * dtype.itemsize // 4)


def lamb(_: DType) -> Case:
  weights = [Tensor(data(4 * HIDDEN, HIDDEN)).contiguous().is_param_(True) for _ in range(LAYERS)]
  grads = [Tensor(data(4 * HIDDEN, HIDDEN)).contiguous().realize() for _ in weights]
  opt = nn.optim.LAMB(weights, lr=1e-4, weight_decay=0.01)

  @TinyJit
  def step() -> Any:
    for w, g in zip(weights, grads, strict=True):
      w.grad = g
    opt.step()

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


def attention(dtype: DType, backward: bool) -> Case:
  batch, heads, words, _ = SCORES
  q = data(batch, heads, words, HIDDEN // heads)

  def ours(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return q.scaled_dot_product_attention(k, v)

  def theirs(torch: Any, q: Any, k: Any, v: Any) -> Any:
    return torch.softmax(q @ k.transpose(2, 3) / 8.0, -1) @ v

  # scores written, read, and probabilities written, read
  scores = 4 * int(np.prod(SCORES))
  return pair(
    ours, theirs, (q,) * (4 if backward else 3), dtype, scores * (9 if backward else 4), backward
  )


CASES: dict[str, Callable[[DType], Case]] = {
  "softmax": lambda dt: softmax(dt, False),
  "softmax backward": lambda dt: softmax(dt, True),
  "layernorm": lambda dt: layernorm(dt, False),
  "layernorm backward": lambda dt: layernorm(dt, True),
  "gelu": lambda dt: gelu(dt, False),
  "gelu backward": lambda dt: gelu(dt, True),
  "dropout": dropout,
  "embedding": lambda dt: gather(dt, False),
  "embedding backward": lambda dt: gather(dt, True),
  "cross-entropy": lambda dt: cross_entropy(dt, False),
  "cross-entropy backward": lambda dt: cross_entropy(dt, True),
  "LAMB": lamb,
  "attention": lambda dt: attention(dt, False),
  "attention backward": lambda dt: attention(dt, True),
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


def best_times(runs: dict[str, Run], rounds: int, threads: int) -> dict[str, float]:
  """Seconds of CPU time over threads of each, all taking turns."""
  best: dict[str, float] = {}
  for _ in range(3):
    for run in runs.values():
      run()
  for _ in range(rounds):
    for name, run in runs.items():
      start = time.process_time()
      run()
      best[name] = min((time.process_time() - start) / threads, best.get(name, 1e9))
  return best


def main(only: str, rounds: int, threads: int, dtype: str) -> None:
  dt = DTYPES[dtype]
  print(f"{threads} threads; GB/s of the bytes that must move at least; time in copies; {dtype}")
  print(f"{'case':24}{'ms':>9}{'GB/s':>8}{'copy':>8}{'torch':>8}{'in copies':>11}{'x torch':>9}")
  with Context(TRAINING=1, NUM_CPU_THREADS=threads):
    for name, make in CASES.items():
      if only not in name:
        continue
      case = make(dt)
      runs: dict[str, Run] = {"ours": case.ours, "copy": Copy(case.nbytes, threads)}
      if case.torch is not None:
        import torch

        torch.set_num_threads(threads)
        runs["torch"] = case.torch
      best = best_times(runs, rounds, threads)
      rates = [case.nbytes / best[k] * 1e-9 if k in best else 0 for k in ("ours", "copy", "torch")]
      print(
        f"{name:24}{best['ours'] * 1e3:9.2f}" + "".join(f"{r:8.1f}" for r in rates) +
        f"{best['ours'] / best['copy']:11.2f}{best.get('torch', 0) / best['ours']:9.2f}"
      )  # fmt: skip


if __name__ == "__main__":
  parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
  parser.add_argument("--only", default="", help="part of the names of the cases to run")
  parser.add_argument("--rounds", type=int, default=5)
  parser.add_argument("--threads", type=int, default=int(NUM_CPU_THREADS) or os.cpu_count())
  parser.add_argument("--dtype", choices=DTYPES, default="float32", help="of inputs and results")
  main(**vars(parser.parse_args()))
