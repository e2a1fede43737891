"""One GPU behind a vendor's driver: memory, copies, launches, waiting, graphs.

Work on a device goes into one stream and runs in order; Python runs ahead of it and waits only
where a value is read. What differs between vendors is a `Driver`.
"""

from __future__ import annotations

import ctypes
import functools
import re
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from tinygrad.helpers import DEBUG, HCQDEV_WAIT_TIMEOUT_MS, LRU, PROFILE
from tinygrad.renderer import Launch, Program
from tinygrad.renderer.gpu_targets import GPU_TARGETS, GpuTarget

# Bytes of each of two blocks through which values go to and from a device.
_STAGING = 16 << 20
# Waiting asks without a pause at first: most waits are short.
_SPIN_S, _PAUSE_S = 1e-3, 50e-6
# Launches whose names a failure can tell.
_REMEMBERED = 4


class DriverError(RuntimeError):
  """A call of a driver failed."""


class OutOfMemory(DriverError):
  """A driver has no memory left."""


class Driver:
  """The calls of a vendor's driver that a device needs.

  Handles (contexts, streams, events, modules, functions, graphs) are whatever the vendor gives.
  Every method raises DriverError where the driver refuses.
  """

  vendor = ""

  def count(self) -> int:
    """Devices in this machine."""
    raise NotImplementedError

  def open(self, number: int) -> Any:
    """Handle of a device."""
    raise NotImplementedError

  def arch(self, number: int) -> str:
    """LLVM's name of what a device is."""
    raise NotImplementedError

  def use(self, device: Any) -> None:
    """Let the calls that follow on this thread mean a device."""
    raise NotImplementedError

  def memory(self) -> tuple[int, int]:
    """(free, all) bytes of the device in use."""
    raise NotImplementedError

  def alloc(self, nbytes: int) -> int:
    """Address of new memory on the device in use. Raises OutOfMemory."""
    raise NotImplementedError

  def free(self, address: int) -> None:
    """Give memory back."""
    raise NotImplementedError

  def pinned(self, nbytes: int) -> int:
    """Address of memory of this machine that devices copy from and to by themselves."""
    raise NotImplementedError

  def stream(self) -> Any:
    """A new stream."""
    raise NotImplementedError

  def event(self) -> Any:
    """A new event that knows its time."""
    raise NotImplementedError

  def record(self, event: Any, stream: Any) -> None:
    """Let an event happen when the stream gets there."""
    raise NotImplementedError

  def happened(self, event: Any) -> bool:
    """Whether an event has happened."""
    raise NotImplementedError

  def wait(self, stream: Any, event: Any) -> None:
    """Let a stream go on only after an event."""
    raise NotImplementedError

  def elapsed(self, start: Any, end: Any) -> float:
    """Seconds between two events that have happened."""
    raise NotImplementedError

  def to_device(self, to: int, source: int, nbytes: int, stream: Any) -> None:
    """Copy from pinned memory."""
    raise NotImplementedError

  def to_host(self, to: int, source: int, nbytes: int, stream: Any) -> None:
    """Copy to pinned memory."""
    raise NotImplementedError

  def within(self, to: int, source: int, nbytes: int, stream: Any) -> None:
    """Copy on one device."""
    raise NotImplementedError

  def reaches(self, device: int, other: int) -> bool:
    """Whether a device can read the memory of another, which is switched on."""
    raise NotImplementedError

  def from_peer(
    self, to: int, device: Any, source: int, other: Any, nbytes: int, stream: Any
  ) -> None:
    """Copy from another device."""
    raise NotImplementedError

  def load(self, binary: bytes) -> Any:
    """A module of kernels."""
    raise NotImplementedError

  def function(self, module: Any, name: str) -> Any:
    """A kernel of a module."""
    raise NotImplementedError

  def launch(self, function: Any, launch: Launch, parameters: int, stream: Any) -> None:
    """Run a kernel; parameters: address of an array of addresses of each argument."""
    raise NotImplementedError

  def begin_capture(self, stream: Any) -> None:
    """What follows on the stream is recorded and not run."""
    raise NotImplementedError

  def end_capture(self, stream: Any) -> Any:
    """A graph of what was recorded."""
    raise NotImplementedError

  def replay(self, graph: Any, stream: Any) -> None:
    """Run a graph."""
    raise NotImplementedError


def choose_target(arch: str, device: str) -> GpuTarget:
  """The record for a GPU: its own, or for NVIDIA that of the newest older one.

  Raises RuntimeError where there is none.
  """
  if arch in GPU_TARGETS:
    return GPU_TARGETS[arch]
  if arch.startswith("sm_"):
    older = [n for n in GPU_TARGETS if n.startswith("sm_") and int(n[3:]) <= int(arch[3:])]
    if older:
      return GPU_TARGETS[max(older, key=lambda n: int(n[3:]))]
  raise RuntimeError(
    f"{device} is a {arch}, which nothing can be generated for yet: add a line to "
    f"renderer/gpu_targets.py; there are {', '.join(GPU_TARGETS)}"
  )


