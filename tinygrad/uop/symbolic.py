"""Index algebra: sums of terms with constant factors, divided and taken modulo constants.

All functions take and give int64 UOps. A sum is kept in one canonical form, so equal indices are
the same node. Bounds are exact for ranges; values loaded from memory have those that one says,
or none.
"""

from __future__ import annotations

import math

from tinygrad.dtype import DType, dtypes
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

_UNBOUNDED = (-(2**62), 2**62)
ZERO = UOp.const(dtypes.int64, 0)


def const(value: int) -> UOp:
  """Constant index."""
  return UOp.const(dtypes.int64, value)


def terms(u: UOp) -> tuple[dict[UOp, int], int]:
  """A sum as ({term: factor}, constant)."""
  if u.op is Ops.CONST:
    return {}, u.arg
  if u.op is Ops.MUL and u.src[1].op is Ops.CONST:
    return {u.src[0]: u.src[1].arg}, 0
  if u.op is Ops.ADD:
    left, a = terms(u.src[0])
    right, b = terms(u.src[1])
    for term, factor in right.items():
      left[term] = left.get(term, 0) + factor
    return left, a + b
  return {u: 1}, 0


def _order(term: UOp) -> tuple[int, str]:
  return (0 if term.op is Ops.RANGE else 1, repr((term.op.name, term.arg)))


def build(parts: dict[UOp, int], constant: int) -> UOp:
  """The canonical sum of {term: factor} and a constant."""
  total: UOp | None = None
  for term in sorted(parts, key=_order) if len(parts) > 1 else parts:
    factor = parts[term]
    if factor == 0:
      continue
    piece = term if factor == 1 else UOp(Ops.MUL, dtypes.int64, (term, const(factor)))
    total = piece if total is None else UOp(Ops.ADD, dtypes.int64, (total, piece))
  if total is None:
    return const(constant)
  return total if constant == 0 else UOp(Ops.ADD, dtypes.int64, (total, const(constant)))


