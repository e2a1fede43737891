"""Each op that takes ints or bools over views and dtypes, against numpy: one row an op."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tinygrad import Tensor, dtypes

Fn = Callable[..., Any]
INTS = [
  np.dtype(n)
  for n in ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
]  # fmt: skip
BOOL = np.dtype("bool")
# the same expression on arrays and tensors
VIEWS: dict[str, Fn] = {
  "permuted": lambda x: x.T,
  "reversed and cut": lambda x: x[::-1, ::-2].T[1:],
  "one element": lambda x: x[1:2, 2:3],
  "no elements": lambda x: x[1:1],
}


def row(ref: Fn, ours: Fn | None = None, *, empty: bool = True) -> tuple[Fn, Fn, bool]:
  return ref, ours or ref, empty


def total(x: np.ndarray, axis: int) -> np.ndarray:
  """Sum in the dtype that sums of ints have."""
  wide = "uint32" if x.dtype.kind == "u" else "int32"
  return x.sum(axis, dtype=x.dtype if x.dtype.itemsize == 8 else wide)


# of two operands
OPS = {
  "add": row(lambda x, y: x + y),
  "sub": row(lambda x, y: x - y),
  "mul": row(lambda x, y: x * y),
  "floordiv": row(lambda x, y: x // y),
  "mod": row(lambda x, y: x % y),
  "fmod": row(np.fmod, lambda x, y: x.fmod(y)),
  "trunc div": row(
    lambda x, y: np.trunc(x.astype(np.float64) / y).astype(x.dtype),
    lambda x, y: x.div(y, rounding_mode="trunc"),
  ),
  "div": row(
    lambda x, y: x.astype(np.float32) / y.astype(np.float32),
    lambda x, y: (x / y).cast(dtypes.float32),
  ),
  "and": row(lambda x, y: x & y),
  "or": row(lambda x, y: x | y),
  "xor": row(lambda x, y: x ^ y),
  "invert": row(lambda x, y: ~x),
  "lshift": row(lambda x, y: x << abs(y) % 5, lambda x, y: x << (y.abs() % 5)),
  "rshift": row(lambda x, y: x >> abs(y) % 5, lambda x, y: x >> (y.abs() % 5)),
  "maximum": row(np.maximum, lambda x, y: x.maximum(y)),
  "minimum": row(np.minimum, lambda x, y: x.minimum(y)),
  "lt": row(lambda x, y: x < y),
  "le": row(lambda x, y: x <= y),
  "eq": row(lambda x, y: x == y),
  "ne": row(lambda x, y: x != y),
  "where": row(lambda x, y: np.where(x > y, x, y), lambda x, y: (x > y).where(x, y)),
  "scalar": row(lambda x, y: x * 3 + 1),
  "pow": row(lambda x, y: x**3),
  "neg": row(lambda x, y: -x),
  "abs": row(lambda x, y: abs(x), lambda x, y: x.abs()),
  "sign": row(lambda x, y: np.sign(x), lambda x, y: x.sign()),
  "square": row(lambda x, y: x * x, lambda x, y: x.square()),
  "relu": row(lambda x, y: np.maximum(x, 0).astype(x.dtype), lambda x, y: x.relu()),
  "clip": row(lambda x, y: x.clip(2, 9)),
  "round": row(lambda x, y: x, lambda x, y: x.round().floor().ceil().trunc()),
  "logical_not": row(lambda x, y: ~(x != 0), lambda x, y: x.logical_not()),
  "isnan": row(lambda x, y: x != x, lambda x, y: x.isnan()),
  "sum": row(lambda x, y: total(x, 0), lambda x, y: x.sum(0)),
  "sum as": row(lambda x, y: x.sum(1, dtype=x.dtype), lambda x, y: x.sum(1, dtype=x.dtype)),
  "prod": row(lambda x, y: x.prod(1, dtype=x.dtype), lambda x, y: x.prod(1)),
  "max": row(lambda x, y: x.max(1), empty=False),
  "min": row(lambda x, y: x.min(0), empty=False),
  "mean": row(lambda x, y: x.mean(1, dtype=np.float32), lambda x, y: x.mean(1)),
  "any": row(lambda x, y: x.any(1)),
  "all": row(lambda x, y: x.all(0)),
  "argmax": row(lambda x, y: x.argmax(1).astype(np.int32), lambda x, y: x.argmax(1), empty=False),
  "argmin": row(lambda x, y: x.argmin(0).astype(np.int32), lambda x, y: x.argmin(0), empty=False),
  "cumsum": row(
    lambda x, y: x.cumsum(1, dtype=total(x, 0).dtype), lambda x, y: x.cumsum(1)
  ),
  "cumprod": row(lambda x, y: x.cumprod(0, dtype=x.dtype), lambda x, y: x.cumprod(0)),
  "cummax": row(lambda x, y: np.maximum.accumulate(x, 1), lambda x, y: x.cummax(1)[0]),
  "cummin": row(lambda x, y: np.minimum.accumulate(x, 0), lambda x, y: x.cummin(0)[0]),
  "sort": row(lambda x, y: np.sort(x, 1), lambda x, y: x.sort(1)[0]),
  "argsort": row(
    lambda x, y: np.argsort(x, 1, kind="stable").astype(np.int32), lambda x, y: x.argsort(1)
  ),
  "matmul": row(lambda x, y: x @ y.T),
  "cat": row(lambda x, y: np.concatenate([x, y], 1), lambda x, y: x.cat(y, dim=1)),
  "stack": row(lambda x, y: np.stack([x, y]), lambda x, y: x.stack(y)),
  "pad": row(
    lambda x, y: np.pad(x, ((1, 0), (0, 2)), constant_values=3),
    lambda x, y: x.pad(((1, 0), (0, 2)), value=3),
  ),
  "flip": row(lambda x, y: x[::-1], lambda x, y: x.flip(0)),
  "roll": row(lambda x, y: np.roll(x, 1, 0), lambda x, y: x.roll(1, 0)),
  "tril": row(lambda x, y: np.tril(x), lambda x, y: x.tril()),
  "take": row(lambda x, y: x[:, [0, -1]]),
  "repeat": row(lambda x, y: np.tile(x, (2, 3)), lambda x, y: x.repeat(2, 3)),
  "one_hot": row(
    lambda x, y: (x[..., None] == np.arange(4)).astype(np.int32), lambda x, y: x.one_hot(4)
  ),
  "masked_fill": row(lambda x, y: np.where(y > x, np.array(5, x.dtype), x),
                     lambda x, y: x.masked_fill(y > x, 5)),
}  # fmt: skip
# what numpy says of bools, too
BOOL_OPS = """
and or xor invert maximum minimum lt le eq ne where logical_not any all sum max min argmax sort
argsort cat stack flip roll tril take repeat matmul
""".split()


def arrays(kind: np.dtype, view: Fn) -> list[np.ndarray]:
  rng = np.random.default_rng(5)
  low = -11 if kind.kind == "i" else 1
  found = [rng.integers(low, 12, (3, 6)) for _ in range(2)]
  # no division by 0
  found = [np.where(x == 0, 7, x) for x in found]
  if kind == BOOL:
    found = [x % 2 for x in found]
  return [view(x.astype(kind)) for x in found]


@pytest.mark.parametrize("name", OPS)
def test_ints(name):
  ref, ours, empty = OPS[name]
  pairs = {}
  for kind in (*INTS, *([BOOL] if name in BOOL_OPS else ())):
    for label, view in VIEWS.items():
      if label == "no elements" and not empty:
        continue
      x, y = arrays(kind, lambda a: a)
      want = ref(*(view(a) for a in (x, y)))
      got = ours(*(view(Tensor(a, device="PYTHON")) for a in (x, y)))
      pairs[f"{kind} {label}"] = got, want
  Tensor.realize(*(got for got, _ in pairs.values()))
  for label, (got, want) in pairs.items():
    found = got.numpy()
    assert found.shape == want.shape, label
    assert found.dtype == want.dtype, f"{label}: {found.dtype}, numpy {want.dtype}"
    np.testing.assert_allclose(found, want, rtol=1e-6, err_msg=label)


FLOAT_OF = "exp log2 sqrt sin cos tanh sigmoid reciprocal gelu softplus erf".split()


@pytest.mark.parametrize("kind", [*INTS, BOOL], ids=str)
def test_float_functions_of_ints(kind):
  x = np.abs(arrays(kind, lambda a: a)[0].astype(np.float32))
  t = Tensor(x.astype(kind), device="PYTHON")
  for name in FLOAT_OF:
    got, want = getattr(t, name)(), getattr(t.cast(dtypes.float32), name)()
    assert got.dtype == dtypes.float32, name
    np.testing.assert_array_equal(got.numpy(), want.numpy(), err_msg=name)
