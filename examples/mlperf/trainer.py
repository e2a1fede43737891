"""The parts of a BERT run that own tensors: train step, evaluation step, saved state."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from examples.mlperf.config import JobConfig
from examples.mlperf.dataloader import KEYS, Batch
from examples.mlperf.initializers import Lamb, load_weights, replicate
from examples.mlperf.lr_schedulers import PolynomialDecayWithWarmup
from extra.models.bert import (
  BertConfig,
  BertForPretraining,
  masked_lm_hits,
  masked_lm_loss,
  next_sentence_loss,
)
from tinygrad import Context, Tensor, TinyJit, nn
from tinygrad.engine.jit import CapturedJit
from tinygrad.helpers import BEAM_TIME_MS

MAX_SKIPPED_IN_A_ROW = 3


class StopRun(RuntimeError):
  """The run cannot go on; the message is the reason."""


class Trainer:
  """A model with its optimizer and schedule on the job's devices."""

  def __init__(self, config: JobConfig, bert: BertConfig, devices: tuple[str, ...]) -> None:
    self._config = config
    self.devices = devices
    Tensor.manual_seed(config.seed)
    self.model = BertForPretraining(bert)
    self.params = nn.state.get_state_dict(self.model)
    for param in self.params.values():
      param.realize()
      if len(devices) > 1:
        param.shard_(devices)
      else:
        param.to_(devices[0])
      param.realize()
    self.optimizer = Lamb(
      self.params,
      devices,
      config.opt_lamb_beta_1,
      config.opt_lamb_beta_2,
      config.epsilon,
      config.decay,
      config.clip_norm,
    )
    self.schedule = PolynomialDecayWithWarmup(
      self.optimizer,
      config.opt_base_learning_rate,
      config.train_steps,
      config.num_warmup_steps,
      config.start_warmup_step,
      config.poly_power,
    )
    self.skipped_steps = 0
    self._skipped_in_a_row = 0
    self.drop_captured()

  def drop_captured(self) -> None:
    """Forgets the captured steps, so that they are captured anew."""
    self._train_jit = TinyJit(self._train_step)
    self._eval_jit = TinyJit(self._eval_step)

  def switch_step(self) -> None:
    """Training gives way to evaluation, or the other way round: RESET_STEP, FREE_INTERMEDIATE."""
    if self._config.reset_step:
      self.drop_captured()
    elif self._config.free_intermediate:
      for step in (self._train_jit, self._eval_jit):
        if step.captured is not None:
          step.captured.free_intermediates()

  def captures(self) -> tuple[CapturedJit[Any], CapturedJit[Any]]:
    """The captured training and evaluation step. Raises ValueError before the second of each."""
    train, evaluate = self._train_jit.captured, self._eval_jit.captured
    if train is None or evaluate is None:
      raise ValueError("Trainer: captures() needs two steps of training and two of evaluation")
    return train, evaluate

  def to_devices(self, batch: Batch) -> list[Tensor]:
    """The batch's arrays in the order of KEYS, split over the devices on the batch axis."""
    out = []
    for key in KEYS:
      tensor = Tensor(batch[key], device=self.devices[0])
      if len(self.devices) > 1:
        tensor = tensor.shard(self.devices, axis=0)
      out.append(tensor.contiguous().realize())
    return out

  def _train_step(self, *inputs: Tensor) -> tuple[Tensor, Tensor]:
    parts = [inputs[i : i + len(KEYS)] for i in range(0, len(inputs), len(KEYS))]
    # Each micro-batch is weighted so that the sum is the loss of the whole batch.
    words = sum((part[5].sum() for part in parts[1:]), start=parts[0][5].sum())
    losses: list[Tensor] = []
    grads: list[Tensor] = []
    for part in parts:
      losses.append(self._loss(part, words, len(parts)))
      found = self._gradients(losses[-1])
      grads = [a + b for a, b in zip(grads, found, strict=True)] if grads else found
      if len(parts) > 1:
        # one micro-batch at a time, so that only its activations are held
        del found
        Tensor.realize(losses[-1], *grads)
    total = sum(losses[1:], start=losses[0]).reshape(1).contiguous()
    norm, updated = self.optimizer.schedule_step(grads, self._config.loss_scaler)
    # what is held while the weights are written has to be stored from before: 4 bytes a weight
    found = grads = []
    Tensor.realize(total, norm, *updated)
    return total, norm

  def _gradients(self, loss: Tensor) -> list[Tensor]:
    """Gradients of the scaled loss by the weights."""
    return list((loss * self._config.loss_scaler).gradient(*self.optimizer.params))

  def _loss(self, part: tuple[Tensor, ...], words: Tensor, num_parts: int) -> Tensor:
    """A micro-batch's share, in nats, of the loss of the batch that has `words` masked words."""
    ids, mask, types, positions, labels, weights, next_labels = part
    logits, next_logits = self.model(ids, mask, types, positions)
    share = (weights.sum() + 1e-5) / (words + 1e-5)
    masked = masked_lm_loss(logits, labels, weights) * share
    return masked + next_sentence_loss(next_logits, next_labels) / num_parts

  def _eval_step(self, *inputs: Tensor) -> tuple[Tensor, Tensor]:
    ids, mask, types, positions, labels, weights, _ = inputs
    logits, _ = self.model(ids, mask, types, positions)
    hits, words = masked_lm_hits(logits, labels, weights)
    hits, words = hits.reshape(1).contiguous(), words.reshape(1).contiguous()
    Tensor.realize(hits, words)
    return hits, words

  def train(self, batch: Batch, step: int) -> float:
    """One step on a whole batch; returns its loss in nats. Raises StopRun on a bad loss."""
    micro = self._config.bs // self._config.gradient_acc_steps
    inputs: list[Tensor] = []
    for start in range(0, self._config.bs, micro):
      inputs += self.to_devices({k: v[start : start + micro] for k, v in batch.items()})
    with self._phase(training=True):
      loss, norm = self._train_jit(*inputs)
    loss_value = float(loss.numpy()[0])
    self._check(loss_value, float(norm.numpy()[0]), step)
    self.schedule.step()
    return loss_value

  def _phase(self, training: bool) -> Context:
    """Settings of a step. The timed run uses what init found, and searches nothing itself."""
    beam = self._config.train_beam if training else self._config.eval_beam
    time_ms = 0 if self._config.runmlperf else BEAM_TIME_MS.value
    return Context(TRAINING=int(training), BEAM=beam, BEAM_TIME_MS=time_ms)

  def _check(self, loss: float, norm: float, step: int) -> None:
    # An overflow of scaled float16 values is skipped like any gradient that is not finite.
    if math.isnan(loss) or (math.isinf(loss) and math.isfinite(norm)):
      raise StopRun(f"the loss is {loss} at step {step}; the last good checkpoint is kept")
    if math.isfinite(norm):
      self._skipped_in_a_row = 0
      return
    self.skipped_steps += 1
    self._skipped_in_a_row += 1
    print(f"step {step} skipped: its gradient is not finite ({self.skipped_steps} so far)")
    if self._skipped_in_a_row == MAX_SKIPPED_IN_A_ROW:
      raise StopRun(
        f"{MAX_SKIPPED_IN_A_ROW} steps in a row had a gradient that is not finite, the last is "
        f"step {step}: lower LOSS_SCALER or the learning rate"
      )

  def evaluate(self, batch: Batch) -> tuple[float, float]:
    """(correct masked words, masked words) of one batch, dropout off."""
    with self._phase(training=False):
      hits, words = self._eval_jit(*self.to_devices(batch))
    return float(hits.numpy()[0]), float(words.numpy()[0])

  def arrays(self) -> dict[str, np.ndarray]:
    """Weights, optimizer state and the random counters, as arrays by name."""
    out = {name: param.numpy() for name, param in self.params.items()}
    out |= {name: value.numpy() for name, value in self.optimizer.state_dict().items()}
    for device, counter in Tensor._device_rng_counters.items():
      out[f"rng.{device}"] = counter.numpy()
    return out

  def restore(self, arrays: dict[str, np.ndarray], state: dict[str, Any]) -> None:
    """Takes up the state of a checkpoint made by `arrays`. Raises RuntimeError if it differs."""
    weights = {k: v for k, v in arrays.items() if not k.startswith(("lamb.", "rng."))}
    moments = {k: v for k, v in arrays.items() if k.startswith("lamb.")}
    load_weights(self.params, weights, "the checkpoint", self.devices)
    load_weights(self.optimizer.state_dict(), moments, "the checkpoint", self.devices)
    self.skipped_steps = state["skipped_steps"]
    self.schedule.set_epoch(state["step"])
    for name, value in arrays.items():
      if name.startswith("rng."):
        device = name.removeprefix("rng.")
        if device not in Tensor._device_rng_counters:
          Tensor.rand(1, device=device).realize()
        Tensor._device_rng_counters[device].assign(Tensor(value, device=device)).realize()

  def load_initial(self, arrays: dict[str, np.ndarray], source: str) -> None:
    """Starts from given weights; the optimizer starts from zero."""
    load_weights(self.params, arrays, source, self.devices)

  def zero_weights(self) -> None:
    """Zeroes every weight, for runs that only compile and time."""
    for param in self.params.values():
      param.assign(replicate(np.zeros(param.shape, np.float32), self.devices)).realize()
