"""Lists of calls that threads share in compiled code."""

import os
import threading
import time

import numpy as np
import pytest

from tinygrad import Context, Tensor, TinyJit
from tinygrad.helpers import NUM_CPU_THREADS
from tinygrad.renderer import Program
from tinygrad.runtime import calls
from tinygrad.runtime.calls import Calls
from tinygrad.runtime.compiler_llvm import compile_ir
from tinygrad.runtime.ops_cpu import CPUProgram, together

ITEMS = 37
# each item: x[i] = x[i] * 3 + y[0]
TEXT = """
define void @step(ptr %args, i64 %start, i64 %end) {
entry:
  %x = load ptr, ptr %args
  %second = getelementptr ptr, ptr %args, i64 1
  %y = load ptr, ptr %second
  %more = load i64, ptr %y
  br label %head
head:
  %i = phi i64 [ %start, %entry ], [ %next, %body ]
  %go = icmp slt i64 %i, %end
  br i1 %go, label %body, label %exit
body:
  %p = getelementptr i64, ptr %x, i64 %i
  %v = load i64, ptr %p
  %w = mul i64 %v, 3
  %s = add i64 %w, %more
  store i64 %s, ptr %p
  %next = add i64 %i, 1
  br label %head
exit:
  ret void
}
"""


def program(flops=10**9, items=ITEMS):
  return CPUProgram(Program("step", compile_ir(TEXT, "step"), (("step", items),), flops, 0))


def expected(values, added):
  out = 0
  with np.errstate(over="ignore"):
    for a in added:
      out = np.int64(out) * np.int64(3) + np.int64(a)
  return np.full(values, out)


def arrays(*values):
  return [np.full(ITEMS, v, np.int64) for v in values]


@pytest.mark.parametrize("threads", [1, 2, 3, 7, 64])
def test_calls_of_a_list_run_in_order(threads):
  x, a, b = arrays(0, 5, 11)
  with Context(NUM_CPU_THREADS=threads):
    step = program()
    found = [step.prepare([x.ctypes.data, y.ctypes.data]) for y in (a, b) * 20]
  (one,) = together([f._replace(seconds=0.0) for f in found])
  one()
  np.testing.assert_array_equal(x, expected(ITEMS, [5, 11] * 20))


def test_work_comes_while_threads_sleep_and_while_they_look():
  step = program()
  x, y = arrays(0, 1)
  for i in range(60):
    step([x.ctypes.data, y.ctypes.data])
    # longer and longer, across the time after which a thread sleeps
    time.sleep(i * 1e-5)
  np.testing.assert_array_equal(x, expected(ITEMS, [1] * 60))


def test_fewer_items_than_threads_and_none():
  x, y = arrays(0, 1)
  with Context(NUM_CPU_THREADS=4):
    for items in (1, 2, 0):
      program(items=items)([x.ctypes.data, y.ctypes.data])
  assert x.tolist()[:3] == [4, 1, 0]


def test_several_threads_take_turns():
  step = program()
  results = arrays(*[0] * 6)
  (y,) = arrays(2)

  def work(x):
    for _ in range(100):
      step([x.ctypes.data, y.ctypes.data])

  workers = [threading.Thread(target=work, args=(x,)) for x in results]
  for w in workers:
    w.start()
  for w in workers:
    w.join()
  for x in results:
    np.testing.assert_array_equal(x, expected(ITEMS, [2] * 100))


def test_other_buffers_in_prepared_calls():
  step = program()
  x, other, y = arrays(0, 0, 7)
  found = step.prepare([x.ctypes.data, y.ctypes.data])
  (one,) = together([found])
  one()
  found.slots[0] = other.ctypes.data
  one()
  one()
  np.testing.assert_array_equal(x, expected(ITEMS, [7]))
  np.testing.assert_array_equal(other, expected(ITEMS, [7, 7]))


def test_long_calls_leave_room_for_ctrl_c():
  x, y = arrays(0, 1)
  found = [program(flops=f).prepare([x.ctypes.data, y.ctypes.data]) for f in (10**6, 10**12) * 3]
  assert [c.number for c in together(found)] == [1] * 6
  assert [c.number for c in together(found[::2])] == [3]
  assert together([]) == []


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_forked_child_has_threads_of_its_own():
  step = program()
  x, y = arrays(0, 3)
  with Context(NUM_CPU_THREADS=2):
    step([x.ctypes.data, y.ctypes.data])
    child = os.fork()
    if child == 0:
      step([x.ctypes.data, y.ctypes.data])
      os._exit(0 if (x == expected(ITEMS, [3, 3])).all() else 1)
    assert os.waitpid(child, 0)[1] == 0
    step([x.ctypes.data, y.ctypes.data])
  np.testing.assert_array_equal(x, expected(ITEMS, [3, 3]))


def test_memory_of_threads_grows(monkeypatch):
  monkeypatch.setattr(calls, "_pool", calls._Pool())
  x, y = arrays(0, 1)
  with Context(NUM_CPU_THREADS=3):
    step = program()
    found = step.prepare([x.ctypes.data, y.ctypes.data])
    sizes = []
    for scratch in (0, 100, 3 << 20, 100):
      Calls(found.words, scratch)()
      sizes.append([b and b.nbytes for b in calls._pool.scratch])
  assert sizes == [[None] * 3, [2 << 20] * 3, [4 << 20] * 3, [4 << 20] * 3]


def test_number_of_threads_changes_between_replays():
  w = Tensor.rand(64, 64).realize()

  @TinyJit
  def step(a):
    return (a @ w).relu().sum(0).contiguous().realize()

  x = Tensor.rand(64, 64).realize()
  found = []
  for threads in (1, 2, 1, 3):
    with Context(NUM_CPU_THREADS=threads):
      found.append(step(x).numpy())
  for values in found[1:]:
    np.testing.assert_array_equal(values, found[0])
  assert int(NUM_CPU_THREADS) > 0
