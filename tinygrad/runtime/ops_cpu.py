"""Runs compiled kernels on the threads of this machine."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, NamedTuple

from tinygrad.helpers import NUM_CPU_THREADS
from tinygrad.renderer import Program
from tinygrad.runtime.calls import WORDS, Calls
from tinygrad.runtime.compiler_llvm import Library

_SMALL_S = 100e-6
_FLOPS_PER_S, _BYTES_PER_S = 4e9, 10e9
# Calls of about so many seconds run without a look at Ctrl-C in between.
_AT_ONCE_S = 0.05


class Prepared(NamedTuple):
  """Calls of a kernel on buffers: words of `Calls`, what these point to, and about how long.

  slots[i] = address exchanges a buffer for another; what the calls read is alive in slots.
  """

  words: list[int]
  slots: Any
  scratch_bytes: int
  seconds: float


class CPUProgram:
  """A loaded kernel: call it with the addresses of its buffers, in slot order."""

  def __init__(self, program: Program):
    names = tuple(name for name, _ in program.entries)
    self.library = Library(program.binary, names)
    self.entries = [(self.library.address[name], items) for name, items in program.entries]
    self.seconds = program.flops / _FLOPS_PER_S + program.mem_bytes / _BYTES_PER_S
    self.scratch_bytes = program.scratch_bytes + program.kept_bytes
    self.slices = program.slices
    # in a chain, the place of what is kept; alone, a kernel has it behind its other memory
    self.after = [0] if program.kept_bytes else []
    # what functions find in their block before the addresses of the buffers
    self.before: list[int] = []
    self._latest: tuple[tuple[list[int], int], Prepared, Calls] | None = None

  def __call__(self, addresses: list[int]) -> None:
    """Run every entry over all its items."""
    key = addresses, int(NUM_CPU_THREADS)
    latest = self._latest
    if latest is None or latest[0] != key:
      found = self.prepare(addresses)
      latest = self._latest = key, found, Calls(found.words, found.scratch_bytes)
    latest[-1]()

  def prepare(self, addresses: Sequence[int]) -> Prepared:
    """The calls that run every entry over all its items."""
    words = [*self.before, *addresses, *self.after]
    block = (ctypes.c_uint64 * len(words))(*words)
    slots = (ctypes.c_uint64 * len(addresses)).from_buffer(block, 8 * len(self.before))
    at = ctypes.addressof(block)
    calls = []
    for function, items in self.entries:
      parts = 1 if self.seconds < _SMALL_S else max(min(int(NUM_CPU_THREADS), items), 1)
      # a thread runs whole slices
      while self.slices % parts:
        parts -= 1
      calls += [function, at, len(words), 0, items, parts]
    return Prepared(calls, slots, self.scratch_bytes, self.seconds)

  def run_items(self, entry: int, addresses: Sequence[int], start: int, end: int) -> None:
    """Run some items of one entry on this thread."""
    found = self.prepare(addresses)
    function, block, length, *_ = found.words[WORDS * entry :][:WORDS]
    Calls([function, block, length, start, end, 1], found.scratch_bytes)()


def together(found: Sequence[Prepared]) -> list[Calls]:
  """Calls of several kernels in order, in one list or, where they take long, in a few."""
  out: list[Calls] = []
  words: list[int] = []
  scratch, seconds = 0, 0.0
  for kernel in found:
    if words and seconds + kernel.seconds > _AT_ONCE_S:
      out.append(Calls(words, scratch))
      words, scratch, seconds = [], 0, 0.0
    words += kernel.words
    scratch, seconds = max(scratch, kernel.scratch_bytes), seconds + kernel.seconds
  if words:
    out.append(Calls(words, scratch))
  return out
