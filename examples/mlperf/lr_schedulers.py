"""Learning-rate schedules of the MLPerf jobs."""

from __future__ import annotations

from extra.lr_scheduler import LR_Scheduler
from tinygrad import nn


def poly_decay_with_warmup(
  step: int, base: float, num_steps: int, num_warmup: int, start_warmup: int, power: float
) -> float:
  """The reference's learning rate at `step`, counted from 0, as a Python float.

  A linear ramp base * (step - start) / warmup while step - start < warmup, else
  base * (1 - step / num_steps)^power, which is 0 from num_steps on.
  """
  if step - start_warmup < num_warmup:
    return base * (step - start_warmup) / num_warmup
  return base * (1 - min(step, num_steps) / num_steps) ** power


class PolynomialDecayWithWarmup(LR_Scheduler):
  """`poly_decay_with_warmup` bound to an optimizer; `step()` moves it on by one step."""

  def __init__(
    self,
    optimizer: nn.optim.Optimizer,
    base: float,
    num_steps: int,
    num_warmup: int,
    start_warmup: int = 0,
    power: float = 1.0,
  ) -> None:
    self._args = (base, num_steps, num_warmup, start_warmup, power)
    super().__init__(optimizer)

  def get_lr(self) -> float:
    """The learning rate at `self.epoch`."""
    return poly_decay_with_warmup(self.epoch, *self._args)
