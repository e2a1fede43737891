"""Samples of one pickled shard by number, in little memory whatever the shard's size.

Shards of `extra/datasets/wikipedia.py` follow one pattern of bytes, so a sample's place in the file
is known and only its bytes are read. Any other pickle of a list of samples is read once, from its
start, and packed into an unnamed file in TMPDIR; a large one in groups of some hundred samples.
"""

from __future__ import annotations

import os
import pickle
import tempfile
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from extra.datasets.preprocess_config import Config
from extra.datasets.shards import PIECE_SAMPLES, PickleTemplate, feature_shapes, make_template

KEYS = (
  "input_ids",
  "input_mask",
  "segment_ids",
  "masked_lm_positions",
  "masked_lm_ids",
  "masked_lm_weights",
  "next_sentence_labels",
)
# Narrow storage for samples in memory; batches leave as int32 and float32.
STORED = {key: np.uint8 for key in KEYS} | {
  "input_ids": np.int32,
  "masked_lm_ids": np.int32,
  "masked_lm_positions": np.int16,
  "masked_lm_weights": np.float32,
}
# Larger foreign pickles are not loaded whole; eight of this size take less than 1 GB.
MAX_LOAD_BYTES = 48 << 20
Batch = dict[str, np.ndarray]

ALLOWED_GLOBALS = {
  ("numpy", "dtype"),
  ("numpy", "ndarray"),
  ("numpy.core.multiarray", "_reconstruct"),
  ("numpy._core.multiarray", "_reconstruct"),
  ("numpy.core.numeric", "_frombuffer"),
  ("numpy._core.numeric", "_frombuffer"),
  ("_codecs", "encode"),
}


def check_global(module: str, name: str) -> None:
  """Raises UnpicklingError for anything but numpy arrays, before it is looked up."""
  if (module, name) not in ALLOWED_GLOBALS:
    raise pickle.UnpicklingError(f"it refers to {module}.{name}, which a shard never needs")


class SafeUnpickler(pickle.Unpickler):
  """Admits numpy arrays and plain containers; anything else is refused before it runs."""

  def find_class(self, module: str, name: str) -> Any:
    """What a name stands for. Raises UnpicklingError for what a shard never needs."""
    check_global(module, name)
    return super().find_class(module, name)


class SampleUnpickler(pickle._Unpickler):
  """Hands the outermost list's items to `take` in groups, as they come, and forgets them.

  A pickle numbers its objects so that later ones can refer to them. What the first group numbered
  is kept, names and types among it; what later groups number is forgotten at their end.
  """

  dispatch = dict(pickle._Unpickler.dispatch)

  def __init__(self, file: Any, take: Callable[[list[Any]], None]) -> None:
    super().__init__(file)
    self._take = take
    self._numbered = 0
    self._kept: dict[int, Any] = {}

  def find_class(self, module: str, name: str) -> Any:
    """What a name stands for. Raises UnpicklingError for what a shard never needs."""
    check_global(module, name)
    return super().find_class(module, name)

  def _hand_over(self, items: list[Any]) -> None:
    if self.metastack or len(self.stack) != 1:  # type: ignore[attr-defined]
      self.stack[-1].extend(items)  # type: ignore[attr-defined]
      return
    self._take(items)
    self._kept = self._kept or dict(self.memo)
    self.memo = dict(self._kept)

  def load_appends(self) -> None:
    """Several items of a list."""
    self._hand_over(self.pop_mark())  # type: ignore[attr-defined]

  def load_append(self) -> None:
    """One item of a list."""
    self._hand_over([self.stack.pop()])  # type: ignore[attr-defined]

  def load_memoize(self) -> None:
    """Number an object."""
    # The number is the count of all objects numbered so far, also of those forgotten.
    self.memo[self._numbered] = self.stack[-1]  # type: ignore[attr-defined]
    self._numbered += 1

  dispatch[pickle.APPENDS[0]] = load_appends
  dispatch[pickle.APPEND[0]] = load_append
  dispatch[pickle.MEMOIZE[0]] = load_memoize


def check_list(path: Path, samples: Any) -> None:
  """Raises RuntimeError if `samples` is not a list of dicts."""
  if not isinstance(samples, list) or not all(isinstance(s, dict) for s in samples):
    raise RuntimeError(f"{path} is not a list of samples: make it again")


def each_group(path: Path, take: Callable[[list[Any]], None]) -> None:
  """Gives `take` a shard's samples, in one group or, of a large file, in many.

  Raises RuntimeError naming the file when it is not a whole shard.
  """
  if not path.is_file():
    raise RuntimeError(f"{path} does not exist: run extra/datasets/wikipedia.py for it")
  try:
    with path.open("rb") as file:
      if path.stat().st_size <= MAX_LOAD_BYTES:
        loaded = SafeUnpickler(file).load()
      else:
        loaded = SampleUnpickler(file, take).load()
  except Exception as error:
    if type(error) is RuntimeError:
      raise
    raise RuntimeError(f"{path} is truncated or not a shard ({error}): make it again") from error
  check_list(path, loaded)
  take(loaded)


def record_type(seq: int, predictions: int) -> np.dtype:
  """One sample, packed: a field a key."""
  widths = {k: predictions if k.startswith("masked") else seq for k in KEYS}
  widths["next_sentence_labels"] = 1
  return np.dtype([(key, STORED[key], (widths[key],)) for key in KEYS])


