"""Samples of a shard by number: equal to the pickle's own, in little memory, damage noticed."""

import itertools
import os
import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from examples.mlperf import shard_reader
from examples.mlperf.shard_reader import KEYS, ForeignShard, OwnShard, open_shard
from extra.datasets.preprocess_config import Config
from extra.datasets.shards import PIECE_SAMPLES, ShardWriter

SEQ, PREDICTIONS = 16, 3
LENGTHS = {"MAX_SEQ_LENGTH": str(SEQ), "MAX_PREDICTIONS_PER_SEQ": str(PREDICTIONS)}


def write_own(path: Path, count: int, seq: int = SEQ, predictions: int = PREDICTIONS) -> None:
  """A shard as the data step writes them, with numbers for words."""
  numbers = itertools.count()

  def fill(room, samples, rows, vocabulary):
    for i in range(len(rows)):
      number = next(numbers)
      for shift, key in enumerate(KEYS):
        room.views[key][i] = (number + shift) % (2 if key == "next_sentence_labels" else 100)

  lengths = {"MAX_SEQ_LENGTH": str(seq), "MAX_PREDICTIONS_PER_SEQ": str(predictions)}
  with path.open("wb") as file:
    writer = ShardWriter(file, Config.from_env(lengths))
    writer.fill = fill
    for begin in range(0, count, PIECE_SAMPLES):
      writer.append(None, np.arange(begin, min(count, begin + PIECE_SAMPLES)), None)
    writer.finish()


def check_all(shard, samples) -> None:
  assert shard.size == len(samples)
  for i in np.random.default_rng(1).permutation(len(samples)):
    for key, value in shard.sample(int(i)).items():
      assert value.dtype == shard_reader.STORED[key]
      np.testing.assert_array_equal(value, samples[i][key][0], err_msg=f"{key} of {i}")


@pytest.mark.parametrize("count", [1, 2, 255, 256, 257, 258, 512, 700])
def test_samples_of_the_data_step_are_found_by_their_place(tmp_path, count):
  path = tmp_path / "0.pkl"
  write_own(path, count)
  shard = open_shard(path, SEQ, PREDICTIONS)
  assert isinstance(shard, OwnShard)
  check_all(shard, pickle.loads(path.read_bytes()))


@pytest.mark.parametrize("protocol", range(6))
@pytest.mark.parametrize("limit", [0, 1 << 30], ids=["in groups", "whole"])
def test_foreign_pickles_give_their_samples(tmp_path, monkeypatch, protocol, limit):
  monkeypatch.setattr(shard_reader, "MAX_LOAD_BYTES", limit)
  write_own(tmp_path / "own", 2300)
  samples = pickle.loads((tmp_path / "own").read_bytes())
  path = tmp_path / "0.pkl"
  path.write_bytes(pickle.dumps(samples, protocol))
  shard = open_shard(path, SEQ, PREDICTIONS)
  assert isinstance(shard, ForeignShard)
  check_all(shard, samples)


class Evil:
  def __reduce__(self):
    return os.system, ("touch SHOULD_NOT_EXIST",)


@pytest.mark.parametrize(
  "content, words",
  [
    (pickle.dumps([Evil()]), "refers to"),
    (pickle.dumps([{}, {}, Evil()], 0), "0.pkl"),
    (pickle.dumps([1, 2]), "not a list of samples"),
    (pickle.dumps({"a": 1}), "not a list of samples"),
    (pickle.dumps([{}, {}]), "sample 0 has input_ids of shape nothing"),
    (pickle.dumps([{}] * 9)[:-3], "0.pkl"),
    (b"", "truncated"),
  ],
)
def test_large_foreign_pickles_are_refused_like_small_ones(tmp_path, monkeypatch, content, words):
  monkeypatch.setattr(shard_reader, "MAX_LOAD_BYTES", -1)
  monkeypatch.chdir(tmp_path)
  (tmp_path / "0.pkl").write_bytes(content)
  with pytest.raises(RuntimeError, match=words):
    open_shard(tmp_path / "0.pkl", SEQ, PREDICTIONS)
  assert not (tmp_path / "SHOULD_NOT_EXIST").exists()


@pytest.mark.parametrize("cut", [1, 2, 100, 5000])
def test_a_shard_cut_short_is_named(tmp_path, cut):
  path = tmp_path / "0.pkl"
  write_own(path, 300)
  os.truncate(path, path.stat().st_size - cut)
  with pytest.raises(RuntimeError, match="0.pkl is truncated"):
    open_shard(path, SEQ, PREDICTIONS)


def test_a_damaged_sample_is_named(tmp_path):
  path = tmp_path / "0.pkl"
  write_own(path, 300)
  shard = open_shard(path, SEQ, PREDICTIONS)
  with path.open("r+b") as file:
    file.seek(shard._place(200))
    file.write(b"??")
  shard.sample(199)
  with pytest.raises(RuntimeError, match="0.pkl: sample 200 is damaged"):
    shard.sample(200)


# A shard takes at most so much memory, here with a limit scaled down as the shard is: the growth is
# a small part of the file's size and so does not depend on it.
MEASURE = """
import resource, sys
from pathlib import Path
from examples.mlperf import shard_reader
shard_reader.MAX_LOAD_BYTES = 1 << 20
peak = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
small = shard_reader.open_shard(Path(sys.argv[1]), 512, 76)
small.sample(0)
before = peak()
shard = shard_reader.open_shard(Path(sys.argv[2]), 512, 76)
for i in range(shard.size):
  shard.sample(i)
print(shard.size, peak() - before)
"""


@pytest.mark.parametrize("kind", ["own", "foreign"])
def test_memory_does_not_grow_with_the_shard(tmp_path, kind):
  small, large = tmp_path / "small.pkl", tmp_path / "large.pkl"
  write_own(small, 10, 512, 76)
  write_own(large, 9000, 512, 76)
  if kind == "foreign":
    for path in (small, large):
      samples = pickle.loads(path.read_bytes())
      path.write_bytes(pickle.dumps(samples))
  assert large.stat().st_size > 60 << 20
  command = [sys.executable, "-c", MEASURE, str(small), str(large)]
  environ = os.environ | {"PYTHONPATH": str(Path(__file__).resolve().parents[2])}
  done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
  count, mebibytes = done.stdout.split()
  assert int(count) == 9000
  # Two groups of 1000 samples, pickled and packed.
  assert float(mebibytes) < (4 if kind == "own" else 40)
