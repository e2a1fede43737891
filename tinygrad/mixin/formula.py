"""Operations described by letters: einsum and rearrange."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tinygrad.dtype import DTypeLike
from tinygrad.helpers import argfix, prod
from tinygrad.mixin.elementwise import broadcast_shape

if TYPE_CHECKING:
  from tinygrad.tensor import Tensor


_APART = "... apart"  # an ellipsis outside of parentheses, whose axes stay axes of their own


def _groups(side: str) -> list[list[str]]:
  """Names of each axis of one side of a rearrange formula: "a (b c)" -> [[a], [b, c]].

  Raises ValueError for unbalanced parentheses.
  """
  groups: list[list[str]] = []
  inside = False
  for token in re.findall(r"\(|\)|\.\.\.|[^\s()]+", side):
    if token == "(":
      if inside:
        raise ValueError(f"rearrange: parentheses are nested in {side!r}")
      groups.append([])
      inside = True
    elif token == ")":
      if not inside:
        raise ValueError(f"rearrange: parentheses are unbalanced in {side!r}")
      inside = False
    elif inside:
      groups[-1].append(token)
    else:
      groups.append([_APART if token == "..." else token])
  if inside:
    raise ValueError(f"rearrange: parentheses are unbalanced in {side!r}")
  return groups


def _spell_out(groups: list[list[str]], extra: list[str]) -> list[list[str]]:
  """Groups with "..." replaced: by one axis each where it stands alone, else within its group."""
  out: list[list[str]] = []
  for group in groups:
    if group == [_APART]:
      out += [[name] for name in extra]
    else:
      out.append([n for name in group for n in (extra if name == "..." else [name])])
  return out


def _group_sizes(group: list[str], size: int, known: dict[str, int]) -> None:
  """Enters the size of the one axis of a group that is not known. Raises ValueError."""
  unknown = [n for n in group if n not in known and n != "1"]
  rest = prod(known.get(n, 1) for n in group)
  if len(unknown) > 1:
    raise ValueError(f"rearrange: give the sizes of all but one of {unknown}")
  if unknown:
    if not rest or size % rest:
      raise ValueError(f"rearrange: axis of size {size} does not split into {group}")
    known[unknown[0]] = size // rest
  elif rest != size:
    raise ValueError(f"rearrange: axis of size {size} does not fit {group} of size {rest}")


class FormulaMixin:
  """Sums of products and moves of axes by name."""

  def rearrange(self: Tensor, formula: str, **sizes: int) -> Tensor:
    """Axes moved, merged "(a b)" and split, as in "b (h w) c -> b c h w" with h=…

    Raises ValueError for formulas that do not fit.
    """
    if formula.count("->") != 1:
      raise ValueError(f"rearrange: {formula!r} needs exactly one '->'")
    left, right = (_groups(side) for side in formula.split("->"))
    num_extra = self.ndim - sum(g != [_APART] for g in left)
    extra = [f"...{i}" for i in range(num_extra)] if [_APART] in left else []
    left, right = _spell_out(left, extra), _spell_out(right, extra)
    if len(left) != self.ndim:
      raise ValueError(f"rearrange: {formula!r} does not fit shape {self.shape}")
    known = dict(sizes)
    for group, size in zip(left, self.shape, strict=True):
      _group_sizes(group, size, known)
    names = [n for group in left for n in group if n != "1"]
    wanted = [n for group in right for n in group if n != "1"]
    if sorted(names) != sorted(wanted) or len(set(names)) != len(names):
      raise ValueError(f"rearrange: both sides of {formula!r} need the same axes, once each")
    if unused := set(sizes) - set(names):
      raise ValueError(f"rearrange: {sorted(unused)} are not in {formula!r}")
    x = self.reshape([known[n] for n in names]).permute([names.index(n) for n in wanted])
    return x.reshape([prod(known.get(n, 1) for n in group) for group in right])

  @staticmethod
  def einsum(formula: str, *operands: Any, dtype: DTypeLike | None = None) -> Tensor:
    """Product of operands, summed over letters that the output leaves out: "ij,jk->ik".

    Raises ValueError for formulas that do not fit.
    """
    xs = list(argfix(*operands))
    inputs, arrow, output = formula.replace(" ", "").partition("->")
    terms = inputs.split(",")
    if len(terms) != len(xs):
      raise ValueError(f"einsum: {formula!r} has {len(terms)} terms, {len(xs)} tensors given")
    # "..." stands for axes aligned from the right: each gets an upper-case name of its own
    widths = [x.ndim - len(t.replace("...", "")) for t, x in zip(terms, xs, strict=True)]
    dots = [f"<{i}>" for i in range(max([0, *widths]))][::-1]
    named = [_letters(t, dots[len(dots) - w :]) for t, w in zip(terms, widths, strict=True)]
    for term, x in zip(named, xs, strict=True):
      if len(term) != x.ndim:
        raise ValueError(f"einsum: {formula!r} does not fit shapes {[x.shape for x in xs]}")
    counts = [n for term in named for n in term]
    plain = sorted(n for n in set(counts) if n not in dots and counts.count(n) == 1)
    out = _letters(output, dots) if arrow else [*dots, *plain]
    pairs = [_diagonals(x, term) for x, term in zip(xs, named, strict=True)]
    xs, named = [x for x, _ in pairs], [term for _, term in pairs]
    summed = [n for n in dict.fromkeys(counts) if n not in out]
    order = [*out, *summed]
    if unknown := set(out) - set(counts):
      raise ValueError(f"einsum: output letters {sorted(unknown)} are in no input of {formula!r}")
    wide = []
    for x, term in zip(xs, named, strict=True):
      x = x.permute([term.index(n) for n in order if n in term])
      present = iter(x.shape)
      wide.append(x.reshape([next(present) if n in term else 1 for n in order]))
    try:
      broadcast_shape(*(x.shape for x in wide))
    except ValueError as e:
      raise ValueError(f"einsum: letters of {formula!r} have different sizes: {e}") from None
    product = wide[0]
    for x in wide[1:]:
      product = product * x
    axes = tuple(range(len(out), len(order)))
    return product.sum(axes, dtype=dtype) if axes else product


def _letters(term: str, dots: list[str]) -> list[str]:
  head, found, tail = term.partition("...")
  return [*head, *(dots if found else []), *tail]


def _diagonals(x: Tensor, term: list[str]) -> tuple[Tensor, list[str]]:
  """x with repeated letters of its term reduced to the diagonal, at the end."""
  while len(set(term)) != len(term):
    name = next(n for n in term if term.count(n) > 1)
    a = term.index(name)
    b = term.index(name, a + 1)
    x = x.diagonal(0, a, b)
    term = [n for i, n in enumerate(term) if i not in (a, b)] + [name]
  return x, term
