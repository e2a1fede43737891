"""Every setting of the BERT job, declared once and read from the environment once.

    python3 -m examples.mlperf.config        # prints the table of all variables

`JobConfig.from_env()` gives one frozen, checked object; nothing else in the job reads the
environment, and no device is touched before the check has passed.
"""

from __future__ import annotations

import difflib
import math
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from extra.datasets.preprocess_config import Config as DataConfig
from extra.models.bert import BERT_SIZES
from tinygrad.helpers import ContextVar

DTYPES = {
  "FLOAT32": "float32",
  "FLOAT": "float32",
  "FLOAT16": "float16",
  "HALF": "float16",
  "BFLOAT16": "bfloat16",
}
EVAL_SET_SIZE = 10_000

# Dense TFLOP/s of one device with float32 sums, by the makers: float32, and 16 bits.
PEAKS = {
  "tinybox_green": (82.6, 165.2),
  "tinybox_red": (61.4, 122.8),
  "tinybox_8xMI300X": (163.4, 1307.4),
  "tinybox_1xMI300X": (163.4, 1307.4),
}

# Set by scripts of the round and read by nothing here: known for the check of mistyped names.
OTHER_VARIABLES = ("FUSE_ARANGE FUSE_ARANGE_UINT WIKI_TRAIN VERIFY_CHECKSUM").split()


def setting(default: Any, text: str, shown: str = "") -> Any:
  """A field with its help text; `shown` is the documented default where it is derived."""
  return field(default=default, metadata={"help": text, "shown": shown})


