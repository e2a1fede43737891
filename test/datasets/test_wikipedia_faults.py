"""Several processes on one folder, killed and stuck workers: what is there in the end is whole."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from extra.datasets.manifest import Manifest
from test.datasets.helpers import SCRIPT, run_script

NUM_PARTS = 6
LINES = ("a b c. a b!", "b a", "", "c b b a", "b", "b b a b")


@pytest.fixture(scope="module")
def texts(tmp_path_factory):
  """A folder with a small vocabulary and six parts, each of which takes some tenths of a second."""
  folder = tmp_path_factory.mktemp("texts")
  (folder / "vocab.txt").write_text("[PAD]\n[UNK]\n[CLS]\n[SEP]\n[MASK]\na\nb\nc\n.\n")
  (folder / "results4").mkdir()
  for part in range(NUM_PARTS):
    text = "\n".join(random.Random(part).choices(LINES, k=1000 + 200 * part))
    (folder / "results4" / f"part-{part:05d}-of-00500").write_text(text)
  return folder


@pytest.fixture
def tiny(tmp_path, texts):
  """A folder of the test's own with these texts."""
  return linked(tmp_path / "wiki", texts)


def linked(folder, source):
  """A folder with the same text and vocabulary."""
  folder.mkdir()
  for name in ("vocab.txt", "results4"):
    (folder / name).symlink_to(source / name)
  return folder


def start(folder, *arguments, host="", **env):
  """Starts the data step; `host` is what it and its workers take their machine for."""
  settings = {"MAX_SEQ_LENGTH": "32", "MAX_PREDICTIONS_PER_SEQ": "5", "COMPILED": "0", **env}
  if host:
    # Python runs this at its start, in the workers too.
    (folder / host).mkdir(exist_ok=True)
    patch = f"import socket\nsocket.gethostname = lambda: {host!r}\n"
    (folder / host / "sitecustomize.py").write_text(patch)
    settings["PYTHONPATH"] = str(folder / host)
  return subprocess.Popen(
    [sys.executable, str(SCRIPT), *map(str, arguments)],
    env={"PATH": os.environ["PATH"], "BASEDIR": str(folder), **settings},
    stdout=subprocess.DEVNULL,
    stderr=subprocess.PIPE,
    text=True,
  )


def finish(process):
  """Waits for a process and returns its exit code and what it said."""
  said = process.communicate(timeout=120)[1]
  return process.returncode, said


def contents(folder):
  """The bytes of every file in train/ but the lock."""
  paths = (folder / "train").iterdir()
  return {path.name: path.read_bytes() for path in paths if path.name != ".manifest.lock"}


@pytest.fixture(scope="module")
def expected(texts, tmp_path_factory):
  """What one undisturbed run makes of all parts."""
  whole = linked(tmp_path_factory.mktemp("whole") / "wiki", texts)
  code, said = finish(start(whole, "pre-train", "0-5", NUM_WORKERS="1"))
  assert code == 0, said
  return contents(whole)


