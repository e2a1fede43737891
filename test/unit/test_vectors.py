"""Loops of vectors: every element has the value that it has in a loop of scalars."""

from __future__ import annotations

import numpy as np
import pytest

from tinygrad import Context, Tensor, dtypes
from tinygrad.codegen import render
from tinygrad.dtype import DType
from tinygrad.renderer.tile import Registers
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

CPUS = ["", "x86-64-v3", "x86-64-v2", "x86-64"]
# Around the sizes of vectors, and of several of them.
LENGTHS = [64, 65, 79, 80, 127, 128, 4099]


def values(count: int, dtype: str) -> np.ndarray:
  rng = np.random.default_rng(count)
  if "int" in dtype:
    info = np.iinfo(dtype)
    return rng.integers(info.min, info.max, count, dtype=dtype)
  return (rng.standard_normal(count) * 20).astype(dtype)


UNARY = {
  "float32": ["exp2", "log2", "sin", "sqrt", "trunc", "reciprocal", "neg"],
  "float64": ["exp2", "log2", "sin", "sqrt", "trunc"],
  "float16": ["exp2", "sqrt", "neg"],
}


@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("dtype", UNARY)
def test_functions_have_the_same_bits_as_of_scalars(dtype, cpu):
  x = values(4099, dtype)
  x[:9] = 0, -0.0, np.inf, -np.inf, np.nan, 1, -1, 127.5, -126.5
  x[-4:] = np.inf, np.nan, -np.inf, 0

  def results() -> list[np.ndarray]:
    t = Tensor(x).realize()
    outs = [getattr(t, name)() for name in UNARY[dtype]]
    return [out.numpy() for out in outs]

  with Context(CPU_TARGET=cpu):
    vectors = results()
    with Context(NOOPT=1):
      scalars = results()
  for name, a, b in zip(UNARY[dtype], vectors, scalars, strict=True):
    np.testing.assert_array_equal(a, b, err_msg=name)


@pytest.mark.parametrize("cpu", CPUS)
def test_exp2_of_every_size(cpu):
  """To one unit in the last place from the largest to the smallest number, and to no number."""
  x = np.concatenate([np.linspace(-160, 130, 29000), [np.inf, -np.inf, 1e30, -1e30, 3e38, -3e38]])
  x = x.astype(np.float32)
  with Context(CPU_TARGET=cpu):
    got = Tensor(x).exp2().numpy()
  with np.errstate(over="ignore"):
    want = np.exp2(x.astype(np.float64)).astype(np.float32)
  np.testing.assert_array_equal(np.isinf(got), np.isinf(want))
  finite = np.isfinite(want)
  ulps = np.abs(got[finite].view(np.int32) - want[finite].view(np.int32))
  assert ulps.max() <= 1


@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64"])
def test_integers(dtype, cpu):
  x, y = values(203, dtype), values(203, dtype)[::-1].copy()
  with Context(CPU_TARGET=cpu):
    a, b = Tensor(x).realize(), Tensor(y).realize()
    outs = {
      "add": (a + b, x + y),
      "mul": (a * b, x * y),
      "less": (a < b, x < y),
      "max": (a.maximum(b), np.maximum(x, y)),
      "where": ((a < b).where(a, 3), np.where(x < y, x, 3)),
      "left": (a << 3, x << 3),
      "right": (a >> 2, x >> 2),
      "xor": (a ^ b, x ^ y),
      "float": (a.cast(dtypes.float32), x.astype(np.float32)),
      "bool": (a.cast(dtypes.bool), x != 0),
      "wide": (a.cast(dtypes.int64), x.astype(np.int64)),
    }
    for name, (got, want) in outs.items():
      np.testing.assert_array_equal(got.numpy(), want.astype(got.numpy().dtype), err_msg=name)


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("cpu", CPUS)
def test_rows_of_every_length(length, cpu):
  """Sums, kept values and results of rows that vectors do not fill, in float32 and 16 bits."""
  x = values(3 * length, "float32").reshape(3, length) / 20
  with Context(CPU_TARGET=cpu):
    t = Tensor(x).realize()
    soft, half = t.softmax(-1).numpy(), t.cast(dtypes.bfloat16).layernorm().float().numpy()
    integers = (t * 8).cast(dtypes.int32)
    total = (integers - integers.max(-1, keepdim=True)).sum(-1).numpy()
  e = np.exp(x.astype(np.float64) - x.max(-1, keepdims=True))
  np.testing.assert_allclose(soft, e / e.sum(-1, keepdims=True), rtol=3e-6)
  n = (x - x.mean(-1, keepdims=True)) / x.std(-1, keepdims=True)
  np.testing.assert_allclose(half, n, rtol=0.02, atol=0.04)
  i = (x * 8).astype(np.int32)
  np.testing.assert_array_equal(total, (i - i.max(-1, keepdims=True)).sum(-1))


