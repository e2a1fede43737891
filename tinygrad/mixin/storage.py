"""Host values put into storage, and names of devices."""

from __future__ import annotations

from typing import Any

import numpy as np

from tinygrad.dtype import DType, _to_np_dtype, dtypes
from tinygrad.mixin.elementwise import spread
from tinygrad.uop.ops import Device_t, UOp


def canonical(device: Any) -> Device_t:
  """Canonical device name, or tuple of them; None is the default device."""
  from tinygrad.device import Device

  if isinstance(device, (tuple, list)):
    names = tuple(Device.canonicalize(d) for d in device)
    return names[0] if len(names) == 1 else names
  return Device.canonicalize(device)


def const_uop(dtype: DType, value: Any, shape: tuple[int, ...]) -> UOp:
  return spread(UOp.const(dtype, value), shape)


def to_bfloat16(array: np.ndarray) -> np.ndarray:
  """uint16 bits of float32 values rounded to nearest even."""
  bits = np.ascontiguousarray(array, dtype=np.float32).view(np.uint32)
  rounded = (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16
  return np.where(np.isnan(array), bits >> 16 | 0x40, rounded).astype(np.uint16)


def store(array: np.ndarray, dtype: DType, shape: tuple[int, ...], device: Device_t) -> UOp:
  """Node of host values put into a new buffer."""
  from tinygrad.device import buffer_of

  if isinstance(device, tuple):
    return store(array, dtype, shape, device[0]).copy_to(device)
  flat = np.ascontiguousarray(array).reshape(-1)
  buffer = UOp.new_buffer(device, flat.size, dtype)
  if flat.size:
    buffer_of(buffer).copyin(memoryview(flat.view(np.uint8)))
  return buffer.reshape(shape)


def store_raw(raw: np.ndarray, kind: DType, device: Device_t) -> UOp:
  """Node of bytes read as elements of kind, 1-d."""
  held = raw.view(np.uint16 if kind is dtypes.bfloat16 else _to_np_dtype(kind))
  return store(held, kind, held.shape, device)
