"""Ill-formed graphs are refused at the border of each level, with the node in the message."""

import pytest

from tinygrad.dtype import dtypes
from tinygrad.helpers import Context
from tinygrad.uop import Ops
from tinygrad.uop.ops import OP_TABLE, GroupOp, UOp
from tinygrad.uop.spec import KERNEL_SPEC, SCHEDULE_SPEC, TENSOR_SPEC, verify, verify_kernel


def buffer(dtype=dtypes.float32, size=4):
  return UOp.new_buffer("CPU", size, dtype)


def test_every_op_is_known_at_some_level():
  assert set(OP_TABLE) == set(Ops)
  assert set(Ops) == set(TENSOR_SPEC) | set(KERNEL_SPEC)
  assert GroupOp.ALU <= set(TENSOR_SPEC) & set(KERNEL_SPEC)


@pytest.mark.parametrize(
  "node",
  [
    lambda: UOp(Ops.ADD, dtypes.float32, (buffer(), buffer(dtypes.int32))),
    lambda: UOp(Ops.CMPLT, dtypes.float32, (buffer(), buffer())),
    lambda: UOp(Ops.SQRT, dtypes.int32, (buffer(dtypes.int32),)),
    lambda: UOp(Ops.WHERE, dtypes.float32, (buffer(), buffer(), buffer())),
    lambda: UOp(Ops.RESHAPE, dtypes.int32, (buffer(),), (2, 2)),
    lambda: UOp(Ops.REDUCE_AXIS, dtypes.float32, (buffer(),), (Ops.XOR, (0,))),
    lambda: UOp(Ops.TAKE, dtypes.float32, (buffer(), buffer())),
    lambda: UOp(Ops.ASSIGN, dtypes.float32, (buffer(), buffer(dtypes.int32))),
    lambda: UOp(Ops.RANGE, dtypes.int64, (), (0, 4, "grid")),
  ],
)
def test_ill_formed_tensor_nodes(node):
  with pytest.raises(RuntimeError, match="ill-formed node"):
    verify([node()], TENSOR_SPEC, "tensor graph")


def test_unchecked_where_switched_off():
  bad = UOp(Ops.ADD, dtypes.float32, (buffer(), buffer(dtypes.int32)))
  with Context(SPEC=0):
    verify([bad], TENSOR_SPEC, "tensor graph")


def test_sharding_is_resolved_before_scheduling():
  whole = UOp(Ops.MULTI, dtypes.float32, (UOp.new_buffer(("CPU", "CPU:1"), 4, dtypes.float32),), 0)
  verify([whole], TENSOR_SPEC, "tensor graph")
  with pytest.raises(RuntimeError, match="does not occur at this level"):
    verify([whole], SCHEDULE_SPEC, "schedule")


def test_kernel_that_stores_another_dtype():
  i = UOp(Ops.RANGE, dtypes.int64, (), (0, 4, "grid"))
  out = UOp(Ops.PARAM, dtypes.int32, (), (0, 4))
  place = UOp(Ops.INDEX, dtypes.int32, (out, i))
  store = UOp(Ops.STORE, dtypes.void, (place, UOp.const(dtypes.float32, 1.0), i))
  with pytest.raises(RuntimeError, match="STORE"):
    verify_kernel(UOp(Ops.SINK, dtypes.void, (store,)))


def test_kernel_range_of_an_unknown_kind():
  with pytest.raises(RuntimeError, match="RANGE"):
    verify_kernel(UOp(Ops.RANGE, dtypes.int64, (), (0, 4, "outer")))