@pytest.mark.parametrize("dtype", [dtypes.bfloat16, dtypes.float16])
@pytest.mark.parametrize("length", [*LENGTHS, 111, 112])
def test_rows_of_halves_of_every_length(length, dtype):
  """Two registers of floats make one of halves; what is left at the end may fill one."""
  x = np.random.default_rng(length).integers(-8, 8, (3, length)).astype(np.float32)
  t = Tensor(x).cast(dtype).realize()
  mask = (Tensor(x) > 0).realize()
  f = t.cast(dtypes.float32)
  less = (f - f.sum(-1, keepdim=True) * 2.0**-12 + f.max(-1, keepdim=True)).cast(dtype)
  masked = mask.where(t * 2, t).contiguous()
  counted = (t + (Tensor.arange(length) % 4).cast(dtype)).contiguous()
  Tensor.realize(less, masked, counted)
  results = [u.cast(dtypes.float32).numpy() for u in (less, masked, counted)]
  want = x - x.sum(-1, keepdims=True) * 2.0**-12 + x.max(-1, keepdims=True)
  np.testing.assert_allclose(results[0], want, rtol=2.0**-8, atol=2.0**-8)
  np.testing.assert_array_equal(results[1], np.where(x > 0, 2 * x, x))
  np.testing.assert_array_equal(results[2], x + np.arange(length) % 4)


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.bfloat16])
@pytest.mark.parametrize("length", [79, 512])
def test_two_rows_take_turns(length, dtype, capsys):
  """With the same bits as where the number of rows is odd, also in place."""
  x = values(256 * length, "float32").reshape(256, length)

  def softmax(rows: int) -> np.ndarray:
    t = Tensor(x[:rows]).cast(dtype).contiguous().realize()
    t.assign(t.cast(dtypes.float32).softmax(-1).cast(dtype)).realize()
    return t.cast(dtypes.float32).numpy()

  with Context(DEBUG=3):
    pairs = softmax(256)
    found = capsys.readouterr().out
    single = softmax(255)
  assert f"stores by rows of ({length},), 128 items" in found
  np.testing.assert_array_equal(pairs[:255], single)
  np.testing.assert_allclose(pairs.sum(-1), 1, atol=4e-3 if dtype is dtypes.bfloat16 else 1e-5)


def test_values_that_some_elements_do_not_have():
  """Padding is read by no element; what is made of the position counts up."""
  x = values(2 * 150, "float32").reshape(2, 150)
  t = Tensor(x).realize()
  got = (t.pad(((0, 0), (7, 11))) + 1).numpy()
  np.testing.assert_array_equal(got, np.pad(x, ((0, 0), (7, 11))) + 1)
  np.testing.assert_array_equal(
    (t + Tensor.arange(150)).numpy(), x + np.arange(150, dtype=np.float32)
  )
  np.testing.assert_array_equal(
    Tensor.full((3, 100), 2.5).contiguous().numpy(), np.full((3, 100), 2.5)
  )
  flipped = (t.flip(1) * 2 + t).numpy()
  np.testing.assert_array_equal(flipped, x[:, ::-1] * 2 + x)


@pytest.mark.parametrize("offset", [0, 1, 5, 16])
@pytest.mark.parametrize("shape", [(4200, 1024), (1099, 4099)])
def test_large_results_at_every_alignment(shape, offset):
  """Those go past the caches where vectors of them are aligned, in rows that begin anywhere."""
  count = shape[0] * shape[1]
  base = np.zeros(count + 64, np.float32)
  start = -base.ctypes.data % 64 // 4 + offset
  memory = base[start : start + count]
  x = np.arange(count, dtype=np.float32).reshape(shape)
  t = Tensor.from_blob(memory.ctypes.data, shape)
  source = Tensor(x).realize()
  t.assign(source - source.max(-1, keepdim=True) + source.min(-1, keepdim=True)).realize()
  np.testing.assert_array_equal(memory.reshape(shape), x - (shape[1] - 1))
  assert not base[:start].any() and not base[start + count :].any()


def kernel(dt: DType, step: int) -> UOp:
  """y[i] = x[step * i] + 1"""
  i = UOp(Ops.RANGE, dtypes.int64, (), (0, 128, "grid"))
  far = i if step == 1 else i.alu(Ops.MUL, UOp.const(dtypes.int64, step))
  params = [UOp(Ops.PARAM, dt, (), (slot, 128 * n)) for slot, n in ((0, 1), (1, step))]
  places = [UOp(Ops.INDEX, dt, (p, n)) for p, n in zip(params, (i, far), strict=True)]
  value = UOp(Ops.LOAD, dt, (places[1],)).alu(Ops.ADD, UOp.const(dt, 1))
  return UOp(Ops.SINK, dtypes.void, (UOp(Ops.STORE, dtypes.void, (places[0], value, i)),))


