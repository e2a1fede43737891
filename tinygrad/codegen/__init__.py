"""Kernel IR -> Program for a target."""

from __future__ import annotations

import math

from tinygrad.dtype import dtypes
from tinygrad.helpers import DEBUG, NOOPT
from tinygrad.renderer import Program, Target
from tinygrad.renderer.llvmir import ATTRIBUTES, StoreWriter, free_ranges
from tinygrad.renderer.llvmmath import PRELUDE
from tinygrad.renderer.tile import Registers, find_tile
from tinygrad.renderer.tilewriter import TileWriter
from tinygrad.uop import Ops
from tinygrad.uop.ops import GroupOp, UOp
from tinygrad.uop.spec import verify_kernel


def cost(sink: UOp) -> tuple[int, int]:
  """(arithmetic operations on values, bytes of all buffers) of one launch."""
  flops = mem = 0
  for u, free in free_ranges(sink.src).items():
    if u.op is Ops.PARAM:
      mem += u.arg[1] * u.dtype.itemsize
    elif u.op is Ops.REDUCE:
      flops += math.prod(r.arg[1] for r in free | frozenset(u.src[1:]))
    elif u.op in GroupOp.ALU and u.dtype is not dtypes.int64 and u.dtype is not dtypes.bool:
      flops += math.prod(r.arg[1] for r in free)
  return flops, mem


def kernel_name(sink: UOp) -> str:
  """Name from the shape: grid sizes, then reduced sizes; E without, r with a reduction."""
  ranges = [u for u in sink.toposort() if u.op is Ops.RANGE]
  kinds = ("grid", "loop", "reduce")
  sizes = [str(r.arg[1]) for k in kinds for r in ranges if r.arg[2] == k]
  letter = "r" if any(r.arg[2] == "reduce" for r in ranges) else "E"
  return "_".join([letter, *sizes])


def uop_text(sink: UOp, name: str) -> str:
  """One numbered line a node, sources first; from DEBUG=6 with the ranges it is computed in."""
  number: dict[UOp, int] = {}
  lines, free = [f"kernel {name}"], free_ranges((sink,))
  for u in sink.toposort():
    number[u] = len(number)
    sources = ", ".join(f"%{number[s]}" for s in u.src)
    arg = "" if u.arg is None else f" {u.arg}"
    line = f"  %{number[u]} = {u.op.name}{arg} ({sources}) {u.dtype.name}"
    if DEBUG >= 6:
      line += f"  in {sorted(r.arg[0] for r in free[u])}"
    lines.append(line)
  return "\n".join(lines)


def render(
  sink: UOp, name: str, registers: Registers
) -> tuple[str, tuple[tuple[str, int], ...], int]:
  """Module text, (symbol, parallel items) of each STORE in order, scratch bytes of a thread."""
  params = sorted((u for u in sink.toposort() if u.op is Ops.PARAM), key=lambda u: u.arg[0])
  parts, entries, scratch = [PRELUDE], [], 0
  for i, store in enumerate(sink.src):
    tile = None if NOOPT else find_tile(store, free_ranges((store,)), registers)
    if tile is None:
      text, items = StoreWriter(store, params, f"{name}_{i}").write()
    else:
      writer = TileWriter(store, params, f"{name}_{i}", tile)
      text, items = writer.write_tile()
      scratch = max(scratch, writer.scratch)
    if DEBUG >= 3:
      how = "loops" if tile is None else str(tile)
      print(f"{name}_{i}: {how}, {items} items")
    parts.append(text)
    entries.append((f"{name}_{i}", items))
  return "\n".join([*parts, ATTRIBUTES]), tuple(entries), scratch


def compile_kernel(sink: UOp, target: Target) -> Program:
  """Machine code (or, for PYTHON and NULL, none) of a kernel. Raises CompileError."""
  verify_kernel(sink)
  name = kernel_name(sink)
  if DEBUG >= 5:
    print(uop_text(sink, name))
  flops, mem = cost(sink)
  if target.kind != "CPU":
    return Program(name, b"", (), flops, mem, sink=sink)
  from tinygrad.runtime.compiler_llvm import compile_ir, vector_registers

  ir, entries, scratch = render(sink, name, Registers(*vector_registers()))
  if DEBUG >= 4:
    print(ir)
  return Program(name, compile_ir(ir, name), entries, flops, mem, scratch, sink=sink)