class GpuMemory:
  """Memory of a device, given back to it by `release`."""

  def __init__(self, device: GpuDevice, address: int, nbytes: int):
    self.device, self.address, self.nbytes = device, address, nbytes

  def release(self) -> None:
    """Give the memory back."""
    self.device.give(self)

  def write(self, data: np.ndarray) -> None:
    """Fill from bytes (n,) uint8."""
    self.device.write(self.address, data)

  def read(self, out: np.ndarray) -> None:
    """Wait for the device, and copy to bytes (n,) uint8."""
    self.device.read(self.address, out)

  def copy_from(self, source: GpuMemory, nbytes: int) -> None:
    """Copy from memory of this or of another device of the same vendor."""
    self.device.copy(self.address, source.device, source.address, nbytes)


class GpuDevice:
  """Device `number` of a driver. Raises RuntimeError where there is no such device."""

  def __init__(self, driver: Driver, number: int, name: str):
    self.driver, self.number, self.name = driver, number, name
    count = driver.count()
    if number >= count:
      what = f"{count} {driver.vendor} device{'s' if count != 1 else ''}"
      raise RuntimeError(f"device {name}: this machine has {what}, numbered from 0")
    self.handle = driver.open(number)
    self.target = choose_target(driver.arch(number), name)
    driver.use(self.handle)
    self.stream = driver.stream()
    self.done = driver.event()
    self.recent: list[str] = []
    # freed memory by size, which later buffers take
    self.pool: dict[int, list[GpuMemory]] = {}
    # numbers of other devices: whether their memory can be read
    self.reached: dict[int, bool] = {}

  # *** memory ***

  def take(self, nbytes: int) -> GpuMemory:
    """New memory. Raises MemoryError."""
    if found := self.pool.get(nbytes):
      return found.pop()
    self.driver.use(self.handle)
    try:
      return GpuMemory(self, self.driver.alloc(nbytes), nbytes)
    except OutOfMemory:
      self.free_pool()
    try:
      return GpuMemory(self, self.driver.alloc(nbytes), nbytes)
    except OutOfMemory as e:
      free, total = self.driver.memory()
      raise MemoryError(
        f"{self.name}: no memory for a buffer of {nbytes} bytes: {free} of {total} bytes are free"
      ) from e

  def give(self, memory: GpuMemory) -> None:
    """Take memory back, for the next buffer of its size."""
    if LRU:
      self.pool.setdefault(memory.nbytes, []).append(memory)
    else:
      self.synchronize()
      self.driver.free(memory.address)

  def free_pool(self) -> None:
    """Give all freed memory to the driver, after what still uses it."""
    self.synchronize()
    for memories in self.pool.values():
      for memory in memories:
        self.driver.free(memory.address)
    self.pool.clear()

  # *** copies ***

  @functools.cached_property
  def staging(self) -> list[tuple[int, np.ndarray, Any]]:
    """Two blocks of pinned memory: address, bytes, and the event after its last use."""
    out = []
    for _ in range(2):
      address = self.driver.pinned(_STAGING)
      raw = (ctypes.c_uint8 * _STAGING).from_address(address)
      event = self.driver.event()
      self.driver.record(event, self.stream)
      out.append((address, np.frombuffer(memoryview(raw), np.uint8), event))
    return out

  def write(self, address: int, data: np.ndarray) -> None:
    """Copy bytes to the device; they may change once this returns."""
    self.driver.use(self.handle)
    for i, start in enumerate(range(0, data.nbytes, _STAGING)):
      source, block, event = self.staging[i % 2]
      part = data[start : start + _STAGING]
      self.wait_for(event)
      block[: part.nbytes] = part
      self.driver.to_device(address + start, source, part.nbytes, self.stream)
      self.driver.record(event, self.stream)

  def read(self, address: int, out: np.ndarray) -> None:
    """Copy bytes from the device when all work before is done."""
    self.driver.use(self.handle)
    starts = list(range(0, out.nbytes, _STAGING))
    for i, start in enumerate([*starts, None]):
      if start is not None:
        to, _, event = self.staging[i % 2]
        size = min(_STAGING, out.nbytes - start)
        self.driver.to_host(to, address + start, size, self.stream)
        self.driver.record(event, self.stream)
      if i:
        # the part before, while this one is on its way
        _, block, event = self.staging[(i - 1) % 2]
        self.wait_for(event)
        before = starts[i - 1]
        size = min(_STAGING, out.nbytes - before)
        out[before : before + size] = block[:size]

  def copy(self, to: int, other: GpuDevice, source: int, nbytes: int) -> None:
    """Copy from memory of a device of the same driver, directly where it can be reached."""
    self.driver.use(self.handle)
    if other is self:
      self.driver.within(to, source, nbytes, self.stream)
    elif self.can_reach(other):
      # after what the other one still has to write, and before it writes anew
      self.driver.use(other.handle)
      self.driver.record(other.done, other.stream)
      self.driver.use(self.handle)
      self.driver.wait(self.stream, other.done)
      self.driver.from_peer(to, self.handle, source, other.handle, nbytes, self.stream)
      self.driver.record(self.done, self.stream)
      self.driver.use(other.handle)
      self.driver.wait(other.stream, self.done)
    else:
      through = np.empty(nbytes, np.uint8)
      other.read(source, through)
      self.write(to, through)

  def can_reach(self, other: GpuDevice) -> bool:
    """Whether copies from another device go without this machine's memory."""
    if other.number not in self.reached:
      self.reached[other.number] = self.driver.reaches(self.number, other.number)
      if DEBUG >= 1:
        how = "directly" if self.reached[other.number] else "through the host: no peer access"
        print(f"copies from {other.name} to {self.name} go {how}")
    return self.reached[other.number]

  # *** running ***

  def remember(self, name: str) -> None:
    """Note what was launched, for the message of a failure."""
    self.recent = [*self.recent[1 - _REMEMBERED :], name]

  def wait_for(self, event: Any) -> None:
    """Return when an event has happened. Raises RuntimeError, naming the last kernels."""
    start = time.perf_counter()
    while True:
      try:
        if self.driver.happened(event):
          return
      except DriverError as e:
        raise RuntimeError(f"{self.name}: {e}; launched last: {', '.join(self.recent)}") from e
      waited = time.perf_counter() - start
      if waited > HCQDEV_WAIT_TIMEOUT_MS.value / 1e3:
        raise RuntimeError(
          f"{self.name}: no end after {waited:.1f} s (HCQDEV_WAIT_TIMEOUT_MS); launched last: "
          f"{', '.join(self.recent)}"
        )
      if waited > _SPIN_S:
        time.sleep(_PAUSE_S)

  def synchronize(self) -> None:
    """Wait until all work is done."""
    self.driver.use(self.handle)
    self.driver.record(self.done, self.stream)
    self.wait_for(self.done)


