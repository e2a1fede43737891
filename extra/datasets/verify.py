"""Are the shards and eval.pkl there, whole, and made alike? Their manifests say what they hold."""

import hashlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from extra.datasets.manifest import Manifest, differences, size_fault
from extra.datasets.preprocess_config import Config

BLOCK_BYTES = 1 << 20
MAX_SHOWN = 10


def file_sha256(path: Path) -> str:
  """Returns the sha256 of a file's bytes in hexadecimal."""
  digest = hashlib.sha256()
  with open(path, "rb") as file:
    while block := file.read(BLOCK_BYTES):
      digest.update(block)
  return digest.hexdigest()


def fault_of(path: Path, entry: dict[str, Any] | None) -> str:
  """Says what is wrong with a file of which the manifest says `entry`; empty if nothing is."""
  if not path.is_file():
    return "no such file"
  if entry is None:
    return f"the manifest {path.parent / 'manifest.json'} does not name it"
  if fault := size_fault(path, entry):
    return fault
  found = file_sha256(path)
  if found != entry["sha256"]:
    return f"has sha256 {found}, {entry['sha256']} expected"
  return ""


def verify(config: Config, parts: list[int]) -> str:
  """Checks the shards `parts` and eval.pkl, and returns in words what there is.

  Raises:
    RuntimeError: files are missing, damaged, or made with different settings; it names them.
  """
  folder = Path(config.basedir)
  train = Manifest(folder / "train").shards()
  entries = {folder / "train" / f"{part}.pkl": train.get(f"{part}.pkl") for part in parts}
  entries[folder / "eval.pkl"] = Manifest(folder).shards().get("eval.pkl")
  # Hashing releases the interpreter's lock.
  with ThreadPoolExecutor(config.num_workers) as pool:
    found = list(pool.map(fault_of, entries.keys(), entries.values()))
  faults = [f"{path}: {fault}" for path, fault in zip(entries, found, strict=True) if fault]
  shards = [entry for entry in entries.values() if entry is not None]
  for path, entry in entries.items():
    if entry is None:
      continue
    # Each file has its own text; all else is to be the same.
    if unlike := differences(entry, shards[0] | {"source": entry["source"]}):
      faults.append(f"{path}: unlike the first: {'; '.join(unlike)}")
  num_eval = shards[-1]["samples"] if entries[folder / "eval.pkl"] else 0
  if num_eval not in (0, config.eval_samples):
    faults.append(f"{folder / 'eval.pkl'}: {num_eval} samples, {config.eval_samples} expected")
  if faults:
    more = f"\n  and {len(faults) - MAX_SHOWN} more" if len(faults) > MAX_SHOWN else ""
    shown = "\n  ".join(faults[:MAX_SHOWN])
    raise RuntimeError(f"{len(faults)} faults in {len(entries)} files:\n  {shown}{more}")
  num_samples = sum(entry["samples"] for entry in shards) - num_eval
  return f"{len(parts)} shards with {num_samples} samples and eval.pkl with {num_eval} are right"
