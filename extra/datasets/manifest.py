"""train/manifest.json: what each shard was made of and what it holds.

A shard counts as done only when the manifest says so and its size agrees. The entry is written
after the shard has its name, so a process killed in between leaves a shard that is made again.
"""

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from extra.datasets.files import whole_file

VERSION = 1
# What must agree for an existing shard to be the one that would be made now.
MADE_OF = ("settings", "source", "vocabulary_sha256", "unicode")


class Manifest:
  """The manifest of one folder, safe for several processes."""

  def __init__(self, folder: Path) -> None:
    self.folder = folder
    self.path = folder / "manifest.json"

  def shards(self) -> dict[str, dict[str, Any]]:
    """Returns the entries by shard name; none if there is no manifest yet.

    Raises:
      ValueError: the file is not a manifest.
    """
    try:
      content = json.loads(self.path.read_text(encoding="utf-8"))
      shards: dict[str, dict[str, Any]] = content["shards"]
    except FileNotFoundError:
      return {}
    except (ValueError, KeyError, TypeError):
      raise ValueError(
        f"{self.path}: not a manifest; remove it to have the shards redone"
      ) from None
    return shards

  def record(self, name: str, entry: dict[str, Any]) -> None:
    """Adds or replaces the entry of shard `name`."""
    with self.locked():
      shards = self.shards()
      shards[name] = entry
      ordered = {key: shards[key] for key in sorted(shards, key=shard_key)}
      text = json.dumps({"version": VERSION, "shards": ordered}, indent=1)
      with whole_file(self.path) as file:
        file.write(text.encode() + b"\n")

  @contextmanager
  def locked(self) -> Iterator[None]:
    """Keeps other processes from changing the manifest. The lock goes with the process."""
    descriptor = os.open(self.folder / ".manifest.lock", os.O_RDWR | os.O_CREAT, 0o666)
    try:
      fcntl.flock(descriptor, fcntl.LOCK_EX)
      yield
    finally:
      os.close(descriptor)


def size_fault(path: Path, entry: dict[str, Any]) -> str:
  """Says how an existing file's size differs from its entry's, as when it was cut short."""
  size = path.stat().st_size
  return f"has {size} bytes, {entry['bytes']} expected" if size != entry["bytes"] else ""


def check_size(path: Path, command: str) -> None:
  """Compares an existing file's size with its folder's manifest, if that names the file.

  Raises:
    RuntimeError: the sizes differ, as when a copy was cut short; names `command`, which makes the
      file again.
  """
  entry = Manifest(path.parent).shards().get(path.name)
  if entry is not None and (fault := size_fault(path, entry)):
    raise RuntimeError(
      f"{path} {fault} by its manifest.json: copy it again, or make it again with "
      f"extra/datasets/wikipedia.py {command}; for a file of another program remove the manifest"
    )


def shard_key(name: str) -> tuple[int, str]:
  """Orders 2.pkl before 10.pkl."""
  stem = name.partition(".")[0]
  return (int(stem) if stem.isdecimal() else -1, name)


def differences(old: dict[str, Any], new: dict[str, Any]) -> list[str]:
  """Says in words in what an entry differs from what would be made now; empty if in nothing."""
  found: list[str] = []
  for part in MADE_OF:
    before = old.get(part)
    now = new[part]
    if before == now:
      continue
    if part == "settings" and isinstance(before, dict):
      names = [name for name in now if before.get(name) != now[name]]
      found.extend(f"{name} was {before.get(name)}, is {now[name]}" for name in names)
    else:
      found.append(f"another {part.replace('_', ' ')}")
  return found
