"""Kernel IR -> LLVM IR of a GPU kernel: workgroups of threads in place of loops."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from tinygrad.dtype import HALVES, DType, dtypes
from tinygrad.renderer.gpu_targets import Machine
from tinygrad.renderer.llvmir import (
  REASSOC,
  StoreWriter,
  constant,
  free_ranges,
  llvm_type,
  memory_type,
)
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp, identity_element
from tinygrad.uop.symbolic import terms

GLOBAL, SHARED = "ptr addrspace(1)", "ptr addrspace(3)"
# Ends a loop that LLVM must leave as it is: unrolled, it would need too many registers.
ROLLED = ", !llvm.loop !1"
ROLLED_METADATA = """!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.unroll.disable"}"""
# The widest access of one thread to memory.
_WIDEST = 16


@dataclass(frozen=True)
class GpuPlan:
  """How a STORE, or several that share rows or all ranges, are spread over a GPU.

  stores: copies of them that one thread computes side by side. outer: ranges whose points are
  numbered through all workgroups, `outputs` of them in each. `slices` threads share the sums of
  one point, and walk over its `inner` ranges (none: the first of them stores).
  rows: neighbouring threads share a point; else they have neighbouring points.
  once: STOREs of a point, where `stores` are for each of its inner ranges.
  """

  stores: tuple[UOp, ...]
  outer: tuple[UOp, ...]
  inner: tuple[UOp, ...] = ()
  outputs: int = 256
  slices: int = 1
  rows: bool = False
  once: tuple[UOp, ...] = ()

  @property
  def threads(self) -> int:
    """Threads of a workgroup."""
    return self.outputs * self.slices

  @property
  def points(self) -> int:
    """Points of the outer ranges."""
    return math.prod(r.arg[1] for r in self.outer)

  @property
  def groups(self) -> int:
    """Workgroups."""
    return -(-self.points // self.outputs)

  def __str__(self) -> str:
    shape = f"{self.groups} groups of {self.outputs}x{self.slices} threads"
    once = f", {len(self.once)} once" if self.once else ""
    return f"{'rows, ' if self.rows else ''}{shape}, {len(self.stores)} stores each{once}"


class GpuWriter(StoreWriter):
  """Writes the kernel of a plan. Indices are int32 where they fit."""

  index_type = "i32"

  def __init__(self, plan: Any, params: list[UOp], name: str, machine: Machine):
    stores = (*plan.stores, *plan.once)
    super().__init__(stores[0], params, name)
    self.plan, self.machine = plan, machine
    self.free = free_ranges(stores)
    self.written_slots = {s.src[0].src[0].arg[0] for s in stores}
    self.reduces = [u for u in self.free if u.op is Ops.REDUCE]
    self.shared: list[str] = []
    self.shared_bytes = 0
    # between threads that share sums
    self.has_barrier = False

  def branch(self, condition: str) -> str:
    """What follows runs only where the condition holds, until `join` of what this returns."""
    self.count += 1
    scope, n = self.scopes[-1], f"{self.count}"
    scope.lines += [f"  br i1 {condition}, label %do{n}, label %skip{n}", f"do{n}:"]
    scope.label = f"do{n}"
    return n

  def join(self, n: str) -> None:
    self.scopes[-1].lines += [f"  br label %skip{n}", f"skip{n}:"]
    self.scopes[-1].label = f"skip{n}"

  # *** memory ***

  def inputs(self, u: UOp) -> tuple[UOp, ...]:
    if u.op is not Ops.LOAD:
      return super().inputs(u)
    return (split_constant(u.src[0].src[1])[0] if len(u.src) == 1 else u.src[0].src[1], *u.src[1:])

  def element(self, param: UOp, index: UOp, number: str, offset: int, at: int) -> str:
    """Pointer to the element at an index, whose value is `number`, and an offset behind it."""
    slot, ty = self.params.index(param), memory_type(param.dtype)
    itemsize, it = param.dtype.itemsize, llvm_type(index.dtype)
    small = param.arg[1] * itemsize < 2**32 and _never_negative(index)
    if self.machine.byte_offsets and it == "i32" and small:
      # the address of the buffer and 32 bits are one operand
      number = number if itemsize == 1 else self.emit(f"mul nuw i32 {number}, {itemsize}", at)
      number = self.emit(f"zext i32 {number} to i64", at)
      place = self.emit(f"getelementptr inbounds i8, {GLOBAL} %p{slot}, i64 {number}", at)
    else:
      place = self.emit(f"getelementptr inbounds {ty}, {GLOBAL} %p{slot}, {it} {number}", at)
    if offset:
      place = self.emit(f"getelementptr inbounds {ty}, {GLOBAL} {place}, i64 {offset}", at)
    return place

  def load(self, u: UOp, srcs: list[str], at: int) -> str:
    ty, (param, index) = memory_type(u.dtype), u.src[0].src
    rest, offset = split_constant(index) if len(u.src) == 1 else (index, 0)
    number, it = srcs[0], llvm_type(rest.dtype)
    if len(u.src) > 1:
      # element 0 is always there: no branch that only some threads take
      number = self.emit(f"select i1 {srcs[1]}, {it} {number}, {it} 0", at)
    place = self.element(param, rest, number, offset, at)
    align = u.dtype.itemsize if len(u.src) > 1 else alignment(index, u.dtype)
    out = self.emit(f"load {ty}, {GLOBAL} {place}, align {align}", at)
    if len(u.src) > 1:
      zero = "0.0" if ty in ("half", "float", "double") else "0"
      out = self.emit(f"select i1 {srcs[1]}, {ty} {out}, {ty} {zero}", at)
    return self.emit(f"icmp ne i8 {out}, 0", at) if u.dtype is dtypes.bool else out

  def write_store(self, store: UOp, v: str) -> None:
    """Store a value at the index of a STORE, in the innermost scope."""
    (param, index), value = store.src[0].src, store.src[1]
    if value.dtype is dtypes.bool:
      v = self.emit(f"zext i1 {v} to i8")
    rest, offset = split_constant(index)
    place = self.element(param, rest, self.value(rest), offset, -1)
    align = alignment(index, value.dtype)
    self.line(f"store {memory_type(value.dtype)} {v}, {GLOBAL} {place}, align {align}")

  # *** values ***

  def alu(self, u: UOp, dt: DType, s: list[str], at: int) -> str:
    if u.op is Ops.RECIP and u.src[0].op is Ops.SQRT and dt is dtypes.float32:
      root = self.value(u.src[0].src[0])
      root = self.convert(root, u.src[0].src[0].dtype, dt, at)
      return self.emit(f"call float @tg_rsqrt_float(float {root})", at)
    return super().alu(u, dt, s, at)

  def reduce(self, u: UOp, at: int) -> str:
    """All sums over the same ranges that this scope can hold, in one nest of loops."""
    inner, self.scopes = self.scopes[at + 1 :], self.scopes[: at + 1]
    # the sums that it needs come first, in loops of their own
    for r in self._missing(u):
      self.value(r)
    same = [u, *(r for r in self.reduces if r is not u and self._beside(r, u, at))]
    shared = self.plan.slices > 1 and at == 0
    slots = [self._accumulator(r) for r in same]
    ranges = u.src[1:]
    opened = self._open_slices(ranges) if shared else self._open_all(ranges)
    for r, (dt, slot) in zip(same, slots, strict=True):
      ty, stack = llvm_type(dt), self.machine.stack
      value = self.convert(self.value(r.src[0]), r.src[0].dtype, dt)
      old = self.emit(f"load {ty}, {stack} {slot}")
      new = self.binary(r.arg, dt, old, value, -1, REASSOC)
      self.line(f"store {ty} {new}, {stack} {slot}")
    for _ in range(opened):
      self.close()
    for r, (dt, slot) in zip(same, slots, strict=True):
      total = self.emit(f"load {llvm_type(dt)}, {self.machine.stack} {slot}")
      if shared:
        total = self.combine(r.arg, dt, total)
      self.scopes[at].memo[r] = self.convert(total, dt, r.dtype)
    self.scopes += inner
    return self.scopes[at].memo[u]

  def _beside(self, r: UOp, u: UOp, at: int) -> bool:
    if r.src[1:] != u.src[1:] or self.level(r) != at or self.known(r) is not None:
      return False
    return u not in r.toposort() and r not in u.toposort() and not self._missing(r)

  def _missing(self, u: UOp) -> list[UOp]:
    """Sums below a sum that can be computed outside of its loops, and were not yet."""
    ready = {r for scope in self.scopes for r in scope.memo}
    return [
      r for r in u.src[0].toposort()
      if r.op is Ops.REDUCE and self.free[r] <= ready and self.known(r) is None
    ]  # fmt: skip

  def _accumulator(self, u: UOp) -> tuple[DType, str]:
    # 16-bit floats are summed in float
    dt = dtypes.float32 if u.dtype in HALVES else u.dtype
    ty, slot = llvm_type(dt), self.fresh()
    self.allocas.append(f"  {slot} = alloca {ty}{self.machine.alloca}")
    self.line(
      f"store {ty} {constant(dt, identity_element(u.arg, dt))}, {self.machine.stack} {slot}"
    )
    return dt, slot

  def _open_all(self, ranges: tuple[UOp, ...]) -> int:
    for r in ranges:
      self.open(r, "0", str(r.arg[1]))
    return len(ranges)

  def _open_slices(self, ranges: tuple[UOp, ...]) -> int:
    """Loops over the part of the ranges that is this thread's."""
    count = len(ranges)
    if ranges[-1].arg[1] >= self.plan.slices:
      self._open_all(ranges[:-1])
      self.open(ranges[-1], "%slice", str(ranges[-1].arg[1]), self.plan.slices)
      return count
    linear = self.open(None, "%slice", str(math.prod(r.arg[1] for r in ranges)), self.plan.slices)
    self.scopes[-1].memo |= self.spread(linear, ranges)
    return 1

  # *** sums of several threads ***

  def combine(self, op: Ops, dt: DType, v: str) -> str:
    """The total of all slices of a point, known to each of its threads."""
    if not self.plan.rows:
      return self._combine_shared(op, dt, v, self.plan.slices, "%tid", "%x", self.plan.outputs)
    wave = self.machine.target.wave
    mask = min(self.plan.slices, wave) // 2
    while mask:
      v = self.binary(op, dt, v, self.exchange(dt, v, mask), -1, REASSOC)
      mask //= 2
    if self.plan.slices <= wave:
      return v
    first = self.emit("icmp eq i32 %lane, 0")
    number = self.emit(f"udiv i32 %slice, {wave}")
    return self._combine_shared(op, dt, v, self.plan.slices // wave, number, "0", 1, first)

  def exchange(self, dt: DType, v: str, mask: int) -> str:
    """The value of the thread whose lane number differs by mask."""
    ty, bits = llvm_type(dt), 8 * dt.itemsize
    whole = v if ty[0] == "i" else self.emit(f"bitcast {ty} {v} to i{bits}")
    if ty == "i1":
      bits = 1
    if bits < 32:
      whole = self.emit(f"zext i{bits} {whole} to i32")
    parts = []
    for i in range(max(bits // 32, 1)):
      part = whole
      if bits == 64:
        part = self.emit(f"lshr i64 {whole}, {32 * i}")
        part = self.emit(f"trunc i64 {part} to i32")
      out = self.fresh()
      self.scopes[-1].lines += self.machine.exchange(part, "%lane", mask, out)
      parts.append(out)
    if bits == 64:
      low, high = (self.emit(f"zext i32 {p} to i64") for p in parts)
      got = self.emit(f"or i64 {low}, {self.emit(f'shl i64 {high}, 32')}")
    else:
      got = parts[0] if bits == 32 else self.emit(f"trunc i32 {parts[0]} to i{bits}")
    return got if ty[0] == "i" else self.emit(f"bitcast i{bits} {got} to {ty}")

  def _combine_shared(
    self, op: Ops, dt: DType, v: str, count: int, mine: str, first: str, step: int,
    only: str | None = None,
  ) -> str:  # fmt: skip
    """Total of `count` partial sums that lie `step` apart in memory which a workgroup shares."""
    ty = memory_type(dt)
    array = self.share(ty, count * step, dt.itemsize)
    if dt is dtypes.bool:
      v = self.emit(f"zext i1 {v} to i8")
    n = self.branch(only) if only else None
    place = self.emit(f"getelementptr inbounds {ty}, {SHARED} {array}, i32 {mine}")
    self.line(f"store {ty} {v}, {SHARED} {place}")
    if n:
      self.join(n)
    self.barrier()
    total = ""
    for i in range(count):
      number = first if i == 0 else self.emit(f"add nuw nsw i32 {first}, {i * step}")
      place = self.emit(f"getelementptr inbounds {ty}, {SHARED} {array}, i32 {number}")
      got = self.emit(f"load {ty}, {SHARED} {place}")
      if dt is dtypes.bool:
        got = self.emit(f"icmp ne i8 {got}, 0")
      total = got if i == 0 else self.binary(op, dt, total, got, -1, REASSOC)
    return total

  def share(self, ty: str, count: int, itemsize: int) -> str:
    """New array that the threads of a workgroup share."""
    name = f"@{self.name}_shared{len(self.shared)}"
    self.shared.append(f"{name} = internal addrspace(3) global [{count} x {ty}] poison, align 16")
    self.shared_bytes += -(-count * itemsize // 16) * 16
    return name

  def barrier(self) -> None:
    """Wait for all threads of the workgroup."""
    self.has_barrier = True
    self.scopes[-1].lines += self.machine.barrier.split("\n")

  # *** the kernel ***

  def write_kernel(self) -> str:
    """Text of the kernel and of the memory that its workgroups share."""
    plan, wave = self.plan, self.machine.target.wave
    self.line(f"%tid = {self.machine.thread}")
    self.line(f"%group = {self.machine.group}")
    self.line(f"%lane = and i32 %tid, {wave - 1}")
    count = plan.slices if plan.rows else plan.outputs
    one, other = ("slice", "x") if plan.rows else ("x", "slice")
    self.line(f"%{one} = urem i32 %tid, {count}")
    self.line(f"%{other} = udiv i32 %tid, {count}")
    self.line(f"%base = mul nuw nsw i32 %group, {plan.outputs}")
    self.line("%point = add nuw nsw i32 %base, %x")
    whole = plan.points % plan.outputs == 0
    point, inside = "%point", None
    waits = plan.slices > 1 and (not plan.rows or plan.slices > wave)
    if not whole:
      self.line(f"%inside = icmp ult i32 %point, {plan.points}")
      if waits:
        # every thread must reach the barriers
        inside = "%inside"
        point = self.emit(f"select i1 %inside, i32 %point, i32 {plan.points - 1}")
      else:
        self.scopes[0].lines += ["  br i1 %inside, label %run, label %done", "run:"]
        self.scopes[0].label = "run"
    self.scopes[0].memo |= self.spread(point, plan.outer)
    for r in self.store.src[2:]:
      if r.arg[2] == "loop":
        self.open(r, "0", str(r.arg[1]))
    # sums over what is stored in place are made before it is
    once = [self.value(s.src[1]) for s in plan.once]
    if plan.inner:
      linear = self.open(None, "%slice", str(math.prod(r.arg[1] for r in plan.inner)), plan.slices)
      self.scopes[-1].memo |= self.spread(linear, plan.inner)
      self.write_stores(plan.stores, [self.value(s.src[1]) for s in plan.stores], inside)
      self.close()
      stores, values = plan.once, once
    else:
      values = [self.value(s.src[1]) for s in plan.stores] + once
      stores = (*plan.stores, *plan.once)
    if stores:
      if plan.slices > 1:
        first = self.emit("icmp eq i32 %slice, 0")
        inside = first if inside is None else self.emit(f"and i1 {first}, {inside}")
      self.write_stores(stores, values, inside)
    while len(self.scopes) > 1:
      self.close()
    return self.kernel_text()

  def write_stores(self, stores: tuple[UOp, ...], values: list[str], inside: str | None) -> None:
    """Store values where a condition holds (None: always)."""
    n = self.branch(inside) if inside else None
    for s, v in zip(stores, values, strict=True):
      self.write_store(s, v)
    if n:
      self.join(n)

  def kernel_text(self) -> str:
    """The function around what was written."""
    formal = []
    for i in range(len(self.params)):
      only = "" if i in self.written_slots else " readonly"
      formal.append(f"{GLOBAL} noalias align 16{only} %p{i}")
    head = self.machine.head(self.name, ", ".join(formal))
    attributes = self.machine.attributes(self.plan.threads)
    body = ["entry:", *self.allocas, *self.scopes[0].lines, "  br label %done", "done:"]
    text = [
      f"{head} #{{N}} {{",
      *body,
      "  ret void",
      "}",
      f"attributes #{{N}} = {{ {attributes} }}",
    ]
    return "\n".join([*self.shared, *text])


def _never_negative(u: UOp) -> bool:
  """Whether an index is 0 or more wherever it is computed."""
  if u.op is Ops.CONST:
    return bool(u.arg >= 0)
  if u.op in (Ops.ADD, Ops.MUL, Ops.CAST):
    return dtypes.is_int(u.dtype) and all(_never_negative(s) for s in u.src)
  return u.op is Ops.RANGE or (u.op in (Ops.IDIV, Ops.MOD) and u.dtype is dtypes.uint32)


def split_constant(index: UOp) -> tuple[UOp, int]:
  """An index without its constant, and the constant."""
  if index.op is Ops.ADD and index.src[1].op is Ops.CONST:
    return index.src[0], index.src[1].arg
  return index, 0


def alignment(index: UOp, dt: DType) -> int:
  """Bytes that the place of an element is a multiple of, in a buffer that starts at a multiple."""
  parts, offset = terms(index)
  step = math.gcd(offset, *parts.values()) * dt.itemsize
  return math.gcd(step, _WIDEST) if step else _WIDEST
