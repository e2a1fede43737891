"""Which values of a tensor graph get a buffer of their own; everything else is fused."""

from __future__ import annotations

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
  """What computing a node in place would take: operations, buffers, an unfinished reduction."""

  __slots__ = ("leaves", "nodes", "open_reduce")

  def __init__(self, nodes: frozenset[UOp], leaves: frozenset[UOp], open_reduce: bool):
    self.nodes, self.leaves, self.open_reduce = nodes, leaves, open_reduce

  @property
  def cost(self) -> int:
    return sum(_COST.get(n.op, 1) for n in self.nodes if n.op in GroupOp.ALU)


def choose_buffers(order: list[UOp], roots: set[UOp]) -> set[UOp]:
  """Nodes of a graph (sources first) that are to be computed into a buffer."""
  uses: dict[UOp, int] = {}
  kept: set[UOp] = set(roots)
  for node in order:
    if not is_leaf(node):
      for s in dict.fromkeys(node.src):
        uses[s] = uses.get(s, 0) + 1
  for node in order:
    if is_leaf(node):
      continue
    if node.op in _ALWAYS:
      kept.add(node)
    for source in node.src if node.op in _FROM_STORAGE else ():
      kept.add(_computed(source))
    for operand in contraction_operands(node) or ():
      kept.add(_merged_axes(operand) or _computed(peel(operand)))
  state: dict[UOp, _Fused] = {}
  for node in order:
    state[node] = _fuse(node, state, kept, uses)
  return {n for n in kept if not is_leaf(n)}


def _keep(node: UOp, state: dict[UOp, _Fused], kept: set[UOp]) -> None:
  """Give a buffer to the value below the movement ops of node."""
  while node.op in GroupOp.Movement and node not in kept and not is_leaf(node):
    node = node.src[0]
  if not is_leaf(node):
    kept.add(node)
    state[node] = _Fused(frozenset(), frozenset((node,)), False)


def _fuse(node: UOp, state: dict[UOp, _Fused], kept: set[UOp], uses: dict[UOp, int]) -> _Fused:
  as_buffer = _Fused(frozenset(), frozenset((node,)), False)
  if is_leaf(node):
    return as_buffer if node.op is not Ops.CONST else _Fused(frozenset(), frozenset(), False)
  open_sources = [s for s in dict.fromkeys(node.src) if state[s].open_reduce]
  elementwise = node.op in GroupOp.Elementwise
  for s in open_sources:
    repeated = node.op in (Ops.EXPAND, Ops.PAD, Ops.SHRINK)
    if not (elementwise or node.op in GroupOp.Movement) or repeated or uses[s] > 1:
      _keep(s, state, kept)
  still_open = [s for s in open_sources if state[_below(s, kept)].open_reduce]
  for s in still_open[:-1]:
    _keep(s, state, kept)
  for s in dict.fromkeys(node.src):
    here = state[_below(s, kept)]
    again = uses[s] > 1 and here.cost > _RECOMPUTE_OPS
    repeat = node.op is Ops.EXPAND and node.numel > s.numel and here.cost > _REPEAT_OPS
    many = node.op in (Ops.TAKE, Ops.SCATTER_ADD) and here.cost > 1
    if again or repeat or many:
      _keep(s, state, kept)
  parts = [state[_below(s, kept)] for s in node.src]
  total = frozenset().union(*(p.nodes for p in parts))
  leaves = frozenset().union(*(p.leaves for p in parts))
  if len(total) > _KERNEL_NODES or len(leaves) > _KERNEL_BUFFERS:
    for s in sorted(node.src, key=lambda s: -len(state[s].nodes) - len(state[s].leaves))[:1]:
      _keep(s, state, kept)
    parts = [state[_below(s, kept)] for s in node.src]
    total = frozenset().union(*(p.nodes for p in parts))
    leaves = frozenset().union(*(p.leaves for p in parts))
  if node in kept:
    return as_buffer
  is_open = node.op is Ops.REDUCE_AXIS or any(p.open_reduce for p in parts)
  return _Fused(total | {node}, leaves, is_open)


def _below(node: UOp, kept: set[UOp]) -> UOp:
  """The node whose state counts: a buffer below movement ops stands for its views."""
  top = node
  while node.op in GroupOp.Movement and node not in kept and not is_leaf(node):
    node = node.src[0]
  return node if node in kept or is_leaf(node) else top
