"""Facts of a host for its system description, from files as Linux shows them."""

import functools
import json
import subprocess
import sys
from pathlib import Path

import pytest

from examples.mlperf import package, system_facts

SYSTEMS = Path(system_facts.__file__).parent / "training_submission_v5.0" / "tinycorp" / "systems"


@pytest.fixture
def host(tmp_path) -> Path:
  """Two sockets of 4 cores with two threads each."""
  entry = "processor: {}\nmodel name\t: Some CPU\nphysical id\t: {}\ncpu cores\t: 4\n\n"
  files = {
    "proc/cpuinfo": "".join(entry.format(i, i % 2) for i in range(16)),
    "proc/meminfo": "MemTotal:       131072000 kB\nMemFree: 5 kB\n",
    "sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq": "3300000\n",
    "sys/devices/system/cpu/cpu0/cache/index0/level": "1\n",
    "sys/devices/system/cpu/cpu0/cache/index0/type": "Data\n",
    "sys/devices/system/cpu/cpu0/cache/index0/size": "32K\n",
    "sys/devices/system/edac/mc/mc0/dimm0/size": "16384\n",
    "sys/devices/system/edac/mc/mc0/dimm0/dimm_mem_type": "Registered-DDR4\n",
    "sys/devices/system/edac/mc/mc0/dimm1/size": "0\n",
    "sys/devices/system/edac/mc/mc0/dimm1/dimm_mem_type": "Empty\n",
    "sys/devices/system/edac/mc/mc1/dimm0/size": "16384\n",
    "sys/devices/system/edac/mc/mc1/dimm0/dimm_mem_type": "Registered-DDR4\n",
    "sys/block/nvme0n1/size": "1953525168\n",
    "sys/block/sda/size": "1953525168\n",
    "sys/block/sda/queue/rotational": "1\n",
    "sys/block/sdb/size": "0\n",
    "sys/block/loop0/size": "8\n",
  }
  for name, text in files.items():
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
  return tmp_path


def test_facts_of_a_host(host):
  facts = system_facts.host_facts(host)
  facts.pop("operating_system")
  assert facts == {
    "host_processors_per_node": "2",
    "host_processor_model_name": "Some CPU",
    "host_processor_core_count": "4",
    "host_processor_vcpu_count": "8",
    "host_processor_frequency": "3.30 GHz at most",
    "host_processor_caches": "32K L1 Data",
    "host_memory_capacity": "134 GB",
    "host_memory_configuration": "2x 16 GB DDR4",
    "host_storage_type": "NVMe SSD + HDD",
    "host_storage_capacity": "1000 GB + 1000 GB",
  }


def test_only_what_is_open_is_filled(host):
  system = {"host_memory_capacity": "", "host_processor_caches": "any", "system_name": "x"}
  system |= {"host_processor_core_count": "32", "hw_notes": ""}
  got = system_facts.filled(system, system_facts.host_facts(host))
  assert got == {
    "host_memory_capacity": "134 GB",
    "host_processor_caches": "32K L1 Data",
    "system_name": "x",
    "host_processor_core_count": "32",
    "hw_notes": "",
  }


@pytest.mark.skipif(sys.platform != "linux", reason="reads Linux's files")
def test_the_machine_at_hand_is_described():
  command = [sys.executable, "-m", "examples.mlperf.system_facts", str(SYSTEMS / "cpu.json")]
  done = subprocess.run(command, capture_output=True, text=True, check=True)
  system = json.loads(done.stdout)
  assert len(system) == 33 and system["host_processor_caches"] != ""


@pytest.mark.parametrize("name", ["tinybox_8xMI300X", "tinybox_1xMI300X"])
def test_a_run_completes_the_description_of_its_platform(host, tmp_path, monkeypatch, name):
  monkeypatch.setattr(system_facts, "host_facts", functools.partial(system_facts.host_facts, host))
  path = system_facts.describe(name, tmp_path)
  assert path == tmp_path / f"{name}.json"
  system, before = json.loads(path.read_text()), json.loads((SYSTEMS / path.name).read_text())
  assert list(system) == list(before)
  assert [n for n, v in system.items() if v == ""] == ["sw_notes"]
  known = {n for n, v in before.items() if v and n != "other_software_stack"}
  assert all(system[n] == before[n] for n in known)
  assert package.system_note(system, path) == ""


def test_other_platforms_have_no_description(tmp_path):
  assert system_facts.describe("my_box", tmp_path) is None
  assert system_facts.describe("../systems/cpu", tmp_path) is None
  assert list(tmp_path.iterdir()) == []
