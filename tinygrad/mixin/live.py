"""The tensors that are alive: what is pending among them, and which see storage that changes."""

from __future__ import annotations

import itertools
import weakref
from typing import TYPE_CHECKING, Any

from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp, toposort

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor

_tensors: weakref.WeakValueDictionary[int, Tensor] = weakref.WeakValueDictionary()
_numbers = itertools.count()


def add(t: Tensor) -> None:
  """Count a new tensor among the live ones until it is gone."""
  _tensors[next(_numbers)] = t


def tensors() -> list[Tensor]:
  """All live tensors, the oldest first."""
  return list(_tensors.values())


def pending() -> list[UOp]:
  """Nodes of live tensors that are not computed yet."""
  nodes = [t.uop for t in tensors()]
  return [u for u in nodes if u.device is not None and not u.is_realized]


def renew(written: set[Any] | None) -> None:
  """Move live tensors to new nodes: those on written storage, or (None) on what none reads yet.

  Where no value is remembered that was computed from a node, it may stay.
  """
  from tinygrad.device import renewed
  from tinygrad.engine.realize import remembered, storage_parts

  moved: dict[UOp, UOp | None] = {}
  read = () if written is not None else toposort(pending(), lambda n: n.realized is None)
  moved.update((n.realized or n, None) for n in read)
  for t in tensors():
    base = t.uop.base
    if base not in remembered:
      continue
    if base not in moved:
      hit = written is None or any(b in written for b in storage_parts(base))
      moved[base] = renewed(base) if hit else None
    if (new := moved[base]) is not None:
      t.uop = _on_buffer(t.uop, new)


def _on_buffer(node: UOp, buffer: UOp) -> UOp:
  """The same view of another BUFFER."""
  node = node.realized or node
  if node.op is Ops.BUFFER:
    return buffer
  return node.replace(src=(_on_buffer(node.src[0], buffer),))
