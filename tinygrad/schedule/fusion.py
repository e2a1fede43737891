"""Which values of a tensor graph get a buffer of their own; everything else is fused."""

from __future__ import annotations

import heapq
import math

from tinygrad.uop import Ops
from tinygrad.uop.ops import GroupOp, UOp

# A fused value that is read again is kept rather than computed again beyond this many operations.
_RECOMPUTE_OPS = 24
# Repeating a value along an axis is hoisted out of the inner loop, so a few operations are free.
_REPEAT_OPS = 12
# Larger kernels compile slowly and spill registers.
_KERNEL_NODES = 400
_KERNEL_BUFFERS = 24
# Uses of a value that meet again do so within a few operations, as in an activation.
_REJOIN_NODES = 48
_COST = {Ops.EXP2: 8, Ops.LOG2: 8, Ops.SIN: 12, Ops.SQRT: 2, Ops.RECIP: 2}
_ALWAYS = (Ops.CONTIGUOUS, Ops.COPY, Ops.ASSIGN, Ops.SCATTER_ADD, Ops.MSTACK, Ops.MSELECT)
_FROM_STORAGE = (Ops.COPY, Ops.MSTACK, Ops.MSELECT)
_SAME_VALUE = (Ops.DETACH, Ops.CONTIGUOUS_BACKWARD)


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


class _Fused:
  """What computing a node in place would take: operations, buffers, unfinished reductions."""

  __slots__ = ("leaves", "nodes", "open")

  def __init__(self, nodes: frozenset[UOp], leaves: frozenset[UOp], open: frozenset[UOp]):
    self.nodes, self.leaves, self.open = nodes, leaves, open

  @property
  def cost(self) -> int:
    return sum(_COST.get(n.op, 1) for n in self.nodes if n.op in GroupOp.ALU)


_NONE: frozenset[UOp] = frozenset()


def _stored(node: UOp) -> _Fused:
  return _Fused(_NONE, frozenset((node,)), _NONE)


def choose_buffers(order: list[UOp], roots: set[UOp]) -> set[UOp]:
  """Nodes of a graph (sources first) that are to be computed into a buffer."""
  users: dict[UOp, list[UOp]] = {}
  required: set[UOp] = set(roots)
  for node in order:
    if is_leaf(node):
      continue
    for s in dict.fromkeys(node.src):
      users.setdefault(s, []).append(node)
    if node.op in _ALWAYS:
      required.add(node)
    for source in node.src if node.op in _FROM_STORAGE else ():
      required.add(_computed(source))
    for operand in contraction_operands(node) or ():
      required.add(_merged_axes(operand) or _computed(peel(operand)))
  place = {node: i for i, node in enumerate(order)}
  shared = {n for n, found in users.items() if len(found) > 1}
  apart = {n for n in shared if not _rejoins(n, users, required, place)}
  while True:
    fusion = _Fusion(set(required), shared, apart)
    for node in order:
      fusion.state[node] = fusion.fuse(node)
    twice = fusion.computed_twice()
    if not twice:
      return {n for n in fusion.kept if not is_leaf(n)}
    # a value on the way got a buffer for another reason, so these uses do not meet after all
    apart |= {n for n in shared if fusion.state[n].open & twice}
    required |= twice


def _rejoins(
  node: UOp, users: dict[UOp, list[UOp]], required: set[UOp], place: dict[UOp, int]
) -> bool:
  """Whether all uses of a node meet again in one elementwise expression."""
  front = [(place[u], u) for u in users[node]]
  known = set(users[node])
  heapq.heapify(front)
  for _ in range(_REJOIN_NODES):
    _, u = heapq.heappop(front)
    if u.op not in GroupOp.Elementwise:
      return False
    if not front:
      return True
    if u in required:
      return False
    for v in users.get(u, []):
      if v not in known:
        known.add(v)
        heapq.heappush(front, (place[v], v))
  return False


class _Fusion:
  """One attempt: which nodes got a buffer so far, and what fusing each of the others takes."""

  def __init__(self, kept: set[UOp], shared: set[UOp], apart: set[UOp]):
    self.kept, self.shared, self.apart = kept, shared, apart
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
    if not is_leaf(node):
      self.kept.add(node)
      self.inside[node] = self.state[node].nodes or self.inside.get(node, _NONE)
      self.state[node] = _stored(node)

  def fuse(self, node: UOp) -> _Fused:
    """Decide for the sources of a node, whose own sources are decided."""
    if is_leaf(node):
      return _stored(node) if node.op is not Ops.CONST else _Fused(_NONE, _NONE, _NONE)
    sources = list(dict.fromkeys(node.src))
    self._close_reductions(node, sources)
    for s in sources:
      cost = self.at(s).cost
      again = s in self.shared and cost > _RECOMPUTE_OPS
      repeat = node.op is Ops.EXPAND and node.numel > s.numel and cost > _REPEAT_OPS
      many = node.op in (Ops.TAKE, Ops.SCATTER_ADD) and cost > 1
      if again or repeat or many:
        self.keep(s)
    nodes, leaves = self._size(node)
    if len(nodes) > _KERNEL_NODES or len(leaves) > _KERNEL_BUFFERS:
      self.keep(max(sources, key=lambda s: len(self.at(s).nodes) + len(self.at(s).leaves)))
      nodes, leaves = self._size(node)
    nodes |= {node}
    if node in self.kept:
      self.inside[node] = nodes
      return _stored(node)
    opened = _NONE.union(*(self.at(s).open for s in node.src))
    return _Fused(nodes, leaves, opened | {node} if node.op is Ops.REDUCE_AXIS else opened)

  def _close_reductions(self, node: UOp, sources: list[UOp]) -> None:
    """A reduction ends in elementwise nodes of its own kernel, one reduction a kernel."""
    passes = node.op in GroupOp.Elementwise or node.op in GroupOp.Movement
    repeated = node.op in (Ops.EXPAND, Ops.PAD, Ops.SHRINK)
    for s in sources:
      if self.at(s).open and (not passes or repeated or s in self.apart):
        self.keep(s)
    for s in sources:
      if len(_NONE.union(*(self.at(t).open for t in sources))) > 1 and self.at(s).open:
        self.keep(s)

  def _size(self, node: UOp) -> tuple[frozenset[UOp], frozenset[UOp]]:
    parts = [self.at(s) for s in node.src]
    return _NONE.union(*(p.nodes for p in parts)), _NONE.union(*(p.leaves for p in parts))

  def computed_twice(self) -> set[UOp]:
    """Reductions without a buffer that more than one kernel would compute."""
    seen: set[UOp] = set()
    twice: set[UOp] = set()
    for inside in self.inside.values():
      found = {n for n in inside if n.op is Ops.REDUCE_AXIS and n not in self.kept}
      twice |= found & seen
      seen |= found
    return twice