@dataclass(frozen=True)
class JobConfig:
  """The job's settings; the variable of a field is its name in upper case. Raises ValueError."""

  model: str = setting("bert", "what to train; only `bert`")
  pyprofile: bool = setting(False, "run under Python's profiler")
  gpus: int = setting(1, "number of devices")
  seed: int = setting(12345, "seed of dropout, initial weights, data order; names the log file")
  logmlperf: bool = setting(False, "write result_bert_<seed>.log in MLPerf's format")
  initmlperf: bool = setting(
    False, "untimed process: submission keys, compile everything; needs BENCHMARK"
  )
  runmlperf: bool = setting(False, "timed process on real data, from a checkpoint")
  benchmark: int = setting(0, "stop after this many steps (and evaluation steps); 0 is off")
  plan: bool = setting(False, "print sizes, FLOPs and memory; touch no device")
  submission_platform: str = setting("tinybox", "value of submission_platform in the log")
  submission_org: str = setting("tinycorp", "value of submission_org in the log")
  submission_division: str = setting("closed", "`closed` or `open`")
  basedir: str = setting("extra/datasets/wiki", "folder with train/*.pkl, eval.pkl, vocab.txt")
  preprocess: bool = setting(
    False, "first make the shards and eval.pkl that the run needs and lacks"
  )
  init_ckpt_dir: str = setting("", "folder of the initial checkpoint", "BASEDIR")
  init_weights: str = setting(
    "checkpoint", "`checkpoint`, or `random`: truncated normal weights from SEED (sample job)"
  )
  bs: int = setting(0, "global batch size", "11 GPUS at 16 bits, else 8 GPUS")
  gradient_acc_steps: int = setting(1, "micro-batches a step; BS is their sum")
  eval_bs: int = setting(0, "evaluation batch size", "GPUS")
  opt_base_learning_rate: float = setting(0.0, "base learning rate", "0.000175 sqrt(BS / 96)")
  opt_lamb_beta_1: float = setting(0.9, "LAMB decay of the first moment")
  opt_lamb_beta_2: float = setting(0.999, "LAMB decay of the second moment")
  epsilon: float = setting(1e-6, "LAMB epsilon")
  decay: float = setting(0.01, "LAMB weight decay")
  clip_norm: float = setting(1.0, "largest global norm of the gradient; 0 is off")
  poly_power: float = setting(1.0, "power of the polynomial decay")
  train_steps: int = setting(0, "length of the schedule in steps", "3600000 // BS")
  num_warmup_steps: int = setting(1, "warm-up steps; the reference uses 0")
  start_warmup_step: int = setting(0, "step at which the warm-up's ramp is zero")
  max_eval_steps: int = setting(0, "batches an evaluation", "all samples of eval.pkl")
  eval_step_freq: int = setting(0, "steps between evaluations", "MLPerf's rule, rounded up")
  loss_scaler: float = setting(0.0, "constant loss scale", "2048 for float16, else 1")
  target: float = setting(0.72, "masked-LM accuracy that ends the run")
  save_ckpt_freq: int = setting(1000, "steps between checkpoints")
  keep_ckpt_amount: int = setting(5, "checkpoints kept")
  save_ckpt_dir: str = setting("./ckpts", "checkpoint folder")
  ckpt: bool = setting(False, "save checkpoints")
  resume: str = setting("", "checkpoint file to go on from, or `latest`")
  disable_dropout: bool = setting(False, "dropout off")
  train_beam: int = setting(0, "width of the kernel search while training", "BEAM")
  eval_beam: int = setting(0, "width of the kernel search while evaluating", "BEAM")
  fp8_train: bool = setting(
    False, "round inputs of the encoder's products to fp8, but for its first and last layer"
  )
  train: bool = setting(True, "0 skips the training step")
  reset_step: bool = setting(False, "drop the captured step at each switch of train and evaluation")
  free_intermediate: bool = setting(False, "free the captured step's buffers at each such switch")
  peak_tflops: float = setting(
    0.0, "peak of one device for the progress bar; 0: unknown", "by SUBMISSION_PLATFORM"
  )
  wandb: bool = setting(False, "report to Weights & Biases; needs the package wandb")
  wandb_resume: str = setting("", "id of the Weights & Biases run to go on with")
  bert_size: str = setting("large", "`large` or `tiny`")
  bert_layers: int = setting(0, "number of layers; 0 keeps the size's own")
  max_seq_length: int = setting(512, "sequence length of the samples, tokens")
  max_predictions_per_seq: int = setting(76, "masked tokens a sample, at most")
  num_cpu_threads: int = setting(8, "shards read at once, at most 8")
  shuffle_buffer: int = setting(1000, "samples in the shuffle buffer")
  dtype: str = setting("float32", "set from DEFAULT_FLOAT", "float32")
  device: str = setting("", "set from DEV", "best found")

  @staticmethod
  def from_env(environ: Mapping[str, str] | None = None) -> JobConfig:
    """Reads, derives and checks. Raises ValueError naming the variable and what to do."""
    environ = os.environ if environ is None else environ
    values: dict[str, Any] = {}
    for item in fields(JobConfig):
      text = environ.get(item.name.upper())
      if text is not None and item.name not in ("dtype", "device"):
        values[item.name] = parse_value(item.name.upper(), text, type(item.default))
    values["dtype"] = parse_dtype(environ.get("DEFAULT_FLOAT", "FLOAT32"))
    parse_dtype(environ.get("SUM_DTYPE", "FLOAT32"), "SUM_DTYPE")
    values["device"] = environ.get("DEV", "")
    beam = parse_value("BEAM", environ.get("BEAM", "0"), int)
    values.setdefault("train_beam", beam)
    values.setdefault("eval_beam", beam)
    given = {name for name in values if name.upper() in environ}
    for name in ("bs", "eval_bs", "train_steps", "eval_step_freq", "max_eval_steps"):
      if name in given and values[name] < 1:
        raise ValueError(f"{name.upper()} must be at least 1, got {values[name]}")
    return JobConfig(**derive(values))

  def __post_init__(self) -> None:
    check_choices(self)
    check_numbers(self)
    if self.initmlperf and self.runmlperf:
      raise ValueError("INITMLPERF and RUNMLPERF are two processes: set one of them")
    if self.initmlperf and not self.benchmark:
      raise ValueError("INITMLPERF needs BENCHMARK, the number of steps to compile and try: try 10")

  @property
  def result_file(self) -> Path:
    """The run's MLPerf log, in the working directory."""
    return Path(f"result_bert_{self.seed}.log")

  @property
  def num_layers(self) -> int:
    """Layers of the model: BERT_LAYERS, or what BERT_SIZE has."""
    return self.bert_layers or BERT_SIZES[self.bert_size].get("num_layers", 24)

  def hparam_lines(self) -> list[str]:
    """One `HParam NAME: value` line a setting."""
    return [f"HParam {f.name.upper()}: {getattr(self, f.name)}" for f in fields(self)]

  def notes(self) -> list[str]:
    """One `note:` line for each setting that departs from the MLPerf reference."""
    reference = {
      "num_warmup_steps": (0, "the ramp's first step has a learning rate of 0"),
      "clip_norm": (1.0, "the bound of the gradient's global norm"),
      "poly_power": (1.0, "the power of the decay"),
      "disable_dropout": (False, "the reference drops 10 %"),
      "fp8_train": (False, "it computes in float32"),
      "target": (0.72, "the masked-LM accuracy that ends a run"),
    }
    return [
      f"note: {name.upper()}={getattr(self, name)}, the reference has {value}: {what}"
      for name, (value, what) in reference.items()
      if getattr(self, name) != value
    ]


