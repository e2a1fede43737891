"""fp8 tensors: every byte, rounding, arithmetic and sums against ml_dtypes, on CPU and PYTHON."""

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tinygrad import Tensor, dtypes
from tinygrad.nn.state import safe_load, safe_save

REFERENCE = {
  dtypes.fp8e4m3: ml_dtypes.float8_e4m3fn,
  dtypes.fp8e5m2: ml_dtypes.float8_e5m2,
  dtypes.fp8e4m3fnuz: ml_dtypes.float8_e4m3fnuz,
  dtypes.fp8e5m2fnuz: ml_dtypes.float8_e5m2fnuz,
}
M3 = (dtypes.fp8e4m3, dtypes.fp8e4m3fnuz)
DEVICES = ["CPU", "PYTHON"]
CODES = np.arange(256, dtype=np.uint8)
EACH = [
  pytest.mark.parametrize("dt", dtypes.fp8s, ids=str),
  pytest.mark.parametrize("device", DEVICES),
]


def each(fn):
  for mark in EACH:
    fn = mark(fn)
  return fn


def decoded(dt) -> np.ndarray:
  return CODES.view(REFERENCE[dt]).astype(np.float32)


def finite(dt) -> np.ndarray:
  values = decoded(dt)
  return np.sort(values[np.isfinite(values)])


def rounded(x, dt) -> np.ndarray:
  """float32 of values rounded to dt; too large ones become the largest."""
  top = finite(dt)[-1]
  return np.clip(x, -top, top).astype(REFERENCE[dt]).astype(np.float32)


def check_bits(got: Tensor, x: np.ndarray, dt) -> None:
  """Bytes equal those of x rounded; nan may have any of its bytes."""
  with np.errstate(invalid="ignore"):
    want = rounded(x, dt).astype(REFERENCE[dt]).view(np.uint8)
  assert got.dtype == dt
  bits, nan = got.bitcast(dtypes.uint8).numpy(), np.isnan(x)
  np.testing.assert_array_equal(bits[~nan], want[~nan])
  assert np.isnan(bits[nan].view(REFERENCE[dt]).astype(np.float32)).all()


@each
def test_every_byte(dt, device):
  x = Tensor(CODES, device=device).bitcast(dt)
  np.testing.assert_array_equal(x.numpy(), decoded(dt))
  same = ~np.isnan(decoded(dt))
  np.testing.assert_array_equal(x.bitcast(dtypes.int8).numpy()[same], CODES.view(np.int8)[same])
  for wide in (dtypes.float16, dtypes.bfloat16, dtypes.float64):
    np.testing.assert_array_equal(x.cast(wide).cast(dtypes.float32).numpy(), decoded(dt))
  check_bits(x.cast(dtypes.float32).cast(dt)[:0x7C], decoded(dt)[:0x7C], dt)


@each
def test_ties_and_neighbours(dt, device):
  values = finite(dt)
  ties = (values[1:] + values[:-1]) / 2
  top = values[-1]
  edges = np.array([np.nan, 0.0, -0.0, 1e-40, 1e9, -1e9, np.inf, -np.inf, 1.5 * top], np.float32)
  up, down = (np.nextafter(ties, np.float32(s)) for s in (np.inf, -np.inf))
  x = np.concatenate([values, ties, up, down, edges])
  check_bits(Tensor(x, device=device).cast(dt), x, dt)
  # a float64 just beside a tie is not a tie
  beside = np.concatenate([ties * (1 + 1e-12), ties * (1 - 1e-12)], dtype=np.float64)
  check_bits(Tensor(beside, device=device).cast(dt), beside, dt)


@settings(max_examples=30, deadline=None)
@given(st.lists(st.floats(width=32), min_size=1, max_size=64), st.sampled_from(dtypes.fp8s))
def test_rounding_of_any_float32(values, dt):
  x = np.array(values + [0.0] * (64 - len(values)), np.float32)
  check_bits(Tensor(x).cast(dt), x, dt)
  check_bits(Tensor(values, dtype=dt), x[: len(values)], dt)


