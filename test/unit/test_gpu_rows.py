"""Stores that share rows are one launch on a GPU: values on the CPU's fibers, order, faults."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from test.unit.kernels import F32, at, load, rng
from tinygrad import Context, Tensor, dtypes, nn
from tinygrad.codegen import compile_kernel
from tinygrad.codegen.gpu import plan_kernel, plan_together
from tinygrad.device import Buffer
from tinygrad.renderer import Program, Target
from tinygrad.renderer.gpu_targets import GPU_TARGETS
from tinygrad.runtime.fibers import FiberProgram, GpuFault
from tinygrad.schedule import create_schedule
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

SLOW = pytest.mark.slow
# rows for a thread, a wave, several waves
WIDTHS = (5, 40, pytest.param(520, marks=SLOW))


@pytest.fixture(params=["sm_89", pytest.param("gfx1100", marks=SLOW), "gfx942"])
def target(request):
  with Context(GPU_TARGET=request.param):
    yield request.param


def normal(*shape: int) -> np.ndarray:
  return np.random.default_rng(len(shape)).standard_normal(shape).astype(np.float32)


def launches(target: str, *tensors: Tensor) -> list[tuple[int, int]]:
  """(stores, launches) of the kernels with several stores of a schedule."""
  items = create_schedule([t.uop for t in tensors], "FIBERS").items
  found = [item.kernel for item in items if item.kernel is not None]
  return [(len(k.src), len(plan_kernel(k, GPU_TARGETS[target]))) for k in found if len(k.src) > 1]


@pytest.mark.parametrize("width", WIDTHS)
def test_softmax_keeps_its_statistics(target, width):
  a, b = normal(12, width), normal(12, width) + 1
  x, up = Tensor(a, device="FIBERS").realize(), Tensor(b, device="FIBERS").realize()
  out = x.softmax(-1)
  (grad,) = (out * up).sum().gradient(x)
  assert launches(target, out, grad) and all(n == 1 for _, n in launches(target, out, grad))
  Tensor.realize(out, grad)
  e = np.exp(a.astype(np.float64) - a.max(-1, keepdims=True))
  p = e / e.sum(-1, keepdims=True)
  np.testing.assert_allclose(out.numpy(), p, rtol=1e-5, atol=1e-9)
  want = p * (b - (p * b).sum(-1, keepdims=True))
  np.testing.assert_allclose(grad.numpy(), want, rtol=1e-3, atol=1e-6)


def test_sums_that_need_sums_come_in_order(target):
  """A softmax beside a LayerNorm: two chains of sums over the same rows, in one launch."""
  a = normal(9, 40)
  x = Tensor(a, device="FIBERS").realize()
  top, soft, norm = x.max(-1), x.softmax(-1), x.layernorm()
  assert launches(target, top, soft, norm) == [(3, 1)]
  Tensor.realize(top, soft, norm)
  e = np.exp(a - a.max(-1, keepdims=True))
  np.testing.assert_array_equal(top.numpy(), a.max(-1))
  np.testing.assert_allclose(soft.numpy(), e / e.sum(-1, keepdims=True), rtol=1e-5)
  want = (a - a.mean(-1, keepdims=True)) / np.sqrt(a.var(-1, keepdims=True) + 1e-5)
  np.testing.assert_allclose(norm.numpy(), want, rtol=1e-4, atol=1e-5)


def test_layernorm_and_its_gradient(target):
  a, b = normal(20, 40), normal(20, 40) + 1
  x, up = (Tensor(v, device="FIBERS").cast(dtypes.float16).realize() for v in (a, b))
  w = Tensor(normal(40) + 2, device="FIBERS").realize()
  found = [(x.layernorm(eps=1e-6) * w)]
  found += (found[0] * up).sum().gradient(x, w)
  Tensor.realize(*found)
  cpu = [t.to("CPU").realize() for t in (x, w, up)]
  want = [(cpu[0].layernorm(eps=1e-6) * cpu[1])]
  want += (want[0] * cpu[2]).sum().gradient(*cpu[:2])
  for ours, theirs in zip(found, want, strict=True):
    np.testing.assert_allclose(ours.numpy(), theirs.numpy(), rtol=5e-3, atol=5e-3)


def test_lamb(target):
  weights = []
  for device in ("CPU", "FIBERS"):
    w = Tensor(normal(256, 256), device=device).is_param_(True).realize()
    opt = nn.optim.LAMB([w], weight_decay=0.01)
    with Context(TRAINING=1):
      for i in range(2):
        w.grad = Tensor(normal(256, 256) + i, device=device).realize()
        wanted = opt.schedule_step()
        counts = launches(target, *wanted)
        Tensor.realize(*wanted)
    weights.append(w.numpy())
  # moments in place, and the norms of rows
  assert (4, 1) in counts and all(n == 1 for _, n in counts)
  np.testing.assert_allclose(weights[1], weights[0], rtol=1e-5, atol=1e-6)


# *** kernels by hand ***


def stored(slot: int, size: int, index: UOp, value: UOp, *ranges: UOp) -> UOp:
  place = UOp(Ops.INDEX, F32, (UOp(Ops.PARAM, F32, (), (slot, size)), index))
  return UOp(Ops.STORE, dtypes.void, (place, value, *ranges))


def moments(rows: int, width: int) -> UOp:
  """m[i, k] = m[i, k] + g[i, k], in place; total[i] = sum over k of the new m[i, k]"""
  i, k, r = rng(0, rows), rng(1, width), rng(2, width, "reduce")
  size = rows * width

  def new(index: UOp) -> UOp:
    return UOp(Ops.ADD, F32, (load(0, size, index), load(1, size, index)))

  each, summed = at((i, width), (k, 1)), at((i, width), (r, 1))
  total = UOp(Ops.REDUCE, F32, (new(summed), r), Ops.ADD)
  stores = (stored(2, rows, i, total, i), stored(0, size, each, new(each), i, k))
  return UOp(Ops.SINK, dtypes.void, stores)


def compiled(sink: UOp, name: str) -> Program:
  return compile_kernel(sink, Target("FIBERS", gpu=GPU_TARGETS[name]))


def run(p: Program, rows: int, width: int) -> list[np.ndarray]:
  """Buffers of `moments` after it: m from whole numbers, g of ones."""
  m = np.arange(rows * width, dtype="f") % 7
  held = [m, np.ones_like(m), np.zeros(rows, "f")]
  buffers = [Buffer("CPU", x.size, F32).copyin(x) for x in held]
  FiberProgram(p)([b.address for b in buffers])
  return [b.as_numpy() for b in buffers]


@pytest.mark.parametrize("rows, width", [(3, 7), (2, 2000), pytest.param(9, 100, marks=SLOW)])
def test_sums_over_what_is_stored_in_place(target, rows, width):
  p = compiled(moments(rows, width), target)
  assert len(p.launches) == 1
  m, _, total = run(p, rows, width)
  want = np.arange(rows * width, dtype="f").reshape(rows, width) % 7 + 1
  np.testing.assert_array_equal(m.reshape(rows, width), want)
  np.testing.assert_array_equal(total, want.sum(1))


@pytest.mark.parametrize("name, barrier", [
  ("sm_89", "call void @llvm.nvvm.barrier"), ("gfx942", "call void @llvm.amdgcn.s.barrier"),
])  # fmt: skip
def test_missing_barrier(name, barrier):
  p = compiled(moments(2, 2000), name)
  text = "\n".join(x for x in p.text.split("\n") if barrier not in x)
  with pytest.raises(GpuFault, match="(without a barrier|read before it is written).*at line"):
    run(replace(p, text=text), 2, 2000)


def test_what_one_thread_writes_and_others_read_is_not_together(target):
  """a[i] = a[i] + 1 beside sums that read a[i]: another thread of the row may be later."""
  i, k = rng(0, 4), rng(1, 100, "reduce")
  old, value = load(0, 4, i), load(1, 400, at((i, 100), (k, 1)))
  total = UOp(Ops.REDUCE, F32, (UOp(Ops.MUL, F32, (value, old)), k), Ops.ADD)
  new = UOp(Ops.ADD, F32, (old, UOp.const(F32, 1.0)))
  sink = UOp(Ops.SINK, dtypes.void, (stored(2, 4, i, total, i), stored(0, 4, i, new, i)))
  assert plan_together(sink.src, GPU_TARGETS[target]) is None
  p = compiled(sink, target)
  assert len(p.launches) == 2
  held = [np.arange(4, dtype="f"), np.ones(400, "f"), np.zeros(4, "f")]
  buffers = [Buffer("CPU", x.size, F32).copyin(x) for x in held]
  FiberProgram(p)([b.address for b in buffers])
  assert buffers[0].as_numpy().tolist() == [1, 2, 3, 4]
  assert buffers[2].as_numpy().tolist() == [0, 100, 200, 300]


def test_sums_of_one_row_share_a_loop():
  """Two sums over the same elements read them once, for two stores and for one."""
  i = rng(0, 8)
  k, n = rng(1, 64, "reduce"), rng(2, 64, "reduce")
  x, y = (load(0, 512, at((i, 64), (r, 1))) for r in (k, n))
  first = UOp(Ops.REDUCE, F32, (x, k), Ops.ADD)
  second = UOp(Ops.REDUCE, F32, (UOp(Ops.MUL, F32, (y, y)), n), Ops.ADD)
  two = (stored(1, 8, i, first, i), stored(2, 8, i, second, i))
  one = (stored(1, 8, i, UOp(Ops.ADD, F32, (first, second)), i),)
  for stores in (two, one):
    p = compiled(UOp(Ops.SINK, dtypes.void, stores), "sm_89")
    # four elements at once, in the only loop
    assert p.text.count("load float, ptr addrspace(1) ") == 4


def test_without_optimisation_each_store_is_a_launch():
  with Context(NOOPT=1):
    assert len(compiled(moments(3, 7), "sm_89").launches) == 2
