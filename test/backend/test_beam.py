"""BEAM: searched kernels give the same values; what goes wrong costs a candidate at most."""

import contextlib
import json
import math
import os
import pty
import re
import signal
import subprocess
import sys
import termios
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from test.tools.gpu_table import step_kernels
from test.unit.fake_drivers import Machine
from test.unit.test_gpu_devices import ARCHES, plug_in, unplug
from tinygrad import Context, GlobalCounters, Tensor, TinyJit, codegen
from tinygrad.codegen import generate
from tinygrad.codegen.options import Options
from tinygrad.device import Device
from tinygrad.engine import realize, search, search_reference, search_results
from tinygrad.engine.trial import Trial
from tinygrad.helpers import read_kept, write_kept
from tinygrad.renderer import Target
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


# *** results ***


@pytest.mark.parametrize(
  "make",
  [
    pytest.param(lambda x: x @ x, marks=pytest.mark.slow),
    pytest.param(lambda x: x.cast("bfloat16") @ x.cast("bfloat16"), marks=pytest.mark.slow),
    Tensor.softmax,
    Tensor.layernorm,
    lambda x: x.sum(0),
    lambda x: x[Tensor([5, 3, 63])],
  ],
)
def test_searched_values(make):
  x = values(64, 64)
  plain = make(x).numpy()
  with Context(BEAM=2):
    found = make(x).numpy()
  np.testing.assert_allclose(found, plain, rtol=1e-5, atol=1e-6)
  assert search._statistics.kernels >= 1 and not search._statistics.failed


def test_gpu_kernels_are_searched_on_fibers(tmp_path):
  x = values(64).to("FIBERS").realize()
  plain = (x * 1.5).numpy()
  with Context(BEAM=1):
    np.testing.assert_array_equal((x * 1.5).numpy(), plain)
  assert search._statistics.candidates > 2 and not search._statistics.failed
  assert len(results(tmp_path)) == 1


def test_other_devices_of_a_kind_use_what_one_found():
  with Context(BEAM=1):
    for device in ("CPU", "CPU:1"):
      (values(64).to(device).realize() * 1.5).realize()
  assert search._statistics.kernels == 1


def test_script_runs_once_and_a_second_run_searches_and_compiles_nothing(tmp_path):
  code = SCRIPT + "from tinygrad import GlobalCounters as g\n"
  code += "print(g.searched_count, g.compiled_count)\n"
  first = start(tmp_path, code, BEAM="2").communicate(timeout=120)
  assert first[0].startswith(ANSWER) and first[1] == ""
  searched, compiled = map(int, first[0].splitlines()[-1].split())
  assert searched > 0 and compiled > 0
  kept = {p: p.read_bytes() for p in results(tmp_path)}
  assert len(kept) == searched
  second = start(tmp_path, code, BEAM="2").communicate(timeout=120)
  assert second == (ANSWER + "0 0\n", "")
  third = start(tmp_path, code, BEAM="2", BEAM_TIME_MS="0").communicate(timeout=120)
  assert third == (ANSWER + "0 0\n", "")
  assert {p: p.read_bytes() for p in results(tmp_path)} == kept


def test_kernels_of_the_search_are_not_counted():
  counts = []
  for beam in (0, 1):
    x = values(48)
    GlobalCounters.reset()
    with Context(BEAM=beam):
      (x.relu() + 1).sum().realize()
    counts.append((GlobalCounters.kernel_count, GlobalCounters.global_ops))
  assert counts[0] == counts[1]


def test_jit_searches_what_it_captures(tmp_path):
  step = TinyJit(lambda x: (x + 1).realize())
  x = values(40)
  with Context(BEAM=0, JITBEAM=2):
    step(x)
    assert not results(tmp_path)
    step(x)
    assert len(results(tmp_path)) == 1
    items = len(step.captured.items)
    np.testing.assert_array_equal(step(x).numpy(), x.numpy() + 1)
  assert items == 1


