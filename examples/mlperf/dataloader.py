"""Batches of BERT samples from the pickled shards that `extra/datasets/wikipedia.py` writes.

Order: the shards are shuffled from SEED, at most eight are read in turn, and samples pass a shuffle
buffer of 1000. Each sample comes once an epoch. The order is made from (shard, offset) pairs, so
its whole state is small and is saved in every checkpoint: resuming replays nothing.
"""

from __future__ import annotations

import os
import queue
import random
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from examples.mlperf.data_process import DataProcess
from examples.mlperf.shard_reader import KEYS, STORED, Batch, ForeignShard, OwnShard, open_shard
from extra.datasets.manifest import check_size

MAX_READERS = 8
PREFETCH_BATCHES = 2


def stack(samples: list[Batch]) -> Batch:
  """Samples -> arrays with a batch axis: int32, weights float32, labels [B]."""
  out = {key: np.stack([sample[key] for sample in samples]).astype(np.int32) for key in KEYS}
  weights = [sample["masked_lm_weights"] for sample in samples]
  out["masked_lm_weights"] = np.stack(weights).astype(np.float32)
  out["next_sentence_labels"] = out["next_sentence_labels"].reshape(-1)
  return out


@dataclass
class Reader:
  """A place in one open shard."""

  shard: int
  offset: int


def shard_order(count: int, seed: int, epoch: int) -> tuple[random.Random, list[int]]:
  """The order in which an epoch opens `count` shards, and the generator that goes on after it."""
  rng = random.Random(f"{seed}:{epoch}")
  order = list(range(count))
  rng.shuffle(order)
  return rng, order


class SampleStream:
  """An endless, shuffled, resumable stream of samples; `state()` is plain JSON data."""

  def __init__(
    self, files: list[Path], seed: int, seq: int, predictions: int, readers: int, buffer: int
  ) -> None:
    if not files:
      raise RuntimeError("no training shards: run extra/datasets/wikipedia.py pre-train")
    self._files = files
    self._shape = (seq, predictions)
    self._seed = seed
    self._buffer_size = buffer
    self._num_readers = min(readers, MAX_READERS)
    self._shards: dict[int, OwnShard | ForeignShard] = {}
    self._begin_epoch(0)

  def _begin_epoch(self, epoch: int) -> None:
    self._epoch = epoch
    self._random, self._pending = shard_order(len(self._files), self._seed, epoch)
    self._readers: list[Reader] = []
    self._turn = 0
    self._buffer: list[tuple[int, int, Batch]] = []
    self._drawn = 0

  def _shard(self, index: int) -> OwnShard | ForeignShard:
    if index not in self._shards:
      self._shards[index] = open_shard(self._files[index], *self._shape)
    return self._shards[index]

  def _read_one(self) -> tuple[int, int, Batch] | None:
    """The next sample of the interleaved readers, or None at the end of the epoch."""
    while True:
      while self._pending and len(self._readers) < self._num_readers:
        self._readers.append(Reader(self._pending.pop(0), 0))
      if not self._readers:
        return None
      self._turn %= len(self._readers)
      reader = self._readers[self._turn]
      shard = self._shard(reader.shard)
      if reader.offset < shard.size:
        reader.offset += 1
        self._turn += 1
        return reader.shard, reader.offset - 1, shard.sample(reader.offset - 1)
      self._readers.pop(self._turn)
      self._shards.pop(reader.shard, None)

  def __next__(self) -> Batch:
    while True:
      while len(self._buffer) < self._buffer_size:
        entry = self._read_one()
        if entry is None:
          break
        self._buffer.append(entry)
      if self._buffer:
        pick = self._random.randrange(len(self._buffer))
        self._buffer[pick], self._buffer[-1] = self._buffer[-1], self._buffer[pick]
        self._drawn += 1
        return self._buffer.pop()[2]
      if self._drawn == 0:
        raise RuntimeError(f"the shards in {self._files[0].parent} hold no samples")
      self._begin_epoch(self._epoch + 1)

  def state(self) -> dict[str, Any]:
    """Where the stream stands: epoch, order, readers, buffer and generator."""
    version, words, gauss = self._random.getstate()
    return {
      "files": [file.name for file in self._files],
      "epoch": self._epoch,
      "drawn": self._drawn,
      "pending": list(self._pending),
      "readers": [[reader.shard, reader.offset] for reader in self._readers],
      "num_readers": self._num_readers,
      "turn": self._turn,
      "buffer": [[shard, offset] for shard, offset, _ in self._buffer],
      "random": [version, list(words), gauss],
    }

  def settings(self) -> dict[str, Any]:
    """The arguments that make this stream."""
    return {
      "files": self._files,
      "seed": self._seed,
      "seq": self._shape[0],
      "predictions": self._shape[1],
      "readers": self._num_readers,
      "buffer": self._buffer_size,
    }

  def check_files(self, state: dict[str, Any]) -> None:
    """Raises RuntimeError if the shards are not those of `state`."""
    if state["files"] != [file.name for file in self._files]:
      raise RuntimeError(
        "RESUME: the training shards are not those of the checkpoint's run; BASEDIR and PREPROCESS "
        "must be as they were"
      )

  def restore(self, state: dict[str, Any]) -> None:
    """Goes on from `state()`. Raises RuntimeError if the shards are not the same files."""
    self.check_files(state)
    self._epoch = state["epoch"]
    self._drawn = state["drawn"]
    self._pending = list(state["pending"])
    self._readers = [Reader(*place) for place in state["readers"]]
    self._num_readers = state["num_readers"]
    self._turn = state["turn"]
    version, words, gauss = state["random"]
    self._random.setstate((version, tuple(words), gauss))
    found: dict[tuple[int, int], Batch] = {}
    still_open = {reader.shard for reader in self._readers}
    for index in sorted({place[0] for place in state["buffer"]}):
      shard = self._shard(index)
      for place in state["buffer"]:
        if place[0] == index:
          found[index, place[1]] = shard.sample(place[1])
      if index not in still_open:
        self._shards.pop(index)
    self._buffer = [(shard, offset, found[shard, offset]) for shard, offset in state["buffer"]]


