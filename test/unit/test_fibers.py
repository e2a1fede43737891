"""GPU kernels on the CPU: right values for each target, and each planted fault is found."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from test.unit.kernels import F32, at, kernel, load, rng
from tinygrad import Context, Tensor, dtypes
from tinygrad.codegen import compile_kernel
from tinygrad.device import Buffer, Device
from tinygrad.renderer import Program, Target
from tinygrad.renderer.gpu_targets import GPU_TARGETS
from tinygrad.runtime.fibers import FiberProgram, GpuFault
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

TARGETS = list(GPU_TARGETS)
SLOW = pytest.mark.slow


@pytest.fixture(params=["sm_89", pytest.param("gfx1100", marks=SLOW), "gfx942"])
def target(request):
  with Context(GPU_TARGET=request.param):
    yield request.param


def fibers(x: np.ndarray) -> Tensor:
  return Tensor(x, device="FIBERS")


def test_elementwise_of_16_bits(target):
  x = np.linspace(-14, 14, 999).astype("f")
  half = fibers(x).cast(dtypes.float16)
  np.testing.assert_allclose((half.exp2() + 1).float().numpy(), 1 + np.exp2(x), rtol=0.01)
  b = fibers(x).cast(dtypes.bfloat16)
  want = Tensor(x).cast(dtypes.bfloat16)
  np.testing.assert_array_equal((b * b).float().numpy(), (want * want).float().numpy())


@pytest.mark.parametrize("shape", [(1, 5000), (300, 40), pytest.param((2, 3, 70), marks=SLOW)])
def test_sums_along_each_axis(target, shape):
  x = np.random.default_rng(0).integers(-9, 9, shape).astype("f")
  for axis in (*range(len(shape)), None):
    np.testing.assert_array_equal(fibers(x).sum(axis).numpy(), x.sum(axis))
    np.testing.assert_array_equal(fibers(x).max(axis).numpy(), x.max(axis))


@pytest.mark.parametrize(
  "dt", [np.int64, np.bool_, *(pytest.param(d, marks=SLOW) for d in (np.float64, np.int8))]
)
def test_rows_of_other_dtypes(target, dt):
  x = np.random.default_rng(0).integers(0, 2, (3, 500)).astype(dt)
  np.testing.assert_array_equal(fibers(x).max(1).numpy(), x.max(1))
  np.testing.assert_array_equal(fibers(x).sum(1).numpy(), x.sum(1))


@pytest.mark.parametrize("width", [40, 3000, *(pytest.param(w, marks=SLOW) for w in (64, 1000))])
def test_softmax_and_layernorm(target, width):
  x = np.random.default_rng(0).standard_normal((6, width)).astype("f")
  e = np.exp(x - x.max(1, keepdims=True))
  np.testing.assert_allclose(fibers(x).softmax(1).numpy(), e / e.sum(1, keepdims=True), rtol=1e-5)
  want = (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + 1e-5)
  np.testing.assert_allclose(fibers(x).layernorm().numpy(), want, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("m, k, n", [(3, 5, 7), (64, 32, 64), (33, 70, 18)])
def test_products(target, m, k, n):
  gen = np.random.default_rng(0)
  a, b = gen.integers(-9, 9, (m, k)).astype("f"), gen.integers(-9, 9, (k, n)).astype("f")
  np.testing.assert_array_equal((fibers(a) @ fibers(b)).numpy(), a @ b)
  turned = fibers(np.ascontiguousarray(b.T)).T
  np.testing.assert_array_equal((fibers(a) @ turned).numpy(), a @ b)


def test_rows_are_scattered_in_order(target):
  index = np.array([3, 1, 3, 0], np.int32)
  table = fibers(np.ones((5, 6), "f"))
  table.requires_grad = True
  table[fibers(index)].sum().backward()
  np.testing.assert_array_equal(table.grad.numpy()[:, 0], [1, 1, 0, 2, 0])


def test_without_optimisation(target):
  x = np.random.default_rng(0).integers(-9, 9, (7, 40)).astype("f")
  with Context(NOOPT=1):
    e = np.exp2(x - x.max(1, keepdims=True))
    got = (fibers(x) - fibers(x).max(1, keepdim=True)).exp2().numpy()
  np.testing.assert_allclose(got, e, rtol=1e-6)


def test_gpu_that_is_not_known():
  with Context(GPU_TARGET="sm_7"), pytest.raises(ValueError, match="GPU_TARGET='sm_7'.*gfx1100"):
    (fibers(np.zeros(2)) + 1).realize()


# *** faults ***


def long_row() -> UOp:
  """y[i] = sum over k of x[i, k], by a workgroup of several waves each"""
  i, k = rng(0, 2), rng(1, 4000, "reduce")
  total = UOp(Ops.REDUCE, F32, (load(1, 8000, at((i, 4000), (k, 1))), k), Ops.ADD)
  return kernel(2, i, total, i)


def program(sink: UOp, name: str = "sm_89") -> Program:
  return compile_kernel(sink, Target("FIBERS", gpu=GPU_TARGETS[name]))


def run(p: Program, *sizes: int) -> list[np.ndarray]:
  buffers = [Buffer("CPU", n, F32).copyin(np.ones(n, "f")) for n in sizes]
  FiberProgram(p)([b.address for b in buffers])
  return [b.as_numpy() for b in buffers]


def without(text: str, *words: str) -> str:
  return "\n".join(x for x in text.split("\n") if not any(w in x for w in words))


@pytest.mark.parametrize("name", TARGETS)
def test_without_fault(name):
  assert run(program(long_row(), name), 2, 8000)[0].tolist() == [4000.0, 4000.0]


@pytest.mark.parametrize("name, barrier", [
  ("sm_89", "call void @llvm.nvvm.barrier"), ("gfx942", "call void @llvm.amdgcn.s.barrier"),
])  # fmt: skip
def test_missing_barrier(name, barrier):
  p = program(long_row(), name)
  p = replace(p, text=without(p.text, barrier))
  with pytest.raises(GpuFault, match="(without a barrier|read before it is written).*at line"):
    run(p, 2, 8000)


def test_barrier_that_not_all_reach():
  p = program(long_row())
  call = "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"
  branch = (
    "  %few = icmp ult i32 %tid, 64\n  br i1 %few, label %wait, label %on\n"
    f"wait:\n{call}\n  br label %on\non:"
  )
  assert p.text.count(call) == 1
  branch = f"{call}\n{branch}"
  with pytest.raises(GpuFault, match="not all threads reach the same barrier"):
    run(replace(p, text=p.text.replace(call, branch)), 2, 8000)


def test_lane_that_leaves_its_wave():
  p = program(long_row())
  call = next(x for x in p.text.split("\n") if "shfl.sync" in x and "call" in x)
  leave = "  %odd = icmp eq i32 %lane, 7\n  br i1 %odd, label %done, label %stay\nstay:\n" + call
  text = p.text.replace(call, leave)
  with pytest.raises(GpuFault, match="thread 7 of 512.*the end of the kernel"):
    run(replace(p, text=text), 2, 8000)


@pytest.mark.parametrize("name", ["sm_89", "gfx1100"])
def test_element_outside_of_a_buffer(name):
  i = rng(0, 100)
  p = program(kernel(100, i, load(1, 100, i), i), name)
  # the same kernel for more points than the buffer has
  p = replace(p, text=p.text.replace("icmp ult i32 %point, 100", "icmp ult i32 %point, 900"))
  with pytest.raises(GpuFault, match=r"outside of buffer 1 \(400 bytes\), thread 100 of 128"):
    run(p, 100, 100)


def test_fault_leaves_the_device_usable():
  p = program(long_row())
  with pytest.raises(GpuFault):
    run(replace(p, text=without(p.text, "call void @llvm.nvvm.barrier")), 2, 8000)
  assert run(p, 2, 8000)[0][0] == 4000.0
  assert (Tensor([1.0, 2.0], device="FIBERS") + 1).tolist() == [2.0, 3.0]
  assert Device["FIBERS"].limits() is None
