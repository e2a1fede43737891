"""Chooses sentence pairs and masked positions with every random draw in the reference's order.

A sample is kept as a row of spans and its mask records, not as padded arrays: A and B are
contiguous in the flat tokens of the corpus whatever the truncation took, so the rows of 300,000
samples are some 7 MB. The mask records go to an unnamed temporary file, which bounds the memory
for any number of passes. `PlainSampler` states the algorithm in Python; `compiled_steps` does
the same draws.
"""

import tempfile
from array import array
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import IO, Any, Protocol

import numpy as np

from extra.datasets.preprocess_config import Config
from extra.datasets.wordpiece import Corpus, Vocabulary

MAX_CONTINUATION_DRAWS = 10
# A call reads the masks of some hundred samples, each in another place; the system maps up to 64 kB
# around it. So a mapping grows to some 100 MB at most.
CALLS_PER_MAPPING = 8
# Columns of a span row, int32: first token and length of A and of B, label, number of masks.
A_START, A_LENGTH, B_START, B_LENGTH, LABEL, NUM_MASKS = range(6)


@dataclass(frozen=True)
class SampleRules:
  """The settings as the sampling loops use them; lengths in tokens."""

  limit: int
  short_seq_prob: float
  mask_id: int
  vocab_size: int
  masks_by_length: np.ndarray  # int32 (L + 1,): number of masks in a sequence of n tokens

  @classmethod
  def of(cls, config: Config, vocabulary: Vocabulary) -> "SampleRules":
    """Returns the rules for a configuration and a vocabulary."""
    places = max(0, config.max_predictions_per_seq)
    counts = []
    for length in range(config.max_seq_length + 1):
      counts.append(min(places, max(1, round(length * config.masked_lm_prob))))
    return cls(
      limit=config.max_seq_length - 3,
      short_seq_prob=config.short_seq_prob,
      mask_id=vocabulary.mask,
      vocab_size=len(vocabulary),
      masks_by_length=np.array(counts, np.int32),
    )


