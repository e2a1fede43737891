"""From samples to padded arrays to a pickle of a list of dicts, in pieces of a thousand samples.

Every sample's pickle has the same length and differs only in the arrays' bytes. So the pickler runs
on three samples, once, and the rest is copies of its bytes with the arrays laid over them.
"""

import hashlib
import pickle
import pickletools
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

PIECE_SAMPLES = 1000
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


def build_features(
  samples: Samples, rows: np.ndarray, config: Config, vocabulary: Vocabulary
) -> dict[str, np.ndarray]:
  """Returns the arrays of samples `rows`, int64 (n,), each (n, L), (n, P) or (n, 1)."""
  arrays = {
    name: np.zeros((len(rows), width), dtype)
    for name, (dtype, width) in feature_shapes(config).items()
  }
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
  return arrays


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


def lay_over(sample: bytes, offsets: dict[str, int], arrays: dict[str, np.ndarray]) -> memoryview:
  """Returns a copy of `sample` for each of n rows with its arrays laid over: n * size bytes."""
  count = len(arrays["input_ids"])
  rows = np.empty((count, len(sample)), np.uint8)
  rows[:] = np.frombuffer(sample, np.uint8)
  for name, offset in offsets.items():
    raw = np.ascontiguousarray(arrays[name]).view(np.uint8)
    rows[:, offset : offset + raw.shape[1]] = raw
  return rows.reshape(-1).data


class ShardWriter:
  """Writes a list of samples as a pickle; `digest` and `num_bytes` are those of the bytes."""

  def __init__(self, file: IO[bytes], config: Config) -> None:
    self.file = file
    self.shapes = feature_shapes(config)
    self.template = make_template(self.shapes)
    self.digest = hashlib.sha256()
    self.num_bytes = 0
    self.num_samples = 0
    self.write(self.template.header)

  def write(self, data: bytes | memoryview) -> None:
    """Writes raw bytes."""
    self.file.write(data)
    self.digest.update(data)
    self.num_bytes += len(data)

  def append(self, arrays: dict[str, np.ndarray]) -> None:
    """Appends n >= 1 samples, arrays of shape (n, width)."""
    count = len(arrays["input_ids"])
    template = self.template
    self.write(b"(")
    begin = 0
    if self.num_samples == 0:
      first = {name: array[:1] for name, array in arrays.items()}
      self.write(lay_over(template.first, template.first_offsets, first))
      begin = 1
    others = {name: array[begin:] for name, array in arrays.items()}
    self.write(lay_over(template.rest, template.rest_offsets, others))
    self.write(b"e")
    self.num_samples += count

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
      writer.append(build_features(samples, rows, config, vocabulary))
    writer.finish()
  return Written(writer.num_samples, writer.num_bytes, writer.digest.hexdigest())
