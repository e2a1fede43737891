"""UOp: interned, immutable nodes of the one IR, with shape, dtype and device rules.

Tensor graphs and kernels are both graphs of UOps. Equal nodes are the same object, so graphs are
compared and remembered by identity.
"""

from __future__ import annotations

import itertools
import math
import operator
import weakref
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from tinygrad.dtype import ConstType, DType, dtypes, truncate
from tinygrad.helpers import cdiv, cmod, prod
from tinygrad.uop import OpInfo, Ops
from tinygrad.uop.variable import Sym, upper, uppers

Device_t = str | tuple[str, ...]


def _guard(fn: Callable[..., Any], on_error: float) -> Callable[..., Any]:
  """The IEEE result where Python raises."""

  def wrapped(*args: Any) -> Any:
    try:
      return fn(*args)
    except (ValueError, OverflowError, ZeroDivisionError):
      return on_error

  return wrapped


def _recip(x: float) -> float:
  return 1 / x if x != 0 else math.copysign(math.inf, x)


def _log2(x: float) -> float:
  return math.log2(x) if x > 0 else (-math.inf if x == 0 else math.nan)


def _trunc(x: float) -> float:
  return float(math.trunc(x)) if math.isfinite(x) else x


_F = ("leaf", "movement", "tensor", "multi", "cast", "unary", "binary", "ternary", "kernel")
_LEAF, _MOVE, _TENSOR, _MULTI, _CAST, _UNARY, _BINARY, _TERNARY, _KERNEL = _F

# One row per op: arity, family, Python evaluator, traits.
OP_TABLE: dict[Ops, OpInfo] = {
  Ops.BUFFER: OpInfo(0, _LEAF),
  Ops.CONST: OpInfo(0, _LEAF),
  Ops.ARANGE: OpInfo(0, _LEAF),
  Ops.RESHAPE: OpInfo(1, _MOVE),
  Ops.PERMUTE: OpInfo(1, _MOVE),
  Ops.EXPAND: OpInfo(1, _MOVE),
  Ops.PAD: OpInfo(1, _MOVE),
  Ops.SHRINK: OpInfo(1, _MOVE),
  Ops.FLIP: OpInfo(1, _MOVE),
  Ops.REDUCE_AXIS: OpInfo(1, _TENSOR),
  Ops.TAKE: OpInfo(2, _TENSOR),
  Ops.SCATTER_ADD: OpInfo(2, _TENSOR),
  Ops.THREEFRY: OpInfo(4, _TENSOR),
  Ops.CONTIGUOUS: OpInfo(1, _TENSOR),
  Ops.CONTIGUOUS_BACKWARD: OpInfo(1, _TENSOR),
  Ops.DETACH: OpInfo(1, _TENSOR),
  Ops.COPY: OpInfo(1, _TENSOR),
  Ops.ASSIGN: OpInfo(2, _TENSOR),
  Ops.MULTI: OpInfo(1, _MULTI),
  Ops.MSTACK: OpInfo(None, _MULTI),
  Ops.MSELECT: OpInfo(1, _MULTI),
  Ops.ALLREDUCE: OpInfo(1, _MULTI),
  Ops.CAST: OpInfo(1, _CAST),
  Ops.BITCAST: OpInfo(1, _CAST),
  Ops.NEG: OpInfo(1, _UNARY, operator.neg),
  Ops.RECIP: OpInfo(1, _UNARY, _recip),
  Ops.SQRT: OpInfo(1, _UNARY, _guard(math.sqrt, math.nan)),
  Ops.EXP2: OpInfo(1, _UNARY, _guard(lambda x: 2.0**x, math.inf)),
  Ops.LOG2: OpInfo(1, _UNARY, _log2),
  Ops.SIN: OpInfo(1, _UNARY, _guard(math.sin, math.nan)),
  Ops.TRUNC: OpInfo(1, _UNARY, _trunc),
  Ops.ADD: OpInfo(2, _BINARY, operator.add, True, lambda dt: 0),
  Ops.MUL: OpInfo(2, _BINARY, operator.mul, True, lambda dt: 1),
  Ops.IDIV: OpInfo(2, _BINARY, cdiv),
  Ops.MOD: OpInfo(2, _BINARY, cmod),
  Ops.MAX: OpInfo(2, _BINARY, max, True, lambda dt: dt.min),
  Ops.CMPLT: OpInfo(2, _BINARY, operator.lt),
  Ops.CMPNE: OpInfo(2, _BINARY, operator.ne, True),
  Ops.XOR: OpInfo(2, _BINARY, operator.xor, True),
  Ops.OR: OpInfo(2, _BINARY, operator.or_, True),
  Ops.AND: OpInfo(2, _BINARY, operator.and_, True),
  Ops.SHL: OpInfo(2, _BINARY, operator.lshift),
  Ops.SHR: OpInfo(2, _BINARY, operator.rshift),
  Ops.WHERE: OpInfo(3, _TERNARY, lambda c, x, y: x if c else y),
  Ops.PARAM: OpInfo(0, _KERNEL),
  Ops.RANGE: OpInfo(0, _KERNEL),
  Ops.INDEX: OpInfo(2, _KERNEL),
  Ops.LOAD: OpInfo(None, _KERNEL),
  Ops.REDUCE: OpInfo(None, _KERNEL),
  Ops.STORE: OpInfo(None, _KERNEL),
  Ops.SINK: OpInfo(None, _KERNEL),
}


