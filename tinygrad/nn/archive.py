"""Bytes as files, and what is in tar and zip archives, as tensors of uint8."""

from __future__ import annotations

import io
import os
import pathlib
import tarfile
import zipfile

import numpy as np

from tinygrad.device import FileBuffer, buffer_of, on_disk
from tinygrad.dtype import dtypes
from tinygrad.tensor import Tensor

Source = Tensor | str | os.PathLike[str]


class TensorIO(io.RawIOBase):
  """A tensor of bytes as a file; of one that is on disk just the bytes asked for are read.

  Raises ValueError unless it is of uint8 and has one axis, FileNotFoundError.
  """

  def __init__(self, t: Tensor):
    if t.ndim != 1 or t.dtype is not dtypes.uint8:
      raise ValueError(
        f"TensorIO needs a tensor of uint8 with one axis, got {t.dtype} of shape {t.shape}"
      )
    super().__init__()
    self._data = _mapped(t) if on_disk(t.device) and t.numel() else memoryview(t.numpy())
    self._position = 0

  def readable(self) -> bool:
    """True."""
    return True

  def seekable(self) -> bool:
    """True."""
    return True

  def tell(self) -> int:
    """Bytes from the start."""
    return self._position

  def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
    """Move to an offset from the start, the position or the end, but not out of the file."""
    start = (0, self._position, len(self._data))[whence]
    self._position = max(0, min(len(self._data), start + offset))
    return self._position

  def readinto(self, buffer: object) -> int:
    """Fill a buffer as far as there are bytes; how many they were."""
    out = memoryview(buffer).cast("B")  # type: ignore[arg-type]
    piece = self._data[self._position : self._position + len(out)]
    out[: len(piece)] = piece
    self._position += len(piece)
    return len(piece)


def _mapped(t: Tensor) -> memoryview:
  held = buffer_of(t.contiguous().uop.base)
  assert isinstance(held, FileBuffer)
  array = np.memmap(held.file.path, np.uint8, "r", held.offset, (held.size,))
  return array.data


def open_source(source: Source) -> TensorIO:
  """A file, or a tensor of bytes. Raises FileNotFoundError, ValueError."""
  return TensorIO(source if isinstance(source, Tensor) else Tensor(pathlib.Path(source)))


def _tensor(data: bytes) -> Tensor:
  return Tensor(np.frombuffer(data, np.uint8))


def tar_extract(source: Source) -> dict[str, Tensor]:
  """Files of a tar archive, compressed or not, by name. Raises tarfile.ReadError."""
  out: dict[str, Tensor] = {}
  with tarfile.open(fileobj=io.BufferedReader(open_source(source))) as archive:
    for member in archive:
      if (file := archive.extractfile(member)) is not None and member.isfile():
        out[member.name] = _tensor(file.read())
  return out


def zip_extract(source: Source) -> dict[str, Tensor]:
  """Files of a zip archive by name. Raises zipfile.BadZipFile."""
  with zipfile.ZipFile(io.BufferedReader(open_source(source))) as archive:
    names = [i.filename for i in archive.infolist() if not i.is_dir()]
    return {name: _tensor(archive.read(name)) for name in names}
