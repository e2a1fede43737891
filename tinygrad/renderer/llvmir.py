"""Kernel IR -> LLVM IR text: scalar loops, each value at the outermost loop that it allows."""

from __future__ import annotations

import functools
import math
import struct

from tinygrad.dtype import HALVES, DType, dtypes
from tinygrad.renderer.llvmmath import f32, f64
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp, identity_element
from tinygrad.uop.rows import free_ranges

REASSOC = "reassoc nsz contract"


@functools.cache
def llvm_type(dt: DType) -> str:
  """Type of a value in registers."""
  if dt is dtypes.bool:
    return "i1"
  if dt is dtypes.bfloat16:
    return "i16"
  if dtypes.is_float(dt):
    return {2: "half", 4: "float", 8: "double"}[dt.itemsize]
  return f"i{dt.bitsize}"


def memory_type(dt: DType) -> str:
  """Type of an element in memory."""
  return "i8" if dt is dtypes.bool else llvm_type(dt)


def constant(dt: DType, value: float | int | bool) -> str:
  """LLVM text of a constant."""
  if dt is dtypes.float16:
    return f"0xH{struct.unpack('<H', struct.pack('<e', value))[0]:04X}"
  if dt is dtypes.bfloat16:
    return str(struct.unpack("<I", struct.pack("<f", value))[0] >> 16)
  if dtypes.is_float(dt):
    return f32(value) if dt is dtypes.float32 else f64(float(value))
  return str(int(value))


def _rotated(u: UOp) -> tuple[UOp, int] | None:
  """(node, bits) where an OR moves a node's bits to the left, and those that drop out to the right.

  Random bits are made by twenty of these.
  """
  left, right = u.src
  if (left.op, right.op) != (Ops.SHL, Ops.SHR) or left.src[0] is not right.src[0]:
    return None
  a, b = left.src[1], right.src[1]
  if a.op is not Ops.CONST or b.op is not Ops.CONST or not dtypes.is_unsigned(u.dtype):
    return None
  return (left.src[0], a.arg) if a.arg > 0 and a.arg + b.arg == u.dtype.bitsize else None


class _Scope:
  """One open loop: its range, its index, text so far, current label, values computed in it."""

  def __init__(self, rng: UOp | None, label: str):
    self.rng, self.label = rng, label
    self.lines: list[str] = []
    self.memo: dict[UOp, str] = {}
    self.bounds = ("0", "0")
    self.number = 0
    self.step = 1
    # metadata of the jump back
    self.mark = ""
    # elements that one turn computes side by side, and scalars of this scope repeated in vectors
    self.lanes = 1
    self.repeated: dict[tuple[str, str, int], str] = {}


