"""TinyJit: the kernels of a function captured once and replayed on new inputs."""

from __future__ import annotations

import functools
import gc
import inspect
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Generic, TypeVar

import numpy as np

from tinygrad.device import Buffer, Device, MultiBuffer, SharedBuffer, _buffers
from tinygrad.dtype import DType
from tinygrad.engine.graphs import with_graphs
from tinygrad.engine.jit_values import (
  Arguments,
  Input,
  Result,
  alike,
  map_tree,
  realize_result,
  tensors_of,
  viewed,
  views_of,
)
from tinygrad.engine.realize import (
  Capture,
  ExecItem,
  JitError,
  capturing,
  forget_computed,
  notify_written,
  storage_parts,
)
from tinygrad.engine.symbolic import variable_node
from tinygrad.helpers import BEAM, IGNORE_JIT_FIRST_BEAM, JIT, JITBEAM, Context, disable_gc
from tinygrad.mixin import live
from tinygrad.runtime.compiler_llvm import host_cpu
from tinygrad.schedule.memory import share_memory
from tinygrad.tensor import Tensor
from tinygrad.uop import Ops
from tinygrad.uop.ops import Device_t, UOp, toposort
from tinygrad.uop.variable import Atom

R = TypeVar("R")
# *** capture ***


def _stand_ins(buffers: list[Buffer]) -> list[Buffer]:
  """Buffers that never get memory: they are replaced at each call."""
  return [Buffer(b.device, b.size, b.dtype) for b in buffers]


def _needed_by(tensors: list[Tensor]) -> set[Buffer]:
  """Buffers that tensors are in, or will be computed from."""
  nodes = toposort([t.uop for t in tensors], lambda n: n.realized is None)
  bases = {(n.realized or n).base for n in nodes}
  return {b for base in bases if base.op is Ops.BUFFER for b in storage_parts(base)}


