"""The steps of the data step that have compiled loops: the same results as their plain forms.

Imported only where numba is installed.
"""

import numpy as np

from extra.datasets.kernels import (
  JOINER_FOUND,
  TABLE_FULL,
  fill_rows,
  number_words,
  refill_slots,
  sample_pass,
  seeded_state,
  shuffle,
)
from extra.datasets.sampling import SampleRules, Samples
from extra.datasets.shards import PickledRows
from extra.datasets.wordpiece import JOINERS, AddWord, Corpus, Vocabulary

FIRST_SLOTS = 1 << 16
BYTES_PER_SLOT = 8


class CompiledSampler:
  """A generator and the compiled loops over one corpus."""

  def __init__(self, corpus: Corpus, rules: SampleRules, seed: int) -> None:
    self.corpus = corpus
    self.rules = rules
    self.state = seeded_state(seed)

  def shuffled(self, count: int) -> np.ndarray:
    """Returns 0 ... count - 1 shuffled, int64 (count,)."""
    items = np.arange(count, dtype=np.int64)
    shuffle(self.state, items, count)
    return items

  def one_pass(self, order: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Returns one pass over documents `order`: spans int32 (n, 6), masks int32 (m, 2)."""
    rules = self.rules
    return sample_pass(
      self.state,
      self.corpus.sentence_start,
      self.corpus.document_start,
      order,
      rules.limit,
      rules.short_seq_prob,
      rules.masks_by_length,
      np.int32(rules.mask_id),
      rules.vocab_size,
    )


def fill_compiled(
  room: PickledRows, samples: Samples, rows: np.ndarray, vocabulary: Vocabulary
) -> None:
  """Fills the zeroed arrays of `room` with samples `rows`, int64 (n,)."""
  views = room.views
  views["input_ids"][: len(rows), 0] = vocabulary.cls
  fill_rows(
    room.raw,
    np.array([room.offsets[n] for n in ("input_ids", "input_mask", "segment_ids")]),
    samples.corpus.tokens.view(np.uint8),
    np.ones(views["input_ids"].shape[1], np.int32).view(np.uint8),
    samples.spans,
    samples.mapped_masks(),
    samples.mask_start,
    rows,
    np.int32(vocabulary.sep),
    views["input_ids"],
    views["masked_lm_positions"],
    views["masked_lm_ids"],
    views["masked_lm_weights"],
    views["next_sentence_labels"],
  )


class CompiledNumbering:
  """The words met so far, in a hash table over their UTF-8 bytes."""

  def __init__(self, add: AddWord) -> None:
    self.add = add
    self.num_known = 0
    self.hashes = np.empty(0, np.uint64)
    self.starts = np.zeros(1, np.int64)
    self.known = np.empty(0, np.uint8)
    self.grow()

  def __len__(self) -> int:
    return self.num_known

  def grow(self) -> None:
    """Makes room for at least twice as many words of twice as many bytes."""
    num_slots = max(FIRST_SLOTS, 4 * len(self.hashes))
    self.slots = np.full(num_slots, -1, np.int32)
    self.hashes = np.resize(self.hashes, num_slots // 2)
    self.starts = np.resize(self.starts, num_slots // 2 + 1)
    self.known = np.resize(self.known, max(BYTES_PER_SLOT * num_slots, 2 * len(self.known)))
    refill_slots(self.slots, self.hashes, self.num_known)

  def of_text(self, text: str) -> tuple[np.ndarray, np.ndarray]:
    """Returns the numbers of the words of `text`, int32 (W,), and words per line, int64 (N,)."""
    encoded = text.encode()
    data = np.frombuffer(encoded, np.uint8)
    numbers = np.empty(len(data) // 2 + 1, np.int32)
    words_per_line = np.zeros(encoded.count(b"\n") + 1, np.int64)
    place = np.array([0, 0, 0, self.num_known], np.int64)
    while True:
      table = (self.slots, self.hashes, self.starts, self.known)
      status = number_words(data, place, *table, numbers, words_per_line)
      self.add_known(int(place[3]))
      if status == JOINER_FOUND:
        return self.of_text(JOINERS.sub("", text))
      if status != TABLE_FULL:
        return numbers[: place[2]], words_per_line
      self.grow()

  def add_known(self, num_known: int) -> None:
    """Tokenizes the words that the table has got since the last call."""
    if num_known > self.num_known:
      new = self.known[self.starts[self.num_known] : self.starts[num_known] - 1]
      for word in new.tobytes().decode().split("\n"):
        self.add(word)
    self.num_known = num_known
