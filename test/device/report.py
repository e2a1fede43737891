"""Rates of products at BERT-large's shapes and the time of a training step, on a real GPU.

PYTHONPATH=. python3 -m test.device.report [--device CUDA] [--layers 2] [--batch 16] [--peak 165]

--peak: TFLOP/s of the device at 16 bits, for the percentages.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from examples.mlperf import helpers
from examples.mlperf.config import JobConfig
from examples.mlperf.dataloader import zero_batch
from examples.mlperf.trainer import Trainer
from tinygrad import Context, GlobalCounters, Tensor, TinyJit, dtypes
from tinygrad.device import Device
from tinygrad.dtype import DType

# rows, terms of the sum, columns
SHAPES = ((8192, 1024, 1024), (8192, 1024, 4096), (8192, 4096, 1024), (1024, 8192, 4096))


def product_seconds(shape: tuple[int, int, int], dt: DType, device: str, rounds: int) -> float:
  """Seconds of one product on the device."""
  m, k, n = shape
  gen = np.random.default_rng(0)
  a, b = (
    Tensor(gen.standard_normal(s).astype("f"), device=device).cast(dt).realize()
    for s in ((m, k), (k, n))
  )

  @TinyJit
  def multiply(x: Tensor, y: Tensor) -> Tensor:
    return (x @ y).realize()

  for _ in range(3):
    multiply(a, b)
  Device[device].synchronize()
  start = time.perf_counter()
  for _ in range(rounds):
    multiply(a, b)
  Device[device].synchronize()
  return (time.perf_counter() - start) / rounds


def step_seconds(size: str, layers: int, batch: int, dtype: str, device: str) -> tuple[float, int]:
  """(seconds of a training step, kernels in it)"""
  settings = {"BERT_SIZE": size, "BERT_LAYERS": str(layers), "DEFAULT_FLOAT": dtype}
  config = JobConfig.from_env(settings | {"BS": str(batch), "EVAL_BS": str(batch)})
  bert = helpers.bert_config(config, 30522 if size == "large" else 1000)
  sizes = (config.max_seq_length, config.max_predictions_per_seq)
  with Context(DEV=device):
    trainer = Trainer(config, bert, (device,))
    data = zero_batch(batch, *sizes)
    for step in range(3):
      trainer.train(data, step)
    GlobalCounters.reset()
    start = time.perf_counter()
    for step in range(3):
      trainer.train(data, step)
    return (time.perf_counter() - start) / 3, GlobalCounters.kernel_count // 3


def main(device: str, size: str, layers: int, batch: int, peak: float, rounds: int) -> None:
  gpu = Device[device].gpu
  print(f"{device}: {gpu.target.name if gpu else 'no GPU'}")
  shapes = SHAPES if size == "large" else ((64, 48, 32),)
  for dt in (dtypes.float16, dtypes.bfloat16):
    for shape in shapes:
      rate = 2 * np.prod(shape) / product_seconds(shape, dt, device, rounds) / 1e12
      share = f"  {100 * rate / peak:5.1f} % of {peak:g}" if peak else ""
      print(f"{dt.name:9} {'x'.join(map(str, shape)):16} {rate:8.2f} TFLOP/s{share}")
  for dtype in ("HALF", "BFLOAT16"):
    seconds, kernels = step_seconds(size, layers, batch, dtype, device)
    print(
      f"BERT-{size}, {layers} layers, batch {batch}, {dtype}: {seconds:.4f} s, {kernels} kernels"
    )


if __name__ == "__main__":
  parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
  parser.add_argument("--device", default="CUDA")
  parser.add_argument("--size", default="large", choices=("tiny", "large"))
  for option, default in (("layers", 2), ("batch", 16), ("rounds", 20)):
    parser.add_argument(f"--{option}", type=int, default=default)
  parser.add_argument("--peak", type=float, default=0.0)
  main(**vars(parser.parse_args()))
