"""Random numbers: what users ran into."""

from tinygrad import Tensor


def test_v57_numbers_do_not_depend_on_the_order_of_devices():
  drawn = []
  for order in (("CPU:0", "CPU:1"), ("CPU:1", "CPU:0")):
    Tensor.manual_seed(3)
    drawn.append({device: Tensor.rand(2, device=device).tolist() for device in order})
  assert drawn[0] == drawn[1]
  assert drawn[0]["CPU:0"] != drawn[0]["CPU:1"]


def test_v59_same_draws_after_the_same_seed():
  def draw() -> list[list[float]]:
    Tensor.manual_seed(5)
    return [t.tolist() for t in (Tensor.rand(3), Tensor.randn(2), Tensor.randint(3, low=0, high=9))]

  assert draw() == draw()


def test_v59_unused_draws_shift_later_ones():
  Tensor.manual_seed(5)
  first, second = Tensor.rand(3).tolist(), Tensor.rand(3).tolist()
  Tensor.manual_seed(5)
  Tensor.rand(3)
  assert Tensor.rand(3).tolist() == second != first
  Tensor.manual_seed(5)
  aside = Tensor.rand(3, device="CPU:9").to("CPU")
  assert Tensor.rand(3).tolist() == first != aside.tolist()