def test_first_call_of_a_jit_without_search(tmp_path):
  step = TinyJit(lambda x: (x + 1).realize())
  x = values(40)
  with Context(BEAM=2, IGNORE_JIT_FIRST_BEAM=1):
    step(x)
    assert not results(tmp_path)
    step(x)
    assert len(results(tmp_path)) == 1


def test_nothing_is_searched_without_optimisations(tmp_path):
  with Context(BEAM=2, NOOPT=1):
    scaled().realize()
  assert not results(tmp_path)


def test_results_hold_for_the_width_and_less(tmp_path):
  kernel, target = kernel_of(scaled()), Device["CPU"].target
  search.choose({kernel: "CPU"}, replace(target, beam=2))
  (path,) = results(tmp_path)
  for width, searched in ((1, 1), (2, 1), (3, 2)):
    search._known.clear()
    search.choose({kernel: "CPU"}, replace(target, beam=width))
    assert search._statistics.kernels == searched, width
  with Context(IGNORE_BEAM_CACHE=1):
    search._known.clear()
    search.choose({kernel: "CPU"}, replace(target, beam=2))
    assert search._statistics.kernels == 3
  data = path.read_bytes()
  for damaged in (data[:-9], b"", data.replace(b"2", b"9"), b"\x00\xff"):
    path.write_bytes(damaged)
    assert search.read_result(path) is None
  # a result that was made by hand, but is none
  wrong = json.dumps({"options": [{"high": "x"}], "width": 9, "complete": True})
  assert write_kept(path, wrong.encode()) == ""
  assert search.read_result(path) is None


def test_results_that_cannot_be_kept_are_said_once(tmp_path, monkeypatch, capsys):
  (tmp_path / "file").write_text("")
  monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
  with Context(BEAM=2):
    assert scaled(32).numpy().shape == (32,) and scaled(33).numpy().shape == (33,)
  assert capsys.readouterr().err.count("results of searches are not kept") == 1


@pytest.mark.parametrize("device", ["NULL", "PYTHON"])
def test_devices_that_time_nothing_say_so_once(device, capsys):
  with Context(BEAM=2):
    for n in (3, 4):
      (Tensor.ones(n, device=device).contiguous() * 2).realize()
  found = capsys.readouterr().err.splitlines()
  assert len(found) == 1 and re.search(rf"{device} runs nothing .*: E\S* and others", found[0])


def test_bar_only_on_a_terminal(tmp_path):
  code = "import tinygrad.engine.search as s\nassemble = s.assemble\n"
  code += "def slowly(*a):\n  import time\n  time.sleep(0.6)\n  return assemble(*a)\n"
  code += "s.assemble = slowly\n" + SCRIPT
  path = tmp_path / "script.py"
  path.write_text(code)
  full = {**os.environ, "PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": str(tmp_path), "BEAM": "1"}
  master, slave = pty.openpty()
  termios.tcsetwinsize(slave, (24, 120))
  subprocess.run(
    [sys.executable, path], env=full, stdout=subprocess.DEVNULL, stderr=slave, check=True
  )
  os.close(slave)
  text = b""
  with contextlib.suppress(OSError):
    while part := os.read(master, 4096):
      text += part
  os.close(master)
  assert re.search(rb"BEAM: +\d+%.*[rE]_\d+, \d+ forms", text), text


# *** what goes wrong ***


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


def test_candidates_that_do_not_compile_are_counted(monkeypatch):
  spoiled(monkeypatch, lambda text: text + "\nno module", every=5)
  plain = scaled().numpy()
  with Context(BEAM=2):
    np.testing.assert_array_equal(scaled().numpy(), plain)
  assert list(search._statistics.failed) == ["did not compile"]
  assert re.match(
    r"\d+ of \d+ candidates failed \(\d+ did not compile; E_3000 with .*LLVM refuses",
    search._statistics.report(),
  )


