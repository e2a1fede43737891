"""Checkpoints: whole or absent, checksummed, rotated, and readable by the safetensors package."""

import numpy as np
import pytest

from examples.mlperf.checkpoint import (
  find_checkpoint,
  list_checkpoints,
  read_tensors,
  save_checkpoint,
)


def arrays(value: float) -> dict[str, np.ndarray]:
  return {"a": np.full((2, 3), value, np.float32), "n": np.arange(4, dtype=np.uint32)}


def test_round_trip_and_rotation(tmp_path):
  for step in (1, 2, 3, 4):
    save_checkpoint(tmp_path, step, arrays(step), {"loader": {"x": step}}, keep=2)
  assert [p.name for p in list_checkpoints(tmp_path)] == [
    "step_00000003.json",
    "step_00000004.json",
  ]
  assert len(list(tmp_path.iterdir())) == 4
  got, state = find_checkpoint("latest", tmp_path)
  assert state["step"] == 4 and state["loader"] == {"x": 4}
  np.testing.assert_array_equal(got["a"], arrays(4)["a"])
  np.testing.assert_array_equal(got["n"], arrays(4)["n"])


def test_damaged_checkpoint_is_named_and_the_one_before_is_used(tmp_path, capsys):
  for step in (1, 2):
    save_checkpoint(tmp_path, step, arrays(step), {}, keep=5)
  newest = tmp_path / "step_00000002.safetensors"
  data = bytearray(newest.read_bytes())
  data[-1] ^= 1
  newest.write_bytes(data)
  _, state = find_checkpoint("latest", tmp_path)
  assert state["step"] == 1
  assert str(newest) in capsys.readouterr().out
  with pytest.raises(RuntimeError, match="damaged"):
    find_checkpoint(str(newest), tmp_path)


def test_no_checkpoint_is_one_message(tmp_path):
  with pytest.raises(RuntimeError, match="RESUME=latest: no checkpoint"):
    find_checkpoint("latest", tmp_path)
  with pytest.raises(RuntimeError, match="no checkpoint"):
    find_checkpoint(str(tmp_path / "x"), tmp_path)


def test_file_is_safetensors(tmp_path):
  safetensors = pytest.importorskip("safetensors.numpy")
  path = save_checkpoint(tmp_path, 7, arrays(1.5), {}, keep=1)
  theirs = safetensors.load_file(path)
  ours = read_tensors(path)
  for name in ours:
    np.testing.assert_array_equal(ours[name], theirs[name])
