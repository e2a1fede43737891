"""Threefry as a node of the graph: known answers, and a kernel that holds its operations."""

import pytest

from tinygrad import Tensor, dtypes
from tinygrad.schedule import create_schedule
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.spec import TENSOR_SPEC, verify

# (counter, key, answer) of threefry2x32-20 as published with Random123.
KNOWN = [
  ((0, 0), (0, 0), (0x6B200159, 0x99BA4EFE)),
  ((0xFFFFFFFF,) * 2, (0xFFFFFFFF,) * 2, (0x1CB996FC, 0xBB002BE7)),
  ((0x243F6A88, 0x85A308D3), (0x13198A2E, 0x03707344), (0xC4923A9C, 0x483DF7A0)),
]


@pytest.mark.parametrize("counter, key, answer", KNOWN)
def test_known_answers(counter, key, answer):
  words = [Tensor([w], dtype=dtypes.uint32) for w in (*counter, *key)]
  got = Tensor._threefry_random_bits(words[2].cat(words[3]), words[0], words[1])
  assert tuple(got.tolist()) == answer


def test_one_node_in_the_graph_and_arithmetic_in_the_kernel():
  counts = Tensor([1, 2, 3], dtype=dtypes.uint32)
  word = UOp(Ops.THREEFRY, dtypes.uint32, (counts.uop,) * 4, 1)
  verify([word], TENSOR_SPEC, "tensor graph")
  (item,) = create_schedule([UOp(Ops.CONTIGUOUS, word.dtype, (word,))], "CPU").items
  ops = {u.op for u in item.kernel.toposort()}
  assert Ops.THREEFRY not in ops
  assert {Ops.SHL, Ops.SHR, Ops.XOR, Ops.ADD} <= ops


def test_other_words_and_dtypes_are_refused():
  counts = Tensor([1, 2], dtype=dtypes.uint32).uop
  with pytest.raises(RuntimeError, match="ill-formed node"):
    verify([UOp(Ops.THREEFRY, dtypes.uint32, (counts,) * 4, 2)], TENSOR_SPEC, "tensor graph")
  signed = Tensor([1, 2], dtype=dtypes.int32).uop
  with pytest.raises(RuntimeError, match="ill-formed node"):
    verify([UOp(Ops.THREEFRY, dtypes.int32, (signed,) * 4, 0)], TENSOR_SPEC, "tensor graph")
