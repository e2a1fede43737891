"""PLAN=1: what a run would need, from its settings alone; no device is touched."""

from __future__ import annotations

import dataclasses
import math

from examples.mlperf import helpers
from examples.mlperf.config import EVAL_SET_SIZE, JobConfig
from examples.mlperf.dataloader import zero_batch
from examples.mlperf.shard_plan import all_shards, choose
from examples.mlperf.trainer import Trainer
from extra.models.bert import BertConfig
from tinygrad import Context, GlobalCounters

ACCELERATOR_GIB = {"RTX 4090 / RX 7900 XTX": 24, "MI300X": 192}


def parameter_count(bert: BertConfig) -> int:
  """Trainable float32 values; 336,226,108 for BERT-large."""
  h = bert.hidden_size
  inner = bert.intermediate_size
  tables = (bert.vocab_size + bert.max_positions + bert.num_types) * h + 2 * h
  layer = 4 * (h * h + h) + 2 * h + (h * inner + inner) + (inner * h + h) + 2 * h
  heads = 2 * (h * h + h) + 2 * h + bert.vocab_size + 2 * h + 2
  return tables + bert.num_layers * layer + heads


def activation_bytes(bert: BertConfig, batch: int, seq: int, predictions: int) -> int:
  """Values that the backward pass reads, for `batch` samples on a device; an estimate.

  A layer keeps 14 arrays [S, H] (inputs of its products, normalised values, dropout masks as
  bytes), 2 arrays [S, 4H] around GELU and 3 arrays [N, S, S] of attention, one of them float32.
  """
  size = 4 if bert.dtype == "float32" else 2
  tokens = batch * seq
  rows = tokens * bert.hidden_size * 14 * size + tokens * bert.intermediate_size * 2 * size
  scores = batch * bert.num_heads * seq * seq * (2 * size + 4)
  head = batch * predictions * bert.vocab_size * (size + 4)
  return bert.num_layers * (rows + scores) + head


def count_kernels(config: JobConfig, bert: BertConfig) -> int:
  """Kernels and copies of one training step on one device, found by a step on a NULL device.

  Every layer adds the same number, so that two small models tell the number for any depth.
  """
  counts = []
  for num_layers in (1, 2):
    local = dataclasses.replace(
      config, gpus=1, bs=config.bs // config.gpus, eval_bs=1, bert_layers=num_layers
    )
    batch = zero_batch(local.bs, config.max_seq_length, config.max_predictions_per_seq)
    # The job's own device may not exist here: nothing may be made on it.
    with Context(DEV="NULL"):
      trainer = Trainer(local, dataclasses.replace(bert, num_layers=num_layers), ("NULL",))
      GlobalCounters.reset()
      trainer.train(batch, 0)
    counts.append(GlobalCounters.kernel_count)
  return counts[0] + (bert.num_layers - 1) * (counts[1] - counts[0])


def reduced_values(bert: BertConfig) -> int:
  """Gradient values that the devices sum; the word table's come in two parts, one a use."""
  return parameter_count(bert) + bert.vocab_size * bert.hidden_size


def all_reduce_bytes(num_values: int, num_devices: int) -> int:
  """Bytes that each device sends to sum one float32 gradient of all values over the devices.

  The ring sends 2 (n - 1) pieces of 1/n, and so do all devices fetching each other's pieces.
  """
  return 2 * 4 * num_values * (num_devices - 1) // num_devices


def print_plan(config: JobConfig) -> None:
  """Prints sizes, work and traffic of the job, and whether it fits known accelerators."""
  bert = helpers.bert_config(config, helpers.vocabulary_size(config))
  count = parameter_count(bert)
  micro = config.bs // config.gpus // config.gradient_acc_steps
  seq = config.max_seq_length
  predictions = config.max_predictions_per_seq
  weights = 4 * count
  copies = 0 if bert.dtype == "float32" else 2 * count
  activations = activation_bytes(bert, micro, seq, predictions)
  peak = 2 * weights + 2 * weights + copies + activations
  flops = helpers.train_flops_per_sample(bert, seq, predictions) * config.bs
  sent = all_reduce_bytes(reduced_values(bert), config.gpus)
  evals = config.train_steps // config.eval_step_freq
  rows = {
    "parameters": f"{count:,} ({weights / 2**30:.3f} GiB as float32)",
    "optimizer state": f"{2 * weights / 2**30:.3f} GiB",
    "gradients": f"{weights / 2**30:.3f} GiB",
    f"activations, {micro} samples": f"{activations / 2**30:.3f} GiB (estimate)",
    "peak": f"{peak / 2**30:.3f} GiB (estimate)",
    "kernels and copies a step": f"{count_kernels(config, bert):,}, without the all-reduce",
    "FLOPs a step, all devices": f"{flops / 1e12:.3f} T",
    "sent by all-reduce a step": f"{sent / 2**30:.3f} GiB",
    "steps": f"{config.train_steps:,} ({config.train_steps * config.bs:,} samples)",
    "evaluations": f"{evals}, each of {math.ceil(EVAL_SET_SIZE / config.eval_bs)} batches",
    "data": choose(config, all_shards(config, with_texts=True)).summary(),
  }
  print(f"plan for each of {config.gpus} devices:")
  for name, value in rows.items():
    print(f"  {name}: {value}")
  for name, gib in ACCELERATOR_GIB.items():
    verdict = "fits" if peak < gib * 2**30 else "does NOT fit"
    print(f"  {verdict} {name} ({gib} GiB)")
