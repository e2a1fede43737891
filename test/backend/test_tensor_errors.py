"""Misuse of tensors raises at the call, with the exception that users of the API expect."""

import pytest

from tinygrad import Tensor, dtypes, nn

TWO = ("CPU:0", "CPU:1")


def grid() -> Tensor:
  return Tensor.arange(12).reshape(3, 4)


def attention_with_two_masks() -> Tensor:
  q = Tensor.rand(2, 3, 4)
  return q.scaled_dot_product_attention(q, q, attn_mask=Tensor.ones(3, 3), is_causal=True)


def assign_to_other_axis() -> Tensor:
  a = Tensor.ones(4, 4).contiguous().realize().shard(TWO, 0).realize()
  return a.assign(Tensor.ones(4, 4).shard(TWO, 1))


ERRORS = {
  "write to weak": (RuntimeError, lambda: Tensor(2).__setitem__(0, 1)),
  "weak list": (RuntimeError, lambda: Tensor([1], dtype=dtypes.weakint)),
  "ragged list": (ValueError, lambda: Tensor([[1], [1, 2]])),
  "rounding mode": (RuntimeError, lambda: Tensor([1]).div(2, rounding_mode="up")),
  "int to negative int": (RuntimeError, lambda: Tensor([2]) ** -1),
  "shift of float": (RuntimeError, lambda: Tensor([1.0]) << 1),
  "shift by float": (RuntimeError, lambda: Tensor([1]) << 1.0),
  "two masks": (RuntimeError, attention_with_two_masks),
  "rand on two devices": (ValueError, lambda: Tensor.rand(3, device=TWO)),
  "shape and sizes": (ValueError, lambda: Tensor.zeros((3, 2), 4)),
  "negative size": (ValueError, lambda: Tensor.empty(-1, 2)),
  "negative linspace": (ValueError, lambda: Tensor.linspace(0, 1, -1)),
  "multinomial count": (AssertionError, lambda: Tensor([1.0, 2.0]).multinomial(0)),
  "truth": (TypeError, lambda: bool(Tensor([1]))),
  "membership": (TypeError, lambda: Tensor([1]) in [Tensor([1])]),
  "length of 0-d": (TypeError, lambda: len(Tensor(1))),
  "assign dtype": (RuntimeError, lambda: Tensor([1.0]).assign(Tensor([1]))),
  "assign device": (RuntimeError, lambda: Tensor([1.0]).assign(Tensor([1.0], device="CPU:1"))),
  "assign axis": (RuntimeError, assign_to_other_axis),
  "too many indices": (IndexError, lambda: grid()[0, 0, 0]),
  "index out of range": (IndexError, lambda: grid()[3]),
  "float index": (IndexError, lambda: grid()[1.0]),
  "float slice": (TypeError, lambda: grid()[1.0:]),
  "step 0": (ValueError, lambda: grid()[::0]),
  "float tensor index": (IndexError, lambda: grid()[Tensor([1.0])]),
  "bool tensor index": (IndexError, lambda: grid()[Tensor([True, False, True])]),
  "delete": (TypeError, lambda: grid().__delitem__(0)),
  "reshape size": (ValueError, lambda: grid().reshape(5)),
  "two inferred sizes": (RuntimeError, lambda: grid().reshape(-1, -1)),
  "permute axes": (RuntimeError, lambda: grid().permute(0, 0)),
  "flip twice": (RuntimeError, lambda: grid().flip(0, 0)),
  "squeeze axis": (IndexError, lambda: grid().squeeze(5)),
  "sum axis": (IndexError, lambda: grid().sum(5)),
  "expand": (ValueError, lambda: grid().expand(3, 5)),
  "matmul shapes": (RuntimeError, lambda: grid() @ grid()),
  "odd padding": (RuntimeError, lambda: grid().pad((1,))),
  "reflect too far": (ValueError, lambda: grid().pad((4, 0), mode="reflect")),
  "topk beyond the axis": (ValueError, lambda: grid().topk(5)),
  "scatter dtype": (RuntimeError, lambda: grid().scatter(0, grid(), Tensor.ones(3, 4))),
  "scatter reduction": (TypeError, lambda: grid().scatter(0, grid(), 1, reduce="max")),
  "einsum terms": (ValueError, lambda: Tensor.einsum("ij,jk->ik", grid())),
  "einsum sizes": (ValueError, lambda: Tensor.einsum("ij,jk->ik", grid(), grid())),
  "rearrange axes": (ValueError, lambda: grid().rearrange("a b -> a c")),
  "rearrange size": (ValueError, lambda: grid().rearrange("a (b c) -> a b c", b=3)),
  "float classes": (RuntimeError, lambda: Tensor([1.5]).one_hot(3)),
  "float places": (RuntimeError, lambda: grid().gather(1, Tensor([[1.5]]))),
  "labels of other rows": (ValueError, lambda: grid().cross_entropy(Tensor([1, 2]))),
  "sparse labels of other rows": (
    ValueError,
    lambda: grid().sparse_categorical_crossentropy(Tensor([1, 2])),
  ),
  "kernel beyond the input": (RuntimeError, lambda: nn.Conv2d(1, 1, 5)(grid().reshape(1, 1, 3, 4))),
  "channels of a norm": (ValueError, lambda: nn.BatchNorm(5)(grid().reshape(1, 3, 2, 2))),
  "device of no kind": (ValueError, lambda: Tensor([1], device="TOASTER")),
  "device beyond the last": (ValueError, lambda: Tensor([1]).to("CPU:999")),
  "file without a name": (ValueError, lambda: Tensor([1]).to("DISK")),
  "optimizer of numbers": (TypeError, lambda: nn.optim.SGD([1, 2], lr=0.1)),
  "number in a state": (TypeError, lambda: nn.state.safe_save({"a": 3}, "never_written")),
  "gradient of a vector": (AssertionError, lambda: grid().float().gradient(grid())),
  "gradient of int": (RuntimeError, lambda: Tensor([1.0]).sum().gradient(Tensor([1]))),
  "gradient of a stranger": (RuntimeError, lambda: Tensor([1.0]).sum().gradient(Tensor([1.0]))),
}


@pytest.mark.parametrize("name", ERRORS)
def test_misuse(name):
  error, misuse = ERRORS[name]
  with pytest.raises(error):
    misuse()


@pytest.mark.parametrize("name", ["zeros_like", "ones_like", "empty_like", "rand_like"])
def test_like_of_sharded(name):
  x = Tensor.ones(4, 4).shard(TWO, 0)
  like = getattr(x, name)()
  assert (like.shape, like.dtype, like.device, like.uop.axis) == (x.shape, x.dtype, x.device, 0)
  assert getattr(x, name)(dtype=dtypes.half).dtype == dtypes.half
  with pytest.raises(RuntimeError):
    getattr(x, name)(device="CPU")


def test_full_like_of_sharded_holds_the_value():
  x = Tensor.ones(4, 4).shard(TWO, 0)
  assert x.full_like(3).sum().item() == 48
