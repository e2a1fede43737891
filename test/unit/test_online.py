"""A maximum of a long row and the sum of its exponentials, which are one pass."""

from __future__ import annotations

import numpy as np
import pytest

from tinygrad import Context, Tensor, dtypes
from tinygrad.codegen import render
from tinygrad.device import Device
from tinygrad.renderer.tile import Registers
from tinygrad.schedule import create_schedule

CPUS = ["", "x86-64-v3", "x86-64"]
# Rows that a near cache does not hold; not of whole vectors, nor of whole lines of memory.
ROWS, LENGTH = 32, 8219
ONE_PASS = "llvm.vector.reduce.fmax"


def normal(scale: float = 1.0) -> np.ndarray:
  rng = np.random.default_rng(LENGTH)
  return (rng.standard_normal((ROWS, LENGTH)) * scale).astype(np.float32)


def log_sum(x: np.ndarray) -> np.ndarray:
  x = x.astype(np.float64)
  most = x.max(-1, keepdims=True)
  return np.asarray((np.log(np.exp(x - most).sum(-1, keepdims=True)) + most)[:, 0])


def log_sum_of(t: Tensor) -> Tensor:
  """The same of a tensor (where logsumexp looks for infinity as well)."""
  most = t.max(-1, keepdim=True)
  return (t - most).exp().sum(-1).log() + most.reshape(ROWS)


def texts(*tensors: Tensor) -> list[str]:
  items = create_schedule([t.uop for t in tensors], Device.DEFAULT).items
  found = [item.kernel for item in items if item.kernel is not None]
  return [render(k, "k", Registers(32, 16))[0] for k in found]


def test_which_rows_are_read_once():
  x = Tensor(normal()).realize()
  assert ONE_PASS in "".join(texts(log_sum_of(x)))
  near = Tensor(normal()[:, :1024].copy()).realize()
  assert ONE_PASS not in "".join(texts(log_sum_of(near))), "a near row is as quick twice"
  assert ONE_PASS in "".join(texts(x.softmax(-1)))
  assert ONE_PASS not in "".join(texts(near.softmax(-1))), "exponentials of a near row are kept"
  most = x.max(-1, keepdim=True)
  both = texts(most.contiguous(), (x - most).exp().sum(-1))
  assert ONE_PASS not in "".join(both), "a maximum of its own may be of what is not a number"


@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("shift", [0.0, 1000.0, -1000.0])
def test_sums_are_those_of_two_passes(cpu, shift):
  """Also where values are far from 0: powers of two are rounded, but not their sum."""
  x = normal(3) + np.float32(shift)
  with Context(CPU_TARGET=cpu):
    got = log_sum_of(Tensor(x).realize()).numpy()
  np.testing.assert_allclose(got, log_sum(x), rtol=3e-7)
  # what is left of large numbers
  with Context(CPU_TARGET=cpu):
    t = Tensor(x).realize()
    labels = Tensor(np.arange(ROWS, dtype=np.int32))
    loss = t.sparse_categorical_crossentropy(labels, reduction="none").numpy()
  want = log_sum(x) - x[np.arange(ROWS), np.arange(ROWS)].astype(np.float64)
  np.testing.assert_allclose(loss, want, rtol=1e-6)


@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("dtype", [dtypes.bfloat16, dtypes.float16])
def test_rows_of_halves(cpu, dtype):
  with Context(CPU_TARGET=cpu):
    t = Tensor(normal(4)).cast(dtype).realize()
    x, got = t.float().numpy(), log_sum_of(t.float()).numpy()
  np.testing.assert_allclose(got, log_sum(x), rtol=1e-6)