def test_a_failing_candidate_ends_a_strict_search(monkeypatch):
  spoiled(monkeypatch, lambda text: text + "\nno module")
  with Context(BEAM=2, BEAM_STRICT=1), pytest.raises(search.SearchError, match="BEAM_STRICT: E_"):
    scaled().realize()


def wrong(text: str) -> str:
  """Multiplies by a thousandth too much."""
  assert f32(1.5) in text
  return text.replace(f32(1.5), f32(1.5015))


def test_wrong_values_are_refused(monkeypatch, tmp_path):
  spoiled(monkeypatch, wrong)
  with Context(BEAM=2):
    np.testing.assert_array_equal(scaled().numpy(), values(3000).numpy() * np.float32(1.5))
  statistics = search._statistics
  assert statistics.failed["gave"] == statistics.candidates - 1 > 2
  assert re.search(r"wrong values: buffer 0 \(float32\): \d+ of 3000 differ", statistics.first)
  (path,) = results(tmp_path)
  assert json.loads(read_kept(path))["options"] == []


@pytest.mark.parametrize(
  "body, kind", [("call void @llvm.trap()", "crashed"), ("br label %forever", "did not end")]
)
def test_candidates_that_crash_or_hang_are_given_up(monkeypatch, body, kind):
  done = []

  def spoil(text: str) -> str:
    if done:
      return text
    done.append(1)
    name = re.search(r"define void @(\w+)\(ptr %args", text)
    loop = "forever:\n  call void @llvm.sideeffect()\n  br label %forever"
    head = text[name.start() : text.index("{\n", name.start()) + 2]
    end = loop if "forever" in body else "unreachable"
    return text.replace(head, f"{head}  {body}\n{end}\nnever:\n") + (
      "\ndeclare void @llvm.trap()\ndeclare void @llvm.sideeffect()\n"
    )

  spoiled(monkeypatch, spoil)
  monkeypatch.setattr(search, "_PATIENCE", 0)
  with Context(BEAM=1):
    np.testing.assert_array_equal(scaled().numpy(), values(3000).numpy() * np.float32(1.5))
  assert search._statistics.failed == {kind: 1}
  assert search._statistics.kernels == 1 and search._statistics.candidates > 2


def test_time_budget(tmp_path):
  code = "from tinygrad import Tensor\nfrom tinygrad.engine import search\n"
  code += "xs = [Tensor.ones(90 + i, 300).contiguous().realize() for i in range(9)]\n"
  code += "Tensor.realize(*(x @ x.T for x in xs))\nprint((xs[3] @ xs[3].T).sum().item())\n"
  code += "print(search._statistics.seconds)"
  process = start(tmp_path, code, BEAM="8", BEAM_TIME_MS="1500")
  out, err = process.communicate(timeout=120)
  value, seconds = map(float, out.split())
  assert value == 93 * 93 * 300 and seconds < 1.5 + 6
  assert re.fullmatch(r"tinygrad: BEAM: \d+ kernels were not .*: BEAM_TIME_MS=1500\n", err)


def test_interrupt_leaves_no_process(tmp_path):
  # a shell's jobs in the background ignore the signal; so many kernels that the search is not over
  code = "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
  code += "from tinygrad import Tensor\nfor n in range(500, 600):\n"
  code += "  x = Tensor.ones(n, n).contiguous()\n  (x @ x).realize()"
  process = start(tmp_path, code, BEAM="8", BEAM_MIN_PROGRESS="0")
  end, workers = time.monotonic() + 60, []
  while time.monotonic() < end and len(workers) < 3:
    workers = workers_of(process.pid)
    time.sleep(0.05)
  assert len(workers) == 3
  process.send_signal(signal.SIGINT)
  _, err = process.communicate(timeout=60)
  assert "KeyboardInterrupt" in err
  end = time.monotonic() + 5
  while any(Path(f"/proc/{pid}").exists() for pid in workers) and time.monotonic() < end:
    time.sleep(0.05)
  assert not any(Path(f"/proc/{pid}").exists() for pid in workers)
  assert start(tmp_path, SCRIPT).communicate(timeout=60)[0] == ANSWER


