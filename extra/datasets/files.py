"""Files that appear whole or not at all."""

import os
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO


def temporary_name(path: Path) -> Path:
  """Returns the name that this process writes `path` under until it is whole."""
  return path.with_name(f".{path.name}.{socket.gethostname()}.{os.getpid()}.tmp")


def is_alive(pid: int) -> bool:
  """Says whether process `pid` runs on this machine (killed but not reaped: no)."""
  try:
    state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    return state not in "ZX"
  except (OSError, IndexError):
    pass
  try:
    os.kill(pid, 0)
  except ProcessLookupError:
    return False
  except PermissionError:
    return True
  return True


def remove_stale(path: Path) -> None:
  """Removes what killed processes of this machine left of `path`; other machines' stay."""
  host = re.escape(socket.gethostname())
  pattern = re.compile(rf"\.{re.escape(path.name)}\.{host}\.(\d+)\.tmp")
  for entry in list(path.parent.iterdir()):
    match = pattern.fullmatch(entry.name)
    if match and not is_alive(int(match.group(1))):
      entry.unlink(missing_ok=True)


@contextmanager
def naming(path: Path) -> Iterator[None]:
  """Makes errors of the system that name no file, as those of a full disk, name `path`."""
  try:
    yield
  except OSError as error:
    if error.strerror and error.filename is None:
      error.filename = str(path)
    raise


@contextmanager
def whole_file(path: Path) -> Iterator[IO[bytes]]:
  """Opens a file that takes the name `path` only when the block ends without an exception."""
  temporary = temporary_name(path)
  try:
    with open(temporary, "wb") as file:
      yield file
      file.flush()
      os.fsync(file.fileno())
    os.replace(temporary, path)
  except BaseException:
    with suppress(OSError):
      temporary.unlink(missing_ok=True)
    raise
  sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
  """Makes renames in `folder` durable."""
  descriptor = os.open(folder, os.O_RDONLY)
  try:
    os.fsync(descriptor)
  finally:
    os.close(descriptor)