# What may differ between a run and its continuation without a word.
FREE_TO_CHANGE = (
  "resume pyprofile logmlperf benchmark preprocess basedir init_ckpt_dir init_weights ckpt "
  "save_ckpt_freq keep_ckpt_amount save_ckpt_dir peak_tflops wandb wandb_resume"
).split()


def changed_settings(config: JobConfig, before: Mapping[str, Any]) -> list[str]:
  """One `note:` line a setting that is not what it was in the run that is resumed."""
  return [
    f"note: RESUME: {name.upper()} is {value}, it was {before[name]}"
    for name, value in asdict(config).items()
    if name not in FREE_TO_CHANGE and name in before and before[name] != value
  ]


def parse_value(name: str, text: str, kind: type) -> Any:
  """Text of the variable `name` as a str, bool (0 or 1), int or float. Raises ValueError."""
  if kind is str:
    return text
  try:
    return {bool: lambda t: bool(int(t)), int: int, float: float}[kind](text)
  except ValueError:
    wanted = {bool: "0 or 1", int: "a whole number", float: "a number"}[kind]
    raise ValueError(f"{name} must be {wanted}, got {text!r}") from None


def parse_dtype(text: str, name: str = "DEFAULT_FLOAT") -> str:
  """float32, float16 or bfloat16 for a variable's text. Raises ValueError."""
  if text.upper() not in DTYPES:
    raise ValueError(f"{name} must be one of {', '.join(DTYPES)}, got {text!r}")
  return DTYPES[text.upper()]


def eval_interval_samples(batch: int) -> int:
  """Samples between evaluations by MLPerf's rule, before rounding to whole batches."""
  return math.floor(0.05 * (230.23 * batch + 3_000_000) / 25_000) * 25_000


