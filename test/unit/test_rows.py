"""Kernels whose stores share rows: what is one kernel, and that its numbers are right."""

from __future__ import annotations

import numpy as np

from tinygrad import Context, Tensor
from tinygrad.device import Device
from tinygrad.schedule import create_schedule
from tinygrad.uop import Ops, symbolic
from tinygrad.uop.ops import UOp


def kernels(*tensors: Tensor) -> list[UOp]:
  """Kernels of a schedule that are more than a few numbers."""
  items = create_schedule([t.uop for t in tensors], Device.DEFAULT).items
  found = [item.kernel for item in items if item.kernel is not None]
  return [k for k in found if max(u.arg[1] for u in k.toposort() if u.op is Ops.PARAM) > 16]


def test_dropout_draws_each_word_once():
  x = Tensor.ones(64, 128).contiguous().realize()
  with Context(TRAINING=1):
    mask, scaled = kernels(x.dropout(0.5))
  assert len(mask.src) == 2, "a store for each half of the words"
  assert not any(symbolic.is_condition(u) for u in mask.toposort())
  assert len(scaled.src) == 1


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
  assert symbolic.is_condition(symbolic.fold_conditions(r.alu(Ops.CMPLT, symbolic.const(4))))
