"""Sums of exponentials that are divided by after a product, not before it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from test.backend.test_slices import ALWAYS, OFF, attention, chains, inputs, rand, scheduled
from test.backend.test_slices import values as attention_values
from tinygrad import Context, Tensor, Variable, dtypes
from tinygrad.dtype import DType
from tinygrad.schedule.template import ScheduleItem
from tinygrad.schedule.totals import before_division
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.slices import terms_of_product


@pytest.fixture(autouse=True)
def two_threads() -> Iterator[None]:
  """The number of slices follows it."""
  with Context(NUM_CPU_THREADS=2):
    yield


def kernels(items: list[ScheduleItem]) -> list[UOp]:
  """All kernels, those of chains among them."""
  found = [x.kernel for x in items if x.kernel is not None]
  return [k for c in found for k in (c.src if c in chains(items) else (c,))]


def divides_late(*tensors: Tensor) -> bool:
  """Whether a sum of products is multiplied with something that a kernel made for its row."""
  products = [k for k in kernels(scheduled(*tensors)) if terms_of_product(k)]
  scaled = [u for k in products for u in k.toposort() if u.op is Ops.MUL]
  return any({s.op for s in u.src} == {Ops.REDUCE, Ops.LOAD} for u in scaled)


def softmax_rows(x: Tensor) -> Tensor:
  """With nothing of what the library's does but the arithmetic."""
  e = (x - x.max(-1, keepdim=True)).exp()
  return e / e.sum(-1, keepdim=True)


def program(way: str) -> list[Tensor]:
  """A product of probabilities, or of what looks like them."""
  x, v = Tensor(rand(2, 40, 24)).realize(), Tensor(rand(2, 24, 16, seed=1)).realize()
  keep = Tensor(rand(2, 40, 24, seed=2) > 0).realize()
  p = softmax_rows(x * 3)
  if way == "shifted":
    # the largest one is not 1
    e = (x - x.mean(-1, keepdim=True)).exp()
    p = e / e.sum(-1, keepdim=True)
  elif way == "other sum":
    p = (x - x.max(-1, keepdim=True)).exp()
    p = p / (p * p).sum(-1, keepdim=True)
  elif way == "negative":
    e = ((x - x.max(-1, keepdim=True)) * -1).exp()
    p = e / e.sum(-1, keepdim=True)
  elif way == "columns":
    # rows of the product are others than those of the softmax
    return [p.transpose(1, 2).matmul(Tensor(rand(2, 40, 16, seed=3)).realize())]
  elif way == "dropped":
    p = 2 * keep.where(p, 0)
  elif way == "replaced":
    # what stands for others would be divided too
    p = keep.where(p, 1)
  elif way == "twice":
    return [p.matmul(v), p.matmul(v * 2)]
  elif way == "squared":
    square = p.matmul(Tensor(rand(2, 24, 40, seed=3)).realize())
    return [square.matmul(p)]
  elif way == "half":
    return [p.cast(dtypes.bfloat16).matmul(v.cast(dtypes.bfloat16))]
  elif way == "padded":
    # the constant is 0 in some places
    p = p * Tensor.full((2, 40, 20), 2.0).pad(((0, 0), (0, 0), (4, 0)))
  elif way == "written":
    w = Tensor(rand(2, 40, 16, seed=3)).realize()
    return [w.assign(p.matmul(v) + w)]
  elif way == "wanted":
    return [p.matmul(v), p]
  elif way == "turned":
    # v^T p^T, of which the rows become columns
    return [v.transpose(1, 2).matmul(p.transpose(1, 2)) + 1]
  return [p.matmul(v)]


LATE = ("plain", "dropped", "twice", "half", "turned", "written")
NOT = (
  "shifted",
  "other sum",
  "negative",
  "columns",
  "replaced",
  "squared",
  "wanted",
  "padded",
  "written",
)


@pytest.mark.parametrize("way", LATE + NOT)
def test_which_products_are_divided(way: str):
  found = []
  for slices in (ALWAYS, OFF):
    with Context(SLICES=slices):
      assert divides_late(*program(way)) == (slices == ALWAYS and way in LATE)
      made = program(way)
      Tensor.realize(*made)
      found.append([x.float().numpy() for x in made])
  near = {"rtol": 2e-2, "atol": 1e-2} if way == "half" else {"rtol": 1e-5, "atol": 2e-6}
  for one, other in zip(*found, strict=True):
    np.testing.assert_allclose(one, other, **near)


def test_rows_do_not_pass_over_exponentials_again():
  q, k, v, mask, _ = inputs(2, 3, 32, 16)
  with Context(SLICES=ALWAYS, TRAINING=1):
    found = kernels(scheduled(attention(q, k, v, mask)))
  (kernel,) = (x for x in found if any(u.op is Ops.EXP2 for u in x.toposort()))
  # what is stored for each element needs the maximum, but not the sum
  longest = max(kernel.src, key=lambda s: len(s.src))
  assert all(u.op is not Ops.REDUCE or u.arg is Ops.MAX for u in longest.src[1].toposort())


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.bfloat16])
@pytest.mark.parametrize("threads", [1, 3, 5])
def test_bits_do_not_depend_on_threads(threads: int, dtype: DType):
  # 5 threads do not share 6 slices well
  shape = (2, 3, 33, 16)
  want = attention_values(shape, dtype, ALWAYS)
  for one, other in zip(attention_values(shape, dtype, ALWAYS, threads), want, strict=True):
    np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.bfloat16, dtypes.float16])
@pytest.mark.parametrize("way", ["large", "hidden", "nothing", "nan", "infinite"])
def test_extreme_rows(way: str, dtype: DType):
  x, v = rand(2, 12, 20) * 4, rand(2, 20, 8, seed=1)
  x[:, 3] = {"large": 3e4, "hidden": -3e4, "nothing": -np.inf, "nan": np.nan, "infinite": np.inf}[
    way
  ]
  x[:, 5, 7] = 6e4
  if way == "large":
    v *= 1e3
  got = []
  for slices in (ALWAYS, OFF):
    with Context(SLICES=slices):
      p = Tensor(x).softmax(-1).cast(dtype)
      got.append(p.matmul(Tensor(v).cast(dtype)).float().numpy())
  assert np.isnan(got[0]).any() == (way in ("nothing", "nan", "infinite"))
  near = 2e-6 if dtype is dtypes.float32 else 2e-2
  np.testing.assert_allclose(got[0], got[1], rtol=near, atol=near * np.abs(v).max())


def test_rows_of_a_number_that_is_known_late():
  n = Variable("n", 1, 16)
  q, k, v = (Tensor(rand(2, 16, 8, seed=i)).realize() for i in range(3))
  for size in (1, 5, 16):
    bound = n.bind(size)
    got = []
    for slices in (ALWAYS, OFF):
      with Context(SLICES=slices):
        scores = q.matmul(k[:, :bound].transpose(1, 2))
        got.append(scores.softmax(-1).matmul(v[:, :bound]).numpy())
    np.testing.assert_allclose(got[0], got[1], rtol=1e-5, atol=2e-6)


def test_what_is_before_a_division():
  x = Tensor(rand(4, 8)).realize()
  found = before_division((softmax_rows(x) * 3).uop, lambda u: False)
  assert found is not None and found.value.op is Ops.EXP2
  assert found.total.shape == found.factor.shape == (4, 1)
  # a constant belongs to the factor, but one that is negative or no number
  assert found.factor.op is Ops.MUL
  assert before_division((softmax_rows(x) * -3).uop, lambda u: False) is None
  assert before_division(softmax_rows(x).exp().uop, lambda u: False) is None
