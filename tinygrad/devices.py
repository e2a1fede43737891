"""Devices by name: which there are, opening them, and loading programs on them."""

from __future__ import annotations

import functools
import os
import subprocess
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from tinygrad.dtype import DTYPES_DICT, DType
from tinygrad.helpers import DEBUG, DEV, GPU_TARGET
from tinygrad.renderer import Program, Target
from tinygrad.renderer.gpu_targets import gpu_target
from tinygrad.uop.ops import Device_t

if TYPE_CHECKING:
  from tinygrad.runtime.gpu_device import GpuDevice

KINDS = ("CPU", "PYTHON", "NULL", "FIBERS", "CUDA", "NV", "AMD")
# Kinds with memory of their own, behind a driver.
GPUS = ("CUDA", "NV", "AMD")
# Devices of a kind: of most all are this machine, so the number bounds mistakes, not hardware.
_NUM_DEVICES = 64


def _run_nothing(addresses: list[int]) -> None:
  """What a NULL device does for a kernel."""


class Renderer:
  """What kernels of a device can be made of."""

  def __init__(self, target: Target):
    self.target = target

  def supported_dtypes(self) -> set[DType]:
    """Dtypes that the device stores and computes with."""
    return {dt for dt in DTYPES_DICT.values() if is_dtype_supported(dt)}


class Compiled:
  """One device: its kind, what to generate for it, and how to load a program.

  Raises RuntimeError for a GPU that is not there.
  """

  def __init__(self, name: str):
    self.name, self.kind = name, name.split(":")[0]
    self.gpu: GpuDevice | None = None
    if self.kind in GPUS:
      from tinygrad.runtime.gpu_device import open_gpu

      try:
        self.gpu = open_gpu(self.kind, int(name.partition(":")[2] or 0), name)
      except RuntimeError as e:
        others = ", ".join(k for k in KINDS if k not in GPUS)
        raise RuntimeError(f"{e}; devices that need no driver: {others}") from e

  @property
  def target(self) -> Target:
    """What to generate code for. Raises NotImplementedError for a file, ValueError for a GPU
    that is not known."""
    check_computes(self.name)
    if self.gpu is not None:
      return Target(self.kind, gpu=self.gpu.target, device=self.name)
    if self.kind == "FIBERS" or (self.kind == "NULL" and GPU_TARGET.value):
      return Target(self.kind, gpu=gpu_target(GPU_TARGET.value or "sm_89"))
    return Target(self.kind)

  @property
  def renderer(self) -> Renderer:
    """What kernels of this device are made of."""
    return Renderer(self.target)

  def load(self, program: Program) -> Callable[[list[int]], float | None]:
    """Callable that runs a program on a list of addresses; seconds, where a GPU measured them."""
    if self.gpu is not None:
      from tinygrad.runtime.gpu_device import GpuProgram

      return GpuProgram(self.gpu, program)
    if self.kind == "CPU" and program.kernels:
      from tinygrad.runtime.chains import ChainProgram

      return ChainProgram(program)
    if self.kind == "CPU":
      from tinygrad.runtime.ops_cpu import CPUProgram

      return CPUProgram(program)
    if self.kind == "FIBERS":
      from tinygrad.runtime.fibers import FiberProgram

      return FiberProgram(program)
    if self.kind == "PYTHON":
      from tinygrad.runtime.ops_python import PythonProgram

      return PythonProgram(program)
    return _run_nothing

  def limits(self) -> tuple[float, float] | None:
    """(float32 operations, bytes of memory) a second at most; None where nothing is computed."""
    if self.kind != "CPU":
      return None
    from tinygrad.runtime.limits import cpu_limits

    return cpu_limits()

  def synchronize(self) -> None:
    """Wait for all kernels. Those of this machine have run to their end when launched."""
    if self.gpu is not None:
      self.gpu.synchronize()


