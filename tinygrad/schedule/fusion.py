"""Which values of a tensor graph get a buffer of their own; everything else is fused."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tinygrad.uop import Ops
from tinygrad.uop.ops import GroupOp, UOp

# A fused value that is read again is kept rather than computed again beyond this many operations.
_RECOMPUTE_OPS = 24
# Repeating a value along an axis is hoisted out of the inner loop, so a few operations are free.
_REPEAT_OPS = 12
# Operations that are done again to read a narrower value, and how much smaller what else they read
# has to be.
_FEW_OPS, _SMALLER = 4, 64
# Larger kernels compile slowly and spill registers.
_KERNEL_NODES = 400
_KERNEL_BUFFERS = 24
_COST = {Ops.EXP2: 8, Ops.LOG2: 8, Ops.SIN: 12, Ops.SQRT: 2, Ops.RECIP: 2, Ops.THREEFRY: 120}
# Nodes that get a buffer, which others may rely on.
ALWAYS = (
  Ops.CONTIGUOUS,
  Ops.COPY,
  Ops.ASSIGN,
  Ops.SCATTER_ADD,
  Ops.MSTACK,
  Ops.MSELECT,
  Ops.ALLREDUCE,
)
_FROM_STORAGE = (Ops.COPY, Ops.MSTACK, Ops.MSELECT, Ops.ALLREDUCE)
_SAME_VALUE = (Ops.DETACH, Ops.CONTIGUOUS_BACKWARD)
# Ops through which the uses of a value can meet again in one kernel: a PAD is a part of a cat.
_JOINING = GroupOp.Elementwise | {Ops.PAD, Ops.RESHAPE, Ops.SHRINK}


def peel(node: UOp) -> UOp:
  """The node below movement ops, casts and markers."""
  while node.op in GroupOp.Movement or node.op is Ops.CAST or node.op in _SAME_VALUE:
    if node.realized is not None:
      break
    node = node.src[0]
  return node


def is_leaf(node: UOp) -> bool:
  """Whether the value is in storage or needs none."""
  return node.realized is not None or node.op in (Ops.BUFFER, Ops.CONST)


def _repeats(node: UOp) -> bool:
  """Whether a value is repeated on its way from peel(node) to node."""
  while (node.op in GroupOp.Movement or node.op is Ops.CAST) and not is_leaf(node):
    if node.op is Ops.EXPAND and math.prod(node.shape) > math.prod(node.src[0].shape):
      return True
    node = node.src[0]
  return False


def contraction_operands(node: UOp) -> tuple[UOp, UOp] | None:
  """(a, b) where node sums a product of two repeated operands, else None."""
  if node.op is not Ops.REDUCE_AXIS or node.arg[0] is not Ops.ADD:
    return None
  product = node.src[0]
  while product.op is Ops.CAST:
    product = product.src[0]
  if product.op is not Ops.MUL:
    return None
  a, b = product.src
  return (a, b) if _repeats(a) and _repeats(b) else None


def scattered_onto(node: UOp) -> tuple[UOp, UOp] | None:
  """(SCATTER_ADD, other addend) of a sum of these, else None."""
  if node.op is not Ops.ADD or is_leaf(node):
    return None
  for a, b in (node.src, node.src[::-1]):
    if a.op is Ops.SCATTER_ADD and a.realized is None and not is_leaf(b) and a is not b:
      return a, b
  return None


def _computed(node: UOp) -> UOp:
  """The node below movement ops."""
  while node.op in GroupOp.Movement and node.realized is None:
    node = node.src[0]
  return node


def _merged_axes(operand: UOp) -> UOp | None:
  """The reshape that merges axes out of storage order, if an operand has one.

  Such an axis has no single stride, so that a product over it cannot be tiled.
  """
  merge = None
  while operand.op in GroupOp.Movement or operand.op is Ops.CAST:
    if operand.realized is not None:
      break
    ones = [s for s in operand.shape if s != 1]
    if operand.op is Ops.RESHAPE and len(ones) < len([s for s in operand.src[0].shape if s != 1]):
      merge = operand
    if operand.op is Ops.PERMUTE and merge is not None:
      return merge
    operand = operand.src[0]
  return None


def _widens(node: UOp) -> bool:
  """Whether a node is a cast of elements that take fewer bytes."""
  return node.op is Ops.CAST and node.src[0].dtype.itemsize < node.dtype.itemsize


def _narrowest(operand: UOp) -> UOp:
  """The node that an operand is made of by movement ops and casts, after the cast to fewest bytes.

  What is in storage stays as it is.
  """
  best = base = peel(operand)
  node = operand
  while node is not base and not is_leaf(base):
    if _narrows(node) and node.dtype.itemsize <= best.dtype.itemsize:
      best = node
    node = node.src[0]
  return best


def _narrows(node: UOp) -> bool:
  """Whether a node is a cast to elements that take fewer bytes."""
  return node.op is Ops.CAST and node.src[0].dtype.itemsize > node.dtype.itemsize


def _way_from_narrower(node: UOp) -> list[UOp]:
  """From a sum of fewer bytes an element to a node that a few operations make of it and of small
  values in storage: to read the sum and do these again takes less than the node's way through
  memory. Empty where there is none.
  """
  way: list[UOp] = []
  found = node
  while found.op in GroupOp.ALU and found.realized is None and len(way) < _FEW_OPS:
    way.append(found)
    large = [s for s in found.src if not _is_small(s, node.numel)]
    if len(large) != 1:
      return []
    (found,) = large
  if not way or not _widens(found) or is_leaf(found.src[0]):
    return []
  total = peel(found.src[0])
  is_sum = total.op is Ops.REDUCE_AXIS and total.realized is None and total.numel == node.numel
  return [found, *reversed(way)] if is_sum else []


def _is_small(node: UOp, numel: int) -> bool:
  """Whether a value is a constant or a repeated one from storage, much smaller than numel."""
  base = peel(node)
  if base.op in GroupOp.ALU and base.realized is None and len(base.src) == 1:
    return _is_small(base.src[0], numel)
  return base.op is Ops.CONST or (is_leaf(base) and _SMALLER * base.numel <= numel)


class _Fused:
  """What computing a node in place would take: operations, buffers, unfinished reductions."""

  __slots__ = ("cost", "leaves", "nodes", "open")

  def __init__(
    self,
    nodes: frozenset[UOp] = frozenset(),
    leaves: frozenset[UOp] = frozenset(),
    open: frozenset[UOp] = frozenset(),
    cost: int = 0,
  ):
    self.nodes, self.leaves, self.open, self.cost = nodes, leaves, open, cost


def _cost(node: UOp) -> int:
  return _COST.get(node.op, 1 if node.op in GroupOp.ALU else 0)


def _together(parts: list[_Fused]) -> _Fused:
  """Several sources of one node; what they share counts once."""
  if len(parts) < 2:
    return parts[0] if parts else _NOTHING
  first, *others = parts
  nodes = first.nodes.union(*[p.nodes for p in others])
  cost = sum([p.cost for p in parts])
  if len(nodes) < sum([len(p.nodes) for p in parts]):
    cost = sum(map(_cost, nodes))
  leaves = first.leaves.union(*[p.leaves for p in others])
  opened = first.open.union(*[p.open for p in others])
  return _Fused(nodes, leaves, opened, cost)


_NOTHING = _Fused()


def _stored(node: UOp) -> _Fused:
  return _Fused(leaves=frozenset((node,)))


def choose_buffers(order: list[UOp], roots: set[UOp]) -> set[UOp]:
  """Nodes of a graph (sources first) that are to be computed into a buffer."""
  users: dict[UOp, list[UOp]] = {}
  required: set[UOp] = set(roots)
  for node in order:
    if is_leaf(node):
      continue
    for s in dict.fromkeys(node.src):
      users.setdefault(s, []).append(node)
    if node.op in ALWAYS:
      required.add(node)
    for source in node.src if node.op in _FROM_STORAGE else ():
      required.add(_computed(source))
    for operand in contraction_operands(node) or ():
      required.add(_merged_axes(operand) or _computed(_narrowest(operand)))
  for node in order:
    # added to what is there: the other addend is computed into the buffer first
    if (found := scattered_onto(node)) is not None and len(users[found[0]]) == 1:
      if found[0] not in roots and len(users[found[1]]) == 1 and found[1] not in required:
        required.discard(found[0])
        required.add(node)
  apart = _apart(order, users, required, GroupOp.Elementwise)
  again = _apart(order, users, required, _JOINING)
  while True:
    fusion = _Fusion(set(required), again, apart)
    for node in order:
      fusion.state[node] = fusion.fuse(node)
    twice = fusion.computed_twice()
    if not twice:
      return {n for n in fusion.kept if not is_leaf(n)}
    # a value on the way got a buffer for another reason, so these uses do not meet after all
    apart |= {n for n, u in users.items() if len(u) > 1 and fusion.state[n].open & twice}
    required |= twice


def _apart(
  order: list[UOp], users: dict[UOp, list[UOp]], required: set[UOp], through: frozenset[Ops]
) -> set[UOp]:
  """Nodes of a graph (sources first) whose uses do not all meet again in one kernel.

  They meet in the first node that every way from them to a buffer leads to, by ops of `through`.
  Such nodes form a tree, in which a node's parent is where its own uses meet; None is its root.
  """
  parent: dict[UOp, UOp | None] = {}
  depth: dict[UOp | None, int] = {None: 0}
  out: set[UOp] = set()
  for node in reversed(order):
    found = users.get(node, [])
    meet = None if any(u.op not in through for u in found) else next(iter(found), None)
    for u in found[1:] if meet is not None else ():
      other: UOp | None = u
      while other is not meet:
        if depth[other] < depth[meet]:
          other, meet = meet, other
        assert other is not None, "the root has the least depth"
        other = parent[other]
    if meet is None and len(found) > 1:
      out.add(node)
    parent[node] = None if node in required else meet
    depth[node] = depth[parent[node]] + 1
  return out


class _Fusion:
  """One attempt: which nodes got a buffer so far, and what fusing each of the others takes."""

  def __init__(self, kept: set[UOp], again: set[UOp], apart: set[UOp]):
    self.kept, self.again, self.apart = kept, again, apart
    self.state: dict[UOp, _Fused] = {}
    self.inside: dict[UOp, frozenset[UOp]] = {}

  def at(self, node: UOp) -> _Fused:
    """State that counts for a source: a buffer below movement ops stands for its views."""
    top = node
    while node.op in GroupOp.Movement and node not in self.kept and not is_leaf(node):
      node = node.src[0]
    return self.state[node if node in self.kept or is_leaf(node) else top]

  def keep(self, node: UOp) -> None:
    """Give a buffer to the value below the movement ops of node."""
    while node.op in GroupOp.Movement and node not in self.kept and not is_leaf(node):
      node = node.src[0]
    if _widens(node) and node not in self.kept and not is_leaf(node.src[0]):
      # the narrower value takes less memory, and the cast costs nothing
      self.keep(node.src[0])
      self.state[node] = _Fused(frozenset((node,)), self.at(node.src[0]).leaves)
    elif node not in self.kept and (way := _way_from_narrower(node)):
      self.keep(way[0])
      for n in way[1:]:
        self.state[n] = self.fuse(n)
    elif not is_leaf(node):
      self.kept.add(node)
      self.inside[node] = self.state[node].nodes or self.inside.get(node, frozenset())
      self.state[node] = _stored(node)

  def fuse(self, node: UOp) -> _Fused:
    """Decide for the sources of a node, whose own sources are decided."""
    if is_leaf(node):
      return _NOTHING if node.op is Ops.CONST else _stored(node)
    sources = list(dict.fromkeys(node.src)) if len(node.src) > 1 else node.src
    found = [self.at(s) for s in sources]
    if any([f.open for f in found]):
      self._close_reductions(node, sources)
      found = [self.at(s) for s in sources]
    dear = [s for s, f in zip(sources, found, strict=True) if self._is_dear(node, s, f.cost)]
    if dear:
      for s in dear:
        self.keep(s)
      found = [self.at(s) for s in sources]
    whole = _together(found)
    if len(whole.nodes) > _KERNEL_NODES or len(whole.leaves) > _KERNEL_BUFFERS:
      self.keep(max(sources, key=lambda s: len(self.at(s).nodes) + len(self.at(s).leaves)))
      whole = _together([self.at(s) for s in sources])
    nodes = whole.nodes | {node}
    if node in self.kept:
      self.inside[node] = nodes
      return _stored(node)
    opened = whole.open | {node} if node.op is Ops.REDUCE_AXIS else whole.open
    return _Fused(nodes, whole.leaves, opened, whole.cost + _cost(node))

  def _is_dear(self, node: UOp, source: UOp, cost: int) -> bool:
    """Whether computing a source again for each of its uses costs more than a buffer."""
    if cost > _RECOMPUTE_OPS and source in self.again:
      return True
    if cost > _REPEAT_OPS and node.op is Ops.EXPAND:
      return node.numel > source.numel
    return cost > 1 and node.op in (Ops.TAKE, Ops.SCATTER_ADD)

  def _close_reductions(self, node: UOp, sources: Sequence[UOp]) -> None:
    """A reduction ends in elementwise nodes of its own kernel, one reduction a kernel."""
    passes = node.op in GroupOp.Elementwise or node.op in GroupOp.Movement
    repeated = node.op in (Ops.EXPAND, Ops.PAD, Ops.SHRINK)
    for s in sources:
      if self.at(s).open and (not passes or repeated or s in self.apart):
        self.keep(s)
    for s in sources:
      if self.at(s).open and len(_together([self.at(t) for t in sources]).open) > 1:
        self.keep(s)

  def computed_twice(self) -> set[UOp]:
    """Reductions without a buffer that more than one kernel would compute."""
    seen: set[UOp] = set()
    twice: set[UOp] = set()
    for inside in self.inside.values():
      found = {n for n in inside if n.op is Ops.REDUCE_AXIS and n not in self.kept}
      twice |= found & seen
      seen |= found
    return twice
