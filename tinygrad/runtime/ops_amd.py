"""AMD's driver, through the HIP runtime library of ROCm."""

from __future__ import annotations

import ctypes
from typing import Any

from tinygrad.renderer import Launch
from tinygrad.runtime.gpu_driver import Driver, DriverError, OutOfMemory, find_arch

_LIBRARIES = ("libamdhip64.so", "libamdhip64.so.7", "libamdhip64.so.6")
_OUT_OF_MEMORY, _NOT_READY, _PEER_ALREADY = 2, 600, 704
_NON_BLOCKING, _THREAD_LOCAL = 1, 1
# Pinned memory that all devices copy from and to.
_PORTABLE = 1
# Longer than the description of a device in any release.
_PROPERTIES = 16 << 10

_P, _N, _I, _S = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_char_p
_U = ctypes.c_uint
# Types of the arguments, so that addresses keep their 64 bits.
_SIGNATURES: dict[str, tuple[Any, ...]] = {
  "hipInit": (_U,),
  "hipGetDeviceCount": (_P,),
  "hipSetDevice": (_I,),
  "hipMemGetInfo": (_P, _P),
  "hipMalloc": (_P, _N),
  "hipFree": (_P,),
  "hipHostMalloc": (_P, _N, _U),
  "hipStreamCreateWithFlags": (_P, _U),
  "hipEventCreateWithFlags": (_P, _U),
  "hipEventRecord": (_P, _P),
  "hipEventQuery": (_P,),
  "hipEventElapsedTime": (_P, _P, _P),
  "hipStreamWaitEvent": (_P, _P, _U),
  "hipMemcpyHtoDAsync": (_P, _P, _N, _P),
  "hipMemcpyDtoHAsync": (_P, _P, _N, _P),
  "hipMemcpyDtoDAsync": (_P, _P, _N, _P),
  "hipMemcpyPeerAsync": (_P, _I, _P, _I, _N, _P),
  "hipDeviceCanAccessPeer": (_P, _I, _I),
  "hipDeviceEnablePeerAccess": (_I, _U),
  "hipModuleLoadData": (_P, _P),
  "hipModuleGetFunction": (_P, _P, _S),
  "hipModuleLaunchKernel": (_P, *(_U,) * 7, _P, _P, _P),
  "hipStreamBeginCapture": (_P, _I),
  "hipStreamEndCapture": (_P, _P),
  "hipGraphInstantiate": (_P, _P, _P, _P, _N),
  "hipGraphDestroy": (_P,),
  "hipGraphLaunch": (_P, _P),
}


def load_library() -> Any:
  """The library. Raises RuntimeError where it is not installed."""
  for name in _LIBRARIES:
    try:
      return ctypes.CDLL(name)
    except OSError:
      continue
  raise RuntimeError(
    f"AMD needs ROCm's HIP runtime, which is not installed here: no {_LIBRARIES[0]} is found; "
    "install ROCm, or put its folder of libraries into LD_LIBRARY_PATH"
  )


