"""The BERT data step: Wikipedia text to training shards and evaluation samples.

  BASEDIR=wiki python3 extra/datasets/wikipedia.py pre-train all     # parts 0 to 499
  BASEDIR=wiki python3 extra/datasets/wikipedia.py pre-train 42      # one part
  BASEDIR=wiki python3 extra/datasets/wikipedia.py pre-train 0-15,42 # some parts
  BASEDIR=wiki python3 extra/datasets/wikipedia.py pre-eval          # eval.pkl
  BASEDIR=wiki python3 extra/datasets/wikipedia.py verify            # are all files right?
  python3 extra/datasets/wikipedia.py settings                       # the variables

Reads BASEDIR/vocab.txt and BASEDIR/results4/, writes BASEDIR/train/N.pkl with train/manifest.json,
and BASEDIR/eval.pkl: pickled lists of dicts of numpy arrays, the same bits as the reference.
Several parts run in NUM_WORKERS processes; in an array job (PART_INDEX of PART_COUNT, or SLURM's)
each task takes every PART_COUNT-th part of what was asked for.
"""

import hashlib
import multiprocessing
import os
import re
import sys
import threading
import time
import unicodedata
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

if __package__ in (None, ""):
  sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np

from extra.datasets.files import naming, remove_stale
from extra.datasets.manifest import Manifest, differences, size_fault
from extra.datasets.preprocess_config import Config, settings_table
from extra.datasets.sampling import Samples, make_samples
from extra.datasets.shards import Written, write_shard
from extra.datasets.verify import verify
from extra.datasets.wordpiece import Corpus, Tokenizer, decode_text, load_vocabulary

NUM_PARTS = 500
ALREADY_DONE = "already done"
MANY_SINGLE = 0.9
USAGE = "usage: wikipedia.py pre-train all|N|N-M,K,... | pre-eval | verify [PARTS] | settings"


def get_wiki_train_files(basedir: str | Path | None = None) -> list[Path]:
  """Returns the training shards BASEDIR/train/*.pkl in the order of their names as text."""
  folder = Path(Config.from_env().basedir if basedir is None else basedir) / "train"
  return sorted(folder.glob("*.pkl"), key=lambda path: path.name)


def get_wiki_val_files(basedir: str | Path | None = None) -> list[Path]:
  """Returns the evaluation files: BASEDIR/eval.pkl if it is there."""
  path = Path(Config.from_env().basedir if basedir is None else basedir) / "eval.pkl"
  return [path] if path.is_file() else []


@dataclass(frozen=True)
class PartResult:
  """What became of a part: samples and seconds, or that it was there already."""

  part: int
  num_samples: int
  seconds: float
  note: str


