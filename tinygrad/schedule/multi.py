"""Graphs over several devices: MULTI moves to the roots, below it every node is per device.

`MULTI(x, axis)` says that x, a value with one part on each device, is split along `axis` (None:
every device holds all of it). An op on such values becomes the same op on the parts, with an
all-reduce where a reduction crosses the devices.
"""

from __future__ import annotations

import functools
import weakref
from collections.abc import Callable, Sequence

from tinygrad.dtype import HALVES, DType, dtypes
from tinygrad.helpers import ALLREDUCE_CAST, prod
from tinygrad.uop import Ops
from tinygrad.uop.ops import GroupOp, UOp, toposort

_SAME = GroupOp.Elementwise | {Ops.CONTIGUOUS, Ops.CONTIGUOUS_BACKWARD, Ops.DETACH}


# *** which axis is split ***


def _reshape_axis(old: tuple[int, ...], new: tuple[int, ...], axis: int, n: int) -> int:
  """Axis of the new shape that splits the same elements. Raises RuntimeError where none does."""
  before = prod(old[:axis])
  for i, size in enumerate(new):
    if prod(new[:i]) == before and size % n == 0 and size > 0:
      return i
  raise RuntimeError(
    f"reshape {old} -> {new} would move elements between devices: axis {axis} is split over {n}; "
    "reshape before shard, or move the tensor to one device"
  )


def _take_axis(u: UOp, table: int | None, index: int | None) -> int | None:
  if index is not None:
    return index
  return None if table in (None, 0) else len(u.src[1].shape) + table - 1


def _scatter_axis(u: UOp, values: int | None, index: int | None) -> int | None:
  split_rows = index is not None or values is None or values < len(u.src[1].shape)
  return None if split_rows else values - len(u.src[1].shape) + 1  # type: ignore[operator]


def _out_axis(u: UOp, axes: Sequence[int | None], n: int) -> int | None:
  """Split axis of u from those of its sources, over n devices. Raises RuntimeError."""
  if u.op is Ops.TAKE:
    return _take_axis(u, axes[0], axes[1])
  if u.op is Ops.SCATTER_ADD:
    return _scatter_axis(u, axes[0], axes[1])
  if u.op in _SAME:
    return next((a for a in axes if a is not None), None)
  axis = axes[0] if axes else None
  if axis is None or u.op in (Ops.COPY, Ops.ALLREDUCE, Ops.MSELECT, Ops.MSTACK):
    return None
  if u.op is Ops.RESHAPE:
    return _reshape_axis(u.src[0].shape, u.arg, axis, n)
  if u.op is Ops.PERMUTE:
    return u.arg.index(axis)
  if u.op is Ops.REDUCE_AXIS:
    return None if axis in u.arg[1] else axis
  if u.op is Ops.SHRINK:
    return axis if u.arg[axis] == (0, u.src[0].shape[axis]) else None
  return axis


# Known axes, because every tensor in a graph asks for its own.
_axes: weakref.WeakKeyDictionary[UOp, int | None] = weakref.WeakKeyDictionary()


def shard_axis(u: UOp) -> int | None:
  """Axis along which u is split over its devices; None: replicated or on one device."""
  if not isinstance(u.device, tuple):
    return None
  n = len(u.device)
  for node in toposort((u,), lambda x: x not in _axes and x.op is not Ops.MULTI):
    if node in _axes:
      continue
    if node.op is Ops.MULTI:
      _axes[node] = node.arg
    else:
      _axes[node] = _out_axis(node, [_axes.get(s) for s in node.src], n)
  return _axes[u]


UOp.axis_rule = shard_axis


# *** parts ***


def select(x: UOp, i: int) -> UOp:
  """Part of the per-device value x on its device i."""
  if not isinstance(x.device, tuple):
    return x
  if x.op is Ops.MSTACK:
    return x.src[i]
  if x.op is Ops.ARANGE:
    return UOp.arange(x.arg[0], x.device[i])
  return UOp(Ops.MSELECT, x.dtype, (x,), i)


def copy_part(x: UOp, device: str) -> UOp:
  """The single-device value x on a device; itself where it is there already."""
  return x if x.device == device else x.copy_to(device)


def stack(parts: Sequence[UOp]) -> UOp:
  """Per-device value of one part on each device."""
  return UOp(Ops.MSTACK, parts[0].dtype, tuple(parts))


