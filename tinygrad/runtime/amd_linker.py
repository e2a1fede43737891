"""Linker for what the compiler emits for AMD GPUs: one relocatable object -> a loadable one.

The object has code, read-only data and notes, no symbols from outside, and only references
relative to where they stand. What comes out is laid out as ld.lld does it: one segment of notes,
dynamic symbols and data, one of code, one with the dynamic section.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

# ELF: section types, section flags
_SYMTAB, _RELA, _NOTE, _NOBITS = 2, 4, 7, 8
_WRITE, _ALLOC, _EXEC = 1, 2, 4
_REL32, _REL64, _REL32_LO, _REL32_HI = 4, 5, 10, 11
_AMDGPU = 224
_PAGE = 0x1000
_HEADER, _SEGMENT, _NUM_SEGMENTS = 64, 56, 7


class LinkError(RuntimeError):
  """An object that holds what this linker does not know."""


@dataclass
class _Section:
  name: str
  kind: int
  flags: int
  offset: int
  size: int
  link: int
  info: int
  align: int


@dataclass
class _Symbol:
  name: bytes
  info: int
  other: int
  section: int
  value: int
  size: int


@dataclass
class _Object:
  """A parsed relocatable object."""

  data: bytes
  flags: int
  sections: list[_Section]
  symbols: list[_Symbol]

  def content(self, s: _Section) -> bytes:
    return bytes(s.size) if s.kind == _NOBITS else self.data[s.offset : s.offset + s.size]


@dataclass
class _Image:
  """The file in the making, and where sections of the object came to lie in it."""

  out: bytearray
  address: dict[int, int] = field(default_factory=dict)

  def put(self, content: bytes, align: int) -> int:
    """Append; the offset in the file."""
    self.out.extend(bytes(-len(self.out) % align))
    offset = len(self.out)
    self.out.extend(content)
    return offset


def _text(data: bytes, offset: int) -> bytes:
  return data[offset : data.index(b"\0", offset)]


def _parse(data: bytes) -> _Object:
  if data[:5] != b"\x7fELF\x02":
    raise LinkError("no 64-bit ELF file")
  head = struct.unpack_from("<HHIQQQIHHHHHH", data, 16)
  if head[0] != 1 or head[1] != _AMDGPU:
    raise LinkError("no relocatable object for AMD GPUs")
  table, flags, count, names = head[5], head[6], head[11], head[12]
  raw = [struct.unpack_from("<IIQQQQIIQQ", data, table + 64 * i) for i in range(count)]
  sections = [
    _Section(_text(data, raw[names][4] + r[0]).decode(), r[1], r[2], *r[4:9]) for r in raw
  ]
  symbols: list[_Symbol] = []
  for s in sections:
    if s.kind == _SYMTAB:
      strings = sections[s.link].offset
      for at in range(s.offset, s.offset + s.size, 24):
        name, *rest = struct.unpack_from("<IBBHQQ", data, at)
        symbols.append(_Symbol(_text(data, strings + name), *rest))
  return _Object(data, flags, sections, symbols)


def _hash(name: bytes) -> int:
  """The hash of the System V ABI."""
  h = 0
  for c in name:
    h = (h << 4) + c
    h = (h ^ ((h & 0xF0000000) >> 24)) & 0x0FFFFFFF
  return h


def _hash_table(names: list[bytes]) -> bytes:
  count = max(1, len(names))
  buckets, chain = [0] * count, [0] * (1 + len(names))
  for number, name in enumerate(names, 1):
    place = _hash(name) % count
    chain[number], buckets[place] = buckets[place], number
  return struct.pack(f"<{2 + count + len(chain)}I", count, len(chain), *buckets, *chain)


def link(data: bytes) -> bytes:
  """Loadable code object of a relocatable one. Raises LinkError."""
  obj = _parse(data)
  loaded = [i for i, s in enumerate(obj.sections) if s.flags & _ALLOC and s.size]
  if bad := [obj.sections[i].name for i in loaded if obj.sections[i].flags & _WRITE]:
    raise LinkError(f"sections that a kernel could write: {', '.join(bad)}")
  notes = [i for i in loaded if obj.sections[i].kind == _NOTE]
  code = [i for i in loaded if obj.sections[i].flags & _EXEC]
  constants = [i for i in loaded if i not in notes and i not in code]
  if len(notes) != 1 or not code:
    raise LinkError("an object needs one section of notes, and code")
  # global, defined here, not hidden
  found = [s for s in obj.symbols if s.info >> 4 == 1 and 0 < s.section < 0xFFF1]
  exported = [s for s in found if s.other & 3 != 2]

  image = _Image(bytearray(_HEADER + _SEGMENT * _NUM_SEGMENTS))
  note = obj.sections[notes[0]]
  image.address[notes[0]] = image.put(obj.content(note), max(4, note.align))
  strings, name_at = bytearray(b"\0"), []
  for s in exported:
    name_at.append(len(strings))
    strings += s.name + b"\0"
  symbols_at = image.put(bytes(24 * (1 + len(exported))), 8)
  hash_at = image.put(_hash_table([s.name for s in exported]), 4)
  strings_at = image.put(bytes(strings), 1)
  for i in constants:
    image.address[i] = image.put(obj.content(obj.sections[i]), max(obj.sections[i].align, 1))
  constants_at = image.address[constants[0]] if constants else strings_at + len(strings)
  constants_end = len(image.out)
  code_at = image.put(b"", max(256, *(obj.sections[i].align for i in code)))
  for i in code:
    # the code is one page behind its place in the file, and what follows two
    image.address[i] = image.put(obj.content(obj.sections[i]), obj.sections[i].align) + _PAGE
  code_end = len(image.out)
  tags = (6, symbols_at, 11, 24, 5, strings_at, 10, len(strings), 4, hash_at, 0, 0)
  dynamic = struct.pack("<12Q", *tags)
  dynamic_at = image.put(dynamic, 8)

  for number, (s, at) in enumerate(zip(exported, name_at, strict=True), 1):
    section = 6 if s.section in code else 5
    row = (at, s.info, s.other, section, image.address[s.section] + s.value, s.size)
    struct.pack_into("<IBBHQQ", image.out, symbols_at + 24 * number, *row)
  _relocate(obj, image, code)

  def segment(kind: int, access: int, offset: int, shift: int, size: int, align: int) -> bytes:
    address = offset + shift * _PAGE
    return struct.pack("<IIQQQQQQ", kind, access, offset, address, address, size, size, align)

  segments = [
    segment(6, 4, _HEADER, 0, _SEGMENT * _NUM_SEGMENTS, 8),
    segment(1, 4, 0, 0, constants_end, _PAGE),
    segment(1, 5, code_at, 1, code_end - code_at, _PAGE),
    segment(1, 6, dynamic_at, 2, len(dynamic), _PAGE),
    segment(2, 6, dynamic_at, 2, len(dynamic), 8),
    struct.pack("<IIQQQQQQ", 0x6474E551, 6, 0, 0, 0, 0, 0, 0),
    segment(4, 4, image.address[notes[0]], 0, note.size, 4),
  ]
  image.out[_HEADER : _HEADER + _SEGMENT * _NUM_SEGMENTS] = b"".join(segments)
  # name, type, flags, address, offset, size, link, info, align, size of an entry; the loader
  # finds the symbols through these
  at = image.address[notes[0]]
  rows: list[tuple[str | int, ...]] = [
    ("", 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (".note", 7, 2, at, at, note.size, 0, 0, 4, 0),
    (".dynsym", 11, 2, symbols_at, symbols_at, 24 * (1 + len(exported)), 4, 1, 8, 24),
    (".hash", 5, 2, hash_at, hash_at, strings_at - hash_at, 2, 0, 4, 4),
    (".dynstr", 3, 2, strings_at, strings_at, len(strings), 0, 0, 1, 0),
    (".rodata", 1, 2, constants_at, constants_at, constants_end - constants_at, 0, 0, 64, 0),
    (".text", 1, 6, code_at + _PAGE, code_at, code_end - code_at, 0, 0, 256, 0),
    (".dynamic", 6, 3, dynamic_at + 2 * _PAGE, dynamic_at, len(dynamic), 4, 0, 8, 16),
  ]
  return _with_sections(obj, image, rows)


def _relocate(obj: _Object, image: _Image, code: list[int]) -> None:
  """Fill in the references. Raises LinkError for one that only a loader could."""
  for table in obj.sections:
    if table.kind != _RELA or table.info not in image.address:
      continue
    base = image.address[table.info]
    shift = _PAGE if table.info in code else 0
    for at in range(table.offset, table.offset + table.size, 24):
      offset, info, addend = struct.unpack_from("<QQq", obj.data, at)
      symbol, kind = obj.symbols[info >> 32], info & 0xFFFFFFFF
      if symbol.section not in image.address:
        raise LinkError(f"undefined symbol {symbol.name.decode()}")
      place = base + offset
      value = image.address[symbol.section] + symbol.value + addend - place
      if kind == _REL64:
        struct.pack_into("<q", image.out, place - shift, value)
      elif kind in (_REL32, _REL32_LO):
        struct.pack_into("<I", image.out, place - shift, value & 0xFFFFFFFF)
      elif kind == _REL32_HI:
        struct.pack_into("<I", image.out, place - shift, (value >> 32) & 0xFFFFFFFF)
      else:
        raise LinkError(f"relocation {kind} of {symbol.name.decode()}: not relative to its place")


def _with_sections(obj: _Object, image: _Image, rows: list[tuple[str | int, ...]]) -> bytes:
  """The file with its table of sections and its header."""
  names, name_at = bytearray(), []
  for row in [*rows, (".shstrtab",)]:
    name_at.append(len(names))
    names += str(row[0]).encode() + b"\0"
  strings_at = image.put(bytes(names), 1)
  rows = [*rows, (".shstrtab", 3, 0, 0, strings_at, len(names), 0, 0, 1, 0)]
  table_at = image.put(b"", 8)
  for at, row in zip(name_at, rows, strict=True):
    image.out.extend(struct.pack("<IIQQQQIIQQ", at, *row[1:]))
  head = (3, _AMDGPU, 1, 0, _HEADER, table_at, obj.flags, _HEADER, _SEGMENT, _NUM_SEGMENTS)
  image.out[:_HEADER] = obj.data[:16] + struct.pack(
    "<HHIQQQIHHHHHH", *head, 64, len(rows), len(rows) - 1
  )
  return bytes(image.out)