def derive(values: dict[str, Any]) -> dict[str, Any]:
  """Fills the settings whose default depends on others."""
  out = dict(values)
  gpus = max(out.get("gpus", 1), 1)
  out.setdefault("bs", (8 if out["dtype"] == "float32" else 11) * gpus)
  out.setdefault("eval_bs", gpus)
  out.setdefault("opt_base_learning_rate", 0.000175 * math.sqrt(out["bs"] / 96))
  out.setdefault("train_steps", max(3_600_000 // out["bs"], 1))
  out.setdefault("eval_step_freq", math.ceil(eval_interval_samples(out["bs"]) / out["bs"]))
  out.setdefault("loss_scaler", 2048.0 if out["dtype"] == "float16" else 1.0)
  if out.get("device", "").upper() not in ("CPU", "PYTHON", "NULL"):
    peaks = PEAKS.get(out.get("submission_platform", ""), (0.0, 0.0))
    out.setdefault("peak_tflops", peaks[out["dtype"] != "float32"])
  if not out.get("init_ckpt_dir"):
    out["init_ckpt_dir"] = out.get("basedir", "extra/datasets/wiki")
  return out


def check_choices(config: JobConfig) -> None:
  """Raises ValueError for a name that is not one of the known ones."""
  choices = {
    "model": ("bert",),
    "bert_size": tuple(BERT_SIZES),
    "submission_division": ("closed", "open"),
    "init_weights": ("checkpoint", "random"),
  }
  for name, known in choices.items():
    if getattr(config, name) not in known:
      got = getattr(config, name)
      raise ValueError(f"{name.upper()} must be one of {', '.join(known)}, got {got!r}")


def check_numbers(config: JobConfig) -> None:
  """Raises ValueError for a number that cannot work."""
  at_least_one = (
    "gpus bs eval_bs gradient_acc_steps train_steps eval_step_freq save_ckpt_freq keep_ckpt_amount "
    "max_seq_length max_predictions_per_seq num_cpu_threads shuffle_buffer"
  )
  for name in at_least_one.split():
    if getattr(config, name) < 1:
      raise ValueError(f"{name.upper()} must be at least 1, got {getattr(config, name)}")
  not_negative = (
    "benchmark peak_tflops num_warmup_steps bert_layers decay clip_norm poly_power train_beam "
    "eval_beam max_eval_steps"
  )
  for name in not_negative.split():
    if not 0 <= getattr(config, name) < math.inf:
      raise ValueError(f"{name.upper()} must be 0 or more, got {getattr(config, name)}")
  for name in ("opt_base_learning_rate", "epsilon", "loss_scaler", "target"):
    if not 0 < getattr(config, name) < math.inf:
      got = getattr(config, name)
      raise ValueError(f"{name.upper()} must be above 0 and finite, got {got}")
  if config.target > 1:
    raise ValueError(f"TARGET is an accuracy, at most 1, got {config.target}")
  if config.start_warmup_step > 0:
    raise ValueError(
      f"START_WARMUP_STEP must be 0 or less, got {config.start_warmup_step}: the rate would be "
      "negative before that step"
    )
  for name in ("opt_lamb_beta_1", "opt_lamb_beta_2"):
    if not 0 <= getattr(config, name) < 1:
      raise ValueError(f"{name.upper()} must be in [0, 1), got {getattr(config, name)}")
  if config.bs % (config.gpus * config.gradient_acc_steps):
    raise ValueError(
      f"BS={config.bs} is not divisible by GPUS={config.gpus} x "
      f"GRADIENT_ACC_STEPS={config.gradient_acc_steps}: choose a multiple"
    )
  if config.eval_bs % config.gpus:
    raise ValueError(f"EVAL_BS={config.eval_bs} is not divisible by GPUS={config.gpus}")


def mistyped_names(environ: Mapping[str, str] | None = None) -> list[str]:
  """A warning for each variable of the environment that looks like a misspelling of one of ours."""
  environ = os.environ if environ is None else environ
  declared = [f.name.upper() for kind in (JobConfig, DataConfig) for f in fields(kind)]
  known = {*declared, *OTHER_VARIABLES, *ContextVar._cache}
  warnings = []
  for name in sorted(environ):
    if name in known or len(name) < 5:
      continue
    close = difflib.get_close_matches(name, known, n=1, cutoff=0.87)
    if close and len(close[0]) >= 5:
      warnings.append(f"unknown variable {name}: did you mean {close[0]}?")
  return warnings


def docs_table() -> str:
  """A Markdown table of every variable: name, type, default, meaning."""
  lines = ["| variable | type | default | meaning |", "| --- | --- | --- | --- |"]
  for item in fields(JobConfig):
    if item.name in ("dtype", "device"):
      continue
    default = item.default
    plain = int(default) if isinstance(default, bool) else default
    shown = item.metadata["shown"] or str(plain) or "empty"
    kind = type(default).__name__
    lines.append(f"| {item.name.upper()} | {kind} | {shown} | {item.metadata['help']} |")
  return "\n".join(lines)


if __name__ == "__main__":
  print(docs_table())
