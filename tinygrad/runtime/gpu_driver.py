"""What a GPU needs of its vendor's driver."""

from __future__ import annotations

import re
from typing import Any

from tinygrad.renderer import Launch


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
  # whether somebody was told that devices cannot reach each other
  told = False

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


def find_arch(text: bytes) -> str:
  """AMD's name of a GPU within the description of a device; empty where there is none."""
  found = re.search(rb"gfx[0-9a-f]{3,4}", text)
  return found[0].decode() if found else ""
