"""Runs a list of calls of kernels, on threads, in compiled code: Python makes one call for all."""

from __future__ import annotations

import ctypes
import functools
import os
import platform
import threading
from collections.abc import Sequence
from typing import Any

from tinygrad.runtime.compiler_llvm import Library, compile_ir
from tinygrad.runtime.memory import Block

_HUGE = 2 << 20
# A call is six words: function, its block of addresses, words of this, first item, the item
# behind the last, and the number of threads that share these.
WORDS = 6
# Looks into a box, with a pause of some 20 to 50 ns after each, before a thread goes to sleep.
_LOOKS = 2000

# A box, through which a thread is given work, has these places (in bytes).
_BOX = {
  "job": 0,  # number of the last job that was given; it is read and written at the box itself
  "function": 8,
  "block": 16,
  "length": 24,  # words of the block
  "first": 32,  # item
  "last": 40,  # item behind the last
  "scratch": 48,  # memory of the thread
  "done": 64,  # number of the last job that was done
  "asleep": 128,  # whether its thread sleeps
  "awaited": 136,  # whether it is slept for
  "mutex": 192,
  "work": 320,  # what the thread sleeps on
  "end": 416,  # what is slept on for it
}
# Addresses of what a thread is given through a box, and of how it is woken.
_GIVEN = """
  %fp = getelementptr i8, ptr %box, i64 {function}
  %bp = getelementptr i8, ptr %box, i64 {block}
  %wp = getelementptr i8, ptr %box, i64 {length}
  %ip = getelementptr i8, ptr %box, i64 {first}
  %ep = getelementptr i8, ptr %box, i64 {last}
  %asleep = getelementptr i8, ptr %box, i64 {asleep}
  %work = getelementptr i8, ptr %box, i64 {work}
""".strip("\n")
# Boxes lie on lines of their own.
_BOX_BYTES = 512
# Words of the table of boxes: scratch memory of the calling thread, address of the first box.
_TEXT = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i32 @pthread_mutex_init(ptr, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_cond_init(ptr, ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_cond_signal(ptr)
{declare_pause}

define void @tg_open(ptr %box) {{
  %mutex = getelementptr i8, ptr %box, i64 {mutex}
  %work = getelementptr i8, ptr %box, i64 {work}
  %end = getelementptr i8, ptr %box, i64 {end}
  %x = call i32 @pthread_mutex_init(ptr %mutex, ptr null)
  %y = call i32 @pthread_cond_init(ptr %work, ptr null)
  %z = call i32 @pthread_cond_init(ptr %end, ptr null)
  ret void
}}

; a kernel reads a block of its own, which ends with the scratch memory of its thread
define internal void @call(ptr %fn, ptr %block, i64 %words, i64 %scratch, i64 %start, i64 %end)
    noinline {{
  %all = add i64 %words, 1
  %own = alloca i64, i64 %all
  %bytes = mul i64 %words, 8
  call void @llvm.memcpy.p0.p0.i64(ptr %own, ptr %block, i64 %bytes, i1 false)
  %last = getelementptr i64, ptr %own, i64 %words
  store i64 %scratch, ptr %last
  call void %fn(ptr %own, i64 %start, i64 %end)
  ret void
}}

; until the word at %place is another one than %old (%equal 0), or is %old (%equal 1); whoever
; changes it looks at the word at %asleep afterwards
define internal void @await(ptr %box, ptr %place, i64 %old, i1 %equal, ptr %asleep, ptr %on)
    noinline {{
entry:
  br label %look
look:
  %n = phi i64 [ 0, %entry ], [ %n1, %again ]
  %n1 = add i64 %n, 1
  %now = load atomic i64, ptr %place acquire, align 8
  %same = icmp eq i64 %now, %old
  %there = icmp eq i1 %same, %equal
  br i1 %there, label %exit, label %again
again:
  {pause}
  %more = icmp ult i64 %n1, {looks}
  br i1 %more, label %look, label %bed
bed:
  %mutex = getelementptr i8, ptr %box, i64 {mutex}
  %l = call i32 @pthread_mutex_lock(ptr %mutex)
  store atomic i64 1, ptr %asleep seq_cst, align 8
  br label %check
check:
  %now2 = load atomic i64, ptr %place seq_cst, align 8
  %same2 = icmp eq i64 %now2, %old
  %there2 = icmp eq i1 %same2, %equal
  br i1 %there2, label %up, label %sleep
sleep:
  %w = call i32 @pthread_cond_wait(ptr %on, ptr %mutex)
  br label %check
up:
  store atomic i64 0, ptr %asleep seq_cst, align 8
  %u = call i32 @pthread_mutex_unlock(ptr %mutex)
  br label %exit
exit:
  ret void
}}

define internal void @tell(ptr %box, ptr %place, i64 %value, ptr %asleep, ptr %on) {{
entry:
  store atomic i64 %value, ptr %place seq_cst, align 8
  %sleeps = load atomic i64, ptr %asleep seq_cst, align 8
  %none = icmp eq i64 %sleeps, 0
  br i1 %none, label %exit, label %wake
wake:
  %mutex = getelementptr i8, ptr %box, i64 {mutex}
  %l = call i32 @pthread_mutex_lock(ptr %mutex)
  %s = call i32 @pthread_cond_signal(ptr %on)
  %u = call i32 @pthread_mutex_unlock(ptr %mutex)
  br label %exit
exit:
  ret void
}}

define void @tg_serve(ptr %box) {{
entry:
{given}
  %sp = getelementptr i8, ptr %box, i64 {scratch}
  %done = getelementptr i8, ptr %box, i64 {done}
  %awaited = getelementptr i8, ptr %box, i64 {awaited}
  %end = getelementptr i8, ptr %box, i64 {end}
  br label %loop
loop:
  %job = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @await(ptr %box, ptr %box, i64 %job, i1 0, ptr %asleep, ptr %work)
  %next = load atomic i64, ptr %box acquire, align 8
  %f = load ptr, ptr %fp
  %b = load ptr, ptr %bp
  %w = load i64, ptr %wp
  %i = load i64, ptr %ip
  %e = load i64, ptr %ep
  %s = load i64, ptr %sp
  call void @call(ptr %f, ptr %b, i64 %w, i64 %s, i64 %i, i64 %e)
  call void @tell(ptr %box, ptr %done, i64 %next, ptr %awaited, ptr %end)
  br label %loop
}}

define void @tg_run(ptr %calls, i64 %number, ptr %table) {{
entry:
  %scratch = load i64, ptr %table
  %tp = getelementptr i64, ptr %table, i64 1
  %boxes = load ptr, ptr %tp
  br label %head
head:
  %n = phi i64 [ 0, %entry ], [ %n1, %next ]
  %more = icmp slt i64 %n, %number
  br i1 %more, label %body, label %exit
body:
  %n1 = add i64 %n, 1
  %at = mul i64 %n, {words}
  %c0 = getelementptr i64, ptr %calls, i64 %at
  %c1 = getelementptr i64, ptr %c0, i64 1
  %c2 = getelementptr i64, ptr %c0, i64 2
  %c3 = getelementptr i64, ptr %c0, i64 3
  %c4 = getelementptr i64, ptr %c0, i64 4
  %c5 = getelementptr i64, ptr %c0, i64 5
  %fn = load ptr, ptr %c0
  %block = load ptr, ptr %c1
  %length = load i64, ptr %c2
  %start = load i64, ptr %c3
  %end = load i64, ptr %c4
  %parts = load i64, ptr %c5
  %items = sub i64 %end, %start
  br label %givehead
givehead:
  %p = phi i64 [ 1, %body ], [ %p1, %give ]
  %giving = icmp slt i64 %p, %parts
  br i1 %giving, label %give, label %own
give:
  %p1 = add i64 %p, 1
  %bn = sub i64 %p, 1
  %bo = mul i64 %bn, {box}
  %box = getelementptr i8, ptr %boxes, i64 %bo
  %x = mul i64 %items, %p
  %x0 = sdiv i64 %x, %parts
  %from = add i64 %start, %x0
  %y = mul i64 %items, %p1
  %y0 = sdiv i64 %y, %parts
  %to = add i64 %start, %y0
{given}
  store ptr %fn, ptr %fp
  store ptr %block, ptr %bp
  store i64 %length, ptr %wp
  store i64 %from, ptr %ip
  store i64 %to, ptr %ep
  %job = load i64, ptr %box
  %job1 = add i64 %job, 1
  call void @tell(ptr %box, ptr %box, i64 %job1, ptr %asleep, ptr %work)
  br label %givehead
own:
  %own0 = icmp sgt i64 %parts, 1
  %divisor = select i1 %own0, i64 %parts, i64 1
  %first = sdiv i64 %items, %divisor
  %until = add i64 %start, %first
  call void @call(ptr %fn, ptr %block, i64 %length, i64 %scratch, i64 %start, i64 %until)
  br label %waithead
waithead:
  %q = phi i64 [ 1, %own ], [ %q1, %wait ]
  %waiting = icmp slt i64 %q, %parts
  br i1 %waiting, label %wait, label %next
wait:
  %q1 = add i64 %q, 1
  %qn = sub i64 %q, 1
  %qo = mul i64 %qn, {box}
  %qbox = getelementptr i8, ptr %boxes, i64 %qo
  %done = getelementptr i8, ptr %qbox, i64 {done}
  %awaited = getelementptr i8, ptr %qbox, i64 {awaited}
  %on = getelementptr i8, ptr %qbox, i64 {end}
  %given = load i64, ptr %qbox
  call void @await(ptr %qbox, ptr %done, i64 %given, i1 1, ptr %awaited, ptr %on)
  br label %waithead
next:
  br label %head
exit:
  ret void
}}
"""

# What a processor is told while a thread looks again and again.
_PAUSES = {
  "x86_64": ("declare void @llvm.x86.sse2.pause()", "call void @llvm.x86.sse2.pause()"),
  "aarch64": ("declare void @llvm.aarch64.hint(i32)", "call void @llvm.aarch64.hint(i32 1)"),
}
_PAUSES["AMD64"], _PAUSES["arm64"] = _PAUSES["x86_64"], _PAUSES["aarch64"]


@functools.cache
def _code() -> tuple[Library, Any, Any, Any]:
  """The library, and its functions that open a box, serve it, and run calls."""
  declare, pause = _PAUSES.get(platform.machine(), ("", ""))
  given, numbers = _GIVEN.format(**_BOX), {"looks": _LOOKS, "words": WORDS, "box": _BOX_BYTES}
  text = _TEXT.format(declare_pause=declare, pause=pause, given=given, **numbers, **_BOX)
  library = Library(compile_ir(text, "tg_run"), ("tg_open", "tg_serve", "tg_run"))
  # threads are in this code until the very end of the process
  _keep_for_ever(library)
  one = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
  run = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p)
  at = library.address
  return library, one(at["tg_open"]), one(at["tg_serve"]), run(at["tg_run"])


def _keep_for_ever(held: Any) -> None:
  ctypes.pythonapi.Py_IncRef(ctypes.py_object(held))


class _Pool:
  """The threads that share calls with the one that runs them, and each one's scratch memory."""

  def __init__(self) -> None:
    self.forget()

  def forget(self) -> None:
    """Start over without threads, as a child does that a fork left with none of them."""
    self.lock = threading.Lock()
    self.boxes: Block | None = None
    self.threads = 0
    self.scratch: list[Block | None] = []
    self.table = (ctypes.c_uint64 * 2)()

  def _start(self, threads: int) -> None:
    """So many threads beside the calling one, in new boxes; those of before sleep on."""
    _, open_box, serve, _ = _code()
    self.boxes = Block(threads * _BOX_BYTES)
    _keep_for_ever(self.boxes)
    self.table[1] = self.boxes.address
    for i in range(threads):
      box = self.boxes.address + i * _BOX_BYTES
      open_box(box)
      threading.Thread(target=serve, args=(box,), daemon=True).start()
    self.threads, self.scratch = threads, self.scratch[:1]

  def prepare(self, parts: int, scratch_bytes: int) -> None:
    """Have threads for so many parts, each with so much memory."""
    if parts - 1 > self.threads:
      self._start(parts - 1)
    self.scratch += [None] * (parts - len(self.scratch))
    for i in range(parts):
      held = self.scratch[i]
      if scratch_bytes and (held is None or held.nbytes < scratch_bytes):
        # whole huge pages
        held = self.scratch[i] = Block(-(-scratch_bytes // _HUGE) * _HUGE)
        if i == 0:
          self.table[0] = held.address
        else:
          assert self.boxes is not None, "threads have boxes"
          place = self.boxes.address + (i - 1) * _BOX_BYTES + _BOX["scratch"]
          ctypes.c_uint64.from_address(place).value = held.address


_pool = _Pool()
os.register_at_fork(after_in_child=_pool.forget)


class Calls:
  """Calls that run in order, each when the one before has ended."""

  def __init__(self, words: Sequence[int], scratch_bytes: int):
    self.number = len(words) // WORDS
    self.words = (ctypes.c_uint64 * len(words))(*words)
    self.parts = max(words[WORDS - 1 :: WORDS], default=1)
    self.scratch_bytes = scratch_bytes
    self.run = _code()[-1]
    self.address = ctypes.addressof(self.words)

  def __call__(self) -> None:
    """Run all; threads that ask for this at a time take turns."""
    with _pool.lock:
      _pool.prepare(self.parts, self.scratch_bytes)
      self.run(self.address, self.number, ctypes.addressof(_pool.table))
