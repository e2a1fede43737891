"""Times of the stages of a run, one JSON line each, in the file that BENCHMARK_LOG names."""

from __future__ import annotations

import enum
import json
import os
import time


class BenchEvent(enum.Enum):
  """What was timed."""

  FULL = "full"
  STEP = "step"
  LOAD_WEIGHTS = "load_weights"
  MLPERF_INIT = "mlperf_init"
  MLPERF_RUN = "mlperf_run"


class WallTimeEvent:
  """`with WallTimeEvent(BenchEvent.STEP):` times a block in seconds of real time.

  The line {"event": "step", "seconds": 1.5} is written where BENCHMARK_LOG is set.
  """

  def __init__(self, event: BenchEvent):
    self.event, self.seconds = event, 0.0
    self._start = 0.0

  def __enter__(self) -> WallTimeEvent:
    self._start = time.perf_counter()
    return self

  def __exit__(self, *args: object) -> None:
    self.seconds = time.perf_counter() - self._start
    if path := os.environ.get("BENCHMARK_LOG", ""):
      line = json.dumps({"event": self.event.value, "seconds": self.seconds})
      with open(path, "a") as f:
        f.write(line + "\n")