def bounds(u: UOp, loaded: tuple[int, int] = _UNBOUNDED) -> tuple[int, int]:
  """(lowest, highest) value of an index, where all values from memory are in `loaded`."""
  if u.op is Ops.CONST:
    return u.arg, u.arg
  if u.op is Ops.RANGE:
    return 0, u.arg[1] - 1
  if u.op is Ops.LOAD:
    return loaded
  if u.op in (Ops.ADD, Ops.MUL):
    parts, constant = terms(u)
    if u in parts:
      corners = [a * b for a in bounds(u.src[0], loaded) for b in bounds(u.src[1], loaded)]
      return min(corners), max(corners)
    lo = hi = constant
    for term, factor in parts.items():
      a, b = bounds(term, loaded)
      lo += min(a * factor, b * factor)
      hi += max(a * factor, b * factor)
    return lo, hi
  if u.op is Ops.CAST and _keeps_values(u.src[0].dtype, u.dtype):
    return bounds(u.src[0], loaded)
  if u.op is Ops.WHERE:
    found = [bounds(s, loaded) for s in u.src[1:]]
    return min(lo for lo, _ in found), max(hi for _, hi in found)
  if u.op in (Ops.IDIV, Ops.MOD) and u.src[1].op is Ops.CONST:
    (lo, hi), d = bounds(u.src[0], loaded), u.src[1].arg
    if lo < 0:
      return _UNBOUNDED
    return (lo // d, hi // d) if u.op is Ops.IDIV else (0, min(hi, d - 1))
  return _UNBOUNDED


def _keeps_values(source: DType, dtype: DType) -> bool:
  return dtypes.is_int(source) and dtypes.is_int(dtype) and dtype.itemsize >= source.itemsize


def add(a: UOp, b: UOp) -> UOp:
  """a + b."""
  left, x = terms(a)
  right, y = terms(b)
  for term, factor in right.items():
    left[term] = left.get(term, 0) + factor
  return build(left, x + y)


def mul(a: UOp, factor: int) -> UOp:
  """a * factor."""
  parts, constant = terms(a)
  return build({t: f * factor for t, f in parts.items()}, constant * factor)


def div(a: UOp, d: int) -> UOp:
  """a // d for a >= 0, d > 0."""
  if d == 1:
    return a
  parts, constant = terms(a)
  whole = {t: f // d for t, f in parts.items() if f % d == 0}
  rest = {t: f for t, f in parts.items() if f % d}
  out, left = build(whole, constant // d), build(rest, constant % d)
  lo, hi = bounds(left)
  if lo < 0:  # floor division is only exact on the non-negative sum as a whole
    return out if left is ZERO else UOp(Ops.IDIV, dtypes.int64, (a, const(d)))
  if hi < d:
    return out
  if len(rest) == 1 and constant % d == 0:
    (term, factor), *_ = rest.items()
    if term.op is Ops.IDIV and factor == 1:
      return add(out, div(term.src[0], term.src[1].arg * d))
    if term.op is Ops.MOD and factor == 1 and term.src[1].arg % d == 0:
      return add(out, mod(div(term.src[0], d), term.src[1].arg // d))
  g = math.gcd(d, *rest.values())
  if g > 1:
    smaller = build({t: f // g for t, f in rest.items()}, (constant % d) // g)
    return add(out, div(smaller, d // g))
  return add(out, UOp(Ops.IDIV, dtypes.int64, (left, const(d))))


def mod(a: UOp, d: int) -> UOp:
  """a % d for a >= 0, d > 0."""
  if d == 1:
    return ZERO
  parts, constant = terms(a)
  rest = {t: f % d if f >= 0 else f for t, f in parts.items() if f % d}
  left = build(rest, constant % d)
  lo, hi = bounds(left)
  if lo < 0:
    return UOp(Ops.MOD, dtypes.int64, (a, const(d)))
  if hi < d:
    return left
  if len(rest) == 1 and constant % d == 0:
    (term, factor), *_ = rest.items()
    if term.op is Ops.MOD and factor == 1 and term.src[1].arg % d == 0:
      return mod(term.src[0], d)
  g = math.gcd(d, constant % d, *rest.values())
  if g > 1:
    smaller = build({t: f // g for t, f in rest.items()}, (constant % d) // g)
    return mul(mod(smaller, d // g), g)
  return UOp(Ops.MOD, dtypes.int64, (left, const(d)))


def less(a: UOp, limit: int) -> UOp | None:
  """Condition a < limit; None where it always holds."""
  if bounds(a)[1] < limit:
    return None
  return UOp(Ops.CMPLT, dtypes.bool, (a, const(limit)))


def at_least(a: UOp, limit: int) -> UOp | None:
  """Condition a >= limit; None where it always holds."""
  if bounds(a)[0] >= limit:
    return None
  return UOp(Ops.CMPLT, dtypes.bool, (const(limit - 1), a))


def both(*conditions: UOp | None) -> UOp | None:
  """All conditions; None stands for one that always holds."""
  found = list(dict.fromkeys(c for c in conditions if c is not None))
  if not found:
    return None
  out = found[0]
  for c in found[1:]:
    out = UOp(Ops.AND, dtypes.bool, (out, c))
  return out


def substitute(u: UOp, ranges: dict[UOp, UOp], memo: dict[UOp, UOp]) -> UOp:
  """A kernel expression with ranges replaced, its indices brought to canonical form again."""
  for node in u.toposort(lambda x: x not in memo):
    if node in memo:
      continue
    src = tuple(memo[s] for s in node.src)
    if node.op is Ops.RANGE:
      memo[node] = ranges.get(node, node)
    elif src == node.src:
      memo[node] = node
    elif node.dtype is dtypes.int64 and _is_index(node):
      memo[node] = _apply(node, src)
    elif node.op in (Ops.STORE, Ops.REDUCE):
      keep = 2 if node.op is Ops.STORE else 1
      spread = [r for s in src[keep:] for r in (s.toposort() if s.op is not Ops.RANGE else [s])]
      axes = tuple(dict.fromkeys(r for r in spread if r.op is Ops.RANGE))
      memo[node] = node.replace(src=src[:keep] + axes)
    else:
      memo[node] = node.replace(src=src)
  return memo[u]


def _is_index(node: UOp) -> bool:
  constant = len(node.src) == 2 and node.src[1].op is Ops.CONST
  return node.op is Ops.ADD or (node.op in (Ops.MUL, Ops.IDIV, Ops.MOD) and constant)


def _apply(node: UOp, src: tuple[UOp, ...]) -> UOp:
  if node.op is Ops.ADD:
    return add(src[0], src[1])
  if node.op is Ops.MUL:
    return mul(src[0], src[1].arg)
  # data of dtype int64 may be negative or divided by 0; only ranges are known not to be
  if bounds(src[0])[0] < 0 or src[1].arg <= 0:
    return node.replace(src=src)
  return (div if node.op is Ops.IDIV else mod)(src[0], src[1].arg)


def is_condition(u: UOp) -> bool:
  """Whether a node compares an index with a constant."""
  return u.op is Ops.CMPLT and u.src[0].dtype is dtypes.int64 and _compared(u) is not None


def _compared(u: UOp) -> UOp | None:
  """The index that a comparison with a constant is about, if it is made of ranges alone."""
  found = [s for s in u.src if s.op is not Ops.CONST]
  if len(found) != 1 or any(x.op is Ops.LOAD for x in found[0].toposort()):
    return None
  return found[0]


def fold_conditions(root: UOp) -> UOp:
  """A kernel expression without the comparisons of indices that always, or never, hold."""
  memo: dict[UOp, UOp] = {}
  for u in root.toposort():
    src = tuple(memo[s] for s in u.src)
    memo[u] = _folded(u if src == u.src else u.replace(src=src))
  return memo[root]


def _folded(u: UOp) -> UOp:
  if is_condition(u) or (u.op is Ops.CMPLT and all(s.op is Ops.CONST for s in u.src)):
    (a, b), (c, d) = bounds(u.src[0]), bounds(u.src[1])
    return UOp.const(dtypes.bool, b < c) if b < c or a >= d else u
  if u.op is Ops.WHERE and u.src[0].op is Ops.CONST:
    return u.src[1] if u.src[0].arg else u.src[2]
  if u.op is Ops.AND and u.dtype is dtypes.bool and any(s.op is Ops.CONST for s in u.src):
    known, other = u.src if u.src[0].op is Ops.CONST else u.src[::-1]
    return other if known.arg else known
  if u.op is Ops.ADD and dtypes.is_int(u.dtype):
    for zero, other in (u.src, u.src[::-1]):
      if zero.op is Ops.CONST and zero.arg == 0:
        return other
  if u.op is Ops.LOAD and len(u.src) == 2 and u.src[1].op is Ops.CONST:
    return u.replace(src=u.src[:1]) if u.src[1].arg else UOp.const(u.dtype, 0)
  return u
