"""Checkpoints: `step_<n>.safetensors` with the tensors and `step_<n>.json` that makes it whole.

The JSON file is written last and holds the SHA-256 of the tensors, so a checkpoint exists only once
both files are complete on disk.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

NAMES = {"float32": "F32", "float64": "F64", "int32": "I32", "uint32": "U32", "int64": "I64"}
TYPES = {value: key for key, value in NAMES.items()}


def write_atomic(path: Path, write: Callable[[Any], None]) -> None:
  """Writes to a temporary name, flushes to disk, renames; the folder entry is flushed too."""
  path.parent.mkdir(parents=True, exist_ok=True)
  temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
  try:
    with temporary.open("wb") as file:
      write(file)
      file.flush()
      os.fsync(file.fileno())
    temporary.rename(path)
  finally:
    with contextlib.suppress(OSError):
      temporary.unlink()
  folder = os.open(path.parent, os.O_RDONLY)
  os.fsync(folder)
  os.close(folder)


def write_tensors(path: Path, arrays: dict[str, np.ndarray]) -> str:
  """Writes a safetensors file and returns its SHA-256 in hexadecimal."""
  header: dict[str, Any] = {}
  start = 0
  for name, array in arrays.items():
    end = start + array.nbytes
    kind = NAMES[str(array.dtype)]
    header[name] = {"dtype": kind, "shape": list(array.shape), "data_offsets": [start, end]}
    start = end
  text = json.dumps(header).encode()
  text += b" " * (-len(text) % 8)
  digest = hashlib.sha256()

  def write(file: Any) -> None:
    pieces = [struct.pack("<Q", len(text)), text]
    for piece in pieces + [np.ascontiguousarray(a).tobytes() for a in arrays.values()]:
      digest.update(piece)
      file.write(piece)

  write_atomic(path, write)
  return digest.hexdigest()


def read_tensors(path: Path) -> dict[str, np.ndarray]:
  """Arrays of a safetensors file by name. Raises RuntimeError if the file is not whole."""
  try:
    with path.open("rb") as file:
      (length,) = struct.unpack("<Q", file.read(8))
      header = json.loads(file.read(length))
      header.pop("__metadata__", None)
      out = {}
      for name, entry in header.items():
        start, end = entry["data_offsets"]
        file.seek(8 + length + start)
        array = np.frombuffer(file.read(end - start), TYPES[entry["dtype"]])
        out[name] = array.reshape(entry["shape"])
      return out
  except (OSError, ValueError, KeyError, struct.error) as error:
    raise RuntimeError(f"{path} is not a whole safetensors file: {error}") from error


def check_folder(folder: Path) -> None:
  """Makes the folder of checkpoints. Raises ValueError where nothing can be written to it."""
  try:
    write_atomic(folder / ".probe", lambda file: None)
    (folder / ".probe").unlink()
  except OSError as error:
    raise ValueError(f"SAVE_CKPT_DIR={folder} cannot be written to: {error}") from error


def list_checkpoints(folder: Path) -> list[Path]:
  """The JSON files of the finished checkpoints, oldest first."""
  return sorted(folder.glob("step_*.json"))


def save_checkpoint(
  folder: Path, step: int, arrays: dict[str, np.ndarray], state: dict[str, Any], keep: int
) -> Path:
  """Saves a checkpoint, then removes all but the newest `keep`. Returns the tensors' path.

  A folder belongs to one run: what a killed process left half written is removed too.
  """
  for unfinished in folder.glob(".step_*.tmp"):
    unfinished.unlink(missing_ok=True)
  path = folder / f"step_{step:08d}.safetensors"
  digest = write_tensors(path, arrays)
  text = json.dumps({"step": step, "sha256": digest, **state}).encode()
  write_atomic(path.with_suffix(".json"), lambda file: file.write(text))
  for old in list_checkpoints(folder)[:-keep]:
    old.unlink()
  # Also those whose JSON file a killed process did not come to write, or was just removing.
  for tensors in folder.glob("step_*.safetensors"):
    if not tensors.with_suffix(".json").is_file():
      tensors.unlink(missing_ok=True)
  return path


def load_checkpoint(path: Path) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
  """Tensors and state of one checkpoint. Raises RuntimeError naming the file if it is damaged."""
  tensors = path.with_suffix(".safetensors")
  note = path.with_suffix(".json")
  if not tensors.is_file() or not note.is_file():
    raise RuntimeError(f"RESUME: no checkpoint {tensors} with {note.name} beside it")
  try:
    state = json.loads(note.read_text())
    with tensors.open("rb") as file:
      digest = hashlib.file_digest(file, "sha256").hexdigest()
  except ValueError as error:
    raise RuntimeError(f"RESUME: {note} is damaged: {error}") from error
  if state.get("sha256") != digest:
    raise RuntimeError(f"RESUME: {tensors} is damaged: its checksum differs from {note.name}")
  return read_tensors(tensors), state


def find_checkpoint(resume: str, folder: Path) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
  """The checkpoint RESUME names: a file, or `latest`, which passes over damaged ones.

  Raises RuntimeError when there is none to go on from.
  """
  candidates = list_checkpoints(folder)[::-1] if resume == "latest" else [Path(resume)]
  if not candidates:
    raise RuntimeError(f"RESUME=latest: no checkpoint in {folder}")
  for path in candidates:
    try:
      return load_checkpoint(path)
    except RuntimeError as error:
      if path == candidates[-1]:
        raise
      print(f"warning: {error}; trying the one before it")
  raise RuntimeError(f"RESUME: nothing usable in {folder}")
