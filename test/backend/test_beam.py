"""BEAM: searched kernels give the same values; what was found is kept."""

import contextlib
import json
import math
import os
import pty
import re
import subprocess
import sys
import termios
from dataclasses import replace

import numpy as np
import pytest

from test.backend.beam import (
  ANSWER,
  ROOT,
  SCRIPT,
  fresh,  # noqa: F401  (a fixture of all tests here)
  kernel_of,
  product,
  results,
  scaled,
  start,
  values,
)
from test.tools.gpu_table import step_kernels
from test.unit.fake_drivers import Machine
from test.unit.test_gpu_devices import ARCHES, plug_in, unplug
from tinygrad import Context, GlobalCounters, Tensor, TinyJit, codegen
from tinygrad.codegen.options import Options
from tinygrad.device import Device
from tinygrad.engine import search, search_reference
from tinygrad.engine.trial import Trial
from tinygrad.helpers import write_kept
from tinygrad.renderer import Target

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
