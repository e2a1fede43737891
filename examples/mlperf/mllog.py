"""The MLPerf log of one run: one object with a null twin, over the package mlperf-logging."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from examples.mlperf.config import JobConfig


class NullLog:
  """Accepts every call and writes nothing."""

  def event(self, key: str, value: Any = None, **metadata: Any) -> None:
    """A point in time."""

  def start(self, key: str, value: Any = None, **metadata: Any) -> None:
    """The beginning of an interval."""

  def end(self, key: str, value: Any = None, **metadata: Any) -> None:
    """The end of an interval."""

  def size(self) -> int:
    """Bytes written so far; saved in checkpoints so that a resumed run can cut the log there."""
    return 0


class FileLog(NullLog):
  """Writes MLLOG lines to `path` and to the standard output."""

  def __init__(self, path: Path) -> None:
    try:
      from mlperf_logging import mllog
    except ImportError as error:
      raise ValueError("LOGMLPERF=1 needs mlperf-logging: pip install -e '.[mlperf]'") from error
    self._path = path
    self._logger = mllog.get_mllogger()
    root = Path(__file__).resolve().parents[2]
    mllog.config(filename=str(path), root_dir=str(root), default_stack_offset=2)

  def event(self, key: str, value: Any = None, **metadata: Any) -> None:
    """A line for a moment."""
    self._logger.event(key=key, value=value, metadata=metadata)

  def start(self, key: str, value: Any = None, **metadata: Any) -> None:
    """A line for the start of an interval."""
    self._logger.start(key=key, value=value, metadata=metadata)

  def end(self, key: str, value: Any = None, **metadata: Any) -> None:
    """A line for the end of an interval."""
    self._logger.end(key=key, value=value, metadata=metadata)

  def size(self) -> int:
    """Bytes of the file."""
    return self._path.stat().st_size


def logged_keys(path: Path) -> set[str]:
  """The keys of an MLPerf log that this reader needs; empty when the file is absent."""
  text = path.read_text() if path.is_file() else ""
  known = ("init_start", "init_stop", "run_start", "run_stop")
  return {key for key in known if f'"key": "{key}"' in text}


def move_aside(path: Path) -> None:
  """Renames an older run's file or folder, so that each holds exactly one run."""
  if not path.exists():
    return
  number = 1
  while (aside := path.with_name(f"{path.name}.{number}")).exists():
    number += 1
  path.rename(aside)
  print(f"{path} held an earlier run and is now {aside}")


def open_log(config: JobConfig, resumed_size: int | None) -> tuple[NullLog, bool]:
  """The log of this process, and whether it still lacks the lines of an init process.

  init starts a new file, run goes on in the init's file, and a resumed run goes on from
  `resumed_size` bytes, where its checkpoint was made: what came after was undone by the restart.
  Raises ValueError for a log that is shorter than that.
  """
  if not config.logmlperf:
    return NullLog(), True
  path = config.result_file
  if resumed_size:
    if path.is_file() and path.stat().st_size >= resumed_size:
      with path.open("r+b") as file:
        file.truncate(resumed_size)
      return FileLog(path), False
    raise ValueError(
      f"RESUME: {path} is shorter than at the checkpoint; restore it or use LOGMLPERF=0"
    )
  keys = logged_keys(path)
  if config.initmlperf or "run_start" in keys or "init_stop" not in keys:
    move_aside(path)
    return FileLog(path), True
  return FileLog(path), False


def log_submission(log: NullLog, config: JobConfig, cache_cleared: bool) -> None:
  """The lines that open a log: who submits what, then the start of the init interval."""
  log.event("submission_org", config.submission_org)
  log.event("submission_platform", config.submission_platform)
  log.event("submission_division", config.submission_division)
  log.event("submission_status", "onprem")
  log.event("submission_benchmark", "bert")
  log.event("cache_clear", True, page_cache_flushed=cache_cleared)
  log.start("init_start")


def log_hyperparameters(
  log: NullLog, config: JobConfig, train_samples: int, eval_samples: int
) -> None:
  """Everything ruleset 5.0.0 wants to know about the optimizer, the schedule and the data."""
  values = {
    "global_batch_size": config.bs,
    "max_sequence_length": config.max_seq_length,
    "max_predictions_per_seq": config.max_predictions_per_seq,
    "opt_name": "LAMB",
    "opt_base_learning_rate": config.opt_base_learning_rate,
    "opt_lamb_weight_decay_rate": config.decay,
    "opt_lamb_beta_1": config.opt_lamb_beta_1,
    "opt_lamb_beta_2": config.opt_lamb_beta_2,
    "opt_lamb_learning_rate_decay_poly_power": config.poly_power,
    "opt_lamb_epsilon": config.epsilon,
    "opt_learning_rate_warmup_steps": config.num_warmup_steps,
    "num_warmup_steps": config.num_warmup_steps,
    "start_warmup_step": config.start_warmup_step,
    "opt_learning_rate_training_steps": config.train_steps,
    "gradient_accumulation_steps": config.gradient_acc_steps,
    "eval_samples": eval_samples,
    "train_samples": train_samples,
  }
  for key, value in values.items():
    log.event(key, value)
