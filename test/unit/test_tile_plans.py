"""Plans of products on vector units: what is read in place, what is packed, and what stays."""

import pytest

from test.unit.kernels import at, kernel, load, rng
from tinygrad.dtype import dtypes
from tinygrad.renderer.tile import Registers, Tile, find_tile
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.rows import free_ranges


def plan(rows: int, cols: int, terms: int, turned_a: bool, turned_b: bool) -> Tile:
  """Of a [M, K] times b [K, N], each stored transposed or not, for AVX-512 and two threads."""
  m, n, k = rng(0, rows), rng(1, cols), rng(2, terms, "reduce")
  a = at((k, rows), (m, 1)) if turned_a else at((m, terms), (k, 1))
  b = at((n, terms), (k, 1)) if turned_b else at((k, cols), (n, 1))
  factors = (load(1, rows * terms, a), load(2, terms * cols, b))
  product = UOp(Ops.MUL, dtypes.float32, factors)
  total = UOp(Ops.REDUCE, dtypes.float32, (product, k), Ops.ADD)
  (store,) = kernel(rows * cols, at((m, cols), (n, 1)), total, m, n).src
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


@pytest.mark.parametrize("shape", [(1024, 1024, 4096), (152, 1024, 30522), (700, 3000, 5000)])
def test_sums_that_wait_stay_in_a_second_cache(shape):
  tile = plan(*shape, False, False)
  assert tile.parts > 1 and tile.rows * tile.cols * 4 <= 3 << 19, str(tile)
