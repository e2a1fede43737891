"""Reductions, scans, sorts and softmax against torch and numpy."""

import numpy as np
import pytest
import torch

from test.backend.opcheck import check_op
from tinygrad import Tensor, dtypes

AXES = [None, 0, 1, -1, (0, 2), (1, 2), (0, 1, 2)]


def torch_kw(axis):
  return {} if axis is None else {"dim": axis}


@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("name", ["sum", "mean"])
def test_sum_mean(name, axis):
  check_op(
    [(3, 4, 5)],
    lambda x: getattr(x, name)(**torch_kw(axis)),
    lambda x: getattr(x, name)(axis),
  )


@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("name", ["amax", "amin"])
def test_max_min(name, axis):
  check_op(
    [(3, 4, 5)],
    lambda x: getattr(x, name)(**torch_kw(axis)),
    lambda x: getattr(x, name[1:])(axis),
  )


@pytest.mark.parametrize("axis", [0, 1, (0, 1)])
def test_keepdim(axis):
  check_op(
    [(3, 4)],
    lambda x: x.sum(dim=axis, keepdim=True),
    lambda x: x.sum(axis, keepdim=True),
  )


@pytest.mark.parametrize("axis", [None, 0, 1, (0, 2)])
@pytest.mark.parametrize("correction", [0, 1])
@pytest.mark.parametrize("name", ["var", "std"])
def test_var_std(name, axis, correction):
  check_op(
    [(6, 4, 5)],
    lambda x: getattr(x, name)(dim=axis, correction=correction),
    lambda x: getattr(x, name)(axis, correction=correction),
  )


def test_std_mean():
  std, mean = Tensor([[1.0, 2.0, 4.0]]).std_mean(axis=1)
  np.testing.assert_allclose(std.numpy(), [1.5275252], rtol=1e-6)
  np.testing.assert_allclose(mean.numpy(), [7 / 3], rtol=1e-6)


def test_prod():
  check_op([(3, 4)], lambda x: x.prod(), lambda x: x.prod(), low=0.5, high=2)
  check_op([(3, 4)], lambda x: x.prod(1), lambda x: x.prod(1), low=0.5, high=2)


def test_ties_share_max_gradient():
  x = np.array([[1.0, 3.0, 3.0, 2.0], [5.0, 5.0, 5.0, 5.0]], np.float32)
  check_op([x], lambda t: t.amax(dim=1), lambda t: t.max(axis=1))


@pytest.mark.parametrize("size", [1, 7, 255, 4096, 100_003])
def test_long_sums(size):
  x = np.random.default_rng(0).standard_normal(size).astype(np.float32)
  np.testing.assert_allclose(Tensor(x).sum().numpy(), x.astype(np.float64).sum(), atol=2e-2)
  assert Tensor(x).max().item() == x.max()


def test_any_all():
  x = np.array([[True, False], [True, True]])
  np.testing.assert_array_equal(Tensor(x).all(1).numpy(), x.all(1))
  np.testing.assert_array_equal(Tensor(x).any(0).numpy(), x.any(0))
  assert Tensor(x).any().item() is True
  assert Tensor(x).all().item() is False


@pytest.mark.parametrize("name", ["argmax", "argmin"])
@pytest.mark.parametrize("axis", [None, 0, 1, -1])
def test_argmax_argmin(name, axis):
  x = np.random.default_rng(0).integers(0, 5, size=(7, 9)).astype(np.float32)
  got = getattr(Tensor(x), name)(axis)
  assert got.dtype == dtypes.int32
  np.testing.assert_array_equal(got.numpy(), getattr(np, name)(x, axis))


@pytest.mark.parametrize("axis", [0, 1, -1])
def test_softmax_family(axis):
  check_op([(5, 7)], lambda x: x.softmax(axis))
  check_op([(5, 7)], lambda x: x.log_softmax(axis))
  check_op([(5, 7)], lambda x: x.logsumexp(axis))


def test_softmax_is_stable():
  x = np.array([[1e4, 1e4 + 1], [-1e4, -1e4]], np.float32)
  check_op([x], lambda t: t.softmax(1), atol=1e-4)
  check_op([x], lambda t: t.log_softmax(1), atol=1e-3)


def test_log_softmax_dtype():
  got = Tensor([[1.0, 2.0]]).cast(dtypes.half).log_softmax(dtype=dtypes.float32)
  assert got.dtype == dtypes.float32
  np.testing.assert_allclose(got.numpy(), [[-1.3132617, -0.3132617]], rtol=1e-5)


def test_softmin():
  check_op([(5, 7)], lambda x: torch.nn.functional.softmin(x, dim=1), lambda x: x.softmin(1))


@pytest.mark.parametrize("values", [[2.0, 0.0, 3.0], [0.0, 0.0, 3.0], [2.0, -1.0, 3.0]])
def test_prod_gradient_with_zeros(values):
  check_op([np.array(values, np.float32)], lambda x: x.prod())


