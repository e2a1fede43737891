"""Promotion, casts, bitcasts and the dtype of what Python and numpy values become."""

import ml_dtypes
import numpy as np
import pytest
import torch

from tinygrad import Context, Tensor, dtypes
from tinygrad.dtype import (
  _to_torch_dtype,
  can_lossless_cast,
  float_to_fp8,
  fp8_to_float,
  least_upper_dtype,
  least_upper_float,
)

PROMOTIONS = [
  (dtypes.int8, dtypes.uint8, dtypes.int16),
  (dtypes.int32, dtypes.uint32, dtypes.int64),
  (dtypes.bool, dtypes.int8, dtypes.int8),
  (dtypes.uint8, dtypes.int16, dtypes.int16),
  (dtypes.half, dtypes.int64, dtypes.half),
  (dtypes.half, dtypes.bfloat16, dtypes.float32),
  (dtypes.float32, dtypes.float64, dtypes.float64),
  (dtypes.fp8e4m3, dtypes.fp8e5m2, dtypes.half),
  (dtypes.fp8e4m3, dtypes.int64, dtypes.fp8e4m3),
  (dtypes.int64, dtypes.float32, dtypes.float32),
]


@pytest.mark.parametrize("a, b, want", PROMOTIONS, ids=str)
def test_promotion(a, b, want):
  assert least_upper_dtype(a, b) == want
  assert least_upper_dtype(b, a) == want


def test_promotion_of_tensors():
  for a, b, want in PROMOTIONS:
    if a not in dtypes.fp8s and b not in dtypes.fp8s:
      assert (Tensor([1], dtype=a) + Tensor([1], dtype=b)).dtype == want


def test_least_upper_float():
  assert least_upper_float(dtypes.int32) == dtypes.float32
  assert least_upper_float(dtypes.half) == dtypes.half


@pytest.mark.parametrize(
  "value, want",
  [
    ([1, 2], dtypes.int32),
    ([1.0, 2], dtypes.float32),
    ([True, False], dtypes.bool),
    ([True, 2], dtypes.int32),
    ([], dtypes.float32),
    ([[], []], dtypes.float32),
  ],
  ids=str,
)
def test_list_input(value, want):
  assert Tensor(value).dtype == want


@pytest.mark.parametrize("name", ["int8", "int64", "uint16", "float16", "float64", "bool"])
def test_numpy_input_keeps_dtype(name):
  x = np.ones(3, dtype=name)
  got = Tensor(x)
  assert got.numpy().dtype == x.dtype
  np.testing.assert_array_equal(got.numpy(), x)


def test_default_float():
  with Context(DEFAULT_FLOAT="HALF"):
    assert Tensor([1.5]).dtype == dtypes.half
    assert Tensor.ones(2).dtype == dtypes.half
    assert dtypes.default_float == dtypes.half
  assert Tensor([1.5]).dtype == dtypes.float32


def test_scalar_operand_takes_tensor_dtype():
  assert (Tensor([1], dtype=dtypes.int8) + 1).dtype == dtypes.int8
  assert (Tensor([1.0], dtype=dtypes.half) * 2.5).dtype == dtypes.half
  assert (Tensor([True]) & True).dtype == dtypes.bool
  assert (Tensor([1]) * 2.5).numpy().dtype == np.float32


def test_int_division_gives_float():
  assert (Tensor([1, 2]) / 2).numpy().dtype == np.float32


CASTS = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "float16",
         "float32", "float64"]  # fmt: skip


@pytest.mark.parametrize("source", CASTS)
@pytest.mark.parametrize("target", CASTS)
def test_cast(source, target):
  x = np.array([0, 1, 3, 100]).astype(source)
  got = Tensor(x).cast(getattr(dtypes, target)).numpy()
  assert got.dtype == np.dtype(target)
  np.testing.assert_array_equal(got, x.astype(target))


def test_cast_float_to_int_truncates():
  x = np.array([-2.7, -0.5, 0.5, 2.7], np.float32)
  np.testing.assert_array_equal(Tensor(x).cast(dtypes.int32).numpy(), x.astype(np.int32))


def test_cast_int8_wraps_to_uint8():
  np.testing.assert_array_equal(
    Tensor([-1, 5], dtype=dtypes.int8).cast(dtypes.uint8).numpy(), [255, 5]
  )


def test_cast_float64_overflow():
  assert Tensor([3.4e40], dtype=dtypes.float64).cast(dtypes.float32).item() == float("inf")


def test_bfloat16_rounds_to_nearest_even():
  x = np.random.default_rng(0).standard_normal(1000).astype(np.float32)
  x = np.concatenate([x, [1 + 2**-8, 1 + 3 * 2**-8, 3.4e38, np.inf, 0]]).astype(np.float32)
  got = Tensor(x).cast(dtypes.bfloat16).cast(dtypes.float32).numpy()
  np.testing.assert_array_equal(got, x.astype(ml_dtypes.bfloat16).astype(np.float32))


def test_half_rounds_to_nearest_even():
  x = np.random.default_rng(0).standard_normal(1000).astype(np.float32) * 100
  got = (Tensor(x) + 0).cast(dtypes.half).numpy()
  np.testing.assert_array_equal(got, x.astype(np.float16))


