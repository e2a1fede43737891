"""What a product hands on and others read later is written by the rows after it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from test.backend.test_slices import ALWAYS, OFF, chains, inputs, rand, scheduled, step, values
from test.unit.kernels import F32, at, kernel, load, rng
from tinygrad import Context, Tensor, dtypes
from tinygrad.dtype import DType
from tinygrad.schedule import slices
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.slices import Slices, terms_of_product, with_copy, written_slots


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
  """What is small counts as large. Schedules made before are not used."""
  monkeypatch.setattr(slices, "STREAMED_BYTES", 1)
  monkeypatch.setattr(slices, "COPIED_ROW", 1)
  with Context(NUM_CPU_THREADS=2, TRAINING=1, SCACHE=0):
    yield


def outer(chain: UOp, number: int) -> list[int]:
  """Buffers of the chain that one of its kernels writes and that exist outside."""
  how = chain.arg
  assert isinstance(how, Slices)
  mine = how.buffers[number]
  return [mine[s] for s in written_slots(chain.src[number]) if mine[s] < how.outer]


def copies(kernel: UOp) -> int:
  return sum(s.src[1].op is Ops.LOAD for s in kernel.src)


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.bfloat16])
@pytest.mark.parametrize("shape", [(2, 2, 72, 40), (1, 2, 67, 33)])
def test_scores_that_backward_reads(shape: tuple[int, ...], dtype: DType):
  with Context(SLICES=ALWAYS):
    forward = chains(scheduled(*step(*inputs(*shape, dtype))))[0]
  product, rows = forward.src[:2]
  assert terms_of_product(product) == shape[-1]
  assert outer(forward, 0) == [] and copies(rows) == 1
  # scores, and the maximum and sum of each row
  assert len(outer(forward, 1)) == 3
  near = {"rtol": 2e-6, "atol": 1e-6} if dtype is dtypes.float32 else {"rtol": 2e-2, "atol": 1e-2}
  for one, other in zip(values(shape, dtype, ALWAYS), values(shape, dtype, OFF), strict=True):
    np.testing.assert_allclose(one, other, **near)


def program(way: str) -> list[Tensor]:
  """Rows of a product that is read again when all of these are there."""
  width = 16 if way == "cheap" else 80
  x, w = Tensor(rand(2, 48, width)).realize(), Tensor(rand(2, width, 48, seed=1)).realize()
  product = x.matmul(w) / width
  if way == "turned":
    # each row reads a column as well: of all rows of the slice
    product = product + product.transpose(1, 2)
  rows = product.softmax(-1)
  if way == "alone":
    return [rows]
  second = (product * rows.sum().contiguous()).softmax(-1)
  return [rows, second, product] if way == "wanted" else [rows, second]


@pytest.mark.parametrize("way", ["read", "alone", "wanted", "cheap", "turned"])
def test_which_products_are_written_late(way: str):
  found = []
  for setting in (ALWAYS, OFF):
    with Context(SLICES=setting):
      made = chains(scheduled(*program(way)))
      late = sum(copies(k) for c in made for k in c.src)
      assert late == int(way in ("read", "turned") and setting == ALWAYS)
      out = program(way)
      Tensor.realize(*out)
      found.append([x.numpy() for x in out])
  for one, other in zip(*found, strict=True):
    np.testing.assert_allclose(one, other, rtol=2e-6, atol=1e-6)


def test_small_products_are_not_written_late(monkeypatch: pytest.MonkeyPatch):
  for name in ("STREAMED_BYTES", "COPIED_ROW"):
    with monkeypatch.context() as patch, Context(SLICES=ALWAYS):
      patch.setattr(slices, name, 1 << 30)
      assert not any(copies(k) for c in chains(scheduled(*program("read"))) for k in c.src)


def test_a_copy_is_of_each_element_once():
  i, j = rng(0, 8), rng(1, 16)
  place = at((i, 16), (j, 1))
  made = with_copy(kernel(128, place, load(1, 128, place).alu(Ops.NEG), i, j), 1)
  assert made is not None and [s.src[0].src[0].arg[:2] for s in made.src] == [(2, 128), (0, 128)]
  assert made.src[0].src[1].op is Ops.LOAD and made.src[0].src[2:] == (i, j)
  # columns; a part; the same row in each; elements from a sum only
  for index, size in ((at((i, 1), (j, 8)), 128), (place, 256), (j, 16)):
    assert with_copy(kernel(128, place, load(1, size, index).alu(Ops.NEG), i, j), 1) is None
  k = rng(2, 16, "reduce")
  total = UOp(Ops.REDUCE, F32, (load(1, 128, at((i, 16), (k, 1))), k), Ops.ADD)
  assert with_copy(kernel(8, i, total, i), 1) is None
