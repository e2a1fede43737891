"""Several CPU devices: sharding, copies, all-reduce, gradients."""

import numpy as np
import pytest

from tinygrad import Context, Tensor, dtypes, nn
from tinygrad.schedule.multi import multi_rewrite
from tinygrad.uop import Ops
from tinygrad.uop.ops import toposort

D2 = ("CPU:1", "CPU:2")
D4 = ("CPU:1", "CPU:2", "CPU:3", "CPU:4")


def rand(*shape: int, seed: int = 0) -> np.ndarray:
  return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


@pytest.mark.parametrize("axis", [None, 0, 1])
@pytest.mark.parametrize("devices", [D2, D4])
def test_shard_round_trip(axis, devices):
  x = rand(8, 4)
  t = Tensor(x).shard(devices, axis).realize()
  assert t.device == devices
  assert t.uop.axis == axis
  np.testing.assert_array_equal(t.numpy(), x)
  np.testing.assert_array_equal(t.to("CPU").numpy(), x)


@pytest.mark.parametrize("a_axis", [None, 0, 1])
@pytest.mark.parametrize("b_axis", [None, 0, 1])
def test_elementwise(a_axis, b_axis):
  x, y = rand(4, 8), rand(4, 8, seed=1)
  a, b = Tensor(x).shard(D2, a_axis), Tensor(y).shard(D2, b_axis)
  np.testing.assert_allclose((a * b + a).numpy(), x * y + x, rtol=1e-6)