class CapturedJit(Generic[R]):
  """The kernels of one call, what it was called with, and where its result is."""

  def __init__(
    self,
    ret: Any,
    capture: Capture,
    arguments: Arguments,
    expected: list[Input],
    inputs: list[list[Buffer]],
    prune: bool,
  ):
    self.arguments, self.expected = arguments, expected
    # the first inputs are not held
    arguments.tensors.clear()
    # of the variables, those whose value the kernels read, each on the devices that read it
    self._variables: list[tuple[str, Device_t]] = []
    for (atom, device), node in capture.variables.items():
      if arguments.variables.get(atom.args[0]) == atom:
        self._variables.append((atom.args[0], device))
        inputs = [*inputs, storage_parts(node.base)]
    given = [b for parts in inputs for b in parts]
    items = self._pruned(capture.items, given) if prune else capture.items
    outputs = self._find_outputs(ret, capture, items)
    self._outputs: list[tuple[Device_t, int, DType]] = [
      (u.arg[1], u.arg[2], u.dtype) for u in outputs
    ]
    self.ret = map_tree(ret, Tensor, lambda t: self._placed(t, inputs, outputs))
    found = [b for base in outputs for b in storage_parts(base)]
    shared = share_memory(
      [item.buffers for item in items], self._own(capture, items, {*given, *found})
    )
    self._inputs, self._results = _stand_ins(given), _stand_ins(found)
    names = zip([*given, *found], [*self._inputs, *self._results], strict=True)
    mapping: dict[Buffer, Buffer] = {**shared, **dict(names)}
    self.items = [item.replace(mapping) for item in items]
    self._find_uses()

  def _find_uses(self) -> None:
    """What of the items changes from call to call, and which buffers they hold."""
    changing = {*self._inputs, *self._results}
    changes = [any(b in changing for b in item.buffers) for item in self.items]
    self._steps: list[tuple[Any, bool]] = with_graphs(self.items, changes)
    self._held = {b for item in self.items for b in item.buffers} - changing
    self._written = {b for item in self.items for b in item.outputs}
    self._moving = self._written & changing
    self._staying = self._written - changing

  @staticmethod
  def _pruned(items: list[ExecItem], inputs: list[Buffer]) -> list[ExecItem]:
    """Items that depend on an input; what the others computed at capture stays as it is."""
    reached, kept = set(inputs), []
    for item in items:
      if any(b in reached for b in item.buffers):
        reached.update(item.buffers)
        kept.append(item)
    return kept

  def _find_outputs(self, ret: Any, capture: Capture, items: list[ExecItem]) -> list[UOp]:
    """BUFFERs of the result that only the result refers to: they are new ones at every call."""
    # what only a cycle of Python objects still refers to would count as alive
    gc.collect()
    returned = tensors_of(ret)
    ids = {id(t) for t in returned}
    taken = _needed_by([t for t in live.tensors() if id(t) not in ids])
    bases = dict.fromkeys(t.uop.base for t in returned if t.uop.base.op is Ops.BUFFER)
    counts = Counter(p for base in bases for p in storage_parts(base))
    # a part of two results cannot be new in each of them
    taken |= {p for p, n in counts.items() if n > 1}
    written = {b for item in items for b in item.outputs} & capture.fresh
    return [b for b in bases if all(p in written and p not in taken for p in storage_parts(b))]

  @staticmethod
  def _placed(t: Tensor, inputs: list[list[Buffer]], outputs: list[UOp]) -> Result:
    base, views = t.uop.base, views_of(t.uop)
    if base in outputs:
      return Result("output", outputs.index(base), views)
    if base.op is Ops.BUFFER and (parts := storage_parts(base)) in inputs:
      return Result("input", inputs.index(parts), views)
    # a live tensor, because its node is renewed whenever its buffer is written
    return Result("value", 0, (), alike(t))

  @staticmethod
  def _own(capture: Capture, items: list[ExecItem], others: set[Buffer]) -> set[Buffer]:
    """Buffers whose value the items make, and nobody else ever sees."""
    runs_again = {id(item) for item in items}
    seen = others | {b for u in list(_buffers) for b in storage_parts(u)}
    seen |= {b for item in capture.items if id(item) not in runs_again for b in item.buffers}
    own: set[Buffer] = set()
    for item in items:
      own.update(b for b in item.outputs if b in capture.fresh and b not in seen)
      seen.update(item.buffers)
    return own

  def check(self, arguments: Arguments, given: list[Input]) -> None:
    """Raises JitError naming the argument that is not as at capture."""
    self.arguments.check(arguments)
    for new, old in zip(given, self.expected, strict=True):
      if str(new) != str(old):
        raise JitError(
          f"argument {new.name} differs from capture: expected {old}, got {new}; "
          "reset() the TinyJit, or use one for each shape"
        )
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
    copy.copy_from(given)
    return copy

  def __call__(self, inputs: list[Tensor], bound: dict[str, Atom]) -> R:
    """Run the kernels on the inputs; what they return is in buffers of its own."""
    inputs = [*inputs, *(Tensor(variable_node(bound[name], d)) for name, d in self._variables)]
    values = {name: atom.args[1] for name, atom in bound.items()}
    given = [b for t in inputs for b in storage_parts(t.uop.base)]
    outputs = [UOp.new_buffer(*place) for place in self._outputs]
    mapping = {old: self._own_copy(old, new) for old, new in zip(self._inputs, given, strict=True)}
    results = [b for u in outputs for b in storage_parts(u)]
    mapping.update(zip(self._results, results, strict=True))
    for item, changes in self._steps:
      (item.replace(mapping) if changes else item).run()
    notify_written(self._staying.union(mapping[b] for b in self._moving))
    ret: R = map_tree(self.ret, Result, lambda r: _result(r, inputs, outputs, values))
    return ret

  def free_intermediates(self) -> None:
    """Give back the memory of buffers that only these kernels use, until the next call."""
    alive = {b for u in list(_buffers) for b in storage_parts(u)}
    touched: set[Buffer] = set()
    for item in self.items:
      # a buffer that is read before any kernel writes it holds a value from before the capture
      for out in item.outputs:
        if out not in touched and out not in alive:
          out.deallocate()
      touched.update(item.buffers)

  def __getstate__(self) -> dict[str, Any]:
    """Everything, with the bytes of the buffers that hold values from outside."""
    pack = _Packer({*self._inputs, *self._results})
    items = []
    for item in self.items:
      used = [pack.number(b) for b in item.buffers]
      info = item.info and replace(item.info, sink=None)
      items.append((item.name, item.device, info, used, item.writes))
    return {
      "cpu": host_cpu(),
      "arguments": self.arguments,
      "expected": self.expected,
      "variables": self._variables,
      "outputs": self._outputs,
      "ret": map_tree(self.ret, Result, pack.result),
      "items": items,
      "inputs": [pack.number(b) for b in self._inputs],
      "results": [pack.number(b) for b in self._results],
      "buffers": pack.described,
    }

  def __setstate__(self, state: dict[str, Any]) -> None:
    """Raises JitError on a machine with another kind of processor."""
    if state["cpu"] != host_cpu():
      raise JitError(
        f"this capture is code for a {state['cpu']} processor and cannot run on {host_cpu()}: "
        "capture it again here"
      )
    buffers = _unpacked(state["buffers"])
    self.arguments, self.expected = state["arguments"], state["expected"]
    self._outputs, self._variables = state["outputs"], state["variables"]
    self.ret = map_tree(state["ret"], Result, lambda r: _unpacked_result(r, buffers))
    self._inputs = [buffers[i] for i in state["inputs"]]
    self._results = [buffers[i] for i in state["results"]]
    self.items = []
    for name, device, info, used, writes in state["items"]:
      program = info and Device[device].load(info)
      held = [buffers[i] for i in used]
      self.items.append(ExecItem(name, device, program, info, held, writes))
    self._find_uses()


