"""All-reduce: one value per device to their sum (or product, maximum) on every device."""

from __future__ import annotations

import functools

from tinygrad.helpers import ALL2ALL, RING
from tinygrad.schedule.multi import concat, copy_part, select, stack
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

# Below this many elements the start of the extra copies costs more than the bytes they save.
_PAYS_FROM = 256_000
_CHUNK_MULTIPLE = 32  # elements: keeps chunks aligned for vector loads


def _contiguous(x: UOp) -> UOp:
  return UOp(Ops.CONTIGUOUS, x.dtype, (x,))


def _chunks(size: int, n: int) -> list[tuple[int, int]]:
  """(start, end) of n nearly equal pieces; the last ones may be empty and are left out."""
  step = -(-size // n)
  if size >= n * _CHUNK_MULTIPLE:
    step = -(-step // _CHUNK_MULTIPLE) * _CHUNK_MULTIPLE
  return [(i * step, min(size, (i + 1) * step)) for i in range(n) if i * step < size]


def _naive(parts: list[UOp], op: Ops, devices: tuple[str, ...]) -> list[UOp]:
  """Every device fetches all parts. The order is the same everywhere, so are the results."""
  return [
    functools.reduce(lambda a, b: a.alu(op, b), [copy_part(p, device) for p in parts])
    for device in devices
  ]


def _all_to_all(parts: list[UOp], op: Ops, devices: tuple[str, ...]) -> list[UOp]:
  """Device i reduces chunk i of all parts, then every device fetches every chunk."""
  reduced = []
  for i, bounds in enumerate(_chunks(parts[0].numel, len(devices))):
    pieces = [copy_part(_contiguous(p.shrink((bounds,))), devices[i]) for p in parts]
    reduced.append(_contiguous(functools.reduce(lambda a, b: a.alu(op, b), pieces)))
  return [concat([copy_part(r, device) for r in reduced], 0) for device in devices]


def _ring(parts: list[UOp], op: Ops, devices: tuple[str, ...]) -> list[UOp]:
  """Chunk c starts at device c and goes round, gathering; its total then goes round again."""
  n = len(devices)
  gathered: list[list[UOp]] = [[] for _ in devices]
  for c, bounds in enumerate(_chunks(parts[0].numel, n)):
    pieces = [_contiguous(p.shrink((bounds,))) for p in parts]
    total = pieces[c]
    for step in range(1, n):
      at = (c + step) % n
      total = _contiguous(copy_part(total, devices[at]).alu(op, pieces[at]))
    for step in range(n):
      at = (c + n - 1 + step) % n
      total = copy_part(total, devices[at])
      gathered[at].append(total)
  return [concat(chunks, 0) for chunks in gathered]


def _chosen(setting: int, n: int, numel: int) -> bool:
  return setting >= 2 or (setting == 1 and n > 2 and numel > _PAYS_FROM)


def lower_allreduce(u: UOp) -> UOp:
  """The all-reduce in copies and arithmetic: MSTACK of the same value on every device.

  The way is all-to-all, ring, or each device fetching all, by the settings ALL2ALL and RING.
  """
  devices, shape = u.src[0].device, u.src[0].shape
  assert isinstance(devices, tuple), "an all-reduce is over several devices"
  n, numel = len(devices), u.src[0].numel
  parts = [select(u.src[0], i) for i in range(n)]
  if numel == 0 or n == 1:
    return stack(parts)
  if _chosen(int(ALL2ALL), n, numel):
    way = _all_to_all
  else:
    way = _ring if _chosen(int(RING), n, numel) else _naive
  flat = [p.reshape((numel,)) for p in parts]
  return stack([r.reshape(shape) for r in way(flat, u.arg, devices)])
