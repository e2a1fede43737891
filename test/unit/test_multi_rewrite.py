"""Graphs over several devices against the same graph on whole arrays, by a NumPy evaluator."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pytest

from tinygrad.dtype import dtypes
from tinygrad.helpers import Context
from tinygrad.schedule.allreduce import lower_allreduce
from tinygrad.schedule.multi import multi_rewrite, shard, shard_axis
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

DEVICES = ("CPU:0", "CPU:1", "CPU:2", "CPU:3")
_BINARY: dict[Ops, Any] = {
  Ops.ADD: np.add,
  Ops.MUL: np.multiply,
  Ops.MAX: np.maximum,
  Ops.OR: np.logical_or,
}
Values = dict[UOp, np.ndarray]


def _flip(x: np.ndarray, axes: tuple[int, ...]) -> np.ndarray:
  return np.flip(x, axes)


def _scatter(u: UOp, values: np.ndarray, index: np.ndarray) -> np.ndarray:
  out = np.zeros(u.shape, values.dtype)
  np.add.at(out, index, values)
  return out


def evaluate(u: UOp, data: Values) -> Any:
  """Value of a graph: an array, or a list of one per device."""
  memo: dict[UOp, Any] = {}
  for node in u.toposort():
    memo[node] = _step(node, [memo[s] for s in node.src], data)
  return memo[u]


def _step(u: UOp, src: list[Any], data: Values) -> Any:
  if u.op is Ops.BUFFER:
    return data[u]
  if u.op is Ops.MSTACK:
    return list(src)
  if u.op is Ops.MSELECT:
    return src[0][u.arg]
  if u.op is Ops.ALLREDUCE:
    return evaluate(lower_allreduce(u), data)
  if u.op is Ops.COPY:
    assert not isinstance(src[0], list), "a copy starts from one device"
    return [src[0]] * len(u.arg) if isinstance(u.arg, tuple) else src[0]
  if u.op is Ops.MULTI:
    return src[0]
  n = max((len(s) for s in src if isinstance(s, list)), default=0)
  if n:
    rows = [[s[i] if isinstance(s, list) else s for s in src] for i in range(n)]
    return [_plain(u, row) for row in rows]
  return _plain(u, src)


def _plain(u: UOp, src: list[Any]) -> Any:
  if u.op in _BINARY:
    return _BINARY[u.op](*src)
  if u.op is Ops.REDUCE_AXIS:
    return _BINARY[u.arg[0]].reduce(src[0], axis=u.arg[1], keepdims=True)
  plain: dict[Ops, Any] = {
    Ops.CONST: lambda: np.array(u.arg),
    Ops.RESHAPE: lambda: src[0].reshape(u.arg),
    Ops.PERMUTE: lambda: src[0].transpose(u.arg),
    Ops.EXPAND: lambda: np.broadcast_to(src[0], u.arg),
    Ops.PAD: lambda: np.pad(src[0], u.arg),
    Ops.SHRINK: lambda: src[0][tuple(slice(b, e) for b, e in u.arg)],
    Ops.FLIP: lambda: _flip(src[0], u.arg),
    Ops.TAKE: lambda: src[0][src[1]],
    Ops.SCATTER_ADD: lambda: _scatter(u, *src),
    Ops.CAST: lambda: src[0].astype(np.float16 if u.dtype is dtypes.float16 else u.dtype.fmt),
    Ops.ASSIGN: lambda: src[1],
  }
  return plain.get(u.op, lambda: src[0])()


def make(value: np.ndarray, data: Values) -> UOp:
  """Single-device node that holds value."""
  dtype = dtypes.int32 if value.dtype == np.int32 else dtypes.float32
  buffer = UOp.new_buffer("CPU:0", value.size, dtype)
  data[buffer] = value.reshape(-1)
  return buffer.reshape(value.shape)


def whole(u: UOp, data: Values) -> np.ndarray:
  """The global value of a root that may be spread, and checks that all copies agree."""
  root = multi_rewrite([u])[u]
  assert not any(x.op is Ops.MULTI for x in root.toposort() if x is not root)
  assert root.shape == u.shape
  parts = evaluate(root, data)
  if root.op is not Ops.MULTI:
    return np.asarray(parts)
  assert root.arg == shard_axis(u)
  if root.arg is not None:
    return np.concatenate(parts, axis=root.arg)
  parts = parts if isinstance(parts, list) else [parts]
  assert all(np.array_equal(p, parts[0]) for p in parts)
  return np.asarray(parts[0])


def numbers(*shape: int) -> np.ndarray:
  return np.random.default_rng(0).integers(-8, 8, shape).astype(np.float32)


AXES = (None, 0, 1)


@pytest.mark.parametrize("a", AXES)
@pytest.mark.parametrize("b", AXES)
def test_matmul_of_any_axes(a: int | None, b: int | None) -> None:
  data: Values = {}
  x, y = numbers(8, 4), numbers(4, 12)
  left = shard(make(x, data), DEVICES, a).reshape((8, 1, 4)).expand((8, 12, 4))
  right = shard(make(y, data), DEVICES, b).permute((1, 0)).reshape((1, 12, 4)).expand((8, 12, 4))
  out = left.alu(Ops.MUL, right).reduce_axis(Ops.ADD, (2,)).reshape((8, 12))
  np.testing.assert_array_equal(whole(out, data), x @ y)


@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("over", [(0,), (1,), (0, 1)])
@pytest.mark.parametrize("op", [Ops.ADD, Ops.MAX])
def test_reduce(axis: int | None, over: tuple[int, ...], op: Ops) -> None:
  data: Values = {}
  x = numbers(8, 4)
  out = shard(make(x, data), DEVICES, axis).reduce_axis(op, over)
  expected = _BINARY[op].reduce(x, axis=over, keepdims=True)
  np.testing.assert_array_equal(whole(out, data), expected)


@pytest.mark.parametrize("settings", [{"RING": 0}, {"RING": 2}, {"RING": 0, "ALL2ALL": 2}])
@pytest.mark.parametrize("shape", [(3,), (7, 5), (130, 3)])
def test_ways_of_all_reduce_agree(settings: dict[str, int], shape: tuple[int, ...]) -> None:
  data: Values = {}
  x = numbers(4, *shape)
  out = shard(make(x, data), DEVICES, 0).reduce_axis(Ops.ADD, (0,))
  with Context(**settings):
    np.testing.assert_array_equal(whole(out, data), x.sum(0, keepdims=True))


@pytest.mark.parametrize(("cast", "sent"), [(1, dtypes.float16), (0, dtypes.float32)])
def test_all_reduce_sends_half_where_allowed(cast: int, sent: Any) -> None:
  data: Values = {}
  out = shard(make(numbers(4, 2), data), DEVICES, 0).reduce_axis(Ops.ADD, (0,)).cast(dtypes.half)
  with Context(ALLREDUCE_CAST=cast):
    root = multi_rewrite([out])[out]
  assert [x.dtype for x in root.toposort() if x.op is Ops.ALLREDUCE] == [sent]


def test_take_and_its_gradient() -> None:
  data: Values = {}
  table, index, rows = numbers(10, 4), np.arange(16, dtype=np.int32).reshape(8, 2) % 10, None
  for t, i in ((None, 0), (None, 1 if index.shape[1] % 4 == 0 else 0), (1, None), (1, 0)):
    out = shard(make(table, data), DEVICES, t).take(shard(make(index, data), DEVICES, i))
    np.testing.assert_array_equal(whole(out, data), table[index])
  rows = numbers(8, 2, 4)
  expected = np.zeros((10, 4), np.float32)
  np.add.at(expected, index, rows)
  for r, i in ((0, 0), (None, 0), (0, None), (2, None), (2, 0)):
    out = shard(make(rows, data), DEVICES, r).scatter_add(shard(make(index, data), DEVICES, i), 10)
    np.testing.assert_array_equal(whole(out, data), expected)


@pytest.mark.parametrize("axis", AXES)
def test_copy_to_one_device_and_to_all(axis: int | None) -> None:
  data: Values = {}
  x = numbers(8, 4)
  spread = shard(make(x, data), DEVICES, axis)
  for to in ("CPU:1", "CPU:9", DEVICES, ("CPU:7", "CPU:8")):
    np.testing.assert_array_equal(whole(spread.copy_to(to), data), x)


def test_movement() -> None:
  data: Values = {}
  x = numbers(8, 6)
  s = shard(make(x, data), DEVICES, 0)
  np.testing.assert_array_equal(whole(s.reshape((4, 12)), data), x.reshape(4, 12))
  np.testing.assert_array_equal(whole(s.reshape((48,)), data), x.reshape(48))
  np.testing.assert_array_equal(whole(s.shrink(((2, 6), (1, 3))), data), x[2:6, 1:3])
  np.testing.assert_array_equal(whole(s.pad(((0, 0), (1, 2))), data), np.pad(x, ((0, 0), (1, 2))))
  np.testing.assert_array_equal(whole(s.flip((1,)), data), x[:, ::-1])
  back = s.shrink(((2, 4), (0, 6))).pad(((2, 4), (0, 0)))
  expected = np.where((np.arange(8) // 2 == 1)[:, None], x, 0)
  np.testing.assert_array_equal(whole(back, data), expected)


@pytest.mark.parametrize(
  "wrong",
  [
    lambda s: s.permute((1, 0)).reshape((48,)),
    lambda s: s.reshape((2, 24)),
    lambda s: s.shrink(((1, 4), (0, 6))),
    lambda s: s.pad(((0, 1), (0, 0))),
    lambda s: s.flip((0,)),
  ],
)
def test_movement_between_devices_is_refused(wrong: Any) -> None:
  u = wrong(shard(make(numbers(8, 6), {}), DEVICES, 0))
  with pytest.raises(RuntimeError, match="devices|over 4"):
    multi_rewrite([u])


def test_uneven_and_repeated_shards_are_refused() -> None:
  x = make(numbers(6, 4), {})
  with pytest.raises(RuntimeError, match="do not divide"):
    shard(x, DEVICES, 0)
  with pytest.raises(RuntimeError, match="already"):
    shard(shard(x, DEVICES, 1), DEVICES, 1)


def test_constants_and_assign() -> None:
  data: Values = {}
  x = numbers(8, 4)
  s = shard(make(x, data), DEVICES, 0)
  one = UOp.const(dtypes.float32, 1.0).reshape((1, 1)).expand((8, 4))
  ramp = functools.reduce(
    lambda a, b: a.alu(Ops.ADD, b),
    [one.shrink(((i, 8), (0, 4))).pad(((i, 0), (0, 0))) for i in range(8)],
  )
  np.testing.assert_array_equal(whole(s.alu(Ops.ADD, one), data), x + 1)
  expected = x + np.arange(1, 9, dtype=np.float32)[:, None]
  np.testing.assert_array_equal(whole(s.alu(Ops.ADD, ramp), data), expected)
  stored = UOp.new_buffer(DEVICES, 8, dtypes.float32)
  data[stored] = [np.zeros(8, np.float32)] * 4  # type: ignore[assignment]
  target = UOp(Ops.MULTI, dtypes.float32, (stored.reshape((2, 4)),), 0)
  np.testing.assert_array_equal(whole(target.assign(s), data), x)
