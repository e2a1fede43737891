"""LLVM IR of one small kernel for each kind of GPU, compared with the text files beside this one.

After a change of the generator that is meant:
PYTHONPATH=. python3 -m test.golden.test_golden_gpu
"""

from __future__ import annotations

from pathlib import Path

import pytest

from test.golden.test_golden import columns, elementwise, product, rows
from test.unit.test_gpu_rows import moments
from tinygrad.codegen.gpu import render_gpu
from tinygrad.renderer.gpu_targets import GPU_TARGETS
from tinygrad.uop.ops import UOp

FOLDER = Path(__file__).parent


def together() -> UOp:
  """m[i, k] = m[i, k] + g[i, k] in place, and the sums of its rows, in one launch"""
  return moments(6, 40)


CASES = {
  "sm_80": together,
  "sm_89": elementwise,
  "sm_90": product,
  "gfx1100": rows,
  "gfx942": columns,
}


def emitted(target: str) -> str:
  make = CASES[target]
  return render_gpu(make(), make.__name__, GPU_TARGETS[target])[0] + "\n"


@pytest.mark.parametrize("target", CASES)
def test_golden(target):
  assert emitted(target) == (FOLDER / f"{CASES[target].__name__}_{target}.ll").read_text()


if __name__ == "__main__":
  for case in CASES:
    name = f"{CASES[case].__name__}_{case}.ll"
    (FOLDER / name).write_text(emitted(case))
    print(f"wrote {name}")
