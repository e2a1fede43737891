"""Runs GPU kernels on the CPU, to check them where there is no GPU.

The very LLVM IR that goes to a GPU is compiled for this machine. Each thread of a workgroup is a
fiber with a stack of its own; a barrier switches to the next one, and an instruction of a whole
wave to the next of its wave. Loads and stores are checked: places outside a buffer, memory that a
workgroup shares and two threads use without a barrier between them, or that is read before it is
written, and barriers that not all threads reach raise `GpuFault`.
"""

from __future__ import annotations

import ctypes
import functools
import re
import threading
from collections.abc import Callable

from tinygrad.renderer import Launch, Program
from tinygrad.renderer.gpu import ROLLED
from tinygrad.runtime.compiler_llvm import Library, compile_ir
from tinygrad.runtime.fibers_copies import COPIES
from tinygrad.runtime.fibers_ir import INSTRUCTIONS, RUNTIME
from tinygrad.runtime.fibers_matrix import MATRIX_INSTRUCTIONS, MATRIX_RUNTIME
from tinygrad.runtime.memory import Block

_MOST_THREADS = 1024
_STACK = 64 << 10
_CONTEXT, _JUMP, _LANE = 1024, 512, 128
# Elements of shared memory that are watched.
_SHADOW = 64 << 10
_SIZES = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "ptr": 8}
_FAULTS = {
  1: "element outside of buffer",
  2: "two threads use an element of shared memory without a barrier between them",
  3: "shared memory is read before it is written",
  4: "not all threads reach the same barrier",
  5: "not all threads of a wave reach the same instruction",
  6: "element outside of shared memory",
  7: "copies into shared memory that nobody waits for",
}


class GpuFault(RuntimeError):
  """What a kernel did that a GPU would answer with wrong values, a fault, or waiting forever."""


class _State(ctypes.Structure):
  """The same as %S in the text of the runtime."""

  _fields_ = [
    *((n, ctypes.c_int32) for n in ("cur", "group", "n", "groups", "epoch", "first", "wave")),
    *((n, ctypes.c_int32) for n in ("fault", "line", "thread", "at_group", "slot")),
    *((n, ctypes.c_uint64) for n in ("args", "ctx", "jumps", "marks", "lanes", "shadow")),
    *((n, ctypes.c_uint64) for n in ("ranges", "fn", "stacks", "main", "safe")),
    *((n, ctypes.c_uint64) for n in ("copies", "counts")),
  ]


class _Machine:
  """The memory of all fibers, made when first used."""

  def __init__(self) -> None:
    self.lock = threading.Lock()
    n = _MOST_THREADS
    sizes = {
      "ctx": n * _CONTEXT, "jumps": n * _JUMP, "marks": n * 16, "lanes": 2 * n * _LANE,
      "shadow": _SHADOW * 16, "stacks": n * _STACK, "main": _JUMP, "safe": 64,
      "copies": n * 64 * 24, "counts": n * 4,
    }  # fmt: skip
    self.blocks = {name: Block(size) for name, size in sizes.items()}
    self.state = _State(**{name: block.address for name, block in self.blocks.items()})


@functools.cache
def _machine() -> _Machine:
  return _Machine()


def _nbytes(ty: str) -> int:
  if ty.startswith("<"):
    count, _, inner = ty[1:-1].partition(" x ")
    return int(count) * _nbytes(inner)
  return _SIZES[ty] if ty in _SIZES else int(ty[1:]) // 8


