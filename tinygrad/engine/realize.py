"""Run a schedule: compile each distinct kernel once, allocate, launch, count."""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from tinygrad.codegen import compile_kernels
from tinygrad.device import Buffer, Device, alias_buffer, buffer_of, has_memory
from tinygrad.engine import profile, search
from tinygrad.helpers import (
  BEAM,
  BEAM_COMPARE,
  CAPTURING,
  CPU_TARGET,
  DEBUG,
  NUM_CPU_THREADS,
  PROFILE,
  GlobalCounters,
  colored,
  disable_gc,
)
from tinygrad.renderer import Target, chain_program
from tinygrad.schedule import Schedule, ScheduleItem, create_schedule
from tinygrad.schedule.memory import last_uses
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp, toposort
from tinygrad.uop.slices import kernels_of, written_slots

# The captures that a TinyJit has begun; every item that runs is recorded in the last one.
capturing: list[Capture] = []
# Set by tensor.py: nodes of live tensors that were not computed yet.
pending_nodes: list[Callable[[], list[UOp]]] = []
# Set by tensor.py: gives live tensors on buffers that were written a new node, because an equal
# expression over the old node is remembered with its old value.
# Given None, so do all that can.
written_hooks: list[Callable[[set[Buffer] | None], None]] = []
# BUFFERs that remembered values were computed from: equal expressions over them are not computed
# again, so their live tensors need new nodes when they are written.
remembered: weakref.WeakSet[UOp] = weakref.WeakSet()
# Threads take turns: what is scheduled, compiled and written to is shared by all of them.
_turn = threading.RLock()
# Bytes of intermediates from which it pays to find out who else needs them.
_WORTH_FREEING = 1 << 20
_programs: dict[tuple[UOp, Target], tuple[Any, Any]] = {}


class JitError(RuntimeError):
  """The function, its inputs or its results do not suit capture and replay."""


def check_not_capturing() -> None:
  """Raises JitError while a TinyJit captures: a value read now would be frozen in the capture."""
  if capturing:
    raise JitError(
      "item(), tolist(), numpy() and data() cannot be used while a TinyJit captures: return the "
      "tensor and read it outside"
    )


@dataclass(slots=True)
class ExecItem:
  """A compiled kernel, or a copy (program None), with its buffers, some of which it writes."""

  name: str
  device: str
  program: Any
  info: Any
  buffers: list[Buffer]
  # numbers of the buffers that are written
  writes: tuple[int, ...] = (0,)

  @property
  def outputs(self) -> list[Buffer]:
    """The buffers that are written."""
    return [self.buffers[i] for i in self.writes]

  def run(self) -> None:
    """Launch on the buffers, and count what ran."""
    start = time.perf_counter()
    try:
      for b in self.buffers:
        b.ensure_allocated()
    except MemoryError as e:
      raise MemoryError(f"{e}; needed by {self.name}") from e
    measured = None
    if self.program is None:
      measured = self.buffers[0].copy_from(self.buffers[1])
      ops, mem = 0, self.buffers[0].nbytes
    else:
      measured = self.program([b.address for b in self.buffers])
      ops, mem = self.info.flops, self.info.mem_bytes
    # a GPU may still be at work
    seconds = time.perf_counter() - start if measured is None else measured
    GlobalCounters.kernel_count += 1
    GlobalCounters.global_ops += ops
    GlobalCounters.global_mem += mem
    GlobalCounters.time_sum_s += seconds
    if PROFILE:
      profile.record(self.name, self.device, start, seconds, ops, mem)
    if DEBUG >= 2:
      self._print(seconds, ops, mem)

  def _print(self, seconds: float, ops: int, mem: int) -> None:
    """One line: time, rates, and their percentage of what the device can do."""
    rates = [ops / seconds, mem / seconds]
    limits = Device[self.device].limits()
    parts = [f"{100 * r / m:5.1f} %" for r, m in zip(rates, limits, strict=True)] if limits else []
    share = f"  {' '.join(parts)} of the limits" if parts else ""
    label = colored(f"{self.name:40s}", "yellow" if self.program is None else "green")
    rate = f"{rates[0] * 1e-9:8.2f} GFLOP/s {rates[1] * 1e-9:7.2f} GB/s"
    print(f"*** {self.device:8s} {label} {seconds * 1e3:9.3f} ms {rate}{share}")

  def replace(self, mapping: dict[Buffer, Buffer]) -> ExecItem:
    """The same item on other buffers."""
    buffers = [mapping.get(b, b) for b in self.buffers]
    return ExecItem(self.name, self.device, self.program, self.info, buffers, self.writes)


