"""Chains of kernels that share an outer axis are run slice by slice, as attention is head by head.

Found in the finished order of kernels: a kernel joins a chain if each slice of it reads, of what
the chain makes, only what that same slice made, and if nothing else must run in between. Values
that nobody else reads then take the memory of a slice a thread, which stays in its cache. Where
that is too much, slices run block by block, as attention does by rows of a head.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tinygrad.dtype import dtypes
from tinygrad.schedule.template import Alias, ScheduleItem
from tinygrad.uop import Ops
from tinygrad.uop.ops import Device_t, UOp
from tinygrad.uop.slices import (
  COPIED_ROW,
  FAR_BYTES,
  LINE,
  STREAMED_BYTES,
  Blocks,
  Slices,
  in_blocks,
  is_worth_keeping,
  led_by,
  near,
  own_parts,
  slice_cuts,
  terms_of_product,
  with_copy,
  written_in_place,
  written_slots,
)

# Bytes of a value's slice of which two fit in a second-level cache, and of which many do.
_SLICE_BYTES, _ROOMY_BYTES = 1 << 20, 1 << 18
# Bytes of a value's slice up to which it is not cut: two of them and what is packed stay in a
# second-level cache, and each block computes rows again that fill up its last tile.
_WHOLE_BYTES = 1 << 19
# Blocks of a slice, the fewest rows of one that are worth a call, and bytes of a value's block.
BLOCKS, _LEAST_ROWS, _BLOCK_BYTES = (1, 2, 4, 8, 16, 32, 64), 64, 1 << 19
_MOST_KERNELS = 12
# Terms of a sum of products for each byte of the result, up to which it takes no longer than the
# way of that through memory.
_TERMS_A_BYTE = 8

# How many slices, and blocks of each.
Cuts = frozenset[tuple[int, int]]

# Chains by their kernels and how these share buffers.
_chains: dict[tuple[Any, ...], UOp] = {}


@dataclass
class _Members:
  """Items of a chain, BUFFERs that one hands to another and those of them that exist in a part
  only, numbers of slices and of blocks of each."""

  items: list[ScheduleItem]
  handed: list[UOp]
  own: list[UOp]
  number: tuple[int, int]


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
    # what a chain is made of
    self.made_of: _Members | None = None


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
    # by storage
    self.writers: dict[UOp, list[_Node]] = {}
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
          self.writers.setdefault(place, []).append(node)
          node.needs.update(readers.pop(place, ()))
          writer[place] = node
        else:
          readers.setdefault(place, []).append(node)
      node.needs.discard(node)

  def run(self) -> list[ScheduleItem]:
    """Items in running order, chains in place of their kernels."""
    for node in list(self.nodes):
      if node.chain is None and (numbers := self._numbers(node)):
        self._grow(node, frozenset((n, blocks) for n in numbers for blocks in BLOCKS))
    return [n.item for n in self.nodes]

  def _numbers(self, node: _Node) -> frozenset[int]:
    """Into how many slices it may be cut; none where it is no kernel that can."""
    item = node.item
    if item.kernel is None or node.is_chain or item.device not in self.devices:
      return frozenset()
    if any(b in self.shared for b in item.buffers) or len(set(item.buffers)) < len(item.buffers):
      return frozenset()
    return frozenset(n for n in slice_cuts(item.kernel) if is_shared_well(n, self.threads))

  def _grow(self, first: _Node, numbers: Cuts) -> None:
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
      if len(members) > 1 and self._best(numbers, self._handed(members))[1] > 1:
        # what needs whole slices would take blocks from the others
        left = left if any(blocks > 1 for _, blocks in left) else frozenset()
      if left and not self._between(members, node):
        members.append(node)
        numbers = left
    members, numbers = self._with_products_again(members, numbers)
    handed = self._handed(members)
    # what must be written in any case is not kept waiting for others
    if is_worth_keeping(sum(b.arg[2] * b.dtype.itemsize for b in handed if b in self.private)):
      numbers = self._write_late(members, numbers)
      handed = self._handed(members)
      self._join(members, handed, self._best(numbers, handed))

  def _with_products_again(self, members: list[_Node], numbers: Cuts) -> tuple[list[_Node], Cuts]:
    """The members with cheap products of another chain, so that these need no buffer there."""
    for b in dict.fromkeys(b for m in members for b in m.item.buffers if b in self.private):
      (maker, *others) = self.writers.get(b, [None])
      if maker is None or others or maker.chain is None or b in self.vanished:
        continue
      chain, readers = maker.chain, [m for m in members if b in m.item.buffers]
      inside = {*readers, *(u for u in self.users[b] if u.chain is chain)}
      known = {x for m in members for x in m.item.buffers}
      if not inside.issuperset(self.users[b]) or not self._may_be_again(maker, b, known):
        continue
      new = UOp.new_buffer(b.arg[1], b.arg[2], b.dtype)
      items = {
        m: replace(m.item, buffers=[new if x is b else x for x in m.item.buffers])
        for m in (maker, *members)
      }
      handed = [*self._handed(members), new]
      left = frozenset(
        x for x in numbers if all(form_in_parts(i, handed, *x) for i in items.values())
      )
      if not left:
        continue
      again = _Node(members[0].position, items[maker])
      again.needs = set(maker.needs)
      for m in readers:
        m.item = items[m]
      first = members.index(readers[0])
      members, numbers = [*members[:first], again, *members[first:]], left
      self.users[b] = [u for u in self.users[b] if u not in readers]
      self.users[new] = [again, *readers]
      self.private.add(new)
      self._without(chain, b)
    return members, numbers

  def _write_late(self, members: list[_Node], numbers: Cuts) -> Cuts:
    """Let rows write what a product before them hands on and others read as well, past the caches:
    they have more arithmetic to do while memory takes it. The product's own result is memory of a
    part then.
    """
    inside = set(members)
    for maker, rows in itertools.pairwise(members):
      b, kernel = maker.item.buffers[0], rows.item.kernel
      assert maker.item.kernel is not None and kernel is not None, "members are kernels"
      if b not in rows.item.buffers or b not in self.private or len(self.writers.get(b, ())) != 1:
        continue
      terms, size = terms_of_product(maker.item.kernel), b.dtype.itemsize
      if terms <= _TERMS_A_BYTE * size or b.arg[2] * size < STREAMED_BYTES:
        continue
      if all(_now(u) in inside for u in self.users[b]):
        continue
      copying = with_copy(kernel, rows.item.buffers.index(b))
      if copying is None or copying.src[0].src[-1].arg[1] * b.dtype.itemsize < COPIED_ROW:
        continue
      new = UOp.new_buffer(b.arg[1], b.arg[2], b.dtype)
      items = {
        m: replace(m.item, buffers=[new if x is b else x for x in m.item.buffers]) for m in members
      }
      items[rows] = replace(items[rows], kernel=copying, buffers=[*items[rows].buffers, b])
      handed = [new if x is b else x for x in self._handed(members)]
      left = frozenset(
        x for x in numbers if all(form_in_parts(i, handed, *x) for i in items.values())
      )
      if not left:
        continue
      numbers = left
      self.users[new] = [m for m in members if b in m.item.buffers]
      self.users[b] = [u for u in self.users[b] if u not in inside or u is rows]
      for m in members:
        m.item = items[m]
      maker.written, rows.written = {new}, {*rows.written, b}
      self.writers[b], self.writers[new] = [rows], [maker]
      self.private.add(new)
    return numbers

  def _may_be_again(self, maker: _Node, b: UOp, known: set[UOp]) -> bool:
    """Whether a product is cheap, made of what keeps its values and is there or known anyway, and
    part of a chain that may do without its buffer."""
    chain, kernel = maker.chain, maker.item.kernel
    if kernel is None or chain is None or chain.made_of is None or b not in chain.made_of.handed:
      return False
    sources = [x for x in maker.item.buffers if x is not b]
    more = [x for x in sources if x not in known]
    if sum(x.arg[2] * x.dtype.itemsize for x in more) >= b.arg[2] * b.dtype.itemsize:
      return False
    writers = [n for x in sources for n in self.writers.get(self.shared.get(x, x), ())]
    if any(_now(n).position >= chain.position for n in writers):
      return False
    return 0 < terms_of_product(kernel) <= _TERMS_A_BYTE * b.dtype.itemsize

  def _without(self, chain: _Node, b: UOp) -> None:
    """Let a BUFFER that only a chain uses be memory of a part."""
    made_of = chain.made_of
    assert made_of is not None, "a chain"
    made_of.own.append(b)
    chain.item = _chain_item(made_of)
    chain.written.discard(b)
    self.vanished.add(b)

  def _common(self, members: list[_Node], node: _Node, numbers: Cuts) -> Cuts:
    """Numbers of slices and blocks that suit the members and one more."""
    own = self._numbers(node)
    if node.item.device != members[0].item.device:
      return frozenset()
    handed = self._handed([*members, node])
    most = max((b.arg[2] * b.dtype.itemsize for b in handed), default=0)
    return frozenset(
      (n, blocks) for n, blocks in numbers
      if n in own and most <= n * blocks * (_BLOCK_BYTES if blocks > 1 else _SLICE_BYTES)
      and all(form_in_parts(m.item, handed, n, blocks) for m in (*members, node))
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
  def _best(numbers: Cuts, handed: list[UOp]) -> tuple[int, int]:
    """The fewest slices that leave room in a cache, or the smallest that fit in it; where none do,
    the fewest blocks that leave room, or the smallest."""
    most = max(b.arg[2] * b.dtype.itemsize for b in handed)
    roomy = [(n, blocks) for n, blocks in numbers if most <= n * blocks * _ROOMY_BYTES]
    whole = [(n, blocks) for n, blocks in numbers if blocks == 1 and most <= n * _WHOLE_BYTES]
    if whole:
      return min((x for x in whole if x in roomy), default=max(whole))
    return min(
      roomy or [max(numbers, key=lambda x: (x[0] * x[1], x[0]))],
      key=lambda x: (x[0] * x[1], -x[0]),
    )

  def _join(self, members: list[_Node], handed: list[UOp], number: tuple[int, int]) -> None:
    """One item in place of the members, where the last of them was."""
    inside = set(members)
    first, last = members[0], members[-1]
    own = [
      b for b in handed
      if b in self.private and all(_now(u) in inside for u in self.users[b])
    ]  # fmt: skip
    self.vanished.update(own)
    made_of = _Members([m.item for m in members], handed, own, number)
    chain = _Node(last.position, _chain_item(made_of))
    chain.made_of = made_of
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


def form_in_parts(
  item: ScheduleItem, handed: Iterable[UOp], number: int, blocks: int
) -> UOp | None:
  """An item's kernel with ranges that count slices and blocks as the outermost ones.

  None where one uses parts of others.
  """
  assert item.kernel is not None, "members are kernels"
  slots = frozenset(item.buffers.index(b) for b in handed if b in item.buffers)
  for cut in slice_cuts(item.kernel).get(number, ()):
    if blocks == 1:
      if own_parts(item.kernel, cut) >= slots:
        return led_by(item.kernel, cut)
    elif (form := in_blocks(item.kernel, cut, slots, blocks)) is not None:
      assert isinstance(form.arg, Blocks), "what runs in blocks says so"
      if form.arg.rows >= _LEAST_ROWS:
        return form
  return None


def _chain_item(made_of: _Members) -> ScheduleItem:
  """One item for a chain."""
  items, handed, own, number = made_of.items, made_of.handed, made_of.own, made_of.number
  forms = [form_in_parts(x, handed, *number) for x in items]
  kernels = [k for k in forms if k is not None]
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
    _chains[key] = _Chain(sizes, len(outer), *number).sink(kernels, slots, marked)
  return ScheduleItem(_chains[key], outer, items[0].device)


class _Chain:
  """A chain in the making, on buffers of so many bytes; those from `outer` on live in a part."""

  def __init__(self, sizes: list[int], outer: int, number: int, blocks: int):
    self.sizes, self.outer, self.number, self.blocks = sizes, outer, number, blocks
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
    self._ask_ahead(parts, places)
    spans = {n: self._span(n) for n in range(self.outer, len(self.sizes)) if n not in self.taken}
    memory = _placed(spans)
    inner = tuple(memory.get(n, (0, 0)) for n in range(self.outer, len(self.sizes)))
    mem_bytes = sum(self.sizes[: self.outer])
    arg = Slices(self.number, tuple(places), self.outer, mem_bytes, inner, self.blocks)
    return UOp(Ops.SINK, dtypes.void, tuple(parts), arg)

  def _ask_ahead(self, parts: list[UOp], places: list[tuple[int, ...]]) -> None:
    """Let products ask for what the kernel after one is the first of the chain to read: that has
    little else to do, and would wait for memory."""
    known: set[int] = set()
    for i, (kernel, after) in enumerate(itertools.pairwise(parts)):
      known.update(places[i])
      how, later = kernel.arg, after.arg
      if not isinstance(how, Blocks) or not isinstance(later, Blocks) or how.sums or later.sums:
        continue
      if not terms_of_product(kernel) or terms_of_product(after):
        continue
      own = own_parts(after, after.src[0].src[2 : 2 + later.lead]).difference(written_slots(after))
      found = [
        n for s, n in enumerate(places[i + 1])
        if s in own and n < self.outer and n not in known and self.sizes[n] >= FAR_BYTES
      ]  # fmt: skip
      first, count = len(places[i]), self.number * self.blocks
      soon = tuple((first + j, self.sizes[n] // count) for j, n in enumerate(found))
      parts[i] = kernel.replace(arg=replace(how, soon=soon))
      places[i] += tuple(found)

  def _span(self, n: int) -> tuple[int, int, int]:
    """(first kernel, last kernel, bytes) of a buffer's place."""
    last = max(self.last[m] for m in (n, *(m for m, place in self.taken.items() if place == n)))
    return self.first[n], last, self.sizes[n] // (self.number * self.blocks)

  def _in_place(self, i: int, kernel: UOp, own: tuple[int, ...]) -> tuple[UOp, tuple[int, ...]]:
    """Kernel number i and its buffers, results in the place of what it is the last to read."""
    written = written_slots(kernel)
    for s in written:
      if own[s] < self.outer or self.first[own[s]] < i:
        continue
      for t, n in enumerate(own):
        if n < self.outer or t in written or self.last[n] > i:
          continue
        if (in_place := written_in_place(kernel, s, t)) is not None:
          self.taken[own[s]] = self.taken.get(n, n)
          return self._in_place(i, in_place, own[:s] + own[s + 1 :])
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
      place = max(place, -(-(start + taken) // LINE) * LINE)
    out[n] = (place, size)
  return out
