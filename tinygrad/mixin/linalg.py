"""Matrices taken apart: QR by reflections, singular values by rotations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinygrad.dtype import dtypes, least_upper_dtype, strong_dtype

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor


class LinalgMixin:
  """Functions of matrices [..., M, N], which may be stacked over further axes."""

  def _matrix(self: Tensor, name: str) -> Tensor:
    """self in at least float32. Raises RuntimeError for fewer than two axes."""
    if self.ndim < 2:
      raise RuntimeError(f"{name}: expected at least 2 axes, got shape {self.shape}")
    return self.cast(least_upper_dtype(strong_dtype(self.dtype), dtypes.float32))

  def _unit_like(self: Tensor, n: int) -> Tensor:
    """The unit matrix [..., n, n], stacked as self is."""
    at = self._arange(n)
    same = (at == at.unsqueeze(-1)).cast(self.dtype)
    return same.expand(*self.shape[:-2], n, n).contiguous()

  def qr(self: Tensor) -> tuple[Tensor, Tensor]:
    """(Q [..., M, M] orthogonal, R [..., M, N] upper triangular) with Q @ R = self.

    Signs are those of LAPACK. Raises RuntimeError for fewer than two axes.
    """
    q, r = self._matrix("qr")._reflected()
    kind = self.dtype if dtypes.is_float(self.dtype) else q.dtype
    return q.cast(strong_dtype(kind)), r.triu().cast(strong_dtype(kind))

  def _reflected(self: Tensor) -> tuple[Tensor, Tensor]:
    """Q and R by Householder's reflections, one a column; R still has rounding below it."""
    rows, cols = self.shape[-2:]
    q, r = self._unit_like(rows), self.contiguous()
    at_row, at_col = self._arange(rows), self._arange(cols)
    for i in range(min(rows - 1, cols)):
      # the number in a buffer: all columns run the same kernels
      column = type(self)([i], device=self.device)
      x = (r * (at_col == column)).sum(-1, keepdim=True)
      x = (at_row >= column).unsqueeze(-1).where(x, 0).contiguous()
      first = (at_row == column).unsqueeze(-1)
      head = first.where(x, 0).sum(-2, keepdim=True)
      size = x.square().sum(-2, keepdim=True).sqrt()
      # away from the head, so that nothing cancels
      v = (x + first.where((head < 0).where(-size, size), 0)).contiguous()
      length = v.square().sum(-2, keepdim=True)
      scale = (length > 0).where(2 / (length > 0).where(length, 1), 0)
      r = (r - scale * v @ (v.transpose(-2, -1) @ r).contiguous()).contiguous()
      q = (q - (q @ v).contiguous() @ (scale * v).transpose(-2, -1)).contiguous()
    return q, r

  def svd(self: Tensor, full_matrices: bool = True) -> tuple[Tensor, Tensor, Tensor]:
    """(U [..., M, M], S [..., K] descending, V [..., N, N]) with U @ diag(S) @ V = self.

    K is the smaller of M and N; without full_matrices U is [..., M, K] and V [..., K, N].
    Raises RuntimeError for fewer than two axes.
    """
    a = self._matrix("svd")
    rows, cols = a.shape[-2:]
    if rows < cols:
      u, s, v = a.transpose(-2, -1).svd(full_matrices)
      return v.transpose(-2, -1), s, u.transpose(-2, -1)
    q, r = a._reflected()
    whole: list[None] = [None] * (a.ndim - 2)
    upper = r.triu().shrink([*whole, (0, cols), (0, cols)])
    turned, v = upper._orthogonal_columns()
    size, order = turned.square().sum(-2).sqrt().sort(-1, descending=True)
    places = order.unsqueeze(-2).expand(turned.shape)
    turned, v = turned.gather(-1, places), v.gather(-1, places)
    # reflections give directions also for columns of zeros
    u, diagonal = turned._reflected()
    sign = (diagonal.diagonal(0, -2, -1) < 0).where(-1, 1).cast(u.dtype)
    u = q.shrink([*whole, None, (0, cols)]) @ (u * sign.unsqueeze(-2))
    if full_matrices and rows > cols:
      u = u.cat(q.shrink([*whole, None, (cols, rows)]), dim=-1)
    return u, size, v.transpose(-2, -1)

  def _orthogonal_columns(self: Tensor) -> tuple[Tensor, Tensor]:
    """(self @ V with orthogonal columns, V) by Jacobi's rotations of all pairs of columns.

    Each round turns half as many pairs as there are columns, which then move on by one place as
    in a tournament, so that every pair meets once in a sweep.
    """
    n = self.shape[-1]
    v = self._unit_like(n)
    if n < 2:
      return self, v
    even = n + n % 2
    whole: list[None] = [None] * (self.ndim - 1)
    # one matrix over the other: what turns the columns of self also makes V
    both = self.cat(v, dim=-2).pad([*whole, (0, even - n)]).contiguous()
    half = even // 2
    # first place stays; the others move round: along the upper row, back along the lower one
    order = [0, half, *range(1, half - 1), *range(half + 1, even), half - 1] if half > 1 else [0, 1]
    move = type(self)(order, device=self.device, dtype=dtypes.int32)
    sweeps = 6 + n.bit_length() + 4 * (self.dtype is dtypes.float64)
    for _ in range(sweeps * (even - 1)):
      both = both._turned_pairs(n, half)[..., move].contiguous()
    # after whole sweeps every column is back in its place
    out = both.shrink([*whole, (0, n)])
    rows = self.shape[-2]
    lead: list[None] = [None] * (self.ndim - 2)
    top, below = [*lead, (0, rows), None], [*lead, (rows, rows + n), None]
    return out.shrink(top).contiguous(), out.shrink(below).contiguous()

  def _turned_pairs(self: Tensor, rows: int, half: int) -> Tensor:
    """Columns i and half + i turned so that their first `rows` rows are orthogonal."""
    whole: list[None] = [None] * (self.ndim - 2)
    left = self.shrink([*whole, None, (0, half)])
    right = self.shrink([*whole, None, (half, 2 * half)])
    x, y = (t.shrink([*whole, (0, rows), None]) for t in (left, right))
    a, b = x.square().sum(-2, keepdim=True), y.square().sum(-2, keepdim=True)
    product = (x * y).sum(-2, keepdim=True)
    apart = product == 0
    ratio = (b - a) / (2 * apart.where(1, product))
    tangent = (ratio < 0).where(-1, 1) / (ratio.abs() + (1 + ratio.square()).sqrt())
    tangent = apart.where(0, tangent).contiguous()
    cosine = (1 + tangent.square()).rsqrt()
    sine = cosine * tangent
    return (cosine * left - sine * right).cat(sine * left + cosine * right, dim=-1)