class Preprocessor:
  """Makes shards with one vocabulary; keeps the cache of words from part to part."""

  def __init__(self, config: Config) -> None:
    self.config = config
    self.folder = Path(config.basedir)
    vocabulary_path = self.folder / "vocab.txt"
    self.vocabulary = load_vocabulary(vocabulary_path)
    self.vocabulary_sha256 = hashlib.sha256(vocabulary_path.read_bytes()).hexdigest()

  @cached_property
  def tokenizer(self) -> Tokenizer:
    """The tokenizer with its cache; made when a part is to be made, since it loads numba."""
    return Tokenizer(self.vocabulary, bool(self.config.compiled))

  def source_path(self, part: int) -> Path:
    """Returns the text of a part."""
    return self.folder / "results4" / f"part-{part:05d}-of-{NUM_PARTS:05d}"

  def train_part(self, part: int) -> PartResult:
    """Makes train/<part>.pkl unless it is there already, made of the same text and settings.

    Raises:
      ValueError: no text, invalid UTF-8.
      RuntimeError: there is a shard made of something else and FORCE is not 1.
      OSError: the disk is full, a folder is read-only.
    """
    started = time.monotonic()
    data = read_source(self.source_path(part))
    made_of = self.made_of(self.source_path(part), data)
    text = decode_text(data, str(self.source_path(part)))
    del data
    folder = self.folder / "train"
    folder.mkdir(exist_ok=True)
    path = folder / f"{part}.pkl"
    manifest = Manifest(folder)
    for file in (path, manifest.path):
      remove_stale(file)
    note = self.existing(path, manifest, made_of)
    if note == ALREADY_DONE:
      return PartResult(part, 0, 0.0, note)
    corpus = self.tokenizer.tokenize_text(text)
    del text
    warning = doubt_about(corpus, self.source_path(part))
    with naming(path), closing(self.samples_of(corpus, folder)) as samples:
      written = write_shard(path, samples, samples.order, self.config, self.vocabulary)
    manifest.record(path.name, made_of | entry_of(written))
    seconds = time.monotonic() - started
    return PartResult(part, written.num_samples, seconds, "; ".join(filter(None, (note, warning))))

  def samples_of(self, corpus: Corpus, folder: Path) -> Samples:
    """Makes all samples of a corpus; to be closed."""
    return make_samples(corpus, self.vocabulary, self.config, folder)

  def made_of(self, source: Path, data: bytes) -> dict[str, Any]:
    """Returns the part of a manifest entry that says what a shard is made of."""
    return {
      "settings": self.config.sample_settings(),
      "source": {
        "name": source.name,
        "bytes": len(data),
        "sha256": hashlib.sha256(data).hexdigest(),
      },
      "vocabulary_sha256": self.vocabulary_sha256,
      "unicode": unicodedata.unidata_version,
    }

  def existing(self, path: Path, manifest: Manifest, made_of: dict[str, Any]) -> str:
    """Says what to do about a shard: "already done", or why it is made (again).

    Raises RuntimeError where it was made with other settings, unless FORCE=1.
    """
    if not path.exists():
      return ""
    entry = manifest.shards().get(path.name)
    if entry is None:
      return "redone: the manifest does not name it, so it may be unfinished"
    if found := differences(entry, made_of):
      if not self.config.force:
        raise RuntimeError(
          f"{path}: made with {'; '.join(found)}; set FORCE=1 to redo it, or use another BASEDIR"
        )
      return f"redone: made with {'; '.join(found)}"
    if fault := size_fault(path, entry):
      return f"redone: {fault}"
    return ALREADY_DONE

  def evaluation(self) -> None:
    """Makes eval.pkl of EVAL_SAMPLES samples picked evenly. Raises ValueError for too few."""
    source = self.folder / "results4" / "eval.txt"
    data = read_source(source)
    made_of = self.made_of(source, data)
    text = decode_text(data, str(source))
    del data
    path = self.folder / "eval.pkl"
    manifest = Manifest(self.folder)
    for file in (path, manifest.path):
      remove_stale(file)
    print("Getting samples from dataset", flush=True)
    corpus = self.tokenizer.tokenize_text(text)
    del text
    if warning := doubt_about(corpus, source):
      print(warning, file=sys.stderr)
    with naming(path), closing(self.samples_of(corpus, self.folder)) as samples:
      print(f"There are {len(samples)} samples in the dataset", flush=True)
      picked = samples.order[pick_evenly(len(samples), self.config.eval_samples, str(source))]
      print(f"Picking {len(picked)} samples", flush=True)
      written = write_shard(path, samples, picked, self.config, self.vocabulary)
    manifest.record(path.name, made_of | entry_of(written))


def doubt_about(corpus: Corpus, source: Path) -> str:
  """Returns a warning about text that is valid but can hardly be meant, empty if there is none."""
  if corpus.num_documents == 0:
    return f"{source}: warning: no sentences in it, so no samples"
  num_single = int((np.diff(corpus.document_start) == 1).sum())
  if num_single / corpus.num_documents > MANY_SINGLE:
    return (
      f"{source}: warning: {num_single} of {corpus.num_documents} documents have one sentence, "
      "so B is random in nearly all samples; only documents should have blank lines between them"
    )
  return ""


