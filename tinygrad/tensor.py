"""Tensor: a lazy, differentiable array. Its value is a node of the graph, `uop`.

Here is how one is made and read; the rest of its methods are in `tinygrad/mixin`, by theme. What
opens devices is imported where it is used, so that `python3 -m tinygrad.device` finds it not yet
imported.
"""

from __future__ import annotations

import itertools
import pathlib
from typing import Any, cast  # noqa: F401  (model files take `cast` from here)

import numpy as np

from tinygrad.dtype import (
  DType,
  DTypeLike,
  _to_np_dtype,
  dtypes,
  least_upper_dtype,
  strong_dtype,
  to_dtype,
)
from tinygrad.engine.symbolic import number_node
from tinygrad.helpers import TRAINING, fully_flatten, get_shape, prod
from tinygrad.mixin import live
from tinygrad.mixin.activation import ActivationMixin
from tinygrad.mixin.assign import AssignMixin
from tinygrad.mixin.casts import cast_uop
from tinygrad.mixin.convolution import ConvolutionMixin
from tinygrad.mixin.creation import CreationMixin
from tinygrad.mixin.devices import DeviceMixin
from tinygrad.mixin.elementwise import ElementwiseMixin
from tinygrad.mixin.formula import FormulaMixin
from tinygrad.mixin.functional import FunctionalMixin
from tinygrad.mixin.gradients import GradientMixin
from tinygrad.mixin.hashing import HashMixin
from tinygrad.mixin.indexing import IndexingMixin
from tinygrad.mixin.linalg import LinalgMixin
from tinygrad.mixin.mathfn import MathMixin
from tinygrad.mixin.movement import MovementMixin
from tinygrad.mixin.operators import OperatorMixin
from tinygrad.mixin.pooling import PoolingMixin
from tinygrad.mixin.random import RandomMixin
from tinygrad.mixin.reduce import ReduceMixin
from tinygrad.mixin.scan import ScanMixin
from tinygrad.mixin.selection import SelectionMixin
from tinygrad.mixin.storage import (
  canonical,
  const_uop,
  in_file,
  store,
  store_raw,
  to_bfloat16,
  to_fp8,
)
from tinygrad.uop import Ops
from tinygrad.uop.ops import Device_t, UOp
from tinygrad.uop.variable import Sym, is_symbolic

# equal nodes are one node, so each buffer that may be written has a number of its own
_copy_numbers = itertools.count()


class _TrainingSwitch(type):
  """Gives `Tensor.training`, which is the setting TRAINING."""

  @property
  def training(cls) -> bool:
    """Whether dropout is active and optimizers may step."""
    return bool(TRAINING)

  @training.setter
  def training(cls, value: bool) -> None:
    TRAINING.value = int(value)