_ACCESS = re.compile(
  r"^  (?:(?P<out>%[\w.]+) = load (?P<lt>[^,]+)|store (?P<st><[^>]+>|\S+) (?P<val>[^,]+)), "
  r"ptr addrspace\((?P<space>[13])\) (?P<place>[%@][\w.]+)"
)
# A row of 8 elements of 16 bits that a thread names.
_LDMATRIX = re.compile(r"@llvm\.nvvm\.ldmatrix\.[\w.]+\(ptr addrspace\(3\) (?P<place>%[\w.]+)\)")
# 16 bytes that are copied while the thread goes on.
_COPY = re.compile(
  r"@llvm\.nvvm\.cp\.async\.cg\.[\w.]+\(ptr addrspace\(3\) (?P<to>%[\w.]+), "
  r"ptr addrspace\(1\) (?P<source>%[\w.]+)"
)
_GEP = re.compile(
  r"^  (%[\w.]+) = getelementptr (?:inbounds )?[^,]+, ptr addrspace\([13]\) ([%@][\w.]+),"
)
_SHARED_ARRAY = re.compile(
  r"^(@[\w.]+) = internal addrspace\(3\) global \[(\d+) x ([^\]]+)\] poison"
)
_KERNEL = re.compile(r"^define (?:ptx|amdgpu)_kernel void (@[\w.]+)\((.*)\) #\d+ \{$")
# LLVM declares the instructions that it knows by itself.
_DROPPED = re.compile(r'^(declare [^@]*@llvm\.|attributes #|!|  fence syncscope\("workgroup"\))')


class _Translation:
  """One module's text for this machine, with a check before each access to memory."""

  def __init__(self, text: str):
    self.out: list[str] = []
    # name of a pointer -> the parameter or the shared array that it points into
    self.roots: dict[str, str] = {}
    # shared array -> (bytes, bytes of an element, first element in the shadow)
    self.arrays: dict[str, tuple[int, int, int]] = {}
    self.elements = 0
    self.has_waits = False
    for number, line in enumerate(text.splitlines(), 1):
      self.number = number
      self.line(line.removesuffix(ROLLED))

  def line(self, line: str) -> None:
    if _DROPPED.match(line):
      return
    if found := _SHARED_ARRAY.match(line):
      name, count, ty = found.groups()
      self.arrays[name] = (int(count) * _nbytes(ty), _nbytes(ty), self.elements)
      self.elements += int(count)
      line = line.replace(" poison", " zeroinitializer")
    elif found := _KERNEL.match(line):
      line = f"define internal void {found[1]}({found[2]}) noinline nounwind {{"
    elif found := _GEP.match(line):
      self.roots[found[1]] = self.roots.get(found[2], found[2])
    elif found := _ACCESS.match(line):
      line = self.access(line, found)
    else:
      line = self.instruction(line)
    self.out.append(line)

  def access(self, line: str, found: re.Match[str]) -> str:
    """The line with a place that is sure to be inside."""
    place, size = found["place"], _nbytes(found["lt"] or found["st"])
    kind = f"ptr addrspace({found['space']})"
    if found["space"] == "1":
      safe = self.inside(place, size)
    else:
      safe = self.shared(place, size, int(found["lt"] is None))
    return line.replace(f"{kind} {place}", f"{kind} {safe}")

  def inside(self, place: str, size: int) -> str:
    """Name of a place in a buffer that was checked."""
    slot, safe = self.roots.get(place, place).removeprefix("%p"), f"%inside{self.number}"
    actual = f"ptr addrspace(1) {place}, i64 {size}, i32 {slot}, i32 {self.number}"
    self.out.append(f"  {safe} = call ptr addrspace(1) @fiber_global({actual})")
    return safe

  def shared(self, place: str, size: int, write: int) -> str:
    """Name of a place in shared memory that was checked."""
    root, kind, safe = self.roots.get(place, place), "ptr addrspace(3)", f"%safe{self.number}"
    nbytes, itemsize, first = self.arrays[root]
    array = f"{kind} {root}, i64 {nbytes}, i64 {itemsize}, i64 {first}"
    check = f"@fiber_shared({kind} {place}, i64 {size}, {array}, i32 {write}, i32 {self.number})"
    self.out.append(f"  {safe} = call {kind} {check}")
    return safe

  def instruction(self, line: str) -> str:
    """The line with the GPU's instructions as calls of functions that do the same."""
    if found := _LDMATRIX.search(line):
      line = line.replace(found["place"], self.shared(found["place"], 16, 0))
    if found := _COPY.search(line):
      source = f"ptr addrspace(1) {self.inside(found['source'], 16)}"
      line = line.replace(f"ptr addrspace(1) {found['source']}", source)
      to = f"ptr addrspace(3) {self.shared(found['to'], 16, 1)}"
      line = line.replace(f"ptr addrspace(3) {found['to']}", to)
    for name, (own, waits) in (INSTRUCTIONS | MATRIX_INSTRUCTIONS).items():
      if f"@{name}(" not in line:
        continue
      if waits:
        self.has_waits = True
        comma = "" if f"@{name}()" in line else ", "
        line = line.replace(f"@{name}(", f"@{own}(i32 {self.number}{comma}")
      else:
        line = line.replace(f"@{name}(", f"@{own}(")
    return line


