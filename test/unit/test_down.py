"""Sums down the rows of another kernel: in which kernel they are made, and their numbers."""

from __future__ import annotations

import numpy as np
import pytest

from tinygrad import Context, Tensor, TinyJit
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.rows import row_form

from .test_rows import kernels

ROWS, COLUMNS = 1024, 320


def normal(*shape: int, seed: int = 0) -> np.ndarray:
  return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def sums_down(found: list[UOp]) -> int:
  """Sums that are made while rows pass by."""
  forms = [row_form(k.src) for k in found]
  return sum(len(f.down) for f in forms if f is not None)


def large(found: list[UOp]) -> int:
  """Kernels that read or write as many elements as there are."""
  size = ROWS * COLUMNS
  return sum(any(u.op is Ops.PARAM and u.arg[1] >= size for u in k.toposort()) for k in found)


def layernorm_gradients(
  shape: tuple[int, ...], dtype: str
) -> tuple[list[Tensor], list[np.ndarray]]:
  x, up = (Tensor(normal(*shape, seed=s)).cast(dtype).realize() for s in (1, 2))
  w, b = (Tensor(normal(COLUMNS, seed=s)).realize() for s in (3, 4))
  out = (x.float().layernorm(eps=1e-6) * w + b).cast(dtype)
  grads = out.gradient(x, w, b, gradient=up)
  a, u = (t.float().numpy().astype(np.float64).reshape(-1, COLUMNS) for t in (x, up))
  r = 1 / np.sqrt(a.var(-1, keepdims=True) + 1e-6)
  n = (a - a.mean(-1, keepdims=True)) * r
  g = u * w.numpy()
  dx = r * (g - g.mean(-1, keepdims=True) - n * (g * n).mean(-1, keepdims=True))
  return list(grads), [dx.reshape(shape), (u * n).sum(0), u.sum(0)]


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
@pytest.mark.parametrize("shape", [(ROWS, COLUMNS), (4, 256, COLUMNS)])
def test_layernorm_reads_its_rows_once(shape, dtype):
  grads, want = layernorm_gradients(shape, dtype)
  found = kernels(*grads)
  assert sums_down(found) == 2
  assert large(found) == 1
  Tensor.realize(*grads)
  tolerance = {"float32": 2e-5, "bfloat16": 2e-2}[dtype]
  np.testing.assert_allclose(grads[0].float().numpy(), want[0], rtol=tolerance, atol=tolerance)
  for got, sums in zip(grads[1:], want[1:], strict=True):
    np.testing.assert_allclose(got.numpy(), sums, rtol=1e-4, atol=1e-3)


def test_the_bits_do_not_depend_on_threads():
  def run(threads: int) -> list[np.ndarray]:
    with Context(NUM_CPU_THREADS=threads):
      grads, _ = layernorm_gradients((ROWS, COLUMNS), "float32")
      Tensor.realize(*grads)
      return [g.numpy() for g in grads]

  for a, b in zip(run(1), run(3), strict=True):
    np.testing.assert_array_equal(a, b)


def scaled_gradients(x: Tensor, w: Tensor, up: Tensor) -> list[Tensor]:
  grads = list((x.layernorm() * w).gradient(x, w, gradient=up))
  Tensor.realize(*grads)
  return grads


def test_captured_and_repeated():
  w = Tensor(normal(COLUMNS, seed=9)).realize()
  captured = TinyJit(lambda x, up: scaled_gradients(x, w, up))
  for seed in range(4):
    x, up = (Tensor(normal(ROWS, COLUMNS, seed=s)).realize() for s in (seed, seed + 1))
    want = [g.numpy() for g in scaled_gradients(x, w, up)]
    for got, numbers in zip(captured(x, up), want, strict=True):
      np.testing.assert_array_equal(got.numpy(), numbers)


