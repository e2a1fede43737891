"""The memory of tensors on devices, which `tinygrad.devices` opens."""

from __future__ import annotations

import ctypes
import os
import sys
import weakref
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from tinygrad.devices import (  # noqa: F401  (part of the public module)
  GPUS,
  Compiled,
  Device,
  Renderer,
  check_computes,
  has_memory,
  is_dtype_supported,
  main,
  on_disk,
  probe,
)
from tinygrad.dtype import DType, dtypes
from tinygrad.helpers import LRU, GlobalCounters
from tinygrad.runtime.memory import Block
from tinygrad.runtime.ops_disk import File, disk_path
from tinygrad.uop.ops import Device_t, UOp

if TYPE_CHECKING:
  from tinygrad.runtime.gpu_device import GpuMemory


class _Memory(Block):
  """A block, and the freed ones that are kept for later."""

  pool: ClassVar[dict[int, list[_Memory]]] = {}
  # bytes of freed blocks that are kept
  limit: ClassVar[int] = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 4

  @classmethod
  def take(cls, nbytes: int) -> _Memory:
    """A freed block of this size, or a new one. Raises MemoryError."""
    free = cls.pool.get(nbytes)
    if free:
      return free.pop()
    try:
      return cls(nbytes)
    except OSError:
      cls.pool.clear()
    try:
      return cls(nbytes)
    except OSError as e:
      raise MemoryError(f"no memory for a buffer of {nbytes} bytes: {e}") from e

  def release(self) -> None:
    """Keep a freed block for later; blocks of the sizes used longest ago go beyond the limit."""
    cls = _Memory
    if not LRU or self.nbytes > cls.limit:
      return
    # the size just freed becomes the one used last
    same = cls.pool.pop(self.nbytes, [])
    cls.pool[self.nbytes] = [*same, self]
    total = sum(size * len(blocks) for size, blocks in cls.pool.items())
    while total > cls.limit:
      size = next(iter(cls.pool))
      blocks = cls.pool[size]
      blocks.pop()
      total -= size
      if not blocks:
        del cls.pool[size]


def _release(memory: _Memory | GpuMemory, device: str) -> None:
  GlobalCounters.allocated(device, -memory.nbytes)
  memory.release()


class Buffer:
  """`size` elements of dtype on a device; memory is taken when first needed."""

  def __init__(self, device: str, size: int, dtype: DType):
    self.device, self.size, self.dtype = device, size, dtype
    self.nbytes = size * dtype.itemsize
    self.memory: _Memory | GpuMemory | None = None

  @property
  def is_allocated(self) -> bool:
    """Whether memory was taken."""
    return self.memory is not None

  @property
  def address(self) -> int:
    """Address of element 0; 0 on a device without memory."""
    self.ensure_allocated()
    return self.memory.address if self.memory is not None else 0

  def ensure_allocated(self) -> Buffer:
    """Take memory unless that was done. Raises MemoryError."""
    if self.memory is None and has_memory(self.device):
      gpu = Device[self.device].gpu if self.device.startswith(GPUS) else None
      take = _Memory.take if gpu is None else gpu.take
      self.memory = take(max(self.nbytes, 1))
      GlobalCounters.allocated(self.device, self.memory.nbytes)
      self._release = weakref.finalize(self, _release, self.memory, self.device)
      self._release.atexit = False
    return self

  allocate = ensure_allocated

  def deallocate(self) -> None:
    """Give the memory back; the content is lost, and the next use takes memory again."""
    if self.memory is not None:
      self.memory = None
      self._release()

  def as_numpy(self) -> np.ndarray:
    """The memory itself as an array (size,); bfloat16 and fp8 as their bits.

    Of a GPU it is a copy that cannot be written; zeros where the device has no memory.
    """
    self.ensure_allocated()
    kind = np.dtype(self.dtype.held_as)
    if self.memory is None:
      return np.zeros(self.size, kind)
    if not isinstance(self.memory, _Memory):
      out = np.empty(self.size, kind)
      if self.nbytes:
        self.memory.read(out.view(np.uint8))
      out.flags.writeable = False
      return out
    # the base of the array keeps the map alive, not the buffer
    return self.memory.array[: self.nbytes].view(kind)

  def copyin(self, data: Any) -> Buffer:
    """Fill from any object with `nbytes` bytes of memory. Raises ValueError for another size."""
    source = np.frombuffer(memoryview(data).cast("B"), np.uint8) if self.nbytes else None
    if source is not None:
      if source.size != self.nbytes:
        raise ValueError(f"copyin: {source.size} bytes for a buffer of {self.nbytes}")
      self.ensure_allocated()
      if self.memory is not None and not isinstance(self.memory, _Memory):
        self.memory.write(source)
      else:
        self.as_numpy().view(np.uint8)[:] = source
    return self

  def copyout(self, out: Any) -> Any:
    """Write all bytes into a writable object of `nbytes` bytes, and return it."""
    if self.nbytes:
      to = np.frombuffer(memoryview(out).cast("B"), np.uint8)
      if self.memory is None or isinstance(self.memory, _Memory):
        to[:] = self.as_numpy().view(np.uint8)
      else:
        self.memory.read(to)
    return out

  def copy_from(self, source: Buffer) -> float | None:
    """Copy another buffer of the same bytes. Seconds, where GPUs measured them."""
    if not self.nbytes or not has_memory(self.device):
      return None
    to, other = self.ensure_allocated().memory, source.memory
    if to is None or isinstance(to, _Memory):
      source.copyout(self.as_numpy().view(np.uint8))
    elif other is None or isinstance(other, _Memory) or other.device.driver is not to.device.driver:
      self.copyin(source.as_numpy().view(np.uint8))
    else:
      return to.copy_from(other, self.nbytes)
    return None


