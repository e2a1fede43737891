"""Kernel IR -> LLVM IR of GPU kernels: ranges become workgroups, threads and loops."""

from __future__ import annotations

import math
from dataclasses import replace

from tinygrad.codegen.gpu_copies import (
  INDEX_LIMIT,
  along_memory,
  copies_of,
  narrow,
  next_number,
  size,
  unroll,
  unroll_sums,
)
from tinygrad.codegen.gpu_matrix import BLOCKS, plan_matrix
from tinygrad.codegen.options import (
  RULES,
  KernelOptions,
  Options,
  OptionsError,
  options_of,
  with_options,
)
from tinygrad.dtype import dtypes
from tinygrad.helpers import BEAM_LOCAL_MAX, BEAM_UPCAST_MAX, DEBUG, NOOPT
from tinygrad.renderer import Launch
from tinygrad.renderer.gpu import ROLLED, ROLLED_METADATA, GpuPlan, GpuWriter
from tinygrad.renderer.gpu_matrix import MatrixPlan, MatrixWriter
from tinygrad.renderer.gpu_targets import GpuTarget, machine
from tinygrad.renderer.llvmir import free_ranges
from tinygrad.renderer.llvmmath import with_prelude
from tinygrad.renderer.strides import Free, stride
from tinygrad.uop import Ops
from tinygrad.uop import symbolic as sym
from tinygrad.uop.ops import UOp, toposort
from tinygrad.uop.rows import row_form

_THREADS = 256
# Threads that keep a GPU busy.
_ENOUGH = 1 << 14


# *** the plan ***


def _outermost(store: UOp) -> list[UOp]:
  """The sums that are in no other sum."""
  found, stack, seen = [], [store], set()
  while stack:
    u = stack.pop()
    if u in seen:
      continue
    seen.add(u)
    if u.op is Ops.REDUCE:
      found.append(u)
    else:
      stack += u.src
  return found


def plan_store(store: UOp, target: GpuTarget, o: Options = RULES) -> GpuPlan:
  """How a STORE is spread over the threads of a GPU. Raises OptionsError."""
  form = None if NOOPT else row_form((store,))
  if form is not None and len(form.reduces) > 1:
    # sums over the same elements share a loop
    (store,) = _own_ranges(form.stores, form.row)
  free = free_ranges((store,))
  grid = tuple(r for r in store.src[2:] if r.arg[2] == "grid")
  loops = len(grid) < len(store.src) - 2
  sums = _outermost(store)
  if NOOPT:
    return _finish((store,), grid)
  if sums and not loops:
    used = frozenset().union(*(free[u] for u in sums))
    rows = tuple(r for r in grid if r in used)
    inner = tuple(r for r in grid if r not in used)
    length = max(size(u.src[1:]) for u in sums)
    if inner and max(length, size(inner)) >= target.wave // 2:
      return _row_plan((store,), (), rows, inner, max(length, size(inner)), free, target, o)
    if not inner and length >= target.wave and _steps_along_sum(sums, grid, free):
      return _row_plan((store,), (), rows, (), length, free, target, o)
    if not inner and length >= 64 and size(grid) < _ENOUGH:
      return _column_plan(store, grid, length, free, target, o)
  return _flat_plan((store,), grid, sums, free, o)


def plan_together(stores: tuple[UOp, ...], target: GpuTarget, o: Options = RULES) -> GpuPlan | None:
  """How STOREs that share rows, or all ranges, are spread in one launch; else None.

  Raises OptionsError.
  """
  form = None if NOOPT else row_form(stores)
  if form is None:
    return None
  free = free_ranges(form.stores)
  if not form.row:
    return _flat_plan(form.stores, form.grid, [], free, o)
  once = tuple(s for s in form.stores if not form.stores_row(s))
  each = tuple(s for s in form.stores if form.stores_row(s))
  written = {s.src[0].src[0] for s in once}
  # one thread would write it while others of its row still read it
  if any(u.op is Ops.LOAD and u.src[0].src[0] in written for u in free):
    return None
  nodes = _own_ranges((*each, *once), form.row)
  each, once = nodes[: len(each)], nodes[len(each) :]
  inner = form.row if each else ()
  return _row_plan(each, once, form.grid, inner, size(form.row), free_ranges(nodes), target, o)


def _own_ranges(stores: tuple[UOp, ...], row: tuple[UOp, ...]) -> tuple[UOp, ...]:
  """The same stores with ranges for their sums that are not those of the elements of a row."""
  memo: dict[UOp, UOp] = {}
  replaced: dict[UOp, UOp] = {}
  number = next_number(stores)
  fresh = {r: r.replace(arg=(number + i, r.arg[1], "reduce")) for i, r in enumerate(row)}
  for u in toposort(stores):
    src = tuple(replaced[s] for s in u.src)
    replaced[u] = sym.substitute(u, fresh, memo) if u.op is Ops.REDUCE else u.replace(src=src)
  return tuple(replaced[s] for s in stores)


