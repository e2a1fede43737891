"""TinyJit: capture and replay, inputs, state, errors."""

import gc

import numpy as np
import pytest

from tinygrad import Context, GlobalCounters, Tensor, TinyJit, dtypes, nn
from tinygrad.engine.jit import JitError


def test_replay_gives_the_plain_values():
  calls = []

  @TinyJit
  def add(a, b):
    calls.append(1)
    return (a + b).realize()

  for i in range(5):
    a, b = Tensor([[float(i), 2.0]]).realize(), Tensor([[3.0, float(i)]]).realize()
    np.testing.assert_array_equal(add(a, b).numpy(), [[i + 3, i + 2]])
  assert len(calls) == 2


def test_keyword_list_and_dict_arguments():
  @TinyJit
  def f(x, pair, named, *, k):
    return (x + pair[0] * pair[1] + named["a"] - k).realize()

  for i in range(4):
    t = [Tensor([[float(i + n)]]).realize() for n in range(5)]
    got = f(t[0], [t[1], t[2]], {"a": t[3]}, k=t[4]).item()
    assert got == i + (i + 1) * (i + 2) + (i + 3) - (i + 4)


def test_method_and_closure_state():
  class Counter:
    def __init__(self):
      self.total = Tensor([[0.0]]).contiguous().realize()

    @TinyJit
    def add(self, x):
      return self.total.assign(self.total + x).realize()

  c = Counter()
  for i in range(5):
    c.add(Tensor([[float(i)]]).realize())
  assert c.total.item() == 10


def test_training_step_matches_plain():
  def losses(jit: bool) -> list[float]:
    Tensor.manual_seed(3)
    model = nn.Linear(4, 2)
    opt = nn.optim.SGD(nn.state.get_parameters(model), lr=0.1)

    def step(x):
      opt.zero_grad()
      loss = model(x).square().mean().backward()
      opt.step()
      return loss.realize()

    run = TinyJit(step) if jit else step
    rng = np.random.default_rng(0)
    with Context(TRAINING=1):
      return [
        run(Tensor(rng.standard_normal((3, 4)).astype(np.float32)).realize()).item()
        for _ in range(6)
      ]

  np.testing.assert_allclose(losses(True), losses(False), rtol=1e-6)


def test_feedback_of_output():
  step = TinyJit(lambda x: (x * 2).realize())
  x = Tensor([[1.0, 3.0]]).realize()
  for _ in range(6):
    x = step(x)
  np.testing.assert_array_equal(x.numpy(), [[64, 192]])


def test_several_kernels_and_outputs():
  @TinyJit
  def f(a):
    b = (a @ a).relu().contiguous()
    return b.sum().realize(), (b + 1).realize()

  for i in range(4):
    x = np.full((4, 4), i, np.float32)
    s, b = f(Tensor(x).realize())
    assert s.item() == (x @ x).sum()
    np.testing.assert_array_equal(b.numpy(), x @ x + 1)


def test_reset_and_captured():
  f = TinyJit(lambda x: (x + 1).realize())
  assert f.captured is None
  for _ in range(3):
    f(Tensor([[1.0]]).realize())
  assert f.captured is not None
  f.reset()
  assert f.captured is None
  assert f(Tensor([[1.0, 2.0]]).realize()).shape == (1, 2)


def test_jit_0_runs_the_function_every_time():
  calls = []
  f = TinyJit(lambda x: (calls.append(1), (x + 1).realize())[1])
  with Context(JIT=0):
    for _ in range(4):
      f(Tensor([[1.0]]).realize())
  assert len(calls) == 4


def test_unrealized_inputs_are_realized():
  f = TinyJit(lambda x: (x + 1).realize())
  for i in range(4):
    assert f(Tensor([[float(i)]]) * 2).item() == 2 * i + 1


def warm(f, *args):
  for _ in range(3):
    f(*args)
  return f


def test_other_shape_or_dtype_raises():
  f = warm(TinyJit(lambda x: (x + 1).realize()), Tensor.ones(4, 4).contiguous().realize())
  with pytest.raises(JitError):
    f(Tensor.ones(8, 8).contiguous().realize())
  with pytest.raises(JitError):
    f(Tensor.ones(4, 4, dtype=dtypes.int32).contiguous().realize())


def test_same_tensor_twice_raises():
  f = TinyJit(lambda a, b: (a + b).realize())
  x = Tensor.ones(2, 2).contiguous().realize()
  with pytest.raises(JitError):
    warm(f, x, x)


def test_nothing_captured_raises():
  with pytest.raises(JitError):
    warm(TinyJit(lambda x: None), Tensor.ones(2, 2).contiguous().realize())


def test_item_during_capture_raises():
  f = TinyJit(lambda x: (x * x.sum().item()).realize())
  with pytest.raises(JitError):
    warm(f, Tensor.ones(2, 2).contiguous().realize())


def test_nested_raises():
  inner = TinyJit(lambda t: (t * 3).realize())
  outer = TinyJit(lambda t: (inner(t) + 5).realize())
  with pytest.raises(RuntimeError, match="having TinyJit inside another TinyJit is not supported"):
    for i in range(3):
      outer(Tensor([[float(i)]]).realize())


def test_bad_return_value_raises():
  with pytest.raises(JitError):
    warm(TinyJit(lambda x: (x + 1).realize().shape[0]), Tensor.ones(2, 2).contiguous().realize())


def test_free_intermediates():
  f = TinyJit(lambda x: ((x + 1).contiguous().sum() * 2).realize())
  x = Tensor.ones(64, 64).contiguous().realize()
  warm(f, x)
  f.captured.free_intermediates()
  assert f(x).item() == 2 * 2 * 64 * 64


def test_replay_counts_kernels_and_frees_memory():
  f = TinyJit(lambda x: (x @ x).sum().realize())
  x = Tensor.ones(32, 32).contiguous().realize()
  warm(f, x)
  gc.collect()
  before = GlobalCounters.mem_used
  GlobalCounters.reset()
  for _ in range(5):
    f(x)
  gc.collect()
  assert GlobalCounters.kernel_count >= 5
  assert GlobalCounters.mem_used <= before
