"""What a run says on its progress line, and the estimate of a BENCHMARK."""

import re
import sys
import types

import pytest

from examples.mlperf import helpers, report
from examples.mlperf.config import JobConfig
from tinygrad import Device, GlobalCounters

JOB = {"BS": "8", "GPUS": "2", "EVAL_BS": "8", "EVAL_STEP_FREQ": "10", "DEV": "CPU"}


def line(monkeypatch, config: JobConfig, steps: int = 4) -> str:
  """The progress line after some steps of half a second, of which 20 ms were spent waiting."""
  shown = report.StepReport(config, 1e9, 0, 100)
  monkeypatch.setattr(GlobalCounters, "mem_used_per_device", {"CPU": 3 << 20, "CPU:1": 5 << 20})
  for step in range(1, steps + 1):
    shown.step(step, 2.5, 0.001, 0.5, 0.02)
  text = str(shown._bar.postfix)
  shown.close()
  return text


def test_the_line_tells_all_of_a_step(monkeypatch):
  text = line(monkeypatch, JobConfig.from_env(JOB | {"PEAK_TFLOPS": "0.1"}))
  # 8 samples in half a second, of a GFLOP each; two devices of 0.1 TFLOP/s; 6 steps to go
  assert text == (
    "loss 2.5000 lr 1.000e-03 16.0 samples/s 16.0 GFLOP/s (8.0 % of peak) wait 20 ms "
    "mem 5 MiB/device eval in 3 s"
  )


def test_a_cpus_peak_is_measured_and_others_are_known_by_name(monkeypatch):
  with monkeypatch.context() as patch:
    patch.setattr(type(Device["CPU"]), "limits", lambda self: (4e10, 1e10))
    assert helpers.peak_flops(JobConfig.from_env(JOB)) == 4e10
    assert helpers.peak_flops(JobConfig.from_env(JOB | {"DEFAULT_FLOAT": "HALF"})) == 0
  named = {"SUBMISSION_PLATFORM": "tinybox_green", "DEFAULT_FLOAT": "HALF", "DEV": "CUDA"}
  assert helpers.peak_flops(JobConfig.from_env(JOB | named)) == pytest.approx(2 * 165.2e12)


def test_an_unknown_peak_is_left_out(monkeypatch):
  monkeypatch.setattr(helpers, "peak_flops", lambda config: 0.0)
  assert "GFLOP/s wait" in line(monkeypatch, JobConfig.from_env(JOB))


def test_the_estimate_leaves_the_first_steps_out():
  config = JobConfig.from_env(JOB | {"TRAIN_STEPS": "100", "MAX_EVAL_STEPS": "6"})
  text = report.estimate(config, [90, 60, 50, 3, 3, 4], [30, 20, 10, 5])
  # 100 x 3 s + 10 evaluations x 6 batches x 5 s
  assert text == (
    "estimate: 100 steps of 3.000 s and 10 evaluations, in all 60 batches of 5.000 s: 0 h 10.0 min"
  )
  assert "100 steps of 7.000 s" in report.estimate(config, [7], [])


class FakeWandb(types.ModuleType):
  """Notes what it is given."""

  def __init__(self) -> None:
    super().__init__("wandb")
    self.__spec__ = types.SimpleNamespace(name="wandb")
    self.given: dict = {}
    self.logged: list[dict] = []
    self.finished = False

  def init(self, **given):
    self.given = given
    return self

  def log(self, values: dict) -> None:
    self.logged.append(values)

  def finish(self) -> None:
    self.finished = True


@pytest.mark.parametrize("resume", ["", "abc123"])
def test_weights_and_biases_gets_settings_and_steps(monkeypatch, resume):
  fake = FakeWandb()
  monkeypatch.setitem(sys.modules, "wandb", fake)
  config = JobConfig.from_env(JOB | {"WANDB": "1", "WANDB_RESUME": resume})
  line(monkeypatch, config)
  report.StepReport(config, 1e9, 0, 100).evaluation(5, 0.5)
  assert fake.logged.pop() == {"accuracy": 0.5, "samples": 40}
  assert fake.given["config"]["BS"] == "8"
  assert ("id" in fake.given) == bool(resume)
  assert [e["samples"] for e in fake.logged] == [8, 16, 24, 32]
  assert all(re.fullmatch("loss|lr|samples|data_wait", k) for e in fake.logged for k in e)
  assert fake.finished


def test_weights_and_biases_that_are_missing_are_named():
  with pytest.raises(ValueError, match="pip install wandb"):
    report.check_wandb(JobConfig.from_env({"WANDB": "1"}))