class Capture:
  """Items in the order they ran.

  `fresh`: buffers that had no memory before the first item that uses them, and so no value either.
  `keep_all`: intermediate values must stay in their buffers when a value has been computed.
  `outside`: nodes that were pending before; computing them is no part of what is captured.
  """

  def __init__(self, keep_all: bool):
    self.keep_all = keep_all
    self.outside = {n for hook in pending_nodes for n in hook()}
    self.items: list[ExecItem] = []
    self.fresh: set[Buffer] = set()
    # nodes of the values of variables that were asked for, by variable and device
    self.variables: dict[tuple[Any, Any], UOp] = {}
    self._seen: set[Buffer] = set()

  def record(self, item: ExecItem) -> None:
    """Add an item that is about to run."""
    self.fresh.update(b for b in item.buffers if b not in self._seen and not b.is_allocated)
    self._seen.update(item.buffers)
    self.items.append(item)


class _Targets(dict[str, Target]):
  """What to generate for each device, asked for once."""

  def __missing__(self, device: str) -> Target:
    target = Device[device].target
    if target.kind == "CPU":
      target = replace(target, cpu=CPU_TARGET.value, threads=int(NUM_CPU_THREADS))
    self[device] = replace(target, beam=max(int(BEAM), 0))
    return self[device]


def _compile(items: Iterable[ScheduleItem], targets: _Targets) -> None:
  """Compile the kernels that no item before needed. Raises CompileError, SearchError."""
  missing: dict[Target, dict[UOp, str]] = {}
  chains: dict[tuple[UOp, Target], str] = {}
  for item in items:
    if item.kernel is not None:
      for device in item.device if isinstance(item.device, tuple) else (item.device,):
        target = targets[device]
        if (item.kernel, target) in _programs:
          continue
        for kernel in kernels_of(item.kernel):
          if (kernel, target) not in _programs:
            missing.setdefault(target, {})[kernel] = device
        if kernels_of(item.kernel) != (item.kernel,):
          chains[item.kernel, target] = device
  for target, kernels in missing.items():
    chosen = search.choose(kernels, target) if target.beam else {}
    infos = compile_kernels(list(kernels), target, [chosen.get(k, ()) for k in kernels])
    for (kernel, device), info in zip(kernels.items(), infos, strict=True):
      if BEAM_COMPARE:
        search.compare(kernel, device, target, info)
      _programs[kernel, target] = Device[device].load(info), info
  for (chain, target), device in chains.items():
    info = chain_program(chain, [_programs[k, target][1] for k in kernels_of(chain)])
    _programs[chain, target] = Device[device].load(info), info


def _exec_items(item: ScheduleItem, targets: _Targets) -> list[ExecItem]:
  """One for each device of a schedule item, whose kernel is compiled."""
  buffers = [buffer_of(b) for b in item.buffers]
  device = item.device if item.kernel is not None else item.buffers[0].arg[1]
  out = []
  for i, name in enumerate(device if isinstance(device, tuple) else (device,)):
    own = [b if isinstance(b, Buffer) else b.bufs[i] for b in buffers]
    if item.kernel is None:
      out.append(ExecItem(f"copy to {name}", name, None, None, own))
    else:
      program, info = _programs[item.kernel, targets[name]]
      out.append(ExecItem(info.name, name, program, info, own, written_slots(item.kernel)))
  return out


def _with_old_readers(roots: list[UOp]) -> list[UOp]:
  """Roots, and the pending values that read a buffer which the roots are about to write."""
  nodes = toposort(roots, _is_pending)
  written = {_buffer_below(n.src[0]) for n in nodes if n.op is Ops.ASSIGN}
  if not written:
    return roots
  # also those below a root: fused into it, they would be computed again from what it wrote
  computed = set(roots)
  others = [n for hook in pending_nodes for n in hook() if n not in computed]
  reads: dict[UOp, bool] = {}
  for node in toposort(others, _is_pending):
    below = node.realized is None and any(reads[s] for s in node.src)
    reads[node] = below or (node.realized or node).base in written
  return roots + [n for n in dict.fromkeys(others) if reads[n] and n.realized is None]


