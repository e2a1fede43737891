"""What the tests of the data step share: the sample folder, the digest, running the script."""

import hashlib
import json
import lzma
import os
import pickle
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT.parent / "shared" / "data" / "wiki_sample"
SCRIPT = ROOT / "extra" / "datasets" / "wikipedia.py"
KEYS = (
  "input_ids",
  "input_mask",
  "segment_ids",
  "masked_lm_positions",
  "masked_lm_ids",
  "masked_lm_weights",
  "next_sentence_labels",
)


def expected_cases():
  """Returns the shared cases, none where the sample data is not there."""
  path = SAMPLE / "expected.json"
  return json.loads(path.read_text(encoding="utf-8"))["cases"] if path.is_file() else []


def unpack_sample(folder):
  """Unpacks vocabulary and texts into `folder`."""
  (folder / "results4").mkdir(parents=True, exist_ok=True)
  for packed in (SAMPLE / "vocab.txt.xz", *(SAMPLE / "results4").glob("*.xz")):
    target = folder / packed.relative_to(SAMPLE).with_suffix("")
    if packed.name != "vocab.txt.xz":
      target = folder / "results4" / packed.stem
    target.write_bytes(lzma.decompress(packed.read_bytes()))
  return folder


def digest(samples):
  """Returns the sha256 over all arrays of all samples."""
  total = hashlib.sha256()
  for sample in samples:
    assert tuple(sample) == KEYS
    for key in KEYS:
      total.update(sample[key].tobytes())
  return total.hexdigest()


def load(path):
  """Returns a pickled list of samples."""
  with open(path, "rb") as file:
    return pickle.load(file)


def run_script(basedir, *arguments, cwd=ROOT, **env):
  """Runs wikipedia.py and returns the finished process; plain sampling starts faster."""
  return subprocess.run(
    [sys.executable, str(SCRIPT), *map(str, arguments)],
    cwd=cwd,
    env={"PATH": os.environ["PATH"], "BASEDIR": str(basedir), "COMPILED": "0", **env},
    capture_output=True,
    text=True,
  )
