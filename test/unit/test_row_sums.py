"""Sums that are linear in values of a row: apart from their factors they need fewer passes."""

from __future__ import annotations

import numpy as np
import pytest

from tinygrad import Context, Tensor, dtypes
from tinygrad.device import Device
from tinygrad.renderer.row_passes import plan_passes
from tinygrad.renderer.row_sums import split_sums
from tinygrad.schedule import create_schedule
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.rows import RowForm, row_form


def form_of(out: Tensor) -> RowForm:
  """The rows of the last kernel that makes a value."""
  items = create_schedule([out.uop], Device.DEFAULT).items
  kernel = next(item.kernel for item in reversed(items) if item.kernel is not None)
  form = row_form(kernel.src)
  assert form is not None, "a kernel of rows"
  return form


def gradient(x: Tensor, up: Tensor) -> Tensor:
  return (x.layernorm(eps=1e-12) * up).sum().gradient(x)[0]


def layernorm_gradient64(x: np.ndarray, up: np.ndarray) -> np.ndarray:
  x, up = x.astype(np.float64), up.astype(np.float64)
  d = x - x.mean(-1, keepdims=True)
  r = 1 / np.sqrt((d * d).mean(-1, keepdims=True))
  dot = (up * d).mean(-1, keepdims=True)
  return np.asarray(r * (up - up.mean(-1, keepdims=True) - d * r * r * dot))


def normal(seed: int, *shape: int) -> np.ndarray:
  return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def test_a_gradient_of_layernorm_takes_three_passes():
  x, up = (Tensor(normal(i, 64, 256)).realize() for i in (1, 2))
  form = form_of(gradient(x, up))
  assert len(plan_passes(form)) == 4
  first, second, last = plan_passes(split_sums(form))
  assert len(first.reduces) == 1, "a mean reads nothing else"
  assert len(second.reduces) > 2 and not last.reduces and last.stores


@pytest.mark.parametrize("mean", [0.0, 1e3])
@pytest.mark.parametrize("noopt", [0, 1])
def test_it_is_right_far_from_zero(mean, noopt):
  x, up = normal(1, 48, 320) + np.float32(mean), normal(2, 48, 320)
  with Context(NOOPT=noopt):
    got = gradient(Tensor(x).realize(), Tensor(up).realize()).numpy()
  # a mean of 1000 has an error of 3e-5 in float32
  np.testing.assert_allclose(got, layernorm_gradient64(x, up), atol=2e-6 if mean == 0 else 2e-4)


def test_what_is_taken_off_all_values_stays_with_them():
  """sum(r * (x - mean)) is r * sum(x - mean), not r * sum(x) - r * n * mean."""
  x = Tensor(normal(3, 32, 128)).realize()
  apart = x - x.mean(-1, keepdim=True)
  r = (apart * apart).mean(-1, keepdim=True)
  form = form_of(((apart * r).sum(-1, keepdim=True) * x).contiguous())
  before, after = form.reduces, split_sums(form).reduces
  assert len(before) == len(after) == 3 and before[-1].src[0].op is Ops.MUL
  assert [u.src[0].op for u in after].count(Ops.ADD) == 1


def test_sums_that_need_no_fewer_passes_are_left():
  x, w = Tensor(normal(4, 32, 128)).realize(), Tensor(normal(5, 32, 1)).realize()
  for out in (x * (x * w + x * 2).sum(-1, keepdim=True), x.softmax(-1)):
    form = form_of(out.contiguous())
    assert split_sums(form) is form


def test_only_float32_is_split():
  """Whole numbers and halves would round or overflow elsewhere."""
  x = Tensor(normal(6, 32, 128)).realize()
  m = x.cast(dtypes.int32).sum(-1, keepdim=True)
  form = form_of(((x.cast(dtypes.int32) * m).sum(-1, keepdim=True) * x).contiguous())
  assert split_sums(form) is form


def _uops(form: RowForm) -> list[UOp]:
  return [u for s in form.stores for u in s.toposort()]


def test_grid_and_stores_stay():
  x, up = (Tensor(normal(i, 16, 64)).realize() for i in (7, 8))
  form = form_of(gradient(x, up))
  found = split_sums(form)
  assert (found.grid, found.row) == (form.grid, form.row)
  params = [{u for u in _uops(f) if u.op is Ops.PARAM} for f in (form, found)]
  assert params[0] == params[1]
