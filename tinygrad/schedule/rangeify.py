"""Tensor expression -> kernel: indices are pushed from the stored value down to the buffers."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Sequence

from tinygrad.dtype import dtypes
from tinygrad.schedule.folding import fold
from tinygrad.schedule.picking import pick
from tinygrad.uop import Ops
from tinygrad.uop import symbolic as sym
from tinygrad.uop.ops import GroupOp, UOp, identity_element, toposort
from tinygrad.uop.threefry import threefry

Index = tuple[UOp, ...]
# A value that a rule asks for, and the rule: it is sent each value, and returns its own.
_Asked = tuple[UOp, Index, UOp | None]
_Steps = Generator[_Asked, UOp, UOp]
_SCATTER_LANES = 64
# Operations that are worth more loops than one.
_DEAR_OPS = 24


class Lowering:
  """One kernel in the making: its buffers (slot order) and its ranges.

  `leaf(node)` gives the view of a BUFFER that holds a node, or None where it is to be computed.
  """

  def __init__(self, leaf: Callable[[UOp], UOp | None]):
    self.leaf = leaf
    self.buffers: list[UOp] = []
    self.num_ranges = 0
    self.memo: dict[tuple[UOp, Index, UOp | None], UOp] = {}

  def param(self, buffer: UOp) -> UOp:
    """The parameter for a BUFFER."""
    if buffer not in self.buffers:
      self.buffers.append(buffer)
    slot = self.buffers.index(buffer)
    return UOp(Ops.PARAM, buffer.dtype, (), (slot, buffer.arg[2]))

  def range(self, size: int, kind: str) -> UOp:
    """A new range; index 0 for size 1."""
    if size == 1:
      return sym.ZERO
    self.num_ranges += 1
    return UOp(Ops.RANGE, dtypes.int64, (), (self.num_ranges - 1, size, kind))

  def ranges(self, shape: tuple[int, ...], kind: str = "grid") -> Index:
    """One range an axis."""
    return tuple(self.range(s, kind) for s in shape)

  def lower(self, node: UOp, idx: Index, valid: UOp | None = None) -> UOp:
    """Scalar value of node at an index; where not valid it may be anything.

    Without recursion, because a chain of additions may be longer than Python's stack is deep.
    """
    asked: _Asked = (node, idx, valid)
    work = [(asked, self._lower(*asked))]
    value: UOp | None = None
    while work:
      asked, steps = work[-1]
      try:
        asked = steps.send(value)  # type: ignore[arg-type]  # None starts a generator
      except StopIteration as done:
        value = self.memo[asked] = done.value
        work.pop()
        continue
      value = self.memo.get(asked)
      if value is None:
        work.append((asked, self._lower(*asked)))
    assert value is not None, "the last generator returns the value of node"
    return value

  def _lower(self, node: UOp, idx: Index, valid: UOp | None) -> _Steps:
    if 0 in node.shape:
      # an empty value is only read where its padding is, so any value does
      return UOp.const(node.dtype, 0)
    if (view := self.leaf(node)) is not None and view is not node:
      return (yield view, idx, valid)
    if node.op is Ops.CONST:
      return node
    if node.op is Ops.ARANGE:
      return idx[0].cast(node.dtype)
    if node.op is Ops.BUFFER:
      return self._load(node, idx[0], valid)
    if node.op is Ops.PAD:
      return (yield from self._pad(node, idx, valid))
    if node.op in GroupOp.Movement:
      return (yield node.src[0], move_index(node, idx), valid)
    if node.op in GroupOp.Elementwise:
      src = []
      for s in node.src:
        src.append((yield s, idx, valid))
      if node.op is Ops.THREEFRY:
        return threefry(*src)[node.arg]
      return fold(UOp(node.op, node.dtype, tuple(src), node.arg))
    if node.op is Ops.REDUCE_AXIS:
      return (yield from self._reduce(node, idx, valid))
    if node.op is Ops.TAKE:
      return (yield from self._take(node, idx, valid))
    if node.op in (Ops.DETACH, Ops.CONTIGUOUS, Ops.CONTIGUOUS_BACKWARD, Ops.COPY):
      return (yield node.src[0], idx, valid)
    if node.op is Ops.ASSIGN:
      # another store of the same kernel: what it is about to write
      return (yield node.src[1], idx, valid)
    raise RuntimeError(f"{node.op.name} cannot be part of a kernel")

  def _load(self, buffer: UOp, index: UOp, valid: UOp | None) -> UOp:
    place = UOp(Ops.INDEX, buffer.dtype, (self.param(buffer), index))
    return UOp(Ops.LOAD, buffer.dtype, (place,) if valid is None else (place, valid))

  def _pad(self, node: UOp, idx: Index, valid: UOp | None) -> _Steps:
    inner, conditions = [], []
    for i, (before, _), size in zip(idx, node.arg, node.src[0].shape, strict=True):
      shifted = sym.add(i, sym.const(-before))
      conditions += [sym.at_least(shifted, 0), sym.less(shifted, size)]
      inner.append(shifted)
    inside = sym.both(*conditions)
    value = yield node.src[0], tuple(inner), sym.both(valid, inside)
    if inside is None or (value.op is Ops.LOAD and valid is None):
      return value
    return UOp(Ops.WHERE, node.dtype, (inside, value, UOp.const(node.dtype, 0)))

  def _reduce(self, node: UOp, idx: Index, valid: UOp | None) -> _Steps:
    op, axes = node.arg
    inner = list(idx)
    for axis in axes:
      inner[axis] = self.range(node.src[0].shape[axis], "reduce")
    if any(node.src[0].shape[a] == 0 for a in axes):
      return UOp.const(node.dtype, identity_element(op, node.dtype))
    new = tuple(inner[a] for a in axes if inner[a].op is Ops.RANGE)
    value = yield node.src[0], tuple(inner), valid
    value, new = pick(op, value, new)
    return UOp(Ops.REDUCE, node.dtype, (value, *new), op) if new else value

  def _take(self, node: UOp, idx: Index, valid: UOp | None) -> _Steps:
    table, index = node.src
    split = len(index.shape)
    number = yield index, idx[:split], valid
    row, inside = self._row(number, table.shape[0])
    value = yield table, (row, *idx[split:]), sym.both(valid, inside)
    if value.op is Ops.LOAD and valid is None:
      return value
    return UOp(Ops.WHERE, node.dtype, (inside, value, UOp.const(node.dtype, 0)))

  def _row(self, number: UOp, rows: int) -> tuple[UOp, UOp]:
    row = number.cast(dtypes.int64)
    inside = sym.both(sym.at_least(row, 0), sym.less(row, rows))
    assert inside is not None, "a loaded row number has no bounds"
    return row, inside


def move_index(node: UOp, idx: Index) -> Index:
  """Index into the source of a movement op (not PAD) for an index into its result."""
  if node.op is Ops.RESHAPE:
    return _reshape_index(node.src[0].shape, node.shape, idx)
  if node.op is Ops.PERMUTE:
    out = [sym.ZERO] * len(idx)
    for i, axis in enumerate(node.arg):
      out[axis] = idx[i]
    return tuple(out)
  if node.op is Ops.EXPAND:
    old = node.src[0].shape
    return tuple(sym.ZERO if s == 1 else i for i, s in zip(idx, old, strict=True))
  if node.op is Ops.SHRINK:
    return tuple(sym.add(i, sym.const(b)) for i, (b, _) in zip(idx, node.arg, strict=True))
  return tuple(
    sym.add(sym.mul(i, -1), sym.const(s - 1)) if a in node.arg else i
    for a, (i, s) in enumerate(zip(idx, node.shape, strict=True))
  )


def _reshape_index(old: tuple[int, ...], new: tuple[int, ...], idx: Index) -> Index:
  """Group by group of axes with equal products, so that untouched axes stay untouched."""
  if 0 in old:
    # there is no element
    return (sym.ZERO,) * len(old)
  assert math.prod(old) == math.prod(new), f"{old} and {new} have other numbers of elements"
  out: list[UOp] = []
  i = j = 0
  while i < len(old) or j < len(new):
    old_group, new_group = [i], [j]
    i, j = i + 1, j + 1
    while math.prod(old[old_group[0] : i]) != math.prod(new[new_group[0] : j]):
      if math.prod(old[old_group[0] : i]) < math.prod(new[new_group[0] : j]):
        i += 1
      else:
        j += 1
    flat = sym.ZERO
    for axis in range(new_group[0], min(j, len(new))):
      flat = sym.add(sym.mul(flat, new[axis]), idx[axis])
    sizes = old[old_group[0] : min(i, len(old))]
    for k, size in enumerate(sizes):
      inner = math.prod(sizes[k + 1 :])
      part = sym.div(flat, inner) if inner else sym.ZERO
      out.append(part if k == 0 else sym.mod(part, size))
  return tuple(out)


def split_ranges(sink: UOp) -> UOp:
  """Ranges that are divided by a constant become two, until none is left to divide."""
  while True:
    splits: dict[UOp, int] = {}
    for node in sink.toposort():
      if node.op in (Ops.IDIV, Ops.MOD) and node.src[0].op is Ops.RANGE:
        if node.dtype is not dtypes.int64 or node.src[1].op is not Ops.CONST:
          continue
        r, d = node.src[0], node.src[1].arg
        if 1 < d < r.arg[1] and r.arg[1] % d == 0 and d < splits.get(r, r.arg[1]):
          splits[r] = d
    if not splits:
      return sink
    number = 1 + max(u.arg[0] for u in sink.toposort() if u.op is Ops.RANGE)
    pieces = {}
    for r, d in splits.items():
      outer = UOp(Ops.RANGE, dtypes.int64, (), (number, r.arg[1] // d, r.arg[2]))
      inner = UOp(Ops.RANGE, dtypes.int64, (), (number + 1, d, r.arg[2]))
      pieces[r] = sym.add(sym.mul(outer, d), inner)
      number += 2
    sink = sym.substitute(sink, pieces, {})


def number_ranges(sink: UOp) -> UOp:
  """Ranges numbered in order of appearance, so that equal kernels are the same node."""
  found = [u for u in sink.toposort() if u.op is Ops.RANGE]
  renamed = {r: r.replace(arg=(i, *r.arg[1:])) for i, r in enumerate(found)}
  return sym.substitute(sink, renamed, {})


def value_kernel(low: Lowering, value: UOp, target: UOp) -> UOp:
  """SINK that stores value into target, a view of a BUFFER of the same shape."""
  store = _store(low, value, target, low.ranges(value.shape))
  return number_ranges(split_halves(split_ranges(UOp(Ops.SINK, dtypes.void, (store,)))))


def _store(low: Lowering, value: UOp, target: UOp, idx: Index, ranges: Index | None = None) -> UOp:
  """STORE of value at an index of its shape into target; over all ranges of the index, or these."""
  base, place = target, idx
  while base.op is not Ops.BUFFER:
    base, place = base.src[0], move_index(base, place)
  out = UOp(Ops.INDEX, base.dtype, (low.param(base), place[0]))
  grid = tuple(r for r in (idx if ranges is None else ranges) if r.op is Ops.RANGE)
  return UOp(Ops.STORE, dtypes.void, (out, low.lower(value, idx), *grid))


def rows_kernel(
  low: Lowering, parts: Sequence[tuple[UOp, UOp]], shape: tuple[int, ...], split: int
) -> UOp:
  """SINK that stores several values into their targets over the same ranges.

  A value has as many elements as `shape`, or as its first `split` axes, which count rows.
  """
  idx = low.ranges(shape)
  for _, target in parts:
    # outputs come first
    low.param(target.base)
  stores = []
  for value, target in parts:
    axes = len(shape) if value.numel == math.prod(shape) else split
    inner = _reshape_index(value.shape, shape[:axes], idx[:axes])
    stores.append(_store(low, value, target, inner, idx[:axes]))
  return number_ranges(split_halves(split_ranges(UOp(Ops.SINK, dtypes.void, tuple(stores)))))


def split_halves(sink: UOp) -> UOp:
  """Stores of two joined halves of dear values -> stores of each half, over the same ranges.

  Both halves may be made of the same values, as words of random bits are.
  """
  nodes = toposort(s.src[1] for s in sink.src)
  outer = sink.src[0].src[2] if len(sink.src[0].src) > 2 else sym.ZERO
  if outer.op is not Ops.RANGE or outer.arg[1] % 2 or any(u.op is Ops.REDUCE for u in nodes):
    return sink
  if sum(u.op in GroupOp.ALU for u in nodes) < _DEAR_OPS or not any(map(sym.is_condition, nodes)):
    return sink
  if any(s.src[2:3] != (outer,) or outer.arg[2] != "grid" for s in sink.src):
    return sink
  half = outer.arg[1] // 2
  number = 1 + max(u.arg[0] for u in sink.toposort() if u.op is Ops.RANGE)
  inner = UOp(Ops.RANGE, dtypes.int64, (), (number, half, "grid")) if half > 1 else sym.ZERO
  parts = []
  for store in sink.src:
    for start in (0, half):
      moved = sym.substitute(store, {outer: sym.add(inner, sym.const(start))}, {})
      parts.append(sym.fold_conditions(moved))
  if any(map(sym.is_condition, toposort(p.src[1] for p in parts))):
    return sink
  return UOp(Ops.SINK, dtypes.void, tuple(parts))


def scatter_kernel(low: Lowering, node: UOp, target: UOp) -> UOp:
  """SINK that adds rows of node's values into target, which holds zeros: one row at a time."""
  values, index = node.src
  split, width = len(index.shape), math.prod(node.shape[1:])
  loop = low.ranges(index.shape, "loop")
  lanes = math.gcd(width, _SCATTER_LANES)
  outer, inner = low.range(width // lanes, "grid"), low.range(lanes, "grid")
  column = sym.add(sym.mul(outer, lanes), inner)
  row, inside = low._row(low.lower(index, loop), node.arg)
  safe = UOp(Ops.WHERE, dtypes.int64, (inside, row, sym.ZERO))
  place = sym.add(sym.mul(safe, width), column)
  out = UOp(Ops.INDEX, target.dtype, (low.param(target), place))
  flat = values.reshape((*index.shape, width))
  value = low.lower(flat, (*loop, column), inside)
  value = UOp(Ops.WHERE, node.dtype, (inside, value, UOp.const(node.dtype, 0)))
  total = UOp(Ops.ADD, node.dtype, (UOp(Ops.LOAD, node.dtype, (out,)), value))
  order = tuple(r for r in (outer, *loop, inner) if r.op is Ops.RANGE)
  assert split == len(loop), "one loop an index axis"
  store = UOp(Ops.STORE, dtypes.void, (out, total, *order))
  return number_ranges(split_ranges(UOp(Ops.SINK, dtypes.void, (store,))))
