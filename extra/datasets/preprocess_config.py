"""Settings of the BERT data step: each variable declared once, all checked before work starts."""

import math
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

MAX_DEFAULT_WORKERS = 32
WORKER_BYTES = 1 << 30


def default_basedir() -> str:
  """Returns the folder `wiki` beside the scripts."""
  return str(Path(__file__).resolve().parent / "wiki")


def available_bytes() -> int:
  """Returns the memory in bytes that new processes can use, or a generous guess where unknown."""
  try:
    with open("/proc/meminfo", encoding="ascii") as meminfo:
      for line in meminfo:
        if line.startswith("MemAvailable:"):
          return int(line.split()[1]) * 1024
  except OSError:
    pass
  return MAX_DEFAULT_WORKERS * WORKER_BYTES


def default_workers() -> int:
  """Returns one worker a usable core, at most 32, and at most one a free GiB of memory."""
  if hasattr(os, "sched_getaffinity"):
    num_cores = len(os.sched_getaffinity(0))
  else:
    num_cores = os.cpu_count() or 1
  return max(1, min(num_cores, MAX_DEFAULT_WORKERS, available_bytes() // WORKER_BYTES))


def variable(kind: Callable[[str], Any], default: Any, help_text: str, shown: str = "") -> Any:
  """Declares one environment variable as a dataclass field.

  `default` may be a function; `shown` is what the documentation table says instead of its value.
  """
  metadata = {"kind": kind, "help": help_text, "shown": shown or repr(default)}
  if callable(default):
    return field(default_factory=default, metadata=metadata)
  return field(default=default, metadata=metadata)


@dataclass(frozen=True)
class Config:
  """Settings by variable name in lower case. Raises ValueError for values that cannot work."""

  basedir: str = variable(
    str,
    default_basedir,
    "folder of the text and the shards",
    "`wiki` beside the script",
  )
  max_seq_length: int = variable(int, 512, "length of a sequence in tokens, at least 5")
  max_predictions_per_seq: int = variable(int, 76, "places for masked tokens in a sequence")
  random_seed: int = variable(int, 12345, "seed of the generator; every part starts from it")
  dupe_factor: int = variable(int, 10, "passes over the documents")
  masked_lm_prob: float = variable(float, 0.15, "share of the tokens to mask")
  short_seq_prob: float = variable(float, 0.1, "chance that a document's target length is drawn")
  num_workers: int = variable(
    int,
    default_workers,
    "worker processes for several parts",
    "cores, at most 32 and one a free GiB",
  )
  part_timeout: float = variable(
    float, 3600.0, "seconds without a finished part after which stuck workers are ended"
  )
  eval_samples: int = variable(
    int, 10000, "samples that pre-eval picks; fewer only for sample data"
  )
  force: int = variable(int, 0, "1: redo shards that were made with other settings or text")
  compiled: int = variable(int, 1, "1: compiled sampling where numba is installed; 0: plain Python")
  part_index: int = variable(int, 0, "array job: number of this task; or by SLURM_ARRAY_TASK_ID")
  part_count: int = variable(int, 1, "array job: how many tasks; or by SLURM_ARRAY_TASK_COUNT")

  def __post_init__(self) -> None:
    """Raises ValueError naming the variable, its value and what it may be."""
    self.require(self.max_seq_length >= 5, "max_seq_length", "at least 5")
    self.require(math.isfinite(self.masked_lm_prob), "masked_lm_prob", "a finite number")
    self.require(not math.isnan(self.short_seq_prob), "short_seq_prob", "a number")
    self.require(self.num_workers >= 1, "num_workers", "at least 1")
    self.require(self.part_timeout > 0, "part_timeout", "more than 0 seconds")
    self.require(self.eval_samples >= 1, "eval_samples", "at least 1")
    self.require(self.part_count >= 1, "part_count", "at least 1")
    self.require(0 <= self.part_index < self.part_count, "part_index", "from 0 to PART_COUNT - 1")

  def require(self, holds: bool, name: str, expected: str) -> None:
    """Raises ValueError for setting `name` unless `holds`."""
    if not holds:
      raise ValueError(f"{name.upper()}: expected {expected}, got {getattr(self, name)}")

  @classmethod
  def from_env(cls, environ: Mapping[str, str] | None = None) -> "Config":
    """Reads the settings, as Python's int() and float() convert them.

    Raises:
      ValueError: a value is not of its type or out of range.
    """
    environ = with_array_job(os.environ if environ is None else environ)
    values = {}
    for one in fields(cls):
      text = environ.get(one.name.upper())
      if text is None:
        continue
      kind = one.metadata["kind"]
      try:
        values[one.name] = kind(text)
      except ValueError:
        word = "a whole number" if kind is int else "a number"
        raise ValueError(f"{one.name.upper()}: expected {word}, got {text!r}") from None
    return cls(**values)

  def sample_settings(self) -> dict[str, int | float]:
    """Returns the settings that decide the bits of a shard, as the manifest keeps them."""
    return {
      "MAX_SEQ_LENGTH": self.max_seq_length,
      "MAX_PREDICTIONS_PER_SEQ": self.max_predictions_per_seq,
      "RANDOM_SEED": self.random_seed,
      "DUPE_FACTOR": self.dupe_factor,
      "MASKED_LM_PROB": self.masked_lm_prob,
      "SHORT_SEQ_PROB": self.short_seq_prob,
    }


def with_array_job(environ: Mapping[str, str]) -> dict[str, str]:
  """Returns `environ` with PART_INDEX and PART_COUNT taken from a SLURM array job if unset.

  Raises ValueError for a number of a task that is none.
  """
  result = dict(environ)
  task = environ.get("SLURM_ARRAY_TASK_ID")
  count = environ.get("SLURM_ARRAY_TASK_COUNT")
  if task is None or count is None or "PART_COUNT" in environ or "PART_INDEX" in environ:
    return result
  try:
    result["PART_INDEX"] = str(int(task) - int(environ.get("SLURM_ARRAY_TASK_MIN", "0")))
  except ValueError:
    raise ValueError(f"SLURM_ARRAY_TASK_ID: expected a whole number, got {task!r}") from None
  result["PART_COUNT"] = count
  return result


def settings_table() -> str:
  """Returns the variables as a Markdown table: name, type, default, meaning."""
  lines = ["| variable | type | default | meaning |", "| --- | --- | --- | --- |"]
  for one in fields(Config):
    meta = one.metadata
    name = one.name.upper()
    lines.append(f"| {name} | {meta['kind'].__name__} | {meta['shown']} | {meta['help']} |")
  return "\n".join(lines)
