"""Variables in values, bounds and shapes: the same as with plain ints, without a new kernel."""

import numpy as np
import pytest

from tinygrad import Context, Tensor, TinyJit, Variable, dtypes
from tinygrad.engine.jit import JitError
from tinygrad.engine.realize import _programs

N = 8
VALUES = (1, 3, N)
X = np.random.default_rng(0).standard_normal((N, N)).astype(np.float32)


def var(value: int, name: str = "i"):
  return Variable(name, 1, N).bind(value)


def soft(x: np.ndarray) -> np.ndarray:
  return np.exp(x) / np.exp(x).sum()


# of a stored [N, N] tensor or array and a number from 1 to N; the result has a plain shape
SAME = {
  "value": lambda x, i: x * i + (i + 1) * 2,
  "compared": lambda x, i: x < i - 3,
  "quotient and remainder": lambda x, i: x + i // 3 * 10 + i % 3,
  "sum": lambda x, i: x[:i].sum(0),
  "sum from": lambda x, i: x[i - 1 :].sum(),
  "sum between": lambda x, i: x[i // 2 : i].sum(0),
  "columns": lambda x, i: x[:, :i].sum(1),
  "both axes": lambda x, i: x[:i, :i].sum(),
  "max": lambda x, i: x[:i].max(0),
  "min": lambda x, i: (x[:i] + 10).min(),
  "mean": lambda x, i: x[:i].mean(0),
  "prod": lambda x, i: x[:i, 0].prod(),
  "row": lambda x, i: x[i - 1],
  "window": lambda x, i: x[i - 1 : i + 1][:1],
  "then cut": lambda x, i: (x[:i] * 2 + 1)[:1],
  "flipped": lambda x, i: x[:i].flip(0)[:1] if isinstance(x, Tensor) else x[:i][::-1][:1],
  "transposed": lambda x, i: x[:i].T.sum(1),
  "merged": lambda x, i: (x[:i].reshape(i * N) * 3).sum(),
  "split": lambda x, i: x[:i].reshape(i, 2, N // 2).sum((0, 2)),
  "inferred": lambda x, i: x[:i].reshape(-1, N // 2).max(0),
  "matmul": lambda x, i: x[:, :i] @ x[:i],
  "squares of a slice": lambda x, i: (x[:i] ** 2).sum(1).sum(),
  "argmax": lambda x, i: x[:i].argmax(0),
}
OWN = {
  "softmax": (
    lambda x, i: (x[:, :i].softmax(1) * x[:, :i]).sum(1),
    lambda x, i: (np.exp(x[:, :i]) / np.exp(x[:, :i]).sum(1, keepdims=True) * x[:, :i]).sum(1),
  ),
  "var": (lambda x, i: x[: i + 0].var(0, correction=0), lambda x, i: x[:i].var(0)),
  "pad": (lambda x, i: x[:i].pad(((0, N - i), None)),
          lambda x, i: np.pad(x[:i], ((0, N - i), (0, 0)))),
  "pad value": (lambda x, i: x[:i].pad(((1, N - i), None), value=2.5),
                lambda x, i: np.pad(x[:i], ((1, N - i), (0, 0)), constant_values=2.5)),
  "cat": (lambda x, i: (x[:i].cat(x[:i] * 2, x[:2]) ** 2).sum(0),
          lambda x, i: (np.concatenate([x[:i], x[:i] * 2, x[:2]]) ** 2).sum(0)),
  "cat, first rows": (lambda x, i: x[:i].cat(x)[:N], lambda x, i: np.concatenate([x[:i], x])[:N]),
  "ones": (lambda x, i: Tensor.ones(i, 3).sum(0), lambda x, i: np.full(3, i, np.float32)),
  "full": (lambda x, i: Tensor.full((2, i), 3).sum(1), lambda x, i: np.full(2, 3 * i)),
  "filled": (lambda x, i: Tensor.full((2,), i), lambda x, i: np.full(2, i)),
  "expand": (lambda x, i: x[:1].expand(i, N).sum(0), lambda x, i: x[0] * i),
  "arange": (lambda x, i: Tensor.arange(1, i + 1).sum(), lambda x, i: np.arange(1, i + 1).sum()),
  "triu": (lambda x, i: x.triu(i), lambda x, i: np.triu(x, i)),
  "where": (lambda x, i: (x > 0).where(i, 0), lambda x, i: np.where(x > 0, i, 0)),
  "stored": (lambda x, i: x[:i].contiguous().realize().sum(0), lambda x, i: x[:i].sum(0)),
  "attention": (
    lambda x, i: x[:1, None].scaled_dot_product_attention(x[None, :i], x[None, :i] * 2),
    lambda x, i: (soft(x[:i] @ x[0] / np.sqrt(N)) @ x[:i] * 2)[None, None],
  ),
}  # fmt: skip
CASES = {**{name: (fn, fn) for name, fn in SAME.items()}, **OWN}


@pytest.mark.parametrize("name", CASES)
def test_equals_plain_ints(name):
  ours, ref = CASES[name]
  x, compiled = Tensor(X).realize(), None
  for value in VALUES:
    got = ours(x, var(value))
    want = ref(X, value)
    assert got.shape == np.shape(want)
    np.testing.assert_allclose(got.numpy(), want, rtol=1e-5, atol=1e-5, err_msg=str(value))
    assert compiled in (None, len(_programs)), "another value needed another kernel"
    compiled = len(_programs)


@pytest.mark.parametrize("value", VALUES)
def test_gradient(value):
  x, w = Tensor(X).realize(), Tensor(X[0]).realize()
  part = x[: var(value)]
  # outside of the slice the logarithm of 0 must not reach any gradient
  ((part.abs().log() * w).sum() + part.softmax(0).square().sum() + w.expand(var(value), N).sum()
   ).backward()  # fmt: skip
  y, v = Tensor(X).realize(), Tensor(X[0]).realize()
  same = y[:value]
  ((same.abs().log() * v).sum() + same.softmax(0).square().sum() + v.expand(value, N).sum()
   ).backward()  # fmt: skip
  np.testing.assert_allclose(x.grad.numpy(), y.grad.numpy(), rtol=1e-4, atol=1e-5)
  np.testing.assert_allclose(w.grad.numpy(), v.grad.numpy(), rtol=1e-4, atol=1e-5)


def test_gradient_of_a_window():
  x = Tensor(X).realize()
  i = var(3)
  (x[i : i + 2] * 3).sum().backward()
  want = np.zeros_like(X)
  want[3:5] = 3
  np.testing.assert_array_equal(x.grad.numpy(), want)


def test_two_variables():
  x = Tensor(X)
  got = x[: var(3), : var(5, "j")].sum()
  np.testing.assert_allclose(got.item(), X[:3, :5].sum(), rtol=1e-5)
  # the same variable with two values
  both = x[: var(2)].sum() + x[: var(6)].sum()
  np.testing.assert_allclose(both.item(), X[:2].sum() + X[:6].sum(), rtol=1e-5)


def test_writes():
  x = Tensor.zeros(N).contiguous().realize()
  i = var(3)
  x[i : i + 2] = Tensor([1.0, 2.0])
  x[i - 1] = 7.0
  assert x.tolist() == [0, 0, 7, 1, 2, 0, 0, 0]
  with pytest.raises(RuntimeError, match="write a fixed size"):
    x[:i] = 1.0


def test_weak_value():
  t = Tensor(var(4))
  assert (t.dtype, t.shape, t.item()) == (dtypes.weakint, (), 4)
  assert (Tensor([1.0], dtype=dtypes.half) * var(4)).dtype == dtypes.half
  assert (Tensor([1], dtype=dtypes.int8) + var(4)).dtype == dtypes.int8
  assert Tensor(var(4), dtype=dtypes.float32).item() == 4.0


def test_shape_and_size():
  i = var(3)
  x = Tensor.empty(i, 4)
  assert (x.shape, x.max_shape, x.numel(), x.ndim) == ((i, 4), (N, 4), i * 4, 2)
  assert x[:, 0].unsqueeze(0).shape == (1, i)
  with pytest.raises(ValueError, match="not known"):
    len(x)


@pytest.mark.parametrize("read", ["numpy", "tolist", "item", "data"])
def test_symbolic_shape_has_no_data(read):
  with pytest.raises(AssertionError, match="symbolic"):
    getattr(Tensor(X)[: var(3)], read)()


def test_unbound():
  i = Variable("i", 1, N)
  for t in (Tensor(i), Tensor([1]) + i, Tensor(X)[:i].sum(), Tensor.ones(i).sum()):
    with pytest.raises(RuntimeError, match="unbound Variable 'i'"):
      t.item()


def test_refused():
  x, i = Tensor(X), var(4)
  for error, fn in (
    (ValueError, lambda: x.reshape(i, N)),
    (ValueError, lambda: x[:i].reshape(N, i)),
    (ValueError, lambda: x[:, :i].reshape(i * N)),
    (ValueError, lambda: x[:i] + x[: var(5)]),
    (ValueError, lambda: x.shrink(((0, i + 1), None))),
    (ValueError, lambda: x[:i].pad(((i, 0), None))),
    (ValueError, lambda: x[:i].rand_like()),
    (ValueError, lambda: x[:i].cumsum(0)),
    (ValueError, lambda: x[:i].sort(0)),
    (AssertionError, lambda: x[:i].chunk(2)),
    (AssertionError, lambda: x[:i].split(1)),
    (IndexError, lambda: x[:i:2]),
  ):
    with pytest.raises(error):
      fn()
  with Context(TRAINING=1), pytest.raises(ValueError):
    x[:i].dropout(0.5)


def test_jit_binds_anew():
  x = Tensor(X).realize()

  @TinyJit
  def step(t, i):
    return (t[:i] * i).sum(0), t[:i] + 1

  for value in (2, 3, 5, 1, N):
    total, part = step(x, var(value))
    np.testing.assert_allclose(total.numpy(), (X[:value] * value).sum(0), rtol=1e-5, atol=1e-5)
    assert part.shape == (var(value), N)
    np.testing.assert_allclose(part[:1].numpy(), X[:1] + 1, rtol=1e-6)
  with pytest.raises(JitError, match="i .1 to 8"):
    step(x, Variable("i", 1, 9).bind(2))


def test_jit_writes_at_a_variable():
  cache = Tensor.zeros(N).contiguous().realize()

  @TinyJit
  def append(new, i):
    cache[i - 1 : i] = new
    return cache[:i].sum().realize()

  for value in range(1, N + 1):
    got = append(Tensor([float(value)]).realize(), var(value))
    assert got.item() == value * (value + 1) / 2
  assert cache.tolist() == list(range(1, N + 1))


def test_jit_input_of_symbolic_shape():
  @TinyJit
  def total(t):
    return (t * t.shape[0]).sum(0).realize()

  for value in (2, 4, 6, 3):
    t = Tensor(X)[: var(value)].contiguous().realize()
    want = (X[:value] * value).sum(0)
    np.testing.assert_allclose(total(t).numpy(), want, rtol=1e-5, atol=1e-5)


def test_other_devices():
  x = Tensor(X, device="CPU:1")
  np.testing.assert_allclose(x[: var(3)].sum(0).numpy(), X[:3].sum(0), rtol=1e-5)
  x = Tensor(X).shard(("CPU:0", "CPU:1"))
  np.testing.assert_allclose((x[: var(3)].sum(0) * var(2)).numpy(), X[:3].sum(0) * 2, rtol=1e-5)
  x = Tensor(X, device="PYTHON")
  np.testing.assert_allclose(x[: var(3)].sum(0).numpy(), X[:3].sum(0), rtol=1e-5)
