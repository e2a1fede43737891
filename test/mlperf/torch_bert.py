"""BERT and LAMB stated independently for the tests: torch functions over a dict of weights."""

from __future__ import annotations

import math

import numpy as np
import torch
from torch.nn import functional


def layer_norm(x: torch.Tensor, w: dict[str, torch.Tensor], name: str) -> torch.Tensor:
  size = (x.shape[-1],)
  return functional.layer_norm(x, size, w[f"{name}.weight"], w[f"{name}.bias"], eps=1e-12)


def dense(x: torch.Tensor, w: dict[str, torch.Tensor], name: str) -> torch.Tensor:
  return functional.linear(x, w[f"{name}.weight"], w[f"{name}.bias"])


def encoder_layer(
  x: torch.Tensor,
  mask: torch.Tensor,
  w: dict[str, torch.Tensor],
  base: str,
  heads: int,
  dropout: float = 0.0,
) -> torch.Tensor:
  batch, seq, hidden = x.shape

  def split(name: str) -> torch.Tensor:
    projected = dense(x, w, f"{base}.attention.self.{name}")
    return projected.view(batch, seq, heads, hidden // heads).permute(0, 2, 1, 3)

  q, k, v = split("query"), split("key"), split("value")
  scores = q @ k.transpose(-1, -2) / math.sqrt(hidden // heads)
  probs = torch.softmax(scores + (1.0 - mask[:, None, None, :].float()) * -10000.0, -1)
  probs = functional.dropout(probs, dropout)
  context = (probs @ v).permute(0, 2, 1, 3).reshape(batch, seq, hidden)
  attended = functional.dropout(dense(context, w, f"{base}.attention.output.dense"), dropout)
  attended = layer_norm(attended + x, w, f"{base}.attention.output.LayerNorm")
  inner = dense(attended, w, f"{base}.intermediate.dense")
  inner = functional.gelu(inner, approximate="tanh")
  out = functional.dropout(dense(inner, w, f"{base}.output.dense"), dropout)
  return layer_norm(out + attended, w, f"{base}.output.LayerNorm")


def forward(
  w: dict[str, torch.Tensor],
  batch: dict[str, torch.Tensor],
  layers: int,
  heads: int,
  dropout: float = 0.0,
) -> tuple[torch.Tensor, torch.Tensor]:
  """Logits of the masked words [B, P, V] and of the next sentence [B, 2]."""
  ids = batch["input_ids"].long()
  base = "bert.embeddings"
  x = w[f"{base}.word_embeddings.weight"][ids]
  x = x + w[f"{base}.position_embeddings.weight"][: ids.shape[1]]
  x = x + w[f"{base}.token_type_embeddings.weight"][batch["segment_ids"].long()]
  x = layer_norm(x, w, f"{base}.LayerNorm")
  x = functional.dropout(x, dropout)
  for i in range(layers):
    x = encoder_layer(x, batch["input_mask"], w, f"bert.encoder.layer.{i}", heads, dropout)
  pooled = torch.tanh(dense(x[:, 0], w, "bert.pooler.dense"))
  rows = torch.arange(len(ids))[:, None]
  picked = x[rows, batch["masked_lm_positions"].long()]
  hidden = functional.gelu(dense(picked, w, "cls.predictions.transform.dense"), approximate="tanh")
  hidden = layer_norm(hidden, w, "cls.predictions.transform.LayerNorm")
  words = w[f"{base}.word_embeddings.weight"]
  logits = hidden @ words.T + w["cls.predictions.output_bias"]
  return logits, dense(pooled, w, "cls.seq_relationship")


def losses(
  logits: torch.Tensor, next_logits: torch.Tensor, batch: dict[str, torch.Tensor]
) -> torch.Tensor:
  """The pre-training loss: masked words over their weights, plus next sentence."""
  labels = batch["masked_lm_ids"].long()
  each = functional.cross_entropy(logits.flatten(0, 1), labels.flatten(), reduction="none")
  weights = batch["masked_lm_weights"].flatten()
  masked = (each * weights).sum() / (weights.sum() + 1e-5)
  return masked + functional.cross_entropy(next_logits, batch["next_sentence_labels"].long())


class PaperLamb:
  """LAMB in float64 numpy from the paper, with the reference's exclusions and clipping."""

  def __init__(
    self,
    weights: dict[str, np.ndarray],
    betas: tuple[float, float] = (0.9, 0.999),
    epsilon: float = 1e-6,
    decay: float = 0.01,
    clip: float = 1.0,
  ) -> None:
    self.weights = {name: value.astype(np.float64) for name, value in weights.items()}
    self.m = {name: np.zeros_like(value) for name, value in self.weights.items()}
    self.v = {name: np.zeros_like(value) for name, value in self.weights.items()}
    self.betas, self.epsilon, self.decay, self.clip = betas, epsilon, decay, clip
    self.t = 0

  def step(self, grads: dict[str, np.ndarray], rate: float) -> float:
    """One update in place; returns the gradient norm before clipping."""
    self.t += 1
    norm = math.sqrt(sum(float((g.astype(np.float64) ** 2).sum()) for g in grads.values()))
    scale = self.clip / max(norm, self.clip)
    b1, b2 = self.betas
    for name, w in self.weights.items():
      g = grads[name].astype(np.float64) * scale
      self.m[name] = b1 * self.m[name] + (1 - b1) * g
      self.v[name] = b2 * self.v[name] + (1 - b2) * g * g
      m_hat = self.m[name] / (1 - b1**self.t)
      v_hat = self.v[name] / (1 - b2**self.t)
      update = m_hat / (np.sqrt(v_hat) + self.epsilon)
      ratio = 1.0
      if "LayerNorm" not in name and "bias" not in name:
        update = update + self.decay * w
        w_norm, u_norm = np.linalg.norm(w), np.linalg.norm(update)
        ratio = w_norm / u_norm if w_norm > 0 and u_norm > 0 else 1.0
      self.weights[name] = w - rate * ratio * update
    return norm
