"""Data types: their bytes, their bounds, and the lattice by which two of them combine."""

from __future__ import annotations

import bisect
import builtins
import functools
import math
import struct
from dataclasses import dataclass
from typing import Any, ClassVar

from tinygrad.helpers import DEFAULT_FLOAT, DEFAULT_INT


@dataclass(frozen=True, eq=False)
class DType:
  """One element type. priority orders types within the lattice; fmt is the `struct` letter."""

  priority: int
  itemsize: int
  name: str
  fmt: str | None

  def __repr__(self) -> str:
    return f"dtypes.{self.name}"

  def __lt__(self, other: DType) -> bool:
    return (self.priority, self.itemsize) < (other.priority, other.itemsize)

  def __reduce__(self) -> tuple[Any, ...]:
    return (to_dtype, (self.name,))

  @property
  def bitsize(self) -> int:
    """Bits of one element."""
    return self.itemsize * 8

  @property
  def held_as(self) -> str:
    """`struct` letter of an element in memory: that of its bits where it has none of its own."""
    return self.fmt or {1: "B", 2: "H"}[self.itemsize]

  @property
  def min(self) -> Any:
    """Lowest value: -inf for floats, False for bool."""
    if dtypes.is_int(self):
      return 0 if dtypes.is_unsigned(self) else -(2 ** (self.bitsize - 1))
    return -math.inf if dtypes.is_float(self) else False

  @property
  def max(self) -> Any:
    """Highest value: inf for floats, True for bool."""
    if dtypes.is_int(self):
      return 2 ** (self.bitsize - (0 if dtypes.is_unsigned(self) else 1)) - 1
    return math.inf if dtypes.is_float(self) else True


class _DTypes(type):
  """Gives the class `dtypes` its two defaults as read-only attributes that follow the settings."""

  @property
  def default_float(cls) -> DType:
    """Dtype of floats made from Python values."""
    return to_dtype(DEFAULT_FLOAT.value)

  @default_float.setter
  def default_float(cls, value: DType) -> None:
    DEFAULT_FLOAT.value = value.name

  @property
  def default_int(cls) -> DType:
    """Dtype of ints made from Python values."""
    return to_dtype(DEFAULT_INT.value)

  @default_int.setter
  def default_int(cls, value: DType) -> None:
    DEFAULT_INT.value = value.name


