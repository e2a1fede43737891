"""What a GPU's matrix instructions do, as LLVM IR for fibers.

Which thread holds which element follows the vendors' manuals: NVIDIA's PTX ISA (mma.m16n8k16,
ldmatrix), AMD's ISA of RDNA 3 (WMMA) and CDNA 3 (MFMA). The generator of kernels does not use
these tables, so that a wrong fragment gives a wrong result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

# (thread of the wave, byte in its operand) of an element (row or column, term of the sum)
Place = Callable[[int, int], tuple[int, int]]
# where the second operand begins in what a thread gives
_SECOND = 64


@dataclass(frozen=True)
class Layout:
  """One instruction: places of both operands, and (row, column) of sum i of a thread."""

  wave: int
  cols: int
  sums: int
  a: Place
  b: Place
  c: Callable[[int, int], tuple[int, int]]
  terms: int = 16


LAYOUTS = {
  "mma": Layout(
    32, 8, 4,
    lambda row, k: (row % 8 * 4 + k % 8 // 2, 4 * ((row >= 8) + 2 * (k >= 8)) + 2 * (k % 2)),
    lambda col, k: (col * 4 + k % 8 // 2, 4 * (k >= 8) + 2 * (k % 2)),
    lambda t, i: (t // 4 + 8 * (i >= 2), t % 4 * 2 + i % 2),
  ),
  # both halves of a wave must hold the same: half of the terms is taken from each
  "wmma": Layout(
    32, 16, 8,
    lambda row, k: (row + 16 * (k >= 8), 2 * k),
    lambda col, k: (col + 16 * (k >= 8), 2 * k),
    lambda t, i: (2 * i + t // 16, t % 16),
  ),
  "mfma": Layout(
    64, 16, 4,
    lambda row, k: (row + 16 * (k // 4), 2 * (k % 4)),
    lambda col, k: (col + 16 * (k // 4), 2 * (k % 4)),
    lambda t, i: (4 * (t // 16) + i, t % 16),
  ),
  "mfma4": Layout(
    64, 16, 4,
    lambda row, k: (row + 16 * k, 0),
    lambda col, k: (col + 16 * k, 0),
    lambda t, i: (4 * (t // 16) + i, t % 16), 4,
  ),
}  # fmt: skip
# Types of elements, as fiber_number knows them.
_BF16, _F16, _F32 = range(3)


def _table(name: str, pairs: Iterable[tuple[int, int]]) -> str:
  numbers = [f"i32 {a << 8 | b}" for a, b in pairs]
  return f"@{name} = internal constant [{len(numbers)} x i32] [{', '.join(numbers)}]"


def _tables(name: str, layout: Layout) -> str:
  terms = range(layout.terms)
  return "\n".join([
    _table(f"fiber_{name}_a", (layout.a(r, k) for r in range(16) for k in terms)),
    _table(f"fiber_{name}_b", (layout.b(c, k) for c in range(layout.cols) for k in terms)),
    _table(
      f"fiber_{name}_c", (layout.c(t, i) for t in range(layout.wave) for i in range(layout.sums))
    ),
  ])  # fmt: skip


_PRODUCT = f"""define internal float @fiber_number(ptr %p, i32 %kind) noinline {{
  %is32 = icmp eq i32 %kind, {_F32}
  br i1 %is32, label %whole, label %narrow
whole:
  %f = load float, ptr %p
  ret float %f
narrow:
  %x = load i16, ptr %p
  %is16 = icmp eq i32 %kind, {_F16}
  br i1 %is16, label %a, label %b
a:
  %h = bitcast i16 %x to half
  %u = fpext half %h to float
  ret float %u
b:
  %w = zext i16 %x to i32
  %s = shl i32 %w, 16
  %v = bitcast i32 %s to float
  ret float %v
}}
define internal ptr @fiber_element(i32 %first, i32 %entry) noinline {{
  %lane = lshr i32 %entry, 8
  %byte = and i32 %entry, 255
  %t = add i32 %first, %lane
  %slot = call ptr @fiber_slot(i32 %t)
  %p = getelementptr i8, ptr %slot, i32 %byte
  ret ptr %p
}}
define internal void @fiber_product(
    i32 %line, ptr %as, ptr %bs, ptr %cs, i32 %sums, i32 %kind, i32 %terms,
    ptr %total) noinline {{
  call void @fiber_wave(i32 %line)
  %me = call i32 @fiber_thread()
  %first = call i32 @fiber_first()
  %lane = sub i32 %me, %first
  %start = mul i32 %lane, %sums
  br label %outer
outer:
  %i = phi i32 [ 0, %0 ], [ %i1, %after ]
  %more = icmp slt i32 %i, %sums
  br i1 %more, label %one, label %done
one:
  %ci = add i32 %start, %i
  %cp = getelementptr i32, ptr %cs, i32 %ci
  %place = load i32, ptr %cp
  %row = lshr i32 %place, 8
  %col = and i32 %place, 255
  %ra = mul i32 %row, %terms
  %rb = mul i32 %col, %terms
  %tp = getelementptr float, ptr %total, i32 %i
  %old = load float, ptr %tp
  br label %inner
inner:
  %k = phi i32 [ 0, %one ], [ %k1, %term ]
  %sum = phi float [ %old, %one ], [ %new, %term ]
  %go = icmp slt i32 %k, %terms
  br i1 %go, label %term, label %after
term:
  %ia = add i32 %ra, %k
  %ib = add i32 %rb, %k
  %pa = getelementptr i32, ptr %as, i32 %ia
  %pb = getelementptr i32, ptr %bs, i32 %ib
  %ea = load i32, ptr %pa
  %eb = load i32, ptr %pb
  %qa = call ptr @fiber_element(i32 %first, i32 %ea)
  %qb0 = call ptr @fiber_element(i32 %first, i32 %eb)
  %qb = getelementptr i8, ptr %qb0, i32 {_SECOND}
  %x = call float @fiber_number(ptr %qa, i32 %kind)
  %y = call float @fiber_number(ptr %qb, i32 %kind)
  %xy = fmul float %x, %y
  %new = fadd float %sum, %xy
  %k1 = add i32 %k, 1
  br label %inner
after:
  store float %sum, ptr %tp
  %i1 = add i32 %i, 1
  br label %outer
done:
  ret void
}}
define internal {{i32, i32, i32, i32}} @fiber_ldmatrix(i32 %line, ptr addrspace(3) %row) noinline {{
  %mine = call ptr @fiber_give()
  store ptr addrspace(3) %row, ptr %mine
  call void @fiber_wave(i32 %line)
  %me = call i32 @fiber_thread()
  %first = call i32 @fiber_first()
  %lane = sub i32 %me, %first
  %r = lshr i32 %lane, 2
  %c = and i32 %lane, 3
  %from = add i32 %first, %r
  {
  "".join(
    f'''
  %t{j} = add i32 %from, {8 * j}
  %s{j} = call ptr @fiber_slot(i32 %t{j})
  %a{j} = load ptr addrspace(3), ptr %s{j}
  %e{j} = getelementptr i32, ptr addrspace(3) %a{j}, i32 %c
  %v{j} = load i32, ptr addrspace(3) %e{j}'''
    for j in range(4)
  )
}
  %o0 = insertvalue {{i32, i32, i32, i32}} poison, i32 %v0, 0
  %o1 = insertvalue {{i32, i32, i32, i32}} %o0, i32 %v1, 1
  %o2 = insertvalue {{i32, i32, i32, i32}} %o1, i32 %v2, 2
  %o3 = insertvalue {{i32, i32, i32, i32}} %o2, i32 %v3, 3
  ret {{i32, i32, i32, i32}} %o3
}}"""


def _call(name: str, kind: int) -> str:
  tables = ", ".join(f"ptr @fiber_{name}_{x}" for x in "abc")
  rest = f"i32 {LAYOUTS[name].sums}, i32 {kind}, i32 {LAYOUTS[name].terms}, ptr %total"
  return f"  call void @fiber_product(i32 %line, {tables}, {rest})"


def _mma(half: bool) -> str:
  """mma.sync: four and two registers of two elements each."""
  ty, out = "<2 x half>" if half else "i32", "{float, float, float, float}"
  formal = ", ".join([f"{ty} %x{i}" for i in range(6)] + [f"float %c{i}" for i in range(4)])
  head = f"@fiber_mma_{'f16' if half else 'bf16'}(i32 %line, {formal})"
  lines = [
    f"define internal {out} {head} noinline {{",
    "  %total = alloca [4 x float]",
    "  %mine = call ptr @fiber_give()",
  ]
  for i in range(6):
    at = 4 * i if i < 4 else _SECOND + 4 * (i - 4)
    lines += [f"  %p{i} = getelementptr i8, ptr %mine, i32 {at}", f"  store {ty} %x{i}, ptr %p{i}"]
  for i in range(4):
    lines += [f"  %t{i} = getelementptr float, ptr %total, i32 {i}"]
    lines += [f"  store float %c{i}, ptr %t{i}"]
  lines += [
    _call("mma", _F16 if half else _BF16),
    f"  %r = load {out}, ptr %total",
    f"  ret {out} %r",
    "}",
  ]
  return "\n".join(lines)


def _vectors(name: str, kind: int, ty: str, rest: str) -> str:
  """WMMA, MFMA: elements of each operand, a vector of sums."""
  out, word = f"<{LAYOUTS[name].sums} x float>", ("bf16", "f16", "f32")[kind]
  head = f"@fiber_{name}_{word}(i32 %line, {ty} %a, {ty} %b, {out} %c{rest})"
  return "\n".join([
    f"define internal {out} {head} noinline {{",
    f"  %total = alloca {out}",
    "  %mine = call ptr @fiber_give()",
    f"  %second = getelementptr i8, ptr %mine, i32 {_SECOND}",
    f"  store {ty} %a, ptr %mine, align 4", f"  store {ty} %b, ptr %second, align 4",
    f"  store {out} %c, ptr %total", _call(name, kind),
    f"  %r = load {out}, ptr %total", f"  ret {out} %r", "}",
  ])  # fmt: skip


_INTS = ", i32 %x, i32 %y, i32 %z"
MATRIX_RUNTIME = "\n".join([
  *(_tables(name, layout) for name, layout in LAYOUTS.items()), _PRODUCT,
  *(_mma(half) for half in (True, False)),
  _vectors("wmma", _F16, "<16 x half>", ""), _vectors("wmma", _BF16, "<16 x i16>", ""),
  _vectors("mfma", _F16, "<4 x half>", _INTS), _vectors("mfma", _BF16, "<4 x i16>", _INTS),
  _vectors("mfma4", _F32, "float", _INTS),
])  # fmt: skip

# Name of an instruction -> function that stands for it, and whether threads wait in it.
MATRIX_INSTRUCTIONS = {
  "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3": ("fiber_ldmatrix", True),
  "llvm.nvvm.mma.m16n8k16.row.col.f32.f32": ("fiber_mma_f16", True),
  "llvm.nvvm.mma.m16n8k16.row.col.bf16": ("fiber_mma_bf16", True),
  "llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16": ("fiber_wmma_f16", True),
  "llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v16i16": ("fiber_wmma_bf16", True),
  "llvm.amdgcn.mfma.f32.16x16x16f16": ("fiber_mfma_f16", True),
  "llvm.amdgcn.mfma.f32.16x16x16bf16.1k": ("fiber_mfma_bf16", True),
  "llvm.amdgcn.mfma.f32.16x16x4f32": ("fiber_mfma4_f32", True),
}
