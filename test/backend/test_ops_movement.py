"""Shapes, views, indexing and concatenation against torch and numpy."""

import numpy as np
import pytest
import torch

from test.backend.opcheck import check_op
from tinygrad import Tensor, dtypes


def test_reshape():
  check_op([(4, 6)], lambda x: x.reshape(3, 8))
  check_op([(4, 6)], lambda x: x.reshape(2, -1, 3))
  check_op([(4, 6)], lambda x: x.reshape((24,)))
  check_op([()], lambda x: x.reshape(1, 1))
  check_op([(0, 3)], lambda x: x.reshape(3, 0))


def test_view_flatten_unflatten():
  check_op([(2, 3, 4)], lambda x: x.flatten())
  check_op([(2, 3, 4)], lambda x: x.flatten(1))
  check_op([(2, 12)], lambda x: x.unflatten(1, (3, 4)))
  check_op([(2, 12)], lambda x: x.view(4, 6))


def test_permute_transpose():
  check_op([(2, 3, 4)], lambda x: x.permute(2, 0, 1))
  check_op([(2, 3, 4)], lambda x: x.permute((1, 0, 2)))
  check_op([(2, 3, 4)], lambda x: x.transpose(-1, -2))
  check_op([(2, 3)], lambda x: x.T)
  check_op([(2, 3, 4)], lambda x: x.permute(2, 0, 1).reshape(4, 6))


def test_expand():
  check_op([(3, 1)], lambda x: x.expand(3, 4))
  check_op([(3, 1)], lambda x: x.expand(2, -1, 5))
  check_op([(1,)], lambda x: x.expand(0))


def test_squeeze_unsqueeze():
  check_op([(2, 1, 3, 1)], lambda x: x.squeeze())
  check_op([(2, 1, 3, 1)], lambda x: x.squeeze(1))
  check_op([(2, 3)], lambda x: x.unsqueeze(1))
  check_op([(2, 3)], lambda x: x.unsqueeze(-1))


def test_flip():
  check_op([(3, 4)], lambda x: x.flip(0), lambda x: x.flip(0))
  check_op([(3, 4)], lambda x: x.flip((0, 1)), lambda x: x.flip((0, 1)))
  check_op([(3, 4)], lambda x: x.flip(1).exp().sum(0))


def test_roll():
  check_op([(3, 4)], lambda x: x.roll(1, 0))
  check_op([(3, 4)], lambda x: x.roll((1, -2), (0, 1)))


def test_shrink_pad():
  check_op([(5, 6)], lambda x: x[1:4, 2:5], lambda x: x.shrink(((1, 4), (2, 5))))
  check_op([(5, 6)], lambda x: x[:, 2:5], lambda x: x.shrink((None, (2, 5))))
  check_op(
    [(2, 3)],
    lambda x: torch.nn.functional.pad(x, (1, 2, 3, 0)),
    lambda x: x.pad(((3, 0), (1, 2))),
  )
  check_op(
    [(2, 3)],
    lambda x: torch.nn.functional.pad(x, (1, 2), value=7.0),
    lambda x: x.pad((1, 2), value=7.0),
  )


@pytest.mark.parametrize("mode", ["reflect", "replicate", "circular"])
def test_pad_modes(mode):
  check_op(
    [(1, 2, 5)],
    lambda x: torch.nn.functional.pad(x, (2, 1), mode=mode),
    lambda x: x.pad((2, 1), mode=mode),
  )


def test_repeat():
  check_op([(2, 3)], lambda x: x.repeat(2, 3))
  check_op([(2, 3)], lambda x: x.repeat(2, 1, 3))
  check_op([(2, 3)], lambda x: x.repeat_interleave(2, 1), lambda x: x.repeat_interleave(2, 1))


def test_cat_stack():
  for dim in (0, 1, -1):
    check_op(
      [(2, 3), (2, 3)],
      lambda a, b, d=dim: torch.cat([a, b], d),
      lambda a, b, d=dim: a.cat(b, dim=d),
    )
    check_op(
      [(2, 3), (2, 3)],
      lambda a, b, d=dim: torch.stack([a, b], d),
      lambda a, b, d=dim: Tensor.stack(a, b, dim=d),
    )
  check_op(
    [(1, 3), (4, 3), (2, 3)],
    lambda *ts: torch.cat(ts, 0),
    lambda *ts: Tensor.cat(*ts, dim=0),
  )


def test_chunk_split():
  x = np.arange(22, dtype=np.float32).reshape(11, 2)
  for got, want in zip(Tensor(x).chunk(3), torch.tensor(x).chunk(3), strict=True):
    np.testing.assert_array_equal(got.numpy(), want)
  for sizes in (4, [1, 10], [5, 5, 1]):
    for got, want in zip(Tensor(x).split(sizes), torch.tensor(x).split(sizes), strict=True):
      np.testing.assert_array_equal(got.numpy(), want)


def test_tril_triu_diag():
  for k in (-1, 0, 1):
    check_op([(4, 5)], lambda x, k=k: x.tril(k))
    check_op([(4, 5)], lambda x, k=k: x.triu(k))
  check_op([(4,)], lambda x: x.diag())
  check_op([(4, 4)], lambda x: x.diagonal())


