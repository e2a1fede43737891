"""The platforms' scripts start the job with exactly the published values, all overridable."""

import os
import subprocess
from pathlib import Path

import pytest

from examples.mlperf import package

IMPLEMENTATIONS = (
  Path(package.__file__).parent
  / "training_submission_v5.0/tinycorp/benchmarks/bert/implementations"
)
# Stands in for Python: notes the variables that it was given and does nothing.
RECORDER = """#!/usr/bin/env bash
env -0 >> "$RECORD_FILE"
printf 'END\\0' >> "$RECORD_FILE"
"""

COMMON = {
  "MODEL": "bert",
  "DEFAULT_FLOAT": "HALF",
  "BEAM_UPCAST_MAX": "256",
  "BEAM_LOCAL_MAX": "1024",
  "BEAM_MIN_PROGRESS": "5",
  "IGNORE_JIT_FIRST_BEAM": "1",
}
WIKI = {"BASEDIR": "/raid/datasets/wiki"}
SIX_CARDS = WIKI | {"GPUS": "6", "BS": "96", "EVAL_BS": "96", "SUM_DTYPE": "HALF"}
SIX_CARDS |= {"FUSE_ARANGE": "1", "FUSE_ARANGE_UINT": "0"}
MI300X = {"DEV": "AMD", "BEAM": "3"}
PLATFORMS = {
  "tinybox_green": SIX_CARDS | {"DEV": "NV", "BEAM": "8", "BEAM_UOPS_MAX": "10000"},
  "tinybox_red": SIX_CARDS | {"DEV": "AMD", "BEAM": "5", "BEAM_UOPS_MAX": "8000"},
  "tinybox_8xMI300X": MI300X
  | WIKI
  | {
    "GPUS": "8",
    "BS": "1024",
    "EVAL_BS": "1024",
    "BEAM_UOPS_MAX": "6000",
    "FREE_INTERMEDIATE": "0",
    "OPT_BASE_LEARNING_RATE": "0.0011",
    "OPT_LAMB_BETA_1": "0.60466",
    "OPT_LAMB_BETA_2": "0.85437",
    "DECAY": "0.1",
  },
  "tinybox_1xMI300X": MI300X
  | {"GPUS": "1", "BS": "128", "EVAL_BS": "128", "BEAM_UOPS_MAX": "4000"},
}
PLANNED = {"tinybox_8xMI300X": {"TRAIN_STEPS": "3900"}}
TIMED = {"LOGMLPERF": "1"}
INIT = {"BENCHMARK": "10", "INITMLPERF": "1", "BERT_LAYERS": "2"}
RUN = {"PARALLEL": "0", "RUNMLPERF": "1"}
DEV_RUN = {"WANDB": "1", "PARALLEL": "0", "RUNMLPERF": "1"}
SEARCH = {"BENCHMARK": "10", "BERT_LAYERS": "2", "DEBUG": "2"}
SEARCHES = {
  "tinybox_green": {"BEAM_LOG_SURPASS_MAX": "1"},
  "tinybox_red": {"BEAM_LOG_SURPASS_MAX": "1", "RESET_STEP": "1"},
  "tinybox_8xMI300X": {},
  "tinybox_1xMI300X": {"RESET_STEP": "1"},
}
THREE = ("tinybox_green", "tinybox_red", "tinybox_8xMI300X")
# What a script may export besides: where to import from, and what names the run.
FREE = {"PYTHONPATH", "SEED", "PWD", "OLDPWD", "SHLVL", "_", "BASH_FUNC_which%%"}


def calls(folder: Path, platform: str, script: str, **changes: str) -> list[dict[str, str]]:
  """The variables that each call of Python in a script got, without those of a bare shell."""
  python = folder / "python"
  python.write_text(RECORDER)
  python.chmod(0o755)
  record = folder / "record"
  record.unlink(missing_ok=True)
  given = {"PATH": os.environ["PATH"], "PYTHON": str(python), "RECORD_FILE": str(record)} | changes
  command = ["bash", str(IMPLEMENTATIONS / platform / script)]
  subprocess.run(command, cwd=folder, env=given, check=True, capture_output=True, timeout=60)
  found: list[dict[str, str]] = [{}]
  for item in record.read_text().split("\0")[:-1]:
    if item == "END":
      found.append({})
      continue
    name, value = item.split("=", 1)
    if name not in FREE and name not in ("PATH", "PYTHON", "RECORD_FILE"):
      found[-1][name] = value
  return found[:-1]


@pytest.mark.parametrize("platform", THREE)
def test_timed_runs_have_the_published_values(tmp_path, platform):
  init, run = calls(tmp_path, platform, "run_and_time.sh")
  both = COMMON | PLATFORMS[platform] | PLANNED.get(platform, {}) | TIMED
  both |= {"SUBMISSION_PLATFORM": platform}
  if platform == "tinybox_red":
    both |= {"HCQDEV_WAIT_TIMEOUT_MS": "100000"}
  noisy = {"DEBUG": "2"} if platform == "tinybox_8xMI300X" else {}
  assert init == both | INIT | noisy
  assert run == both | RUN
  assert len(list(tmp_path.glob("bert_*.log"))) == 1


@pytest.mark.parametrize("platform", THREE)
def test_development_runs_have_the_published_values(tmp_path, platform):
  (run,) = calls(tmp_path, platform, "dev_run.sh")
  wanted = COMMON | PLATFORMS[platform] | PLANNED.get(platform, {}) | DEV_RUN
  assert run == wanted


@pytest.mark.parametrize("platform", PLATFORMS)
def test_searches_have_the_published_values(tmp_path, platform):
  (run,) = calls(tmp_path, platform, "dev_beam.sh")
  assert run == COMMON | PLATFORMS[platform] | SEARCH | SEARCHES[platform]


@pytest.mark.parametrize("script", sorted(IMPLEMENTATIONS.glob("*/[rd]*.sh")), ids=str)
def test_every_value_can_be_overridden(tmp_path, script):
  platform = script.parent.name
  for call in calls(tmp_path, platform, script.name):
    phase = ("BENCHMARK", "INITMLPERF", "RUNMLPERF")
    names = [name for name in call if name not in phase]
    changed = calls(tmp_path, platform, script.name, **dict.fromkeys(names, "7"))
    assert all({other[name] for name in names if name in other} == {"7"} for other in changed)


@pytest.mark.parametrize("script", sorted(IMPLEMENTATIONS.glob("*/*.sh")), ids=str)
def test_scripts_stop_at_the_first_failure(script):
  assert "\nset -euo pipefail\n" in script.read_text()
  assert os.access(script, os.X_OK)
