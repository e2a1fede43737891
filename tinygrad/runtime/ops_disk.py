"""Files that hold the values of tensors. Nothing is computed there."""

from __future__ import annotations

import os
import tempfile
import weakref

_SHARED_MEMORY = "/dev/shm/"


def disk_path(name: str) -> str:
  """Absolute path of what a device name holds after `DISK:`; `shm:name` is shared memory."""
  if name.startswith("shm:"):
    return _SHARED_MEMORY + name.removeprefix("shm:")
  return os.path.abspath(name)


class File:
  """A file by its path, which need not exist before the first write.

  Once read from, it stays the same file where another one takes over its path. `nbytes` is the
  least size that the first write gives it.
  """

  def __init__(self, path: str, nbytes: int = 0):
    self.path, self.nbytes = path, nbytes
    self._fd: int | None = None

  def open(self) -> int:
    """Descriptor to read from. Raises FileNotFoundError and other OSErrors."""
    if self._fd is None:
      self._fd = os.open(self.path, os.O_RDONLY | os.O_CLOEXEC)
      self._close = weakref.finalize(self, os.close, self._fd)
    return self._fd

  def size(self) -> int:
    """Bytes in the file."""
    return os.fstat(self.open()).st_size

  def read(self, out: memoryview, offset: int) -> None:
    """Fill `out` with the bytes from an offset on. Raises ValueError where there are fewer."""
    done = 0
    while done < len(out):
      count = os.preadv(self.open(), [out[done:]], offset + done)
      if count == 0:
        raise ValueError(
          f"{self.path}: cut short: {self.size()} bytes, the tensor ends at {offset + len(out)}"
        )
      done += count

  def write(self, data: memoryview, offset: int) -> None:
    """Put bytes at an offset: in place, or in a new file, which appears whole."""
    if os.path.exists(self.path):
      fd = os.open(self.path, os.O_RDWR | os.O_CLOEXEC)
      try:
        _write_all(fd, data, offset)
      finally:
        os.close(fd)
    else:
      self._write_new(data, offset)
    if self._fd is not None:
      # the path may lead to another file now
      self._close()
      self._fd = None

  def _write_new(self, data: memoryview, offset: int) -> None:
    folder, name = os.path.split(self.path)
    fd, temporary = tempfile.mkstemp(dir=folder, prefix=f".{name}.")
    try:
      try:
        os.ftruncate(fd, max(self.nbytes, offset + len(data)))
        _write_all(fd, data, offset)
        os.fsync(fd)
      finally:
        os.close(fd)
      os.rename(temporary, self.path)
    except BaseException:
      os.unlink(temporary)
      raise


def _write_all(fd: int, data: memoryview, offset: int) -> None:
  done = 0
  while done < len(data):
    done += os.pwrite(fd, data[done:], offset + done)