class HipDriver(Driver):
  """Calls of the HIP runtime. Raises RuntimeError where it is missing."""

  vendor = "AMD"

  def __init__(self) -> None:
    self.lib = load_library()
    for name, types in _SIGNATURES.items():
      getattr(self.lib, name).argtypes = types
    self.lib.hipGetErrorString.restype = _S
    # modules that were loaded: their bytes must stay
    self.binaries: list[bytes] = []
    if code := self.lib.hipInit(0):
      raise RuntimeError(f"AMD's driver finds no device that works: {self.words(code)}")

  def words(self, code: int) -> str:
    """What a code means."""
    text = self.lib.hipGetErrorString(code)
    return f"error {code}" + (f": {text.decode()}" if text else "")

  def call(self, name: str, *args: Any) -> None:
    """Call a function. Raises DriverError, OutOfMemory."""
    if code := getattr(self.lib, name)(*args):
      kind = OutOfMemory if code == _OUT_OF_MEMORY else DriverError
      raise kind(f"{name}: {self.words(code)}")

  def made(self, name: str, *args: Any) -> int:
    """The handle, or the number, that a function writes where its first argument points."""
    out = ctypes.c_uint64(0)
    self.call(name, ctypes.byref(out), *args)
    return out.value

  def count(self) -> int:
    return self.made("hipGetDeviceCount")

  def open(self, number: int) -> Any:
    return number

  def arch(self, number: int) -> str:
    space = ctypes.create_string_buffer(_PROPERTIES)
    newer = getattr(self.lib, "hipGetDevicePropertiesR0600", None)
    # the place of the name changed between releases
    if code := (newer or self.lib.hipGetDeviceProperties)(ctypes.byref(space), number):
      raise DriverError(f"hipGetDeviceProperties: {self.words(code)}")
    return find_arch(space.raw) or "GPU without a name"

  def use(self, device: Any) -> None:
    self.call("hipSetDevice", device)

  def memory(self) -> tuple[int, int]:
    free, total = ctypes.c_size_t(0), ctypes.c_size_t(0)
    self.call("hipMemGetInfo", ctypes.byref(free), ctypes.byref(total))
    return free.value, total.value

  def alloc(self, nbytes: int) -> int:
    return self.made("hipMalloc", nbytes)

  def free(self, address: int) -> None:
    self.call("hipFree", address)

  def pinned(self, nbytes: int) -> int:
    return self.made("hipHostMalloc", nbytes, _PORTABLE)

  def stream(self) -> Any:
    return self.made("hipStreamCreateWithFlags", _NON_BLOCKING)

  def event(self) -> Any:
    return self.made("hipEventCreateWithFlags", 0)

  def record(self, event: Any, stream: Any) -> None:
    self.call("hipEventRecord", event, stream)

  def happened(self, event: Any) -> bool:
    code = self.lib.hipEventQuery(event)
    if code not in (0, _NOT_READY):
      raise DriverError(f"hipEventQuery: {self.words(code)}")
    return bool(code == 0)

  def wait(self, stream: Any, event: Any) -> None:
    self.call("hipStreamWaitEvent", stream, event, 0)

  def elapsed(self, start: Any, end: Any) -> float:
    out = ctypes.c_float(0)
    self.call("hipEventElapsedTime", ctypes.byref(out), start, end)
    return out.value / 1e3

  def to_device(self, to: int, source: int, nbytes: int, stream: Any) -> None:
    self.call("hipMemcpyHtoDAsync", to, source, nbytes, stream)

  def to_host(self, to: int, source: int, nbytes: int, stream: Any) -> None:
    self.call("hipMemcpyDtoHAsync", to, source, nbytes, stream)

  def within(self, to: int, source: int, nbytes: int, stream: Any) -> None:
    self.call("hipMemcpyDtoDAsync", to, source, nbytes, stream)

  def reaches(self, device: int, other: int) -> bool:
    if not self.made("hipDeviceCanAccessPeer", device, other):
      return False
    self.use(device)
    return self.lib.hipDeviceEnablePeerAccess(other, 0) in (0, _PEER_ALREADY)

  def from_peer(
    self, to: int, device: Any, source: int, other: Any, nbytes: int, stream: Any
  ) -> None:
    self.call("hipMemcpyPeerAsync", to, device, source, other, nbytes, stream)

  def load(self, binary: bytes) -> Any:
    self.binaries.append(binary)
    return self.made("hipModuleLoadData", ctypes.cast(ctypes.c_char_p(binary), _P))

  def function(self, module: Any, name: str) -> Any:
    return self.made("hipModuleGetFunction", module, name.encode())

  def launch(self, function: Any, launch: Launch, parameters: int, stream: Any) -> None:
    grid, block = (launch.groups, 1, 1), (launch.threads, 1, 1)
    # shared memory is part of the kernel; what could be added at the launch is none
    self.call("hipModuleLaunchKernel", function, *grid, *block, 0, stream, parameters, None)

  def begin_capture(self, stream: Any) -> None:
    self.call("hipStreamBeginCapture", stream, _THREAD_LOCAL)

  def end_capture(self, stream: Any) -> Any:
    graph = ctypes.c_uint64(0)
    self.call("hipStreamEndCapture", stream, ctypes.byref(graph))
    made = self.made("hipGraphInstantiate", graph.value, None, None, 0)
    self.call("hipGraphDestroy", graph.value)
    return made

  def replay(self, graph: Any, stream: Any) -> None:
    self.call("hipGraphLaunch", graph, stream)