def test_which_loops_are_of_vectors():
  assert "<16 x float>" in render(kernel(dtypes.float32, 1), "k", Registers(32, 16))[0]
  assert "<8 x float>" in render(kernel(dtypes.float32, 1), "k", Registers(16, 8))[0]
  assert "<32 x float>" in render(kernel(dtypes.bfloat16, 1), "k", Registers(32, 16))[0]
  assert "<8 x float>" in render(kernel(dtypes.bfloat16, 1), "k", Registers(16, 8))[0]
  assert " x float>" not in render(kernel(dtypes.float32, 3), "k", Registers(32, 16))[0]
  with Context(NOOPT=1):
    assert " x float>" not in render(kernel(dtypes.float32, 1), "k", Registers(32, 16))[0]


def all_halves() -> tuple[np.ndarray, Tensor]:
  """Every bfloat16 as float32, and as a tensor."""
  bits = np.arange(1 << 16, dtype=np.uint32) << 16
  return bits.view(np.float32), Tensor(bits.view(np.float32)).cast(dtypes.bfloat16).realize()


@pytest.mark.parametrize("cpu", CPUS)
def test_functions_of_every_bfloat16(cpu):
  """Computed in float32 with an exponential of 18 bits: within one unit in the last place."""
  x, t = all_halves()
  with np.errstate(invalid="ignore"):
    wide = x.astype(np.float64)
  with Context(CPU_TARGET=cpu):
    f = t.cast(dtypes.float32)
    cube = f * (1 + 0.044715 * f * f) * 1.5957691216057308
    got = {"exp": f.exp(), "sigmoid": f.sigmoid(), "gelu": f * cube.sigmoid()}
    got = {k: v.cast(dtypes.bfloat16).contiguous().realize() for k, v in got.items()}
  with np.errstate(all="ignore"):
    cube = wide * (1 + 0.044715 * wide * wide) * 1.5957691216057308
    want = {"exp": np.exp(wide), "sigmoid": 1 / (1 + np.exp(-wide))}
    want["gelu"] = wide / (1 + np.exp(-cube))
    for name, out in got.items():
      found = out.cast(dtypes.float32).numpy()
      exact = want[name].astype(np.float32)
      # what is below the smallest normal number is 0, also where a factor of it is
      counts = np.isfinite(exact) & (np.abs(exact) > 1e-36)
      np.testing.assert_array_equal(np.isnan(found[~np.isinf(x)]), np.isnan(exact[~np.isinf(x)]))
      # a unit in the last place of 8 bits
      unit = 2.0 ** (np.floor(np.log2(np.abs(exact[counts]))) - 7)
      assert (np.abs(found[counts] - want[name][counts]) / unit).max() <= 0.51, name


@pytest.mark.parametrize("cpu", CPUS)
def test_what_a_difference_leaves_of_coarse_functions(cpu):
  """tanh is 2 * sigmoid - 1: near 0 it needs more of the reciprocal than a sigmoid of 8 bits."""
  x, t = all_halves()
  with Context(CPU_TARGET=cpu):
    out = t.cast(dtypes.float32).tanh().cast(dtypes.bfloat16).contiguous().realize()
  found, counts = out.cast(dtypes.float32).numpy(), np.isfinite(x) & (np.abs(x) > 1e-36)
  np.testing.assert_array_equal(np.isnan(found), np.isnan(x))
  with np.errstate(invalid="ignore"):
    want = np.tanh(x.astype(np.float64))
  unit = 2.0 ** (np.floor(np.log2(np.abs(want[counts]))) - 7)
  # sigmoids near a half are rounded to steps of 2^-24
  error = np.abs(found[counts] - want[counts]) - 2.0**-22
  assert (error / unit).max() <= 0.52


@pytest.mark.parametrize("length", [64, 96, 100, 512, 1072])
@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.bfloat16])
def test_a_maximum_keeps_what_is_no_number(dtype, length):
  """Wherever in its row it is; infinities are numbers."""
  x = np.tile(values(length, "float32"), (length + 2, 1))
  x[np.arange(length), np.arange(length)] = np.nan
  x[length, :] = -np.inf
  x[length + 1, 3] = np.inf
  t = Tensor(x).cast(dtype).realize()
  top = t.max(-1)
  rows = (t - t.max(-1, keepdim=True)).contiguous()
  want = t.cast(dtypes.float32).numpy().max(-1)
  np.testing.assert_array_equal(top.cast(dtypes.float32).numpy(), want)
  got = rows.cast(dtypes.float32).numpy()
  assert np.isnan(got[:length]).all() and np.isnan(got[length]).all()
  assert np.isnan(got[length + 1, 3]) and np.isneginf(np.delete(got[length + 1], 3)).all()
