"""What candidates of a search are given, and how their results are compared."""

import numpy as np
import pytest

from tinygrad.dtype import dtypes
from tinygrad.engine.trial import Held, difference, random_memory, values_of

FLOATS = dtypes.floats
INTS = (*dtypes.ints, dtypes.bool)


@pytest.mark.parametrize("dtype", [*FLOATS, *INTS], ids=lambda d: d.name)
def test_random_memory(dtype):
  rng = np.random.default_rng(0)
  memory = random_memory(Held(dtype, 600_000, False), rng, True)
  assert memory.shape == (600_000,) and memory.dtype == np.dtype(dtype.held_as)
  values = values_of(memory, dtype)
  assert len(np.unique(values)) >= (2 if dtype is dtypes.bool else 8)
  # one row is not like the next
  assert not np.array_equal(memory[:1024], memory[1024 * 256 : 1024 * 257])
  if dtypes.is_float(dtype):
    assert np.isfinite(values).all() and values.min() < -0.5 < 0.5 < values.max()
    above = values_of(random_memory(Held(dtype, 1000, False), rng, False), dtype)
    assert above.min() >= 0.2 and above.max() <= 1.25


@pytest.mark.parametrize("dtype", [dtypes.int32, dtypes.uint8, dtypes.float32, dtypes.bfloat16])
@pytest.mark.parametrize("most", [0, 1, 15])
def test_numbers_of_rows(dtype, most):
  memory = random_memory(Held(dtype, 5000, False, most), np.random.default_rng(0), True)
  assert set(values_of(memory, dtype)) == set(range(most + 1))


@pytest.mark.parametrize(
  "got, expected, tolerance, says",
  [
    ([1.0, 2.0], [1.0, 2.0001], 1e-4, ""),
    ([1.0, 2.0], [1.0, 2.001], 1e-4, "1 of 2 differ, as element 1: 2.0, not 2.00"),
    # small beside the others
    ([1e3, 1e-3], [1e3, 2e-3], 1e-4, ""),
    ([np.nan, np.inf], [np.nan, np.inf], 1e-4, ""),
    ([np.nan, 1.0], [1.0, 1.0], 1e-4, "1 of 2 differ, as element 0"),
    ([1.0, 1.0], [np.nan, 1.0], 1e-4, "1 of 2 differ, as element 0"),
    ([np.inf, 1.0], [-np.inf, 1.0], 1e-4, "1 of 2 differ, as element 0"),
    ([1e30, 1.0], [np.inf, 1.0], 1e-4, "1 of 2 differ, as element 0"),
    ([], [], 1e-4, ""),
  ],
)
def test_difference_of_floats(got, expected, tolerance, says):
  text = difference(np.array(got, np.float32), np.array(expected, np.float32), tolerance)
  assert text.startswith(says) and bool(text) == bool(says)


def test_difference_of_numbers():
  a, b = np.array([1, 2, 3]), np.array([1, 2, 4])
  assert difference(a, a, None) == difference(a, a, 1e-2) == ""
  assert difference(a, b, 1e-2) == "1 of 3 differ, as element 2: 3, not 4"
