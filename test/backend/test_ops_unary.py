"""Elementwise functions of one tensor against torch, forward and gradient."""

import math

import numpy as np
import pytest
import torch
import torch.nn.functional as F

from test.backend.opcheck import check_op
from tinygrad import GlobalCounters, Tensor

# name: (torch function, low, high); the Tensor method has the key's name
SMOOTH = {
  "exp": (torch.exp, -3, 3),
  "exp2": (torch.exp2, -3, 3),
  "log": (torch.log, 0.1, 5),
  "log2": (torch.log2, 0.1, 5),
  "log10": (torch.log10, 0.1, 5),
  "sqrt": (torch.sqrt, 0.1, 5),
  "rsqrt": (torch.rsqrt, 0.2, 5),
  "sin": (torch.sin, -9, 9),
  "cos": (torch.cos, -9, 9),
  "tan": (torch.tan, -1, 1),
  "asin": (torch.asin, -0.9, 0.9),
  "acos": (torch.acos, -0.9, 0.9),
  "atan": (torch.atan, -3, 3),
  "sinh": (torch.sinh, -2, 2),
  "cosh": (torch.cosh, -2, 2),
  "tanh": (torch.tanh, -4, 4),
  "asinh": (torch.asinh, -3, 3),
  "acosh": (torch.acosh, 1.1, 5),
  "atanh": (torch.atanh, -0.9, 0.9),
  "erf": (torch.erf, -3, 3),
  "sigmoid": (torch.sigmoid, -8, 8),
  "logsigmoid": (F.logsigmoid, -8, 8),
  "reciprocal": (torch.reciprocal, 0.3, 4),
  "square": (torch.square, -3, 3),
  "abs": (torch.abs, -3, 3),
  "neg": (torch.neg, -3, 3),
  "relu": (torch.relu, -3, 3),
  "relu6": (F.relu6, -3, 9),
  "silu": (F.silu, -4, 4),
  "swish": (F.silu, -4, 4),
  "mish": (F.mish, -4, 4),
  "softplus": (F.softplus, -4, 4),
  "softsign": (F.softsign, -4, 4),
  "elu": (F.elu, -4, 4),
  "celu": (F.celu, -4, 4),
  "selu": (F.selu, -4, 4),
  "leaky_relu": (F.leaky_relu, -4, 4),
  "hardswish": (F.hardswish, -5, 5),
  "hardsigmoid": (F.hardsigmoid, -5, 5),
  "hardtanh": (F.hardtanh, -3, 3),
}
STEPS = ("sign", "floor", "ceil", "trunc", "round")


@pytest.mark.parametrize("name", SMOOTH)
@pytest.mark.parametrize("shape", [(17, 5), (), (1,)])
def test_smooth(name, shape):
  ref, low, high = SMOOTH[name]
  check_op([shape], ref, lambda x: getattr(x, name)(), low=low, high=high, atol=2e-5)


@pytest.mark.parametrize("name", SMOOTH)
def test_zero_size(name):
  assert getattr(Tensor.empty(0, 3), name)().numpy().shape == (0, 3)


@pytest.mark.parametrize("name", STEPS)
def test_steps(name):
  x = np.array([-2.5, -1.5, -0.5, -0.2, 0.0, 0.3, 0.5, 1.5, 2.5, 7.0], np.float32)
  check_op([x], getattr(torch, name), lambda t: getattr(t, name)(), grad=False)


def test_gelu_tanh():
  check_op([(9, 4)], lambda x: F.gelu(x, approximate="tanh"), lambda x: x.gelu(), atol=2e-5)


def test_gelu_erf():
  exact = lambda x: x * 0.5 * (1.0 + (x / 2**0.5).erf())
  check_op([(9, 4)], F.gelu, exact, atol=2e-5)


