"""Fills in what a system description says about its host, read from the machine it runs on.

    python3 -m examples.mlperf.system_facts SYSTEM.json > FILLED.json

Only fields that are empty or `any` are filled; what this system does not tell stays as it is. A run
that writes an MLPerf log does the same for the description of its platform.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from tinygrad.helpers import write_atomic

SYSTEMS = Path(__file__).parent / "training_submission_v5.0" / "tinycorp" / "systems"
UNKNOWN = ("", "any")
CPU_FOLDER = "sys/devices/system/cpu"


def cpu_fields(root: Path) -> dict[str, list[str]]:
  """Name -> its values over all logical processors, of /proc/cpuinfo."""
  found: dict[str, list[str]] = {}
  for line in (root / "proc/cpuinfo").read_text().splitlines():
    name, _, value = line.partition(":")
    found.setdefault(name.strip(), []).append(value.strip())
  return found


def cache_sizes(root: Path) -> str:
  """As `48K L1 Data, 2048K L2 Unified` of processor 0; empty where the system does not tell."""
  sizes = []
  for cache in sorted((root / CPU_FOLDER / "cpu0/cache").glob("index*")):
    level, kind, size = ((cache / name).read_text().strip() for name in ("level", "type", "size"))
    sizes.append(f"{size} L{level} {kind}")
  return ", ".join(sizes)


def memory_gb(root: Path) -> str:
  """The memory that the kernel sees, in GB."""
  first = (root / "proc/meminfo").read_text().split()
  return f"{int(first[1]) * 1024 / 1e9:.0f} GB"


def memory_modules(root: Path) -> str:
  """As `8x 16 GB DDR4`, from the memory controllers; empty where they are not watched."""
  modules: Counter[str] = Counter()
  for module in sorted((root / "sys/devices/system/edac/mc").glob("mc*/dimm*")):
    # as Registered-DDR4, with a word for modules whose kind is not known
    kind = (module / "dimm_mem_type").read_text().strip().rpartition("-")[2]
    if megabytes := int((module / "size").read_text()):
      modules[f"{megabytes / 1024:.0f} GB {kind}"] += 1
  return " + ".join(f"{count}x {module}" for module, count in modules.items())


def disks(root: Path) -> list[Path]:
  """The folders of the disks that hold something."""
  virtual = ("loop", "ram", "zram", "sr", "dm-", "md")
  found = [d for d in sorted((root / "sys/block").glob("*")) if not d.name.startswith(virtual)]
  return [d for d in found if int((d / "size").read_text())]


def storage_gb(root: Path) -> str:
  """Sizes of the disks, in GB; empty where there are none."""
  # counted in blocks of 512 bytes, whatever the disk's own are
  return " + ".join(f"{int((d / 'size').read_text()) * 512 / 1e9:.0f} GB" for d in disks(root))


def storage_type(root: Path) -> str:
  """As `NVMe SSD + HDD`, each kind once; empty where the disks do not tell."""
  kinds = []
  for disk in disks(root):
    turning = disk / "queue/rotational"
    if disk.name.startswith("nvme"):
      kinds.append("NVMe SSD")
    elif turning.is_file():
      kinds.append("HDD" if turning.read_text().strip() == "1" else "SSD")
  return " + ".join(dict.fromkeys(kinds))


def frequency(root: Path, cpu: dict[str, list[str]]) -> str:
  """The highest frequency, else the present one."""
  most = root / CPU_FOLDER / "cpu0/cpufreq/cpuinfo_max_freq"
  if most.is_file():
    return f"{int(most.read_text()) / 1e6:.2f} GHz at most"
  return f"{float(cpu['cpu MHz'][0]) / 1e3:.2f} GHz" if "cpu MHz" in cpu else ""


def host_facts(root: Path = Path("/")) -> dict[str, str]:
  """Field of a system description -> what this machine says."""
  cpu = cpu_fields(root)
  sockets = len(set(cpu.get("physical id", ["0"])))
  cores = int(cpu["cpu cores"][0]) if "cpu cores" in cpu else os.cpu_count() or 1
  threads = len(cpu["processor"]) // sockets
  return {
    "host_processors_per_node": str(sockets),
    "host_processor_model_name": cpu.get("model name", [platform.machine()])[0],
    "host_processor_core_count": str(cores),
    "host_processor_vcpu_count": str(threads),
    "host_processor_frequency": frequency(root, cpu),
    "host_processor_caches": cache_sizes(root),
    "host_memory_capacity": memory_gb(root),
    "host_memory_configuration": memory_modules(root),
    "host_storage_type": storage_type(root),
    "host_storage_capacity": storage_gb(root),
    "operating_system": f"{platform.system()} {platform.release()}",
  }


def filled(system: dict[str, Any], facts: dict[str, str]) -> dict[str, Any]:
  """The description with its empty fields filled from the facts that are known."""
  return {
    name: facts[name] if value in UNKNOWN and facts.get(name) else value
    for name, value in system.items()
  }


def describe(platform_name: str, folder: Path) -> Path | None:
  """Writes `<folder>/<platform>.json`, the platform's description as this machine completes it.

  None where the tree has no description of that name. Raises OSError.
  """
  source = next((p for p in SYSTEMS.glob("*.json") if p.stem == platform_name), None)
  if source is None:
    return None
  system = filled(json.loads(source.read_text()), host_facts())
  system["other_software_stack"] |= {"python": platform.python_version()}
  target = folder / source.name
  write_atomic(target, (json.dumps(system, indent=2) + "\n").encode())
  return target


def main() -> int:
  """Prints a system description with what this machine tells. Returns the exit code."""
  parser = argparse.ArgumentParser(description="fill in a system description")
  parser.add_argument("system", type=Path, help="a file of systems/")
  path = parser.parse_args().system
  try:
    print(json.dumps(filled(json.loads(path.read_text()), host_facts()), indent=2))
  except (ValueError, OSError, KeyError) as error:
    print(f"error: {path}: {error}", file=sys.stderr)
    return 1
  return 0


if __name__ == "__main__":
  sys.exit(main())
