"""Runs of kernels that stay the same from replay to replay become one graph of a GPU's driver."""

from __future__ import annotations

import itertools
import time
from collections.abc import Sequence
from typing import Any

from tinygrad.device import Device
from tinygrad.engine.launches import Launches
from tinygrad.engine.realize import ExecItem
from tinygrad.helpers import DEBUG, JIT, PROFILE, GlobalCounters

# Launches from which a graph takes less time than they do.
_WORTH_A_GRAPH = 3


class GraphRun:
  """Items of one GPU, in order. They are recorded anew when a buffer of theirs has moved."""

  def __init__(self, items: list[ExecItem]):
    self.items = items
    self.buffers = list(dict.fromkeys(b for item in items for b in item.buffers))
    self.ops = sum(item.info.flops for item in items)
    self.mem = sum(item.info.mem_bytes for item in items)
    self.graph: Any = None
    self.places: list[int] = []
    self.refused = False

  def run(self) -> None:
    """Run all items. One by one where each is to be timed, or where the driver has no graphs."""
    if self.refused or DEBUG >= 2 or PROFILE or JIT >= 2:
      for item in self.items:
        item.run()
      return
    start = time.perf_counter()
    places = [b.address for b in self.buffers]
    if places != self.places:
      self._record()
      self.places = places
      if self.refused:
        return self.run()
    self.graph()
    GlobalCounters.kernel_count += len(self.items)
    GlobalCounters.global_ops += self.ops
    GlobalCounters.global_mem += self.mem
    GlobalCounters.time_sum_s += time.perf_counter() - start

  def _record(self) -> None:
    from tinygrad.runtime.gpu_device import GpuGraph

    gpu = Device[self.items[0].device].gpu
    assert gpu is not None, "only a GPU has graphs"
    try:
      launches = [(item.program, [b.address for b in item.buffers]) for item in self.items]
      self.graph = GpuGraph(gpu, launches)
    except RuntimeError as e:
      self.refused = True
      if DEBUG >= 1:
        print(f"{gpu.name} records no graph, kernels are launched one by one: {e}")


Step = tuple[ExecItem | GraphRun | Launches, bool]


def with_graphs(items: Sequence[ExecItem], changes: Sequence[bool]) -> list[Step]:
  """Items and whether they change from call to call, with runs of those that do not in graphs.

  Items of other devices than GPUs are made ready together.
  """
  out: list[Step] = []
  for is_gpu, found in itertools.groupby(
    zip(items, changes, strict=True), lambda pair: _is_gpu(pair[0].device)
  ):
    pairs = list(found)
    out += _graphs(pairs) if is_gpu else [(Launches(pairs), True)]
  return out


def _graphs(items: list[tuple[ExecItem, bool]]) -> list[Step]:
  """Items of GPUs, with runs of those that do not change in graphs.

  Devices take turns in a step of several; what one runs between two copies becomes one graph.
  """
  out: list[Step] = []
  runs: dict[str, list[ExecItem]] = {}

  def end(device: str) -> None:
    run = runs.pop(device, [])
    if len(run) >= _WORTH_A_GRAPH:
      out.append((GraphRun(run), False))
    else:
      out.extend((item, False) for item in run)

  for item, change in items:
    if not change and item.program is not None:
      runs.setdefault(item.device, []).append(item)
      continue
    for device in dict.fromkeys(b.device for b in item.buffers):
      end(device)
    out.append((item, change))
  for device in list(runs):
    end(device)
  return out


def _is_gpu(device: str) -> bool:
  return device.partition(":")[0] in ("CUDA", "NV", "AMD") and Device[device].gpu is not None
