"""Lanes of a GPU: streams of kernels and of copies that go on side by side, and who waits for whom.

A device has a lane for kernels, one for what comes in and one for what goes out. What is put into a
lane is numbered, and runs in order. Across lanes an order is needed only where memory is shared, so
each device notes, by address, the last kernel that used it and the copies that read or wrote it.
"""

from __future__ import annotations

import collections
import ctypes
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
  from tinygrad.runtime.gpu_device import GpuDevice

# Bytes of each of two blocks through which values go to and from a device.
STAGING = 16 << 20
# Events of a lane that are kept: a wait for what is older waits for the oldest of them.
_MARKS = 64


@dataclass
class Block:
  """Pinned memory of this machine: its address, its bytes, and the event after its last use."""

  address: int
  array: np.ndarray
  event: Any
  was_used: bool = False


class Lane:
  """One stream of a device. `count` is the number of what was put into it last."""

  def __init__(self, device: GpuDevice):
    self.device, self.driver = device, device.driver
    self.driver.use(device.handle)
    self.stream = self.driver.stream()
    self.count = 0
    # numbers with the events that happen when they are done, oldest first
    self.marks: collections.deque[tuple[int, Any]] = collections.deque()
    # number in another lane that everything put here from now on comes after
    self.seen: dict[Lane, int] = {}
    self._staging: list[Block] = []
    self._clock: list[Any] = []

  def put(self) -> int:
    """Number of what was just given to the stream."""
    self.count += 1
    return self.count

  def mark(self) -> tuple[int, Any]:
    """The last number, and an event that happens when it is done."""
    if self.marks and self.marks[-1][0] == self.count:
      return self.marks[-1]
    self.driver.use(self.device.handle)
    # those who wait for an older one already do
    event = self.marks.popleft()[1] if len(self.marks) == _MARKS else self.driver.event()
    self.driver.record(event, self.stream)
    self.marks.append((self.count, event))
    return self.marks[-1]

  def done(self, number: int) -> tuple[int, Any]:
    """The first number from this one on that has an event, and the event."""
    return next((mark for mark in self.marks if mark[0] >= number), None) or self.mark()

  def after(self, other: Lane, number: int) -> None:
    """Let what is put here from now on come after a number of another lane."""
    if other is self or self.seen.get(other, 0) >= number:
      return
    self.seen[other], event = other.done(number)
    self.driver.use(self.device.handle)
    self.driver.wait(self.stream, event)

  def finish(self) -> None:
    """Wait until all that was put here is done."""
    self.device.wait_for(self.mark()[1])

  def record(self, which: int) -> list[Any]:
    """The events of a measurement: 0 is its start, 1 its end, one of which is now."""
    self.driver.use(self.device.handle)
    if not self._clock:
      self._clock = [self.driver.event() for _ in range(2)]
    self.driver.record(self._clock[which], self.stream)
    return self._clock

  def blocks(self) -> list[Block]:
    """Two blocks of pinned memory, used in turns."""
    if not self._staging:
      self.driver.use(self.device.handle)
      for _ in range(2):
        address = self.driver.pinned(STAGING)
        raw = (ctypes.c_uint8 * STAGING).from_address(address)
        array = np.frombuffer(memoryview(raw), np.uint8)
        self._staging.append(Block(address, array, self.driver.event()))
    return self._staging

  def used(self, block: Block) -> None:
    """Note that what was just given to the stream uses a block."""
    self.driver.record(block.event, self.stream)
    block.was_used = True


class Uses:
  """Who uses the memory of a device: numbers in lanes, by the address where a buffer starts."""

  def __init__(self, kernels: Lane):
    self.kernels = kernels
    self.by_kernels: dict[int, int] = {}
    # address -> lane of copies -> the last number in it, and whether a copy wrote
    self.by_copies: dict[int, dict[Lane, tuple[int, bool]]] = {}

  def before_copy(self, lane: Lane, address: int, writes: bool) -> None:
    """Let a copy that is put into a lane next come after what it must not overtake."""
    lane.after(self.kernels, self.by_kernels.get(address, 0))
    for other, (number, wrote) in self.by_copies.get(address, {}).items():
      if writes or wrote:
        lane.after(other, number)

  def copied(self, lane: Lane, address: int, writes: bool) -> None:
    """Note the copy that was put into a lane last."""
    lane.mark()
    if writes:
      self.by_copies[address] = {lane: (lane.count, True)}
      return
    readers = self.by_copies.setdefault(address, {})
    readers[lane] = (lane.count, readers.get(lane, (0, False))[1])

  def before_kernels(self, addresses: Iterable[int], written: Collection[int]) -> None:
    """Let kernels that are launched next come after the copies that they must not overtake."""
    if not self.by_copies:
      return
    for address in addresses:
      found = self.by_copies.get(address)
      for lane, (number, wrote) in list(found.items()) if found else ():
        if wrote or address in written:
          self.kernels.after(lane, number)
          # copies to come wait for the kernel
          del self.by_copies[address][lane]

  def launched(self, addresses: Iterable[int]) -> None:
    """Note the kernel that was launched last."""
    self.by_kernels.update(dict.fromkeys(addresses, self.kernels.count))

  def forget(self) -> set[Lane]:
    """Nothing is known any more; the lanes of copies that still had to be waited for."""
    lanes = {lane for found in self.by_copies.values() for lane in found}
    self.by_kernels.clear()
    self.by_copies.clear()
    return lanes
