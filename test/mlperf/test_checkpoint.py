"""Checkpoints: whole or absent, checksummed, rotated, and readable by the safetensors package."""

import random
import signal
import subprocess
import sys
import time

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


def test_what_a_killed_process_left_is_removed(tmp_path):
  save_checkpoint(tmp_path, 1, arrays(1), {}, keep=2)
  # Killed between the two files of a checkpoint, when writing or removing it, and within one.
  (tmp_path / "step_00000002.safetensors").write_bytes(b"tensors")
  (tmp_path / ".step_00000003.safetensors.77.tmp").write_bytes(b"ten")
  save_checkpoint(tmp_path, 4, arrays(4), {}, keep=2)
  names = sorted(path.name for path in tmp_path.iterdir())
  assert names == [f"step_0000000{n}.{kind}" for n in (1, 4) for kind in ("json", "safetensors")]


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


SAVER = """
import sys
from pathlib import Path
import numpy as np
from examples.mlperf.checkpoint import save_checkpoint
folder = Path(sys.argv[1])
for step in range(int(sys.argv[2]), 1_000_000):
  arrays = {"a": np.full(200_000, step, np.float32)}
  save_checkpoint(folder, step, arrays, {}, keep=2)
  print(step, flush=True)
"""


@pytest.mark.slow
def test_twenty_kills_while_saving_lose_one_save_at_most(tmp_path):
  rng = random.Random(1)
  last = 0
  for _ in range(20):
    command = [sys.executable, "-c", SAVER, str(tmp_path), str(last + 1)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    last = int(process.stdout.readline())
    time.sleep(rng.uniform(0, 0.05))
    process.send_signal(signal.SIGKILL)
    said = process.stdout.read().split()
    process.wait()
    last = int(said[-1]) if said else last
    got, state = find_checkpoint("latest", tmp_path)
    # The kill may have come after a save and before its line.
    assert state["step"] in (last, last + 1)
    assert (got["a"] == state["step"]).all()
    last = state["step"]
  save_checkpoint(tmp_path, last + 1, arrays(0), {}, keep=1)
  assert len(list(tmp_path.iterdir())) == 2