def _steps_along_sum(sums: list[UOp], grid: tuple[UOp, ...], free: Free) -> bool:
  """Whether what is added lies side by side in memory, and no element is used for two results."""
  for u in sums:
    for x in u.src[0].toposort():
      if x.op is Ops.LOAD and free[x] & frozenset(u.src[1:]):
        if not free[x] >= frozenset(grid) and len(free[x]) > 1 + len(u.src) - 2:
          return False
        if stride(x.src[0].src[1], u.src[-1], free) == 1 and free[x] >= frozenset(grid):
          return True
  return False


def _row_plan(
  stores: tuple[UOp, ...], once: tuple[UOp, ...], rows: tuple[UOp, ...], inner: tuple[UOp, ...],
  length: int, free: Free, target: GpuTarget, o: Options,
) -> GpuPlan:  # fmt: skip
  """A wave, or a workgroup, for each row; a thread for a short one."""
  count = len(stores)
  stores = unroll_sums((*stores, *once), free)
  stores, once = stores[:count], stores[count:]
  slices = target.wave if length >= target.wave // 2 else 1
  while 1 < slices < 1024 and slices * 8 < length and (size(rows) < 4096 or slices * 32 < length):
    slices *= 2
  if o.slices:
    if slices == 1 or o.slices % target.wave or o.slices & (o.slices - 1):
      raise OptionsError(f"{o.slices} threads cannot share a row")
    slices = o.slices
  if inner:
    free = free_ranges(stores)
    inner = along_memory(inner, stores[0], free)
    if stride(stores[0].src[0].src[1], inner[-1], free) == 1:
      count = copies_of(stores, inner[-1], max(size(inner) // slices, 1), o)
      stores, last = unroll(stores, inner[-1], count)
      inner = inner[:-1] + ((last,) if last.op is Ops.RANGE else ())
  # several short rows in a workgroup
  outputs = max(_THREADS // 2 // slices, 1) if slices <= target.wave else 1
  if o.threads:
    if o.threads % slices:
      raise OptionsError(f"{o.threads} threads are no rows of {slices}")
    outputs = o.threads // slices
  return _finish(stores, rows, inner, outputs, slices, True, once)


def _column_plan(
  store: UOp, grid: tuple[UOp, ...], length: int, free: Free, target: GpuTarget, o: Options
) -> GpuPlan:
  """Few results of long sums: several threads for each, neighbours side by side."""
  stores = unroll_sums((store,), free)
  slices = 4
  while slices < 16 and slices * 16 < length and size(grid) * slices < _ENOUGH:
    slices *= 2
  slices = o.slices or slices
  if slices > 32 or slices & (slices - 1):
    raise OptionsError(f"{slices} threads cannot share a result")
  grid = along_memory(grid, stores[0], free_ranges(stores))
  return _finish(stores, grid, (), target.wave, slices)


def _flat_plan(
  stores: tuple[UOp, ...], grid: tuple[UOp, ...], sums: list[UOp], free: Free, o: Options
) -> GpuPlan:
  """A thread for a few neighbouring results."""
  if not grid:
    return _finish(stores, grid)
  grid = along_memory(grid, stores[0], free)
  last, rest = grid[-1], grid[:-1]
  count = 1
  if stride(stores[0].src[0].src[1], last, free) == 1:
    count = copies_of(stores, last, max(size(grid) // _ENOUGH, 1), o)
    if sums and not o.copies:
      count = min(count, 4)
    stores, new = unroll(stores, last, count)
    grid = rest + ((new,) if new.op is Ops.RANGE else ())
  if sums and count > 1 and (r := _reused(sums, rest, free)) is not None:
    more = math.gcd(r.arg[1], 4)
    while more > 1 and size(grid) // more < _ENOUGH:
      more //= 2
    stores, new = unroll(stores, r, more)
    grid = tuple(new if x is r else x for x in grid)
    grid = tuple(x for x in grid if x.op is Ops.RANGE)
  return _finish(stores, grid, outputs=o.threads)


def _reused(sums: list[UOp], rest: tuple[UOp, ...], free: Free) -> UOp | None:
  """A range that some element which is added does not depend on."""
  for r in reversed(rest):
    for x in sums[0].src[0].toposort():
      if x.op is Ops.LOAD and r not in free[x] and r in free[sums[0]]:
        return r
  return None


def _finish(
  stores: tuple[UOp, ...], outer: tuple[UOp, ...], inner: tuple[UOp, ...] = (), outputs: int = 0,
  slices: int = 1, rows: bool = False, once: tuple[UOp, ...] = (),
) -> GpuPlan:  # fmt: skip
  """The plan with narrow indices."""
  outputs = outputs or min(_THREADS, -(-size(outer) // 32) * 32)
  narrowed, count = narrow((*stores, *once)), len(stores)
  small = {r: r.replace(dtype=dtypes.int32) for r in (*outer, *inner)}
  return GpuPlan(
    narrowed[:count], tuple(small[r] for r in outer), tuple(small[r] for r in inner), outputs,
    slices, rows, narrowed[count:],
  )  # fmt: skip


# *** the module ***


def plan_kernel(
  sink: UOp, target: GpuTarget, options: KernelOptions = ()
) -> list[GpuPlan | MatrixPlan]:
  """A plan for all STOREs of a kernel where they can be one launch, else one for each.

  Raises OptionsError.
  """
  if len(sink.src) > 1 and options_of(options, 0).plan != "apart":
    if (together := plan_together(sink.src, target, options_of(options, 0))) is not None:
      return [together]
  own = [(store, options_of(options, i)) for i, store in enumerate(sink.src)]
  return [plan_matrix(s, target, o) or plan_store(s, target, o) for s, o in own]


def gpu_neighbours(sink: UOp, options: KernelOptions, target: GpuTarget) -> list[KernelOptions]:
  """Records with one other choice. Those that do not fit are among them."""
  out: list[KernelOptions] = []
  plans = plan_kernel(sink, target, options)
  if len(sink.src) > 1:
    out.append((Options(plan="apart"),) if len(plans) == 1 else ())
  for i, plan in enumerate(plans):
    out += [with_options(options, i, o) for o in _choices(options_of(options, i), plan, target)]
  return out


def _choices(o: Options, plan: GpuPlan | MatrixPlan, target: GpuTarget) -> list[Options]:
  if isinstance(plan, MatrixPlan):
    own = (plan.rows, plan.cols, plan.threads)
    blocks = [replace(o, high=h, wide=w, threads=t) for h, w, t in BLOCKS if (h, w, t) != own]
    return [*blocks, replace(o, high=0, wide=0, threads=0, no_matrix=1)]
  count = len(plan.stores)
  copies = [replace(o, copies=n) for n in (count // 2, 2 * count) if n]
  # where one workgroup cannot be larger, it has so many threads for a row only
  sizes = [n for n in (32, 64, 128, 256, 512, 1024) if n != plan.threads]
  if plan.slices == 1:
    return copies + [replace(o, threads=n) for n in sizes if n % target.wave == 0]
  slices = [replace(o, slices=n, threads=0) for n in (plan.slices // 2, 2 * plan.slices)]
  if not plan.rows:
    return slices
  return copies + slices + [replace(o, threads=n) for n in sizes if n % plan.slices == 0]


def beyond_gpu_limits(sink: UOp, options: KernelOptions, target: GpuTarget) -> str:
  """Which of BEAM_UPCAST_MAX and BEAM_LOCAL_MAX forbids a record of choices; empty: none."""
  for plan in plan_kernel(sink, target, options):
    if plan.threads > BEAM_LOCAL_MAX.value:
      return f"{plan.threads} threads, BEAM_LOCAL_MAX={BEAM_LOCAL_MAX.value}"
    size = len(plan.stores)
    if isinstance(plan, MatrixPlan):
      size = plan.rows * plan.cols // plan.threads
    if size > BEAM_UPCAST_MAX.value:
      return f"{size} elements a thread, BEAM_UPCAST_MAX={BEAM_UPCAST_MAX.value}"
  return ""


def render_gpu(
  sink: UOp, name: str, target: GpuTarget, options: KernelOptions = ()
) -> tuple[str, tuple[Launch, ...]]:
  """Module text, and the kernels in it, which run one after the other. Raises OptionsError."""
  params = sorted((u for u in sink.toposort() if u.op is Ops.PARAM), key=lambda u: u.arg[0])
  m = machine(target)
  parts, launches = [], []
  for i, plan in enumerate(plan_kernel(sink, target, options)):
    symbol = f"{name}_{i}"
    if isinstance(plan, MatrixPlan):
      writer: GpuWriter = MatrixWriter(plan, params, symbol, m)
    else:
      writer = GpuWriter(plan, params, symbol, m)
    text = writer.write_kernel().replace("{N}", str(i))
    if plan.groups * plan.threads >= INDEX_LIMIT:
      raise NotImplementedError(
        f"{symbol}: {plan.groups} groups of {plan.threads} threads are more than {INDEX_LIMIT} "
        "numbers of threads: compute the tensor in parts"
      )
    launches.append(Launch(symbol, plan.groups, plan.threads, writer.shared_bytes))
    if DEBUG >= 3:
      print(f"{symbol}: {plan}")
    parts.append(text)
  if any(ROLLED in text for text in parts):
    parts.append(ROLLED_METADATA)
  module = with_prelude("\n".join([*parts, m.declarations]), m.functions)
  m.check(module, name)
  return module, tuple(launches)