class GpuProgram:
  """A loaded program: call it with the addresses of its buffers, in slot order."""

  def __init__(self, device: GpuDevice, program: Program):
    self.device, self.program = device, program
    driver = device.driver
    driver.use(device.handle)
    try:
      module = driver.load(program.binary)
      self.kernels = [(driver.function(module, x.symbol), x) for x in program.launches]
    except DriverError as e:
      raise RuntimeError(f"{device.name} cannot load {program.name}: {e}") from e
    self.values = (ctypes.c_uint64 * 0)()
    self.start = self.end = None

  def __call__(self, addresses: Sequence[int]) -> float | None:
    """Launch every kernel. Seconds on the device, where DEBUG or PROFILE ask for them."""
    timed = DEBUG >= 2 or bool(PROFILE)
    device, driver = self.device, self.device.driver
    driver.use(device.handle)
    if timed:
      if self.start is None:
        self.start, self.end = driver.event(), driver.event()
      driver.record(self.start, device.stream)
    self.launch(addresses)
    if not timed:
      return None
    driver.record(self.end, device.stream)
    device.wait_for(self.end)
    return driver.elapsed(self.start, self.end)

  def launch(self, addresses: Sequence[int]) -> None:
    """Put every kernel into the stream. Raises RuntimeError naming kernel and sizes."""
    if len(self.values) != len(addresses):
      self.values = (ctypes.c_uint64 * len(addresses))()
      first = ctypes.addressof(self.values)
      self.places = (ctypes.c_uint64 * len(addresses))(*range(first, first + 8 * len(addresses), 8))
    self.values[:] = list(addresses)
    device = self.device
    for function, launch in self.kernels:
      device.remember(launch.symbol)
      try:
        device.driver.launch(function, launch, ctypes.addressof(self.places), device.stream)
      except DriverError as e:
        raise RuntimeError(
          f"{device.name} cannot launch {launch.symbol}, {launch.groups} groups of "
          f"{launch.threads} threads with {launch.shared_bytes} bytes of shared memory: {e}"
        ) from e


class GpuGraph:
  """Launches recorded once and run again at once, on the same addresses."""

  def __init__(self, device: GpuDevice, launches: Sequence[tuple[GpuProgram, Sequence[int]]]):
    self.device = device
    self.name = f"graph of {len(launches)} programs, the last {launches[-1][0].program.name}"
    driver = device.driver
    driver.use(device.handle)
    driver.begin_capture(device.stream)
    for program, addresses in launches:
      program.launch(addresses)
    self.graph = driver.end_capture(device.stream)

  def __call__(self) -> None:
    """Run all of it."""
    self.device.driver.use(self.device.handle)
    self.device.remember(self.name)
    self.device.driver.replay(self.graph, self.device.stream)


def open_gpu(kind: str, number: int, name: str) -> GpuDevice:
  """A device of kind CUDA, NV or AMD. Raises RuntimeError that says what is missing."""
  return GpuDevice(_driver("AMD" if kind == "AMD" else "CUDA"), number, name)


@functools.cache
def _driver(vendor: str) -> Driver:
  if vendor == "AMD":
    from tinygrad.runtime.ops_amd import HipDriver

    return HipDriver()
  from tinygrad.runtime.ops_cuda import CudaDriver

  return CudaDriver()


def find_arch(text: bytes) -> str:
  """AMD's name of a GPU within the description of a device; empty where there is none."""
  found = re.search(rb"gfx[0-9a-f]{3,4}", text)
  return found[0].decode() if found else ""