def concat(parts: Sequence[UOp], axis: int) -> UOp:
  """Parts of one device joined along axis: each padded with zeros, then added."""
  total, start, padded = sum(p.shape[axis] for p in parts), 0, []
  for p in parts:
    end = start + p.shape[axis]
    widths = [(0, 0)] * len(p.shape)
    widths[axis] = (start, total - end)
    padded.append(p.pad(tuple(widths)))
    start = end
  join = Ops.OR if parts[0].dtype is dtypes.bool else Ops.ADD
  return functools.reduce(lambda a, b: a.alu(join, b), padded)


def _is_uniform(u: UOp) -> bool:
  """Whether u is one constant everywhere."""
  while u.op in (Ops.RESHAPE, Ops.PERMUTE, Ops.EXPAND, Ops.SHRINK, Ops.FLIP, Ops.DETACH):
    u = u.src[0]
  return u.op is Ops.CONST


def _const_of(u: UOp) -> UOp:
  while u.op is not Ops.CONST:
    u = u.src[0]
  return u


def _gather(x: UOp, axis: int, first: int, last: int, devices: tuple[str, ...]) -> UOp:
  """Parts first…last-1 of x, joined along axis, on every one of devices."""
  return stack(
    [concat([copy_part(select(x, i), d) for i in range(first, last)], axis) for d in devices]
  )


def _narrowed(u: UOp, axis: int, size: int) -> UOp | None:
  """u with `axis` cut to size where it repeats along that axis, so that all parts are equal."""
  if u.realized is not None:
    return _narrowed(u.realized, axis, size)
  if u.op is Ops.EXPAND:
    shape = tuple(size if i == axis else s for i, s in enumerate(u.shape))
    if u.src[0].shape[axis] == 1:
      return u.src[0].expand(shape)
    inner = _narrowed(u.src[0], axis, size)
    return None if inner is None else inner.expand(shape)
  if u.op is Ops.PERMUTE:
    inner = _narrowed(u.src[0], u.arg[axis], size)
    return None if inner is None else inner.permute(u.arg)
  if u.op in GroupOp.Elementwise:
    parts = [_narrowed(s, axis, size) for s in u.src]
    src = tuple(p for p in parts if p is not None)
    return u.replace(src=src) if len(src) == len(parts) else None
  return None


def _local(u: UOp, axis: int | None, devices: tuple[str, ...]) -> UOp:
  """Per-device form of a rewritten source, split along axis (None: whole on each device)."""
  value, have = (u.src[0], u.arg) if u.op is Ops.MULTI else (u, None)
  if have == axis:
    return value
  if have is not None:
    value = _gather(value, have, 0, len(devices), devices)
  if axis is None:
    return value
  size = value.shape[axis]
  if size % len(devices):
    raise RuntimeError(f"axis {axis} of shape {value.shape} does not split over {devices} evenly")
  part = size // len(devices)
  if _is_uniform(value):
    shape = tuple(part if i == axis else s for i, s in enumerate(value.shape))
    return _const_of(value).reshape((1,) * len(shape)).expand(shape)
  if (same := _narrowed(value, axis, part)) is not None:
    return same
  parts = []
  for i, device in enumerate(devices):
    bounds = [(0, s) for s in value.shape]
    bounds[axis] = (i * part, (i + 1) * part)
    parts.append(copy_part(select(value, i), device).shrink(tuple(bounds)))
  return stack(parts)


