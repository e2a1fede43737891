"""Random numbers: threefry 2x32 with 20 rounds, and distributions made of it."""

from __future__ import annotations

import hashlib
import math
import secrets
from typing import TYPE_CHECKING, Any, ClassVar

from tinygrad.dtype import FINFO, DTypeLike, dtypes, to_dtype
from tinygrad.helpers import argfix, ceildiv, prod
from tinygrad.mixin.casts import UNSIGNED
from tinygrad.mixin.creation import CreationMixin
from tinygrad.mixin.storage import canonical
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.variable import is_symbolic

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor


class _Each(tuple[str, ...]):
  """Devices that draw the same number of values each, from their own keys and counters."""


class RandomMixin:
  """Draws, each from the key and counter of its device."""

  _seed: ClassVar[int] = secrets.randbits(32)
  _device_seeds: ClassVar[dict[str, Any]] = {}
  _device_rng_counters: ClassVar[dict[str, Any]] = {}

  @classmethod
  def manual_seed(cls, seed: int = 0) -> None:
    """Start all devices anew from a seed."""
    RandomMixin._seed = seed
    RandomMixin._device_seeds.clear()
    RandomMixin._device_rng_counters.clear()

  @classmethod
  def _threefry_random_bits(cls, key: Tensor, counts0: Tensor, counts1: Tensor) -> Tensor:
    """uint32 bits of both words, joined, for a key [2] and two equally long counters."""
    n = counts0.shape
    return cls._threefry_mix(key[0:1].expand(n), key[1:2].expand(n), counts0, counts1)

  @classmethod
  def _threefry_mix(cls, key0: Tensor, key1: Tensor, counts0: Tensor, counts1: Tensor) -> Tensor:
    """The same for a key of two words at each place."""
    src = tuple(t.uop for t in (key0, key1, counts0, counts1))
    x0, x1 = (counts0._new(UOp(Ops.THREEFRY, dtypes.uint32, src, word)) for word in (0, 1))
    return x0.cat(x1)

  @classmethod
  def _random_bits(cls, words: int, device: str | _Each) -> Tensor:
    """uint32 [words], on each device its own; advances the devices' counters."""
    if isinstance(device, str):
      return cls._stream(cls._next_key(words, device), words)
    # one graph for all devices, which differ in the key only
    keys = [cls._next_key(words, d) for d in device]
    stack = UOp(Ops.MSTACK, dtypes.uint32, tuple(k.uop for k in keys))
    return cls._stream(keys[0]._new(stack), words)

  @classmethod
  def _next_key(cls, words: int, device: str) -> Tensor:
    """uint32 [2], the key of a device's next draw of uint32 [words]; advances its counter."""
    from tinygrad.device import check_computes
    from tinygrad.tensor import Tensor

    check_computes(device)
    if device not in RandomMixin._device_seeds:
      # by the number of the device, so that it does not matter which one draws first
      number = int(device.partition(":")[2] or 0)
      digest = hashlib.sha256(number.to_bytes(4, "big")).digest()
      high = int.from_bytes(digest, "big") & 0xFFFFFFFF
      pair = [high, RandomMixin._seed & 0xFFFFFFFF]
      RandomMixin._device_seeds[device] = Tensor(pair, device=device, dtype=dtypes.uint32)
      RandomMixin._device_rng_counters[device] = Tensor([0, 0], device=device, dtype=dtypes.uint32)
    counter = RandomMixin._device_rng_counters[device]
    # the old value is copied first, so that it does not matter when the draw is realized
    low, high_word = counter[0:1], counter[1:2]
    seed = RandomMixin._device_seeds[device]
    key = cls._derived_key(seed, counter)
    new_low = low + words
    carry = (new_low < low).cast(dtypes.uint32)
    counter.assign(new_low.cat(high_word + carry))
    return key

  @classmethod
  def _derived_key(cls, key: Tensor, counter: Tensor) -> Tensor:
    return cls._threefry_random_bits(key, counter[0:1], counter[1:2]).contiguous()

  @classmethod
  def _stream(cls, key: Tensor, words: int) -> Tensor:
    """The first uint32 [words] of a key."""
    half = ceildiv(words, 2)
    counts = key._arange(half).cast(dtypes.uint32)
    return cls._threefry_random_bits(key, counts, counts + half)[:words]

  @classmethod
  def random_bits(cls, key: Tensor, counter: Tensor, num: int) -> Tensor:
    """uint32 [num] of a key and a counter, both uint32 [2]. Raises ValueError for other shapes."""
    if key.shape != (2,) or counter.shape != (2,):
      raise ValueError(
        f"random_bits: key {key.shape} and counter {counter.shape} must both be (2,)"
      )
    key, counter = key.cast(dtypes.uint32), counter.cast(dtypes.uint32)
    return cls._stream(cls._derived_key(key, counter), num)

  def threefry(self: Tensor, seed: Tensor) -> Tensor:
    """uint64 random bits for uint64 counters self and as many uint64 seeds."""
    words = [
      (x & 0xFFFFFFFF if low else x >> 32).cast(dtypes.uint32).flatten()
      for x in (seed.expand(self.shape), self)
      for low in (True, False)
    ]
    out = type(self)._threefry_mix(*words).cast(dtypes.uint64)
    low, high = out.chunk(2)
    return (low | (high << 32)).reshape(self.shape)

  @classmethod
  def rand(
    cls, *shape: Any, device: Any = None, dtype: DTypeLike | None = None, **kwargs: Any
  ) -> Tensor:
    """Uniform in [0, 1). Raises ValueError for dtypes that are not float, or several devices.

    Each device has a stream of numbers of its own, which the same seed starts anew. An unused draw
    moves the stream on like any other; to leave it where it is, draw on a device that nothing else
    draws on, and move the result: `Tensor.rand(3, device="CPU:9").to("CPU")`.
    """
    from tinygrad.tensor import Tensor

    dt = to_dtype(dtype or dtypes.default_float)
    size = CreationMixin._shape_arg(shape)
    if is_symbolic(size):
      raise ValueError(f"rand: sizes must not depend on variables, got {size}")
    unknown = set(kwargs) - {"contiguous", "requires_grad"}
    if unknown:
      raise TypeError(f"rand() got an unexpected keyword argument {sorted(unknown)[0]!r}")
    if dt not in dtypes.floats:
      raise ValueError(f"rand only supports float dtypes, got {dt}")
    dev = device if isinstance(device, _Each) else canonical(device)
    if not isinstance(dev, (str, _Each)):
      raise ValueError(f"rand only supports one device, got {device}")
    n = prod(size)
    if n == 0:
      return Tensor.zeros(*size, device=dev, dtype=dt)
    bits = cls._random_bits(ceildiv(n * dt.itemsize, 4), dev)
    unsigned = UNSIGNED[dt.itemsize]
    if dt.itemsize < 4:
      bits = bits.bitcast(unsigned)[:n]
    elif dt.itemsize == 8:
      pair = bits.cast(unsigned).reshape(n, 2)
      bits = pair[:, 0] | (pair[:, 1] << 32)
    exponent_bits, mantissa = FINFO[dt]
    one = ((1 << (exponent_bits - 1)) - (dt not in dtypes.fp8_fnuz)) << mantissa
    mixed = (bits >> (dt.bitsize - mantissa)) | one
    return (mixed.bitcast(dt) - 1).reshape(size)

  @classmethod
  def randn(cls, *shape: Any, dtype: DTypeLike | None = None, **kwargs: Any) -> Tensor:
    """Standard normal, by Box and Muller's transform of two float32 draws."""
    size = CreationMixin._shape_arg(shape)
    src = cls.rand(2, *size, **{**kwargs, "dtype": dtypes.float32})
    angle = (2 * math.pi * src[0]).cos()
    out = angle * (-2 * (1 - src[1]).log()).sqrt()
    return out.cast(dtype or dtypes.default_float)

  @classmethod
  def uniform(
    cls, *shape: Any, low: float = 0.0, high: float = 1.0, dtype: Any = None, **kwargs: Any
  ) -> Tensor:
    """Uniform in [low, high)."""
    dt = to_dtype(dtype or dtypes.default_float)
    return ((high - low) * cls.rand(*shape, **kwargs)).cast(dt) + low

  @classmethod
  def normal(cls, *shape: Any, mean: float = 0.0, std: float = 1.0, **kwargs: Any) -> Tensor:
    """Normal. Raises ValueError for a negative std."""
    if std < 0:
      raise ValueError(f"normal: std must not be negative, got {std}")
    return std * cls.randn(*shape, **kwargs) + mean

  @classmethod
  def randint(
    cls, *shape: Any, low: int = 0, high: int = 10, dtype: DTypeLike = "int32", **kwargs: Any
  ) -> Tensor:
    """Uniform ints in [low, high). Raises TypeError, ValueError."""
    if not (isinstance(low, int) and isinstance(high, int)):
      raise TypeError(f"randint: low and high must be ints, got {low!r} and {high!r}")
    if not dtypes.is_int(to_dtype(dtype)):
      raise TypeError(f"randint: dtype must be an int dtype, got {dtype}")
    if low >= high:
      raise ValueError(f"randint: low {low} must be below high {high}")
    return cls.uniform(*shape, low=low, high=high, dtype=dtype, **kwargs)

  @classmethod
  def randperm(
    cls, n: int, device: Any = None, dtype: DTypeLike = "int32", **kwargs: Any
  ) -> Tensor:
    """0 … n-1 in random order."""
    return cls.rand(n, device=device, **kwargs).argsort().cast(dtype)

  def multinomial(self: Tensor, num_samples: int = 1, replacement: bool = False) -> Tensor:
    """int32 [num_samples] or [rows, num_samples] drawn with weights self: [n] or [rows, n]."""
    assert 1 <= self.ndim <= 2 and num_samples > 0, (
      f"multinomial: {self.ndim=} must be 1 or 2, {num_samples=} positive"
    )
    assert replacement or num_samples == 1, "multinomial: more samples need replacement=True"
    rows = self.unsqueeze(0) if self.ndim == 1 else self
    sums = rows.float().cumsum(1)
    below = sums / sums.shrink([None, (rows.shape[1] - 1, rows.shape[1])])
    draws = type(self).rand(num_samples, rows.shape[0], 1, device=self._one_device())
    if draws.device != self.device:
      draws = draws.to(self.device)
    picked = (draws >= below).sum(2).transpose(0, 1).cast(dtypes.int32)
    return picked.squeeze(0) if self.ndim == 1 else picked

  @classmethod
  def scaled_uniform(cls, *shape: Any, **kwargs: Any) -> Tensor:
    """Uniform in [-1, 1) over the square root of the number of elements."""
    bound = prod(argfix(*shape)) ** -0.5
    return cls.uniform(*shape, low=-1.0, high=1.0, **kwargs) * bound

  @classmethod
  def glorot_uniform(cls, *shape: Any, **kwargs: Any) -> Tensor:
    """Uniform within sqrt(6 / (fan in + fan out))."""
    size = argfix(*shape)
    bound = (6 / (size[0] + prod(size[1:]))) ** 0.5
    return cls.uniform(*shape, low=-bound, high=bound, **kwargs)

  @classmethod
  def kaiming_uniform(cls, *shape: Any, a: float = 0.01, **kwargs: Any) -> Tensor:
    """Uniform within sqrt(6 / ((1 + a^2) fan in))."""
    bound = math.sqrt(6 / (1 + a**2) / prod(argfix(*shape)[1:]))
    return cls.uniform(*shape, low=-bound, high=bound, **kwargs)

  @classmethod
  def kaiming_normal(cls, *shape: Any, a: float = 0.01, **kwargs: Any) -> Tensor:
    """Normal with standard deviation sqrt(2 / ((1 + a^2) fan in))."""
    std = math.sqrt(2 / (1 + a**2) / prod(argfix(*shape)[1:]))
    return cls.normal(*shape, mean=0.0, std=std, **kwargs)

  def _draw_like(
    self: Tensor, draw: Any, dtype: DTypeLike | None, device: Any, kwargs: dict[str, Any]
  ) -> Tensor:
    dt, dev = dtype or self.dtype, self._like_device(device)
    if isinstance(dev, str):
      return draw(*self.shape, device=dev, dtype=dt, **kwargs)
    if self.uop.axis is None:
      return draw(*self.shape, device=dev[0], dtype=dt, **kwargs).to(dev)
    part = draw(*self._part_shape(), device=_Each(dev), dtype=dt, **kwargs).uop
    return self._new(UOp(Ops.MULTI, part.dtype, (part,), self.uop.axis))

  def rand_like(
    self: Tensor, dtype: DTypeLike | None = None, device: Any = None, **kwargs: Any
  ) -> Tensor:
    """Uniform in [0, 1) of self's shape, dtype, devices and axis; each shard draws its own."""
    return self._draw_like(type(self).rand, dtype, device, kwargs)

  def randn_like(
    self: Tensor, dtype: DTypeLike | None = None, device: Any = None, **kwargs: Any
  ) -> Tensor:
    """Standard normal of self's shape, dtype, devices and axis."""
    return self._draw_like(type(self).randn, dtype, device, kwargs)

  def dropout(self: Tensor, p: float = 0.5) -> Tensor:
    """In training: zero with probability p, else scaled by 1/(1-p). Raises ValueError."""
    if not 0 <= p <= 1:
      raise ValueError(f"dropout: p={p} is outside [0, 1]")
    if not type(self).training or p == 0:
      return self
    if p == 1:
      return self.zeros_like()
    keep = self.rand_like(dtype=dtypes.float32) >= p
    return keep.contiguous().where(self, 0) * (1 / (1 - p))
