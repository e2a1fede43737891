"""Sums down the rows of a kernel are made while its rows pass by, not by reading them once more.

The gradients of a bias and of a scale are sums over all rows of what another kernel reads or makes
row by row. That kernel then also adds up what each block of rows has, and a small one the blocks.
Blocks do not depend on the number of threads, so the sums have the same bits with any.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tinygrad.device import Device
from tinygrad.dtype import HALVES, DType, dtypes
from tinygrad.schedule.rangeify import number_ranges
from tinygrad.schedule.template import Alias, ScheduleItem
from tinygrad.uop import Ops
from tinygrad.uop import symbolic as sym
from tinygrad.uop.ops import Device_t, UOp
from tinygrad.uop.rows import Ranges, row_form

# Elements of which it pays to read once less, and columns that are worth vectors.
_LEAST, _COLUMNS = 1 << 18, 64
# Rows of a block, and blocks for threads to share: as many as is good, or at least.
_SIZES = ((32, 64), (16, 16))
# Kernels between a sum and the one that it is made in.
_NEAR = 64
_MOST_BUFFERS = 24
_MOST_NODES = 600


@dataclass(frozen=True)
class _Sum:
  """The only REDUCE of a kernel of one STORE over columns: of rows that lie below each other."""

  total: UOp
  column: UOp

  @property
  def rows(self) -> Ranges:
    return self.total.src[1:]

  @property
  def size(self) -> int:
    return math.prod(r.arg[1] for r in (*self.rows, self.column))


@functools.cache
def _find_sum(kernel: UOp) -> _Sum | None:
  if len(kernel.src) != 1 or kernel.arg is not None or len(kernel.src[0].src) != 3:
    return None
  column = kernel.src[0].src[2]
  sums = [u for u in kernel.toposort() if u.op is Ops.REDUCE]
  if len(sums) != 1 or sums[0].arg is not Ops.ADD or column.arg[2] != "grid":
    return None
  found = _Sum(sums[0], column)
  if column.arg[1] < _COLUMNS or found.size < _LEAST or column not in found.total.toposort():
    return None
  return found


def _replaced(root: UOp, known: dict[UOp, UOp]) -> UOp:
  """An expression with nodes exchanged; `known` grows by all of its nodes."""
  for u in root.toposort(lambda u: u not in known):
    if u not in known:
      src = tuple(known[s] for s in u.src)
      known[u] = u if src == u.src else u.replace(src=src)
  return known[root]


# A kernel with a sum; for each of its buffers the number that it has in the host, or None; and
# whether it runs after the host.
_Guest = tuple[UOp, tuple[int | None, ...], bool]
# Numbers of a guest's buffers, and of that of its blocks, among those of a host and its guests.
_STEP, _PARTS = 1000, 999


@dataclass(frozen=True)
class _Made:
  """A host that makes sums of several guests, and what is left of each guest.

  Kernels with their buffers by number. parts: elements and dtype of the buffer of blocks of each.
  """

  host: tuple[UOp, tuple[int, ...]]
  rests: tuple[tuple[UOp, tuple[int, ...]], ...]
  parts: tuple[tuple[int, DType], ...]


class _Maker:
  """Tries to make the sums of some kernels, the guests, within another, the host."""

  def __init__(self, host: UOp, guests: tuple[_Guest, ...]):
    self.host, self.guests = host, guests
    self.number = max((u.arg[0] for u in host.toposort() if u.op is Ops.RANGE), default=0)

  def range(self, size: int, kind: str) -> UOp:
    """A new range."""
    self.number += 1
    return UOp(Ops.RANGE, dtypes.int64, (), (self.number, size, kind))

  def make(self) -> _Made | None:
    """The kernels, or None where they would not be one loop over rows."""
    form = row_form(self.host.src)
    if form is None or form.down:
      return None
    grid, row = form.grid, form.row
    if not row:
      grid, row = grid[:-1], grid[-1:]
    if not grid or len(row) != 1 or (block := _block(grid)) is None:
      return None
    last = grid[-1]
    outer, inner = self.range(last.arg[1] // block, "grid"), self.range(block, "grid")
    split = {last: sym.add(sym.mul(outer, block), inner)}
    stores = [sym.substitute(s, split, {}) for s in self.host.src]
    blocks, rests, parts = (*grid[:-1], outer), [], []
    count = math.prod(r.arg[1] for r in blocks)
    for i, guest in enumerate(self.guests):
      found = _find_sum(guest[0])
      if found is None or [r.arg[1] for r in (*found.rows, found.column)] != _sizes(grid, row):
        return None
      column, below = self.range(row[0].arg[1], "grid"), self.range(block, "reduce")
      value = self._value(i, found, grid, column)
      if value is None:
        return None
      value = sym.substitute(sym.substitute(value, split, {}), {inner: below}, {})
      width, dt = column.arg[1], found.total.dtype
      wide = dtypes.float32 if dt in HALVES else dt
      number = sym.ZERO
      for r in (*blocks, column):
        number = sym.add(sym.mul(number, r.arg[1]), r)
      param = UOp(Ops.PARAM, wide, (), (_STEP * (i + 1) + _PARTS, count * width))
      total = UOp(Ops.REDUCE, wide, (value.cast(wide), below), Ops.ADD)
      place = UOp(Ops.INDEX, wide, (param, number))
      stores.append(UOp(Ops.STORE, dtypes.void, (place, total, *blocks, column)))
      rests.append(self._rest(i, found, param, count))
      parts.append((count * width, wide))
    host, buffers = _numbered(stores)
    made = row_form(host.src)
    if made is None or not made.down or len(buffers) > _MOST_BUFFERS:
      return None
    if len(host.toposort()) > _MOST_NODES:
      return None
    return _Made((host, buffers), tuple(rests), tuple(parts))

  def _own(self, i: int) -> dict[UOp, UOp]:
    """Parameters of a guest, numbered among all."""
    kernel, same, _ = self.guests[i]
    out = {}
    for u in kernel.toposort():
      if u.op is Ops.PARAM:
        number = same[u.arg[0]]
        number = _STEP * (i + 1) + u.arg[0] if number is None else number
        out[u] = u.replace(arg=(number, u.arg[1]))
    return out

  def _value(self, i: int, found: _Sum, grid: Ranges, column: UOp) -> UOp | None:
    """What is summed, over the host's grid; what the host stores is taken before it does.

    None where the host neither reads nor makes all of it that is large.
    """
    names = dict(zip((*found.rows, found.column), (*grid, column), strict=True))
    value = sym.substitute(_replaced(found.total.src[0], self._own(i)), names, {})
    made: dict[UOp, UOp] = {}
    for s in self.host.src:
      along = {s.src[-1]: column} if len(s.src) - 2 > len(grid) else {}
      made[sym.substitute(s.src[0], along, {})] = sym.substitute(s.src[1], along, {})
    written = {place.src[0] for place in made}
    taken: dict[UOp, UOp] = {}
    for u in value.toposort():
      if u.op is Ops.LOAD and u.src[0].src[0] in written:
        if u.src[0] not in made or len(u.src) > 1 or not self.guests[i][2]:
          return None
        taken[u] = made[u.src[0]]
    there = set()
    for u in self.host.toposort():
      if u.op is Ops.LOAD:
        ranges = [r for r in u.src[0].toposort() if r.op is Ops.RANGE and r not in grid]
        there.add(sym.substitute(u, dict.fromkeys(ranges, column), {}))
    loads = [
      u for u in value.toposort() if u.op is Ops.LOAD and u.src[0].src[0].arg[1] >= found.size
    ]
    if not loads or any(u not in there and u not in taken for u in loads):
      return None
    return _replaced(value, dict(taken))

  def _rest(self, i: int, found: _Sum, parts: UOp, count: int) -> tuple[UOp, tuple[int, ...]]:
    """The guest with the sum of its blocks."""
    k, width = self.range(count, "reduce"), found.column.arg[1]
    place = UOp(Ops.INDEX, parts.dtype, (parts, sym.add(sym.mul(k, width), found.column)))
    load = UOp(Ops.LOAD, parts.dtype, (place,))
    total = UOp(Ops.REDUCE, parts.dtype, (load, k), Ops.ADD).cast(found.total.dtype)
    return _numbered([_replaced(self.guests[i][0].src[0], {**self._own(i), found.total: total})])


def _sizes(grid: Ranges, row: Ranges) -> list[int]:
  return [r.arg[1] for r in (*grid, *row)]


def _block(grid: Ranges) -> int | None:
  """Rows of a block: a divisor of the last range of a grid."""
  rows, size = math.prod(r.arg[1] for r in grid), grid[-1].arg[1]
  for least, blocks in _SIZES:
    fits = [n for n in range(least, size) if size % n == 0 and rows // n >= blocks]
    if fits:
      return fits[-1]
  return None


def _numbered(stores: list[UOp]) -> tuple[UOp, tuple[int, ...]]:
  """A kernel whose parameters are numbered anew, outputs first, and their old numbers."""
  sink = UOp(Ops.SINK, dtypes.void, tuple(stores))
  params = dict.fromkeys(s.src[0].src[0] for s in stores)
  params.update(dict.fromkeys(u for u in sink.toposort() if u.op is Ops.PARAM))
  new = {p: p.replace(arg=(i, p.arg[1])) for i, p in enumerate(params)}
  return number_ranges(_replaced(sink, new)), tuple(p.arg[0] for p in params)


_made: dict[tuple[Any, ...], _Made | None] = {}


class _Finder:
  """Sums of a schedule, and the kernels that they are made in."""

  def __init__(self, items: Sequence[ScheduleItem], aliases: Sequence[Alias]):
    self.items = items
    # what takes the place of each item
    self.slots = [[item] for item in items]
    # where the host of a number is: the first of that place
    self.place = list(range(len(items)))
    # guests of hosts, by number of the item, with the buffer of blocks of each
    self.guests: dict[int, dict[int, UOp]] = {}
    self.shared = {b for a in aliases for b in (a.buffer, *a.sources)}
    self.users: dict[UOp, list[int]] = {}
    for i, item in enumerate(items):
      for b in item.buffers:
        self.users.setdefault(b, []).append(i)

  def run(self) -> list[ScheduleItem]:
    """Items with sums made elsewhere."""
    taken: set[int] = set()
    for k, item in enumerate(self.items):
      if k in self.guests or item.kernel is None or not _sums_down(item.device):
        continue
      found = _find_sum(item.kernel)
      if found is None or self.shared.intersection(item.buffers):
        continue
      large = [b for b in item.buffers if b.arg[2] >= found.size]
      near = {r for b in large for r in self.users[b] if r != k and abs(r - k) < _NEAR} - taken
      # what is made before the sum may be needed by it
      for r in sorted(near, key=lambda r: (r > k, abs(r - k))):
        if self._join(r, k):
          taken.add(k)
          break
    return [item for slot in self.slots for item in slot]

  def _join(self, r: int, k: int) -> bool:
    host, guest = self.items[r], self.items[k]
    if host.kernel is None or host.kernel.arg is not None or host.device != guest.device:
      return False
    at = self.place[r]
    goes = self._guest_may_go(at, k)
    if self.shared.intersection(host.buffers) or not (goes or self._host_may_come(at, k)):
      return False
    numbers = {b: i for i, b in enumerate(host.buffers)}
    guests = [*self.guests.get(r, ()), k]
    key: tuple[Any, ...] = (host.kernel,)
    for g in guests:
      key += ((self.items[g].kernel, tuple(map(numbers.get, self.items[g].buffers)), r < g),)
    if key not in _made:
      _made[key] = _Maker(key[0], key[1:]).make()
    made = _made[key]
    if made is None:
      return False
    parts = self.guests.setdefault(r, {})
    parts[k] = UOp.new_buffer(host.buffers[0].arg[1], *made.parts[-1])
    own = dict(enumerate(host.buffers))
    for i, g in enumerate(guests):
      own |= {_STEP * (i + 1) + n: b for n, b in enumerate(self.items[g].buffers)}
      own[_STEP * (i + 1) + _PARTS] = parts[g]
    kernel, order = made.host
    self.slots[at][0] = ScheduleItem(kernel, [own[n] for n in order], host.device)
    kernel, order = made.rests[-1]
    self.slots[k][0] = ScheduleItem(kernel, [own[n] for n in order], guest.device)
    if at > k and goes:
      self.slots[at].insert(1, self.slots[k].pop(0))
    elif at > k:
      self.slots[k].insert(0, self.slots[at].pop(0))
      self.place[r] = k
    return True

  def _guest_may_go(self, at: int, k: int) -> bool:
    """Whether a sum where the host is has the same value, and nobody misses it till then."""
    guest, items = self.items[k], self._between(at, k)
    out, read = guest.buffers[0], set(guest.buffers[1:])
    if at > k:
      items.append(self.slots[at][0])
    return not any((at > k and out in item.buffers) or _written(item) & read for item in items)

  def _host_may_come(self, at: int, k: int) -> bool:
    """Whether the host may run where the sum is now, before it."""
    host = self.slots[at][0]
    used, written = set(host.buffers), _written(host)
    if at < k or self.items[k].buffers[0] in used:
      return False
    items = self._between(at, k)
    return not any(_written(x) & used or written.intersection(x.buffers) for x in items)

  def _between(self, a: int, b: int) -> list[ScheduleItem]:
    """What runs after the first item of one place and before the first of another."""
    first, last = min(a, b), max(a, b)
    return [*self.slots[first][1:], *(x for slot in self.slots[first + 1 : last] for x in slot)]


def _written(item: ScheduleItem) -> set[UOp]:
  if item.kernel is None:
    return {item.buffers[0]}
  return {item.buffers[s.src[0].src[0].arg[0]] for s in item.kernel.src}


def _sums_down(device: Device_t) -> bool:
  names = device if isinstance(device, tuple) else (device,)
  return all(Device[name].target.sums_down for name in names)


def sum_down(items: Sequence[ScheduleItem], aliases: Sequence[Alias]) -> list[ScheduleItem]:
  """Items with sums down rows made by the kernels that the rows pass through."""
  return _Finder(items, aliases).run()
