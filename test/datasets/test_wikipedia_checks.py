"""The data step's warnings, its verify command, a full disk, read-only folders and its memory."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from test.datasets.helpers import ROOT, SCRIPT, load, run_script

VOCABULARY = "[PAD]\n[UNK]\n[CLS]\n[SEP]\n[MASK]\na\nb\nc\n.\n"
TEXT = "a b c. a b!\nb a\n\nc b b a\nb\nb b a b\n" * 5


@pytest.fixture
def tiny(tmp_path):
  """A folder with a small vocabulary and four small parts."""
  (tmp_path / "vocab.txt").write_text(VOCABULARY)
  (tmp_path / "results4").mkdir()
  (tmp_path / "results4" / "eval.txt").write_text(TEXT)
  for part in range(4):
    source_of(tmp_path, part).write_text(TEXT * (part + 1))
  return tmp_path


def source_of(folder, part):
  """Returns the text of a part."""
  return folder / "results4" / f"part-{part:05d}-of-00500"


def make_all(folder, **env):
  """Makes four shards and eval.pkl of seven samples."""
  assert run_script(folder, "pre-train", "0-3", NUM_WORKERS="1", **env).returncode == 0
  assert run_script(folder, "pre-eval", EVAL_SAMPLES="7", **env).returncode == 0


def verify(folder, parts="0-3", samples="7"):
  """Runs the verify command."""
  return run_script(folder, "verify", parts, EVAL_SAMPLES=samples)


def test_verify_is_content_with_what_is_right(tiny):
  make_all(tiny)
  result = verify(tiny)
  assert result.returncode == 0, result.stderr
  count = sum(len(load(tiny / "train" / f"{part}.pkl")) for part in range(4))
  assert result.stdout == f"4 shards with {count} samples and eval.pkl with 7 are right\n"
  entry = json.loads((tiny / "manifest.json").read_text())["shards"]["eval.pkl"]
  assert entry["samples"] == 7
  assert entry["source"]["name"] == "eval.txt"


def test_verify_names_what_is_missing_damaged_or_unlike(tiny):
  make_all(tiny)
  (tiny / "train" / "1.pkl").unlink()
  damaged = bytearray((tiny / "train" / "2.pkl").read_bytes())
  damaged[len(damaged) // 2] ^= 1
  (tiny / "train" / "2.pkl").write_bytes(damaged)
  (tiny / "train" / "0.pkl").write_bytes(b"short")
  assert run_script(tiny, "pre-train", 3, DUPE_FACTOR="2", FORCE="1").returncode == 0
  result = verify(tiny)
  assert result.returncode == 1
  assert "4 faults in 5 files" in result.stderr
  lines = {line.partition(": ")[0].strip(): line for line in result.stderr.splitlines()[1:]}
  train = tiny / "train"
  assert "has 5 bytes" in lines[str(train / "0.pkl")]
  assert "no such file" in lines[str(train / "1.pkl")]
  assert "has sha256" in lines[str(train / "2.pkl")]
  assert "DUPE_FACTOR was 2, is 10" in lines[str(train / "3.pkl")]


def test_verify_wants_all_500_shards_and_enough_evaluation_samples(tiny):
  make_all(tiny)
  result = verify(tiny, "all", "10000")
  assert result.returncode == 1
  assert "497 faults in 501 files" in result.stderr
  assert str(tiny / "train" / "4.pkl") in result.stderr
  assert "and 487 more" in result.stderr
  assert "7 samples, 10000 expected" in verify(tiny, "0-3", "10000").stderr


def test_verify_does_not_trust_files_without_a_manifest(tiny):
  make_all(tiny)
  (tiny / "train" / "manifest.json").unlink()
  assert "does not name it" in verify(tiny, "0").stderr
  (tiny / "manifest.json").write_text("{")
  assert "not a manifest" in verify(tiny, "0").stderr


def test_text_of_blank_lines_gives_an_empty_shard_and_a_warning(tiny):
  source_of(tiny, 0).write_text("\n \n\t\n\n")
  result = run_script(tiny, "pre-train", 0)
  assert result.returncode == 0
  assert "part-00000-of-00500: warning: no sentences" in result.stderr
  assert load(tiny / "train" / "0.pkl") == []
  source_of(tiny, 1).write_text("a b\nb c\n\n \n\n\na b\nc\n")
  result = run_script(tiny, "pre-train", 1)
  assert result.returncode == 0
  assert result.stderr == ""
  assert load(tiny / "train" / "1.pkl")


def test_warns_of_documents_of_one_sentence(tiny):
  for part in (0, 1):
    source_of(tiny, part).write_text("a b\n\nb c\n\na a\n\nc b\n")
  (tiny / "results4" / "eval.txt").write_text("a b\n\nb c\n\na a\n\nc b\n")
  warning = "warning: 4 of 4 documents have one sentence"
  assert warning in run_script(tiny, "pre-train", 0).stderr
  assert warning in run_script(tiny, "pre-train", "1,2", NUM_WORKERS="1").stderr
  assert warning in run_script(tiny, "pre-eval", EVAL_SAMPLES="7").stderr
  assert all(sample["next_sentence_labels"][0, 0] for sample in load(tiny / "train" / "0.pkl"))


def test_the_locale_changes_no_byte(tiny):
  source_of(tiny, 0).write_text("é à Ä b. ΑΣ’ 的人\n\nb c\na\n", encoding="utf-8")
  (tiny / "vocab.txt").write_text(VOCABULARY + "é\n的\n", encoding="utf-8")
  shards = []
  for env in ({"LC_ALL": "C", "PYTHONUTF8": "0"}, {"PYTHONUTF8": "1"}):
    result = run_script(tiny, "pre-train", 0, **env)
    assert result.returncode == 0, result.stderr
    shards.append((tiny / "train" / "0.pkl").read_bytes())
    (tiny / "train" / "0.pkl").unlink()
  assert shards[0] == shards[1]


def run_limited(folder, limit_bytes, *arguments):
  """Runs the script where no file may grow beyond `limit_bytes`, as on a full disk."""
  code = (
    "import resource, runpy, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
    f"resource.setrlimit(resource.RLIMIT_FSIZE, ({limit_bytes}, {limit_bytes}));"
    f"sys.argv[1:] = {list(arguments)!r}; runpy.run_path({str(SCRIPT)!r}, run_name='__main__')"
  )
  env = {"PATH": os.environ["PATH"], "BASEDIR": str(folder), "COMPILED": "0"}
  return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)


def test_full_disk_is_said_and_leaves_no_half_shard(tiny):
  assert run_script(tiny, "pre-train", 1).returncode == 0
  before = (tiny / "train" / "1.pkl").read_bytes()
  result = run_limited(tiny, 20_000, "pre-train", "0")
  assert result.returncode == 1
  assert result.stderr == f"wikipedia.py: {tiny / 'train' / '0.pkl'}: File too large\n"
  assert sorted(p.name for p in (tiny / "train").glob("*.pkl")) == ["1.pkl"]
  assert not [p for p in (tiny / "train").iterdir() if p.suffix == ".tmp"]
  assert (tiny / "train" / "1.pkl").read_bytes() == before


def test_read_only_folder_is_said(tiny):
  # The superuser may write everywhere, so the script goes on as another user once it is loaded.
  code = (
    "import os, sys; from extra.datasets import wikipedia; sys.argv[1:] = ['pre-train', '0'];"
    "wikipedia.Config.from_env(); os.geteuid() or os.seteuid(65534); sys.exit(wikipedia.main())"
  )
  with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    shutil.copytree(tiny, folder, dirs_exist_ok=True)
    (folder / "train").mkdir()
    folder.chmod(0o755)
    (folder / "train").chmod(0o555)
    env = {"PATH": os.environ["PATH"], "BASEDIR": name, "COMPILED": "0"}
    command = [sys.executable, "-c", code]
    result = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert result.returncode == 1
    assert len(result.stderr.strip().splitlines()) == 1
    assert f"{folder / 'train'}" in result.stderr
    assert "Permission denied" in result.stderr


def test_a_file_in_the_way_of_the_folder_is_said(tiny):
  (tiny / "train").write_text("")
  result = run_script(tiny, "pre-train", 0)
  assert result.returncode == 1
  assert len(result.stderr.strip().splitlines()) == 1
  assert str(tiny / "train") in result.stderr


def peak_mb(folder, dupe_factor):
  """Returns the peak memory in MB of making part 0 in a process of its own."""
  code = (
    "import resource, subprocess, sys; subprocess.run(sys.argv[1:], check=True);"
    "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
  )
  env = {"BASEDIR": str(folder), "DUPE_FACTOR": str(dupe_factor), "COMPILED": "0", "FORCE": "1"}
  result = subprocess.run(
    [sys.executable, "-c", code, sys.executable, str(SCRIPT), "pre-train", "0"],
    cwd=ROOT,
    env={"PATH": os.environ["PATH"], "MAX_SEQ_LENGTH": "128", **env},
    check=True,
    capture_output=True,
    text=True,
  )
  return int(result.stdout.splitlines()[-1]) / 1000


@pytest.mark.slow
def test_memory_does_not_grow_with_the_passes(tiny):
  source_of(tiny, 0).write_text("\n\n".join(["a b c a. b\n" * 40] * 1500))
  once = peak_mb(tiny, 1)
  many = peak_mb(tiny, 20)
  num_samples = json.loads((tiny / "train" / "manifest.json").read_text())["shards"]["0.pkl"]
  assert num_samples["bytes"] > 100e6
  assert many < once + 40