class SharedBuffer(Buffer):
  """Stands for a buffer in the memory of a host, which is at least as large and outlives it."""

  def __init__(self, like: Buffer, host: Buffer):
    super().__init__(like.device, like.size, like.dtype)
    self.host = host

  @property
  def is_allocated(self) -> bool:
    """Whether the host has memory."""
    return self.host.is_allocated

  def ensure_allocated(self) -> Buffer:
    """Take the host's memory."""
    self.memory = self.host.ensure_allocated().memory
    return self

  def deallocate(self) -> None:
    """Give the host's memory back, and with it that of all who share it."""
    self.memory = None
    self.host.deallocate()


class FileBuffer(Buffer):
  """`size` elements of dtype in a file, from an offset in bytes. Reading never changes the file.

  Raises FileNotFoundError where it is read and there is no file, ValueError where it is too short.
  """

  def __init__(self, device: str, size: int, dtype: DType, file: File, offset: int = 0):
    super().__init__(device, size, dtype)
    self.file, self.offset = file, offset

  @property
  def is_allocated(self) -> bool:
    """True: there is nothing to take."""
    return True

  def ensure_allocated(self) -> Buffer:
    """Nothing."""
    return self

  allocate = ensure_allocated

  @property
  def address(self) -> int:
    """Raises NotImplementedError."""
    raise NotImplementedError(f"{self.device} has no address in memory")

  def as_numpy(self) -> np.ndarray:
    """What the file holds, as an array of its own that cannot be written."""
    out = np.empty(self.size, np.dtype(self.dtype.held_as))
    self.copyout(out.view(np.uint8))
    out.flags.writeable = False
    return out

  def copyin(self, data: Any) -> Buffer:
    """Write the bytes of an object into the file. Raises ValueError for another size, OSError."""
    source = memoryview(data).cast("B") if self.nbytes else memoryview(b"")
    if source.nbytes != self.nbytes:
      raise ValueError(f"copyin: {source.nbytes} bytes for a buffer of {self.nbytes}")
    self.file.write(source, self.offset)
    return self

  def copyout(self, out: Any) -> Any:
    """Read all bytes into a writable object of `nbytes` bytes, and return it."""
    if self.nbytes:
      self.file.read(memoryview(out).cast("B"), self.offset)
    return out

  def copy_from(self, source: Buffer) -> float | None:
    """Write the bytes of another buffer of the same size."""
    self.copyin(source.as_numpy().view(np.uint8))
    return None


class _Borrowed(_Memory):
  """Memory at an address that someone else owns."""

  def __init__(self, address: int, nbytes: int):
    self.address, self.nbytes = address, nbytes
    raw = (ctypes.c_uint8 * nbytes).from_address(address)
    self.array = np.frombuffer(memoryview(raw), np.uint8)


class BorrowedBuffer(Buffer):
  """Stands for memory that someone else owns, and keeps for as long as this is used."""

  def __init__(self, device: str, size: int, dtype: DType, address: int):
    super().__init__(device, size, dtype)
    self.memory = _Borrowed(address, self.nbytes)

  def deallocate(self) -> None:
    """Nothing: the owner gives the memory back."""


