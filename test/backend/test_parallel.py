"""Kernels compiled by worker processes: the same objects, and clear errors."""

import os
import pty
import re
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from tinygrad import Context, Tensor
from tinygrad.renderer.llvmir import FEW_PASSES
from tinygrad.runtime import compiler_llvm, llvm_worker
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

  llvm_worker.end_workers()
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


def pids() -> list[int]:
  return sorted(process.pid for process in llvm_worker._idle)


def test_workers_stay_and_a_killed_one_is_replaced():
  llvm_worker.end_workers()
  compile_all(modules(*(f"ret i32 {i}" for i in range(40))))
  first = pids()
  assert len(first) == 2
  # too few modules to start a worker for
  assert len(set(compile_all(modules("ret i32 50", "ret i32 51", "ret i32 52")))) == 3
  assert pids() == first
  os.kill(first[0], signal.SIGKILL)
  os.kill(first[1], signal.SIGKILL)
  assert len(set(compile_all(modules("ret i32 60", "ret i32 61", "ret i32 62")))) == 3
  assert len(pids()) == 2 and not set(pids()) & set(first)


def test_a_module_that_ends_its_worker_is_named_and_the_rest_goes_on():
  llvm_worker.end_workers()
  # an instruction that another CPU has
  other = 'define i32 @f() "target-cpu"="i386" { %v = call i32 @llvm.aarch64.crc32b(i32 1, i32 2)'
  other += "\n ret i32 %v }\ndeclare i32 @llvm.aarch64.crc32b(i32, i32)"
  good = modules(*(f"ret i32 {i}" for i in range(40)))
  with pytest.raises(CompileError, match=r"crash: the process that compiles it ended by signal"):
    compile_all([*good[:20], ("crash", other), *good[20:]])
  assert len(set(compile_all(good))) == 40


def test_a_module_that_takes_too_long_is_given_up(monkeypatch):
  start = llvm_worker.start_python
  slow = "import sys, time; sys.argv = ['']; import tinygrad.runtime.llvm_worker as w\n"
  slow += "w.answer_questions(lambda q: time.sleep(60 if 'slow' in q[0] else 0) or q[0].encode())"
  monkeypatch.setattr(llvm_worker, "start_worker", lambda: start("-c", slow))
  llvm_worker.end_workers()
  found = dict(llvm_worker.try_modules(["a", "slow", "b"], ("cpu", ""), 1, limit_s=3.0))
  llvm_worker.end_workers()
  assert found[0] == b"a" and found[2] == b"b" and "took longer than 3 s" in found[1]


def test_no_worker_outlives_a_killed_program(tmp_path):
  code = SCRIPT + "from tinygrad.runtime import llvm_worker\n"
  code += (
    "print(*(p.pid for p in llvm_worker._idle), flush=True)\nimport os; os.kill(os.getpid(), 9)"
  )
  done = run(tmp_path, code, PARALLEL="2")
  workers = [int(text) for text in done.stdout.splitlines()[-1].split()]
  assert len(workers) == 2
  end = time.monotonic() + 5
  while any(Path(f"/proc/{pid}").exists() for pid in workers) and time.monotonic() < end:
    time.sleep(0.05)
  assert not any(Path(f"/proc/{pid}").exists() for pid in workers)


def test_workers_use_few_passes_for_those_that_they_are_told():
  loop = """
define void @f(ptr %p) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %head ]
  %at = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %at
  %y = fmul float %x, 3.0
  store float %y, ptr %at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, 1024
  br i1 %more, label %head, label %exit
exit:
  ret void
}"""
  machine = compiler_llvm._machine()
  texts = [loop, f"{FEW_PASSES}\n{loop}"]
  found = dict(llvm_worker.compile_modules(texts, machine, 1))
  assert [found[0], found[1]] == [llvm_worker.compile_module(t, machine) for t in texts]
  assert len(found[1]) < len(found[0]), "only all passes make vectors of it"
