"""NVIDIA's driver, through the official package cuda-bindings."""

from __future__ import annotations

from typing import Any

from tinygrad.renderer import Launch
from tinygrad.runtime.gpu_driver import Driver, DriverError, OutOfMemory

# Pinned memory that all devices copy from and to.
_PORTABLE = 1


def _bindings() -> Any:
  """The driver's functions. Raises RuntimeError where package or driver are missing."""
  try:
    from cuda.bindings import driver
  except ImportError as e:
    raise RuntimeError(
      f"CUDA needs the package cuda-bindings: pip install -e '.[cuda]' ({e})"
    ) from e
  try:
    code, *_ = driver.cuInit(0)
  except Exception as e:
    raise RuntimeError(f"CUDA needs NVIDIA's driver, which is not installed here: {e}") from e
  if code != driver.CUresult.CUDA_SUCCESS:
    raise RuntimeError(f"NVIDIA's driver finds no device that works: {code.name}")
  return driver


class CudaDriver(Driver):
  """Calls of the CUDA driver API. Raises RuntimeError where it is missing."""

  vendor = "NVIDIA"

  def __init__(self) -> None:
    self.d = _bindings()
    self.ok, self.wait_on = self.d.CUresult.CUDA_SUCCESS, self.d.CUresult.CUDA_ERROR_NOT_READY

  def call(self, name: str, *args: Any) -> Any:
    """The result of a function. Raises DriverError, OutOfMemory."""
    code, *found = getattr(self.d, name)(*args)
    if code != self.ok:
      self.refuse(name, code)
    return found[0] if len(found) == 1 else tuple(found)

  def refuse(self, name: str, code: Any) -> None:
    """Raise what a code means."""
    kind = OutOfMemory if code == self.d.CUresult.CUDA_ERROR_OUT_OF_MEMORY else DriverError
    _, text = self.d.cuGetErrorString(code)
    words = text.decode() if isinstance(text, bytes) else text
    raise kind(f"{name}: {code.name}: {words}")

  def count(self) -> int:
    return int(self.call("cuDeviceGetCount"))

  def open(self, number: int) -> Any:
    return self.call("cuDevicePrimaryCtxRetain", self.call("cuDeviceGet", number))

  def arch(self, number: int) -> str:
    device = self.call("cuDeviceGet", number)
    found = ""
    for part in ("MAJOR", "MINOR"):
      which = f"CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_{part}"
      attribute = getattr(self.d.CUdevice_attribute, which)
      found += str(self.call("cuDeviceGetAttribute", attribute, device))
    return f"sm_{found}"

  def use(self, device: Any) -> None:
    self.call("cuCtxSetCurrent", device)

  def memory(self) -> tuple[int, int]:
    free, total = self.call("cuMemGetInfo")
    return int(free), int(total)

  def alloc(self, nbytes: int) -> int:
    return int(self.call("cuMemAlloc", nbytes))

  def free(self, address: int) -> None:
    self.call("cuMemFree", address)

  def pinned(self, nbytes: int) -> int:
    return int(self.call("cuMemHostAlloc", nbytes, _PORTABLE))

  def stream(self) -> Any:
    return self.call("cuStreamCreate", self.d.CUstream_flags.CU_STREAM_NON_BLOCKING.value)

  def event(self) -> Any:
    return self.call("cuEventCreate", self.d.CUevent_flags.CU_EVENT_DEFAULT.value)

  def record(self, event: Any, stream: Any) -> None:
    self.call("cuEventRecord", event, stream)

  def happened(self, event: Any) -> bool:
    (code,) = self.d.cuEventQuery(event)
    if code not in (self.ok, self.wait_on):
      self.refuse("cuEventQuery", code)
    return bool(code == self.ok)

  def wait(self, stream: Any, event: Any) -> None:
    self.call("cuStreamWaitEvent", stream, event, 0)

  def elapsed(self, start: Any, end: Any) -> float:
    return float(self.call("cuEventElapsedTime", start, end)) / 1e3

  def to_device(self, to: int, source: int, nbytes: int, stream: Any) -> None:
    self.call("cuMemcpyHtoDAsync", to, source, nbytes, stream)

  def to_host(self, to: int, source: int, nbytes: int, stream: Any) -> None:
    self.call("cuMemcpyDtoHAsync", to, source, nbytes, stream)

  def within(self, to: int, source: int, nbytes: int, stream: Any) -> None:
    self.call("cuMemcpyDtoDAsync", to, source, nbytes, stream)

  def reaches(self, device: int, other: int) -> bool:
    pair = [self.call("cuDeviceGet", n) for n in (device, other)]
    if not self.call("cuDeviceCanAccessPeer", *pair):
      return False
    contexts = [self.call("cuDevicePrimaryCtxRetain", d) for d in pair]
    self.use(contexts[0])
    (code,) = self.d.cuCtxEnablePeerAccess(contexts[1], 0)
    already = self.d.CUresult.CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED
    return bool(code in (self.ok, already))

  def from_peer(
    self, to: int, device: Any, source: int, other: Any, nbytes: int, stream: Any
  ) -> None:
    self.call("cuMemcpyPeerAsync", to, device, source, other, nbytes, stream)

  def load(self, binary: bytes) -> Any:
    # PTX is text, which ends with a zero
    return self.call("cuModuleLoadData", binary + b"\0")

  def function(self, module: Any, name: str) -> Any:
    return self.call("cuModuleGetFunction", module, name.encode())

  def launch(self, function: Any, launch: Launch, parameters: int, stream: Any) -> None:
    grid, block = (launch.groups, 1, 1), (launch.threads, 1, 1)
    # shared memory is part of the kernel; what could be added at the launch is none
    self.call("cuLaunchKernel", function, *grid, *block, 0, stream, parameters, 0)

  def begin_capture(self, stream: Any) -> None:
    mode = self.d.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL
    self.call("cuStreamBeginCapture", stream, mode)

  def end_capture(self, stream: Any) -> Any:
    graph = self.call("cuStreamEndCapture", stream)
    made = self.call("cuGraphInstantiate", graph, 0)
    self.call("cuGraphDestroy", graph)
    return made

  def replay(self, graph: Any, stream: Any) -> None:
    self.call("cuGraphLaunch", graph, stream)