class dtypes(metaclass=_DTypes):  # noqa: N801  (public name)
  """All data types and questions about them."""

  void: ClassVar[DType] = DType(-1, 0, "void", None)
  bool: ClassVar[DType] = DType(0, 1, "bool", "?")
  weakint: ClassVar[DType] = DType(1, 8, "weakint", None)
  int8: ClassVar[DType] = DType(2, 1, "int8", "b")
  uint8: ClassVar[DType] = DType(3, 1, "uint8", "B")
  int16: ClassVar[DType] = DType(4, 2, "int16", "h")
  uint16: ClassVar[DType] = DType(5, 2, "uint16", "H")
  int32: ClassVar[DType] = DType(6, 4, "int32", "i")
  uint32: ClassVar[DType] = DType(7, 4, "uint32", "I")
  int64: ClassVar[DType] = DType(8, 8, "int64", "q")
  uint64: ClassVar[DType] = DType(9, 8, "uint64", "Q")
  weakfloat: ClassVar[DType] = DType(10, 8, "weakfloat", None)
  fp8e4m3: ClassVar[DType] = DType(11, 1, "fp8e4m3", None)
  fp8e4m3fnuz: ClassVar[DType] = DType(11, 1, "fp8e4m3fnuz", None)
  fp8e5m2: ClassVar[DType] = DType(12, 1, "fp8e5m2", None)
  fp8e5m2fnuz: ClassVar[DType] = DType(12, 1, "fp8e5m2fnuz", None)
  float16: ClassVar[DType] = DType(13, 2, "float16", "e")
  bfloat16: ClassVar[DType] = DType(14, 2, "bfloat16", None)
  float32: ClassVar[DType] = DType(15, 4, "float32", "f")
  float64: ClassVar[DType] = DType(16, 8, "float64", "d")

  half = float16
  float = float32
  double = float64
  char = int8
  uchar = uint8
  short = int16
  ushort = uint16
  int = int32
  uint = uint32
  long = int64
  ulong = uint64

  fp8_fnuz: ClassVar[tuple[DType, ...]] = (fp8e4m3fnuz, fp8e5m2fnuz)
  fp8s: ClassVar[tuple[DType, ...]] = (fp8e4m3, fp8e5m2, *fp8_fnuz)
  floats: ClassVar[tuple[DType, ...]] = (*fp8s, float16, bfloat16, float32, float64)
  uints: ClassVar[tuple[DType, ...]] = (uint8, uint16, uint32, uint64)
  sints: ClassVar[tuple[DType, ...]] = (int8, int16, int32, int64)
  ints: ClassVar[tuple[DType, ...]] = uints + sints
  weaks: ClassVar[tuple[DType, ...]] = (weakint, weakfloat)

  @staticmethod
  def is_float(dt: DType) -> builtins.bool:
    """Whether dt holds floating-point values (weakfloat too)."""
    return dt in dtypes.floats or dt is dtypes.weakfloat

  @staticmethod
  def is_int(dt: DType) -> builtins.bool:
    """Whether dt holds integers (weakint too)."""
    return dt in dtypes.ints or dt is dtypes.weakint

  @staticmethod
  def is_unsigned(dt: DType) -> builtins.bool:
    """Whether dt holds unsigned integers."""
    return dt in dtypes.uints

  @staticmethod
  def is_bool(dt: DType) -> builtins.bool:
    """Whether dt is bool."""
    return dt is dtypes.bool

  @staticmethod
  def from_py(x: Any) -> DType:
    """Dtype of a Python value or of the leaves of a list. Raises RuntimeError for others."""
    if isinstance(x, (list, tuple)):
      return max((dtypes.from_py(xi) for xi in x), default=dtypes.default_float)
    if isinstance(x, builtins.bool):
      return dtypes.bool
    if isinstance(x, builtins.float):
      return dtypes.default_float
    if isinstance(x, builtins.int):
      return dtypes.default_int
    raise RuntimeError(f"Could not infer dtype of {x} with type {type(x)}")

  @staticmethod
  def finfo(dt: DType) -> tuple[Any, Any]:
    """(exponent bits, mantissa bits) of a float dtype. Raises ValueError for others."""
    if dt not in FINFO:
      raise ValueError(f"{dt} is not a floating point dtype")
    return FINFO[dt]


FINFO = {
  dtypes.fp8e4m3: (4, 3),
  dtypes.fp8e5m2: (5, 2),
  dtypes.fp8e4m3fnuz: (4, 3),
  dtypes.fp8e5m2fnuz: (5, 2),
  dtypes.float16: (5, 10),
  dtypes.bfloat16: (8, 7),
  dtypes.float32: (8, 23),
  dtypes.float64: (11, 52),
}
DTYPES_DICT: dict[str, DType] = {k: v for k, v in vars(dtypes).items() if isinstance(v, DType)}
DTypeLike = str | DType

# The lattice of JAX's type promotion without complex numbers: each type and those just above it.
_PROMOTION: dict[DType, tuple[DType, ...]] = {
  dtypes.bool: (dtypes.weakint,),
  dtypes.weakint: (dtypes.int8, dtypes.uint8),
  dtypes.int8: (dtypes.int16,),
  dtypes.int16: (dtypes.int32,),
  dtypes.int32: (dtypes.int64,),
  dtypes.int64: (dtypes.weakfloat,),
  dtypes.uint8: (dtypes.int16, dtypes.uint16),
  dtypes.uint16: (dtypes.int32, dtypes.uint32),
  dtypes.uint32: (dtypes.int64, dtypes.uint64),
  dtypes.uint64: (dtypes.weakfloat,),
  dtypes.weakfloat: dtypes.fp8s,
  **{fp8: (dtypes.float16, dtypes.bfloat16) for fp8 in dtypes.fp8s},
  dtypes.float16: (dtypes.float32,),
  dtypes.bfloat16: (dtypes.float32,),
  dtypes.float32: (dtypes.float64,),
  dtypes.float64: (),
}


