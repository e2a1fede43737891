"""Optimizers: 50 steps against float64 numpy models written from the papers, and against torch."""

from collections.abc import Callable

import numpy as np
import pytest
import torch

from tinygrad import Context, Tensor, dtypes, nn

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


def lars(lr: float, momentum: float, decay: float, nesterov: bool, classic: bool) -> Step:
  velocity = np.zeros_like(START)

  def step(w, g, t):
    w_norm, g_norm = np.linalg.norm(w), np.linalg.norm(g)
    rate = 0.001 * w_norm / (g_norm + decay * w_norm)
    g = rate * (g + decay * w)
    inner, outer = (lr, 1.0) if classic else (1.0, lr)
    velocity[:] = momentum * velocity + inner * g
    update = inner * g + momentum * velocity if nesterov else velocity
    return w - outer * update

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

for nesterov in (False, True):
  for classic in (False, True):
    CASES[f"lars nesterov={nesterov} classic={classic}"] = (
      lambda p, n=nesterov, c=classic: nn.optim.LARS(
        p, lr=5.0, momentum=0.9, weight_decay=0.01, nesterov=n, classic=c
      ),
      lars(5.0, 0.9, 0.01, nesterov, classic),
    )


@pytest.mark.parametrize("name", CASES)
def test_trajectory(name):
  make, step = CASES[name]
  np.testing.assert_allclose(our_path(make), numpy_path(step), atol=1e-5)


def two_parameters(make: Callable[..., nn.optim.Optimizer]) -> list[np.ndarray]:
  """A matrix and a vector after five steps."""
  w, b = (Tensor(x.astype(np.float32)).contiguous().realize() for x in (START, START[:, 0] * 3))
  opt = make([w, b])
  with Context(TRAINING=1):
    for _ in range(5):
      opt.zero_grad()
      ((w - 1).square().sum() + (b * w.sum(1)).sum()).backward()
      opt.step()
  return [w.numpy(), b.numpy()]


@pytest.mark.parametrize("name", ["SGD", "LARS", "Adam", "AdamW", "LAMB"])
def test_fused_gives_the_same_numbers(name):
  make = getattr(nn.optim, name)
  want = two_parameters(make)
  with Context(FUSE_OPTIM=1):
    got = two_parameters(make)
  again = two_parameters(lambda p: make(p, fused=True))
  for a, b, c in zip(want, got, again):
    np.testing.assert_allclose(b, a, rtol=1e-6, atol=1e-6)
    np.testing.assert_array_equal(c, b)


def test_fused_state_is_one_tensor():
  params = [Tensor(START).float().contiguous(), Tensor([1.0, 2.0]).contiguous()]
  opt = nn.optim.LAMB(params, fused=True)
  assert [t.shape for t in (*opt.m, *opt.v)] == [(14,), (14,)]


def test_dtype_of_the_moments():
  want = two_parameters(nn.optim.Adam)
  with Context(OPTIM_DTYPE="bfloat16"):
    opt = nn.optim.Adam([Tensor([1.0]).contiguous()])
    assert {t.dtype for t in (*opt.m, *opt.v)} == {dtypes.bfloat16}
    got = two_parameters(nn.optim.Adam)
  for a, b in zip(want, got):
    np.testing.assert_allclose(b, a, atol=1e-3)


def test_half_weights_do_not_overflow():
  w = Tensor([300.0, -400.0], dtype=dtypes.half).contiguous().realize()
  opt = nn.optim.LAMB([w], lr=0.1)
  with Context(TRAINING=1):
    w.grad = Tensor([300.0, 300.0], dtype=dtypes.half).contiguous().realize()
    opt.step()
  assert w.dtype == dtypes.half
  # the norm is 500, the direction has norm sqrt(2)
  want = np.array([300, -400]) - 0.1 * 500 / np.sqrt(2)
  np.testing.assert_allclose(w.numpy(), want, rtol=1e-3)


def test_gradients_after_a_step_are_those_of_the_step():
  w = Tensor([1.0, 2.0]).contiguous().realize()
  opt = nn.optim.SGD([w], lr=0.5)
  with Context(TRAINING=1):
    w.square().sum().backward()
    opt.step()
  assert w.tolist() == [0, 0]
  assert w.grad.tolist() == [2, 4]


def test_state_on_another_device():
  w = Tensor([3.0, 4.0]).contiguous().realize()
  opt = nn.optim.LAMB([w], lr=0.1, weight_decay=0.1)
  for t in (*opt.m, *opt.v, opt.b1_t, opt.b2_t, opt.lr):
    t.to_("CPU:1")
  with Context(TRAINING=1):
    w.grad = Tensor([0.5, -1.0])
    opt.step()
  assert (w.device, opt.m[0].device) == ("CPU", "CPU:1")
  np.testing.assert_allclose(w.numpy(), [2.546020, 4.209529], atol=1e-5)


def muon_direction(g: np.ndarray, steps: int) -> np.ndarray:
  x = g.T / np.linalg.norm(g) if g.shape[0] > g.shape[1] else g / np.linalg.norm(g)
  for _ in range(steps):
    a = x @ x.T
    x = 3.4445 * x + (-4.775 * a + 2.0315 * a @ a) @ x
  return x.T if g.shape[0] > g.shape[1] else x


@pytest.mark.parametrize("nesterov", [False, True])
@pytest.mark.parametrize("shape", [(4, 3), (3, 5), (4, 3, 2)])
def test_muon(shape, nesterov):
  rng = np.random.default_rng(0)
  start, grads = rng.standard_normal(shape), rng.standard_normal((3, *shape))
  w = Tensor(start.astype(np.float32)).contiguous().realize()
  opt = nn.optim.Muon([w], lr=0.1, nesterov=nesterov)
  want, velocity = start.copy(), np.zeros(shape)
  with Context(TRAINING=1):
    for g in grads:
      w.grad = Tensor(g.astype(np.float32))
      opt.step()
      velocity = 0.95 * velocity + g
      moved = g + 0.95 * velocity if nesterov else velocity
      up = muon_direction(moved.reshape(shape[0], -1), 5).reshape(shape)
      want = want - 0.1 * (up + 0.1 * want)
  np.testing.assert_allclose(w.numpy(), want, atol=1e-4)


def test_muon_refuses_vectors_and_fusion():
  w = Tensor([1.0, 2.0]).contiguous().realize()
  with pytest.raises(ValueError, match="fused"):
    nn.optim.Muon([w], fused=True)
  opt = nn.optim.Muon([w])
  w.grad = Tensor([1.0, 2.0])
  with Context(TRAINING=1), pytest.raises(ValueError, match="matrices"):
    opt.step()


TORCH = {
  "nesterov": (
    lambda p: nn.optim.SGD(p, lr=0.02, momentum=0.9, nesterov=True),
    lambda p: torch.optim.SGD(p, lr=0.02, momentum=0.9, nesterov=True),
  ),
  "sgd": (
    lambda p: nn.optim.SGD(p, lr=0.02, momentum=0.9, weight_decay=0.1),
    lambda p: torch.optim.SGD(p, lr=0.02, momentum=0.9, weight_decay=0.1),
  ),
  "adam": (lambda p: nn.optim.Adam(p, lr=0.01), lambda p: torch.optim.Adam(p, lr=0.01)),
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
