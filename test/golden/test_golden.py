"""Emitted LLVM IR of small kernels, compared with the text files beside this one.

After a change of the generator that is meant:    PYTHONPATH=. python3 -m test.golden.test_golden
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tinygrad.codegen import render
from tinygrad.dtype import DType, dtypes
from tinygrad.renderer.tile import Registers
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

FOLDER = Path(__file__).parent
F32, INT = dtypes.float32, dtypes.int64


def rng(number: int, size: int, kind: str = "grid") -> UOp:
  return UOp(Ops.RANGE, INT, (), (number, size, kind))


def at(*terms: tuple[UOp, int]) -> UOp:
  parts = [r if k == 1 else UOp(Ops.MUL, INT, (r, UOp.const(INT, k))) for r, k in terms]
  total = parts[0]
  for part in parts[1:]:
    total = UOp(Ops.ADD, INT, (total, part))
  return total


def load(slot: int, size: int, index: UOp, dt: DType = F32) -> UOp:
  place = UOp(Ops.INDEX, dt, (UOp(Ops.PARAM, dt, (), (slot, size)), index))
  return UOp(Ops.LOAD, dt, (place,))


def kernel(size: int, index: UOp, value: UOp, *ranges: UOp) -> UOp:
  param = UOp(Ops.PARAM, value.dtype, (), (0, size))
  place = UOp(Ops.INDEX, value.dtype, (param, index))
  store = UOp(Ops.STORE, dtypes.void, (place, value, *ranges))
  return UOp(Ops.SINK, dtypes.void, (store,))


def elementwise() -> UOp:
  """y = exp2(x) + 1, in bfloat16"""
  i = rng(0, 100)
  one = UOp.const(dtypes.bfloat16, 1.0)
  x = UOp(Ops.EXP2, dtypes.bfloat16, (load(1, 100, i, dtypes.bfloat16),))
  return kernel(100, i, UOp(Ops.ADD, dtypes.bfloat16, (x, one)), i)


def rows() -> UOp:
  """y[i] = sum over k of x[i, k]"""
  i, k = rng(0, 5), rng(1, 40, "reduce")
  return kernel(5, i, UOp(Ops.REDUCE, F32, (load(1, 200, at((i, 40), (k, 1))), k), Ops.ADD), i)


def row_vectors() -> UOp:
  """y[i, j] = x[i, j] - maximum over k of x[i, k], for rows that vectors do not fill"""
  i, j, k = rng(0, 5), rng(1, 70), rng(2, 70, "reduce")
  most = UOp(Ops.REDUCE, F32, (load(1, 350, at((i, 70), (k, 1))), k), Ops.MAX)
  index = at((i, 70), (j, 1))
  less = UOp(Ops.NEG, F32, (most,))
  return kernel(350, index, UOp(Ops.ADD, F32, (load(1, 350, index), less)), i, j)


def columns() -> UOp:
  """y[n] = maximum over k of x[k, n]"""
  n, k = rng(0, 200), rng(1, 7, "reduce")
  return kernel(200, n, UOp(Ops.REDUCE, F32, (load(1, 1400, at((k, 200), (n, 1))), k), Ops.MAX), n)


def column_vectors() -> UOp:
  """y[n] = sum over k of x[k, n], for columns that vectors fill"""
  n, k = rng(0, 64), rng(1, 7, "reduce")
  return kernel(64, n, UOp(Ops.REDUCE, F32, (load(1, 448, at((k, 64), (n, 1))), k), Ops.ADD), n)


def product(dt: DType = F32, rows: int = 7, cols: int = 20) -> UOp:
  """c[m, n] = sum over k of a[k, m] * b[n, k]"""
  m, n, k = rng(0, rows), rng(1, cols), rng(2, 160, "reduce")
  a = load(1, rows * 160, at((k, rows), (m, 1)), dt).cast(F32)
  b = load(2, cols * 160, at((n, 160), (k, 1)), dt).cast(F32)
  total = UOp(Ops.REDUCE, F32, (UOp(Ops.MUL, F32, (a, b)), k), Ops.ADD)
  return kernel(rows * cols, at((m, cols), (n, 1)), total, m, n)


CASES = {
  "elementwise": (elementwise, Registers(32, 16)),
  "rows": (rows, Registers(32, 16)),
  "row_vectors": (row_vectors, Registers(32, 16)),
  "columns": (columns, Registers(32, 16)),
  "column_vectors": (column_vectors, Registers(32, 16)),
  "product_avx512": (product, Registers(32, 16)),
  "product_avx2": (product, Registers(16, 8)),
  "product_neon": (product, Registers(32, 4)),
  "product_amx": (lambda: product(dtypes.bfloat16, 40, 90), Registers(32, 16, True)),
  "product_amx_crossed": (lambda: product(dtypes.bfloat16, 40), Registers(32, 16, True)),
}


def emitted(name: str) -> str:
  make, registers = CASES[name]
  return render(make(), name, registers)[0] + "\n"


@pytest.mark.parametrize("name", CASES)
def test_golden(name):
  assert emitted(name) == (FOLDER / f"{name}.ll").read_text()


if __name__ == "__main__":
  for case in CASES:
    (FOLDER / f"{case}.ll").write_text(emitted(case))
    print(f"wrote {case}.ll")