class GroupOp:
  """Sets of ops by family, computed from the table."""

  Movement = frozenset(op for op, row in OP_TABLE.items() if row.family == _MOVE)
  Unary = frozenset(op for op, row in OP_TABLE.items() if row.family == _UNARY)
  Binary = frozenset(op for op, row in OP_TABLE.items() if row.family == _BINARY)
  Ternary = frozenset(op for op, row in OP_TABLE.items() if row.family == _TERNARY)
  Commutative = frozenset(op for op, row in OP_TABLE.items() if row.commutative)
  Comparison = frozenset((Ops.CMPLT, Ops.CMPNE))
  ALU = Unary | Binary | Ternary
  Elementwise = ALU | frozenset((Ops.CAST, Ops.BITCAST, Ops.THREEFRY))
  Reduce = frozenset((Ops.ADD, Ops.MUL, Ops.MAX))


def identity_element(op: Ops, dt: DType) -> ConstType:
  """The value that leaves every other unchanged under op (ADD, MUL, MAX)."""
  identity = OP_TABLE[op].identity
  if identity is None:
    raise ValueError(f"{op} is no reduction")
  value: ConstType = truncate[dt](identity(dt))
  return value


class _Interned(weakref.ref["UOp"]):
  """A node that is alive, and its parts, by which it is found."""

  __slots__ = ("key",)
  key: tuple[Any, ...]


# A WeakValueDictionary, but for its calls, of which a graph of many nodes takes several each.
_interned: dict[tuple[Any, ...], _Interned] = {}
_buffer_numbers = itertools.count()


