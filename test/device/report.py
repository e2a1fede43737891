"""What a GPU of this machine does: right values, rates, and a BERT step beside torch.

PYTHONPATH=. python3 -m test.device.report [--device CUDA] [--layers 2] [--batch 16] [--peak 165]

--peak: TFLOP/s of the device at 16 bits, for the percentages; else that of a well-known device of
its kind. --minutes: what is not begun by then is left out (8). --parts: only these.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from extra.models.bert import BERT_SIZES, BertConfig
from test.device.beside_torch import make_batch, our_step, torch_step
from tinygrad import Context, GlobalCounters, Tensor, TinyJit, dtypes
from tinygrad.device import Buffer, Device, buffer_of
from tinygrad.dtype import DType

ROOT = Path(__file__).resolve().parents[2]
# rows, terms of the sum, columns
SHAPES = ((8192, 1024, 1024), (8192, 1024, 4096), (8192, 4096, 1024), (1024, 8192, 4096))
# TFLOP/s at 16 bits with sums in float32, as their makers say
PEAKS = {
  "sm_80": (312.0, "A100"), "sm_89": (165.2, "RTX 4090"), "sm_90": (989.4, "H100"),
  "gfx1100": (122.8, "RX 7900 XTX"), "gfx942": (1307.4, "MI300X"),
}  # fmt: skip
# relative difference of a loss that rounding explains
CLOSE = {"float32": 2e-4, "float16": 5e-3, "bfloat16": 1e-2}
# steps are named by their dtype
PARTS = ("products", "lanes", "graphs", *CLOSE, "tests")
TESTS = (
  "test/device", *(f"test/backend/test_ops_{x}.py" for x in (
    "unary", "binary", "reduce", "movement", "nn", "pool", "dtypes")),
)  # fmt: skip


def seconds(work: Callable[[], object], device: str, rounds: int) -> float:
  """Seconds of one round, when all of them are done."""
  Device[device].synchronize()
  start = time.perf_counter()
  for _ in range(rounds):
    work()
  Device[device].synchronize()
  return (time.perf_counter() - start) / rounds


def product(shape: tuple[int, int, int], dt: DType, device: str) -> Callable[[], Tensor]:
  """A captured product on the device."""
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
  return lambda: multiply(a, b)


def products(device: str, size: str, peak: float, rounds: int) -> None:
  """Rates of products at the shapes of BERT-large."""
  gpu, of = Device[device].gpu, ""
  if gpu is not None and not peak:
    peak, of = PEAKS.get(gpu.target.name, (0.0, ""))
  for dt in (dtypes.float16, dtypes.bfloat16):
    for shape in SHAPES if size == "large" else ((64, 48, 32),):
      rate = 2 * np.prod(shape) / seconds(product(shape, dt, device), device, rounds) / 1e12
      share = f"  {100 * rate / peak:5.1f} % of {peak:g} {of}".rstrip() if peak else ""
      print(f"{dt.name:9} {'x'.join(map(str, shape)):16} {rate:8.2f} TFLOP/s{share}", flush=True)


def lanes(device: str, size: str, rounds: int) -> None:
  """Kernels and copies alone, and at the same time."""
  multiply = product(SHAPES[1] if size == "large" else (64, 48, 32), dtypes.float16, device)
  count = 1 << (26 if size == "large" else 8)
  data = np.arange(count, dtype=np.float32)
  held = Tensor(data, device=device).realize()
  to = buffer_of(held.uop.base)
  assert isinstance(to, Buffer)
  kernels = seconds(multiply, device, 4 * rounds) * 4
  copies = seconds(lambda: to.copyin(data), device, rounds)

  def both() -> None:
    for _ in range(4):
      multiply()
    to.copyin(data)

  together = seconds(both, device, rounds)
  right = np.array_equal(held.numpy(), data)
  print(
    f"lanes: kernels {1e3 * kernels:.2f} ms, uploads of {4 * count >> 20} MiB "
    f"{1e3 * copies:.2f} ms ({4e-9 * count / copies:.1f} GB/s), together {1e3 * together:.2f} ms, "
    f"{'right' if right else 'WRONG'} values"
  )


def graphs(device: str, rounds: int) -> None:
  """Small kernels replayed as a graph, and launched one by one."""
  weights = [Tensor(np.zeros(64, "f"), device=device).realize() for _ in range(100)]

  @TinyJit
  def step() -> Tensor:
    for w in weights:
      w.assign(w + 1)
    Tensor.realize(*weights)
    return (weights[-1] * 1).realize()

  for _ in range(3):
    step()
  found = []
  for mode in (1, 2):
    with Context(JIT=mode):
      step()
      found.append(seconds(step, device, rounds))
  done = 3 + 2 * (1 + rounds)
  right = step().numpy()[0] == weights[0].numpy()[0] == done + 1
  print(
    f"graphs: 101 small kernels in {1e6 * found[0]:.0f} us as a graph, {1e6 * found[1]:.0f} us one "
    f"by one, {'right' if right else 'WRONG'} values"
  )


def step(device: str, size: str, layers: int, batch: int, dtype: str, rounds: int) -> None:
  """Losses and time of a training step, beside torch where it is installed."""
  sizes = {**BERT_SIZES[size], "num_layers": layers}
  sizes |= {"vocab_size": 30522 if size == "large" else 1000}
  config = BertConfig(**sizes, hidden_dropout=0.0, attention_dropout=0.0, dtype=dtype)
  shape = (512, 76) if size == "large" else (32, 5)
  data = make_batch(config, batch, *shape)
  ours, weights = our_step(config, data, device)
  losses = [ours() for _ in range(3)]
  GlobalCounters.reset()
  own = seconds(ours, device, rounds)
  kernels = GlobalCounters.kernel_count // rounds
  text = (
    f"BERT-{size}, {layers} layers, batch {batch}, {dtype}: {1e3 * own:.2f} ms, {kernels} kernels"
  )
  try:
    theirs, where = torch_step(config, data, weights)
  except ImportError:
    print(f"{text}; no torch to compare with", flush=True)
    return
  wanted = [theirs() for _ in range(3)]
  close = np.allclose(losses, wanted, rtol=CLOSE[dtype])
  other = seconds(theirs, device, rounds)
  own_losses, their_losses = (" ".join(f"{x:.4f}" for x in found) for found in (losses, wanted))
  print(
    f"{text}; torch on {where} {1e3 * other:.2f} ms; losses {own_losses}, torch's {their_losses}: "
    f"{'close' if close else 'NOT CLOSE'}",
    flush=True,
  )


def operations(device: str, limit: float) -> None:
  """The tests of operations, on the device; what has not run by the limit is not counted."""
  env = {**os.environ, "DEV": device, "PYTHONPATH": str(ROOT)}
  # what these say about other devices is not about this one
  options = ["-q", "-m", "not slow", "-p", "no:cacheprovider", "-k", "not another_device"]
  command = [sys.executable, "-m", "pytest", *options, *TESTS]
  try:
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=limit)
  except subprocess.TimeoutExpired as e:
    seen = e.stdout.decode() if isinstance(e.stdout, bytes) else str(e.stdout or "")
    print(f"tests: not done in {limit:.0f} s: {seen.count('.')} passed, {seen.count('F')} failed")
    return
  failed = [x for x in done.stdout.splitlines() if x.startswith(("FAILED", "ERROR"))]
  print("\n".join([*failed[:20], f"tests: {done.stdout.strip().splitlines()[-1]}"]))


def main(
  device: str, size: str, layers: int, batch: int, peak: float, rounds: int, minutes: float,
  parts: tuple[str, ...] = PARTS,
) -> None:  # fmt: skip
  start = time.perf_counter()
  gpu = Device[device].gpu
  print(f"{device}: {gpu.target.name if gpu else 'no GPU'}", flush=True)

  def left() -> float:
    return 60 * minutes - (time.perf_counter() - start)

  def run(part: str) -> None:
    if part == "products":
      products(device, size, peak, rounds)
    elif part == "lanes":
      lanes(device, size, rounds)
    elif part == "graphs":
      graphs(device, rounds)
    elif part == "tests":
      operations(device, left())
    else:
      step(device, size, layers, batch, part, rounds)

  for part in parts:
    if left() < 0:
      print(f"{part}: left out, {minutes:g} minutes are over")
    else:
      run(part)
  print(f"{time.perf_counter() - start:.0f} s in all")


if __name__ == "__main__":
  parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
  parser.add_argument("--device", default="CUDA")
  parser.add_argument("--size", default="large", choices=("tiny", "large"))
  for option, default in (("layers", 2), ("batch", 16), ("rounds", 10)):
    parser.add_argument(f"--{option}", type=int, default=default)
  parser.add_argument("--peak", type=float, default=0.0)
  parser.add_argument("--minutes", type=float, default=8.0)
  parser.add_argument("--parts", nargs="+", default=PARTS, choices=PARTS)
  main(**vars(parser.parse_args()))
