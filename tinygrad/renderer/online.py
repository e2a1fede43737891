"""The maximum of a row and the sum of its exponentials in one pass, where no near cache holds it.

The sum is of what is less than the largest value so far. A larger one is rare after the first few,
and scales what there is of the sum.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from tinygrad.dtype import dtypes
from tinygrad.renderer.llvmmath import f32
from tinygrad.renderer.vectors import Sum, VectorWriter
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp, toposort
from tinygrad.uop.slices import LINE
from tinygrad.uop.symbolic import terms

# Bytes ahead of what is computed that such a pass asks for.
AHEAD = 1 << 13
# Lanes of vectors of CPUs that read a part of a vector as quickly as all of it.
_MASKS = 16
# Powers of two up to which what is lost to rounding is made up for.
_EXACT = 2.0**24


@dataclass(frozen=True)
class Exponentials:
  """sum(2^((value - maximum) * factor)), where the maximum is that of all values."""

  maximum: UOp
  total: UOp
  value: UOp
  factor: float


def find_exponentials(total: UOp, roots: list[UOp]) -> Exponentials | None:
  """A REDUCE as such a sum, if all roots that need the maximum need the sum too.

  So it does not matter what the maximum is where a value is not a number: the sum is none.
  """
  if total.arg is not Ops.ADD or total.src[0].op is not Ops.EXP2:
    return None
  power, factor = total.src[0].src[0], 1.0
  if power.op is Ops.MUL and power.src[1].op is Ops.CONST:
    power, factor = power.src[0], power.src[1].arg
  if power.op is not Ops.ADD or power.dtype is not dtypes.float32 or not 0 < factor < math.inf:
    return None
  for value, minus in (power.src, power.src[::-1]):
    m = minus.src[0] if minus.op is Ops.NEG else minus
    if m is minus or m.op is not Ops.REDUCE or m.arg is not Ops.MAX or m.src[0] is not value:
      continue
    # below the sum there is the maximum
    needs = [toposort((root,), lambda u: u is not total) for root in roots]
    if all(total in nodes or m not in nodes for nodes in needs):
      return Exponentials(m, total, value, factor)
  return None


@dataclass
class _State:
  """Memory of the largest value so far, of the power of two that its sums lack, and of these.

  A value's part of a sum is 2^(value * factor + power).
  """

  width: int
  largest: str
  power: str
  sums: list[str]


class OnlineWriter(VectorWriter):
  """Writes such a pass.

  Of bfloat16 two vectors are read at once, one of even elements and one of odd ones, as the order
  does not matter: each takes one instruction of 32 bits, and none that moves elements.
  """

  # of two such vectors, whether it is the first or the second one; and the words that hold both
  half_of = ""
  words: dict[UOp, str]

  def write_online(
    self, e: Exponentials, length: int, load: UOp | None, ahead: Callable[[int], None]
  ) -> None:
    """Make the maximum and the sum of a row known; vectors begin at a line of memory of a LOAD.

    ahead: writes what a copy of the body asks for.
    """
    copies = 4 if self.lanes >= _MASKS else 2
    vectors, single = self._begin(self.lanes, copies), self._begin(1, 1)
    values: list[str] = []
    self.words, pairs = {}, self.lanes >= _MASKS and self._any_order(e.value)

    def body(copy: int) -> None:
      ahead(copy)
      self.half_of = ("even", "odd")[copy % 2] if pairs else ""
      values.append(self._value(e))
      self.half_of = ""
      if copy + 1 == copies:
        self._add(e, vectors, values)
        values.clear()

    def rest(copy: int) -> None:
      state = vectors if self.scopes[-1].lanes > 1 else single
      self._add(e, state, [self._value(e)])

    start, end = "0", str(length)
    if self.lanes >= _MASKS:
      if load is not None:
        start = self.aligned(load.src[0], load.dtype.itemsize, LINE, start, end)
      last = self.whole(start, end, copies * self.lanes)
      self.piece(start, last, self.lanes, copies, body)
      if start != "0" or last != end:
        self.ends(start, last, end, rest)
      self._finish(e, length, [vectors])
      return
    for lanes, count, what in ((self.lanes, copies, body), (self.lanes, 1, rest)):
      start = self.piece(start, self.whole(start, end, lanes * count), lanes, count, what)
    self.piece(start, end, 1, 1, rest)
    self._finish(e, length, [vectors, single])

  def unaligned(self, nodes: list[UOp]) -> UOp | None:
    """The LOAD of a row, if rows do not begin where lines of memory do."""
    for u in nodes:
      if u.op is Ops.LOAD and len(u.src) == 1 and self.start(u.src[0].src[1]) is not None:
        parts, constant_part = terms(u.src[0].src[1])
        steps = [constant_part, *(n for r, n in parts.items() if r is not self.along)]
        return u if any(n * u.dtype.itemsize % LINE for n in steps) else None
    return None

  def _any_order(self, value: UOp) -> bool:
    """Whether a value is made of numbers of 16 bits side by side, wherever they are in a row."""
    nodes = toposort((value,), lambda u: not self._is_halves(u))
    others = [u for u in nodes if not self._is_halves(u)]
    return (
      len(others) < len(nodes)
      and self.along not in others
      and not any(u.op is Ops.LOAD and self.along in self.free[u] for u in others)
    )

  def _is_halves(self, u: UOp) -> bool:
    load = u.src[0] if u.op is Ops.CAST and u.dtype is dtypes.float32 else u
    if load is u or load.op is not Ops.LOAD or load.dtype is not dtypes.bfloat16:
      return False
    return len(load.src) == 1 and self.start(load.src[0].src[1]) is not None

  def inputs(self, u: UOp) -> tuple[UOp, ...]:
    return () if self.half_of and self._is_halves(u) else super().inputs(u)

  def node(self, u: UOp, at: int) -> str:
    if not self.half_of or not self._is_halves(u):
      return super().node(u, at)
    ty = f"<{self.lanes} x i32>"
    if self.half_of == "even":
      place = self.place_of(u.src[0].src[0])
      self.words[u] = self.emit(f"load {ty}, ptr {place}, align {dtypes.bfloat16.itemsize}")
      bits = self.emit(f"shl {ty} {self.words[u]}, splat (i32 16)")
    else:
      bits = self.emit(f"and {ty} {self.words[u]}, splat (i32 {-1 << 16})")
    return self.emit(f"bitcast {ty} {bits} to <{self.lanes} x float>")

  def _begin(self, width: int, copies: int) -> _State:
    before, self.width = self.width, width
    ty, places = self.ty(dtypes.float32), [self.fresh() for _ in range(2 + copies)]
    for place, first in zip(places, [-math.inf] + [0.0] * (1 + copies), strict=True):
      self.allocas.append(f"  {place} = alloca {ty}")
      self.line(f"store {ty} {self.lit(dtypes.float32, first)}, ptr {place}")
    self.width = before
    return _State(width, places[0], places[1], places[2:])

  def _value(self, e: Exponentials) -> str:
    """The current elements; the lowest ones where a vector has none."""
    self.width = self.scopes[-1].lanes
    self.value(e.value)
    v, ty = self.operand(e.value), self.ty(dtypes.float32)
    if self.mask:
      low = self.lit(dtypes.float32, -math.inf)
      v = self.emit(f"select {self.ty(dtypes.bool)} {self.mask}, {ty} {v}, {ty} {low}")
    self.width = 1
    return v

  def _add(self, e: Exponentials, state: _State, values: list[str]) -> None:
    """Add some values' exponentials to the sums, which are made less first if one is the largest.

    The power is rounded, which the end makes up for: it is that of all.
    """
    self.width = state.width
    ty = self.ty(dtypes.float32)
    factor = self.lit(dtypes.float32, e.factor)
    new = values
    while len(new) > 1:
      half = len(new) // 2
      new = [self.larger(dtypes.float32, a, b) for a, b in zip(new[:half], new[half:], strict=True)]
    old = self.emit(f"load {ty}, ptr {state.largest}")
    more = self.emit(f"fcmp ogt {ty} {new[0]}, {old}")
    if self.width > 1:
      bits = self.emit(f"bitcast {self.ty(dtypes.bool)} {more} to i{self.width}")
      more = self.emit(f"icmp ne i{self.width} {bits}, 0")
    self.count += 1
    n, scope = self.count, self.scopes[-1]
    scope.lines += [f"  br i1 {more}, label %more{n}, label %added{n}", f"more{n}:"]
    largest = new[0]
    if self.width > 1:
      call = f"call float @llvm.vector.reduce.fmax.v{self.width}f32({ty} {largest})"
      largest = self.repeat(self.emit(call), "float", -1)
    self.line(f"store {ty} {largest}, ptr {state.largest}")
    minus = self.emit(f"fneg {ty} {self.emit(f'fmul {ty} {largest}, {factor}')}")
    bit, zero = self.ty(dtypes.bool), self.lit(dtypes.float32, 0.0)
    # of the lowest numbers it would be infinite, and so would be sums that do not count in the end
    exact = self.lit(dtypes.float32, _EXACT)
    less = self.emit(f"fcmp olt {ty} {minus}, {exact}")
    minus = self.emit(f"select {bit} {less}, {ty} {minus}, {ty} {exact}")
    power = self.emit(f"load {ty}, ptr {state.power}")
    self.line(f"store {ty} {minus}, ptr {state.power}")
    change = self.emit(f"fsub {ty} {minus}, {power}")
    # before the first value there is no sum
    less = self.emit(f"fcmp olt {ty} {change}, {zero}")
    change = self.emit(f"select {bit} {less}, {ty} {change}, {ty} {zero}")
    scale = self._exp2(change)
    for place in state.sums:
      part = self.emit(f"load {ty}, ptr {place}")
      self.line(f"store {ty} {self.emit(f'fmul {ty} {part}, {scale}')}, ptr {place}")
    scope.lines += [f"  br label %added{n}", f"added{n}:"]
    scope.label = f"added{n}"
    power = self.emit(f"load {ty}, ptr {state.power}")
    for value, place in zip(values, state.sums, strict=False):
      part = self._exp2(self._fma(value, factor, power))
      total = self.emit(f"load {ty}, ptr {place}")
      self.line(f"store {ty} {self.emit(f'fadd {ty} {total}, {part}')}, ptr {place}")
    self.width = 1

  def _exp2(self, v: str) -> str:
    ty, kind = self.ty(dtypes.float32), "exp2_coarse" if self.coarse else "exp2_summed"
    return self.emit(f"call {ty} @{self.ours(f'tg_{kind}_float')}({ty} {v})")

  def _fma(self, a: str, b: str, c: str) -> str:
    ty, suffix = self.ty(dtypes.float32), self.suffix(dtypes.float32)
    return self.emit(f"call {ty} @llvm.fma.{suffix}({ty} {a}, {ty} {b}, {ty} {c})")

  def _finish(self, e: Exponentials, length: int, states: list[_State]) -> None:
    """Maximum and sum of all."""
    found = [self._first(s.largest, s.width) for s in states]
    largest = found[0] if len(found) == 1 else self.larger(dtypes.float32, *found)
    total = ""
    for s in states:
      whole = Sum(dtypes.float32, Ops.ADD, s.sums)
      part = self.total(whole) if s.width > 1 else self.emit(f"load float, ptr {s.sums[0]}")
      scaled = self.emit(f"fmul float {part}, {self._scale(e, s, largest)}")
      # a sum of none
      none = self.emit(f"fcmp oeq float {part}, 0.0")
      scaled = self.emit(f"select i1 {none}, float 0.0, float {scaled}")
      total = self.emit(f"fadd float {total}, {scaled}") if total else scaled
    self.scopes[-1].memo[e.total] = self._far_from_0(e, length, largest, total)

  def _scale(self, e: Exponentials, s: _State, largest: str) -> str:
    """What a sum lacks: as a vector, of which fewer instructions make exponentials."""
    self.width = s.width
    ty = self.ty(dtypes.float32)
    most = largest if s.width == 1 else self.repeat(largest, "float", -1)
    power = self.emit(f"load {ty}, ptr {s.power}")
    power = self._fma(most, self.lit(dtypes.float32, e.factor), power)
    out = self._exp2(self.emit(f"fneg {ty} {power}"))
    self.width = 1
    return out if s.width == 1 else self.emit(f"extractelement {ty} {out}, i64 0")

  def _far_from_0(self, e: Exponentials, length: int, largest: str, total: str) -> str:
    """The sum; where powers of two are so large that they are not exact, it is computed again."""
    self.scopes[-1].memo[e.maximum] = largest
    power = self.emit(f"fmul float {largest}, {f32(e.factor)}")
    size = self.emit(f"call float @llvm.fabs.f32(float {power})")
    exact = self.emit(f"fcmp olt float {size}, {f32(_EXACT)}")
    end = self.emit(f"select i1 {exact}, i64 0, i64 {length}")
    place = self.sum_memory(Sum(dtypes.float32, Ops.ADD), 1)

    def body(copy: int) -> None:
      part = self.value(e.total.src[0])
      old = self.emit(f"load float, ptr {place}")
      self.line(f"store float {self.emit(f'fadd float {old}, {part}')}, ptr {place}")

    self.piece("0", end, 1, 1, body)
    found = self.emit(f"load float, ptr {place}")
    return self.emit(f"select i1 {exact}, float {total}, float {found}")

  def _first(self, place: str, width: int) -> str:
    self.width = width
    ty = self.ty(dtypes.float32)
    self.width = 1
    v = self.emit(f"load {ty}, ptr {place}")
    return v if width == 1 else self.emit(f"extractelement {ty} {v}, i64 0")
