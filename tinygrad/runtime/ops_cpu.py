"""Runs compiled kernels on the threads of this machine."""

from __future__ import annotations

import ctypes
import functools
import os
import queue
import threading
from collections.abc import Callable
from typing import Any

from tinygrad.helpers import NUM_CPU_THREADS
from tinygrad.renderer import Program
from tinygrad.runtime.compiler_llvm import Library
from tinygrad.runtime.memory import Block

_HUGE = 2 << 20
_SMALL_S = 100e-6
_FLOPS_PER_S, _BYTES_PER_S = 4e9, 10e9


class _Pool:
  """Long-lived threads that take jobs from one queue."""

  def __init__(self) -> None:
    self.forget()

  def forget(self) -> None:
    """Start over without threads, as a child does that a fork left with none of them."""
    self.jobs: queue.SimpleQueue[tuple[Callable[[], None], threading.Semaphore]]
    self.jobs = queue.SimpleQueue()
    self.threads: list[threading.Thread] = []

  def _work(self) -> None:
    while True:
      job, done = self.jobs.get()
      job()
      done.release()

  def run(self, jobs: list[Callable[[], None]]) -> None:
    """All jobs at once, the first on this thread; returns when all are done."""
    while len(self.threads) < len(jobs) - 1:
      self.threads.append(threading.Thread(target=self._work, daemon=True))
      self.threads[-1].start()
    done = threading.Semaphore(0)
    for job in jobs[1:]:
      self.jobs.put((job, done))
    jobs[0]()
    for _ in jobs[1:]:
      done.acquire()


_pool = _Pool()
os.register_at_fork(after_in_child=_pool.forget)


class _Scratch(threading.local):
  """Memory of one thread for what a kernel stages; it only grows."""

  block: Block | None = None

  def address(self, nbytes: int) -> int:
    """Start of at least nbytes."""
    if nbytes == 0:
      return 0
    if self.block is None or self.block.nbytes < nbytes:
      # whole huge pages
      self.block = Block(-(-nbytes // _HUGE) * _HUGE)
    return self.block.address


scratch = _Scratch()


class CPUProgram:
  """A loaded kernel: call it with the addresses of its buffers, in slot order."""

  def __init__(self, program: Program):
    names = tuple(name for name, _ in program.entries)
    self.library = Library(program.binary, names)
    kind = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)
    self.entries = [(kind(self.library.address[n]), items) for n, items in program.entries]
    seconds = program.flops / _FLOPS_PER_S + program.mem_bytes / _BYTES_PER_S
    self.small = seconds < _SMALL_S
    self.scratch_bytes = program.scratch_bytes
    # what functions find in their block before the addresses of the buffers
    self.before: list[int] = []

  def __call__(self, addresses: list[int]) -> None:
    """Run every entry over all its items."""
    for function, items in self.entries:
      parts = 1 if self.small else min(int(NUM_CPU_THREADS), items)
      if parts <= 1:
        self._run(function, addresses, 0, items)
        continue
      cuts = [items * i // parts for i in range(parts + 1)]
      _pool.run(
        [
          functools.partial(self._run, function, addresses, a, b)
          for a, b in zip(cuts, cuts[1:], strict=False)
        ]
      )

  def run_items(self, entry: int, addresses: list[int], start: int, end: int) -> None:
    """Run some items of one entry on this thread."""
    self._run(self.entries[entry][0], addresses, start, end)

  def prepare(self, addresses: list[int]) -> tuple[Callable[[], None], Any]:
    """A call without arguments, and the addresses that it reads, which may be exchanged."""
    if not self.small or self.scratch_bytes or len(self.entries) > 1:
      return functools.partial(self, addresses), addresses
    (function, items), *_ = self.entries
    block = (ctypes.c_uint64 * (len(addresses) + 1))(*addresses, 0)
    return functools.partial(function, ctypes.addressof(block), 0, items), block

  def _run(self, function: Any, addresses: list[int], start: int, end: int) -> None:
    """Items start…end on this thread."""
    staged = scratch.address(self.scratch_bytes)
    words = [*self.before, *addresses, staged]
    block = (ctypes.c_uint64 * len(words))(*words)
    function(ctypes.addressof(block), start, end)
