"""Drivers of GPUs that are not there: their calls, on memory of this machine.

Work waits in its stream until somebody asks for an event, so that what reads a value without
waiting reads an old one; `Machine.eager` names streams that run ahead instead. So two streams that
share memory without waiting for each other give a wrong value in one of the orders. Kernels run as
fibers. `cuda()` stands for the module `cuda.bindings.driver`, `hip()` for the library libamdhip64.
"""

from __future__ import annotations

import ctypes
import enum
import itertools
from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import tinygrad.codegen
from tinygrad.renderer import Program
from tinygrad.runtime.fibers import FiberProgram

Work = Callable[[], None]
NOT_READY, NO_MEMORY, INVALID = 600, 2, 1


class Refused(Exception):
  """A call that a driver answers with a code."""

  def __init__(self, code: int):
    super().__init__(code)
    self.code = code


@dataclass(eq=False)
class Moment:
  """An event that was recorded once: it happens when its stream gets there."""

  stream: Stream
  at: int = 0

  def happen(self) -> None:
    """Run all that comes before."""
    while not self.at:
      self.stream.step()


@dataclass
class Event:
  """What was recorded last; who waits, waits for what that was when it began to."""

  last: Moment | None = None


@dataclass(eq=False)
class Stream:
  """Work in order; while it is captured, into a graph. `number` counts those of a device."""

  device: int
  number: int = 0
  eager: bool = False
  queue: list[Work] = field(default_factory=list)
  graph: list[Work] | None = None

  def put(self, work: Work) -> None:
    if self.graph is not None:
      self.graph.append(work)
      return
    self.queue.append(work)
    while self.eager and self.queue:
      self.step()

  def step(self) -> None:
    """Run what is next."""
    self.queue.pop(0)()


_clock = itertools.count(1)


class Machine:
  """Devices with memory. `calls` has what was asked; `refuse[name]` is a code to answer with.

  eager: numbers of the streams of each device that run what they are given at once.
  """

  def __init__(
    self, arches: list[str], nbytes: int = 1 << 30, peers: bool = True,
    eager: Collection[int] = (),
  ):  # fmt: skip
    self.arches, self.nbytes, self.peers, self.eager = arches, nbytes, peers, eager
    self.streams: list[Stream] = []
    # waits of streams so far, and the number of one that is left out
    self.waits = self.left_out = 0
    self.calls: list[str] = []
    self.refuse: dict[str, int] = {}
    self.memory: dict[int, Any] = {}
    self.owner: dict[int, int] = {}
    self.current = 0
    self.never = False
    self.things: dict[int, Any] = {}
    self.numbers = itertools.count(0x1000)

  def handle(self, thing: Any) -> int:
    number = next(self.numbers)
    self.things[number] = thing
    return number

  def used(self) -> int:
    return sum(len(m) for a, m in self.memory.items() if self.owner[a] == self.current)

  def alloc(self, nbytes: int, device: bool = True) -> int:
    if device and self.used() + nbytes > self.nbytes:
      raise Refused(NO_MEMORY)
    block = (ctypes.c_uint8 * nbytes)(*([0xA5] * min(nbytes, 64)))
    self.memory[ctypes.addressof(block)] = block
    self.owner[ctypes.addressof(block)] = self.current if device else -1
    return ctypes.addressof(block)

  def inside(self, address: int, nbytes: int, device: int | None) -> None:
    """Raises Refused where memory is not that of a device (-1: pinned)."""
    for start, block in self.memory.items():
      if start <= address and address + nbytes <= start + len(block):
        if device in (None, self.owner[start]):
          return
    raise Refused(INVALID)

  def copy(self, to: int, source: int, nbytes: int, stream: Stream, kinds: tuple[int, int]) -> None:
    self.inside(to, nbytes, kinds[0])
    self.inside(source, nbytes, kinds[1])
    stream.put(lambda: ctypes.memmove(to, source, nbytes) and None)

  def stream(self) -> Stream:
    """A new stream of the device in use."""
    number = sum(s.device == self.current for s in self.streams)
    self.streams.append(Stream(self.current, number, number in self.eager))
    return self.streams[-1]

  def record(self, event: Event, stream: Stream) -> None:
    if stream.graph is not None:
      raise Refused(INVALID)
    event.last = moment = Moment(stream)
    stream.put(lambda: setattr(moment, "at", next(_clock)))

  def wait(self, stream: Stream, event: Event) -> None:
    self.waits += 1
    if event.last is not None and self.waits != self.left_out:
      stream.put(event.last.happen)

  def happened(self, event: Event) -> bool:
    if event.last is None:
      return True
    if not self.never:
      event.last.happen()
    return event.last.at > 0

  @staticmethod
  def elapsed(start: Event, end: Event) -> float:
    assert start.last is not None and end.last is not None
    return float(end.last.at - start.last.at)

  def load(self, find: Callable[[bytes], bool]) -> Program:
    """The program whose binary is found."""
    known = tinygrad.codegen._gpu_programs.values()
    same = [p for p in known if p.binary and find(p.binary)]
    if not same:
      raise Refused(INVALID)
    # kernels that differ in the sizes of their buffers only are the same code
    nbytes = tuple(map(min, zip(*(p.buffer_bytes for p in same), strict=True)))
    return replace(same[0], buffer_bytes=nbytes)

  def function(self, program: Program, name: str) -> FiberProgram:
    (launch,) = [x for x in program.launches if x.symbol == name]
    return FiberProgram(replace(program, launches=(launch,)))

  def launch(self, function: FiberProgram, sizes: tuple[int, ...], params: int, stream: Stream):
    launch = function.program.launches[0]
    assert sizes == (launch.groups, 1, 1, launch.threads, 1, 1, 0)
    count = len(function.nbytes)
    places = (ctypes.c_uint64 * count).from_address(params)
    addresses = [ctypes.c_uint64.from_address(p).value for p in places]
    for address, nbytes in zip(addresses, function.nbytes, strict=True):
      self.inside(address, nbytes, stream.device)
    stream.put(lambda: function(addresses))