def _is_pending(node: UOp) -> bool:
  return node.realized is None


def _buffer_below(node: UOp) -> UOp:
  """The BUFFER under views and assigns; the node itself where there is none."""
  base = node.base
  while base.op is Ops.ASSIGN:
    base = base.src[0].base
  return base


def realize_uops(*roots: UOp) -> list[UOp]:
  """Compute nodes; each one's view of the BUFFER that now holds it.

  Raises RuntimeError for assigns that need two states of a buffer at once.
  """
  # graphs have no cycles, and a search for some would go through all of them
  with _turn, disable_gc():
    return _realize_uops(roots)


def _realize_uops(roots: tuple[UOp, ...]) -> list[UOp]:
  pending = [r for r in roots if r.realized is None and r.op is not Ops.BUFFER]
  computed = _with_old_readers(pending)
  if capturing and (early := [n for n in computed[len(pending) :] if n in capturing[-1].outside]):
    capture = capturing.pop()
    try:
      _realize_uops(tuple(early))
    finally:
      capturing.append(capture)
    computed = [n for n in computed if n.realized is None]
  schedule = create_schedule(computed, Device.DEFAULT)
  for alias in schedule.aliases:
    alias_buffer(alias.buffer, alias.sources, alias.index)
  dying = _dying(schedule, computed)
  targets = _Targets()
  _compile(schedule.items, targets)
  for i, item in enumerate(schedule.items):
    for exec_item in _exec_items(item, targets):
      if capturing and CAPTURING:
        capturing[-1].record(exec_item)
      exec_item.run()
    for buffer in dying.get(i, ()):
      buffer.deallocate()
  read = {(n.realized or n).base for n in toposort(computed, _is_pending)}
  remembered.update(n for n in read if n.op is Ops.BUFFER)
  gone = {b for buffers in dying.values() for b in buffers}
  for node, view in schedule.views.items():
    if node is not view and not (gone and gone.intersection(storage_parts(view.base))):
      node.realized = view
  out = [r.realized or r for r in roots]
  written = {v.base for n, v in schedule.views.items() if n.op is Ops.ASSIGN}
  notify_written({b for buffer in written for b in storage_parts(buffer)})
  return out


def _dying(schedule: Schedule, computed: list[UOp]) -> dict[int, list[Buffer]]:
  """Buffers that nobody needs after an item, by its number: intermediates of what is computed.

  What other values of live tensors are made of stays, so that it is not computed again.
  """
  if capturing and capturing[-1].keep_all:
    return {}
  items = [[p for b in item.buffers for p in storage_parts(b)] for item in schedule.items]
  last = last_uses(items)
  for root in computed:
    for part in storage_parts(schedule.views[root].base) if root in schedule.views else ():
      last.pop(part, None)
  fresh = [b for b in last if not b.is_allocated and has_memory(b.device)]
  if sum(b.nbytes for b in fresh) < _WORTH_FREEING:
    return {}
  sources = {(n.realized or n).base for n in toposort(computed, _is_pending)}
  kept = {p for n in sources if n.op is Ops.BUFFER for p in storage_parts(n)}
  done = set(computed)
  others = [n for hook in pending_nodes for n in hook() if n not in done]
  needed = toposort(others, lambda n: n.realized is None and n not in done)
  for node in needed:
    if node in schedule.views:
      kept.update(storage_parts(schedule.views[node].base))
  out: dict[int, list[Buffer]] = {}
  for b in fresh:
    if b not in kept:
      out.setdefault(last[b], []).append(b)
  return out


def storage_parts(buffer: UOp) -> list[Buffer]:
  """The storage of a BUFFER, one part a device."""
  found = buffer_of(buffer)
  return [found] if isinstance(found, Buffer) else found.bufs


def forget_computed() -> None:
  """Let what is computed from live tensors be computed again, though its value is remembered."""
  for hook in written_hooks:
    hook(None)


def notify_written(buffers: set[Buffer]) -> None:
  """Tell that the content of buffers with live tensors changed."""
  if buffers:
    for hook in written_hooks:
      hook(buffers)
