"""Time of one BERT-large training step on the CPU, beside torch where it is installed.

    PYTHONPATH=. python3 test/bench/bert_step.py [--layers 2] [--batch 2] [--kernels]

Forward, loss, backward and LAMB in float32 with dropout 0.1; hidden size 1024 as in BERT-large.
Both sides take turns in one process, so that only the ratio of the times counts on a busy machine.
--kernels also prints where the time of one of our steps goes.
"""

from __future__ import annotations

import argparse
import collections
import importlib.util
import resource
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from extra.models.bert import BertConfig, BertForPretraining, masked_lm_loss, next_sentence_loss
from tinygrad import Context, GlobalCounters, Tensor, TinyJit, nn

Batch = dict[str, np.ndarray]
Step = Callable[[], float]
DROPOUT = 0.1
PREDICTIONS = 76


def make_batch(config: BertConfig, batch: int, sequence: int) -> Batch:
  """Random ids and labels: input arrays (B, S), masked-word arrays (B, P)."""
  rng = np.random.default_rng(0)
  words = (batch, PREDICTIONS)
  return {
    "input_ids": rng.integers(0, config.vocab_size, (batch, sequence)).astype(np.int32),
    "input_mask": np.ones((batch, sequence), np.int32),
    "segment_ids": np.zeros((batch, sequence), np.int32),
    "masked_lm_positions": rng.integers(0, sequence, words).astype(np.int32),
    "masked_lm_ids": rng.integers(0, config.vocab_size, words).astype(np.int32),
    "masked_lm_weights": np.ones(words, np.float32),
    "next_sentence_labels": rng.integers(0, 2, batch).astype(np.int32),
  }


def our_step(model: BertForPretraining, batch: Batch) -> tuple[Step, Any]:
  """A function that runs one step and returns the loss, and the TinyJit in it."""
  opt = nn.optim.LAMB(nn.state.get_parameters(model), lr=1e-4, weight_decay=0.01)
  data = {k: Tensor(v).contiguous().realize() for k, v in batch.items()}

  @TinyJit
  def step() -> Tensor:
    opt.zero_grad()
    keys = ("input_ids", "input_mask", "segment_ids", "masked_lm_positions")
    logits, next_logits = model(*(data[k] for k in keys))
    loss = masked_lm_loss(logits, data["masked_lm_ids"], data["masked_lm_weights"])
    loss = loss + next_sentence_loss(next_logits, data["next_sentence_labels"])
    loss.backward()
    opt.step()
    return loss.realize()

  return lambda: float(step().item()), step


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


def torch_step(model: BertForPretraining, batch: Batch) -> Step:
  """The same step on torch with the same weights."""
  import torch

  from test.mlperf.torch_bert import forward, losses

  state = nn.state.get_state_dict(model)
  weights = {k: torch.tensor(v.numpy(), requires_grad=True) for k, v in state.items()}
  data = {k: torch.tensor(v) for k, v in batch.items()}
  opt = TorchLamb(list(weights.values()), 1e-4, 0.01)
  layers, heads = model.config.num_layers, model.config.num_heads

  def step() -> float:
    for w in weights.values():
      w.grad = None
    logits, next_logits = forward(weights, data, layers, heads, DROPOUT)
    loss = losses(logits, next_logits, data)
    loss.backward()
    with torch.no_grad():
      opt.step()
    return float(loss.detach())

  return step


def timed(step: Step) -> tuple[float, float]:
  """(seconds, loss) of one step."""
  start = time.perf_counter()
  loss = step()
  return time.perf_counter() - start, loss


def print_kernels(jit: Any, most: int = 40) -> None:
  """Where the CPU time of one replay goes, and rates of one core: kernels by name, slowest first.

  CPU time, unlike wall time, leaves out what other processes take.
  """
  total: dict[str, list[float]] = collections.defaultdict(lambda: [0, 0.0, 0, 0])
  for item in jit.captured.items:
    start = time.process_time()
    item.run()
    row = total[item.name]
    row[0] += 1
    row[1] += time.process_time() - start
    row[2] += item.info.flops if item.info else 0
    row[3] += item.info.mem_bytes if item.info else item.buffers[0].nbytes
  whole = sum(row[1] for row in total.values())
  print(f"{whole:.3f} CPU seconds in {sum(row[0] for row in total.values()):.0f} kernels")
  for name, (n, s, flops, mem) in sorted(total.items(), key=lambda kv: -kv[1][1])[:most]:
    rates = f"{flops / s * 1e-9:7.1f} GFLOP/s {mem / s * 1e-9:6.1f} GB/s"
    print(f"{name:44} {n:4.0f} x {s / n * 1e3:9.3f} ms {100 * s / whole:5.1f} %  {rates}")


def main(layers: int, batch: int, sequence: int, rounds: int, kernels: bool) -> None:
  config = BertConfig(num_layers=layers, hidden_dropout=DROPOUT, attention_dropout=DROPOUT)
  model = BertForPretraining(config)
  arrays = make_batch(config, batch, sequence)
  steps: dict[str, Step] = {}
  steps["tinygrad"], jit = our_step(model, arrays)
  if importlib.util.find_spec("torch") is not None:
    steps["torch"] = torch_step(model, arrays)
  first, best, loss = {}, {}, {}
  with Context(TRAINING=1):
    for name, step in steps.items():
      first[name], _ = timed(step)
      # captures, the second time
      timed(step)
    for _ in range(rounds):
      for name, step in steps.items():
        seconds, loss[name] = timed(step)
        best[name] = min(seconds, best.get(name, seconds))
  for name in steps:
    ratio = best["torch"] / best[name] if "torch" in best else 1.0
    print(
      f"{name:9} first {first[name]:7.2f} s   best {best[name]:7.3f} s   "
      f"{ratio:5.2f} x torch   loss {loss[name]:.4f}"
    )
  peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
  print(
    f"peak resident {peak:.2f} GB of the process, tensors {GlobalCounters.mem_used / 1e9:.2f} GB"
  )
  if kernels:
    print_kernels(jit)


if __name__ == "__main__":
  parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
  for option, default in (("layers", 2), ("batch", 2), ("sequence", 512), ("rounds", 4)):
    parser.add_argument(f"--{option}", type=int, default=default)
  parser.add_argument("--kernels", action="store_true", help="print where the time goes")
  main(**vars(parser.parse_args()))
