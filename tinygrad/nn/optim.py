"""Optimizers: they read `.grad` of their parameters and assign the new values in place."""

from __future__ import annotations

from typing import Any

from tinygrad.dtype import dtypes, least_upper_dtype, to_dtype
from tinygrad.helpers import FUSE_OPTIM, OPTIM_DTYPE, TRAINING, dedup, flatten
from tinygrad.tensor import Tensor


class Optimizer:
  """Base: parameters, learning rate (float32 of shape (1,)), the step.

  `fused` keeps the moments of all parameters in one flat tensor each; the numbers are the same.
  Raises ValueError for a negative lr, TypeError for what is no tensor, AssertionError without
  parameters.
  """

  def __init__(
    self, params: list[Tensor], lr: float, device: Any = None, fused: bool | None = None
  ):
    if lr < 0:
      raise ValueError(f"Invalid learning rate: {lr}")
    for p in params:
      if not isinstance(p, Tensor):
        raise TypeError(f"an optimizer's parameters are tensors, got {p!r}")
    self.params: list[Tensor] = dedup([p for p in params if p.is_param])
    assert self.params, "optimizer must have at least one param"
    self.buffers: list[Tensor] = dedup([p for p in params if not p.is_param])
    self.device = device if device is not None else self.params[0].device
    self.fused = bool(FUSE_OPTIM) if fused is None else fused
    self.lr = self._number(lr)

  def _number(self, value: float) -> Tensor:
    """A stored float32 of shape (1,) on the optimizer's device, which is not trained."""
    number = Tensor([value], dtype=dtypes.float32).to(self.device)
    return number.contiguous().is_param_(False).realize()

  def _zeros(self) -> list[Tensor]:
    """Stored zeros in the dtype of the moments: one for each parameter, or one for all if fused."""
    dtype = to_dtype(OPTIM_DTYPE.value)
    if self.fused:
      size = sum(p.numel() for p in self.params)
      flat = Tensor.zeros(size, dtype=dtype, device=self.params[0].device)
      return [flat.contiguous().is_param_(False)]
    return [p.zeros_like(dtype=dtype).contiguous().is_param_(False) for p in self.params]

  def zero_grad(self) -> None:
    """Forget the gradients."""
    for p in self.params:
      p.grad = None

  def step(self) -> None:
    """Update the parameters and the state. Raises RuntimeError outside training."""
    Tensor.realize(*self.schedule_step())

  def schedule_step(self) -> list[Tensor]:
    """The tensors that a step assigns, and the gradients, not yet realized.

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
    old = [self._wide(p) for p in self.params]
    terms = [self._term(t, self._wide(g)) for t, g in zip(old, grads, strict=True)]
    moved, extra = self._move(self._joined(terms))
    for p, t, up in zip(self.params, old, self._split(moved), strict=True):
      p.assign((t - self._update(t, up.to(p.device))).cast(p.dtype))
    # gradients that read the old weights are computed now or never
    return extra + self.params + self.buffers + [self.lr] + grads

  @staticmethod
  def _wide(t: Tensor) -> Tensor:
    """Detached value in at least float32, so that half weights and gradients do not overflow."""
    return t.detach().cast(least_upper_dtype(t.dtype, dtypes.float32))

  def _joined(self, terms: list[Tensor]) -> list[Tensor]:
    """The terms, or all in one flat tensor if fused."""
    if not self.fused:
      return terms
    first, *rest = (t.flatten() for t in terms)
    return [first.cat(*rest)]

  def _split(self, moved: list[Tensor]) -> list[Tensor]:
    """The opposite of `_joined`: one tensor for each parameter."""
    if not self.fused:
      return moved
    pieces = moved[0].split([p.numel() for p in self.params])
    return [x.reshape(p.shape) for x, p in zip(pieces, self.params, strict=True)]

  def _term(self, t: Tensor, g: Tensor) -> Tensor:
    """What enters the moments, from a weight and its gradient."""
    return g

  def _move(self, terms: list[Tensor]) -> tuple[list[Tensor], list[Tensor]]:
    """Terms to directions by the moments; and the state tensors that were assigned."""
    raise NotImplementedError(f"{type(self).__name__} defines no update")

  def _update(self, t: Tensor, up: Tensor) -> Tensor:
    """What to subtract from a weight, from its direction."""
    return self.lr.to(t.device) * up


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

  tcoef = 0 leaves out the scaling; `classic` puts the learning rate into the momentum; with
  ns_steps the direction is made orthogonal, which is Muon.
  """

  def __init__(
    self, params: list[Tensor], lr: float = 0.001, momentum: float = 0.9,
    weight_decay: float = 1e-4, ns_steps: int = 0,
    ns_coefficients: tuple[float, float, float] | None = None, nesterov: bool = False,
    classic: bool = True, pre_wd: bool = True, tcoef: float = 0.001, device: Any = None,
    fused: bool | None = None,
  ):  # fmt: skip
    super().__init__(params, lr, device, fused)
    self.momentum, self.wd, self.nesterov = momentum, weight_decay, nesterov
    self.classic, self.pre_wd, self.tcoef = classic, pre_wd, tcoef
    self.ns_steps, self.ns_coefficients = ns_steps, ns_coefficients
    self.b = self._zeros() if momentum else []

  def _rate(self, t: Tensor, g: Tensor) -> Tensor | float:
    if self.tcoef == 0:
      return 1.0
    r1, r2 = t.square().sum().sqrt(), g.square().sum().sqrt()
    scaled = self.tcoef * r1 / (r2 + self.wd * r1)
    return (r1 > 0).where((r2 > 0).where(scaled, 1.0), 1.0)

  def _term(self, t: Tensor, g: Tensor) -> Tensor:
    rate = self._rate(t, g)
    if self.pre_wd and self.wd > 0:
      g = g + self.wd * t
    g = g * rate
    return g * self.lr.to(t.device) if self.classic else g

  def _move(self, terms: list[Tensor]) -> tuple[list[Tensor], list[Tensor]]:
    if not self.momentum:
      return terms, []
    moved = []
    for b, g in zip(self.b, terms, strict=True):
      g = g.to(b.device)
      b.assign((self.momentum * b.cast(g.dtype) + g).cast(b.dtype))
      momentum = b.cast(g.dtype)
      moved.append(g + self.momentum * momentum if self.nesterov else momentum)
    return moved, self.b

  def _update(self, t: Tensor, up: Tensor) -> Tensor:
    lr = self.lr.to(t.device)
    if self.ns_steps:
      up = orthogonal(up, self.ns_steps, self.ns_coefficients or _NS_COEFFICIENTS)
    if not self.pre_wd and self.wd > 0:
      up = up + self.wd * t * (lr if self.classic else 1.0)
    return up if self.classic else lr * up


