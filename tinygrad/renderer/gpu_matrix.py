"""Sums of products on a GPU's matrix unit: of 16-bit floats, on some GPUs also of float32.

A workgroup makes a block of the result. Block after block along the sum, its threads copy parts of
both operands into memory that they share (rows of the result's rows or columns, the sum
innermost), while its waves multiply the parts copied before. At the end the sums go through that
memory once more, so that neighbouring threads store neighbouring results.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from tinygrad.dtype import dtypes
from tinygrad.renderer.gpu import GLOBAL, ROLLED, SHARED, GpuWriter, alignment, split_constant
from tinygrad.renderer.gpu_targets import Machine
from tinygrad.renderer.gpu_units import ROWS, UNITS, Mfma, Mma
from tinygrad.renderer.llvmir import free_ranges, llvm_type
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

# Bytes of a row that are copied at once, and those between rows: no two of the rows that are read
# together begin in the same bank of the shared memory.
_DEPTH, _PAD = 64, 16
# Terms of one instruction.
_STEP = 16


@dataclass(frozen=True)
class Operand:
  """One factor: `parts` for neighbouring terms of the sum; its own ranges, outermost first.

  turned: what lies side by side in memory are not the terms of the sum but those of `ranges`.
  """

  parts: tuple[UOp, ...]
  ranges: tuple[UOp, ...]
  turned: bool

  @property
  def size(self) -> int:
    """Points of the ranges."""
    return math.prod(r.arg[1] for r in self.ranges)


@dataclass(frozen=True)
class MatrixPlan:
  """A STORE of a sum over ks of a times b, both of one type of floats, in blocks of rows x cols.

  stores: copies for neighbouring columns. columns: the ranges of b, with steps of that many.
  ks: ranges of the sum with steps of as many terms as an operand has parts.
  """

  stores: tuple[UOp, ...]
  a: Operand
  b: Operand
  batch: tuple[UOp, ...]
  columns: tuple[UOp, ...]
  ks: tuple[UOp, ...]
  rows: int
  cols: int
  waves: tuple[int, int]
  wave: int
  slices: int = 1
  once: tuple[UOp, ...] = ()

  @property
  def threads(self) -> int:
    """Threads of a workgroup."""
    return self.waves[0] * self.waves[1] * self.wave

  @property
  def blocks(self) -> tuple[int, int]:
    """Blocks of rows and of columns."""
    return -(-self.a.size // self.rows), -(-self.b.size // self.cols)

  @property
  def groups(self) -> int:
    """Workgroups."""
    return math.prod(self.blocks) * math.prod(r.arg[1] for r in self.batch)

  @property
  def depth(self) -> int:
    """Terms of the sum that are copied at once."""
    return _DEPTH // self.a.parts[0].dtype.itemsize

  @property
  def terms(self) -> int:
    """Chunks of the sum, of as many terms as an operand has parts."""
    return math.prod(k.arg[1] for k in self.ks)

  def __str__(self) -> str:
    forms = ", ".join("turned" if x.turned else "straight" for x in (self.a, self.b))
    return (
      f"matrix, {self.groups} groups of {self.threads} threads, blocks {self.rows}x{self.cols}, "
      f"{len(self.a.parts)} terms at once, {forms}, {len(self.stores)} stores each"
    )


@dataclass(eq=False)
class Copies:
  """What a thread copies of an operand for each block of the sum.

  first: the block's first row or column; size: how many it has; offset: where they are in shared
  memory; spots: (row in the block, chunk of its terms); slots: registers on the way.
  """

  operand: Operand
  first: str
  size: int
  offset: int
  spots: list[tuple[str, str]]
  slots: list[str] = field(default_factory=list)


class MatrixWriter(GpuWriter):
  """Writes the kernel of a MatrixPlan."""

  def __init__(self, plan: MatrixPlan, params: list[UOp], name: str, machine: Machine):
    super().__init__(plan, params, name, machine)
    self.m = plan
    self.free = free_ranges((*plan.stores, *plan.a.parts, *plan.b.parts))
    self.dtype = plan.a.parts[0].dtype
    # in shared memory, and of a value
    self.item = "float" if self.dtype is dtypes.float32 else "i16"
    self.value_type = llvm_type(self.dtype)
    self.unit = UNITS[machine.target.matrix](self, self.dtype, self.item)
    self.chunk = len(plan.a.parts)
    # rows and columns of a wave
    self.high, self.wide = plan.rows // plan.waves[0], plan.cols // plan.waves[1]
    self.row = plan.depth + _PAD // self.dtype.itemsize
    self.panel = (plan.rows + plan.cols) * self.row
    self.out_row = plan.cols + 4
    # elements that take the place of a sum
    self.per_sum = 4 // self.dtype.itemsize
    count = max(2 * self.panel, self.per_sum * plan.waves[0] * ROWS * self.out_row)
    self.array = self.share(self.item, count, self.dtype.itemsize)

  # *** small steps ***

  def add(self, a: str, b: str | int) -> str:
    return a if b in (0, "0") else self.emit(f"add i32 {a}, {b}")

  def mul(self, a: str, b: int) -> str:
    return a if b == 1 else self.emit(f"mul i32 {a}, {b}")

  def least(self, a: str, most: int) -> str:
    less = self.emit(f"icmp slt i32 {a}, {most}")
    return self.emit(f"select i1 {less}, i32 {a}, i32 {most}")

  def cell(self, number: str) -> str:
    return self.emit(f"getelementptr inbounds {self.item}, {SHARED} {self.array}, i32 {number}")

  def slot(self, ty: str) -> str:
    """A place for a value of a thread."""
    name = self.fresh()
    self.allocas.append(f"  {name} = alloca {ty}{self.machine.alloca}")
    return name

  def put(self, ty: str, v: str, slot: str) -> None:
    self.line(f"store {ty} {v}, {self.machine.stack} {slot}")

  def get(self, ty: str, slot: str) -> str:
    return self.emit(f"load {ty}, {self.machine.stack} {slot}")

  # *** copying ***

  def spots(self, operand: Operand, size: int) -> list[tuple[str, str]]:
    """(row in the block, chunk of its terms) of each of this thread's copies."""
    a_row = self.m.depth // self.chunk
    out = []
    for i in range(size * a_row // self.m.threads):
      q = self.add("%tid", i * self.m.threads)
      by = size if operand.turned else a_row
      pair = self.emit(f"urem i32 {q}, {by}"), self.emit(f"udiv i32 {q}, {by}")
      out.append(pair if operand.turned else pair[::-1])
    return out

  def fetch(self, copies: Copies, step: str) -> None:
    """This thread's elements of a block, into registers; `step` counts blocks of the sum."""
    ty, kept = (f"<{self.chunk} x {t}>" for t in (self.value_type, self.item))
    keep = dict(self.scopes[-1].memo)
    for slot, spot in zip(copies.slots, copies.spots, strict=True):
      ranges, inside = self.position(copies.operand, copies.first, copies.size, step, spot)
      self.scopes[-1].memo = keep | ranges
      vector = "poison"
      for i, v in enumerate([self.value(p) for p in copies.operand.parts]):
        vector = self.emit(f"insertelement {ty} {vector}, {self.value_type} {v}, i32 {i}")
      vector = self.emit(f"select i1 {inside}, {ty} {vector}, {ty} zeroinitializer")
      if ty != kept:
        vector = self.emit(f"bitcast {ty} {vector} to {kept}")
      self.put(kept, vector, slot)
    self.scopes[-1].memo = keep

  def position(
    self, operand: Operand, first: str, size: int, step: str, spot: tuple[str, str]
  ) -> tuple[dict[UOp, str], str]:
    """Values of the ranges at a spot, and whether the sum has terms there."""
    row, chunk = spot
    place = self.add(first, row)
    if operand.size % size:
      # rows behind the last are copies of it that nobody stores
      place = self.least(place, operand.size - 1)
    number = self.add(self.mul(step, self.m.depth // self.chunk), chunk)
    inside = self.emit(f"icmp slt i32 {number}, {self.m.terms}")
    number = self.emit(f"select i1 {inside}, i32 {number}, i32 {self.m.terms - 1}")
    return self.spread(place, operand.ranges) | self.spread(number, self.m.ks), inside

  def spot_cell(self, spot: tuple[str, str], base: str, offset: int) -> str:
    """Where in shared memory the elements of a spot go."""
    number = self.add(self.mul(spot[0], self.row), self.mul(spot[1], self.chunk))
    return self.cell(self.add(self.add(number, offset), base))

  def deposit(self, copies: Copies, base: str) -> None:
    """Copy what was fetched into shared memory."""
    ty = f"<{self.chunk} x {self.item}>"
    for slot, spot in zip(copies.slots, copies.spots, strict=True):
      place = self.spot_cell(spot, base, copies.offset)
      align = min(self.dtype.itemsize * self.chunk, 16)
      self.line(f"store {ty} {self.get(ty, slot)}, {SHARED} {place}, align {align}")

  def copy_async(self, copies: Copies, step: str, base: str) -> None:
    """Begin to copy a block straight into shared memory."""
    keep = dict(self.scopes[-1].memo)
    (param, index) = copies.operand.parts[0].src[0].src
    rest, offset = split_constant(index)
    for spot in copies.spots:
      ranges, inside = self.position(copies.operand, copies.first, copies.size, step, spot)
      self.scopes[-1].memo = keep | ranges
      source = self.element(param, rest, self.value(rest), offset, -1)
      place = self.spot_cell(spot, base, copies.offset)
      actual, name = f"{SHARED} {place}, {GLOBAL} {source}", self.unit.copy_async
      if self.m.terms * self.chunk % self.m.depth:
        # the rest is filled with zeros
        count = self.emit(f"select i1 {inside}, i32 16, i32 0")
        name, actual = f"{name}.s", f"{actual}, i32 {count}"
      self.line(f"call void @{name}({actual})")
    self.scopes[-1].memo = keep

  def is_direct(self, operand: Operand) -> bool:
    """Whether parts are elements of a buffer, side by side from a multiple of 16 bytes on."""
    if not self.unit.copy_async or self.chunk != 8 or operand.turned:
      return False
    if any(p.op is not Ops.LOAD or len(p.src) > 1 for p in operand.parts):
      return False
    places = [split_constant(p.src[0].src[1]) for p in operand.parts]
    first, start = places[0]
    if any(rest is not first or at != start + i for i, (rest, at) in enumerate(places)):
      return False
    return alignment(operand.parts[0].src[0].src[1], operand.parts[0].dtype) == 16

  # *** multiplying ***

  def multiply(self, base: str, sums: list[list[list[str]]]) -> None:
    """Add the products of the parts in shared memory to the sums of this wave."""
    unit, tiles_a, tiles_b = self.unit, self.high // ROWS, self.wide // self.unit.cols
    ty = "float" if isinstance(unit, Mma) else f"<{unit.sums} x float>"
    for k in range(0, self.m.depth, _STEP):
      a_at, b_at = self.a_place, self.b_place
      fragments_a = [
        unit.fragment(self.cell(self.add(self.add(a_at, i * ROWS * self.row + k), base)), False)
        for i in range(tiles_a)
      ]
      fragments_b: list[list[str]] = []
      for j in range(0, self.wide, ROWS):
        found = unit.fragment(self.cell(self.add(self.add(b_at, j * self.row + k), base)), True)
        fragments_b += [found[:2], found[2:]] if unit.cols == 8 else [found]
      for i in range(tiles_a):
        for j in range(tiles_b):
          old = [self.get(ty, s) for s in sums[i][j]]
          new = unit.multiply(fragments_a[i], fragments_b[j], old)
          for v, s in zip(new, sums[i][j], strict=True):
            self.put(ty, v, s)

  def places(self) -> None:
    """Where in shared memory a thread reads its first fragments."""
    a_row, b_row, k, k_b = "%low", "%low", "0", "0"
    if isinstance(self.unit, Mma):
      k, b_row, k_b = self.emit("shl i32 %high, 3"), "%brow", "%bit"
    elif isinstance(self.unit, Mfma):
      k = k_b = self.emit("shl i32 %high, 2")
    wave_a = self.add(self.mul("%wm", self.high), a_row)
    wave_b = self.add(self.mul("%wn", self.wide), b_row)
    self.a_place = self.add(self.mul(wave_a, self.row), k)
    b = self.add(self.mul(wave_b, self.row), k_b)
    self.b_place = self.add(b, self.m.rows * self.row)

  # *** the kernel ***

  def write_kernel(self) -> str:
    m, unit = self.m, self.unit
    mb, nb = m.blocks
    self.line(f"%tid = {self.machine.thread}")
    self.line(f"%group = {self.machine.group}")
    self.line(f"%lane = and i32 %tid, {m.wave - 1}")
    self.line(f"%number = udiv i32 %tid, {m.wave}")
    self.line(f"%wm = udiv i32 %number, {m.waves[1]}")
    self.line(f"%wn = urem i32 %number, {m.waves[1]}")
    unit.lanes()
    self.line(f"%nb = urem i32 %group, {nb}")
    self.line(f"%rest = udiv i32 %group, {nb}")
    self.line(f"%mb = urem i32 %rest, {mb}")
    self.line(f"%batch = udiv i32 %rest, {mb}")
    self.line(f"%m0 = mul i32 %mb, {m.rows}")
    self.line(f"%n0 = mul i32 %nb, {m.cols}")
    self.scopes[0].memo |= self.spread("%batch", m.batch)
    self.places()
    copies = [
      Copies(m.a, "%m0", m.rows, 0, self.spots(m.a, m.rows)),
      Copies(m.b, "%n0", m.cols, m.rows * self.row, self.spots(m.b, m.cols)),
    ]
    direct = [c for c in copies if self.is_direct(c.operand)]
    copied = [c for c in copies if c not in direct]
    for c in copied:
      c.slots = [self.slot(f"<{self.chunk} x {self.item}>") for _ in c.spots]
    scalar = isinstance(unit, Mma)
    ty, count = ("float", 4) if scalar else (f"<{unit.sums} x float>", 1)
    sums = [
      [[self.slot(ty) for _ in range(count)] for _ in range(self.wide // unit.cols)]
      for _ in range(self.high // ROWS)
    ]
    for tile in (t for row in sums for t in row):
      for s in tile:
        self.put(ty, "0.0" if scalar else "zeroinitializer", s)
    for c in copied:
      self.fetch(c, "0")
    for c in direct:
      self.copy_async(c, "0", "0")
    step = self.open(None, "0", str(-(-m.terms * self.chunk // m.depth)))
    self.scopes[-1].mark = ROLLED
    odd = self.emit(f"and i32 {step}, 1")
    base = self.mul(odd, self.panel)
    for c in copied:
      self.deposit(c, base)
    self.wait_async(direct)
    self.barrier()
    # under way while the waves multiply
    following = self.add(step, 1)
    for c in copied:
      self.fetch(c, following)
    other = self.emit(f"sub i32 {self.panel}, {base}")
    for c in direct:
      self.copy_async(c, following, other)
    self.multiply(base, sums)
    self.close()
    # before the memory is used for sums
    self.wait_async(direct)
    for i, row in enumerate(sums):
      self.barrier()
      self.write_sums(row, ty, scalar)
      self.barrier()
      self.write_rows(i)
    return self.kernel_text()

  def wait_async(self, direct: list[Copies]) -> None:
    if direct:
      self.line(f"call void @{self.unit.wait_async}()")

  def write_sums(self, row: list[list[str]], ty: str, scalar: bool) -> None:
    """The sums of one row of tiles of each wave, as floats, into shared memory."""
    top = self.mul("%wm", ROWS)
    left = self.mul("%wn", self.wide)
    for j, tile in enumerate(row):
      whole = [self.get(ty, s) for s in tile]
      for e in range(self.unit.sums):
        v = whole[e] if scalar else self.emit(f"extractelement {ty} {whole[0]}, i32 {e}")
        r, c = self.unit.place(e)
        number = self.mul(self.add(top, r), self.out_row)
        number = self.add(number, self.add(self.add(left, c), j * self.unit.cols))
        self.line(f"store float {v}, {SHARED} {self.cell(self.mul(number, self.per_sum))}, align 4")

  def write_rows(self, tile: int) -> None:
    """Results for these sums, neighbouring threads side by side."""
    m, copies = self.m, len(self.m.stores)
    across = m.cols // copies
    q = self.open(None, "%tid", str(m.waves[0] * ROWS * across), m.threads)
    column = self.emit(f"urem i32 {q}, {across}")
    row = self.emit(f"udiv i32 {q}, {across}")
    wave, inner = self.emit(f"udiv i32 {row}, {ROWS}"), self.emit(f"urem i32 {row}, {ROWS}")
    place = self.add(self.add(self.mul(wave, self.high), inner), tile * ROWS)
    place = self.add("%m0", place)
    first = self.emit(f"udiv i32 %n0, {copies}")
    number = self.add(first, column)
    n = None
    if m.a.size % m.rows or m.b.size % m.cols:
      x = self.emit(f"icmp slt i32 {place}, {m.a.size}")
      y = self.emit(f"icmp slt i32 {number}, {m.b.size // copies}")
      n = self.branch(self.emit(f"and i1 {x}, {y}"))
    self.scopes[-1].memo = self.spread(place, m.a.ranges) | self.spread(number, m.columns)
    at = self.add(self.mul(row, self.out_row), self.mul(column, copies))
    for i, s in enumerate(m.stores):
      cell = self.cell(self.mul(self.add(at, i), self.per_sum))
      total = self.emit(f"load float, {SHARED} {cell}, align 4")
      reduce = next(u for u in s.toposort() if u.op is Ops.REDUCE)
      self.scopes[-1].memo[reduce] = self.convert(total, dtypes.float32, reduce.dtype)
    values = [self.value(s.src[1]) for s in m.stores]
    for s, v in zip(m.stores, values, strict=True):
      self.write_store(s, v)
    if n:
      self.join(n)
    self.close()