def pick_evenly(available: int, wanted: int, source: str) -> np.ndarray:
  """Returns floor(k * (available / wanted)) for k = 0 ... wanted - 1, int64 (wanted,).

  Raises:
    ValueError: fewer are available than wanted.
  """
  if available < wanted:
    raise ValueError(
      f"{source}: gives {available} samples, {wanted} are needed; raise DUPE_FACTOR, or, for "
      f"sample data only, set EVAL_SAMPLES to at most {available}"
    )
  step = available / wanted
  return np.array([int(k * step) for k in range(wanted)], np.int64)


def read_source(path: Path) -> bytes:
  """Returns a text file's bytes. Raises ValueError if there is none."""
  if not path.is_file():
    raise ValueError(
      f"{path}: no such file; fetch the text with extra/datasets/wikipedia_download.py "
      "(WIKI_TRAIN=1) or set BASEDIR"
    )
  return path.read_bytes()


def entry_of(written: Written) -> dict[str, Any]:
  """Returns the part of a manifest entry that says what a shard holds."""
  return {
    "samples": written.num_samples,
    "bytes": written.num_bytes,
    "sha256": written.sha256,
  }


def parse_parts(text: str) -> list[int]:
  """Returns the parts that `all`, `42`, `0-15` or `1,3,7-9` name, each once, in order.

  Raises:
    ValueError: not such a list, or a part outside 0 to 499.
  """
  if text == "all":
    return list(range(NUM_PARTS))
  parts: dict[int, None] = {}
  for item in text.split(","):
    match = re.fullmatch(r"\s*([0-9]+)\s*(?:-\s*([0-9]+)\s*)?", item)
    if match is None:
      raise ValueError(f"part {text!r}: expected all, a number, or a list such as 0-15,42; {USAGE}")
    first = int(match.group(1))
    last = int(match.group(2) or first)
    if first > last or last >= NUM_PARTS:
      raise ValueError(f"part {item.strip()}: parts go from 0 to {NUM_PARTS - 1}")
    parts.update(dict.fromkeys(range(first, last + 1)))
  return list(parts)


worker: Preprocessor


def start_worker(config: Config) -> None:
  """Sets up a worker process: the vocabulary is read once."""
  global worker
  threading.Thread(target=end_with_parent, daemon=True).start()
  worker = Preprocessor(config)


def end_with_parent() -> None:
  """Ends this worker when the process that started it is killed: it would wait for ever."""
  parent = multiprocessing.parent_process()
  if parent is not None:
    parent.join()
    os._exit(1)


def work(part: int) -> PartResult:
  """Makes one part in a worker process."""
  return worker.train_part(part)


def train_many(preprocessor: Preprocessor, parts: list[int]) -> None:
  """Makes several parts in worker processes, with a progress bar on stderr.

  Raises:
    ValueError: texts are missing; nothing was begun.
    RuntimeError: parts failed; the others are done.
  """
  from tqdm import tqdm

  config = preprocessor.config
  parts = parts[config.part_index :: config.part_count]
  missing = [part for part in parts if not preprocessor.source_path(part).is_file()]
  if missing:
    raise ValueError(
      f"{preprocessor.source_path(missing[0])}: no such file, and so for {len(missing)} of "
      f"{len(parts)} parts; fetch the text, or name the parts there are, such as pre-train 0-15"
    )
  num_workers = max(1, min(config.num_workers, len(parts)))
  print(f"{len(parts)} parts in {num_workers} worker processes (NUM_WORKERS)", file=sys.stderr)
  failures = []
  # Workers start afresh rather than as copies of a process that has threads.
  context = multiprocessing.get_context("spawn")
  with ProcessPoolExecutor(num_workers, context, start_worker, (config,)) as pool:
    futures: dict[Future[PartResult], int] = {pool.submit(work, part): part for part in parts}
    waiting = set(futures)
    with tqdm(total=len(parts), unit="part") as bar:
      while waiting:
        done, waiting = wait(waiting, config.part_timeout, FIRST_COMPLETED)
        if not done:
          failures.append(end_stuck(futures, waiting, config.part_timeout))
          break
        for future in done:
          try:
            report(bar, future.result())
          except BrokenProcessPool:
            waiting = set()
            failures.append("a worker was killed, perhaps for memory: lower NUM_WORKERS")
            break
          except (ValueError, RuntimeError, OSError) as error:
            failures.append(f"part {futures[future]}: {explain(error)}")
            bar.update()
  if failures:
    shown = "\n  ".join(failures[:10])
    raise RuntimeError(
      f"{len(failures)} failures, finished shards are kept:\n  {shown}"
      if len(failures) > 1
      else f"{shown} (finished shards are kept)"
    )


