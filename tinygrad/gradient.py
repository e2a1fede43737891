"""Reverse-mode gradients: one rule per op, applied to the graph from the root down."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tinygrad.dtype import dtypes
from tinygrad.engine.symbolic import within
from tinygrad.helpers import argsort
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp, toposort

Rule = Callable[[UOp, UOp], tuple[UOp | None, ...]]


def _const(like: UOp, value: float) -> UOp:
  """Constant of the shape and dtype of `like`."""
  return UOp.const(like.dtype, value).reshape((1,) * len(like.sizes)).expand(like.sizes)


def _mul(a: UOp, b: UOp) -> UOp:
  return a.alu(Ops.MUL, b)


def _sum(value: UOp, axes: tuple[int, ...]) -> UOp:
  """Sum over axes; floats below 32 bits accumulate in float32."""
  if any(value.sizes[a] == 0 for a in axes):
    kept = tuple(1 if i in axes else s for i, s in enumerate(value.sizes))
    return UOp.const(value.dtype, 0).reshape((1,) * len(kept)).expand(kept)
  value = within(value, axes, 0)
  if dtypes.is_float(value.dtype) and value.dtype.itemsize < 4:
    return value.cast(dtypes.float32).reduce_axis(Ops.ADD, axes).cast(value.dtype)
  return value.reduce_axis(Ops.ADD, axes)


def _max(u: UOp, g: UOp) -> tuple[UOp | None, ...]:
  a, b = u.src
  zero, half = _const(g, 0), _mul(g, _const(g, 0.5))
  less, more = a.alu(Ops.CMPLT, b), b.alu(Ops.CMPLT, a)
  to_a = less.alu(Ops.WHERE, zero, more.alu(Ops.WHERE, g, half))
  to_b = more.alu(Ops.WHERE, zero, less.alu(Ops.WHERE, g, half))
  return to_a, to_b


def _product_of_others(u: UOp, x: UOp, axes: tuple[int, ...]) -> UOp:
  """For each element of x, the product u over axes without it, also where some are zero."""
  zero = _const(x, 0)
  is_zero = x.alu(Ops.CMPNE, zero).alu(Ops.CMPNE, _const(x.alu(Ops.CMPNE, zero), True))
  safe = is_zero.alu(Ops.WHERE, _const(x, 1), x)
  count = is_zero.cast(dtypes.int32).reduce_axis(Ops.ADD, axes).expand(x.sizes)
  not_one = count.alu(Ops.CMPNE, _const(count, 1))
  rest = safe.reduce_axis(Ops.MUL, axes).expand(x.sizes)
  at_zero = not_one.alu(Ops.WHERE, zero, rest)
  return is_zero.alu(Ops.WHERE, at_zero, _mul(u.expand(x.sizes), safe.alu(Ops.RECIP)))


def _reduce(u: UOp, g: UOp) -> tuple[UOp | None, ...]:
  op, axes = u.arg
  x = u.src[0]
  wide = g.expand(x.sizes)
  if op is Ops.ADD:
    return (wide,)
  if op is Ops.MUL:
    return (_mul(wide, _product_of_others(u, x, axes)),)
  # ties share equally; they are counted in float32, where half would lose counts above 2048
  differs = x.alu(Ops.CMPNE, u.expand(x.sizes))
  one = UOp.const(dtypes.float32, 1.0).reshape((1,) * len(x.sizes)).expand(x.sizes)
  ties = differs.alu(Ops.WHERE, _const(one, 0), one)
  share = _mul(ties, ties.reduce_axis(Ops.ADD, axes).alu(Ops.RECIP).expand(x.sizes))
  return (_mul(wide, share.cast(g.dtype)),)


def _where(u: UOp, g: UOp) -> tuple[UOp | None, ...]:
  zero = _const(g, 0)
  return None, u.src[0].alu(Ops.WHERE, g, zero), u.src[0].alu(Ops.WHERE, zero, g)


def _shrink(u: UOp, g: UOp) -> tuple[UOp | None, ...]:
  widths = tuple((b, s - e) for (b, e), s in zip(u.arg, u.src[0].sizes, strict=True))
  return (g.pad(widths),)


def _pad(u: UOp, g: UOp) -> tuple[UOp | None, ...]:
  return (g.shrink(tuple((b, b + s) for (b, _), s in zip(u.arg, u.src[0].sizes, strict=True))),)


def _expand(u: UOp, g: UOp) -> tuple[UOp | None, ...]:
  old = u.src[0].sizes
  return (_sum(g, tuple(i for i, (o, n) in enumerate(zip(old, u.sizes, strict=True)) if o != n)),)


def _sin(u: UOp, g: UOp) -> tuple[UOp | None, ...]:
  x = u.src[0]
  return (_mul(g, _const(x, math.pi / 2).alu(Ops.ADD, x.alu(Ops.NEG)).alu(Ops.SIN)),)


def _take(u: UOp, g: UOp) -> tuple[UOp | None, ...]:
  table = u.src[0]
  rows = g.scatter_add(u.src[1], table.shape[0])
  return rows.shrink(tuple((0, s) for s in table.sizes)), None


def _copy(u: UOp, g: UOp) -> tuple[UOp | None, ...]:
  device = u.src[0].device
  return (g if device is None else g.copy_to(device),)


def _sqrt(u: UOp, g: UOp) -> tuple[UOp | None, ...]:
  return (_mul(g, _mul(u, _const(u, 2)).alu(Ops.RECIP)),)


def _log2(u: UOp, g: UOp) -> tuple[UOp | None, ...]:
  return (_mul(g, _mul(u.src[0], _const(u, math.log(2))).alu(Ops.RECIP)),)


RULES: dict[Ops, Rule] = {
  Ops.ADD: lambda u, g: (g, g),
  Ops.MUL: lambda u, g: (_mul(g, u.src[1]), _mul(g, u.src[0])),
  Ops.NEG: lambda u, g: (g.alu(Ops.NEG),),
  Ops.RECIP: lambda u, g: (_mul(g, _mul(u, u)).alu(Ops.NEG),),
  Ops.SQRT: _sqrt,
  Ops.EXP2: lambda u, g: (_mul(_mul(g, u), _const(u, math.log(2))),),
  Ops.LOG2: _log2,
  Ops.SIN: _sin,
  Ops.MAX: _max,
  Ops.WHERE: _where,
  Ops.CAST: lambda u, g: (g.cast(u.src[0].dtype),),
  Ops.RESHAPE: lambda u, g: (g.reshape(u.src[0].sizes),),
  Ops.PERMUTE: lambda u, g: (g.permute(tuple(argsort(u.arg))),),
  Ops.EXPAND: _expand,
  Ops.PAD: _pad,
  Ops.SHRINK: _shrink,
  Ops.FLIP: lambda u, g: (g.flip(u.arg),),
  Ops.REDUCE_AXIS: _reduce,
  Ops.TAKE: _take,
  Ops.SCATTER_ADD: lambda u, g: (g.take(u.src[1]), None),
  Ops.CONTIGUOUS: lambda u, g: (g,),
  Ops.CONTIGUOUS_BACKWARD: lambda u, g: (UOp(Ops.CONTIGUOUS, g.dtype, (g,)),),
  Ops.COPY: _copy,
  Ops.ASSIGN: lambda u, g: (None, g),
}


def _to_shards(u: UOp, g: UOp) -> list[tuple[UOp, UOp]]:
  """Gradient g of the sharded value u as gradients of its parts on single devices."""
  stack, axis = u.src[0], u.arg
  if stack.op is not Ops.MSTACK:
    return []
  out = []
  for i, part in enumerate(stack.src):
    bounds = [(0, s) for s in u.sizes]
    if axis is not None:
      size = part.sizes[axis]
      bounds[axis] = (i * size, (i + 1) * size)
    out.append((part, g.shrink(tuple(bounds)).copy_to(part.device or "")))
  return out


def compute_gradient(root: UOp, root_grad: UOp, targets: set[UOp]) -> dict[UOp, UOp]:
  """Gradients of root (weighted by root_grad, of its shape) for the targets that it depends on.

  A target is found in the graph by identity or as the storage of a realized node.
  """
  found: set[UOp] = set()
  order = toposort((root,))
  for u in order:
    if u in targets or u.realized in targets or any(s in found for s in u.src):
      found.add(u)
  grads: dict[UOp, list[UOp]] = {root: [root_grad]}
  result: dict[UOp, UOp] = {}

  def add(node: UOp, g: UOp) -> None:
    # several products over one repeated operand stay apart until each is summed, so that each
    # remains a contraction of its own
    if node.op is Ops.EXPAND and node not in targets and node in grads:
      grads[node].append(g)
    else:
      grads[node] = [grads[node][0].alu(Ops.ADD, g)] if node in grads else [g]

  for u in reversed(order):
    if u not in grads or u not in found:
      continue
    parts = grads.pop(u)
    for part in parts[1:]:
      for source, grad in zip(u.src, RULES[u.op](u, part), strict=True):
        if grad is not None and source in found:
          add(source, grad)
    g: Any = parts[0]
    target = u if u in targets else u.realized
    if target in targets:
      result[target] = result[target].alu(Ops.ADD, g) if target in result else g
    if u.op is Ops.MULTI:
      pairs: list[tuple[UOp, UOp | None]] = [*_to_shards(u, g)]
    elif (rule := RULES.get(u.op)) is not None:
      pairs = list(zip(u.src, rule(u, g), strict=True))
    else:
      continue
    for source, grad in pairs:
      if grad is not None and source in found:
        if dtypes.is_float(source.dtype):
          add(source, grad)
  return result
