"""Constants of products become one, and values stay what they are."""

import numpy as np
import pytest

from tinygrad import Tensor, dtypes
from tinygrad.dtype import DType
from tinygrad.schedule.folding import fold
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

from .test_rows import kernels, normal

F32 = dtypes.float32
X = UOp(
  Ops.LOAD,
  F32,
  (UOp(Ops.INDEX, F32, (UOp(Ops.PARAM, F32, (), (1, 1)), UOp.const(dtypes.int64, 0))),),
)


def times(x: UOp, c: float) -> UOp:
  return x.alu(Ops.MUL, UOp.const(x.dtype, c))


def minus(x: UOp) -> UOp:
  return x.alu(Ops.NEG)


@pytest.mark.parametrize(
  ("value", "want"),
  [
    (times(times(X, 3.0), 0.5), times(X, 1.5)),
    (times(UOp.const(F32, 3.0).alu(Ops.MUL, X), 0.5), times(X, 1.5)),
    (times(minus(X), 2.0), times(X, -2.0)),
    (minus(times(X, 2.0)), times(X, -2.0)),
    (minus(minus(X)), X),
    (times(X, 1.0), X),
    (times(times(X, 4.0), 0.25), X),
    (times(times(X, 4.0), -0.25), minus(X)),
  ],
)  # fmt: skip
def test_products(value, want):
  assert fold(value) is want


@pytest.mark.parametrize(
  "value",
  [
    minus(X), times(X, 0.0), times(X, 2.0), times(times(X, 2.0**100), 2.0**-100),
    times(times(X, 0.0), 2.0), times(times(X, float("inf")), 2.0),
    times(times(X, 2.0), float("nan")), times(UOp.const(F32, 2.0), 3.0),
  ],
)  # fmt: skip
def test_what_stays(value):
  assert fold(value) is value


@pytest.mark.parametrize("dtype", [dtypes.float16, dtypes.bfloat16])
def test_halves_are_rounded_after_each_factor(dtype: DType):
  x = X.cast(dtype)
  value = times(times(x, 1.1), 1.3)
  assert fold(value) is value
  assert fold(times(x, 1.0)) is x


def test_whole_constants_are_cast_at_once():
  one = UOp.const(dtypes.bfloat16, 1.0)
  assert fold(UOp(Ops.CAST, F32, (one,))) is UOp.const(F32, 1.0)
  third = UOp(Ops.CAST, dtypes.bfloat16, (UOp.const(F32, 1 / 3),))
  assert fold(third) is third


def test_the_gradient_of_an_exponential_has_no_constant():
  x, up = Tensor(normal(4, 70)).realize(), Tensor(normal(4, 70)).realize()
  (grad,) = (x.exp() * up).sum().gradient(x)
  (kernel,) = kernels(grad)
  factors = [u for u in kernel.toposort() if u.op is Ops.MUL and u.dtype is F32]
  assert len(factors) == 2, "the exponent's, and upstream times the exponential"
  np.testing.assert_allclose(grad.numpy(), np.exp(x.numpy()) * up.numpy(), rtol=2e-6)


def test_gelu_keeps_its_precision_far_below_zero():
  x = np.linspace(-8, 8, 4001)
  t = Tensor(x.astype(np.float32)).realize()
  out = t.gelu()
  (grad,) = out.sum().gradient(t)
  x = t.numpy().astype(np.float64)
  y = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
  s = 1 / (1 + np.exp(-2 * y))
  slope = s + x * s * (1 - s) * 2 * np.sqrt(2 / np.pi) * (1 + 3 * 0.044715 * x**2)
  np.testing.assert_allclose(out.numpy(), x * s, rtol=4e-5)
  np.testing.assert_allclose(grad.numpy(), slope, rtol=4e-4, atol=2e-7)


@pytest.mark.parametrize(
  "c", [0.1, 0.5, 0.75, 2.0**-23, 2.0**-24, 1 - 2.0**-23, 1 - 2.0**-24, 0, 1]
)
def test_bits_are_compared_as_the_numbers_that_they_become(c):
  """At each step beside a constant, where it is one of these steps and where it is between two."""
  steps = np.array([0, 1, 2, 838860, 838861, 1 << 22, (1 << 22) + 1, 3 << 21, 0x7FFFFE, 0x7FFFFF])
  near = np.clip(np.array([-1, 0, 1]) + int(np.float32(c) * 2**23), 0, 0x7FFFFF)
  steps = np.concatenate([steps, near]).astype(np.uint32)
  bits = Tensor(np.concatenate([steps << 9, (steps << 9) | 511])).realize()
  number = ((bits >> 9) | 0x3F800000).bitcast(dtypes.float32) - 1
  x = number.numpy()
  for test in (lambda t: t > c, lambda t: t >= c, lambda t: t < c, lambda t: t != c):
    np.testing.assert_array_equal(test(number).numpy(), test(x))


def test_a_mask_is_drawn_without_floats():
  drawn = Tensor.rand(64, 128)
  for mask in (drawn > 0.1, drawn >= 0.1):
    (kernel,) = kernels(mask)
    assert not any(u.op is Ops.BITCAST for u in kernel.toposort())
