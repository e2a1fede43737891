"""LLVM IR text -> object bytes (kept on disk) -> callable addresses."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import hashlib
import itertools
import math
import pathlib
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from typing import Any

import llvmlite.binding as llvm

from tinygrad.helpers import (
  CACHELEVEL,
  CCACHE,
  CPU_TARGET,
  DEBUG,
  PARALLEL,
  GlobalCounters,
  cache_dir,
  read_kept,
  tqdm,
  write_kept,
)
from tinygrad.runtime import halves
from tinygrad.runtime.llvm_worker import (
  Machine,
  WorkerError,
  compile_module,
  compile_modules,
  idle_workers,
  start_python,
  target_machine,
  try_modules,
)

# Another one wherever the same text becomes other code.
_VERSION = "4"
# Fewer modules are compiled sooner in this process than a worker has started.
_MODULES_A_WORKER = 16
_lock = threading.Lock()
_numbers = itertools.count()


class CompileError(RuntimeError):
  """LLVM refuses a kernel, or cannot load its object."""


def host_cpu() -> str:
  """LLVM's name of the CPU to generate for. Raises ValueError where CPU_TARGET names none."""
  if CPU_TARGET.value:
    _check_cpu(CPU_TARGET.value)
  return CPU_TARGET.value or llvm.get_host_cpu_name()


_TRY_CPU = """
import sys
import llvmlite.binding as llvm
llvm.initialize_native_target()
llvm.initialize_native_asmprinter()
llvm.initialize_native_asmparser()
triple = llvm.Target.from_triple(llvm.get_process_triple())
module = llvm.parse_assembly("define void @f() { ret void }")
triple.create_target_machine(cpu=sys.argv[1]).emit_object(module)
"""


@functools.cache
def _check_cpu(cpu: str) -> None:
  """Raises ValueError for a CPU that LLVM would replace by another, or end the process for."""
  tried = start_python("-c", _TRY_CPU, cpu, stderr=subprocess.PIPE)
  _, errors = tried.communicate()
  if tried.returncode or b"not a recognized processor" in errors:
    host = llvm.get_host_cpu_name()
    raise ValueError(f"CPU_TARGET={cpu!r}: LLVM cannot generate for such a CPU; this one: {host}")


def vector_registers() -> tuple[int, int, bool]:
  """(vector registers, float32 lanes of each, whether there is AMX) of the CPU to generate for."""
  return (*_vector_registers(CPU_TARGET.value), not CPU_TARGET.value and _may_use_amx())


@functools.cache
def _may_use_amx() -> bool:
  """Whether the host has AMX for bfloat16, and the system lets this process use it."""
  features = llvm.get_host_cpu_features()
  needed = ("amx-bf16", "avx512bf16", "avx512bw")
  if sys.platform != "linux" or not all(features.get(f) for f in needed):
    return False
  # arch_prctl(ARCH_REQ_XCOMP_PERM, XTILEDATA)
  return bool(ctypes.CDLL(None).syscall(158, 0x1023, 18) == 0)


@functools.cache
def _vector_registers(cpu: str) -> tuple[int, int]:
  triple = llvm.get_process_triple()
  if not triple.startswith(("x86_64", "i686")):
    return 32, 4
  if cpu:
    # without a table of CPUs: levels of x86-64 by name, and the least for others
    level = {"x86-64-v4": (32, 16), "x86-64-v3": (16, 8)}
    return level.get(cpu, (16, 4))
  features = llvm.get_host_cpu_features()
  if all(features.get(f, False) for f in ("avx512f", "avx512bw", "avx512dq", "avx512vl")):
    return 32, 16
  return (16, 8) if features.get("avx2", False) and features.get("fma", False) else (16, 4)


def _machine() -> Machine:
  features = "" if CPU_TARGET.value else llvm.get_host_cpu_features().flatten()
  return host_cpu(), features


def vector_machine() -> str:
  """All that code for the CPU depends on, as text."""
  return f"{' '.join(_machine())} {vector_registers()}"


@functools.cache
def _machine_key(cpu: str) -> str:
  """What an object depends on besides the text."""
  return f"{_VERSION} {llvm.llvm_version_info} {cpu} {llvm.get_host_cpu_features().flatten()} "


def compile_ir(ir: str, name: str = "kernel") -> bytes:
  """Object file of a module, from the cache where it is there. Raises CompileError."""
  return compile_all([(name, ir)])[0]