def to_cpu(text: str, launches: tuple[Launch, ...], params: int) -> tuple[str, bool]:
  """Module text for this machine, and whether its threads ever wait for each other.

  `run_NAME(state)` runs a kernel once for each thread of each workgroup.
  """
  t = _Translation(text)
  if t.elements > _SHADOW:
    raise GpuFault(f"{launches[0].symbol}: {t.elements} elements of shared memory, over {_SHADOW}")
  parts = ["\n".join(t.out), RUNTIME, COPIES]
  if any(name in text for name in MATRIX_INSTRUCTIONS):
    parts.append(MATRIX_RUNTIME)
  loads = []
  for i in range(params):
    loads += [
      f"  %a{i} = getelementptr ptr, ptr %args, i64 {i}",
      f"  %q{i} = load ptr, ptr %a{i}",
      f"  %p{i} = addrspacecast ptr %q{i} to ptr addrspace(1)",
    ]
  actual = ", ".join(f"ptr addrspace(1) %p{i}" for i in range(params))
  for launch in launches:
    how = "fiber_run" if t.has_waits else "fiber_run_plain"
    parts.append(
      "\n".join(
        [
          f"define internal void @body_{launch.symbol}(ptr %args) noinline {{",
          *loads,
          f"  call void @{launch.symbol}({actual})",
          "  ret void",
          "}",
          f"define void @run_{launch.symbol}(ptr %s) {{",
          f"  call void @{how}(ptr %s, ptr @body_{launch.symbol})",
          "  ret void",
          "}",
        ]
      )  # fmt: skip
    )
  return "\n".join(parts), t.has_waits


class FiberProgram:
  """A GPU program on the CPU: call it with the addresses of its buffers, in slot order."""

  def __init__(self, program: Program):
    assert program.gpu is not None, "a program for a GPU"
    self.program, self.target, self.nbytes = program, program.gpu, program.buffer_bytes
    text, _ = to_cpu(program.text, program.launches, len(self.nbytes))
    names = tuple(f"run_{launch.symbol}" for launch in program.launches)
    self.library = Library(compile_ir(text, program.name), names)
    kind = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
    self.entries: list[tuple[Launch, Callable[[int], None]]] = [
      (launch, kind(self.library.address[name]))
      for launch, name in zip(program.launches, names, strict=True)
    ]

  def __call__(self, addresses: list[int]) -> None:
    """Run every kernel. Raises GpuFault."""
    args = (ctypes.c_uint64 * len(addresses))(*addresses)
    ranges = (ctypes.c_uint64 * (2 * len(addresses)))()
    for i, (start, nbytes) in enumerate(zip(addresses, self.nbytes, strict=True)):
      ranges[2 * i : 2 * i + 2] = [start, start + nbytes]
    machine = _machine()
    with machine.lock:
      s = machine.state
      s.args, s.ranges, s.wave = ctypes.addressof(args), ctypes.addressof(ranges), self.target.wave
      for launch, function in self.entries:
        s.n, s.groups, s.fault = launch.threads, launch.groups, 0
        function(ctypes.addressof(s))
        if s.fault:
          raise GpuFault(self.message(launch, s))

  def message(self, launch: Launch, s: _State) -> str:
    """What went wrong where."""
    text = self.program.text.splitlines()
    line = text[s.line - 1].strip() if 0 < s.line <= len(text) else "the end of the kernel"
    buffer = f" {s.slot} ({self.nbytes[s.slot]} bytes)" if s.fault == 1 else ""
    return (
      f"{launch.symbol} for {self.target.name}: {_FAULTS[s.fault]}{buffer}, thread {s.thread} of "
      f"{launch.threads} in group {s.at_group} of {launch.groups}, at line {s.line}: {line}"
    )
