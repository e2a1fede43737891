"""Small functions without settings that every room may use; `tinygrad.helpers` has them all."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import gc
import os
import pathlib
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
U = TypeVar("U")


def prod(x: Iterable[Any]) -> Any:
  """Product of the items; 1 for none."""
  return functools.reduce(lambda a, b: a * b, x, 1)


def dedup(x: Iterable[T]) -> list[T]:
  """The distinct items in order of first appearance."""
  return list(dict.fromkeys(x))


def argfix(*x: Any) -> tuple[Any, ...]:
  """`f(1, 2)`, `f((1, 2))` and `f([1, 2])` all give (1, 2)."""
  if x and isinstance(x[0], (tuple, list)):
    if len(x) != 1:
      raise ValueError(f"bad arg {x}: give either one sequence or single values, not both")
    return tuple(x[0])
  return x


def argsort(x: Sequence[Any]) -> list[int]:
  """Indices that would sort x."""
  return sorted(range(len(x)), key=x.__getitem__)


def all_same(items: Sequence[Any]) -> bool:
  """Whether all items equal the first one."""
  return all(x == items[0] for x in items)


def all_int(t: Sequence[Any]) -> bool:
  """Whether all items are Python ints."""
  return all(isinstance(s, int) for s in t)


def ceildiv(num: Any, amt: Any) -> Any:
  """Quotient rounded up."""
  return -(num // -amt)


def round_up(num: Any, amt: int) -> Any:
  """Smallest multiple of amt that is not below num."""
  return (num + amt - 1) // amt * amt


def cdiv(x: int, y: int) -> int:
  """Quotient rounded toward zero, as C does; 0 for y == 0."""
  return abs(x) // abs(y) * (1, -1)[x * y < 0] if y != 0 else 0


def cmod(x: int, y: int) -> int:
  """Remainder that goes with cdiv: it has the sign of x."""
  return x - cdiv(x, y) * y


def flatten(items: Iterable[Iterable[T]]) -> list[T]:
  """One level of nesting removed."""
  return [item for sublist in items for item in sublist]


def fully_flatten(items: Any) -> list[Any]:
  """All levels of list and tuple nesting removed."""
  if not isinstance(items, (list, tuple)):
    return [items]
  return [leaf for item in items for leaf in fully_flatten(item)]


def get_shape(x: Any) -> tuple[int, ...]:
  """Shape of a nested list. Raises ValueError where it is ragged."""
  if not isinstance(x, (list, tuple)):
    return ()
  subs = [get_shape(xi) for xi in x]
  if subs and not all_same(subs):
    raise ValueError(f"inhomogeneous shape from {x}")
  return (len(x), *(subs[0] if subs else ()))


def get_single_element(x: Sequence[T]) -> T:
  """The only item of x. Raises ValueError where there is not exactly one."""
  if len(x) != 1:
    raise ValueError(f"expected one element, got {len(x)}")
  return x[0]


def merge_dicts(ds: Iterable[dict[T, U]]) -> dict[T, U]:
  """Union of dicts. Raises ValueError where two disagree on a key."""
  out: dict[T, U] = {}
  for d in ds:
    for k, v in d.items():
      if k in out and out[k] != v:
        raise ValueError(f"cannot merge: {k!r} is both {out[k]!r} and {v!r}")
      out[k] = v
  return out


def partition(items: Iterable[T], test: Callable[[T], bool]) -> tuple[list[T], list[T]]:
  """(items that pass the test, items that do not)."""
  yes: list[T] = []
  no: list[T] = []
  for item in items:
    (yes if test(item) else no).append(item)
  return yes, no


def count(start: int = 0, step: int = 1) -> Iterator[int]:
  """start, start + step, …"""
  while True:
    yield start
    start += step


def getbits(value: int, start: int, end: int) -> int:
  """Bits start…end (both included) of value."""
  return (value >> start) & ((1 << (end - start + 1)) - 1)


def polyN(x: Any, coefficients: Sequence[float]) -> Any:
  """Polynomial at x by Horner's rule, highest coefficient first."""
  return functools.reduce(lambda acc, c: acc * x + c, coefficients, 0.0)


def strip_parens(fst: str) -> str:
  """One pair of outer parentheses removed, if it is a pair."""
  if not (fst.startswith("(") and fst.endswith(")")):
    return fst
  depth = 0
  for i, ch in enumerate(fst):
    depth += (ch == "(") - (ch == ")")
    if depth == 0 and i != len(fst) - 1:
      return fst
  return fst[1:-1]


def word_wrap(x: str, wrap: int = 80) -> str:
  """Text broken so that no line is longer than wrap characters."""
  return "\n".join(x[i : i + wrap] for i in range(0, max(len(x), 1), wrap))


_COLORS = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]


def colored(st: str, color: str | None, background: bool = False) -> str:
  """Text in an ANSI colour; upper-case names are bright; None leaves it alone."""
  if color is None:
    return st
  code = 10 * background + 60 * color.isupper() + 30 + _COLORS.index(color.lower())
  return f"\u001b[{code}m{st}\u001b[0m"


def ansistrip(s: str) -> str:
  """Text without ANSI escapes."""
  return re.sub("\x1b\\[(K|.*?m)", "", s)


def time_to_str(t: float, w: int = 8) -> str:
  """Seconds as text of width w with a fitting unit."""
  for scale, unit in ((1.0, "s "), (1e3, "ms")):
    if t * scale > 10:
      return f"{t * scale:{w}.2f}{unit}"
  return f"{t * 1e6:{w}.2f}us"


def temp(x: str, append_user: bool = False) -> str:
  """Path of a file named x in the folder for temporary files."""
  name = f"{x}.{os.getuid()}" if append_user and hasattr(os, "getuid") else x
  return (pathlib.Path(tempfile.gettempdir()) / name).as_posix()


def mv_address(mv: memoryview) -> int:
  """Address of the first byte of writable memory."""
  return ctypes.addressof(ctypes.c_char.from_buffer(mv))


def to_mv(ptr: int, sz: int) -> memoryview:
  """The sz bytes at an address, which must stay valid."""
  return memoryview((ctypes.c_uint8 * sz).from_address(ptr)).cast("B")


def from_mv(mv: memoryview, to_type: type[Any] = ctypes.c_char) -> Any:
  """ctypes array of to_type over writable memory."""
  return (to_type * (mv.nbytes // ctypes.sizeof(to_type))).from_buffer(mv)


@contextlib.contextmanager
def disable_gc() -> Iterator[None]:
  """No garbage collection in a block, or in the calls of a decorated function."""
  was_on = gc.isenabled()
  gc.disable()
  try:
    yield
  finally:
    if was_on:
      gc.enable()


def get_child(obj: Any, key: str) -> Any:
  """`obj.a.0.b` by the dotted key that state dicts use."""
  for k in key.split("."):
    if k.isnumeric():
      obj = obj[int(k)]
    elif isinstance(obj, dict):
      obj = obj[k]
    else:
      obj = getattr(obj, k)
  return obj
