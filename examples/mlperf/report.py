"""The progress line of a run, its estimate, and Weights & Biases when asked for."""

from __future__ import annotations

import importlib.util
import math
import statistics
from typing import Any

from tqdm import tqdm

from examples.mlperf import helpers
from examples.mlperf.config import EVAL_SET_SIZE, JobConfig
from tinygrad import GlobalCounters

# The first steps capture and compile; rates leave them out.
UNTIMED_STEPS = 3


class StepReport:
  """Shows loss, learning rate, samples/s, GFLOP/s, data wait, memory and the next evaluation.

  Where the devices' peak is known, GFLOP/s come with their percentage of it.
  """

  def __init__(self, config: JobConfig, flops_per_sample: float, start: int, last: int) -> None:
    self._config = config
    self._flops = flops_per_sample
    self._start = start
    self._smooth = 0.0
    self._peak = helpers.peak_flops(config)
    self._bar = tqdm(total=last, initial=start, unit="step", mininterval=1.0, dynamic_ncols=True)
    self._wandb = open_wandb(config)

  def step(self, step: int, loss: float, rate: float, seconds: float, waited: float) -> None:
    """Reports one step that took `seconds`, `waited` of them for data."""
    config = self._config
    recent = step - self._start <= UNTIMED_STEPS or not self._smooth
    self._smooth = seconds if recent else 0.9 * self._smooth + 0.1 * seconds
    samples_per_s = config.bs / self._smooth
    to_eval = config.eval_step_freq - step % config.eval_step_freq
    self._bar.set_postfix_str(
      f"loss {loss:.4f} lr {rate:.3e} {samples_per_s:.1f} samples/s "
      f"{self._work(samples_per_s)} wait {waited * 1e3:.0f} ms "
      f"mem {most_memory() / 2**20:.0f} MiB/device "
      f"eval in {to_eval * self._smooth:.0f} s",
      refresh=False,
    )
    self._bar.update(1)
    if self._wandb is not None:
      self._wandb.log({"loss": loss, "lr": rate, "samples": step * config.bs, "data_wait": waited})

  def evaluation(self, step: int, accuracy: float) -> None:
    """Reports the masked-LM accuracy after a step."""
    if self._wandb is not None:
      self._wandb.log({"accuracy": accuracy, "samples": step * self._config.bs})

  def _work(self, samples_per_s: float) -> str:
    """The rate of the model's matrix products in words."""
    flops_per_s = samples_per_s * self._flops
    share = f" ({100 * flops_per_s / self._peak:.1f} % of peak)" if self._peak else ""
    return f"{flops_per_s / 1e9:.1f} GFLOP/s{share}"

  def close(self) -> None:
    """Ends the bar, and the report to Weights & Biases."""
    self._bar.close()
    if self._wandb is not None:
      self._wandb.finish()


def most_memory() -> int:
  """Bytes in use on the device that holds most."""
  return max(GlobalCounters.mem_used_per_device.values(), default=0)


def typical(seconds: list[float]) -> float:
  """The median without the first, which capture and compile; 0 of nothing."""
  return statistics.median(seconds[UNTIMED_STEPS:] or seconds[-1:] or [0.0])


def estimate(config: JobConfig, step_seconds: list[float], eval_seconds: list[float]) -> str:
  """What the whole schedule would take at the rate of a BENCHMARK, in words."""
  step, batch = typical(step_seconds), typical(eval_seconds)
  num_evals = config.train_steps // config.eval_step_freq
  batches = num_evals * (config.max_eval_steps or math.ceil(EVAL_SET_SIZE / config.eval_bs))
  minutes = (config.train_steps * step + batches * batch) / 60
  return (
    f"estimate: {config.train_steps} steps of {step:.3f} s and {num_evals} evaluations, in all "
    f"{batches} batches of {batch:.3f} s: {minutes // 60:.0f} h {minutes % 60:.1f} min"
  )


def check_wandb(config: JobConfig) -> None:
  """Raises ValueError when WANDB=1 cannot work here."""
  if config.wandb and importlib.util.find_spec("wandb") is None:
    raise ValueError("WANDB=1 needs the package wandb: pip install wandb, or set WANDB=0")


def open_wandb(config: JobConfig) -> Any:
  """A Weights & Biases run, or None without WANDB=1. Raises ValueError if it is not installed."""
  if not config.wandb:
    return None
  check_wandb(config)
  import wandb

  resume = {"id": config.wandb_resume, "resume": "must"} if config.wandb_resume else {}
  lines = [line.removeprefix("HParam ").split(": ", 1) for line in config.hparam_lines()]
  return wandb.init(project="mlperf-bert", config=dict(lines), **resume)
