"""Several CPU devices: sharding, copies, all-reduce, gradients."""

import numpy as np
import pytest

from tinygrad import Tensor

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


def test_uneven_raises():
  with pytest.raises(RuntimeError):
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


def test_to_and_back():
  x = rand(3, 3)
  t = Tensor(x)
  assert t.to("CPU") is t
  np.testing.assert_array_equal((t.to("CPU:1") + 1).to("CPU:2").numpy(), x + 1)
  u = Tensor(x)
  u.to_("CPU:3")
  assert u.device == "CPU:3"
  assert t.to(D2).device == D2


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
