"""Kernel IR -> LLVM IR of GPU kernels: ranges become workgroups, threads and loops."""

from __future__ import annotations

import math
from dataclasses import replace

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
from tinygrad.renderer.gpu_matrix import MatrixPlan, MatrixWriter, Operand
from tinygrad.renderer.gpu_targets import GpuTarget, machine
from tinygrad.renderer.llvmir import HALVES, free_ranges
from tinygrad.renderer.llvmmath import with_prelude
from tinygrad.renderer.tile import Free, stride
from tinygrad.uop import Ops
from tinygrad.uop import symbolic as sym
from tinygrad.uop.ops import UOp, toposort
from tinygrad.uop.rows import row_form

_THREADS = 256
# Threads that keep a GPU busy.
_ENOUGH = 1 << 14
# Nodes of all copies of a value that one thread computes.
_MOST_NODES = 3000
_WIDEST = 16
_INDEX_LIMIT = 2**31
# Workgroups of a product that keep a GPU busy.
_GROUPS = 96


# *** indices of 32 bits ***


def narrow(stores: tuple[UOp, ...]) -> tuple[UOp, ...]:
  """The same stores with index arithmetic in 32 bits wherever every value fits."""
  memo: dict[UOp, UOp] = {}
  for store in stores:
    for u in store.toposort():
      if u not in memo:
        memo[u] = _narrow(u, [memo[s] for s in u.src])
  return tuple(memo[s] for s in stores)


def _fits(u: UOp) -> bool:
  low, high = sym.bounds(u)
  return -_INDEX_LIMIT <= low and high < _INDEX_LIMIT


def _as(u: UOp, dt: object) -> UOp:
  """A value of an index in int32 or int64."""
  if u.op is Ops.CONST:
    return UOp.const(dt, u.arg)  # type: ignore[arg-type]
  return u.cast(dt)  # type: ignore[arg-type]


def _narrow(u: UOp, src: list[UOp]) -> UOp:
  int32, int64, uint32 = dtypes.int32, dtypes.int64, dtypes.uint32
  if u.op is Ops.RANGE:
    return u.replace(dtype=int32)
  small = all(n.dtype is int32 or s.op is Ops.CONST for s, n in zip(u.src, src, strict=True))
  indices = bool(src) and all(s.dtype is int64 and _fits(s) for s in u.src) and small
  if indices and u.op in (Ops.CMPLT, Ops.CMPNE):
    return u.replace(src=tuple(_as(s, int32) for s in src))
  if indices and u.dtype is int64 and _fits(u):
    if u.op in (Ops.ADD, Ops.MUL):
      return u.replace(dtype=int32, src=tuple(_as(s, int32) for s in src))
    if u.op in (Ops.IDIV, Ops.MOD) and sym.bounds(u.src[0])[0] >= 0:
      unsigned = tuple(_as(_as(s, int32), uint32) for s in src)
      return u.replace(dtype=uint32, src=unsigned).cast(int32)
  if u.op is Ops.INDEX:
    return u.replace(src=tuple(src))
  # elsewhere an index is a value of the dtype that it had
  kept = 2 if u.op is Ops.STORE else 1 if u.op is Ops.REDUCE else len(src)
  wide = [
    _as(n, s.dtype) if i < kept else n for i, (s, n) in enumerate(zip(u.src, src, strict=True))
  ]
  if u.op is Ops.CAST:
    return wide[0].src[0].cast(u.dtype) if wide[0] is not src[0] else u.replace(src=(src[0],))
  return u if tuple(wide) == u.src else u.replace(src=tuple(wide))


# *** several elements a thread ***


def _next_number(stores: tuple[UOp, ...]) -> int:
  return 1 + max((u.arg[0] for u in toposort(stores) if u.op is Ops.RANGE), default=-1)


