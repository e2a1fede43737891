"""What the tests of BEAM share: small kernels, scripts that search, candidates that are spoiled."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tinygrad import Context, Tensor
from tinygrad.codegen import generate
from tinygrad.engine import realize, search, search_results
from tinygrad.renderer.llvmmath import f32
from tinygrad.schedule import create_schedule

ROOT = Path(__file__).resolve().parents[2]
# no guard of __main__: a process that ran the script again would print again
SCRIPT = """
print("once", flush=True)
from tinygrad import Tensor
x = Tensor([float(i) for i in range(1000)])
print((x * 2 + 1).sum().item(), flush=True)
"""
ANSWER = "once\n1000000.0\n"


@pytest.fixture(autouse=True)
def fresh(tmp_path, monkeypatch):
  """No results of other searches, on disk or in this process, and two workers."""
  monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
  monkeypatch.setattr(search, "_known", {})
  monkeypatch.setattr(search_results, "_said", set())
  monkeypatch.setattr(search, "_statistics", search._Statistics())
  monkeypatch.setattr(realize, "_programs", {})
  with Context(PARALLEL=2, BEAM_MIN_PROGRESS=0.01):
    yield


def start(tmp_path: Path, code: str, **env: str) -> subprocess.Popen:
  path = tmp_path / "script.py"
  path.write_text(code)
  full = {**os.environ, "PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": str(tmp_path), "PARALLEL": "2"}
  pipe = subprocess.PIPE
  command = [sys.executable, path]
  return subprocess.Popen(command, env=full | env, stdout=pipe, stderr=pipe, text=True)


def kernel_of(t: Tensor):
  return create_schedule([t.uop], "CPU").items[-1].kernel


def values(*shape: int) -> Tensor:
  return Tensor(np.random.default_rng(1).standard_normal(shape, np.float32)).realize()


def product(n: int = 64) -> Tensor:
  x = values(n, n)
  return x @ x


def scaled(n: int = 3000) -> Tensor:
  return values(n) * 1.5


def results(tmp_path: Path) -> list[Path]:
  return sorted((tmp_path / "tinygrad" / "beam").glob("*"))


def workers_of(pid: int) -> list[int]:
  """Processes that another one started."""
  out = []
  for stat in Path("/proc").glob("[0-9]*/stat"):
    try:
      fields = stat.read_text().rpartition(")")[2].split()
    except OSError:
      continue
    if int(fields[1]) == pid:
      out.append(int(stat.parent.name))
  return out


def spoiled(monkeypatch, spoil, every: int = 1):
  """Let the text of each n-th candidate be changed."""
  made = []

  def generated(sink, target, options=()):
    program, text = generate(sink, target, options)
    if options:
      made.append(options)
      if len(made) % every == 0:
        text = spoil(text)
    return program, text

  monkeypatch.setattr(search, "generate", generated)


def wrong(text: str) -> str:
  """Multiplies by a thousandth too much."""
  assert f32(1.5) in text
  return text.replace(f32(1.5), f32(1.5015))