class Sampler(Protocol):
  """A generator and the loops over one corpus."""

  def shuffled(self, count: int) -> np.ndarray:
    """Returns 0 ... count - 1 shuffled, int64 (count,)."""

  def one_pass(self, order: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Returns one pass over documents `order`: spans int32 (n, 6), masks int32 (m, 2).

    A mask is (position in the sequence, id to put there), ascending in position within a sample.
    """


class PlainSampler:
  """The algorithm in plain Python."""

  def __init__(self, corpus: Corpus, rules: SampleRules, seed: int) -> None:
    self.rules = rules
    self.random = Random(seed)
    self.sentence_start: list[int] = corpus.sentence_start.tolist()
    self.document_start: list[int] = corpus.document_start.tolist()
    self.masks_by_length: list[int] = rules.masks_by_length.tolist()

  def shuffle(self, items: list[int]) -> None:
    """Shuffles in place, as random.shuffle does, without a call for each draw."""
    bits = self.random.getrandbits
    for last in range(len(items) - 1, 0, -1):
      width = (last + 1).bit_length()
      chosen = bits(width)
      while chosen > last:
        chosen = bits(width)
      items[last], items[chosen] = items[chosen], items[last]

  def shuffled(self, count: int) -> np.ndarray:
    """Returns 0 ... count - 1 shuffled, int64 (count,)."""
    items = list(range(count))
    self.shuffle(items)
    return np.array(items, np.int64)

  def one_pass(self, order: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Returns one pass over documents `order`: spans int32 (n, 6), masks int32 (m, 2)."""
    spans = array("i")
    masks = array("i")
    documents = order.tolist()
    for place in range(len(documents)):
      self.sample_document(documents, place, spans, masks)
    return np.array(spans, np.int32).reshape(-1, 6), np.array(masks, np.int32).reshape(-1, 2)

  def sample_document(
    self, documents: list[int], place: int, spans: "array[int]", masks: "array[int]"
  ) -> None:
    """Appends the samples of document `documents[place]`."""
    rules = self.rules
    random = self.random
    starts = self.sentence_start
    target = rules.limit
    if random.random() < rules.short_seq_prob:
      target = random.randint(2, rules.limit)
    first = self.document_start[documents[place]]
    end = self.document_start[documents[place] + 1]
    here = first
    while here < end:
      here += 1
      if starts[here] - starts[first] < target and here < end:
        continue
      a_end = first + 1
      if here - first >= 2:
        a_end = first + random.randint(1, here - first - 1)
      is_random = here - first == 1 or random.random() < 0.5
      a_span = (starts[first], starts[a_end] - starts[first])
      if is_random:
        b_span = self.random_continuation(documents, place, target - a_span[1])
        here = a_end
      else:
        b_span = (starts[a_end], starts[here] - starts[a_end])
      first = here
      a_span, b_span = self.truncate(a_span, b_span)
      count = self.choose_masks(a_span, b_span, masks)
      spans.extend((*a_span, *b_span, int(is_random), count))

  def random_continuation(self, documents: list[int], place: int, wanted: int) -> tuple[int, int]:
    """Returns start and length of B: sentences of another document, up to `wanted` tokens."""
    random = self.random
    for _ in range(MAX_CONTINUATION_DRAWS):
      other = random.randint(0, len(documents) - 1)
      if other != place:
        break
    first = self.document_start[documents[other]]
    end = self.document_start[documents[other] + 1]
    begin = first + random.randint(0, end - first - 1)
    starts = self.sentence_start
    last = begin + 1
    while last < end and starts[last] - starts[begin] < wanted:
      last += 1
    return starts[begin], starts[last] - starts[begin]

  def truncate(
    self, a_span: tuple[int, int], b_span: tuple[int, int]
  ) -> tuple[tuple[int, int], tuple[int, int]]:
    """Takes tokens from the front or back of the longer span (B if equal) until both fit."""
    a_start, a_length = a_span
    b_start, b_length = b_span
    while a_length + b_length > self.rules.limit:
      from_front = self.random.random() < 0.5
      if a_length > b_length:
        a_start += from_front
        a_length -= 1
      else:
        b_start += from_front
        b_length -= 1
    return (a_start, a_length), (b_start, b_length)

  def choose_masks(
    self, a_span: tuple[int, int], b_span: tuple[int, int], masks: "array[int]"
  ) -> int:
    """Appends (position, new id) of each masked token, ascending, and returns their number.

    A new id of -1 means that the token stays.
    """
    rules = self.rules
    random = self.random
    separator = a_span[1] + 1
    length = separator + b_span[1] + 2
    candidates = [*range(1, separator), *range(separator + 1, length - 1)]
    self.shuffle(candidates)
    chosen = []
    for position in candidates[: self.masks_by_length[length]]:
      if random.random() < 0.8:
        chosen.append((position, rules.mask_id))
      elif random.random() < 0.5:
        chosen.append((position, -1))
      else:
        chosen.append((position, random.randint(0, rules.vocab_size - 1)))
    chosen.sort()
    for pair in chosen:
      masks.extend(pair)
    return len(chosen)


class Samples:
  """All samples of a part: spans in memory, masks on disk, and the order they come out in."""

  def __init__(self, corpus: Corpus, folder: Path) -> None:
    self.corpus = corpus
    self.passes: list[np.ndarray] = []
    self.spans = np.empty((0, 6), np.int32)
    self.order = np.empty(0, np.int64)
    self.mask_start = np.zeros(1, np.int64)
    self.mask_file: IO[bytes] = tempfile.TemporaryFile(dir=folder)
    self.mapped = np.empty((0, 2), np.int32)
    self.num_mapped_calls = 0

  def __len__(self) -> int:
    return len(self.order)

  def append(self, spans: np.ndarray, masks: np.ndarray) -> None:
    """Adds the samples of one pass."""
    self.passes.append(spans)
    self.mask_file.write(masks.tobytes())

  def finish(self, sampler: Sampler) -> None:
    """Draws the final order."""
    self.mask_file.flush()
    if self.passes:
      self.spans = np.concatenate(self.passes)
    self.passes = []
    self.mask_start = np.concatenate([[0], np.cumsum(self.spans[:, NUM_MASKS], dtype=np.int64)])
    self.order = sampler.shuffled(len(self.spans))

  def masks_of(self, rows: np.ndarray) -> np.ndarray:
    """Returns the masks, int32 (m, 2), of samples `rows`, one sample's after the other's."""
    counts = self.spans[rows, NUM_MASKS].astype(np.int64)
    ends = np.cumsum(counts)
    source = np.repeat(self.mask_start[rows] - (ends - counts), counts)
    return self.mapped_masks()[source + np.arange(len(source))]

  def mapped_masks(self) -> np.ndarray:
    """Returns the masks of all samples, int32 (m, 2), mapped from the file.

    Mapped anew after some calls: then pages that were read do not add up to the whole file.
    """
    total = int(self.mask_start[-1])
    if total == 0:
      return np.empty((0, 2), np.int32)
    if self.num_mapped_calls % CALLS_PER_MAPPING == 0:
      self.mapped = np.asarray(np.memmap(self.mask_file, np.int32, "r", shape=(total, 2)))
    self.num_mapped_calls += 1
    return self.mapped

  def close(self) -> None:
    """Frees the disk space of the masks."""
    self.mask_file.close()


def choose_sampler(corpus: Corpus, rules: SampleRules, seed: int, compiled: bool) -> Sampler:
  """Returns the compiled sampler where asked for and numba is installed, else the plain one."""
  if compiled:
    kind = compiled_sampler()
    if kind is not None:
      return kind(corpus, rules, seed)
  return PlainSampler(corpus, rules, seed)


def compiled_sampler() -> Any:
  """Returns the class of the compiled sampler, or None where numba is not installed."""
  try:
    from extra.datasets.compiled_steps import CompiledSampler
  except ImportError:
    return None
  return CompiledSampler


def make_samples(corpus: Corpus, vocabulary: Vocabulary, config: Config, folder: Path) -> Samples:
  """Makes all samples of a part; `folder` takes an unnamed temporary file of the masks."""
  rules = SampleRules.of(config, vocabulary)
  sampler = choose_sampler(corpus, rules, config.random_seed, bool(config.compiled))
  samples = Samples(corpus, folder)
  order = sampler.shuffled(corpus.num_documents)
  for _ in range(config.dupe_factor):
    samples.append(*sampler.one_pass(order))
  samples.finish(sampler)
  return samples
