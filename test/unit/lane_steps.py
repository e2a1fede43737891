"""Small pieces of work whose kernels and copies share memory, so that some must wait for others.

Each takes a kind of device and gives arrays that do not depend on it.
"""

from __future__ import annotations

import numpy as np

from tinygrad import Tensor, TinyJit
from tinygrad.device import Buffer, Device, buffer_of

N = 700


def numbers(start: int) -> np.ndarray:
  return np.arange(start, start + N, dtype=np.float32)


def buffer(t: Tensor) -> Buffer:
  found = buffer_of(t.uop.base)
  assert isinstance(found, Buffer)
  return found


def on(device: str, start: int) -> Tensor:
  """A tensor whose upload is done."""
  out = Tensor(numbers(start), device=device).realize()
  Device[device].synchronize()
  return out


def upload_then_kernel(kind: str) -> list[np.ndarray]:
  return [(Tensor(numbers(3), device=kind).realize() + 1).realize().numpy()]


def kernel_then_upload(kind: str) -> list[np.ndarray]:
  t = on(kind, 0)
  more = (t + 1).realize()
  buffer(t).copyin(numbers(50))
  return [more.numpy(), t.numpy()]


def kernel_then_peer(kind: str) -> list[np.ndarray]:
  t = on(kind, 0)
  moved = (t + 1).realize().to(f"{kind}:1").realize()
  return [(moved * 2).realize().numpy()]


def peer_then_kernel_on_source(kind: str) -> list[np.ndarray]:
  t = on(kind, 0)
  moved = t.to(f"{kind}:1").realize()
  t.assign(t * 0 - 1).realize()
  return [moved.numpy(), t.numpy()]


def kernel_then_peer_on_target(kind: str) -> list[np.ndarray]:
  t, other = on(kind, 0), on(f"{kind}:1", 9)
  more = (other + 1).realize()
  buffer(other).copy_from(buffer(t))
  return [more.numpy(), other.numpy()]


def peer_then_upload_on_source(kind: str) -> list[np.ndarray]:
  t = on(kind, 0)
  moved = t.to(f"{kind}:1").realize()
  buffer(t).copyin(numbers(70))
  return [t.numpy(), moved.numpy()]


def there_and_back(kind: str) -> list[np.ndarray]:
  t = on(kind, 0)
  moved = t.to(f"{kind}:1").realize()
  back = moved.to(kind).realize()
  return [back.numpy(), (back + 1).numpy()]


def memory_used_again(kind: str) -> list[np.ndarray]:
  t = on(kind, 0)
  moved = t.to(f"{kind}:1").realize()
  held = buffer(t).memory
  del t
  new = Tensor(numbers(20), device=kind).realize()
  assert buffer(new).memory is held, "freed memory is taken again"
  return [(new + 1).realize().numpy(), moved.numpy()]


def replays_beside_copies(kind: str) -> list[np.ndarray]:
  weights = [on(kind, 10 * i) for i in range(3)]

  @TinyJit
  def step() -> Tensor:
    for w in weights:
      w.assign(w + 1)
    Tensor.realize(*weights)
    return (weights[0] * 2).realize()

  for _ in range(3):
    step()
  moved = weights[0].to(f"{kind}:1").realize()
  step()
  buffer(weights[1]).copyin(numbers(1000))
  step()
  return [moved.numpy(), *(w.numpy() for w in weights)]


STEPS = (
  upload_then_kernel, kernel_then_upload, kernel_then_peer, peer_then_kernel_on_source,
  kernel_then_peer_on_target, peer_then_upload_on_source, there_and_back, memory_used_again,
  replays_beside_copies,
)  # fmt: skip
