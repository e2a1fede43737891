"""Kernels whose stores share rows: what is one kernel, and that its numbers are right."""

from __future__ import annotations

import numpy as np
import pytest

from tinygrad import Context, Tensor, dtypes, nn
from tinygrad.device import Device
from tinygrad.engine import realize
from tinygrad.renderer import row_passes
from tinygrad.renderer.row_passes import choose_kept, plan_passes, streams
from tinygrad.schedule import create_schedule
from tinygrad.uop import Ops, symbolic
from tinygrad.uop.ops import UOp
from tinygrad.uop.rows import row_form


def kernels(*tensors: Tensor) -> list[UOp]:
  """Kernels of a schedule that are more than a few numbers."""
  items = create_schedule([t.uop for t in tensors], Device.DEFAULT).items
  found = [item.kernel for item in items if item.kernel is not None]
  return [k for k in found if max(u.arg[1] for u in k.toposort() if u.op is Ops.PARAM) > 16]


def test_dropout_draws_each_word_once():
  x = Tensor.ones(64, 128).contiguous().realize()
  with Context(TRAINING=1):
    (dropped,) = kernels(x.dropout(0.5))
  assert len(dropped.src) == 4, "the mask and the result, a store for each half of the words"
  assert not any(symbolic.is_condition(u) for u in dropped.toposort())


def test_halves_have_the_numbers_of_single_words():
  Tensor.manual_seed(7)
  whole = Tensor.rand(2, 3, 64).numpy()
  Tensor.manual_seed(7)
  with Context(NOOPT=1):
    assert np.array_equal(whole, Tensor.rand(2, 3, 64).numpy())
  Tensor.manual_seed(7)
  # an odd number of rows is not stored in halves
  assert np.array_equal(whole.ravel(), Tensor.rand(3, 128).numpy().ravel())


def test_conditions_that_always_hold_are_folded():
  r = UOp(Ops.RANGE, symbolic.ZERO.dtype, (), (0, 8, "grid"))
  assert symbolic.fold_conditions(r.alu(Ops.CMPLT, symbolic.const(8))).arg is True
  assert symbolic.fold_conditions(symbolic.const(7).alu(Ops.CMPLT, r)).arg is False
  nothing = symbolic.const(0).alu(Ops.CMPLT, symbolic.const(0))
  assert symbolic.fold_conditions(nothing).arg is False
  assert symbolic.is_condition(symbolic.fold_conditions(r.alu(Ops.CMPLT, symbolic.const(4))))


SHAPES = [(1, 1), (1, 7), (7, 1), (3, 5, 31), (64, 48), (2, 3, 4, 16), (3, 30522)]


def normal(*shape: int) -> np.ndarray:
  return np.random.default_rng(len(shape)).standard_normal(shape).astype(np.float32)


def softmax64(x: np.ndarray) -> np.ndarray:
  e = np.exp(x.astype(np.float64) - x.max(-1, keepdims=True))
  return np.asarray(e / e.sum(-1, keepdims=True))


@pytest.mark.parametrize("shape", SHAPES)
def test_softmax_and_its_gradient(shape):
  x, up = Tensor(normal(*shape)).realize(), Tensor(normal(*shape) + 1).realize()
  out = x.softmax(-1)
  (grad,) = (out * up).sum().gradient(x)
  Tensor.realize(out, grad)
  p, u = softmax64(x.numpy()), up.numpy().astype(np.float64)
  np.testing.assert_allclose(out.numpy(), p, rtol=2e-6, atol=1e-9)
  want = p * (u - (p * u).sum(-1, keepdims=True))
  np.testing.assert_allclose(grad.numpy(), want, rtol=1e-4, atol=2e-7)


@pytest.mark.parametrize("shape", SHAPES)
def test_log_softmax(shape):
  x = Tensor(normal(*shape)).realize()
  np.testing.assert_allclose(
    x.log_softmax(-1).numpy(), np.log(softmax64(x.numpy())), rtol=2e-6, atol=2e-6
  )


@pytest.mark.parametrize("shape", [s for s in SHAPES if s[-1] > 1])
def test_layernorm_and_its_gradient(shape):
  x, up = Tensor(normal(*shape)).realize(), Tensor(normal(*shape) + 1).realize()
  w = Tensor(normal(shape[-1]) + 2).realize()
  out = x.layernorm(eps=1e-6) * w
  gx, gw = (out * up).sum().gradient(x, w)
  Tensor.realize(out, gx, gw)
  a, u = x.numpy().astype(np.float64), up.numpy().astype(np.float64)
  r = 1 / np.sqrt(a.var(-1, keepdims=True) + 1e-6)
  n = (a - a.mean(-1, keepdims=True)) * r
  g = u * w.numpy()
  want = r * (g - g.mean(-1, keepdims=True) - n * (g * n).mean(-1, keepdims=True))
  np.testing.assert_allclose(out.numpy(), n * w.numpy(), rtol=1e-5, atol=1e-5)
  np.testing.assert_allclose(gx.numpy(), want, rtol=1e-3, atol=2e-5)
  wide = tuple(range(len(shape) - 1))
  np.testing.assert_allclose(gw.numpy(), (u * n).sum(wide), rtol=1e-4, atol=1e-4)


