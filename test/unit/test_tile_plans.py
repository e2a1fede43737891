"""Plans of products on vector units: what is read in place, what is packed, and what stays."""

import pytest

from test.unit.kernels import at, kernel, load, rng
from tinygrad.dtype import dtypes
from tinygrad.renderer.tile import Registers, Tile, find_tile
from tinygrad.renderer.tilewriter import TileWriter
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.rows import free_ranges
from tinygrad.uop.slices import Blocks


def store_of(rows: int, cols: int, terms: int, turned_a: bool, turned_b: bool) -> UOp:
  """The STORE of a [M, K] times b [K, N], each stored transposed or not."""
  m, n, k = rng(0, rows), rng(1, cols), rng(2, terms, "reduce")
  a = at((k, rows), (m, 1)) if turned_a else at((m, terms), (k, 1))
  b = at((n, terms), (k, 1)) if turned_b else at((k, cols), (n, 1))
  factors = (load(1, rows * terms, a), load(2, terms * cols, b))
  product = UOp(Ops.MUL, dtypes.float32, factors)
  total = UOp(Ops.REDUCE, dtypes.float32, (product, k), Ops.ADD)
  return kernel(rows * cols, at((m, cols), (n, 1)), total, m, n).src[0]


def plan(rows: int, cols: int, terms: int, turned_a: bool, turned_b: bool) -> Tile:
  """Of such a product, for AVX-512 and two threads."""
  store = store_of(rows, cols, terms, turned_a, turned_b)
  found = find_tile(store, free_ranges((store,)), Registers())
  assert found is not None, "a sum of products"
  return found


@pytest.mark.parametrize(
  "shape, turned, forms, depth",
  [
    ((1024, 1024, 1024), (False, False), ("direct", "rows"), 1024),
    ((1024, 1024, 4096), (False, True), ("direct", "turned"), 1024),
    # lines of transposed rows stay in the second cache, for few columns
    ((512, 64, 512), (True, False), ("direct", "direct"), 128),
    ((512, 512, 512), (True, False), ("strips", "rows"), 512),
    ((4096, 64, 4096), (True, False), ("strips", "direct"), 1024),
    # few rows: columns are read in place by short parts
    ((152, 1024, 30522), (False, False), ("direct", "direct"), 64),
    ((152, 1000, 30522), (False, False), ("direct", "rows"), 1024),
    # a panel of columns is memory as it is
    ((64, 64, 65536), (False, False), ("direct", "direct"), 1024),
  ],
)
def test_forms_of_operands(shape, turned, forms, depth):
  tile = plan(*shape, *turned)
  assert ((tile.a_form, tile.b_form), tile.depth) == (forms, depth), str(tile)


def test_the_smaller_operand_stays():
  """Packed columns stay where the rows are more, packed rows where they are fewer."""
  many, few = plan(4096, 1024, 1024, True, False), plan(1024, 4096, 1024, True, False)
  assert many.keeps_b and many.cols == 1024 and many.rows < 1024, str(many)
  assert few.keeps_a and not few.keeps_b and few.rows >= 1024 > few.cols, str(few)


