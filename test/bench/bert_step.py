"""Time of one BERT training step on the CPU, beside torch where it is installed.

    PYTHONPATH=. python3 test/bench/bert_step.py [layers] [batch] [sequence]    default: 2 2 128

Forward, loss, backward and a plain SGD update in float32; hidden size 1024 as in BERT-large.
"""

from __future__ import annotations

import importlib.util
import sys
import time
from collections.abc import Callable

import numpy as np

from extra.models.bert import BertConfig, BertForPretraining, masked_lm_loss, next_sentence_loss
from tinygrad import Context, Tensor, TinyJit, nn

Batch = dict[str, np.ndarray]


def make_batch(config: BertConfig, batch: int, sequence: int, predictions: int = 20) -> Batch:
  """Random ids and labels: input arrays (B, S), masked-word arrays (B, P)."""
  rng = np.random.default_rng(0)
  words = (batch, predictions)
  return {
    "input_ids": rng.integers(0, config.vocab_size, (batch, sequence)).astype(np.int32),
    "input_mask": np.ones((batch, sequence), np.int32),
    "segment_ids": np.zeros((batch, sequence), np.int32),
    "masked_lm_positions": rng.integers(0, sequence, words).astype(np.int32),
    "masked_lm_ids": rng.integers(0, config.vocab_size, words).astype(np.int32),
    "masked_lm_weights": np.ones(words, np.float32),
    "next_sentence_labels": rng.integers(0, 2, batch).astype(np.int32),
  }


def our_step(model: BertForPretraining, batch: Batch) -> Callable[[], float]:
  """A function that runs one step and returns the loss."""
  opt = nn.optim.SGD(nn.state.get_parameters(model), lr=1e-4)
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

  return lambda: float(step().item())


def torch_step(model: BertForPretraining, batch: Batch) -> Callable[[], float]:
  """The same step on torch with the same weights."""
  import torch

  from test.mlperf.torch_bert import forward, losses

  state = nn.state.get_state_dict(model)
  weights = {k: torch.tensor(v.numpy(), requires_grad=True) for k, v in state.items()}
  data = {k: torch.tensor(v) for k, v in batch.items()}
  opt = torch.optim.SGD(weights.values(), lr=1e-4)

  def step() -> float:
    opt.zero_grad()
    logits, next_logits = forward(weights, data, model.config.num_layers, model.config.num_heads)
    loss = losses(logits, next_logits, data)
    loss.backward()
    opt.step()
    return float(loss)

  return step


def report(name: str, step: Callable[[], float], repeats: int = 5) -> None:
  """Prints the first step, the third (capture done) and the best of the rest, in seconds."""
  times = []
  loss = 0.0
  for _ in range(2 + repeats):
    start = time.perf_counter()
    loss = step()
    times.append(time.perf_counter() - start)
  print(f"{name:9} first {times[0]:7.2f} s   best {min(times[2:]):7.3f} s   loss {loss:.4f}")


def main(layers: int = 2, batch: int = 2, sequence: int = 128) -> None:
  config = BertConfig(num_layers=layers, hidden_dropout=0.0, attention_dropout=0.0)
  model = BertForPretraining(config)
  arrays = make_batch(config, batch, sequence)
  theirs = None
  if importlib.util.find_spec("torch") is not None:
    theirs = torch_step(model, arrays)
  with Context(TRAINING=1):
    report("tinygrad", our_step(model, arrays))
  if theirs is not None:
    report("torch", theirs)


if __name__ == "__main__":
  main(*(int(a) for a in sys.argv[1:4]))