# Floats of 16 bits: what is computed with them is float32 in between.
HALVES = (dtypes.float16, dtypes.bfloat16)


@functools.cache
def _uppers(dt: DType) -> frozenset[DType]:
  return frozenset({dt}.union(*(_uppers(up) for up in _PROMOTION[dt])))


@functools.cache
def least_upper_dtype(*ds: DType) -> DType:
  """The least type of the lattice that is above all of ds."""
  return min(frozenset.intersection(*(_uppers(d) for d in ds)))


def least_upper_float(dt: DType) -> DType:
  """dt if it is a float, else the type that float functions of it give."""
  return dt if dtypes.is_float(dt) else least_upper_dtype(dt, dtypes.default_float)


def can_lossless_cast(old: DType, new: DType) -> bool:
  """Whether every value of old has an equal one in new. Raises ValueError for weak dtypes."""
  for dt in (old, new):
    if dt is not dtypes.bool and dt not in (*dtypes.ints, *dtypes.floats):
      raise ValueError(f"{dt} has no storage, so it has no set of values")
  if old is new or old is dtypes.bool:
    return True
  if dtypes.is_float(old):
    return _float_fits(old, new)
  if dtypes.is_float(new):
    # a sign bit is no digit; half and larger hold 2 ** digits
    digits = old.bitsize - (old in dtypes.sints)
    return new not in dtypes.fp8s and digits <= FINFO[new][1] + 1
  if old in dtypes.sints and new in dtypes.uints:
    return False
  return old.bitsize < new.bitsize and new is not dtypes.bool


def _float_fits(old: DType, new: DType) -> bool:
  if new not in FINFO or new in dtypes.fp8s:
    return False
  return all(a <= b for a, b in zip(FINFO[old], FINFO[new], strict=True))


def strong_dtype(dt: DType) -> DType:
  """The type with storage that a weak type becomes; other types stay."""
  if dt is dtypes.weakint:
    return dtypes.default_int
  return dtypes.default_float if dt is dtypes.weakfloat else dt


def to_dtype(dt: DTypeLike) -> DType:
  """DType of a name in any case. Raises AttributeError for an unknown one."""
  if isinstance(dt, DType):
    return dt
  found = DTYPES_DICT.get(dt.lower())
  if found is None:
    raise AttributeError(f"{dt!r} is no dtype; known: {', '.join(DTYPES_DICT)}")
  return found


def float_to_fp16(x: float) -> float:
  """x rounded to the nearest half, ties to even; inf beyond its range."""
  try:
    return float(struct.unpack("e", struct.pack("e", float(x)))[0])
  except OverflowError:
    return math.copysign(math.inf, x)


def float_to_bf16(x: float) -> float:
  """x rounded to the nearest bfloat16, ties to even."""
  if not math.isfinite(x):
    return x
  bits: int = struct.unpack("I", struct.pack("f", _to_f32(x)))[0]
  bits = (bits + 0x7FFF + ((bits >> 16) & 1)) & 0xFFFF0000
  return float(struct.unpack("f", struct.pack("I", bits))[0])


def fp8_to_float(bits: int, dt: DType) -> float:
  """Value of the byte `bits` in an fp8 type."""
  exponent_bits, mantissa_bits = FINFO[dt]
  sign = -1.0 if bits & 0x80 else 1.0
  exponent, mantissa = (bits & 0x7F) >> mantissa_bits, bits & ((1 << mantissa_bits) - 1)
  bias = (1 << (exponent_bits - 1)) - 1
  if dt in dtypes.fp8_fnuz:
    # one zero, one nan in place of its negative, no infinity, and exponents one lower
    bias += 1
    if bits == 0x80:
      return math.nan
  elif dt is dtypes.fp8e4m3:
    if bits & 0x7F == 0x7F:
      return math.nan
  elif exponent == (1 << exponent_bits) - 1:
    return math.nan if mantissa else sign * math.inf
  if exponent == 0:
    return sign * mantissa * 2.0 ** (1 - bias - mantissa_bits)
  return sign * (1 + mantissa / (1 << mantissa_bits)) * 2.0 ** (exponent - bias)


