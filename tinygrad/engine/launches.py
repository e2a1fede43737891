"""Items of a capture made ready: a replay calls one after the other, addresses filled in."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable
from typing import Any

from tinygrad.device import Buffer, SharedBuffer, has_memory
from tinygrad.engine.realize import ExecItem
from tinygrad.helpers import DEBUG, PROFILE, GlobalCounters
from tinygrad.runtime.ops_cpu import CPUProgram, Prepared, together


def _owner(b: Buffer) -> Buffer:
  """The buffer whose memory it is."""
  return b.host if isinstance(b, SharedBuffer) else b


class Launches:
  """Items that run in order, each with whether some of its buffers are others at each replay."""

  def __init__(self, items: list[tuple[ExecItem, bool]]):
    self.items = items
    self._mapping: dict[Buffer, Buffer] = {}
    self._launches: list[Callable[[], None]] = []
    # buffers that are the same at each replay, with the memory that the launches know
    self._memory: list[tuple[Buffer, Any]] | None = None
    # addresses to fill in at each replay; what launches read is alive in here
    self._places: list[tuple[Any, int, Buffer]] = []
    self._slots: list[Any] = []
    self._ops = sum(item.info.flops for item, _ in items if item.info is not None)
    self._mem = sum(
      item.buffers[0].nbytes if item.info is None else item.info.mem_bytes for item, _ in items
    )

  def replace(self, mapping: dict[Buffer, Buffer]) -> Launches:
    """The same launches, on other buffers in place of those that change."""
    self._mapping = mapping
    return self

  def run(self) -> None:
    """Launch all and count what ran; one by one where each is to be timed."""
    mapping = self._mapping
    if DEBUG >= 2 or PROFILE:
      for item, changes in self.items:
        (item.replace(mapping) if changes else item).run()
      return
    start = time.perf_counter()
    if self._memory is None or any(b.memory is not memory for b, memory in self._memory):
      self._prepare()
    for slots, i, b in self._places:
      slots[i] = mapping[b].address
    for launch in self._launches:
      launch()
    GlobalCounters.kernel_count += len(self.items)
    GlobalCounters.global_ops += self._ops
    GlobalCounters.global_mem += self._mem
    GlobalCounters.time_sum_s += time.perf_counter() - start
    self._mapping = {}

  def _copy(self, to: Buffer, source: Buffer) -> None:
    self._mapping.get(to, to).copy_from(self._mapping.get(source, source))

  def _prepare(self) -> None:
    """Take memory for the buffers that stay, and make the launches on them.

    Kernels of the CPU without others in between are launched together.
    """
    launches: list[Callable[[], None]] = []
    places, all_slots = [], []
    stay: set[Buffer] = set()
    run: list[Prepared] = []

    def end() -> None:
      launches.extend(together(run))
      run.clear()

    for item, _ in self.items:
      if not has_memory(item.device):
        continue
      changing = [b for b in item.buffers if b in self._mapping]
      if item.program is None:
        end()
        copy = functools.partial(self._copy, *item.buffers)
        launches.append(copy if changing else functools.partial(_plain_copy, *item.buffers))
        continue
      own = [0 if b in changing else b.address for b in item.buffers]
      slots: Any = own
      if isinstance(item.program, CPUProgram):
        run.append(item.program.prepare(own))
        slots = run[-1].slots
      else:
        end()
        launches.append(functools.partial(item.program, own))
      all_slots.append(slots)
      places += [(slots, i, b) for i, b in enumerate(item.buffers) if b in changing]
      stay.update(_owner(b) for b in item.buffers if b not in changing)
    end()
    self._launches, self._places, self._slots = launches, places, all_slots
    self._memory = [(b, b.memory) for b in stay]


def _plain_copy(to: Buffer, source: Buffer) -> None:
  to.copy_from(source)
