"""TinyJit: the kernels of a function captured once and replayed on new inputs."""

from __future__ import annotations

import functools
import gc
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tinygrad.device import Buffer, _buffers, buffer_of
from tinygrad.engine.realize import Capture, ExecItem, JitError, capturing, notify_written
from tinygrad.helpers import JIT
from tinygrad.schedule.memory import share_memory
from tinygrad.tensor import Tensor
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

R = TypeVar("R")


# *** inputs and outputs ***


@dataclass(frozen=True)
class _Input:
  """What must stay the same for an argument: shape, dtype, device, and the view of its buffer."""

  name: str
  shape: tuple[int, ...]
  dtype: str
  device: Any
  view: tuple[Any, ...]

  def __str__(self) -> str:
    return f"shape {self.shape}, dtype {self.dtype}, device {self.device}"


def _views(u: UOp) -> list[UOp]:
  """Nodes from u down to, and without, its BUFFER. Empty where u is a BUFFER."""
  u, chain = u.realized or u, []
  while u is not u.base:
    chain.append(u)
    u = u.src[0].realized or u.src[0]
  return chain


def _parts(u: UOp) -> list[Buffer]:
  found = buffer_of(u.base)
  return [found] if isinstance(found, Buffer) else list(found.bufs)


def _named_tensors(args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Tensor]:
  """Tensor arguments, also directly inside lists, tuples and dicts, by name."""
  out: dict[str, Tensor] = {}
  for name, value in [*((str(i), a) for i, a in enumerate(args)), *sorted(kwargs.items())]:
    if isinstance(value, Tensor):
      out[name] = value
    elif isinstance(value, (list, tuple)):
      out |= {f"{name}[{i}]": v for i, v in enumerate(value) if isinstance(v, Tensor)}
    elif isinstance(value, dict):
      out |= {f"{name}[{k!r}]": v for k, v in value.items() if isinstance(v, Tensor)}
  return out


def _describe(name: str, t: Tensor) -> _Input:
  view = tuple((n.op, n.dtype, n.arg) for n in _views(t.uop))
  return _Input(name, t.shape, t.dtype.name, t.device, (*view, t.uop.base.arg[2]))


