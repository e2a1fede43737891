"""The common ops over float32, float16, bfloat16 and ints, on contiguous and other views."""

import operator

import ml_dtypes
import numpy as np
import pytest

from tinygrad import Tensor, dtypes

# dtype: (numpy dtype that holds the same values, relative tolerance)
FLOATS = {
  dtypes.float32: (np.float32, 1e-5),
  dtypes.float16: (np.float16, 2e-3),
  dtypes.bfloat16: (ml_dtypes.bfloat16, 2e-2),
  dtypes.float64: (np.float64, 1e-10),
}
INTS = {
  dtypes.int8: np.int8,
  dtypes.int16: np.int16,
  dtypes.int32: np.int32,
  dtypes.int64: np.int64,
  dtypes.uint8: np.uint8,
  dtypes.uint16: np.uint16,
  dtypes.uint32: np.uint32,
  dtypes.uint64: np.uint64,
}
VIEWS = {
  "plain": lambda x: x,
  "transposed": lambda x: x.T,
  "reversed": lambda x: x[::-1, ::-1],
  "strided": lambda x: x[::2, 1::3],
  "one element": lambda x: x[1:2, 3:4],
  "zero size": lambda x: x[2:2],
}
UNARY = {
  "exp": np.exp,
  "sqrt": np.sqrt,
  "log": np.log,
  "sin": np.sin,
  "tanh": np.tanh,
  "neg": np.negative,
  "abs": np.abs,
  "square": np.square,
  "reciprocal": np.reciprocal,
}
BINARY = {
  "add": operator.add,
  "sub": operator.sub,
  "mul": operator.mul,
  "truediv": operator.truediv,
  "maximum": np.maximum,
}


def values(np_dtype) -> np.ndarray:
  return np.random.default_rng(0).uniform(0.5, 3, size=(6, 9)).astype(np_dtype)


def to_tensor(x: np.ndarray, dtype) -> Tensor:
  return Tensor(x.astype(np.float64)).cast(dtype)


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_float_unary(dtype, view):
  np_dtype, rtol = FLOATS[dtype]
  x = values(np_dtype)
  for name, ref in UNARY.items():
    got = getattr(VIEWS[view](to_tensor(x, dtype)), name)()
    assert got.dtype == dtype
    want = ref(VIEWS[view](x).astype(np.float64))
    np.testing.assert_allclose(got.cast(dtypes.float64).numpy(), want, rtol=rtol, err_msg=name)


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_float_binary(dtype, view):
  np_dtype, rtol = FLOATS[dtype]
  x = values(np_dtype)
  y = x[::-1]
  f = VIEWS[view]
  for name, ref in BINARY.items():
    a, b = f(to_tensor(x, dtype)), f(to_tensor(y, dtype))
    got = a.maximum(b) if name == "maximum" else ref(a, b)
    assert got.dtype == dtype
    want = ref(f(x).astype(np.float64), f(y).astype(np.float64))
    np.testing.assert_allclose(
      got.cast(dtypes.float64).numpy(), want, rtol=rtol, atol=rtol, err_msg=name
    )


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("dtype", INTS, ids=str)
def test_int_ops(dtype, view):
  rng = np.random.default_rng(0)
  x = rng.integers(1, 50, size=(6, 9)).astype(INTS[dtype])
  y = rng.integers(1, 50, size=(6, 9)).astype(INTS[dtype])
  f = VIEWS[view]
  a, b = f(Tensor(x)), f(Tensor(y))
  n, m = f(x), f(y)
  for op in (operator.add, operator.sub, operator.mul, operator.floordiv, operator.mod):
    got = op(a, b)
    assert got.dtype == dtype
    np.testing.assert_array_equal(got.numpy(), op(n, m), err_msg=op.__name__)
  np.testing.assert_array_equal(a.maximum(b).numpy(), np.maximum(n, m))
  np.testing.assert_array_equal((a < b).numpy(), n < m)
  np.testing.assert_array_equal((a & b).numpy(), n & m)
  np.testing.assert_array_equal(a.sum(0).numpy(), n.sum(0))


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_float_reductions(dtype):
  np_dtype, rtol = FLOATS[dtype]
  x = values(np_dtype)
  t = to_tensor(x, dtype)
  exact = x.astype(np.float64)
  for name in ("sum", "mean", "max", "min", "var", "std"):
    kw = {"ddof": 1} if name in ("var", "std") else {}
    got = getattr(t.T, name)(axis=1)
    assert got.dtype == dtype
    want = getattr(exact, name)(axis=0, **kw)
    np.testing.assert_allclose(got.cast(dtypes.float64).numpy(), want, rtol=5 * rtol, err_msg=name)


@pytest.mark.parametrize("dtype", [dtypes.float16, dtypes.bfloat16], ids=str)
def test_low_precision_gradient(dtype):
  _, rtol = FLOATS[dtype]
  x = values(np.float32)
  full = Tensor(x)
  (full.exp() * full).sum().backward()
  low = Tensor(x).cast(dtype)
  (low.exp() * low).sum(dtype=dtypes.float32).backward()
  assert low.grad.dtype == dtype
  np.testing.assert_allclose(low.grad.float().numpy(), full.grad.numpy(), rtol=4 * rtol)
