"""PROFILE=1: a trace of every kernel and copy, for Perfetto and chrome://tracing.

The format is Chrome's trace-event JSON: one complete event ("ph": "X") an item, one row a device,
times in microseconds.
"""

from __future__ import annotations

import atexit
import functools
import json
import os

from tinygrad.helpers import temp, write_atomic

_events: list[dict[str, object]] = []


def record(name: str, device: str, start: float, seconds: float, ops: int, mem: int) -> None:
  """Keep one item: start is in seconds of `time.perf_counter`, mem in bytes."""
  _write_at_exit(os.getpid())
  rates = {"GFLOP/s": ops / seconds * 1e-9, "GB/s": mem / seconds * 1e-9}
  _events.append(
    {
      "name": name,
      "ph": "X",
      "pid": os.getpid(),
      "tid": device,
      "ts": start * 1e6,
      "dur": seconds * 1e6,
      "args": rates,
    }
  )


@functools.cache
def _write_at_exit(process: int) -> None:
  """Once a process, because a forked one has items of its own."""
  _events.clear()
  atexit.register(write)


def write() -> str:
  """Path of the trace of what this process ran so far."""
  path = temp(f"profile.{os.getpid()}.json", append_user=True)
  write_atomic(path, json.dumps({"traceEvents": _events}).encode())
  print(f"trace of {len(_events)} items: {path}")
  return path