def test_infinite_scores_and_nan_stay_in_their_rows():
  x = normal(4, 33)
  x[1, 3:] = -np.inf
  x[2, 5] = np.nan
  out = Tensor(x).softmax(-1).numpy()
  np.testing.assert_allclose(out[1], softmax64(x[1]), rtol=1e-6)
  assert np.isnan(out[2]).all() and not np.isnan(out[[0, 1, 3]]).any()


def test_rows_that_are_used_twice_are_one_kernel():
  x, up = Tensor(normal(64, 48)).realize(), Tensor(normal(64, 48)).realize()
  assert len(kernels(x.softmax(-1))) == 1
  assert len(kernels(x.layernorm())) == 1
  (grad,) = (x.softmax(-1) * up).sum().gradient(x)
  assert len(kernels(grad)) == 1


def test_what_is_made_contiguous_has_a_kernel_of_its_own():
  x = Tensor(normal(64, 48)).realize()
  assert len(kernels((x + 1).contiguous() * 2)) == 2


def test_few_long_rows_stay_apart_for_threads_to_share():
  x = Tensor(normal(2, 1 << 15)).realize()
  assert len(kernels(x.softmax(-1))) == 3


def test_stores_that_read_what_others_write_keep_their_order():
  a, b = Tensor(normal(64, 48)).realize(), Tensor(normal(64, 48) + 3).realize()
  x, y = a.numpy(), b.numpy()
  a.assign(a * 2 + b)
  b.assign(a - b)
  after = a + b
  Tensor.realize(a, b, after)
  np.testing.assert_allclose(a.numpy(), 2 * x + y, rtol=1e-6)
  np.testing.assert_allclose(b.numpy(), 2 * x, rtol=1e-4, atol=1e-5)
  np.testing.assert_allclose(after.numpy(), 4 * x + y, rtol=1e-4, atol=1e-5)


def test_a_row_that_is_normed_in_place():
  a = Tensor(normal(64, 48)).realize()
  x = a.numpy().astype(np.float64)
  a.assign(a / a.square().sum(-1, keepdim=True).sqrt())
  assert len(kernels(a)) == 1
  np.testing.assert_allclose(a.numpy(), x / np.linalg.norm(x, axis=-1, keepdims=True), rtol=1e-6)


@pytest.mark.parametrize("device", ["CPU", "PYTHON"])
def test_stores_in_order_mean_the_same_as_in_one_loop(device):
  m, v, g = (Tensor(normal(4, 6) + i, device=device).realize() for i in range(3))
  x, y, z = m.numpy(), v.numpy(), g.numpy()
  m.assign(m * 0.9 + g)
  v.assign(v * 0.5 + g * g)
  total = (m / (v + 1)).sum(-1)
  assert len(kernels(m, v, total)) == 1
  Tensor.realize(m, v, total)
  np.testing.assert_allclose(m.numpy(), 0.9 * x + z, rtol=1e-5)
  np.testing.assert_allclose(v.numpy(), 0.5 * y + z * z, rtol=1e-5)
  want = ((0.9 * x + z) / (0.5 * y + z * z + 1)).sum(-1)
  np.testing.assert_allclose(total.numpy(), want, rtol=1e-4)


@pytest.mark.parametrize("shape", [(1 << 16,), (65537,), (300, 301), (70001, 3), (256, 256, 1, 2)])
def test_a_sum_of_many_is_one_of_partial_sums(shape):
  x = Tensor(normal(*shape)).realize()
  want = x.numpy().astype(np.float64)
  assert abs(x.sum().item() - want.sum()) < 1e-3
  np.testing.assert_allclose(x.square().sum().item(), (want**2).sum(), rtol=1e-6)
  (grad,) = x.square().sum().gradient(x)
  np.testing.assert_allclose(grad.numpy(), 2 * want, rtol=1e-6)


def test_lamb_reads_what_it_needs_once():
  w = Tensor(normal(256, 256)).is_param_(True).realize()
  grad = Tensor(normal(256, 256) + 1).realize()
  opt = nn.optim.LAMB([w], weight_decay=0.01)
  with Context(TRAINING=1):
    for _ in range(2):
      w.grad = grad
      wanted = opt.schedule_step()
      steps = kernels(*wanted)
      Tensor.realize(*wanted)
  sizes = [[u.arg[1] for u in k.toposort() if u.op is Ops.PARAM] for k in steps]
  large = [s.count(256 * 256) for s in sizes if 256 * 256 in s]
  # moments, gradient and weight with both norms; then moments and weight
  assert sorted(large) == [3, 4]


