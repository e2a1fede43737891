"""PLAN=1: what a run would need, from its settings alone; no device is touched.

The steps are captured on NULL devices, which compute nothing and take no memory. What they need
follows from the captures: the buffers and copies in them are those of the real run.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable
from typing import Any

from tqdm import tqdm

from examples.mlperf import helpers
from examples.mlperf.config import EVAL_SET_SIZE, JobConfig
from examples.mlperf.dataloader import zero_batch
from examples.mlperf.shard_plan import all_shards, choose
from examples.mlperf.trainer import Trainer
from extra.models.bert import BertConfig
from tinygrad import Context
from tinygrad.device import Buffer, SharedBuffer
from tinygrad.engine.jit import CapturedJit

ACCELERATOR_GIB = {"RTX 4090 / RX 7900 XTX": 24, "MI300X": 192}
# Each layer adds the same from some depth on: the peak then is where most layers are held.
MEASURED_LAYERS = (4, 6)
GIB = 2**30


@dataclasses.dataclass(frozen=True)
class StepCost:
  """What the captured steps need, each on the device that needs most of it."""

  kernels: float
  copies: float
  sent_bytes: float
  kept_bytes: float
  train_bytes: float
  eval_bytes: float

  def grown(self, before: StepCost, times: float) -> StepCost:
    """This cost plus `times` its difference from an earlier one."""
    pairs = zip(dataclasses.astuple(before), dataclasses.astuple(self), strict=True)
    return StepCost(*(b + times * (b - a) for a, b in pairs))

  def peak_bytes(self, config: JobConfig) -> float:
    """Bytes in use at most: with FREE_INTERMEDIATE only one of the two steps holds its own."""
    if config.free_intermediate or config.reset_step:
      return self.kept_bytes + max(self.train_bytes, self.eval_bytes)
    return self.kept_bytes + self.train_bytes + self.eval_bytes


def parameter_count(bert: BertConfig) -> int:
  """Trainable float32 values; 336,226,108 for BERT-large."""
  h = bert.hidden_size
  inner = bert.intermediate_size
  tables = (bert.vocab_size + bert.max_positions + bert.num_types) * h + 2 * h
  layer = 4 * (h * h + h) + 2 * h + (h * inner + inner) + (inner * h + h) + 2 * h
  heads = 2 * (h * h + h) + 2 * h + bert.vocab_size + 2 * h + 2
  return tables + bert.num_layers * layer + heads


def bytes_on(device: str, buffers: Iterable[Buffer]) -> int:
  """Bytes of the different buffers on a device."""
  return sum(b.nbytes for b in set(buffers) if b.device == device)


def used_buffers(captured: CapturedJit[Any]) -> tuple[list[Buffer], list[Buffer]]:
  """Buffers that stay from step to step, and those that only the step itself uses."""
  used = [b for item in captured.items for b in item.buffers]
  own = [b.host for b in used if isinstance(b, SharedBuffer)]
  return [b for b in used if not isinstance(b, SharedBuffer)], own


def device_cost(train: CapturedJit[Any], evaluate: CapturedJit[Any], device: str) -> StepCost:
  """What one of the devices does and holds."""
  here = [item for item in train.items if item.buffers[0].device == device]
  copies = [item.buffers for item in here if item.info is None]
  kept, own = used_buffers(train)
  eval_kept, eval_own = used_buffers(evaluate)
  return StepCost(
    len(here) - len(copies),
    len(copies),
    # What it fetches from others is as much as it sends to them.
    sum(to.nbytes for to, source in copies if to.device != source.device),
    bytes_on(device, kept + eval_kept),
    bytes_on(device, own),
    bytes_on(device, eval_own),
  )


def measure(config: JobConfig, bert: BertConfig) -> StepCost:
  """Captures both steps of the job on NULL devices."""
  devices = tuple(f"NULL:{i}" if i else "NULL" for i in range(config.gpus))
  sizes = (config.max_seq_length, config.max_predictions_per_seq)
  local = dataclasses.replace(config, train_beam=0, eval_beam=0)
  # The job's own device may not exist here: nothing may be made on it.
  with Context(DEV="NULL", DEBUG=0):
    trainer = Trainer(local, bert, devices)
    for _ in range(2):
      trainer.train(zero_batch(config.bs, *sizes), 0)
      trainer.evaluate(zero_batch(config.eval_bs, *sizes))
  captures = trainer.captures()
  costs = [dataclasses.astuple(device_cost(*captures, device)) for device in devices]
  return StepCost(*(max(values) for values in zip(*costs, strict=True)))


def step_cost(config: JobConfig, bert: BertConfig) -> StepCost:
  """The job's cost, of deep models extrapolated from two smaller ones."""
  if bert.num_layers <= MEASURED_LAYERS[1]:
    return measure(config, bert)
  found = [
    measure(config, dataclasses.replace(bert, num_layers=layers))
    for layers in tqdm(MEASURED_LAYERS, desc="steps of small models", leave=False)
  ]
  less, more = MEASURED_LAYERS
  return found[1].grown(found[0], (bert.num_layers - more) / (more - less))


def print_plan(config: JobConfig) -> None:
  """Prints sizes, work and traffic of the job, and whether it fits known accelerators."""
  bert = helpers.bert_config(config, helpers.vocabulary_size(config))
  count = parameter_count(bert)
  micro = config.bs // config.gpus // config.gradient_acc_steps
  flops = helpers.train_flops_per_sample(
    bert, config.max_seq_length, config.max_predictions_per_seq
  )
  evals = config.train_steps // config.eval_step_freq
  cost = step_cost(config, bert)
  peak = cost.peak_bytes(config)
  rows = {
    "parameters": f"{count:,} ({4 * count / GIB:.3f} GiB as float32)",
    "optimizer state": f"{8 * count / GIB:.3f} GiB",
    f"activations and gradients, {micro} samples": f"{cost.train_bytes / GIB:.3f} GiB",
    f"evaluation, {config.eval_bs // config.gpus} samples": f"{cost.eval_bytes / GIB:.3f} GiB",
    "peak": f"{peak / GIB:.3f} GiB",
    "kernels a step": f"{cost.kernels:,.0f}",
    "copies a step": f"{cost.copies:,.0f}",
    "FLOPs a step, all devices": f"{flops * config.bs / 1e12:.3f} T",
    "sent by all-reduce a step": f"{cost.sent_bytes / GIB:.3f} GiB",
    "steps": f"{config.train_steps:,} ({config.train_steps * config.bs:,} samples)",
    "evaluations": f"{evals}, each of {math.ceil(EVAL_SET_SIZE / config.eval_bs)} batches",
    "data": choose(config, all_shards(config, with_texts=True)).summary(),
  }
  print(f"plan for each of {config.gpus} devices:")
  for name, value in rows.items():
    print(f"  {name}: {value}")
  for name, gib in ACCELERATOR_GIB.items():
    spare = gib - peak / GIB
    print(
      f"  fits {name} ({gib} GiB): {spare:.1f} GiB to spare"
      if spare > 0
      else f"  does NOT fit {name} ({gib} GiB): {-spare:.1f} GiB too little"
    )
