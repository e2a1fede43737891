"""Moving a tensor to other devices, and splitting it over several."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinygrad.mixin import live
from tinygrad.mixin.casts import spread
from tinygrad.mixin.elementwise import broadcast_shape
from tinygrad.mixin.storage import canonical, in_file
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor


def _reads(node: UOp, device: Any) -> bool:
  """Whether a value that is not computed yet is made of one on a device."""
  return any(n.device == device for n in node.toposort(lambda n: n.realized is None))


class DeviceMixin:
  """`to`, `shard` and their in-place forms."""

  def to(self: Tensor, device: Any) -> Tensor:
    """The value on another device, or on all of several. None leaves it.

    On `disk:path` it is written when realized. Raises RuntimeError for a view of a file whose
    elements do not lie in order, NotImplementedError for a value computed from one.
    """
    from tinygrad.device import on_disk

    if device is None:
      return self
    dev = canonical(device)
    if dev == self.device:
      return self
    if self.uop.device is None and not on_disk(dev):
      out = self._keep(self.uop)
      out._device = dev
    else:
      out = self._keep(self._source().copy_to(dev))
    out.grad = None if self.grad is None else self.grad.to(dev)
    return out

  def _source(self: Tensor) -> UOp:
    """The node that a copy of self is made of."""
    from tinygrad.device import on_disk

    if on_disk(self.uop.device):
      return in_file(self.uop).reshape(self.shape)
    return self.uop if self.uop.device is not None else self.contiguous().uop

  def _write_file(self: Tensor, x: Any) -> Tensor:
    """Write x into the file that self is a view of, at once. Raises RuntimeError, OSError."""
    from tinygrad.device import Buffer, buffer_of, on_disk
    from tinygrad.engine.realize import realize_uops
    from tinygrad.tensor import Tensor

    value = x if isinstance(x, Tensor) else Tensor(x, dtype=self.dtype)
    value = value.cast(self.dtype) if value._weak else value
    if value.dtype is not self.dtype:
      raise RuntimeError(f"assign dtype mismatch {self.dtype} != {value.dtype}")
    if broadcast_shape(self.shape, value.shape) != self.shape:
      raise RuntimeError(f"assign shape mismatch {self.shape} != {value.shape}")
    place = buffer_of(in_file(self.uop))
    assert isinstance(place, Buffer), "a file is one device"
    value = value.to("CPU") if on_disk(value.device) else value
    data = value._new(spread(value._strong(), self.shape))._host_bytes()
    # what was to be read from the file before this
    late = [u for u in live.pending() if u.device != self.device and _reads(u, self.device)]
    if late:
      realize_uops(*late)
    place.copyin(data)
    return self

  def to_(self: Tensor, device: Any) -> Tensor:
    """`to`, in place."""
    moved = self.to(device)
    self.uop, self.grad = moved.uop, moved.grad
    self._device = moved._device
    return self

  def shard(self: Tensor, devices: Any, axis: int | None = None) -> Tensor:
    """Replicated over devices, or split in equal parts along axis. Raises RuntimeError."""
    from tinygrad.device import on_disk

    devs = canonical(devices)
    if isinstance(devs, str):
      return self.to(devs)
    if on_disk(self.uop.device):
      return self.to(devs[0]).shard(devs, axis)
    if self._weak:
      raise RuntimeError(f"cannot shard a {self.dtype} tensor: it has no storage; cast it")
    if isinstance(self.device, tuple):
      raise RuntimeError(f"cannot shard a tensor that is on several devices: {self.device}")
    u = self.uop if self.uop.device is not None else self.uop.copy_to(self._device)
    if axis is None:
      return self._new(u.copy_to(devs))
    d = self._axis(axis)
    size = self.shape[d]
    if size % len(devs) != 0:
      raise RuntimeError(
        f"cannot shard shape {self.shape} along axis {d}: {size} is not divisible by the "
        f"{len(devs)} devices; pad the axis to a multiple first"
      )
    step, parts = size // len(devs), []
    for i, dev in enumerate(devs):
      bounds = tuple(
        (i * step, (i + 1) * step) if j == d else (0, s) for j, s in enumerate(u.shape)
      )
      part = u.shrink(bounds)
      part = UOp(Ops.CONTIGUOUS, u.dtype, (part,)) if dev == u.device else part.copy_to(dev)
      parts.append(part)
    stack = UOp(Ops.MSTACK, u.dtype, tuple(parts))
    return self._new(UOp(Ops.MULTI, u.dtype, (stack,), d))

  def shard_(self: Tensor, devices: Any, axis: int | None = None) -> Tensor:
    """`shard`, in place."""
    out = self.shard(devices, axis)
    self.uop, self._device = out.uop, out._device
    return self

  def shard_like(self: Tensor, y: Tensor) -> Tensor:
    """Placed as y is."""
    if isinstance(y.device, str):
      return self.to(y.device)
    if self.device == y.device and self.uop.axis == y.uop.axis:
      return self
    return self.shard(y.device, y.uop.axis)
