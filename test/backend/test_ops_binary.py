"""Elementwise functions of two and three tensors against torch and numpy."""

import operator

import numpy as np
import pytest
import torch

from test.backend.opcheck import check_op
from tinygrad import Tensor, dtypes

BROADCASTS = [
  ((5, 3), (5, 3)),
  ((5, 3), (3,)),
  ((5, 1), (1, 3)),
  ((), (4, 2)),
  ((2, 3, 4), (3, 1)),
  ((1,), (1,)),
  ((0, 3), (3,)),
]
ARITHMETIC = {
  "add": operator.add,
  "sub": operator.sub,
  "mul": operator.mul,
  "div": operator.truediv,
}
COMPARE = {
  "lt": operator.lt,
  "gt": operator.gt,
  "le": operator.le,
  "ge": operator.ge,
  "eq": operator.eq,
  "ne": operator.ne,
}


@pytest.mark.parametrize("shapes", BROADCASTS)
@pytest.mark.parametrize("name", ARITHMETIC)
def test_arithmetic(name, shapes):
  check_op(shapes, ARITHMETIC[name], low=0.5, high=2)


@pytest.mark.parametrize("name", ARITHMETIC)
def test_scalar_operands(name):
  op = ARITHMETIC[name]
  check_op([(4, 3)], lambda x: op(x, 2.5), low=0.5, high=2)
  check_op([(4, 3)], lambda x: op(2.5, x), low=0.5, high=2)
  check_op([(4, 3)], lambda x: op(x, 2), low=0.5, high=2)


@pytest.mark.parametrize("shapes", BROADCASTS)
def test_maximum_minimum(shapes):
  check_op(shapes, torch.maximum, lambda a, b: a.maximum(b))
  check_op(shapes, torch.minimum, lambda a, b: a.minimum(b))


def test_maximum_tie_shares_gradient():
  a = np.array([1.0, 2.0, 3.0], np.float32)
  check_op([a, a.copy()], torch.maximum, lambda x, y: x.maximum(y))


@pytest.mark.parametrize("name", COMPARE)
@pytest.mark.parametrize("shapes", BROADCASTS)
def test_compare(name, shapes):
  rng = np.random.default_rng(0)
  a, b = (rng.integers(-2, 3, size=s).astype(np.float32) for s in shapes)
  got = COMPARE[name](Tensor(a), Tensor(b))
  assert got.dtype == dtypes.bool
  np.testing.assert_array_equal(got.numpy(), COMPARE[name](a, b))


def test_compare_nan():
  a = np.array([np.nan, 1.0, np.nan], np.float32)
  b = np.array([np.nan, np.nan, 1.0], np.float32)
  for op in COMPARE.values():
    np.testing.assert_array_equal(op(Tensor(a), Tensor(b)).numpy(), op(a, b))


@pytest.mark.parametrize("exponent", [2, 3, 0.5, -1, -2, 0, 1, 2.5])
def test_pow_constant(exponent):
  check_op([(4, 5)], lambda x: x**exponent, low=0.3, high=3)


def test_pow_tensor():
  check_op([(4, 5), (4, 5)], torch.pow, lambda x, y: x.pow(y), low=0.3, high=3)
  check_op([(4, 5)], lambda x: 2.0**x)


def test_pow_negative_base():
  x = np.array([-2.0, -1.0, 0.0, 3.0], np.float32)
  check_op([x], lambda t: t**2)
  check_op([x], lambda t: t**3)
  np.testing.assert_array_equal((Tensor(x) ** 0.5).isnan().numpy(), [True, True, False, False])


def test_int_pow_negative_raises():
  with pytest.raises(RuntimeError):
    (Tensor([1, 2]) ** -1).realize()


INTS = np.array([-7, -3, -1, 0, 1, 2, 7, 8], np.int32)


