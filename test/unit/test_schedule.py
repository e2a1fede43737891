"""Number of kernels of common expressions, and the order of reads and writes."""

import numpy as np
import pytest

from tinygrad import Tensor
from tinygrad.device import Device
from tinygrad.schedule import create_schedule
from tinygrad.uop import Ops


def kernels(*tensors: Tensor) -> list:
  items = create_schedule([t.uop for t in tensors], Device.DEFAULT).items
  return [item.kernel for item in items]


def rand(*shape: int) -> Tensor:
  return Tensor(np.random.default_rng(0).standard_normal(shape).astype(np.float32)).realize()


def test_elementwise_chain_is_one_kernel():
  x = rand(4, 5)
  assert len(kernels(((x + 1) * x).exp().relu())) == 1


def test_product_with_bias_and_activation_is_one_kernel():
  x, w, b = rand(8, 16), rand(16, 4), rand(4)
  assert len(kernels((x @ w + b).relu())) == 1


def test_chained_products_are_one_kernel_each():
  x, w, v = rand(8, 16), rand(16, 4), rand(4, 3)
  assert len(kernels((x @ w).relu() @ v)) == 2


def test_softmax_is_one_kernel():
  assert len(kernels(rand(4, 9).softmax())) == 1


def test_movement_costs_no_kernel_of_its_own():
  x = rand(4, 6)
  assert len(kernels((x.permute(1, 0).reshape(2, 12) + 1).flip(0).pad(((1, 0), (0, 0))) * 2)) == 1


def test_equal_layers_are_the_same_kernel():
  x = rand(8, 8)
  weights = [rand(8, 8) + 0 for _ in range(6)]
  Tensor.realize(*weights)
  for w in weights:
    x = (x @ w).relu()
  found = kernels(x)
  assert len(found) == 6
  assert len(set(found)) == 1


def test_gradients_of_one_input_of_three_products_stay_products():
  x, ws = rand(8, 16), [rand(16, 16) for _ in range(3)]
  total = sum(((x @ w).relu().sum() for w in ws), Tensor(0.0))
  (grad,) = total.gradient(x)
  for kernel in kernels(grad):
    sums = [u for u in kernel.toposort() if u.op is Ops.REDUCE]
    assert all(u.src[0].op is Ops.MUL for u in sums)


def test_values_between_kernels_take_the_narrower_type():
  """What is cast up after it, and an operand that is cast down, are stored in 16 bits."""
  x, w = rand(8, 16).cast("bfloat16").realize(), rand(16, 32)
  hidden = (x @ w.cast("bfloat16")).gelu()
  items = kernels(hidden, hidden.exp() @ rand(32, 4).cast("bfloat16"))
  stored = [s.src[0].dtype.name for kernel in items for s in kernel.src]
  assert stored == ["bfloat16"] * len(stored)


@pytest.mark.parametrize(
  "small, narrow", [((1, 1, 64), True), ((4, 1, 1), True), ((), True), ((4, 64, 64), False)]
)
def test_a_narrow_sum_is_kept_rather_than_what_little_makes_of_it(small, narrow):
  """Attention's scores: two kernels read them in float32, but the product is bfloat16."""
  x, y = (rand(4, 64, n).cast("bfloat16").realize() for n in (32, 32))
  scores = x.matmul(y.transpose(1, 2)).float() / 8 + rand(*small)
  out, again = scores.softmax(-1) @ rand(4, 64, 16), scores.exp().sum((0, 1))
  product, *readers = kernels(out, again)
  (kept,) = {u.dtype for u in product.toposort() if u.op is Ops.PARAM and u.arg[0] == 0}
  assert kept.name == ("bfloat16" if narrow else "float32")
  assert any(u.op is Ops.REDUCE and u.arg is Ops.MAX for k in readers for u in k.toposort())
  want = (x.float().numpy() @ y.float().numpy().swapaxes(1, 2)).astype(np.float64)
  np.testing.assert_allclose(
    again.numpy(), np.exp(want / 8 + rand(*small).numpy()).sum((0, 1)), rtol=0.02
  )


def test_reader_of_the_old_value_runs_before_the_write():
  a = Tensor([1.0, 2.0, 3.0]).realize()
  before = a + 1
  a.assign(a * 10)
  after = a + 1
  Tensor.realize(after, before)
  assert before.tolist() == [2, 3, 4]
  assert after.tolist() == [11, 21, 31]


def test_equal_expressions_see_what_was_written_between():
  a = Tensor([1.0, 2.0]).realize()
  first = (a + 1).tolist()
  a.assign(a * 3).realize()
  second = (a + 1).tolist()
  a.assign(a * 3).realize()
  assert [first, second, (a + 1).tolist()] == [[2, 3], [4, 7], [10, 19]]


@pytest.mark.parametrize("shape", [(0, 3), (3, 0)])
def test_nothing_runs_for_no_elements(shape):
  assert kernels(Tensor.ones(*shape).contiguous() + 1) == []


@pytest.mark.parametrize("rows, width, count", [(50, 16, 9), (1, 1, 1), (7, 3, 20)])
def test_gradient_of_a_table_that_is_looked_up_and_multiplied(rows, width, count):
  table, weights = rand(rows, width), rand(count, rows)
  ids = Tensor(np.arange(count, dtype=np.int32) * 3 % rows).realize()
  looked_up = table[ids]
  (grad,) = ((looked_up @ table.transpose()) * weights).sum().gradient(table)
  stores = [k.src[0] for k in kernels(grad) if k is not None]
  # rows are added to the product where it lies: nothing is filled with zeros first
  assert not any(s.src[1].op is Ops.CONST for s in stores)
  t, w, i = table.numpy().astype(np.float64), weights.numpy(), ids.numpy()
  want = w.T @ t[i]
  np.add.at(want, i, w @ t)
  np.testing.assert_allclose(grad.numpy(), want, rtol=1e-4, atol=1e-5)


def test_a_scattered_value_that_is_used_twice_has_a_buffer():
  table, up = rand(5, 4), rand(6, 4)
  ids = Tensor(np.array([0, 1, 1, 4, 4, 4], np.int32)).realize()
  (grad,) = (table[ids] * up).sum().gradient(table)
  both = grad + table * 2
  Tensor.realize(both, grad)
  want = np.zeros((5, 4))
  np.add.at(want, ids.numpy(), up.numpy())
  np.testing.assert_allclose(grad.numpy(), want, rtol=1e-6)
  np.testing.assert_allclose(both.numpy(), want + 2 * table.numpy(), rtol=1e-6)