def test_killed_trial_process_is_replaced(monkeypatch):
  ask, count = search._trial.ask, []

  def killing(limit_s, name, *arguments):
    count.append(name)
    if len(count) == 5:
      search._trial.process.kill()
    return ask(limit_s, name, *arguments)

  monkeypatch.setattr(search._trial, "ask", killing)
  with Context(BEAM=2):
    scaled().realize()
  assert search._statistics.failed == {"crashed": 1} and count.count("prepare") == 2


def test_a_kernel_that_cannot_be_searched_is_named_and_keeps_the_rules(monkeypatch, capsys):
  def no_memory(limit_s, name, *arguments):
    raise ValueError("no memory for a buffer of 12000 bytes")

  monkeypatch.setattr(search._trial, "ask", no_memory)
  for _ in range(2):
    monkeypatch.setattr(realize, "_programs", {})
    with Context(BEAM=2):
      np.testing.assert_array_equal(scaled().numpy(), values(3000).numpy() * np.float32(1.5))
  (line,) = capsys.readouterr().err.splitlines()
  assert re.search("BEAM: E_3000 keeps the rules: .* no memory for a buffer of 12000 bytes", line)


# *** comparing ***


def test_compare_mode(monkeypatch):
  with Context(BEAM_COMPARE=1):
    np.testing.assert_array_equal(scaled().numpy(), values(3000).numpy() * np.float32(1.5))
    compile_kernels = realize.compile_kernels

    def other(sinks, target, options=()):
      programs = compile_kernels(sinks, target, options)
      program, text = generate(sinks[0], target)
      (bad,) = search.assemble([(program, wrong(text))], target, 10.0)
      return [bad, *programs[1:]]

    monkeypatch.setattr(realize, "compile_kernels", other)
    with pytest.raises(search.SearchError, match="BEAM_COMPARE: E_65 on CPU: wrong values"):
      scaled(65).realize()


@pytest.mark.parametrize("rows", [1, 2, 100])
def test_numbers_of_rows_are_inside(rows):
  table, ids = Tensor.empty(rows, 8), Tensor.empty(5, dtype="int32")
  kernel = kernel_of(table[ids])
  most = search_reference.highest_numbers(kernel.toposort())
  assert [p.dtype.name for p in most] == ["int32"]
  assert list(most.values())[0] == {1: 0, 2: 1, 100: 63}[rows]


def test_differences_without_digits_are_no_wrong_values(monkeypatch):
  def lost(x: Tensor, y: Tensor) -> Tensor:
    return (x * 3.3 + y * y * 1.7).sqrt() / (y + 1e-4)

  x, y = values(20000), values(20000).flip(0).contiguous().realize()
  with Context(BEAM=1):
    found = lost(x, y).numpy()
  np.testing.assert_allclose(found, lost(x, y).numpy(), rtol=1e-4)
  assert search._statistics.kernels == 1


@pytest.mark.parametrize("items", [1, 5, 16, 17, 4096, 31_000_003])
@pytest.mark.parametrize("share", [1e-9, 0.01, 0.4, 0.999])
def test_pieces_have_no_item_in_common(items, share):
  pieces = search_reference.pieces_of(items, share)
  assert pieces[0][0] == 0 and all(a < b <= items for a, b in pieces)
  assert all(b <= a for (_, b), (a, _) in zip(pieces, pieces[1:], strict=False))
  assert len(pieces) == 1 or pieces[-1][1] == items
  assert sum(b - a for a, b in pieces) <= max(items * share, 1)


