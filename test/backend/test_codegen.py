"""Kernels built by hand: generated code against NumPy and against the interpreter."""

import math

import llvmlite.binding as llvm
import numpy as np
import pytest

from tinygrad import Tensor
from tinygrad.codegen import compile_kernel, render
from tinygrad.device import Buffer, Device, buffer_of
from tinygrad.dtype import DType, dtypes
from tinygrad.helpers import Context
from tinygrad.renderer import llvmir, tilewriter
from tinygrad.renderer.tile import Registers, find_tile
from tinygrad.runtime.compiler_llvm import compile_ir
from tinygrad.schedule import create_schedule
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.rows import free_ranges


def rng(number: int, size: int, kind: str = "grid") -> UOp:
  return UOp(Ops.RANGE, dtypes.int64, (), (number, size, kind))


def op2(op: Ops, a: UOp, b: UOp) -> UOp:
  return UOp(op, dtypes.bool if op is Ops.CMPLT else a.dtype, (a, b))


def at(*terms: tuple[UOp, int]) -> UOp:
  """Sum of ranges times strides."""
  total = UOp.const(dtypes.int64, 0)
  for r, stride in terms:
    total = op2(Ops.ADD, total, op2(Ops.MUL, r, UOp.const(dtypes.int64, stride)))
  return total


def load(slot: int, size: int, dt: DType, index: UOp, *valid: UOp) -> UOp:
  place = UOp(Ops.INDEX, dt, (UOp(Ops.PARAM, dt, (), (slot, size)), index))
  return UOp(Ops.LOAD, dt, (place, *valid))


def run(out_size: int, index: UOp, value: UOp, ranges: list[UOp], inputs: list[np.ndarray],
        dts: list[DType], device: str = "CPU") -> np.ndarray:  # fmt: skip
  """Result of the kernel that stores value at index."""
  place = UOp(Ops.INDEX, value.dtype, (UOp(Ops.PARAM, value.dtype, (), (0, out_size)), index))
  sink = UOp(Ops.SINK, dtypes.void, (UOp(Ops.STORE, dtypes.void, (place, value, *ranges)),))
  buffers = [Buffer(device, out_size, value.dtype)]
  buffers += [
    Buffer(device, x.size, dt).copyin(np.ascontiguousarray(x))
    for x, dt in zip(inputs, dts, strict=True)
  ]
  program = compile_kernel(sink, Device[device].target)
  Device[device].load(program)([b.address for b in buffers])
  return buffers[0].as_numpy().copy()


@pytest.mark.parametrize("op, ref", [(Ops.EXP2, np.exp2), (Ops.LOG2, np.log2), (Ops.SIN, np.sin)])
@pytest.mark.parametrize("dt", [dtypes.float32, dtypes.float64])
def test_transcendental(op, ref, dt):
  special = [0, -0.0, np.inf, -np.inf, np.nan, 127.5, -126, 1e-300]
  x = np.concatenate([np.linspace(-120, 120, 999), special]).astype(dt.fmt)
  r = rng(0, x.size)
  got = run(x.size, r, UOp(op, dt, (load(1, x.size, dt, r),)), [r], [x], [dt])
  with np.errstate(all="ignore"):
    want = ref(x.astype(np.float64)).astype(dt.fmt)
  rtol, atol = (3e-7, 1e-7) if dt is dtypes.float32 else (1e-12, 1e-14)
  np.testing.assert_allclose(got, want, rtol=rtol, atol=atol)


