"""Kernels that read or make the same rows become one: a row then passes through the cache once.

A softmax is a maximum, a sum and a division over the same rows; moments of an optimizer read the
same gradient. Each is planned as a kernel of its own first. Then kernels that share a large buffer
are tried as one: their values are lowered over common ranges, and stay together where that gives
one loop over rows in which nothing is computed twice.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from dataclasses import dataclass

from tinygrad.dtype import dtypes
from tinygrad.uop import Ops
from tinygrad.uop import symbolic as sym
from tinygrad.uop.ops import Device_t, GroupOp, UOp, toposort
from tinygrad.uop.rows import free_ranges, row_form

# A loop over rows has this many of them at least, for threads to share, unless it is short.
_ROWS, _SHORT = 8, 1 << 14
# Elements of a row: several values of each stay in a second-level cache.
_LONGEST_ROW = 1 << 17
_MOST_MEMBERS = 16
_MOST_BUFFERS = 24
_MOST_NODES = 600
# Arithmetic of a group in that of its members: gates of loads come and go.
_MORE_WORK = 1.25
# Shape of all elements, and the number of its axes that count rows.
Space = tuple[tuple[int, ...], int]


@dataclass(frozen=True)
class Part:
  """What one node adds to a kernel: its value, the view that it is stored to, its own kernel.

  `buffers` are those of the kernel; `structure` numbers what it is apart from the buffers `found`.
  """

  value: UOp
  target: UOp
  kernel: UOp
  buffers: tuple[UOp, ...]
  device: Device_t
  structure: int
  found: list[UOp]


@functools.cache
def _is_by_rows(kernel: UOp) -> bool:
  """Whether a kernel is elementwise, or its sums are over what lies side by side in memory."""
  form = row_form(kernel.src)
  if form is None or (len(kernel.src) > 1 and form.reduces):
    return False
  free = free_ranges(form.stores)
  whole = frozenset(form.grid + form.row)
  for u in form.reduces:
    loads = [x for x in u.src[0].toposort() if x.op is Ops.LOAD and free[x] >= whole]
    steps = [sym.terms(x.src[0].src[1])[0].get(form.row[-1]) for x in loads]
    if 1 not in steps:
      return False
  return True


def _space(value: UOp, is_leaf: Callable[[UOp], bool]) -> Space | None:
  """Shape of what the sums below a value are over; None where they are not over its last axes."""
  nodes = value.toposort(lambda u: not is_leaf(u))
  sums = [u for u in nodes if u.op is Ops.REDUCE_AXIS and not is_leaf(u)]
  if not sums:
    return value.shape, len(value.shape)
  shape, axes = sums[0].src[0].shape, sums[0].arg[1]
  axes = tuple(a for a in axes if shape[a] > 1)
  if not axes or any(s > 1 for a, s in enumerate(shape) if a > axes[0] and a not in axes):
    return None
  return shape, axes[0]


class _Unit:
  """Nodes that become one kernel."""

  def __init__(self, number: int, members: list[UOp], space: Space | None):
    self.number, self.members, self.space = number, members, space
    self.bit = 1 << number
    # units that must run before this one: directly, and (as bits) all of them
    self.needs: set[_Unit] = set()
    self.before = 0


def _has_sums(unit: _Unit) -> bool:
  return unit.space is not None and unit.space[1] < len(unit.space[0])


def _joined(a: Space, b: Space) -> Space | None:
  """The space of two units as one: that of the one with sums."""
  (big, split), (other, other_split) = a, b
  if split == len(big):
    (big, split), (other, other_split) = b, a
  size, rows = math.prod(big), math.prod(big[:split])
  if other_split < len(other):
    return a if (math.prod(other), math.prod(other[:other_split])) == (size, rows) else None
  if split < len(big) and math.prod(other) == rows:
    return big, split
  return (big, split) if math.prod(other) == size else None


class Grouping:
  """Finds the units of a schedule.

  order: nodes in running order; after: what must run before each; parts: of those nodes that are
  a kernel of one store. `is_leaf(node, u)`: whether node reads u from a buffer.
  `try_kernel(members, space)`: whether one kernel can store all members.
  """

  def __init__(
    self,
    order: list[UOp],
    after: dict[UOp, set[UOp]],
    parts: dict[UOp, Part],
    is_leaf: Callable[[UOp, UOp], bool],
    try_kernel: Callable[[list[UOp], Space], bool],
  ):
    self.after, self.parts, self.try_kernel = after, parts, try_kernel
    self.unit_of: dict[UOp, _Unit] = {}
    self.units: list[_Unit] = []
    self.users: dict[UOp, list[_Unit]] = {}
    # units that need one directly; not in the unit, where they would be a cycle of references
    self.needed_by: dict[_Unit, set[_Unit]] = {}
    for node in order:
      part = parts.get(node)
      space = None
      if part is not None and node.numel > 1 and _is_by_rows(part.kernel):
        space = _space(part.value, functools.partial(is_leaf, node))
      self._add(node, after[node], space)

  def _add(self, node: UOp, after: set[UOp], space: Space | None) -> None:
    unit = _Unit(len(self.units), [node], space)
    self.units.append(unit)
    self.unit_of[node] = unit
    unit.needs = {self.unit_of[n] for n in after}
    self.needed_by[unit] = set()
    for need in unit.needs:
      unit.before |= need.before | need.bit
      self.needed_by[need].add(unit)
    if space is None:
      return
    shared = self.parts[node].buffers
    large = [b for b in shared if b.arg[2] >= math.prod(space[0]) > 1]
    found = dict.fromkeys(u.members[0] for b in large for u in self.users.get(b, ()))
    # sums over the rows first, because they cannot be made together with anything else
    for other in sorted(found, key=lambda n: not _has_sums(self.unit_of[n])):
      if self.unit_of[other] is not self.unit_of[node]:
        self._merge(self.unit_of[node], self.unit_of[other])
    for b in large:
      users = self.users.setdefault(b, [])
      if self.unit_of[node] not in users:
        users.append(self.unit_of[node])
        # more would cost time and gain little
        del users[:-3]

  def _merge(self, new: _Unit, old: _Unit) -> None:
    """One unit in place of two, if that gives one good kernel."""
    assert new.space is not None and old.space is not None, "units that share buffers have a space"
    space = _joined(new.space, old.space)
    members = old.members + new.members
    if space is None or len(members) > _MOST_MEMBERS or self._between(new, old):
      return
    # what was made contiguous is to be read from its buffer, but for masks, which take little
    read = {n for m in members for n in self.after[m].intersection(members)}
    if any(n.op is Ops.CONTIGUOUS and n.dtype is not dtypes.bool for n in read):
      return
    devices = {self.parts[m].device for m in members}
    rows, size = math.prod(space[0][: space[1]]), math.prod(space[0])
    if space[1] < len(space[0]) and size > _SHORT and rows < _ROWS:
      return
    if len(devices) > 1 or size > rows * _LONGEST_ROW or not self.try_kernel(members, space):
      return
    old.members, old.space = members, space
    for m in new.members:
      self.unit_of[m] = old
    self._order_as_one(new, old)
    for b in {b for m in new.members for b in self.parts[m].buffers}.intersection(self.users):
      self.users[b][:] = [u for u in self.users[b] if u is not new]

  def _order_as_one(self, new: _Unit, old: _Unit) -> None:
    """What must run before either must run before old, and old before what either came before."""
    needed_by = self.needed_by
    for u in new.needs:
      needed_by[u] = (needed_by[u] - {new}) | {old}
    for u in needed_by[new]:
      u.needs = (u.needs - {new}) | {old}
    old.needs = (old.needs | new.needs) - {old, new}
    needed_by[old] = (needed_by[old] | needed_by[new]) - {old, new}
    old.before = (old.before | new.before) & ~(old.bit | new.bit)
    gained, later = old.before | old.bit, list(needed_by[old])
    while later:
      u = later.pop()
      before = (u.before & ~new.bit) | gained
      # where nothing changes, nothing changes further on
      if before != u.before:
        u.before = before
        later.extend(needed_by[u])

  @staticmethod
  def _between(a: _Unit, b: _Unit) -> bool:
    """Whether some other unit must run between two."""
    for first, last in ((a, b), (b, a)):
      if any(u.before & first.bit for u in last.needs if u is not first):
        return True
    return False

  def groups(self) -> list[tuple[list[UOp], Space]]:
    """Units of several nodes."""
    found = dict.fromkeys(self.unit_of.values())
    return [(u.members, u.space) for u in found if len(u.members) > 1 and u.space is not None]


def fits(kernel: UOp, parts: list[Part], copies: int) -> bool:
  """Whether a kernel of several stores is one loop over rows without anything computed twice.

  copies: how many stores there are for each value.
  """
  nodes = kernel.toposort()
  if len(nodes) > _MOST_NODES or sum(u.op is Ops.PARAM for u in nodes) > _MOST_BUFFERS:
    return False
  form = row_form(kernel.src)
  if form is None:
    return False
  made = {p.target.base for p in parts}
  sums = loads = work = 0.0
  for p in parts:
    share = copies / len(p.kernel.src)
    for u in p.kernel.toposort():
      sums += share * (u.op is Ops.REDUCE)
      work += share * _is_work(u)
      if u.op is Ops.LOAD:
        buffer = p.buffers[u.src[0].src[0].arg[0]]
        loads += share * (buffer is p.target.base or buffer not in made)
  found = toposort(form.stores)
  if len(form.reduces) > sums or sum(u.op is Ops.LOAD for u in found) > loads:
    return False
  return sum(map(_is_work, found)) <= work * _MORE_WORK


def _is_work(u: UOp) -> bool:
  """Whether a node is arithmetic on values."""
  return u.op in GroupOp.ALU and u.dtype is not dtypes.int64
