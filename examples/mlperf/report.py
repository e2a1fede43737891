"""The progress line of a run, and Weights & Biases when asked for."""

from __future__ import annotations

import importlib.util
from typing import Any

from tqdm import tqdm

from examples.mlperf.config import JobConfig
from tinygrad import GlobalCounters

# The first steps capture and compile; rates leave them out.
UNTIMED_STEPS = 3


class StepReport:
  """Shows loss, learning rate, samples/s, GFLOP/s, data wait, memory and the next evaluation.

  Where PEAK_TFLOPS is known, GFLOP/s come with their percentage of all devices' peak.
  """

  def __init__(self, config: JobConfig, flops_per_sample: float, start: int, last: int) -> None:
    self._config = config
    self._flops = flops_per_sample
    self._start = start
    self._smooth = 0.0
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
      f"mem {GlobalCounters.mem_used / config.gpus / 2**20:.0f} MiB/device "
      f"eval in {to_eval * self._smooth:.0f} s",
      refresh=False,
    )
    self._bar.update(1)
    if self._wandb is not None:
      self._wandb.log({"loss": loss, "lr": rate, "samples": step * config.bs, "data_wait": waited})

  def _work(self, samples_per_s: float) -> str:
    """The rate of the model's matrix products in words."""
    flops_per_s = samples_per_s * self._flops
    peak = self._config.peak_tflops * 1e12 * self._config.gpus
    share = f" ({100 * flops_per_s / peak:.1f} % of peak)" if peak else ""
    return f"{flops_per_s / 1e9:.1f} GFLOP/s{share}"

  def close(self) -> None:
    self._bar.close()
    if self._wandb is not None:
      self._wandb.finish()


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
