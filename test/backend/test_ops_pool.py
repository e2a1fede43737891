"""Pooling and unpooling against torch."""

import numpy as np
import pytest
import torch
import torch.nn.functional as F

from test.backend.opcheck import check_op
from tinygrad import Tensor, dtypes

FORMS = [
  {"kernel_size": 2},
  {"kernel_size": 3},
  {"kernel_size": (2, 3), "stride": (1, 2)},
  {"kernel_size": (3, 4), "stride": 2, "padding": (1, 2)},
  {"kernel_size": 5, "stride": 3, "padding": 2},
]


def ids(form):
  return " ".join(f"{k}={v}" for k, v in form.items())


@pytest.mark.parametrize("ceil_mode", [False, True])
@pytest.mark.parametrize("form", FORMS, ids=ids)
def test_max_pool2d(form, ceil_mode):
  check_op(
    [(2, 2, 7, 8)],
    lambda x: F.max_pool2d(x, **form, ceil_mode=ceil_mode),
    lambda x: x.max_pool2d(**form, ceil_mode=ceil_mode),
  )


@pytest.mark.parametrize("dilation", [2, (1, 3)])
def test_max_pool2d_dilation(dilation):
  form = {"kernel_size": 2, "stride": 1, "dilation": dilation}
  check_op([(1, 2, 7, 8)], lambda x: F.max_pool2d(x, **form), lambda x: x.max_pool2d(**form))


def test_max_pool_over_one_and_three_axes():
  check_op([(1, 2, 9)], lambda x: F.max_pool1d(x, 3, 2), lambda x: x.max_pool2d((3,), 2))
  check_op([(1, 2, 4, 5, 6)], lambda x: F.max_pool3d(x, 2), lambda x: x.max_pool2d((2, 2, 2)))


@pytest.mark.parametrize("count_include_pad", [False, True])
@pytest.mark.parametrize("ceil_mode", [False, True])
@pytest.mark.parametrize("form", FORMS, ids=ids)
def test_avg_pool2d(form, ceil_mode, count_include_pad):
  rest = {**form, "ceil_mode": ceil_mode, "count_include_pad": count_include_pad}
  check_op([(2, 2, 7, 8)], lambda x: F.avg_pool2d(x, **rest), lambda x: x.avg_pool2d(**rest))


def test_padding_of_each_side():
  check_op(
    [(1, 2, 5, 6)],
    lambda x: F.max_pool2d(F.pad(x, (1, 0, 2, 1), value=-np.inf), 3, 1),
    lambda x: x.max_pool2d(3, 1, padding=(1, 0, 2, 1)),
  )
  check_op(
    [(1, 2, 5, 6)],
    lambda x: F.avg_pool2d(F.pad(x, (1, 0, 2, 1)), 3, 1),
    lambda x: x.avg_pool2d(3, 1, padding=(1, 0, 2, 1)),
  )


@pytest.mark.parametrize("ceil_mode", [False, True])
@pytest.mark.parametrize("form", FORMS, ids=ids)
def test_max_pool2d_places(form, ceil_mode):
  # whole numbers, so that windows hold their largest value more than once
  x = np.random.default_rng(0).integers(-3, 3, size=(2, 2, 7, 8)).astype(np.float32)
  want, places = F.max_pool2d(torch.tensor(x), **form, ceil_mode=ceil_mode, return_indices=True)
  got, at = Tensor(x).max_pool2d(**form, ceil_mode=ceil_mode, return_indices=True)
  assert at.dtype == dtypes.int32
  np.testing.assert_array_equal(got.numpy(), want.numpy())
  np.testing.assert_array_equal(at.numpy(), places.numpy())


UNPOOLS = [{"kernel_size": 2}, {"kernel_size": 3}, {"kernel_size": 3, "stride": 2, "padding": 1}]


@pytest.mark.parametrize("form", UNPOOLS, ids=ids)
@pytest.mark.parametrize("size", [None, (7, 9)])
def test_max_unpool2d(form, size):
  image = (2, 2, *size) if size else (2, 2, 6, 6) if "stride" not in form else (2, 2, 5, 7)
  x = np.random.default_rng(0).standard_normal(image).astype(np.float32)
  values, places = F.max_pool2d(torch.tensor(x), **form, return_indices=True)
  at = places.numpy().astype(np.int32)
  check_op(
    [values.numpy()],
    lambda v: F.max_unpool2d(v, places, **form, output_size=size),
    lambda v: v.max_unpool2d(Tensor(at), **form, output_size=size),
    # windows that overlap name a place twice, of which torch's gradient counts both
    grad="stride" not in form,
  )


def test_pooling_of_ints():
  x = np.arange(16, dtype=np.int32).reshape(1, 1, 4, 4) - 20
  want = [[[[-20, -18, -17], [-12, -10, -9], [-8, -6, -5]]]]
  assert Tensor(x).max_pool2d(2, padding=1).tolist() == want


def test_misuse():
  x = Tensor.ones(1, 1, 4, 4)
  with pytest.raises(ValueError, match="padding must have 1, 2 or 4 sizes"):
    x.max_pool2d(2, padding=(1, 1, 1))
  with pytest.raises(ValueError, match="more axes than shape"):
    Tensor.ones(4).avg_pool2d(2)
  with pytest.raises(ValueError, match="do not fit values"):
    x.max_unpool2d(Tensor.ones(1, 1, 2, 2, dtype="int32"))
