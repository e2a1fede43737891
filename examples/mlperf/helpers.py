"""Small parts of the BERT job: model from settings, devices, costs, page cache."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, TextIO

from examples.mlperf.config import JobConfig
from extra.models.bert import BERT_SIZES, BertConfig
from tinygrad import Device


def vocabulary_size(config: JobConfig) -> int:
  """Entries of BASEDIR/vocab.txt for a run with data, else BERT's 30522. Raises RuntimeError."""
  path = Path(config.basedir) / "vocab.txt"
  if path.is_file():
    count = len({line.strip() for line in path.read_text(encoding="utf-8").split("\n")} - {""})
    if count:
      return count
    raise RuntimeError(f"{path} is empty: fetch it with extra/datasets/wikipedia_download.py")
  if config.runmlperf and not config.plan:
    raise RuntimeError(f"no {path}: set BASEDIR, or make the data with extra/datasets/wikipedia.py")
  return 30522


def bert_config(config: JobConfig, vocab_size: int) -> BertConfig:
  """The model's sizes for the job's BERT_SIZE, BERT_LAYERS and DEFAULT_FLOAT."""
  sizes = dict(BERT_SIZES[config.bert_size])
  if config.bert_layers:
    sizes["num_layers"] = config.bert_layers
  dropout = 0.0 if config.disable_dropout else 0.1
  return BertConfig(
    **sizes,
    vocab_size=vocab_size,
    max_positions=max(512, config.max_seq_length),
    hidden_dropout=dropout,
    attention_dropout=dropout,
    dtype=config.dtype,
    fp8=config.fp8_train,
  )


def open_devices(config: JobConfig) -> tuple[str, ...]:
  """Canonical names of the job's devices. Raises ValueError for one that is not there."""
  names = tuple(Device.canonicalize(f"{Device.DEFAULT}:{i}") for i in range(config.gpus))
  for name in names:
    try:
      Device[name]
    except Exception as error:
      raise ValueError(f"GPUS={config.gpus}: device {name} cannot be opened: {error}") from error
  return names


def peak_flops(config: JobConfig) -> float:
  """FLOP/s of all devices together at most: by PEAK_TFLOPS, or measured on a CPU; 0: unknown."""
  if config.peak_tflops:
    return config.peak_tflops * 1e12 * config.gpus
  limits = Device[Device.DEFAULT].limits() if config.dtype == "float32" else None
  # The devices of one host share its cores.
  return limits[0] if limits else 0.0


def train_flops_per_sample(bert: BertConfig, seq: int, predictions: int) -> float:
  """Matrix-product FLOPs of one training sample, forward times three."""
  h = bert.hidden_size
  layer = 2 * seq * (4 * h * h + 2 * h * bert.intermediate_size) + 4 * seq * seq * h
  head = 2 * predictions * (h * h + h * bert.vocab_size)
  pooled = 2 * (h * h + 2 * h)
  return 3.0 * (bert.num_layers * layer + head + pooled)


def flush_page_cache() -> bool:
  """Writes dirty pages and drops the page cache; False where the system does not let us."""
  os.sync()
  try:
    Path("/proc/sys/vm/drop_caches").write_text("3\n")
  except OSError as error:
    print(f"page cache not flushed: {error}")
    return False
  return True


class LastingStream:
  """A text stream that goes on, into nothing, when whoever read it is gone."""

  def __init__(self, stream: TextIO) -> None:
    self._stream = stream

  def __getattr__(self, name: str) -> Any:
    return getattr(self._stream, name)

  def write(self, text: str) -> int:
    """Writes text. Returns the number of characters, also where nobody reads them."""
    try:
      return self._stream.write(text)
    except BrokenPipeError:
      self._drop()
      return len(text)

  def flush(self) -> None:
    """Flushes the stream, or leaves it for good where nobody reads it."""
    try:
      self._stream.flush()
    except BrokenPipeError:
      self._drop()

  def _drop(self) -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, self._stream.fileno())
    os.close(nothing)


def outlive_readers() -> None:
  """Lets the process go on when the `tee` or terminal that shows its output ends before it."""
  sys.stdout = LastingStream(sys.stdout)  # type: ignore[assignment]
  sys.stderr = LastingStream(sys.stderr)  # type: ignore[assignment]
