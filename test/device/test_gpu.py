"""Runs only where a GPU is: each kind of kernel against NumPy or the CPU, graphs, copies."""

from __future__ import annotations

import numpy as np
import pytest

from test.unit.lane_steps import (
  STEPS,
  kernel_then_upload,
  memory_used_again,
  upload_then_kernel,
)
from tinygrad import Context, Tensor, TinyJit, dtypes
from tinygrad.device import Device


def _missing(kind: str) -> str:
  try:
    Device[kind]
  except RuntimeError as e:
    return str(e)
  return ""


@pytest.fixture(params=["CUDA", "AMD"], scope="module")
def kind(request):
  if why := _missing(request.param):
    pytest.skip(why)
  return request.param


def test_elementwise_and_sums(kind):
  x = np.random.default_rng(0).standard_normal((300, 1000)).astype("f")
  t = Tensor(x, device=kind)
  np.testing.assert_allclose(t.exp().numpy(), np.exp(x), rtol=1e-5)
  np.testing.assert_allclose(t.abs().log().numpy(), np.log(np.abs(x)), rtol=1e-4, atol=1e-5)
  np.testing.assert_allclose(t.sin().numpy(), np.sin(x), rtol=1e-4, atol=1e-5)
  np.testing.assert_allclose((t.abs() + 1).rsqrt().numpy(), (np.abs(x) + 1) ** -0.5, rtol=1e-5)
  for axis in (0, 1, None):
    np.testing.assert_allclose(t.sum(axis).numpy(), x.sum(axis), rtol=1e-4, atol=1e-2)
    np.testing.assert_array_equal(t.max(axis).numpy(), x.max(axis))
  e = np.exp(x - x.max(1, keepdims=True))
  np.testing.assert_allclose(t.softmax(1).numpy(), e / e.sum(1, keepdims=True), rtol=1e-4)


@pytest.mark.parametrize("dt", [dtypes.float16, dtypes.bfloat16, dtypes.float32])
@pytest.mark.parametrize("turned", [(x, y) for x in (False, True) for y in (False, True)])
@pytest.mark.parametrize(
  "sizes", [(256, 512, 384), (129, 70, 65), (33, 1024, 50), (1024, 64, 1024)]
)
def test_products(kind, dt, turned, sizes):
  """Whole numbers, whose sums are exact: a wrong fragment of a matrix instruction shows."""
  m, k, n = sizes
  gen = np.random.default_rng(0)
  a, b = gen.integers(-8, 9, (m, k)).astype("f"), gen.integers(-8, 9, (k, n)).astype("f")
  x = Tensor(np.ascontiguousarray(a.T) if turned[0] else a, device=kind).cast(dt).realize()
  y = Tensor(np.ascontiguousarray(b.T) if turned[1] else b, device=kind).cast(dt).realize()
  x, y = x.T if turned[0] else x, y.T if turned[1] else y
  np.testing.assert_array_equal(x.matmul(y, dtype=dtypes.float32).numpy(), a @ b)


def test_same_random_numbers_and_gradients_as_the_cpu(kind):
  found = []
  for device in ("CPU", kind):
    with Context(DEV=device):
      Tensor.manual_seed(3)
      w = Tensor.randn(64, 32, requires_grad=True)
      x = Tensor.randn(16, 64)
      (x @ w).gelu().layernorm().square().sum().backward()
      found.append((w.numpy(), w.grad.numpy()))
  for ours, cpu in zip(found[1], found[0], strict=True):
    np.testing.assert_allclose(ours, cpu, rtol=1e-3, atol=1e-3)


def test_large_copies_and_replays(kind):
  x = np.arange(20_000_000, dtype=np.int32)
  t = Tensor(x, device=kind).realize()
  np.testing.assert_array_equal(t.numpy(), x)
  weights = [Tensor(np.zeros(1000, "f"), device=kind).realize() for _ in range(8)]

  @TinyJit
  def step(y: Tensor) -> Tensor:
    for w in weights:
      w.assign(w + 1)
    Tensor.realize(*weights)
    return (y + weights[-1]).realize()

  for i in range(1, 9):
    assert step(Tensor(np.ones(1000, "f"), device=kind).realize()).numpy()[7] == i + 1.0


@pytest.mark.parametrize("step", STEPS)
def test_copies_beside_kernels(kind, step):
  """Who shares memory waits: the values are those of the CPU, however long each takes."""
  if step is not upload_then_kernel and step is not kernel_then_upload:
    if why := _missing(f"{kind}:1"):
      pytest.skip(why)
  want = None if step is memory_used_again else step("CPU")
  for _ in range(20):
    found = step(kind)
    want = want or found
    for ours, theirs in zip(found, want, strict=True):
      np.testing.assert_array_equal(ours, theirs)


def test_several_devices(kind):
  if why := _missing(f"{kind}:1"):
    pytest.skip(why)
  x = np.random.default_rng(0).standard_normal((64, 256)).astype("f")
  t = Tensor(x).shard((kind, f"{kind}:1"), axis=0)
  np.testing.assert_allclose((t * 2).sum(0).numpy(), 2 * x.sum(0), rtol=1e-4, atol=1e-4)
  np.testing.assert_array_equal(Tensor(x, device=kind).to(f"{kind}:1").numpy(), x)
