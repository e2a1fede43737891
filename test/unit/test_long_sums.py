"""Long sums of products with few results: parts side by side, the same bits with any threads."""

from __future__ import annotations

import numpy as np
import pytest

from tinygrad import Context, Device, Tensor, TinyJit, dtypes
from tinygrad.schedule import create_schedule


def _kernels(make) -> tuple[Tensor, int]:
  """A value, and the number of kernels that make it."""
  value = make()
  return value, len(create_schedule([value.uop], Device.DEFAULT).items)


def _pair(rows: int, cols: int, terms: int, whole: bool) -> tuple[np.ndarray, np.ndarray]:
  gen = np.random.default_rng(3)
  shapes = (rows, terms), (terms, cols)
  if whole:
    return tuple(gen.integers(-8, 9, s).astype(np.float32) for s in shapes)
  return tuple(gen.standard_normal(s, np.float32) for s in shapes)


@pytest.mark.parametrize("dt", [dtypes.float32, dtypes.bfloat16])
@pytest.mark.parametrize(
  "shape",
  [(48, 40, 12288), (64, 64, 8192), (31, 33, 3 * 8191), (37, 1, 1 << 19), (1, 37, 1 << 19)],
)
def test_values(shape, dt):
  """Two kernels, and exact sums of small whole numbers; sizes of one, primes, odd parts."""
  a, b = _pair(*shape, True)
  x, y = (Tensor(v).cast(dt).realize() for v in (a, b))
  got, count = _kernels(lambda: x.dot(y, dtype=dtypes.float32))
  assert count == 2
  want = (a.astype(np.float64) @ b.astype(np.float64)).astype(np.float32)
  np.testing.assert_array_equal(got.numpy(), want)


def test_same_bits_with_any_threads():
  a, b = _pair(20, 24, 40000, False)
  x, y = Tensor(a).realize(), Tensor(b).realize()
  found = []
  for threads in (1, 2, 3):
    with Context(NUM_CPU_THREADS=threads):
      found.append((x @ y).numpy())
  for other in found[1:]:
    np.testing.assert_array_equal(other, found[0])
  np.testing.assert_allclose(found[0], a.astype("d") @ b.astype("d"), rtol=1e-4, atol=2e-2)


@pytest.mark.parametrize(
  "shape", [(64, 64, 12289), (300, 300, 2048), (16, 16, 1024), (1, 256, 65536)]
)
def test_what_stays_one_kernel(shape):
  """A prime number of terms, many results, little work, and columns enough for threads."""
  a, b = _pair(*shape, True)
  x, y = Tensor(a).realize(), Tensor(b).realize()
  got, count = _kernels(lambda: x @ y)
  assert count == 1
  np.testing.assert_array_equal(got.numpy(), a @ b)


def test_gradient_is_added_to_in_place_in_a_captured_step():
  """w += x^T g, where the sum goes over all rows of a batch."""
  a, b = _pair(24, 32, 32768, True)
  x, g = Tensor(np.ascontiguousarray(a.T)).realize(), Tensor(b).realize()
  w = Tensor.zeros(24, 32).contiguous().realize()

  @TinyJit
  def step(x: Tensor, g: Tensor) -> None:
    w.assign(w + x.T @ g).realize()

  for _ in range(4):
    step(x, g)
  np.testing.assert_array_equal(w.numpy(), 4 * (a @ b))


def test_without_optimisation_it_stays_one_kernel():
  a, b = _pair(16, 16, 65536, True)
  x, y = Tensor(a).realize(), Tensor(b).realize()
  with Context(NOOPT=1):
    got, count = _kernels(lambda: x @ y)
  assert count == 1
  np.testing.assert_array_equal(got.numpy(), a @ b)