def _prepare(args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[list[_Input], list[UOp]]:
  """Inputs realized: what they are, and their nodes. Raises JitError."""
  named = _named_tensors(args, kwargs)
  if named:
    Tensor.realize(*named.values())
  seen: dict[UOp, str] = {}
  for name, t in named.items():
    base = t.uop.base
    if base.op is not Ops.BUFFER:
      raise JitError(
        f"argument {name} is a constant without storage: pass it with .contiguous().realize()"
      )
    if base in seen:
      raise JitError(
        f"arguments {seen[base]} and {name} are the same tensor or share a buffer: pass a .clone()"
      )
    seen[base] = name
  return [_describe(n, t) for n, t in named.items()], [t.uop for t in named.values()]


def _map_tensors(value: Any, fn: Callable[[Tensor], Any]) -> Any:
  """A result with each tensor replaced by fn of it. Raises JitError for other content."""
  if value is None:
    return None
  if isinstance(value, Tensor):
    return fn(value)
  if isinstance(value, dict):
    return {k: _map_tensors(v, fn) for k, v in value.items()}
  if isinstance(value, tuple) and hasattr(value, "_fields"):
    return type(value)(*(_map_tensors(v, fn) for v in value))
  if isinstance(value, (list, tuple)):
    return type(value)(_map_tensors(v, fn) for v in value)
  raise JitError(
    f"a captured function returns tensors, None, or containers of them, not {type(value).__name__}"
  )


def _realize_result(value: Any) -> None:
  found: list[Tensor] = []
  _map_tensors(value, found.append)
  if found:
    Tensor.realize(*found)


# *** capture ***


class CapturedJit(Generic[R]):
  """The kernels of one call, the inputs they were captured with, and the result they fill."""

  def __init__(
    self, ret: Any, capture: Capture, expected: list[_Input], inputs: list[UOp], prune: bool
  ):
    self.expected, self.input_uops, self.ret = expected, inputs, ret
    self.input_buffers = [b for u in inputs for b in _parts(u)]
    kept = self._pruned(capture.items) if prune else capture.items
    self.items = self._planned(kept, self._own(capture, kept))
    wanted = set(self.input_buffers)
    # kernels that no input reaches directly are kept as they are at every call
    self._on_inputs = [any(b in wanted for b in item.buffers) for item in self.items]
    self._held = {b for item in self.items for b in item.buffers} - wanted
    self._written = {item.buffers[0] for item in self.items}

  def _pruned(self, items: list[ExecItem]) -> list[ExecItem]:
    """Items that depend on an input; what the others computed at capture stays as it is."""
    reached, kept = set(self.input_buffers), []
    for item in items:
      if any(b in reached for b in item.buffers):
        reached.update(item.buffers)
        kept.append(item)
    return kept

  def _own(self, capture: Capture, kept: list[ExecItem]) -> set[Buffer]:
    """Buffers whose value the kept items make, and nobody else ever sees."""
    # what only a cycle of Python objects still refers to would count as alive
    gc.collect()
    alive = {b for u in list(_buffers) for b in _parts(u)}
    runs_again = {id(item) for item in kept}
    pruned = {b for item in capture.items if id(item) not in runs_again for b in item.buffers}
    own: set[Buffer] = set()
    seen = alive | pruned | set(self.input_buffers)
    for item in kept:
      if (out := item.buffers[0]) in capture.fresh and out not in seen:
        own.add(out)
      seen.update(item.buffers)
    return own

  def _planned(self, items: list[ExecItem], own: set[Buffer]) -> list[ExecItem]:
    """The items on buffers of which those in own share memory."""
    shared: dict[Buffer, Buffer] = {**share_memory([item.buffers for item in items], own)}
    return [item.replace(shared) for item in items]

  def check(self, given: list[_Input]) -> None:
    """Raises JitError naming the argument that is not as at capture."""
    names, old_names = [i.name for i in given], [i.name for i in self.expected]
    if names != old_names:
      raise JitError(f"tensor arguments differ from capture: expected {old_names}, got {names}")
    for new, old in zip(given, self.expected, strict=True):
      if str(new) != str(old):
        raise JitError(f"argument {new.name} differs from capture: expected {old}, got {new}")
      if new != old:
        raise JitError(
          f"argument {new.name} is another view of its buffer than at capture: expected "
          f"{old.view}, got {new.view}; pass it with .contiguous()"
        )

  def _own_copy(self, captured: Buffer, given: Buffer) -> Buffer:
    """The input's buffer, or a copy where the kernels use it for something of their own."""
    if given not in self._held or captured in self._written:
      return given
    copy = Buffer(given.device, given.size, given.dtype)
    copy.ensure_allocated()
    copy.copy_from(given)
    return copy

  def __call__(self, inputs: list[UOp]) -> R:
    """Run the kernels on the inputs; the result's buffers are the same at every call."""
    given = [b for u in inputs for b in _parts(u)]
    mapping = {
      old: self._own_copy(old, new) for old, new in zip(self.input_buffers, given, strict=True)
    }
    for item, on_input in zip(self.items, self._on_inputs, strict=True):
      (item.replace(mapping) if on_input else item).run()
    notify_written({mapping.get(b, b) for b in self._written})
    bases = {
      old.base: new.base
      for old, new in zip(self.input_uops, inputs, strict=True)
      if old.base is not new.base
    }
    return _map_tensors(self.ret, lambda t: Tensor(_on_base(t.uop, bases)))  # type: ignore[no-any-return]

  def free_intermediates(self) -> None:
    """Give back the memory of buffers that only these kernels use, until the next call."""
    alive = {b for u in list(_buffers) for b in _parts(u)} | set(self.input_buffers)
    touched: set[Buffer] = set()
    for item in self.items:
      # a buffer that is read before any kernel writes it holds a value from before the capture
      if (out := item.buffers[0]) not in touched and out not in alive:
        out.deallocate()
      touched.update(item.buffers)


def _on_base(u: UOp, bases: dict[UOp, UOp]) -> UOp:
  """The same view of another buffer, where u views one of bases."""
  if (base := bases.get(u.base)) is None:
    return u
  for node in reversed(_views(u)):
    base = node.replace(src=(base,))
  return base


class TinyJit(Generic[R]):
  """Decorator: the first call runs plainly, the second captures kernels, later ones replay them.

  Tensor arguments are inputs, closure tensors are read as they are; Python code does not run on
  replay. Raises JitError where a call does not fit the capture.
  """

  def __init__(self, fxn: Callable[..., R] | None, prune: bool = False):
    self.fxn, self.prune = fxn, prune
    self.reset()

  def reset(self) -> None:
    """Forget the capture; the next call runs plainly."""
    self.cnt = 0
    self.captured: CapturedJit[R] | None = None

  def __get__(self, obj: Any, objtype: Any = None) -> Callable[..., R]:
    return self if obj is None else functools.partial(self.__call__, obj)

  def __call__(self, *args: Any, **kwargs: Any) -> R:
    """The function's result. Raises JitError, RuntimeError for a TinyJit within a capture."""
    if capturing:
      raise RuntimeError("having TinyJit inside another TinyJit is not supported")
    if not JIT:
      return self._plain(args, kwargs)
    expected, inputs = _prepare(args, kwargs)
    if self.captured is not None:
      self.captured.check(expected)
      return self.captured(inputs)
    if self.cnt == 0:
      ret = self._plain(args, kwargs)
    else:
      ret = self._capture(args, kwargs, expected, inputs)
    self.cnt += 1
    return ret

  def _plain(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> R:
    assert self.fxn is not None, "a TinyJit without function replays only"
    ret = self.fxn(*args, **kwargs)
    _realize_result(ret)
    return ret

  def _capture(
    self, args: tuple[Any, ...], kwargs: dict[str, Any], expected: list[_Input], inputs: list[UOp]
  ) -> R:
    # pruned items do not run again, so what they computed must stay
    capture = Capture(keep_all=self.prune)
    capturing.append(capture)
    try:
      ret = self._plain(args, kwargs)
    finally:
      capturing.pop()
    if not capture.items:
      raise JitError("nothing was captured: the function ran no kernel")
    # held as tensors of its own, so that what the caller does to the result does not reach it
    own = _map_tensors(ret, lambda t: Tensor(t.uop))
    self.captured = CapturedJit(own, capture, expected, inputs, self.prune)
    return ret
