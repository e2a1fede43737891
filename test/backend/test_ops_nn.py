"""Contractions, convolutions, pooling, attention and losses against torch."""

import numpy as np
import pytest
import torch
import torch.nn.functional as F

from test.backend.opcheck import check_op
from tinygrad import Context, Tensor, dtypes

MATMULS = [
  ((3, 4), (4, 5)),
  ((4,), (4,)),
  ((4,), (4, 5)),
  ((3, 4), (4,)),
  ((2, 3, 4), (2, 4, 5)),
  ((2, 3, 4), (4, 5)),
  ((1, 2, 3, 4), (3, 1, 4, 5)),
  ((1, 1), (1, 1)),
  ((17, 33), (33, 19)),
  ((64, 64), (64, 64)),
  ((130, 70), (70, 129)),
  ((1, 256), (256, 1)),
]


@pytest.mark.parametrize("shapes", MATMULS, ids=str)
def test_matmul(shapes):
  check_op(shapes, lambda a, b: a @ b, atol=1e-4)


def test_matmul_of_views():
  check_op([(9, 7), (9, 5)], lambda a, b: a.T @ b, atol=1e-4)
  check_op([(7, 9), (5, 9)], lambda a, b: a @ b.T, atol=1e-4)
  check_op([(8, 9), (9, 6)], lambda a, b: a[::2] @ b[:, 1:], atol=1e-4)
  check_op(
    [(8, 9), (9, 6)],
    lambda a, b: a.flip(0) @ b,
    lambda a, b: a[::-1] @ b,
    atol=1e-4,
  )


def test_matmul_zero_size():
  assert (Tensor.empty(0, 3) @ Tensor.ones(3, 4)).numpy().shape == (0, 4)
  np.testing.assert_array_equal((Tensor.empty(2, 0) @ Tensor.empty(0, 3)).numpy(), np.zeros((2, 3)))


def test_matmul_mismatch_raises():
  with pytest.raises(RuntimeError):
    Tensor.ones(3, 4) @ Tensor.ones(3, 4)


@pytest.mark.parametrize("dtype", [dtypes.half, dtypes.bfloat16], ids=str)
def test_matmul_low_precision(dtype):
  a = np.random.default_rng(0).standard_normal((32, 48)).astype(np.float32)
  b = np.random.default_rng(1).standard_normal((48, 40)).astype(np.float32)
  x, y = Tensor(a).cast(dtype), Tensor(b).cast(dtype)
  got = x @ y
  assert got.dtype == dtype
  want = x.float().numpy().astype(np.float64) @ y.float().numpy().astype(np.float64)
  np.testing.assert_allclose(got.float().numpy(), want, rtol=1e-2, atol=5e-2)
  np.testing.assert_allclose(x.matmul(y, dtype=dtypes.float32).numpy(), want, rtol=2e-3, atol=2e-3)


def test_matmul_int():
  a = np.random.default_rng(0).integers(-9, 9, size=(5, 6)).astype(np.int32)
  np.testing.assert_array_equal((Tensor(a) @ Tensor(a.T)).numpy(), a @ a.T)


def test_linear():
  check_op(
    [(5, 4), (3, 4), (3,)],
    F.linear,
    lambda x, w, b: x.linear(w.transpose(), b),
  )


def test_einsum():
  check_op(
    [(2, 3, 4), (4, 5)],
    lambda a, b: torch.einsum("bij,jk->bik", a, b),
    lambda a, b: Tensor.einsum("bij,jk->bik", a, b),
  )


@pytest.mark.parametrize("formula", ["ii->i", "ii", "...ij->...ji", "ij,jk", "bi,ci->bc"])
def test_einsum_forms(formula):
  shapes = [(4, 4)] * (formula.count(",") + 1)
  check_op(
    shapes, lambda *x: torch.einsum(formula, *x), lambda *x: Tensor.einsum(formula, *x), atol=1e-4
  )


CONVS = [
  ({}, (2, 3, 8, 8), (4, 3, 3, 3)),
  ({"stride": 2}, (1, 3, 9, 9), (4, 3, 3, 3)),
  ({"padding": 1}, (1, 3, 7, 7), (4, 3, 3, 3)),
  ({"padding": (1, 2)}, (1, 2, 6, 6), (4, 2, 3, 3)),
  ({"dilation": 2}, (1, 2, 9, 9), (3, 2, 3, 3)),
  ({"groups": 2}, (2, 4, 6, 6), (6, 2, 3, 3)),
  ({}, (2, 3, 5, 5), (4, 3, 1, 1)),
]


@pytest.mark.parametrize("number", range(len(CONVS)))
def test_conv2d(number):
  kw, x, w = CONVS[number]
  check_op(
    [x, w, (w[0],)],
    lambda a, b, c: F.conv2d(a, b, c, **kw),
    lambda a, b, c: a.conv2d(b, c, **kw),
    atol=1e-4,
  )


def test_conv1d():
  check_op([(2, 3, 9), (4, 3, 3)], F.conv1d, lambda a, b: a.conv2d(b), atol=1e-4)


