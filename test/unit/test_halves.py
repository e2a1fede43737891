"""Conversions of halves by integer operations: every half, and what lies between two of them."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from tinygrad import Context, Tensor, dtypes
from tinygrad.runtime import halves
from tinygrad.runtime.compiler_llvm import Library, compile_ir

BITS = np.arange(1 << 16, dtype=np.uint32).astype(np.uint16)


def loop(name: str, call: str, old: str, new: str) -> str:
  """A function over arrays: for halves, the calling convention depends on the CPU."""
  return f"""
define void @{name}(ptr %out, ptr %in, i64 %n) {{
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %from = getelementptr {old}, ptr %in, i64 %i
  %x = load {old}, ptr %from
  %y = call {new} @{call}({old} %x)
  %to = getelementptr {new}, ptr %out, i64 %i
  store {new} %y, ptr %to
  %next = add i64 %i, 1
  %go = icmp ult i64 %next, %n
  br i1 %go, label %body, label %exit
exit:
  ret void
}}
"""


LOOPS = (
  halves.TEXT.replace("define", "define internal")
  + loop("widen", halves.TO_FLOAT, "half", "float")
  + loop("narrow", halves.TO_HALF, "float", "half")
)


@pytest.fixture(scope="module")
def loops() -> Library:
  return Library(compile_ir(LOOPS, "loops"), ("widen", "narrow"))


def call(loops: Library, name: str, x: np.ndarray, dtype: type) -> np.ndarray:
  out = np.empty(x.size, dtype)
  fn = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)(loops.address[name])
  fn(out.ctypes.data, x.ctypes.data, x.size)
  return out


def test_every_half_is_the_float_that_it_is(loops):
  got = call(loops, "widen", BITS.view(np.float16), np.float32)
  np.testing.assert_array_equal(got.view(np.uint32), BITS.view(np.float16).astype("f").view("u4"))


def test_floats_are_rounded_to_the_nearest_half(loops):
  """Every half, the middle to the next one, the floats beside that, and any others."""
  exact = BITS.view(np.float16).astype(np.float32)
  finite = np.sort(exact[np.isfinite(exact)])
  middle = (finite[1:].astype("d") + finite[:-1]).astype("f") / 2
  around = [np.nextafter(middle, np.float32(s)) for s in (-np.inf, np.inf)]
  random = np.random.default_rng(0).integers(0, 1 << 32, 1 << 18, dtype=np.uint32).view(np.float32)
  edges = np.array([65504, 65519.996, 65520, 1e38, np.inf, -np.inf, 1e-45, -0.0], np.float32)
  x = np.concatenate([exact, middle, *around, random, edges])
  with np.errstate(over="ignore"):
    want = x.astype(np.float16)
  got = call(loops, "narrow", x, np.float16)
  nan = np.isnan(x)
  np.testing.assert_array_equal(got.view(np.uint16)[~nan], want.view(np.uint16)[~nan])
  assert np.isnan(got[nan]).all() and not np.isnan(got[~nan]).any()


@pytest.mark.parametrize("cpu", ["x86-64", "x86-64-v2", "x86-64-v3"])
def test_float16_on_a_lesser_cpu(cpu):
  x = np.random.default_rng(1).standard_normal((33, 70)).astype(np.float16)
  with Context(CPU_TARGET=cpu):
    got = (Tensor(x) * 1.5 + Tensor(x).cast(dtypes.float32).sum(-1, keepdim=True)).numpy()
  want = x * np.float32(1.5) + x.astype("f").sum(-1, keepdims=True)
  np.testing.assert_allclose(got, want, atol=2e-2)
