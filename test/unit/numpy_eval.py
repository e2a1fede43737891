"""Values of tensor graphs by NumPy: a plain statement of what every op means."""

from __future__ import annotations

from typing import Any

import numpy as np

from tinygrad import Tensor
from tinygrad.dtype import dtypes
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp, toposort

BINARY: dict[Ops, Any] = {
  Ops.ADD: np.add,
  Ops.MUL: np.multiply,
  Ops.IDIV: lambda a, b: np.trunc(a / b).astype(a.dtype),
  Ops.MOD: np.fmod,
  Ops.MAX: np.maximum,
  Ops.CMPLT: np.less,
  Ops.CMPNE: np.not_equal,
  Ops.XOR: np.bitwise_xor,
  Ops.OR: np.bitwise_or,
  Ops.AND: np.bitwise_and,
  Ops.SHL: np.left_shift,
  Ops.SHR: np.right_shift,
  Ops.NEG: np.negative,
  Ops.RECIP: np.reciprocal,
  Ops.SQRT: np.sqrt,
  Ops.EXP2: np.exp2,
  Ops.LOG2: np.log2,
  Ops.SIN: np.sin,
  Ops.TRUNC: np.trunc,
  Ops.WHERE: np.where,
}
REDUCE: dict[Ops, Any] = {Ops.ADD: np.sum, Ops.MUL: np.prod, Ops.MAX: np.max}


def node_value(u: UOp, v: list[np.ndarray], buffers: dict[UOp, np.ndarray]) -> np.ndarray:
  """Value of one node from those of its sources."""
  if u.op is Ops.BUFFER:
    return buffers[u]
  if u.op is Ops.CONST:
    return np.array(u.arg).astype(u.dtype.fmt)
  if u.op in BINARY:
    out = BINARY[u.op](*v)
    return np.asarray(out).astype(u.dtype.fmt)
  if u.op is Ops.CAST:
    return v[0].astype(u.dtype.fmt)
  if u.op is Ops.BITCAST:
    return np.ascontiguousarray(v[0]).view(u.dtype.fmt)
  if u.op is Ops.RESHAPE:
    return v[0].reshape(u.arg)
  if u.op is Ops.PERMUTE:
    return v[0].transpose(u.arg)
  if u.op is Ops.EXPAND:
    return np.broadcast_to(v[0], u.arg)
  if u.op is Ops.PAD:
    return np.pad(v[0], u.arg)
  if u.op is Ops.SHRINK:
    return v[0][tuple(slice(b, e) for b, e in u.arg)]
  if u.op is Ops.FLIP:
    return np.flip(v[0], u.arg)
  if u.op is Ops.REDUCE_AXIS:
    return REDUCE[u.arg[0]](v[0], axis=u.arg[1], keepdims=True).astype(u.dtype.fmt)
  if u.op is Ops.TAKE:
    inside = (v[1] >= 0) & (v[1] < len(v[0]))
    rows = v[0][np.where(inside, v[1], 0)]
    return rows * inside.reshape(inside.shape + (1,) * (rows.ndim - inside.ndim))
  if u.op is Ops.SCATTER_ADD:
    out = np.zeros(u.shape, u.dtype.fmt)
    np.add.at(out, v[1], v[0])
    return out
  return v[1] if u.op is Ops.ASSIGN else v[0]


def evaluate(t: Tensor, buffers: dict[UOp, Any]) -> np.ndarray:
  """Value of a tensor, given the contents of the buffers below it."""
  root = t.cast(dtypes.float32 if t.dtype is dtypes.bfloat16 else t.dtype)._strong()
  values: dict[UOp, np.ndarray] = {}
  with np.errstate(all="ignore"):
    for u in toposort((root,)):
      values[u] = node_value(u, [values[s] for s in u.src], buffers)
  return values[root]
