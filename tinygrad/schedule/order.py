"""The order of what is scheduled: a buffer is read before it is written anew."""

from __future__ import annotations

from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp


def _writes(nodes: list[UOp], views: dict[UOp, UOp]) -> dict[UOp, list[UOp]]:
  """BUFFER -> the ASSIGNs onto it, in order."""
  out: dict[UOp, list[UOp]] = {}
  for node in nodes:
    if node.op is Ops.ASSIGN:
      out.setdefault(views[node].base, []).append(node)
  return out


def edges(
  nodes: list[UOp],
  views: dict[UOp, UOp],
  needs: dict[UOp, set[UOp]],
  reads: dict[UOp, set[UOp]],
) -> dict[UOp, set[UOp]]:
  """What must run before each node: what it needs, and for a write the reads of the old state.

  `views`: the view of a BUFFER that each node gets; `reads`: the BUFFERs that it reads.
  """
  after = {n: set(needs[n]) for n in nodes}
  written = _writes(nodes, views)
  for reader in nodes:
    for buffer in reads[reader]:
      writes = written.get(buffer, ())
      seen = [i for i, w in enumerate(writes) if w in needs[reader]]
      first = max(seen, default=-1) + 1
      for later in writes[first : first + 1]:
        if later is not reader:
          after[later].add(reader)
  return after


def in_order(nodes: list[UOp], after: dict[UOp, set[UOp]]) -> list[UOp]:
  """Nodes in an order in which each is after those that must be before it.

  Raises RuntimeError where there is none: a value needs both states of a buffer at once.
  """
  out: list[UOp] = []
  done: set[UOp] = set()
  waiting = {n: len(after[n]) for n in nodes}
  users: dict[UOp, list[UOp]] = {}
  for n in nodes:
    for need in after[n]:
      users.setdefault(need, []).append(n)
  ready = [n for n in reversed(nodes) if waiting[n] == 0]
  while ready:
    node = ready.pop()
    out.append(node)
    done.add(node)
    for user in users.get(node, []):
      waiting[user] -= 1
      if waiting[user] == 0:
        ready.append(user)
  if len(out) != len(nodes):
    raise RuntimeError(
      "assign: cycle: a value needs a buffer both before and after it is written; "
      "call .contiguous() on the old value"
    )
  return out
