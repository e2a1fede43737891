"""The steps of the data step that have compiled loops: the same results as their plain forms.

Imported only where numba is installed.
"""

import numpy as np

from extra.datasets.kernels import fill_rows, sample_pass, seeded_state, shuffle
from extra.datasets.sampling import SampleRules, Samples
from extra.datasets.wordpiece import Corpus, Vocabulary


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
  arrays: dict[str, np.ndarray], samples: Samples, rows: np.ndarray, vocabulary: Vocabulary
) -> None:
  """Writes samples `rows`, int64 (n,), to zeroed arrays of shape (n, L), (n, P) or (n, 1)."""
  masks = samples.mapped_masks()
  corpus = samples.corpus
  specials = (np.int32(vocabulary.cls), np.int32(vocabulary.sep))
  fill_rows(
    corpus.tokens, samples.spans, masks, samples.mask_start, rows, *specials, *arrays.values()
  )