# Of the quintic whose iteration takes singular values in (0, 1] near 1 in a few steps
# (Keller Jordan, "Muon", 2024).
_NS_COEFFICIENTS = (3.4445, -4.775, 2.0315)


def orthogonal(g: Tensor, steps: int, coefficients: tuple[float, float, float]) -> Tensor:
  """Nearly the closest matrix with orthogonal rows (or columns), by Newton-Schulz steps.

  Shape (m, …), read as a matrix (m, n). Raises ValueError for fewer than two axes.
  """
  if g.ndim < 2:
    raise ValueError(
      f"an orthogonal update needs matrices, got shape {g.shape}: use another optimizer for "
      "vectors, such as AdamW, in one OptimizerGroup"
    )
  a, b, c = coefficients
  x = g.reshape(g.shape[0], -1)
  tall = x.shape[0] > x.shape[1]
  x = x.transpose() if tall else x
  x = x / (x.square().sum().sqrt() + 1e-7)
  for _ in range(steps):
    gram = (x @ x.transpose()).contiguous()
    x = (a * x + (b * gram + c * gram @ gram) @ x).contiguous()
  return (x.transpose() if tall else x).reshape(g.shape)


class LAMB(Optimizer):
  """Adam with decoupled weight decay, each parameter's step scaled by |weights| / |update|.

  Every parameter's step is scaled, those without weight decay too. `adam` leaves out the
  scaling. State: b1_t, b2_t (powers of the betas), m, v (moments).
  """

  def __init__(
    self, params: list[Tensor], lr: float = 0.001, b1: float = 0.9, b2: float = 0.999,
    eps: float = 1e-6, weight_decay: float = 0.0, adam: bool = False, device: Any = None,
    fused: bool | None = None,
  ):  # fmt: skip
    super().__init__(params, lr, device, fused)
    self.b1, self.b2, self.eps, self.wd, self.adam = b1, b2, eps, weight_decay, adam
    self.b1_t, self.b2_t = self._number(1.0), self._number(1.0)
    self.m, self.v = self._zeros(), self._zeros()

  def _move(self, terms: list[Tensor]) -> tuple[list[Tensor], list[Tensor]]:
    self.b1_t.assign(self.b1_t * self.b1)
    self.b2_t.assign(self.b2_t * self.b2)
    moved = []
    for g, m, v in zip(terms, self.m, self.v, strict=True):
      g = g.to(m.device)
      m.assign((self.b1 * m.cast(g.dtype) + (1.0 - self.b1) * g).cast(m.dtype))
      v.assign((self.b2 * v.cast(g.dtype) + (1.0 - self.b2) * g * g).cast(v.dtype))
      m_hat = m.cast(g.dtype) / (1.0 - self.b1_t.to(m.device))
      v_hat = v.cast(g.dtype) / (1.0 - self.b2_t.to(v.device))
      moved.append(m_hat / (v_hat.sqrt() + self.eps))
    return moved, [self.b1_t, self.b2_t, *self.m, *self.v]

  def _update(self, t: Tensor, up: Tensor) -> Tensor:
    up = up + self.wd * t
    lr = self.lr.to(t.device)
    return lr * up if self.adam else lr * self._trust(t, up) * up

  @staticmethod
  def _trust(t: Tensor, up: Tensor) -> Tensor:
    """|t| / |up|, or 1 where either is 0."""
    r1, r2 = t.square().sum().sqrt(), up.square().sum().sqrt()
    return (r1 > 0).where((r2 > 0).where(r1 / r2, 1.0), 1.0)


