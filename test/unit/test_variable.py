"""Numbers that depend on variables: arithmetic against Python's over all values, bounds, errors."""

import itertools
import math
import pickle

import pytest

from tinygrad import Variable
from tinygrad.uop.variable import Sym, is_symbolic, rebind, unbound, upper, uppers, variables

I, J = Variable("i", 1, 7), Variable("j", 0, 3)
EXPRESSIONS = {
  "sum": lambda i, j: i + j + 2,
  "difference": lambda i, j: 10 - i - j,
  "multiple": lambda i, j: 3 * (i + 1) - j * 2,
  "product": lambda i, j: (i + 1) * (j + 2) * 3,
  "quotient": lambda i, j: (i * 5 + j) // 3,
  "exact quotient": lambda i, j: (i * 6 + 3) // 3,
  "remainder": lambda i, j: (i * 5 + j) % 4,
  "no remainder": lambda i, j: (i * 4 + 3) % 4,
  "factor": lambda i, j: (i * (j + 1)) // i,
  "negative": lambda i, j: -i // 2,
  "math.prod": lambda i, j: math.prod((2, i, 3)),
  "nothing left": lambda i, j: i * 2 - (i + i) + 5,
}


@pytest.mark.parametrize("name", EXPRESSIONS)
def test_arithmetic(name):
  fn = EXPRESSIONS[name]
  number = fn(I, J)
  values = []
  for i, j in itertools.product(range(1, 8), range(4)):
    want = fn(i, j)
    values.append(want)
    assert eval_at(number, {"i": i, "j": j}) == want
  if isinstance(number, Sym):
    assert number.vmin <= min(values)
    assert number.vmax >= max(values)
    assert upper(number) == number.vmax == int(number)


def eval_at(x, values):
  """The number with values put in, by Python's own arithmetic."""
  if not isinstance(x, Sym):
    return x
  total = x.const
  for atom, factor in x.terms:
    if atom.op == "var":
      total += factor * values[atom.args[0]]
    else:
      a, b = (eval_at(arg, values) for arg in atom.args)
      total += factor * {"mul": a * b, "div": a // b, "mod": a % b}[atom.op]
  return total


def test_equality_is_of_the_expression():
  assert I + 1 == 1 + I
  assert I * 2 == I + I
  assert I != J
  assert I + 1 != 8
  assert I.bind(4) == I.bind(4)
  assert I.bind(4) != I.bind(5)
  assert I.bind(4) != I
  assert len({I, I + 0, I.bind(4), I.bind(4)}) == 2
  assert pickle.loads(pickle.dumps(I.bind(3) * 2)) == I.bind(3) * 2


def test_bind():
  bound = I.bind(4)
  assert (bound.val, bound.expr, bound.min, bound.max) == (4, "i", 1, 7)
  assert bound.unbind() == (I, 4)
  assert str(bound * 2 + 1) == "2*i=4+1"
  with pytest.raises(AssertionError, match="bind 8 not in range"):
    I.bind(8)
  with pytest.raises(ValueError, match="bound to 4 already"):
    bound.bind(5)
  with pytest.raises(ValueError, match="not bound"):
    I.unbind()
  with pytest.raises(ValueError, match="not a variable"):
    (bound + 1).unbind()
  with pytest.raises(ValueError, match="no value"):
    Variable("k", 3, 2)


def test_what_cannot_be_divided():
  for fn in (lambda: I // J, lambda: I // -2, lambda: I % -1, lambda: 7 // I):
    with pytest.raises(ValueError, match="divide|modulo"):
      fn()


def test_values_of_parts():
  shape = (I.bind(2) * 3 + 1, 5, (J.bind(1) + I.bind(2) * 4) // 3)
  assert is_symbolic(shape) and not is_symbolic((5,))
  assert uppers(shape) == (22, 5, 10)
  assert [a.args for a in variables(shape[2])] == [("i", 2), ("j", 1)]
  assert rebind(shape, {"i": 7})[0] == I.bind(7) * 3 + 1
  assert unbound(shape) == (I * 3 + 1, 5, (J + I * 4) // 3)
