"""Which shards a run reads, found before any is opened; with PREPROCESS=1 the missing are made.

The order of the shards follows from SEED and their number. So a run needs only those that its
TRAIN_STEPS x BS samples reach: of the real 500 parts about twelve. With PREPROCESS=1 these are
chosen among all parts that have a shard or a text, and the run reads what it would read if all
shards were there. Without it, the run reads the shards that there are, as often as it takes.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from examples.mlperf.config import JobConfig
from examples.mlperf.dataloader import MAX_READERS, PREFETCH_BATCHES, shard_order
from extra.datasets.manifest import Manifest, check_size, size_fault
from extra.datasets.preprocess_config import Config
from extra.datasets.wikipedia import NUM_PARTS

SCRIPT = Path(__file__).resolve().parents[2] / "extra" / "datasets" / "wikipedia.py"
# Of the real text, a pass gives a sample of 512 tokens for every 825 bytes: documents are short.
# Short sequences are filled, with about four bytes a token.
TEXT_BYTES = 825
TOKEN_BYTES = 4
REAL_PART_BYTES = 25_400_000
PICKLE_BYTES = 210


@dataclass(frozen=True)
class ShardFile:
  """A shard that is there or can be made; `samples` is an estimate where nothing says it."""

  path: Path
  samples: int
  bytes: int
  ready: bool


@dataclass(frozen=True)
class ShardPlan:
  """All shards that a run chooses from, in name order, and which of them it reads."""

  shards: tuple[ShardFile, ...]
  read: tuple[int, ...]
  samples: int

  @property
  def missing(self) -> list[Path]:
    """The shards that are read but not there, or cut short."""
    return [self.shards[i].path for i in self.read if not self.shards[i].ready]

  def summary(self) -> str:
    """One line: how many samples come from which shards."""
    names = part_list([self.shards[i].path for i in self.read])
    held = sum(self.shards[i].samples for i in self.read)
    text = f"{self.samples:,} samples from {len(self.read)} of {len(self.shards)} shards: {names}"
    return text if held >= self.samples else f"{text}; they hold {held:,}, so samples come again"


def part_list(paths: list[Path]) -> str:
  """Shards as `wikipedia.py pre-train` takes them: `3,7-9`; other names follow as they are."""
  parts = sorted(int(path.stem) for path in paths if path.stem.isdecimal())
  spans: list[list[int]] = []
  for part in parts:
    if spans and part == spans[-1][1] + 1:
      spans[-1][1] = part
    else:
      spans.append([part, part])
  words = [str(first) if first == last else f"{first}-{last}" for first, last in spans]
  return ",".join(words + sorted(path.name for path in paths if not path.stem.isdecimal()))


def text_sizes(basedir: str) -> dict[int, int]:
  """Bytes of the parts' texts in BASEDIR/results4, by part."""
  pattern = f"part-[0-9][0-9][0-9][0-9][0-9]-of-{NUM_PARTS:05d}"
  found = Path(basedir, "results4").glob(pattern)
  return {int(path.name[5:10]): path.stat().st_size for path in found}


def sample_bytes(config: JobConfig) -> int:
  """Bytes of one sample's pickle, about."""
  return 4 * (3 * config.max_seq_length + 3 * config.max_predictions_per_seq + 1) + PICKLE_BYTES