def SGD(  # noqa: N802  (public name)
  params: list[Tensor], lr: float = 0.001, momentum: float = 0.0, weight_decay: float = 0.0,
  nesterov: bool = False, classic: bool = False, device: Any = None, fused: bool | None = None,
) -> LARS:  # fmt: skip
  """Stochastic gradient descent, with momentum and weight decay."""
  return LARS(
    params, lr, momentum, weight_decay, nesterov=nesterov, classic=classic, tcoef=0.0,
    device=device, fused=fused,
  )  # fmt: skip


def Muon(  # noqa: N802  (public name)
  params: list[Tensor], lr: float = 0.001, momentum: float = 0.95, weight_decay: float = 0.1,
  ns_steps: int = 5, ns_coefficients: tuple[float, float, float] = _NS_COEFFICIENTS,
  nesterov: bool = True, device: Any = None, fused: bool | None = None,
) -> LARS:  # fmt: skip
  """Momentum whose direction is made orthogonal, with decoupled weight decay, for matrices.

  Raises ValueError where fused: a direction belongs to one matrix.
  """
  if FUSE_OPTIM if fused is None else fused:
    raise ValueError("Muon cannot be fused: unset FUSE_OPTIM, or pass fused=False")
  return LARS(
    params, lr, momentum, weight_decay, ns_steps, ns_coefficients, nesterov, False, False, 0.0,
    device, False,
  )  # fmt: skip


def AdamW(  # noqa: N802  (public name)
  params: list[Tensor], lr: float = 0.001, b1: float = 0.9, b2: float = 0.999, eps: float = 1e-8,
  weight_decay: float = 0.01, device: Any = None, fused: bool | None = None,
) -> LAMB:  # fmt: skip
  """Adam with decoupled weight decay."""
  return LAMB(params, lr, b1, b2, eps, weight_decay, True, device, fused)


def Adam(  # noqa: N802  (public name)
  params: list[Tensor], lr: float = 0.001, b1: float = 0.9, b2: float = 0.999, eps: float = 1e-8,
  device: Any = None, fused: bool | None = None,
) -> LAMB:  # fmt: skip
  """Adam."""
  return LAMB(params, lr, b1, b2, eps, 0.0, True, device, fused)