@pytest.mark.parametrize("divisor", [1, 2, 3, -2, -3])
def test_floor_division_and_remainder(divisor):
  np.testing.assert_array_equal((Tensor(INTS) // divisor).numpy(), INTS // divisor)
  np.testing.assert_array_equal((Tensor(INTS) % divisor).numpy(), INTS % divisor)
  d = np.full_like(INTS, divisor)
  np.testing.assert_array_equal((Tensor(INTS) // Tensor(d)).numpy(), INTS // d)
  np.testing.assert_array_equal((Tensor(INTS) % Tensor(d)).numpy(), INTS % d)
  f = INTS.astype(np.float32)
  np.testing.assert_allclose((Tensor(f) % divisor).numpy(), f % divisor)
  np.testing.assert_allclose((Tensor(f) // divisor).numpy(), f // divisor)


@pytest.mark.parametrize("mode", ["trunc", "floor"])
def test_div_rounding_mode(mode):
  want = torch.div(torch.tensor(INTS), 3, rounding_mode=mode).numpy()
  np.testing.assert_array_equal(Tensor(INTS).div(3, rounding_mode=mode).numpy(), want)


def test_div_bad_rounding_mode_raises():
  with pytest.raises(RuntimeError):
    Tensor(INTS).div(3, rounding_mode="up")


def test_fmod():
  f = np.array([-5.5, 5.5, 7.25], np.float32)
  np.testing.assert_allclose(Tensor(f).fmod(2).numpy(), np.fmod(f, 2))


@pytest.mark.parametrize("op", [operator.and_, operator.or_, operator.xor])
def test_bitwise(op):
  a = np.array([0, 1, 5, 12, -1], np.int32)
  b = np.array([3, 1, 6, 10, 7], np.int32)
  np.testing.assert_array_equal(op(Tensor(a), Tensor(b)).numpy(), op(a, b))
  np.testing.assert_array_equal(op(Tensor(a > 2), Tensor(b > 5)).numpy(), op(a > 2, b > 5))
  np.testing.assert_array_equal(op(Tensor(a), 5).numpy(), op(a, 5))


def test_shifts():
  a = np.array([1, 5, 1024], np.uint32)
  np.testing.assert_array_equal((Tensor(a) << 3).numpy(), a << 3)
  np.testing.assert_array_equal((Tensor(a) >> 2).numpy(), a >> 2)


def test_shift_of_float_raises():
  with pytest.raises(RuntimeError):
    (Tensor([1.0]) << 1).realize()


def test_where():
  cond = np.array([[True, False, True]], dtype=bool)
  check_op(
    [(4, 3), (4, 3)],
    lambda a, b: torch.where(torch.tensor(cond), a, b),
    lambda a, b: Tensor(cond).where(a, b),
  )
  check_op(
    [(4, 3)],
    lambda a: torch.where(a > 0, a, torch.zeros(())),
    lambda a: (a > 0).where(a, 0),
  )


def test_masked_fill():
  check_op(
    [(4, 3)],
    lambda a: a.masked_fill(a > 0, -1.0),
    lambda a: a.masked_fill(a > 0, -1.0),
  )


def test_pow_gradient_at_zero():
  base = np.array([0, 0, 0, 4, -3], np.float32)
  exponent = np.array([2, 0.5, 1, 0.5, 2], np.float32)
  check_op([base], lambda x: x ** torch.tensor(exponent), lambda x: x ** Tensor(exponent))


def test_lerp():
  check_op([(4, 3), (4, 3)], lambda a, b: torch.lerp(a, b, 0.3), lambda a, b: a.lerp(b, 0.3))


def test_logaddexp():
  check_op([(4, 3), (4, 3)], torch.logaddexp, lambda a, b: a.logaddexp(b))


def test_copysign():
  check_op([(4, 3), (4, 3)], torch.copysign, lambda a, b: a.copysign(b), grad=False)


def test_isclose_allclose():
  a, b = Tensor([1.0, 2.0, float("nan")]), Tensor([1.0, 2.1, float("nan")])
  np.testing.assert_array_equal(a.isclose(b).numpy(), [True, False, False])
  np.testing.assert_array_equal(a.isclose(b, equal_nan=True).numpy(), [True, False, True])


def test_same_tensor_twice():
  check_op([(4, 3)], lambda a: a * a + a)


def test_bool_times_float():
  a = np.array([True, False, True])
  np.testing.assert_array_equal((Tensor(a) * 2.5).numpy(), [2.5, 0, 2.5])
  np.testing.assert_array_equal((Tensor(a) * Tensor([1.0, 2.0, 3.0])).numpy(), [1, 0, 3])


def test_broadcast_mismatch_raises():
  with pytest.raises((ValueError, RuntimeError)):
    Tensor.ones(3, 4) + Tensor.ones(3, 5)


def test_inplace_operators():
  a = Tensor([1.0, 2.0, 3.0])
  a += 1
  a *= 2
  a -= 1
  a /= 2
  np.testing.assert_allclose(a.numpy(), [1.5, 2.5, 3.5])
