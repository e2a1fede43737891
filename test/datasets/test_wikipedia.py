"""The data step against the shared digests, and what it does with bad input and after kills."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import fields

import pytest

from extra.datasets.preprocess_config import Config, settings_table
from extra.datasets.wikipedia import get_wiki_train_files, get_wiki_val_files, parse_parts
from test.datasets.helpers import (
  ROOT,
  SCRIPT,
  digest,
  expected_cases,
  load,
  run_script,
  unpack_sample,
)

VOCABULARY = "[PAD]\n[UNK]\n[CLS]\n[SEP]\n[MASK]\na\nb\nc\nd\n##a\n##b\n.\n"
TEXT = "A b c. Ab!\nb a\n\nc d d a\nd\nb ba ab\n" * 5


def case_params():
  """Every shared case; the big ones are slow but for one of each kind."""
  params = []
  for case in expected_cases():
    is_small = case["job"].startswith("pre-train 1") and len(case["job"].split()[1]) == 3
    is_quick = is_small or case["env"].get("DUPE_FACTOR") == "2"
    is_quick |= case["job"] == "pre-eval" and "RANDOM_SEED" in case["env"]
    marks = () if is_quick else (pytest.mark.slow,)
    name = f"{case['job']} {' '.join(f'{k}={v}' for k, v in case['env'].items())}"
    params.append(pytest.param(case, id=name.strip(), marks=marks))
  return params


@pytest.fixture(scope="session")
def sample_folder(tmp_path_factory):
  return unpack_sample(tmp_path_factory.mktemp("wiki"))


@pytest.fixture
def tiny(tmp_path):
  """A folder with a small vocabulary and three small parts."""
  (tmp_path / "vocab.txt").write_text(VOCABULARY)
  (tmp_path / "results4").mkdir()
  (tmp_path / "results4" / "eval.txt").write_text(TEXT)
  for part in range(3):
    (tmp_path / "results4" / f"part-{part:05d}-of-00500").write_text(TEXT * (part + 1))
  return tmp_path


def assert_refused(result, *words):
  """One line on stderr that says `words`, exit code 1, no traceback."""
  assert result.returncode == 1, result
  assert len(result.stderr.strip().splitlines()) == 1, result.stderr
  for word in words:
    assert word in result.stderr, result.stderr


@pytest.mark.parametrize("case", case_params())
def test_shared_case(case, sample_folder):
  name = "eval.pkl" if case["job"] == "pre-eval" else f"train/{case['job'].split()[1]}.pkl"
  output = sample_folder / name
  output.unlink(missing_ok=True)
  compiled = "0" if "DUPE_FACTOR" in case["env"] else "1"
  result = run_script(sample_folder, *case["job"].split(), COMPILED=compiled, **case["env"])
  if case.get("fails"):
    assert_refused(result, "UTF-8")
    assert not output.exists()
    return
  assert result.returncode == 0, result.stderr
  samples = load(output)
  assert len(samples) == case["instances"]
  assert digest(samples) == case["sha256"]
  for sample in samples[:1] + samples[-1:]:
    assert {k: [v.dtype.name, list(v.shape)] for k, v in sample.items()} == case["schema"]
  output.unlink()


@pytest.mark.parametrize(
  "arguments, env, words",
  [
    ([], {}, ["usage"]),
    (["pre-trian", "1"], {}, ["pre-trian", "usage"]),
    (["pre-train"], {}, ["which part"]),
    (["pre-train", "abc"], {}, ["abc", "expected"]),
    (["pre-train", "-1"], {}, ["-1"]),
    (["pre-train", "500"], {}, ["500", "499"]),
    (["pre-train", "9-3"], {}, ["9-3"]),
    (["pre-train", "7"], {}, ["part-00007-of-00500", "no such file"]),
    (["pre-train", "all"], {}, ["part-00003-of-00500", "497 of 500"]),
    (["pre-train", "0"], {"MAX_SEQ_LENGTH": "4"}, ["MAX_SEQ_LENGTH", "at least 5", "4"]),
    (["pre-train", "0"], {"MAX_SEQ_LENGTH": ""}, ["MAX_SEQ_LENGTH", "whole number"]),
    (["pre-train", "0"], {"DUPE_FACTOR": "1.5"}, ["DUPE_FACTOR", "whole number", "1.5"]),
    (["pre-train", "0"], {"RANDOM_SEED": "0x10"}, ["RANDOM_SEED", "0x10"]),
    (["pre-train", "0"], {"MASKED_LM_PROB": "nan"}, ["MASKED_LM_PROB", "nan"]),
    (["pre-train", "0"], {"NUM_WORKERS": "0"}, ["NUM_WORKERS"]),
    (["pre-train", "0-1"], {"PART_INDEX": "2", "PART_COUNT": "2"}, ["PART_INDEX"]),
    (["pre-eval"], {}, ["needed", "10000", "EVAL_SAMPLES"]),
  ],
)
def test_refused(tiny, arguments, env, words):
  assert_refused(run_script(tiny, *arguments, **env), *words)
  assert not (tiny / "train").exists() or not list((tiny / "train").iterdir())


@pytest.mark.parametrize(
  "content, words",
  [
    (None, ["vocab.txt", "BASEDIR"]),
    ("", ["vocab.txt", "empty"]),
    ("\n \n", ["vocab.txt", "empty"]),
    (VOCABULARY.replace("[MASK]", "[NONE]"), ["vocab.txt", "[MASK]"]),
  ],
)
def test_bad_vocabulary(tiny, content, words):
  (tiny / "vocab.txt").unlink()
  if content is not None:
    (tiny / "vocab.txt").write_text(content)
  assert_refused(run_script(tiny, "pre-train", 0), *words)
  assert not (tiny / "train").exists()


def test_runs_from_any_folder_in_any_locale_with_extra_arguments(tiny, tmp_path_factory):
  (tiny / "results4" / "part-00000-of-00500").write_text("é à Ä.\n\nb\n", encoding="utf-8")
  elsewhere = tmp_path_factory.mktemp("elsewhere")
  result = run_script(tiny, "pre-train", "0", "more", cwd=elsewhere, LC_ALL="C", PYTHONUTF8="0")
  assert result.returncode == 0, result.stderr
  assert result.stdout == "Processing part 0...\n"
  assert len(load(tiny / "train" / "0.pkl")) > 0


def test_imports_no_more_than_numpy_and_tqdm():
  code = (
    "import sys; sys.argv = ['x']; sys.path.insert(0, '.'); import extra.datasets.wikipedia;"
    "print([m for m in ('tinygrad', 'numba', 'torch', 'gdown', 'tqdm') if m in sys.modules])"
  )
  result = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
  assert result.stdout.strip() == "[]", result.stderr


def test_evaluation_keeps_the_old_file_when_it_fails(tiny):
  (tiny / "eval.pkl").write_bytes(b"old")
  assert_refused(run_script(tiny, "pre-eval"), "needed")
  assert (tiny / "eval.pkl").read_bytes() == b"old"
  result = run_script(tiny, "pre-eval", EVAL_SAMPLES="7")
  assert result.returncode == 0, result.stderr
  assert result.stdout.splitlines()[0] == "Getting samples from dataset"
  assert result.stdout.splitlines()[2] == "Picking 7 samples"
  assert len(load(tiny / "eval.pkl")) == 7
  assert get_wiki_val_files(tiny) == [tiny / "eval.pkl"]


def test_several_parts_with_workers_and_manifest(tiny):
  result = run_script(tiny, "pre-train", "0-1,2", NUM_WORKERS="2")
  assert result.returncode == 0, result.stderr
  names = ["0.pkl", "1.pkl", "2.pkl"]
  assert [path.name for path in get_wiki_train_files(tiny)] == names
  shards = json.loads((tiny / "train" / "manifest.json").read_text())["shards"]
  assert list(shards) == names
  for name in names:
    assert shards[name]["samples"] == len(load(tiny / "train" / name))
  assert not [p for p in (tiny / "train").iterdir() if p.suffix == ".tmp"]


def test_array_job_takes_its_share(tiny):
  slurm = {"SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "2"}
  assert run_script(tiny, "pre-train", "0-2", **slurm).returncode == 0
  assert [path.name for path in get_wiki_train_files(tiny)] == ["1.pkl"]
  assert run_script(tiny, "pre-train", "0-2", PART_INDEX="0", PART_COUNT="2").returncode == 0
  assert [path.name for path in get_wiki_train_files(tiny)] == ["0.pkl", "1.pkl", "2.pkl"]


def test_failed_part_leaves_the_others(tiny):
  (tiny / "results4" / "part-00001-of-00500").write_bytes(b"\xff\xfe")
  result = run_script(tiny, "pre-train", "0-2", NUM_WORKERS="1")
  assert result.returncode == 1
  assert "part-00001-of-00500: invalid UTF-8" in result.stderr.splitlines()[-1]
  assert [path.name for path in get_wiki_train_files(tiny)] == ["0.pkl", "2.pkl"]


def test_existing_shards(tiny):
  shard = tiny / "train" / "0.pkl"
  assert run_script(tiny, "pre-train", 0).returncode == 0
  content = shard.read_bytes()
  stamp = shard.stat().st_mtime_ns
  assert run_script(tiny, "pre-train", 0).returncode == 0
  assert shard.stat().st_mtime_ns == stamp
  shard.write_bytes(content[:-100])
  assert "redone" in run_script(tiny, "pre-train", 0).stderr
  assert shard.read_bytes() == content
  (tiny / "train" / "manifest.json").unlink()
  shard.write_bytes(b"foreign")
  assert "redone" in run_script(tiny, "pre-train", 0).stderr
  assert shard.read_bytes() == content
  refused = run_script(tiny, "pre-train", 0, DUPE_FACTOR="2")
  assert_refused(refused, "DUPE_FACTOR was 10, is 2", "FORCE=1")
  assert shard.read_bytes() == content
  assert run_script(tiny, "pre-train", 0, DUPE_FACTOR="2", FORCE="1").returncode == 0
  assert shard.read_bytes() != content
  (tiny / "results4" / "part-00000-of-00500").write_text("a b\n")
  assert_refused(run_script(tiny, "pre-train", 0, DUPE_FACTOR="2"), "another source")


def test_two_processes_make_the_same_part(tiny):
  env = {"PATH": os.environ["PATH"], "BASEDIR": str(tiny), "COMPILED": "0"}
  command = [sys.executable, str(SCRIPT), "pre-train", "0"]
  both = [subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL) for _ in range(2)]
  assert [process.wait() for process in both] == [0, 0]
  shards = json.loads((tiny / "train" / "manifest.json").read_text())["shards"]
  assert shards["0.pkl"]["samples"] == len(load(tiny / "train" / "0.pkl"))


@pytest.mark.parametrize("delay_ms", [90, 150, 220])
def test_killed_and_run_again_gives_the_same_bytes(tiny, tmp_path_factory, delay_ms):
  whole = tmp_path_factory.mktemp("whole")
  for name in ("vocab.txt", "results4"):
    (whole / name).symlink_to(tiny / name)
  (tiny / "results4" / "part-00000-of-00500").write_text(TEXT * 200)
  env = {"PATH": os.environ["PATH"], "BASEDIR": str(tiny), "COMPILED": "0"}
  process = subprocess.Popen(
    [sys.executable, str(SCRIPT), "pre-train", "0"], env=env, stdout=subprocess.DEVNULL
  )
  time.sleep(delay_ms / 1000)
  process.send_signal(signal.SIGKILL)
  process.wait()
  assert run_script(tiny, "pre-train", 0).returncode == 0
  assert run_script(whole, "pre-train", 0).returncode == 0
  for name in ("0.pkl", "manifest.json"):
    assert (tiny / "train" / name).read_bytes() == (whole / "train" / name).read_bytes()
  assert not [p for p in (tiny / "train").iterdir() if p.suffix == ".tmp"]


def test_part_lists():
  assert parse_parts("all") == list(range(500))
  assert parse_parts("0103") == [103]
  assert parse_parts("3,1-2,2") == [3, 1, 2]
  for text in ("", "1-", "1,,2", "٣", "0-500", "1.5"):
    with pytest.raises(ValueError):
      parse_parts(text)


def test_settings_table_names_every_variable():
  table = settings_table()
  for one in fields(Config):
    assert f"| {one.name.upper()} |" in table
  assert Config.from_env({"BASEDIR": "", "RANDOM_SEED": " 1_0 "}).random_seed == 10
