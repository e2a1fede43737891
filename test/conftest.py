"""Shared set-up: the default device is the CPU and the seed is fixed for every test."""

import os

# before tinygrad is imported: settings are read once
os.environ.setdefault("DEV", "CPU")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np  # noqa: E402
import pytest  # noqa: E402


@pytest.fixture(autouse=True)
def fixed_seed():
  """The same random numbers in every test, alone or in the suite."""
  from tinygrad import Tensor

  np.random.seed(0)
  Tensor.manual_seed(0)