@each
def test_arithmetic_rounds_once(dt, device):
  values = finite(dt)[::9]
  a, b = np.meshgrid(values, values[values != 0])
  x, y = (Tensor(v, device=device).cast(dt) for v in (a, b))
  for name, got, want in (
    ("add", x + y, a + b),
    ("sub", x - y, a - b),
    ("mul", x * y, a * b),
    ("div", x / y, a / b),
    ("max", x.maximum(y), np.maximum(a, b)),
    ("scalar", x * 0.3 + 1, rounded(a * rounded(0.3, dt), dt) + 1),
    ("exp", x.exp(), np.exp(np.minimum(a, 20))),
  ):
    assert got.dtype == dt, name
    np.testing.assert_array_equal(got.numpy(), rounded(want, dt), err_msg=name)
  np.testing.assert_array_equal((x < y).numpy(), a < b)
  np.testing.assert_array_equal((x == y).numpy(), a == b)
  np.testing.assert_array_equal((x > 0).where(x, y).numpy(), np.where(a > 0, a, b))


@each
def test_reductions(dt, device):
  rng = np.random.default_rng(0)
  x = rounded(rng.uniform(0.5, 1.5, (4, 40)), dt)
  t = Tensor(x, device=device).cast(dt)
  # in fp8 the sum would stay at the first value that is too large for what comes next
  np.testing.assert_array_equal(t.sum(1).numpy(), rounded(x.sum(1), dt))
  np.testing.assert_array_equal(t.sum(1, dtype=dtypes.float32).numpy(), x.sum(1))
  np.testing.assert_array_equal(t.mean(0).numpy(), rounded(x.mean(0), dt))
  np.testing.assert_array_equal(t.max(1).numpy(), x.max(1))
  np.testing.assert_array_equal(t.min(1).numpy(), x.min(1))
  np.testing.assert_array_equal(t[:, :3].prod(1).numpy(), rounded(x[:, :3].prod(1), dt))
  assert Tensor([], dtype=dt, device=device).max().item() == -finite(dt)[-1]
  product = t @ t.T
  assert product.dtype == dt
  np.testing.assert_array_equal(product.numpy(), rounded(x @ x.T, dt))


@each
def test_gradient(dt, device):
  x = rounded(np.array([0.5, -1, 1.5, 2]), dt)
  t = Tensor(x, device=device).cast(dt).contiguous()
  (t * t).sum().backward()
  assert t.grad.dtype == dt
  np.testing.assert_array_equal(t.grad.numpy(), 2 * x)


@pytest.mark.parametrize("dt", dtypes.fp8s, ids=str)
def test_creation_views_and_writes(dt):
  x = Tensor([[1.0, 2, 3], [4, 5, 6]], dtype=dt)
  assert x.flip(1).T[1:].tolist() == [[2, 5], [1, 4]]
  assert (x.element_size(), x.nbytes(), x.pad(((0, 0), (1, 0)), value=7)[0].tolist()) == (
    1, 6, [7, 1, 2, 3],
  )  # fmt: skip
  x = x.realize()
  x[0] = 0.5
  assert x.tolist() == [[0.5] * 3, [4, 5, 6]]
  assert (x.item() if x.numel() == 1 else x[1, 1].item()) == 5
  assert Tensor.full((2,), 1e9, dtype=dt).tolist() == [finite(dt)[-1]] * 2
  assert Tensor(b"\x00\x01", dtype=dt).tolist() == list(decoded(dt)[:2])


@pytest.mark.parametrize("dt", dtypes.fp8s, ids=str)
def test_random(dt):
  Tensor.manual_seed(1337)
  x = Tensor.rand(4096, dtype=dt)
  values = x.numpy()
  assert x.dtype == dt
  assert (values.min(), values.max() < 1) == (0, True)
  # all multiples of the step below 1 come up equally often
  step = 2.0 ** -(3 if dt in M3 else 2)
  counts = np.unique(values, return_counts=True)[1]
  assert len(counts) == 1 / step
  assert abs(counts - 4096 * step).max() < 5 * np.sqrt(4096 * step)
  assert np.isfinite(Tensor.randn(1000, dtype=dt).numpy()).all()


@pytest.mark.parametrize("dt", [dtypes.fp8e4m3, dtypes.fp8e5m2], ids=str)
def test_saved_and_loaded(dt, tmp_path):
  x = Tensor([1.0, -2, 0.25], dtype=dt)
  safe_save({"x": x}, str(tmp_path / "a.safetensors"))
  y = safe_load(str(tmp_path / "a.safetensors"))["x"]
  assert y.dtype == dt
  assert y.to("CPU").tolist() == [1, -2, 0.25]