@pytest.mark.parametrize("device", ["CPU", "PYTHON"])
@pytest.mark.parametrize("op, ref", [(Ops.ADD, np.sum), (Ops.MAX, np.max)])
def test_reduce(device, op, ref):
  x = np.random.default_rng(0).standard_normal((5, 37)).astype("f")
  i, k = rng(0, 5), rng(1, 37, "reduce")
  value = UOp(
    Ops.REDUCE, dtypes.float32, (load(1, x.size, dtypes.float32, at((i, 37), (k, 1))), k), op
  )
  got = run(5, i, value, [i], [x], [dtypes.float32], device)
  np.testing.assert_allclose(got, ref(x, axis=1), rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("device", ["CPU", "PYTHON"])
@pytest.mark.parametrize("op, ref", [(Ops.ADD, np.sum), (Ops.MAX, np.max)])
@pytest.mark.parametrize("dt", [dtypes.float32, dtypes.float16, dtypes.int32])
def test_reduce_columns(device, op, ref, dt):
  """out[b, n] = 3 * (sum or maximum over i, j of x[b, i, j, n])"""
  x = np.random.default_rng(0).integers(-20, 20, (3, 2, 4, 150)).astype(dt.fmt)
  b, n, i, j = rng(0, 3), rng(1, 150), rng(2, 2, "reduce"), rng(3, 4, "reduce")
  index = at((b, 1200), (i, 600), (j, 150), (n, 1))
  value = UOp(Ops.REDUCE, dt, (load(1, x.size, dt, index), i, j), op)
  value = op2(Ops.MUL, value, UOp.const(dt, 3))
  got = run(450, at((b, 150), (n, 1)), value, [b, n], [x], [dt], device)
  np.testing.assert_array_equal(got.reshape(3, 150), ref(x, axis=(1, 2)) * 3)


SHAPES = [
  (3, 5, 7), (24, 64, 32), (7, 48, 16), (4, 5, 32), (1, 64, 300), (300, 8, 64), (13, 129, 31),
  (25, 96, 2), (2, 3000, 64), (97, 70, 3), (40, 33, 4099), (130, 1030, 17),
]  # fmt: skip


@pytest.mark.parametrize("turned_a", [False, True])
@pytest.mark.parametrize("turned_b", [False, True])
@pytest.mark.parametrize(
  "shape, dt", [*((s, dtypes.float32) for s in SHAPES), (SHAPES[-1], dtypes.float16)]
)
def test_matmul(shape, turned_a, turned_b, dt):
  rows, cols, depth = shape
  gen = np.random.default_rng(1)
  a = gen.standard_normal((rows, depth)).astype(dt.fmt)
  b = gen.standard_normal((depth, cols)).astype(dt.fmt)
  kinds = ("grid", "grid", "reduce")
  # a kernel has no ranges of one
  m, n, k = (
    rng(i, size, kind) if size > 1 else UOp.const(dtypes.int64, 0)
    for i, (size, kind) in enumerate(zip((rows, cols, depth), kinds, strict=True))
  )
  ai = at((k, rows), (m, 1)) if turned_a else at((m, depth), (k, 1))
  bi = at((n, depth), (k, 1)) if turned_b else at((k, cols), (n, 1))
  f = dtypes.float32
  x, y = load(1, a.size, dt, ai), load(2, b.size, dt, bi)
  if dt is not f:
    x, y = UOp(Ops.CAST, f, (x,)), UOp(Ops.CAST, f, (y,))
  value = op2(Ops.MUL, x, y)
  if depth > 1:
    value = UOp(Ops.REDUCE, f, (value, k), Ops.ADD)
  value = op2(Ops.ADD, value, UOp.const(f, 1.0))
  arrays = [a.T if turned_a else a, b.T if turned_b else b]
  ranges = [r for r in (m, n) if r.op is Ops.RANGE]
  got = run(rows * cols, at((m, cols), (n, 1)), value, ranges, arrays, [dt, dt])
  want = a.astype("d") @ b.astype("d") + 1
  np.testing.assert_allclose(got.reshape(rows, cols), want, rtol=1e-4, atol=1e-4 * depth**0.5)


@pytest.mark.parametrize("shape", [(32, 64, 32), (37, 50, 100), (70, 129, 2081), (300, 33, 64)])
@pytest.mark.parametrize("turned_a", [False, True])
@pytest.mark.parametrize("turned_b", [False, True])
@pytest.mark.parametrize("cpu, rounded", [("", False), ("", True), ("x86-64-v4", True)])
def test_matmul_of_bfloat16(shape, turned_a, turned_b, cpu, rounded):
  """On the matrix unit where the host has one; in float32 for a target without."""
  rows, cols, depth = shape
  gen = np.random.default_rng(1)
  # small whole numbers are exact in bfloat16, and so are their sums in float32
  a, b = (gen.integers(-8, 9, s).astype("f") for s in ((rows, depth), (depth, cols)))
  m, n, k = rng(0, rows), rng(1, cols), rng(2, depth, "reduce")
  ai = at((k, rows), (m, 1)) if turned_a else at((m, depth), (k, 1))
  bi = at((n, depth), (k, 1)) if turned_b else at((k, cols), (n, 1))
  # either the values in memory are bfloat16, or those of b are rounded where they are read
  dts = [dtypes.bfloat16, dtypes.float32 if rounded else dtypes.bfloat16]
  x, y = (
    load(slot, size, dt, index).cast(dtypes.bfloat16).cast(dtypes.float32)
    for slot, size, index, dt in ((1, a.size, ai, dts[0]), (2, b.size, bi, dts[1]))
  )
  value = UOp(Ops.REDUCE, dtypes.float32, (op2(Ops.MUL, x, y), k), Ops.ADD)
  arrays = [np.ascontiguousarray(v) for v in (a.T if turned_a else a, b.T if turned_b else b)]
  arrays = [
    v if dt is dtypes.float32 else (v.view(np.uint32) >> 16).astype(np.uint16)
    for v, dt in zip(arrays, dts, strict=True)
  ]
  with Context(CPU_TARGET=cpu):
    got = run(rows * cols, at((m, cols), (n, 1)), value, [m, n], arrays, dts)
  np.testing.assert_array_equal(got.reshape(rows, cols), a @ b)


ODD_SHAPES = [
  (1, 1, 7), (1, 30522, 3), (30522, 1, 3), (5, 30522, 2), (30522, 5, 2), (61, 127, 1), (1, 1, 5000),
  (257, 17, 131), (49, 65, 2053), (32, 32, 32), (97, 640, 1031),
]  # fmt: skip


@pytest.mark.parametrize("cpu", ["", "x86-64", "x86-64-v3"])
@pytest.mark.parametrize("shape", ODD_SHAPES)
def test_odd_products_on_lesser_cpus_too(shape, cpu):
  """Sizes of one, primes, and those that no tile divides, in every storage order."""
  with Context(CPU_TARGET=cpu, NUM_CPU_THREADS=4):
    for turned_a in (False, True):
      for turned_b in (False, True):
        test_matmul(shape, turned_a, turned_b, dtypes.float32)


@pytest.mark.parametrize("cpu", ["", "x86-64-v3"])
@pytest.mark.parametrize("shape", [(64, 131, 71), (128, 64, 130), (51, 192, 40), (9, 66, 2060)])
def test_a_lower_tile_for_the_last_rows(shape, cpu, monkeypatch):
  monkeypatch.setattr(tilewriter, "_LARGE", 1)
  with Context(CPU_TARGET=cpu, NUM_CPU_THREADS=2):
    for turned_a in (False, True):
      for turned_b in (False, True):
        test_matmul(shape, turned_a, turned_b, dtypes.float32)


@pytest.mark.parametrize("turned", [False, True])
def test_products_for_aarch64_become_machine_code(turned):
  """Nothing in the text needs x86; the fused multiplications of NEON are used."""
  m, n, k = rng(0, 50), rng(1, 70), rng(2, 64, "reduce")
  f = dtypes.float32
  b = at((n, 64), (k, 1)) if turned else at((k, 70), (n, 1))
  product = op2(Ops.MUL, load(1, 3200, f, at((k, 50), (m, 1))), load(2, 4480, f, b))
  place = UOp(Ops.INDEX, f, (UOp(Ops.PARAM, f, (), (0, 3500)), at((m, 70), (n, 1))))
  value = UOp(Ops.REDUCE, f, (product, k), Ops.ADD)
  sink = UOp(Ops.SINK, dtypes.void, (UOp(Ops.STORE, dtypes.void, (place, value, m, n)),))
  text = render(sink, "product", Registers(32, 4))[0]
  llvm.initialize_all_targets()
  llvm.initialize_all_asmprinters()
  target = llvm.Target.from_triple("aarch64-unknown-linux-gnu").create_target_machine(opt=2)
  module = llvm.parse_assembly(text)
  module.verify()
  assert "fmla\tv" in target.emit_assembly(module)


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("turned", [False, True])
def test_rows_and_columns_in_several_blocks(threads, turned):
  """Many items a thread: what was packed for one is used for the next, and only for those."""
  with Context(NUM_CPU_THREADS=threads):
    test_matmul((2100, 330, 257), turned, turned, dtypes.float32)
    test_matmul((700, 200, 2500), turned, turned, dtypes.float32)
    # columns that stay while the rows change, and columns that are read in place part by part
    test_matmul((1400, 200, 1600), True, turned, dtypes.float32)
    test_matmul((1000, 150, 2500), True, turned, dtypes.float32)
    test_matmul((150, 1024, 701), turned, False, dtypes.float32)
    test_matmul_of_bfloat16((1100, 600, 160), turned, turned, "", False)
    test_matmul_of_bfloat16((128, 96, 4160), turned, turned, "", True)
    # tiles that are kept for other columns, the last strip's rows twice, and parts of the sum
    test_matmul_of_bfloat16((333, 700, 1600), False, turned, "", False)
    test_matmul_of_bfloat16((700, 64, 1100), turned, turned, "", False)


@pytest.mark.parametrize(
  "cols, terms, form",
  [
    (512, 512, "direct"),
    (64, 1024, "direct"),
    # for few blocks of columns of a thread packing again is cheaper than to keep what is packed,
    # and by the way where the first tiles are read in place
    (512, 1024, "kept"),
    (1500, 1600, "kept"),
    (512, 1030, "again"),
    (4500, 1024, "packed"),
  ],
)
def test_rows_that_cannot_stay_in_the_nearest_cache_are_packed(cols, terms, form):
  """Rows of 2 KiB meet in two of its sets; where few columns pass by, that does not matter."""
  m, n, k = rng(0, 128), rng(1, cols), rng(2, terms, "reduce")
  half, f = dtypes.bfloat16, dtypes.float32
  x = load(1, 128 * terms, half, at((m, terms), (k, 1))).cast(f)
  y = load(2, terms * cols, half, at((k, cols), (n, 1))).cast(f)
  value = UOp(Ops.REDUCE, f, (op2(Ops.MUL, x, y), k), Ops.ADD)
  place = UOp(Ops.INDEX, f, (UOp(Ops.PARAM, f, (), (0, 128 * cols)), at((m, cols), (n, 1))))
  store = UOp(Ops.STORE, dtypes.void, (place, value, m, n))
  tile = find_tile(store, free_ranges((store,)), Registers(matrix=True))
  assert tile is not None and tile.matrix and tile.a_form == form
  test_matmul_of_bfloat16((128, cols, terms), False, False, "", False)


@pytest.mark.parametrize("dt", [dtypes.float32, dtypes.bfloat16])
@pytest.mark.parametrize("rows, cols", [(33, 200), (70, 45), (64, 96)])
def test_products_with_values_that_some_rows_have(dt, rows, cols):
  """out[m, n] = sum + (more[m, n] + bias[n] if m < 3), and nothing is read behind `more`."""
  gen, f, terms = np.random.default_rng(5), dtypes.float32, 96
  a, b, more = (
    gen.integers(-8, 9, s).astype("f") for s in ((rows, terms), (terms, cols), (3, cols))
  )
  bias = gen.integers(-8, 9, cols).astype("f")
  m, n, k = rng(0, rows), rng(1, cols), rng(2, terms, "reduce")
  x = load(1, a.size, dt, at((m, terms), (k, 1))).cast(f)
  y = load(2, b.size, dt, at((k, cols), (n, 1))).cast(f)
  value = UOp(Ops.REDUCE, f, (op2(Ops.MUL, x, y), k), Ops.ADD)
  there = op2(Ops.CMPLT, m, UOp.const(dtypes.int64, 3))
  extra = load(3, more.size, f, at((m, cols), (n, 1)), there)
  value = op2(Ops.ADD, value, extra)
  value = op2(Ops.ADD, value, UOp(Ops.WHERE, f, (there, load(4, cols, f, n), UOp.const(f, 0.0))))
  half = dt is dtypes.bfloat16
  arrays = [(v.view(np.uint32) >> 16).astype(np.uint16) if half else v for v in (a, b)]
  out = at((m, cols), (n, 1))
  got = run(rows * cols, out, value, [m, n], [*arrays, more, bias], [dt, dt, f, f])
  want = a @ b
  want[:3] += more + bias
  np.testing.assert_array_equal(got.reshape(rows, cols), want)


@pytest.mark.parametrize("rows, cols", [(33, 200), (70, 45), (64, 96)])
@pytest.mark.parametrize("terms", [40, 160, 1700])
def test_rest_of_an_expression_on_the_matrix_unit(rows, cols, terms):
  """out[h, m, n] = max(scale[m] * sum, bias[n]) for two heads h, rounded to bfloat16."""
  gen = np.random.default_rng(5)
  a, b = (gen.integers(-8, 9, s).astype("f") for s in ((2, rows, terms), (2, terms, cols)))
  scale, bias = (gen.integers(-8, 9, s).astype("f") for s in ((rows,), (cols,)))
  h, m, n, k = rng(0, 2), rng(1, rows), rng(2, cols), rng(3, terms, "reduce")
  f, half = dtypes.float32, dtypes.bfloat16
  x = load(1, a.size, half, at((h, rows * terms), (m, terms), (k, 1))).cast(f)
  y = load(2, b.size, half, at((h, terms * cols), (k, cols), (n, 1))).cast(f)
  value = UOp(Ops.REDUCE, f, (op2(Ops.MUL, x, y), k), Ops.ADD)
  value = op2(Ops.MUL, value, load(3, rows, f, m))
  value = op2(Ops.MAX, value, load(4, cols, f, n)).cast(half).cast(f)
  arrays = [(v.view(np.uint32) >> 16).astype(np.uint16) for v in (a, b)]
  out = at((h, rows * cols), (m, cols), (n, 1))
  inputs = [*arrays, scale, bias]
  got = run(2 * rows * cols, out, value, [h, m, n], inputs, [half, half, f, f])
  want = np.maximum((a @ b) * scale[:, None], bias).astype(np.float32).view(np.uint32)
  want = (want + 0x7FFF + ((want >> 16) & 1)) & 0xFFFF0000
  np.testing.assert_array_equal(got.reshape(2, rows, cols), want.view(np.float32))


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("rows, cols, terms", [(512, 64, 512), (300, 33, 160), (161, 30, 160)])
@pytest.mark.parametrize("along", [False, True])
def test_sums_that_are_transposed(rows, cols, terms, along, threads):
  """out[h, m, n] = sum over k of x[h, k, m] * y[h, n, k] + z[h, m, n] for three heads h.

  Rows lie across memory, so that the matrix unit has them as columns. `along`: y is read in place.
  """
  gen = np.random.default_rng(6)
  x, y, z = (
    gen.integers(-8, 9, (3, *s)).astype("f") for s in ((terms, rows), (cols, terms), (rows, cols))
  )
  h, m, n, k = rng(0, 3), rng(1, rows), rng(2, cols), rng(3, terms, "reduce")
  f, half = dtypes.float32, dtypes.bfloat16
  if not along:
    y = np.ascontiguousarray(y.transpose(0, 2, 1))
  steps = {n: terms, k: 1} if along else {n: 1, k: cols}
  left = load(1, x.size, half, at((h, rows * terms), (m, 1), (k, rows))).cast(f)
  place = at((h, cols * terms), (n, steps[n]), (k, steps[k]))
  right = load(2, y.size, half, place).cast(f)
  out = at((h, rows * cols), (m, cols), (n, 1))
  value = UOp(Ops.REDUCE, f, (op2(Ops.MUL, left, right), k), Ops.ADD)
  value = op2(Ops.ADD, value, load(3, z.size, f, out))
  target = UOp(Ops.INDEX, f, (UOp(Ops.PARAM, f, (), (0, z.size)), out))
  store = UOp(Ops.STORE, dtypes.void, (target, value, h, m, n))
  tile = find_tile(store, free_ranges((store,)), Registers(matrix=True))
  assert tile is not None and tile.crossed and (tile.num_rows, tile.num_cols) == (cols, rows)
  arrays = [(v.view(np.uint32) >> 16).astype(np.uint16) for v in (x, y)]
  with Context(NUM_CPU_THREADS=threads):
    got = run(z.size, out, value, [h, m, n], [*arrays, z], [half, half, f])
  want = np.einsum("hkm,hnk->hmn" if along else "hkm,hkn->hmn", x, y) + z
  np.testing.assert_array_equal(got.reshape(z.shape), want)


def test_large_results_are_not_transposed():
  """A weight's gradient has as many results as its rows have terms: these are transposed."""
  m, n, k = rng(0, 1024), rng(1, 1024), rng(2, 1024, "reduce")
  half, f = dtypes.bfloat16, dtypes.float32
  x, y = (load(i + 1, 1 << 20, half, at((k, 1024), (r, 1))).cast(f) for i, r in enumerate((m, n)))
  value = UOp(Ops.REDUCE, f, (op2(Ops.MUL, x, y), k), Ops.ADD)
  place = UOp(Ops.INDEX, f, (UOp(Ops.PARAM, f, (), (0, 1 << 20)), at((m, 1024), (n, 1))))
  store = UOp(Ops.STORE, dtypes.void, (place, value, m, n))
  tile = find_tile(store, free_ranges((store,)), Registers(matrix=True))
  assert tile is not None and tile.matrix and not tile.crossed


def test_packed_rows_of_an_expression():
  """out[m, n] = sum over k of relu(x[k, m]) * y[k, n]: no plain load can be copied"""
  gen = np.random.default_rng(4)
  x, y = (gen.standard_normal((37, c)).astype("f") for c in (101, 70))
  m, n, k = rng(0, 101), rng(1, 70), rng(2, 37, "reduce")
  f = dtypes.float32
  left = op2(Ops.MAX, load(1, x.size, f, at((k, 101), (m, 1))), UOp.const(f, 0.0))
  product = op2(Ops.MUL, left, load(2, y.size, f, at((k, 70), (n, 1))))
  value = UOp(Ops.REDUCE, f, (product, k), Ops.ADD)
  got = run(101 * 70, at((m, 70), (n, 1)), value, [m, n], [x, y], [f, f])
  want = np.maximum(x, 0).T @ y
  np.testing.assert_allclose(got.reshape(101, 70), want, rtol=1e-4, atol=1e-4)


def test_product_summed_over_two_axes_with_split_rows():
  """c[b, m, n] = sum over i, j of x[i, j, b, m] * y[i, j, n]"""
  sizes = {"b": 3, "m": 11, "n": 37, "i": 2, "j": 19}
  gen = np.random.default_rng(2)
  x = gen.standard_normal((2, 19, 3, 11)).astype("f")
  y = gen.standard_normal((2, 19, 37)).astype("f")
  kinds = {"i": "reduce", "j": "reduce"}
  r = {c: rng(i, s, kinds.get(c, "grid")) for i, (c, s) in enumerate(sizes.items())}
  xi = at((r["i"], 19 * 33), (r["j"], 33), (r["b"], 11), (r["m"], 1))
  yi = at((r["i"], 19 * 37), (r["j"], 37), (r["n"], 1))
  f = dtypes.float32
  product = op2(Ops.MUL, load(1, x.size, f, xi), load(2, y.size, f, yi))
  value = UOp(Ops.REDUCE, f, (product, r["i"], r["j"]), Ops.ADD)
  out = at((r["b"], 11 * 37), (r["m"], 37), (r["n"], 1))
  got = run(33 * 37, out, value, [r["b"], r["m"], r["n"]], [x, y], [f, f])
  want = np.einsum("ijbm,ijn->bmn", x, y).ravel()
  np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("device", ["CPU", "PYTHON"])
def test_masked_load(device):
  x = np.arange(4, dtype=np.int32) + 1
  i = rng(0, 9)
  valid = op2(Ops.CMPLT, i, UOp.const(dtypes.int64, 4))
  got = run(9, i, load(1, 4, dtypes.int32, i, valid), [i], [x], [dtypes.int32], device)
  assert got.tolist() == [1, 2, 3, 4, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("dt", [dtypes.bool, *dtypes.ints, dtypes.float16, dtypes.float64])
def test_cast_from_float(dt):
  x = np.array([0, 1.75, 3, 100, 127], np.float32)
  i = rng(0, 5)
  value = UOp(Ops.CAST, dt, (load(1, 5, dtypes.float32, i),))
  got = run(5, i, value, [i], [x], [dtypes.float32])
  np.testing.assert_array_equal(got, x.astype(dt.fmt))


def test_bfloat16_rounds_to_even_and_keeps_nan():
  x = np.array([1 + 2**-8, 1 + 3 * 2**-8, np.nan, np.inf, -0.0], np.float32)
  i = rng(0, 5)
  value = UOp(Ops.CAST, dtypes.bfloat16, (load(1, 5, dtypes.float32, i),))
  got = run(5, i, value, [i], [x], [dtypes.float32])
  back = (got.astype(np.uint32) << 16).view(np.float32)
  np.testing.assert_array_equal(back, np.array([1, 1 + 2**-6, np.nan, np.inf, -0.0], np.float32))


def test_division_by_zero_does_not_trap():
  x, y = np.array([7, -7, -(2**31)], np.int32), np.array([0, 2, -1], np.int32)
  i = rng(0, 3)
  value = op2(Ops.IDIV, load(1, 3, dtypes.int32, i), load(2, 3, dtypes.int32, i))
  got = run(3, i, value, [i], [x, y], [dtypes.int32] * 2)
  assert got.tolist() == [0, -3, -(2**31)]


def test_scatter_loop_runs_in_order():
  rows = np.array([1, 0, 1, 1], np.int64)
  r = rng(0, 4, "loop")
  row = load(1, 4, dtypes.int64, r)
  value = op2(Ops.ADD, load(0, 2, dtypes.int64, row), UOp.const(dtypes.int64, 1))
  place = UOp(Ops.INDEX, dtypes.int64, (UOp(Ops.PARAM, dtypes.int64, (), (0, 2)), row))
  sink = UOp(Ops.SINK, dtypes.void, (UOp(Ops.STORE, dtypes.void, (place, value, r)),))
  out = Buffer("CPU", 2, dtypes.int64).copyin(np.zeros(2, np.int64))
  idx = Buffer("CPU", 4, dtypes.int64).copyin(rows)
  Device["CPU"].load(compile_kernel(sink, Device["CPU"].target))([out.address, idx.address])
  assert out.as_numpy().tolist() == [1, 3]


def test_device_names():
  assert Device.canonicalize("cpu:0") == "CPU"
  assert Device.canonicalize("cpu:1") == "CPU:1"
  with pytest.raises(ValueError, match="no such device"):
    Device["TOASTER"]


def test_a_cpu_that_llvm_does_not_know_is_named():
  with Context(CPU_TARGET="pentium9"), pytest.raises(ValueError, match="CPU_TARGET='pentium9'"):
    compile_ir("define void @f() { ret void }")


def test_kernels_of_vectors_only_need_few_passes():
  x = Tensor.empty(64, 512)
  registers = Registers(32, 16)

  def is_short(t: Tensor) -> bool:
    item, *_ = create_schedule([t.contiguous().uop], "CPU").items
    assert item.kernel is not None
    return render(item.kernel, "k", registers)[0].startswith(llvmir.FEW_PASSES)

  assert is_short((x - x.max(-1, keepdim=True)).exp()) and is_short(x * 2 + 1)
  assert is_short(Tensor.empty(4096).square().sum()), "a single row"
  assert is_short(Tensor.empty(5, 3) * 2), "little to compute"
  assert is_short(x @ Tensor.empty(512, 32)), "packs whole vectors"
  assert is_short(x @ Tensor.empty(30, 512).T), "single columns at the end of rows"
  assert not is_short(Tensor.empty(64, 512, dtype="int32").float() @ x.T), "packs single values"
  assert not is_short(Tensor.empty(5000, 3) * 2), "too short for vectors"
  assert not is_short(x.sum(-1)), "sums of many rows are LLVM's"
  with Context(NOOPT=1):
    assert not is_short(x * 2 + 1)


@pytest.mark.parametrize("kind", [np.uint32, np.uint64, np.int32, np.uint8])
@pytest.mark.parametrize("size", [5, 1000])
def test_bits_that_drop_out_on_one_side_come_in_on_the_other(kind, size):
  bits = 8 * np.dtype(kind).itemsize
  x = np.random.default_rng(size).integers(0, 2 ** (bits - 1), size).astype(kind)
  x[::2] = ~x[::2]
  t = Tensor(x).realize()
  for left, right in ((3, bits - 3), (3, bits - 4), (1, bits - 1), (0, 1)):
    expected = (x << kind(left)) | (x >> kind(right))
    assert ((t << left) | (t >> right)).tolist() == expected.tolist()
  assert ((t << 3) | ((t + 1) >> (bits - 3))).tolist() == (
    (x << kind(3)) | ((x + kind(1)) >> kind(bits - 3))
  ).tolist()


@pytest.mark.parametrize("columns", [17, 96, 1024, 1040, 4104])
@pytest.mark.parametrize("dt", [dtypes.float32, dtypes.float16, dtypes.int32])
def test_columns_in_registers_in_memory_and_as_loops(columns, dt):
  x = np.random.default_rng(columns).integers(-9, 9, (2, 5, columns))
  t = Tensor(x).cast(dt).realize()
  assert t.sum(1).cast(dtypes.int32).tolist() == x.sum(1).tolist()
  assert (t.max((0, 1)) * 2 + 1).cast(dtypes.int32).tolist() == (x.max((0, 1)) * 2 + 1).tolist()
  with_nan = t.cast(dtypes.float32) + Tensor([0.0] * (columns - 1) + [math.nan])
  assert np.isnan(with_nan.max(1).numpy()).sum(0).tolist() == [0] * (columns - 1) + [2]


@pytest.mark.parametrize("size", [3, 64, 1000, 5000])
def test_a_single_row_and_what_depends_on_nothing_but_its_sum(size):
  x = np.random.default_rng(size).integers(0, 5, size)
  t = Tensor(x).cast(dtypes.float32).realize()
  assert ((t.sum() + 1) * 2).item() == 2 * (x.sum() + 1)
  assert (t.max() - t.min()).item() == x.max() - x.min()
  spread = t.std().item(), t.square().mean().sqrt().item()
  assert spread == pytest.approx((x.std(ddof=1), (x**2).mean() ** 0.5), rel=1e-5)


def test_rows_that_fill_up_a_tile_are_not_written_behind_the_result():
  a = Tensor.ones(2, 67, 64, dtype=dtypes.bfloat16).contiguous().realize()
  b = Tensor.ones(2, 64, 64).contiguous().realize()
  (item,) = create_schedule([a.cast(dtypes.float32).matmul(b).uop], "CPU").items
  assert item.kernel is not None
  launch = Device["CPU"].load(compile_kernel(item.kernel, Device["CPU"].target))
  size = 2 * 67 * 64
  out = np.full(size + 4096, 7, np.float32)
  launch([out.ctypes.data, *(buffer_of(x).address for x in item.buffers[1:])])
  assert (out[:size] == 64).all() and (out[size:] == 7).all()