def test_newton_schulz():
  x = np.random.default_rng(0).standard_normal((4, 3)).astype(np.float32)
  q = Tensor(x).newton_schulz(30, (1.5, -0.5)).numpy()
  np.testing.assert_allclose(q.T @ q, np.eye(3), atol=1e-4)


@pytest.mark.parametrize("axis", [0, 1])
def test_cumulative(axis):
  check_op([(5, 7)], lambda x: x.cumsum(axis))
  check_op([(5, 7)], lambda x: x.cumprod(axis), lambda x: x.cumprod(axis), low=0.5, high=1.5)
  check_op([(5, 7)], lambda x: x.cummax(axis)[0], lambda x: x.cummax(axis)[0], grad=False)
  check_op([(5, 7)], lambda x: x.cummin(axis)[0], lambda x: x.cummin(axis)[0], grad=False)
  check_op([(5, 7)], lambda x: x.logcumsumexp(axis), grad=False)


def test_long_cumsum():
  x = np.arange(1500, dtype=np.int32)
  np.testing.assert_array_equal(Tensor(x).cumsum(0).numpy(), np.cumsum(x))


@pytest.mark.parametrize("descending", [False, True])
def test_sort(descending):
  x = np.random.default_rng(0).permutation(20).reshape(4, 5).astype(np.float32)
  values, indices = Tensor(x).sort(dim=1, descending=descending)
  want = torch.tensor(x).sort(dim=1, descending=descending)
  np.testing.assert_array_equal(values.numpy(), want.values)
  np.testing.assert_array_equal(indices.numpy(), want.indices)
  np.testing.assert_array_equal(Tensor(x).argsort(1, descending=descending).numpy(), want.indices)


def test_topk():
  x = np.random.default_rng(0).permutation(20).reshape(4, 5).astype(np.float32)
  values, indices = Tensor(x).topk(3, dim=1)
  want = torch.tensor(x).topk(3, dim=1)
  np.testing.assert_array_equal(values.numpy(), want.values)
  np.testing.assert_array_equal(indices.numpy(), want.indices)


RESULT_DTYPES = {
  dtypes.bool: dtypes.int32,
  dtypes.int8: dtypes.int32,
  dtypes.int16: dtypes.int32,
  dtypes.int32: dtypes.int32,
  dtypes.int64: dtypes.int64,
  dtypes.uint8: dtypes.uint32,
  dtypes.uint16: dtypes.uint32,
  dtypes.uint32: dtypes.uint32,
  dtypes.uint64: dtypes.uint64,
  dtypes.float16: dtypes.float16,
  dtypes.bfloat16: dtypes.bfloat16,
  dtypes.float32: dtypes.float32,
  dtypes.float64: dtypes.float64,
}


@pytest.mark.parametrize("dtype", RESULT_DTYPES, ids=str)
def test_sum_dtype(dtype):
  x = Tensor([1, 1, 0, 1]).cast(dtype).sum()
  assert x.dtype == RESULT_DTYPES[dtype]
  assert x.item() == 3


def test_half_accumulates_in_float():
  x = Tensor.ones(4096).cast(dtypes.half).contiguous()
  assert x.sum().item() == 4096
  assert x.mean().item() == 1
  assert (x * 100).sum().item() == float("inf")
  assert (x * 100).sum(dtype=dtypes.float32).item() == 409600


def test_mean_of_ints_is_float():
  got = Tensor([1, 2, 4]).mean()
  assert got.dtype == dtypes.float32
  np.testing.assert_allclose(got.item(), 7 / 3, rtol=1e-6)


def test_empty():
  x = Tensor.empty(0, 3)
  assert x.sum().item() == 0
  np.testing.assert_array_equal(x.sum(0).numpy(), [0, 0, 0])
  assert x.sum(1).numpy().shape == (0,)
  assert np.isnan(x.mean().item())
  np.testing.assert_array_equal(x.max(0).numpy(), [-np.inf] * 3)
  assert x.prod().item() == 1


def test_one_element():
  x = Tensor([[3.0]])
  assert [x.sum().item(), x.mean().item(), x.max().item(), x.min().item()] == [3, 3, 3, 3]


def test_bad_axis_raises():
  with pytest.raises(IndexError):
    Tensor.ones(3, 4).sum(2)


def test_normalize():
  check_op(
    [(4, 5)],
    lambda x: torch.nn.functional.normalize(x, dim=1),
    lambda x: x.normalize(dim=1),
  )


def test_layernorm():
  check_op(
    [(4, 8)],
    lambda x: torch.nn.functional.layer_norm(x, (8,), eps=1e-5),
    lambda x: x.layernorm(eps=1e-5),
    atol=1e-4,
  )