def pack(path: Path, samples: Iterable[dict[str, Any]], begin: int, kind: np.dtype) -> np.ndarray:
  """Samples `begin` and on of `path` as records [n]. Raises RuntimeError for a wrong shape."""
  samples = list(samples)
  check_list(path, samples)
  records = np.empty(len(samples), kind)
  for i, sample in enumerate(samples):
    for key in KEYS:
      value = sample.get(key)
      expected = (1, *kind[key].shape)
      if not isinstance(value, np.ndarray) or value.shape != expected:
        shape = getattr(value, "shape", "nothing")
        raise RuntimeError(
          f"{path}: sample {begin + i} has {key} of shape {shape}, expected {expected}; "
          "MAX_SEQ_LENGTH and MAX_PREDICTIONS_PER_SEQ must match those of the data step"
        )
      records[key][i] = value[0]
  return records


class ForeignShard:
  """A list of samples pickled by any program, packed in an unnamed file."""

  def __init__(self, path: Path, seq: int, predictions: int) -> None:
    self._kind = record_type(seq, predictions)
    self._file = tempfile.TemporaryFile()
    self.size = 0

    def take(samples: list[Any]) -> None:
      self._file.write(pack(path, samples, self.size, self._kind).tobytes())
      self.size += len(samples)

    each_group(path, take)
    self._file.flush()

  def sample(self, offset: int) -> Batch:
    """Sample `offset`, as arrays of its own."""
    size = self._kind.itemsize
    raw = os.pread(self._file.fileno(), size, offset * size)
    record = np.frombuffer(raw, self._kind)[0]
    return {key: record[key] for key in KEYS}


@lru_cache
def template(seq: int, predictions: int) -> PickleTemplate:
  """The pattern of the data step's shards of these lengths."""
  lengths = {"MAX_SEQ_LENGTH": str(seq), "MAX_PREDICTIONS_PER_SEQ": str(predictions)}
  return make_template(feature_shapes(Config.from_env(lengths)))


def skeleton(raw: bytes, offsets: dict[str, int], kind: np.dtype) -> bytes:
  """A sample's pickle with zeros in place of its arrays' elements, which have four bytes each."""
  bare = bytearray(raw)
  for key, offset in offsets.items():
    width = 4 * kind[key].shape[0]
    bare[offset : offset + width] = bytes(width)
  return bytes(bare)


class OwnShard:
  """A shard of the data step, of which only the bytes of the samples asked for are read.

  Raises ValueError when the file does not follow the pattern, RuntimeError for a damaged sample.
  """

  def __init__(self, path: Path, seq: int, predictions: int) -> None:
    self._path = path
    self._kind = record_type(seq, predictions)
    self._template = template(seq, predictions)
    made = self._template
    self._first = skeleton(made.first, made.first_offsets, self._kind)
    self._rest = skeleton(made.rest, made.rest_offsets, self._kind)
    self._file = path.open("rb")
    opening = made.header + b"("
    if self._file.read(len(opening)) != opening:
      raise ValueError(f"{path} does not begin as the data step's shards do")
    self.size = self._count(path.stat().st_size)
    self.sample(0)
    self.sample(self.size - 1)

  def _place(self, offset: int) -> int:
    """Where a sample's bytes begin; two bytes stand between pieces."""
    begin = len(self._template.header) + 1
    if offset == 0:
      return begin
    between = 2 * (offset // PIECE_SAMPLES)
    return begin + len(self._first) + (offset - 1) * len(self._rest) + between

  def _count(self, num_bytes: int) -> int:
    """The number of samples of a file of this size, whose last two bytes end piece and list."""
    count = 1 + max(0, num_bytes - self._place(1)) // len(self._rest)
    while count and self._place(count - 1) + len(self._rest) + 2 > num_bytes and count > 1:
      count -= 1
    last = len(self._first) if count == 1 else len(self._rest)
    end = self._place(count - 1) + last
    if end + 2 != num_bytes or os.pread(self._file.fileno(), 2, end) != b"e.":
      raise ValueError(f"{self._path} does not end as the data step's shards do")
    return count

  def sample(self, offset: int) -> Batch:
    """Sample `offset`, as arrays of its own. Raises RuntimeError for a damaged one."""
    made = self._template
    bare = self._rest if offset else self._first
    offsets = made.rest_offsets if offset else made.first_offsets
    raw = os.pread(self._file.fileno(), len(bare), self._place(offset))
    if skeleton(raw, offsets, self._kind) != bare:
      raise RuntimeError(f"{self._path}: sample {offset} is damaged: make the shard again")
    out = {}
    for key in KEYS:
      width = self._kind[key].shape[0]
      kind = np.float32 if key == "masked_lm_weights" else np.int32
      values = np.frombuffer(raw, kind, width, offsets[key]) if width else np.empty(0, kind)
      out[key] = values.astype(STORED[key])
    return out


def open_shard(path: Path, seq: int, predictions: int) -> OwnShard | ForeignShard:
  """Opens a shard. Raises RuntimeError naming the file when it cannot be used."""
  if path.is_file():
    try:
      return OwnShard(path, seq, predictions)
    except (ValueError, RuntimeError):
      pass  # Not of this data step, or damaged: reading it whole tells.
  return ForeignShard(path, seq, predictions)
