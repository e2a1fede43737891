"""Random numbers: the published threefry words and values, distributions, errors."""

import numpy as np
import pytest

from tinygrad import Context, Tensor, TinyJit, dtypes


def test_threefry_words():
  counts = Tensor.arange(20, dtype=dtypes.uint32)
  key = Tensor([0, 1337], dtype=dtypes.uint32)
  bits = Tensor._threefry_random_bits(key, counts[:10], counts[10:])
  assert bits.numpy()[:4].tolist() == [2221762175, 1752107825, 653745012, 1967534793]


def test_published_draws():
  Tensor.manual_seed(1337)
  a, b, c = Tensor.rand(20), Tensor.rand(20), Tensor.rand(10)
  want = [0.45735931, 0.63115275, 0.15571284, 0.81494176, 0.78621888]
  np.testing.assert_allclose(a.numpy()[:5], want, atol=1e-5)
  np.testing.assert_allclose(b.numpy()[:2], [0.09199333, 0.91307616], atol=1e-5)
  np.testing.assert_allclose(c.numpy()[:2], [0.31987143, 0.79849231], atol=1e-5)


def test_random_bits():
  key, zero = Tensor([0, 1337], dtype=dtypes.uint32), Tensor([0, 0], dtype=dtypes.uint32)
  bits = Tensor.random_bits(key, zero, 5)
  assert bits.dtype == dtypes.uint32
  assert bits.tolist() != Tensor.random_bits(key, zero + 1, 5).tolist()
  assert Tensor.random_bits(key, zero, 20).tolist()[:4] == [
    3493193362, 2171613619, 2445466803, 3675633095,
  ]  # fmt: skip
  with pytest.raises(ValueError, match="must both be"):
    Tensor.random_bits(key, zero[:1], 5)


def test_threefry_of_counters():
  counters = Tensor([1, 5 << 32 | 1], dtype=dtypes.uint64)
  seeds = Tensor([2, 3 << 32 | 2], dtype=dtypes.uint64)
  assert counters.threefry(seeds).tolist() == [8276187575414064071, 2676843805585359377]
  same = counters.reshape(1, 2).threefry(seeds[:1])
  assert same.shape == (1, 2) and same.tolist()[0][0] == 8276187575414064071


def test_size_changes_the_values():
  Tensor.manual_seed(1337)
  np.testing.assert_allclose(Tensor.rand(5).numpy()[:2], [0.89892817, 0.20107818], atol=1e-5)


def test_randperm():
  Tensor.manual_seed(0)
  assert Tensor.randperm(10).tolist() == [8, 9, 4, 3, 6, 1, 7, 5, 2, 0]


def test_order_of_realize_does_not_matter():
  Tensor.manual_seed(7)
  first = [t.tolist() for t in (Tensor.rand(4), Tensor.rand(4), Tensor.rand(4))]
  Tensor.manual_seed(7)
  lazy = [Tensor.rand(4) for _ in range(3)]
  second = [t.tolist() for t in reversed(lazy)][::-1]
  np.testing.assert_array_equal(first, second)
  assert first[0] != first[1]


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.half, dtypes.bfloat16], ids=str)
def test_range(dtype):
  x = Tensor.rand(10_000, dtype=dtype).float().numpy()
  assert x.min() >= 0 and x.max() < 1
  assert abs(x.mean() - 0.5) < 0.02


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.half], ids=str)
def test_randn(dtype):
  x = Tensor.randn(20_000, dtype=dtype).float().numpy()
  assert np.isfinite(x).all()
  assert abs(x.mean()) < 0.03 and abs(x.std() - 1) < 0.03


def test_affine_maps():
  x = Tensor.uniform(5000, low=2, high=4).numpy()
  assert x.min() >= 2 and x.max() < 4 and abs(x.mean() - 3) < 0.05
  y = Tensor.normal(5000, mean=3, std=0.5).numpy()
  assert abs(y.mean() - 3) < 0.05 and abs(y.std() - 0.5) < 0.05
  z = Tensor.randint(5000, low=-2, high=3).numpy()
  assert set(np.unique(z)) == {-2, -1, 0, 1, 2}
  assert np.abs(Tensor.scaled_uniform(100, 4).numpy()).max() <= 400**-0.5
  assert np.abs(Tensor.glorot_uniform(10, 4).numpy()).max() <= (6 / 14) ** 0.5
  assert Tensor.kaiming_uniform(10, 4).shape == (10, 4)
  assert Tensor.kaiming_normal(10, 4).shape == (10, 4)


def test_like():
  x = Tensor.zeros(3, 2, dtype=dtypes.half)
  assert Tensor.rand_like(x).dtype == dtypes.half
  assert x.randn_like().shape == (3, 2)


def test_jit_draws_what_plain_calls_draw():
  Tensor.manual_seed(11)
  plain = [Tensor.rand(4).numpy() for _ in range(5)]
  Tensor.manual_seed(11)
  draw = TinyJit(lambda: Tensor.rand(4).realize())
  np.testing.assert_array_equal([draw().numpy() for _ in range(5)], plain)


def test_dropout_draws_differ():
  with Context(TRAINING=1):
    x = Tensor.ones(100)
    assert not np.array_equal(x.dropout(0.5).numpy(), x.dropout(0.5).numpy())


ERRORS = [
  (ValueError, lambda: Tensor.rand(3, dtype=dtypes.int32)),
  (TypeError, lambda: Tensor.randint(3, low=0.5, high=2)),
  (TypeError, lambda: Tensor.randint(3, dtype=dtypes.float32)),
  (ValueError, lambda: Tensor.randint(3, low=3, high=3)),
  (ValueError, lambda: Tensor.normal(3, std=-1)),
]


@pytest.mark.parametrize("number", range(len(ERRORS)))
def test_errors(number):
  kind, f = ERRORS[number]
  with pytest.raises(kind):
    f()


@pytest.mark.parametrize("p", [-0.1, 1.5])
def test_dropout_probability_out_of_range(p):
  with Context(TRAINING=1), pytest.raises(ValueError):
    Tensor.ones(3).dropout(p)


@pytest.mark.parametrize("axis", [0, 1])
def test_shards_draw_the_streams_of_their_devices(axis):
  devices = ("CPU", "CPU:1", "CPU:2")
  Tensor.manual_seed(11)
  sharded = Tensor.zeros(6, 9).contiguous().shard(devices, axis=axis)
  got = [sharded.rand_like().numpy(), sharded.randn_like().numpy()]
  Tensor.manual_seed(11)
  part = tuple(s // 3 if i == axis else s for i, s in enumerate((6, 9)))
  for draw, all_parts in zip((Tensor.rand, Tensor.randn), got, strict=True):
    parts = [draw(*part, device=d).numpy() for d in devices]
    np.testing.assert_array_equal(all_parts, np.concatenate(parts, axis))