def test_bitcast():
  x = np.array([1.0, -2.0, 0.5], np.float32)
  np.testing.assert_array_equal(Tensor(x).bitcast(dtypes.int32).numpy(), x.view(np.int32))
  np.testing.assert_array_equal(Tensor(x).bitcast(dtypes.uint8).numpy(), x.view(np.uint8))
  b = np.arange(8, dtype=np.uint8)
  np.testing.assert_array_equal(Tensor(b).bitcast(dtypes.uint32).numpy(), b.view(np.uint32))
  with pytest.raises(RuntimeError):
    Tensor(b[:3]).bitcast(dtypes.uint16).realize()


def test_bounds():
  assert (dtypes.int8.min, dtypes.int8.max) == (-128, 127)
  assert (dtypes.uint8.min, dtypes.uint8.max) == (0, 255)
  assert (dtypes.float32.min, dtypes.float32.max) == (-float("inf"), float("inf"))
  assert dtypes.finfo(dtypes.float16) == (5, 10)
  assert dtypes.finfo(dtypes.bfloat16) == (8, 7)


FP8_REFERENCE = {
  dtypes.fp8e4m3: ml_dtypes.float8_e4m3fn,
  dtypes.fp8e5m2: ml_dtypes.float8_e5m2,
  dtypes.fp8e4m3fnuz: ml_dtypes.float8_e4m3fnuz,
  dtypes.fp8e5m2fnuz: ml_dtypes.float8_e5m2fnuz,
}
ML_DTYPES = {**FP8_REFERENCE, dtypes.bfloat16: ml_dtypes.bfloat16}
SMALL = [dtypes.bool, *(dt for dt in (*dtypes.ints, *dtypes.floats) if dt.itemsize < 4)]


@pytest.mark.parametrize("old", SMALL, ids=str)
def test_can_lossless_cast(old):
  kind = np.dtype(ML_DTYPES.get(old, old.name))
  count = 2 if old is dtypes.bool else 1 << old.bitsize
  values = np.arange(count).astype(f"u{old.itemsize}").view(kind)
  with np.errstate(all="ignore"):
    wide = values.astype(np.float64)
    finite = wide[np.isfinite(wide)]
    for new in (*dtypes.ints, *dtypes.floats):
      if new in dtypes.fp8s and old is not new and old is not dtypes.bool:
        # too coarse for any other type, whatever its values
        assert not can_lossless_cast(old, new)
        continue
      there = finite.astype(ML_DTYPES.get(new, new.name)).astype(np.float64)
      assert can_lossless_cast(old, new) == np.array_equal(there, finite), new


def test_can_lossless_cast_of_wide_types():
  assert can_lossless_cast(dtypes.int32, dtypes.float64)
  assert not can_lossless_cast(dtypes.int32, dtypes.float32)
  assert not can_lossless_cast(dtypes.int64, dtypes.float64)
  assert not can_lossless_cast(dtypes.float64, dtypes.float32)
  assert not can_lossless_cast(dtypes.float16, dtypes.bfloat16)
  assert not can_lossless_cast(dtypes.uint8, dtypes.bool)
  with pytest.raises(ValueError, match="weakint has no storage"):
    can_lossless_cast(dtypes.weakint, dtypes.int64)


def test_dtypes_of_torch():
  assert _to_torch_dtype(dtypes.float32) is torch.float32
  assert _to_torch_dtype(dtypes.bfloat16) is torch.bfloat16
  assert _to_torch_dtype(dtypes.fp8e4m3) is torch.float8_e4m3fn


def test_kinds():
  assert dtypes.is_float(dtypes.bfloat16) and not dtypes.is_float(dtypes.int8)
  assert dtypes.is_unsigned(dtypes.uint8) and not dtypes.is_unsigned(dtypes.int8)
  assert dtypes.is_int(dtypes.uint8) and not dtypes.is_int(dtypes.bool)


def test_unknown_name_raises():
  with pytest.raises(AttributeError):
    Tensor([1], dtype="float31")


def test_item_types():
  assert type(Tensor([1]).item()) is int
  assert type(Tensor([1.0]).item()) is float
  assert type(Tensor([True]).item()) is bool
  assert Tensor([[1, 2]]).tolist() == [[1, 2]]
  assert Tensor(3).tolist() == 3


def test_data_is_a_memoryview():
  view = Tensor([[1, 2], [3, 4]]).data()
  assert (view.format, view.shape, view.tolist()) == ("i", (2, 2), [[1, 2], [3, 4]])


def test_bytes_input():
  assert Tensor(b"ab").tolist() == [97, 98]


@pytest.mark.parametrize("dt", dtypes.fp8s, ids=str)
def test_fp8_bytes(dt):
  decoded = np.arange(256, dtype=np.uint8).view(FP8_REFERENCE[dt]).astype(np.float32)
  np.testing.assert_array_equal([fp8_to_float(b, dt) for b in range(256)], decoded)
  largest = np.nanmax(decoded[np.isfinite(decoded)])
  x = np.random.default_rng(0).uniform(-largest, largest, 500).astype(np.float32)
  x[:100] /= 2.0**10
  want = x.astype(FP8_REFERENCE[dt]).view(np.uint8)
  np.testing.assert_array_equal([float_to_fp8(float(v), dt) for v in x], want)
  assert fp8_to_float(float_to_fp8(1e9, dt), dt) == largest
