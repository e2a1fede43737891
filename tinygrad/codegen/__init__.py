"""Kernel IR -> Program for a target."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from tinygrad.codegen.fp8 import without_fp8
from tinygrad.codegen.gpu import beyond_gpu_limits, gpu_neighbours, render_gpu
from tinygrad.codegen.options import (
  KernelOptions,
  blocks_of,
  choose_plan,
  cpu_neighbours,
  options_of,
  shared_rows,
  size_at_once,
  soon_params,
  with_hints,
)
from tinygrad.dtype import dtypes
from tinygrad.helpers import BEAM_UPCAST_MAX, DEBUG, NOOPT, NUM_CPU_THREADS
from tinygrad.renderer import Program, Target
from tinygrad.renderer.amx import AmxWriter
from tinygrad.renderer.columns import Columns, ColumnWriter
from tinygrad.renderer.gpu_targets import GpuTarget
from tinygrad.renderer.llvmir import (
  ATTRIBUTES,
  FEW_PASSES,
  FOR_TILES,
  StoreWriter,
  free_ranges,
)
from tinygrad.renderer.llvmmath import own_functions, with_prelude
from tinygrad.renderer.row_passes import row_lanes
from tinygrad.renderer.rows import RowWriter
from tinygrad.renderer.tile import Registers, Tile
from tinygrad.renderer.tilewriter import TileWriter
from tinygrad.renderer.vectors import LEFT_AS_IS
from tinygrad.uop import Ops
from tinygrad.uop.ops import GroupOp, UOp
from tinygrad.uop.rows import RowForm
from tinygrad.uop.spec import verify_kernel

# Values that a kernel computes in a microsecond or two, whatever its code.
_LITTLE = 1 << 11


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
  sink: UOp, name: str, registers: Registers, options: KernelOptions = ()
) -> tuple[str, tuple[tuple[str, int], ...], tuple[int, int, int]]:
  """Module text, (symbol, parallel items) of each function in order, and what these need.

  That is bytes of a thread's scratch memory, of what is kept while a slice runs, and the number of
  equal slices of the items that threads run whole (0: they need not). A function is a STORE, or all
  of them where they share rows. Raises OptionsError.
  """
  params = sorted((u for u in sink.toposort() if u.op is Ops.PARAM), key=lambda u: u.arg[0])
  parts, entries, scratch, kept, slices = [], [], 0, 0, 0
  how, vectors_only, more = blocks_of(sink), True, ""
  params += soon_params(sink)
  together = None if NOOPT else shared_rows(sink, options)
  for i, store in enumerate(sink.src if together is None else sink.src[:1]):
    symbol, own = f"{name}_{i}", options_of(options, i)
    plan: Tile | Columns | RowForm | None = together
    if plan is None and not NOOPT:
      plan = choose_plan(store, free_ranges((store,)), registers, own, how)
    if isinstance(plan, RowForm):
      lanes, half = (own.lanes, 0) if own.lanes else row_lanes(plan, registers)
      rows = RowWriter(plan, params, symbol, lanes, half, own.interleave)
      text, items = rows.write_rows()
      scratch = max(scratch, rows.scratch)
    elif isinstance(plan, Tile):
      writer = (AmxWriter if plan.matrix else TileWriter)(store, params, symbol, plan)
      writer.kept, writer.how = kept, how
      text, items = writer.write_tile()
      vectors_only &= not writer.leaves_values
      more = FOR_TILES
      scratch, kept = max(scratch, writer.scratch), writer.kept
      slices = how.number if how is not None else 0
    elif isinstance(plan, Columns):
      text, items = ColumnWriter(store, params, symbol, plan, registers).write_columns()
    else:
      text, items = StoreWriter(store, params, symbol).write()
    if DEBUG >= 3:
      print(f"{symbol}: {plan or 'loops'}, {items} items")
    if not isinstance(plan, Tile):
      # LLVM has no loop of a function to make vectors of
      vectors_only &= plan is not None and LEFT_AS_IS in text
    parts.append(text if isinstance(plan, RowForm) else with_hints(text, i, own))
    entries.append((symbol, items))
  functions = own_functions(registers.lanes, registers.matrix)
  text = "\n".join([*_marked_once(parts), ATTRIBUTES])
  text = with_prelude(text, functions)
  # of vectors of indices LLVM's other passes make vectors of one number and its distance
  if (vectors_only and " x i64>" not in text) or _is_little(sink):
    text = f"{FEW_PASSES}{more}\n{text}"
  return text, tuple(entries), (scratch, kept, slices)


def _is_little(sink: UOp) -> bool:
  """Whether a kernel ends soon even where it computes one element after the other."""
  free = free_ranges(sink.src)
  around = (free[u].union(u.src[1:]) if u.op is Ops.REDUCE else free[u] for u in free)
  return sum(math.prod(r.arg[1] for r in ranges) for ranges in around) <= _LITTLE


def _marked_once(parts: list[str]) -> list[str]:
  """Texts of functions, without the metadata that one before has as well."""
  if len(parts) == 1:
    return parts
  lines = [line for part in parts for line in part.splitlines()]
  first = {line: i for i, line in reversed(list(enumerate(lines))) if line.startswith("!")}
  return [line for i, line in enumerate(lines) if first.get(line, i) == i]


def compile_kernel(sink: UOp, target: Target) -> Program:
  """Machine code (or, for PYTHON and NULL, none) of a kernel. Raises CompileError."""
  return compile_kernels([sink], target)[0]


def compile_kernels(
  sinks: Sequence[UOp], target: Target, options: Sequence[KernelOptions] = ()
) -> list[Program]:
  """The same for several kernels, which may be compiled side by side, with choices for each."""
  for sink in sinks:
    verify_kernel(sink)
  options = options or [()] * len(sinks)
  if target.kind != "PYTHON":
    sinks = [without_fp8(sink) for sink in sinks]
  if target.gpu is not None:
    return _compile_gpu(sinks, target.gpu, target.kind, options)
  programs = [_program(sink, target, o) for sink, o in zip(sinks, options, strict=True)]
  if target.kind != "CPU":
    return [program for program, _ in programs]
  from tinygrad.runtime.compiler_llvm import compile_all

  binaries = compile_all([(program.name, ir) for program, ir in programs])
  return [replace(p, binary=b) for (p, _), b in zip(programs, binaries, strict=True)]


# *** candidates of a search ***


def generate(sink: UOp, target: Target, options: KernelOptions = ()) -> tuple[Program, str]:
  """A kernel's program without machine code, and its module's text. Raises OptionsError."""
  sink = without_fp8(sink)
  if target.gpu is not None:
    program = _gpu_program(sink, target.gpu, options)
    return program, program.text
  return _program(sink, target, options)


def neighbours(sink: UOp, target: Target, options: KernelOptions) -> list[KernelOptions]:
  """Records of choices that differ in one from the given ones; some may not fit the kernel."""
  sink = without_fp8(sink)
  if target.gpu is not None:
    return gpu_neighbours(sink, options, target.gpu)
  return cpu_neighbours(sink, options, _registers())


def beyond_limits(sink: UOp, target: Target, options: KernelOptions) -> str:
  """Which of BEAM_UPCAST_MAX and BEAM_LOCAL_MAX forbids a record of choices; empty: none."""
  sink = without_fp8(sink)
  if target.gpu is not None:
    return beyond_gpu_limits(sink, options, target.gpu)
  size = size_at_once(sink, options, _registers())
  if size > BEAM_UPCAST_MAX.value:
    return f"{size} vectors at once, BEAM_UPCAST_MAX={BEAM_UPCAST_MAX.value}"
  return ""


def assemble(
  generated: Sequence[tuple[Program, str]],
  target: Target,
  limit_s: float,
  deadline: float = math.inf,
) -> list[Program | str | None]:
  """Programs with machine code, or the text of why there is none; nothing is kept on disk.

  Each may take limit_s; None for those that are not ready when time.monotonic() is at deadline.
  """
  if target.kind == "FIBERS":
    return [program for program, _ in generated]
  from tinygrad.runtime.compiler_gpu import try_gpu
  from tinygrad.runtime.compiler_llvm import try_all

  texts = [text for _, text in generated]
  if target.gpu is None:
    found = try_all(texts, limit_s, deadline)
  else:
    found = try_gpu(texts, target.gpu, limit_s, deadline)
  return [
    replace(p, binary=b) if isinstance(b, bytes) else b
    for (p, _), b in zip(generated, found, strict=True)
  ]


# Programs for GPUs, which several devices load: by kernel, GPU, whether they are text, NOOPT, and
# choices.
_gpu_programs: dict[tuple[UOp, GpuTarget, bool, bool, KernelOptions], Program] = {}


def _compile_gpu(
  sinks: Sequence[UOp], target: GpuTarget, kind: str, options: Sequence[KernelOptions]
) -> list[Program]:
  """Programs for a GPU; those that run on the CPU are text only."""
  text_only, plain = kind == "FIBERS", bool(NOOPT)
  keys = [(s, target, text_only, plain, o) for s, o in zip(sinks, options, strict=True)]
  missing = [key for key in dict.fromkeys(keys) if key not in _gpu_programs]
  programs = [_gpu_program(sink, target, o) for sink, *_, o in missing]
  if not text_only:
    from tinygrad.runtime.compiler_gpu import compile_gpu

    binaries = compile_gpu([(p.name, p.text) for p in programs], target)
    programs = [replace(p, binary=b) for p, b in zip(programs, binaries, strict=True)]
  _gpu_programs.update(zip(missing, programs, strict=True))
  return [_gpu_programs[key] for key in keys]


def _gpu_program(sink: UOp, target: GpuTarget, options: KernelOptions) -> Program:
  """Everything about a kernel for a GPU but its machine code."""
  name = kernel_name(sink)
  if DEBUG >= 5:
    print(uop_text(sink, name))
  text, launches = render_gpu(sink, name, target, options)
  if DEBUG >= 4:
    print(text)
  flops, mem = cost(sink)
  params = sorted((u for u in sink.toposort() if u.op is Ops.PARAM), key=lambda u: u.arg[0])
  sizes = tuple(u.arg[1] * u.dtype.itemsize for u in params)
  program = Program(name, b"", (), flops, mem, sink=sink, buffer_bytes=sizes)
  return replace(program, launches=launches, text=text, gpu=target)


def _registers() -> Registers:
  """Of the CPU to generate for."""
  from tinygrad.runtime.compiler_llvm import vector_registers

  return Registers(*vector_registers(), threads=int(NUM_CPU_THREADS))


def _program(sink: UOp, target: Target, options: KernelOptions) -> tuple[Program, str]:
  """Everything about a kernel but its machine code, and the text of its module."""
  name = kernel_name(sink)
  if DEBUG >= 5:
    print(uop_text(sink, name))
  flops, mem = cost(sink)
  if target.kind != "CPU":
    return Program(name, b"", (), flops, mem, sink=sink), ""
  ir, entries, needs = render(sink, name, _registers(), options)
  if DEBUG >= 4:
    print(ir)
  scratch, kept, slices = needs
  program = Program(name, b"", entries, flops, mem, scratch, kept, sink=sink, slices=slices)
  return program, ir
