"""Host values put into storage, and names of devices."""

from __future__ import annotations

from typing import Any

import numpy as np

from tinygrad.dtype import DType, dtypes, fp8_to_float
from tinygrad.mixin.casts import spread
from tinygrad.uop import Ops
from tinygrad.uop.ops import Device_t, GroupOp, UOp


def canonical(device: Any) -> Device_t:
  """Canonical device name, or tuple of them; None is the default device.

  Raises ValueError for a name of no device.
  """
  if isinstance(device, (tuple, list)):
    names = tuple(_canonical(d) for d in device)
    return names[0] if len(names) == 1 else names
  return _canonical(device)


def _canonical(device: str | None) -> str:
  from tinygrad.device import Device, on_disk

  name = Device.canonicalize(device)
  if device is not None and not on_disk(name):
    Device.check(name)
  return name


def const_uop(dtype: DType, value: Any, shape: tuple[int, ...]) -> UOp:
  """Node of one value everywhere in a shape."""
  return spread(UOp.const(dtype, value), shape)


def to_bfloat16(array: np.ndarray) -> np.ndarray:
  """uint16 bits of float32 values rounded to nearest even."""
  bits = np.ascontiguousarray(array, dtype=np.float32).view(np.uint32)
  rounded = (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16
  return np.where(np.isnan(array), bits >> 16 | 0x40, rounded).astype(np.uint16)


def to_fp8(array: np.ndarray, dtype: DType) -> np.ndarray:
  """uint8 bytes of values in an fp8 type, as casts round them."""
  wide = np.asarray(array, np.float64)
  values = np.array([fp8_to_float(b, dtype) for b in range(0x80)])
  values = values[np.isfinite(values)]
  size = np.minimum(np.abs(wide), values[-1])
  above = np.searchsorted(values, size).clip(1, len(values) - 1)
  # nearest of the two neighbours, the even one of a tie
  low, high = size - values[above - 1], values[above] - size
  up = (high < low) | ((high == low) & (above % 2 == 0))
  code = np.where(up, above, above - 1)
  fnuz = dtype in dtypes.fp8_fnuz
  sign = np.where(np.signbit(wide) & ((code > 0) | (not fnuz)), 0x80, 0)
  nan = 0x80 if fnuz else 0x7F
  return np.where(np.isnan(wide), nan, code | sign).astype(np.uint8)


def store(array: np.ndarray, dtype: DType, shape: tuple[int, ...], device: Device_t) -> UOp:
  """Node of host values put into a new buffer."""
  from tinygrad.device import Buffer, Device, buffer_of, on_disk

  if isinstance(device, tuple):
    return store(array, dtype, shape, device[0]).copy_to(device)
  if on_disk(device):
    return store(array, dtype, shape, Device.DEFAULT).copy_to(device)
  flat = np.ascontiguousarray(array).reshape(-1)
  buffer = UOp.new_buffer(device, flat.size, dtype)
  if flat.size:
    place = buffer_of(buffer)
    assert isinstance(place, Buffer), "the device is one"
    place.copyin(flat.view(np.uint8).data)
  return buffer.reshape(shape)


def store_raw(raw: np.ndarray, kind: DType, device: Device_t) -> UOp:
  """Node of bytes read as elements of kind, 1-d."""
  held = raw.view(np.dtype(kind.held_as))
  return store(held, kind, held.shape, device)


# *** files ***


def in_file(u: UOp, dtype: DType | None = None) -> UOp:
  """1-d BUFFER with just the elements of a node that is a view of a file, as they lie there.

  Raises RuntimeError for a view that is not contiguous, NotImplementedError where it is no view.
  """
  from tinygrad.device import check_computes, file_part
  from tinygrad.engine.realize import realize_uops

  moves = []
  node = u.realized or u
  while node.op is not Ops.BUFFER:
    if node.op is Ops.COPY:
      # written first: a view has a place only in a file that is there
      node = realize_uops(node)[0]
      continue
    if node.op in GroupOp.Movement:
      moves.append(node)
    elif node.op not in (Ops.DETACH, Ops.CONTIGUOUS, Ops.CONTIGUOUS_BACKWARD):
      check_computes(u.device)
    node = node.src[0].realized or node.src[0]
  place: _Place | None = (0, node.shape, (1,))
  for move in reversed(moves):
    place = None if place is None else _moved(place, move)
  if place is None or not _in_order(place[1], place[2]):
    raise RuntimeError(
      f"non-contiguous view is not supported for {u.device}: shape {u.shape} of a file of "
      f"{node.numel} elements; move the whole tensor to another device first"
    )
  size = node.dtype.itemsize
  return file_part(node, place[0] * size, u.numel * size, dtype or u.dtype)


# first element, sizes and steps (in elements) of the axes
_Place = tuple[int, tuple[int, ...], tuple[int, ...]]


def _row_major(sizes: tuple[int, ...]) -> tuple[int, ...]:
  steps, step = [], 1
  for n in reversed(sizes):
    steps.append(step)
    step *= n
  return tuple(reversed(steps))


def _in_order(sizes: tuple[int, ...], steps: tuple[int, ...]) -> bool:
  plain = zip(sizes, steps, _row_major(sizes))
  return 0 in sizes or all(n == 1 or step == want for n, step, want in plain)


def _moved(place: _Place, move: UOp) -> _Place | None:
  """Place of a view of a place; None where it has no steps."""
  start, sizes, steps = place
  if move.op is Ops.SHRINK:
    start += sum(first * step for (first, _), step in zip(move.arg, steps))
  elif move.op is Ops.PERMUTE:
    steps = tuple(steps[axis] for axis in move.arg)
  elif move.op is Ops.EXPAND:
    steps = tuple(step if n == m else 0 for n, m, step in zip(sizes, move.shape, steps))
  elif move.op is Ops.FLIP:
    start += sum((sizes[axis] - 1) * steps[axis] for axis in move.arg)
    steps = tuple(-step if axis in move.arg else step for axis, step in enumerate(steps))
  elif move.op is Ops.RESHAPE and _in_order(sizes, steps):
    steps = _row_major(move.shape)
  elif move.op is Ops.RESHAPE and [n for n in sizes if n != 1] == [n for n in move.shape if n != 1]:
    kept = iter(step for n, step in zip(sizes, steps) if n != 1)
    steps = tuple(0 if n == 1 else next(kept) for n in move.shape)
  else:
    return None
  return start, move.shape, steps
