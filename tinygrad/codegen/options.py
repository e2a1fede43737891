"""The choices that a kernel's code depends on, as a record, and the records next to one.

Every choice is left to the rules where a field is 0 or empty. What is chosen by hand or by a search
is checked: a record that does not fit a kernel raises `OptionsError`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from tinygrad.dtype import dtypes
from tinygrad.renderer.columns import Columns, find_columns
from tinygrad.renderer.llvmir import free_ranges
from tinygrad.renderer.row_passes import find_rows
from tinygrad.renderer.strides import Free, flat_stride, loaded, stride
from tinygrad.renderer.tile import MATRIX, MATRIX_FORMS, PAD, Registers, Tile, find_tile
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.rows import RowForm, row_form
from tinygrad.uop.slices import Blocks

CpuPlan = Tile | Columns | RowForm | None
# Steps of the sum in a loop of a register tile.
_UNROLL = 4
# Columns whose sums are on the stack.
_MOST_COLUMNS = 4096
# Bytes of scratch memory of a thread.
_MOST_SCRATCH = 64 << 20


class OptionsError(ValueError):
  """A record of choices does not fit the kernel."""


@dataclass(frozen=True)
class Options:
  """How one function of a kernel is made; 0 or empty: as the rules have it.

  plan: "tile", "columns", "rows" or "loops"; of the first function of several, "apart" makes each
  STORE a function. high, wide: rows and columns of a register tile; rows, cols, depth: of an item
  (cols also: of sums side by side);
  a_form, b_form: as in `Tile`; no_matrix: the matrix unit is not used. lanes, interleave: elements
  of a vector (1: LLVM makes vectors), and vectors at once, of inner loops.

  On GPUs high and wide are rows and columns of a workgroup's block of a product; threads: of a
  workgroup; copies: neighbouring results of a thread; slices: threads that share a row or a sum.
  """

  plan: str = ""
  high: int = 0
  wide: int = 0
  rows: int = 0
  cols: int = 0
  depth: int = 0
  a_form: str = ""
  b_form: str = ""
  no_matrix: int = 0
  lanes: int = 0
  interleave: int = 0
  threads: int = 0
  copies: int = 0
  slices: int = 0

  def as_dict(self) -> dict[str, Any]:
    """The fields that are not left to the rules; `Options(**d)` is the record again."""
    return {k: v for k, v in asdict(self).items() if v}

  @staticmethod
  def from_dict(d: Any) -> Options:
    """Raises OptionsError for what is no such dict."""
    kinds = {f.name: type(f.default) for f in fields(Options)}
    if not isinstance(d, dict) or any(kinds.get(k) is not type(v) for k, v in d.items()):
      raise OptionsError(f"{d!r} are no choices for a kernel")
    return Options(**d)

  def __str__(self) -> str:
    return " ".join(f"{k}={v}" for k, v in self.as_dict().items()) or "rules"


RULES = Options()
# One record a function of a kernel, or none: all as the rules have it.
KernelOptions = tuple[Options, ...]


def options_of(options: KernelOptions, number: int) -> Options:
  """The record of a function."""
  return options[number] if number < len(options) else Options()


def with_options(options: KernelOptions, number: int, new: Options) -> KernelOptions:
  """The records with another one for a function, without those at the end that say nothing."""
  out = [options_of(options, i) for i in range(max(len(options), number + 1))]
  out[number] = new
  while out and out[-1] == Options():
    out.pop()
  return tuple(out)


# *** CPU: the plan of a function ***


def shared_rows(sink: UOp, options: KernelOptions) -> RowForm | None:
  """The plan of all STOREs of a kernel as one function, or None where each is one."""
  if len(sink.src) == 1 or options_of(options, 0).plan == "apart":
    return None
  return row_form(sink.src)


def blocks_of(sink: UOp) -> Blocks | None:
  """How a kernel runs in blocks of a chain, if it does."""
  return sink.arg if isinstance(sink.arg, Blocks) else None


def soon_params(sink: UOp) -> list[UOp]:
  """PARAMs of buffers that a kernel in blocks of a chain only asks for."""
  if (how := blocks_of(sink)) is None:
    return []
  parts = how.number * how.blocks
  return [UOp(Ops.PARAM, dtypes.uint8, (), (n, nbytes * parts)) for n, nbytes in how.soon]


def choose_plan(
  store: UOp, free: Free, registers: Registers, o: Options, how: Blocks | None = None
) -> CpuPlan:
  """The plan of a STORE, of a kernel in blocks if `how` is; None: plain loops.

  Raises OptionsError.
  """
  if o.plan in ("", "apart", "tile"):
    if o.no_matrix:
      registers = replace(registers, matrix=False)
    if (tile := find_tile(store, free, registers, how)) is not None:
      return _with_choices(tile, free, registers, o)
    if o.plan == "tile":
      raise OptionsError("no sum of products for tiles")
  if o.plan in ("", "apart"):
    return _with_width(find_columns(store, free), o) or find_rows(store)
  if o.plan == "loops":
    return None
  found: CpuPlan = None
  if o.plan == "columns":
    found = _with_width(find_columns(store, free), o)
  elif o.plan == "rows":
    found = row_form((store,))
  if found is None:
    raise OptionsError(f"plan {o.plan!r} does not suit this kernel")
  return found


def _with_width(columns: Columns | None, o: Options) -> Columns | None:
  """Columns with as many at once as a record asks for. Raises OptionsError."""
  if columns is None or not o.cols:
    return columns
  if o.cols > _MOST_COLUMNS:
    raise OptionsError(f"{o.cols} columns at once do not fit the stack")
  return replace(columns, width=o.cols)


def _with_choices(tile: Tile, free: Free, registers: Registers, o: Options) -> Tile:
  """A tile with other sizes and forms where a record asks for them. Raises OptionsError."""
  if tile.matrix and (o.high or o.wide):
    raise OptionsError("the matrix unit has one size of tile")
  high, wide = o.high or tile.high, o.wide or tile.wide
  if not tile.matrix:
    high = min(high, tile.num_rows)
  depth = o.depth or tile.depth
  step = MATRIX if tile.matrix else wide
  rows, cols = (
    -(-x // n) * n for x, n in ((o.rows or tile.rows, high), (o.cols or tile.cols, step))
  )
  a_form, b_form = o.a_form or tile.a_form, o.b_form or tile.b_form
  if b_form == "direct" and not (tile.b_form == "direct" or _is_plain(tile, free)):
    raise OptionsError("b cannot be read in place")
  if b_form == "direct" and tile.num_cols % wide:
    b_form = "rows"
  vectors = wide // tile.lanes
  good = (
    0 < high <= 4 * MATRIX
    and wide % tile.lanes == 0
    and (tile.matrix or high * vectors + vectors < registers.number)
    and 0 < depth <= tile.length
    and (depth in (tile.length, tile.depth) or depth % 32 == 0)
    and (depth == tile.depth or not tile.grows)
    and a_form in _forms(tile.a_form, "rows", "strips", tile.matrix)
    and b_form in (*_forms(tile.b_form, "rows", "rows", tile.matrix), "direct")
    and 4 * (rows + 2 * cols) * (depth + PAD) <= _MOST_SCRATCH
  )
  if not good:
    raise OptionsError(
      f"a tile of {high}x{wide} in blocks of {rows}x{cols}x{depth} is not possible"
    )
  return replace(
    tile, high=high, wide=wide, rows=rows, cols=cols, depth=depth, a_form=a_form, b_form=b_form
  )


def _forms(own: str, first: str, second: str, matrix: bool) -> tuple[str, ...]:
  """The forms that an operand can have instead of its own."""
  if matrix:
    # tiles can be kept only where they can be read in place
    forms = MATRIX_FORMS if own in ("direct", "kept") else MATRIX_FORMS[:2]
    return (own, *forms) if own in ("direct", *MATRIX_FORMS) else (own,)
  return (own, first, second)


def _is_plain(tile: Tile, free: Free) -> bool:
  """Whether b lies in memory as a register tile reads it."""
  load = loaded(tile.b)
  if tile.matrix or load is None or load.dtype.name != "float32":
    return False
  index = load.src[0].src[1]
  return stride(index, tile.n, free) == 1 and flat_stride(index, tile.ks, free) is not None


# *** CPU: hints for loops ***

_BODY = re.compile(r"^body\d+:$")
_BACK = re.compile(r"^  br label %head(\d+)$")


def with_hints(text: str, number: int, o: Options) -> str:
  """A function's text whose inner loops say how LLVM shall make vectors of them."""
  if not (o.lanes or o.interleave):
    return text
  lines, base = text.splitlines(), 90000 + 10 * number
  # whether each open loop has had no loop in it so far
  inner: list[bool] = []
  for i, line in enumerate(lines):
    if _BODY.match(line):
      inner.append(True)
    elif (found := _BACK.match(line)) and lines[i - 1].startswith(f"  %next{found[1]} = "):
      if inner.pop():
        lines[i] += f", !llvm.loop !{base}"
      inner = [False] * len(inner)
  marks = {"vectorize.width": o.lanes, "interleave.count": o.interleave}
  parts = [(f"llvm.loop.{name}", n) for name, n in marks.items() if n]
  lines.append(
    f"!{base} = distinct !{{!{base}, "
    + ", ".join(f"!{base + 1 + i}" for i in range(len(parts)))
    + "}"
  )
  lines += [f'!{base + 1 + i} = !{{!"{name}", i32 {n}}}' for i, (name, n) in enumerate(parts)]
  return "\n".join(lines)


