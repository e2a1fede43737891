"""BEAM: what goes wrong costs a candidate at most, and wrong values are found."""

import json
import math
import re
import signal
import time
from pathlib import Path

import numpy as np
import pytest

from test.backend.beam import (
  ANSWER,
  SCRIPT,
  fresh,  # noqa: F401  (a fixture of all tests here)
  kernel_of,
  results,
  scaled,
  spoiled,
  start,
  values,
  workers_of,
  wrong,
)
from tinygrad import Context, Tensor
from tinygrad.codegen import generate
from tinygrad.engine import realize, search, search_reference
from tinygrad.helpers import read_kept
from tinygrad.renderer import Target


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


def test_a_fork_leaves_the_processes_to_its_parent(tmp_path):
  code = SCRIPT + "import os, sys\nfrom tinygrad.engine import search\n"
  code += "pid = search._trial.process.pid\nif os.fork() == 0:\n  sys.exit(3)\n"
  code += "print(os.waitstatus_to_exitcode(os.wait()[1]))\nos.kill(pid, 0)\n"
  code += "print((x * 7).sum().item())"
  out, err = start(tmp_path, code, BEAM="1").communicate(timeout=120)
  assert (out, err) == (ANSWER + "3\n3496500.0\n", "")


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