class UOp:
  """One node: op, dtype, sources and a hashable argument. Make nodes by calling `UOp(...)`.

  `realized`, where set, is a view of the BUFFER that holds this node's value.
  """

  __slots__ = (
    "__weakref__", "_device", "_shape", "_sizes", "arg", "dtype", "op", "realized", "src",
  )  # fmt: skip
  op: Ops
  dtype: DType
  src: tuple[UOp, ...]
  arg: Any
  realized: UOp | None
  # sizes may depend on variables; the shape is the largest that they can be
  _sizes: tuple[int, ...] | None
  _shape: tuple[int, ...] | None
  _device: Device_t | None
  # set by schedule/multi.py, which knows how each op moves the axis
  axis_rule: ClassVar[Callable[[UOp], int | None] | None] = None

  def __new__(cls, op: Ops, dtype: DType, src: tuple[UOp, ...] = (), arg: Any = None) -> UOp:
    """The node with these parts. Raises ValueError, RuntimeError for shapes, dtypes, devices."""
    # 0.0 == -0.0, True == 1 and nan != nan in Python, so constants are told apart by their text
    key = (op, dtype, src, repr(arg) if op is Ops.CONST else arg)
    if (known := _interned.get(key)) is not None and (found := known()) is not None:
      return found
    self = super().__new__(cls)
    self.op, self.dtype, self.src, self.arg, self.realized = op, dtype, src, arg, None
    self._sizes = _SHAPE.get(op, _same_shape)(self) if op not in _KERNEL_OPS else None
    self._shape = None if self._sizes is None else uppers(self._sizes)
    self._device = _DEVICE.get(op, _common_device)(self)
    ref = _Interned(self, _forget)
    ref.key = key
    _interned[key] = ref
    return self

  def __reduce__(self) -> tuple[Any, ...]:
    return UOp, (self.op, self.dtype, self.src, self.arg)

  def __repr__(self) -> str:
    shape = "" if self._shape is None else f", shape={self._shape}"
    return f"UOp({self.op.name}, {self.dtype.name}, arg={self.arg!r}{shape}, src={len(self.src)})"

  @property
  def shape(self) -> tuple[int, ...]:
    """Shape of a tensor node. Raises RuntimeError for kernel nodes."""
    if self._shape is None:
      raise RuntimeError(f"{self.op.name} has no shape")
    return self._shape

  @property
  def sizes(self) -> tuple[int, ...]:
    """Shape in which a size that depends on variables is still such a number."""
    if self._sizes is None:
      raise RuntimeError(f"{self.op.name} has no shape")
    return self._sizes

  @property
  def device(self) -> Device_t | None:
    """Device, devices, or None for constants, which are everywhere."""
    return self._device

  @property
  def numel(self) -> int:
    """Number of elements."""
    return int(prod(self.shape))

  @property
  def axis(self) -> int | None:
    """Axis along which a value is split over its devices; None: replicated or one device."""
    if self.op is Ops.MULTI:
      return self.arg
    return None if UOp.axis_rule is None else UOp.axis_rule(self)

  @property
  def base(self) -> UOp:
    """This node without the movement ops around it."""
    node = self.realized or self
    while node.op in GroupOp.Movement or node.op is Ops.MULTI:
      node = node.src[0].realized or node.src[0]
    return node

  @property
  def is_realized(self) -> bool:
    """Whether the value is in storage."""
    return self.base.op is Ops.BUFFER

  def toposort(self, enter: Callable[[UOp], bool] | None = None) -> list[UOp]:
    """All nodes below, sources first; below a node for which enter is false nothing."""
    return toposort((self,), enter)

  def replace(self, **kwargs: Any) -> UOp:
    """Copy with other parts."""
    parts = {"op": self.op, "dtype": self.dtype, "src": self.src, "arg": self.arg}
    return UOp(**(parts | kwargs))

  # *** constructors ***

  @staticmethod
  def const(dtype: DType, value: ConstType) -> UOp:
    """0-d constant, wrapped or rounded to its dtype. Raises TypeError for a variable."""
    if isinstance(value, Sym):
      raise TypeError(f"{value} depends on a variable and is no constant: use Tensor({value})")
    return UOp(Ops.CONST, dtype, (), truncate[dtype](value))

  @staticmethod
  def new_buffer(device: Device_t, size: int, dtype: DType) -> UOp:
    """New storage of `size` elements (on each of the devices, for a tuple of them)."""
    return UOp(Ops.BUFFER, dtype, (), (next(_buffer_numbers), device, size))

  @staticmethod
  def arange(size: int, device: Device_t) -> UOp:
    """int32 0, 1, … size - 1, which takes no storage."""
    return UOp(Ops.ARANGE, dtypes.int32, (), (size, device))

  def alu(self, op: Ops, *src: UOp) -> UOp:
    """Elementwise op of equal shapes; comparisons give bool, WHERE the dtype of its branches."""
    if op in GroupOp.Comparison:
      return UOp(op, dtypes.bool, (self, *src))
    return UOp(op, src[0].dtype if op is Ops.WHERE else self.dtype, (self, *src))

  def cast(self, dtype: DType) -> UOp:
    """Values converted to dtype."""
    return self if dtype is self.dtype else UOp(Ops.CAST, dtype, (self,))

  def reshape(self, shape: tuple[int, ...]) -> UOp:
    """Same elements in row-major order under another shape."""
    return self if shape == self.sizes else UOp(Ops.RESHAPE, self.dtype, (self,), shape)

  def permute(self, order: tuple[int, ...]) -> UOp:
    """Axes in another order."""
    if order == tuple(range(len(order))):
      return self
    return UOp(Ops.PERMUTE, self.dtype, (self,), order)

  def expand(self, shape: tuple[int, ...]) -> UOp:
    """Axes of size 1 repeated."""
    return self if shape == self.sizes else UOp(Ops.EXPAND, self.dtype, (self,), shape)

  def pad(self, widths: tuple[tuple[int, int], ...]) -> UOp:
    """Zeros before and after each axis."""
    if not any(b or e for b, e in widths):
      return self
    return UOp(Ops.PAD, self.dtype, (self,), widths)

  def shrink(self, bounds: tuple[tuple[int, int], ...]) -> UOp:
    """Elements from start to end (excluded) of each axis."""
    if bounds == tuple((0, s) for s in self.sizes):
      return self
    return UOp(Ops.SHRINK, self.dtype, (self,), bounds)

  def flip(self, axes: tuple[int, ...]) -> UOp:
    """Order reversed along axes."""
    return UOp(Ops.FLIP, self.dtype, (self,), axes) if axes else self

  def reduce_axis(self, op: Ops, axes: tuple[int, ...]) -> UOp:
    """ADD, MUL or MAX over axes, which stay with size 1."""
    axes = tuple(sorted(a for a in axes))
    return UOp(Ops.REDUCE_AXIS, self.dtype, (self,), (op, axes)) if axes else self

  def take(self, index: UOp) -> UOp:
    """Rows self[index]: shape index.shape + self.shape[1:]; out of range gives zeros."""
    return UOp(Ops.TAKE, self.dtype, (self, index))

  def scatter_add(self, index: UOp, rows: int) -> UOp:
    """Sum of rows by index: out[index[i]] += self[i]; the gradient of `take`."""
    return UOp(Ops.SCATTER_ADD, self.dtype, (self, index), rows)

  def copy_to(self, device: Device_t) -> UOp:
    """The value on another device, or replicated over several."""
    return UOp(Ops.COPY, self.dtype, (self,), device)

  def assign(self, value: UOp) -> UOp:
    """State of the target's buffer after value was written to the view self."""
    return UOp(Ops.ASSIGN, self.dtype, (self, value))