class StoreWriter:
  """Writes the function of one STORE. Loops count in `index_type`."""

  index_type = "i64"
  # what a function finds in its block after the buffers, and has to have
  memory: tuple[str, ...] = ("scratch",)

  def __init__(self, store: UOp, params: list[UOp], name: str):
    self.store, self.params, self.name = store, params, name
    self.free = free_ranges((store,))
    self.count = 0
    self.allocas: list[str] = []
    self.constants: dict[UOp, str] = {}
    self.scopes = [_Scope(None, "entry")]
    loops = [r for r in store.src[2:] if r.arg[2] == "loop"]
    self.written = store.src[0].src[0] if loops else None
    self.loops = set(loops)
    # elements of the vectors that are being written, 1 for scalars
    self.width = 1
    # whether functions of 18 bits are enough
    self.coarse = False

  # *** types ***

  def ty(self, dt: DType) -> str:
    """Type of a value in registers, in the current width."""
    return llvm_type(dt) if self.width == 1 else f"<{self.width} x {llvm_type(dt)}>"

  def lit(self, dt: DType, value: float | int | bool) -> str:
    """A constant in the current width."""
    text = constant(dt, value)
    return text if self.width == 1 else f"splat ({llvm_type(dt)} {text})"

  def suffix(self, dt: DType) -> str:
    """End of the name of LLVM's own functions of a float dtype."""
    name = "f32" if dt is dtypes.float32 else "f64"
    return name if self.width == 1 else f"v{self.width}{name}"

  def ours(self, name: str) -> str:
    """Name of a function of the prelude."""
    return name if self.width == 1 else f"{name}_v{self.width}"

  # *** scopes ***

  def fresh(self) -> str:
    self.count += 1
    return f"%v{self.count}"

  def emit(self, text: str, at: int = -1) -> str:
    name = self.fresh()
    self.scopes[at].lines.append(f"  {name} = {text}")
    return name

  def line(self, text: str) -> None:
    self.scopes[-1].lines.append(f"  {text}")

  def open(self, rng: UOp | None, start: str, end: str, step: int = 1) -> str:
    """Begin a loop from start to end; its index."""
    self.count += 1
    scope = _Scope(rng, f"body{self.count}")
    scope.number, scope.bounds, scope.step = self.count, (start, end), step
    index = f"%i{self.count}"
    if rng is not None:
      scope.memo[rng] = index
    self.scopes.append(scope)
    return index

  def close(self) -> None:
    """End the innermost loop and append its text to the one around it."""
    scope = self.scopes.pop()
    outer, n, (start, end) = self.scopes[-1], scope.number, scope.bounds
    ty = self.index_type
    outer.lines += [
      f"  br label %head{n}",
      f"head{n}:",
      f"  %i{n} = phi {ty} [ {start}, %{outer.label} ], [ %next{n}, %{scope.label} ]",
      f"  %go{n} = icmp slt {ty} %i{n}, {end}",
      f"  br i1 %go{n}, label %body{n}, label %exit{n}",
      f"body{n}:",
      *scope.lines,
      f"  %next{n} = add nuw nsw {ty} %i{n}, {scope.step}",
      f"  br label %head{n}{scope.mark}",
      f"exit{n}:",
    ]
    outer.label = f"exit{n}"

  def spread(self, linear: str, ranges: tuple[UOp, ...]) -> dict[UOp, str]:
    """Value of each range for a number that counts through all of them."""
    out, below = {}, math.prod(r.arg[1] for r in ranges)
    for i, r in enumerate(ranges):
      below //= r.arg[1]
      part = linear if below == 1 else self.emit(f"udiv {self.index_type} {linear}, {below}")
      out[r] = part if i == 0 else self.emit(f"urem {self.index_type} {part}, {r.arg[1]}")
    return out

  def level(self, u: UOp) -> int:
    """Index of the outermost scope in which a node can be computed."""
    free = self.free[u]
    if u.op is Ops.LOAD and u.src[0].src[0] is self.written:
      free = free | self.loops
    if not free:
      return 0
    for i in range(len(self.scopes) - 1, 0, -1):
      if any(r in self.scopes[i].memo for r in free):
        return i
    return 0

  # *** values ***

  def value(self, root: UOp) -> str:
    """SSA name or constant of a node; nodes below are written first."""
    if (found := self.known(root)) is not None:
      return found
    stack = [(root, False)]
    while stack:
      u, ready = stack.pop()
      if self.known(u) is not None:
        continue
      at = self.level(u)
      if u.op is Ops.REDUCE:
        self.scopes[at].memo[u] = self.reduce(u, at)
      elif ready:
        self.scopes[at].memo[u] = self.node(u, at)
      else:
        stack.append((u, True))
        stack += [(s, False) for s in reversed(self.inputs(u))]
    found = self.known(root)
    assert found is not None
    return found

  def node(self, u: UOp, at: int) -> str:
    """Write a node whose inputs are known."""
    return self.compute(u, [self.value(s) for s in self.inputs(u)], at)

  def inputs(self, u: UOp) -> tuple[UOp, ...]:
    """Values that must exist before a node is written."""
    if u.op is Ops.OR and (found := _rotated(u)) is not None:
      return (found[0],)
    return (u.src[0].src[1], *u.src[1:]) if u.op is Ops.LOAD else u.src

  def known(self, u: UOp) -> str | None:
    if u.op is Ops.CONST:
      if u not in self.constants:
        text = constant(u.dtype, u.arg)
        self.constants[u] = text if u.dtype is not dtypes.bool else "true" if u.arg else "false"
      return self.constants[u]
    for scope in reversed(self.scopes):
      if u in scope.memo:
        return scope.memo[u]
    return None

  def reduce(self, u: UOp, at: int) -> str:
    inner, self.scopes = self.scopes[at + 1 :], self.scopes[: at + 1]
    # 16-bit floats are summed in float
    dt = dtypes.float32 if u.dtype in HALVES else u.dtype
    ty = llvm_type(dt)
    acc = self.fresh()
    self.allocas.append(f"  {acc} = alloca {ty}")
    first = identity_element(u.arg, dt)
    self.scopes[-1].lines.append(f"  store {ty} {constant(dt, first)}, ptr {acc}")
    for r in u.src[1:]:
      self.open(r, "0", str(r.arg[1]))
    value = self.convert(self.value(u.src[0]), u.src[0].dtype, dt)
    old = self.emit(f"load {ty}, ptr {acc}")
    new = self.binary(u.arg, dt, old, value, -1, REASSOC)
    self.scopes[-1].lines.append(f"  store {ty} {new}, ptr {acc}")
    for _ in u.src[1:]:
      self.close()
    out = self.convert(self.emit(f"load {ty}, ptr {acc}"), dt, u.dtype)
    self.scopes += inner
    return out

  def address(self, index: UOp, number: str, at: int) -> str:
    slot = self.params.index(index.src[0])
    ty = memory_type(index.src[0].dtype)
    return self.emit(f"getelementptr inbounds {ty}, ptr %p{slot}, i64 {number}", at)

  def load(self, u: UOp, srcs: list[str], at: int) -> str:
    scope, ty = self.scopes[at], memory_type(u.dtype)
    if len(u.src) == 1:
      out = self.emit(f"load {ty}, ptr {self.address(u.src[0], srcs[0], at)}", at)
    else:
      self.count += 1
      n, before = self.count, scope.label
      scope.lines += [f"  br i1 {srcs[1]}, label %do{n}, label %skip{n}", f"do{n}:"]
      got = self.emit(f"load {ty}, ptr {self.address(u.src[0], srcs[0], at)}", at)
      scope.lines += [f"  br label %skip{n}", f"skip{n}:"]
      scope.label = f"skip{n}"
      zero = "0.0" if ty in ("half", "float", "double") else "0"
      out = self.emit(f"phi {ty} [ {got}, %do{n} ], [ {zero}, %{before} ]", at)
    return self.emit(f"icmp ne i8 {out}, 0", at) if u.dtype is dtypes.bool else out

  def compute(self, u: UOp, s: list[str], at: int) -> str:
    if u.op is Ops.LOAD:
      return self.load(u, s, at)
    if u.op is Ops.CAST:
      return self.convert(s[0], u.src[0].dtype, u.dtype, at)
    if u.op is Ops.BITCAST:
      return self.bitcast(s[0], u.src[0].dtype, u.dtype, at)
    if u.op is Ops.WHERE:
      ty = self.ty(u.dtype)
      return self.emit(f"select {self.ty(dtypes.bool)} {s[0]}, {ty} {s[1]}, {ty} {s[2]}", at)
    dt = u.src[0].dtype
    if u.op is Ops.OR and (found := _rotated(u)) is not None:
      ty, lanes = self.ty(dt), f"v{self.width}" if self.width > 1 else ""
      by, name = f"{ty} {self.lit(dt, found[1])}", f"llvm.fshl.{lanes}{llvm_type(dt)}"
      return self.emit(f"call {ty} @{name}({ty} {s[0]}, {ty} {s[0]}, {by})", at)
    if dt in HALVES:
      wide = [self.convert(x, dt, dtypes.float32, at) for x in s]
      out = self.alu(u, dtypes.float32, wide, at)
      return out if u.dtype is dtypes.bool else self.convert(out, dtypes.float32, dt, at)
    if u.op in (Ops.SHL, Ops.SHR):
      if u.src[1].op is Ops.CONST and 0 <= u.src[1].arg < dt.bitsize:
        right = "lshr" if dtypes.is_unsigned(dt) else "ashr"
        by = self.lit(dt, u.src[1].arg)
        return self.emit(f"{'shl' if u.op is Ops.SHL else right} {self.ty(dt)} {s[0]}, {by}", at)
      s = [s[0], self.convert(s[1], u.src[1].dtype, dt, at)]
    return self.alu(u, dt, s, at)

  def alu(self, u: UOp, dt: DType, s: list[str], at: int) -> str:
    ty = self.ty(dt)
    if u.op is Ops.NEG:
      minus = f"fneg {ty} {s[0]}" if dtypes.is_float(dt) else f"sub {ty} {self.lit(dt, 0)}, {s[0]}"
      return self.emit(minus, at)
    coarse = self.coarse and dt is dtypes.float32
    if u.op is Ops.RECIP and not coarse:
      return self.emit(f"fdiv {ty} {self.lit(dt, 1.0)}, {s[0]}", at)
    if u.op in (Ops.SQRT, Ops.TRUNC):
      return self.emit(f"call {ty} @llvm.{u.op.name.lower()}.{self.suffix(dt)}({ty} {s[0]})", at)
    if u.op in (Ops.EXP2, Ops.LOG2, Ops.SIN, Ops.RECIP):
      kind = u.op.name.lower()
      if u.op in (Ops.EXP2, Ops.RECIP) and coarse:
        kind += "_coarse"
      name = self.ours(f"tg_{kind}_{llvm_type(dt)}")
      return self.emit(f"call {ty} @{name}({ty} {s[0]})", at)
    return self.binary(u.op, dt, s[0], s[1], at)

  def binary(self, op: Ops, dt: DType, a: str, b: str, at: int, flags: str = "contract") -> str:
    ty = self.ty(dt)
    if dtypes.is_float(dt):
      return self.float_binary(op, dt, a, b, at, flags)
    unsigned = dtypes.is_unsigned(dt) or dt is dtypes.bool
    if dt is dtypes.bool and op in (Ops.ADD, Ops.MUL, Ops.MAX):
      op = Ops.AND if op is Ops.MUL else Ops.OR
    if op in (Ops.ADD, Ops.MUL, Ops.XOR, Ops.OR, Ops.AND):
      return self.emit(f"{op.name.lower()} {ty} {a}, {b}", at)
    if op in (Ops.CMPLT, Ops.CMPNE):
      test = "ne" if op is Ops.CMPNE else "ult" if unsigned else "slt"
      return self.emit(f"icmp {test} {ty} {a}, {b}", at)
    if op is Ops.MAX:
      more = self.emit(f"icmp {'ugt' if unsigned else 'sgt'} {ty} {a}, {b}", at)
      return self.emit(f"select {self.ty(dtypes.bool)} {more}, {ty} {a}, {ty} {b}", at)
    if op in (Ops.SHL, Ops.SHR):
      return self.shift(op, dt, a, b, at)
    if op in (Ops.IDIV, Ops.MOD):
      return self.divide(op, dt, a, b, at)
    raise RuntimeError(f"{op.name} of {dt.name} cannot be generated")

  def float_binary(self, op: Ops, dt: DType, a: str, b: str, at: int, flags: str) -> str:
    ty, suffix = self.ty(dt), self.suffix(dt)
    if op in (Ops.ADD, Ops.MUL):
      return self.emit(f"f{op.name.lower()} {flags} {ty} {a}, {b}", at)
    if op in (Ops.CMPLT, Ops.CMPNE):
      return self.emit(f"fcmp {'olt' if op is Ops.CMPLT else 'une'} {ty} {a}, {b}", at)
    if op is Ops.MAX:
      return self.emit(f"call {flags} {ty} @llvm.maximum.{suffix}({ty} {a}, {ty} {b})", at)
    if op is Ops.MOD:
      return self.emit(f"frem {ty} {a}, {b}", at)
    if op is Ops.IDIV:
      q = self.emit(f"fdiv {ty} {a}, {b}", at)
      return self.emit(f"call {ty} @llvm.trunc.{suffix}({ty} {q})", at)
    raise RuntimeError(f"{op.name} of {dt.name} cannot be generated")

  def shift(self, op: Ops, dt: DType, a: str, b: str, at: int) -> str:
    """Shifts by the width or more move every bit out."""
    ty, signed, bit = self.ty(dt), not dtypes.is_unsigned(dt), self.ty(dtypes.bool)
    inside = self.emit(f"icmp ult {ty} {b}, {self.lit(dt, dt.bitsize)}", at)
    if op is Ops.SHR and signed:
      most = self.lit(dt, dt.bitsize - 1)
      by = self.emit(f"select {bit} {inside}, {ty} {b}, {ty} {most}", at)
      return self.emit(f"ashr {ty} {a}, {by}", at)
    zero = self.lit(dt, 0)
    by = self.emit(f"select {bit} {inside}, {ty} {b}, {ty} {zero}", at)
    out = self.emit(f"{'shl' if op is Ops.SHL else 'lshr'} {ty} {a}, {by}", at)
    return self.emit(f"select {bit} {inside}, {ty} {out}, {ty} {zero}", at)

  def divide(self, op: Ops, dt: DType, a: str, b: str, at: int) -> str:
    """Quotient (0 where b is 0) or remainder; -1 apart, as the lowest integer over it traps."""
    ty, sign = llvm_type(dt), "u" if dtypes.is_unsigned(dt) else "s"
    if b.isdigit() and int(b) > 0:
      return self.emit(f"{sign}{'div' if op is Ops.IDIV else 'rem'} {ty} {a}, {b}", at)
    zero = self.emit(f"icmp eq {ty} {b}, 0", at)
    safe = self.emit(f"select i1 {zero}, {ty} 1, {ty} {b}", at)
    if sign == "s":
      minus = self.emit(f"icmp eq {ty} {b}, -1", at)
      safe = self.emit(f"select i1 {minus}, {ty} 1, {ty} {safe}", at)
    q = self.emit(f"{sign}div {ty} {a}, {safe}", at)
    if sign == "s":
      negated = self.emit(f"sub {ty} 0, {q}", at)
      q = self.emit(f"select i1 {minus}, {ty} {negated}, {ty} {q}", at)
    q = self.emit(f"select i1 {zero}, {ty} 0, {ty} {q}", at)
    if op is Ops.IDIV:
      return q
    return self.emit(f"sub {ty} {a}, {self.emit(f'mul {ty} {q}, {b}', at)}", at)

  def convert(self, v: str, old: DType, new: DType, at: int = -1) -> str:
    """Value in another dtype."""
    if old is new:
      return v
    if old is dtypes.bfloat16:
      return self.convert(
        self.emit(
          f"call {self.ty(dtypes.float32)} @{self.ours('tg_from_bf16')}({self.ty(old)} {v})", at
        ),
        dtypes.float32, new, at,
      )  # fmt: skip
    if new is dtypes.bfloat16:
      v = self.convert(v, old, dtypes.float32, at)
      return self.emit(
        f"call {self.ty(new)} @{self.ours('tg_to_bf16')}({self.ty(dtypes.float32)} {v})", at
      )
    if dtypes.float16 in (old, new) and dtypes.float32 not in (old, new):
      return self.convert(self.convert(v, old, dtypes.float32, at), dtypes.float32, new, at)
    a, b = self.ty(old), self.ty(new)
    if dtypes.is_float(old) and dtypes.is_float(new):
      kind = "fpext" if new.itemsize > old.itemsize else "fptrunc"
      return self.emit(f"{kind} {a} {v} to {b}", at)
    if new is dtypes.bool:
      if dtypes.is_float(old):
        return self.emit(f"fcmp une {a} {v}, {self.lit(old, 0.0)}", at)
      return self.emit(f"icmp ne {a} {v}, {self.lit(old, 0)}", at)
    if old is dtypes.bool and dtypes.is_float(new):
      return self.emit(f"select {a} {v}, {b} {self.lit(new, 1.0)}, {b} {self.lit(new, 0.0)}", at)
    unsigned = dtypes.is_unsigned(old) or old is dtypes.bool
    if dtypes.is_float(new):
      return self.emit(f"{'uitofp' if unsigned else 'sitofp'} {a} {v} to {b}", at)
    if dtypes.is_float(old):
      return self.float_to_int(v, old, new, at)
    if new.itemsize == old.itemsize and old is not dtypes.bool:
      return v
    if new.itemsize < old.itemsize:
      return self.emit(f"trunc {a} {v} to {b}", at)
    return self.emit(f"{'zext' if unsigned else 'sext'} {a} {v} to {b}", at)

  def float_to_int(self, v: str, old: DType, new: DType, at: int) -> str:
    """Toward zero; what does not fit gives some value of the type."""
    a, b = self.ty(old), self.ty(new)
    fits = new in dtypes.sints and new.itemsize < 8
    wide = self.ty(dtypes.int32 if fits else dtypes.int64)
    out = self.emit(f"freeze {wide} {self.emit(f'fptosi {a} {v} to {wide}', at)}", at)
    if new is dtypes.uint64:
      big = self.emit(f"fcmp oge {a} {v}, {self.lit(old, 2.0**63)}", at)
      high = self.emit(f"freeze {b} {self.emit(f'fptoui {a} {v} to {b}', at)}", at)
      return self.emit(f"select {self.ty(dtypes.bool)} {big}, {b} {high}, {b} {out}", at)
    return out if wide == b else self.emit(f"trunc {wide} {out} to {b}", at)

  def bitcast(self, v: str, old: DType, new: DType, at: int) -> str:
    if old is dtypes.bool:
      byte = self.ty(dtypes.uint8)
      return v if new is old else self.emit(f"zext {self.ty(old)} {v} to {byte}", at)
    if new is dtypes.bool:
      return self.emit(f"icmp ne {self.ty(old)} {v}, {self.lit(old, 0)}", at)
    a, b = self.ty(old), self.ty(new)
    return v if a == b else self.emit(f"bitcast {a} {v} to {b}", at)

  # *** the function ***

  def write(self) -> tuple[str, int]:
    """Text of `void @name(ptr args, i64 start, i64 end)`, and the number of parallel items."""
    ranges = self.store.src[2:]
    lead = 0
    while lead < len(ranges) and ranges[lead].arg[2] == "grid":
      lead += 1
    if lead == len(ranges) and lead > 1:
      lead -= 1
    items = 1
    for r in ranges[:lead]:
      items *= r.arg[1]
    if lead == 1:
      self.open(ranges[0], "%start", "%end")
    else:
      linear = self.open(None, "%start", "%end")
      below = items
      for r in ranges[:lead]:
        below //= max(r.arg[1], 1)
        part = self.emit(f"udiv i64 {linear}, {max(below, 1)}")
        self.scopes[-1].memo[r] = self.emit(f"urem i64 {part}, {max(r.arg[1], 1)}")
    for r in ranges[lead:]:
      self.open(r, "0", str(r.arg[1]))
    self.write_value(self.value(self.store.src[1]))
    while len(self.scopes) > 1:
      self.close()
    return self.text(), items

  def write_value(self, v: str) -> None:
    """Store a value at the index of this STORE, in the innermost scope."""
    index, value = self.store.src[:2]
    if value.dtype is dtypes.bool:
      v = self.emit(f"zext i1 {v} to i8")
    place = self.address(index, self.value(index.src[1]), -1)
    self.scopes[-1].lines.append(f"  store {memory_type(value.dtype)} {v}, ptr {place}")

  def own_memory(self) -> list[str]:
    """What finds memory that the block has no address of."""
    return []

  def text(self) -> str:
    """The body, with a wrapper that reads the addresses; those of scratch memory come last."""
    names = [*(f"p{i}" for i in range(len(self.params))), *self.memory]
    formal = ", ".join(f"ptr noalias %{p}" for p in names)
    lines = [
      f"define internal void @{self.name}_body({formal}, i64 %start, i64 %end) noinline #0 {{",
      "entry:", *self.allocas, *self.scopes[0].lines, "  ret void", "}",
      f"define void @{self.name}(ptr %args, i64 %start, i64 %end) #0 {{",
    ]  # fmt: skip
    for i, p in enumerate(names):
      lines.append(f"  %a{i} = getelementptr ptr, ptr %args, i64 {i}")
      lines.append(f"  %{p}{'.given' if p == 'kept' else ''} = load ptr, ptr %a{i}")
    lines += self.own_memory()
    actual = ", ".join(f"ptr %{p}" for p in names)
    lines.append(f"  call void @{self.name}_body({actual}, i64 %start, i64 %end)")
    return "\n".join([*lines, "  ret void", "}"])


# First line of a module for a CPU all of whose loops are of vectors, with what does not change in
# them before them: then few passes make the same code as all. Or of one that has little to compute.
# Tiles, which write addresses out, gain 2 % from one more; rows would pay a quarter of LLVM's time.
FEW_PASSES = "; passes: always_inliner sroa simplify_cfg"
FOR_TILES = " instruction_combine"
ATTRIBUTES = 'attributes #0 = { nounwind "prefer-vector-width"="512" }'
