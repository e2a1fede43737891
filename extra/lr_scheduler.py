"""Learning-rate schedulers that set the rate of an optimizer's groups from a step count."""

from __future__ import annotations

from tinygrad import Tensor, nn


def optimizer_groups(optimizer: nn.optim.Optimizer) -> list[nn.optim.Optimizer]:
  """The optimizers inside an OptimizerGroup, or the one optimizer itself."""
  return list(getattr(optimizer, "optimizers", [optimizer]))


class LR_Scheduler:
  """Base class: a subclass gives `get_lr()` for `self.epoch`, which counts from 0."""

  def __init__(self, optimizer: nn.optim.Optimizer) -> None:
    self.optimizer = optimizer
    self.set_epoch(0)

  def get_lr(self) -> float:
    """The learning rate at `self.epoch`. Raises NotImplementedError unless a subclass gives it."""
    raise NotImplementedError(f"{type(self).__name__} does not define get_lr")

  def set_epoch(self, epoch: int) -> None:
    """Jumps to a step, as when a run is resumed, and sets the optimizer's rate."""
    self.epoch = epoch
    self.lr = float(self.get_lr())
    for group in optimizer_groups(self.optimizer):
      fresh = Tensor([self.lr], dtype=group.lr.dtype, device=group.lr.device)
      group.lr.assign(fresh.reshape(group.lr.shape)).realize()

  def step(self) -> None:
    """Moves on by one step."""
    self.set_epoch(self.epoch + 1)


class LRSchedulerGroup:
  """Steps several schedulers together."""

  def __init__(self, *schedulers: LR_Scheduler) -> None:
    self.schedulers = schedulers

  def step(self) -> None:
    """Moves all on by one step."""
    for scheduler in self.schedulers:
      scheduler.step()