class Prefetcher:
  """Runs `produce` in a thread that keeps at least two results ready; errors reach the caller."""

  def __init__(self, produce: Callable[[], Any]) -> None:
    self._queue: queue.Queue[tuple[Any, BaseException | None]] = queue.Queue(PREFETCH_BATCHES)
    self._stop = threading.Event()
    self._produce = produce
    self._thread = threading.Thread(target=self._work, daemon=True, name="dataloader")
    self._thread.start()

  def _work(self) -> None:
    while not self._stop.is_set():
      try:
        item: tuple[Any, BaseException | None] = (self._produce(), None)
      except Exception as error:
        item = (None, error)
      while not self._stop.is_set():
        try:
          self._queue.put(item, timeout=0.1)
          break
        except queue.Full:
          continue
      if item[1] is not None:
        return

  def next(self) -> Any:
    """The next result. Raises what `produce` raised."""
    result, error = self._queue.get()
    if error is not None:
      raise error
    return result

  def stop(self) -> None:
    """Asks for no more results; one being made is still waited for by `close`."""
    self._stop.set()

  def close(self) -> None:
    """Asks for no more results, and waits for the thread."""
    self.stop()
    self._thread.join()


class TrainLoader:
  """Training batches with the stream's state after each: `next()` -> (batch, state).

  A process makes them ahead; a thread takes them from its pipe, so that two are ready here.
  """

  def __init__(self, stream: SampleStream, batch: int, state: dict[str, Any] | None = None) -> None:
    if state:
      stream.check_files(state)
    self._process = DataProcess(stream.settings(), batch, state)
    self._prefetcher = Prefetcher(self._process.next)

  def next(self) -> tuple[Batch, dict[str, Any]]:
    """The next batch, and the stream's state after it. Raises RuntimeError where none can come."""
    return self._prefetcher.next()

  def close(self) -> None:
    """Ends the process and the thread."""
    self._prefetcher.stop()
    self._process.close()
    self._prefetcher.close()


def train_files(basedir: str) -> list[Path]:
  """The shards BASEDIR/train/*.pkl in name order. Raises RuntimeError if there are none."""
  folder = Path(basedir) / "train"
  files = sorted(folder.glob("*.pkl"), key=lambda path: path.name)
  if not files:
    raise RuntimeError(
      f"no shards in {os.path.join(folder, '*.pkl')}: set BASEDIR, or make them with "
      "extra/datasets/wikipedia.py pre-train all"
    )
  return files


def check_eval_file(basedir: str) -> Path:
  """The path of BASEDIR/eval.pkl. Raises RuntimeError when it is not there, or cut short."""
  path = Path(basedir) / "eval.pkl"
  if not path.is_file():
    raise RuntimeError(f"no {path}: set BASEDIR, or run extra/datasets/wikipedia.py pre-eval")
  check_size(path, "pre-eval")
  return path


class EvalSet:
  """BASEDIR/eval.pkl in whole batches; the last is padded with samples of weight 0."""

  def __init__(self, basedir: str, seq: int, predictions: int) -> None:
    self._shard = open_shard(check_eval_file(basedir), seq, predictions)
    if self._shard.size == 0:
      raise RuntimeError(f"{basedir}/eval.pkl holds no samples: run wikipedia.py pre-eval again")

  @property
  def size(self) -> int:
    """Number of samples."""
    return self._shard.size

  def batches(self, batch: int, max_batches: int = 0) -> Iterator[tuple[Batch, int]]:
    """Yields (batch, number of real samples in it)."""
    starts = range(0, self.size, batch)
    for start in starts[:max_batches] if max_batches else starts:
      real = min(batch, self.size - start)
      samples = [self._shard.sample(start + i) for i in range(real)]
      # Padding repeats a real sample, so that no value in it is unusual, and counts for nothing.
      blank = {k: v.copy() for k, v in samples[0].items()}
      blank["masked_lm_weights"][:] = 0
      yield stack(samples + [blank] * (batch - real)), real


def zero_batch(batch: int, seq: int, predictions: int) -> Batch:
  """A batch of valid, meaningless samples for runs without data."""
  sample = {key: np.zeros(seq, STORED[key]) for key in KEYS}
  sample |= {k: np.zeros(predictions, STORED[k]) for k in KEYS if k.startswith("masked")}
  sample["next_sentence_labels"] = np.zeros(1, np.uint8)
  sample["input_mask"][:] = 1
  sample["masked_lm_weights"][:] = 1
  return stack([sample] * batch)