@pytest.mark.parametrize("turned, shares", [((True, False), 2), ((False, False), 1)])
def test_threads_share_the_rows_that_are_dear_to_pack(turned, shares):
  """A thread packs half of the rows and all columns, where rows lie across memory."""
  tile = plan(1024, 1024, 1024, *turned)
  assert -(-1024 // tile.rows) == shares, str(tile)


@pytest.mark.parametrize("shape", [(1024, 1024, 4096), (152, 1024, 30522), (700, 3000, 5000)])
def test_sums_that_wait_stay_in_a_second_cache(shape):
  tile = plan(*shape, False, False)
  assert tile.parts > 1 and tile.rows * tile.cols * 4 <= 3 << 19, str(tile)


def store_of_scores(batch: int, size: int, terms: int, rest: bool) -> UOp:
  """STORE of batches of a times b transposed [size, size], plus a buffer of that shape if asked."""
  g, m, n, k = rng(0, batch), rng(1, size), rng(2, size), rng(3, terms, "reduce")
  number = batch * size * terms
  factors = tuple(
    load(slot, number, at((g, size * terms), (r, terms), (k, 1))) for slot, r in ((1, m), (2, n))
  )
  product = UOp(Ops.MUL, dtypes.float32, factors)
  value = UOp(Ops.REDUCE, dtypes.float32, (product, k), Ops.ADD)
  place = at((g, size * size), (m, size), (n, 1))
  if rest:
    value = UOp(Ops.ADD, dtypes.float32, (value, load(3, batch * size * size, place)))
  (store,) = kernel(batch * size * size, place, value, g, m, n).src
  return store


@pytest.mark.parametrize(
  "size, terms, rest, asked",
  [
    # memory of the next tile's results, and of what is added to its sums
    (512, 64, False, [True]),
    (512, 64, True, [True, False]),
    (512, 1024, True, [True, False]),
    # what is small is in a cache; a sum in parts is finished apart
    (128, 64, True, [True]),
    (512, 4096, True, []),
  ],
)
def test_tiles_ask_for_the_memory_of_the_next_tile(size, terms, rest, asked):
  store = store_of_scores(8, size, terms, rest)
  params = [u for u in store.toposort() if u.op is Ops.PARAM]
  tile = find_tile(store, free_ranges((store,)), Registers())
  assert tile is not None, "a sum of products"
  writer = TileWriter(store, sorted(params, key=lambda u: u.arg[0]), "scores", tile)
  text, _ = writer.write_tile()
  step = 4 * size
  ours = [walk for walk in writer.streams if walk[0] == step and walk[1] == 2 * tile.wide // 64]
  assert [walk[-1] for walk in ours] == asked, writer.streams
  assert ("i32 1, i32 2, i32 1" in text) is (True in asked)


def test_columns_packed_once_for_all_blocks_of_a_slice():
  """What few rows would read in place is packed where the blocks of a chain use it again."""
  g, b, m, n, k = rng(0, 32), rng(1, 4), rng(2, 128), rng(3, 64), rng(4, 512, "reduce")
  factors = (
    load(1, 32 * 512 * 512, at((g, 512 * 512), (b, 128 * 512), (m, 512), (k, 1))),
    load(2, 32 * 512 * 64, at((g, 64), (k, 2048), (n, 1))),
  )
  product = UOp(Ops.MUL, dtypes.float32, factors)
  total = UOp(Ops.REDUCE, dtypes.float32, (product, k), Ops.ADD)
  place = at((g, 512 * 64), (b, 128 * 64), (m, 64), (n, 1))
  (store,) = kernel(32 * 512 * 64, place, total, g, b, m, n).src
  free = free_ranges((store,))
  alone, blocks = (find_tile(store, free, Registers(), h) for h in (None, Blocks(32, 4, 128, 2)))
  assert alone is not None and blocks is not None, "sums of products"
  assert (alone.b_form, blocks.b_form, blocks.depth) == ("rows", "rows", 512), str(blocks)
  few = find_tile(store, free, Registers(), Blocks(32, 1, 128, 2))
  assert few is not None and (few.b_form, few.depth) == ("direct", 64), str(few)


@pytest.mark.parametrize(
  "shape, low",
  [
    # 128 = 21 * 6 + 2, 64 = 10 * 6 + 4
    ((128, 8192, 64), 2),
    ((64, 8192, 128), 4),
    # whole tiles; too many of them for one to count; little of the last one is empty; little work
    ((126, 8192, 128), 0),
    ((1022, 8192, 64), 0),
    ((299, 8192, 64), 0),
    ((128, 512, 64), 0),
  ],
)
@pytest.mark.parametrize("turned", [False, True])
def test_a_lower_tile_for_the_last_rows(shape, low, turned):
  store = store_of(*shape, turned, False)
  params = [u for u in store.toposort() if u.op is Ops.PARAM]
  tile = find_tile(store, free_ranges((store,)), Registers())
  assert tile is not None and tile.high == 6, str(tile)
  writer = TileWriter(store, sorted(params, key=lambda u: u.arg[0]), "product", tile)
  assert writer.low == low, str(tile)
  assert ("@product_low(ptr noalias" in writer.write_tile()[0]) == bool(low)
