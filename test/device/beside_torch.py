"""A training step of BERT on one of our devices and the same in torch, from the same weights.

Forward, backward and LAMB, without dropout, so that the values can be compared.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import numpy as np

from extra.models.bert import BertConfig, BertForPretraining, masked_lm_loss, next_sentence_loss
from test.bench.bert_sides import INPUTS, TorchLamb
from tinygrad import Context, Tensor, TinyJit, nn

# learning rate of both, and their decay of weights
RATE, DECAY = 1e-3, 0.01
Arrays = dict[str, np.ndarray]
# a step: the loss before it
Step = Callable[[], float]


def make_batch(config: BertConfig, batch: int, sequence: int, predictions: int) -> Arrays:
  """Random ids and labels: input arrays (B, S), masked-word arrays (B, P)."""
  gen = np.random.default_rng(0)
  words = (batch, predictions)
  return {
    "input_ids": gen.integers(0, config.vocab_size, (batch, sequence)).astype(np.int32),
    "input_mask": np.ones((batch, sequence), np.int32),
    "segment_ids": np.zeros((batch, sequence), np.int32),
    "masked_lm_positions": gen.integers(0, sequence, words).astype(np.int32),
    "masked_lm_ids": gen.integers(0, config.vocab_size, words).astype(np.int32),
    "masked_lm_weights": np.ones(words, np.float32),
    "next_sentence_labels": gen.integers(0, 2, batch).astype(np.int32),
  }


def our_step(config: BertConfig, data: Arrays, device: str) -> tuple[Step, Arrays]:
  """A captured step, and the weights that it starts from."""
  with Context(DEV=device):
    Tensor.manual_seed(3)
    model = BertForPretraining(config)
    weights = nn.state.get_state_dict(model)
    gen = np.random.default_rng(1)
    for w in weights.values():
      # biases too: LAMB's step of a weight that is 0 is a matter of taste
      w.assign((w.float() + Tensor(gen.normal(0, 0.02, w.shape).astype("f"))).cast(w.dtype))
    Tensor.realize(*weights.values())
    first = {name: w.float().numpy() for name, w in weights.items()}
    opt = nn.optim.LAMB(list(weights.values()), lr=RATE, weight_decay=DECAY)
    held = {name: Tensor(x).contiguous().realize() for name, x in data.items()}

  @TinyJit
  def step() -> Tensor:
    opt.zero_grad()
    logits, next_logits = model(*(held[k] for k in INPUTS))
    loss = masked_lm_loss(logits, held["masked_lm_ids"], held["masked_lm_weights"])
    loss = loss + next_sentence_loss(next_logits, held["next_sentence_labels"])
    loss.backward()
    opt.step()
    return loss.realize()

  def run() -> float:
    with Context(DEV=device, TRAINING=1):
      return float(step().item())

  return run, first


def torch_step(config: BertConfig, data: Arrays, weights: Arrays) -> tuple[Step, str]:
  """The same in torch, with autocast for 16 bits, on its GPU where it has one: step, device."""
  import torch

  from test.mlperf.torch_bert import forward, losses

  where = "cuda" if torch.cuda.is_available() else "cpu"
  held = {name: torch.tensor(x, device=where) for name, x in data.items()}
  own = {name: torch.tensor(w, device=where, requires_grad=True) for name, w in weights.items()}
  lamb = TorchLamb(list(own.values()), RATE, DECAY)
  half = getattr(torch, config.dtype)

  def run() -> float:
    for w in own.values():
      w.grad = None
    narrow: Any = contextlib.nullcontext()
    if half is not torch.float32:
      narrow = torch.autocast(where, half)
    with torch.device(where):
      with narrow:
        logits, next_logits = forward(own, held, config.num_layers, config.num_heads)
      loss = losses(logits.float(), next_logits.float(), held)
      loss.backward()
    with torch.no_grad():
      lamb.step()
    return float(loss.detach())

  return run, where
