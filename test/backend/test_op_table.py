"""Each op over views, dtypes and shapes, against torch in float64: one row an op.

The op is applied to views of a stored tensor: permuted, reversed, cut with steps, repeated, of one
element, without elements. Values are those of the dtype, so the reference differs by rounding only.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
import torch
import torch.nn.functional as F

from tinygrad import Tensor, dtypes

# of one element, which both sides say is nan
pytestmark = pytest.mark.filterwarnings("ignore:.*degrees of freedom")
Fn = Callable[..., Any]
SHAPE, WIDE = (3, 4), (4, 6)
# the same expression on both kinds of tensor; each result has two axes
VIEWS: dict[str, Fn] = {
  "permuted": lambda x: x.T,
  "reversed": lambda x: x.flip((0, 1)),
  "steps": lambda x: x[::2, 1::2],
  "shrunk and permuted": lambda x: x[1:3, 1:4].T,
  "repeated": lambda x: x[:1].expand((3, x.shape[1])),
  "one element": lambda x: x[2:3, 1:2],
  "no elements": lambda x: x[2:2],
}
SAME: Fn = lambda x: x
# reversed, permuted, cut and with steps at once
MIXED: Fn = lambda x: x.flip((1,)).T[1:, ::2]
TOLERANCE = {
  dtypes.float64: 1e-10,
  dtypes.float32: 1e-5,
  dtypes.float16: 4e-3,
  dtypes.bfloat16: 3e-2,
}
TORCH = {
  dtypes.float64: torch.float64,
  dtypes.float32: torch.float32,
  dtypes.float16: torch.float16,
  dtypes.bfloat16: torch.bfloat16,
}


@dataclass(frozen=True)
class Op:
  """One op: on torch, on ours (the same unless given), domain, number of operands.

  `empty`: whether it is defined without elements. `grad`: whether it has a gradient.
  """

  ref: Fn
  ours: Fn | None = None
  low: float = -2.0
  high: float = 2.0
  operands: int = 1
  grad: bool = True
  empty: bool = True
  scale: float = 1.0


def both(name: str, *args: Any, **kw: Any) -> Op:
  """A method that torch has under the same name."""
  return Op(lambda x: getattr(x, name)(*args), **kw)


def functional(name: str, ours: str | None = None, *args: Any, **kw: Any) -> Op:
  """A function of torch.nn.functional."""
  return Op(lambda x: getattr(F, name)(x, *args), lambda x: getattr(x, ours or name)(*args), **kw)


POSITIVE = {"low": 0.2, "high": 3.0}
INSIDE = {"low": -0.9, "high": 0.9}
UNARY = {
  **{n: both(n) for n in "abs ceil cos cosh erf exp exp2 floor neg relu round sigmoid sign sin sinh"
     " square tanh trunc asinh atan".split()},
  **{n: both(n, **POSITIVE) for n in "log log2 log10 sqrt rsqrt reciprocal".split()},
  **{n: both(n, **INSIDE) for n in "acos asin atanh tan".split()},
  **{n: both(n, grad=False) for n in "isnan isinf isfinite logical_not".split()},
  "acosh": both("acosh", low=1.2, high=3),
  **{n: functional(n) for n in "elu celu selu silu mish softplus softsign logsigmoid relu6"
     " hardswish hardtanh leaky_relu".split()},
  "hardsigmoid": Op(lambda x: (x / 6 + 0.5).clip(0, 1), lambda x: x.hardsigmoid()),
  "swish": functional("silu", "swish"),
  "gelu": Op(lambda x: F.gelu(x, approximate="tanh"), lambda x: x.gelu()),
  "gelu exact": Op(lambda x: F.gelu(x), lambda x: x.gelu(approximate="none")),
  "quick_gelu": Op(lambda x: x * torch.sigmoid(1.702 * x), lambda x: x.quick_gelu()),
  "clip": both("clip", -0.5, 0.7),
  "clip below": Op(lambda x: x.clip(min=0.3), lambda x: x.clip(0.3)),
  "contiguous": both("contiguous"),
  "clone": both("clone"),
  "contiguous_backward": Op(lambda x: x * 1, lambda x: x.contiguous_backward()),
  "pow 2": Op(lambda x: x**2),
  "pow 3": Op(lambda x: x**3),
  "pow 0": Op(lambda x: x**0),
  "pow -1": Op(lambda x: x**-1, **POSITIVE),
  "pow 1.7": Op(lambda x: x**1.7, **POSITIVE),
  "pow 0.5": Op(lambda x: x**0.5, **POSITIVE),
  "rpow": Op(lambda x: 1.3**x),
  "radd": Op(lambda x: 3 + x),
  "rsub": Op(lambda x: 3 - x),
  "rmul": Op(lambda x: 0.5 * x),
  "rdiv": Op(lambda x: 2 / x, **POSITIVE),
  "scalar": Op(lambda x: (x * 2 - 1) / 4),
  "floor by number": Op(lambda x: x // 0.7, grad=False),
  "mod by number": Op(lambda x: x % 0.75),
  "cast": Op(lambda x: x.double(), lambda x: x.cast(dtypes.float64)),
  "lerp number": Op(lambda x: x.lerp(x * 2, 0.25)),
}  # fmt: skip
REDUCE = {
  "sum": both("sum"),
  "sum 0": both("sum", 0),
  "sum -1 kept": both("sum", -1, True),
  "sum both": both("sum", (0, 1)),
  "mean": both("mean"),
  "mean 1": both("mean", 1),
  "max": both("max", empty=False),
  "max 1": Op(lambda x: x.max(1)[0], lambda x: x.max(1), empty=False),
  "min": both("min", empty=False),
  "min 0": Op(lambda x: x.min(0)[0], lambda x: x.min(0), empty=False),
  "prod": both("prod"),
  "prod 0": both("prod", 0),
  "var": Op(lambda x: x.var(1), empty=False),
  "var 0": Op(lambda x: x.var(0, correction=0), lambda x: x.var(0, correction=0), empty=False),
  "std": Op(lambda x: x.std(1), empty=False),
  "std_mean": Op(lambda x: torch.cat(torch.std_mean(x, 1)),
                 lambda x: Tensor.cat(*x.std_mean(1)), empty=False),
  "any": Op(lambda x: (x > 1).any(1), grad=False),
  "all": Op(lambda x: (x > -1).all(0), grad=False),
  "argmax": both("argmax", 1, grad=False, empty=False),
  "argmax flat": both("argmax", grad=False, empty=False),
  "argmin": both("argmin", 0, grad=False, empty=False),
  "logsumexp": both("logsumexp", 1),
  "softmax": both("softmax", -1),
  "softmax 0": both("softmax", 0),
  "softmin": functional("softmin", "softmin", 1),
  "log_softmax": both("log_softmax", -1),
  "normalize": functional("normalize"),
  "layernorm": Op(lambda x: F.layer_norm(x, x.shape[1:]), lambda x: x.layernorm()),
  "cumsum": both("cumsum", 1),
  "cumsum 0": both("cumsum", 0),
  "cumprod": both("cumprod", 1),
  "cummax": Op(lambda x: x.cummax(1)[0]),
  "cummin": Op(lambda x: x.cummin(0)[0]),
  "logcumsumexp": both("logcumsumexp", 1),
  "sort": Op(lambda x: x.sort(1)[0]),
  "sort descending": Op(lambda x: x.sort(dim=0, descending=True)[0]),
  "argsort": both("argsort", 1, grad=False),
  "topk": Op(lambda x: x.topk(1, 1)[0]),
}  # fmt: skip
MOVE = {
  "reshape": Op(lambda x: x.reshape((-1, x.shape[1], 1)), empty=False),
  "flatten": both("flatten"),
  "unsqueeze": both("unsqueeze", 1),
  "squeeze": Op(lambda x: x[:, :1].squeeze(1)),
  "unflatten": Op(lambda x: x.flatten().unflatten(0, (x.shape[0], 1, -1)), empty=False),
  "expand": Op(lambda x: x.unsqueeze(1).expand((x.shape[0], 3, x.shape[1]))),
  "transpose": both("transpose", 0, 1),
  "flip": both("flip", (0,)),
  "shrink": Op(lambda x: x[1:, :-1],
               lambda x: x.shrink(((min(1, len(x)), len(x)), (0, x.shape[1] - 1)))),
  "pad": Op(lambda x: F.pad(x, (1, 2, 0, 3)), lambda x: x.pad((1, 2, 0, 3))),
  "pad value": Op(lambda x: F.pad(x, (1, 2), value=1.5), lambda x: x.pad((1, 2), value=1.5)),
  "repeat": both("repeat", (2, 3)),
  "repeat_interleave": both("repeat_interleave", 2, 1),
  "roll": both("roll", 1, 0),
  "roll both": both("roll", (1, -1), (0, 1)),
  "chunk": Op(lambda x: x.chunk(2, 1)[0]),
  "split": Op(lambda x: x.split(1, 1)[0]),
  "cat": Op(lambda x: torch.cat([x, x * 2, x[:1]]), lambda x: x.cat(x * 2, x[:1])),
  "stack": Op(lambda x: torch.stack([x, -x], 1), lambda x: x.stack(-x, dim=1)),
  "tril": both("tril"),
  "triu": both("triu", 1),
  "diag": Op(lambda x: x[:, 0].diag()),
  "diagonal": both("diagonal"),
  "unfold": Op(lambda x: x.unfold(1, 1, 1)),
  "getitem": Op(lambda x: x[:, 0]),
  "getitem list": Op(lambda x: x[:, [0, -1, 0]]),
  "getitem none": Op(lambda x: x[None, ..., None, -1]),
  "meshgrid": Op(lambda x: torch.meshgrid(x[:, 0], x[:1, 0], indexing="ij")[0],
                 lambda x: x[:, 0].meshgrid(x[:1, 0])[0]),
  "rearrange": Op(lambda x: x.T.reshape(-1), lambda x: x.rearrange("a b -> (b a)")),
  "gather": Op(lambda x: x.gather(1, torch.zeros(x.shape, dtype=torch.int64)),
               lambda x: x.gather(1, x.zeros_like(dtype=dtypes.int32))),
  "scatter": Op(
    lambda x: (x * 2).scatter(1, torch.zeros((len(x), 1), dtype=torch.int64), x[:, :1]),
    lambda x: (x * 2).scatter(1, x[:, :1].zeros_like(dtype=dtypes.int32), x[:, :1])),
  "masked_fill": Op(lambda x: x.masked_fill(x > 0.5, 3.0)),
  "einsum": Op(lambda x: torch.einsum("ij,kj->ik", x, x),
               lambda x: Tensor.einsum("ij,kj->ik", x, x)),
}  # fmt: skip
BINARY = {
  "add": Op(lambda x, y: x + y),
  "sub": Op(lambda x, y: x - y),
  "mul": Op(lambda x, y: x * y),
  "div": Op(lambda x, y: x / y, **POSITIVE),
  "div trunc": Op(lambda x, y: x.div(y, rounding_mode="trunc"), **POSITIVE),
  "div floor": Op(lambda x, y: x.div(y, rounding_mode="floor"), **POSITIVE),
  "floordiv": Op(lambda x, y: x // y, grad=False, **POSITIVE),
  "mod": Op(lambda x, y: x % y, **POSITIVE),
  "fmod": Op(lambda x, y: x.fmod(y), **POSITIVE),
  "pow": Op(lambda x, y: x**y, **POSITIVE),
  "maximum": Op(lambda x, y: x.maximum(y)),
  "minimum": Op(lambda x, y: x.minimum(y)),
  "copysign": Op(lambda x, y: x.copysign(y)),
  "logaddexp": Op(lambda x, y: x.logaddexp(y)),
  "lerp": Op(lambda x, y: x.lerp(y, x)),
  "where": Op(lambda x, y: torch.where(x > y, x, y * 2), lambda x, y: (x > y).where(x, y * 2)),
  "isclose": Op(lambda x, y: x.isclose(y), grad=False),
  **{n: Op(lambda x, y, n=n: getattr(x, f"__{n}__")(y), grad=False)
     for n in "lt le gt ge eq ne".split()},
}  # fmt: skip
# shapes that are broadcast together, also without elements
PAIRS = [
  ((2, 3), (3,)),
  ((2, 1), (1, 3)),
  ((2, 3), ()),
  ((1,), (2, 3)),
  ((0, 3), (1, 3)),
  ((1, 1), (1,)),
]
PRODUCTS = {
  "matmul": Op(lambda x, y: x @ y.T),
  "vector": Op(lambda x, y: x @ y[0]),
  "from vector": Op(lambda x, y: x[0] @ y.T),
  "batched": Op(lambda x, y: x.unsqueeze(0) @ y.T.unsqueeze(0)),
  "linear": Op(lambda x, y: F.linear(x, y, y[:, 0]), lambda x, y: x.linear(y.T, y[:, 0])),
  "attention": Op(lambda x, y: F.scaled_dot_product_attention(x[None], y[None], y[None] * 2),
                  lambda x, y: x[None].scaled_dot_product_attention(y[None], y[None] * 2), scale=2),
  "conv2d": Op(lambda x, y: F.conv2d(x[None, None], y[None, None, :2, :2], padding=1),
               lambda x, y: x[None, None].conv2d(y[None, None, :2, :2], padding=1)),
  "conv_transpose2d": Op(
    lambda x, y: F.conv_transpose2d(x[None, None], y[None, None, :2, :2], stride=2),
    lambda x, y: x[None, None].conv_transpose2d(y[None, None, :2, :2], stride=2)),
  "max_pool2d": Op(lambda x, y: F.max_pool2d((x * y)[None, None], 2),
                   lambda x, y: (x * y)[None, None].max_pool2d(2)),
  "avg_pool2d": Op(lambda x, y: F.avg_pool2d((x * y)[None, None], 2, padding=1),
                   lambda x, y: (x * y)[None, None].avg_pool2d(2, padding=1)),
  "binary_crossentropy_logits": Op(
    lambda x, y: F.binary_cross_entropy_with_logits(x, y.sigmoid()),
    lambda x, y: x.binary_crossentropy_logits(y.sigmoid())),
  "binary_crossentropy": Op(
    lambda x, y: F.binary_cross_entropy(x.sigmoid(), y.sigmoid()),
    lambda x, y: x.sigmoid().binary_crossentropy(y.sigmoid()), scale=2),
  "cross_entropy": Op(lambda x, y: F.cross_entropy(x, y.softmax(1), label_smoothing=0.1),
                      lambda x, y: x.cross_entropy(y.softmax(1), label_smoothing=0.1), scale=2),
  "sparse_categorical_crossentropy": Op(
    lambda x, y: F.cross_entropy(x, y.argmax(1)),
    lambda x, y: x.sparse_categorical_crossentropy(y.argmax(1)), scale=2),
  "nll_loss": Op(lambda x, y: F.nll_loss(x, y.argmax(1)), lambda x, y: x.nll_loss(y.argmax(1))),
}  # fmt: skip
ONE = {**UNARY, **REDUCE, **MOVE}
TWO = {**BINARY, **PRODUCTS}


class _Case:
  """Both sides of one op on views of stored tensors, with gradients."""

  def __init__(
    self, op: Op, dtype: Any, views: list[Fn], shapes: Sequence[tuple[int, ...]], device: str
  ):
    rng = np.random.default_rng(3)
    arrays = [rng.uniform(op.low, op.high, s) for s in shapes]
    self.theirs = [torch.tensor(a).to(TORCH[dtype]).double().requires_grad_() for a in arrays]
    self.mine = [
      Tensor(t.detach().numpy(), dtype=dtype, device=device).realize() for t in self.theirs
    ]
    self.op, self.dtype = op, dtype
    self.want = op.ref(*(v(t) for v, t in zip(views, self.theirs)))
    self.got = (op.ours or op.ref)(*(v(t) for v, t in zip(views, self.mine)))
    self.grad = op.grad and self.want.requires_grad
    if self.grad:
      weights = torch.tensor(rng.uniform(0.5, 1.5, tuple(self.want.shape)))
      weights = weights.to(TORCH[dtype]).double()
      self.want.backward(weights)
      self.got.backward(Tensor(weights.numpy(), dtype=dtype, device=device).realize())

  def lazy(self) -> list[Tensor]:
    """What is to be computed on our side."""
    return [self.got, *(t.grad for t in self.mine if t.grad is not None)]

  def check(self, label: str) -> None:
    self._close(self.got, self.want.detach(), label)
    if not self.grad:
      return
    for i, (mine, theirs) in enumerate(zip(self.mine, self.theirs)):
      want = torch.zeros_like(theirs) if theirs.grad is None else theirs.grad
      if mine.grad is None:
        assert not want.any(), f"{label}: operand {i} got no gradient"
      else:
        assert mine.grad.dtype == self.dtype, label
        self._close(mine.grad, want, f"{label}: gradient of operand {i}")

  def _close(self, got: Tensor, want: torch.Tensor, label: str) -> None:
    assert got.shape == tuple(want.shape), f"{label}: shape {got.shape}, torch {tuple(want.shape)}"
    if not want.dtype.is_floating_point:
      np.testing.assert_array_equal(got.numpy(), want.numpy(), err_msg=label)
      return
    size = float(want.abs().nan_to_num(posinf=0).max()) if want.numel() else 0.0
    rtol = TOLERANCE[self.dtype] * self.op.scale
    np.testing.assert_allclose(
      got.cast(dtypes.float64).numpy(), want.numpy(), rtol=rtol, atol=rtol * max(size, 0.1),
      err_msg=label,
    )  # fmt: skip


def check_all(cases: dict[str, _Case]) -> None:
  """All computed together, so that their kernels are compiled side by side."""
  Tensor.realize(*(t for case in cases.values() for t in case.lazy()))
  for label, case in cases.items():
    case.check(label)


def cases_of_one(name: str, device: str) -> dict[str, _Case]:
  """Each view in float32; one that is permuted, reversed and cut in every float dtype."""
  op = ONE[name]
  cases = {str(dt): _Case(op, dt, [MIXED], [SHAPE], device) for dt in TOLERANCE}
  for view, fn in VIEWS.items():
    if op.empty or view != "no elements":
      cases[view] = _Case(op, dtypes.float32, [fn], [SHAPE], device)
  return cases


def cases_of_two(name: str, device: str) -> dict[str, _Case]:
  """The same for two operands, with shapes that are broadcast."""
  op = TWO[name]
  cases = {str(dt): _Case(op, dt, [MIXED] * 2, [WIDE] * 2, device) for dt in TOLERANCE}
  views = [VIEWS["reversed"], SAME]
  cases["reversed"] = _Case(op, dtypes.float32, views, [WIDE] * 2, device)
  for pair in PAIRS if name in BINARY else ():
    cases[str(pair)] = _Case(op, dtypes.float32, [SAME] * 2, pair, device)
  return cases


# The interpreter compiles nothing, which takes nearly all of the time of kernels this small.
@pytest.mark.parametrize("name", ONE)
def test_one_operand(name):
  check_all(cases_of_one(name, "PYTHON"))


@pytest.mark.parametrize("name", TWO)
def test_two_operands(name):
  check_all(cases_of_two(name, "PYTHON"))


@pytest.mark.slow
@pytest.mark.parametrize("name", ONE)
def test_one_operand_compiled(name):
  check_all(cases_of_one(name, "CPU"))


@pytest.mark.slow
@pytest.mark.parametrize("name", TWO)
def test_two_operands_compiled(name):
  check_all(cases_of_two(name, "CPU"))