@pytest.mark.parametrize("dtype, rtol", [(np.float32, 4e-7), (np.float64, 2e-15)])
def test_erf_to_the_last_places(dtype, rtol):
  x = np.concatenate([np.linspace(-7, 7, 4001), np.geomspace(1e-30, 1, 50)]).astype(dtype)
  want = [math.erf(v) for v in x.tolist()]
  np.testing.assert_allclose(Tensor(x).erf().numpy(), want, rtol=rtol)
  special = np.array([0, -0.0, np.inf, -np.inf, np.nan, 1e30], dtype)
  np.testing.assert_array_equal(Tensor(special).erf().numpy(), [0, 0, 1, -1, np.nan, 1])
  y = Tensor(x)
  y.erf().sum().backward()
  slope = 2 / math.sqrt(math.pi) * np.exp(-np.square(x.astype(np.float64)))
  np.testing.assert_allclose(y.grad.numpy(), slope, atol=30 * rtol)


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
@pytest.mark.parametrize("name", ["gelu", "tanh", "silu", "quick_gelu", "mish", "softplus", "erf"])
def test_halves_are_rounded_once(name, dtype):
  x = Tensor(np.linspace(-4, 4, 500, dtype=np.float32)).cast(dtype).contiguous().realize()
  want = getattr(x.float(), name)().cast(dtype)
  GlobalCounters.reset()
  got = getattr(x, name)().realize()
  assert GlobalCounters.kernel_count == 1
  np.testing.assert_array_equal(got.float().numpy(), want.float().numpy())


def test_quick_gelu():
  check_op([(9, 4)], lambda x: x * torch.sigmoid(1.702 * x), lambda x: x.quick_gelu())


def test_clip():
  check_op([(40,)], lambda x: x.clip(-1, 1))
  check_op([(40,)], lambda x: x.clip(min=0.5), lambda x: x.clip(0.5, None))


def test_special_values():
  x = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1.0], np.float32)
  np.testing.assert_array_equal(Tensor(x).isnan().numpy(), np.isnan(x))
  np.testing.assert_array_equal(Tensor(x).isinf().numpy(), np.isinf(x))
  np.testing.assert_array_equal(Tensor(x).isfinite().numpy(), np.isfinite(x))
  with np.errstate(all="ignore"):
    np.testing.assert_array_equal(Tensor(x).sqrt().numpy(), np.sqrt(x))
    np.testing.assert_allclose(Tensor(x).exp().numpy(), np.exp(x), rtol=1e-6)
    np.testing.assert_array_equal(Tensor(x).log().numpy(), np.log(x))
    np.testing.assert_array_equal(Tensor(x).reciprocal().numpy(), 1 / x)


def test_exp_log_extremes():
  x = np.array([-200, -104, -90, -1e-30, 0, 1e-30, 88, 89, 200], np.float32)
  with np.errstate(all="ignore"):
    np.testing.assert_allclose(Tensor(x).exp().numpy(), np.exp(x), rtol=1e-5, atol=1e-38)
  y = np.array([1e-38, 1e-20, 1, 1e20, 3e38], np.float32)
  np.testing.assert_allclose(Tensor(y).log().numpy(), np.log(y), rtol=1e-5)


def test_sin_large_arguments():
  x = np.array([100.0, -1000.0, 12345.678, 1e5], np.float32)
  np.testing.assert_allclose(Tensor(x).sin().numpy(), np.sin(x.astype(np.float64)), atol=1e-4)


def test_relu_gradient_at_zero():
  x = np.array([-1.0, 0.0, 2.0], np.float32)
  check_op([x], torch.relu, lambda t: t.relu())


def test_logical_not():
  np.testing.assert_array_equal(Tensor([0, 1, 2]).logical_not().numpy(), [True, False, False])


def test_bitwise_not():
  np.testing.assert_array_equal((~Tensor([0, 5, -7])).numpy(), [-1, -6, 6])
  np.testing.assert_array_equal((~Tensor([True, False])).numpy(), [False, True])


@pytest.mark.parametrize("name", ["exp", "log", "sqrt", "sin", "sigmoid", "tanh", "erf"])
def test_int_input_gives_default_float(name):
  ref = {"sigmoid": torch.sigmoid}.get(name, getattr(torch, name))
  x = np.array([1, 2, 3], np.int32)
  got = getattr(Tensor(x), name)()
  assert got.numpy().dtype == np.float32
  np.testing.assert_allclose(got.numpy(), ref(torch.tensor(x, dtype=torch.float32)), rtol=1e-5)


@pytest.mark.parametrize("name", ["exp", "log", "sqrt", "sin", "exp2", "log2"])
def test_float64_is_accurate(name):
  x = np.linspace(0.1, 5, 50)
  got = getattr(Tensor(x), name)()
  np.testing.assert_allclose(got.numpy(), getattr(np, name)(x), rtol=1e-12)
