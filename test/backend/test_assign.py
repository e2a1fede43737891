"""assign and item assignment: buffers, views, order, errors."""

import numpy as np
import pytest

from tinygrad import Tensor, dtypes


def realized(values) -> Tensor:
  return Tensor(values).contiguous().realize()


def test_assign_expression_of_itself():
  a = realized([1.0, 2.0])
  for _ in range(3):
    a.assign(a + 1)
  np.testing.assert_array_equal(a.numpy(), [4, 5])


def test_assign_broadcasts_and_takes_scalars():
  a = realized([[1.0, 2.0], [3.0, 4.0]])
  a.assign(Tensor([5.0, 6.0])).realize()
  np.testing.assert_array_equal(a.numpy(), [[5, 6], [5, 6]])
  a.assign(2).realize()
  np.testing.assert_array_equal(a.numpy(), np.full((2, 2), 2))


def test_assign_through_views():
  a = realized(np.zeros((3, 4), np.float32))
  a[1:3, 1:].assign(Tensor.ones(2, 3)).realize()
  a[0].flip(0).assign(Tensor([1.0, 2.0, 3.0, 4.0])).realize()
  a.permute(1, 0)[0].assign(Tensor([7.0, 8.0, 9.0])).realize()
  np.testing.assert_array_equal(a.numpy(), [[7, 3, 2, 1], [8, 1, 1, 1], [9, 1, 1, 1]])


def test_assign_through_bitcast():
  a = realized(np.array([1.0, 2.0], np.float32))
  a.bitcast(dtypes.int32).assign(Tensor([0, 0x40400000], dtype=dtypes.int32)).realize()
  np.testing.assert_array_equal(a.numpy(), [0, 3])


def test_two_assigns_that_swap():
  a, b = realized([1.0, 2.0]), realized([3.0, 4.0])
  old_a = (a + 0).contiguous()
  a.assign(b + 0)
  b.assign(old_a)
  Tensor.realize(a, b)
  np.testing.assert_array_equal(a.numpy(), [3, 4])
  np.testing.assert_array_equal(b.numpy(), [1, 2])


def test_assign_permuted_self():
  a = realized(np.arange(9, dtype=np.float32).reshape(3, 3))
  a.assign(a.T.contiguous()).realize()
  np.testing.assert_array_equal(a.numpy(), np.arange(9).reshape(3, 3).T)


def test_assign_matmul_of_itself():
  x = np.random.default_rng(0).standard_normal((8, 8)).astype(np.float32)
  a = realized(x)
  a.assign(a @ a).realize()
  np.testing.assert_allclose(a.numpy(), x @ x, rtol=1e-4, atol=1e-5)


def test_dtype_mismatch_raises():
  with pytest.raises(RuntimeError, match="assign dtype mismatch"):
    realized([1.0]).assign(Tensor([1], dtype=dtypes.int32))


def test_device_mismatch_raises():
  with pytest.raises(RuntimeError):
    realized([1.0]).assign(Tensor([1.0], device="CPU:1"))


SET = {
  "int": (np.s_[1], 5.0),
  "slice": (np.s_[1:3], 5.0),
  "step": (np.s_[::2, 1:], 5.0),
  "negative step": (np.s_[::-1, 0], [1.0, 2.0, 3.0, 4.0]),
  "row": (np.s_[2], [1.0, 2.0, 3.0]),
  "broadcast": (np.s_[1:], [1.0, 2.0, 3.0]),
  "ellipsis": (np.s_[..., 1], 9.0),
  "list": (np.s_[[0, 2]], 4.0),
  "two lists": (np.s_[[0, 2], [1, 1]], [4.0, 5.0]),
}


@pytest.mark.parametrize("name", SET)
def test_setitem(name):
  index, value = SET[name]
  x = np.arange(12, dtype=np.float32).reshape(4, 3)
  a = realized(x.copy())
  a[index] = value if isinstance(value, float) else Tensor(value)
  x[index] = value
  np.testing.assert_array_equal(a.numpy(), x)


def test_setitem_tensor_index():
  a = realized(np.zeros((4, 3), np.float32))
  a[Tensor([1, 3])] = 2.0
  np.testing.assert_array_equal(a.numpy(), [[0] * 3, [2] * 3, [0] * 3, [2] * 3])


def test_setitem_in_place_operators():
  a = realized(np.arange(6, dtype=np.float32))
  a[:3] *= 10
  a[1:4] += 1
  np.testing.assert_array_equal(a.numpy(), [0, 11, 21, 4, 4, 5])


def test_setitem_dtype_mismatch_raises():
  with pytest.raises(RuntimeError):
    realized([1.0, 2.0])[0] = Tensor(1, dtype=dtypes.int32)


def test_clone_is_independent():
  a = realized([1.0, 2.0])
  b = a.clone().realize()
  a.assign(a + 1).realize()
  np.testing.assert_array_equal(b.numpy(), [1, 2])


def test_realize_returns_self_and_is_in_place():
  a = Tensor([1.0]) + 1
  assert a.realize() is a
  assert a.uop.is_realized


def test_numpy_result_is_not_aliased():
  a = realized([1.0, 2.0])
  x = a.numpy().copy()
  a.assign(a * 3).realize()
  np.testing.assert_array_equal(x, [1, 2])


def test_setitem_repeated_and_missing_places():
  a = realized(np.zeros(4, np.float32))
  a[Tensor([1, 3, 1])] = Tensor([5.0, 6.0, 7.0])
  np.testing.assert_array_equal(a.numpy(), [0, 7, 0, 6])
  a[Tensor([9, 0])] = Tensor([1.0, 2.0])
  np.testing.assert_array_equal(a.numpy(), [2, 7, 0, 6])


def test_setitem_mask():
  x = np.arange(6, dtype=np.float32).reshape(3, 2)
  a = realized(x.copy())
  a[a > 3] = 0.0
  np.testing.assert_array_equal(a.numpy(), np.where(x > 3, 0, x))
  a[Tensor([True, False, True])] = Tensor([[7.0, 8.0], [9.0, 10.0]])
  np.testing.assert_array_equal(a.numpy(), [[7, 8], [2, 3], [9, 10]])


def test_setitem_gradients():
  x, v = Tensor([1.0, 2.0, 3.0]), Tensor([5.0])
  x[0:1] = v
  (x * x).sum().backward()
  np.testing.assert_array_equal(v.grad.numpy(), [10])


def test_setitem_refuses_other_uses():
  a = realized([1.0, 2.0])
  b = a + 1
  with pytest.raises(RuntimeError, match="other uses"):
    a[0] = 5.0
  np.testing.assert_array_equal(b.realize().numpy(), [2, 3])
  a[0] = 5.0
  np.testing.assert_array_equal(a.numpy(), [5, 2])
  unrealized = Tensor([1.0, 2.0]) * 2
  other = unrealized.reshape(2, 1)
  with pytest.raises(RuntimeError, match="other uses"):
    unrealized[0] = 5.0
  np.testing.assert_array_equal(other.numpy(), [[2], [4]])
