"""Layers against torch with the same weights."""

import numpy as np
import pytest
import torch

from tinygrad import Context, Tensor, nn


def rand(*shape: int) -> np.ndarray:
  return np.random.default_rng(0).standard_normal(shape).astype(np.float32)


def compare(ours, theirs: torch.nn.Module, x: np.ndarray, atol: float = 1e-4) -> None:
  """Copies the weights over; compares the results and the gradients of input and weights."""
  weights = dict(theirs.named_parameters())
  own = nn.state.get_state_dict(ours)
  for name, t in own.items():
    if name in theirs.state_dict() and t.shape:
      t.assign(Tensor(theirs.state_dict()[name].numpy().astype(t.numpy().dtype))).realize()
    t.grad = None
  x_ours = Tensor(x).contiguous()
  x_theirs = torch.tensor(x, requires_grad=x.dtype == np.float32)
  want, got = theirs(x_theirs), ours(x_ours)
  np.testing.assert_allclose(got.numpy(), want.detach().numpy(), atol=atol, rtol=1e-4)
  scale = np.random.default_rng(1).uniform(0.5, 1.5, want.shape).astype(np.float32)
  for p in weights.values():
    p.grad = None
  (want * torch.tensor(scale)).sum().backward()
  (got * Tensor(scale)).sum().backward()
  if x_theirs.requires_grad:
    check_gradient("input", x_ours, x_theirs, atol)
  assert set(weights) <= set(own)
  for name, p in weights.items():
    check_gradient(name, own[name], p, atol)


def check_gradient(name: str, ours: Tensor, theirs: torch.Tensor, atol: float) -> None:
  assert ours.grad is not None, f"{name} got no gradient"
  np.testing.assert_allclose(
    ours.grad.numpy(), theirs.grad.numpy(), atol=10 * atol, rtol=1e-3, err_msg=name
  )


def test_linear():
  compare(nn.Linear(5, 3), torch.nn.Linear(5, 3), rand(4, 5))
  compare(nn.Linear(5, 3, bias=False), torch.nn.Linear(5, 3, bias=False), rand(2, 4, 5))


def test_embedding():
  ids = np.array([[0, 3], [9, 9]], np.int32)
  compare(nn.Embedding(10, 4), torch.nn.Embedding(10, 4), ids)


def test_embedding_gradient():
  ids = np.array([[0, 3], [9, 9]], np.int32)
  layer = nn.Embedding(10, 4)
  layer(Tensor(ids)).sum().backward()
  want = np.zeros((10, 4), np.float32)
  np.add.at(want, ids, 1)
  np.testing.assert_array_equal(layer.weight.grad.numpy(), want)


def test_norms():
  compare(nn.LayerNorm(6), torch.nn.LayerNorm(6), rand(3, 6))
  compare(nn.GroupNorm(2, 4), torch.nn.GroupNorm(2, 4), rand(2, 4, 5, 5))
  compare(nn.InstanceNorm(3), torch.nn.InstanceNorm2d(3, affine=True), rand(2, 3, 5, 5))
  compare(nn.RMSNorm(6), torch.nn.RMSNorm(6, eps=1e-6), rand(3, 6))


def test_batchnorm_trains_and_evaluates():
  ours, theirs = nn.BatchNorm(3), torch.nn.BatchNorm2d(3)
  x = rand(4, 3, 5, 5)
  with Context(TRAINING=1):
    compare(ours, theirs, x)
  theirs.eval()
  with Context(TRAINING=0):
    compare(ours, theirs, x)


def test_lstm_cell():
  ours, theirs = nn.LSTMCell(4, 3), torch.nn.LSTMCell(4, 3)
  for name, t in nn.state.get_state_dict(ours).items():
    t.assign(Tensor(theirs.state_dict()[name].numpy())).realize()
  x = rand(2, 4)
  h, c = theirs(torch.tensor(x))
  got_h, got_c = ours(Tensor(x))
  np.testing.assert_allclose(got_h.numpy(), h.detach(), atol=1e-5)
  np.testing.assert_allclose(got_c.numpy(), c.detach(), atol=1e-5)


