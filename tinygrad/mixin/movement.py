"""Reshape, permute, pad and other operations that only move elements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinygrad.dtype import strong_dtype
from tinygrad.engine.symbolic import symbolic_axes, within
from tinygrad.helpers import argfix, prod
from tinygrad.mixin.casts import cast_uop, spread
from tinygrad.mixin.elementwise import broadcast_shape
from tinygrad.uop.variable import Sym, is_symbolic, upper

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor

# More tensors are joined in groups that are stored: every kernel pads each of its inputs to the
# whole, so joining n of them at once would take n² steps.
_JOINED_AT_ONCE = 16


def _size(x: Any) -> Any:
  return x if isinstance(x, Sym) else int(x)


def _check_symbolic_reshape(old: tuple[Any, ...], new: tuple[Any, ...]) -> None:
  """Raises ValueError where a size that depends on variables does not stay the outermost one."""
  error = f"size mismatch, can't reshape ({old}) -> ({new})"
  olds, news = ([s for s in shape if s != 1] for shape in (old, new))
  while olds or news:
    if not olds or not news:
      raise ValueError(error)
    a, b = [olds.pop(0)], [news.pop(0)]
    while prod(a) != prod(b):
      short, rest = (a, olds) if upper(prod(a)) < upper(prod(b)) else (b, news)
      if not rest:
        raise ValueError(f"{error}: a symbolic size must be the first of those that it merges with")
      short.append(rest.pop(0))
    if is_symbolic((*a[1:], *b[1:])):
      raise ValueError(f"{error}: a symbolic size must be the first of those that it merges with")


class MovementMixin:
  """Operations that rearrange, repeat or select elements without computing."""

  def _axis(self: Tensor, dim: int, extra: int = 0) -> int:
    """dim counted from the front. Raises IndexError outside [-n, n)."""
    n = self.ndim + extra
    if not isinstance(dim, int):
      raise TypeError(f"dimension must be an int, got {dim!r}")
    if not -max(n, 1) <= dim < max(n, 1):
      raise IndexError(f"dim {dim} is out of range [{-max(n, 1)}, {max(n, 1) - 1}]")
    return dim + n if dim < 0 else dim

  def reshape(self: Tensor, *shape: Any) -> Tensor:
    """Another shape; one -1 is inferred, None keeps a size. Raises ValueError, RuntimeError."""
    new = tuple(self.shape[i] if s is None else _size(s) for i, s in enumerate(argfix(*shape)))
    if new.count(-1) > 1:
      raise RuntimeError(f"only one dimension can be inferred using -1, getting {new}")
    if -1 in new:
      rest = prod(s for s in new if s != -1)
      if rest == 0 or self.numel() % rest != 0:
        raise ValueError(f"size mismatch, can't reshape ({self.shape}) -> ({new})")
      new = tuple(self.numel() // rest if s == -1 else s for s in new)
    if is_symbolic((*self.shape, *new)):
      _check_symbolic_reshape(self.shape, new)
    return self._keep(self.uop.reshape(new))

  view = reshape

  def expand(self: Tensor, *shape: Any) -> Tensor:
    """Axes of size 1 repeated; -1 or None keeps a size. Raises ValueError."""
    new = argfix(*shape)
    if len(new) < self.ndim:
      raise ValueError(f"cannot expand shape {self.shape} to {new}: too few axes")
    old = (1,) * (len(new) - self.ndim) + self.shape
    target = tuple(o if n in (-1, None) else n for o, n in zip(old, new, strict=True))
    return self._keep(spread(self.uop, target))

  def permute(self: Tensor, *order: Any) -> Tensor:
    """Axes in another order. Raises RuntimeError."""
    axes = tuple(self._axis(d) for d in argfix(*order))
    if sorted(axes) != list(range(self.ndim)):
      raise RuntimeError(f"order is not a valid permutation, getting {axes}")
    return self._keep(self.uop.permute(axes))

  def transpose(self: Tensor, dim0: int = 1, dim1: int = 0) -> Tensor:
    """Two axes exchanged."""
    order = list(range(self.ndim))
    a, b = self._axis(dim0), self._axis(dim1)
    order[a], order[b] = order[b], order[a]
    return self.permute(order)

  @property
  def T(self: Tensor) -> Tensor:  # noqa: N802
    """The transpose of the first two axes."""
    return self.transpose()

  def flip(self: Tensor, *axis: Any) -> Tensor:
    """Order reversed along axes. Raises RuntimeError for a repeated axis."""
    axes = tuple(self._axis(d) for d in argfix(*axis))
    if len(set(axes)) != len(axes):
      raise RuntimeError(f"dim can appear at most once, getting {axes}")
    out = self
    for a in axes:
      if isinstance(n := self.shape[a], Sym):
        out = out._take_along(a, n - 1 - self._arange(upper(n)), n)
    plain = tuple(a for a in axes if not isinstance(self.shape[a], Sym))
    return out._keep(out.uop.flip(plain))

  def shrink(self: Tensor, arg: Any) -> Tensor:
    """Elements from start to end of each axis; None keeps an axis whole.

    Both may depend on variables. What lies beyond a size that does counts as zeros.
    """
    bounds = [(0, s) if b is None else tuple(b) for b, s in zip(arg, self.shape, strict=True)]
    out = self
    for i, (start, end) in enumerate(bounds):
      if isinstance(start, Sym):
        out = out._take_along(i, self._arange(upper(end - start)) + start, end - start)
        bounds[i] = (0, end - start)
    cut = out._keep(out.uop.shrink(tuple(bounds)))
    if cut.shape == out.shape:
      return cut
    return cut._keep(within(cut.uop, symbolic_axes(cut.uop), 0, self._device))

  def _take_along(self: Tensor, axis: int, places: Tensor, size: Any) -> Tensor:
    """The elements at int places along an axis, zeros where there is none; `size` of them count."""
    x = self._keep(within(self.uop, (axis,), 0, self._device))
    out = x.transpose(axis, 0).take_rows(places).transpose(axis, 0)
    return out.shrink([(0, size) if i == axis else None for i in range(out.ndim)])

  def _pad_widths(self: Tensor, padding: Any) -> list[tuple[int, int]]:
    """Widths before and after each axis. Raises ValueError, RuntimeError."""
    pads = list(padding)
    if all(isinstance(p, int) for p in pads):
      if len(pads) % 2 or len(pads) // 2 > self.ndim:
        raise RuntimeError(f"pad: a flat list needs two widths an axis, got {padding}")
      pairs = [(pads[i], pads[i + 1]) for i in range(0, len(pads), 2)]
      pads = [None] * (self.ndim - len(pairs)) + pairs[::-1]
    if len(pads) != self.ndim:
      raise ValueError(f"pad: {padding} does not fit shape {self.shape}")
    widths = [(0, 0) if p is None else (_size(p[0]), _size(p[1])) for p in pads]
    if any(isinstance(before, Sym) for before, _ in widths):
      raise ValueError(f"pad: widths before an axis must not depend on variables, got {padding}")
    return widths

  def pad(self: Tensor, padding: Any, mode: str = "constant", value: Any = 0.0) -> Tensor:
    """Values before and after each axis; negative widths cut.

    padding is one pair (or None) for each axis, or a flat list for the last axes as in torch.
    mode: "constant" puts value there, "replicate" the edge, "reflect" the elements mirrored at
    the edge, "circular" those of the other end.
    Raises ValueError, RuntimeError for widths that do not fit, NotImplementedError for other modes.
    """
    if mode not in ("constant", "reflect", "replicate", "circular"):
      raise NotImplementedError(
        f"pad: mode must be constant, reflect, replicate or circular, got {mode!r}"
      )
    widths = self._pad_widths(padding)
    cut = self.shrink(
      [(-min(b, 0), s + min(e, 0)) for s, (b, e) in zip(self.shape, widths, strict=True)]
    )
    grow = tuple((max(b, 0), max(e, 0)) for b, e in widths)
    if not any(b or e for b, e in grow):
      return cut
    if mode != "constant":
      for axis, (b, e) in enumerate(grow):
        if b or e:
          cut = cut._pad_from_inside(axis, b, e, mode)
      return cut
    late = [a for a, (_, after) in enumerate(grow) if upper(after)]
    out = cut._keep(within(cut.uop, late, 0, self._device).pad(grow))
    if value == 0:
      return out
    inside = self._like(1, cut.shape).bool()
    return inside._new(within(inside.uop, late, False, self._device).pad(grow)).where(out, value)

  def _pad_from_inside(self: Tensor, axis: int, before: int, after: int, mode: str) -> Tensor:
    """One axis padded with elements of the tensor itself. Raises ValueError."""
    n = self.shape[axis]
    most = {"reflect": n - 1, "circular": n, "replicate": before + after if n else 0}[mode]
    if max(before, after) > most:
      raise ValueError(
        f"pad: {mode} widths ({before}, {after}) are too large for axis {axis} of size {n}"
      )
    if mode == "replicate":
      places = [min(max(i, 0), n - 1) for i in range(-before, n + after)]
    elif mode == "circular":
      places = [i % n for i in range(-before, n + after)]
    else:
      places = [n - 1 - abs(n - 1 - abs(i)) for i in range(-before, n + after)]
    whole = [slice(None)] * axis
    return self[(*whole, places)]

  def pad_to(self: Tensor, *shape: Any) -> Tensor:
    """Zeros after each axis up to shape; None keeps a size."""
    sizes = argfix(*shape)
    return self.pad([None if n is None else (0, n - s) for n, s in zip(sizes, self.shape)])

  def shrink_to(self: Tensor, *shape: Any) -> Tensor:
    """The first elements of each axis, as many as shape says; None keeps a size."""
    return self.shrink([None if n is None else (0, n) for n in argfix(*shape)])

  def unsqueeze(self: Tensor, dim: int) -> Tensor:
    """A new axis of size 1 at dim."""
    d = self._axis(dim, 1)
    return self.reshape(self.shape[:d] + (1,) + self.shape[d:])

  def squeeze(self: Tensor, dim: int | None = None) -> Tensor:
    """Axes of size 1 removed: all of them, or dim if it is one."""
    if dim is None:
      return self.reshape(tuple(s for s in self.shape if s != 1))
    d = self._axis(dim)
    if self.ndim == 0 or self.shape[d] != 1:
      return self
    return self.reshape(self.shape[:d] + self.shape[d + 1 :])

  def flatten(self: Tensor, start_dim: int = 0, end_dim: int = -1) -> Tensor:
    """Axes from start_dim to end_dim merged."""
    a, b = self._axis(start_dim), self._axis(end_dim)
    return self.reshape(self.shape[:a] + (prod(self.shape[a : b + 1]),) + self.shape[b + 1 :])

  def unflatten(self: Tensor, dim: int, sizes: tuple[int, ...]) -> Tensor:
    """Axis dim split into sizes."""
    d = self._axis(dim)
    return self.reshape(self.shape[:d] + tuple(sizes) + self.shape[d + 1 :])

  def repeat(self: Tensor, *repeats: Any) -> Tensor:
    """The whole tensor repeated along each axis."""
    times = argfix(*repeats)
    base = (1,) * (len(times) - self.ndim) + self.shape
    times = (1,) * (len(base) - len(times)) + tuple(times)
    inner = [x for s in base for x in (1, s)]
    wide = [x for t, s in zip(times, base, strict=True) for x in (t, s)]
    final = [t * s for t, s in zip(times, base, strict=True)]
    return self.reshape(inner).expand(wide).reshape(final)

  def cat(self: Tensor, *others: Tensor, dim: int = 0) -> Tensor:
    """Tensors joined along dim: each is padded to the whole and they are added.

    Raises RuntimeError where their shapes differ along other axes.
    """
    d, parts = self._axis(dim), [self, *others]
    if len(parts) > _JOINED_AT_ONCE:
      groups = [parts[i : i + _JOINED_AT_ONCE] for i in range(0, len(parts), _JOINED_AT_ONCE)]
      first, *rest = (g[0].cat(*g[1:], dim=d).contiguous() for g in groups)
      return first.cat(*rest, dim=d)
    dt = strong_dtype(self._common_dtype(*parts))
    for p in parts:
      if p.ndim != self.ndim or p.shape[:d] + p.shape[d + 1 :] != (
        self.shape[:d] + self.shape[d + 1 :]
      ):
        raise RuntimeError(f"cat: shapes {[p.shape for p in parts]} differ outside axis {d}")
    if is_symbolic(p.shape[d] for p in parts[:-1]):
      return self._joined(parts, d, dt)
    total, at, out = sum(p.shape[d] for p in parts), 0, None
    for p in parts:
      widths = [(0, 0)] * self.ndim
      widths[d] = (at, total - at - p.shape[d])
      piece = p._new(cast_uop(p.uop, dt).pad(tuple(widths)))
      out = piece if out is None else out + piece
      at += p.shape[d]
    return self if out is None else out

  def _joined(self: Tensor, parts: list[Tensor], d: int, dt: Any) -> Tensor:
    """Tensors joined along an axis on which they begin at places that depend on variables."""
    total: Any = sum(p.shape[d] for p in parts)
    start, at, out = 0, self._arange(upper(total)), None
    for p in parts:
      piece = p.cast(dt)._take_along(d, at - start, total)
      out = piece if out is None else out + piece
      start = start + p.shape[d]
    assert out is not None, "there is a first part"
    return out

  def stack(self: Tensor, *others: Tensor, dim: int = 0) -> Tensor:
    """Tensors joined along a new axis."""
    first, *rest = (t.unsqueeze(dim) for t in (self, *others))
    return first.cat(*rest, dim=self._axis(dim, 1))

  def split(self: Tensor, sizes: int | list[int], dim: int = 0) -> tuple[Tensor, ...]:
    """Parts of the given size (or sizes) along dim. Raises ValueError."""
    d = self._axis(dim)
    n = self.shape[d]
    assert not isinstance(n, Sym), (
      f"split and chunk do not support a symbolic shape in dimension {d}: {self.shape}"
    )
    if isinstance(sizes, int):
      sizes = [min(sizes, n - i) for i in range(0, max(n, 1), max(sizes, 1))]
    if sum(sizes) != n:
      raise ValueError(f"split: {sizes} do not add up to {n}, the size of axis {d}")
    out, at = [], 0
    for size in sizes:
      out.append(self.shrink([(at, at + size) if i == d else None for i in range(self.ndim)]))
      at += size
    return tuple(out)

  def chunk(self: Tensor, chunks: int, dim: int = 0) -> list[Tensor]:
    """At most `chunks` parts of equal size along dim; the last may be smaller."""
    return list(self.split(-(-upper(self.shape[self._axis(dim)]) // chunks) or 1, dim))

  def repeat_interleave(self: Tensor, repeats: int, dim: int | None = None) -> Tensor:
    """Each element along dim (of the flattened tensor for None) repeated."""
    if dim is None:
      return self.flatten().repeat_interleave(repeats, 0)
    d = self._axis(dim)
    x = self.unsqueeze(d + 1)
    x = x.expand([repeats if i == d + 1 else s for i, s in enumerate(x.shape)])
    return x.flatten(d, d + 1)

  def roll(self: Tensor, shifts: Any, dims: Any = None) -> Tensor:
    """Elements moved by shifts along dims, those beyond the end come back at the start.

    Raises RuntimeError where shifts and dims differ in number.
    """
    if dims is None:
      return self.flatten().roll(shifts, 0).reshape(self.shape)
    pairs = [argfix(x) for x in (shifts, dims)]
    if len(pairs[0]) != len(pairs[1]):
      raise RuntimeError(f"roll: {shifts=} and {dims=} must be equally many")
    out = self
    for shift, dim in zip(*pairs, strict=True):
      d = out._axis(dim)
      s = shift % out.shape[d] if out.shape[d] else 0
      if s:
        head, tail = out.split([out.shape[d] - s, s], d)
        out = tail.cat(head, dim=d)
    return out

  def diag(self: Tensor) -> Tensor:
    """[n, n] with the 1-d self on its diagonal. Raises ValueError for other shapes."""
    if self.ndim != 1:
      raise ValueError(f"diag: expected a 1-d tensor, got shape {self.shape}")
    at = self._arange(self.shape[0])
    return (at == at.unsqueeze(-1)).where(self, self._like(0, ()))

  def diagonal(self: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    """Elements whose places along dim1 and dim2 differ by offset, as a last axis.

    Raises RuntimeError where dim1 and dim2 are one axis.
    """
    a, b = self._axis(dim1), self._axis(dim2)
    if a == b:
      raise RuntimeError(f"diagonal: dim1 and dim2 must differ, both are {a}")
    x = self.permute([*(i for i in range(self.ndim) if i not in (a, b)), a, b])
    rows, cols = x.shape[-2:]
    up, right = max(-offset, 0), max(offset, 0)
    n = max(0, min(rows - up, cols - right))
    lead: list[Any] = [None] * (x.ndim - 2)
    if n == 0:
      return x.shrink([*lead, (0, 0), (0, min(1, cols))]).flatten(-2)
    # one column more moves each row's element of the diagonal to the first column
    x = x.shrink([*lead, (up, up + n), (right, right + n)]).flatten(-2)
    x = x.pad([*lead, (0, n)]).unflatten(-1, (n, n + 1))
    return x.shrink([*lead, None, (0, 1)]).squeeze(-1)

  def unfold(self: Tensor, dim: int, size: int, step: int) -> Tensor:
    """Windows of `size` elements along dim, `step` apart, as a last axis. Raises RuntimeError."""
    d = self._axis(dim)
    if not 0 <= size <= self.shape[d] or step <= 0:
      raise RuntimeError(
        f"unfold: size {size} must be within axis {d} of size {self.shape[d]}, step {step} positive"
      )
    x = self.permute([*(i for i in range(self.ndim) if i != d), d])
    x = x._pool((size,), (step,), (1,))
    order = list(range(x.ndim - 2))
    return x.permute([*order[:d], x.ndim - 2, *order[d:], x.ndim - 1])

  def _pool(
    self: Tensor, kernel: tuple[int, ...], stride: tuple[int, ...], dilation: tuple[int, ...]
  ) -> Tensor:
    """Windows over the last axes: (..., *outputs, *kernel), made of repeats and shrinks."""
    lead, sizes = self.ndim - len(kernel), self.shape[self.ndim - len(kernel) :]
    if is_symbolic(sizes):
      raise ValueError(f"windows along an axis of symbolic size are not supported: {self.shape}")
    x, outs = self, []
    for n, k, s, d in zip(sizes, kernel, stride, dilation, strict=True):
      outs.append((n - d * (k - 1) - 1) // s + 1)
    # a row of n repeated k times and cut to k rows of n+d: row j starts d*j later
    for i, (n, k, s, d, o) in enumerate(zip(sizes, kernel, stride, dilation, outs, strict=True)):
      axis = lead + 2 * i
      front, back = x.shape[:axis], x.shape[axis + 1 :]
      times = -(-k * (n + d) // n)
      x = x.reshape(*front, 1, n, *back).expand(*front, times, n, *back)
      x = x.reshape(*front, times * n, *back)
      x = x.shrink([*[None] * len(front), (0, k * (n + d)), *[None] * len(back)])
      x = x.reshape(*front, k, n + d, *back)
      span = o * s
      if span > n + d:
        x = x.pad([*[None] * (len(front) + 1), (0, span - n - d), *[None] * len(back)])
      x = x.shrink([*[None] * (len(front) + 1), (0, span), *[None] * len(back)])
      x = x.reshape(*front, k, o, s, *back)
      x = x.shrink([*[None] * (len(front) + 2), (0, 1), *[None] * len(back)])
      x = x.reshape(*front, k, o, *back)
    n = len(kernel)
    order = [*range(lead), *(lead + 2 * i + 1 for i in range(n)), *(lead + 2 * i for i in range(n))]
    return x.permute(order)

  def broadcast_to(self: Tensor, shape: tuple[int, ...]) -> Tensor:
    """Repeated to shape, aligned from the right."""
    return self.expand(broadcast_shape(self.shape, shape))
