"""Several devices: what users ran into."""

import gc

import numpy as np
import pytest

from tinygrad import Context, GlobalCounters, Tensor, dtypes, nn

D2 = ("CPU:0", "CPU:1")
D4 = ("CPU:0", "CPU:1", "CPU:2", "CPU:3")


def test_v21_parameter_left_behind():
  with pytest.raises(RuntimeError, match="CPU:1"):
    nn.Linear(4, 8)(Tensor.ones(2, 4).contiguous().shard(D2, 0)).realize()


def test_v22_uneven_split():
  with pytest.raises(RuntimeError):
    Tensor([1, 2, 3]).shard(D2, 0).realize()


@pytest.mark.parametrize("ring", [0, 1, 2])
def test_v23_back_to_one_device(ring):
  with Context(RING=ring):
    t = Tensor(np.arange(32)).shard(("CPU:1", "CPU:2"), 0).to("CPU")
    assert t.device == "CPU"
    assert t.sum().item() == 496


def test_v24_reshape_across_the_split():
  t = Tensor.ones(5, 4).contiguous().shard(D2, 1)
  try:
    got = t.reshape(10, 2).numpy()
  except RuntimeError:
    return
  np.testing.assert_array_equal(got, np.ones((10, 2)))


def test_v25_dropout_differs_per_device():
  with Context(TRAINING=1):
    x = Tensor.ones(4, 256).contiguous().shard(D4, 0).dropout(0.5).numpy()
  assert len({row.tobytes() for row in x}) == 4
  assert 0.9 < x.mean() < 1.1


def test_v26_product_over_the_split():
  assert Tensor([1, 2, 3, 4]).shard(D2, 0).prod().item() == 24


def test_v27_list_of_one_device():
  assert Tensor([1, 2]).shard(("CPU:0",), 0).tolist() == [1, 2]


def test_v28_like_keeps_the_split():
  t = Tensor(np.ones((4, 2), np.float32)).shard(D2, 0)
  for u in (t.clone(), t.zeros_like(), t.empty_like()):
    assert len(u.device) == 2 and u.uop.axis == 0


def test_v29_gradient_through_a_copy():
  x = Tensor(np.array([1, 2], np.float32))
  (3 * x).to("CPU:1").square().sum().backward()
  assert x.grad.tolist() == [18, 36]
  assert x.grad.device == x.device


def test_v30_all_reduce_memory():
  x = Tensor(np.ones((4, 2**20), np.float32)).shard(D4, 0).realize()
  gc.collect()
  before = GlobalCounters.mem_used
  total = x.sum(0).realize()
  gc.collect()
  assert GlobalCounters.mem_used - before <= 16 * 2**20
  assert total[5].item() == 4


def test_v31_training_does_not_drift():
  rng = np.random.default_rng(0)
  arrays = [rng.standard_normal(s).astype(np.float32) for s in ((8, 16), (16, 4), (8, 8))]

  def train(devices) -> tuple[np.ndarray, list[float]]:
    # copies: a tensor may share the memory of the array that it was made from
    w1, w2 = (Tensor(a.copy()).contiguous().realize() for a in arrays[:2])
    x = Tensor(arrays[2])
    opt = nn.optim.LAMB([w1, w2], lr=0.01)
    if len(devices) > 1:
      x = x.shard(devices, 0)
      for p in [w1, w2, *nn.state.get_parameters(opt)]:
        p.to_(devices)
    losses = []
    with Context(TRAINING=1):
      for _ in range(5):
        opt.zero_grad()
        loss = (x @ w1).relu().matmul(w2).square().mean().backward()
        opt.step()
        losses.append(loss.item())
    return w1.numpy().copy(), losses

  one, losses = train(("CPU",))
  for devices in (D2, D4):
    weights, others = train(devices)
    np.testing.assert_allclose(weights, one, atol=1e-5)
    np.testing.assert_allclose(others, losses, rtol=1e-5)


def test_v32_comparisons_are_bool():
  x = Tensor([1, -2, 3, -4]).shard(D2, 0)
  both = (x > 0) & (x < 2)
  assert both.dtype == dtypes.bool
  assert both.tolist() == [True, False, False, False]
  assert (x > 0).where(x, 0).tolist() == [1, 0, 3, 0]


def test_v33_names_of_one_device():
  tensors = [Tensor([1.0], device=d) for d in ("CPU", "CPU:0", "cpu")]
  assert (tensors[0] + tensors[1] + tensors[2]).item() == 3


def test_v34_other_order_works_or_prints_both():
  x = Tensor(np.ones(4, np.float32)).shard(("CPU:1", "CPU:0"), 0)
  y = Tensor(np.ones(4, np.float32)).shard(("CPU:0", "CPU:1"), 0)
  try:
    got = (x + y).tolist()
  except RuntimeError as e:
    assert "CPU:1" in str(e)
    return
  assert got == [2, 2, 2, 2]