def _forget(ref: _Interned) -> None:
  """Called when a node has died; an equal one may have been made since."""
  if _interned.get(ref.key) is ref:
    del _interned[ref.key]


def toposort(roots: Iterable[UOp], enter: Callable[[UOp], bool] | None = None) -> list[UOp]:
  """All nodes below the roots, sources first, without recursion."""
  done: dict[UOp, None] = {}
  # nodes whose sources are above them on the stack
  entered: set[UOp] = set()
  stack = list(roots)
  while stack:
    node = stack.pop()
    if node in done:
      continue
    if node in entered or not node.src or (enter is not None and not enter(node)):
      done[node] = None
      continue
    entered.add(node)
    stack.append(node)
    stack += node.src[::-1]
  return list(done)


# *** shape rules ***


def _same_shape(u: UOp) -> tuple[int, ...] | None:
  if not u.src:
    return ()
  shape = u.src[0]._sizes
  for s in u.src:
    if s._sizes is None:
      return None
    if s._sizes != shape:
      raise RuntimeError(f"{u.op.name}: shapes must be equal, got {[s._sizes for s in u.src]}")
  return shape


def _reshape_shape(u: UOp) -> tuple[int, ...]:
  if prod(uppers(u.arg)) != u.src[0].numel:
    raise ValueError(f"size mismatch, can't reshape ({u.src[0].sizes}) -> ({u.arg})")
  return tuple(u.arg)


def _permute_shape(u: UOp) -> tuple[int, ...]:
  if sorted(u.arg) != list(range(len(u.src[0].sizes))):
    raise RuntimeError(f"permute: {u.arg} is no order of the axes of shape {u.src[0].sizes}")
  return tuple(u.src[0].sizes[i] for i in u.arg)