@pytest.mark.parametrize("scale", [1.0, 30.0, 90.0])
def test_exp2_over_the_whole_range(scale):
  x = np.concatenate([normal(4000) * scale, [-149, -126.5, -126, 0, 127.5, 127.99]])
  x = x.astype(np.float32)
  with np.errstate(over="ignore"):
    want = np.exp2(x.astype(np.float64)).astype(np.float32)
  np.testing.assert_allclose(Tensor(x).exp2().numpy(), want, rtol=1.2e-7, atol=1.5e-45)


@pytest.mark.parametrize("columns", [33, 2048, 4099, 5000])
@pytest.mark.parametrize("threads", [1, 3])
def test_rows_that_go_past_the_caches(monkeypatch, columns, threads):
  monkeypatch.setattr(row_passes, "STREAMED_BYTES", 0)
  monkeypatch.setattr(row_passes, "_SHORTEST", 1)
  realize._programs.clear()
  x = Tensor(normal(37, columns)).realize()
  with Context(NUM_CPU_THREADS=threads):
    np.testing.assert_array_equal((x + 1).numpy(), x.numpy() + 1)
    np.testing.assert_array_equal((x.flatten() > 0).numpy(), x.numpy().ravel() > 0)
    half = x.cast("float16").contiguous().numpy()
    np.testing.assert_array_equal(half, x.numpy().astype(np.float16))
    half = x.trunc().cast("bfloat16").contiguous()
    np.testing.assert_array_equal(half.float().numpy(), np.trunc(x.numpy()))
    np.testing.assert_allclose(x.softmax(-1).numpy(), softmax64(x.numpy()), rtol=2e-6, atol=1e-9)
    total, part = x.sum(-1), x * 2
    Tensor.realize(total, part)
    np.testing.assert_array_equal(part.numpy(), x.numpy() * 2)
  realize._programs.clear()


def test_what_is_written_in_place_or_small_does_not_go_past_the_caches():
  x = Tensor(normal(64, 48)).realize()
  (plain,) = kernels(x + 1)
  assert not streams(plain.src[0], plain.src[0].src[3:], plain.src)
  big = [UOp(Ops.PARAM, dtypes.float32, (), (i, 1 << 23)) for i in range(2)]
  r = UOp(Ops.RANGE, dtypes.int64, (), (0, 1 << 23, "grid"))
  out, source = (UOp(Ops.INDEX, dtypes.float32, (p, r)) for p in big)
  loaded = [UOp(Ops.LOAD, dtypes.float32, (p,)) for p in (out, source)]
  stores = [UOp(Ops.STORE, dtypes.void, (out, v, r)) for v in loaded]
  assert [streams(s, (r,), (s,)) for s in stores] == [False, True]


def test_what_is_kept_of_a_row():
  x, m = Tensor(normal(64, 128)).bfloat16().realize(), Tensor(normal(128)).bfloat16().realize()
  (kernel,) = kernels((x.float() / 8 + m.float()).softmax(-1))
  form = row_form(kernel.src)
  assert form is not None
  passes = plan_passes(form)
  assert [u.op for u in choose_kept(passes, False)] == [Ops.EXP2]
  # scores, not what they are made of
  scores, power = choose_kept(passes, True)
  assert (scores.op, power.op) == (Ops.ADD, Ops.EXP2)
  assert scores is passes[0].reduces[0].src[0]
  # of two values the halves that both are made of
  (kernel,) = kernels(x.float().sum(-1, keepdim=True) * x.float().abs() - x.float())
  form = row_form(kernel.src)
  assert form is not None
  (kept,) = choose_kept(plan_passes(form), True)
  assert kept.op is Ops.CAST
  assert not choose_kept(plan_passes(form), True, {kept})


def test_sums_join_their_rows_before_a_mask_does():
  x = Tensor(normal(64, 48)).realize()
  with Context(TRAINING=1):
    found = kernels(x.softmax(-1).dropout(0.1))
  sums = [sum(u.op is Ops.REDUCE for u in k.toposort()) for k in found]
  # the mask, and all of the softmax with what is dropped
  assert sorted(sums) == [0, 2]


@pytest.mark.parametrize("size", [64, 1000])
def test_a_sum_of_constants_belongs_to_no_row(size):
  ones = Tensor.ones(size, size)
  assert (ones @ ones).sum().item() == size**3
  assert (Tensor.ones(size, 512).sum(-1, keepdim=True) * ones[:, :3]).sum().item() == size * 1536
