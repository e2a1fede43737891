"""Values that are made again where they are read late, by a kernel that reads the same rows.

Attention's backward reads the probabilities that forward multiplied with the values. It passes
through the scores that they are made of in any case: a store more there is memory of a slice, while
what is kept from forward to backward goes through memory twice.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import replace

from tinygrad.schedule.fusion import ALWAYS
from tinygrad.schedule.grouping import Part, Space
from tinygrad.schedule.slices import BLOCKS, form_in_parts
from tinygrad.schedule.template import ScheduleItem
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.slices import is_worth_keeping, slice_cuts

# Bytes of its slice, or a block of that, up to which it stays in a second-level cache beside others
# of its size.
_PART_BYTES = 1 << 19
# What tells a second buffer of a value from a DETACH of a tensor, whose numbers begin with 0.
_AGAIN = -1

Groups = list[tuple[list[UOp], Space]]
Edges = dict[UOp, set[UOp]]


def is_again(node: UOp) -> bool:
  """Whether a node stands for a value that is made once more."""
  return node.op is Ops.DETACH and node.arg == _AGAIN


class Remaking:
  """Finds values to make again in groups of nodes that become one kernel.

  after: what must run before each node; needs: of that, what it reads; users: who reads each.
  All of these are kept up to date. fixed: nodes whose buffers others rely on. changing: BUFFERs
  that are written in place or share storage, and may have other content later.
  """

  def __init__(
    self,
    groups: Groups,
    after: Edges,
    needs: Edges,
    users: Edges,
    parts: dict[UOp, Part],
    items: dict[UOp, list[ScheduleItem]],
    fixed: set[UOp],
    changing: set[UOp],
  ):
    self.groups, self.after, self.needs, self.users = groups, after, needs, users
    self.parts, self.items, self.fixed, self.changing = parts, items, fixed, changing
    self.number = {m: i for i, (members, _) in enumerate(groups) for m in members}
    self.found: dict[int, set[UOp]] = {}

  def run(self, nodes: Iterable[UOp], again: Callable[[UOp, int], UOp | None]) -> list[UOp]:
    """The nodes made again. `again(node, i)`: one for a node in group i, if there is one kernel."""
    out = []
    for node in nodes:
      for i, late in self._places(node) if self._may_be(node) else ():
        if (new := again(node, i)) is not None:
          self._redirect(node, new, late)
          self.found.clear()
          out.append(new)
          break
    return out

  def _may_be(self, node: UOp) -> bool:
    """Whether a value is large, made of what is stored, and read in parts that slices have."""
    part = self.parts.get(node)
    if part is None or node in self.fixed or node.op in ALWAYS or not is_worth_keeping(_size(part)):
      return False
    if any(u.op is Ops.REDUCE for u in part.kernel.toposort()):
      return False
    if not self.changing.isdisjoint(part.buffers):
      return False
    inside = self.number.get(node, -1)
    readers = [u for u in self.users.get(node, ()) if self.number.get(u, -2) != inside]
    return len(readers) > 1 and all(_by_slices(self.items[u], part.target.base) for u in readers)

  def _places(self, node: UOp) -> Iterable[tuple[int, list[UOp]]]:
    """Groups that may make a value again, and who reads it there."""
    part, users = self.parts[node], self.users[node]
    for i, (members, (shape, split)) in enumerate(self.groups):
      if self.number.get(node) == i or not users.isdisjoint(members):
        continue
      if part.value.numel not in (math.prod(shape), math.prod(shape[:split])):
        continue
      known = {b for m in members for b in self.parts[m].buffers}
      more = [b for b in part.buffers[1:] if b not in known]
      if sum(b.arg[2] * b.dtype.itemsize for b in more) >= _size(part):
        continue
      before = self._before(i)
      late = [u for u in users if u not in before and u not in self.number]
      if self.needs[node] <= before and late and len(late) < len(users):
        yield i, late

  def _before(self, i: int) -> set[UOp]:
    """All that runs before a group, if what is in a group runs together."""
    if i not in self.found:
      members = self.groups[i][0]
      out: set[UOp] = set()
      stack = list(members)
      while stack:
        for n in self.after[stack.pop()]:
          if n not in out:
            together = self.groups[self.number[n]][0] if n in self.number else [n]
            out.update(together)
            stack.extend(together)
      self.found[i] = out.difference(members)
    return self.found[i]

  def _redirect(self, node: UOp, new: UOp, late: list[UOp]) -> None:
    """Let some readers of a node read the new one."""
    old, made = (self.parts[n].target.base for n in (node, new))
    for u in late:
      for edges in (self.needs, self.after):
        edges[u] = (edges[u] - {node}) | {new}
      for item in self.items[u]:
        item.buffers = [made if b is old else b for b in item.buffers]
      # it is in no group, and what its part says of buffers is not true any more
      self.parts.pop(u, None)
    self.users[new] = set(late)
    self.users[node] = self.users[node].difference(late)

  def enter(self, node: UOp, i: int, target: UOp) -> UOp:
    """The node that stands for a value made again in group i, into a buffer that target views."""
    new = UOp(Ops.DETACH, node.dtype, (node,), _AGAIN)
    part, (members, space) = self.parts[node], self.groups[i]
    old = part.target.base
    buffers, found = (
      [target.base if b is old else b for b in x] for x in (part.buffers, part.found)
    )
    self.parts[new] = replace(part, target=target, buffers=tuple(buffers), found=found)
    self.needs[new], self.after[new] = set(self.needs[node]), set(self.after[node])
    self.items[new], self.number[new] = [], i
    self.groups[i] = ([*members[:-1], new, members[-1]], space)
    return new

  def leave(self, new: UOp) -> None:
    """Undo enter."""
    members, space = self.groups[self.number[new]]
    self.groups[self.number[new]] = ([m for m in members if m is not new], space)
    for known in (self.parts, self.needs, self.after, self.items, self.number):
      known.pop(new)


def _size(part: Part) -> int:
  return math.prod(part.target.sizes) * part.target.dtype.itemsize


def _by_slices(items: list[ScheduleItem], buffer: UOp) -> bool:
  """Whether a reader is one kernel that may run in parts which read their own of a BUFFER only.

  By any number of threads: what is made again decides on bits of other values, see totals.py.
  """
  if len(items) != 1 or items[0].kernel is None:
    return False
  size = buffer.arg[2] * buffer.dtype.itemsize
  return any(
    size <= number * blocks * _PART_BYTES
    and form_in_parts(items[0], (buffer,), number, blocks) is not None
    for number in slice_cuts(items[0].kernel)
    for blocks in BLOCKS
  )
