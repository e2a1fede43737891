"""Chains of compiled kernels that a thread runs slice by slice, without Python in between."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tinygrad.renderer import Program
from tinygrad.runtime.compiler_llvm import compile_ir
from tinygrad.runtime.memory import Block
from tinygrad.runtime.ops_cpu import CPUProgram, scratch
from tinygrad.uop.slices import Slices

_NAME = "tg_slices"
# table: number of calls, calls, number of moves, moves.
# A call is a function, its block of addresses, items of a slice; a move is the place of an address,
# that address for slice 0, and bytes of a slice. Kernels count from the start of a value, of which
# only the slice at hand is there: for later slices, its start is taken to be the further before.
_DRIVER = f"""
define void @{_NAME}(ptr %table, i64 %start, i64 %end) {{
entry:
  %t1 = getelementptr i64, ptr %table, i64 1
  %t2 = getelementptr i64, ptr %table, i64 2
  %t3 = getelementptr i64, ptr %table, i64 3
  %calls = load i64, ptr %table
  %call0 = load ptr, ptr %t1
  %moves = load i64, ptr %t2
  %move0 = load ptr, ptr %t3
  br label %head
head:
  %s = phi i64 [ %start, %entry ], [ %s1, %done ]
  %s1 = add i64 %s, 1
  %more = icmp slt i64 %s, %end
  br i1 %more, label %movehead, label %exit
movehead:
  %m = phi i64 [ 0, %head ], [ %m1, %move ]
  %moving = icmp slt i64 %m, %moves
  br i1 %moving, label %move, label %callhead
move:
  %m1 = add i64 %m, 1
  %mo = mul i64 %m, 3
  %ma = getelementptr i64, ptr %move0, i64 %mo
  %mb = getelementptr i64, ptr %ma, i64 1
  %mc = getelementptr i64, ptr %ma, i64 2
  %slot = load ptr, ptr %ma
  %base = load i64, ptr %mb
  %step = load i64, ptr %mc
  %gone = mul i64 %step, %s
  %place = sub i64 %base, %gone
  store i64 %place, ptr %slot
  br label %movehead
callhead:
  %c = phi i64 [ 0, %movehead ], [ %c1, %call ]
  %calling = icmp slt i64 %c, %calls
  br i1 %calling, label %call, label %done
call:
  %c1 = add i64 %c, 1
  %co = mul i64 %c, 3
  %ca = getelementptr i64, ptr %call0, i64 %co
  %cb = getelementptr i64, ptr %ca, i64 1
  %cc = getelementptr i64, ptr %ca, i64 2
  %fn = load ptr, ptr %ca
  %block = load ptr, ptr %cb
  %items = load i64, ptr %cc
  %from = mul i64 %items, %s
  %to = add i64 %from, %items
  call void %fn(ptr %block, i64 %from, i64 %to)
  br label %callhead
done:
  br label %head
exit:
  ret void
}}
"""


@functools.cache
def _driver() -> bytes:
  return compile_ir(_DRIVER, _NAME)


class ChainProgram(CPUProgram):
  """A loaded chain: call it with the addresses of its real buffers, in slot order."""

  def __init__(self, program: Program):
    assert program.sink is not None, "programs of chains know what they are"
    how = program.sink.arg
    assert isinstance(how, Slices), "programs with kernels are chains"
    super().__init__(replace(program, binary=_driver(), entries=((_NAME, how.number),)))
    self.how, self.kernels = how, [CPUProgram(p) for p in program.kernels]
    # what kernels stage comes first, values of a slice after it
    self.staged = program.scratch_bytes
    self.scratch_bytes = self.staged + how.inner_bytes
    # values of all slices, where a kernel's plan has items that no number of slices divides
    self.whole: Block | None = None
    self.divides = all(n % how.number == 0 for k in self.kernels for _, n in k.entries)

  def __call__(self, addresses: list[int]) -> None:
    """Run all slices, or the kernels one after the other where they cannot be cut."""
    if self.divides:
      super().__call__(addresses)
      return
    how = self.how
    if how.inner_bytes and self.whole is None:
      self.whole = Block(how.number * how.inner_bytes)
    start = self.whole.address if self.whole is not None else 0
    values = [*addresses, *(start + how.number * place for place, _ in how.inner)]
    for kernel, slots in zip(self.kernels, how.buffers, strict=True):
      kernel([values[s] for s in slots])

  def prepare(self, addresses: list[int]) -> tuple[Callable[[], None], Any]:
    """A call without arguments, and the addresses that it reads, which may be exchanged."""
    return functools.partial(self, addresses), addresses

  def _run(self, function: Any, addresses: list[int], start: int, end: int) -> None:
    """Slices start…end on this thread."""
    how, memory = self.how, scratch.address(self.scratch_bytes)
    values = [*addresses, *(memory + self.staged + place for place, _ in how.inner)]
    calls: list[int] = []
    moves: list[int] = []
    blocks = []
    for kernel, slots in zip(self.kernels, how.buffers, strict=True):
      block = (ctypes.c_uint64 * (len(slots) + 1))(*[values[s] for s in slots], memory)
      blocks.append(block)
      here = ctypes.addressof(block)
      for i, s in enumerate(slots):
        if s >= how.outer:
          moves += [here + 8 * i, values[s], how.inner[s - how.outer][1]]
      for address, (_, items) in zip(kernel.library.address.values(), kernel.entries, strict=True):
        calls += [address, here, items // how.number]
    tables = [(ctypes.c_uint64 * len(x))(*x) for x in (calls, moves)]
    at_calls, at_moves = map(ctypes.addressof, tables)
    table = (ctypes.c_uint64 * 4)(len(calls) // 3, at_calls, len(moves) // 3, at_moves)
    function(ctypes.addressof(table), start, end)
