"""`shards.fill_plain`, compiled: the same arrays from the same samples.

Imported only where numba is installed.
"""

import numpy as np

from extra.datasets.mt19937 import compiled
from extra.datasets.sampling import (
  A_LENGTH,
  A_START,
  B_LENGTH,
  B_START,
  LABEL,
  NUM_MASKS,
  Samples,
)
from extra.datasets.wordpiece import Vocabulary


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


@compiled
def fill_rows(
  tokens,
  spans,
  masks,
  mask_start,
  rows,
  cls,
  sep,
  input_ids,
  input_mask,
  segment_ids,
  positions,
  labels,
  weights,
  is_random,
):
  """Writes the arrays of all `rows`, in the order of `shards.feature_shapes`."""
  for row in range(len(rows)):
    sample = rows[row]
    span = spans[sample]
    separator = span[A_LENGTH] + 1
    end = separator + span[B_LENGTH] + 1
    input_ids[row, 0] = cls
    for i in range(span[A_LENGTH]):
      input_ids[row, 1 + i] = tokens[span[A_START] + i]
    input_ids[row, separator] = sep
    for i in range(span[B_LENGTH]):
      input_ids[row, separator + 1 + i] = tokens[span[B_START] + i]
    input_ids[row, end] = sep
    for i in range(end + 1):
      input_mask[row, i] = 1
    for i in range(separator + 1, end + 1):
      segment_ids[row, i] = 1
    is_random[row, 0] = span[LABEL]
    first = mask_start[sample]
    for place in range(span[NUM_MASKS]):
      position = masks[first + place, 0]
      new_id = masks[first + place, 1]
      positions[row, place] = position
      labels[row, place] = input_ids[row, position]
      weights[row, place] = 1.0
      if new_id >= 0:
        input_ids[row, position] = new_id
