"""Conversions of halves by integer operations: every half, and what lies between two of them."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from tinygrad import Context, Tensor, dtypes
from tinygrad.runtime import halves
from tinygrad.runtime.compiler_llvm import Library, compile_ir

BITS = np.arange(1 << 16, dtype=np.uint32).astype(np.uint16)

# the functions over arrays, as their own calling convention for halves depends on the CPU
LOOPS = f"""{halves.TEXT.replace("define", "define internal")}
define void @widen(ptr %out, ptr %in, i64 %n) {{
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %from = getelementptr half, ptr %in, i64 %i
  %x = load half, ptr %from
  %y = call float @{halves.TO_FLOAT}(half %x)
  %to = getelementptr float, ptr %out, i64 %i
  store float %y, ptr %to
  %next = add i64 %i, 1
  %go = icmp ult i64 %next, %n
  br i1 %go, label %body, label %exit
exit:
  ret void
}}

define void @narrow(ptr %out, ptr %in, i64 %n) {{
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %from = getelementptr float, ptr %in, i64 %i
  %x = load float, ptr %from
  %y = call half @{halves.TO_HALF}(float %x)
  %to = getelementptr half, ptr %out, i64 %i
  store half %y, ptr %to
  %next = add i64 %i, 1
  %go = icmp ult i64 %next, %n
  br i1 %go, label %body, label %exit
exit:
  ret void
}}
"""


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