class Tensor(
  OperatorMixin,
  CreationMixin,
  DeviceMixin,
  AssignMixin,
  GradientMixin,
  ElementwiseMixin,
  MathMixin,
  ActivationMixin,
  MovementMixin,
  ReduceMixin,
  ScanMixin,
  FormulaMixin,
  IndexingMixin,
  SelectionMixin,
  LinalgMixin,
  HashMixin,
  RandomMixin,
  FunctionalMixin,
  ConvolutionMixin,
  PoolingMixin,
  metaclass=_TrainingSwitch,
):
  """Array of one dtype on one or several devices.

  Built from a number, (nested) list, NumPy array, bytes, path, another tensor or None.
  Raises ValueError for ragged lists, RuntimeError for values of unknown type.
  """

  uop: UOp
  grad: Tensor | None
  # whether it is a bare Python number, whose dtype gives way to that of others
  _weak: bool
  _device: Device_t
  __array_priority__ = 100

  def __init__(
    self,
    data: Any,
    device: Any = None,
    dtype: DTypeLike | None = None,
    requires_grad: bool | None = None,
  ):
    self.grad, self.is_param, self.requires_grad, self._weak = None, True, requires_grad, False
    dt = None if dtype is None else to_dtype(dtype)
    if isinstance(data, pathlib.Path):
      data = self._file(data, device, dt or dtypes.uint8)
    if isinstance(data, UOp):
      self.uop = data
      self._device = canonical(device) if data.device is None else data.device
    else:
      self._device = canonical(device)
      self.uop = self._build(data, dt)
    if dt is not None and dt not in dtypes.weaks:
      self.uop, self._weak = cast_uop(self.uop, dt), False
    live.add(self)

  @staticmethod
  def _file(path: pathlib.Path, device: Any, kind: DType) -> UOp:
    """Node of the elements of a file, there or copied to a device."""
    from tinygrad.device import open_file

    data = open_file(str(path), kind)
    return data if device is None else data.copy_to(canonical(device))

  def _build(self, data: Any, dt: DType | None) -> UOp:
    """Node of a value; sets `_weak`."""
    if isinstance(data, Tensor):
      self._weak = data._weak
      return data.uop if data.uop.device is None else data.to(self._device).uop
    if data is None:
      data = 0.0
    if isinstance(data, Sym):
      self._weak = dt is None
      return number_node(data, self._device)
    if isinstance(data, (bool, int, float)):
      kind = dtypes.bool
      if not isinstance(data, bool):
        kind = dtypes.weakint if isinstance(data, int) else dtypes.weakfloat
      self._weak = kind in dtypes.weaks
      return UOp.const(kind, data)
    if isinstance(data, (bytes, bytearray, memoryview)):
      kind = dt or dtypes.uint8
      raw = np.frombuffer(data, dtype=np.uint8)
      if raw.size % kind.itemsize:
        raise ValueError(f"{raw.size} bytes are no whole number of {kind} elements")
      return store_raw(raw, kind, self._device)
    if isinstance(data, (list, tuple)):
      if dt in dtypes.weaks:
        raise RuntimeError(f"a list cannot make a {dt} tensor: weak tensors have no storage")
      leaves, shape = fully_flatten(data), get_shape(data)
      if any(isinstance(x, Tensor) for x in leaves):
        parts = [x if isinstance(x, Tensor) else Tensor(x) for x in data]
        return Tensor.stack(*parts)._strong()
      kind = dt or (dtypes.from_py(leaves) if leaves else dtypes.default_float)
      if dtypes.is_int(kind):
        values = [int(x) & ((1 << kind.bitsize) - 1) for x in leaves]
        array = np.array(values, dtype=np.uint64).astype(_to_np_dtype(kind))
      else:
        array = np.array(leaves, dtype=np.float64 if kind is not dtypes.bool else np.bool_)
      return self._host(array, kind, shape)
    if isinstance(data, np.generic):
      data = np.asarray(data)
    if isinstance(data, np.ndarray):
      return self._host(data, dt or to_dtype(data.dtype.name), data.shape)
    raise RuntimeError(f"Could not make a tensor from {data!r} of type {type(data)}")

  def _host(self, array: np.ndarray, kind: DType, shape: tuple[int, ...]) -> UOp:
    with np.errstate(over="ignore", invalid="ignore"):
      if kind in dtypes.fp8s:
        held = to_fp8(array, kind)
      elif kind is dtypes.bfloat16:
        held = to_bfloat16(array)
      else:
        held = array.astype(_to_np_dtype(kind))
    return store(held, kind, shape, self._device)

  # *** plumbing ***

  def _new(self, uop: UOp, weak: bool = False, *others: Any) -> Tensor:
    """Tensor of a node computed from self and others."""
    device: Any = self._device
    if self._weak:
      # a bare number has no place of its own
      found = [t._device for t in others if isinstance(t, Tensor) and not t._weak]
      device = found[0] if found else device
    out = Tensor.__new__(type(self))
    out.grad, out.is_param, out.requires_grad = None, True, None
    out.uop, out._weak, out._device = uop, weak, uop.device or device
    live.add(out)
    return out

  def _keep(self, uop: UOp) -> Tensor:
    """Tensor of a node with the dtype of self, weak or not."""
    return self._new(uop, self._weak)

  def _strong(self) -> UOp:
    """The node, in a dtype with storage."""
    return cast_uop(self.uop, strong_dtype(self.uop.dtype))

  def _operand(self, x: Any) -> Tensor:
    """x as a tensor that can be combined with self."""
    from tinygrad.device import on_disk

    if isinstance(x, Tensor):
      return x
    # a list is held beside the file, never in it
    device = None if on_disk(self._device) else self._device
    return Tensor(x, device=device)

  def _like(self, value: Any, shape: tuple[int, ...] | None = None) -> Tensor:
    """Constant of the dtype of self."""
    dt = strong_dtype(self.uop.dtype)
    return self._keep(const_uop(dt, value, self.shape if shape is None else shape))

  def _one_device(self) -> str:
    return self._device if isinstance(self._device, str) else self._device[0]

  @staticmethod
  def _common_dtype(*ts: Tensor) -> DType:
    return least_upper_dtype(*(t.dtype for t in ts))

  # *** properties ***

  @property
  def dtype(self) -> DType:
    """Element type."""
    if self._weak:
      return dtypes.weakfloat if dtypes.is_float(self.uop.dtype) else dtypes.weakint
    return self.uop.dtype

  @property
  def shape(self) -> tuple[int, ...]:
    """Sizes of the axes; one that depends on a variable is a number with that variable in it."""
    return self.uop.sizes

  @property
  def max_shape(self) -> tuple[int, ...]:
    """The shape with the largest value of each size that depends on a variable."""
    return self.uop.shape

  @property
  def device(self) -> Device_t:
    """Device, or devices."""
    return self.uop.device or self._device

  @property
  def ndim(self) -> int:
    """Number of axes."""
    return len(self.shape)

  def numel(self) -> int:
    """Number of elements."""
    return int(prod(self.shape)) if not is_symbolic(self.shape) else prod(self.shape)

  def size(self, dim: int | None = None) -> Any:
    """Shape, or the size of one axis."""
    return self.shape if dim is None else self.shape[dim]

  def element_size(self) -> int:
    """Bytes of one element."""
    return self.dtype.itemsize

  def nbytes(self) -> int:
    """Bytes of all elements."""
    return self.numel() * self.element_size()

  def is_floating_point(self) -> bool:
    """Whether the dtype is a float."""
    return dtypes.is_float(self.dtype)

  @property
  def lazydata(self) -> UOp:
    """The node, by its older name."""
    return self.uop

  def as_param(self, slot: int) -> Tensor:
    """The same value as a tensor of its own, to be argument number `slot` of a function."""
    return self._keep(self.uop)

  def is_param_(self, is_param: bool = True) -> Tensor:
    """Set whether optimizers train self."""
    self.is_param = is_param
    return self

  def requires_grad_(self, requires_grad: bool = True) -> Tensor:
    """Set whether backward() gives self a gradient."""
    self.requires_grad = requires_grad
    return self

  def __repr__(self) -> str:
    return f"<Tensor {self.shape} {self.dtype} on {self.device}>"

  def __hash__(self) -> int:
    return id(self)

  def __bool__(self) -> bool:
    raise TypeError("__bool__ on Tensor is not defined: use .item() or .any()")

  def __len__(self) -> int:
    if not self.ndim:
      raise TypeError("len() of a 0-d tensor")
    if is_symbolic(self.shape[:1]):
      raise ValueError(f"len() of a tensor of shape {self.shape}: the size is not known")
    return self.shape[0]

  def __delitem__(self, indices: Any) -> None:
    raise TypeError("Tensor does not support deleting items")

  # *** values ***

  def realize(self, *others: Tensor) -> Tensor:
    """Compute self and others into storage; constants stay. Returns self."""
    from tinygrad.engine.realize import pending_nodes, realize_uops, written_hooks

    if live.pending not in pending_nodes:
      pending_nodes.append(live.pending)
      written_hooks.append(live.renew)
    todo = [t for t in (self, *others) if t.uop.device is not None and not t.uop.is_realized]
    if todo:
      # counters advance with the draws that read them, so that a captured step advances them too
      counters = Tensor._device_rng_counters.values()
      todo += [c for c in counters if not c.uop.is_realized and all(c is not t for t in todo)]
      targets = [t.uop for t in todo]
      realize_uops(*targets)
      for t, old in zip(todo, targets, strict=True):
        if t.uop is old:
          t.uop = old.realized or old
    return self

  def contiguous(self) -> Tensor:
    """The value in a buffer of its own, in row-major order."""
    from tinygrad.device import on_disk

    u = self._strong()
    if on_disk(u.device):
      return self._new(in_file(u).reshape(self.shape))
    if u.device is None:
      u = u.copy_to(self._device)
      return self._new(UOp(Ops.CONTIGUOUS, u.dtype, (u,), next(_copy_numbers)))
    plain = u
    while plain.op in (Ops.RESHAPE, Ops.MULTI) or plain.realized:
      plain = plain.realized or plain.src[0]
    if plain.op in (Ops.BUFFER, Ops.CONTIGUOUS, Ops.ASSIGN):
      return self
    return self._new(UOp(Ops.CONTIGUOUS, u.dtype, (u,)))

  def contiguous_backward(self) -> Tensor:
    """Self, whose gradient is put into a buffer."""
    u = self._strong()
    return self._new(UOp(Ops.CONTIGUOUS_BACKWARD, u.dtype, (u,)))

  def detach(self) -> Tensor:
    """The value without its history."""
    return self._keep(UOp(Ops.DETACH, self.uop.dtype, (self.uop,)))

  def clone(self) -> Tensor:
    """A copy in a new buffer, with a copy of the gradient."""
    u = self._strong()
    u = u.copy_to(self._device) if u.device is None else u
    out = self._new(UOp(Ops.CONTIGUOUS, u.dtype, (u,), next(_copy_numbers)))
    out.grad = None if self.grad is None else self.grad.clone()
    return out

  def _check_known_sizes(self) -> None:
    """Raises AssertionError where a size depends on a variable."""
    assert not is_symbolic(self.shape), (
      f"no data if shape is symbolic, got {self.shape}: cut it to a fixed size first, as in t[:3]"
    )

  def _host_bytes(self) -> np.ndarray:
    from tinygrad.device import Buffer, buffer_of
    from tinygrad.engine.realize import check_not_capturing

    check_not_capturing()

    u = self._strong()
    t = self._new(u)
    if isinstance(t.device, tuple):
      t = t.to(t.device[0])
    t = t.contiguous().realize()
    out = np.empty(t.nbytes(), dtype=np.uint8)
    if out.size:
      plain = t.uop.realized or t.uop
      while plain.op is Ops.RESHAPE:
        plain = plain.src[0].realized or plain.src[0]
      if plain.op is not Ops.BUFFER:
        return t.clone()._host_bytes()
      held = buffer_of(plain)
      assert isinstance(held, Buffer), "the tensor is on one device"
      held.copyout(out.data)
    return out

  def numpy(self) -> Any:
    """NumPy array of the values; bfloat16 and fp8 as float32."""
    from tinygrad.device import on_disk

    self._check_known_sizes()
    if on_disk(self.device):
      return self.to("CPU").numpy()
    dt = strong_dtype(self.dtype)
    if dt is dtypes.bfloat16 or dt in dtypes.fp8s:
      return self.cast(dtypes.float32).numpy()
    return self._host_bytes().view(_to_np_dtype(dt)).reshape(self.shape)

  def data(self) -> memoryview:
    """Typed memoryview of the values."""
    return memoryview(self.numpy())

  def tolist(self) -> Any:
    """Nested list of Python values; a scalar for 0-d."""
    return self.numpy().tolist()

  def item(self) -> Any:
    """The only element as a Python value. Raises ValueError where there are more."""
    self._check_known_sizes()
    if self.numel() != 1:
      raise ValueError(f"item() needs exactly one element, shape is {self.shape}")
    return self.numpy().reshape(-1)[0].item()
