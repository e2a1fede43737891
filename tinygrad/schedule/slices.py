"""Chains of kernels that share an outer axis are run slice by slice, as attention is head by head.

Found in the finished order of kernels: a kernel joins a chain if each slice of it reads, of what
the chain makes, only what that same slice made, and if nothing else must run in between. Values
that nobody else reads then take the memory of a slice a thread, which stays in its cache.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from tinygrad.dtype import dtypes
from tinygrad.helpers import SLICES
from tinygrad.schedule.template import Alias, ScheduleItem
from tinygrad.uop import Ops
from tinygrad.uop.ops import Device_t, UOp
from tinygrad.uop.rows import Ranges
from tinygrad.uop.slices import (
  Slices,
  led_by,
  near,
  own_parts,
  slice_cuts,
  written_in_place,
  written_slots,
)

# Bytes of a value's slice of which two fit in a second-level cache, and of which many do.
_SLICE_BYTES, _ROOMY_BYTES = 1 << 20, 1 << 18
# Bytes that the kernels of a chain hand on, from which it pays.
_LEAST_BYTES = 1 << 20
_MOST_KERNELS = 12
_LINE = 64

# Chains by their kernels and how these share buffers.
_chains: dict[tuple[Any, ...], UOp] = {}


class _Node:
  """An item of the schedule, or a chain, and what must run before it."""

  def __init__(self, position: int, item: ScheduleItem):
    self.position, self.item = position, item
    # BUFFERs that it stores into
    self.written = {item.buffers[0]}
    if item.kernel is not None:
      self.written = {item.buffers[s] for s in written_slots(item.kernel)}
    self.needs: set[_Node] = set()
    self.is_chain = item.kernel is not None and isinstance(item.kernel.arg, Slices)
    # the chain that it became a part of
    self.chain: _Node | None = None


def is_shared_well(number: int, threads: int) -> bool:
  """Whether threads end at about the same time if they share a number of slices."""
  return number % threads == 0 or number >= 4 * threads


def _now(node: _Node) -> _Node:
  """The node, or the chain that it is a part of."""
  while node.chain is not None:
    node = node.chain
  return node


def _storage(aliases: Sequence[Alias]) -> dict[UOp, UOp]:
  """For BUFFERs that share storage, one that stands for all of them."""
  above: dict[UOp, UOp] = {}

  def top(b: UOp) -> UOp:
    while (up := above.setdefault(b, b)) is not b:
      above[b] = above[up]
      b = up
    return b

  for alias in aliases:
    for source in alias.sources:
      above[top(source)] = top(alias.buffer)
  return {b: top(b) for b in above}


class SliceFinder:
  """Chains of a schedule.

  items: in running order; aliases: BUFFERs that share storage with others. private: BUFFERs that
  need not exist if only one chain uses them. devices: on which chains are made; threads: that
  share the slices.
  """

  def __init__(
    self,
    items: Sequence[ScheduleItem],
    aliases: Sequence[Alias],
    private: Collection[UOp],
    devices: Collection[Device_t],
    threads: int,
  ):
    self.threads, self.devices = threads, devices
    self.shared = _storage(aliases)
    self.private = set(private).difference(self.shared)
    self.nodes = [_Node(i, item) for i, item in enumerate(items)]
    self.users: dict[UOp, list[_Node]] = {}
    # BUFFERs that became memory of a slice
    self.vanished: set[UOp] = set()
    self._order_by_use()

  def _order_by_use(self) -> None:
    """What each node needs: the last writer of what it uses, and the readers of what it writes."""
    writer: dict[UOp, _Node] = {}
    readers: dict[UOp, list[_Node]] = {}
    for node in self.nodes:
      for b in dict.fromkeys(node.item.buffers):
        self.users.setdefault(b, []).append(node)
        place = self.shared.get(b, b)
        node.needs.update([writer[place]] if place in writer else [])
        if b in node.written:
          node.needs.update(readers.pop(place, ()))
          writer[place] = node
        else:
          readers.setdefault(place, []).append(node)
      node.needs.discard(node)

  def run(self) -> list[ScheduleItem]:
    """Items in running order, chains in place of their kernels."""
    for node in list(self.nodes):
      if node.chain is None and (numbers := self._numbers(node)):
        self._grow(node, numbers)
    return [n.item for n in self.nodes]

  def _numbers(self, node: _Node) -> frozenset[int]:
    """Into how many slices it may be cut; none where it is no kernel that can."""
    item = node.item
    if item.kernel is None or node.is_chain or item.device not in self.devices:
      return frozenset()
    if any(b in self.shared for b in item.buffers) or len(set(item.buffers)) < len(item.buffers):
      return frozenset()
    return frozenset(n for n in slice_cuts(item.kernel) if is_shared_well(n, self.threads))

  def _grow(self, first: _Node, numbers: frozenset[int]) -> None:
    """The chain that begins with a node, if there is one that pays."""
    members, tried = [first], {first}
    while len(members) < _MOST_KERNELS:
      made = [b for m in members for b in m.item.buffers if b in m.written & self.private]
      found = {_now(u) for b in made for u in self.users[b]} - tried
      found = {u for u in found if u.position > members[-1].position}
      if not found:
        break
      node = min(found, key=lambda u: u.position)
      tried.add(node)
      left = self._common(members, node, numbers)
      if left and not self._between(members, node):
        members.append(node)
        numbers = left
    handed = self._handed(members)
    least = _LEAST_BYTES if SLICES == 1 else 1
    # what must be written in any case is not kept waiting for others
    if sum(b.arg[2] * b.dtype.itemsize for b in handed if b in self.private) >= least:
      self._join(members, handed, self._best(numbers, handed))

  def _common(self, members: list[_Node], node: _Node, numbers: frozenset[int]) -> frozenset[int]:
    """Numbers of slices that suit the members and one more."""
    numbers = numbers & self._numbers(node)
    if node.item.device != members[0].item.device:
      return frozenset()
    handed = self._handed([*members, node])
    most = max((b.arg[2] * b.dtype.itemsize for b in handed), default=0)
    return frozenset(
      n for n in numbers
      if most <= n * _SLICE_BYTES and all(_cut(m.item, handed, n) for m in (*members, node))
    )  # fmt: skip

  @staticmethod
  def _handed(members: Sequence[_Node]) -> list[UOp]:
    """BUFFERs that one member writes and another uses."""
    uses: dict[UOp, int] = {}
    for m in members:
      for b in m.item.buffers:
        uses[b] = uses.get(b, 0) + 1
    written = dict.fromkeys(b for m in members for b in m.item.buffers if b in m.written)
    return [b for b in written if uses[b] > 1]

  def _between(self, members: list[_Node], last: _Node) -> bool:
    """Whether something else must run after a member and before the last one."""
    inside = set(members)
    stack = [n for n in map(_now, last.needs) if n not in inside]
    seen = set(stack)
    while stack:
      node = stack.pop()
      if node.position < members[0].position:
        continue
      for need in map(_now, node.needs):
        if need in inside:
          return True
        if need not in seen:
          seen.add(need)
          stack.append(need)
    return False

  @staticmethod
  def _best(numbers: frozenset[int], handed: list[UOp]) -> int:
    """The fewest slices that leave room in a cache, or the smallest ones."""
    most = max(b.arg[2] * b.dtype.itemsize for b in handed)
    return min((n for n in numbers if most <= n * _ROOMY_BYTES), default=max(numbers))

  def _join(self, members: list[_Node], handed: list[UOp], number: int) -> None:
    """One item in place of the members, where the last of them was."""
    inside = set(members)
    first, last = members[0], members[-1]
    own = [
      b for b in handed
      if b in self.private and all(_now(u) in inside for u in self.users[b])
    ]  # fmt: skip
    self.vanished.update(own)
    chain = _Node(last.position, _chain_item([m.item for m in members], handed, own, number))
    chain.needs = {n for m in members for n in map(_now, m.needs)} - inside
    # what is in between and needs a member runs after the chain, and keeps its order
    start = first.position
    before, after = [], []
    late = set(inside)
    for node in self.nodes[start : last.position + 1]:
      if node in inside:
        continue
      if any(_now(n) in late for n in node.needs):
        late.add(node)
        after.append(node)
      else:
        before.append(node)
    self.nodes[start : last.position + 1] = [*before, chain, *after]
    for m in members:
      m.chain = chain
    for i in range(start, len(self.nodes)):
      self.nodes[i].position = i


def _cut(item: ScheduleItem, handed: Iterable[UOp], number: int) -> Ranges:
  """The ranges that count the slices of a kernel; none where one uses parts of others."""
  assert item.kernel is not None, "members are kernels"
  slots = {item.buffers.index(b) for b in handed if b in item.buffers}
  cuts = slice_cuts(item.kernel).get(number, ())
  return next((c for c in cuts if own_parts(item.kernel, c) >= slots), ())


def _chain_item(
  items: list[ScheduleItem], handed: list[UOp], own: list[UOp], number: int
) -> ScheduleItem:
  """One item for a chain; the BUFFERs `own` of those handed on are memory of a slice."""
  kernels = [led_by(x.kernel, _cut(x, handed, number)) for x in items if x.kernel is not None]
  written = {x.buffers[s] for x, k in zip(items, kernels, strict=True) for s in written_slots(k)}
  used = dict.fromkeys(b for x in items for b in x.buffers)
  # outputs come first, memory of a slice last
  outer = sorted((b for b in used if b not in own), key=lambda b: b not in written)
  numbers = {b: i for i, b in enumerate((*outer, *own))}
  slots = tuple(tuple(numbers[b] for b in x.buffers) for x in items)
  marked = frozenset(numbers[b] for b in handed)
  key = (tuple(kernels), slots, len(outer), marked, number)
  if key not in _chains:
    sizes = [b.arg[2] * b.dtype.itemsize for b in (*outer, *own)]
    _chains[key] = _Chain(sizes, len(outer), number).sink(kernels, slots, marked)
  return ScheduleItem(_chains[key], outer, items[0].device)


class _Chain:
  """A chain in the making, on buffers of so many bytes; those from `outer` on live in a slice."""

  def __init__(self, sizes: list[int], outer: int, number: int):
    self.sizes, self.outer, self.number = sizes, outer, number
    self.first: dict[int, int] = {}
    self.last: dict[int, int] = {}
    # the buffer whose place one takes over, as that is not needed any more
    self.taken: dict[int, int] = {}

  def sink(
    self, kernels: list[UOp], slots: tuple[tuple[int, ...], ...], marked: frozenset[int]
  ) -> UOp:
    """SINK of the kernels. slots: which buffers each has; marked: those that are handed on."""
    for i, own in enumerate(slots):
      for n in own:
        self.first.setdefault(n, i)
        self.last[n] = i
    parts, places = [], []
    for i, (kernel, own) in enumerate(zip(kernels, slots, strict=True)):
      kernel, own = self._in_place(i, kernel, own)
      parts.append(near(kernel, tuple(s for s in written_slots(kernel) if own[s] in marked)))
      places.append(tuple(self.taken.get(n, n) for n in own))
    spans = {n: self._span(n) for n in range(self.outer, len(self.sizes)) if n not in self.taken}
    memory = _placed(spans)
    inner = tuple(memory.get(n, (0, 0)) for n in range(self.outer, len(self.sizes)))
    mem_bytes = sum(self.sizes[: self.outer])
    arg = Slices(self.number, tuple(places), self.outer, mem_bytes, inner)
    return UOp(Ops.SINK, dtypes.void, tuple(parts), arg)

  def _span(self, n: int) -> tuple[int, int, int]:
    """(first kernel, last kernel, bytes) of a buffer's place."""
    last = max(self.last[m] for m in (n, *(m for m, place in self.taken.items() if place == n)))
    return self.first[n], last, self.sizes[n] // self.number

  def _in_place(self, i: int, kernel: UOp, own: tuple[int, ...]) -> tuple[UOp, tuple[int, ...]]:
    """Kernel number i and its buffers, a result in the place of what it is the last to read."""
    written = written_slots(kernel)
    for s in written:
      if own[s] < self.outer or self.first[own[s]] < i:
        continue
      for t, n in enumerate(own):
        if n < self.outer or t in written or self.last[n] > i:
          continue
        if (in_place := written_in_place(kernel, s, t)) is not None:
          self.taken[own[s]] = self.taken.get(n, n)
          return in_place, own[:s] + own[s + 1 :]
    return kernel, own


def _placed(values: dict[int, tuple[int, int, int]]) -> dict[int, tuple[int, int]]:
  """(place, bytes) of each value, of (first kernel, last kernel, bytes): none meets another."""
  out: dict[int, tuple[int, int]] = {}
  for n, (first, last, size) in values.items():
    met = sorted(out[m] for m in out if values[m][0] <= last and first <= values[m][1])
    place = 0
    for start, taken in met:
      if place + size <= start:
        break
      place = max(place, -(-(start + taken) // _LINE) * _LINE)
    out[n] = (place, size)
  return out
