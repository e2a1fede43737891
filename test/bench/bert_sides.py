"""One side of the comparison of bert_step.py, as a process that runs a step for each line it reads.

It imports only what its side needs, and prints JSON lines: first what the first step took, then an
answer to each command: step, phases, kernels, memory.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import math
import resource
import sys
import time
import unittest.mock
from collections.abc import Callable
from typing import Any

import numpy as np

# Since the start of this process's imports, which are a part of a first step.
START = time.perf_counter()
DROPOUT = 0.1
PREDICTIONS = 76
VOCABULARY = 30522
SLOW_SECONDS = 30.0
INPUTS = ("input_ids", "input_mask", "segment_ids", "masked_lm_positions")

Batch = dict[str, np.ndarray]
Row = dict[str, Any]


def make_batch(batch: int, sequence: int) -> Batch:
  """Random ids and labels: input arrays (B, S), masked-word arrays (B, P)."""
  rng = np.random.default_rng(0)
  words = (batch, PREDICTIONS)
  return {
    "input_ids": rng.integers(0, VOCABULARY, (batch, sequence)).astype(np.int32),
    "input_mask": np.ones((batch, sequence), np.int32),
    "segment_ids": np.zeros((batch, sequence), np.int32),
    "masked_lm_positions": rng.integers(0, sequence, words).astype(np.int32),
    "masked_lm_ids": rng.integers(0, VOCABULARY, words).astype(np.int32),
    "masked_lm_weights": np.ones(words, np.float32),
    "next_sentence_labels": rng.integers(0, 2, batch).astype(np.int32),
  }


class TinygradSide:
  """The step of this tree, or of another tinygrad: TinyJit over forward, backward and LAMB."""

  def __init__(self, layers: int, batch: int, sequence: int, dtype: str):
    from extra.models.bert import (
      BertConfig,
      BertForPretraining,
      masked_lm_loss,
      next_sentence_loss,
    )
    from tinygrad import Tensor, TinyJit, nn

    config = BertConfig(
      num_layers=layers, hidden_dropout=DROPOUT, attention_dropout=DROPOUT, dtype=dtype
    )
    Tensor.training = True
    model = BertForPretraining(config)
    weights = nn.state.get_parameters(model)
    opt = nn.optim.LAMB(weights, lr=1e-4, weight_decay=0.01)
    data = {k: Tensor(v).contiguous().realize() for k, v in make_batch(batch, sequence).items()}

    def loss() -> Any:
      logits, next_logits = model(*(data[k] for k in INPUTS))
      masked = masked_lm_loss(logits, data["masked_lm_ids"], data["masked_lm_weights"])
      return masked + next_sentence_loss(next_logits, data["next_sentence_labels"])

    @TinyJit
    def whole() -> Any:
      opt.zero_grad()
      total = loss()
      total.backward()
      opt.step()
      return total.realize()

    @TinyJit
    def backward() -> Any:
      opt.zero_grad()
      total = loss()
      total.backward()
      return total.realize(*(w.grad for w in weights if w.grad is not None))

    @TinyJit
    def forward() -> Any:
      return loss().realize()

    self.parts = (forward, backward, whole)
    self.whole, self.opt = whole, opt

  def step(self) -> Row:
    start = time.perf_counter()
    loss = float(self.whole().item())
    return {"seconds": time.perf_counter() - start, "loss": loss}

  def phases(self) -> Row:
    """Seconds of forward, backward and optimiser; of ours also the host's work in a step.

    Ours are sums over the step's kernels, which run one by one. Of another tinygrad they are
    differences of what ends after each phase.
    """
    if hasattr(self.whole.captured, "items"):
      return self._own_phases()
    # The whole step is captured; a peer may take minutes, so one that is slow is timed once.
    for part in (*self.parts[:2], *self.parts[:2]):
      part()
    rounds: list[list[float]] = []
    while len(rounds) < 3 and sum(map(sum, rounds)) < SLOW_SECONDS:
      rounds.append([_seconds(lambda p=p: p().item()) for p in self.parts])
    forward, both, whole = (min(times) for times in zip(*rounds, strict=True))
    return {"forward": forward, "backward": both - forward, "optimiser": whole - both}

  def _own_phases(self) -> Row:
    from tinygrad.engine.realize import storage_parts

    items = self.whole.captured.items
    loss = set(self.whole.captured._results)
    state = {b for t in (*self.opt.m, *self.opt.v) for b in storage_parts(t.uop.base)}
    out = dict.fromkeys(("forward", "backward", "optimiser"), 0.0)
    for item, phase in zip(items, phases_of(items, loss, state), strict=True):
      out[phase] += min(_seconds(item.run) for _ in range(3))
    return out | {"host": self._host_seconds()}

  def _host_seconds(self) -> float:
    """Seconds of a replay whose kernels return at once: Python, and handing work to threads."""
    # a function of the C library that does nothing worth timing, whatever it is called with
    nothing = ctypes.cast(ctypes.CDLL(None).labs, ctypes.c_void_p).value
    programs = {item.program for item in self.whole.captured.items if item.program is not None}
    with contextlib.ExitStack() as stack:
      for program in programs:
        entries = [(nothing, items) for _, items in program.entries]
        stack.enter_context(unittest.mock.patch.object(program, "entries", entries))
      # launches hold the functions
      self.whole.captured._find_uses()
      self.whole()
      seconds = min(_seconds(self.whole) for _ in range(9))
    self.whole.captured._find_uses()
    return seconds

  def kernels(self) -> list[Row]:
    """Time of each kind of kernel in a replay, the least of three; products: share of the peak."""
    from test.bench.peaks import Peak, has_matrix_unit, seconds_of
    from tinygrad.helpers import NUM_CPU_THREADS

    items = self.whole.captured.items
    tiles = [_tile(item) for item in items]
    kinds = {tile.matrix for tile in tiles if tile}
    peaks = {m: Peak(m and has_matrix_unit(), int(NUM_CPU_THREADS)) for m in kinds}
    least, limits = [math.inf] * len(items), dict.fromkeys(kinds, 0.0)
    for _ in range(3):
      limits = {m: max(rate, peaks[m].rate(0.02)) for m, rate in limits.items()}
      least = [min(s, seconds_of(item.run)) for s, item in zip(least, items, strict=True)]
    rows: dict[str, Row] = {}
    for item, tile, seconds in zip(items, tiles, least, strict=True):
      flops = item.info.flops if item.info else 0
      name = f"{item.name} {tile.num_rows}x{tile.num_cols}x{tile.length}" if tile else item.name
      empty = {"name": name, "count": 0, "seconds": 0.0, "flops": 0, "bytes": 0, "share": None}
      row = rows.setdefault(name, empty)
      row["count"] += 1
      row["seconds"] += seconds
      row["flops"] += flops
      row["bytes"] += item.info.mem_bytes if item.info else item.buffers[0].nbytes
      if tile:
        row["share"] = row["flops"] / row["seconds"] / limits[tile.matrix]
    return sorted(rows.values(), key=lambda r: -r["seconds"])


def phases_of(items: list[Any], loss: set[Any], state: set[Any]) -> list[str]:
  """Of each item: forward leads to the loss, optimiser has to do with the optimiser's state."""
  out = ["backward"] * len(items)
  needed, touched = set(loss), set(state)
  for i, item in reversed(list(enumerate(items))):
    if any(b in needed for b in item.outputs):
      out[i] = "forward"
      needed.update(item.buffers)
  for i, item in enumerate(items):
    if any(b in touched for b in item.buffers):
      out[i] = "optimiser"
      touched.update(item.outputs)
  return out


