"""State dicts and safetensors files, byte for byte those of the safetensors package."""

import numpy as np
import pytest
import safetensors.numpy

from tinygrad import Tensor, dtypes, nn
from tinygrad.nn.state import (
  get_parameters,
  get_state_dict,
  load_state_dict,
  safe_load,
  safe_save,
)


class Model:
  def __init__(self):
    self.first = nn.Linear(2, 3)
    self.rest = [nn.LayerNorm(3), nn.Linear(3, 1, bias=False)]
    self.tied = self.first.weight


def test_names():
  assert list(get_state_dict(Model())) == [
    "first.weight",
    "first.bias",
    "rest.0.weight",
    "rest.0.bias",
    "rest.1.weight",
    "tied",
  ]
  assert len(get_parameters(Model())) == 6


ARRAYS = {
  "a": np.arange(6, dtype=np.float32).reshape(2, 3),
  "b": np.arange(5, dtype=np.int64),
  "c": np.array([True, False, True]),
  "h": np.arange(4, dtype=np.float16),
}


def test_same_bytes_as_safetensors(tmp_path):
  ours, theirs = tmp_path / "ours.safetensors", tmp_path / "theirs.safetensors"
  for arrays in (ARRAYS, {"w": ARRAYS["a"]}):
    safetensors.numpy.save_file(arrays, theirs)
    order = {k: arrays[k] for k in safetensors.numpy.load_file(theirs)}
    safe_save({k: Tensor(v) for k, v in order.items()}, str(ours))
    loaded = safetensors.numpy.load_file(ours)
    for k, v in arrays.items():
      np.testing.assert_array_equal(loaded[k], v)
  assert ours.read_bytes() == theirs.read_bytes()


def test_load(tmp_path):
  path = tmp_path / "x.safetensors"
  safetensors.numpy.save_file(ARRAYS, path)
  loaded = safe_load(str(path))
  assert set(loaded) == set(ARRAYS)
  for k, v in ARRAYS.items():
    np.testing.assert_array_equal(loaded[k].to("CPU").numpy(), v)


def test_round_trip_of_bfloat16(tmp_path):
  path = str(tmp_path / "x.safetensors")
  x = Tensor([1.0, 2.5, -3.0]).cast(dtypes.bfloat16)
  safe_save({"x": x}, path)
  got = safe_load(path)["x"]
  assert got.dtype == dtypes.bfloat16
  np.testing.assert_array_equal(got.to("CPU").numpy(), [1.0, 2.5, -3.0])


def test_load_state_dict():
  model, other = Model(), Model()
  load_state_dict(model, get_state_dict(other), verbose=False)
  np.testing.assert_array_equal(model.first.weight.numpy(), other.first.weight.numpy())


def test_shape_mismatch_message():
  want = "Shape mismatch in layer `weight`: Expected shape (2, 2), but found (4, 4) in state dict."
  with pytest.raises(ValueError) as error:
    load_state_dict(nn.Linear(2, 2, bias=False), {"weight": Tensor.zeros(4, 4)}, verbose=False)
  assert want in str(error.value)


def test_missing_file():
  with pytest.raises(FileNotFoundError):
    safe_load("/nonexistent/x.safetensors")
