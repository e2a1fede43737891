"""The inner loops of the data step, compiled: generator, sampling, filling of arrays, words.

All of them stand in this file, which imports nothing of ours: numba's cache on disk notices when a
function's own file changes, not when another one does. Imported only where numba is installed.

The generator is the Mersenne Twister with the same draws as Python's random.Random. Its state is
uint32 (1249,): the 624 words and the place of the next one, as Random.getstate() gives them, then
the outputs that the words give.
"""

from random import Random
from typing import Any

import numpy as np
from numba import njit

NUM_WORDS = 624
SHIFT = 397
FIRST_OUTPUT = NUM_WORDS + 1
# As in sampling.py; a test compares them.
MAX_CONTINUATION_DRAWS = 10
A_START, A_LENGTH, B_START, B_LENGTH, LABEL, NUM_MASKS = range(6)
FIRST_MASK_ROWS = 1 << 16
LINE_FEED = 10
HASH_FACTOR = np.uint64(0x9E3779B97F4A7C15)
ALL_READ, TABLE_FULL, JOINER_FOUND = range(3)
IN_WORD, SPACE, LINE_END, JOINER, MAYBE_SPACE = range(5)


def compiled(function: Any) -> Any:
  """Compiles, and keeps the machine code on disk where a folder for it can be written."""
  try:
    return njit(cache=True)(function)
  except RuntimeError:
    return njit(function)


# Put into its callers before they are compiled. A call that takes an array counts a reference to
# it, atomically, which costs ten times as much as a draw.
inlined = njit(inline="always")


def seeded_state(seed: int) -> np.ndarray:
  """Returns the state, uint32 (1249,), that Random(seed) starts from: all outputs used up."""
  state = np.zeros(FIRST_OUTPUT + NUM_WORDS, np.uint32)
  state[:FIRST_OUTPUT] = Random(seed).getstate()[1]
  return state


@inlined
def turned(high, low):
  """Returns what the top bit of `high` and the other bits of `low`, uint32, are turned into."""
  mixed = (high & np.uint32(0x80000000)) | (low & np.uint32(0x7FFFFFFF))
  return (mixed >> np.uint32(1)) ^ ((mixed & np.uint32(1)) * np.uint32(0x9908B0DF))


@inlined
def twist(state):
  """Makes the next 624 words and their outputs."""
  kept = NUM_WORDS - SHIFT
  for i in range(kept):
    state[i] = state[i + SHIFT] ^ turned(state[i], state[i + 1])
  for i in range(kept, NUM_WORDS - 1):
    state[i] = state[i - kept] ^ turned(state[i], state[i + 1])
  state[NUM_WORDS - 1] = state[SHIFT - 1] ^ turned(state[NUM_WORDS - 1], state[0])
  for i in range(NUM_WORDS):
    output = state[i]
    output ^= output >> np.uint32(11)
    output ^= (output << np.uint32(7)) & np.uint32(0x9D2C5680)
    output ^= (output << np.uint32(15)) & np.uint32(0xEFC60000)
    state[FIRST_OUTPUT + i] = output ^ (output >> np.uint32(18))
  state[NUM_WORDS] = 0


@inlined
def word(state):
  """Draws the next 32 bits, as int64."""
  if state[NUM_WORDS] >= NUM_WORDS:
    twist(state)
  place = state[NUM_WORDS]
  state[NUM_WORDS] = place + np.uint32(1)
  return np.int64(state[FIRST_OUTPUT + place])


@compiled
def unit(state):
  """Draws a double in [0, 1) from two words."""
  high = word(state) >> 5
  low = word(state) >> 6
  return (high * 67108864.0 + low) / 9007199254740992.0


@compiled
def below(state, count):
  """Draws a number from 0 to count - 1, int64; count from 1 to 2**32 - 1."""
  shift = 32
  while count >> (32 - shift):
    shift -= 1
  drawn = word(state) >> shift
  while drawn >= count:
    drawn = word(state) >> shift
  return drawn


@compiled
def shuffle(state, items, count):
  """Shuffles the first `count` of `items` in place, as random.shuffle does."""
  shift = 32
  while count >> (32 - shift):
    shift -= 1
  place = np.int64(state[NUM_WORDS])
  for last in range(count - 1, 0, -1):
    while (last + 1) >> (31 - shift) == 0:
      shift += 1
    chosen = np.int64(last + 1)
    while chosen > last:
      if place >= NUM_WORDS:
        twist(state)
        place = np.int64(0)
      chosen = np.int64(state[FIRST_OUTPUT + place]) >> shift
      place += np.int64(1)
    held = items[last]
    items[last] = items[chosen]
    items[chosen] = held
  state[NUM_WORDS] = place


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


@compiled
def copy_bytes(target, to, source, begin, num_bytes):
  """Copies source[begin:begin + num_bytes] to target[to:]; a loop that becomes vector moves."""
  to_part = target[to : to + num_bytes]
  from_part = source[begin : begin + num_bytes]
  for i in range(num_bytes):
    to_part[i] = from_part[i]


