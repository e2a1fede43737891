"""Devices by name, and the memory of tensors."""

from __future__ import annotations

import ctypes
import functools
import os
import subprocess
import sys
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from tinygrad.dtype import DTYPES_DICT, DType, dtypes
from tinygrad.helpers import DEBUG, DEV, GPU_TARGET, LRU, GlobalCounters
from tinygrad.renderer import Program, Target
from tinygrad.renderer.gpu_targets import gpu_target
from tinygrad.runtime.memory import Block
from tinygrad.runtime.ops_disk import File, disk_path
from tinygrad.uop.ops import Device_t, UOp

if TYPE_CHECKING:
  from tinygrad.runtime.gpu_device import GpuDevice, GpuMemory

_KINDS = ("CPU", "PYTHON", "NULL", "FIBERS", "CUDA", "NV", "AMD")
# Kinds with memory of their own, behind a driver.
_GPUS = ("CUDA", "NV", "AMD")
# Devices of a kind: of most all are this machine, so the number bounds mistakes, not hardware.
_NUM_DEVICES = 64


def _run_nothing(addresses: list[int]) -> None:
  """What a NULL device does for a kernel."""


class Renderer:
  """What kernels of a device can be made of."""

  def __init__(self, target: Target):
    self.target = target

  def supported_dtypes(self) -> set[DType]:
    """Dtypes that the device stores and computes with."""
    return {dt for dt in DTYPES_DICT.values() if is_dtype_supported(dt)}


class Compiled:
  """One device: its kind, what to generate for it, and how to load a program.

  Raises RuntimeError for a GPU that is not there.
  """

  def __init__(self, name: str):
    self.name, self.kind = name, name.split(":")[0]
    self.gpu: GpuDevice | None = None
    if self.kind in _GPUS:
      from tinygrad.runtime.gpu_device import open_gpu

      try:
        self.gpu = open_gpu(self.kind, int(name.partition(":")[2] or 0), name)
      except RuntimeError as e:
        others = ", ".join(k for k in _KINDS if k not in _GPUS)
        raise RuntimeError(f"{e}; devices that need no driver: {others}") from e

  @property
  def target(self) -> Target:
    """What to generate code for. Raises NotImplementedError for a file, ValueError for a GPU
    that is not known."""
    check_computes(self.name)
    if self.gpu is not None:
      return Target(self.kind, gpu=self.gpu.target, device=self.name)
    if self.kind == "FIBERS" or (self.kind == "NULL" and GPU_TARGET.value):
      return Target(self.kind, gpu=gpu_target(GPU_TARGET.value or "sm_89"))
    return Target(self.kind)

  @property
  def renderer(self) -> Renderer:
    """What kernels of this device are made of."""
    return Renderer(self.target)

  def load(self, program: Program) -> Callable[[list[int]], float | None]:
    """Callable that runs a program on a list of addresses; seconds, where a GPU measured them."""
    if self.gpu is not None:
      from tinygrad.runtime.gpu_device import GpuProgram

      return GpuProgram(self.gpu, program)
    if self.kind == "CPU" and program.kernels:
      from tinygrad.runtime.chains import ChainProgram

      return ChainProgram(program)
    if self.kind == "CPU":
      from tinygrad.runtime.ops_cpu import CPUProgram

      return CPUProgram(program)
    if self.kind == "FIBERS":
      from tinygrad.runtime.fibers import FiberProgram

      return FiberProgram(program)
    if self.kind == "PYTHON":
      from tinygrad.runtime.ops_python import PythonProgram

      return PythonProgram(program)
    return _run_nothing

  def limits(self) -> tuple[float, float] | None:
    """(float32 operations, bytes of memory) a second at most; None where nothing is computed."""
    if self.kind != "CPU":
      return None
    from tinygrad.runtime.limits import cpu_limits

    return cpu_limits()

  def synchronize(self) -> None:
    """Wait for all kernels. Those of this machine have run to their end when launched."""
    if self.gpu is not None:
      self.gpu.synchronize()