def test_array_tasks_of_several_hosts_at_once(tiny, expected):
  tasks = [
    {"PART_INDEX": "0", "PART_COUNT": "2", "host": "one"},
    {"PART_INDEX": "1", "PART_COUNT": "2", "host": "two"},
    # The same parts once more, by another host of another array job.
    {"SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "1", "host": "three"},
    {"SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_MIN": "1", "host": "four"},
  ]
  for task in tasks[2:]:
    task["SLURM_ARRAY_TASK_COUNT"] = "2"
  running = [start(tiny, "pre-train", "0-5", NUM_WORKERS="1", **task) for task in tasks]
  for process in running:
    code, said = finish(process)
    assert code == 0, said
  assert contents(tiny) == expected


def test_two_hosts_take_the_same_part_and_one_is_killed(tiny, expected):
  both = [start(tiny, "pre-train", "5", host=host) for host in ("one", "two")]
  temporary = wait_for(lambda: list(tiny.glob("train/.5.pkl.one.*.tmp")) or both[0].poll() == 0)
  both[0].send_signal(signal.SIGKILL)
  assert finish(both[1])[0] == 0
  assert (tiny / "train" / "5.pkl").read_bytes() == expected["5.pkl"]
  # What a process of another machine left is not this machine's to judge; its own next run does.
  assert finish(start(tiny, "pre-train", "0-5", NUM_WORKERS="1", host="one"))[0] == 0
  both[0].communicate()
  assert temporary
  assert contents(tiny) == expected


def wait_for(condition, seconds=60):
  """Returns the first true value of `condition()`."""
  end = time.monotonic() + seconds
  while time.monotonic() < end:
    if value := condition():
      return value
    time.sleep(0.002)
  raise AssertionError("waited in vain")


def children(pid):
  """The worker processes of process `pid`."""
  found = []
  for path in Path("/proc").glob("[0-9]*/stat"):
    try:
      state, parent = path.read_text().rpartition(")")[2].split()[:2]
      command = path.with_name("cmdline").read_bytes()
    except OSError:
      continue
    if int(parent) == pid and state != "Z" and b"spawn_main" in command:
      found.append(int(path.parent.name))
  return found


def is_gone(pid):
  """Says whether a process has ended."""
  try:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
  except OSError:
    return True


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_with_the_process_that_started_them(tiny, expected, number):
  process = start(tiny, "pre-train", "0-5", NUM_WORKERS="2")
  workers = wait_for(lambda: len(found := children(process.pid)) == 2 and found)
  wait_for(lambda: list(tiny.glob("train/*.pkl")))
  process.send_signal(number)
  process.communicate()
  wait_for(lambda: all(is_gone(pid) for pid in workers), 20)
  assert finish(start(tiny, "pre-train", "0-5", NUM_WORKERS="2"))[0] == 0
  assert contents(tiny) == expected


def test_killed_worker_is_said(tiny, expected):
  process = start(tiny, "pre-train", "0-5", NUM_WORKERS="1")
  (worker,) = wait_for(lambda: children(process.pid))
  os.kill(worker, signal.SIGKILL)
  code, said = finish(process)
  assert code == 1
  assert "a worker was killed" in said.splitlines()[-1] and "NUM_WORKERS" in said
  assert finish(start(tiny, "pre-train", "0-5", NUM_WORKERS="1"))[0] == 0
  assert contents(tiny) == expected


def test_worker_that_sleeps_for_ever_is_named_and_ended(tiny, expected):
  process = start(tiny, "pre-train", "0-5", NUM_WORKERS="1", PART_TIMEOUT="2.5")
  wait_for(lambda: list(tiny.glob("train/*.pkl")))
  (worker,) = children(process.pid)
  os.kill(worker, signal.SIGSTOP)
  began = time.monotonic()
  code, said = finish(process)
  assert time.monotonic() - began < 20
  assert code == 1
  assert "no part was finished for 2.5 s (PART_TIMEOUT)" in said.splitlines()[-1]
  done = len(Manifest(tiny / "train").shards())
  # Its last part may be in the manifest while the news of it is not yet out.
  named = said.splitlines()[-1].partition("were parts ")[2]
  assert named.startswith((str(done - 1), str(done)))
  assert is_gone(worker)
  assert finish(start(tiny, "pre-train", "0-5", NUM_WORKERS="1"))[0] == 0
  assert contents(tiny) == expected


@pytest.mark.parametrize("name", [".0.pkl", ".manifest.json"])
def test_rests_of_killed_processes_are_removed_although_all_is_done(tiny, name):
  assert run_script(tiny, "pre-train", "0").returncode == 0
  ended = subprocess.Popen(["true"])
  ended.wait()
  host = socket.gethostname()
  mine = tiny / "train" / f"{name}.{host}.{ended.pid}.tmp"
  others = tiny / "train" / f"{name}.{host}2.{ended.pid}.tmp"
  alive = tiny / "train" / f"{name}.{host}.{os.getpid()}.tmp"
  for path in (mine, others, alive):
    path.write_bytes(b"half")
  assert run_script(tiny, "pre-train", "0").returncode == 0
  assert not mine.exists()
  assert others.exists() and alive.exists()


def test_timeout_must_be_a_time(tiny):
  result = run_script(tiny, "pre-train", "0", PART_TIMEOUT="0")
  assert result.returncode == 1
  assert "PART_TIMEOUT: expected more than 0 seconds, got 0.0" in result.stderr


@pytest.mark.slow
def test_twenty_kills_at_random_moments(tiny, expected, capsys):
  rng = random.Random(4)
  names = sorted(name for name in expected if name.endswith(".pkl"))
  num_kills = 0
  num_shards = 0
  num_rests = 0
  began = time.monotonic()
  finish(start(linked(tiny / "timed", tiny), "pre-train", "0-5", NUM_WORKERS="2"))
  seconds = time.monotonic() - began
  while num_kills < 20:
    process = start(tiny, "pre-train", "0-5", NUM_WORKERS="2")
    time.sleep(rng.uniform(0.05, seconds))
    victims = rng.choice(([process.pid], children(process.pid)[:1]))
    if process.poll() is None and victims:
      os.kill(victims[0], signal.SIGKILL)
      num_kills += 1
    workers = children(process.pid)
    process.communicate()
    wait_for(lambda: all(is_gone(pid) for pid in workers), 20)
    there = contents(tiny) if (tiny / "train").is_dir() else {}
    for name in set(there) & set(names):
      assert there[name] == expected[name]
      num_shards += 1
    num_rests += sum(name.endswith(".tmp") for name in there)
    if len(set(there) & set(names)) == len(names):
      # Something is to be left to do.
      for name in rng.sample(names, 4):
        (tiny / "train" / name).unlink()
  code, said = finish(start(tiny, "pre-train", "0-5", NUM_WORKERS="2"))
  assert code == 0, said
  assert contents(tiny) == expected
  assert len(json.loads((tiny / "train" / "manifest.json").read_text())["shards"]) == NUM_PARTS
  with capsys.disabled():
    print(
      f"\n{num_kills} kills: {num_shards} shards seen after them, all whole; {num_rests} rests of "
      "shards removed; the final bytes are those of an undisturbed run"
    )
