"""Tensors on memory and files of others, tensors without values, and operations by their name."""

import gzip

import numpy as np
import pytest

from tinygrad import Tensor, dtypes
from tinygrad.helpers import fetch
from tinygrad.uop import Ops


@pytest.mark.parametrize("device", ["CPU", "CPU:1", "PYTHON"])
def test_from_blob_is_the_memory_itself(device):
  a = np.arange(6, dtype=np.float32)
  t = Tensor.from_blob(a.ctypes.data, (2, 3), device=device)
  assert (t.shape, t.dtype, t.device) == ((2, 3), dtypes.float32, device)
  np.testing.assert_array_equal((t * 2).numpy(), a.reshape(2, 3) * 2)
  a[0] = 7
  np.testing.assert_array_equal(t.sum().numpy(), a.sum())
  t.assign(t + 1).realize()
  np.testing.assert_array_equal(a, [8, 2, 3, 4, 5, 6])


def test_from_blob_of_a_dtype():
  a = np.array([3, -1, 2**40], np.int64)
  assert Tensor.from_blob(a.ctypes.data, (3,), dtype=dtypes.int64).tolist() == [3, -1, 2**40]


def test_from_blob_misuse():
  with pytest.raises(ValueError, match="no multiple of the 4 bytes"):
    Tensor.from_blob(4097, (2,))
  with pytest.raises(ValueError, match="one device"):
    Tensor.from_blob(4096, (2,), device=("CPU", "CPU:1"))
  with pytest.raises(ValueError, match="has no memory"):
    Tensor.from_blob(4096, (2,), device="NULL")


def test_from_url(tmp_path, monkeypatch):
  monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
  plain = tmp_path / "plain"
  plain.write_bytes(b"\x01\x02\x03\x04")
  packed = tmp_path / "packed.gz"
  packed.write_bytes(gzip.compress(b"\x05\x06"))
  assert Tensor.from_url(plain.as_uri()).tolist() == [1, 2, 3, 4]
  assert Tensor.from_url(str(plain), dtype=dtypes.uint16).tolist() == [0x201, 0x403]
  assert Tensor.from_url(packed.as_uri(), gunzip=True).tolist() == [5, 6]
  assert fetch(plain.as_uri()).read_bytes() == plain.read_bytes()


def test_invalids():
  t = Tensor.invalids(2, 3)
  assert (t.shape, t.dtype) == ((2, 3), dtypes.bool)
  t = Tensor.invalids(3, dtype=dtypes.half, device="CPU:1")
  assert (t.shape, t.dtype, t.device) == ((3,), dtypes.half, "CPU:1")
  t.assign(Tensor([1, 2, 3], dtype=dtypes.half, device="CPU:1"))
  assert t.tolist() == [1, 2, 3]


def test_const():
  assert Tensor.const(2).dtype == dtypes.weakint
  assert (Tensor.const(2.5, dtypes.half).dtype, Tensor.const(2.5).item()) == (dtypes.half, 2.5)
  assert Tensor.const((1, 2)).tolist() == [1, 2]


def test_max_shape():
  assert Tensor.ones(2, 3).max_shape == (2, 3)


def test_sums_and_products_of_several():
  a, b = Tensor([1, 2, 3]), Tensor([[4], [5]])
  assert a.usum(b, 1).tolist() == (a + b + 1).tolist()
  assert Tensor.uprod(a, b, 2).tolist() == (a * b * 2).tolist()
  assert a.usum().tolist() == a.uprod().tolist() == [1, 2, 3]


def test_alu():
  a, b = Tensor([1.0, 4.0]), Tensor([[2.0], [3.0]])
  assert a.alu(Ops.SQRT).tolist() == [1, 2]
  assert Tensor([1, -4]).alu(Ops.NEG).tolist() == [-1, 4]
  assert a.alu(Ops.ADD, b).tolist() == [[3, 6], [4, 7]]
  assert a.alu(Ops.CMPLT, b).alu(Ops.WHERE, a, b).tolist() == [[1, 2], [1, 3]]
  for op, src in ((Ops.ADD, ()), (Ops.SQRT, (a,)), (Ops.RESHAPE, ()), (Ops.WHERE, (a,))):
    with pytest.raises(ValueError, match=op.name):
      a.alu(op, *src)
