"""From samples to padded arrays to a pickle of a list of dicts, in pieces of some hundred samples.

Every sample's pickle has the same length and differs only in the arrays' bytes. So the pickler runs
on three samples, once; the rest is copies of its bytes, into which the arrays are written directly.
"""

import hashlib
import pickle
import pickletools
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import numpy as np

from extra.datasets.files import whole_file
from extra.datasets.preprocess_config import Config
from extra.datasets.sampling import (
  A_LENGTH,
  B_LENGTH,
  LABEL,
  NUM_MASKS,
  Samples,
)
from extra.datasets.wordpiece import Vocabulary

# The bytes of a piece (7 kB a sample) stay in a core's cache until they are hashed and written.
PIECE_SAMPLES = 256
# Protocol 3 has bytes but no frames, whose lengths would stand in the middle of the template.
PROTOCOL = 3


def feature_shapes(config: Config) -> dict[str, tuple[type[np.generic], int]]:
  """Returns dtype and width of each array of a sample, in the order they stand in its dict."""
  length = config.max_seq_length
  places = max(0, config.max_predictions_per_seq)
  return {
    "input_ids": (np.int32, length),
    "input_mask": (np.int32, length),
    "segment_ids": (np.int32, length),
    "masked_lm_positions": (np.int32, places),
    "masked_lm_ids": (np.int32, places),
    "masked_lm_weights": (np.float32, places),
    "next_sentence_labels": (np.int32, 1),
  }


def fill_plain(
  room: "PickledRows", samples: Samples, rows: np.ndarray, vocabulary: Vocabulary
) -> None:
  """Fills the zeroed arrays of `room` with samples `rows`, int64 (n,)."""
  arrays = {name: view[: len(rows)] for name, view in room.views.items()}
  spans = samples.spans[rows].astype(np.int64)
  fill_sequences(arrays, samples.corpus.tokens, spans, vocabulary)
  counts = spans[:, NUM_MASKS]
  masks = samples.masks_of(rows)
  sample = np.repeat(np.arange(len(rows)), counts)
  place = np.arange(len(masks)) - np.repeat(np.cumsum(counts) - counts, counts)
  position = masks[:, 0]
  before = arrays["input_ids"][sample, position]
  arrays["masked_lm_positions"][sample, place] = position
  arrays["masked_lm_ids"][sample, place] = before
  arrays["masked_lm_weights"][sample, place] = 1.0
  arrays["input_ids"][sample, position] = np.where(masks[:, 1] < 0, before, masks[:, 1])
  arrays["next_sentence_labels"][:, 0] = spans[:, LABEL]


def fill_sequences(
  arrays: dict[str, np.ndarray], tokens: np.ndarray, spans: np.ndarray, vocabulary: Vocabulary
) -> None:
  """Writes [CLS] A [SEP] B [SEP], the token mask and the segments of `spans`, int64 (n, 6)."""
  input_ids = arrays["input_ids"]
  ends = spans[:, A_LENGTH] + spans[:, B_LENGTH] + 3
  input_ids[:, 0] = vocabulary.cls
  arrays["input_mask"][:] = np.arange(input_ids.shape[1]) < ends[:, None]
  for row, (a_start, a_length, b_start, b_length) in enumerate(spans[:, :4].tolist()):
    separator = a_length + 1
    end = separator + b_length + 1
    sequence = input_ids[row]
    sequence[1:separator] = tokens[a_start : a_start + a_length]
    sequence[separator] = vocabulary.sep
    sequence[separator + 1 : end] = tokens[b_start : b_start + b_length]
    sequence[end] = vocabulary.sep
    arrays["segment_ids"][row, separator + 1 : end + 1] = 1


Fill = Callable[["PickledRows", Samples, np.ndarray, Vocabulary], None]


def choose_fill(compiled: bool) -> Fill:
  """Returns the compiled form of `fill_plain` where asked for and numba is installed."""
  if compiled:
    try:
      from extra.datasets.compiled_steps import fill_compiled
    except ImportError:
      return fill_plain
    return fill_compiled
  return fill_plain


@dataclass(frozen=True)
class PickleTemplate:
  """The pickle of a list of samples, taken apart.

  `header` stands before the samples; `first` and `rest` are the bytes of the first sample, which
  also defines what the others refer to, and of each other one. The offsets say where in them the
  bytes of an array begin; arrays without elements have none.
  """

  header: bytes
  first: bytes
  rest: bytes
  first_offsets: dict[str, int]
  rest_offsets: dict[str, int]