def shard(u: UOp, devices: tuple[str, ...], axis: int | None) -> UOp:
  """A single-device value spread over devices: replicated, or split along axis.

  Raises RuntimeError where u is on several devices already or the axis does not divide.
  """
  if isinstance(u.device, tuple):
    raise RuntimeError(f"the tensor is on several devices already: {u.device}")
  if axis is None:
    return UOp(Ops.MULTI, u.dtype, (u.copy_to(devices),), None)
  size, n = u.shape[axis], len(devices)
  if size % n:
    raise RuntimeError(
      f"shard: axis {axis} of shape {u.shape} has size {size}, which {n} devices do not divide"
    )
  parts = []
  for i, device in enumerate(devices):
    bounds = [(0, s) for s in u.shape]
    bounds[axis] = (i * (size // n), (i + 1) * (size // n))
    parts.append(u.shrink(tuple(bounds)).copy_to(device))
  return UOp(Ops.MULTI, u.dtype, (stack(parts),), axis)


# *** one rule per op: (node, rewritten sources, axis of the result, devices) -> per-device node ***


def _before_sum(x: UOp, narrow: DType | None = None) -> UOp | None:
  """What each device adds to the all-reduced sum x, moved and widened as x is; None: no such sum.

  `narrow` is the half that x is cast to next: the sum is then made in it.
  """
  if x.op is Ops.ALLREDUCE and x.arg is Ops.ADD:
    return x.src[0] if narrow is None else x.src[0].cast(narrow)
  widened = narrow is None and x.op is Ops.CAST and x.src[0].dtype in HALVES
  if not (x.op in (Ops.RESHAPE, Ops.PERMUTE) or (widened and x.dtype is dtypes.float32)):
    return None
  inner = _before_sum(x.src[0], narrow)
  if inner is None or x.op is Ops.CAST:
    return inner if inner is None else inner.cast(x.dtype)
  return x.replace(dtype=inner.dtype, src=(inner,))


def _one_sum(u: UOp, local: tuple[UOp, ...]) -> UOp | None:
  """What is added up on all devices where u can be one all-reduce, else None.

  A wide sum that is narrowed at once is sent narrow, and two sums that are added are sent as one:
  the gradients of two uses of a table.
  """
  if u.op is Ops.CAST and ALLREDUCE_CAST and u.dtype in HALVES:
    return _before_sum(local[0], u.dtype)
  if u.op is Ops.ADD and u.dtype in dtypes.floats:
    found = [_before_sum(part) for part in local]
    if found[0] is not None and found[1] is not None:
      return found[0].alu(Ops.ADD, found[1])
  return None


def _multi_elementwise(u: UOp, src: list[UOp], axis: int | None, devices: tuple[str, ...]) -> UOp:
  local = tuple(_local(s, axis, devices) for s in src)
  if (part := _one_sum(u, local)) is not None:
    return UOp(Ops.ALLREDUCE, u.dtype, (part,), Ops.ADD)
  return u.replace(src=local)


def _multi_reduce(u: UOp, src: list[UOp], axis: int | None, devices: tuple[str, ...]) -> UOp:
  part = u.replace(src=(src[0].src[0],))
  if src[0].arg is not None and axis is None:
    return UOp(Ops.ALLREDUCE, u.dtype, (part,), u.arg[0])
  return part


def _multi_shape_arg(u: UOp, src: list[UOp], axis: int | None, devices: tuple[str, ...]) -> UOp:
  """RESHAPE and EXPAND: the split axis of the new shape is divided."""
  shape = tuple(s // len(devices) if i == axis else s for i, s in enumerate(u.arg))
  part = src[0].src[0]
  return part.reshape(shape) if u.op is Ops.RESHAPE else part.expand(shape)


def _multi_pad_flip(u: UOp, src: list[UOp], axis: int | None, devices: tuple[str, ...]) -> UOp:
  moves = axis is not None and (u.arg[axis] != (0, 0) if u.op is Ops.PAD else axis in u.arg)
  if moves:
    raise RuntimeError(
      f"{u.op.name.lower()} {u.arg} of shape {u.src[0].shape} along axis {axis}, which is split "
      f"over {len(devices)} devices, would move elements between them"
    )
  return u.replace(src=(src[0].src[0],))


def _multi_shrink(u: UOp, src: list[UOp], axis: int | None, devices: tuple[str, ...]) -> UOp:
  part, old = src[0].src[0], src[0].arg
  if old is None:
    return part.shrink(u.arg)
  size = part.shape[old]
  rest = tuple((0, size) if i == old else b for i, b in enumerate(u.arg))
  if axis == old:
    return part.shrink(rest)
  begin, end = u.arg[old]
  if begin % size or end % size or begin == end:
    raise RuntimeError(
      f"shrink to {begin}…{end} along axis {old}, which is split over {len(devices)} devices in "
      f"parts of {size}: both ends must be multiples of {size}"
    )
  return _gather(part.shrink(rest), old, begin // size, end // size, devices)


def _multi_take(u: UOp, src: list[UOp], axis: int | None, devices: tuple[str, ...]) -> UOp:
  index_axis = src[1].arg if src[1].op is Ops.MULTI else None
  table_axis = src[0].arg if src[0].op is Ops.MULTI and index_axis is None and axis else None
  return _local(src[0], table_axis, devices).take(_local(src[1], index_axis, devices))


def _multi_scatter(u: UOp, src: list[UOp], axis: int | None, devices: tuple[str, ...]) -> UOp:
  values_axis = src[0].arg if src[0].op is Ops.MULTI else None
  index_axis = src[1].arg if src[1].op is Ops.MULTI else None
  if axis is None:
    split = values_axis if index_axis is None else index_axis
    part = _local(src[0], split, devices).scatter_add(_local(src[1], split, devices), u.arg)
    return part if split is None else UOp(Ops.ALLREDUCE, u.dtype, (part,), Ops.ADD)
  return _local(src[0], values_axis, devices).scatter_add(_local(src[1], None, devices), u.arg)


def _multi_assign(u: UOp, src: list[UOp], axis: int | None, devices: tuple[str, ...]) -> UOp:
  return _local(src[0], axis, devices).assign(_local(src[1], axis, devices))


def _multi_copy(u: UOp, src: UOp) -> UOp:
  """COPY of a MULTI: to one device the joined value, to several the same on each."""
  part, axis, devices = src.src[0], src.arg, src.device
  assert isinstance(devices, tuple), "a MULTI is over several devices"
  if u.arg == devices:
    return UOp(Ops.MULTI, u.dtype, (_local(src, None, devices),), None)
  to = u.arg if isinstance(u.arg, tuple) else (u.arg,)
  if axis is None:
    joined = [copy_part(select(part, devices.index(d) if d in devices else 0), d) for d in to]
  else:
    joined = list(_gather(part, axis, 0, len(devices), to).src)
  return UOp(Ops.MULTI, u.dtype, (stack(joined),), None) if to is u.arg else joined[0]


_Rule = Callable[[UOp, list[UOp], "int | None", tuple[str, ...]], UOp]
_RULES: dict[Ops, _Rule] = {
  **dict.fromkeys(_SAME, _multi_elementwise),
  Ops.REDUCE_AXIS: _multi_reduce,
  Ops.RESHAPE: _multi_shape_arg,
  Ops.EXPAND: _multi_shape_arg,
  Ops.PERMUTE: lambda u, src, axis, devices: src[0].src[0].permute(u.arg),
  Ops.PAD: _multi_pad_flip,
  Ops.FLIP: _multi_pad_flip,
  Ops.SHRINK: _multi_shrink,
  Ops.TAKE: _multi_take,
  Ops.SCATTER_ADD: _multi_scatter,
  Ops.ASSIGN: _multi_assign,
}


def _rewrite(u: UOp, src: list[UOp]) -> UOp:
  if u.op is Ops.MULTI:
    part = src[0].src[0] if src[0].op is Ops.MULTI else src[0]
    return UOp(Ops.MULTI, u.dtype, (part,), u.arg)
  if not any(s.op is Ops.MULTI for s in src):
    same = all(a is b for a, b in zip(src, u.src, strict=True))
    node = u if same else u.replace(src=tuple(src))
    if isinstance(node.device, tuple):
      return UOp(Ops.MULTI, node.dtype, (node,), None)
    return node
  if u.op is Ops.COPY:
    return _multi_copy(u, src[0])
  if u.op is Ops.MSELECT:
    return select(src[0].src[0], u.arg)
  if u.op is Ops.ALLREDUCE:
    return UOp(Ops.MULTI, u.dtype, (u.replace(src=(src[0].src[0],)),), None)
  if u.op not in _RULES:
    raise RuntimeError(f"{u.op.name} has no form over several devices {u.device}")
  devices = next(s.device for s in src if s.op is Ops.MULTI)
  axes = [s.arg if s.op is Ops.MULTI else None for s in src]
  axis = _out_axis(u, axes, len(devices))  # type: ignore[arg-type]
  return UOp(Ops.MULTI, u.dtype, (_RULES[u.op](u, src, axis, devices),), axis)  # type: ignore[arg-type]


def multi_rewrite(roots: list[UOp]) -> dict[UOp, UOp]:
  """For each root the graph in which MULTI occurs at the root only; others stay as they are.

  Raises RuntimeError for movement that would take elements from one device to another.
  """
  done: dict[UOp, UOp] = {}
  work: list[tuple[UOp, bool]] = [(r, False) for r in roots]
  while work:
    node, ready = work.pop()
    if node in done:
      continue
    realized = node.realized if node.realized is not None and node.realized is not node else None
    if realized is not None and not isinstance(node.device, tuple):
      done[node] = node
      continue
    below = (realized,) if realized is not None else node.src
    if not ready:
      work.append((node, True))
      work.extend((s, False) for s in below if s not in done)
    elif realized is not None:
      done[node] = done[realized]
    else:
      done[node] = _rewrite(node, [done[s] for s in node.src])
  return {r: done[r] for r in roots}
