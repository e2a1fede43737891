"""LLVM IR text of GPU kernels -> PTX or AMD code objects, compiled in another process.

An instruction that LLVM cannot select for a target ends the process that asks for it.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence

import llvmlite.binding as llvm

from tinygrad.helpers import PARALLEL, GlobalCounters
from tinygrad.renderer.gpu_targets import GpuTarget
from tinygrad.runtime.amd_linker import LinkError, link
from tinygrad.runtime.compiler_llvm import CompileError, cached, keep, try_all
from tinygrad.runtime.llvm_worker import WorkerError, compile_modules, idle_workers

_VERSION = "1"
# Fewer modules are compiled sooner by one worker than a second one has started.
_MODULES_A_WORKER = 8


def compile_gpu(modules: Sequence[tuple[str, str]], target: GpuTarget) -> list[bytes]:
  """PTX text or loadable code objects of (name, text) pairs, from the cache where they are there.

  Raises CompileError, which names the module.
  """
  key = f"gpu {_VERSION} {llvm.llvm_version_info} {target.triple} {target.name} {target.features} "
  digests = [hashlib.sha256((key + ir).encode()).hexdigest() for _, ir in modules]
  known = {d: cached(d) for d in dict.fromkeys(digests)}
  missing = {d: m for d, m in zip(digests, modules, strict=True) if known[d] is None}
  for digest, binary in _compile(missing, target):
    known[digest] = binary
    keep(digest, binary)
    GlobalCounters.compiled_count += 1
  return [known[d] or b"" for d in digests]


def _compile(modules: dict[str, tuple[str, str]], target: GpuTarget) -> list[tuple[str, bytes]]:
  if not modules:
    return []
  digests, named = list(modules), list(modules.values())
  machine = (target.name, target.features, target.triple)
  waiting = min(idle_workers(), len(named))
  workers = max(1, min(int(PARALLEL), max(waiting, len(named) // _MODULES_A_WORKER)))
  out = []
  try:
    for number, binary in compile_modules([ir for _, ir in named], machine, workers):
      if target.triple.startswith("amdgcn"):
        binary = link(binary)
      out.append((digests[number], binary))
  except WorkerError as e:
    raise CompileError(f"{named[e.number][0]} for {target.name}: {e}") from e
  except OSError as e:
    raise CompileError(f"no process can be started to compile for {target.name}: {e}") from e
  return out


def try_gpu(
  modules: Sequence[str], target: GpuTarget, limit_s: float, deadline: float = math.inf
) -> list[bytes | str | None]:
  """As `try_all`, of a GPU."""
  machine = (target.name, target.features, target.triple)
  found = try_all(modules, limit_s, deadline, machine)
  if not target.triple.startswith("amdgcn"):
    return found
  return [_try_link(b) if isinstance(b, bytes) else b for b in found]


def _try_link(binary: bytes) -> bytes | str:
  try:
    return link(binary)
  except LinkError as e:
    return f"its object cannot be linked: {e}"
