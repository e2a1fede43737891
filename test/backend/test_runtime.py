"""Object cache, errors, settings, threads, memory: what a run on the CPU must survive."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest

from tinygrad import Context, Tensor
from tinygrad.device import Device, _Memory, probe
from tinygrad.engine import realize
from tinygrad.runtime.compiler_llvm import CompileError, Library, compile_ir

ROOT = Path(__file__).resolve().parents[2]
SUM = "from tinygrad import Tensor; print((Tensor.arange(100).float() * 2 + 1).sum().item())"


def start(cache: Path, code: str = SUM, **env: str) -> subprocess.Popen:
  """A fresh interpreter that runs code with its cache in a folder."""
  full = {**os.environ, "PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": str(cache), **env}
  pipe = subprocess.PIPE
  return subprocess.Popen(
    [sys.executable, "-c", code], env=full, stdout=pipe, stderr=pipe, text=True
  )


def finish(process: subprocess.Popen) -> tuple[int, str, str]:
  out, err = process.communicate(timeout=120)
  return process.returncode, out.strip(), err.strip()


def objects(cache: Path) -> list[Path]:
  return sorted((cache / "tinygrad" / "objects").glob("*.o"))


def test_cache_location_below_a_file_is_one_warning(tmp_path):
  (tmp_path / "file").write_text("")
  code, out, err = finish(start(tmp_path / "file"))
  assert (code, out) == (0, "10000.0")
  assert len(err.splitlines()) == 1 and "XDG_CACHE_HOME" in err


def test_damaged_objects_are_compiled_again(tmp_path):
  assert finish(start(tmp_path))[:2] == (0, "10000.0")
  kept = {p: p.read_bytes() for p in objects(tmp_path)}
  assert kept
  for damage in (lambda b: b[: len(b) // 2], lambda b: b"", lambda b: b[:-1] + bytes([b[-1] ^ 1])):
    for path, data in kept.items():
      path.write_bytes(damage(data))
    assert finish(start(tmp_path)) == (0, "10000.0", "")
    assert {p: p.read_bytes() for p in objects(tmp_path)} == kept


def test_read_only_object_is_read(tmp_path):
  finish(start(tmp_path))
  for path in objects(tmp_path):
    path.chmod(0o400)
  assert finish(start(tmp_path)) == (0, "10000.0", "")


def test_four_processes_on_one_empty_cache(tmp_path):
  running = [start(tmp_path) for _ in range(4)]
  assert {finish(p) for p in running} == {(0, "10000.0", "")}


def test_killed_while_compiling(tmp_path):
  for seconds in (0.3, 0.6):
    process = start(tmp_path)
    time.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.communicate()
  assert finish(start(tmp_path)) == (0, "10000.0", "")


def test_no_compiler_is_needed_in_path(tmp_path):
  assert finish(start(tmp_path, PATH="/nonexistent")) == (0, "10000.0", "")


def test_ccache_0_keeps_nothing(tmp_path):
  assert finish(start(tmp_path, CCACHE="0"))[:2] == (0, "10000.0")
  assert objects(tmp_path) == []


@pytest.mark.parametrize(
  "name, value, say", [("BEAM", "fast", "whole number"), ("DEV", "toaster", "CPU, PYTHON, NULL")]
)
def test_settings_that_are_wrong_are_named(tmp_path, name, value, say):
  code, _, err = finish(start(tmp_path, **{name: value}))
  last = err.splitlines()[-1]
  assert code != 0 and name in last and value in last.lower() and say in last


def test_llvm_failure_is_a_clear_error():
  with pytest.raises(CompileError, match="E_7: LLVM refuses the kernel"):
    compile_ir("define void @f() { ret i32 }", "E_7")
  with pytest.raises(CompileError, match="cannot be loaded"):
    Library(b"no object", ("f",))


def test_probe_names_what_is_broken():
  assert probe("CPU") == ""
  assert "no such device" in probe("TOASTER")
  assert probe("CPU", "import os; os.kill(os.getpid(), 9)") == "ended by signal 9"
  assert "divi" in probe("CPU", "1 / 0")


def test_device_command_lists_all(tmp_path):
  code, out, err = finish(
    start(tmp_path, "import runpy; runpy.run_module('tinygrad.device', run_name='__main__')")
  )
  # a module that the package had imported would be run for the second time, with a warning
  assert (code, err) == (0, "")
  assert [line.split()[-2:] for line in out.splitlines()[1:4]] == [
    ["PYTHON", "works"],
    ["NULL", "works"],
    ["FIBERS", "works"],
  ]


@pytest.mark.parametrize("level", range(1, 8))
def test_debug_levels_print_more_and_change_nothing(tmp_path, level):
  code, out, err = finish(start(tmp_path, DEBUG=str(level)))
  assert (code, err) == (0, "") and out.endswith("10000.0")
  marks = ["opened device CPU", "GB/s", "items", "define void", "kernel ", "  in [", ".text"]
  for number, mark in enumerate(marks, 1):
    # a cached object is not compiled again, so this one is fresh: every level prints its mark
    assert (mark in out) == (number <= level), mark


def test_debug_2_prints_rates_and_their_share_of_the_limits(tmp_path):
  _, out, _ = finish(start(tmp_path, DEBUG="2"))
  found = re.findall(r"ms +[\d.]+ GFLOP/s +[\d.]+ GB/s +([\d.]+) % +([\d.]+) % of the limits", out)
  assert found and all(float(x) < 1000 for pair in found for x in pair)
  _, out, _ = finish(start(tmp_path, DEBUG="2", DEV="PYTHON"))
  assert "GFLOP/s" in out and "%" not in out


def test_limits_are_those_of_a_computer():
  flops, bandwidth = Device["CPU"].limits()
  assert 1e8 < flops < 1e15 and 1e8 < bandwidth < 1e13
  assert Device["NULL"].limits() is None


def test_tensor_work_from_several_threads():
  found = {}

  def work(i: int) -> None:
    for j in range(10):
      found[i, j] = (Tensor.ones(10 + i) * j + Tensor.arange(10 + i)).sum().item()

  threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
  for t in threads:
    t.start()
  for t in threads:
    t.join()
  want = {(i, j): (10 + i) * j + sum(range(10 + i)) for i in range(8) for j in range(10)}
  assert found == want


def test_forked_child_computes():
  x = Tensor.rand(1 << 20).realize()
  want = (x + 1).contiguous().sum().item()
  pid = os.fork()
  if pid == 0:
    os._exit(0 if (x + 1).contiguous().sum().item() == want else 1)
  for _ in range(300):
    done, status = os.waitpid(pid, os.WNOHANG)
    if done:
      break
    time.sleep(0.1)
  else:
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    pytest.fail("the child hangs")
  assert status == 0


def test_bits_do_not_depend_on_threads_or_repetition():
  gen = np.random.default_rng(0)
  a, b = (Tensor(gen.standard_normal((384, 384)).astype("f")) for _ in range(2))

  def compute() -> bytes:
    y = (a @ b).relu().contiguous()
    return (y.softmax(-1).sum(0) + y.std(0)).numpy().tobytes()

  want = compute()
  assert compute() == want
  with Context(NUM_CPU_THREADS=1):
    assert compute() == want


def test_plans_are_for_the_number_of_threads_that_runs_them():
  a, b = Tensor.rand(48, 1040).realize(), Tensor.rand(1040, 1056).realize()
  before = set(realize._programs)
  found = []
  for threads in (1, 3):
    with Context(NUM_CPU_THREADS=threads):
      found.append((a @ b).numpy())
  new = set(realize._programs) - before
  one, three = ({kernel for kernel, target in new if target.threads == n} for n in (1, 3))
  assert one == three and len(one) + len(three) == len(new) > 0
  np.testing.assert_array_equal(*found)


def test_kernels_are_for_the_cpu_that_is_asked_for():
  """A kernel that was compiled for this CPU is compiled anew for a lesser one."""
  x = Tensor.arange(96.0).contiguous().realize()
  programs = []
  for cpu in ("", "generic", ""):
    with Context(CPU_TARGET=cpu):
      out = (x * 1.25).realize()
    programs.append({t.cpu for k, t in realize._programs if t.kind == "CPU"})
    np.testing.assert_array_equal(out.numpy(), np.arange(96, dtype="f") * np.float32(1.25))
  assert "generic" in programs[1] and programs[1] == programs[2]


def test_freed_memory_that_is_kept_is_bounded(monkeypatch):
  monkeypatch.setattr(_Memory, "pool", {})
  monkeypatch.setattr(_Memory, "limit", 10000)
  for size in (4000, 3000, 3000, 20000, 5000):
    _Memory(size).release()
  assert {k: len(v) for k, v in _Memory.pool.items()} == {3000: 1, 5000: 1}
  assert _Memory.take(5000).nbytes == 5000 and _Memory.pool[5000] == []
  with Context(LRU=0):
    _Memory(64).release()
  assert 64 not in _Memory.pool


def test_too_much_memory_is_said():
  with pytest.raises(MemoryError, match="bytes"):
    _Memory.take(1 << 60)
  assert Device["CPU"].kind == "CPU"