def test_a_large_kernel_that_writes_in_place(monkeypatch):
  monkeypatch.setattr(search_reference, "_REFERENCE_S", 0.01)
  x = Tensor.empty(2048, 1024)
  x.assign(x * 0.5 + 1)
  kernel = kernel_of(x)
  with Context(BEAM=1, NUM_CPU_THREADS=1):
    one = search.Search(kernel, Target("CPU"), "CPU", 1, math.inf)
    one.prepare()
    assert one.job.parts is not None and one.measure([()], math.inf, 20.0)
  assert one.job.signed


def test_large_kernels_are_compared_in_parts():
  with Context(NUM_CPU_THREADS=2):
    x = Tensor.empty(1024, 1024)
    job = search_reference.job_of(kernel_of(x @ x), Target("CPU"), "CPU")
  (parts,) = job.parts
  assert parts[0][0] == 0 and parts[-1][1] == 1024 and 10 < len(parts) <= 16
  assert sum(b - a for a, b in parts) < 300
  small = search_reference.job_of(
    kernel_of(Tensor.empty(30, 30) @ Tensor.empty(30, 30)), Target("CPU"), "CPU"
  )
  assert small.parts is None


def test_limits_refuse_candidates(capsys):
  kernel = kernel_of(product())
  for limit in ({"BEAM_UPCAST_MAX": 32}, {"BEAM_UOPS_MAX": 100}):
    one = search.Search(kernel, Target("CPU"), "CPU", 1, 0.0)
    with Context(BEAM_LOG_SURPASS_MAX=1, **limit):
      assert one.candidate(()) is not None
      assert one.candidate((Options(high=14, wide=16),)) is None
      ((name, value),) = limit.items()
      assert re.search(
        rf"r_64_64_64 with high=14 wide=16 is refused: .*{name}={value}", capsys.readouterr().out
      )


def test_a_fork_leaves_the_processes_to_its_parent(tmp_path):
  code = SCRIPT + "import os, sys\nfrom tinygrad.engine import search\n"
  code += "pid = search._trial.process.pid\nif os.fork() == 0:\n  sys.exit(3)\n"
  code += "print(os.waitstatus_to_exitcode(os.wait()[1]))\nos.kill(pid, 0)\n"
  code += "print((x * 7).sum().item())"
  out, err = start(tmp_path, code, BEAM="1").communicate(timeout=120)
  assert (out, err) == (ANSWER + "3\n3496500.0\n", "")


class InThisProcess:
  """Stands for the process that runs candidates."""

  def __init__(self):
    self.trial = Trial()

  def ask(self, limit_s: float, name: str, *arguments):
    return getattr(self.trial, name)(*arguments)


@pytest.mark.parametrize("kind", ["CUDA", "AMD"])
def test_search_on_a_gpu(monkeypatch, tmp_path, kind):
  machine = Machine([ARCHES[kind]])
  plug_in(monkeypatch, kind, machine)
  made = search.assemble

  def assembled(generated, target, *limits):
    programs = made(generated, target, *limits)
    # where the driver looks for what it is given
    for program in programs:
      monkeypatch.setitem(codegen._gpu_programs, (id(program),), program)
    return programs

  for module in (search, search_reference):
    monkeypatch.setattr(module, "assemble", assembled)
  monkeypatch.setattr(search, "_trial", InThisProcess())
  try:
    x = Tensor(np.arange(512, dtype=np.float32), device=kind).realize()
    with Context(BEAM=1):
      np.testing.assert_array_equal((x * 1.5).numpy(), np.arange(512) * 1.5)
    assert search._statistics.candidates > 2 and not search._statistics.failed
    assert len(results(tmp_path)) == 1
  finally:
    unplug()


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["FLOAT32", "BFLOAT16", "HALF"])
def test_all_kernels_of_a_step_agree_with_their_unoptimised_form(dtype):
  for kernel in step_kernels("tiny", 1, dtype):
    one = search.Search(kernel, Target("CPU"), "CPU", 1, math.inf)
    one.prepare()
    assert one.measure([()], math.inf, 60.0), search._statistics.first
    assert one.job.signed, one.name