class _Packer:
  """Buffers as numbers in a list of descriptions that can be pickled."""

  def __init__(self, without_value: set[Buffer]):
    self._without_value = without_value
    self._numbers: dict[Buffer, int] = {}
    # device, elements, dtype, number of the host or None, bytes or None
    self.described: list[tuple[str, int, DType, int | None, bytes | None]] = []

  def number(self, b: Buffer, has_value: bool = True) -> int:
    """The number of a buffer; its bytes are kept where it has a value of its own."""
    if b not in self._numbers:
      host = self.number(b.host, False) if isinstance(b, SharedBuffer) else None
      keep = has_value and host is None and b not in self._without_value and b.is_allocated
      data = bytes(b.as_numpy().view(np.uint8)) if keep else None
      self._numbers[b] = len(self.described)
      self.described.append((b.device, b.size, b.dtype, host, data))
    return self._numbers[b]

  def result(self, r: Result) -> Result:
    """A result whose value, if any, is described by its views and buffers."""
    if r.kind != "value":
      return r
    base = r.value.uop.base
    if base.op is not Ops.BUFFER:
      return replace(r, value=(base, None), views=views_of(r.value.uop))
    place = (base.arg[1], base.arg[2], base.dtype)
    numbers = [self.number(b) for b in storage_parts(base)]
    return replace(r, value=(place, numbers), views=views_of(r.value.uop))


def _unpacked(described: list[Any]) -> list[Buffer]:
  """The buffers that a `_Packer` described."""
  out: list[Buffer] = []
  for device, size, dtype, host, data in described:
    b = Buffer(device, size, dtype)
    if host is not None:
      b = SharedBuffer(b, out[host])
    if data is not None:
      b.copyin(data)
    out.append(b)
  return out


def _unpacked_result(r: Result, buffers: list[Buffer]) -> Result:
  if r.kind != "value":
    return r
  place, numbers = r.value
  base = place
  if numbers is not None:
    base = UOp.new_buffer(*place)
    parts = [buffers[i] for i in numbers]
    _buffers[base] = parts[0] if len(parts) == 1 else MultiBuffer(parts)
  return replace(r, value=Tensor(viewed(r.views, base)), views=())


