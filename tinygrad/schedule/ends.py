"""Ends of products that are left to rows: what a product would read to finish its sums, the only
kernel that reads these may read anyway.

Attention's backward multiplies the gradient of the probabilities with the mask of dropout, which
the rows read for the probabilities as well: they apply it to both.
"""

from __future__ import annotations

from collections.abc import Callable

from tinygrad.dtype import HALVES, dtypes
from tinygrad.schedule.fusion import ALWAYS, contraction_operands
from tinygrad.schedule.grouping import Part
from tinygrad.uop import Ops
from tinygrad.uop.ops import GroupOp, UOp
from tinygrad.uop.slices import is_worth_keeping

# Operations of an end that rows may do in each of their passes; each is one instruction.
_MOST_OPS, _CHEAP = 4, (Ops.ADD, Ops.MUL, Ops.NEG, Ops.WHERE)


def sums_before_end(node: UOp, is_stored: Callable[[UOp], bool]) -> UOp | None:
  """Of a sum of products that a few operations are applied to, the sum before these; else None.

  It takes no more bytes than the node: where that is narrower, it is the sum in that type.
  """
  nodes = node.toposort(lambda u: not is_stored(u))
  totals = [u for u in nodes if u.op is Ops.REDUCE_AXIS and not is_stored(u)]
  if len(totals) != 1 or contraction_operands(totals[0]) is None:
    return None
  found, size = totals[0], node.dtype.itemsize
  while found.dtype.itemsize > size:
    users = [u for u in nodes if found in u.src]
    if len(users) != 1 or users[0].op not in (Ops.CAST, *GroupOp.Movement):
      return None
    found = users[0]
  within = found.toposort(lambda u: not is_stored(u))
  end = [u for u in nodes if u not in within and u.op in GroupOp.Elementwise]
  work = [u for u in end if u.op is not Ops.CAST]
  if not 0 < len(work) <= _MOST_OPS or any(u.op not in _CHEAP for u in work):
    return None
  return found if found.numel == node.numel else None


def with_wide_end(
  value: UOp, node: UOp, end: UOp, sums: UOp, is_stored: Callable[[UOp], bool]
) -> UOp | None:
  """A value that casts a node of halves to float32, with the node's end in float32 in place of
  that: what only one kernel sees need not be rounded. None where it is read in another way.

  end: the value of the node, made of sums that are stored.
  """
  if node.dtype not in HALVES or sums.dtype is not node.dtype:
    return None
  wide = {sums: sums.cast(dtypes.float32)}
  for u in end.toposort(lambda u: u is end or not is_stored(u)):
    if u not in wide and not wide.keys().isdisjoint(u.src):
      if u.op not in (*_CHEAP, *GroupOp.Movement) or u.dtype is not node.dtype:
        return None
      src = tuple(wide.get(s) or _widened(s) for s in u.src)
      wide[u] = u.replace(dtype=dtypes.float32, src=src)
  new: dict[UOp, UOp] = {}
  for u in value.toposort(lambda u: not is_stored(u)):
    if u.op is Ops.CAST and u.src[0] is node and u.dtype is dtypes.float32:
      new[u] = wide[end]
    elif node in u.src and not is_stored(u):
      return None
    elif not is_stored(u):
      src = tuple(new.get(s, s) for s in u.src)
      new[u] = u if src == u.src else u.replace(src=src)
  return new.get(value, value)


def _widened(u: UOp) -> UOp:
  """A source of an end as float32, but for conditions."""
  return u if u.dtype is dtypes.bool else u.cast(dtypes.float32)


def may_be_left(node: UOp, wanted: set[UOp]) -> bool:
  """Whether a value is large, and one that need not be in a buffer."""
  if node.op in ALWAYS or node in wanted:
    return False
  return is_worth_keeping(node.numel * node.dtype.itemsize)


def reads_known(end: Part, sums: UOp, others: list[Part]) -> bool:
  """Whether an end reads large values, all of which others of its group read anyway.

  sums: the BUFFER of what it is applied to.
  """
  large = {b for b in end.buffers[1:] if b.arg[2] >= end.value.numel} - {sums}
  return bool(large) and large <= {b for p in others for b in p.buffers}
