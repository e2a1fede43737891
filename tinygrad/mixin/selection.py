"""Gathering from places, scattering to places, and choosing by a mask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinygrad.dtype import dtypes

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor

_REDUCTIONS = ("sum", "prod", "mean", "amax", "amin")


class SelectionMixin:
  """Elements chosen by index tensors along one axis, or by a condition."""

  def gather(self: Tensor, dim: int, index: Tensor) -> Tensor:
    """out[i][j] = self[index[i][j]][j] along dim; zeros for places that do not exist.

    Raises RuntimeError for an index of other axes, or of floats.
    """
    if index.ndim != self.ndim:
      raise RuntimeError(f"gather: index has {index.ndim} axes, self has {self.ndim}")
    d = self._axis(dim)
    x = self.shrink([None if i == d else (0, s) for i, s in enumerate(index.shape)])
    x = x.transpose(d, -1).unsqueeze(-2)
    hot = index.transpose(d, -1).one_hot_bool(self.shape[d])
    return hot.where(x, 0).sum(-1).cast(self.dtype).transpose(d, -1)

  def _scatter_parts(
    self: Tensor, dim: int, index: Tensor, src: Any
  ) -> tuple[Tensor, Tensor, Tensor]:
    """(self, src, whether an element goes to a place), the last axes being elements, places.

    self is [..., places], src [..., elements, 1], the mask [..., elements, places].
    Raises RuntimeError for shapes that do not fit.
    """
    from tinygrad.tensor import Tensor

    d = self._axis(dim)
    if not isinstance(src, Tensor):
      src = index.full_like(src, dtype=self.dtype)
    if src.dtype != self.dtype:
      raise RuntimeError(f"scatter: src is {src.dtype}, self is {self.dtype}; cast one")
    if not index.ndim == self.ndim == src.ndim:
      raise RuntimeError(
        f"scatter: self {self.shape}, index {index.shape}, src {src.shape} differ in axes"
      )
    fits = (i <= x or a == d for a, (i, x) in enumerate(zip(index.shape, self.shape, strict=True)))
    if not all(fits) or any(i > s for i, s in zip(index.shape, src.shape, strict=True)):
      raise RuntimeError(
        f"scatter: index {index.shape} is larger than self {self.shape} or src {src.shape}"
      )
    x = self.transpose(d, -1)
    values = src.shrink([(0, s) for s in index.shape]).transpose(d, -1).unsqueeze(-1)
    mask = index.transpose(d, -1).one_hot_bool(self.shape[d])
    grow = [(0, a - b) for a, b in zip(x.shape[:-1], values.shape[:-2], strict=True)]
    grow += [(0, 0), (0, 0)]
    return x, values.pad(grow), mask.pad(grow)

  def scatter(self: Tensor, dim: int, index: Tensor, src: Any, reduce: str | None = None) -> Tensor:
    """self with src[i][j] put at [index[i][j]][j] along dim; of several, the last one stays.

    reduce "add" or "multiply" combines them with self instead. Raises TypeError, RuntimeError.
    """
    if reduce not in (None, "add", "multiply"):
      raise TypeError(f"scatter: reduce must be None, 'add' or 'multiply', got {reduce!r}")
    d = self._axis(dim)
    x, values, mask = self._scatter_parts(dim, index, src)
    if reduce == "add":
      out = x + mask.where(values, 0).sum(-2).cast(x.dtype)
    elif reduce == "multiply":
      out = x * mask.where(values, 1).prod(-2)
    else:
      order = self._arange(mask.shape[-2], 1).unsqueeze(-1)
      last = mask.where(order, 0).max(-2, keepdim=True)
      chosen = (mask & (order == last)).where(values, 0).sum(-2).cast(x.dtype)
      out = (last.squeeze(-2) > 0).where(chosen, x)
    return out.cast(self.dtype).transpose(d, -1)

  def scatter_reduce(
    self: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str, include_self: bool = True
  ) -> Tensor:
    """All src elements of one place combined (sum, prod, mean, amax, amin), with self or without.

    Raises RuntimeError for another reduction.
    """
    if reduce not in _REDUCTIONS:
      raise RuntimeError(f"scatter_reduce: reduce must be one of {_REDUCTIONS}, got {reduce!r}")
    d = self._axis(dim)
    x, values, mask = self._scatter_parts(dim, index, src)
    count = mask.sum(-2)
    if reduce in ("sum", "mean"):
      found = mask.where(values, 0).sum(-2).cast(x.dtype)
      out = found + x if include_self else found
      if reduce == "mean":
        n = count + int(include_self)
        out = out / n if dtypes.is_float(x.dtype) else out.idiv(n)
    elif reduce == "prod":
      found = mask.where(values, 1).prod(-2)
      out = found * x if include_self else found
    elif reduce == "amax":
      found = mask.where(values, x.dtype.min).max(-2)
      out = found.maximum(x) if include_self else found
    else:
      found = mask.where(values, x.dtype.max).min(-2)
      out = found.minimum(x) if include_self else found
    return (count > 0).where(out, x).cast(self.dtype).transpose(d, -1)

  def masked_select(
    self: Tensor, mask: Tensor, size: int | None = None, fill_value: Any = 0
  ) -> Tensor:
    """1-d: the elements where mask is true, in order.

    Their number is read from the mask, unless size is given: then the result has that many,
    cut or filled up with fill_value.
    """
    kept = mask.bool().expand(self.shape).flatten()
    x, n = self.flatten(), self.numel()
    count = kept.sum()
    length = int(count.item()) if size is None else size
    if n == 0 or length == 0:
      return self._like(fill_value, (length,))
    # each kept element is sent to its rank among them, all others to a place behind the last
    rank = kept.where(kept.cast(dtypes.int32).cumsum(0) - 1, n).contiguous()
    sources = x._arange(n)
    at = sources._new(sources._strong().scatter_add(rank._strong(), n + 1))
    at = at.pad([(0, max(0, length - n))]).shrink([(0, length)])
    out = x.take_rows(at)
    return out if size is None else (x._arange(length) < count).where(out, fill_value)

  def nonzero(self: Tensor, size: int | None = None, fill_value: Any = 0) -> Tensor:
    """int32 [count, ndim]: the places where self is not zero, in order; size as masked_select."""
    mask = (self != 0).flatten()
    length = int(mask.sum().item()) if size is None else size
    if self.ndim == 0:
      return mask._like(0, (length, 0)).cast(dtypes.int32)
    places = self._arange(self.numel())
    columns, rest = [], places
    for n in reversed(self.shape):
      columns.append((rest % n).masked_select(mask, length, fill_value))
      rest = rest // n
    return columns[-1].stack(*columns[-2::-1], dim=1)
