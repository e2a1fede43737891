"""The Mersenne Twister and its draws, compiled: the same bits as Python's random.Random.

The state is uint32 (625,): 624 words and the place of the next one, as Random.getstate() gives it.
Imported only where numba is installed.
"""

from random import Random
from typing import Any

import numpy as np
from numba import njit

NUM_WORDS = 624


def compiled(function: Any) -> Any:
  """Compiles, and keeps the machine code on disk where a folder for it can be written."""
  try:
    return njit(cache=True)(function)
  except RuntimeError:
    return njit(function)


def seeded_state(seed: int) -> np.ndarray:
  """Returns the state, uint32 (625,), that Random(seed) starts from."""
  return np.array(Random(seed).getstate()[1], np.uint32)


@compiled
def twist(state):
  """Makes the next 624 words."""
  for i in range(NUM_WORDS):
    mixed = (state[i] & np.uint32(0x80000000)) | (
      state[(i + 1) % NUM_WORDS] & np.uint32(0x7FFFFFFF)
    )
    turned = state[(i + 397) % NUM_WORDS] ^ (mixed >> np.uint32(1))
    if mixed & np.uint32(1):
      turned ^= np.uint32(0x9908B0DF)
    state[i] = turned
  state[NUM_WORDS] = 0


@compiled
def word(state):
  """Draws the next 32 bits, as int64."""
  if state[NUM_WORDS] >= NUM_WORDS:
    twist(state)
  drawn = np.int64(state[state[NUM_WORDS]])
  state[NUM_WORDS] += np.uint32(1)
  drawn ^= drawn >> 11
  drawn ^= (drawn << 7) & 0x9D2C5680
  drawn ^= (drawn << 15) & 0xEFC60000
  return drawn ^ (drawn >> 18)


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
  for last in range(count - 1, 0, -1):
    while (last + 1) >> (31 - shift) == 0:
      shift += 1
    chosen = word(state) >> shift
    while chosen > last:
      chosen = word(state) >> shift
    held = items[last]
    items[last] = items[chosen]
    items[chosen] = held
