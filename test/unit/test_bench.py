"""Parts of the benches that can be checked without measuring."""

import pytest

from extra.models.bert import BertConfig, BertForPretraining
from test.bench import attention, bert_step, compile, gemm, peaks
from test.bench.bert_sides import TinygradSide, phases_of, weight_shapes
from tinygrad import Context, Tensor, nn
from tinygrad.schedule import create_schedule


def test_torch_side_has_the_weights_of_the_model():
  state = nn.state.get_state_dict(BertForPretraining(BertConfig(num_layers=2)))
  assert weight_shapes(2) == {name: tensor.shape for name, tensor in state.items()}


class Item:
  """A kernel that writes the first of its buffers."""

  def __init__(self, *buffers: str):
    self.buffers, self.outputs = buffers, buffers[:1]


def test_phase_of_a_kernel_is_what_its_value_is_for():
  items = [
    Item("hidden", "weight"),
    Item("gradient", "hidden"),
    Item("loss", "hidden"),
    Item("m", "m", "gradient"),
    Item("weight", "m"),
  ]
  phases = ["forward", "backward", "forward", "optimiser", "optimiser"]
  assert phases_of(items, {"loss"}, {"m"}) == phases


@pytest.mark.slow
def test_phases_of_a_step_and_the_step_after_them():
  # the side turns training on, in what is a program of its own otherwise
  with Context(TRAINING=1):
    side = TinygradSide(1, 1, 32, "float32")
    before = [side.step()["loss"] for _ in range(3)]
    phases = side.phases()
    assert list(phases) == ["forward", "backward", "optimiser", "host"]
    assert all(seconds > 0 for seconds in phases.values())
    assert phases["host"] < sum(phases.values()) / 2
    assert abs(side.step()["loss"] - before[-1]) < 0.5


def test_share_is_the_rate_over_the_peak_beside_it(monkeypatch):
  class Loop:
    def __init__(self):
      self.rates = iter([30.0, 50.0, 30.0, 50.0])

    def rate(self, seconds: float) -> float:
      assert seconds == 3.0
      return next(self.rates)

  class Bus:
    passed = 3.125

    def seconds(self) -> float:
      return self.passed

  # how long the first takes, then two runs that take turns, one first and then the other
  seconds = iter([3.0, 2.0, 20.0, 50.0, 5.0, 4.0, 40.0] * 2)
  monkeypatch.setattr(gemm, "seconds_of", lambda run: next(seconds))
  found = gemm.measure([lambda: None, lambda: None], 100, Loop(), Bus(), 3)
  # peaks of 30 and 50 around each; memory would let 32 operations a second through
  assert found == [(25 / 40, 25 / 32, 25.0), (2.5 / 40, 2.5 / 32, 2.5)]
  Bus.passed = 1.0
  found = gemm.measure([lambda: None, lambda: None], 100, Loop(), Bus(), 3)
  assert found == [(25 / 40, 25 / 40, 25.0), (2.5 / 40, 2.5 / 40, 2.5)]


def test_traffic_of_a_product_is_each_of_its_bytes_once():
  case = gemm.Case("some", (3, 5, 7), (True, False), 4)
  assert case.traffic(2) == (2 * 4 * (3 * 7 + 7 * 5), 2 * 4 * 3 * 5)
  assert str(case).split() == ["some", "3x5x7", "(4)"]


def test_traffic_reads_and_fills_whole_items():
  traffic = peaks.Traffic(100_000, 1000, 1)
  assert traffic.read % 256 == traffic.write % 256 == 0
  assert traffic.seconds() > 0
  items = traffic.programs[0].entries[0][1]
  assert items * traffic.read >= 100_000 and items * traffic.write >= 1000


def test_filter_that_no_product_matches_is_an_error():
  with pytest.raises(ValueError, match="--only 'nothing'"):
    gemm.main([1], 1, [], "nothing", ["float32"])


def test_operands_of_bfloat16_are_exact_in_it():
  a, b = gemm.operands(gemm.Case("", (3, 5, 7), (True, False), 2), "bfloat16")
  assert a.shape == (2, 7, 3) and b.shape == (2, 7, 5)
  assert (a == a.round()).all() and abs(b).max() <= 8


def test_peak_of_a_matrix_unit_that_is_not_there_is_an_error(monkeypatch):
  monkeypatch.setattr(peaks, "vector_registers", lambda: (32, 16, False))
  with pytest.raises(ValueError, match="no matrix unit"):
    peaks.Peak(True, 1)


def test_peak_counts_what_its_loop_does():
  peak = peaks.Peak(False, 1)
  assert peak.rate() > 1e9
  assert peak.flops % 8 == 0


def test_side_that_ends_says_why(tmp_path):
  with pytest.raises(RuntimeError, match="nothing: ended: .*invalid literal for int"):
    bert_step.Side("nothing", ["one", "2", "512", "float32"], tmp_path)


def test_attention_tells_the_mask_apart():
  text = attention.line("x", {"separate": 10.0, "sliced": 8.0, "mask": 4.0})
  assert text.split() == ["x", "10.00", "ms", "8.00", "ms", "1.25", "4.00", "ms", "1.50"]


def test_summary_of_compiling_tells_contractions_from_small_kernels():
  rows = [
    compile.Row("contraction", "r_1", 4.0, 96.0, 0.3, 800, 4000),
    compile.Row("contraction", "r_2", 2.0, 40.0, 0.1, 800, 4000),
    compile.Row("rows", "r_3", 5.0, 10.0, 0.2, 100, 1000),
  ]
  assert compile.summary(rows) == [
    "2 kernels, contraction: 71.0 ms in the median, 100.0 the slowest, 1 above 90, 142 in all",
    "1 kernels, small: 15.0 ms in the median, 15.0 the slowest, 0 above 20, 15 in all",
    "loading one: 0.20 ms in the median",
  ]
  assert compile.summary([]) == []


def test_kinds_of_kernels_that_the_compile_bench_tells():
  x, w = Tensor.empty(256, 512), Tensor.empty(512, 256)
  for value, kind in ((x.softmax(), "rows"), (x @ w, "contraction"), (x[:2, :3] + 1, "loops")):
    item, *_ = create_schedule([value.contiguous().uop], "CPU").items
    assert item.kernel is not None and compile.kind_of(item.kernel) == kind
    row = compile.measure(item.kernel, 1)
    assert row.lines > 10 and row.nbytes > 100 and row.load_ms > 0
