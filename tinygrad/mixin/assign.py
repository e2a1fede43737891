"""Writing into the storage of a tensor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinygrad.mixin import live
from tinygrad.mixin.casts import spread
from tinygrad.mixin.elementwise import broadcast_shape
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp, toposort

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor


class AssignMixin:
  """`assign` and `replace`."""

  def assign(self: Tensor, x: Any) -> Tensor:
    """Write x into the storage of self. Raises RuntimeError for another dtype or device."""
    from tinygrad.device import on_disk
    from tinygrad.tensor import Tensor

    if on_disk(self.device):
      return self._write_file(x)
    value = x if isinstance(x, Tensor) else Tensor(x, device=self._device, dtype=self.dtype)
    if value._weak:
      value = value.cast(self.dtype)
    if value.dtype is not self.dtype:
      raise RuntimeError(f"assign dtype mismatch {self.dtype} != {value.dtype}")
    u = value.uop
    if u.device is not None and u.device != self.device:
      raise RuntimeError(f"assign device mismatch {self.device} != {value.device}")
    if broadcast_shape(self.shape, u.sizes) != self.shape:
      raise RuntimeError(f"assign shape mismatch {self.shape} != {u.sizes}")
    if isinstance(u.device, tuple) and u.axis != self.uop.axis and u.shape == self.shape:
      raise RuntimeError(f"assign axis mismatch {self.uop.axis} != {u.axis}: shard_like it first")
    u = spread(u, self.shape)
    inner = self.uop.realized or self.uop
    while inner.op is Ops.RESHAPE:
      inner = inner.src[0]
    if inner.op is Ops.BITCAST and inner.src[0].is_realized:
      # the bytes belong to another tensor, which sees them in its own dtype
      below = self._new(inner.src[0])
      below._assign_view(self._new(u.reshape(inner.sizes)).bitcast(below.dtype).uop)
      return self
    base = self.uop.base
    if base.op not in (Ops.BUFFER, Ops.ASSIGN):
      self.uop = self._new(u).contiguous().uop
      return self
    target = self.uop.realized or self.uop
    plain = target
    while plain.op in (Ops.RESHAPE, Ops.MULTI):
      plain = plain.src[0]
    if plain is not base:
      self._assign_view(u)
    else:
      self.uop = target.assign(u)
    return self

  def _assign_view(self: Tensor, value: UOp) -> None:
    """Write at once: another tensor holds the whole buffer and must see the change."""
    target = self.uop.realized or self.uop
    self._new(target.assign(value)).realize()

  def _check_no_other_uses(self: Tensor, allowed: list[Any]) -> None:
    """Raises RuntimeError where another live value that is not computed yet is made of self."""
    node, buffer = self.uop, self.uop.base
    known = {id(t) for t in (self, *allowed)}
    others = [
      t.uop
      for t in live.tensors()
      if id(t) not in known and t.uop.device is not None and not t.uop.is_realized
    ]
    for n in toposort(dict.fromkeys(others), lambda n: n.realized is None):
      if n is node or (n.realized or n) is buffer:
        raise RuntimeError(
          f"can't setitem on a tensor with other uses: a value made of {self!r} is not computed "
          "yet; realize() it first, or write into a clone()"
        )

  def replace(self: Tensor, x: Tensor) -> Tensor:
    """Take over the value of x. Raises RuntimeError for one of another shape."""
    if self.shape != x.shape:
      raise RuntimeError(f"replace shape mismatch {self.shape} != {x.shape}")
    self.uop, self._weak, self._device = x.uop, x._weak, x._device
    return self
