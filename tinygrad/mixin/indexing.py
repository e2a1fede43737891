"""Reading and writing parts of a tensor by index."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinygrad.dtype import dtypes
from tinygrad.helpers import CHECK_OOB
from tinygrad.mixin.elementwise import broadcast_shape
from tinygrad.uop.variable import Sym, is_symbolic, upper

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor


def _symbolic_bounds(item: slice, n: int) -> tuple[int, int]:
  """(start, end) of a slice of which one depends on variables. Raises IndexError."""
  if item.step not in (None, 1):
    raise IndexError(f"a slice with symbolic bounds needs step 1, got {item.step}")
  start, stop = 0 if item.start is None else item.start, n if item.stop is None else item.stop
  start, stop = (x + n if not isinstance(x, Sym) and x < 0 else x for x in (start, stop))
  if not isinstance(stop, Sym) and stop > upper(n):
    stop = n
  return start, stop


def _fixed_size(item: Any, table: Tensor) -> Any:
  """An index whose start depends on variables, as a tensor. Raises RuntimeError for its size."""
  if isinstance(item, slice) and is_symbolic((item.start, item.stop)):
    start, stop = _symbolic_bounds(item, upper(item.stop or 0))
    if isinstance(stop - start, Sym):
      raise RuntimeError(
        f"writing to a slice of symbolic size is not supported: {start}:{stop}; write a fixed size"
      )
    return table._arange(stop - start) + start
  return table._operand(item) if isinstance(item, Sym) else item


def _check_bounds(index: Tensor, low: int, high: int) -> None:
  """With CHECK_OOB=1, raises IndexError for an index outside [low, high)."""
  from tinygrad.engine.realize import capturing

  if not CHECK_OOB or capturing or index.numel() == 0:
    return
  least, most = index.min().item(), index.max().item()
  if least < low or most >= high:
    wrong = least if least < low else most
    raise IndexError(f"index {wrong} is out of bounds for an axis of size {high}")


class IndexingMixin:
  """`t[...]`, `t[...] = v` and selection by one-hot."""

  def _parse_index(self: Tensor, indices: Any) -> list[Any]:
    """One index for each axis and for each None. Raises IndexError, TypeError, ValueError."""
    from tinygrad.tensor import Tensor

    items = list(indices) if isinstance(indices, tuple) else [indices]
    items = [Tensor(i, device=self._one_device()) if isinstance(i, list) else i for i in items]
    dots = [i for i, x in enumerate(items) if x is Ellipsis]
    if len(dots) > 1:
      raise IndexError("an index can only have a single ellipsis ('...')")
    used = sum(1 for x in items if x is not None and x is not Ellipsis)
    if used > self.ndim:
      raise IndexError(f"too many indices: {used} for a tensor with {self.ndim} dimensions")
    at = dots[0] if dots else len(items)
    items[at : at + 1] = [slice(None)] * (self.ndim - used)
    for item in items:
      if isinstance(item, Tensor):
        if item.dtype is dtypes.bool:
          raise IndexError("a bool tensor as index is not supported: use masked_select(mask)")
        if not dtypes.is_int(item.dtype):
          raise IndexError(f"index tensor must have an int dtype, got {item.dtype}")
      elif isinstance(item, slice):
        for bound in (item.start, item.stop, item.step):
          if bound is not None and not isinstance(bound, int):
            raise TypeError(f"slice bounds must be ints, got {bound!r}")
        if item.step == 0:
          raise ValueError("slice step cannot be zero")
      elif item is not None and (not isinstance(item, int) or isinstance(item, bool)):
        raise IndexError(f"{type(item).__name__} indexing is not supported")
    return items

  def __getitem__(self: Tensor, indices: Any) -> Tensor:
    """Ints, slices, None, Ellipsis, int tensors and lists, as NumPy reads them."""
    from tinygrad.tensor import Tensor

    items = self._parse_index(indices)
    x, d = self, 0
    shape: list[int] = []
    tensors: list[tuple[int, Tensor]] = []
    bounds, flips, steps = [], [], []
    for item in items:
      if item is None:
        shape.append(1)
        continue
      n = self.shape[d]
      step = 1
      if isinstance(item, Tensor):
        tensors.append((len(shape), item))
        bounds.append((0, n))
        shape.append(n)
      elif isinstance(item, slice) and is_symbolic((item.start, item.stop, n)):
        start, stop = _symbolic_bounds(item, n)
        bounds.append((start, stop))
        shape.append(stop - start)
      elif isinstance(item, slice):
        start, stop, step = item.indices(n)
        count = len(range(start, stop, step))
        if step < 0:
          flips.append(d)
          start, stop = start + (count - 1) * step, start + 1
        bounds.append((start, max(start, stop)) if count else (0, 0))
        shape.append(count)
      else:
        low = item.vmin if isinstance(item, Sym) else item
        if not -n <= low < n:
          raise IndexError(f"index {item} is out of bounds for axis {d} with size {n}")
        item = item + n if not isinstance(item, Sym) and item < 0 else item
        bounds.append((item, item + 1))
      steps.append(abs(step))
      d += 1
    x = x.shrink(bounds).flip(flips)
    for i, step in enumerate(steps):
      if step > 1 and x.shape[i] > 0:
        count = -(-x.shape[i] // step)
        whole: list[Any] = [None] * x.ndim
        x = x.pad([(0, count * step - x.shape[i]) if j == i else None for j in range(x.ndim)])
        x = x.unflatten(i, (count, step))
        x = x.shrink([*whole[: i + 1], (0, 1), *whole[i + 1 :]]).squeeze(i + 1)
    x = x.reshape(shape)
    return x._gather_axes(tensors) if tensors else x

  def _gather_axes(self: Tensor, tensors: list[tuple[int, Tensor]]) -> Tensor:
    """Elements at int tensors that are broadcast together, one for each of some axes."""
    axes = [a for a, _ in tensors]
    common = broadcast_shape(*(t.shape for _, t in tensors))
    together = axes == list(range(axes[0], axes[0] + len(axes)))
    rest = [i for i in range(self.ndim) if i not in axes]
    sizes = [self.shape[a] for a in axes]
    flat = None
    for size, (_, t) in zip(sizes, tensors, strict=True):
      _check_bounds(t, -size, size)
      wrapped = (t < 0).where(t + size, t).cast(dtypes.int32)
      flat = wrapped if flat is None else flat * size + wrapped
    assert flat is not None
    rows = 1
    for size in sizes:
      rows *= size
    table = self.permute(axes + rest).reshape(rows, *(self.shape[i] for i in rest))
    out = table.take_rows(flat.expand(common))
    if not together or axes[0] == 0:
      return out
    n = len(common)
    return out.permute([*range(n, n + axes[0]), *range(n), *range(n + axes[0], out.ndim)])

  def take_rows(self: Tensor, index: Tensor) -> Tensor:
    """Rows self[index] for an int index: index.shape + self.shape[1:].

    Out of range gives zeros, or an IndexError where the setting CHECK_OOB is 1.
    """
    return self._new(self._strong().take(index._strong()), False, index)

  def one_hot_bool(self: Tensor, num_classes: int) -> Tensor:
    """bool [..., num_classes]: whether the class is the value of self.

    Raises RuntimeError for values that are no integers.
    """
    if not dtypes.is_int(self.dtype):
      raise RuntimeError(f"classes and places are ints, got {self.dtype} of shape {self.shape}")
    return self.unsqueeze(-1) == self._arange(num_classes)

  def __setitem__(self: Tensor, indices: Any, v: Any) -> None:
    """Write v (a scalar, or a tensor of the same dtype) at an index, or where a mask is true.

    Raises RuntimeError for another dtype, a weak tensor, or where a value that is not computed
    yet is made of self.
    """
    from tinygrad.device import on_disk
    from tinygrad.tensor import Tensor

    if self.dtype in dtypes.weaks:
      raise RuntimeError(f"cannot write into a {self.dtype} tensor: it has no storage; cast it")
    if isinstance(v, Tensor) and v.dtype not in (self.dtype, *dtypes.weaks):
      raise RuntimeError(f"setitem dtype mismatch: {self.dtype} != {v.dtype}")
    if on_disk(self.device):
      self[indices].assign(v)
      return
    given = indices if isinstance(indices, tuple) else (indices,)
    self._check_no_other_uses([v, *(i for i in given if isinstance(i, Tensor))])
    value = (v if isinstance(v, Tensor) else self._operand(v)).cast(self.dtype)
    if isinstance(indices, Tensor) and indices.dtype is dtypes.bool:
      self._set_masked(indices, value)
      return
    items = [_fixed_size(i, self) for i in self._parse_index(indices)]
    if all(isinstance(i, slice) and i == slice(None) for i in items):
      self.assign(value)
      return
    by_tensor = any(isinstance(i, Tensor) for i in items)
    steps = any(isinstance(i, slice) and abs(i.step or 1) > 1 for i in items)
    has_gradient = isinstance(v, Tensor) and v.is_floating_point()
    stored = self.uop.is_realized and isinstance(self.device, str)
    if stored and not (by_tensor or steps or has_gradient):
      target = self[tuple(items)]
      if target.numel():
        target.assign(value)
      return
    # place: number from 1 of the element of self that each element of value goes to, 0 for none;
    # source: the other way round. Both come from the getitem of the same index
    place = self._arange(self.numel(), 1).reshape(self.shape)[tuple(items)]
    wide = value.expand(place.shape).flatten()
    order, number = place.flatten(), wide._arange(wide.numel(), 1)
    if by_tensor:
      # a place may be named more than once: the last one counts
      named = self._arange(self.numel(), 1).unsqueeze(-1) == order.contiguous()
      source = named.where(number, 0).max(-1)
    else:
      source = number._new(number._strong().scatter_add((order - 1)._strong(), self.numel()))
    picked = wide.take_rows((source - 1).cast(dtypes.int32))
    self.assign((source > 0).where(picked, self.flatten()).reshape(self.shape))

  def _set_masked(self: Tensor, mask: Tensor, value: Tensor) -> None:
    """Write value, or one row of it for each true element, where a mask over the first axes is."""
    if mask.shape != self.shape[: mask.ndim]:
      raise IndexError(f"mask of shape {mask.shape} does not fit a tensor of shape {self.shape}")
    rest = self.ndim - mask.ndim
    if value.ndim > rest:
      rank = mask.flatten().cast(dtypes.int32).cumsum(0) - 1
      value = value.take_rows(rank.reshape(mask.shape))
    self.assign(mask.reshape(mask.shape + (1,) * rest).where(value, self))

  def tril(self: Tensor, diagonal: int = 0) -> Tensor:
    """Zeros above a diagonal of the last two axes."""
    rows, cols = self._arange(self.shape[-2]).unsqueeze(-1), self._arange(self.shape[-1])
    return (cols <= rows + diagonal).where(self, self._like(0, ()))

  def triu(self: Tensor, diagonal: int = 0) -> Tensor:
    """Zeros below a diagonal of the last two axes."""
    rows, cols = self._arange(self.shape[-2]).unsqueeze(-1), self._arange(self.shape[-1])
    return (cols >= rows + diagonal).where(self, self._like(0, ()))