def _expand_shape(u: UOp) -> tuple[int, ...]:
  old = u.src[0].sizes
  if len(old) != len(u.arg) or any(o != n and o != 1 for o, n in zip(old, u.arg, strict=True)):
    raise ValueError(f"cannot expand shape {old} to {u.arg}: only axes of size 1 can be repeated")
  return tuple(u.arg)


def _pad_shape(u: UOp) -> tuple[int, ...]:
  if len(u.arg) != len(u.src[0].sizes) or any(b < 0 or e < 0 for b, e in u.arg):
    raise ValueError(f"pad: {u.arg} does not fit shape {u.src[0].sizes}")
  return tuple(b + s + e for s, (b, e) in zip(u.src[0].sizes, u.arg, strict=True))


def _shrink_shape(u: UOp) -> tuple[int, ...]:
  shape = u.src[0].sizes
  if len(u.arg) != len(shape) or any(
    not 0 <= b <= upper(e) <= upper(s) for (b, e), s in zip(u.arg, shape, strict=True)
  ):
    raise ValueError(f"shrink: {u.arg} does not fit shape {shape}")
  return tuple(e - b for b, e in u.arg)


def _reduce_shape(u: UOp) -> tuple[int, ...]:
  return tuple(1 if i in u.arg[1] else s for i, s in enumerate(u.src[0].sizes))


def _bitcast_shape(u: UOp) -> tuple[int, ...] | None:
  if u.dtype.itemsize != u.src[0].dtype.itemsize:
    raise RuntimeError(f"bitcast: {u.src[0].dtype} and {u.dtype} differ in size")
  return u.src[0]._sizes


def _multi_shape(u: UOp) -> tuple[int, ...]:
  shape, devices = u.src[0].sizes, u.src[0].device
  if u.arg is None or not isinstance(devices, tuple):
    return shape
  return tuple(s * len(devices) if i == u.arg else s for i, s in enumerate(shape))


_SHAPE: dict[Ops, Callable[[UOp], tuple[int, ...] | None]] = {
  Ops.BUFFER: lambda u: (u.arg[2],),
  Ops.ARANGE: lambda u: (u.arg[0],),
  Ops.RESHAPE: _reshape_shape,
  Ops.PERMUTE: _permute_shape,
  Ops.EXPAND: _expand_shape,
  Ops.PAD: _pad_shape,
  Ops.SHRINK: _shrink_shape,
  Ops.FLIP: lambda u: u.src[0].sizes,
  Ops.REDUCE_AXIS: _reduce_shape,
  Ops.BITCAST: _bitcast_shape,
  Ops.TAKE: lambda u: u.src[1].sizes + u.src[0].sizes[1:],
  Ops.SCATTER_ADD: lambda u: (u.arg, *u.src[0].sizes[len(u.src[1].sizes) :]),
  Ops.MULTI: _multi_shape,
  Ops.MSTACK: lambda u: u.src[0].sizes,
}
_KERNEL_OPS = frozenset(op for op, row in OP_TABLE.items() if row.family == _KERNEL)


def _common_device(u: UOp) -> Device_t | None:
  found: Device_t | None = None
  for s in u.src:
    if found is None:
      found = s._device
    elif s._device is not None and s._device != found:
      raise RuntimeError(
        f"{u.op.name}: all operands must be on the same device, got {[s._device for s in u.src]} "
        f"for shapes {[s._shape for s in u.src]}; move one with .to(), .shard() or .shard_()"
      )
  return found


def _part_device(u: UOp) -> Device_t | None:
  devices = u.src[0].device
  return devices[u.arg] if isinstance(devices, tuple) else None


_DEVICE: dict[Ops, Callable[[UOp], Device_t | None]] = {
  Ops.BUFFER: lambda u: u.arg[1],
  Ops.ARANGE: lambda u: u.arg[1],
  Ops.COPY: lambda u: u.arg,
  Ops.MSTACK: lambda u: tuple(str(s.device) for s in u.src),
  Ops.MSELECT: _part_device,
}
