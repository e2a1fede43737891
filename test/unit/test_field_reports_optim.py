"""LAMB: what users of other implementations ran into."""

import numpy as np

from tinygrad import Context, Tensor, nn


def steps(weights, gradients, **settings) -> list[np.ndarray]:
  """The weights after each LAMB step with the given gradients."""
  w = Tensor(np.array(weights, np.float32)).contiguous().realize()
  opt = nn.optim.LAMB([w], **settings)
  path = []
  with Context(TRAINING=1):
    for g in gradients:
      w.grad = Tensor(np.array(g, np.float32)).contiguous().realize()
      opt.step()
      path.append(w.numpy().copy())
  return path


def test_v50_decay_belongs_to_the_update():
  got = steps([3, 4], [[0.5, -1]], lr=0.1, weight_decay=0.1)
  np.testing.assert_allclose(got[0], [2.546020, 4.209529], atol=1e-5)


def test_v51_bias_correction():
  gradients = [[0.1, 0.2], [-0.3, 0.1], [0.05, -0.05]]
  got = steps([1, -2], gradients, lr=0.01, weight_decay=0.01)
  want = [[0.983952, -2.015571], [0.994472, -2.035380], [1.004480, -2.055703]]
  np.testing.assert_allclose(got, want, atol=2e-6)


def test_v52_zero_norms():
  got = steps([0, 0, 0], [[1, -2, 0.5]], lr=0.1, weight_decay=0.0)
  np.testing.assert_allclose(got[0], [-0.1, 0.1, -0.1], atol=1e-4)
  got = steps([1, 2], [[0, 0]], lr=0.1, weight_decay=0.0)
  np.testing.assert_array_equal(got[0], [1, 2])


def test_v54_trust_ratio_without_decay():
  got = steps([3, 4], [[0.5, -1]], lr=0.1, weight_decay=0.0)
  np.testing.assert_allclose(got[0], [2.646446, 4.353554], atol=1e-5)


def test_v54_two_groups_in_one_step():
  a, b = (Tensor([3.0, 4.0]).contiguous().realize() for _ in range(2))
  with_decay = nn.optim.LAMB([a], lr=0.1, weight_decay=0.1)
  group = nn.optim.OptimizerGroup(with_decay, nn.optim.LAMB([b], lr=0.1, weight_decay=0.0))
  with Context(TRAINING=1):
    for w in (a, b):
      w.grad = Tensor([0.5, -1.0])
    group.step()
  np.testing.assert_allclose(a.numpy(), [2.546020, 4.209529], atol=1e-5)
  np.testing.assert_allclose(b.numpy(), [2.646446, 4.353554], atol=1e-5)
