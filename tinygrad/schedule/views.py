"""Views of a node: which BUFFER its value is in, and what lies in between."""

from __future__ import annotations

from tinygrad.uop import Ops
from tinygrad.uop.ops import GroupOp, UOp


def strip_views(root: UOp) -> UOp:
  """The node to compute for a root: views that keep every element are taken of its buffer.

  A numbered DETACH gets a buffer of its own: equal values of other tensors have others.
  """
  while root.realized is None and root.op in (
    Ops.RESHAPE,
    Ops.PERMUTE,
    Ops.FLIP,
    Ops.EXPAND,
    Ops.DETACH,
    Ops.CONTIGUOUS_BACKWARD,
  ):
    if root.op is Ops.DETACH and root.arg is not None and root.device is not None:
      break
    root = root.src[0]
  return root


def view_of(node: UOp, views: dict[UOp, UOp]) -> UOp | None:
  """Movement ops over a BUFFER that give the node's value, or None where it is not computed."""
  chain = []
  while node.realized is None and node not in views and node.op is not Ops.BUFFER:
    if node.op in GroupOp.Movement:
      chain.append(node)
    elif node.op not in (Ops.DETACH, Ops.CONTIGUOUS_BACKWARD):
      return None
    node = node.src[0]
  out = views.get(node) or node.realized or node
  for move in reversed(chain):
    out = move.replace(src=(out,))
  return out


def is_whole(view: UOp) -> bool:
  """Whether a view has all elements of its BUFFER in their order."""
  while view.op is Ops.RESHAPE:
    view = view.src[0]
  return view.op is Ops.BUFFER


def assigned_state(target: UOp) -> UOp | None:
  """The ASSIGN that a target is a view of, if any."""
  while target.realized is None and target.op in GroupOp.Movement:
    target = target.src[0]
  return target if target.op is Ops.ASSIGN and target.realized is None else None
