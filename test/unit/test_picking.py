"""Sums over a one-hot value load one element, with the numbers of the sum."""

import numpy as np
import pytest

from tinygrad import Tensor, dtypes
from tinygrad.uop import Ops

from .test_rows import kernels, normal


def sums(t: Tensor) -> int:
  """REDUCEs in the kernels of a tensor."""
  return sum(u.op is Ops.REDUCE for k in kernels(t) for u in k.toposort())


@pytest.mark.parametrize("dtype", ["int32", "int64", "uint8"])
@pytest.mark.parametrize("classes", [1, 7, 130])
def test_one_hot_times_values(dtype, classes):
  x = Tensor(normal(33, classes)).realize()
  labels = Tensor(np.arange(33) % classes, dtype=dtype).realize()
  out = (labels.one_hot(classes) * x).sum(-1)
  assert sums(out) == 0
  np.testing.assert_array_equal(out.numpy(), x.numpy()[np.arange(33), labels.numpy()])


def test_negated_values():
  x = Tensor(normal(33, 7)).realize()
  labels = Tensor(np.arange(33) % 7, dtype=dtypes.int32).realize()
  out = (-(labels.one_hot(7) * -x)).sum(-1)
  assert sums(out) == 0
  np.testing.assert_array_equal(out.numpy(), x.numpy()[np.arange(33), labels.numpy()])


def test_labels_outside_pick_nothing():
  x = Tensor(normal(4, 5)).realize()
  labels = Tensor([-1, 5, 4, 2**31 - 1], dtype=dtypes.int32).realize()
  hot = labels.unsqueeze(-1) == Tensor.arange(5)
  np.testing.assert_array_equal((x * hot).sum(-1).numpy(), [0, 0, x.numpy()[2, 4], 0])


def test_a_class_that_does_not_fit_the_dtype_of_labels_is_summed():
  x = Tensor(normal(3, 300)).realize()
  labels = Tensor([0, 43, 255], dtype=dtypes.uint8).realize()
  hot = labels.unsqueeze(-1) == Tensor.arange(300).cast(dtypes.uint8)
  want = np.where(labels.numpy()[:, None] == np.arange(300).astype(np.uint8), x.numpy(), 0)
  np.testing.assert_allclose((x * hot).sum(-1).numpy(), want.sum(-1), rtol=1e-6)


def test_other_conditions_and_axes_stay():
  x = Tensor(normal(6, 4, 5)).realize()
  labels = Tensor(np.arange(6) % 4, dtype=dtypes.int32).realize()
  hot = (labels.reshape(6, 1, 1) == Tensor.arange(4).reshape(1, 4, 1)) & (x > 0)
  got = (x * hot).sum((1, 2)).numpy()
  want = np.where(x.numpy() > 0, x.numpy(), 0)[np.arange(6), labels.numpy()].sum(-1)
  np.testing.assert_allclose(got, want, rtol=1e-6)


@pytest.mark.parametrize("smoothing", [0.0, 0.1])
@pytest.mark.parametrize("classes", [2, 30522])
def test_cross_entropy_and_its_gradient(smoothing, classes):
  x = Tensor(normal(5, classes)).realize()
  y = np.array([0, 1, classes - 1, -1, 1], np.int32)
  loss = x.sparse_categorical_crossentropy(Tensor(y), label_smoothing=smoothing)
  (grad,) = loss.gradient(x)
  a = x.numpy().astype(np.float64)
  log_p = a - a.max(-1, keepdims=True)
  log_p -= np.log(np.exp(log_p).sum(-1, keepdims=True))
  used = (y != -1)[:, None]
  target = np.where(used & (y[:, None] == np.arange(classes)), 1 - smoothing, 0)
  target = target + used * smoothing / classes
  np.testing.assert_allclose(loss.item(), -(target * log_p).sum() / 4, rtol=1e-5)
  want = (np.exp(log_p) * target.sum(-1, keepdims=True) - target) / 4
  np.testing.assert_allclose(grad.numpy(), want, rtol=1e-4, atol=1e-7)
