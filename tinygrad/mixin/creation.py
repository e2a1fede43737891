"""New tensors: constants, ranges, and tensors like another one."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from tinygrad.dtype import DType, DTypeLike, Invalid, dtypes, strong_dtype, to_dtype
from tinygrad.helpers import argfix, ceildiv, fetch, prod
from tinygrad.mixin.storage import canonical, const_uop
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.variable import Sym, upper, uppers

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor

# equal nodes are one node, so each constant that is a tensor of its own has a number
_constant_numbers = itertools.count()


def _own_constant(dtype: DType, value: Any, shape: tuple[int, ...]) -> UOp:
  """Constant whose node no other tensor has, so that its gradient is its own."""
  return UOp(Ops.DETACH, dtype, (const_uop(dtype, value, shape),), next(_constant_numbers))


class CreationMixin:
  """Constructors beside `Tensor(...)`."""

  @classmethod
  def _shape_arg(cls, shape: tuple[Any, ...]) -> tuple[int, ...]:
    size = argfix(*shape)
    if any(not isinstance(s, int) or s < 0 for s in size):
      raise ValueError(f"sizes must be ints that are not negative, got {size}")
    return tuple(size)

  def _arange(self: Tensor, n: int, start: int = 0, step: int = 1) -> Tensor:
    """int32 start + step * i for i < n, where self is."""
    from tinygrad.device import check_computes

    check_computes(self._device)
    out = self._new(UOp.arange(upper(n), self._device).shrink(((0, n),)))
    out = out if step == 1 else out * step
    return out + start if start else out

  def _own(self: Tensor) -> Tensor:
    """The same value in a node that no other tensor has: its gradient and buffer are its own."""
    return self._new(UOp(Ops.DETACH, self.uop.dtype, (self.uop,), next(_constant_numbers)))

  @classmethod
  def full(
    cls, shape: Any, fill_value: Any, dtype: DTypeLike | None = None, device: Any = None, **kw: Any
  ) -> Tensor:
    """All elements the same, or new storage for `Invalid`. Raises ValueError for negative sizes."""
    from tinygrad.tensor import Tensor

    if fill_value is Invalid:
      return cls.invalids(shape, dtype=dtype, device=device)
    if isinstance(fill_value, Sym):
      value = Tensor(fill_value, device=device).cast(dtype or dtypes.default_int)
      return Tensor(value.expand(cls._shape_arg((shape,))), **kw)
    size = cls._shape_arg((shape,) if isinstance(shape, int) else argfix(shape))
    dt = to_dtype(dtype) if dtype is not None else dtypes.from_py(fill_value)
    return Tensor(_own_constant(strong_dtype(dt), fill_value, size), device=device, **kw)

  @classmethod
  def zeros(cls, *shape: Any, **kwargs: Any) -> Tensor:
    """All 0.0."""
    return cls.full(argfix(*shape), 0.0, **kwargs)

  @classmethod
  def ones(cls, *shape: Any, **kwargs: Any) -> Tensor:
    """All 1.0."""
    return cls.full(argfix(*shape), 1.0, **kwargs)

  @classmethod
  def empty(
    cls, *shape: Any, device: Any = None, dtype: DTypeLike | None = None, **kw: Any
  ) -> Tensor:
    """New storage with whatever it holds."""
    from tinygrad.tensor import Tensor

    size = cls._shape_arg(shape)
    dt = to_dtype(dtype or dtypes.default_float)
    buffer = UOp.new_buffer(canonical(device), prod(uppers(size)), dt)
    return Tensor(buffer.reshape(size), **kw)

  @classmethod
  def invalids(cls, *shape: Any, device: Any = None, dtype: DTypeLike | None = None) -> Tensor:
    """New storage whose values mean nothing, bool unless dtype is given."""
    return cls.empty(*shape, device=device, dtype=dtype or dtypes.bool)

  @classmethod
  def const(cls, value: Any, dtype: DTypeLike | None = None) -> Tensor:
    """A number [] (or the numbers of a tuple), weak unless dtype is given."""
    from tinygrad.tensor import Tensor

    return Tensor(value, dtype=dtype)

  @classmethod
  def from_blob(
    cls, ptr: int, shape: tuple[int, ...], device: Any = None, dtype: DTypeLike | None = None
  ) -> Tensor:
    """The memory at an address as a tensor; whoever owns it keeps it while the tensor is used.

    Raises ValueError for an address that does not fit the dtype, or more than one device.
    """
    from tinygrad.device import borrow_buffer
    from tinygrad.tensor import Tensor

    size, dev = cls._shape_arg(shape), canonical(device)
    if not isinstance(dev, str):
      raise ValueError(f"from_blob: memory belongs to one device, got {dev}")
    dt = to_dtype(dtype or dtypes.default_float)
    return Tensor(borrow_buffer(dev, prod(size), dt, ptr).reshape(size))

  @classmethod
  def from_url(cls, url: str, gunzip: bool = False, **kwargs: Any) -> Tensor:
    """The bytes behind a URL, uint8 unless dtype is given. Raises RuntimeError."""
    from tinygrad.tensor import Tensor

    return Tensor(fetch(url, gunzip=gunzip), **kwargs)

  @classmethod
  def arange(
    cls,
    start: Any,
    stop: Any = None,
    step: Any = 1,
    dtype: DTypeLike | None = None,
    device: Any = None,
    **kw: Any,
  ) -> Tensor:
    """start, start + step, … below stop. Raises ValueError for step 0."""
    from tinygrad.tensor import Tensor

    if stop is None:
      start, stop = 0, start
    if step == 0:
      raise ValueError("arange: step must not be 0")
    ints = all(isinstance(x, int) for x in (start, stop, step))
    dt = to_dtype(dtype or (dtypes.default_int if ints else dtypes.default_float))
    if isinstance(size := stop - start, Sym):
      n = (size + step - 1) // step
    else:
      n = max(0, int(ceildiv(size, step)))
    index = Tensor(0, device=device)._arange(n)
    if ints and dt.itemsize == 8:
      index = index.cast(dtypes.int64)
    elif not ints:
      index = index.cast(strong_dtype(dt))
    out = index if step == 1 else index * step
    out = (out + start if start else out).cast(dt)._own()
    return out if not kw else Tensor(out, **kw)

  @classmethod
  def linspace(
    cls,
    start: float,
    stop: float,
    steps: int,
    dtype: DTypeLike | None = None,
    device: Any = None,
    **kw: Any,
  ) -> Tensor:
    """`steps` evenly spaced values from start to stop, both included. Raises ValueError."""
    from tinygrad.tensor import Tensor

    dt = to_dtype(dtype or dtypes.default_float)
    if steps < 0:
      raise ValueError(f"linspace: steps must not be negative, got {steps}")
    if dt is dtypes.bool:
      raise ValueError("linspace: dtype must not be bool")
    if steps == 1:
      return cls.full((1,), start, dtype=dt, device=device, **kw)
    wide = dtypes.float64 if dt is dtypes.float64 else dtypes.float32
    index = Tensor(0, device=device)._arange(steps).cast(wide)
    out = (index * ((stop - start) / max(steps - 1, 1)) + start).cast(dt)._own()
    return out if not kw else Tensor(out, **kw)

  @classmethod
  def eye(
    cls, n: int, m: int | None = None, dtype: DTypeLike | None = None, device: Any = None, **kw: Any
  ) -> Tensor:
    """Ones on the diagonal of [n, m]. Raises ValueError for negative sizes."""
    from tinygrad.tensor import Tensor

    cols = n if m is None else m
    if n < 0 or cols < 0:
      raise ValueError(f"eye: sizes must not be negative, got {n} and {cols}")
    i = Tensor(0, device=device)
    same = i._arange(n).unsqueeze(-1) == i._arange(cols)
    out = same.cast(dtype or dtypes.default_float)._own()
    return out if not kw else Tensor(out, **kw)

  def meshgrid(self: Tensor, *others: Tensor, indexing: str = "ij") -> tuple[Tensor, ...]:
    """1-d tensors repeated over the grid they span. Raises RuntimeError for another indexing."""
    if indexing not in ("ij", "xy"):
      raise RuntimeError(f"meshgrid: indexing must be 'ij' or 'xy', got {indexing!r}")
    parts = [self, *others]
    swap = indexing == "xy" and len(parts) > 1
    if swap:
      parts[0], parts[1] = parts[1], parts[0]
    shape = tuple(t.numel() for t in parts)
    grids = [
      t.reshape([-1 if i == j else 1 for j in range(len(parts))]).expand(shape)
      for i, t in enumerate(parts)
    ]
    if swap:
      grids[0], grids[1] = grids[1], grids[0]
    return tuple(grids)

  # *** like another tensor ***

  def _like_device(self: Tensor, device: Any) -> Any:
    """The device asked for, else that of self. Raises RuntimeError for sharded tensors."""
    if device is not None and isinstance(self.device, tuple):
      raise RuntimeError(
        f"cannot set device={device!r} like a tensor on several devices {self.device}: move the "
        "result with .to() or .shard()"
      )
    return self.device if device is None else device

  def _stack_like(self: Tensor, parts: list[Tensor]) -> Tensor:
    """One part for each device of self, split along the axis of self."""
    stack = UOp(Ops.MSTACK, parts[0].uop.dtype, tuple(p.uop for p in parts))
    return self._new(UOp(Ops.MULTI, stack.dtype, (stack,), self.uop.axis))

  def _part_shape(self: Tensor) -> tuple[int, ...]:
    """Shape of the part of self on each of its devices."""
    axis, n = self.uop.axis, len(self.device)
    return tuple(s // n if i == axis else s for i, s in enumerate(self.shape))

  def full_like(
    self: Tensor,
    fill_value: Any,
    dtype: DTypeLike | None = None,
    device: Any = None,
    **kw: Any,
  ) -> Tensor:
    """All elements the same, with the shape, dtype, devices and axis of self."""
    from tinygrad.tensor import Tensor

    dev = self._like_device(device)
    dt = strong_dtype(to_dtype(dtype or self.dtype))
    if isinstance(dev, str) or self.uop.axis is None:
      return Tensor.full(self.shape, fill_value, dtype=dt, device=dev, **kw)
    part = self._part_shape()
    own = [self._new(_own_constant(dt, fill_value, part).copy_to(d)) for d in dev]
    return self._stack_like(own)

  def zeros_like(self: Tensor, **kwargs: Any) -> Tensor:
    """Zeros with the shape, dtype, devices and axis of self."""
    return self.full_like(0, **kwargs)

  def ones_like(self: Tensor, **kwargs: Any) -> Tensor:
    """Ones with the shape, dtype, devices and axis of self."""
    return self.full_like(1, **kwargs)

  def const_like(self: Tensor, value: Any, dtype: DTypeLike | None = None) -> Tensor:
    """A constant of the shape and dtype of self, without storage."""
    dt = strong_dtype(to_dtype(dtype or self.dtype))
    return self._new(const_uop(dt, value, self.shape))

  def empty_like(
    self: Tensor, dtype: DTypeLike | None = None, device: Any = None, **kw: Any
  ) -> Tensor:
    """New storage with the shape, dtype, devices and axis of self."""
    from tinygrad.tensor import Tensor

    dev = self._like_device(device)
    dt = strong_dtype(to_dtype(dtype or self.dtype))
    if isinstance(dev, str):
      return Tensor.empty(*self.shape, dtype=dt, device=dev, **kw)
    part = self._part_shape()
    own = UOp.new_buffer(dev, prod(part), dt).reshape(part)
    return self._new(UOp(Ops.MULTI, dt, (own,), self.uop.axis))
