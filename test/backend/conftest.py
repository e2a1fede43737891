"""The same random numbers in every test, alone or in the suite."""

import numpy as np
import pytest

from tinygrad import Tensor


@pytest.fixture(autouse=True)
def fixed_seed() -> None:
  np.random.seed(0)
  Tensor.manual_seed(0)