class _Devices:
  """`Device[name]` opens a device; `Device.DEFAULT` is the one used where none is named."""

  def __init__(self) -> None:
    self._opened: dict[str, Compiled] = {}
    self._default: str | None = None

  def canonicalize(self, device: str | None) -> str:
    """Upper case before the colon, no `:0`; None gives the default."""
    if device is None:
      return self.DEFAULT
    kind, _, number = device.partition(":")
    return kind.upper() if number in ("", "0") else f"{kind.upper()}:{number}"

  def __getitem__(self, name: str) -> Compiled:
    name = self.canonicalize(name)
    if name.startswith("DISK:"):
      # a file takes no memory here, and there may be many
      return Compiled(name)
    if name not in self._opened:
      self._check(name, "device")
      self._opened[name] = Compiled(name)
      if DEBUG >= 1:
        print(f"opened device {name}")
    return self._opened[name]

  @staticmethod
  def _check(name: str, what: str) -> None:
    kind, colon, number = name.partition(":")
    if kind == "DISK":
      raise ValueError(
        f"{what}={name!r}: a file is named disk:path or disk:shm:name, and only holds tensors"
      )
    if kind not in _KINDS:
      raise ValueError(f"{what}={name!r}: no such device; there are {', '.join(_KINDS)}")
    if colon and not (number.isdecimal() and int(number) < _NUM_DEVICES):
      last = f"{kind}:{_NUM_DEVICES - 1}"
      raise ValueError(f"{what}={name!r}: no such device; there are {kind}:0 to {last}")

  @property
  def DEFAULT(self) -> str:  # noqa: N802  (public name)
    """Name of the default device. Raises ValueError where DEV names none."""
    if DEV.value:
      name = self.canonicalize(DEV.value)
      self._check(name, "DEV")
      return name
    # as in NV=1 python3 x.py
    named = (kind for kind in _KINDS if os.environ.get(kind) == "1")
    return self._default or next(named, "CPU")

  @DEFAULT.setter
  def DEFAULT(self, name: str) -> None:  # noqa: N802
    name = self.canonicalize(name)
    self._check(name, "Device.DEFAULT")
    self._default = name
    DEV.value = ""

  @property
  def default(self) -> Compiled:
    """The default device itself."""
    return self[self.DEFAULT]


Device = _Devices()


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
    """Address of element 0; 0 on NULL."""
    self.ensure_allocated()
    return self.memory.address if self.memory is not None else 0

  def ensure_allocated(self) -> Buffer:
    """Take memory unless that was done. Raises MemoryError."""
    if self.memory is None and not self.device.startswith("NULL"):
      gpu = Device[self.device].gpu if self.device.startswith(_GPUS) else None
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
    """The memory itself as an array (size,); bfloat16 and fp8 as their bits, NULL as zeros.

    Of a GPU it is a copy that cannot be written.
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
    if not self.nbytes or self.device.startswith("NULL"):
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


def on_disk(device: Device_t | None) -> bool:
  """Whether a device is a file."""
  return isinstance(device, str) and device.startswith("DISK:")


def check_computes(device: Device_t | None) -> None:
  """Raises NotImplementedError for a file."""
  if on_disk(device):
    raise NotImplementedError(
      f"nothing can be computed on {device}: it only holds values; move the tensor to another "
      "device first, as in t.to(Device.DEFAULT)"
    )


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
  if device.startswith(("NULL", *_GPUS)):
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


@functools.cache
def is_dtype_supported(dtype: DType, device: str | None = None) -> bool:
  """Whether tensors of a dtype can be computed on a device: all with storage can."""
  return dtype.itemsize > 0 and "weak" not in dtype.name


# *** python -m tinygrad.device ***

_PROBE = """
from tinygrad import Tensor
total = (Tensor([1.0, 2.0, 3.0], device={kind!r}) * 2).sum().item()
assert {kind!r} == "NULL" or total == 12.0, f"2 * (1 + 2 + 3) gives {{total}}"
"""


def probe(kind: str, code: str = _PROBE) -> str:
  """Empty where a device of this kind computes a small sum; else why not.

  It is tried in a process of its own, so that one that dies takes nothing else with it.
  """
  command = [sys.executable, "-c", code.format(kind=kind)]
  try:
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
  except subprocess.TimeoutExpired:
    return "no answer within 120 s"
  if done.returncode < 0:
    return f"ended by signal {-done.returncode}"
  lines = done.stderr.strip().splitlines()
  return (lines[-1] if lines else f"exit code {done.returncode}") if done.returncode else ""


def main() -> int:
  """Print one line a kind of device: whether it works here. 0 where the default one does."""
  failed = {kind: probe(kind) for kind in _KINDS}
  default = Device.DEFAULT.split(":")[0]
  for kind, why in failed.items():
    mark = "*" if kind == default else " "
    print(f"{mark} {kind:8} {'works' if not why else 'fails: ' + why}")
  print("* is the default; DEV=NAME chooses another")
  return 1 if failed[default] else 0


if __name__ == "__main__":
  sys.exit(main())
