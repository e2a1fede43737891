"""Schedules by structure: what was scheduled for one graph is repeated for equal ones.

Two graphs are equal where only the BUFFERs differ: a training step's graph is equal to that of the
step before, the graph of one parameter's first value to that of the next parameter of its shape.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tinygrad.dtype import DType
from tinygrad.uop import Ops
from tinygrad.uop.ops import Device_t, UOp


@dataclass(slots=True)
class ScheduleItem:
  """One kernel (SINK) or copy (None) on BUFFERs; outputs first. A device tuple: run on each."""

  kernel: UOp | None
  buffers: list[UOp]
  device: Device_t


@dataclass(slots=True)
class Alias:
  """A BUFFER without storage of its own: all of `sources` stacked, or part `index` of one."""

  buffer: UOp
  sources: list[UOp]
  index: int | None


@dataclass
class Schedule:
  """Items in running order, and the view of a BUFFER that holds each computed node."""

  items: list[ScheduleItem] = field(default_factory=list)
  views: dict[UOp, UOp] = field(default_factory=dict)
  aliases: list[Alias] = field(default_factory=list)


# A graph: each node's description as a number, then what else the schedule depends on.
Key = tuple[Any, ...]
# The same for one kernel.
Structure = tuple[tuple[Any, ...], ...]
# Ops from a BUFFER up to a view of it.
_Chain = tuple[tuple[Ops, DType, Any], ...]

# Numbers of descriptions. One says how far back a node's sources are, so equal layers share theirs.
_numbers: dict[tuple[Any, ...], int] = {}
_templates: dict[Key, Template] = {}
# Nodes of all graphs whose schedules are kept; the oldest ones go beyond it.
_MOST_NODES = 1 << 20


def _chain(view: UOp) -> tuple[_Chain, UOp]:
  """The ops of a view from its BUFFER up, and that BUFFER."""
  ops = []
  view = view.realized or view
  while view.op is not Ops.BUFFER:
    ops.append((view.op, view.dtype, view.arg))
    view = view.src[0].realized or view.src[0]
  return tuple(reversed(ops)), view


def _viewed(chain: _Chain, buffer: UOp) -> UOp:
  for op, dtype, arg in chain:
    buffer = UOp(op, dtype, (buffer,), arg)
  return buffer


def structure(order: Sequence[UOp], roots: Sequence[UOp], *rest: Any) -> tuple[Key, list[UOp]]:
  """What a graph (sources first) is apart from which BUFFERs it is for, and those BUFFERs."""
  place: dict[UOp, int] = {}
  slots: dict[UOp, int] = {}
  key = []
  for i, u in enumerate(order):
    op, arg = u.op, u.arg
    place[u] = i
    parts: tuple[Any, ...]
    if op is Ops.BUFFER:
      parts = (op, u.dtype, arg[1:], slots.setdefault(u, len(slots)))
    elif u.realized is not None:
      chain, buffer = _chain(u)
      slot = slots.setdefault(buffer, len(slots))
      parts = (op, u.dtype, chain, buffer.dtype, buffer.arg[1:], slot)
    else:
      if op is Ops.CONST:
        # 0.0 == -0.0, True == 1 and nan != nan in Python
        arg = repr(arg)
      elif op is Ops.DETACH or op is Ops.CONTIGUOUS:
        # a number, by which equal values are told apart
        arg = arg is not None
      parts = (op, u.dtype, arg, *[i - place[s] for s in u.src])
    key.append(_numbers.setdefault(parts, len(_numbers)))
  return (*key, tuple(place[r] for r in roots), *rest), list(slots)


def kernel_structure(
  leaf: Callable[[UOp], UOp | None], roots: tuple[UOp, ...]
) -> tuple[Structure, list[UOp]]:
  """What a kernel is apart from which buffers it is for, and those buffers."""
  numbers: dict[UOp, int] = {}
  parts: list[tuple[Any, ...]] = []
  buffers: list[UOp] = []
  sources: dict[UOp, tuple[UOp, ...]] = {}
  stack = list(reversed(roots))
  while stack:
    u = stack[-1]
    if u in numbers:
      stack.pop()
      continue
    if (src := sources.get(u)) is None:
      view = leaf(u)
      src = sources[u] = u.src if view is None or view is u else (view,)
      if todo := [s for s in src if s not in numbers]:
        stack.extend(reversed(todo))
        continue
    stack.pop()
    if src is not u.src:
      numbers[u] = numbers[src[0]]
      continue
    numbers[u] = len(parts)
    op, arg = u.op, u.arg
    if op is Ops.BUFFER:
      buffers.append(u)
      arg = (len(buffers), u.arg[2])
    elif op is Ops.CONST:
      arg = repr(arg)
    elif op is Ops.ARANGE:
      arg = u.arg[0]
    elif op is Ops.DETACH or op is Ops.CONTIGUOUS:
      # a number, by which equal values are told apart
      arg = None
    parts.append((op, u.dtype, arg, *[numbers[s] for s in src]))
  parts.append(tuple([numbers[root] for root in roots]))
  return tuple(parts), buffers


class Template:
  """A schedule with its BUFFERs as numbers: those of the graph first, then those it made."""

  def __init__(self, schedule: Schedule, order: Sequence[UOp], buffers: Sequence[UOp]):
    slots = {b: i for i, b in enumerate(buffers)}

    def slot(buffer: UOp) -> int:
      return slots.setdefault(buffer, len(slots))

    self.num_nodes = len(order)
    self.items = [(x.kernel, [slot(b) for b in x.buffers], x.device) for x in schedule.items]
    self.aliases = [
      (slot(x.buffer), [slot(b) for b in x.sources], x.index) for x in schedule.aliases
    ]
    self.views = []
    for number, node in enumerate(order):
      if node in schedule.views:
        chain, buffer = _chain(schedule.views[node])
        self.views.append((number, chain, slot(buffer)))
    self.made = [(b.arg[1], b.arg[2], b.dtype) for b in list(slots)[len(buffers) :]]

  def repeat(self, order: Sequence[UOp], buffers: Sequence[UOp]) -> Schedule:
    """The schedule of an equal graph."""
    own = [*buffers, *(UOp.new_buffer(*parts) for parts in self.made)]
    return Schedule(
      [ScheduleItem(kernel, [own[i] for i in used], device) for kernel, used, device in self.items],
      {order[number]: _viewed(chain, own[i]) for number, chain, i in self.views},
      [Alias(own[i], [own[j] for j in used], index) for i, used, index in self.aliases],
    )


def find_template(key: Key) -> Template | None:
  """The schedule of an equal graph, if one is kept."""
  found = _templates.pop(key, None)
  if found is not None:
    _templates[key] = found
  return found


def keep_template(key: Key, template: Template) -> None:
  """Keep a schedule, and forget those used longest ago where they become too many."""
  _templates[key] = template
  total = sum(t.num_nodes for t in _templates.values())
  while total > _MOST_NODES:
    total -= _templates.pop(next(iter(_templates))).num_nodes