# *** CPU: the records next to one ***


def size_at_once(sink: UOp, options: KernelOptions, registers: Registers) -> int:
  """The most vectors of results, times unrolled steps, that a function works on at once."""
  if shared_rows(sink, options) is not None:
    return max(options_of(options, 0).interleave, 1)
  most = 1
  for i, store in enumerate(sink.src):
    o = options_of(options, i)
    plan = choose_plan(store, free_ranges((store,)), registers, o, blocks_of(sink))
    if isinstance(plan, Tile) and not plan.matrix:
      most = max(most, plan.high * (plan.wide // plan.lanes) * _UNROLL)
    most = max(most, o.interleave)
  return most


def cpu_neighbours(sink: UOp, options: KernelOptions, registers: Registers) -> list[KernelOptions]:
  """Records with one other choice. Those that do not fit are among them."""
  together = shared_rows(sink, options)
  out: list[KernelOptions] = []
  if len(sink.src) > 1 and row_form(sink.src) is not None:
    out.append((Options(plan="apart"),) if together is not None else ())
  if together is not None:
    return out + [(o,) for o in _loop_choices(options_of(options, 0), _row_lanes(registers))]
  for i, store in enumerate(sink.src):
    o, free = options_of(options, i), free_ranges((store,))
    plan = choose_plan(store, free, registers, o, blocks_of(sink))
    if isinstance(plan, Tile):
      choices = _tile_choices(o, plan, registers)
    else:
      is_row = isinstance(plan, RowForm)
      choices = _loop_choices(o, _row_lanes(registers) if is_row else (0, 4, 8, 16, 32))
      if isinstance(plan, Columns):
        sizes = [n for n in (plan.width // 2, 2 * plan.width) if 16 <= n < 2 * plan.n.arg[1]]
        choices += [replace(o, cols=n) for n in sizes]
      if o.plan != "apart":
        choices += [replace(o, plan=p) for p in _other_plans(store, free, plan)]
    out += [with_options(options, i, new) for new in choices]
  return out


def _other_plans(store: UOp, free: Free, plan: CpuPlan) -> Iterator[str]:
  if plan is not None:
    yield "loops"
  if not isinstance(plan, Columns) and find_columns(store, free) is not None:
    yield "columns"
  if not isinstance(plan, RowForm) and row_form((store,)) is not None:
    yield "rows"


def _row_lanes(registers: Registers) -> tuple[int, ...]:
  return 0, 1, registers.lanes // 2, 2 * registers.lanes


def _loop_choices(o: Options, lanes: tuple[int, ...]) -> list[Options]:
  return [replace(o, lanes=n) for n in lanes if n != o.lanes] + [
    replace(o, interleave=n) for n in (0, 1, 2, 4, 8) if n != o.interleave
  ]


def _tile_choices(o: Options, t: Tile, registers: Registers) -> list[Options]:
  """Other register tiles, blocks of half or twice a size, other ways to get at the operands."""
  out: list[Options] = []
  if t.matrix:
    out.append(replace(o, no_matrix=1))
  else:
    vectors = t.wide // t.lanes
    most = {v: min((registers.number - 2 - v) // v, 14, t.num_rows) for v in range(1, 5)}
    shapes = [(most[v], v) for v in (vectors - 1, vectors + 1) if v in most]
    shapes += [(t.high + n, vectors) for n in (-2, -1, 1) if 0 < t.high + n <= most.get(vectors, 0)]
    shapes += [(t.high // 2, vectors)] if t.high > 5 else []
    out += [replace(o, high=high, wide=v * t.lanes) for high, v in shapes]
    for form in ("direct", "rows", "strips"):
      if form != t.a_form:
        out.append(replace(o, a_form=form))
  for form in ("direct", "rows", "turned", "packed"):
    if form != t.b_form and not t.matrix:
      out.append(replace(o, b_form=form))
  if t.matrix:
    out += [replace(o, a_form=form) for form in MATRIX_FORMS if form != t.a_form]
  for size, limit, name in (
    (t.rows, t.num_rows, "rows"), (t.cols, t.num_cols, "cols"), (t.depth, t.length, "depth"),
  ):  # fmt: skip
    step = 32 if name == "depth" else 1
    half = -(-size // 2 // step) * step
    for n in (half, min(2 * size, t.length) if name == "depth" else 2 * size):
      if 0 < n < 2 * limit and n != size:
        out.append(_resized(o, name, n))
  return out


def _resized(o: Options, name: str, n: int) -> Options:
  if name == "rows":
    return replace(o, rows=n)
  return replace(o, cols=n) if name == "cols" else replace(o, depth=n)