# *** CUDA ***


class CUresult(enum.IntEnum):
  CUDA_SUCCESS = 0
  CUDA_ERROR_INVALID_VALUE = INVALID
  CUDA_ERROR_OUT_OF_MEMORY = NO_MEMORY
  CUDA_ERROR_NOT_READY = NOT_READY
  CUDA_ERROR_ILLEGAL_ADDRESS = 700
  CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704


def cuda(m: Machine) -> SimpleNamespace:
  """The module `cuda.bindings.driver` of a machine: each function gives (code, results...)."""
  functions: dict[str, Callable[..., Any]] = {
    "cuInit": lambda flags: None,
    "cuDeviceGetCount": lambda: len(m.arches),
    "cuDeviceGet": lambda n: n,
    "cuDevicePrimaryCtxRetain": lambda d: d,
    "cuDeviceGetAttribute": lambda which, d: int(m.arches[d][3:][which == "MINOR":][:1]),
    "cuCtxSetCurrent": lambda c: setattr(m, "current", c),
    "cuMemGetInfo": lambda: (m.nbytes - m.used(), m.nbytes),
    "cuMemAlloc": m.alloc,
    "cuMemFree": lambda a: m.memory.pop(a) and None,
    "cuMemHostAlloc": lambda n, flags: m.alloc(n, False),
    "cuStreamCreate": lambda flags: m.stream(),
    "cuEventCreate": lambda flags: Event(),
    "cuEventRecord": m.record,
    "cuEventElapsedTime": m.elapsed,
    "cuStreamWaitEvent": lambda s, e, flags: m.wait(s, e),
    "cuMemcpyHtoDAsync": lambda to, f, n, s: m.copy(to, f, n, s, (s.device, -1)),
    "cuMemcpyDtoHAsync": lambda to, f, n, s: m.copy(to, f, n, s, (-1, s.device)),
    "cuMemcpyDtoDAsync": lambda to, f, n, s: m.copy(to, f, n, s, (s.device, s.device)),
    "cuMemcpyPeerAsync": lambda to, c, f, d, n, s: m.copy(to, f, n, s, (c, d)),
    "cuDeviceCanAccessPeer": lambda a, b: int(m.peers),
    "cuModuleLoadData": lambda data: m.load(lambda binary: binary == data[:-1]),
    "cuModuleGetFunction": lambda program, name: m.function(program, name.decode()),
    "cuLaunchKernel": lambda f, *rest: m.launch(f, rest[:7], rest[8], rest[7]),
    "cuStreamBeginCapture": lambda s, mode: setattr(s, "graph", []),
    "cuStreamEndCapture": lambda s: (s.graph, setattr(s, "graph", None))[0],
    "cuGraphInstantiate": lambda graph, flags: SimpleNamespace(work=graph),
    "cuGraphDestroy": lambda graph: None,
    "cuGraphLaunch": lambda made, s: [s.put(work) for work in made.work] and None,
  }  # fmt: skip

  def call(name: str, body: Callable[..., Any]) -> Callable[..., tuple[Any, ...]]:
    def wrapped(*args: Any) -> tuple[Any, ...]:
      m.calls.append(name)
      if name in m.refuse:
        return (CUresult(m.refuse.pop(name)), None)
      try:
        found = body(*args)
      except Refused as e:
        return (CUresult(e.code), None)
      if found is None:
        return (CUresult.CUDA_SUCCESS,)
      return (CUresult.CUDA_SUCCESS, *(found if isinstance(found, tuple) else (found,)))

    return wrapped

  def query(event: Event) -> tuple[CUresult]:
    if "cuEventQuery" in m.refuse:
      return (CUresult(m.refuse.pop("cuEventQuery")),)
    return (CUresult.CUDA_SUCCESS if m.happened(event) else CUresult.CUDA_ERROR_NOT_READY,)

  def enable(context: int, flags: int) -> tuple[CUresult]:
    m.calls.append("cuCtxEnablePeerAccess")
    return (CUresult.CUDA_SUCCESS,)

  word = SimpleNamespace(value=0)
  return SimpleNamespace(
    **{name: call(name, body) for name, body in functions.items()},
    cuEventQuery=query,
    cuCtxEnablePeerAccess=enable,
    cuGetErrorString=lambda code: (CUresult.CUDA_SUCCESS, b"words of the driver"),
    CUresult=CUresult,
    CUstream_flags=SimpleNamespace(CU_STREAM_NON_BLOCKING=word),
    CUevent_flags=SimpleNamespace(CU_EVENT_DEFAULT=word),
    CUstreamCaptureMode=SimpleNamespace(CU_STREAM_CAPTURE_MODE_THREAD_LOCAL=word),
    CUdevice_attribute=SimpleNamespace(
      CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR="MAJOR",
      CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR="MINOR",
    ),
  )


