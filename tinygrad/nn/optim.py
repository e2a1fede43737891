"""Optimizers: they read `.grad` of their parameters and assign the new values in place."""

from __future__ import annotations

from typing import Any

from tinygrad.dtype import dtypes, least_upper_dtype, to_dtype
from tinygrad.helpers import OPTIM_DTYPE, TRAINING, dedup, flatten
from tinygrad.tensor import Tensor


class Optimizer:
  """Base: parameters, learning rate (float32 of shape (1,)), the step.

  Raises ValueError for a negative lr, AssertionError without parameters.
  """

  def __init__(self, params: list[Tensor], lr: float, device: Any = None):
    if lr < 0:
      raise ValueError(f"Invalid learning rate: {lr}")
    self.params: list[Tensor] = dedup([p for p in params if p.is_param])
    assert self.params, "optimizer must have at least one param"
    self.buffers: list[Tensor] = dedup([p for p in params if not p.is_param])
    self.device = device if device is not None else self.params[0].device
    self.lr = self._number(lr)

  def _number(self, value: float) -> Tensor:
    """A stored float32 of shape (1,) on the optimizer's device, which is not trained."""
    number = Tensor([value], dtype=dtypes.float32).to(self.device)
    return number.contiguous().is_param_(False).realize()

  def _zeros(self) -> list[Tensor]:
    """Stored zeros shaped and placed like each parameter, in the dtype of the moments."""
    dtype = to_dtype(OPTIM_DTYPE.value)
    zeros = [p.zeros_like(dtype=dtype).contiguous().is_param_(False) for p in self.params]
    return zeros

  def zero_grad(self) -> None:
    """Forget the gradients."""
    for p in self.params:
      p.grad = None

  def step(self) -> None:
    """Update the parameters and the state. Raises RuntimeError outside training."""
    Tensor.realize(*self.schedule_step())

  def schedule_step(self) -> list[Tensor]:
    """The tensors that a step assigns, not yet realized.

    Raises RuntimeError outside training and where a parameter has no gradient.
    """
    if not TRAINING:
      raise RuntimeError(
        f"TRAINING={TRAINING.value}, TRAINING must be enabled to use the optimizer: "
        "run the step within Context(TRAINING=1)"
      )
    grads = []
    for i, p in enumerate(self.params):
      if p.grad is None:
        raise RuntimeError(f"parameter {i} of shape {p.shape} has no gradient: call backward first")
      grads.append(p.grad if p.grad.device == p.device else p.grad.to(p.device))
    updates, extra = self._step(grads)
    for p, up in zip(self.params, updates, strict=True):
      p.assign((self._wide(p) - up.to(p.device)).cast(p.dtype))
    return extra + self.params + self.buffers + [self.lr]

  @staticmethod
  def _wide(t: Tensor) -> Tensor:
    """Detached value in at least float32, so that half weights and gradients do not overflow."""
    return t.detach().cast(least_upper_dtype(t.dtype, dtypes.float32))

  def _step(self, grads: list[Tensor]) -> tuple[list[Tensor], list[Tensor]]:
    """(what to subtract from each parameter, state tensors that were assigned)."""
    raise NotImplementedError(f"{type(self).__name__} defines no update")


class OptimizerGroup(Optimizer):
  """Several optimizers that step together."""

  def __init__(self, *optimizers: Optimizer):
    self.optimizers = optimizers
    self.params = flatten([o.params for o in optimizers])
    self.buffers = flatten([o.buffers for o in optimizers])

  def __getitem__(self, i: int) -> Optimizer:
    return self.optimizers[i]

  def zero_grad(self) -> None:
    """Forget the gradients of all."""
    for o in self.optimizers:
      o.zero_grad()

  def schedule_step(self) -> list[Tensor]:
    """The tensors that a step of each assigns."""
    return flatten([o.schedule_step() for o in self.optimizers])