def compile_all(modules: Sequence[tuple[str, str]]) -> list[bytes]:
  """Object files of (name, text) pairs, those that no cache holds by PARALLEL workers if many.

  Raises CompileError, which names the module.
  """
  key = _machine_key(host_cpu())
  digests = [hashlib.sha256((key + ir).encode()).hexdigest() for _, ir in modules]
  known = {d: cached(d) for d in dict.fromkeys(digests)}
  missing = {d: m for d, m in zip(digests, modules, strict=True) if known[d] is None}
  if missing:
    # shown only from the second second on
    with tqdm(total=len(missing), desc="kernels", delay=1.0, disable=None, leave=False) as bar:
      for digest, binary in _compile_missing(missing):
        GlobalCounters.compiled_count += 1
        keep(digest, binary)
        known[digest] = binary
        bar.update()
  return [known[d] or b"" for d in digests]


def _workers(modules: int, least: int) -> int:
  """Workers for so many modules: new ones for `least` each, or those that wait for work."""
  if PARALLEL < 2:
    return 0
  new = modules // least
  return min(int(PARALLEL), max(new if new > 1 else 0, min(idle_workers(), modules)))


def _compile_missing(modules: dict[str, tuple[str, str]]) -> Iterator[tuple[str, bytes]]:
  """(key, object file) of each (name, text), in any order. Raises CompileError."""
  digests, named, machine = list(modules), list(modules.values()), _machine()
  workers = _workers(len(named), _MODULES_A_WORKER)
  # assembly is printed in order
  if workers > 0 and DEBUG < 7:
    try:
      texts = [ir for _, ir in named]
      for number, binary in compile_modules(texts, machine, workers):
        yield digests[number], binary
      return
    except WorkerError as e:
      raise CompileError(f"{named[e.number][0]}: {e}") from e
    except OSError:
      # no more processes may be started here, which is found out before the first module
      pass
  for digest, (name, ir) in modules.items():
    with _lock:
      try:
        binary = compile_module(ir, machine, DEBUG >= 7)
      except RuntimeError as e:
        raise CompileError(f"{name}: LLVM refuses the kernel: {e}; DEBUG=4 prints its text") from e
    yield digest, binary


def try_all(
  modules: Sequence[str], limit_s: float, deadline: float = math.inf, machine: Machine | None = None
) -> list[bytes | str | None]:
  """Object files of texts, or why there is none, each within limit_s; no cache holds them.

  None for those that are not ready when time.monotonic() comes to deadline.
  """
  workers = max(1, min(int(PARALLEL), len(modules)))
  found: dict[int, bytes | str] = {}
  try:
    with contextlib.closing(
      try_modules(modules, machine or _machine(), workers, limit_s)
    ) as results:
      for number, result in results:
        found[number] = result
        if time.monotonic() > deadline:
          break
  except OSError as e:
    return [f"no process can be started to compile it: {e}"] * len(modules)
  return [found.get(i) for i in range(len(modules))]


def _use_disk() -> bool:
  return bool(CCACHE) and CACHELEVEL >= 1


def _path(digest: str) -> pathlib.Path:
  return cache_dir() / "objects" / f"{digest}.o"


def cached(digest: str) -> bytes | None:
  """Bytes kept under a digest; None where absent, damaged or switched off."""
  return read_kept(_path(digest)) if _use_disk() else None


@functools.cache
def _say_not_kept(reason: str) -> None:
  print(
    f"tinygrad: compiled kernels are not kept: {reason}; set XDG_CACHE_HOME to a folder that can "
    "be written, or CCACHE=0",
    file=sys.stderr,
  )


def keep(digest: str, binary: bytes) -> None:
  """Store bytes under a digest; a cache that cannot be written is said once, no error."""
  if _use_disk() and (reason := write_kept(_path(digest), binary)):
    _say_not_kept(reason)


@functools.cache
def _jit() -> Any:
  return llvm.create_lljit_compiler(target_machine(_machine()), use_jit_link=True)


_CONVERSIONS = (halves.TO_FLOAT, halves.TO_HALF)


def _conversions(binary: bytes) -> dict[str, int]:
  """Addresses of conversions of halves that an object calls where the CPU has none."""
  if not any(name.encode() in binary for name in _CONVERSIONS):
    return {}
  return _halves(vector_machine()).address


@functools.cache
def _halves(machine: str) -> Library:
  return Library(compile_ir(halves.TEXT), _CONVERSIONS)


class Library:
  """Object bytes loaded into the process; `address[name]` of each symbol while it lives.

  Raises CompileError where they are no object with these symbols.
  """

  def __init__(self, binary: bytes, names: tuple[str, ...]):
    conversions = {} if names == _CONVERSIONS else _conversions(binary)
    with _lock:
      jit = _jit()
      build = llvm.JITLibraryBuilder().add_object_img(binary).add_current_process()
      for name, address in conversions.items():
        build.import_symbol(name, address)
      for name in names:
        build.export_symbol(name)
      try:
        self.tracker = build.link(jit, f"kernel{next(_numbers)}")
        self.address: dict[str, int] = {name: self.tracker[name] for name in names}
      except (RuntimeError, KeyError) as e:
        raise CompileError(f"{', '.join(names)}: the object cannot be loaded: {e}") from e
