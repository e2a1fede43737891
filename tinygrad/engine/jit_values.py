"""What a captured function takes and gives: its arguments, and where its results live."""

from __future__ import annotations

import reprlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tinygrad.device import Buffer
from tinygrad.dtype import DType
from tinygrad.engine.realize import JitError, storage_parts
from tinygrad.tensor import Tensor
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.variable import Atom, Sym, rebind, unbound, variables

# ops, dtypes and arguments of the nodes from a value down to, and without, its BUFFER
Views = tuple[tuple[Ops, DType, Any], ...]


# *** nodes and their buffers ***


def views_of(u: UOp) -> Views:
  u, chain = u.realized or u, []
  while u is not u.base:
    chain.append((u.op, u.dtype, u.arg))
    u = u.src[0].realized or u.src[0]
  return tuple(chain)


def viewed(views: Views, base: UOp, values: dict[str, int] | None = None) -> UOp:
  """The node that `views_of` described, over another BUFFER, with these values of variables."""
  for op, dtype, arg in reversed(views):
    base = UOp(op, dtype, (base,), rebind(arg, values) if values else arg)
  return base


# *** arguments ***


@dataclass(frozen=True)
class Input:
  """What must stay the same for an argument: shape, dtype, device, and the view of its buffer."""

  name: str
  shape: tuple[int, ...]
  dtype: str
  device: Any
  view: tuple[Any, ...]

  def __str__(self) -> str:
    return f"shape {self.shape}, dtype {self.dtype}, device {self.device}"


_Key = tuple[str, str]


class Arguments:
  """One call's arguments: tensors, which are inputs, and other values, which a capture freezes.

  Both are found at any depth of lists, tuples and dicts, and keyed by style and name.
  """

  def __init__(self, names: list[str], args: tuple[Any, ...], kwargs: dict[str, Any]):
    self.tensors: dict[_Key, Tensor] = {}
    self.variables: dict[str, Atom] = {}
    self.values: dict[_Key, Any] = {}
    for i, value in enumerate(args):
      self._add("positional", names[i] if i < len(names) else str(i), value)
    for name in sorted(kwargs):
      self._add("keyword", name, kwargs[name])
    self.names = list(self.tensors)

  def _add(self, style: str, name: str, value: Any) -> None:
    if isinstance(value, Tensor):
      self.tensors[style, name] = value
      for size in value.shape:
        self.variables.update({a.args[0]: a for a in variables(size)})
    elif isinstance(value, Sym) and value.is_bound:
      self.variables.update({a.args[0]: a for a in variables(value)})
    elif isinstance(value, (list, tuple)):
      for i, v in enumerate(value):
        self._add(style, f"{name}[{i}]", v)
    elif isinstance(value, dict):
      for k, v in value.items():
        self._add(style, f"{name}[{k!r}]", v)
    else:
      self.values[style, name] = value

  def prepare(self) -> tuple[list[Input], list[Tensor]]:
    """The tensors, realized, and what they are. Raises JitError."""
    if self.tensors:
      Tensor.realize(*self.tensors.values())
    seen: dict[Buffer, str] = {}
    described = []
    for (_, name), t in self.tensors.items():
      base = t.uop.base
      if base.op is not Ops.BUFFER:
        raise JitError(
          f"argument {name} is a constant without storage: pass it with .contiguous().realize()"
        )
      parts = storage_parts(base)
      if (other := next((seen[p] for p in parts if p in seen), None)) is not None:
        raise JitError(
          f"arguments {other} and {name} are the same tensor or share a buffer: pass a .clone()"
        )
      seen.update(dict.fromkeys(parts, name))
      view = (*((op, dt, unbound(arg)) for op, dt, arg in views_of(t.uop)), base.arg[2])
      described.append(Input(name, unbound(t.shape), t.dtype.name, t.device, view))
    return described, list(self.tensors.values())

  def check(self, now: Arguments) -> None:
    """Raises JitError where another call has other arguments, or other values that are frozen."""
    for what, old, new in (
      ("tensor", self.names, now.names),
      ("other", list(self.values), list(now.values)),
      ("variable", _bounds(self.variables), _bounds(now.variables)),
    ):
      if old != new:
        raise JitError(
          f"{what} arguments differ from capture: expected {_listed(old)}, got {_listed(new)}"
        )
    for key, value in self.values.items():
      if not _equal(value, now.values[key]):
        raise JitError(
          f"argument {key[1]} was {reprlib.repr(value)} at capture and is "
          f"{reprlib.repr(now.values[key])} now: only tensors are inputs of a captured function, "
          "other values are frozen in it; pass a tensor, or use one TinyJit for each value"
        )


def _bounds(found: dict[str, Atom]) -> list[_Key]:
  return [(f"{a.low} to {a.high}", name) for name, a in sorted(found.items())]


def _listed(keys: list[_Key]) -> str:
  return ", ".join(f"{name} ({style})" for style, name in keys) or "none"


def _equal(a: Any, b: Any) -> bool:
  if a is b:
    return True
  if type(a) is not type(b):
    return False
  if isinstance(a, np.ndarray):
    return np.array_equal(a, b)
  try:
    return bool(a == b) or (isinstance(a, float) and a != a and b != b)
  except (TypeError, ValueError):  # what compares by element, or not at all
    return False


# *** results ***


@dataclass(frozen=True)
class Result:
  """Where a returned tensor lives: input `number`, output `number`, or a value of its own.

  An output is in a new buffer after every call; a value is the state of something outside.
  """

  kind: str
  number: int
  views: Views
  value: Any = None


def map_tree(value: Any, leaf: type, fn: Callable[[Any], Any]) -> Any:
  """A result with each leaf replaced by fn of it. Raises JitError for other content."""
  if value is None:
    return None
  if isinstance(value, leaf):
    return fn(value)
  if isinstance(value, dict):
    return {k: map_tree(v, leaf, fn) for k, v in value.items()}
  if isinstance(value, tuple) and hasattr(value, "_fields"):
    return type(value)(*(map_tree(v, leaf, fn) for v in value))
  if isinstance(value, (list, tuple)):
    return type(value)(map_tree(v, leaf, fn) for v in value)
  raise JitError(
    f"a captured function returns tensors, None, or containers of them, not {type(value).__name__}"
  )


def tensors_of(value: Any) -> list[Tensor]:
  found: list[Tensor] = []
  map_tree(value, Tensor, found.append)
  return found


def realize_result(value: Any) -> None:
  if found := tensors_of(value):
    Tensor.realize(*found)


def alike(t: Tensor) -> Tensor:
  """Another tensor object of the same value."""
  out = t._keep(t.uop)
  out.grad = t.grad
  return out
