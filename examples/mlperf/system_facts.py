"""Fills in what a system description says about its host, read from the machine it runs on.

    python3 -m examples.mlperf.system_facts SYSTEM.json > FILLED.json

Only fields that are empty or `any` are filled; what this system does not tell stays as it is.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from pathlib import Path

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


def storage_gb(root: Path) -> str:
  """Sizes of the disks, in GB; empty where there are none."""
  sizes = []
  for disk in sorted((root / "sys/block").glob("*")):
    if not disk.name.startswith(("loop", "ram", "zram", "sr", "dm-")):
      # counted in blocks of 512 bytes, whatever the disk's own are
      sizes.append(f"{int((disk / 'size').read_text()) * 512 / 1e9:.0f} GB")
  return " + ".join(sizes)


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
    "host_storage_capacity": storage_gb(root),
    "operating_system": f"{platform.system()} {platform.release()}",
  }


def filled(system: dict[str, object], facts: dict[str, str]) -> dict[str, object]:
  """The description with its empty fields filled from the facts that are known."""
  return {
    name: facts[name] if value in UNKNOWN and facts.get(name) else value
    for name, value in system.items()
  }


def main() -> int:
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
