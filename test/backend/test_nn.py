"""Layers against torch with the same weights."""

import numpy as np
import torch

from tinygrad import Context, Tensor, nn


def rand(*shape: int) -> np.ndarray:
  return np.random.default_rng(0).standard_normal(shape).astype(np.float32)


def compare(ours, theirs: torch.nn.Module, x: np.ndarray, atol: float = 1e-4) -> None:
  """Copies the weights over and compares the results."""
  for name, t in nn.state.get_state_dict(ours).items():
    if name in theirs.state_dict() and t.shape:
      t.assign(Tensor(theirs.state_dict()[name].numpy().astype(t.numpy().dtype))).realize()
  want = theirs(torch.tensor(x)).detach().numpy()
  np.testing.assert_allclose(ours(Tensor(x)).numpy(), want, atol=atol, rtol=1e-4)


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