def test_unfold():
  check_op([(8,)], lambda x: x.unfold(0, 2, 2))


REARRANGE = {
  "a b c -> b (a c)": ({}, lambda x: x.transpose(1, 0, 2).reshape(3, 8)),
  "a b (c d) -> a b d c": ({"d": 2}, lambda x: x.reshape(2, 3, 2, 2).transpose(0, 1, 3, 2)),
  "a ... -> ... a": ({}, lambda x: np.moveaxis(x, 0, -1)),
  "... -> (...)": ({}, lambda x: x.reshape(-1)),
  "a b c -> a 1 (b c)": ({}, lambda x: x.reshape(2, 1, 12)),
  "a b c -> a () b c": ({}, lambda x: x.reshape(2, 1, 3, 4)),
}


@pytest.mark.parametrize("formula", REARRANGE)
def test_rearrange(formula):
  sizes, want = REARRANGE[formula]
  x = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
  np.testing.assert_array_equal(Tensor(x).rearrange(formula, **sizes).numpy(), want(x))


INDICES = {
  "int": np.s_[2],
  "negative int": np.s_[-1],
  "slice": np.s_[1:3],
  "open slice": np.s_[:, 2:],
  "step": np.s_[::2, 1::3],
  "negative step": np.s_[::-1],
  "negative step 2": np.s_[4::-2, ::-3],
  "none": np.s_[None, :, 1],
  "ellipsis": np.s_[..., 1],
  "mixed": np.s_[1, ..., None, ::-1],
  "empty": np.s_[3:3],
  "beyond": np.s_[2:100],
  "list": np.s_[[0, 3, 3, 1]],
  "two lists": np.s_[[0, 3], [1, 2]],
  "list after slice": np.s_[:, [0, -1]],
}


@pytest.mark.parametrize("name", INDICES)
def test_getitem(name):
  index = INDICES[name]
  x = np.random.default_rng(0).standard_normal((5, 4, 6)).astype(np.float32)
  np.testing.assert_array_equal(Tensor(x)[index].numpy(), x[index])


@pytest.mark.parametrize("name", INDICES)
def test_getitem_gradient(name):
  index = INDICES[name]
  x = np.random.default_rng(0).standard_normal((5, 4, 6)).astype(np.float32)
  want = np.zeros_like(x)
  picked = x[index]
  np.add.at(want, index, np.ones_like(picked))
  t = Tensor(x)
  (t[index] * 1.0).sum().backward()
  np.testing.assert_array_equal(t.grad.numpy(), want)


def test_tensor_index():
  x = np.arange(12, dtype=np.float32).reshape(4, 3)
  i = np.array([[0, 3], [2, 2]], np.int32)
  np.testing.assert_array_equal(Tensor(x)[Tensor(i)].numpy(), x[i])
  np.testing.assert_array_equal(Tensor(x)[Tensor(i), 1].numpy(), x[i, 1])
  j = np.array([1, 0], np.int32)
  np.testing.assert_array_equal(Tensor(x)[Tensor(i), Tensor(j)].numpy(), x[i, j])


@pytest.mark.parametrize("dim", [0, 1, -1])
def test_gather(dim):
  i = np.random.default_rng(0).integers(0, 3, size=(3, 3))
  check_op(
    [(3, 4) if dim == 0 else (3, 3)],
    lambda x: x.gather(dim, torch.tensor(i)),
    lambda x: x.gather(dim, Tensor(i)),
  )


@pytest.mark.parametrize("dim", [0, 1])
def test_scatter(dim):
  i = np.array([[0, 1, 2], [2, 0, 1]])
  check_op(
    [(3, 3), (2, 3)],
    lambda x, s: x.scatter(dim, torch.tensor(i), s),
    lambda x, s: x.scatter(dim, Tensor(i), s),
    grad=False,
  )


@pytest.mark.parametrize("reduce", ["sum", "prod", "mean", "amax", "amin"])
def test_scatter_reduce(reduce):
  i = np.array([[0, 0, 2], [2, 0, 1]])
  check_op(
    [(3, 3), (2, 3)],
    lambda x, s: x.scatter_reduce(0, torch.tensor(i), s, reduce),
    lambda x, s: x.scatter_reduce(0, Tensor(i), s, reduce),
    grad=False,
  )


def test_masked_select():
  x = np.arange(6, dtype=np.float32)
  np.testing.assert_array_equal(Tensor(x).masked_select(Tensor(x % 2 == 0)).numpy(), x[::2])


def test_nonzero():
  x = np.array([[1, 0], [0, 3]], np.int32)
  np.testing.assert_array_equal(Tensor(x).nonzero().numpy(), np.argwhere(x))


def test_one_hot():
  x = np.array([0, 2, 1])
  np.testing.assert_array_equal(Tensor(x).one_hot(4).numpy(), np.eye(4, dtype=int)[x])


