"""Keccak (FIPS 202): SHA-3 and SHAKE of the bytes of a tensor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinygrad.dtype import dtypes
from tinygrad.helpers import ceildiv, prod

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor

# (bytes taken in at a time, byte that ends the message)
_CONFIGS = {
  "sha3_224": (144, 0x06),
  "sha3_256": (136, 0x06),
  "sha3_384": (104, 0x06),
  "sha3_512": (72, 0x06),
  "shake_128": (168, 0x1F),
  "shake_256": (136, 0x1F),
}
_LANES = 25
_CHUNK_BYTES = 1 << 20


def _round_constants() -> list[int]:
  """One a round: bits of a shift register with the polynomial x^8 + x^6 + x^5 + x^4 + 1."""
  register, out = 1, []
  for _ in range(24):
    value = 0
    for j in range(7):
      value |= (register & 1) << ((1 << j) - 1)
      register = (register << 1) ^ (0x171 if register & 0x80 else 0)
    out.append(value)
  return out


def _moves() -> tuple[list[int], list[int]]:
  """(lane that comes to each place, bits that it is rotated by); lane x + 5 y."""
  source, bits = [0] * _LANES, [0] * _LANES
  x, y = 1, 0
  for t in range(24):
    after = (y, (2 * x + 3 * y) % 5)
    source[after[0] + 5 * after[1]] = x + 5 * y
    bits[after[0] + 5 * after[1]] = (t + 1) * (t + 2) // 2 % 64
    x, y = after
  return source, bits


class HashMixin:
  """Digests of bytes."""

  def keccak(self: Tensor, cfg: str | tuple[int, int] = "sha3_256") -> Tensor:
    """uint8 [..., D]: the digest of the bytes of the last axis.

    cfg: sha3_224, sha3_256, sha3_384, sha3_512, shake_128, shake_256, or (bytes taken in at a
    time, byte that ends the message); D is half of what the state has beyond those, as FIPS 202
    says for SHA-3. Raises ValueError for another cfg, RuntimeError for a shape ().
    """
    if isinstance(cfg, str) and cfg not in _CONFIGS:
      raise ValueError(f"keccak: cfg must be one of {', '.join(_CONFIGS)}, got {cfg!r}")
    rate, ending = _CONFIGS[cfg] if isinstance(cfg, str) else cfg
    if not 0 < rate < 200 or rate % 8:
      raise ValueError(f"keccak: {rate} bytes at a time must be a multiple of 8 below 200")
    if not self.ndim:
      raise RuntimeError("keccak: expected bytes along a last axis, got shape ()")
    data = self.bitcast(dtypes.uint8)
    batch, size = data.shape[:-1], data.shape[-1]
    count = prod(batch)
    blocks = size // rate + 1
    padded = data.reshape(count, size).pad([None, (0, blocks * rate - size)])
    at = self._arange(blocks * rate)
    # the end of the message, and the end of the padding, which may be one byte
    marks = (at == size).where(ending, 0) ^ (at == blocks * rate - 1).where(0x80, 0)
    padded = (padded ^ marks.cast(dtypes.uint8)).contiguous()
    lanes = padded.bitcast(dtypes.uint64).reshape(count, blocks, rate // 8)
    state = lanes._like(0, (count, _LANES)).contiguous()
    for i in range(blocks):
      block = lanes.shrink([None, (i, i + 1), None]).squeeze(1)
      state = state ^ block.pad([None, (0, _LANES - rate // 8)])
      state = state._keccak_rounds()
    digest = state.bitcast(dtypes.uint8).shrink([None, (0, (200 - rate) // 2)])
    return digest.reshape(*batch, digest.shape[-1])

  def _keccak_rounds(self: Tensor) -> Tensor:
    """The permutation of states uint64 [N, 25]."""

    def held(values: list[int], kind: Any) -> Tensor:
      return type(self)(values, device=self.device, dtype=kind)

    source, bits = _moves()
    take, turn = held(source, dtypes.int32), held(bits, dtypes.uint64)
    first = (self._arange(_LANES) == 0).cast(dtypes.uint64)
    state = self
    for constant in _round_constants():
      rows = state.reshape(-1, 5, 5)
      parity = rows[:, 0] ^ rows[:, 1] ^ rows[:, 2] ^ rows[:, 3] ^ rows[:, 4]
      parity = parity.contiguous()
      after = parity.roll(-1, 1)
      mixed = (rows ^ (parity.roll(1, 1) ^ (after << 1) ^ (after >> 63)).unsqueeze(1)).flatten(1)
      moved = mixed.contiguous()[:, take]
      # a shift by 64 gives 0, so lane 0 stays
      moved = ((moved << turn) | (moved >> (64 - turn))).reshape(-1, 5, 5).contiguous()
      rows = moved ^ (moved.roll(-1, 2).bitwise_not() & moved.roll(-2, 2))
      # the constant in a buffer: all rounds run the same kernels
      state = (rows.flatten(1) ^ (first * held([constant], dtypes.uint64))).contiguous()
    return state

  def hash(self: Tensor) -> Tensor:
    """uint8 [16]: a digest of all bytes of self.

    SHAKE128 of up to 2^20 bytes; of more, that of the digests of all pieces of 2^20 bytes, of
    which the last is filled up with zeros.
    """
    data = self.flatten().bitcast(dtypes.uint8)
    while data.shape[0] > _CHUNK_BYTES:
      pieces = ceildiv(data.shape[0], _CHUNK_BYTES)
      data = data.pad([(0, pieces * _CHUNK_BYTES - data.shape[0])]).reshape(pieces, _CHUNK_BYTES)
      data = data.keccak("shake_128").flatten()
    return data.keccak("shake_128")
