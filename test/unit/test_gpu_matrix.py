"""Products of 16-bit floats on the matrix units of GPUs, run on the CPU; faults are found."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from test.tools.gpu_objects import NO_PTXAS, assemble, find_ptxas, read_code_object
from test.unit.kernels import F32, at, kernel, load, rng
from tinygrad.codegen import compile_kernel
from tinygrad.codegen.gpu_matrix import plan_matrix
from tinygrad.device import Buffer
from tinygrad.dtype import DType, dtypes
from tinygrad.renderer import Program, Target
from tinygrad.renderer.gpu_targets import GPU_TARGETS
from tinygrad.runtime.fibers import FiberProgram, GpuFault
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

HALF, BF16 = dtypes.float16, dtypes.bfloat16
NAMES = {"sm_89": "nvvm.mma.", "gfx1100": "amdgcn.wmma.", "gfx942": "amdgcn.mfma."}
Sizes = tuple[int, int, int, int]


def product(sizes: Sizes, dt: DType, turned: tuple[bool, bool], rounded: bool = False) -> UOp:
  """c[t, m, n] = 1 + sum over k of a[t, m, k] * b[t, k, n]; rounded: b is float32 in memory"""
  batch, rows, cols, depth = sizes
  t = rng(0, batch) if batch > 1 else UOp.const(dtypes.int64, 0)
  m, n, k = rng(1, rows), rng(2, cols), rng(3, depth, "reduce")
  ai = at((k, rows), (m, 1)) if turned[0] else at((m, depth), (k, 1))
  bi = at((n, depth), (k, 1)) if turned[1] else at((k, cols), (n, 1))
  if batch > 1:
    ai = UOp(Ops.ADD, dtypes.int64, (at((t, rows * depth)), ai))
    bi = UOp(Ops.ADD, dtypes.int64, (at((t, cols * depth)), bi))
  a = load(1, batch * rows * depth, ai, dt)
  b = load(2, batch * cols * depth, bi, F32 if rounded else dt).cast(dt)
  total = UOp(Ops.REDUCE, F32, (UOp(Ops.MUL, F32, (a.cast(F32), b.cast(F32))), k), Ops.ADD)
  value = UOp(Ops.ADD, F32, (total, UOp.const(F32, 1.0)))
  grid = ((t,) if batch > 1 else ()) + (m, n)
  out = at(*(((t, rows * cols),) if batch > 1 else ()), (m, cols), (n, 1))
  return kernel(batch * rows * cols, out, value, *grid)


@cache
def compiled(name: str, sizes: Sizes, dt: DType, turned: tuple[bool, bool], rounded: bool = False):
  return compile_kernel(
    product(sizes, dt, turned, rounded), Target("FIBERS", gpu=GPU_TARGETS[name])
  )


def stored(x: np.ndarray, dt: DType) -> np.ndarray:
  if dt is BF16:
    return (x.astype("f").view(np.uint32) >> 16).astype(np.uint16)
  return x.astype(dt.fmt)


def run(p: Program, sizes: Sizes, dt: DType, turned: tuple[bool, bool], rounded: bool = False):
  """(what the kernel gives, what it should)"""
  batch, rows, cols, depth = sizes
  gen = np.random.default_rng(0)
  # whole numbers are exact in 16 bits, and so are their sums in 32
  a = gen.integers(-8, 9, (batch, rows, depth)).astype("f")
  b = gen.integers(-8, 9, (batch, depth, cols)).astype("f")
  held = [a.swapaxes(1, 2) if turned[0] else a, b.swapaxes(1, 2) if turned[1] else b]
  buffers = [Buffer("CPU", batch * rows * cols, F32)]
  for x, kind in zip(held, (dt, F32 if rounded else dt), strict=True):
    buffers.append(Buffer("CPU", x.size, kind).copyin(stored(np.ascontiguousarray(x), kind)))
  FiberProgram(p)([x.address for x in buffers])
  return buffers[0].as_numpy().reshape(batch, rows, cols), a @ b + 1


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("dt", [HALF, BF16])
@pytest.mark.parametrize("sizes, turned, rounded", [
  ((1, 64, 64, 64), (False, True), False), ((2, 33, 50, 70), (True, False), True),
  pytest.param((1, 17, 100, 36), (False, False), False, marks=pytest.mark.slow),
])  # fmt: skip
def test_products(name, dt, sizes, turned, rounded):
  p = compiled(name, sizes, dt, turned, rounded)
  assert NAMES[name] in p.text
  np.testing.assert_array_equal(*run(p, sizes, dt, turned, rounded))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("dt", [HALF, BF16])
@pytest.mark.parametrize("turned", [(x, y) for x in (False, True) for y in (False, True)])
@pytest.mark.parametrize(
  "sizes", [(1, 128, 128, 96), (3, 130, 70, 33), (1, 300, 48, 64), (1, 16, 16, 16), (2, 64, 200, 8)]
)
def test_more_products(name, dt, turned, sizes):
  p = compiled(name, sizes, dt, turned)
  assert (NAMES[name] in p.text) == (min(sizes[1:]) >= 16)
  np.testing.assert_array_equal(*run(p, sizes, dt, turned))


@pytest.mark.parametrize(
  "turned",
  [
    (False, True),
    *(
      pytest.param((x, y), marks=pytest.mark.slow)
      for x, y in ((False, False), (True, False), (True, True))
    ),
  ],
)
@pytest.mark.parametrize("sizes", [(1, 64, 64, 64), (2, 33, 50, 70), pytest.param(
  (1, 300, 130, 33), marks=pytest.mark.slow)])  # fmt: skip
def test_products_of_float32(turned, sizes):
  """Where the matrix unit takes them as they are; elsewhere threads multiply."""
  p = compiled("gfx942", sizes, F32, turned)
  assert "llvm.amdgcn.mfma.f32.16x16x4f32" in p.text
  got, want = run(p, sizes, F32, turned)
  np.testing.assert_array_equal(got, want)
  for name in ("sm_89", "gfx1100"):
    assert not any(word in compiled(name, sizes, F32, turned).text for word in NAMES.values())


def test_float32_is_not_rounded():
  """Numbers that no narrower type holds, and a factor of another type."""
  sizes = (1, 32, 48, 40)
  p = compiled("gfx942", sizes, F32, (False, True))
  gen = np.random.default_rng(0)
  a, b = (gen.standard_normal(s).astype("f") for s in ((32, 40), (48, 40)))
  buffers = [Buffer("CPU", 32 * 48, F32)]
  buffers += [Buffer("CPU", x.size, F32).copyin(x) for x in (a, b)]
  FiberProgram(p)([x.address for x in buffers])
  want = a.astype(np.float64) @ b.T.astype(np.float64) + 1
  np.testing.assert_allclose(buffers[0].as_numpy().reshape(32, 48), want, rtol=1e-5, atol=1e-5)


SMALL = ((1, 64, 64, 96), HALF, (False, True))
ASYNC = "llvm.nvvm.cp.async.cg.shared.global.16"


@pytest.mark.parametrize("sizes", [(1, 70, 64, 64), (1, 64, 64, 40)])
@pytest.mark.parametrize("dt", [HALF, BF16])
def test_copies_beside_the_threads(sizes, dt):
  """16-bit elements that lie side by side go straight into shared memory."""
  p = compiled("sm_89", sizes, dt, (False, True))
  assert f"call void @{ASYNC}" in p.text and "insertelement" not in p.text
  # what is behind the last term is filled with zeros
  assert (f"{ASYNC}.s(" in p.text) == (sizes[3] % 32 != 0)
  np.testing.assert_array_equal(*run(p, sizes, dt, (False, True)))
  # what is rounded, or turned, on the way does not
  for turned, rounded in (((True, False), False), ((True, True), True)):
    assert ASYNC not in compiled("sm_89", sizes, dt, turned, rounded).text
  assert ASYNC in compiled("sm_89", sizes, dt, (False, True), True).text


def test_each_wait_for_copies_is_needed():
  p = compiled("sm_89", *SMALL)
  lines = p.text.split("\n")
  places = [i for i, line in enumerate(lines) if "call void @llvm.nvvm.cp.async.wait.all" in line]
  assert len(places) == 2
  for i in places:
    text = "\n".join(lines[:i] + lines[i + 1 :])
    try:
      got, want = run(replace(p, text=text), *SMALL)
    except GpuFault as e:
      assert "nobody waits for" in str(e)
    else:
      assert not np.array_equal(got, want)


@pytest.mark.parametrize("name, barrier", [
  ("sm_89", "call void @llvm.nvvm.barrier"), pytest.param(
    "gfx1100", "call void @llvm.amdgcn.s.barrier", marks=pytest.mark.slow),
])  # fmt: skip
def test_each_barrier_is_needed(name, barrier):
  """Whichever of them is taken out: the race is found."""
  p = compiled(name, *SMALL)
  lines = p.text.split("\n")
  places = [i for i, line in enumerate(lines) if barrier in line and "declare" not in line]
  assert len(places) >= 4
  for i in places:
    text = "\n".join(lines[:i] + lines[i + 1 :])
    with pytest.raises(GpuFault, match="without a barrier|before it is written"):
      run(replace(p, text=text), *SMALL)


@pytest.mark.parametrize("name, old, new", [
  # rows of the result in another order
  ("sm_89", "%quad = udiv i32 %lane, 4", "%quad = and i32 %lane, 7"),
  # the wrong half of the terms
  ("sm_89", "%bit = and i32 %lane, 8", "%bit = xor i32 %eight, 8"),
  # other operands in the second half of a wave
  ("gfx1100", "%low = and i32 %lane, 15", "%low = and i32 %lane, 14"),
  ("gfx942", "%high = udiv i32 %lane, 16", "%high = urem i32 %lane, 4"),
])  # fmt: skip
@pytest.mark.parametrize("dt", [HALF, F32])
def test_wrong_fragments_are_wrong_results(name, old, new, dt):
  if dt is F32 and not GPU_TARGETS[name].matrix_float32:
    return
  what = (SMALL[0], dt, SMALL[2])
  p = compiled(name, *what)
  assert p.text.count(old) == 1
  try:
    got, want = run(replace(p, text=p.text.replace(old, new)), *what)
  except GpuFault:
    return
  assert not np.array_equal(got, want)


@pytest.mark.skipif(find_ptxas() is None, reason=NO_PTXAS)
@pytest.mark.parametrize("name, dt", [("sm_80", HALF), ("sm_89", BF16), ("sm_90", HALF)])
def test_ptxas_takes_products(name, dt):
  sink = product((1, 4096, 1024, 1024), dt, (False, True), True)
  program = compile_kernel(sink, Target("NULL", gpu=GPU_TARGETS[name]))
  (usage,) = assemble(program.binary, name, find_ptxas() or "")
  assert usage.spilled == 0 and usage.registers <= 128
  assert usage.shared == program.launches[0].shared_bytes <= 48 << 10
  assert program.binary.count(b"mma.sync.aligned.m16n8k16") == 32
  assert program.binary.count(b"ldmatrix.sync.aligned.m8n8.x4") == 12
  # rows are read and written 16 bytes at a time
  assert b"ld.global.nc.v4.b32" in program.binary and b"st.global.v4.b32" in program.binary


@pytest.mark.parametrize("name, dt", [
  ("gfx1100", HALF), ("gfx1100", BF16), ("gfx942", HALF), ("gfx942", BF16), ("gfx942", F32),
])  # fmt: skip
def test_amd_products_keep_their_sums_in_registers(name, dt):
  sink = product((1, 4096, 1024, 1024), dt, (False, True), True)
  program = compile_kernel(sink, Target("NULL", gpu=GPU_TARGETS[name]))
  found = read_code_object(program.binary)
  (usage,) = found.usage()
  assert usage.spilled == 0 and usage.registers <= 256
  # opcodes of the instruction with float16 and bfloat16, in the upper half of its first word
  opcode = {
    ("gfx1100", HALF): 0xCC40, ("gfx1100", BF16): 0xCC41,
    ("gfx942", HALF): 0xD3CD, ("gfx942", BF16): 0xD3E1, ("gfx942", F32): 0xD3C5,
  }[name, dt]  # fmt: skip
  code = found.code(usage.name)
  words = [int.from_bytes(code[i + 2 : i + 4], "little") for i in range(0, len(code), 4)]
  assert words.count(opcode) >= 16


def test_what_is_no_product_for_the_matrix_unit():
  target = GPU_TARGETS["sm_89"]
  for sizes, dt in (((1, 64, 64, 64), F32), ((1, 8, 64, 64), HALF), ((1, 64, 64, 12), HALF)):
    assert plan_matrix(product(sizes, dt, (False, False)).src[0], target) is None
  assert plan_matrix(product((1, 64, 64, 64), HALF, (False, False)).src[0], target) is not None
