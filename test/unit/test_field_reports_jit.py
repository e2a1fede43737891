"""Traced functions: what users ran into. The numbers are those of the case list."""

import numpy as np
import pytest

from tinygrad import Context, Tensor, TinyJit, dtypes, nn
from tinygrad.engine.jit import JitError


def real(values, dtype=dtypes.float32) -> Tensor:
  return Tensor(values, dtype=dtype).contiguous().realize()


def test_v01_results_of_calls_are_independent():
  f = TinyJit(lambda x: (x + 1).realize())
  kept = [f(real([[float(i)]])) for i in range(4)]
  assert [t.item() for t in kept] == [1, 2, 3, 4]
  assert (f(real([[1.1]])) == f(real([[1.2]]))).item() is False


def test_v02_rolling_buffer():
  size = 2**20
  buf = real(np.zeros(size, np.int32), dtypes.int32)
  step = TinyJit(lambda b, n: b[size // 2 :].cat(n).contiguous().realize())
  for i in range(10):
    new = Tensor.full((size // 2,), i + 1, dtype=dtypes.int32).contiguous().realize()
    buf = step(buf, new)
    assert (buf[: size // 2].numpy() == i).all()


def test_v03_integer_argument_is_refused_by_name():
  f = TinyJit(lambda b, i: (b + i).realize())
  b = real([[0.0]])
  with pytest.raises(JitError, match="argument i was 1 at capture and is 2 now"):
    for i in range(5):
      b = f(b, i)
  assert f(b, 1).item() == 2


@pytest.mark.parametrize("kind", ["rand", "dropout"])
def test_v04_fresh_random_numbers(kind):
  def draw(x):
    y = Tensor.rand(1, 64) if kind == "rand" else Tensor.ones(1, 64).dropout(0.5)
    return (y + 0 * x).realize()

  f = TinyJit(draw)
  inputs = [[[float(k)] * 64] for k in range(2)]
  with Context(TRAINING=1):
    rows = [f(Tensor(inputs[i % 2])).numpy().tobytes() for i in range(6)]
  assert len(set(rows)) == 6


def test_v05_keeping_the_result_makes_no_difference():
  for keep in (True, False):
    f = TinyJit(lambda a, b: (a + b).realize())
    kept = []
    for _ in range(5):
      a, b = Tensor([[1, 2, 3]]), Tensor([[4, 5, 6]])
      if keep:
        kept.append(f(a, b))
        got = kept[-1]
      else:
        f(a, b)
        got = f(a, b)
      assert got.tolist() == [[5, 7, 9]]


def test_v06_nested_works_or_says_so():
  inner = TinyJit(lambda t: (t * 3).realize())
  outer = TinyJit(lambda t: (inner(t) + 5).realize())
  got = []
  try:
    got = [outer(real([[float(i)]])).item() for i in range(5)]
  except RuntimeError as e:
    assert "inside another TinyJit is not supported" in str(e)
    return
  assert got == [5, 8, 11, 14, 17]


def test_v07_constant_argument_works_or_is_refused():
  f = TinyJit(lambda a, b: (a * b).realize())
  a = real([1.0, 2.0, 3.0])
  try:
    rows = [f(a, Tensor(float(i))).tolist() for i in range(4)]
  except JitError:
    return
  assert rows == [[i, 2 * i, 3 * i] for i in range(4)]


def test_v08_gradients_accumulate():
  w = real([1.0, 2.0])
  w.grad = real([0.0, 0.0])

  @TinyJit
  def step(x):
    grad = (w * x).sum().gradient(w)[0]
    return w.grad.assign(w.grad + grad).realize()

  for i in range(6):
    step(real([float(i), 1.0]))
  assert w.grad.tolist() == [15, 6]


def test_v09_message_names_both_shapes():
  f = TinyJit(lambda x: (x + 1).realize())
  for _ in range(3):
    f(real(np.ones((4, 4))))
  with pytest.raises(JitError, match=r"argument x .*\(4, 4\).*\(8, 8\)"):
    f(real(np.ones((8, 8))))
  with pytest.raises(JitError, match="argument x .*float32.*int32"):
    f(real(np.ones((4, 4)), dtypes.int32))


def test_v10_gradients_after_a_traced_step():
  conv = nn.Conv2d(3, 4, 3, bias=False)

  def grads(x):
    y = conv(x.permute(0, 3, 1, 2).contiguous())
    return y.square().sum().gradient(conv.weight)[0].realize()

  traced = TinyJit(grads)
  for i in range(4):
    x = real(np.random.default_rng(i).standard_normal((2, 8, 8, 3)).astype(np.float32))
    want = grads(x).numpy().copy()
    np.testing.assert_allclose(traced(x).numpy(), want, atol=1e-3, rtol=1e-3)


def test_v11_globals_are_frozen_at_the_second_call():
  scale = 1
  f = TinyJit(lambda x: (x * scale).realize())
  got = []
  for value in range(1, 6):
    scale = value
    got.append(f(real([[10.0]])).item())
  assert got == [10, 20, 20, 20, 20]
  assert "frozen" in TinyJit.__doc__


def test_v11_item_during_capture_is_refused():
  f = TinyJit(lambda x: (x * x.sum().item()).realize())
  with pytest.raises(JitError):
    for _ in range(3):
      f(real([[1.0, 2.0]]))


def test_v12_learning_rate_changes_take_effect():
  w = real([1.0, 1.0])
  opt = nn.optim.SGD([w], lr=0.0)

  @TinyJit
  def step():
    opt.zero_grad()
    w.sum().backward()
    opt.step()

  got = []
  with Context(TRAINING=1):
    for lr in range(5):
      opt.lr.assign(Tensor([float(lr)])).realize()
      step()
      got.append(w[0].item())
  assert got == [1, 0, -2, -5, -9]