@pytest.mark.parametrize("indexing", ["ij", "xy"])
def test_meshgrid(indexing):
  a, b = Tensor([1, 2, 3]), Tensor([4, 5])
  want = np.meshgrid([1, 2, 3], [4, 5], indexing=indexing)
  for got, expected in zip(a.meshgrid(b, indexing=indexing), want):
    np.testing.assert_array_equal(got.numpy(), expected)


@pytest.mark.parametrize("offset", [-2, -1, 1, 4])
def test_diagonal_offset(offset):
  x = np.arange(60, dtype=np.float32).reshape(3, 4, 5)
  got = Tensor(x).diagonal(offset, 0, 2).numpy()
  np.testing.assert_array_equal(got, np.diagonal(x, offset, 0, 2))


def test_masked_select_of_given_size():
  x, mask = Tensor([1, 2, 3]), Tensor([True, False, True])
  assert x.masked_select(mask, size=4, fill_value=-1).tolist() == [1, 3, -1, -1]
  assert x.masked_select(mask, size=1).tolist() == [1]
  assert Tensor([[0, 3], [4, 0]]).nonzero(size=3).tolist() == [[0, 1], [1, 0], [0, 0]]


def test_creation():
  np.testing.assert_array_equal(Tensor.zeros(2, 3).numpy(), np.zeros((2, 3), np.float32))
  np.testing.assert_array_equal(Tensor.ones((2, 3)).numpy(), np.ones((2, 3), np.float32))
  np.testing.assert_array_equal(Tensor.full((2,), 7).numpy(), [7, 7])
  np.testing.assert_array_equal(Tensor.eye(3, 4).numpy(), np.eye(3, 4))
  np.testing.assert_array_equal(Tensor.zeros_like(Tensor([1, 2])).numpy(), [0, 0])
  np.testing.assert_array_equal(Tensor.ones_like(Tensor([1.5])).numpy(), [1])
  np.testing.assert_array_equal(Tensor.full_like(Tensor([1.5]), 3).numpy(), [3])
  np.testing.assert_allclose(Tensor.linspace(0, 1, 5).numpy(), np.linspace(0, 1, 5))
  assert Tensor.zeros(0, 3).numpy().shape == (0, 3)


@pytest.mark.parametrize(
  "args", [(5,), (2, 9), (2, 9, 3), (9, 2, -2), (0.0, 1.0, 0.25), (5, 5), (3, 0)]
)
def test_arange(args):
  np.testing.assert_allclose(Tensor.arange(*args).numpy(), np.arange(*args), atol=1e-6)


def test_negative_stride_input():
  x = np.arange(12, dtype=np.float32).reshape(3, 4)
  np.testing.assert_array_equal(Tensor(x[::-1, ::-2]).numpy(), x[::-1, ::-2])
  np.testing.assert_array_equal(Tensor(x.T).numpy(), x.T)


def test_chained_views_then_compute():
  x = np.arange(120, dtype=np.float32).reshape(2, 3, 4, 5)
  got = Tensor(x).permute(3, 0, 2, 1)[::-1, :, 1:].reshape(5, 2, 9).flip(2) + 1
  want = x.transpose(3, 0, 2, 1)[::-1, :, 1:].reshape(5, 2, 9)[:, :, ::-1] + 1
  np.testing.assert_array_equal(got.numpy(), want)


def test_contiguous_of_view():
  x = np.arange(12, dtype=np.float32).reshape(3, 4)
  np.testing.assert_array_equal(Tensor(x).T.contiguous().numpy(), x.T)
  np.testing.assert_array_equal(Tensor(x)[:, ::-2].contiguous().numpy(), x[:, ::-2])


ERRORS = [
  (ValueError, lambda x: x.reshape(5)),
  (RuntimeError, lambda x: x.reshape(-1, -1)),
  (RuntimeError, lambda x: x.permute(0, 0)),
  (RuntimeError, lambda x: x.flip((0, 0))),
  (IndexError, lambda x: x.squeeze(5)),
  (ValueError, lambda x: x.expand(3, 3)),
  (IndexError, lambda x: x[0, 0, 0]),
  (IndexError, lambda x: x[7]),
  (IndexError, lambda x: x[1.5]),
  (TypeError, lambda x: x[1.5:2]),
  (ValueError, lambda x: x[::0]),
  (TypeError, lambda x: bool(x)),
  (ValueError, lambda x: Tensor.zeros(-1)),
  (ValueError, lambda x: Tensor([[1, 2], [3]])),
]


@pytest.mark.parametrize("number", range(len(ERRORS)))
def test_errors(number):
  kind, f = ERRORS[number]
  with pytest.raises(kind):
    f(Tensor.ones(2, 4))


def test_delitem_raises():
  x = Tensor([1, 2])
  with pytest.raises(TypeError):
    del x[0]


def test_len_and_iteration():
  x = Tensor([[1, 2], [3, 4], [5, 6]])
  assert len(x) == 3
  with pytest.raises(TypeError):
    len(Tensor(3.0))


def test_properties():
  x = Tensor.zeros(2, 3, dtype=dtypes.half)
  assert (x.ndim, x.numel(), x.element_size(), x.nbytes()) == (2, 6, 2, 12)
  assert x.shape == (2, 3)
  assert x.size(1) == 3
