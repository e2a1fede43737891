"""Optimizers: 50 steps against float64 numpy models written from the papers, and against torch."""

from collections.abc import Callable

import numpy as np
import pytest
import torch

from tinygrad import Context, Tensor, nn

START = np.random.default_rng(0).standard_normal((4, 3))
TARGET = np.random.default_rng(1).standard_normal((4, 3))
NUM_STEPS = 50

Step = Callable[[np.ndarray, np.ndarray, int], np.ndarray]


def gradient(w: np.ndarray) -> np.ndarray:
  """Of sum((w - TARGET)^2 + 0.1 w^4)."""
  return 2 * (w - TARGET) + 0.4 * w**3


def numpy_path(step: Step) -> np.ndarray:
  """The weights after each step, float64, shape (NUM_STEPS, 4, 3)."""
  w = START.copy()
  path = []
  for t in range(1, NUM_STEPS + 1):
    w = step(w, gradient(w), t)
    path.append(w)
  return np.array(path)


def our_path(make: Callable[[list[Tensor]], nn.optim.Optimizer]) -> np.ndarray:
  w = Tensor(START.astype(np.float32)).contiguous().realize()
  target = Tensor(TARGET.astype(np.float32))
  opt = make([w])
  path = []
  with Context(TRAINING=1):
    for _ in range(NUM_STEPS):
      opt.zero_grad()
      ((w - target).square() + 0.1 * w.square().square()).sum().backward()
      opt.step()
      path.append(w.numpy().copy())
  return np.array(path)


def sgd(lr: float, momentum: float = 0.0, decay: float = 0.0) -> Step:
  velocity = np.zeros_like(START)

  def step(w, g, t):
    g = g + decay * w
    velocity[:] = momentum * velocity + g
    return w - lr * velocity

  return step


def adam_direction(b1: float, b2: float, eps: float) -> Step:
  m, v = np.zeros_like(START), np.zeros_like(START)

  def direction(w, g, t):
    m[:] = b1 * m + (1 - b1) * g
    v[:] = b2 * v + (1 - b2) * g * g
    return (m / (1 - b1**t)) / (np.sqrt(v / (1 - b2**t)) + eps)

  return direction


def adam(lr: float, decay: float = 0.0) -> Step:
  direction = adam_direction(0.9, 0.999, 1e-8)
  return lambda w, g, t: w - lr * (direction(w, g, t) + decay * w)


def lamb(lr: float, decay: float) -> Step:
  direction = adam_direction(0.9, 0.999, 1e-6)

  def step(w, g, t):
    update = direction(w, g, t) + decay * w
    w_norm, u_norm = np.linalg.norm(w), np.linalg.norm(update)
    trust = w_norm / u_norm if w_norm > 0 and u_norm > 0 else 1.0
    return w - lr * trust * update

  return step


CASES = {
  "sgd": (lambda p: nn.optim.SGD(p, lr=0.02), sgd(0.02)),
  "momentum": (lambda p: nn.optim.SGD(p, lr=0.02, momentum=0.9), sgd(0.02, 0.9)),
  "sgd decay": (
    lambda p: nn.optim.SGD(p, lr=0.02, momentum=0.9, weight_decay=0.1),
    sgd(0.02, 0.9, 0.1),
  ),
  "adam": (lambda p: nn.optim.Adam(p, lr=0.01), adam(0.01)),
  "adamw": (lambda p: nn.optim.AdamW(p, lr=0.01, weight_decay=0.1), adam(0.01, 0.1)),
  "lamb": (lambda p: nn.optim.LAMB(p, lr=0.01, weight_decay=0.1), lamb(0.01, 0.1)),
  "lamb without decay": (lambda p: nn.optim.LAMB(p, lr=0.01, weight_decay=0.0), lamb(0.01, 0.0)),
}


@pytest.mark.parametrize("name", CASES)
def test_trajectory(name):
  make, step = CASES[name]
  np.testing.assert_allclose(our_path(make), numpy_path(step), atol=1e-5)


TORCH = {
  "nesterov": (
    lambda p: nn.optim.SGD(p, lr=0.02, momentum=0.9, nesterov=True),
    lambda p: torch.optim.SGD(p, lr=0.02, momentum=0.9, nesterov=True),
  ),
  "adamw": (
    lambda p: nn.optim.AdamW(p, lr=0.01, weight_decay=0.01),
    lambda p: torch.optim.AdamW(p, lr=0.01, weight_decay=0.01),
  ),
}


@pytest.mark.parametrize("name", TORCH)
def test_against_torch(name):
  make, make_torch = TORCH[name]
  w = torch.tensor(START, requires_grad=True)
  opt = make_torch([w])
  path = []
  for _ in range(NUM_STEPS):
    opt.zero_grad()
    ((w - torch.tensor(TARGET)).square() + 0.1 * w**4).sum().backward()
    opt.step()
    path.append(w.detach().numpy().copy())
  np.testing.assert_allclose(our_path(make), np.array(path), atol=1e-5)


def test_step_outside_training_raises():
  w = Tensor([1.0]).contiguous().realize()
  opt = nn.optim.SGD([w], lr=0.1)
  (w * 2).sum().backward()
  with Context(TRAINING=0), pytest.raises(RuntimeError):
    opt.step()


def test_no_parameters_raises():
  with pytest.raises(AssertionError):
    nn.optim.SGD([], lr=0.1)


def test_negative_lr_raises():
  with pytest.raises(ValueError):
    nn.optim.SGD([Tensor([1.0]).contiguous()], lr=-0.1)


def test_duplicates_count_once():
  w = Tensor([1.0]).contiguous()
  assert len(nn.optim.SGD([w, w], lr=0.1).params) == 1


def test_group():
  a, b = (Tensor([float(i)]).contiguous().realize() for i in (1, 2))
  group = nn.optim.OptimizerGroup(nn.optim.SGD([a], lr=0.1), nn.optim.SGD([b], lr=0.5))
  with Context(TRAINING=1):
    (a + b).sum().backward()
    group.step()
  np.testing.assert_allclose([a.item(), b.item()], [0.9, 1.5])
  assert group[1].lr.item() == 0.5
