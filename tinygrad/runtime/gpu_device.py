"""One GPU behind a vendor's driver: memory, copies, launches, waiting, graphs.

Python runs ahead of a device and waits only where a value is read. Kernels and copies are in lanes
of their own (gpu_lanes.py). What differs between vendors is a `Driver`.
"""

from __future__ import annotations

import ctypes
import functools
import sys
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from tinygrad.helpers import DEBUG, HCQDEV_WAIT_TIMEOUT_MS, LRU, PROFILE
from tinygrad.renderer import Program
from tinygrad.renderer.gpu_targets import GPU_TARGETS, GpuTarget
from tinygrad.runtime import gpu_lanes
from tinygrad.runtime.gpu_driver import Driver, DriverError, OutOfMemory
from tinygrad.runtime.gpu_lanes import Lane, Uses
from tinygrad.uop import Ops

# Waiting asks without a pause at first: most waits are short.
_SPIN_S, _PAUSE_S = 1e-3, 50e-6
# Launches whose names a failure can tell.
_REMEMBERED = 4
# Launches from one event to the next: who waits for one of them waits for few others.
_BETWEEN_MARKS = 64


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

  def copy_from(self, source: GpuMemory, nbytes: int) -> float | None:
    """Copy from memory of this or of another device of the same vendor.

    Seconds on the device, where DEBUG or PROFILE ask for them.
    """
    return self.device.copy(self.address, source.device, source.address, nbytes)


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
    self.kernels, self.incoming, self.outgoing = Lane(self), Lane(self), Lane(self)
    self.uses = Uses(self.kernels)
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

  def write(self, address: int, data: np.ndarray) -> None:
    """Copy bytes to the device; they may change once this returns, and are on their way."""
    lane = self.incoming
    self.uses.before_copy(lane, address, True)
    for i, start in enumerate(range(0, data.nbytes, gpu_lanes.STAGING)):
      block = lane.blocks()[i % 2]
      part = data[start : start + gpu_lanes.STAGING]
      if block.was_used:
        self.wait_for(block.event)
      block.array[: part.nbytes] = part
      self.driver.use(self.handle)
      self.driver.to_device(address + start, block.address, part.nbytes, lane.stream)
      lane.used(block)
    lane.put()
    self.uses.copied(lane, address, True)

  def read(self, address: int, out: np.ndarray) -> None:
    """Copy bytes from the device when all that writes them is done."""
    lane = self.outgoing
    self.uses.before_copy(lane, address, False)
    starts = list(range(0, out.nbytes, gpu_lanes.STAGING))
    for i, start in enumerate([*starts, None]):
      if start is not None:
        block = lane.blocks()[i % 2]
        size = min(gpu_lanes.STAGING, out.nbytes - start)
        self.driver.use(self.handle)
        self.driver.to_host(block.address, address + start, size, lane.stream)
        lane.used(block)
      if i:
        # the part before, while this one is on its way
        block = lane.blocks()[(i - 1) % 2]
        self.wait_for(block.event)
        before = starts[i - 1]
        size = min(gpu_lanes.STAGING, out.nbytes - before)
        out[before : before + size] = block.array[:size]

  def copy(self, to: int, other: GpuDevice, source: int, nbytes: int) -> float | None:
    """Copy from memory of a device of the same driver, directly where it can be reached.

    Seconds on the device, where DEBUG or PROFILE ask for them.
    """
    if other is self:
      self.uses.before_kernels((to, source), (to,))
      with _Clock(self.kernels) as clock:
        self.driver.use(self.handle)
        self.driver.within(to, source, nbytes, self.kernels.stream)
      self.kernels.put()
      self.uses.launched((to, source))
      return clock.seconds
    lane, direct = self.incoming, self.can_reach(other)
    first = lane if direct else other.outgoing
    self.uses.before_copy(lane, to, True)
    other.uses.before_copy(first, source, False)
    with _Clock(lane) as clock:
      if direct:
        self.driver.use(self.handle)
        self.driver.from_peer(to, self.handle, source, other.handle, nbytes, lane.stream)
      else:
        self._through_host(to, other, source, nbytes)
    lane.put()
    self.uses.copied(lane, to, True)
    other.uses.copied(first, source, False)
    return clock.seconds

  def _through_host(self, to: int, other: GpuDevice, source: int, nbytes: int) -> None:
    """Copy through pinned memory; Python does not wait."""
    first, second = other.outgoing, self.incoming
    for i, start in enumerate(range(0, nbytes, gpu_lanes.STAGING)):
      block = second.blocks()[i % 2]
      size = min(gpu_lanes.STAGING, nbytes - start)
      self.driver.use(other.handle)
      if block.was_used:
        self.driver.wait(first.stream, block.event)
      self.driver.to_host(block.address, source + start, size, first.stream)
      second.after(first, first.put())
      self.driver.use(self.handle)
      self.driver.to_device(to + start, block.address, size, second.stream)
      second.used(block)

  def can_reach(self, other: GpuDevice) -> bool:
    """Whether copies from another device go without this machine's memory."""
    if other.number not in self.reached:
      self.reached[other.number] = self.driver.reaches(self.number, other.number)
      if DEBUG >= 1:
        how = "directly" if self.reached[other.number] else "through the host: no peer access"
        print(f"copies from {other.name} to {self.name} go {how}")
      if not self.reached[other.number] and not self.driver.told:
        self.driver.told = True
        print(
          f"{self.driver.vendor}'s driver gives {self.name} no access to the memory of "
          f"{other.name}: copies between devices without it go through the host",
          file=sys.stderr,
        )
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
    """Wait until all work is done, and other devices have read what they copy from here."""
    for lane in {self.kernels: None, self.incoming: None, self.outgoing: None} | dict.fromkeys(
      self.uses.forget()
    ):
      lane.finish()