def _tile(item: Any) -> Any:
  """The plan of a kernel that is a sum of products, else None."""
  from tinygrad.renderer.llvmir import free_ranges
  from tinygrad.renderer.tile import Registers, find_tile
  from tinygrad.runtime.compiler_llvm import vector_registers

  if item.info is None or item.info.sink is None or len(item.info.sink.src) > 1:
    return None
  store = item.info.sink.src[0]
  return find_tile(store, free_ranges((store,)), Registers(*vector_registers()))


class TorchLamb:
  """LAMB in place with plain torch operations."""

  def __init__(self, weights: list[Any], lr: float, decay: float):
    import torch

    self.weights, self.lr, self.decay, self.t = weights, lr, decay, 0
    self.m = [torch.zeros_like(w) for w in weights]
    self.v = [torch.zeros_like(w) for w in weights]

  def step(self) -> None:
    """One update from the gradients."""
    self.t += 1
    for w, m, v in zip(self.weights, self.m, self.v, strict=True):
      g = w.grad
      m.mul_(0.9).add_(g, alpha=0.1)
      v.mul_(0.999).addcmul_(g, g, value=0.001)
      up = (m / (1 - 0.9**self.t)) / ((v / (1 - 0.999**self.t)).sqrt_().add_(1e-6))
      up.add_(w, alpha=self.decay)
      ratio = w.norm() / up.norm()
      w.sub_(up.mul_(self.lr * ratio))


