"""Data order and shard reading: each sample once an epoch, exact resume, no foreign pickles."""

import json
import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from examples.mlperf.dataloader import EvalSet, SampleStream, TrainLoader, train_files
from examples.mlperf.shard_reader import open_shard

SEQ, PREDICTIONS = 8, 2


def make_sample(number: int) -> dict:
  ids = np.full((1, SEQ), number, np.int32)
  words = np.zeros((1, PREDICTIONS), np.int32)
  return {
    "input_ids": ids,
    "input_mask": np.ones((1, SEQ), np.int32),
    "segment_ids": np.zeros((1, SEQ), np.int32),
    "masked_lm_positions": words,
    "masked_lm_ids": words + number,
    "masked_lm_weights": np.ones((1, PREDICTIONS), np.float32),
    "next_sentence_labels": np.zeros((1, 1), np.int32),
  }


@pytest.fixture
def basedir(tmp_path):
  (tmp_path / "train").mkdir()
  for shard in range(12):
    samples = [make_sample(shard * 100 + i) for i in range(5 + shard)]
    (tmp_path / "train" / f"{shard}.pkl").write_bytes(pickle.dumps(samples))
  (tmp_path / "eval.pkl").write_bytes(pickle.dumps([make_sample(i) for i in range(10)]))
  return tmp_path


def stream(basedir, seed=1, buffer=20):
  return SampleStream(train_files(str(basedir)), seed, SEQ, PREDICTIONS, 8, buffer)


def numbers(source, count):
  return [int(next(source)["input_ids"][0]) for _ in range(count)]


def test_each_sample_comes_once_an_epoch_in_a_seeded_order(basedir):
  everything = sorted(s * 100 + i for s in range(12) for i in range(5 + s))
  first = stream(basedir)
  epoch_0 = numbers(first, len(everything))
  epoch_1 = numbers(first, len(everything))
  assert sorted(epoch_0) == sorted(epoch_1) == everything
  assert epoch_0 != epoch_1
  assert epoch_0 == numbers(stream(basedir), len(everything))
  assert epoch_0 != numbers(stream(basedir, seed=2), len(everything))


def test_the_seed_decides_the_first_hundred_batches(basedir):
  def batches(seed):
    loader = TrainLoader(stream(basedir, seed), 2)
    out = [loader.next()[0]["input_ids"].tobytes() for _ in range(100)]
    loader.close()
    return out

  assert batches(7) == batches(7)
  assert batches(7) != batches(8)


@pytest.mark.parametrize("drawn", [0, 1, 37, 126, 127, 200])
def test_state_restores_the_exact_order(basedir, drawn):
  source = stream(basedir)
  numbers(source, drawn)
  state = json.loads(json.dumps(source.state()))
  expected = numbers(source, 150)
  again = stream(basedir)
  again.restore(state)
  assert numbers(again, 150) == expected


def test_loader_state_belongs_to_the_batch_it_comes_with(basedir):
  loader = TrainLoader(stream(basedir), 4)
  loader.next()
  _, state = loader.next()
  expected, _ = loader.next()
  loader.close()
  again = TrainLoader(stream(basedir), 4, state)
  got, _ = again.next()
  again.close()
  np.testing.assert_array_equal(got["input_ids"], expected["input_ids"])
  assert got["masked_lm_weights"].dtype == np.float32
  assert got["next_sentence_labels"].shape == (4,)


def test_evaluation_pads_the_last_batch_with_uncounted_samples(basedir):
  batches = list(EvalSet(str(basedir), SEQ, PREDICTIONS).batches(4))
  assert [real for _, real in batches] == [4, 4, 2]
  assert sum(b["masked_lm_weights"].sum() for b, _ in batches) == 10 * PREDICTIONS
  assert all(len(b["input_ids"]) == 4 for b, _ in batches)


class Evil:
  def __reduce__(self):
    return os.system, ("touch SHOULD_NOT_EXIST",)


@pytest.mark.parametrize("content", [pickle.dumps([Evil()]), b"", pickle.dumps([1]), b"text"])
def test_foreign_and_truncated_pickles_are_named(tmp_path, content, monkeypatch):
  monkeypatch.chdir(tmp_path)
  path = tmp_path / "0.pkl"
  path.write_bytes(content)
  with pytest.raises(RuntimeError, match="0.pkl"):
    open_shard(path, SEQ, PREDICTIONS)
  assert not (tmp_path / "SHOULD_NOT_EXIST").exists()


def test_truncated_shard_reaches_the_caller_of_the_loader(basedir):
  for path in (basedir / "train").iterdir():
    path.write_bytes(path.read_bytes()[:-20])
  loader = TrainLoader(stream(basedir), 4)
  with pytest.raises(RuntimeError, match="truncated"):
    loader.next()
  loader.close()


def wait_for(condition):
  deadline = time.monotonic() + 20
  while not condition() and time.monotonic() < deadline:
    time.sleep(0.02)
  assert condition()


def test_two_batches_are_ready_before_they_are_asked_for(basedir):
  loader = TrainLoader(stream(basedir), 4)
  try:
    loader.next()
    wait_for(lambda: loader._prefetcher._queue.qsize() >= 2)
  finally:
    loader.close()


def test_the_readers_death_is_noticed(basedir):
  loader = TrainLoader(stream(basedir), 4)
  loader.next()
  os.kill(loader._process.pid, signal.SIGKILL)
  with pytest.raises(RuntimeError, match="reads the data ended with code -9"):
    for _ in range(1000):
      loader.next()
  loader.close()


def test_the_reader_ends_with_its_job(basedir):
  code = (
    "import sys, os, signal; from pathlib import Path\n"
    "from examples.mlperf.dataloader import SampleStream, TrainLoader, train_files\n"
    "loader = TrainLoader(SampleStream(train_files(sys.argv[1]), 1, 8, 2, 8, 20), 4)\n"
    "loader.next(); print(loader._process.pid, flush=True)\n"
    "os.kill(os.getpid(), signal.SIGKILL)\n"
  )
  environ = os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
  command = [sys.executable, "-c", code, str(basedir)]
  done = subprocess.run(command, env=environ, stdout=subprocess.PIPE, text=True, timeout=60)
  pid = int(done.stdout)
  status = Path(f"/proc/{pid}/stat")
  wait_for(lambda: not status.exists() or status.read_text().split()[2] == "Z")


def test_wrong_sequence_length_says_what_to_set(basedir):
  files = train_files(str(basedir))
  with pytest.raises(RuntimeError, match="MAX_SEQ_LENGTH"):
    next(SampleStream(files, 1, SEQ * 2, PREDICTIONS, 8, 10))


def test_missing_data_says_how_to_make_it(tmp_path):
  with pytest.raises(RuntimeError, match="BASEDIR"):
    train_files(str(tmp_path))
