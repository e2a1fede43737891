"""Loops over neighbouring elements, several of which are computed at once as vectors.

What changes along the range of such a loop is a vector; the rest stays a scalar of the loops
around it, repeated where a vector needs it. What no vector fills is computed one by one; first a
vector of half the size, where vectors are two registers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tinygrad.dtype import HALVES, DType, dtypes
from tinygrad.renderer.blocks import BlockWriter
from tinygrad.renderer.llvmir import REASSOC, llvm_type, memory_type
from tinygrad.renderer.llvmmath import f32
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp, identity_element
from tinygrad.uop.slices import LINE
from tinygrad.uop.symbolic import build, terms

# Ends a loop that LLVM leaves as it is: of vectors, or of the few elements beside them.
_AS_IS = ", !llvm.loop !1"
LEFT_AS_IS = '!3 = !{!"llvm.loop.vectorize.enable", i1 false}'
METADATA = f"""!0 = !{{i32 1}}
!1 = distinct !{{!1, !2, !3}}
!2 = !{{!"llvm.loop.unroll.disable"}}
{LEFT_AS_IS}"""


@dataclass
class Sum:
  """Memory of a sum: a vector for each of those that are added side by side, and a scalar.

  half: a vector for what is left at the end. numbers: of a maximum, whether each lane has met none
  but numbers, which the vectors themselves do not tell; last: the latest operand that it does not
  know of. unused: memory that nothing was added to.
  """

  dtype: DType
  op: Ops
  wide: list[str] = field(default_factory=list)
  single: str = ""
  half: str = ""
  numbers: str = ""
  last: str = ""
  unused: set[str] = field(default_factory=set)


class VectorWriter(BlockWriter):
  """Writes loops of vectors of `lanes` elements along the range `along`."""

  lanes = 1
  # of a vector at the end, where two registers hold one of `lanes`
  half = 0
  along: UOp | None = None
  # which lanes have elements, where not all do
  mask = ""

  def __init__(self, store: UOp, params: list[UOp], name: str):
    super().__init__(store, params, name)
    self.starts: dict[tuple[UOp | None, UOp], UOp | None] = {}
    # STOREs past the caches, and for each whether its vectors are aligned
    self.past: dict[UOp, str] = {}

  def loop(
    self, start: str, end: str, copies: int, body: Callable[[int], None], stores: Sequence[UOp]
  ) -> None:
    """The body for all elements from start to end, given the number of the copy of it in a turn."""
    n, past = start, [s for s in stores if s in self.past]
    apart = [s for s in past if not self._lines_up(s)]
    if apart:
      place, size = apart[0].src[0], apart[0].src[1].dtype.itemsize
      first = self.aligned(place, size, self._vector_bytes(apart[0]), n, end)
      n = self.piece(n, first, 1, 1, body)
    for s in past:
      rest = self.emit(f"and i64 {self._number(s.src[0], n)}, {self._vector_bytes(s) - 1}")
      self.past[s] = self.emit(f"icmp eq i64 {rest}, 0")
    for lanes, count in dict.fromkeys(((self.lanes, copies), (self.lanes, 1), (self.half, 1))):
      if lanes:
        n = self.piece(n, self.whole(n, end, lanes * count), lanes, count, body)
    self.piece(n, end, 1, 1, body)

  def text(self) -> str:
    return super().text() if self.lanes == 1 else f"{super().text()}\n{METADATA}"

  def piece(
    self, start: str, end: str, lanes: int, copies: int, body: Callable[[int], None]
  ) -> str:
    """The body from start to end in whole turns; end."""
    if start == end:
      return end
    assert self.along is not None, "a loop is along a range"
    first = self.open(None, start, end, lanes * copies)
    self.scopes[-1].lanes = lanes
    for copy in range(copies):
      self.scopes[-1].memo = {self.along: self.sum(first, copy * lanes)}
      body(copy)
    self.close_as_is()
    return end

  def ends(self, first: str, last: str, end: str, body: Callable[[int], None]) -> None:
    """The body from 0 to first and from last to end, in vectors that may have fewer elements."""
    assert self.along is not None, "vectors are along a range"
    begun = self.emit(f"and i64 {self.sum(first, self.lanes - 1)}, {-self.lanes}")
    number = self.open(None, "0", self.sum(self.emit(f"sub i64 {end}, {last}"), begun), self.lanes)
    is_first = self.emit(f"icmp slt i64 {number}, {begun}")
    later = self.emit(f"add i64 {self.emit(f'sub i64 {number}, {begun}')}, {last}")
    place = self.emit(f"select i1 {is_first}, i64 {number}, i64 {later}")
    stop = self.emit(f"select i1 {is_first}, i64 {first}, i64 {end}")
    self.scopes[-1].lanes = self.width = self.lanes
    self.scopes[-1].memo = {self.along: place}
    left = self.emit(f"trunc i64 {self.emit(f'sub i64 {stop}, {place}')} to i32")
    left = self.repeat(left, "i32", -1)
    numbers = ", ".join(f"i32 {i}" for i in range(self.lanes))
    self.mask = self.emit(f"icmp slt <{self.lanes} x i32> <{numbers}>, {left}")
    self.width = 1
    body(0)
    self.mask = ""
    self.close_as_is()

  def straight(self, start: str, lanes: int, copies: int, body: Callable[[int], None]) -> None:
    """The body of one turn from start on, without a loop."""
    assert self.along is not None, "vectors are along a range"
    label = self.scopes[-1].label
    self.open(None, start, start)
    self.scopes[-1].lanes, self.scopes[-1].label = lanes, label
    for copy in range(copies):
      self.scopes[-1].memo = {self.along: self.sum(start, copy * lanes)}
      body(copy)
    scope = self.scopes.pop()
    self.scopes[-1].lines += scope.lines
    self.scopes[-1].label = scope.label

  def close_as_is(self) -> None:
    """End the innermost loop, which LLVM leaves as it is."""
    self.scopes[-1].mark = _AS_IS
    super().close()

  def whole(self, start: str, end: str, step: int) -> str:
    """The end of the last whole turn."""
    if start.isdigit() and end.isdigit():
      return str(int(end) - (int(end) - int(start)) % step)
    rest = self.emit(f"urem i64 {self.emit(f'sub nsw i64 {end}, {start}')}, {step}")
    return self.emit(f"sub nsw i64 {end}, {rest}")

  def _vector_bytes(self, store: UOp) -> int:
    return self.lanes * store.src[1].dtype.itemsize

  def _lines_up(self, store: UOp) -> bool:
    """Whether vectors are aligned in every loop if they are in the first one."""
    parts, constant_part = terms(store.src[0].src[1])
    steps = [constant_part, *(n for r, n in parts.items() if r is not self.along)]
    return all(n % self.lanes == 0 for n in steps)

  def _number(self, index: UOp, n: str) -> str:
    """Address of an element of an INDEX as a number, outside of loops of vectors."""
    assert self.along is not None, "a loop is along a range"
    memo = self.scopes[-1].memo
    memo[self.along] = n
    out = self.emit(f"ptrtoint ptr {self.place_of(index)} to i64")
    del memo[self.along]
    return out

  def aligned(self, index: UOp, size: int, to: int, start: str, end: str) -> str:
    """The first element from start on whose address is a multiple of `to`; the end, if none is."""
    minus = self.emit(f"sub i64 0, {self._number(index, start)}")
    left = self.emit(f"and i64 {minus}, {to - 1}")
    count = self.emit(f"lshr i64 {left}, {size.bit_length() - 1}")
    return self.least(self.emit(f"add i64 {start}, {count}"), end)

  # *** values ***

  def learn(self, u: UOp) -> UOp:
    """A node that the kernel does not have, made of those that it has."""
    for x in u.toposort(lambda x: x not in self.free):
      if x not in self.free:
        self.free[x] = frozenset().union(*(self.free[s] for s in x.src))
    return u

  def is_wide(self, u: UOp) -> bool:
    """Whether a node is a vector in the innermost loop."""
    return self.scopes[-1].lanes > 1 and self.along in self.free[u]

  def inputs(self, u: UOp) -> tuple[UOp, ...]:
    if u.op is Ops.LOAD and self.is_wide(u) and self.start(u.src[0].src[1]) is not None:
      return u.src[1:]
    if self._counts(u) is not None:
      return ()
    return super().inputs(u)

  def _counts(self, u: UOp) -> UOp | None:
    """What an index in fewer bits, which grows by 1 along the vectors, is at the first element."""
    if u.op is not Ops.CAST or u.src[0].dtype is not dtypes.int64 or not self.is_wide(u):
      return None
    return self.start(u.src[0]) if u.dtype in (dtypes.int32, dtypes.uint32) else None

  def node(self, u: UOp, at: int) -> str:
    before, self.width = self.width, self.scopes[at].lanes
    if (first := self._counts(u)) is not None and self.along is not None:
      # vectors of 64 bits would take twice as long
      self.width = 1
      start = self.emit(f"add i64 {self.value(first)}, {self.value(self.along)}", at)
      start = self.emit(f"trunc i64 {start} to i32", at)
      self.width = self.scopes[at].lanes
      out = self._numbers(start, dtypes.int32)
      self.width = before
      return out
    out = self.compute(u, [self.operand(s) for s in self.inputs(u)], at)
    self.width = before
    return out

  def operand(self, u: UOp) -> str:
    """Value of a node in the current width."""
    if self.width == 1:
      return self.value(u)
    if u.op is Ops.CONST:
      return self.lit(u.dtype, u.arg)
    found, ty = self.value(u), llvm_type(u.dtype)
    if u is self.along:
      return self._numbers(found, dtypes.int64)
    if self.along in self.free[u]:
      return found
    at = self.level(u)
    return self.repeat(found, ty, at)

  def repeat(self, scalar: str, ty: str, at: int) -> str:
    """A vector of equal elements in the scope of a scalar."""
    known, key = self.scopes[at].repeated, (scalar, ty, self.width)
    if key not in known:
      vec = f"<{self.width} x {ty}>"
      one = self.emit(f"insertelement {vec} poison, {ty} {scalar}, i64 0", at)
      zeros = f"<{self.width} x i32> zeroinitializer"
      known[key] = self.emit(f"shufflevector {vec} {one}, {vec} poison, {zeros}", at)
    return known[key]

  def _numbers(self, first: str, dt: DType) -> str:
    """Consecutive numbers, which may go beyond the highest one to the lowest."""
    ty = llvm_type(dt)
    numbers = ", ".join(f"{ty} {i}" for i in range(self.width))
    return self.emit(f"add {self.ty(dt)} {self.repeat(first, ty, -1)}, <{numbers}>")

  # *** memory ***

  def start(self, index: UOp) -> UOp | None:
    """An index without its part along the range where it counts with it, else None."""
    key = (self.along, index)
    if key not in self.starts:
      self.starts[key] = self._without_along(index)
    return self.starts[key]

  def _without_along(self, index: UOp) -> UOp | None:
    parts, constant_part = terms(index)
    if self.along is None or parts.pop(self.along, 0) != 1:
      return None
    rest = self.learn(build(parts, constant_part))
    return None if self.along in self.free[rest] else rest

  def place_of(self, index: UOp) -> str:
    """Address of the first element of a vector, which may lie outside of the buffer.

    That of its line is outside of the loop, where LLVM would have to find it.
    """
    rest = self.start(index.src[1])
    assert rest is not None and self.along is not None, "elements lie side by side"
    line = self.learn(index.replace(src=(index.src[0], rest)))
    ty, at = memory_type(index.src[0].dtype), self.level(line)
    if line not in self.scopes[at].memo:
      number, slot = self.value(rest), self.params.index(index.src[0])
      place = self.emit(f"getelementptr {ty}, ptr %p{slot}, i64 {number}", at)
      self.scopes[at].memo[line] = place
    start = self.scopes[at].memo[line]
    return self.emit(f"getelementptr {ty}, ptr {start}, i64 {self.value(self.along)}")

  def load(self, u: UOp, srcs: list[str], at: int) -> str:
    if self.width == 1:
      return super().load(u, srcs, at)
    ty, index, size = memory_type(u.dtype), u.src[0], u.dtype.itemsize
    vec, bits = f"<{self.width} x {ty}>", f"<{self.width} x i1>"
    mask = srcs[-1] if len(u.src) > 1 else self.mask or "splat (i1 true)"
    if self.mask and len(u.src) > 1:
      mask = self.emit(f"and {bits} {mask}, {self.mask}", at)
    name = f"v{self.width}{ {'half': 'f16', 'float': 'f32', 'double': 'f64'}.get(ty, ty) }"
    end = f"{bits} {mask}, {vec} zeroinitializer)"
    if self.start(index.src[1]) is None:
      slot = self.params.index(index.src[0])
      numbers = f"<{self.width} x i64> {srcs[0]}"
      places = self.emit(f"getelementptr {ty}, ptr %p{slot}, {numbers}", at)
      call = (
        f"@llvm.masked.gather.{name}.v{self.width}p0(<{self.width} x ptr> align {size} {places}"
      )
      out = self.emit(f"call {vec} {call}, {end}", at)
    elif len(u.src) == 1 and not self.mask:
      out = self.emit(f"load {vec}, ptr {self.place_of(index)}, align {size}", at)
    elif not self.mask and self.along not in self.free[u.src[1]]:
      out = self._load_or_zeros(index, self.value(u.src[1]), vec)
    else:
      call = f"@llvm.masked.load.{name}.p0(ptr align {size} {self.place_of(index)}"
      out = self.emit(f"call {vec} {call}, {end}", at)
    if u.dtype is not dtypes.bool:
      return out
    return self.emit(f"icmp ne {vec} {out}, zeroinitializer", at)

  def _load_or_zeros(self, index: UOp, wanted: str, vec: str) -> str:
    """A vector that is there or not as a whole. A load with a mask that is off would take hundreds
    of cycles where no memory is."""
    self.count += 1
    n, scope = self.count, self.scopes[-1]
    before, place = scope.label, self.place_of(index)
    scope.lines += [f"  br i1 {wanted}, label %do{n}, label %skip{n}", f"do{n}:"]
    got = self.emit(f"load {vec}, ptr {place}, align {index.dtype.itemsize}")
    scope.lines += [f"  br label %skip{n}", f"skip{n}:"]
    scope.label = f"skip{n}"
    return self.emit(f"phi {vec} [ {got}, %do{n} ], [ zeroinitializer, %{before} ]")

  def stores_vectors(self) -> bool:
    """Whether elements along the range are computed and stored as vectors."""
    assert self.along is not None, "vectors are along a range"
    index, value = self.store.src[:2]
    nodes = [u for x in (index.src[1], value) for u in x.toposort()]
    return self.start(index.src[1]) is not None and whole_vectors(nodes, self.along, self.free)

  def put(self, store: UOp) -> None:
    """Store a vector; past the caches where it is one of those."""
    dt, size = store.src[1].dtype, store.src[1].dtype.itemsize
    lanes = self.scopes[-1].lanes
    vec = f"<{lanes} x {memory_type(dt)}>"
    before, self.width = self.width, lanes
    v = self.operand(store.src[1])
    self.width = before
    if dt is dtypes.bool:
      v = self.emit(f"zext <{lanes} x i1> {v} to {vec}")
    place = self.place_of(store.src[0])
    if store not in self.past or lanes < self.lanes:
      self.line(f"store {vec} {v}, ptr {place}, align {size}")
      return
    self.count += 1
    n, scope = self.count, self.scopes[-1]
    scope.lines += [
      f"  br i1 {self.past[store]}, label %past{n}, label %plain{n}",
      f"past{n}:",
      *self._past_caches(vec, v, place, dt, n),
      f"  br label %put{n}",
      f"plain{n}:",
      f"  store {vec} {v}, ptr {place}, align {size}",
      f"  br label %put{n}",
      f"put{n}:",
    ]
    scope.label = f"put{n}"

  def _past_caches(self, vec: str, v: str, place: str, dt: DType, n: int) -> list[str]:
    """Lines that store an aligned vector past the caches."""
    if dt not in HALVES or not self.half:
      align = self.lanes * dt.itemsize
      return [f"  store {vec} {v}, ptr {place}, align {align}, !nontemporal !0"]
    # of vectors of bfloat16 LLVM has no such store, whatever they are called
    words = f"<{self.lanes // 2} x i32>"
    return [
      f"  %words{n} = bitcast {vec} {v} to {words}",
      f'  call void asm sideeffect "vmovntps $1, $0", "=*m,v"'
      f"(ptr elementtype({words}) {place}, {words} %words{n})",
    ]

  def prefetch(self, access: UOp, ahead: int, copy: int) -> None:
    """Ask for where a vector some elements ahead is read from, or is to be stored; once a line."""
    index, is_store = access.src[0], access.op is Ops.STORE
    dt = access.src[1].dtype if is_store else access.dtype
    size, ty = dt.itemsize, memory_type(dt)
    if copy * self.lanes * size % LINE:
      return
    place = self.place_of(index)
    for line in range(0, self.lanes * size, LINE):
      spot = self.emit(f"getelementptr {ty}, ptr {place}, i64 {ahead + line // size}")
      self.ask(spot, is_store, near=is_store)

  # *** sums ***

  def finish_sum(self, reduce: UOp, line: str, column: str) -> None:
    """Store what becomes of one sum of a line of floats in memory, or of a vector of them."""
    scope = self.scopes[-1]
    place = self.emit(f"getelementptr float, ptr {line}, i64 {column}")
    self.width = scope.lanes
    total = self.emit(f"load {self.ty(dtypes.float32)}, ptr {place}, align 4")
    scope.memo[reduce] = self.convert(total, dtypes.float32, reduce.dtype)
    self.width = 1
    if scope.lanes > 1:
      self.put(self.store)
    else:
      self.write_value(self.value(self.store.src[1]))

  def begin(self, u: UOp, copies: int) -> Sum:
    """Memory of a sum, set to its first value: 16-bit floats are summed in float."""
    out = Sum(dtypes.float32 if u.dtype in HALVES else u.dtype, u.arg)
    out.single = self.sum_memory(out, 1)
    if self.lanes > 1:
      out.wide = [self.sum_memory(out, self.lanes) for _ in range(copies)]
    if self.half:
      out.half = self.sum_memory(out, self.half)
    if self.lanes > 1 and out.op is Ops.MAX and out.dtype is dtypes.float32:
      lanes = self.half or self.lanes
      out.numbers = self.fresh()
      self.allocas.append(f"  {out.numbers} = alloca <{lanes} x i1>")
      self.line(f"store <{lanes} x i1> splat (i1 true), ptr {out.numbers}")
    out.unused = {out.single, *out.wide, out.half}
    return out

  def sum_memory(self, s: Sum, width: int) -> str:
    """Memory of a vector of a sum, or of one number, set to the first value."""
    name = self.fresh()
    before, self.width = self.width, width
    self.allocas.append(f"  {name} = alloca {self.ty(s.dtype)}")
    first = self.lit(s.dtype, identity_element(s.op, s.dtype))
    self.line(f"store {self.ty(s.dtype)} {first}, ptr {name}")
    self.width = before
    return name

  def add(self, s: Sum, u: UOp, copy: int) -> None:
    """Add the summand of a REDUCE for the current elements."""
    before, self.width = self.width, self.scopes[-1].lanes
    if self.width == 1:
      slot = s.single
    else:
      slot = s.wide[copy] if self.width == self.lanes else s.half
    s.unused.discard(slot)
    self.value(u.src[0])
    value = self.convert(self.operand(u.src[0]), u.src[0].dtype, s.dtype)
    old = self.emit(f"load {self.ty(s.dtype)}, ptr {slot}")
    if s.numbers and self.width == self.lanes:
      new = self._larger(s, old, value, copy)
    else:
      new = self.binary(s.op, s.dtype, old, value, -1, REASSOC)
    self.line(f"store {self.ty(s.dtype)} {new}, ptr {slot}")
    self.width = before

  def _larger(self, s: Sum, old: str, new: str, copy: int) -> str:
    """The larger of each lane in one instruction, and whether all are numbers in half a one.

    Where one operand is not a number, the maximum would take two more of each vector.
    """
    single, pair = self.scopes[-1].step == self.lanes, [new, new]
    if self.half:
      pair = self.halves(s.dtype, new)
    elif copy % 2 == 1:
      pair = [s.last, new]
    s.last = new
    # of an even number of copies, each second one tells of two
    if self.half or copy % 2 == 1 or single:
      lanes = self.half or self.lanes
      known = self.emit(f"load <{lanes} x i1>, ptr {s.numbers}")
      both = self.emit(f"fcmp ord <{lanes} x float> {pair[0]}, {pair[1]}")
      both = self.emit(f"and <{lanes} x i1> {known}, {both}")
      self.line(f"store <{lanes} x i1> {both}, ptr {s.numbers}")
    return self._combine(s, old, new, True)

  def halves(self, dt: DType, v: str) -> list[str]:
    """The lower and the upper half of a vector of the current width."""
    vec, half = self.ty(dt), self.width // 2
    if half == 1:
      return [self.emit(f"extractelement {vec} {v}, i64 {i}") for i in (0, 1)]
    return [
      self.emit(f"shufflevector {vec} {v}, {vec} poison, <{half} x i32> <{_counted(at, half)}>")
      for at in (0, half)
    ]

  def total(self, s: Sum) -> str:
    """The sum of all, in a fixed order, without memory that nothing was added to."""
    self.width = self.lanes
    # vectors of a maximum are compared as if all elements were numbers
    plain = bool(s.numbers)
    parts = [self.emit(f"load {self.ty(s.dtype)}, ptr {w}") for w in s.wide if w not in s.unused]
    met = bool(parts) and plain
    while len(parts) > 1:
      half = len(parts) // 2
      pairs = zip(parts[:half], parts[half:], strict=True)
      parts = [self._combine(s, a, b, plain) for a, b in pairs]
    out = parts[0] if parts else ""
    while self.width > 1:
      if self.width == self.half and s.half not in s.unused:
        rest = self.emit(f"load {self.ty(s.dtype)}, ptr {s.half}")
        out, plain = self._combine(s, out, rest, False) if out else rest, False
      low, high = self.halves(s.dtype, out) if out else ("", "")
      self.width //= 2
      out = self._combine(s, low, high, plain) if out else ""
    if not out or s.single and s.single not in s.unused:
      rest = self.emit(f"load {llvm_type(s.dtype)}, ptr {s.single}")
      out = self._combine(s, rest, out, False) if out else rest
    if not met:
      return out
    lanes = self.half or self.lanes
    bits = self.emit(f"load <{lanes} x i1>, ptr {s.numbers}")
    bits = self.emit(f"bitcast <{lanes} x i1> {bits} to i{lanes}")
    fine = self.emit(f"icmp eq i{lanes} {bits}, -1")
    return self.emit(f"select i1 {fine}, float {out}, float {f32(math.nan)}")

  def _combine(self, s: Sum, a: str, b: str, plain: bool) -> str:
    if not plain:
      return self.binary(s.op, s.dtype, a, b, -1, REASSOC)
    return self.larger(s.dtype, a, b)

  def larger(self, dt: DType, a: str, b: str) -> str:
    """The larger one of two numbers, of which neither may be none."""
    ty = self.ty(dt)
    more = self.emit(f"fcmp ogt {ty} {a}, {b}")
    return self.emit(f"select {self.ty(dtypes.bool)} {more}, {ty} {a}, {ty} {b}")


def _counted(start: int, count: int) -> str:
  return ", ".join(f"i32 {i}" for i in range(start, start + count))


def whole_vectors(nodes: Sequence[UOp], along: UOp, free: dict[UOp, frozenset[UOp]]) -> bool:
  """Whether nodes that change along a range can be vectors."""
  apart = (Ops.IDIV, Ops.MOD)
  return not any(u.op in apart and along in free[u] for u in nodes)
