"""What searches found, in files that later runs and other devices of a target read."""

from __future__ import annotations

import functools
import hashlib
import json
import pathlib
import sys
from dataclasses import dataclass
from typing import Any

import tinygrad.codegen
from tinygrad.codegen.options import KernelOptions, Options
from tinygrad.helpers import (
  CACHELEVEL,
  IGNORE_BEAM_CACHE,
  NUM_CPU_THREADS,
  cache_dir,
  read_kept,
  write_kept,
)
from tinygrad.renderer import Target
from tinygrad.runtime.compiler_llvm import vector_machine
from tinygrad.uop.ops import UOp


@dataclass(frozen=True)
class Result:
  """What a search found: choices, for a width, and whether it came to its end."""

  options: KernelOptions
  width: int
  complete: bool

  def as_json(self, **more: Any) -> str:
    """Text of the result, with more to read."""
    options = [o.as_dict() for o in self.options]
    return json.dumps({"options": options, "width": self.width, "complete": self.complete} | more)

  @staticmethod
  def from_json(text: str) -> Result:
    """Raises ValueError."""
    d = json.loads(text)
    try:
      options = tuple(Options.from_dict(o) for o in d["options"])
      return Result(options, int(d["width"]), bool(d["complete"]))
    except (TypeError, KeyError) as e:
      raise ValueError(f"no result of a search: {e}") from e


@functools.cache
def _compiler_digest() -> str:
  """Of the source of the code generator: what another one found need not hold for this one."""
  folder = pathlib.Path(tinygrad.codegen.__file__).parents[1]
  digest = hashlib.sha256()
  for room in ("codegen", "renderer"):
    for path in sorted((folder / room).glob("*.py")):
      digest.update(path.read_bytes())
  return digest.hexdigest()


def structure(kernel: UOp) -> str:
  """Text that is the same for equal kernels of all processes."""
  numbers: dict[UOp, int] = {}
  lines = []
  for u in kernel.toposort():
    numbers[u] = len(numbers)
    lines.append(f"{u.op.name} {u.arg!r} {[numbers[s] for s in u.src]} {u.dtype.name}")
  return "\n".join(lines)


def cache_path(kernel: UOp, target: Target) -> pathlib.Path:
  """File of a kernel's result for a target."""
  if target.gpu is not None:
    what = f"{target.kind} {target.gpu.name} {target.gpu.features}"
  else:
    what = f"{target.kind} {vector_machine()} {int(NUM_CPU_THREADS)}"
  key = f"{_compiler_digest()} {what}\n{structure(kernel)}"
  return cache_dir() / "beam" / hashlib.sha256(key.encode()).hexdigest()


def read_result(path: pathlib.Path) -> Result | None:
  """What a file holds; None where it is absent or damaged."""
  if CACHELEVEL < 1 or IGNORE_BEAM_CACHE or (data := read_kept(path)) is None:
    return None
  try:
    return Result.from_json(data.decode())
  except ValueError:
    return None


def write_result(path: pathlib.Path, result: Result, **more: Any) -> None:
  """Keep a result; a cache that cannot be written is said once, no error."""
  if CACHELEVEL < 1:
    return
  if reason := write_kept(path, result.as_json(**more).encode()):
    say_once("cache", f"results of searches are not kept: {reason}")


_said: set[str] = set()


def say_once(topic: str, text: str) -> None:
  if topic not in _said:
    _said.add(topic)
    print(f"tinygrad: BEAM: {text}", file=sys.stderr)
