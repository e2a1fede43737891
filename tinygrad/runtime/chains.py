"""Chains of compiled kernels that a thread runs slice by slice, without Python in between."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tinygrad.renderer import Program
from tinygrad.runtime.compiler_llvm import compile_ir
from tinygrad.runtime.memory import Block
from tinygrad.runtime.ops_cpu import CPUProgram, Prepared
from tinygrad.uop.slices import LINE, Blocks, Slices

_NAME = "tg_slices"
# block: address of what the chain is, addresses of its real buffers, this thread's scratch memory.
# What it is: number of real buffers, of values that exist in a part only, of calls, of the words
# of the longest block of a call, of parts of a slice; the values; the calls. A part is a block of a
# slice, or all of it.
# A value is its place in scratch memory and bytes of a part, or 0 where it stays while a slice
# runs; a call is a function, its items of a part, and the numbers of its buffers after how many
# these are. Kernels count from the start of a value, of which only the part at hand is there: for
# later parts, its start is taken to be the further before.
_DRIVER = f"""
define void @{_NAME}(ptr %block, i64 %start, i64 %end) {{
entry:
  %what = load ptr, ptr %block
  %outer = load i64, ptr %what
  %w1 = getelementptr i64, ptr %what, i64 1
  %inner = load i64, ptr %w1
  %w2 = getelementptr i64, ptr %what, i64 2
  %calls = load i64, ptr %w2
  %w3 = getelementptr i64, ptr %what, i64 3
  %longest = load i64, ptr %w3
  %w4 = getelementptr i64, ptr %what, i64 4
  %blocks = load i64, ptr %w4
  %start1 = mul i64 %start, %blocks
  %end1 = mul i64 %end, %blocks
  %inner0 = getelementptr i64, ptr %what, i64 5
  %words = mul i64 %inner, 2
  %call0 = getelementptr i64, ptr %inner0, i64 %words
  %all = add i64 %outer, %inner
  %values = alloca i64, i64 %all
  %own = alloca i64, i64 %longest
  %given = getelementptr i64, ptr %block, i64 1
  %bytes = mul i64 %outer, 8
  call void @llvm.memcpy.p0.p0.i64(ptr %values, ptr %given, i64 %bytes, i1 false)
  %inside = getelementptr i64, ptr %values, i64 %outer
  %last = getelementptr i64, ptr %given, i64 %outer
  %scratch = load i64, ptr %last
  br label %head
head:
  %s = phi i64 [ %start1, %entry ], [ %s1, %callhead ]
  %s1 = add i64 %s, 1
  %more = icmp slt i64 %s, %end1
  br i1 %more, label %placehead, label %exit
placehead:
  %m = phi i64 [ 0, %head ], [ %m1, %place ]
  %placing = icmp slt i64 %m, %inner
  br i1 %placing, label %place, label %callhead
place:
  %m1 = add i64 %m, 1
  %mo = mul i64 %m, 2
  %ma = getelementptr i64, ptr %inner0, i64 %mo
  %mb = getelementptr i64, ptr %ma, i64 1
  %offset = load i64, ptr %ma
  %step = load i64, ptr %mb
  %gone = mul i64 %step, %s
  %first = add i64 %scratch, %offset
  %value = sub i64 %first, %gone
  %to = getelementptr i64, ptr %inside, i64 %m
  store i64 %value, ptr %to
  br label %placehead
callhead:
  %c = phi i64 [ 0, %placehead ], [ %c1, %call ]
  %ca = phi ptr [ %call0, %placehead ], [ %next, %call ]
  %calling = icmp slt i64 %c, %calls
  br i1 %calling, label %arguments, label %head
arguments:
  %c1 = add i64 %c, 1
  %cb = getelementptr i64, ptr %ca, i64 1
  %cc = getelementptr i64, ptr %ca, i64 2
  %slots = getelementptr i64, ptr %ca, i64 3
  %fn = load ptr, ptr %ca
  %items = load i64, ptr %cb
  %n = load i64, ptr %cc
  br label %slothead
slothead:
  %i = phi i64 [ 0, %arguments ], [ %i1, %slot ]
  %filling = icmp slt i64 %i, %n
  br i1 %filling, label %slot, label %call
slot:
  %i1 = add i64 %i, 1
  %ia = getelementptr i64, ptr %slots, i64 %i
  %number = load i64, ptr %ia
  %va = getelementptr i64, ptr %values, i64 %number
  %v = load i64, ptr %va
  %oa = getelementptr i64, ptr %own, i64 %i
  store i64 %v, ptr %oa
  br label %slothead
call:
  %next = getelementptr i64, ptr %slots, i64 %n
  %end0 = getelementptr i64, ptr %own, i64 %n
  store i64 %scratch, ptr %end0
  %f0 = mul i64 %items, %s
  %f1 = add i64 %f0, %items
  call void %fn(ptr %own, i64 %f0, i64 %f1)
  br label %callhead
exit:
  ret void
}}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""


