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
    self.begins: list[int] = []
    self.ends: list[int] = []

  def take(self, first: int, last: int) -> None:
    """Use it from one item to another, both included."""
    at = bisect_right(self.begins, last)
    self.begins.insert(at, first)
    self.ends.insert(at, last)


def _free_place(places: Sequence[_Place], first: int, last: int) -> _Place | None:
  """The last place that is not in use between two items."""
  # called for each buffer with all places: without a call for each
  for place in reversed(places):
    at = bisect_right(place.begins, last)
    if at == 0 or place.ends[at - 1] < first:
      return place
  return None


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
    found = _free_place(on_device, first[b], last[b])
    if found is None:
      found = _Place(b.device, -(-b.nbytes // _ALIGN) * _ALIGN)
      on_device.append(found)
    found.take(first[b], last[b])
    chosen[b] = SharedBuffer(b, found.host)
  return chosen
