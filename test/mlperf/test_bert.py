"""BERT, its losses and LAMB against independent torch and float64 numpy statements."""

import dataclasses

import ml_dtypes
import numpy as np
import pytest

from examples.mlperf.dataloader import KEYS, zero_batch
from examples.mlperf.initializers import Lamb, from_tf
from extra.models.bert import (
  BertConfig,
  BertForPretraining,
  is_tf_weight,
  masked_lm_hits,
  masked_lm_loss,
  next_sentence_loss,
  tf_name,
  through_fp8,
  truncated_normal,
)
from tinygrad import Context, Device, Tensor, nn

torch = pytest.importorskip("torch")
from test.mlperf import torch_bert  # noqa: E402

SMALL = {"hidden_size": 16, "intermediate_size": 32, "num_heads": 2, "num_layers": 1}
TINY = {"hidden_size": 128, "intermediate_size": 512, "num_heads": 2, "num_layers": 2}
LARGE_LAYER = {"hidden_size": 1024, "intermediate_size": 4096, "num_heads": 16, "num_layers": 1}
DEVICES = (Device.DEFAULT,)


def config(sizes: dict, vocab: int = 50) -> BertConfig:
  return BertConfig(
    **sizes, vocab_size=vocab, max_positions=128, hidden_dropout=0.0, attention_dropout=0.0
  )


