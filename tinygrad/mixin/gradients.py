"""Gradients of a tensor, and whether a model is trained."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from tinygrad.gradient import compute_gradient
from tinygrad.helpers import Context
from tinygrad.mixin import live
from tinygrad.uop import Ops

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor


class GradientMixin:
  """`gradient`, `backward`, and blocks with training on or off."""

  def gradient(self: Tensor, *targets: Tensor, gradient: Tensor | None = None) -> list[Tensor]:
    """Gradients of self for targets. Raises RuntimeError for a target it does not depend on."""
    assert gradient is not None or self.shape == (), (
      "when no gradient is provided, backward must be called on a scalar tensor"
    )
    seed = self._like(1.0) if gradient is None else gradient.cast(self.dtype)
    found = compute_gradient(self._strong(), seed._strong(), {t.uop for t in targets})
    out = []
    for t in targets:
      if not t.is_floating_point() or t.uop not in found:
        raise RuntimeError(f"{t!r} has no gradient: {self!r} does not depend on it as a float")
      out.append(t._new(found[t.uop]))
    return out

  def backward(self: Tensor, gradient: Tensor | None = None) -> Tensor:
    """Add the gradient of self to `.grad` of every live float tensor below it. Returns self.

    `gradient`, of the shape of self, is what self counts; without it, self is a scalar.
    Raises AssertionError for another shape without `gradient`.
    """
    assert gradient is not None or self.shape == (), (
      "when no gradient is provided, backward must be called on a scalar tensor"
    )
    root = self._strong()
    graph = set(root.toposort())
    graph.update(u.realized for u in list(graph) if u.realized is not None)
    wanted = [
      t
      for t in live.tensors()
      if t.requires_grad is not False
      and t.uop in graph
      and t.is_floating_point()
      and t.uop.base.op is not Ops.CONST
    ]
    seed = self._like(1.0) if gradient is None else gradient.cast(self.dtype)
    found = compute_gradient(root, seed._strong(), {t.uop for t in wanted})
    for t in wanted:
      if t.uop not in found:
        continue
      fresh = t._new(found[t.uop])
      if t.grad is None:
        t.grad = fresh
      elif t.grad.uop.is_realized:
        t.grad.assign(t.grad + fresh)
      else:
        t.grad.uop = (t.grad + fresh).uop
    return self

  @staticmethod
  @contextlib.contextmanager
  def train(mode: bool = True) -> Any:
    """Training on (or off) for a block."""
    with Context(TRAINING=int(mode)):
      yield

  @staticmethod
  @contextlib.contextmanager
  def test(mode: bool = True) -> Any:
    """Training off (or on) for a block."""
    with Context(TRAINING=int(not mode)):
      yield
