"""LLVM IR text -> object bytes (kept on disk) -> callable addresses."""

from __future__ import annotations

import functools
import hashlib
import itertools
import threading
from typing import Any

import llvmlite.binding as llvm

from tinygrad.helpers import CCACHE, CPU_TARGET, cache_dir, write_atomic

_VERSION = "1"
_lock = threading.Lock()
_numbers = itertools.count()


@functools.cache
def _initialize() -> None:
  llvm.initialize_native_target()
  llvm.initialize_native_asmprinter()


def host_cpu() -> str:
  """LLVM's name of the CPU to generate for."""
  return CPU_TARGET.value or llvm.get_host_cpu_name()


@functools.cache
def has_avx512() -> bool:
  """Whether 64-byte vectors exist where code will run."""
  return bool(llvm.get_host_cpu_features().get("avx512f", False))


def _machine() -> Any:
  _initialize()
  target = llvm.Target.from_triple(llvm.get_process_triple())
  features = "" if CPU_TARGET.value else llvm.get_host_cpu_features().flatten()
  return target.create_target_machine(
    cpu=host_cpu(), features=features, opt=2, codemodel="small", reloc="pic", jit=True
  )


def compile_ir(ir: str) -> bytes:
  """Object file of a module. Raises RuntimeError where LLVM refuses the text."""
  machine_key = f"{_VERSION} {llvm.llvm_version_info} {host_cpu()} "
  machine_key += llvm.get_host_cpu_features().flatten()
  digest = hashlib.sha256((machine_key + ir).encode()).hexdigest()
  if (found := _cached(digest)) is not None:
    return found
  with _lock:
    machine = _machine()
    module = llvm.parse_assembly(ir)
    module.triple = llvm.get_process_triple()
    module.data_layout = str(machine.target_data)
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    binary: bytes = machine.emit_object(module)
  _keep(digest, binary)
  return binary


def _cached(digest: str) -> bytes | None:
  """Bytes kept under a digest; None where absent, damaged or switched off."""
  if not CCACHE:
    return None
  try:
    data = (cache_dir() / "objects" / f"{digest}.o").read_bytes()
  except OSError:
    return None
  return data[32:] if hashlib.sha256(data[32:]).digest() == data[:32] else None


def _keep(digest: str, binary: bytes) -> None:
  """Store bytes after their checksum; a cache that cannot be written is no error."""
  if not CCACHE:
    return
  try:
    folder = cache_dir() / "objects"
    folder.mkdir(parents=True, exist_ok=True)
    write_atomic(folder / f"{digest}.o", hashlib.sha256(binary).digest() + binary)
  except OSError:
    return


@functools.cache
def _jit() -> Any:
  return llvm.create_lljit_compiler(_machine(), use_jit_link=True)


class Library:
  """Object bytes loaded into the process; `address[name]` of each symbol while it lives."""

  def __init__(self, binary: bytes, names: tuple[str, ...]):
    with _lock:
      jit = _jit()
      build = llvm.JITLibraryBuilder().add_object_img(binary).add_current_process()
      for name in names:
        build.export_symbol(name)
      self.tracker = build.link(jit, f"kernel{next(_numbers)}")
    self.address: dict[str, int] = {name: self.tracker[name] for name in names}
