"""BERT for pre-training, as the MLPerf reference defines it.

Shape letters: B batch, S sequence, H hidden, N heads, D = H/N, P predictions, V vocabulary.
Weights are float32 masters; matrix products run in `BertConfig.dtype`; LayerNorm, softmax and the
losses run in float32.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from tinygrad import Tensor, dtypes, nn


@dataclass(frozen=True)
class BertConfig:
  """Sizes and constants of one model. Raises ValueError for sizes that cannot work."""

  hidden_size: int = 1024
  intermediate_size: int = 4096
  num_heads: int = 16
  num_layers: int = 24
  vocab_size: int = 30522
  max_positions: int = 512
  num_types: int = 2
  hidden_dropout: float = 0.1
  attention_dropout: float = 0.1
  layer_norm_eps: float = 1e-12
  mask_score: float = -10000.0
  initializer_range: float = 0.02
  dtype: str = "float32"
  fp8: bool = False

  def __post_init__(self) -> None:
    for name in ("hidden_size", "intermediate_size", "num_heads", "num_layers", "vocab_size"):
      if getattr(self, name) < 1:
        raise ValueError(f"BertConfig: {name} must be at least 1, got {getattr(self, name)}")
    if self.hidden_size % self.num_heads != 0:
      raise ValueError(
        f"BertConfig: hidden_size {self.hidden_size} not divisible by num_heads {self.num_heads}"
      )
    if self.dtype not in ("float32", "float16", "bfloat16"):
      raise ValueError(f"BertConfig: dtype must be float32, float16 or bfloat16, got {self.dtype}")


BERT_SIZES = {
  "large": {},
  "tiny": {"hidden_size": 128, "intermediate_size": 512, "num_heads": 2, "num_layers": 2},
}


def gelu_tanh(x: Tensor) -> Tensor:
  """The tanh form of GELU, as in the reference: x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))).

  Halves are rounded once, at the end: rounding each step costs more than the product before it.
  """
  return x.gelu()


def truncated_normal(*shape: int, std: float) -> Tensor:
  """float32 normal values cut off at two standard deviations, by the inverse distribution.

  With u uniform in (-1, 1), sqrt(2) erfinv(u erf(sqrt(2))) is a standard normal within (-2, 2).
  erfinv is Winitzki's closed form (relative error below 2e-3), so no draw is ever repeated.
  """
  u = (Tensor.rand(*shape, dtype=dtypes.float32) * 2 - 1) * math.erf(math.sqrt(2))
  a = 0.147
  log_term = (1 - u * u).log()
  first = 2 / (math.pi * a) + log_term / 2
  magnitude = ((first * first - log_term / a).sqrt() - first).maximum(0).sqrt()
  signed = (u < 0).where(-magnitude, magnitude)
  return (signed * (math.sqrt(2) * std)).contiguous()


def zeros(*shape: int) -> Tensor:
  """A float32 parameter of zeros, whatever the default float is."""
  return Tensor.zeros(*shape, dtype=dtypes.float32).contiguous()


def through_fp8(x: Tensor) -> Tensor:
  """x rounded to the 3 fraction bits of fp8 E4M3, in x's dtype; its gradient passes unchanged.

  A power of two scales the tensor so that its largest magnitude is in (224, 448], of at most 448.
  """
  wide = x.cast(dtypes.float32)
  most = wide.detach().abs().max().maximum(2.0**-100)
  scale = (math.log2(448) - most.log2()).floor().exp2()
  rounded = (wide.detach() * scale).cast(dtypes.fp8e4m3).cast(dtypes.float32) / scale
  # The difference of two close float32 values is exact, and so is their sum.
  return (wide + (rounded - wide.detach())).cast(x.dtype)


class Dense:
  """y[..., out] = x[..., in] W^T + b, computed in the dtype of x. Weight is [out, in] float32.

  With `fp8`, x and W are rounded to fp8 first: what fp8 products would give, at no higher speed.
  """

  def __init__(self, num_in: int, num_out: int, std: float, fp8: bool = False) -> None:
    self.weight = truncated_normal(num_out, num_in, std=std)
    self.bias = zeros(num_out)
    self._fp8 = fp8

  def __call__(self, x: Tensor) -> Tensor:
    weight = self.weight
    if self._fp8:
      x, weight = through_fp8(x), through_fp8(weight)
    return x.linear(weight.cast(x.dtype).transpose(), self.bias.cast(x.dtype))


class Embedding(nn.Embedding):
  """Rows of a float32 [V, H] table by integer index, drawn from the truncated normal."""

  def __init__(self, num_rows: int, width: int, std: float) -> None:
    super().__init__(num_rows, width)
    self.weight = truncated_normal(num_rows, width, std=std)


class LayerNorm(nn.LayerNorm):
  """Normalises the last axis in float32 and returns the dtype of its input."""

  def __init__(self, config: BertConfig) -> None:
    super().__init__(config.hidden_size, eps=config.layer_norm_eps)
    self.weight = Tensor.ones(config.hidden_size, dtype=dtypes.float32).contiguous()
    self.bias = zeros(config.hidden_size)

  def __call__(self, x: Tensor) -> Tensor:
    return super().__call__(x.cast(dtypes.float32)).cast(x.dtype)


class Embeddings:
  """ids [B, S] and types [B, S] -> [B, S, H] in the compute dtype."""

  def __init__(self, config: BertConfig) -> None:
    std = config.initializer_range
    self.word_embeddings = Embedding(config.vocab_size, config.hidden_size, std)
    self.position_embeddings = Embedding(config.max_positions, config.hidden_size, std)
    self.token_type_embeddings = Embedding(config.num_types, config.hidden_size, std)
    self.LayerNorm = LayerNorm(config)
    self._config = config

  def __call__(self, ids: Tensor, types: Tensor) -> Tensor:
    seq = ids.shape[1]
    if seq > self._config.max_positions:
      raise ValueError(
        f"Bert: sequence {seq} is longer than {self._config.max_positions} positions"
      )
    # Two token types: a blend of two rows costs less than a lookup and has the same gradient.
    rows = self.token_type_embeddings.weight
    kind = types.unsqueeze(-1).cast(dtypes.float32)
    type_part = rows[0] * (1 - kind) + rows[1] * kind
    x = self.word_embeddings(ids) + self.position_embeddings.weight[:seq] + type_part
    dtype = getattr(dtypes, self._config.dtype)
    return self.LayerNorm(x).cast(dtype).dropout(self._config.hidden_dropout)


class SelfAttention:
  """Heads of width D attend over S. Scores and softmax are float32."""

  def __init__(self, config: BertConfig) -> None:
    sizes = (config.hidden_size, config.hidden_size, config.initializer_range, config.fp8)
    self.query = Dense(*sizes)
    self.key = Dense(*sizes)
    self.value = Dense(*sizes)
    self._config = config

  def __call__(self, x: Tensor, mask: Tensor) -> Tensor:
    batch, seq, hidden = x.shape
    heads = self._config.num_heads
    split = (batch, seq, heads, hidden // heads)
    q = self.query(x).reshape(split).transpose(1, 2)
    k = self.key(x).reshape(split).transpose(1, 2)
    v = self.value(x).reshape(split).transpose(1, 2)
    scores = q.matmul(k.transpose(2, 3)).cast(dtypes.float32) / math.sqrt(hidden // heads)
    weights = (scores + mask).softmax(-1).cast(x.dtype).dropout(self._config.attention_dropout)
    return weights.matmul(v).transpose(1, 2).reshape(batch, seq, hidden)


class Residual:
  """LayerNorm(dropout(dense(x)) + skip)."""

  def __init__(self, num_in: int, config: BertConfig) -> None:
    self.dense = Dense(num_in, config.hidden_size, config.initializer_range, config.fp8)
    self.LayerNorm = LayerNorm(config)
    self._dropout = config.hidden_dropout

  def __call__(self, x: Tensor, skip: Tensor) -> Tensor:
    return self.LayerNorm(self.dense(x).dropout(self._dropout) + skip)


class Attention:
  """Self-attention and its output projection; attribute names follow the checkpoint."""

  def __init__(self, config: BertConfig) -> None:
    self.self = SelfAttention(config)
    self.output = Residual(config.hidden_size, config)

  def __call__(self, x: Tensor, mask: Tensor) -> Tensor:
    return self.output(self.self(x, mask), x)


class Intermediate:
  """GELU(dense(x)): [B, S, H] -> [B, S, 4H]."""

  def __init__(self, config: BertConfig) -> None:
    sizes = (config.hidden_size, config.intermediate_size)
    self.dense = Dense(*sizes, config.initializer_range, config.fp8)

  def __call__(self, x: Tensor) -> Tensor:
    return gelu_tanh(self.dense(x))


class Layer:
  """One post-norm transformer layer."""

  def __init__(self, config: BertConfig) -> None:
    self.attention = Attention(config)
    self.intermediate = Intermediate(config)
    self.output = Residual(config.intermediate_size, config)

  def __call__(self, x: Tensor, mask: Tensor) -> Tensor:
    attended = self.attention(x, mask)
    return self.output(self.intermediate(attended), attended)


class Encoder:
  """The layers; the first and the last never use fp8."""

  def __init__(self, config: BertConfig) -> None:
    plain = replace(config, fp8=False)
    inner = range(1, config.num_layers - 1)
    self.layer = [Layer(config if i in inner else plain) for i in range(config.num_layers)]

  def __call__(self, x: Tensor, mask: Tensor) -> Tensor:
    for layer in self.layer:
      x = layer(x, mask)
    return x


class Pooler:
  """tanh(dense(first token)): [B, S, H] -> [B, H]."""

  def __init__(self, config: BertConfig) -> None:
    self.dense = Dense(config.hidden_size, config.hidden_size, config.initializer_range)

  def __call__(self, x: Tensor) -> Tensor:
    return self.dense(x[:, 0]).tanh()


class Bert:
  """ids, mask, types [B, S] -> (sequence [B, S, H], pooled [B, H])."""

  def __init__(self, config: BertConfig) -> None:
    self.embeddings = Embeddings(config)
    self.encoder = Encoder(config)
    self.pooler = Pooler(config)
    self._mask_score = config.mask_score

  def __call__(self, ids: Tensor, mask: Tensor, types: Tensor) -> tuple[Tensor, Tensor]:
    batch, seq = ids.shape
    added = (1 - mask.cast(dtypes.float32)).reshape(batch, 1, 1, seq) * self._mask_score
    x = self.encoder(self.embeddings(ids, types), added)
    return x, self.pooler(x)


class Transform:
  """LayerNorm(GELU(dense(x))) ahead of the tied output matrix."""

  def __init__(self, config: BertConfig) -> None:
    self.dense = Dense(config.hidden_size, config.hidden_size, config.initializer_range)
    self.LayerNorm = LayerNorm(config)

  def __call__(self, x: Tensor) -> Tensor:
    return self.LayerNorm(gelu_tanh(self.dense(x)))


class Predictions:
  """Masked-LM head: [B, P, H] and the word table [V, H] -> logits [B, P, V]."""

  def __init__(self, config: BertConfig) -> None:
    self.transform = Transform(config)
    self.output_bias = zeros(config.vocab_size)

  def __call__(self, x: Tensor, words: Tensor) -> Tensor:
    hidden = self.transform(x)
    return hidden.linear(words.cast(x.dtype).transpose(), self.output_bias.cast(x.dtype))


class Heads:
  """The masked-LM head and the next-sentence head, under the names of checkpoints."""

  def __init__(self, config: BertConfig) -> None:
    self.predictions = Predictions(config)
    self.seq_relationship = Dense(config.hidden_size, 2, config.initializer_range)


def pick_positions(x: Tensor, positions: Tensor) -> Tensor:
  """Rows of x [B, S, H] at positions [B, P] -> [B, P, H].

  Written as a product with a one-hot [B, P, S] matrix: it needs no index into another device's
  samples when the batch is sharded, its gradient is again a product, and at BERT's sizes it is
  below 1 % of the step's work.
  """
  return positions.one_hot(x.shape[1]).cast(x.dtype).matmul(x)


class BertForPretraining:
  """BERT with the masked-LM and next-sentence heads."""

  def __init__(self, config: BertConfig) -> None:
    self.bert = Bert(config)
    self.cls = Heads(config)
    self.config = config

  def __call__(
    self, ids: Tensor, mask: Tensor, types: Tensor, positions: Tensor
  ) -> tuple[Tensor, Tensor]:
    """Logits of masked words [B, P, V] and next sentence [B, 2], in the compute dtype."""
    sequence, pooled = self.bert(ids, mask, types)
    picked = pick_positions(sequence, positions)
    words = self.bert.embeddings.word_embeddings.weight
    return self.cls.predictions(picked, words), self.cls.seq_relationship(pooled)


def word_losses(logits: Tensor, labels: Tensor) -> Tensor:
  """Cross-entropy in nats of logits [..., V] against integer labels [...], float32 [...]."""
  log_probs = logits.cast(dtypes.float32).log_softmax(-1)
  return -(labels.one_hot(logits.shape[-1]) * log_probs).sum(-1)


def masked_lm_loss(logits: Tensor, labels: Tensor, weights: Tensor) -> Tensor:
  """sum(weights * cross-entropy) / (sum(weights) + 1e-5): a float32 scalar."""
  weights = weights.cast(dtypes.float32)
  return (word_losses(logits, labels) * weights).sum() / (weights.sum() + 1e-5)


def next_sentence_loss(logits: Tensor, labels: Tensor) -> Tensor:
  """Mean two-class softmax cross-entropy of logits [B, 2] against labels [B] or [B, 1]."""
  return word_losses(logits, labels.reshape(logits.shape[0])).mean()


def masked_lm_hits(logits: Tensor, labels: Tensor, weights: Tensor) -> tuple[Tensor, Tensor]:
  """(correct masked words, all masked words), float32 scalars, for an exact metric over a set."""
  weights = weights.cast(dtypes.float32)
  hits = (logits.argmax(-1).cast(dtypes.int32) == labels.cast(dtypes.int32)).cast(dtypes.float32)
  return (hits * weights).sum(), weights.sum()


TF_SLOTS = ("/LAMB", "/LAMB_1", "/adam_m", "/adam_v")
TF_COUNTERS = ("global_step", "beta1_power", "beta2_power")


def is_tf_weight(name: str) -> bool:
  """False for the counters and optimizer slots of a TensorFlow checkpoint."""
  return name not in TF_COUNTERS and not name.endswith(TF_SLOTS)


def tf_name(name: str) -> tuple[str, bool]:
  """TensorFlow checkpoint name of one of our parameters, and whether it is stored transposed."""
  if name == "cls.seq_relationship.weight":
    return "cls/seq_relationship/output_weights", False
  if name == "cls.seq_relationship.bias":
    return "cls/seq_relationship/output_bias", False
  stem, _, leaf = name.rpartition(".")
  path = stem.replace("encoder.layer.", "encoder/layer_").replace(".", "/")
  if path.endswith("LayerNorm"):
    return f"{path}/{'gamma' if leaf == 'weight' else 'beta'}", False
  if path.endswith("_embeddings"):
    return path, False
  if leaf == "weight":
    return f"{path}/kernel", True
  return f"{path}/{leaf}", False