@functools.cache
def _driver() -> bytes:
  return compile_ir(_DRIVER, _NAME)


def _divides(kernel: Program, parts: int) -> bool:
  """Whether a kernel's items are so many equal parts, each complete before the next one begins."""
  how = kernel.sink.arg if kernel.sink is not None else None
  grows = isinstance(how, Blocks) and how.sums
  return all(n % parts == 0 for _, n in kernel.entries) and (kernel.slices > 0 or not grows)


class ChainProgram(CPUProgram):
  """A loaded chain: call it with the addresses of its real buffers, in slot order."""

  def __init__(self, program: Program):
    assert program.sink is not None, "programs of chains know what they are"
    how = program.sink.arg
    assert isinstance(how, Slices), "programs with kernels are chains"
    entries = ((_NAME, how.number),)
    super().__init__(replace(program, binary=_driver(), entries=entries, kept_bytes=0))
    self.how, self.infos = how, program.kernels
    self.kernels = [CPUProgram(p) for p in program.kernels]
    # what kernels stage comes first, then values of a part, then what each kernel keeps of a slice
    self.staged = program.scratch_bytes
    self.kept = self.staged + -(-how.inner_bytes // LINE) * LINE
    self.scratch_bytes = self.kept + program.kept_bytes
    # values of all parts, where a kernel's plan has items that no number of parts divides
    self.whole: Block | None = None
    self.divides = all(_divides(k, how.parts) for k in program.kernels)
    self.what = self._description()
    self.before = [ctypes.addressof(self.what)]

  def _description(self) -> ctypes.Array[ctypes.c_uint64]:
    """What the driver is told about the chain, wherever its buffers are."""
    how, kept = self.how, self.kept
    calls: list[int] = []
    values = [x for place, nbytes in how.inner for x in (self.staged + place, nbytes)]
    for kernel, info, own in zip(self.kernels, self.infos, how.buffers, strict=True):
      slots = list(own)
      if info.kept_bytes:
        slots.append(how.outer + len(values) // 2)
        values += [kept, 0]
        kept += -(-info.kept_bytes // LINE) * LINE
      for address, (_, items) in zip(kernel.library.address.values(), kernel.entries, strict=True):
        calls += [address, items // how.parts, len(slots), *slots]
    number = sum(len(k.entries) for k in self.kernels)
    longest = max(map(len, how.buffers)) + 2
    words = [how.outer, len(values) // 2, number, longest, how.blocks, *values, *calls]
    return (ctypes.c_uint64 * len(words))(*words)

  def prepare(self, addresses: Sequence[int]) -> Prepared:
    """Calls that run all slices, or the kernels one after the other where they cannot be cut."""
    if self.divides:
      return super().prepare(addresses)
    how = self.how
    if how.inner_bytes and self.whole is None:
      self.whole = Block(how.parts * how.inner_bytes)
    start = self.whole.address if self.whole is not None else 0
    values = [*addresses, *(start + how.parts * place for place, _ in how.inner)]
    found = [
      kernel.prepare([values[s] for s in slots])
      for kernel, slots in zip(self.kernels, how.buffers, strict=True)
    ]
    words = [word for f in found for word in f.words]
    slots = _Slots([(f.slots, numbers) for f, numbers in zip(found, how.buffers, strict=True)])
    return Prepared(words, slots, max(f.scratch_bytes for f in found), self.seconds)


class _Slots:
  """The buffers of a chain whose kernels have blocks of their own."""

  def __init__(self, blocks: list[tuple[Any, tuple[int, ...]]]):
    self.blocks = blocks

  def __setitem__(self, number: int, address: int) -> None:
    for slots, numbers in self.blocks:
      for i, n in enumerate(numbers):
        if n == number:
          slots[i] = address