class UnboundBuffer(Buffer):
  """Stands for the value of a variable that has none. Raises RuntimeError where it is read."""

  def __init__(self, device: str, dtype: DType, name: str):
    super().__init__(device, 1, dtype)
    self.name = name

  def ensure_allocated(self) -> Buffer:
    """Raises RuntimeError."""
    raise RuntimeError(f"unbound Variable {self.name!r}: give it a value with bind()")

  allocate = ensure_allocated


class MultiBuffer:
  """One buffer on each of several devices."""

  def __init__(self, bufs: list[Buffer]):
    self.bufs = bufs


_buffers: weakref.WeakKeyDictionary[UOp, Buffer | MultiBuffer] = weakref.WeakKeyDictionary()


def buffer_of(buffer: UOp) -> Buffer | MultiBuffer:
  """Storage of a BUFFER node, one object for as long as the node lives."""
  if (found := _buffers.get(buffer)) is None:
    _, device, size = buffer.arg
    if isinstance(device, tuple):
      found = MultiBuffer([_storage(d, size, buffer.dtype) for d in device])
    else:
      found = _storage(device, size, buffer.dtype)
    _buffers[buffer] = found
  return found


def _storage(device: str, size: int, dtype: DType) -> Buffer:
  if device.startswith("DISK:"):
    file = File(disk_path(device.removeprefix("DISK:")), size * dtype.itemsize)
    return FileBuffer(device, size, dtype, file)
  return Buffer(device, size, dtype)


def open_file(path: str, dtype: DType) -> UOp:
  """BUFFER for all of a file. Raises FileNotFoundError, ValueError for part of an element."""
  file = File(os.path.abspath(path))
  size = file.size()
  if size % dtype.itemsize:
    raise ValueError(f"{path}: {size} bytes are no whole number of {dtype} elements")
  device = f"DISK:{file.path}"
  out = UOp.new_buffer(device, size // dtype.itemsize, dtype)
  _buffers[out] = FileBuffer(device, out.arg[2], dtype, file)
  return out


def file_part(buffer: UOp, start: int, nbytes: int, dtype: DType) -> UOp:
  """BUFFER for part of a file, `start` bytes behind where another BUFFER of it starts."""
  whole = buffer_of(buffer)
  assert isinstance(whole, FileBuffer), f"{buffer} is not in a file"
  out = UOp.new_buffer(whole.device, nbytes // dtype.itemsize, dtype)
  _buffers[out] = FileBuffer(whole.device, out.arg[2], dtype, whole.file, whole.offset + start)
  return out


def alias_buffer(buffer: UOp, sources: list[UOp], index: int | None) -> None:
  """Let a BUFFER stand for part `index` of the first source, or for all sources stacked."""
  found = [buffer_of(s) for s in sources]
  if index is None:
    _buffers[buffer] = MultiBuffer([b for b in found if isinstance(b, Buffer)])
  else:
    first = found[0]
    _buffers[buffer] = first.bufs[index] if isinstance(first, MultiBuffer) else first


def borrow_buffer(device: str, size: int, dtype: DType, address: int) -> UOp:
  """New BUFFER node for memory that someone else owns.

  Raises ValueError for an address that cannot hold dtype, or a device without memory here.
  """
  if address <= 0 or address % dtype.itemsize:
    raise ValueError(
      f"address {address:#x} is no multiple of the {dtype.itemsize} bytes of {dtype}"
    )
  if not has_memory(device) or device.startswith(GPUS):
    raise ValueError(f"device {device} has no memory of this machine: use CPU or PYTHON")
  out = UOp.new_buffer(device, size, dtype)
  _buffers[out] = BorrowedBuffer(device, size, dtype, address)
  return out


def variable_buffer(device: Device_t, name: str, value: int | None) -> UOp:
  """New BUFFER with the value of a variable, an int32; None for one that has none."""
  out = UOp.new_buffer(device, 1, dtypes.int32)
  held: list[Buffer] = []
  for d in device if isinstance(device, tuple) else (device,):
    if value is None:
      held.append(UnboundBuffer(d, dtypes.int32, name))
    else:
      held.append(Buffer(d, 1, dtypes.int32).copyin(np.array([value], np.int32)))
  _buffers[out] = MultiBuffer(held) if isinstance(device, tuple) else held[0]
  return out


def renewed(buffer: UOp) -> UOp:
  """A new BUFFER node for the same storage, whose content has changed."""
  out = UOp.new_buffer(buffer.arg[1], buffer.arg[2], buffer.dtype)
  _buffers[out] = buffer_of(buffer)
  return out


if __name__ == "__main__":
  sys.exit(main())