class LARS(Optimizer):
  """Momentum SGD whose rate is scaled by |weights| / |gradient| of each parameter.

  tcoef = 0 leaves out the scaling; `classic` puts the learning rate into the momentum.
  """

  def __init__(
    self, params: list[Tensor], lr: float = 0.001, momentum: float = 0.9,
    weight_decay: float = 1e-4, nesterov: bool = False, classic: bool = True, pre_wd: bool = True,
    tcoef: float = 0.001, device: Any = None,
  ):  # fmt: skip
    super().__init__(params, lr, device)
    self.momentum, self.wd, self.nesterov = momentum, weight_decay, nesterov
    self.classic, self.pre_wd, self.tcoef = classic, pre_wd, tcoef
    self.b = self._zeros() if momentum else []

  def _rate(self, t: Tensor, g: Tensor) -> Tensor | float:
    if self.tcoef == 0:
      return 1.0
    r1, r2 = t.square().sum().sqrt(), g.square().sum().sqrt()
    scaled = self.tcoef * r1 / (r2 + self.wd * r1)
    return (r1 > 0).where((r2 > 0).where(scaled, 1.0), 1.0)

  def _step(self, grads: list[Tensor]) -> tuple[list[Tensor], list[Tensor]]:
    updates = []
    for i, (p, grad) in enumerate(zip(self.params, grads, strict=True)):
      t, g, lr = self._wide(p), self._wide(grad), self.lr.to(p.device)
      rate = self._rate(t, g)
      if self.pre_wd and self.wd > 0:
        g = g + self.wd * t
      g = g * rate
      if self.classic:
        g = g * lr
      if self.momentum:
        self.b[i].assign((self.momentum * self.b[i].cast(g.dtype) + g).cast(self.b[i].dtype))
        momentum = self.b[i].cast(g.dtype)
        g = g + self.momentum * momentum if self.nesterov else momentum
      if not self.pre_wd and self.wd > 0:
        g = g + self.wd * t * (lr if self.classic else 1.0)
      updates.append(g if self.classic else g * lr)
    return updates, self.b


class LAMB(Optimizer):
  """Adam with decoupled weight decay, each parameter's step scaled by |weights| / |update|.

  `adam` leaves out the scaling. State: b1_t, b2_t (powers of the betas), m, v (moments).
  """

  def __init__(
    self, params: list[Tensor], lr: float = 0.001, b1: float = 0.9, b2: float = 0.999,
    eps: float = 1e-6, weight_decay: float = 0.0, adam: bool = False, device: Any = None,
  ):  # fmt: skip
    super().__init__(params, lr, device)
    self.b1, self.b2, self.eps, self.wd, self.adam = b1, b2, eps, weight_decay, adam
    self.b1_t, self.b2_t = self._number(1.0), self._number(1.0)
    self.m, self.v = self._zeros(), self._zeros()

  def _step(self, grads: list[Tensor]) -> tuple[list[Tensor], list[Tensor]]:
    self.b1_t.assign(self.b1_t * self.b1)
    self.b2_t.assign(self.b2_t * self.b2)
    updates = []
    for p, grad, m, v in zip(self.params, grads, self.m, self.v, strict=True):
      t, g = self._wide(p), self._wide(grad).to(m.device)
      m.assign((self.b1 * m.cast(g.dtype) + (1.0 - self.b1) * g).cast(m.dtype))
      v.assign((self.b2 * v.cast(g.dtype) + (1.0 - self.b2) * g * g).cast(v.dtype))
      m_hat = m.cast(g.dtype) / (1.0 - self.b1_t.to(m.device))
      v_hat = v.cast(g.dtype) / (1.0 - self.b2_t.to(v.device))
      up = (m_hat / (v_hat.sqrt() + self.eps)).to(p.device) + self.wd * t
      lr = self.lr.to(p.device)
      updates.append(lr * up if self.adam else lr * self._trust(t, up) * up)
    return updates, [self.b1_t, self.b2_t, *self.m, *self.v]

  @staticmethod
  def _trust(t: Tensor, up: Tensor) -> Tensor:
    """|t| / |up|, or 1 where either is 0."""
    r1, r2 = t.square().sum().sqrt(), up.square().sum().sqrt()
    return (r1 > 0).where((r2 > 0).where(r1 / r2, 1.0), 1.0)


def SGD(  # noqa: N802  (public name)
  params: list[Tensor], lr: float = 0.001, momentum: float = 0.0, weight_decay: float = 0.0,
  nesterov: bool = False, classic: bool = False, device: Any = None,
) -> LARS:  # fmt: skip
  """Stochastic gradient descent, with momentum and weight decay."""
  return LARS(params, lr, momentum, weight_decay, nesterov, classic, True, 0.0, device)


def AdamW(  # noqa: N802  (public name)
  params: list[Tensor], lr: float = 0.001, b1: float = 0.9, b2: float = 0.999, eps: float = 1e-8,
  weight_decay: float = 0.01, device: Any = None,
) -> LAMB:  # fmt: skip
  """Adam with decoupled weight decay."""
  return LAMB(params, lr, b1, b2, eps, weight_decay, True, device)


def Adam(  # noqa: N802  (public name)
  params: list[Tensor], lr: float = 0.001, b1: float = 0.9, b2: float = 0.999, eps: float = 1e-8,
  device: Any = None,
) -> LAMB:  # fmt: skip
  """Adam."""
  return LAMB(params, lr, b1, b2, eps, 0.0, True, device)
