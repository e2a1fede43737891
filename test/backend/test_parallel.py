"""Kernels compiled by worker processes: the same objects, and clear errors."""

import os
import pty
import re
import signal
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from tinygrad import Context, Tensor
from tinygrad.runtime import llvm_worker
from tinygrad.runtime.compiler_llvm import CompileError, compile_all

ROOT = Path(__file__).resolve().parents[2]
# no guard of __main__: a worker that ran the script again would print again
SCRIPT = """
from tinygrad import Tensor
print("once")
outs = [(Tensor.ones(i).contiguous() * i).sum() for i in range(2, 42)]
Tensor.realize(*outs)
print(sum(out.item() for out in outs))
"""
ANSWER = "once\n23820.0\n"


@pytest.fixture(autouse=True)
def workers(tmp_path, monkeypatch):
  monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
  with Context(PARALLEL=2):
    yield


def modules(*bodies: str) -> list[tuple[str, str]]:
  return [(f"E_{i}", f"define i32 @f() {{ {body} }}") for i, body in enumerate(bodies)]


def run(tmp_path: Path, code: str, **env: str) -> subprocess.CompletedProcess:
  path = tmp_path / "script.py"
  path.write_text(code)
  full = {**os.environ, "PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": str(tmp_path), **env}
  return subprocess.run([sys.executable, path], env=full, capture_output=True, text=True)


def kept(tmp_path: Path) -> dict[str, bytes]:
  return {p.name: p.read_bytes() for p in (tmp_path / "tinygrad" / "objects").iterdir()}


def test_script_runs_once_and_objects_are_those_of_one_process(tmp_path):
  found = []
  for parallel in ("0", "2"):
    (folder := tmp_path / parallel).mkdir()
    done = run(folder, SCRIPT, PARALLEL=parallel)
    assert (done.returncode, done.stdout, done.stderr) == (0, ANSWER, "")
    found.append(kept(folder))
  assert found[0] == found[1] and len(found[0]) >= 40


def test_nothing_kept_on_disk(tmp_path):
  done = run(tmp_path, SCRIPT, PARALLEL="2", CCACHE="0")
  assert (done.returncode, done.stdout, done.stderr) == (0, ANSWER, "")


def test_killed_worker_is_an_error_that_names_the_kernel(monkeypatch):
  def start_and_kill():
    process = start()
    process.send_signal(signal.SIGKILL)
    return process

  start = llvm_worker.start_worker
  monkeypatch.setattr(llvm_worker, "start_worker", start_and_kill)
  outs = [(Tensor.ones(i).contiguous() * 3).sum() for i in range(100, 140)]
  with pytest.raises(CompileError, match=r"^[Er]_\d+: .*by signal 9; PARALLEL=0"):
    Tensor.realize(*outs)
  with Context(PARALLEL=0):
    Tensor.realize(*outs)
  assert outs[7].item() == 321


def test_refused_module_is_named():
  good = [f"ret i32 {i}" for i in range(40)]
  with pytest.raises(CompileError, match="(?s)E_20: LLVM refuses the kernel: .*DEBUG=4"):
    compile_all(modules(*good[:20], "ret nothing", *good[20:]))


def test_no_process_can_be_started(monkeypatch):
  def refuse():
    raise OSError("no more processes")

  monkeypatch.setattr(llvm_worker, "start_worker", refuse)
  binaries = compile_all(modules(*(f"ret i32 {i}" for i in range(40))))
  assert len(set(binaries)) == 40


def test_bar_only_on_a_terminal_and_only_if_it_takes_long(tmp_path):
  slow = (
    "import time\nimport tinygrad.runtime.compiler_llvm as c\ncompile_module = c.compile_module\n"
  )
  slow += "def slowly(*a, **k):\n  time.sleep({})\n  return compile_module(*a, **k)\n"
  slow += "c.compile_module = slowly\n"
  for seconds, shown in ((0.05, True), (0.0, False)):
    path = tmp_path / f"{shown}.py"
    # few kernels where nothing is to be shown: a busy machine needs a while for many
    path.write_text(slow.format(seconds) + SCRIPT.replace("42", "42" if shown else "4"))
    master, slave = pty.openpty()
    termios.tcsetwinsize(slave, (24, 80))
    env = {**os.environ, "PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": str(tmp_path), "PARALLEL": "0"}
    subprocess.run(
      [sys.executable, path], env=env, stdout=subprocess.DEVNULL, stderr=slave, check=True
    )
    os.close(slave)
    text = b""
    try:
      while part := os.read(master, 4096):
        text += part
    except OSError:
      pass
    os.close(master)
    assert bool(re.search(rb"kernels: +\d+%", text)) == shown, text