@pytest.mark.parametrize("kw", [{}, {"stride": 2}, {"stride": 2, "padding": 1}], ids=str)
def test_conv_transpose2d(kw):
  check_op(
    [(1, 3, 5, 5), (3, 4, 3, 3)],
    lambda a, b: F.conv_transpose2d(a, b, **kw),
    lambda a, b: a.conv_transpose2d(b, **kw),
    atol=1e-4,
  )


@pytest.mark.parametrize("kw", [{}, {"stride": 1}, {"padding": 1}], ids=str)
def test_pools(kw):
  k = {"kernel_size": 2, **kw}
  check_op([(1, 2, 6, 6)], lambda x: F.max_pool2d(x, **k), lambda x: x.max_pool2d(**k))
  check_op([(1, 2, 6, 6)], lambda x: F.avg_pool2d(x, **k), lambda x: x.avg_pool2d(**k))


@pytest.mark.parametrize("mode", ["nearest", "linear"])
def test_interpolate(mode):
  torch_mode = {"nearest": "nearest", "linear": "bilinear"}[mode]
  check_op(
    [(1, 2, 4, 4)],
    lambda x: F.interpolate(x, size=(7, 6), mode=torch_mode),
    lambda x: x.interpolate((7, 6), mode=mode),
    grad=False,
  )


def test_batchnorm():
  check_op(
    [(4, 3, 5), (3,), (3,)],
    lambda x, w, b: F.batch_norm(x, None, None, w, b, training=True, eps=1e-5),
    lambda x, w, b: x.batchnorm(w, b, x.mean((0, 2)), (x.var((0, 2), correction=0) + 1e-5).rsqrt()),
    atol=1e-4,
  )


SDPA = [(2, 2, 5, 4)] * 3


def test_attention():
  check_op(
    SDPA, F.scaled_dot_product_attention, lambda q, k, v: q.scaled_dot_product_attention(k, v)
  )


def test_attention_causal():
  check_op(
    SDPA,
    lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True),
    lambda q, k, v: q.scaled_dot_product_attention(k, v, is_causal=True),
  )


def test_attention_masks():
  keep = np.random.default_rng(0).uniform(size=(2, 1, 5, 5)) > 0.4
  keep[..., 0] = True
  check_op(
    SDPA,
    lambda q, k, v: F.scaled_dot_product_attention(q, k, v, attn_mask=torch.tensor(keep)),
    lambda q, k, v: Tensor.scaled_dot_product_attention(q, k, v, attn_mask=Tensor(keep)),
  )
  added = np.where(keep, 0, -10000).astype(np.float32)
  check_op(
    SDPA,
    lambda q, k, v: F.scaled_dot_product_attention(q, k, v, attn_mask=torch.tensor(added)),
    lambda q, k, v: Tensor.scaled_dot_product_attention(q, k, v, attn_mask=Tensor(added)),
  )


def test_attention_mask_and_causal_raises():
  q = Tensor.ones(1, 2, 3)
  with pytest.raises(RuntimeError):
    q.scaled_dot_product_attention(q, q, attn_mask=Tensor.ones(3, 3), is_causal=True)


LABELS = np.array([0, 2, 1, 3])


@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
def test_cross_entropy(reduction):
  check_op(
    [(4, 5)],
    lambda x: F.cross_entropy(x, torch.tensor(LABELS), reduction=reduction),
    lambda x: x.cross_entropy(Tensor(LABELS), reduction=reduction),
  )
  check_op(
    [(4, 5)],
    lambda x: F.nll_loss(x.log_softmax(1), torch.tensor(LABELS), reduction=reduction),
    lambda x: x.log_softmax(1).nll_loss(Tensor(LABELS), reduction=reduction),
  )


@pytest.mark.parametrize("smoothing", [0.0, 0.1])
def test_sparse_categorical_crossentropy(smoothing):
  check_op(
    [(4, 5)],
    lambda x: F.cross_entropy(x, torch.tensor(LABELS), label_smoothing=smoothing),
    lambda x: x.sparse_categorical_crossentropy(Tensor(LABELS), label_smoothing=smoothing),
  )


def test_binary_crossentropy():
  target = np.array([[0.0, 1.0, 1.0], [1.0, 0.0, 1.0]], np.float32)
  check_op(
    [(2, 3)],
    lambda x: F.binary_cross_entropy(x.sigmoid(), torch.tensor(target)),
    lambda x: x.sigmoid().binary_crossentropy(Tensor(target)),
  )
  check_op(
    [(2, 3)],
    lambda x: F.binary_cross_entropy_with_logits(x, torch.tensor(target)),
    lambda x: x.binary_crossentropy_logits(Tensor(target)),
  )


def test_dropout_identity_outside_training():
  with Context(TRAINING=0):
    np.testing.assert_array_equal(Tensor.ones(50).dropout(0.5).numpy(), np.ones(50))


def test_dropout_scales_the_kept():
  with Context(TRAINING=1):
    x = Tensor.ones(10_000).dropout(0.25).numpy()
  assert set(np.unique(x).round(5)) == {0.0, np.float32(1 / 0.75).round(5)}
  assert abs((x == 0).mean() - 0.25) < 0.02


def test_sequential():
  check_op([(3,)], lambda x: (x * 2).relu(), lambda x: x.sequential([lambda t: t * 2, Tensor.relu]))
