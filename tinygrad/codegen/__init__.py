"""Kernel IR -> Program for a target."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from tinygrad.codegen.fp8 import without_fp8
from tinygrad.codegen.gpu import render_gpu
from tinygrad.dtype import dtypes
from tinygrad.helpers import DEBUG, NOOPT, NUM_CPU_THREADS
from tinygrad.renderer import Program, Target
from tinygrad.renderer.amx import AmxWriter
from tinygrad.renderer.blocks import Columns, ColumnWriter, find_columns
from tinygrad.renderer.gpu_targets import GpuTarget
from tinygrad.renderer.llvmir import ATTRIBUTES, StoreWriter, free_ranges
from tinygrad.renderer.llvmmath import AVX512, with_prelude
from tinygrad.renderer.rows import RowWriter, find_rows
from tinygrad.renderer.tile import Registers, Tile, find_tile
from tinygrad.renderer.tilewriter import TileWriter
from tinygrad.uop import Ops
from tinygrad.uop.ops import GroupOp, UOp
from tinygrad.uop.rows import RowForm, row_form
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
  """Module text, (symbol, parallel items) of each function in order, scratch bytes of a thread.

  A function is a STORE, or all of them where they share rows.
  """
  params = sorted((u for u in sink.toposort() if u.op is Ops.PARAM), key=lambda u: u.arg[0])
  parts, entries, scratch = [], [], 0
  together = None if NOOPT or len(sink.src) == 1 else row_form(sink.src)
  for i, store in enumerate(sink.src if together is None else sink.src[:1]):
    symbol = f"{name}_{i}"
    free = free_ranges((store,))
    plan: Tile | Columns | RowForm | None = together
    if plan is None and not NOOPT:
      plan = find_tile(store, free, registers) or find_columns(store, free) or find_rows(store)
    if isinstance(plan, RowForm):
      rows = RowWriter(plan, params, symbol, registers.lanes)
      text, items = rows.write_rows()
      scratch = max(scratch, rows.scratch)
    elif isinstance(plan, Tile):
      writer = (AmxWriter if plan.matrix else TileWriter)(store, params, symbol, plan)
      text, items = writer.write_tile()
      scratch = max(scratch, writer.scratch)
    elif isinstance(plan, Columns):
      text, items = ColumnWriter(store, params, symbol).write_columns(plan)
    else:
      text, items = StoreWriter(store, params, symbol).write()
    if DEBUG >= 3:
      print(f"{symbol}: {plan or 'loops'}, {items} items")
    parts.append(text)
    entries.append((symbol, items))
  functions = AVX512 if registers.lanes == 16 else {}
  return with_prelude("\n".join([*parts, ATTRIBUTES]), functions), tuple(entries), scratch


def compile_kernel(sink: UOp, target: Target) -> Program:
  """Machine code (or, for PYTHON and NULL, none) of a kernel. Raises CompileError."""
  return compile_kernels([sink], target)[0]


def compile_kernels(sinks: Sequence[UOp], target: Target) -> list[Program]:
  """The same for several kernels, which may be compiled side by side."""
  for sink in sinks:
    verify_kernel(sink)
  if target.kind != "PYTHON":
    sinks = [without_fp8(sink) for sink in sinks]
  if target.gpu is not None:
    return _compile_gpu(sinks, target.gpu, target.kind)
  programs = [_program(sink, target) for sink in sinks]
  if target.kind != "CPU":
    return [program for program, _ in programs]
  from tinygrad.runtime.compiler_llvm import compile_all

  binaries = compile_all([(program.name, ir) for program, ir in programs])
  return [replace(p, binary=b) for (p, _), b in zip(programs, binaries, strict=True)]


# Programs for GPUs, which several devices load: by kernel, GPU, whether they are text, and NOOPT.
_gpu_programs: dict[tuple[UOp, GpuTarget, bool, bool], Program] = {}


def _compile_gpu(sinks: Sequence[UOp], target: GpuTarget, kind: str) -> list[Program]:
  """Programs for a GPU; those that run on the CPU are text only."""
  text_only, plain = kind == "FIBERS", bool(NOOPT)
  missing = [s for s in dict.fromkeys(sinks) if (s, target, text_only, plain) not in _gpu_programs]
  programs = [_gpu_program(sink, target) for sink in missing]
  if not text_only:
    from tinygrad.runtime.compiler_gpu import compile_gpu

    binaries = compile_gpu([(p.name, p.text) for p in programs], target)
    programs = [replace(p, binary=b) for p, b in zip(programs, binaries, strict=True)]
  for sink, program in zip(missing, programs, strict=True):
    _gpu_programs[sink, target, text_only, plain] = program
  return [_gpu_programs[sink, target, text_only, plain] for sink in sinks]


def _gpu_program(sink: UOp, target: GpuTarget) -> Program:
  """Everything about a kernel for a GPU but its machine code."""
  name = kernel_name(sink)
  if DEBUG >= 5:
    print(uop_text(sink, name))
  text, launches = render_gpu(sink, name, target)
  if DEBUG >= 4:
    print(text)
  flops, mem = cost(sink)
  params = sorted((u for u in sink.toposort() if u.op is Ops.PARAM), key=lambda u: u.arg[0])
  sizes = tuple(u.arg[1] * u.dtype.itemsize for u in params)
  program = Program(name, b"", (), flops, mem, sink=sink, buffer_bytes=sizes)
  return replace(program, launches=launches, text=text, gpu=target)


def _program(sink: UOp, target: Target) -> tuple[Program, str]:
  """Everything about a kernel but its machine code, and the text of its module."""
  name = kernel_name(sink)
  if DEBUG >= 5:
    print(uop_text(sink, name))
  flops, mem = cost(sink)
  if target.kind != "CPU":
    return Program(name, b"", (), flops, mem, sink=sink), ""
  from tinygrad.runtime.compiler_llvm import vector_registers

  registers = Registers(*vector_registers(), threads=int(NUM_CPU_THREADS))
  ir, entries, scratch = render(sink, name, registers)
  if DEBUG >= 4:
    print(ir)
  return Program(name, b"", entries, flops, mem, scratch, sink=sink), ir
