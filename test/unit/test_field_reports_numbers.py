"""Numbers, dtypes and random draws: what users ran into."""

import numpy as np
import pytest

from tinygrad import Context, Tensor, dtypes


def half(values) -> Tensor:
  return Tensor(values, dtype=dtypes.half).contiguous().realize()


def test_v35_gradient_of_a_maximum_with_many_ties():
  x = half(np.ones(70_000, np.float16))
  got = x.max().gradient(x)[0].float().numpy()
  np.testing.assert_allclose(got, np.full(70_000, 1 / 70_000), rtol=0.05)


@pytest.mark.parametrize("count, value", [(70_000, 4.0), (60_000, 100.0)])
def test_v36_mean_of_half(count, value):
  assert half(np.full(count, value, np.float16)).mean().item() == value
  assert half(np.array([1, 2, 3], np.float16)).mean().item() == 2


def test_v37_cast_to_half_keeps_only_half():
  x = Tensor(np.array([65536.0, 65519.0, 65520.0, -1e6], np.float32))
  inf = float("inf")
  assert x.cast(dtypes.half).tolist() == [inf, 65504, inf, -inf]
  assert x.cast(dtypes.half).float().tolist() == [inf, 65504, inf, -inf]


def test_v38_floats_to_uint8():
  x = Tensor(np.array([-1, 300, 255.9, -0.5], np.float32))
  assert x.cast(dtypes.uint8).tolist() == [255, 44, 255, 0]


def test_v39_mean_of_truths_when_half_is_the_default():
  with Context(DEFAULT_FLOAT="HALF"):
    x = Tensor(np.ones(70_000, bool))
    assert x.mean().item() == 1
    assert x.sum().item() == 70_000


def test_v40_logsumexp_keeps_the_axis():
  x = Tensor([[1000.0, 1000.0], [-1000.0, -1001.0]])
  got = x.logsumexp(axis=1, keepdim=True).numpy()
  np.testing.assert_allclose(got, [[1000.6931], [-999.6867]], rtol=1e-6)


@pytest.mark.parametrize("power, want", [(2, [0, 4, -6]), (3, [0, 12, 27])])
def test_v41_gradients_of_powers(power, want):
  x = Tensor([0.0, 2.0, -3.0])
  (x**power).sum().backward()
  np.testing.assert_allclose(x.grad.numpy(), want)


def test_v42_argmax_at_the_smallest_integer():
  low = np.iinfo(np.int32).min
  assert Tensor(np.array([low, low], np.int32)).argmax().item() == 0
  assert Tensor(np.array([low, 5], np.int32)).argmin().item() == 0


@pytest.mark.parametrize("smoothing, want", [(0.0, 0.636483), (0.1, 0.699383)])
def test_v43_ignored_labels(smoothing, want):
  logits = Tensor(np.log(np.array([[0.7, 0.2, 0.1], [0.1, 0.8, 0.1], [0.3, 0.3, 0.4]], np.float32)))
  got = logits.sparse_categorical_crossentropy(
    Tensor([0, -100, 2]), ignore_index=-100, label_smoothing=smoothing
  )
  np.testing.assert_allclose(got.item(), want, atol=1e-5)


def test_v44_dropout_at_the_ends():
  with Context(TRAINING=1):
    assert Tensor.ones(1000).dropout(0).sum().item() == 1000
    assert Tensor.ones(1000).dropout(1).sum().item() == 0
    with pytest.raises(ValueError):
      Tensor.ones(3).dropout(1.5)


def test_v45_indices_beyond_the_table_are_refused_when_checked():
  table = Tensor([[1.0], [2.0], [3.0]])
  with Context(CHECK_OOB=1):
    with pytest.raises(IndexError, match="index 3 is out of bounds"):
      table[Tensor([0, 3, -1])]
    assert table[Tensor([0, 2, -1])].tolist() == [[1], [3], [3]]
  with pytest.raises(IndexError):
    Tensor([1, 2, 3])[5]


def test_v46_gather_with_a_negative_axis():
  assert Tensor([[1, 2], [3, 4]]).gather(-1, Tensor([[1], [0]])).tolist() == [[2], [3]]


def test_v47_long_chain():
  x = Tensor([0.0])
  for _ in range(3000):
    x = x + 1
  assert x.item() == 3000


def test_v47_wide_stack():
  stacked = Tensor.stack(*(Tensor([float(i)]) for i in range(6000)))
  np.testing.assert_array_equal(stacked.numpy(), np.arange(6000, dtype=np.float32)[:, None])


def test_v48_large_views():
  x = Tensor(np.zeros((2, 1), np.uint8)).expand(2, 2**31)
  assert x[1, -1].item() == 0


def test_v49_reductions_of_nothing():
  x = Tensor(np.zeros((0, 3), np.float32))
  assert x.sum().item() == 0
  assert x.sum(0).tolist() == [0, 0, 0]
  assert x.max(0).tolist() == [-float("inf")] * 3
  assert np.isnan(x.mean().item())


def test_v57_device_draws_repeat_for_the_same_program():
  def draws() -> list[list[float]]:
    Tensor.manual_seed(3)
    return [Tensor.rand(2, device=d).tolist() for d in ("CPU:0", "CPU:1")]

  assert draws() == draws()


def test_v59_same_seed_same_triple():
  def triple():
    Tensor.manual_seed(5)
    return (
      Tensor.rand(3).tolist(),
      Tensor.randn(2).tolist(),
      Tensor.randint(3, low=0, high=9).tolist(),
    )

  assert triple() == triple()