@pytest.mark.parametrize("shard", [None, 0, 1])
@pytest.mark.parametrize("axis", [None, 0, 1])
@pytest.mark.parametrize("name", ["sum", "max", "mean", "prod"])
def test_reduce(shard, axis, name):
  x = rand(4, 8)
  got = getattr(Tensor(x).shard(D2, shard), name)(axis).numpy()
  np.testing.assert_allclose(got, getattr(x, name)(axis), rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize("a_axis", [None, 0, 1])
@pytest.mark.parametrize("b_axis", [None, 0, 1])
def test_matmul(a_axis, b_axis):
  x, y = rand(8, 4), rand(4, 12, seed=1)
  got = Tensor(x).shard(D2, a_axis) @ Tensor(y).shard(D2, b_axis)
  np.testing.assert_allclose(got.numpy(), x @ y, rtol=1e-4, atol=1e-5)


WAYS = {"naive": (0, 0), "ring": (2, 0), "all2all": (0, 2)}


@pytest.mark.parametrize("settings", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("size", [1, 3, 4, 20, 129, 1024])
@pytest.mark.parametrize("name", ["sum", "max", "prod"])
def test_all_reduce_forms(settings, size, name):
  x = rand(4, size)
  with Context(RING=settings[0], ALL2ALL=settings[1]):
    got = getattr(Tensor(x).shard(D4, 0), name)(0).realize()
    assert (got.device, got.uop.axis) == (D4, None)
    for device in D4:
      here = got.to(device).numpy()
      np.testing.assert_allclose(here, getattr(x, name)(0), rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("settings", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("cast", [0, 1])
@pytest.mark.parametrize("dtype", [dtypes.half, dtypes.bfloat16, dtypes.int32, dtypes.bool])
def test_all_reduce_dtypes(settings, cast, dtype):
  x = np.random.default_rng(0).integers(0, 2, (4, 40))
  with Context(RING=settings[0], ALL2ALL=settings[1], ALLREDUCE_CAST=cast):
    got = Tensor(x).cast(dtype).shard(D4, 0).sum(0)
    np.testing.assert_array_equal(got.numpy(), x.sum(0))


@pytest.mark.parametrize("settings", WAYS.values(), ids=WAYS)
def test_every_device_gets_the_same_bits(settings):
  x = rand(4, 1000) * 1e3
  with Context(RING=settings[0], ALL2ALL=settings[1]):
    got = Tensor(x).shard(D4, 0).sum(0).realize()
  first, *rest = (got.to(d).numpy() for d in D4)
  for other in rest:
    np.testing.assert_array_equal(other, first)


def sent_sums(t: Tensor) -> list[str]:
  """Dtypes of the all-reduces that a tensor is made with."""
  root = multi_rewrite([t.uop])[t.uop]
  return [u.dtype.name for u in toposort((root,)) if u.op is Ops.ALLREDUCE]


def test_two_sums_that_are_added_are_sent_as_one():
  table, ids, x = rand(6, 4), np.array([0, 2, 2, 5]), rand(4, 6, seed=1)

  def gradient(devices) -> Tensor:
    w, i, y = Tensor(table), Tensor(ids), Tensor(x)
    if devices:
      w, i, y = w.shard(devices), i.shard(devices, 0), y.shard(devices, 0)
    # a table that is looked up in and multiplied with, as the word table of BERT
    loss = (w[i] * 2).sum() + (y * (w[i] @ w.transpose())).sum()
    return loss.gradient(w)[0]

  got = gradient(D2)
  # the one of the loss's own value is not needed for its gradient
  assert sent_sums(got) == ["float32"]
  np.testing.assert_allclose(got.numpy(), gradient(()).numpy(), rtol=1e-5, atol=1e-5)


def test_constants_are_made_on_each_device_that_needs_them():
  """A kernel reads memory of its own device only: here each device's part of -1 / 8 a row."""
  x, labels = rand(8, 2), np.arange(8) % 2
  weight = Tensor(np.ones(2, "f"))
  weight.shard_(D2).realize()
  score = (Tensor(x).shard(D2, axis=0) * weight).log_softmax(-1)
  hot = Tensor(labels).shard(D2, axis=0).reshape(8, 1).one_hot(2).reshape(8, 2)
  (grad,) = (-(score * hot).sum(-1).mean()).gradient(weight)
  e = np.exp(x)
  want = (x * (e / e.sum(1, keepdims=True) - np.eye(2)[labels])).mean(0)
  np.testing.assert_allclose(grad.numpy(), want, rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize("cast, sent", [(0, "float32"), (1, "float16")])
def test_a_sum_that_is_narrowed_behind_movement_is_sent_narrow(cast, sent):
  x = np.arange(24, dtype=np.float32).reshape(4, 2, 3)
  with Context(ALLREDUCE_CAST=cast):
    got = Tensor(x).shard(D2, 0).sum(0).permute(1, 0).reshape(6).cast(dtypes.half)
    assert sent_sums(got) == [sent]
    np.testing.assert_array_equal(got.numpy(), x.sum(0).T.reshape(6))


def test_a_narrow_sum_is_widened_before_it_joins_a_wide_one():
  x, y = np.full((2, 3), 1.0, np.float32), np.full((2, 3), 1e-4, np.float32)
  wide = Tensor(x).shard(D2, 0).sum(0)
  narrow = Tensor(y).cast(dtypes.half).shard(D2, 0).sum(0).cast(dtypes.float32)
  both = wide + narrow
  assert sent_sums(both) == ["float32"]
  np.testing.assert_allclose(both.numpy(), 2 + 2 * np.float32(np.float16(1e-4)), rtol=1e-6)


def test_other_sums_and_maxima_stay_apart():
  x = rand(2, 3)
  sums = Tensor(x).shard(D2, 0).sum(0), Tensor(x).shard(D2, 0).max(0)
  np.testing.assert_allclose((sums[0] + sums[1]).numpy(), x.sum(0) + x.max(0), rtol=1e-5)
  np.testing.assert_allclose((sums[0] * sums[0]).numpy(), x.sum(0) ** 2, rtol=1e-5)


def test_broadcast_shifts_axis():
  x, y = rand(8), rand(4, 8, seed=1)
  got = Tensor(x).shard(D2, 0) + Tensor(y).shard(D2, 1)
  np.testing.assert_allclose(got.numpy(), x + y, rtol=1e-6)


def test_movement():
  x = rand(8, 6, 4)
  t = Tensor(x).shard(D2, 0)
  np.testing.assert_array_equal(t.permute(2, 0, 1).numpy(), x.transpose(2, 0, 1))
  np.testing.assert_array_equal(t.reshape(8, 24).numpy(), x.reshape(8, 24))
  np.testing.assert_array_equal(t.reshape(2, 4, 24).numpy(), x.reshape(2, 4, 24))
  np.testing.assert_array_equal(t[:, 1:3].numpy(), x[:, 1:3])
  np.testing.assert_array_equal(t.flip(1).numpy(), x[:, ::-1])
  np.testing.assert_array_equal(t[:4].numpy(), x[:4])


def test_reshape_across_the_split_raises():
  t = Tensor(rand(5, 4)).shard(D2, 1)
  with pytest.raises(RuntimeError, match=r"\(5, 4\) -> \(10, 2\)"):
    t.reshape(10, 2).realize()


def test_shrink_and_pad_on_device_boundaries():
  x = rand(8, 3)
  t = Tensor(x).shard(D4, 0)
  np.testing.assert_array_equal(t[2:6].numpy(), x[2:6])
  np.testing.assert_array_equal(t[6:].numpy(), x[6:])
  with pytest.raises(RuntimeError, match="multiples of 2"):
    t[1:3].realize()


def test_matmul_over_the_split_axis_is_reduced():
  x, y = rand(4, 8), rand(8, 6, seed=1)
  got = Tensor(x).shard(D2, 1) @ Tensor(y).shard(D2, 0)
  assert got.uop.axis is None
  np.testing.assert_allclose(got.numpy(), x @ y, rtol=1e-4, atol=1e-5)


def test_uneven_raises():
  with pytest.raises(RuntimeError, match="256.* 3 devices"):
    Tensor.ones(256).shard(("CPU:1", "CPU:2", "CPU:3"), 0).realize()


def test_shard_twice_raises():
  with pytest.raises(RuntimeError):
    Tensor.ones(4).shard(D2, 0).shard(D2, 0)


def test_mixed_devices_raise():
  with pytest.raises(RuntimeError):
    (Tensor.ones(4).contiguous() + Tensor.ones(4).contiguous().shard(D2, 0)).realize()


def test_shard_like():
  a = Tensor.ones(4, 2).contiguous().shard(D2, 0)
  b = Tensor.zeros(4, 2).contiguous().shard_like(a)
  assert (b.device, b.uop.axis) == (D2, 0)


def test_like_keeps_sharding():
  a = Tensor(rand(4, 2)).shard(D2, 0)
  for b in (a.rand_like(), a.full_like(3), a.zeros_like(), a.empty_like(), a.clone()):
    assert (b.device, b.uop.axis, b.dtype) == (D2, 0, a.dtype)
    b.realize()
    assert (b.device, b.uop.axis) == (D2, 0)
  np.testing.assert_array_equal(a.full_like(3).numpy(), np.full((4, 2), 3))


def test_to_and_back():
  x = rand(3, 3)
  t = Tensor(x)
  assert t.to("CPU") is t
  np.testing.assert_array_equal((t.to("CPU:1") + 1).to("CPU:2").numpy(), x + 1)
  u = Tensor(x)
  u.to_("CPU:3")
  assert u.device == "CPU:3"
  assert t.to(D2).device == D2


@pytest.mark.parametrize("axis", [None, 0])
def test_gradients(axis):
  x, w = rand(8, 4), rand(4, 3, seed=1)
  one, v = Tensor(x), Tensor(w)
  (one @ v).relu().square().mean().backward()
  a, b = Tensor(x).shard(D4, axis), Tensor(w).shard(D4, None)
  (a @ b).relu().square().mean().backward()
  assert b.grad.device == D4
  np.testing.assert_allclose(b.grad.numpy(), v.grad.numpy(), rtol=1e-5, atol=1e-6)
  np.testing.assert_allclose(a.grad.numpy(), one.grad.numpy(), rtol=1e-5, atol=1e-6)


def test_assign_sharded():
  a = Tensor(rand(4, 4)).shard(D2, 0).realize()
  x = a.numpy()
  a.assign(a * 2).realize()
  np.testing.assert_array_equal(a.numpy(), x * 2)


def test_embedding_and_softmax():
  table, ids = rand(10, 4), np.array([[1, 9, 3], [0, 2, 2]], np.int32)
  w = Tensor(table).shard(D2, None)
  got = w[Tensor(ids).shard(D2, 0)].softmax(-1).numpy()
  e = np.exp(table[ids])
  np.testing.assert_allclose(got, e / e.sum(-1, keepdims=True), rtol=1e-5)


def test_linear_model_on_1_2_4_devices():
  def run(devices) -> list[float]:
    Tensor.manual_seed(5)
    model = nn.Linear(6, 4)
    params = nn.state.get_parameters(model)
    opt = nn.optim.LAMB(params, lr=0.01)
    if len(devices) > 1:
      for p in nn.state.get_parameters([model, opt]):
        p.to_(devices)
    out = []
    with Context(TRAINING=1):
      for i in range(4):
        x = Tensor(rand(8, 6, seed=i))
        x = x.shard(devices, 0) if len(devices) > 1 else x
        opt.zero_grad()
        loss = model(x).square().mean().backward()
        opt.step()
        out.append(loss.item())
    return out

  one = run(("CPU",))
  np.testing.assert_allclose(run(D2), one, atol=1e-5)
  np.testing.assert_allclose(run(D4), one, atol=1e-5)