def describe(
  path: Path, entry: dict[str, Any] | None, expected: int, config: JobConfig
) -> ShardFile:
  """One shard, of which the manifest says `entry`; `expected` samples if it is yet to be made."""
  if not path.is_file():
    return ShardFile(path, expected, expected * sample_bytes(config), False)
  size = path.stat().st_size
  if entry is None or size_fault(path, entry):
    return ShardFile(path, size // sample_bytes(config), size, entry is None)
  return ShardFile(path, entry["samples"], size, True)


def all_shards(config: JobConfig, *, with_texts: bool) -> list[ShardFile]:
  """The shards that are there and, `with_texts`, those that can be made, in name order.

  Where there are neither shards nor texts, the real 500 parts are meant.
  """
  folder = Path(config.basedir) / "train"
  paths = {path.name: path for path in folder.glob("*.pkl")}
  sizes = text_sizes(config.basedir) if with_texts else {}
  if with_texts and not paths and not sizes:
    sizes = dict.fromkeys(range(NUM_PARTS), REAL_PART_BYTES)
  paths |= {f"{part}.pkl": folder / f"{part}.pkl" for part in sizes}
  entries = Manifest(folder).shards()
  passes = Config.from_env({k: v for k, v in os.environ.items() if k == "DUPE_FACTOR"}).dupe_factor
  text_bytes = min(TEXT_BYTES, TOKEN_BYTES * config.max_seq_length)
  expected = {f"{part}.pkl": size * passes // text_bytes for part, size in sizes.items()}
  return [
    describe(paths[name], entries.get(name), expected.get(name, 0), config)
    for name in sorted(paths)
  ]


def stem_number(name: str) -> int:
  """The part of a shard's name, -1 for a name that is no part's."""
  stem = name.removesuffix(".pkl")
  return int(stem) if stem.isdecimal() else -1


def choose(config: JobConfig, shards: list[ShardFile]) -> ShardPlan:
  """The shards that the run opens: TRAIN_STEPS batches, and what is read ahead of them."""
  samples = config.train_steps * config.bs
  ahead = config.shuffle_buffer + (PREFETCH_BATCHES + 1) * config.bs
  readers = min(config.num_cpu_threads, MAX_READERS)
  _, order = shard_order(len(shards), config.seed, 0)
  opened = opened_shards([shards[i].samples for i in order], readers, samples + ahead)
  return ShardPlan(tuple(shards), tuple(sorted(order[:opened])), samples)


def opened_shards(sizes: list[int], readers: int, samples: int) -> int:
  """How many shards of these sizes are opened when `readers` at a time give `samples` in turn."""
  opened = min(readers, len(sizes))
  left = sizes[:opened]
  while left and samples > 0:
    # All readers go on until the first of them has come to its end.
    rounds = min(left)
    samples -= rounds * len(left)
    if samples <= 0:
      break
    left = [size - rounds for size in left if size > rounds]
    more = sizes[opened : opened + readers - len(left)]
    opened += len(more)
    left += more
  return opened


def run_data_step(config: JobConfig, *arguments: str) -> None:
  """Runs extra/datasets/wikipedia.py, which shows its own progress. Raises RuntimeError."""
  command = [sys.executable, str(SCRIPT), *arguments]
  # All of it here, also where the training itself is one task of an array job.
  environ = os.environ | {"BASEDIR": config.basedir, "PART_INDEX": "0", "PART_COUNT": "1"}
  code = subprocess.run(command, env=environ).returncode
  if code:
    raise RuntimeError(f"PREPROCESS: wikipedia.py {' '.join(arguments)} ended with code {code}")


def make_missing(config: JobConfig) -> ShardPlan:
  """Makes the shards that the run needs and eval.pkl where they are missing.

  Raises:
    RuntimeError: there is no text to make them of, or the data step failed.
  """
  while True:
    plan = choose(config, all_shards(config, with_texts=True))
    missing = plan.missing
    if not missing:
      break
    texts = text_sizes(config.basedir)
    without = [path for path in missing if stem_number(path.name) not in texts]
    if without:
      raise RuntimeError(
        f"PREPROCESS: {without[0]} is to be made, but {config.basedir}/results4 has no text for "
        "it: fetch the text with WIKI_TRAIN=1 extra/datasets/wikipedia_download.py or set BASEDIR"
      )
    print(f"PREPROCESS: making {len(missing)} shards: {part_list(missing)}", flush=True)
    run_data_step(config, "pre-train", part_list(missing))
  if not (Path(config.basedir) / "eval.pkl").is_file():
    run_data_step(config, "pre-eval")
  return plan


def training_shards(config: JobConfig) -> list[Path]:
  """The shards that the run's order is made of; says which of them it reads.

  Raises:
    RuntimeError: there are none, or one was cut short; names the command that makes those that the
      run needs.
  """
  if config.preprocess:
    plan = make_missing(config)
  else:
    shards = all_shards(config, with_texts=False)
    if not shards:
      needed = choose(config, all_shards(config, with_texts=True)).missing
      raise RuntimeError(
        f"no shards in {Path(config.basedir) / 'train' / '*.pkl'}: set BASEDIR, or PREPROCESS=1, "
        f"or make the {len(needed)} that TRAIN_STEPS={config.train_steps} of BS={config.bs} read: "
        f"BASEDIR={config.basedir} python3 {SCRIPT} pre-train {part_list(needed)}"
      )
    plan = choose(config, shards)
    for path in plan.missing:
      check_size(path, f"pre-train {part_list(plan.missing)}")
  print(f"data: {plan.summary()}", flush=True)
  return [shard.path for shard in plan.shards]