def end_stuck(
  futures: dict[Future[PartResult], int], waiting: set[Future[PartResult]], seconds: float
) -> str:
  """Ends the worker processes, of which none gets on, and says which parts they had."""
  stuck = sorted(futures[future] for future in waiting if future.running())
  for process in multiprocessing.active_children():
    process.kill()
  return (
    f"no part was finished for {seconds:g} s (PART_TIMEOUT), the workers are ended; begun or next "
    f"were parts {', '.join(map(str, stuck))}"
  )


def report(bar: Any, result: PartResult) -> None:
  """Shows a finished part on the progress bar."""
  bar.update()
  if result.seconds:
    rate = result.num_samples / result.seconds
    bar.set_postfix_str(f"part {result.part}: {result.num_samples} samples, {rate:.0f}/s")
  if result.note not in ("", ALREADY_DONE):
    bar.write(f"part {result.part}: {result.note}", file=sys.stderr)


def train_one(preprocessor: Preprocessor, part: int) -> None:
  """Makes one part in this process."""
  result = preprocessor.train_part(part)
  if result.note:
    print(f"part {part}: {result.note}", file=sys.stderr)


def explain(error: Exception) -> str:
  """Returns an exception's message; for one of the system with the file that it is about."""
  if isinstance(error, OSError) and error.strerror:
    return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
  return str(error)


def run(arguments: list[str]) -> None:
  """Runs a command. Raises ValueError, RuntimeError or OSError with one clear message."""
  if not arguments:
    raise ValueError(USAGE)
  command = arguments[0]
  if command == "settings":
    print(settings_table())
    return
  if command not in ("pre-train", "pre-eval", "verify"):
    raise ValueError(f"unknown command {command!r}; {USAGE}")
  if command == "pre-train" and len(arguments) < 2:
    raise ValueError(f"pre-train: which part? {USAGE}")
  config = Config.from_env()
  if command == "verify":
    print(verify(config, parse_parts(arguments[1] if len(arguments) > 1 else "all")))
    return
  if command == "pre-eval":
    Preprocessor(config).evaluation()
    return
  parts = parse_parts(arguments[1])
  preprocessor = Preprocessor(config)
  if arguments[1].strip().isdecimal():
    print(f"Processing part {arguments[1]}...", flush=True)
    train_one(preprocessor, parts[0])
  else:
    train_many(preprocessor, parts)


def main() -> int:
  """Returns the exit code: 0, 1 after an error, 130 after Ctrl-C."""
  try:
    run(sys.argv[1:])
  except (ValueError, RuntimeError, OSError) as error:
    print(f"wikipedia.py: {explain(error)}", file=sys.stderr)
    return 1
  except KeyboardInterrupt:
    print("wikipedia.py: interrupted; finished shards are kept", file=sys.stderr)
    return 130
  return 0


if __name__ == "__main__":
  sys.exit(main())