def test_of_several_devices():
  arrays = [normal(ROWS, COLUMNS, seed=1), normal(COLUMNS, seed=2), normal(ROWS, COLUMNS, seed=3)]
  want = [g.numpy() for g in scaled_gradients(*(Tensor(a).realize() for a in arrays))]
  devices = ("CPU:0", "CPU:1")
  axes = (0, None, 0)
  tensors = [Tensor(a).shard(devices, axis).realize() for a, axis in zip(arrays, axes, strict=True)]
  for got, numbers in zip(scaled_gradients(*tensors), want, strict=True):
    np.testing.assert_allclose(got.numpy(), numbers, rtol=1e-4, atol=1e-4)


def test_the_gradient_of_a_bias_is_made_with_that_of_what_it_is_added_to():
  x, up = (Tensor(normal(ROWS, COLUMNS, seed=s)).realize() for s in (1, 2))
  b = Tensor(normal(COLUMNS, seed=3)).realize()
  grads = ((x + b).gelu() * up).sum().gradient(x, b)
  found = kernels(*grads)
  assert (sums_down(found), large(found)) == (1, 1)
  Tensor.realize(*grads)
  np.testing.assert_allclose(
    grads[1].numpy(), grads[0].numpy().astype(np.float64).sum(0), rtol=1e-4, atol=1e-3
  )


def test_values_of_before_a_write_in_place():
  x = Tensor(normal(ROWS, COLUMNS)).realize()
  a = x.numpy().astype(np.float64)
  before = x.sum(0)
  x.assign(x * 2 - x.max(-1, keepdim=True))
  after = x.sum(0)
  Tensor.realize(before, x, after)
  b = 2 * a - a.max(-1, keepdims=True)
  np.testing.assert_allclose(before.numpy(), a.sum(0), rtol=1e-4, atol=1e-3)
  np.testing.assert_allclose(x.numpy(), b, rtol=1e-6, atol=1e-6)
  np.testing.assert_allclose(after.numpy(), b.sum(0), rtol=1e-4, atol=1e-2)


def test_a_sum_that_others_need_first_stays_before_them():
  x = Tensor(normal(ROWS, COLUMNS)).realize()
  total = x.sum(0)
  y = (x + total).contiguous()
  assert sums_down(kernels(y)) == 0
  a = x.numpy()
  np.testing.assert_allclose(y.numpy(), a + a.sum(0), rtol=1e-4, atol=1e-3)


def test_sums_onto_what_is_there():
  x, total = Tensor(normal(ROWS, COLUMNS)).realize(), Tensor(normal(COLUMNS)).realize()
  start = total.numpy()
  total.assign(total + x.sum(0))
  soft = x.softmax(-1)
  Tensor.realize(total, soft)
  a = x.numpy().astype(np.float64)
  np.testing.assert_allclose(total.numpy(), start + a.sum(0), rtol=1e-4, atol=1e-3)
  e = np.exp(a - a.max(-1, keepdims=True))
  np.testing.assert_allclose(soft.numpy(), e / e.sum(-1, keepdims=True), rtol=3e-6)


@pytest.mark.parametrize("shape", [(64, 64), (ROWS, 32), (ROWS - 3, COLUMNS)])
def test_few_elements_and_rows_that_no_block_divides(shape):
  x, up = (Tensor(normal(*shape, seed=s)).realize() for s in (1, 2))
  soft = x.softmax(-1) * up
  total = (x * up).sum(0)
  assert sums_down(kernels(soft, total)) == 0
  Tensor.realize(soft, total)
  want = (x.numpy().astype(np.float64) * up.numpy()).sum(0)
  np.testing.assert_allclose(total.numpy(), want, rtol=1e-4, atol=1e-4)


def test_other_devices_and_no_optimisation():
  x = Tensor(normal(ROWS, COLUMNS)).realize()
  with Context(NOOPT=1):
    assert sums_down(kernels(x.softmax(-1), x.sum(0))) == 0
  assert sums_down(kernels(x.softmax(-1), x.sum(0))) == 1
