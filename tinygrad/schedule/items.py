"""The items of a schedule: what computes each node that gets a buffer, and what is grouped."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tinygrad.device import Device
from tinygrad.helpers import NUM_CPU_THREADS, SCACHE, SLICES
from tinygrad.schedule.ends import may_be_left, reads_known, sums_before_end, with_wide_end
from tinygrad.schedule.fusion import ALWAYS, scattered_onto
from tinygrad.schedule.grouping import Grouping, Part, Space, fits
from tinygrad.schedule.order import in_order
from tinygrad.schedule.rangeify import Lowering, rows_kernel, scatter_kernel, value_kernel
from tinygrad.schedule.remake import Edges, Groups, Remaking, is_again
from tinygrad.schedule.slices import SliceFinder
from tinygrad.schedule.template import Alias, Schedule, ScheduleItem, Structure, kernel_structure
from tinygrad.schedule.totals import before_division, divided_after
from tinygrad.schedule.views import assigned_state, is_whole, view_of
from tinygrad.uop import Ops
from tinygrad.uop.ops import Device_t, UOp

# Kernels by structure: equal layers are lowered once.
_kernels: dict[Structure, tuple[UOp, tuple[int, ...]]] = {}
# The same for kernels of several stores; None where it is better to leave them apart.
_groups: dict[tuple[Any, ...], tuple[UOp, tuple[int, ...]] | None] = {}
# A node, its part, what it needs and reads, and its items.
_State = tuple[UOp, Part, set[UOp], set[UOp], list[ScheduleItem]]
# Structures that occurred, by number.
_structures: dict[Structure, int] = {}


@dataclass(frozen=True)
class Collective:
  """Items of one all-reduce from a BUFFER to another, to be done again on other BUFFERs."""

  source: UOp
  result: UOp
  schedule: Schedule


class Scheduler:
  """State of one scheduling: views made so far, items, and who reads which state of a buffer.

  `kept`: the nodes that get a buffer. `collective`: the items of an ALLREDUCE of a BUFFER, to be
  done again on other BUFFERs.
  """

  def __init__(
    self, kept: set[UOp], default_device: str, collective: Callable[[UOp, UOp], Collective]
  ):
    self.kept, self.default_device, self.collective = kept, default_device, collective
    self.views: dict[UOp, UOp] = {}
    self.items: dict[UOp, list[ScheduleItem]] = {}
    self.reads: dict[UOp, set[UOp]] = {}
    self.needs: dict[UOp, set[UOp]] = {}
    self.aliases: list[Alias] = []
    self.parts: dict[UOp, Part] = {}

  def leaf(self, root: UOp, node: UOp) -> UOp | None:
    """View of the buffer of a node that another item computes."""
    if node.realized is not None:
      return None if self.is_elsewhere(root, node, node.realized) else node.realized
    if node is not root and node in self.views:
      if self.is_elsewhere(root, node, self.views[node]):
        return None
      self.needs[root].add(node)
      return self.views[node]
    return None

  def is_elsewhere(self, root: UOp, node: UOp, view: UOp) -> bool:
    """Whether a constant has its buffer on another device, so that a kernel makes it anew."""
    return node.device is None and view.base.arg[1] != (root.device or self.default_device)

  def lowering(self, root: UOp) -> Lowering:
    """A kernel that records what it needs."""
    return Lowering(lambda node: self.leaf(root, node))

  def output(self, node: UOp) -> UOp:
    """View of a new buffer of the node's shape."""
    device = node.device or self.default_device
    return UOp.new_buffer(device, node.numel, node.dtype).reshape(node.sizes)

  def schedule(self, node: UOp) -> None:
    """Items that compute one node."""
    self.needs[node], self.reads[node] = set(), set()
    if node.op in (Ops.MSTACK, Ops.MSELECT):
      self._alias(node)
    elif node.op is Ops.ALLREDUCE:
      self._allreduce(node)
    elif node.op is Ops.ASSIGN:
      self._assign(node)
    elif node.op is Ops.COPY and node.src[0].device is not None:
      self._copy(node)
    elif node.op is Ops.SCATTER_ADD:
      zero = UOp.const(node.dtype, 0).reshape((1,) * len(node.shape)).expand(node.shape)
      self._scatter(node, node, zero)
    elif (found := scattered_onto(node)) is not None and found[0] not in self.kept:
      self._scatter(node, *found)
    else:
      value = node.src[0] if node.op in (Ops.CONTIGUOUS, Ops.COPY) else node
      self._kernel(node, value, self.output(node))

  def _kernel(self, node: UOp, value: UOp, target: UOp) -> None:
    self.views[node] = target
    if node.numel == 0:
      self.items[node] = []
      return
    key, found = kernel_structure(functools.partial(self.leaf, node), (target, value))
    if key not in _kernels or not SCACHE:
      low = self.lowering(node)
      sink = value_kernel(low, value, target)
      _kernels[key] = sink, tuple(found.index(b) for b in low.buffers)
    sink, slots = _kernels[key]
    buffers = [found[slot] for slot in slots]
    device = buffers[0].arg[1]
    self.items[node] = [ScheduleItem(sink, buffers, device)]
    self.reads[node].update(buffers[1:])
    structure = _structures.setdefault(key, len(_structures))
    self.parts[node] = Part(value, target, sink, tuple(buffers), device, structure, found)

  def together(
    self, members: list[UOp], stored: list[UOp], space: Space
  ) -> tuple[UOp, list[UOp]] | None:
    """One kernel that stores some of the members, and its buffers; None where it is not better."""
    inside, root = {m.src[0] if is_again(m) else m for m in members}, members[0]

    def leaf(node: UOp) -> UOp | None:
      if node.realized is None and node in inside:
        return None
      view = node.realized or self.views.get(node)
      return None if view is not None and self.is_elsewhere(root, node, view) else view

    # what is written in place is stored when all others have read it
    stored = sorted(stored, key=lambda m: m.op is Ops.ASSIGN)
    # others of equal structures may share other buffers, and read them before or after a write
    slots: dict[UOp, int] = {}
    described: list[tuple[Any, ...]] = []
    number = {m: i for i, m in enumerate(dict.fromkeys([*stored, *members]))}
    for m in number:
      part = self.parts[m]
      used = tuple([slots.setdefault(b, len(slots)) for b in part.found])
      reads = tuple(sorted(number[n] for n in self.needs[m] if n in number))
      described.append((part.structure, used, reads))
    key, found = (space, len(stored), *described), list(slots)
    if key not in _groups or not SCACHE:
      low = Lowering(leaf)
      pairs = [(self.parts[m].value, self.parts[m].target) for m in stored]
      sink = rows_kernel(low, pairs, *space)
      good = fits(sink, [self.parts[m] for m in members], len(sink.src) // len(pairs))
      _groups[key] = (sink, tuple(found.index(b) for b in low.buffers)) if good else None
    made = _groups[key]
    return None if made is None else (made[0], [found[slot] for slot in made[1]])

  def group(self, order: list[UOp], after: dict[UOp, set[UOp]], wanted: set[UOp]) -> list[UOp]:
    """The order with kernels over the same rows made one, which takes the place of the last."""
    grouping = Grouping(
      order, after, self.parts,
      lambda node, u: u.realized is not None or (u is not node and u in self.views),
      lambda members, space: self.together(members, members, space) is not None,
    )  # fmt: skip
    users: dict[UOp, set[UOp]] = {}
    for n in order:
      for need in self.needs[n]:
        users.setdefault(need, set()).add(n)
    groups = grouping.groups()
    if SLICES:
      changing = {self.views[n].base for n in order if n.op is Ops.ASSIGN}
      changing.update(b for alias in self.aliases for b in (alias.buffer, *alias.sources))
      order = [*order, *self._remake(order, groups, after, users, wanted, changing)]
      order = [*order, *self._leave_ends(groups, after, users, wanted, changing)]
      order = [*order, *self._divide_late(groups, after, users, wanted, changing)]
    leader = {n: n for n in order}
    for members, space in groups:
      stored = _stored_of(members, users, wanted)
      made = self.together(members, stored, space)
      if made is None:
        stored, made = members, self.together(members, members, space)
      assert made is not None, "it was tried"
      for m in members:
        leader[m] = members[-1]
        self.items[m] = []
        if m not in stored:
          del self.views[m]
      self.items[members[-1]] = [ScheduleItem(*made, self.parts[members[-1]].device)]
    edges: dict[UOp, set[UOp]] = {n: set() for n in dict.fromkeys(leader[n] for n in order)}
    for n in order:
      edges[leader[n]].update(leader[m] for m in after[n])
    for n, before in edges.items():
      before.discard(n)
    return in_order(list(edges), edges)

  def _remake(
    self,
    order: list[UOp],
    groups: Groups,
    after: dict[UOp, set[UOp]],
    users: dict[UOp, set[UOp]],
    wanted: set[UOp],
    changing: set[UOp],
  ) -> list[UOp]:
    """Nodes for values that groups make again, which join these; see remake.py."""
    remaking = Remaking(groups, after, self.needs, users, self.parts, self.items, wanted, changing)

    def again(node: UOp, i: int) -> UOp | None:
      if not _runs_slices(self.parts[node].device):
        return None
      target = self.output(node)
      new = remaking.enter(node, i, target)
      members, space = groups[i]
      if self.together(members, members, space) is None:
        remaking.leave(new)
        return None
      self.views[new] = target
      return new

    return remaking.run(order, again)

  def _leave_ends(
    self, groups: Groups, after: Edges, users: Edges, wanted: set[UOp], changing: set[UOp]
  ) -> list[UOp]:
    """Nodes for products that are kept without their ends, which groups do; see ends.py."""
    out = []
    for i, (members, space) in enumerate(groups):
      inside = set(members)
      for node in dict.fromkeys(n for m in members for n in self.needs[m]):
        part = self.parts.get(node)
        if node in inside or part is None or not users[node] <= inside:
          continue
        if not may_be_left(node, wanted) or not _runs_slices(part.device):
          continue
        if node.numel != math.prod(space[0]) or not changing.isdisjoint(part.buffers):
          continue
        needs = self.needs[node]
        if (sums := self._without_end(node, groups[i], users, wanted)) is None:
          continue
        groups[i] = [node, *groups[i][0]], space
        for n in needs:
          users[n].discard(node)
        for user in (node, sums):
          for n in self.needs[user]:
            users.setdefault(n, set()).add(user)
        after[sums] = set(after[node])
        after[node].add(sums)
        out.append(sums)
    return out

  def _without_end(
    self, node: UOp, group: tuple[list[UOp], Space], users: Edges, wanted: set[UOp]
  ) -> UOp | None:
    """The sums that a node is made of, kept in its place for a group that makes it of them; None
    where it is as good to leave things as they are.
    """
    members, space = group
    value = self.parts[node].value
    sums = sums_before_end(value, lambda u: u is not node and u in self.views)
    if sums is None:
      return None
    self.schedule(sums)
    before = self._make_anew({node: value})
    if reads_known(self.parts[node], self.views[sums].base, [self.parts[m] for m in members]):
      stored = _stored_of(members, users, wanted)
      if self.together([node, *members], stored, space) is not None:
        self._widen_end(node, sums, group, users, stored)
        return sums
    self._restore(before)
    self._forget(sums)
    return None

  def _widen_end(
    self, node: UOp, sums: UOp, group: tuple[list[UOp], Space], users: Edges, stored: list[UOp]
  ) -> None:
    """Let members of a group that widen an end make it of the sums in the wider type."""
    members, space = group
    inside = {node, *members}

    def stop(u: UOp) -> bool:
      return u is node or u.realized is not None or (u in self.views and u not in inside)

    before: dict[UOp, Part] = {}
    for m in members:
      part = self.parts[m]
      value = with_wide_end(part.value, node, self.parts[node].value, sums, stop)
      if value is None:
        self.parts.update(before)
        return
      if value is part.value:
        continue
      key, found = kernel_structure(
        lambda u: self.views[u] if u.realized is None and stop(u) else u.realized,
        (part.target, value),
      )
      structure = _structures.setdefault(key, len(_structures))
      before[m] = part
      self.parts[m] = replace(part, value=value, structure=structure, found=found)
    if self.together([node, *members], stored, space) is None:
      self.parts.update(before)
      return
    for m in before:
      self.needs[m] = (self.needs[m] - {node}) | {sums}
    users.setdefault(sums, set()).update(before)

  def _make_anew(self, values: dict[UOp, UOp]) -> list[_State]:
    """Give nodes other values in the place of theirs; what was known of them before."""
    before = []
    for node, value in values.items():
      part, reads = self.parts[node], self.reads.get(node, set())
      before.append((node, part, self.needs[node], reads, self.items[node]))
      self.needs[node], self.reads[node] = set(), set()
      self._kernel(node, value, part.target)
    return before

  def _restore(self, before: list[_State]) -> None:
    """Undo _make_anew."""
    for node, part, needs, reads, items in before:
      self.parts[node], self.needs[node], self.reads[node] = part, needs, reads
      self.items[node] = items

  def _divide_late(
    self, groups: Groups, after: Edges, users: Edges, wanted: set[UOp], changing: set[UOp]
  ) -> list[UOp]:
    """Nodes for what products are multiplied with in place of rows of groups; see totals.py."""
    out = []
    for i, (members, space) in enumerate(groups):
      inside = set(members)
      for node in members:
        part, readers = self.parts[node], users.get(node, set())
        if is_again(node) or not readers or not may_be_left(node, wanted):
          continue
        if not readers.isdisjoint(inside) or not _runs_slices(part.device):
          continue
        if not changing.isdisjoint(part.buffers):
          continue
        factor = self._without_division(node, groups[i], users, wanted)
        if factor is None:
          continue
        groups[i] = [factor, *groups[i][0]], space
        users[factor] = set(readers)
        for n in self.needs[factor]:
          users.setdefault(n, set()).add(factor)
        after[factor] = set(self.needs[factor])
        for u in readers:
          after[u].add(factor)
        out.append(factor)
        break
    for members, space in groups:
      for node in filter(is_again, members):
        self._multiply_at_once(node, members, space)
        for n in self.needs[node]:
          users.setdefault(n, set()).add(node)
        after[node].update(self.needs[node])
    return out

  def _multiply_at_once(self, node: UOp, members: list[UOp], space: Space) -> None:
    """Let what is made again be multiplied with one factor of its row, and rounded once."""
    value = self.parts[node].value
    found = before_division(value, lambda u: u is not value and u in self.views)
    if found is None:
      return
    before = self._make_anew({node: found.at_once})
    self.items[node] = []
    if self.together(members, members, space) is None:
      self._restore(before)

  def _without_division(
    self, node: UOp, group: tuple[list[UOp], Space], users: Edges, wanted: set[UOp]
  ) -> UOp | None:
    """What products of a node are multiplied with, for a group that keeps the node without it; None
    where it is as good to leave things as they are.
    """
    members, space = group
    found = before_division(self.parts[node].value, lambda u: u is not node and u in self.views)
    if found is None or found.total not in members or found.factor in self.views:
      return None
    new: dict[UOp, UOp] = {}
    for u in users[node]:
      part = self.parts.get(u)
      if part is None or (u.op in ALWAYS and u.op is not Ops.CONTIGUOUS):
        return None
      value = divided_after(part.value, node, found, functools.partial(self._is_read, u))
      if value is None:
        return None
      new[u] = value
    self.schedule(found.factor)
    before = self._make_anew({node: found.value, **new})
    stored = [*_stored_of(members, users, wanted), found.factor]
    if self.together([found.factor, *members], stored, space) is not None:
      return found.factor
    self._restore(before)
    self._forget(found.factor)
    return None

  def _forget(self, node: UOp) -> None:
    """Undo the schedule of a node."""
    for known in (self.parts, self.needs, self.reads, self.items, self.views):
      known.pop(node, None)

  def _is_read(self, node: UOp, u: UOp) -> bool:
    """Whether a node reads another from a buffer."""
    return u.realized is not None or (u is not node and u in self.views)

  def slices(self, items: list[ScheduleItem], wanted: set[UOp]) -> list[ScheduleItem]:
    """Items with chains in place of kernels; values within these may lose their buffers."""
    devices = {d for d in {x.device for x in items if x.kernel is not None} if _runs_slices(d)}
    if not devices:
      return items
    private = {n for n in self.views if n.op not in ALWAYS and n not in wanted}
    held = {self.views[n].base for n in self.views if n not in private}
    buffers = {self.views[n].base for n in private} - held
    finder = SliceFinder(items, self.aliases, buffers, devices, int(NUM_CPU_THREADS))
    items = finder.run()
    for node in private:
      if self.views[node].base in finder.vanished:
        del self.views[node]
    return items

  def _assign(self, node: UOp) -> None:
    target, value = node.src
    place = view_of(target, self.views)
    if place is None:
      raise RuntimeError("assign: the target has no buffer; realize() it first")
    previous = assigned_state(target)
    if previous is not None:
      self.needs[node].add(previous)
    self._kernel(node, value, place)
    if previous is not None or not is_whole(place):
      self.parts.pop(node, None)
    item = self.items[node][0] if self.items[node] else None
    if item is not None and item.kernel is not None and not _reads_in_place(item.kernel):
      staged = self.output(value)
      low = self.lowering(node)
      first = ScheduleItem(value_kernel(low, value, staged), low.buffers, item.device)
      self.reads[node].update(low.buffers[1:])
      copy = Lowering(lambda n: None)
      second = ScheduleItem(value_kernel(copy, staged, place), copy.buffers, item.device)
      self.items[node] = [first, second]
      self.parts.pop(node, None)
    buffer = place.base
    self.reads[node].discard(buffer)
    self.views[node] = place

  def _whole(self, node: UOp, source: UOp) -> tuple[UOp, list[ScheduleItem]]:
    """BUFFER with just the elements of a source of node in order, and the items that fill it."""
    view = view_of(source, self.views)
    if view is None or view.base.op is not Ops.BUFFER:
      target, low = self.output(source), self.lowering(node)
      sink = value_kernel(low, source, target)
      return target.base, [ScheduleItem(sink, low.buffers, target.base.arg[1])]
    held = source
    while held.realized is None and held not in self.views and held.src:
      held = held.src[0]
    if held in self.views and held is not node:
      self.needs[node].add(held)
    self.reads[node].add(view.base)
    if is_whole(view):
      return view.base, []
    low = Lowering(lambda n: None)
    whole = UOp.new_buffer(view.base.arg[1], view.numel, view.dtype)
    sink = value_kernel(low, view, whole.reshape(view.shape))
    return whole, [ScheduleItem(sink, low.buffers, whole.arg[1])]

  def _copy(self, node: UOp) -> None:
    source, items = self._whole(node, node.src[0])
    target = self.output(node)
    items.append(ScheduleItem(None, [target.base, source], node.arg))
    self.views[node], self.items[node] = target, items if node.numel else []

  def _alias(self, node: UOp) -> None:
    wholes = [self._whole(node, s) for s in node.src]
    target = self.output(node)
    self.aliases.append(Alias(target.base, [b for b, _ in wholes], node.arg))
    self.views[node] = target
    self.items[node] = [item for _, items in wholes for item in items]

  def _allreduce(self, node: UOp) -> None:
    source, items = self._whole(node, node.src[0])
    template = self.collective(node, source)
    new = {template.source: source}

    def own(buffer: UOp) -> UOp:
      if buffer not in new:
        new[buffer] = UOp.new_buffer(buffer.arg[1], buffer.arg[2], buffer.dtype)
      return new[buffer]

    for alias in template.schedule.aliases:
      sources = [own(b) for b in alias.sources]
      self.aliases.append(Alias(own(alias.buffer), sources, alias.index))
    for item in template.schedule.items:
      items.append(ScheduleItem(item.kernel, [own(b) for b in item.buffers], item.device))
    self.views[node], self.items[node] = own(template.result).reshape(node.shape), items

  def _scatter(self, node: UOp, scatter: UOp, start: UOp) -> None:
    """Items for a node that is start plus what is scattered."""
    target = self.output(node)
    self._kernel(node, start, target)
    # more than one kernel
    self.parts.pop(node, None)
    if scatter.src[0].numel and node.numel:
      low = self.lowering(node)
      sink = scatter_kernel(low, scatter, target.base)
      self.items[node].append(ScheduleItem(sink, low.buffers, target.base.arg[1]))
      self.reads[node].update(low.buffers[1:])


def _stored_of(members: list[UOp], users: Edges, wanted: set[UOp]) -> list[UOp]:
  """The members of a group that somebody else reads or relies on."""
  inside = set(members)
  return [m for m in members if m.op in ALWAYS or m in wanted or not users.get(m, inside) <= inside]


def _reads_in_place(sink: UOp) -> bool:
  """Whether a kernel reads its output only at the place that it is about to write."""
  out = sink.src[0].src[0]
  return all(u is out or u.src[0] is not out.src[0] for u in sink.toposort() if u.op is Ops.INDEX)


def _runs_slices(device: Device_t) -> bool:
  """Whether chains are made for all of some devices."""
  names = device if isinstance(device, tuple) else (device,)
  return all(Device[name].target.runs_slices for name in names)