def _result(r: Result, inputs: list[Tensor], outputs: list[UOp], values: dict[str, int]) -> Tensor:
  if r.kind == "value":
    return alike(r.value)
  base = outputs[r.number] if r.kind == "output" else inputs[r.number].uop.base
  return Tensor(viewed(r.views, base, values))


class TinyJit(Generic[R]):
  """Decorator: the first call runs plainly, the second captures kernels, later ones replay them.

  Tensor arguments, also within lists, tuples and dicts, are inputs. All else is as it was at
  capture, for Python code does not run on replay: closure tensors are read (and assigned) where
  they are, numbers and branches are frozen. With a global `scale = 1`,

      f = TinyJit(lambda x: (x * scale).realize())

  multiplies by the scale of the second call for ever; make it a tensor and assign to it. An
  argument that is no tensor is compared with the one at capture, and refused if it differs; but a
  bound Variable may have another value at each call.

  Raises JitError where a call does not fit the capture. `prune` leaves out of replays what does
  not depend on an input. A capture can be pickled; it runs without the function.
  """

  def __init__(self, fxn: Callable[..., R] | None, prune: bool = False):
    self.fxn, self.prune = fxn, prune
    self._names = _parameter_names(fxn)
    self.reset()

  def reset(self) -> None:
    """Forget the capture; the next call runs plainly."""
    self.cnt = 0
    self.captured: CapturedJit[R] | None = None

  def __get__(self, obj: Any, objtype: Any = None) -> Callable[..., R]:
    return self if obj is None else functools.partial(self.__call__, obj)

  def __getstate__(self) -> dict[str, Any]:
    """The capture without the function. Raises JitError where nothing was captured."""
    if self.captured is None:
      raise JitError("only a TinyJit that has captured can be pickled: call it twice before")
    return {**self.__dict__, "fxn": None}

  def __call__(self, *args: Any, **kwargs: Any) -> R:
    """The function's result. Raises JitError, RuntimeError for a TinyJit within a capture."""
    if capturing:
      name = getattr(self.fxn, "__name__", "a function")
      raise RuntimeError(
        "having TinyJit inside another TinyJit is not supported: the inner one is "
        f"{name}; take its decorator away"
      )
    if not JIT:
      return self._plain(args, kwargs)
    arguments = Arguments(self._names, args, kwargs)
    described, inputs = arguments.prepare()
    if self.captured is not None:
      self.captured.check(arguments, described)
      return self.captured(inputs, arguments.variables)
    if self.cnt == 0:
      with Context(BEAM=0 if IGNORE_JIT_FIRST_BEAM else BEAM.value):
        ret = self._plain(args, kwargs)
    else:
      with Context(BEAM=BEAM.value if JITBEAM < 0 else JITBEAM.value):
        ret = self._capture(args, kwargs, arguments, described)
    self.cnt += 1
    return ret

  def _plain(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> R:
    assert self.fxn is not None, "a TinyJit that was pickled replays only"
    ret = self.fxn(*args, **kwargs)
    realize_result(ret)
    return ret

  def _capture(
    self,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    arguments: Arguments,
    described: list[Input],
  ) -> R:
    # pruned items do not run again, so what they computed must stay
    capture = Capture(keep_all=self.prune)
    # a value that an expression over an input had before would be frozen in the capture
    forget_computed()
    inputs = [storage_parts(t.uop.base) for t in arguments.tensors.values()]
    capturing.append(capture)
    try:
      # other tensor objects, so that those which the function kept can be told from the result's
      ret = map_tree(self._plain(args, kwargs), Tensor, alike)
    finally:
      capturing.pop()
    if not capture.items:
      raise JitError("nothing was captured: the function ran no kernel")
    with disable_gc():
      self.captured = CapturedJit(ret, capture, arguments, described, inputs, self.prune)
    return ret


def _parameter_names(fxn: Callable[..., Any] | None) -> list[str]:
  """Names of the parameters that take one positional argument each."""
  try:
    parameters = inspect.signature(fxn).parameters.values() if fxn is not None else ()
  except (TypeError, ValueError):  # some builtins have no signature
    return []
  kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
  return [p.name for p in parameters if p.kind in kinds]