@functools.cache
def _fp8_values(dt: DType) -> list[float]:
  """Finite values of the bytes from 0 on, in ascending order."""
  values = (fp8_to_float(bits, dt) for bits in range(128))
  return [v for v in values if math.isfinite(v)]


def float_to_fp8(x: float, dt: DType) -> int:
  """Byte of x in an fp8 type: nearest, ties to even, beyond the range the largest value."""
  fnuz = dt in dtypes.fp8_fnuz
  sign = 0x80 if math.copysign(1.0, x) < 0 else 0
  if math.isnan(x) or (math.isinf(x) and dt is not dtypes.fp8e5m2):
    return 0x80 if fnuz else sign | 0x7F
  if math.isinf(x):
    return sign | 0x7C
  values, size = _fp8_values(dt), abs(x)
  above = bisect.bisect_left(values, size)
  if above == len(values):
    bits = above - 1
  elif above == 0:
    bits = 0
  else:
    low, high = size - values[above - 1], values[above] - size
    bits = above if high < low or (high == low and above % 2 == 0) else above - 1
  return bits if fnuz and bits == 0 else sign | bits


def _to_f32(x: float) -> float:
  try:
    return float(struct.unpack("f", struct.pack("f", float(x)))[0])
  except OverflowError:
    return math.copysign(math.inf, x)


def _wrap(bits: int, signed: bool, x: Any) -> int:
  v = int(x) & ((1 << bits) - 1)
  return v - (1 << bits) if signed and v >> (bits - 1) else v


def _through_fp8(dt: DType, x: float) -> float:
  # casts have no infinity: what is too large becomes the largest value
  most = _fp8_values(dt)[-1]
  return fp8_to_float(float_to_fp8(min(max(x, -most), most) if x == x else x, dt), dt)


# Python value of any dtype, as storing and reading it back would give it.
truncate: dict[DType, Any] = {
  dtypes.bool: bool,
  dtypes.weakint: int,
  dtypes.weakfloat: float,
  dtypes.float16: float_to_fp16,
  dtypes.bfloat16: float_to_bf16,
  dtypes.float32: _to_f32,
  dtypes.float64: float,
  **{dt: functools.partial(_through_fp8, dt) for dt in dtypes.fp8s},
  **{dt: functools.partial(_wrap, dt.bitsize, dt in dtypes.sints) for dt in dtypes.ints},
}


def _to_np_dtype(dt: DType) -> Any:
  """Letter for numpy's dtype of dt, None where numpy has none (bfloat16, fp8)."""
  return dt.fmt


def _to_torch_dtype(dt: DType) -> Any:
  """torch's dtype of dt. Raises AttributeError for types that torch does not have."""
  import torch

  names = {dtypes.fp8e4m3: "float8_e4m3fn", dtypes.fp8e4m3fnuz: "float8_e4m3fnuz"}
  names |= {dtypes.fp8e5m2: "float8_e5m2", dtypes.fp8e5m2fnuz: "float8_e5m2fnuz"}
  return getattr(torch, names.get(dt, dt.name))


ConstType = float | int | bool


class InvalidType:
  """Type of `Invalid`, the value of elements that hold nothing yet."""

  _only: ClassVar[InvalidType | None] = None

  def __new__(cls) -> InvalidType:
    cls._only = cls._only or super().__new__(cls)
    return cls._only

  def __repr__(self) -> str:
    return "Invalid"

  def __reduce__(self) -> tuple[Any, ...]:
    return InvalidType, ()


Invalid = InvalidType()
