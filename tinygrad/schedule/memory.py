"""Buffers that are never in use at the same time share memory."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from tinygrad.device import Buffer, SharedBuffer
from tinygrad.dtype import dtypes

_ALIGN = 64  # bytes: sizes are rounded up, so that nearly equal buffers fit in one another's place


class _Place:
  """Memory on one device, and the spans of items that use it, apart and in order."""

  def __init__(self, device: str, nbytes: int):
    self.host = Buffer(device, nbytes, dtypes.uint8)
    self._begins: list[int] = []
    self._ends: list[int] = []

  def take(self, first: int, last: int) -> bool:
    """Use it from one item to another, both included; False where it is in use meanwhile."""
    at = bisect_right(self._begins, last)
    if at and self._ends[at - 1] >= first:
      return False
    self._begins.insert(at, first)
    self._ends.insert(at, last)
    return True


def last_uses(items: Sequence[Sequence[Buffer]]) -> dict[Buffer, int]:
  """Number of the last item that uses each buffer."""
  return {b: i for i, buffers in enumerate(items) for b in buffers}


def share_memory(
  items: Sequence[Sequence[Buffer]], candidates: set[Buffer]
) -> dict[Buffer, SharedBuffer]:
  """Buffers to use in place of the candidates, for items (buffers of each) that run in order.

  A candidate's memory is given to others before its first and after its last item. The largest
  choose first, so that no place grows: each takes the smallest that is free all the while.
  """
  last = last_uses(items)
  first: dict[Buffer, int] = {}
  for i, buffers in enumerate(items):
    for b in buffers:
      if b in candidates:
        first.setdefault(b, i)
  places: dict[str, list[_Place]] = {}
  chosen: dict[Buffer, SharedBuffer] = {}
  for b in sorted(first, key=lambda b: -b.nbytes):
    on_device = places.setdefault(b.device, [])
    # they were made in order of size: the smallest is the last
    found = next((p for p in reversed(on_device) if p.take(first[b], last[b])), None)
    if found is None:
      found = _Place(b.device, -(-b.nbytes // _ALIGN) * _ALIGN)
      found.take(first[b], last[b])
      on_device.append(found)
    chosen[b] = SharedBuffer(b, found.host)
  return chosen
