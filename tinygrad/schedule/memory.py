"""Buffers that are never in use at the same time share memory."""

from __future__ import annotations

from collections.abc import Sequence

from tinygrad.device import Buffer, SharedBuffer
from tinygrad.dtype import dtypes

_ALIGN = 64  # bytes: sizes are rounded up, so that nearly equal buffers fit in one another's place


class _Place:
  """Memory on one device, as large as the largest buffer that lives in it, in bytes."""

  def __init__(self, nbytes: int):
    self.nbytes = nbytes


def last_uses(items: Sequence[Sequence[Buffer]]) -> dict[Buffer, int]:
  """Number of the last item that uses each buffer."""
  return {b: i for i, buffers in enumerate(items) for b in buffers}


def _fitting(free: list[_Place], nbytes: int) -> _Place | None:
  """Out of the free places the smallest that is large enough, else the largest, which grows."""
  if not free:
    return None
  large = [p for p in free if p.nbytes >= nbytes]
  place = min(large, key=lambda p: p.nbytes) if large else max(free, key=lambda p: p.nbytes)
  place.nbytes = max(place.nbytes, nbytes)
  free.remove(place)
  return place


def share_memory(
  items: Sequence[Sequence[Buffer]], candidates: set[Buffer]
) -> dict[Buffer, SharedBuffer]:
  """Buffers to use in place of the candidates, for items (buffers of each) that run in order.

  A candidate's memory is given to others before its first and after its last item.
  """
  last = last_uses(items)
  free: dict[str, list[_Place]] = {}
  places: dict[Buffer, _Place] = {}
  for i, buffers in enumerate(items):
    used = [b for b in dict.fromkeys(buffers) if b in candidates]
    for b in used:
      if b not in places:
        nbytes = -(-b.nbytes // _ALIGN) * _ALIGN
        places[b] = _fitting(free.setdefault(b.device, []), nbytes) or _Place(nbytes)
    for b in used:
      if last[b] == i:
        free[b.device].append(places[b])
  hosts: dict[_Place, Buffer] = {}
  for b, place in places.items():
    if place not in hosts:
      hosts[place] = Buffer(b.device, place.nbytes, dtypes.uint8)
  return {b: SharedBuffer(b, hosts[place]) for b, place in places.items()}