@compiled
def fill_rows(
  raw, offsets, tokens, ones, spans, masks, mask_start, rows, separator, input_ids, *small
):
  """Fills in the arrays of all `rows`; see `shards.PickledRows` for `raw`, uint8 (n, size).

  `tokens` and `ones` are the bytes of int32 arrays. The runs of tokens and ones are copied into
  `raw` at the `offsets` of input_ids, input_mask and segment_ids; the single values go to views.
  """
  positions, labels, weights, is_random = small
  for row in range(len(rows)):
    sample = rows[row]
    span = spans[sample]
    target = raw[row]
    a_bytes = 4 * np.int64(span[A_LENGTH])
    b_bytes = 4 * np.int64(span[B_LENGTH])
    copy_bytes(target, offsets[0] + 4, tokens, 4 * np.int64(span[A_START]), a_bytes)
    copy_bytes(target, offsets[0] + a_bytes + 8, tokens, 4 * np.int64(span[B_START]), b_bytes)
    copy_bytes(target, offsets[1], ones, 0, a_bytes + b_bytes + 12)
    copy_bytes(target, offsets[2] + a_bytes + 8, ones, 0, b_bytes + 4)
    input_ids[row, 1 + span[A_LENGTH]] = separator
    input_ids[row, 2 + span[A_LENGTH] + span[B_LENGTH]] = separator
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


def byte_kinds() -> np.ndarray:
  """Returns what a byte of UTF-8 text is to the cutting into words, uint8 (256,)."""
  kinds = np.full(256, IN_WORD, np.uint8)
  kinds[[0x09, 0x0D, 0x20]] = SPACE
  kinds[LINE_FEED] = LINE_END
  kinds[[0x0B, 0x0C, 0x1C, 0x1D, 0x1E, 0x1F]] = JOINER
  kinds[[0xC2, 0xE1, 0xE2, 0xE3]] = MAYBE_SPACE
  return kinds


BYTE_KINDS = byte_kinds()


@inlined
def wide_space(data, i):
  """Returns the length in bytes of the white space that begins at `i` with a byte MAYBE_SPACE.

  0 if it is another character, -1 for U+0085, which is a joiner.
  """
  first = data[i]
  second = data[i + 1]
  if first == 0xC2:
    if second == 0x85:
      return -1
    return 2 * (second == 0xA0)
  third = data[i + 2]
  if first == 0xE1:
    return 3 * (second == 0x9A and third == 0x80)
  if first == 0xE3:
    return 3 * (second == 0x80 and third == 0x80)
  if second == 0x80:
    return 3 * (third <= 0x8A or third == 0xA8 or third == 0xA9 or third == 0xAF)
  return 3 * (second == 0x81 and third == 0x9F)


@inlined
def find_slot(slots, hashes, starts, known, word_hash, data, begin, end):
  """Returns the slot of the word data[begin:end], or the free one where it belongs."""
  last = np.uint64(len(slots) - 1)
  slot = (word_hash >> np.uint64(32)) & last
  while slots[slot] >= 0:
    number = slots[slot]
    if hashes[number] == word_hash:
      start = starts[number]
      if starts[number + 1] - start == end - begin + 1:
        i = begin
        while i < end and known[start + (i - begin)] == data[i]:
          i += 1
        if i == end:
          break
    slot = (slot + np.uint64(1)) & last
  return slot


@compiled
def refill_slots(slots, hashes, num_known):
  """Puts the words from 0 to `num_known` - 1, which all differ, into free `slots`."""
  last = np.uint64(len(slots) - 1)
  for number in range(num_known):
    slot = (hashes[number] >> np.uint64(32)) & last
    while slots[slot] >= 0:
      slot = (slot + np.uint64(1)) & last
    slots[slot] = number


@compiled
def number_words(data, place, slots, hashes, starts, known, numbers, words_per_line):
  """Numbers the words of UTF-8 text `data`, uint8 (n,), with a hash table of the known ones.

  `slots`, int32 (power of two,), holds numbers or -1; word w has hashes[w] and the bytes
  known[starts[w]:starts[w + 1]], of which the last is a line feed. `place`, int64 (4,): next byte,
  line, number of words so far, known words. Fills `numbers` and `words_per_line`.
  Returns ALL_READ; or TABLE_FULL, to be called again with the same `place` and more room; or
  JOINER_FOUND, where a character has to be removed before the text can be cut into words.
  """
  i, line, num_words, num_known = place
  status = ALL_READ
  while i < len(data):
    begin = i
    space = 0
    word_hash = np.uint64(0)
    while i < len(data):
      kind = BYTE_KINDS[data[i]]
      if kind != IN_WORD:
        if kind != MAYBE_SPACE:
          space = 1
          if kind == JOINER:
            status = JOINER_FOUND
          break
        space = wide_space(data, i)
        if space != 0:
          if space < 0:
            status = JOINER_FOUND
          break
      word_hash = (word_hash ^ np.uint64(data[i])) * HASH_FACTOR
      i += 1
    if status != ALL_READ:
      break
    if i > begin:
      slot = find_slot(slots, hashes, starts, known, word_hash, data, begin, i)
      if slots[slot] < 0:
        start = starts[num_known]
        end = start + i - begin + 1
        if 2 * num_known + 2 > len(slots) or end > len(known):
          i = begin
          status = TABLE_FULL
          break
        known[start : end - 1] = data[begin:i]
        known[end - 1] = LINE_FEED
        starts[num_known + 1] = end
        hashes[num_known] = word_hash
        slots[slot] = num_known
        num_known += 1
      numbers[num_words] = slots[slot]
      num_words += 1
      words_per_line[line] += 1
    if i < len(data):
      line += data[i] == LINE_FEED
      i += space
  place[:] = (i, line, num_words, num_known)
  return status
