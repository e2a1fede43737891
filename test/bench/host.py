"""What the host does for a BERT-large training step: Python, scheduling, compiling, replaying.

    PYTHONPATH=. python3 test/bench/host.py [--layers 24] [--devices 1 6 8] [--batch 2]

Steps run on NULL devices, which compute nothing, so that all the time is the host's. The kernels of
the step on one device are then compiled for this CPU: cold into an empty cache, warm from it. Each
row is a process of its own. Processor seconds count where other work shares the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from examples.mlperf.config import JobConfig
from examples.mlperf.dataloader import zero_batch
from examples.mlperf.trainer import Trainer
from extra.models.bert import BertConfig
from tinygrad import Tensor, TinyJit
from tinygrad.codegen import compile_kernels
from tinygrad.device import Device
from tinygrad.engine.realize import ExecItem
from tinygrad.helpers import GlobalCounters
from tinygrad.renderer import Target

Row = dict[str, Any]
_CALLS = 1000


def timed(work: Callable[[], Any]) -> tuple[float, float]:
  """(seconds, processor seconds of this process) that something takes."""
  wall, cpu = time.perf_counter(), time.process_time()
  work()
  return time.perf_counter() - wall, time.process_time() - cpu


def step_row(layers: int, devices: int, batch: int, compiles: bool) -> Row:
  """Times and counts of the first steps on some NULL devices; of their kernels too if wanted."""
  config = JobConfig.from_env({"GPUS": str(devices), "BS": str(batch * devices)})
  names = tuple("NULL" if i == 0 else f"NULL:{i}" for i in range(devices))
  row: Row = {"devices": devices}
  trainers: list[Trainer] = []
  row["model"] = timed(
    lambda: trainers.append(Trainer(config, BertConfig(num_layers=layers), names))
  )
  (trainer,) = trainers
  data = zero_batch(config.bs, config.max_seq_length, config.max_predictions_per_seq)
  for number, name in enumerate(("first", "capture", "replay")):
    row[name] = timed(lambda n=number: trainer.train(data, n))  # type: ignore[misc]
  captured = trainer._train_jit.captured
  assert captured is not None, "the second step captures"
  row |= counts(captured.items)
  if compiles:
    row |= compile_row(captured.items)
  return row


def counts(items: list[ExecItem]) -> Row:
  """Kernels and copies of a step, and bytes that the copies move."""
  copies = [item for item in items if item.program is None]
  return {
    "kernels": len(items) - len(copies),
    "distinct": len({item.info.sink for item in items if item.info is not None}),
    "copies": len(copies),
    "copied_bytes": sum(item.buffers[0].nbytes for item in copies),
  }


def compile_row(items: list[ExecItem]) -> Row:
  """Compiling the distinct kernels of a step for this CPU, and loading them."""
  sinks = list(dict.fromkeys(item.info.sink for item in items if item.info is not None))
  infos = []
  row: Row = {"compile": timed(lambda: infos.extend(compile_kernels(sinks, Target("CPU"))))}
  row["compiled"] = GlobalCounters.compiled_count
  loads = [timed(lambda p=info: Device["CPU"].load(p))[1] for info in infos]  # type: ignore[misc]
  row["load_ms"] = 1e3 * statistics.median(loads)
  return row


def call_row() -> Row:
  """Microseconds of a replayed small kernel, and of a turn of Python's own loop."""
  x = Tensor.ones(16).contiguous().realize()

  @TinyJit
  def step(a: Tensor) -> Tensor:
    for _ in range(_CALLS):
      a = (a + 1).contiguous()
    return a.realize()

  def best(work: Callable[[], Any]) -> float:
    return min(timed(work)[1] for _ in range(50)) / _CALLS * 1e6

  for _ in range(3):
    step(x)
  nothing = [lambda: None] * _CALLS

  def loop() -> None:
    for call in nothing:
      call()

  return {"call_us": best(lambda: step(x)), "loop_us": best(loop)}


def in_process(cache: str, *arguments: Any) -> Row:
  """The row that this file prints when run with --row, with its own cache of kernels."""
  command = [sys.executable, __file__, "--row", *map(str, arguments)]
  env = {**os.environ, "XDG_CACHE_HOME": cache, "PYTHONPATH": os.pathsep.join(sys.path)}
  done = subprocess.run(command, env=env, stdout=subprocess.PIPE, check=True, text=True)
  row: Row = json.loads(done.stdout.splitlines()[-1])
  return row


def seconds(pair: tuple[float, float]) -> str:
  """Wall and processor seconds."""
  return f"{pair[0]:7.2f} ({pair[1]:6.2f})"


def main(layers: int, devices: list[int], batch: int) -> None:
  print(
    f"BERT-large, {layers} layers, batch {batch} a device; seconds, in brackets those of the CPU"
  )
  print(
    f"{'devices':>7} {'model':>16} {'first step':>16} {'capture':>16} {'replay':>16} "
    f"{'kernels':>8} {'distinct':>8} {'copies':>7} {'GB copied':>9} {'to 1':>5}"
  )
  with tempfile.TemporaryDirectory() as cache:
    single = 0.0
    for n in devices:
      row = in_process(cache, layers, n, batch, 0)
      single = single or row["first"][1]
      times = " ".join(seconds(row[k]) for k in ("model", "first", "capture", "replay"))
      print(
        f"{n:7} {times} {row['kernels']:8} {row['distinct']:8} {row['copies']:7} "
        f"{row['copied_bytes'] / 1e9:9.2f} {row['first'][1] / single:5.2f}",
        flush=True,
      )
    for name in ("cold", "warm"):
      row = in_process(cache, layers, 1, batch, 1)
      total = tuple(a + b for a, b in zip(row["first"], row["compile"], strict=True))
      print(
        f"{name}: scheduling and compiling {seconds(total)} s, of it {row['compiled']} kernels "  # type: ignore[arg-type]
        f"in {seconds(row['compile'])}; loading one takes {row['load_ms']:.2f} ms"
      )
  row = call_row()
  print(
    f"a call takes {row['call_us']:.2f} us, a turn of Python's own loop {row['loop_us']:.2f} us"
  )


if __name__ == "__main__":
  if sys.argv[1:2] == ["--row"]:
    print(json.dumps(step_row(*map(int, sys.argv[2:5]), bool(int(sys.argv[5])))))  # type: ignore[call-arg]
    sys.exit()
  parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
  parser.add_argument("--layers", type=int, default=24)
  parser.add_argument("--devices", type=int, nargs="+", default=[1, 6, 8])
  parser.add_argument("--batch", type=int, default=2, help="samples a device")
  main(**vars(parser.parse_args()))
