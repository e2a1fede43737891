"""Index algebra against Python's own arithmetic, over all values of the ranges."""

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from tinygrad.dtype import dtypes
from tinygrad.uop import Ops
from tinygrad.uop import symbolic as sym
from tinygrad.uop.ops import UOp

SIZES = (2, 3, 4, 6)
RANGES = [UOp(Ops.RANGE, dtypes.int64, (), (i, s, "grid")) for i, s in enumerate(SIZES)]
POINTS = list(itertools.product(*(range(s) for s in SIZES)))


def value(u: UOp, point: tuple[int, ...]) -> int:
  """An index at one point of the ranges."""
  if u.op is Ops.RANGE:
    return point[u.arg[0]]
  if u.op is Ops.CONST:
    return u.arg
  a, b = (value(s, point) for s in u.src)
  return {
    Ops.ADD: lambda: a + b,
    Ops.MUL: lambda: a * b,
    Ops.IDIV: lambda: a // b,
    Ops.MOD: lambda: a % b,
  }[u.op]()


linear = st.tuples(st.tuples(*[st.integers(0, 8)] * len(SIZES)), st.integers(0, 12))


def build(factors, constant):
  return sym.build(dict(zip(RANGES, factors)), constant)


@settings(max_examples=300, deadline=None)
@given(linear, st.lists(st.tuples(st.sampled_from("dm"), st.integers(1, 13)), max_size=4))
def test_chains_of_divisions_and_remainders(start, steps):
  u = build(*start)
  expected = [sum(f * p for f, p in zip(start[0], point)) + start[1] for point in POINTS]
  for kind, d in steps:
    u = sym.div(u, d) if kind == "d" else sym.mod(u, d)
    expected = [e // d if kind == "d" else e % d for e in expected]
  assert [value(u, point) for point in POINTS] == expected
  low, high = sym.bounds(u)
  assert low <= min(expected) and max(expected) <= high


def test_bounds_of_values_from_memory_are_those_given():
  param = UOp(Ops.PARAM, dtypes.int32, (), (1, 10))
  loaded = UOp(Ops.LOAD, dtypes.int32, (UOp(Ops.INDEX, dtypes.int32, (param, RANGES[0])),))
  wide = UOp(Ops.CAST, dtypes.int64, (loaded,))
  less = UOp(Ops.CMPLT, dtypes.bool, (RANGES[0], RANGES[1]))
  chosen = UOp(Ops.WHERE, dtypes.int64, (less, wide, sym.const(20)))
  for u, known in (
    (wide, (0, 7)),
    (sym.add(sym.mul(wide, 5), RANGES[1]), (0, 37)),
    (UOp(Ops.MUL, dtypes.int64, (wide, RANGES[3])), (0, 35)),
    (sym.mul(wide, -1), (-7, 0)),
    (chosen, (0, 20)),
    (UOp(Ops.IDIV, dtypes.int64, (wide, sym.const(2))), (0, 3)),
    (UOp(Ops.MOD, dtypes.int64, (wide, sym.const(4))), (0, 3)),
  ):
    assert sym.bounds(u, (0, 7)) == known
    low, high = sym.bounds(u)
    assert low <= known[0] and known[1] <= high
  assert sym.bounds(wide)[0] < -(2**40) and sym.bounds(wide)[1] > 2**40


@settings(max_examples=100, deadline=None)
@given(linear, linear, st.integers(-5, 5))
def test_sums_and_multiples(a, b, factor):
  u = sym.add(build(*a), sym.mul(build(*b), factor))
  for point in POINTS[::7]:
    assert value(u, point) == value(build(*a), point) + factor * value(build(*b), point)


def test_equal_sums_are_the_same_node():
  x, y = RANGES[:2]
  one = sym.add(sym.mul(x, 3), sym.add(y, sym.const(2)))
  other = sym.add(sym.add(sym.const(2), sym.mul(x, 3)), y)
  assert one is other


def test_split_and_joined_index_is_the_range():
  r = UOp(Ops.RANGE, dtypes.int64, (), (9, 12, "grid"))
  outer, inner = RANGES[1], RANGES[2]
  joined = sym.add(sym.mul(outer, 4), inner)
  assert sym.div(joined, 4) is outer
  assert sym.mod(joined, 4) is inner
  assert sym.mod(r, 12) is r
  assert sym.div(r, 12) is sym.ZERO


def test_bounds_that_always_hold_need_no_condition():
  x = RANGES[2]
  assert sym.less(x, 4) is None
  assert sym.at_least(x, 0) is None
  assert sym.less(x, 3) is not None
