"""QR and singular values against numpy, digests against hashlib."""

import hashlib

import numpy as np
import pytest

from tinygrad import Tensor, dtypes

SHAPES = [(1, 1), (4, 4), (5, 3), (2, 4), (3, 1), (2, 3, 3)]


def matrix(shape) -> np.ndarray:
  return np.random.default_rng(0).standard_normal(shape).astype(np.float32)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_qr(shape):
  a = matrix(shape)
  q, r = (x.numpy() for x in Tensor(a).qr())
  want_q, want_r = np.linalg.qr(a, mode="complete")
  np.testing.assert_allclose(q, want_q, atol=1e-5)
  np.testing.assert_allclose(r, want_r, atol=1e-5)
  assert not np.tril(r, -1).any()


@pytest.mark.parametrize("full", [True, False])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_svd(shape, full):
  a = matrix(shape)
  u, s, v = (x.numpy() for x in Tensor(a).svd(full_matrices=full))
  want_u, want_s, want_v = np.linalg.svd(a, full_matrices=full)
  assert (u.shape, v.shape) == (want_u.shape, want_v.shape)
  np.testing.assert_allclose(s, want_s, atol=1e-5)
  k = s.shape[-1]
  np.testing.assert_allclose((u[..., :k] * s[..., None, :]) @ v[..., :k, :], a, atol=1e-5)
  for x in (np.swapaxes(u, -1, -2), v):
    unit = np.broadcast_to(np.eye(x.shape[-2]), (*x.shape[:-1], x.shape[-2]))
    np.testing.assert_allclose(x @ np.swapaxes(x, -1, -2), unit, atol=1e-5)


def test_svd_of_dependent_columns_and_zeros():
  a = np.outer([1.0, 2, 3], [1, 1, 2]).astype(np.float32)
  u, s, _ = (x.numpy() for x in Tensor(a).svd())
  np.testing.assert_allclose(s, np.linalg.svd(a)[1], atol=1e-5)
  np.testing.assert_allclose(u.T @ u, np.eye(3), atol=1e-5)
  u, s, v = (x.numpy() for x in Tensor.zeros(3, 2).svd())
  assert not s.any()
  np.testing.assert_allclose(u.T @ u, np.eye(3), atol=1e-6)
  np.testing.assert_allclose(v, np.eye(2), atol=1e-6)


def test_factors_need_matrices():
  with pytest.raises(RuntimeError, match=r"shape \(3,\)"):
    Tensor([1.0, 2, 3]).qr()
  with pytest.raises(RuntimeError, match="svd"):
    Tensor(1.0).svd()


def test_gradient_of_qr():
  a = matrix((3, 3)).astype(np.float64)
  x = Tensor(a)
  x.qr()[1].square().sum(0)[1].backward()
  step, moved = 1e-6, np.zeros_like(a)
  for i in np.ndindex(a.shape):
    for sign in (1, -1):
      b = a.copy()
      b[i] += sign * step
      moved[i] += sign * (np.linalg.qr(b)[1][:, 1] ** 2).sum() / (2 * step)
  np.testing.assert_allclose(x.grad.numpy(), moved, atol=1e-6)


@pytest.mark.parametrize(
  "name, size",
  [("sha3_224", 5), ("sha3_256", 135), ("sha3_256", 136), ("sha3_384", 9), ("sha3_512", 150)],
)
def test_sha3(name, size):
  data = bytes(i * 7 % 256 for i in range(size))
  assert bytes(Tensor(data).keccak(name).data()) == hashlib.new(name, data).digest()


def test_shake_and_hash():
  data = bytes(i * 11 % 256 for i in range(168))
  want = hashlib.shake_128(data).digest(16)
  assert bytes(Tensor(data).keccak("shake_128").data()) == want
  assert bytes(Tensor(data[:9]).hash().data()) == hashlib.shake_128(data[:9]).digest(16)


def test_keccak_of_rows_and_of_another_dtype():
  rows = np.arange(12, dtype=np.int32).reshape(3, 4)
  got = Tensor(rows).keccak((136, 0x06))
  assert (got.shape, got.dtype) == ((3, 32), dtypes.uint8)
  for digest, row in zip(got.numpy(), rows):
    assert bytes(digest) == hashlib.sha3_256(row.tobytes()).digest()


def test_keccak_refuses():
  with pytest.raises(ValueError, match="sha3_256"):
    Tensor(b"a").keccak("md5")
  with pytest.raises(ValueError, match="multiple of 8"):
    Tensor(b"a").keccak((137, 6))
