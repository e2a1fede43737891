"""Compare one expression on our tensors with the same expression on torch, with its gradients."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import torch

from tinygrad import Tensor

Inputs = Sequence[tuple[int, ...] | np.ndarray]


def make_arrays(inputs: Inputs, low: float, high: float, seed: int = 0) -> list[np.ndarray]:
  """Float32 arrays: uniform in [low, high) where a shape is given, else the array itself."""
  rng = np.random.default_rng(seed)
  return [
    x if isinstance(x, np.ndarray) else np.asarray(rng.uniform(low, high, size=x), np.float32)
    for x in inputs
  ]


def check_op(
  inputs: Inputs,
  ref: Callable[..., Any],
  ours: Callable[..., Any] | None = None,
  *,
  low: float = -2.0,
  high: float = 2.0,
  atol: float = 1e-5,
  rtol: float = 1e-4,
  grad: bool = True,
) -> None:
  """Asserts that ours(*tensors) equals ref(*torch tensors), and so do the gradients.

  The gradient is that of the sum of the result times fixed random weights, so that an error in
  one element cannot hide behind another.
  """
  arrays = make_arrays(inputs, low, high)
  ours = ours or ref
  t_in = [torch.tensor(a, requires_grad=grad and a.dtype.kind == "f") for a in arrays]
  # a 0-d array may become a constant, which gets no gradient: a reshaped buffer does
  x_in = [Tensor(a.reshape(1)).reshape(()) if a.ndim == 0 else Tensor(a) for a in arrays]
  want = ref(*t_in)
  got = ours(*x_in)
  assert tuple(got.shape) == tuple(want.shape), f"shape {got.shape}, reference {want.shape}"
  expected = want.detach().numpy()
  np.testing.assert_allclose(got.numpy(), expected, atol=atol, rtol=rtol, err_msg="forward")
  if not grad or not want.requires_grad:
    return
  weights = np.random.default_rng(1).uniform(0.5, 1.5, size=want.shape).astype(np.float32)
  (want * torch.tensor(weights)).sum().backward()
  (got * Tensor(weights)).sum().backward()
  for i, (x, t) in enumerate(zip(x_in, t_in)):
    if t.grad is None or t.numel() == 0:
      continue
    assert x.grad is not None, f"input {i} got no gradient"
    err = f"gradient of input {i}"
    np.testing.assert_allclose(x.grad.numpy(), t.grad.numpy(), atol=atol, rtol=rtol, err_msg=err)