class _Clock:
  """Times what is put into a lane meanwhile, where DEBUG or PROFILE ask for it."""

  def __init__(self, lane: Lane):
    self.lane = lane
    self.timed = DEBUG >= 2 or bool(PROFILE)
    self.seconds: float | None = None

  def __enter__(self) -> _Clock:
    if self.timed:
      self.lane.record(0)
    return self

  def __exit__(self, kind: Any, *rest: Any) -> None:
    if self.timed and kind is None:
      start, end = self.lane.record(1)
      self.lane.device.wait_for(end)
      self.seconds = self.lane.driver.elapsed(start, end)


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
    self.written = _written(program)

  def __call__(self, addresses: Sequence[int]) -> float | None:
    """Launch every kernel, after the copies that they need. Raises RuntimeError.

    Seconds on the device, where DEBUG or PROFILE ask for them.
    """
    device, lane = self.device, self.device.kernels
    device.uses.before_kernels(addresses, [addresses[i] for i in self.written])
    with _Clock(lane) as clock:
      device.driver.use(device.handle)
      self.enqueue(addresses)
    if lane.put() % _BETWEEN_MARKS == 0:
      lane.mark()
    device.uses.launched(addresses)
    return clock.seconds

  def enqueue(self, addresses: Sequence[int]) -> None:
    """Give every kernel to the stream. Raises RuntimeError naming kernel and sizes."""
    if len(self.values) != len(addresses):
      self.values = (ctypes.c_uint64 * len(addresses))()
      first = ctypes.addressof(self.values)
      self.places = (ctypes.c_uint64 * len(addresses))(*range(first, first + 8 * len(addresses), 8))
    self.values[:] = list(addresses)
    device = self.device
    for function, launch in self.kernels:
      device.remember(launch.symbol)
      try:
        device.driver.launch(function, launch, ctypes.addressof(self.places), device.kernels.stream)
      except DriverError as e:
        raise RuntimeError(
          f"{device.name} cannot launch {launch.symbol}, {launch.groups} groups of "
          f"{launch.threads} threads with {launch.shared_bytes} bytes of shared memory: {e}"
        ) from e


def _written(program: Program) -> list[int]:
  """Numbers of the buffers that a program writes."""
  if program.sink is None:
    return list(range(len(program.buffer_bytes)))
  nodes = program.sink.toposort()
  slots = sorted(u.arg[0] for u in nodes if u.op is Ops.PARAM)
  stores = {u.src[0].src[0].arg[0] for u in nodes if u.op is Ops.STORE}
  return [i for i, slot in enumerate(slots) if slot in stores]


class GpuGraph:
  """Launches recorded once and run again at once, on the same addresses."""

  def __init__(self, device: GpuDevice, launches: Sequence[tuple[GpuProgram, Sequence[int]]]):
    self.device = device
    self.name = f"graph of {len(launches)} programs, the last {launches[-1][0].program.name}"
    self.addresses = {a for _, addresses in launches for a in addresses}
    self.written = {addresses[i] for program, addresses in launches for i in program.written}
    driver = device.driver
    driver.use(device.handle)
    driver.begin_capture(device.kernels.stream)
    for program, addresses in launches:
      program.enqueue(addresses)
    self.graph = driver.end_capture(device.kernels.stream)

  def __call__(self) -> None:
    """Run all of it, after the copies that it needs."""
    device, lane = self.device, self.device.kernels
    device.uses.before_kernels(self.addresses, self.written)
    device.driver.use(device.handle)
    device.remember(self.name)
    device.driver.replay(self.graph, lane.stream)
    lane.put()
    lane.mark()
    device.uses.launched(self.addresses)


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
