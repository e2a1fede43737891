"""What a well-formed graph is at each level; checked where a level is entered (SPEC=0: not).

A spec is one row per op that may occur there. An op without a row is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tinygrad.dtype import dtypes
from tinygrad.helpers import SPEC
from tinygrad.uop import Ops
from tinygrad.uop.ops import OP_TABLE, GroupOp, UOp, toposort

Rule = Callable[[UOp], bool]
Spec = dict[Ops, Rule]

_SHIFTS = (Ops.SHL, Ops.SHR)
_FLOAT_ONLY = (Ops.RECIP, Ops.SQRT, Ops.EXP2, Ops.LOG2, Ops.SIN, Ops.TRUNC)


def _alu(u: UOp) -> bool:
  """Equal dtypes of the operands; bool for conditions and for results of comparisons."""
  if u.op is Ops.WHERE:
    return u.src[0].dtype is dtypes.bool and u.src[1].dtype is u.src[2].dtype is u.dtype
  if u.op in GroupOp.Comparison:
    return u.dtype is dtypes.bool and u.src[0].dtype is u.src[1].dtype
  if u.op in _FLOAT_ONLY and not dtypes.is_float(u.dtype):
    return False
  same = u.src[:1] if u.op in _SHIFTS else u.src
  return all(s.dtype is u.dtype for s in same)


def _stored(u: UOp) -> bool:
  return u.dtype not in dtypes.weaks and u.dtype is not dtypes.void


def _same(u: UOp) -> bool:
  return u.dtype is u.src[0].dtype


def _movement(u: UOp) -> bool:
  return _same(u) and isinstance(u.arg, tuple)


def _reduction(u: UOp) -> bool:
  return _same(u) and u.arg[0] in GroupOp.Reduce


def _rows(u: UOp) -> bool:
  return _same(u) and dtypes.is_int(u.src[1].dtype)


def _random(u: UOp) -> bool:
  return u.arg in (0, 1) and all(s.dtype is u.dtype is dtypes.uint32 for s in u.src)


def _assigned(u: UOp) -> bool:
  return _same(u) and u.src[1].dtype is u.dtype and u.src[0].shape == u.src[1].shape


_ELEMENTWISE: Spec = {
  **dict.fromkeys(GroupOp.ALU, _alu),
  Ops.CAST: lambda u: u.dtype is not dtypes.void,
  Ops.BITCAST: _stored,
  Ops.CONST: lambda u: isinstance(u.arg, (bool, int, float)),
}

TENSOR_SPEC: Spec = {
  **_ELEMENTWISE,
  **dict.fromkeys(GroupOp.Movement, _movement),
  Ops.BUFFER: lambda u: _stored(u) and u.arg[2] >= 0,
  Ops.ARANGE: lambda u: u.dtype is dtypes.int32 and u.arg[0] >= 0,
  Ops.REDUCE_AXIS: _reduction,
  Ops.TAKE: _rows,
  Ops.SCATTER_ADD: _rows,
  Ops.THREEFRY: _random,
  Ops.CONTIGUOUS: _same,
  Ops.CONTIGUOUS_BACKWARD: _same,
  Ops.DETACH: _same,
  Ops.COPY: _same,
  Ops.ASSIGN: _assigned,
  Ops.MULTI: _same,
  Ops.MSTACK: lambda u: all(s.dtype is u.dtype for s in u.src),
  Ops.MSELECT: _same,
  Ops.ALLREDUCE: lambda u: _same(u) and u.arg in GroupOp.Reduce,
}

# After sharding is resolved, shapes are those of one device's part.
SCHEDULE_SPEC: Spec = {op: rule for op, rule in TENSOR_SPEC.items() if op is not Ops.MULTI}


def _range(u: UOp) -> bool:
  return u.arg[1] > 1 and u.arg[2] in ("grid", "reduce", "loop")


def _load(u: UOp) -> bool:
  gate = u.src[1:]
  return u.src[0].op is Ops.INDEX and _same(u) and all(g.dtype is dtypes.bool for g in gate)


def _all_ranges(sources: Iterable[UOp], *kinds: str) -> bool:
  return all(s.op is Ops.RANGE and s.arg[2] in kinds for s in sources)


KERNEL_SPEC: Spec = {
  **_ELEMENTWISE,
  Ops.PARAM: _stored,
  Ops.RANGE: _range,
  Ops.INDEX: lambda u: u.src[0].op is Ops.PARAM and u.src[1].dtype is dtypes.int64,
  Ops.LOAD: _load,
  Ops.REDUCE: lambda u: (
    _same(u) and u.arg in GroupOp.Reduce and _all_ranges(u.src[1:], "reduce") and len(u.src) > 1
  ),
  Ops.STORE: lambda u: (
    u.src[0].op is Ops.INDEX
    and u.src[1].dtype is u.src[0].dtype
    and _all_ranges(u.src[2:], "grid", "loop")
  ),
  Ops.SINK: lambda u: all(s.op is Ops.STORE for s in u.src),
}


def verify(nodes: Iterable[UOp], spec: Spec, level: str) -> None:
  """Raises RuntimeError for the first node that the level does not admit. SPEC=0: no check."""
  if not SPEC:
    return
  for u in nodes:
    arity = OP_TABLE[u.op].arity
    rule = spec.get(u.op)
    if rule is None or (arity is not None and arity != len(u.src)) or not rule(u):
      why = "the op does not occur at this level" if rule is None else "its rule does not hold"
      sources = "\n".join(f"  source {i}: {s}" for i, s in enumerate(u.src))
      raise RuntimeError(f"{level}: ill-formed node, {why}:\n{u}\n{sources}")


def verify_kernel(sink: UOp) -> None:
  """Check a kernel before code is generated for it. Raises RuntimeError."""
  verify(toposort([sink]), KERNEL_SPEC, "kernel")