@pytest.mark.parametrize("kind", ["bfloat16 too", "float32", "places", "some rows"])
def test_elements_that_come_in_any_order_or_not(kind):
  """Even elements are read apart from odd ones, if all that they meet is."""
  t = Tensor(normal(2)).cast(dtypes.bfloat16).realize()
  w = Tensor(normal(1)[0] + 1).cast(dtypes.float32 if kind == "float32" else dtypes.bfloat16)
  w = w.realize()
  x, y = t.float(), w.float()
  a, b = x.numpy(), y.numpy()
  if kind == "places":
    x, a = x * Tensor.arange(LENGTH) * 0.001, a * np.arange(LENGTH, dtype=np.float32) * 0.001
  elif kind == "some rows":
    half = ((ROWS // 2, 0), (0, 0))
    x, a = t[ROWS // 2 :].pad(half).float(), np.pad(a[ROWS // 2 :], half)
  else:
    x, a = x * y, a * b
  assert ONE_PASS in "".join(texts(log_sum_of(x)))
  np.testing.assert_allclose(log_sum_of(x).numpy(), log_sum(a), rtol=1e-6)


@pytest.mark.parametrize("cpu", CPUS)
def test_values_that_rise_and_fall(cpu):
  """The largest value is met late, early, at the very end, and in each place of a few vectors."""
  ramp = np.linspace(-50, 80, LENGTH, dtype=np.float32)
  x = np.stack([ramp, ramp[::-1], *(np.where(np.arange(LENGTH) == i, 90, ramp) for i in range(30))])
  x = x.astype(np.float32)
  x[9, -1], x[10, 0] = 300, 300
  with Context(CPU_TARGET=cpu):
    np.testing.assert_allclose(log_sum_of(Tensor(x).realize()).numpy(), log_sum(x), rtol=3e-7)


@pytest.mark.parametrize("cpu", CPUS)
def test_what_is_infinite_or_no_number(cpu):
  x = normal()
  x[0, :5000] = -np.inf
  x[1, 8000:] = -np.inf
  x[2] = -np.inf
  x[3, 100] = np.inf
  x[4, 5] = x[5, -1] = x[6, 4000] = np.nan
  x[7], x[7, -2] = -np.inf, np.nan
  x[8], x[8, 77] = -np.inf, -3e38
  x[9] *= 3e37
  x[10], x[10, ::2] = -3e38, -3.1e38
  x[11, :200] = x[12, -200:] = np.finfo(np.float32).min
  x[13, :200], x[13, 7] = -1e9, -np.inf
  x[14, :100], x[14, 3] = -1e8, np.nan
  with Context(CPU_TARGET=cpu):
    t = Tensor(x).realize()
    most = t.max(-1, keepdim=True)
    got = (t - most).exp().sum(-1).numpy()
  with np.errstate(invalid="ignore", over="ignore"):
    wide = x.astype(np.float64)
    want = np.exp(wide - wide.max(-1, keepdims=True)).sum(-1)
  np.testing.assert_allclose(got, want, rtol=1e-6)
  assert np.isnan(got[2:8]).all() and np.isnan(got).sum() == 7 and got[8] == 1


def test_powers_of_other_bases():
  x = normal(2)
  t = Tensor(x).realize()
  got = (t - t.max(-1, keepdim=True)).exp2().sum(-1).numpy()
  wide = x.astype(np.float64)
  want = np.exp2(wide - wide.max(-1, keepdims=True)).sum(-1)
  np.testing.assert_allclose(got, want, rtol=1e-6)


@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.bfloat16])
@pytest.mark.parametrize("length", [100, LENGTH])
def test_an_element_apart_from_its_row(cpu, dtype, length):
  """The gradient at a label is stored once more: at each end, within, in no vector, and nowhere."""
  places = [0, 1, 15, 16, 31, 32, 63, 64, length - 1, length - 2, length - 17, length - 33, -1]
  labels = np.resize(places, ROWS).astype(np.int32)
  with Context(CPU_TARGET=cpu):
    t = Tensor(normal()[:, :length] + 1).cast(dtype).realize()
    x = t.float()
    loss = x.sparse_categorical_crossentropy(Tensor(labels), ignore_index=-1, reduction="sum")
    (got,) = loss.gradient(t)
    got, x = got.float().numpy(), x.numpy().astype(np.float64)
  p = np.exp(x - x.max(-1, keepdims=True))
  want = p / p.sum(-1, keepdims=True)
  want[np.arange(ROWS), labels] -= 1
  want[labels == -1] = 0
  exact = dtype is dtypes.float32
  np.testing.assert_allclose(got, want, rtol=1e-5 if exact else 0.01, atol=1e-7)


def test_an_element_apart_is_not_compared_in_vectors():
  t = Tensor(normal()).realize()
  (grad,) = t.sparse_categorical_crossentropy(Tensor.arange(ROWS)).gradient(t)
  text = next(x for x in texts(grad) if ONE_PASS in x)
  assert "icmp ne i32" in text and "icmp ne <16 x i32>" not in text


def test_the_gradient_of_a_vocabulary_goes_past_the_caches():
  t = Tensor.empty(152, 30522, dtype=dtypes.bfloat16)
  (grad,) = t.float().sparse_categorical_crossentropy(Tensor.arange(152)).gradient(t)
  text = next(x for x in texts(grad) if ONE_PASS in x)
  assert "vmovntps" in text, "a vector of bfloat16 takes an instruction that LLVM has no store for"