# *** HIP ***


class _Function:
  """A function of a library: a code comes back, results go where arguments point."""

  def __init__(self, m: Machine, name: str, body: Callable[..., Any], outputs: int):
    self.m, self.name, self.body, self.outputs = m, name, body, outputs
    self.argtypes: tuple[Any, ...] = ()

  def __call__(self, *args: Any) -> int:
    self.m.calls.append(self.name)
    if self.argtypes:
      assert len(args) == len(self.argtypes), f"{self.name} takes {len(self.argtypes)} arguments"
    if self.name in self.m.refuse:
      return self.m.refuse.pop(self.name)
    try:
      found = self.body(*args[self.outputs :])
    except Refused as e:
      return e.code
    results = found if isinstance(found, tuple) else (found,)
    for place, value in zip(args[: self.outputs], results, strict=False):
      place._obj.value = value
    return 0


def hip(m: Machine) -> SimpleNamespace:
  """The library libamdhip64 of a machine."""
  t = m.things

  def stream(number: int) -> Stream:
    return t[number]

  def properties(number: int) -> bytes:
    return b"AMD Radeon\0\x07\0" + m.arches[number].encode() + b":sramecc+:xnack-\0"

  def loaded(pointer: Any) -> int:
    return m.handle(m.load(lambda b: ctypes.string_at(pointer, len(b)) == b))

  def end(number: int) -> int:
    s = stream(number)
    work, s.graph = s.graph, None
    return m.handle(work)

  functions: dict[str, tuple[int, Callable[..., Any]]] = {
    "hipInit": (0, lambda flags: None),
    "hipGetDeviceCount": (1, lambda: len(m.arches)),
    "hipSetDevice": (0, lambda n: setattr(m, "current", n)),
    "hipMemGetInfo": (2, lambda: (m.nbytes - m.used(), m.nbytes)),
    "hipMalloc": (1, m.alloc),
    "hipFree": (0, lambda a: m.memory.pop(a)),
    "hipHostMalloc": (1, lambda n, flags: m.alloc(n, False)),
    "hipStreamCreateWithFlags": (1, lambda flags: m.handle(m.stream())),
    "hipEventCreateWithFlags": (1, lambda flags: m.handle(Event())),
    "hipEventRecord": (0, lambda e, s: m.record(t[e], stream(s))),
    "hipEventElapsedTime": (1, lambda a, b: m.elapsed(t[a], t[b])),
    "hipStreamWaitEvent": (0, lambda s, e, flags: m.wait(stream(s), t[e])),
    "hipMemcpyHtoDAsync": (
      0, lambda to, f, n, s: m.copy(to, f, n, stream(s), (stream(s).device, -1))),
    "hipMemcpyDtoHAsync": (
      0, lambda to, f, n, s: m.copy(to, f, n, stream(s), (-1, stream(s).device))),
    "hipMemcpyDtoDAsync": (
      0, lambda to, f, n, s: m.copy(to, f, n, stream(s), (stream(s).device,) * 2)),
    "hipMemcpyPeerAsync": (0, lambda to, c, f, d, n, s: m.copy(to, f, n, stream(s), (c, d))),
    "hipDeviceCanAccessPeer": (1, lambda a, b: int(m.peers)),
    "hipDeviceEnablePeerAccess": (0, lambda other, flags: None),
    "hipModuleLoadData": (1, loaded),
    "hipModuleGetFunction": (1, lambda p, name: m.handle(m.function(t[p], name.decode()))),
    "hipModuleLaunchKernel": (0, lambda f, *r: m.launch(t[f], r[:7], r[8], stream(r[7]))),
    "hipStreamBeginCapture": (0, lambda s, mode: setattr(stream(s), "graph", [])),
    "hipGraphInstantiate": (1, lambda graph, node, log, size: m.handle(t[graph])),
    "hipGraphDestroy": (0, lambda graph: t.pop(graph)),
    "hipGraphLaunch": (0, lambda made, s: [stream(s).put(work) for work in t[made]]),
  }  # fmt: skip
  library = SimpleNamespace(**{k: _Function(m, k, f, n) for k, (n, f) in functions.items()})

  def query(event: int) -> int:
    if "hipEventQuery" in m.refuse:
      return m.refuse.pop("hipEventQuery")
    return 0 if m.happened(t[event]) else NOT_READY

  def describe(place: Any, number: int) -> int:
    text = properties(number)
    ctypes.memmove(place._obj, text, len(text))
    return 0

  library.hipEventQuery = _Raw(query)
  library.hipGetDevicePropertiesR0600 = _Raw(describe)
  library.hipStreamEndCapture = _Raw(lambda s, place: setattr(place._obj, "value", end(s)) or 0)
  library.hipGetErrorString = _Raw(lambda code: b"words of the driver")
  return library


class _Raw:
  """A function whose declared types may be set."""

  def __init__(self, body: Callable[..., Any]):
    self.body = body
    self.argtypes: Any = ()
    self.restype: Any = None

  def __call__(self, *args: Any) -> Any:
    return self.body(*args)