class _Devices:
  """`Device[name]` opens a device; `Device.DEFAULT` is the one used where none is named."""

  def __init__(self) -> None:
    self._opened: dict[str, Compiled] = {}
    self._default: str | None = None

  def canonicalize(self, device: str | None) -> str:
    """Upper case before the colon, no `:0`; None gives the default."""
    if device is None:
      return self.DEFAULT
    kind, _, number = device.partition(":")
    return kind.upper() if number in ("", "0") else f"{kind.upper()}:{number}"

  def __getitem__(self, name: str) -> Compiled:
    name = self.canonicalize(name)
    if name.startswith("DISK:"):
      # a file takes no memory here, and there may be many
      return Compiled(name)
    if name not in self._opened:
      self.check(name)
      self._opened[name] = Compiled(name)
      if DEBUG >= 1:
        print(f"opened device {name}")
    return self._opened[name]

  @staticmethod
  def check(name: str, what: str = "device") -> None:
    """Raises ValueError for a canonical name of no device that computes; `what` gave the name."""
    kind, colon, number = name.partition(":")
    if kind == "DISK":
      raise ValueError(
        f"{what}={name!r}: a file is named disk:path or disk:shm:name, and only holds tensors"
      )
    if kind not in KINDS:
      raise ValueError(f"{what}={name!r}: no such device; there are {', '.join(KINDS)}")
    if colon and not (number.isdecimal() and int(number) < _NUM_DEVICES):
      last = f"{kind}:{_NUM_DEVICES - 1}"
      raise ValueError(f"{what}={name!r}: no such device; there are {kind}:0 to {last}")

  @property
  def DEFAULT(self) -> str:  # noqa: N802  (public name)
    """Name of the default device. Raises ValueError where DEV names none."""
    if DEV.value:
      name = self.canonicalize(DEV.value)
      self.check(name, "DEV")
      return name
    # as in NV=1 python3 x.py
    named = (kind for kind in KINDS if os.environ.get(kind) == "1")
    return self._default or next(named, "CPU")

  @DEFAULT.setter
  def DEFAULT(self, name: str) -> None:  # noqa: N802
    name = self.canonicalize(name)
    self.check(name, "Device.DEFAULT")
    self._default = name
    DEV.value = ""

  @property
  def default(self) -> Compiled:
    """The default device itself."""
    return self[self.DEFAULT]


Device = _Devices()


def has_memory(device: str) -> bool:
  """Whether a device keeps values. NULL does not, so it runs nothing and copies nothing."""
  return not device.startswith("NULL")


def on_disk(device: Device_t | None) -> bool:
  """Whether a device is a file."""
  return isinstance(device, str) and device.startswith("DISK:")


def check_computes(device: Device_t | None) -> None:
  """Raises NotImplementedError for a file."""
  if on_disk(device):
    raise NotImplementedError(
      f"nothing can be computed on {device}: it only holds values; move the tensor to another "
      "device first, as in t.to(Device.DEFAULT)"
    )


@functools.cache
def is_dtype_supported(dtype: DType, device: str | None = None) -> bool:
  """Whether tensors of a dtype can be computed on a device: all with storage can."""
  return dtype.itemsize > 0 and "weak" not in dtype.name


# *** python -m tinygrad.device ***

_PROBE = """
from tinygrad import Tensor
total = (Tensor([1.0, 2.0, 3.0], device={kind!r}) * 2).sum().item()
assert {kind!r} == "NULL" or total == 12.0, f"2 * (1 + 2 + 3) gives {{total}}"
"""


def probe(kind: str, code: str = _PROBE) -> str:
  """Empty where a device of this kind computes a small sum; else why not.

  It is tried in a process of its own, so that one that dies takes nothing else with it.
  """
  command = [sys.executable, "-c", code.format(kind=kind)]
  try:
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
  except subprocess.TimeoutExpired:
    return "no answer within 120 s"
  if done.returncode < 0:
    return f"ended by signal {-done.returncode}"
  lines = done.stderr.strip().splitlines()
  return (lines[-1] if lines else f"exit code {done.returncode}") if done.returncode else ""


def main() -> int:
  """Print one line a kind of device: whether it works here. 0 where the default one does."""
  failed = {kind: probe(kind) for kind in KINDS}
  default = Device.DEFAULT.split(":")[0]
  for kind, why in failed.items():
    mark = "*" if kind == default else " "
    print(f"{mark} {kind:8} {'works' if not why else 'fails: ' + why}")
  print("* is the default; DEV=NAME chooses another")
  return 1 if failed[default] else 0
