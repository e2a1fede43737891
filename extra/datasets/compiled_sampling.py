"""The sampling loops of `sampling.PlainSampler`, compiled: the same draws, the same arrays.

Imported only where numba is installed.
"""

import numpy as np

from extra.datasets.mt19937 import below, compiled, seeded_state, shuffle, unit
from extra.datasets.sampling import (
  A_LENGTH,
  A_START,
  B_LENGTH,
  B_START,
  LABEL,
  MAX_CONTINUATION_DRAWS,
  NUM_MASKS,
  SampleRules,
)
from extra.datasets.wordpiece import Corpus

FIRST_MASK_ROWS = 1 << 16


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


@compiled
def sample_pass(
  state, starts, documents, order, limit, short_seq_prob, masks_by_length, mask_id, vocab_size
):
  """Returns the spans, int32 (n, 6), and masks, int32 (m, 2), of all documents in `order`."""
  # A sample uses up at least one sentence.
  spans = np.empty((len(starts) - 1, 6), np.int32)
  masks = np.empty((FIRST_MASK_ROWS + limit, 2), np.int32)
  candidates = np.empty(limit + 3, np.int32)
  new_ids = np.full(limit + 3, -2, np.int32)
  num_spans = 0
  num_masks = 0
  for place in range(len(order)):
    target = limit
    if unit(state) < short_seq_prob:
      target = 2 + below(state, limit - 1)
    first = documents[order[place]]
    end = documents[order[place] + 1]
    here = first
    while here < end:
      here += 1
      if starts[here] - starts[first] < target and here < end:
        continue
      span = spans[num_spans]
      here = choose_pair(state, starts, documents, order, place, target, first, here, span)
      first = here
      truncate(state, span, limit)
      if num_masks + limit > len(masks):
        grown = np.empty((2 * len(masks), 2), np.int32)
        grown[:num_masks] = masks[:num_masks]
        masks = grown
      num_masks = choose_masks(
        state, span, masks_by_length, mask_id, vocab_size, candidates, new_ids, masks, num_masks
      )
      num_spans += 1
  return spans[:num_spans].copy(), masks[:num_masks].copy()


@compiled
def choose_pair(state, starts, documents, order, place, target, first, here, span):
  """Fills A, B and the label of `span` from sentences first ... here; returns the next sentence."""
  a_end = first + 1
  if here - first >= 2:
    a_end = first + 1 + below(state, here - first - 1)
  is_random = here - first == 1 or unit(state) < 0.5
  span[A_START] = starts[first]
  span[A_LENGTH] = starts[a_end] - starts[first]
  span[LABEL] = is_random
  if not is_random:
    span[B_START] = starts[a_end]
    span[B_LENGTH] = starts[here] - starts[a_end]
    return here
  other = place
  for _ in range(MAX_CONTINUATION_DRAWS):
    other = below(state, len(order))
    if other != place:
      break
  begin = documents[order[other]]
  end = documents[order[other] + 1]
  begin += below(state, end - begin)
  last = begin + 1
  while last < end and starts[last] - starts[begin] < target - span[A_LENGTH]:
    last += 1
  span[B_START] = starts[begin]
  span[B_LENGTH] = starts[last] - starts[begin]
  return a_end


@compiled
def truncate(state, span, limit):
  """Takes tokens from the front or back of the longer of A and B until both fit in `limit`."""
  while span[A_LENGTH] + span[B_LENGTH] > limit:
    is_a = span[A_LENGTH] > span[B_LENGTH]
    from_front = unit(state) < 0.5
    if is_a:
      span[A_START] += from_front
      span[A_LENGTH] -= 1
    else:
      span[B_START] += from_front
      span[B_LENGTH] -= 1


@compiled
def choose_masks(
  state, span, masks_by_length, mask_id, vocab_size, candidates, new_ids, masks, num_masks
):
  """Appends the masks of a sample to `masks` from row `num_masks` on; returns their new number.

  `candidates` is scratch; `new_ids` is scratch that holds -2 everywhere before and after.
  """
  separator = span[A_LENGTH] + 1
  length = separator + span[B_LENGTH] + 2
  num_candidates = length - 3
  for i in range(num_candidates):
    candidates[i] = i + 1 + (i + 1 >= separator)
  shuffle(state, candidates, num_candidates)
  count = min(masks_by_length[length], num_candidates)
  for i in range(count):
    new_id = mask_id
    if not unit(state) < 0.8:
      new_id = np.int32(-1)
      if not unit(state) < 0.5:
        new_id = np.int32(below(state, vocab_size))
    new_ids[candidates[i]] = new_id
  span[NUM_MASKS] = count
  if count > 0:
    for position in range(1, length - 1):
      if new_ids[position] != -2:
        masks[num_masks, 0] = position
        masks[num_masks, 1] = new_ids[position]
        new_ids[position] = -2
        num_masks += 1
  return num_masks
