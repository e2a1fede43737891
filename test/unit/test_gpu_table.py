"""Every kernel of whole BERT steps for every GPU: compiled, without spills, on the matrix unit."""

from __future__ import annotations

import pytest

from test.tools.gpu_objects import NO_PTXAS, find_ptxas
from test.tools.gpu_table import measure, step_kernels
from tinygrad.codegen.gpu_matrix import plan_matrix
from tinygrad.renderer.gpu_targets import GPU_TARGETS

NEEDS_PTXAS = pytest.mark.skipif(find_ptxas() is None, reason=NO_PTXAS)
TARGETS = [pytest.param(n, marks=NEEDS_PTXAS if n.startswith("sm_") else ()) for n in GPU_TARGETS]


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(
  "size, dtype", [("large", "HALF"), ("large", "BFLOAT16"), ("tiny", "FLOAT32")]
)
def test_step(size, dtype, target):
  kernels = step_kernels(size, 2, dtype)
  row = measure(kernels, target)
  assert len(row.programs) == len(kernels) and all(p.binary for p in row.programs)
  # whatever comes in any order could change a sum
  assert not any("atomic" in p.text for p in row.programs)
  # kernels without products may keep a few values in memory for want of registers
  for program, usage in zip(row.programs, row.usage, strict=True):
    if row.uses_matrix(program):
      assert [u.name for u in usage if u.spilled] == []
      assert max(u.shared for u in usage) <= 48 << 10
  assert len(row.spilled) <= 2
  if dtype == "FLOAT32" and not GPU_TARGETS[target].matrix_float32:
    assert row.matrix_share == 0
  else:
    # the rest is not of products
    assert row.matrix_share > (0.97 if size == "large" else 0.5)


def test_products_of_an_encoder_layer_take_the_matrix_unit():
  """All but those with the few rows of a batch, in a step of the smallest model."""
  found = [plan_matrix(k.src[0], GPU_TARGETS["sm_89"]) for k in step_kernels("tiny", 1, "HALF")]
  assert sum(plan is not None for plan in found) >= 15
