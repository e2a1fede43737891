"""PROFILE=1 leaves a trace that trace viewers read."""

import json
import os
import re
import subprocess
import sys

PROGRAM = """
from tinygrad import Tensor
x = Tensor.rand(64, 64).realize()
(x @ x).sum().item()
"""


def run(tmp_path, **env):
  return subprocess.run(
    [sys.executable, "-c", PROGRAM],
    env={**os.environ, "TMPDIR": str(tmp_path), **env},
    capture_output=True,
    text=True,
    check=True,
  ).stdout


def test_trace_of_kernels(tmp_path):
  out = run(tmp_path, PROFILE="1")
  path = re.search(r"trace of (\d+) items: (\S+)", out)
  assert path, out
  events = json.loads(open(path[2]).read())["traceEvents"]
  assert len(events) == int(path[1]) > 2
  assert {e["tid"] for e in events} == {"CPU"}
  assert all(e["ph"] == "X" and e["dur"] > 0 for e in events)
  starts = [e["ts"] for e in events]
  assert starts == sorted(starts)


def test_no_trace_unless_asked_for(tmp_path):
  assert run(tmp_path, PROFILE="0") == ""
  assert list(tmp_path.iterdir()) == []