def test_layer_norm_without_weights_and_over_two_axes():
  compare(
    nn.LayerNorm((3, 6), elementwise_affine=False),
    torch.nn.LayerNorm((3, 6), elementwise_affine=False),
    rand(2, 3, 6),
  )
  with pytest.raises(RuntimeError, match="must match normalized_shape"):
    nn.LayerNorm(5)(Tensor(rand(2, 6)))


def test_transposed_convolutions():
  x = rand(2, 4, 5, 4)
  for settings in (
    {},
    {"stride": 2, "padding": 1, "output_padding": 1},
    {"groups": 2, "dilation": 2, "bias": False},
  ):
    compare(
      nn.ConvTranspose2d(4, 6, 3, **settings), torch.nn.ConvTranspose2d(4, 6, 3, **settings), x
    )
  compare(nn.ConvTranspose1d(3, 4, 3), torch.nn.ConvTranspose1d(3, 4, 3), rand(2, 3, 9))


def test_layer_norm_2d():
  ours, x = nn.LayerNorm2d(4), rand(2, 4, 3, 3)
  want = torch.nn.functional.layer_norm(torch.tensor(x).permute(0, 2, 3, 1), (4,))
  got = ours(Tensor(x)).numpy()
  np.testing.assert_allclose(got, want.permute(0, 3, 1, 2), atol=1e-5)


def test_convolution_settings():
  x = rand(2, 4, 9, 8)
  for settings in (
    {"padding": "same", "dilation": 2},
    {"padding": (1, 2), "stride": (2, 1)},
    {"groups": 2, "bias": False},
    {"groups": 4, "padding": "valid"},
  ):
    compare(nn.Conv2d(4, 8, 3, **settings), torch.nn.Conv2d(4, 8, 3, **settings), x)
  with pytest.raises(ValueError, match="strided"):
    nn.Conv2d(4, 8, 3, stride=2, padding="same")
  with pytest.raises(ValueError, match="Invalid padding"):
    nn.Conv2d(4, 8, 3, padding="full")


def test_batchnorm_running_statistics():
  ours, theirs = nn.BatchNorm(3, momentum=0.3), torch.nn.BatchNorm2d(3, momentum=0.3)
  with Context(TRAINING=1):
    for i in range(3):
      x = rand(4, 3, 5, 5) * (i + 1) + i
      ours(Tensor(x)).realize()
      theirs(torch.tensor(x))
  for name in ("running_mean", "running_var", "num_batches_tracked"):
    np.testing.assert_allclose(
      getattr(ours, name).numpy(), getattr(theirs, name).numpy(), rtol=1e-5, atol=1e-6
    )


def test_initial_weights_are_within_their_bounds():
  layer = nn.Linear(16, 200)
  assert layer.weight.shape == (200, 16)
  assert 0.24 < np.abs(layer.weight.numpy()).max() <= 0.25
  assert 0.2 < np.abs(layer.bias.numpy()).max() <= 0.25
  bound = 1 / np.sqrt(3 * 5 * 5)
  assert 0.9 * bound < np.abs(nn.Conv2d(3, 32, 5).weight.numpy()).max() <= bound


def test_embedding_refuses_floats():
  with pytest.raises(TypeError, match="integer"):
    nn.Embedding(4, 2)(Tensor([0.0, 1.0]))


def test_lstm_cell_gradients():
  ours, theirs = nn.LSTMCell(4, 3), torch.nn.LSTMCell(4, 3)
  for name, t in nn.state.get_state_dict(ours).items():
    t.assign(Tensor(theirs.state_dict()[name].numpy())).realize()
  x = rand(2, 4)
  hidden, cell = theirs(torch.tensor(x))
  hidden, cell = theirs(torch.tensor(x), (hidden, cell))
  (hidden.sum() + cell.square().sum()).backward()
  h, c = ours(Tensor(x))
  h, c = ours(Tensor(x), (h, c))
  (h.sum() + c.square().sum()).backward()
  for name, p in theirs.named_parameters():
    check_gradient(name, getattr(ours, name), p, 1e-5)