def weight_shapes(layers: int) -> dict[str, tuple[int, ...]]:
  """The weights of BERT-large with a number of layers."""
  size, inner = 1024, 4096
  out: dict[str, tuple[int, ...]] = {}

  def dense(name: str, rows: int, columns: int) -> None:
    out[f"{name}.weight"], out[f"{name}.bias"] = (rows, columns), (rows,)

  def norm(name: str) -> None:
    out[f"{name}.weight"], out[f"{name}.bias"] = (size,), (size,)

  for name, rows in (("word", VOCABULARY), ("position", 512), ("token_type", 2)):
    out[f"bert.embeddings.{name}_embeddings.weight"] = (rows, size)
  norm("bert.embeddings.LayerNorm")
  for i in range(layers):
    base = f"bert.encoder.layer.{i}"
    for name in ("self.query", "self.key", "self.value", "output.dense"):
      dense(f"{base}.attention.{name}", size, size)
    norm(f"{base}.attention.output.LayerNorm")
    dense(f"{base}.intermediate.dense", inner, size)
    dense(f"{base}.output.dense", size, inner)
    norm(f"{base}.output.LayerNorm")
  dense("bert.pooler.dense", size, size)
  dense("cls.predictions.transform.dense", size, size)
  norm("cls.predictions.transform.LayerNorm")
  out["cls.predictions.output_bias"] = (VOCABULARY,)
  dense("cls.seq_relationship", 2, size)
  return out


class TorchSide:
  """The same step on torch: eager, or compiled; bfloat16 by autocast."""

  def __init__(self, layers: int, batch: int, sequence: int, dtype: str, compiled: bool):
    import torch

    from test.mlperf.torch_bert import forward, losses

    torch.manual_seed(0)
    self.weights = {
      k: (torch.randn(s) * 0.02 + ("LayerNorm.weight" in k)).requires_grad_()
      for k, s in weight_shapes(layers).items()
    }
    data = {k: torch.tensor(v) for k, v in make_batch(batch, sequence).items()}
    self.opt = TorchLamb(list(self.weights.values()), 1e-4, 0.01)
    half = dtype == "bfloat16"

    def loss() -> Any:
      with torch.autocast("cpu", torch.bfloat16) if half else contextlib.nullcontext():
        logits, next_logits = forward(self.weights, data, layers, 16, DROPOUT)
      return losses(logits.float(), next_logits.float(), data)

    self.loss: Callable[[], Any] = torch.compile(loss) if compiled else loss
    self.last: Row = {}

  def step(self) -> Row:
    import torch

    times = [time.perf_counter()]
    for w in self.weights.values():
      w.grad = None
    loss = self.loss()
    times.append(time.perf_counter())
    loss.backward()
    times.append(time.perf_counter())
    with torch.no_grad():
      self.opt.step()
    times.append(time.perf_counter())
    names = ("forward", "backward", "optimiser")
    self.last = {n: b - a for n, a, b in zip(names, times, times[1:], strict=False)}
    return {"seconds": times[-1] - times[0], "loss": float(loss.detach())}

  def phases(self) -> Row:
    self.step()
    return self.last


def _seconds(f: Callable[[], object]) -> float:
  start = time.perf_counter()
  f()
  return time.perf_counter() - start


def main(side: str, layers: str, batch: str, sequence: str, dtype: str) -> None:
  """Runs until its input ends."""
  # what the libraries print is not an answer
  answers, sys.stdout = sys.stdout, sys.stderr
  sizes = (int(layers), int(batch), int(sequence), dtype)
  runner: Any
  if side.startswith("torch"):
    runner = TorchSide(*sizes, compiled=side == "torch compile")
  else:
    runner = TinygradSide(*sizes)
  runner.step()
  print(json.dumps({"first": time.perf_counter() - START}), file=answers, flush=True)
  for line in sys.stdin:
    command = line.strip()
    if command == "memory":
      reply: Any = {"peak": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024}
    else:
      reply = getattr(runner, command)()
    print(json.dumps(reply), file=answers, flush=True)


if __name__ == "__main__":
  main(*sys.argv[1:])
