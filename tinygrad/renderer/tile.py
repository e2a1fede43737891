"""Plan of a sum of products: which block of rows and columns is computed at once, and how its
operands get there.

An item is a block of the result. Its part of b is packed into panels of `cols` columns, its part
of a is read in place or packed, and a register tile of `high` rows by `cols` columns walks over
both (tilewriter.py).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tinygrad.dtype import dtypes
from tinygrad.renderer.strides import REAL, Free, flat_stride, loaded, matrix_load, stride
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.slices import LINE, Blocks

# Bytes of the float32 values of b that an item packs at once: half of a second-level cache.
_PANEL_BYTES = 1 << 20
# Bytes of packed rows, and of packed columns, where sums grow from block to block of a chain: the
# cache has room for all that the kernels of the chain pass on.
_GROWING_BYTES = 1 << 16
# Bytes of a that are packed once and kept for all columns: they stream from a shared cache.
_KEEP_BYTES = 16 << 20
# Floats between packed rows or strips, so that these do not fall into the same cache sets.
PAD = 16
# Strips of a that are packed at once.
STRIPS = 8
# Rows and columns of a block that four tiles of a matrix unit hold.
MATRIX = 32
# The longest part of the sum for which partial sums stay in registers.
_DEPTH = 2048
_ROWS = 1024
# Terms from which on a matrix unit adds up parts; the terms of a part, columns and rows of an item
# then, for many rows and for few.
_MATRIX_DEPTH = 1536
_MATRIX_PARTS = ((768, 512, 2048), (512, 1024, 256))
# Rows of an item that are not divided for the sake of more items.
_FEW_ROWS = 256
# Columns of a thread for which it does not pay to pack rows that a matrix unit can read in place.
_IN_PLACE = 1024
# Blocks of columns of a thread for which it does not pay to keep rows that are packed by copying.
_AGAIN = 4
# Half of a second-level cache: lines that are so many bytes apart share so many places.
_WAY_BYTES, _WAYS = 1 << 17, 8
# Terms whose values of a block of columns stay in the nearest cache.
_NEAR_DEPTH = 128
# Strips of rows for which it does not pay to pack columns, if so many terms of them stay in the
# second cache.
_FEW_STRIPS, _FEW_DEPTH = 48, 64
# Blocks of columns for which it does not pay to pack rows that stay in the second cache.
_FEW_PANELS = 4
# How many times fewer elements are transposed where a matrix unit's result is.
_CROSSED = 2
# Bytes after which memory falls into the same sets of the nearest cache.
_NEAREST = 4096
# Forms of packed rows for a matrix unit.
MATRIX_FORMS = ("packed", "again", "kept")
# Work for which a tile costs more to compile than it can save.
_SMALL = 1 << 14
# Items of each thread that are enough for all threads to end at about the same time.
_ITEMS = 4


@dataclass(frozen=True)
class Registers:
  """Vector registers of a CPU: how many, and float32 lanes in each.

  matrix: AMX for bfloat16, and an instruction that rounds to it.
  threads: that share the items of a kernel.
  """

  number: int = 32
  lanes: int = 16
  matrix: bool = False
  threads: int = 2

  def shapes(self) -> list[tuple[int, int, float]]:
    """(rows, vectors of columns, part of the peak) of the tiles that fit."""
    shares = {4: 1.0, 3: 0.95, 2: 0.85, 1: 0.5} if self.number >= 32 else {2: 1.0, 1: 0.7}
    return [(min((self.number - 2 - v) // v, 14), v, share) for v, share in shares.items()]


@dataclass(frozen=True)
class Tile:
  """A sum over ks of a (free of n) times b (free of ms), in blocks.

  rows, cols: of an item; high, wide: of the register tile; depth: of a part of the sum.
  a_form: "direct" (read in place), "rows" (packed, the sum innermost), "strips" (packed in strips
  of `high` rows, the rows innermost), "packed" (as the matrix unit reads it), "again" (so, for each
  block of columns) or "kept" (read in place for the first columns of a block, whose tiles are kept
  for the others).
  b_form: "direct" (rows of b are read in place), "rows" (copied) or "turned" (transposed).
  block: the range that counts blocks of a chain's slice, which run one after the other on a thread:
  one of the result, or the first of the sum.
  """

  reduce: UOp
  a: UOp
  b: UOp
  ms: tuple[UOp, ...]
  n: UOp
  rows: int
  cols: int
  depth: int
  high: int
  wide: int
  lanes: int
  a_form: str
  b_form: str
  matrix: bool = False
  block: UOp | None = None
  crossed: bool = False

  @property
  def grows(self) -> bool:
    """Whether each block adds its part to sums that the last one finishes."""
    return self.block in self.ks

  @property
  def own_parts(self) -> int:
    """Parts of the sum that an item goes through."""
    return self.parts // self.block.arg[1] if self.grows and self.block else self.parts

  @property
  def goes_on(self) -> bool:
    """Whether parts of a sum are added up like the terms of a whole one, with the same bits."""
    return self.parts > 1 and self.length <= _DEPTH

  @property
  def keeps_a(self) -> bool:
    """Whether rows are packed for the whole sum, and stay while the columns change."""
    size = self.rows * self.length * (2 if self.matrix else 4)
    return self.a_form not in ("direct", "again", "kept") and size <= _KEEP_BYTES

  @property
  def keeps_b(self) -> bool:
    """Whether columns are packed for the whole sum, and stay while the rows change."""
    size = self.num_cols * self.length * 4
    packs = "direct" not in (self.a_form, self.b_form) and not self.matrix
    packs &= self.block is None
    return packs and self.cols >= self.num_cols and _PANEL_BYTES < size <= _KEEP_BYTES

  @property
  def ks(self) -> tuple[UOp, ...]:
    return self.reduce.src[1:]

  @property
  def num_rows(self) -> int:
    return math.prod(m.arg[1] for m in self.ms)

  @property
  def num_cols(self) -> int:
    return int(self.n.arg[1])

  @property
  def length(self) -> int:
    """Terms of the sum."""
    return math.prod(k.arg[1] for k in self.ks)

  @property
  def parts(self) -> int:
    """Parts of the sum."""
    return -(-self.length // self.depth)

  def __str__(self) -> str:
    blocks = f"blocks {self.rows}x{self.cols}x{self.depth}, a {self.a_form}, b {self.b_form}"
    if self.block is not None:
      blocks += f", {self.block.arg[1]} {'parts' if self.grows else 'blocks'} in turn"
    kind = "crossed matrix " if self.crossed else "matrix " if self.matrix else ""
    return f"{kind}tile {self.high}x{self.wide} in {blocks}"


def _factors(total: UOp) -> tuple[UOp, UOp] | None:
  """The factors in float32 of a sum of products of floats."""
  if total.arg is not Ops.ADD or total.dtype not in REAL:
    return None
  product = total.src[0]
  while product.op is Ops.CAST and product.dtype in REAL:
    product = product.src[0]
  if product.op is not Ops.MUL or product.dtype not in REAL:
    return None
  x, y = (s.cast(dtypes.float32) for s in product.src)
  return x, y


def _reads(u: UOp, param: UOp) -> bool:
  return any(n.op is Ops.LOAD and n.src[0].src[0] is param for n in u.toposort())


def _split(store: UOp, free: Free, lead: int) -> tuple[UOp, UOp, UOp, tuple[UOp, ...], UOp] | None:
  """(sum, a, b, rows, column) of a STORE, or None where it is no sum of products.

  lead: its outermost ranges that count parts of a chain, not rows.
  """
  ranges = store.src[2:]
  if not ranges or any(r.arg[2] != "grid" or r.arg[1] < 1 for r in ranges):
    return None
  sums = [u for u in free if u.op is Ops.REDUCE]
  if len(sums) != 1 or (found := _factors(sums[0])) is None:
    return None
  a, b = found
  for u in (x for f in found for x in f.toposort()):
    if u not in free:
      free[u] = frozenset().union(*(free[s] for s in u.src))
  n = ranges[-1]
  if n in free[a]:
    a, b = b, a
  if n in free[a] or n not in free[b] or any(_reads(f, store.src[0].src[0]) for f in found):
    return None
  ms = tuple(r for r in ranges[lead:-1] if r in free[a] and r not in free[b])
  return sums[0], a, b, ms, n


def stays_near(count: int, step: int, width: int) -> bool:
  """Whether pieces of memory stay in the second cache: so many, `width` bytes each, step apart."""
  apart = math.gcd(step, _WAY_BYTES)
  if apart <= width:
    return count * width <= _WAY_BYTES * _WAYS // 2
  return count <= _WAY_BYTES // apart * _WAYS


def _a_form(
  a: UOp, ms: tuple[UOp, ...], ks: tuple[UOp, ...], free: Free, panels: int, depth: int
) -> str:
  load = loaded(a)
  if load is None:
    return "strips"
  along = flat_stride(load.src[0].src[1], ks, free)
  down = flat_stride(load.src[0].src[1], ms, free)
  if along is not None and down is not None and load.dtype is dtypes.float32:
    few = panels <= _FEW_PANELS and stays_near(min(depth, _NEAR_DEPTH), 4 * along, LINE)
    if along == 1 or (down == 1 and few):
      return "direct"
  return "rows" if stride(load.src[0].src[1], ks[-1], free) == 1 else "strips"


def _b_in_place(
  b: UOp, n: UOp, ks: tuple[UOp, ...], free: Free, strips: int, depth: int, wide: int
) -> bool:
  """Whether register tiles read the rows of b where they are."""
  load = loaded(b)
  if load is None or load.dtype is not dtypes.float32 or n.arg[1] % wide:
    return False
  along = flat_stride(load.src[0].src[1], ks, free)
  if along is None or stride(load.src[0].src[1], n, free) != 1:
    return False
  if along == wide:
    return True
  return strips <= 2 or (strips <= _FEW_STRIPS and stays_near(depth, 4 * along, 4 * wide))


def _b_form(b: UOp, n: UOp, ks: tuple[UOp, ...], free: Free) -> str:
  load = loaded(b)
  if load is not None and stride(load.src[0].src[1], n, free) != 1:
    if stride(load.src[0].src[1], ks[-1], free) == 1:
      return "turned"
  return "rows"


def _for_matrix(u: UOp, axis: tuple[UOp, ...], ks: tuple[UOp, ...], free: Free) -> bool:
  """Whether an operand is bfloat16, with one stride in memory along its axis and along the sum."""
  if (load := matrix_load(u)) is None:
    return False
  steps = (flat_stride(load.src[0].src[1], r, free) for r in (axis, ks))
  return 1 in (found := tuple(steps)) and None not in found


def _collides(a: UOp, ms: tuple[UOp, ...], free: Free) -> bool:
  """Whether rows of a matrix unit's operand fall into so few sets of the nearest cache that they
  cannot stay in it."""
  load = matrix_load(a)
  assert load is not None, "the plan holds for plain loads"
  down = flat_stride(load.src[0].src[1], ms, free)
  return down is not None and math.gcd(down * load.dtype.itemsize, _NEAREST) > _NEAREST // 4


def _reads_whole_tiles(a: UOp, ms: tuple[UOp, ...], ks: tuple[UOp, ...], free: Free) -> bool:
  """Whether a matrix unit can read tiles of rows in place."""
  load = matrix_load(a)
  assert load is not None, "the plan holds for plain loads"
  rows, terms = (math.prod(r.arg[1] for r in axis) for axis in (ms, ks))
  if rows < MATRIX or terms % MATRIX:
    return False
  return load.dtype is dtypes.bfloat16 and flat_stride(load.src[0].src[1], ks, free) == 1


def _even(size: int, most: int, step: int) -> int:
  """Size of equal blocks of at most `most`, a multiple of step."""
  blocks = -(-size // most)
  return -(-size // (blocks * step)) * step


def find_tile(
  store: UOp, free: Free, registers: Registers, how: Blocks | None = None
) -> Tile | None:
  """The plan for a STORE, or None where it is no such sum or is too small to gain.

  how: it runs in, where that is in blocks of a chain.
  """
  if (found := _split(store, free, how.lead if how else 0)) is None:
    return None
  total, a, b, ms, n = found
  ks = total.src[1:]
  counted = None
  if how is not None:
    counted = ks[0] if how.sums else store.src[1 + how.lead]
  m_size, k_size = math.prod(m.arg[1] for m in ms), math.prod(k.arg[1] for k in ks)
  n_size = n.arg[1]
  others = math.prod(r.arg[1] for r in store.src[2:-1] if r not in ms)
  if m_size * k_size * n_size * others < _SMALL or n_size < registers.lanes // 2 or k_size < 2:
    return None
  b_form = _b_form(b, n, ks, free)
  if m_size < 4 and b_form == "turned":
    return None
  part = k_size // how.blocks if how and how.sums else k_size
  matrix = registers.matrix and min(m_size, n_size) >= 16 and part >= 32
  if part < k_size and (part % MATRIX or part > _MATRIX_DEPTH):
    matrix = False
  if matrix and _for_matrix(a, ms, ks, free) and _for_matrix(b, (n,), ks, free):
    dear = (_turns(a, ks, free), not _turns(b, ks, free))
    crossed = len(ms) == 1 and k_size <= _MATRIX_DEPTH
    if crossed and _pays_to_cross((m_size, n_size, k_size), dear):
      a, b, ms, n, m_size, n_size = b, a, (n,), ms[0], n_size, m_size
      dear = (not dear[1], not dear[0])
    else:
      crossed = False
    block = _matrix_block((m_size, n_size, part), dear, others, registers.threads)
    alone = others % registers.threads == 0 or block[0] < m_size
    columns = n_size if alone else n_size // registers.threads
    near = block[2] == part and not _collides(a, ms, free)
    seldom = columns <= (_IN_PLACE if near else 4 * MATRIX)
    whole = _reads_whole_tiles(a, ms, ks, free)
    a_form = "direct" if whole and seldom else "packed"
    # what a thread has of an item's columns; packed rows that stay go out to a shared cache
    if a_form == "packed" and not dear[0] and columns <= _AGAIN * block[1]:
      a_form = "kept" if whole else "again"
    forms = (a_form, b_form, True)
    sizes = (*block, MATRIX, MATRIX, registers.lanes)
    return Tile(total, a, b, ms, n, *sizes, *forms, counted, crossed)
  high, vectors, _ = min(
    registers.shapes(), key=lambda s: -(-n_size // (s[1] * registers.lanes)) * s[1] / s[2]
  )
  shape = (_even(m_size, high, 1), vectors * registers.lanes)
  # what is packed for a block serves all blocks of a slice
  times = how.blocks if how and not how.sums and counted not in free[b] else 1
  a_form, b_form, depth = _vector_forms(found, b_form, shape, part, free, times)
  size = (m_size, n_size, part)
  if part < k_size:
    rows, cols = _growing_block(size, depth, shape, (a_form, b_form), others, registers.threads)
  else:
    rows, cols = _vector_block(size, depth, shape, (a_form, b_form), others, registers.threads)
  sizes = (rows, cols, depth, *shape, registers.lanes)
  return Tile(total, a, b, ms, n, *sizes, a_form, b_form, False, counted)


def _vector_forms(
  found: tuple[UOp, UOp, UOp, tuple[UOp, ...], UOp], b_form: str, tile: tuple[int, int], part: int,
  free: Free, times: int,
) -> tuple[str, str, int]:  # fmt: skip
  """Forms of a and b, and the terms of a part of the sum, for vector registers.

  part: terms that a block of a chain adds to the sum, or all. times: how many blocks of rows use
  the same columns.
  """
  total, a, b, ms, n = found
  ks, (high, wide) = total.src[1:], tile
  m_size, k_size = math.prod(m.arg[1] for m in ms), math.prod(k.arg[1] for k in ks)
  depth = part if part <= _DEPTH or part < k_size else _even(k_size, _DEPTH // 2, 32)
  a_form = _a_form(a, ms, ks, free, -(-n.arg[1] // wide), depth)
  load = loaded(a)
  if a_form == "direct" and load is not None and flat_stride(load.src[0].src[1], ks, free) != 1:
    # b comes from the nearest cache while lines of a come from the second
    depth = min(depth, _NEAR_DEPTH)
  if part % depth and part < k_size:
    depth = part
  strips = -(-m_size // high) * times
  for terms in (depth, min(depth, _FEW_DEPTH)) if part == k_size else (depth,):
    if b_form == "rows" and _b_in_place(b, n, ks, free, strips, terms, wide):
      b_form, depth = "direct", terms
  return a_form, b_form, depth


def _growing_block(
  size: tuple[int, int, int], depth: int, tile: tuple[int, int], forms: tuple[str, str],
  others: int, threads: int,
) -> tuple[int, int]:  # fmt: skip
  """(rows, columns) of an item whose sum grows with each block of a chain."""
  m_size, n_size, _ = size
  near = max(_GROWING_BYTES // (4 * depth), tile[0])
  rows = _ROWS if forms[0] == "direct" else near
  cols = _PANEL_BYTES // (4 * depth) if forms[1] == "direct" else near
  return _block((m_size, n_size), (rows, cols), tile, others, threads)


def _vector_block(
  size: tuple[int, int, int], depth: int, tile: tuple[int, int], forms: tuple[str, str],
  others: int, threads: int,
) -> tuple[int, int]:  # fmt: skip
  """(rows, columns) of an item for vector registers."""
  (m_size, n_size, k_size), (high, wide) = size, tile
  a_bytes, b_bytes = (4 * x * k_size for x in (m_size, n_size))
  if "direct" not in forms and b_bytes < a_bytes > _KEEP_BYTES // 2 and b_bytes <= _KEEP_BYTES:
    # columns are packed once and stay, as what is packed more than once should be the smaller one
    step = STRIPS * high
    return max(_PANEL_BYTES // (4 * depth) // step, 1) * step, -(-n_size // wide) * wide
  # rows that stream past, and others on the machine, take their part of the cache
  cols = _PANEL_BYTES // 2 // (4 * depth)
  most = _ROWS
  if forms[0] != "direct":
    # rows stay while the columns change, or are used once
    keep = _KEEP_BYTES // (k_size * 4) if cols < n_size else _PANEL_BYTES // (depth * 4)
    most = max(_ROWS, keep)
    if others % threads:
      costs = [{"direct": 0, "rows": 1}.get(form, 2) for form in forms]
      parts = _shares((m_size, n_size), (costs[0], costs[1]), threads)
      most = min(most, -(-m_size // parts[0]))
  if depth < k_size:
    # sums wait in the second cache for the next part
    cols = min(cols, _PANEL_BYTES // (4 * min(most, m_size)))
  return _block((m_size, n_size), (most, cols), tile, others, threads)


def _shares(size: tuple[int, int], costs: tuple[int, int], threads: int) -> tuple[int, int]:
  """Parts of the rows and of the columns for which threads pack as little as possible in all, as
  each packs what it needs. costs: of a row, and of a column."""
  splits = [(i, threads // i) for i in range(1, threads + 1) if threads % i == 0]
  return min(splits, key=lambda s: sum(n * c / p for n, c, p in zip(size, costs, s, strict=True)))


def _turns(u: UOp, ks: tuple[UOp, ...], free: Free) -> bool:
  """Whether the terms of an operand of the matrix unit are not side by side in memory."""
  load = matrix_load(u)
  assert load is not None, "the plan holds for plain loads"
  return flat_stride(load.src[0].src[1], ks, free) != 1


def _pays_to_cross(size: tuple[int, int, int], dear: tuple[bool, bool]) -> bool:
  """Whether a matrix unit should compute the transposed result, which then is transposed.

  Rows that are to be transposed are read across memory. As columns they are not, and much less of
  the columns and of the result may have to be transposed instead.

  dear: whether rows, and columns, are transposed where they are packed; crossed it is the others.
  """
  m_size, n_size, k_size = size
  crossed = (not dear[1]) * n_size * k_size + m_size * n_size
  return dear[0] and _CROSSED * crossed <= m_size * k_size


def _matrix_block(
  size: tuple[int, int, int], dear: tuple[bool, bool], others: int, threads: int
) -> tuple[int, int, int]:
  """(rows, columns, depth) of an item on a matrix unit.

  dear: whether rows, and columns, are transposed where they are packed.
  """
  m_size, n_size, k_size = size
  few = m_size <= _FEW_ROWS
  depth = k_size
  if k_size > _MATRIX_DEPTH:
    # sums wait in the cache for the next part
    part, most_cols, most_rows = _MATRIX_PARTS[few]
    depth = _even(k_size, part, 32)
  else:
    # few rows use a panel only a few times, so that it should come from near
    panel_bytes = _PANEL_BYTES // 2 if few else _PANEL_BYTES
    most_cols = max(panel_bytes // (2 * depth) // MATRIX * MATRIX, MATRIX)
    most_rows = max(_KEEP_BYTES // (2 * k_size), MATRIX)
  m_parts = n_parts = 1
  if others % threads:
    m_parts, n_parts = _shares((m_size, n_size), (1 + dear[0], 1 + dear[1]), threads)
  rows = _even(m_size, min(most_rows, -(-m_size // m_parts)), MATRIX)
  cols = _even(n_size, min(most_cols, -(-n_size // n_parts)), MATRIX)
  rows, cols = _block((m_size, n_size), (rows, cols), (MATRIX, MATRIX), others, threads)
  return rows, cols, depth


def _block(
  size: tuple[int, int], most: tuple[int, int], tile: tuple[int, int], others: int, threads: int
) -> tuple[int, int]:
  """(rows, columns) of an item: smaller ones, until the threads have equal numbers of them."""
  high, wide = tile
  rows = _even(size[0], max(most[0], high), high)
  cols = _even(size[1], max(most[1] // wide * wide, wide), wide)
  while True:
    items = others * -(-size[1] // cols) * -(-size[0] // rows)
    if items >= _ITEMS * threads or items % threads == 0:
      return rows, cols
    # what is packed should be used often
    if rows > max(_FEW_ROWS, cols):
      rows = _even(rows, rows // 2, high)
    elif cols > wide:
      cols = _even(cols, cols // 2 // wide * wide, wide)
    else:
      return rows, cols