def unroll(stores: tuple[UOp, ...], r: UOp, count: int) -> tuple[tuple[UOp, ...], UOp]:
  """Copies of stores for `count` neighbouring values of a range, and the range of the steps."""
  if count == 1:
    return stores, r
  number = _next_number(stores)
  outer = sym.ZERO
  if r.arg[1] > count:
    outer = UOp(Ops.RANGE, dtypes.int64, (), (number, r.arg[1] // count, r.arg[2]))
  out = []
  for i in range(count):
    place = sym.add(sym.mul(outer, count), sym.const(i))
    out += [sym.substitute(s, {r: place}, {}) for s in stores]
  return tuple(out), outer


def unroll_sums(stores: tuple[UOp, ...], free: Free) -> tuple[UOp, ...]:
  """Sums whose terms lie side by side in memory take several in each step, in one access.

  Sums over one range keep one range.
  """
  replaced: dict[UOp, UOp] = {}
  number = _next_number(stores)
  counts: dict[UOp, int] = {}
  outers: dict[UOp, UOp] = {}
  nodes = toposort(stores)
  for u in (u for u in nodes if u.op is Ops.REDUCE):
    r = u.src[-1]
    counts[r] = min(_terms_at_once(u, r, free), counts.get(r, _WIDEST))
  for u in nodes:
    src = tuple(replaced[s] for s in u.src)
    replaced[u] = u if src == u.src else u.replace(src=src)
    if u.op is not Ops.REDUCE or counts[u.src[-1]] == 1:
      continue
    r, value = u.src[-1], replaced[u].src[0]
    count = counts[r]
    if r not in outers:
      outers[r] = sym.ZERO
      if r.arg[1] > count:
        outers[r] = UOp(Ops.RANGE, dtypes.int64, (), (number, r.arg[1] // count, r.arg[2]))
        number += 1
    outer = outers[r]
    dt = dtypes.float32 if u.dtype in HALVES else u.dtype
    parts = [
      sym.substitute(value, {r: sym.add(sym.mul(outer, count), sym.const(i))}, {}).cast(dt)
      for i in range(count)
    ]
    while len(parts) > 1:
      parts = [UOp(u.arg, dt, (a, b)) for a, b in zip(parts[::2], parts[1::2], strict=True)]
    ranges = u.src[1:-1] + ((outer,) if outer.op is Ops.RANGE else ())
    total = UOp(Ops.REDUCE, dt, (parts[0], *ranges), u.arg) if ranges else parts[0]
    replaced[u] = total.cast(u.dtype)
  return tuple(replaced[s] for s in stores)


def _terms_at_once(u: UOp, r: UOp, free: Free) -> int:
  loads = [x for x in u.src[0].toposort() if x.op is Ops.LOAD and r in free[x]]
  near = [x for x in loads if stride(x.src[0].src[1], r, free) == 1]
  if not near or len(u.src[0].toposort()) > 400:
    return 1
  most = _WIDEST // max(x.dtype.itemsize for x in near)
  return math.gcd(min(most, 8), r.arg[1])


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


def _size(ranges: tuple[UOp, ...]) -> int:
  return math.prod(r.arg[1] for r in ranges)


def _along_memory(ranges: tuple[UOp, ...], store: UOp, free: Free) -> tuple[UOp, ...]:
  """Ranges with the one that steps through the result element by element as the last."""
  index = store.src[0].src[1]
  return tuple(sorted(ranges, key=lambda r: stride(index, r, free) == 1))


def _copies(stores: tuple[UOp, ...], r: UOp, most: int, o: Options = RULES) -> int:
  """Neighbouring elements along a range that one thread stores. Raises OptionsError."""
  if o.copies:
    if r.arg[1] % o.copies:
      raise OptionsError(f"{r.arg[1]} elements in a row are not stored {o.copies} at a time")
    return o.copies
  widest = min(max(_WIDEST // s.src[1].dtype.itemsize, 1) for s in stores)
  nodes = max(_MOST_NODES // len(toposort(stores)), 1)
  count = math.gcd(r.arg[1], min(widest, 8))
  while count > 1 and (count > most or count > nodes):
    count //= 2
  return count


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
    length = max(_size(u.src[1:]) for u in sums)
    if inner and max(length, _size(inner)) >= target.wave // 2:
      return _row_plan((store,), (), rows, inner, max(length, _size(inner)), free, target, o)
    if not inner and length >= target.wave and _steps_along_sum(sums, grid, free):
      return _row_plan((store,), (), rows, (), length, free, target, o)
    if not inner and length >= 64 and _size(grid) < _ENOUGH:
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
  return _row_plan(each, once, form.grid, inner, _size(form.row), free_ranges(nodes), target, o)


def _own_ranges(stores: tuple[UOp, ...], row: tuple[UOp, ...]) -> tuple[UOp, ...]:
  """The same stores with ranges for their sums that are not those of the elements of a row."""
  memo: dict[UOp, UOp] = {}
  replaced: dict[UOp, UOp] = {}
  number = _next_number(stores)
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
  while 1 < slices < 1024 and slices * 8 < length and (_size(rows) < 4096 or slices * 32 < length):
    slices *= 2
  if o.slices:
    if slices == 1 or o.slices % target.wave or o.slices & (o.slices - 1):
      raise OptionsError(f"{o.slices} threads cannot share a row")
    slices = o.slices
  if inner:
    free = free_ranges(stores)
    inner = _along_memory(inner, stores[0], free)
    if stride(stores[0].src[0].src[1], inner[-1], free) == 1:
      count = _copies(stores, inner[-1], max(_size(inner) // slices, 1), o)
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
  while slices < 16 and slices * 16 < length and _size(grid) * slices < _ENOUGH:
    slices *= 2
  slices = o.slices or slices
  if slices > 32 or slices & (slices - 1):
    raise OptionsError(f"{slices} threads cannot share a result")
  grid = _along_memory(grid, stores[0], free_ranges(stores))
  return _finish(stores, grid, (), target.wave, slices)


def _flat_plan(
  stores: tuple[UOp, ...], grid: tuple[UOp, ...], sums: list[UOp], free: Free, o: Options
) -> GpuPlan:
  """A thread for a few neighbouring results."""
  if not grid:
    return _finish(stores, grid)
  grid = _along_memory(grid, stores[0], free)
  last, rest = grid[-1], grid[:-1]
  count = 1
  if stride(stores[0].src[0].src[1], last, free) == 1:
    count = _copies(stores, last, max(_size(grid) // _ENOUGH, 1), o)
    if sums and not o.copies:
      count = min(count, 4)
    stores, new = unroll(stores, last, count)
    grid = rest + ((new,) if new.op is Ops.RANGE else ())
  if sums and count > 1 and (r := _reused(sums, rest, free)) is not None:
    more = math.gcd(r.arg[1], 4)
    while more > 1 and _size(grid) // more < _ENOUGH:
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
  outputs = outputs or min(_THREADS, -(-_size(outer) // 32) * 32)
  narrowed, count = narrow((*stores, *once)), len(stores)
  small = {r: r.replace(dtype=dtypes.int32) for r in (*outer, *inner)}
  return GpuPlan(
    narrowed[:count], tuple(small[r] for r in outer), tuple(small[r] for r in inner), outputs,
    slices, rows, narrowed[count:],
  )  # fmt: skip


# *** products ***


def _factors(total: UOp, target: GpuTarget) -> tuple[UOp, UOp] | None:
  """The factors of a sum of products, both of one type that the matrix unit multiplies."""
  if total.arg is not Ops.ADD or total.dtype not in (dtypes.float32, *HALVES):
    return None
  product = total.src[0]
  while product.op is Ops.CAST and product.dtype in (dtypes.float32, *HALVES):
    product = product.src[0]
  if product.op is not Ops.MUL:
    return None
  found = []
  for u in product.src:
    while u.op is Ops.CAST and u.dtype is dtypes.float32 and u.src[0].dtype in HALVES:
      u = u.src[0]
    found.append(u)
  a, b = found
  if a.dtype is b.dtype and a.dtype in HALVES:
    return a, b
  if product.dtype is not dtypes.float32 or not target.matrix_float32:
    return None
  return a.cast(dtypes.float32), b.cast(dtypes.float32)


def plan_matrix(store: UOp, target: GpuTarget, o: Options = RULES) -> MatrixPlan | None:
  """The plan for a STORE on the matrix unit, or None where it is no such sum or too small.

  Raises OptionsError.
  """
  free = free_ranges((store,))
  ranges = store.src[2:]
  sums = [u for u in free if u.op is Ops.REDUCE]
  if (
    not target.matrix
    or NOOPT
    or o.no_matrix
    or len(sums) != 1
    or any(r.arg[2] != "grid" for r in ranges)
  ):
    return None
  if (found := _factors(sums[0], target)) is None:
    return None
  a, b = found
  own = store.src[0].src[0]
  if any(u.op is Ops.LOAD and u.src[0].src[0] is own for f in found for u in f.toposort()):
    return None
  ks = sums[0].src[1:]
  order = _along_memory(ranges, store, free)
  if order and order[-1] in free[a]:
    a, b = b, a
  rows = tuple(r for r in order if r in free[a] and r not in free[b])
  columns = tuple(r for r in order if r in free[b] and r not in free[a])
  batch = tuple(r for r in ranges if r not in rows and r not in columns)
  if min(_size(rows), _size(columns), _size(ks)) < 16 or not (free[a] & free[b] >= set(ks)):
    return None
  rows = _inner_last(rows, a, free)
  high, wide, threads = _block(_size(rows), _size(columns), _size(batch))
  if o.high or o.wide or o.threads:
    high, wide, threads = o.high, o.wide, o.threads
    if (high, wide, threads) not in BLOCKS:
      raise OptionsError(f"no blocks of {high}x{wide} for {threads} threads")
  waves = threads // target.wave
  grid = (2, waves // 2) if waves >= 4 else (1, waves)
  return _matrix_plan(store, (a, b), (rows, columns, batch, ks), (high, wide, grid), target, free)


def _inner_last(ranges: tuple[UOp, ...], factor: UOp, free: Free) -> tuple[UOp, ...]:
  """Ranges with the one along which a factor lies in memory as the last."""
  loads = [u.src[0].src[1] for u in factor.toposort() if u.op is Ops.LOAD]
  return tuple(sorted(ranges, key=lambda r: any(stride(i, r, free) == 1 for i in loads)))


# (rows, columns, threads) of a workgroup, the first ones for the rules
BLOCKS = (
  (128, 128, 256), (64, 128, 256), (128, 64, 256), (64, 64, 128), (64, 64, 256), (128, 64, 128),
  (64, 128, 128), (128, 128, 128), (128, 256, 256), (256, 128, 256),
)  # fmt: skip


def _block(rows: int, columns: int, batch: int) -> tuple[int, int, int]:
  """(rows, columns, threads) of a workgroup: large ones, where there are enough of them."""
  shapes = BLOCKS[:4]
  for high, wide, threads in shapes:
    groups = batch * -(-rows // high) * -(-columns // wide)
    if groups >= _GROUPS and 2 * rows > high and 2 * columns > wide:
      return high, wide, threads
  return shapes[-1]


def _matrix_plan(
  store: UOp, factors: tuple[UOp, UOp], axes: tuple[tuple[UOp, ...], ...],
  shape: tuple[int, int, tuple[int, int]], target: GpuTarget, free: Free,
) -> MatrixPlan:  # fmt: skip
  """The plan with its copies and narrow indices."""
  (a, b), (rows, columns, batch, ks) = factors, axes
  last, k = columns[-1], ks[-1]
  along = stride(store.src[0].src[1], last, free) == 1
  copies = math.gcd(last.arg[1], min(4, _copies((store,), last, 4))) if along else 1
  stores, new = unroll((store,), last, copies)
  chunk = math.gcd(k.arg[1], _WIDEST // a.dtype.itemsize)
  number = _next_number((store,)) + 1
  outer = sym.ZERO
  if k.arg[1] > chunk:
    outer = UOp(Ops.RANGE, dtypes.int64, (), (number, k.arg[1] // chunk, "reduce"))

  def parts(factor: UOp) -> tuple[UOp, ...]:
    places = [sym.add(sym.mul(outer, chunk), sym.const(i)) for i in range(chunk)]
    return tuple(sym.substitute(factor, {k: p}, {}) for p in places)

  def turned(factor: UOp, own: tuple[UOp, ...]) -> bool:
    loads = [u.src[0].src[1] for u in factor.toposort() if u.op is Ops.LOAD and k in free[u]]
    straight = any(stride(i, k, free) == 1 for i in loads)
    return not straight and any(stride(i, own[-1], free) == 1 for i in loads)

  def small(ranges: tuple[UOp, ...]) -> tuple[UOp, ...]:
    return tuple(r.replace(dtype=dtypes.int32) for r in ranges if r.op is Ops.RANGE)

  left, right = parts(a), parts(b)
  nodes = narrow((*left, *right, *stores))
  n = len(left)
  return MatrixPlan(
    nodes[2 * n :],
    Operand(nodes[:n], small(rows), turned(a, rows)),
    Operand(nodes[n : 2 * n], small(columns), turned(b, columns)),
    small(batch), small((*columns[:-1], new)), small((*ks[:-1], outer)),
    shape[0], shape[1], shape[2], target.wave,
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
    if plan.groups * plan.threads >= _INDEX_LIMIT:
      raise NotImplementedError(
        f"{symbol}: {plan.groups} groups of {plan.threads} threads are more than {_INDEX_LIMIT} "
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