def make_template(shapes: dict[str, tuple[type[np.generic], int]]) -> PickleTemplate:
  """Returns the template for arrays of these dtypes and widths.

  Raises:
    RuntimeError: this numpy pickles equal samples to bytes that differ in more than the arrays.
  """
  fillers = {}
  for name, (_, width) in shapes.items():
    filler = hashlib.sha256(name.encode()).digest() * (width // 8 + 1)
    fillers[name] = filler[: 4 * width]

  def pickled(count: int) -> bytes:
    samples = [
      {
        name: np.frombuffer(fillers[name], dtype).reshape(1, width).copy()
        for name, (dtype, width) in shapes.items()
      }
      for _ in range(count)
    ]
    return pickletools.optimize(pickle.dumps(samples, PROTOCOL))

  three = pickled(3)
  length = len(three) - len(pickled(2))
  opening = three.index(b"(")
  first = three[opening + 1 : -2 - 2 * length]
  rest = three[-2 - length : -2]
  is_regular = three[-2 - 2 * length : -2] == rest * 2 and three[-2:] == b"e."
  present = [name for name, filler in fillers.items() if filler]
  is_found = all(first.count(fillers[n]) == 1 == rest.count(fillers[n]) for n in present)
  if not (is_regular and is_found):
    raise RuntimeError(f"numpy {np.__version__}: pickles of samples do not follow one pattern")
  return PickleTemplate(
    header=three[:opening],
    first=first,
    rest=rest,
    first_offsets={name: first.index(fillers[name]) for name in present},
    rest_offsets={name: rest.index(fillers[name]) for name in present},
  )


class PickledRows:
  """Room for the pickles of up to `count` samples, with views of the arrays inside them.

  `raw` is uint8 (count, size); `offsets` says where in a row an array's bytes begin; the views are
  (count, width) and unaligned.
  """

  def __init__(
    self,
    count: int,
    sample: bytes,
    offsets: dict[str, int],
    shapes: dict[str, tuple[type[np.generic], int]],
  ) -> None:
    self.sample = bytearray(sample)
    for name, offset in offsets.items():
      width = 4 * shapes[name][1]
      self.sample[offset : offset + width] = bytes(width)
    self.raw = np.empty((count, len(sample)), np.uint8)
    self.offsets = offsets
    self.views: dict[str, np.ndarray] = {}
    for name, (dtype, width) in shapes.items():
      offset = offsets.get(name, 0)
      strides = (len(sample), 4)
      self.views[name] = np.ndarray((count, width), dtype, self.raw, offset, strides)

  def fill(
    self, fill: Fill, samples: Samples, rows: np.ndarray, vocabulary: Vocabulary
  ) -> memoryview:
    """Returns the pickles of samples `rows`, int64 (n,); they stand until the next call."""
    raw = self.raw[: len(rows)]
    raw[:] = np.frombuffer(self.sample, np.uint8)
    fill(self, samples, rows, vocabulary)
    return raw.reshape(-1).data


class ShardWriter:
  """Writes a list of samples as a pickle; `digest` and `num_bytes` are those of the bytes."""

  def __init__(self, file: IO[bytes], config: Config) -> None:
    self.file = file
    self.fill = choose_fill(bool(config.compiled))
    shapes = feature_shapes(config)
    template = make_template(shapes)
    self.first = PickledRows(1, template.first, template.first_offsets, shapes)
    self.rest = PickledRows(PIECE_SAMPLES, template.rest, template.rest_offsets, shapes)
    self.digest = hashlib.sha256()
    self.num_bytes = 0
    self.num_samples = 0
    self.write(template.header)

  def write(self, data: bytes | memoryview) -> None:
    """Writes raw bytes."""
    self.file.write(data)
    self.digest.update(data)
    self.num_bytes += len(data)

  def append(self, samples: Samples, rows: np.ndarray, vocabulary: Vocabulary) -> None:
    """Appends samples `rows`, int64 (n,), n from 1 to PIECE_SAMPLES."""
    self.write(b"(")
    begin = 0
    if self.num_samples == 0:
      self.write(self.first.fill(self.fill, samples, rows[:1], vocabulary))
      begin = 1
    self.write(self.rest.fill(self.fill, samples, rows[begin:], vocabulary))
    self.write(b"e")
    self.num_samples += len(rows)

  def finish(self) -> None:
    """Ends the list."""
    self.write(b".")


@dataclass(frozen=True)
class Written:
  """What a shard holds: samples, bytes, sha256 of the file."""

  num_samples: int
  num_bytes: int
  sha256: str


def write_shard(
  path: Path, samples: Samples, order: np.ndarray, config: Config, vocabulary: Vocabulary
) -> Written:
  """Writes samples `order`, int64 (n,), to `path`, which appears only when it is whole."""
  with whole_file(path) as file:
    writer = ShardWriter(file, config)
    for begin in range(0, len(order), PIECE_SAMPLES):
      rows = order[begin : begin + PIECE_SAMPLES]
      writer.append(samples, rows, vocabulary)
    writer.finish()
  return Written(writer.num_samples, writer.num_bytes, writer.digest.hexdigest())