def random_batch(batch: int, seq: int, predictions: int, vocab: int) -> dict[str, np.ndarray]:
  rng = np.random.default_rng(3)
  out = zero_batch(batch, seq, predictions)
  out["input_ids"] = rng.integers(0, vocab, (batch, seq)).astype(np.int32)
  out["input_mask"][:, -2:] = 0
  out["segment_ids"][:, seq // 2 :] = 1
  out["masked_lm_positions"] = rng.integers(0, seq, (batch, predictions)).astype(np.int32)
  out["masked_lm_ids"] = rng.integers(0, vocab, (batch, predictions)).astype(np.int32)
  out["masked_lm_weights"][0, -1] = 0
  out["next_sentence_labels"] = rng.integers(0, 2, batch).astype(np.int32)
  return out


def ours(model: BertForPretraining, batch: dict[str, np.ndarray]):
  ids, mask, types, positions, labels, weights, following = (Tensor(batch[k]) for k in KEYS)
  logits, next_logits = model(ids, mask, types, positions)
  loss = masked_lm_loss(logits, labels, weights) + next_sentence_loss(next_logits, following)
  return logits, next_logits, loss


def close(got: np.ndarray, wanted: np.ndarray, relative: float, name: str) -> None:
  scale = np.abs(wanted).max() + 1e-6
  assert np.abs(got - wanted).max() <= relative * scale, name


@pytest.mark.parametrize(
  "sizes, batch_size, seq, predictions, vocab",
  [
    pytest.param(SMALL, 3, 16, 4, 50, id="small"),
    pytest.param(TINY, 3, 16, 4, 50, id="tiny"),
    pytest.param(LARGE_LAYER, 2, 128, 20, 30522, id="large-layer", marks=pytest.mark.slow),
  ],
)
def test_logits_loss_and_every_gradient_match_torch(sizes, batch_size, seq, predictions, vocab):
  Tensor.manual_seed(5)
  model = BertForPretraining(config(sizes, vocab))
  params = nn.state.get_state_dict(model)
  batch = random_batch(batch_size, seq, predictions, vocab)
  weights = {n: torch.tensor(p.numpy(), requires_grad=True) for n, p in params.items()}
  data = {name: torch.tensor(value) for name, value in batch.items()}
  with Context(TRAINING=0):
    logits, next_logits, loss = ours(model, batch)
    grads = loss.gradient(*params.values())
  t_logits, t_next = torch_bert.forward(weights, data, sizes["num_layers"], sizes["num_heads"])
  t_loss = torch_bert.losses(t_logits, t_next, data)
  t_loss.backward()
  close(logits.numpy(), t_logits.detach().numpy(), 1e-4, "logits")
  close(next_logits.numpy(), t_next.detach().numpy(), 1e-4, "next-sentence logits")
  assert loss.item() == pytest.approx(t_loss.item(), rel=1e-5)
  for (name, weight), grad in zip(weights.items(), grads, strict=True):
    # A key's bias shifts all scores of a query alike, so its true gradient is 0: absolute there.
    if name.endswith("key.bias"):
      assert np.abs(grad.numpy()).max() < 1e-5, name
    else:
      close(grad.numpy(), weight.grad.numpy(), 1e-4, name)


def test_twenty_steps_follow_the_papers_lamb():
  Tensor.manual_seed(5)
  model = BertForPretraining(config(SMALL))
  params = nn.state.get_state_dict(model)
  batch = random_batch(3, 8, 2, 50)
  data = {name: torch.tensor(value) for name, value in batch.items()}
  paper = torch_bert.PaperLamb({n: p.numpy() for n, p in params.items()})
  optimizer = Lamb(params, DEVICES)
  optimizer.lr.assign(Tensor([0.02])).realize()
  for step in range(20):
    _, _, loss = ours(model, batch)
    _, updated = optimizer.schedule_step(loss.gradient(*optimizer.params))
    Tensor.realize(loss, *updated)
    weights = {
      n: torch.tensor(v, dtype=torch.float32, requires_grad=True) for n, v in paper.weights.items()
    }
    theirs = torch_bert.losses(*torch_bert.forward(weights, data, 1, 2), data)
    theirs.backward()
    paper.step({n: w.grad.numpy() for n, w in weights.items()}, 0.02)
    assert loss.item() == pytest.approx(theirs.item(), rel=1e-3), f"step {step}"


def lamb_problem():
  rng = np.random.default_rng(0)
  names = {"a.weight": (4, 3), "a.bias": (4,), "LayerNorm.weight": (5,)}
  return rng, {name: rng.normal(size=shape).astype(np.float32) for name, shape in names.items()}


def test_fifty_lamb_steps_match_float64():
  rng, start = lamb_problem()
  params = {name: Tensor(value).contiguous().realize() for name, value in start.items()}
  paper = torch_bert.PaperLamb(start)
  optimizer = Lamb(params, DEVICES)
  optimizer.lr.assign(Tensor([0.01])).realize()
  for _ in range(50):
    grads = {n: rng.normal(size=v.shape).astype(np.float32) for n, v in start.items()}
    # Loss scaling by 64 must not show.
    norm, updated = optimizer.schedule_step([Tensor(g * 64) for g in grads.values()], 64.0)
    Tensor.realize(norm, *updated)
    assert norm.item() == pytest.approx(paper.step(grads, 0.01), rel=1e-5)
  for name, param in params.items():
    np.testing.assert_allclose(param.numpy(), paper.weights[name], atol=1e-5, err_msg=name)


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_a_step_that_is_not_finite_changes_nothing(bad):
  rng, start = lamb_problem()
  params = {name: Tensor(value).contiguous().realize() for name, value in start.items()}
  optimizer = Lamb(params, DEVICES)
  optimizer.lr.assign(Tensor([0.01])).realize()
  grads = {n: rng.normal(size=v.shape).astype(np.float32) for n, v in start.items()}
  grads["a.bias"][1] = bad
  norm, updated = optimizer.schedule_step([Tensor(g) for g in grads.values()])
  Tensor.realize(norm, *updated)
  assert not np.isfinite(norm.numpy()[0])
  for name, param in params.items():
    np.testing.assert_array_equal(param.numpy(), start[name])
  for name, value in optimizer.state_dict().items():
    np.testing.assert_array_equal(value.numpy(), 1.0 if name.endswith("_t") else 0.0)


def test_metric_counts_weighted_hits():
  logits = Tensor([[[0.0, 1.0], [2.0, 0.0], [0.0, 3.0]]])
  hits, words = masked_lm_hits(logits, Tensor([[1, 1, 1]]), Tensor([[1.0, 1.0, 0.0]]))
  assert (hits.item(), words.item()) == (1.0, 2.0)


def test_a_right_next_sentence_head_costs_nothing():
  loss = next_sentence_loss(Tensor([[-4.0, 4.0]]), Tensor([[1]]))
  assert loss.item() == pytest.approx(np.log1p(np.exp(-8.0)), rel=1e-3)


def test_fp8_rounding_keeps_the_three_leading_fraction_bits():
  rng = np.random.default_rng(2)
  values = (rng.normal(size=200) * 1e-4).astype(np.float32)
  x = Tensor(values)
  got = through_fp8(x)
  most = np.abs(values).max()
  scale = 2.0 ** np.floor(np.log2(448 / most))
  assert 224 < most * scale <= 448
  wanted = (values * scale).astype(ml_dtypes.float8_e4m3fn).astype(np.float32) / scale
  np.testing.assert_array_equal(got.numpy(), wanted.astype(np.float32))
  np.testing.assert_array_equal((got * 3).sum().gradient(x)[0].numpy(), np.full(200, 3))
  assert through_fp8(Tensor([0.0, 0.0])).tolist() == [0.0, 0.0]


def test_fp8_leaves_the_first_and_last_layer_out():
  sizes = SMALL | {"num_layers": 4}
  batch = random_batch(2, 16, 4, 50)
  losses = {}
  for fp8 in (False, True):
    Tensor.manual_seed(5)
    model = BertForPretraining(dataclasses.replace(config(sizes), fp8=fp8))
    used = [layer.intermediate.dense._fp8 for layer in model.bert.encoder.layer]
    assert used == [False, fp8, fp8, False]
    losses[fp8] = ours(model, batch)[2].item()
  assert losses[True] != losses[False]
  assert losses[True] == pytest.approx(losses[False], rel=0.01)


def test_initial_weights_are_truncated_normal():
  Tensor.manual_seed(1)
  values = truncated_normal(40, 50, std=0.02).numpy()
  assert np.abs(values).max() <= 0.0402
  assert abs(values.mean()) < 0.002
  # A standard normal cut at two has the deviation 0.8796.
  assert values.std() == pytest.approx(0.02 * 0.8796, rel=0.05)


def test_tensorflow_names_transpose_exactly_the_kernels():
  params = nn.state.get_state_dict(BertForPretraining(config(SMALL)))
  stored = {}
  for name, param in params.items():
    path, transposed = tf_name(name)
    assert transposed == path.endswith("kernel")
    value = param.numpy()
    stored[path] = value.T if transposed else value
  assert "bert/encoder/layer_0/attention/self/query/kernel" in stored
  assert stored["cls/seq_relationship/output_weights"].shape == (2, 16)
  slots = {f"{path}/LAMB": v for path, v in stored.items()}
  slots |= {f"{path}/LAMB_1": v for path, v in stored.items()}
  counters = {"global_step": np.zeros(1), "beta1_power": np.ones(1), "beta2_power": np.ones(1)}
  back = from_tf(stored | slots | counters, list(params))
  assert set(back) == set(params)
  for name, param in params.items():
    np.testing.assert_array_equal(back[name], param.numpy())
  assert not is_tf_weight("bert/pooler/dense/kernel/LAMB_1")
