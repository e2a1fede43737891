"""Ends of products that are left to the rows that read the same values anyway."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from test.backend.test_slices import ALWAYS, OFF, chains, inputs, rand, scheduled, step, values
from tinygrad import Context, Tensor, dtypes
from tinygrad.dtype import DType
from tinygrad.schedule.ends import sums_before_end, with_wide_end
from tinygrad.schedule.template import ScheduleItem
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.slices import terms_of_product

SHAPE = (2, 2, 72, 40)


@pytest.fixture(autouse=True)
def two_threads() -> Iterator[None]:
  """The number of slices follows it."""
  with Context(NUM_CPU_THREADS=2, TRAINING=1):
    yield


def reads_bool(kernel: UOp) -> bool:
  return any(u.op is Ops.LOAD and u.dtype is dtypes.bool for u in kernel.toposort())


def products_with_masks(items: list[ScheduleItem]) -> int:
  """Kernels that are sums of products and read a mask."""
  kernels = [x.kernel for x in items if x.kernel is not None]
  inner = [k for c in kernels for k in (c.src if c in chains(items) else (c,))]
  return sum(reads_bool(k) and terms_of_product(k) > 0 for k in inner)


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.bfloat16])
def test_rows_of_gradients_apply_the_mask_of_dropout(dtype: DType):
  found = {}
  for way in (ALWAYS, OFF):
    with Context(SLICES=way):
      found[way] = scheduled(*step(*inputs(*SHAPE, dtype)))
  assert products_with_masks(found[OFF]) == 1
  assert products_with_masks(found[ALWAYS]) == 0
  # what they hand on has the type of the gradient
  backward = chains(found[ALWAYS])[-1]
  product = next(k for k in backward.src if terms_of_product(k) == SHAPE[-1])
  assert product.src[0].src[0].dtype is dtype
  near = {"rtol": 2e-6, "atol": 1e-6} if dtype is dtypes.float32 else {"rtol": 2e-2, "atol": 1e-2}
  for one, other in zip(values(SHAPE, dtype, ALWAYS), values(SHAPE, dtype, OFF), strict=True):
    np.testing.assert_allclose(one, other, **near)


def test_ends_of_halves_are_not_rounded():
  with Context(SLICES=ALWAYS):
    backward = chains(scheduled(*step(*inputs(*SHAPE, dtypes.bfloat16))))[-1]
  (rows,) = (k for k in backward.src if len(k.src) > 1)
  # halves are read and written, all else is done in float32: the gradient of probabilities, times
  # the constant of dropout, and probabilities that are made again, which both become halves once
  halves = [u for u in rows.toposort() if u.dtype is dtypes.bfloat16]
  assert {u.op for u in halves} <= {Ops.PARAM, Ops.INDEX, Ops.LOAD, Ops.CAST, Ops.CONST, Ops.WHERE}
  assert sum(u.op is Ops.CAST for u in halves) == 2


def program(way: str) -> list[Tensor]:
  """Rows made of a product that is multiplied with a mask, and of the mask."""
  x, w = Tensor(rand(4, 48, 16)).realize(), Tensor(rand(4, 16, 48, seed=1)).realize()
  keep = Tensor(rand(4, 48, 48, seed=2) > 0).realize()
  dropped = keep.where(x.matmul(w) * 2, 0)
  other = keep.where(3.0, 1.0) if way != "unread" else 3.0
  rows = (dropped - dropped.mean(-1, keepdim=True)) * other
  out = [rows.sum(-1), rows] if way != "wanted" else [rows, dropped]
  if way == "product":
    out.append(dropped.matmul(w.transpose(1, 2)))
  elif way == "written":
    # the rows read what it was
    out.append(keep.assign(keep ^ (rows.sum() > 0)))
  return out


@pytest.mark.parametrize("way", ["plain", "wanted", "unread", "product", "written"])
def test_which_ends_are_left(way: str):
  found = []
  for slices in (ALWAYS, OFF):
    with Context(SLICES=slices):
      masks = products_with_masks(scheduled(*program(way)))
      assert masks == (0 if (way, slices) == ("plain", ALWAYS) else 1)
      made = program(way)
      Tensor.realize(*made)
      found.append([x.numpy() for x in made])
  for one, other in zip(*found, strict=True):
    np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-4)


def test_what_is_an_end():
  x, w = Tensor(rand(8, 16)).realize(), Tensor(rand(16, 8)).realize()
  keep = Tensor(rand(8, 8) > 0).realize()
  product = x.matmul(w)

  def end(t: Tensor) -> UOp | None:
    return sums_before_end(t.uop, lambda u: u.realized is not None)

  found = end(keep.where(product * 2, 0))
  assert found is not None and found.op is Ops.REDUCE_AXIS
  half = x.cast(dtypes.bfloat16).matmul(w.cast(dtypes.bfloat16))
  narrow = end(keep.where(half * 2, 0))
  assert narrow is not None and narrow.op is Ops.CAST and narrow.dtype is dtypes.bfloat16
  # where the end is cast to float32, it is made of what the sums are as such
  node = keep.where(half * 2, 0).uop
  cast, sums = node.cast(dtypes.float32), narrow

  def stored(u: UOp) -> bool:
    return u.realized is not None or u is sums or u is node

  wide = with_wide_end(cast.alu(Ops.MUL, cast), node, node, sums, stored)
  assert wide is not None and wide.op is Ops.MUL and wide.src[0].op is Ops.WHERE
  assert node not in wide.toposort() and sums in wide.toposort()
  # also read as halves; no halves; an end that casts
  assert with_wide_end(cast.alu(Ops.MUL, node.cast(dtypes.bool)), node, node, sums, stored) is None
  plain = keep.where(product * 2, 0).uop
  assert with_wide_end(plain, plain, plain, found, lambda u: u is found) is None
  # nothing to leave; too dear to do twice; two sums; no product; a sum that is repeated
  assert end(product) is None
  assert end(keep.where(product.exp(), 0)) is None
  assert end(product + x.matmul(w + 1)) is None
  assert end(keep.where(x.sum(1, keepdim=True), 0)) is None
  assert end((x.matmul(w[:, :1]) * 2).expand(8, 8)) is None
