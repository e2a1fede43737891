"""TinyJit: capture and replay, inputs, state, errors."""

import gc
import pickle

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
  message = "having TinyJit inside another TinyJit is not supported: the inner one is <lambda>"
  with pytest.raises(RuntimeError, match=message):
    for i in range(3):
      outer(Tensor([[float(i)]]).realize())


def test_bad_return_value_raises():
  with pytest.raises(JitError):
    warm(TinyJit(lambda x: (x + 1).realize().shape[0]), Tensor.ones(2, 2).contiguous().realize())


def test_nested_containers_are_inputs():
  f = TinyJit(lambda x: (x["a"][0] + x["a"][1]["b"]).realize())
  for i in range(4):
    one, two = Tensor([[float(i)]]).realize(), Tensor([[10.0]]).realize()
    assert f({"a": (one, {"b": two})}).item() == i + 10


def test_frozen_values():
  f = TinyJit(lambda x, mode, sizes: (x + 1).realize())
  x = Tensor.ones(2, 2).contiguous().realize()
  warm(f, x, "train", [1, 2.5, None])
  f(x, "train", [1, 2.5, None])
  with pytest.raises(JitError, match="argument mode was 'train' at capture and is 'eval' now"):
    f(x, "eval", [1, 2.5, None])
  with pytest.raises(JitError, match=r"argument sizes\[0\]"):
    f(x, "train", [2, 2.5, None])
  with pytest.raises(JitError, match="other arguments differ"):
    f(x, "train", [1])


def test_positional_and_keyword_style():
  f = warm(TinyJit(lambda x: (x + 1).realize()), Tensor.ones(2, 2).contiguous().realize())
  with pytest.raises(JitError, match=r"expected x \(positional\), got x \(keyword\)"):
    f(x=Tensor.ones(2, 2).contiguous().realize())


def test_method_of_another_object_is_refused():
  class Scale:
    def __init__(self, scale):
      self.scale = Tensor([[scale]]).realize()

    @TinyJit
    def __call__(self, x):
      return (x * self.scale).realize()

  double, triple = Scale(2.0), Scale(3.0)
  for i in range(4):
    assert double(Tensor([[float(i)]])).item() == 2 * i
  with pytest.raises(JitError, match="argument self"):
    triple(Tensor([[1.0]]))


def test_other_view_and_device_raise():
  base = Tensor.arange(8).reshape(2, 4).contiguous().realize()
  f = warm(TinyJit(lambda x: (x + 1).realize()), base[:, :2])
  np.testing.assert_array_equal(f(base[:, :2]).numpy(), base[:, :2].numpy() + 1)
  with pytest.raises(JitError, match="another view"):
    f(base[:, 2:])
  with pytest.raises(JitError, match="device CPU, got .*CPU:1"):
    f(Tensor.arange(4).reshape(2, 2).to("CPU:1").contiguous().realize())


def test_results_that_are_inputs_or_state():
  state = Tensor([[1.0]]).contiguous().realize()

  @TinyJit
  def f(x):
    state.assign(state + x)
    x.assign(x * 2)
    return {"state": state.realize(), "x": (x.realize(), None), "new": (state + x).realize()}

  total, kept = 1.0, []
  for i in range(5):
    x = Tensor([[float(i)]]).contiguous().realize()
    out = f(x)
    total += i
    assert (state.item(), out["state"].item()) == (total, total)
    assert (x.item(), out["x"][0].item()) == (2 * i, 2 * i)
    kept.append((out["new"], total + 2 * i))
  assert [t.item() for t, _ in kept] == [want for _, want in kept]


def test_result_that_the_function_keeps_is_updated():
  kept = []

  @TinyJit
  def f(x):
    kept[:] = [(x + 1).realize()]
    return kept[0]

  for i in range(5):
    f(Tensor([[float(i)]]).realize())
    assert kept[0].item() == i + 1


def test_results_on_several_devices():
  devices = ("CPU", "CPU:1")
  f = TinyJit(lambda x: ((x * 2).realize(), x.sum(0).realize()))
  kept = []
  for i in range(4):
    x = np.full((4, 2), i, np.float32)
    kept.append(f(Tensor(x).shard(devices, 0).realize()))
  for i, (double, total) in enumerate(kept):
    assert double.device == total.device == devices
    np.testing.assert_array_equal(double.numpy(), np.full((4, 2), 2 * i))
    np.testing.assert_array_equal(total.numpy(), np.full(2, 4 * i))


def test_capture_can_be_pickled():
  w = Tensor(np.arange(16, dtype=np.float32).reshape(4, 4)).realize()
  count = Tensor([0.0]).contiguous().realize()

  def f(x):
    hidden = (x @ w).relu().contiguous()
    return hidden.sum(0).realize(), count.assign(count + 1).realize()

  run = TinyJit(f)
  with pytest.raises(JitError, match="call it twice"):
    pickle.dumps(run)
  x = np.eye(4, dtype=np.float32)
  for _ in range(3):
    run(Tensor(x).realize())
  again = pickle.loads(pickle.dumps(run))
  total, calls = again(Tensor(x * 2).realize())
  np.testing.assert_array_equal(total.numpy(), (x * 2 @ w.numpy()).sum(0))
  assert (calls.item(), count.item()) == (4, 3)
  with pytest.raises(JitError, match="argument x"):
    again(Tensor(x[:2]).contiguous().realize())


def test_free_intermediates():
  f = TinyJit(lambda x: ((x + 1).contiguous().sum() * 2).realize())
  x = Tensor.ones(64, 64).contiguous().realize()
  warm(f, x)
  f.captured.free_intermediates()
  assert f(x).item() == 2 * 2 * 64 * 64


@pytest.mark.parametrize("held", ["sum", "scaled"])
def test_values_remembered_from_before_are_not_frozen_in_the_capture(held):
  x, other = (Tensor(np.float32(v)).contiguous().realize() for v in ([1, 2, 3], [10, 20, 30]))
  plus = x + 1
  if held == "sum":
    plus = plus.sum()
  # keeps the graph below it, whose values are known now
  pending = plus * 2
  plus.realize()
  f = TinyJit(lambda t: ((t + 1).sum() * 3).realize())
  assert [f(t).item() for t in (x, x, other, other)] == [27, 27, 189, 189]
  assert pending.sum().item() == 18


def test_pending_reader_of_what_a_capture_writes_sees_the_old_value():
  weight = Tensor(np.float32([1, 2])).contiguous().realize()
  f = TinyJit(lambda x: weight.assign(weight + x).realize())
  one = Tensor(np.float32([1, 1])).contiguous().realize()
  f(one)
  before = weight * 10
  for _ in range(3):
    f(one)
  assert before.tolist() == [20, 30]
  assert weight.tolist() == [5, 6]


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
