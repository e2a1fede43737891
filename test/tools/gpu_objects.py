"""What the vendors' own tools and file formats say about compiled GPU kernels."""

from __future__ import annotations

import importlib.util
import re
import shutil
import struct
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Usage:
  """What one kernel takes: registers of a thread, bytes spilled, bytes that a workgroup shares."""

  name: str
  registers: int
  spilled: int
  shared: int


# *** NVIDIA ***


def find_ptxas() -> str | None:
  """NVIDIA's assembler: on PATH, or of the package nvidia-cuda-nvcc; None where there is none."""
  if found := shutil.which("ptxas"):
    return found
  spec = importlib.util.find_spec("nvidia")
  for folder in (spec.submodule_search_locations or []) if spec else []:
    for path in sorted(Path(folder).glob("*/bin/ptxas")):
      return str(path)
  return None


NO_PTXAS = "no ptxas: pip install -e '.[gpu-testing]', or put that of a CUDA toolkit on PATH"


def assemble(ptx: bytes, arch: str, ptxas: str) -> list[Usage]:
  """Usage of every kernel of a PTX module. Raises RuntimeError where ptxas refuses it."""
  with tempfile.TemporaryDirectory() as folder:
    path = Path(folder, "kernel.ptx")
    path.write_bytes(ptx)
    command = [ptxas, f"-arch={arch}", "-v", str(path), "-o", str(path.with_suffix(".cubin"))]
    done = subprocess.run(command, capture_output=True, text=True)
  if done.returncode:
    raise RuntimeError(f"ptxas: {done.stderr.strip()[:500]}")
  parts = re.split(r"Compiling entry function '([^']+)'", done.stderr)[1:]
  out = []
  for name, text in zip(parts[::2], parts[1::2], strict=True):
    numbers = [
      int(m[1]) if (m := re.search(pattern, text)) else 0
      for pattern in (r"Used (\d+) reg", r"(\d+) bytes spill stores", r"(\d+) bytes smem")
    ]
    out.append(Usage(name, *numbers))
  return out


# *** AMD ***


def unpack(data: bytes, at: int = 0) -> tuple[Any, int]:
  """A MessagePack value as in the notes of code objects, and where the next one begins."""
  kind = data[at]
  at += 1
  if kind < 0x80:
    return kind, at
  if kind >= 0xE0:
    return kind - 256, at
  if kind in (0xC0, 0xC2, 0xC3):
    return {0xC0: None, 0xC2: False, 0xC3: True}[kind], at
  if 0xCC <= kind <= 0xD3:
    code = "BHIQbhiq"[kind - 0xCC]
    return struct.unpack_from(f">{code}", data, at)[0], at + struct.calcsize(code)
  families = {0xD9: ("s", 1), 0xDA: ("s", 2), 0xDC: ("a", 2), 0xDE: ("m", 2), 0xDF: ("m", 4)}
  if kind in families:
    family, width = families[kind]
    size = int.from_bytes(data[at : at + width], "big")
    at += width
  else:
    family = "s" if kind >= 0xA0 else "a" if kind >= 0x90 else "m"
    size = kind & (0x1F if family == "s" else 0xF)
  if family == "s":
    return data[at : at + size].decode(), at + size
  items = []
  for _ in range(size if family == "a" else 2 * size):
    item, at = unpack(data, at)
    items.append(item)
  return (items if family == "a" else dict(zip(items[::2], items[1::2], strict=True))), at


@dataclass
class CodeObject:
  """A linked AMD code object, read back as a loader does: by segments and dynamic symbols."""

  data: bytes
  segments: list[tuple[int, int, int, int, int]]
  symbols: dict[str, tuple[int, int]]
  metadata: dict[str, Any]

  def at(self, address: int, size: int) -> bytes:
    """Bytes at an address once loaded."""
    for kind, _, offset, start, length in self.segments:
      if kind == 1 and start <= address and address + size <= start + length:
        return self.data[offset + address - start :][:size]
    raise AssertionError(f"no loaded segment holds {size} bytes at {address:#x}")

  def code(self, kernel: str) -> bytes:
    """Instructions of a kernel, found through its descriptor."""
    place, _ = self.symbols[f"{kernel}.kd"]
    entry = place + struct.unpack_from("<q", self.at(place, 64), 16)[0]
    address, size = self.symbols[kernel]
    assert entry == address, f"the descriptor of {kernel} leads to {entry:#x}, not {address:#x}"
    return self.at(address, size)

  def usage(self) -> list[Usage]:
    """Usage of every kernel, as its metadata says."""
    return [
      Usage(
        k[".name"],
        k[".vgpr_count"],
        k[".private_segment_fixed_size"] + 4 * (k[".vgpr_spill_count"] + k[".sgpr_spill_count"]),
        k[".group_segment_fixed_size"],
      )
      for k in self.metadata["amdhsa.kernels"]
    ]


def _name(data: bytes, at: int) -> str:
  return data[at : data.index(b"\0", at)].decode()


def read_code_object(data: bytes) -> CodeObject:
  """Parse a code object. Raises AssertionError where it is none."""
  kind, machine = struct.unpack_from("<HH", data, 16)
  assert (data[:4], kind, machine) == (b"\x7fELF", 3, 224), "no shared AMD object"
  table, count = struct.unpack_from("<Q", data, 32)[0], struct.unpack_from("<H", data, 56)[0]
  segments = []
  for i in range(count):
    p_type, flags, offset, address, _, size = struct.unpack_from("<IIQQQQ", data, table + 56 * i)
    segments.append((p_type, flags, offset, address, size))
  dynamic = next(s for s in segments if s[0] == 2)
  tags = dict(struct.iter_unpack("<QQ", data[dynamic[2] : dynamic[2] + dynamic[4]]))
  symbols = {}
  # the hash table knows how many symbols there are
  for i in range(1, struct.unpack_from("<II", data, tags[4])[1]):
    name, _, _, _, value, size = struct.unpack_from("<IBBHQQ", data, tags[6] + 24 * i)
    symbols[_name(data, tags[5] + name)] = (value, size)
  note = next(s for s in segments if s[0] == 4)
  name_size, _, note_type = struct.unpack_from("<III", data, note[2])
  assert (note_type, _name(data, note[2] + 12)) == (32, "AMDGPU"), "no metadata note"
  metadata, _ = unpack(data, note[2] + 12 + -(-name_size // 4) * 4)
  return CodeObject(data, segments, symbols, metadata)
