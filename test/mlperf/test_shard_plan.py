"""The shards that a run reads: counted as the stream opens them, made when asked, or named."""

import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from examples.mlperf import dataloader, model_train, shard_plan
from examples.mlperf.config import JobConfig
from examples.mlperf.dataloader import SampleStream, TrainLoader, train_files
from examples.mlperf.shard_plan import opened_shards, part_list, training_shards
from extra.datasets.wikipedia import parse_parts

ROOT = Path(model_train.__file__).resolve().parents[2]
SHAPE = {"MAX_SEQ_LENGTH": "16", "MAX_PREDICTIONS_PER_SEQ": "3"}
DATA_STEP = SHAPE | {"DUPE_FACTOR": "1", "COMPILED": "0", "NUM_WORKERS": "1", "EVAL_SAMPLES": "5"}
VOCABULARY = "[PAD]\n[UNK]\n[CLS]\n[SEP]\n[MASK]\na\nb\nc\n.\n"


@pytest.fixture
def wiki(tmp_path, monkeypatch):
  """Twelve texts of different lengths, no shards; the data step's settings in the environment."""
  (tmp_path / "results4").mkdir()
  (tmp_path / "vocab.txt").write_text(VOCABULARY)
  text = "a b c. a b!\nb a\n\nc b b a\nb\nb b a b\n"
  (tmp_path / "results4" / "eval.txt").write_text(text * 5)
  for part in range(12):
    path = tmp_path / "results4" / f"part-{part:05d}-of-00500"
    path.write_text("\n".join(random.Random(part).choices(text.splitlines(), k=150 + 20 * part)))
  for name, value in DATA_STEP.items():
    monkeypatch.setenv(name, value)
  return tmp_path


def settings(wiki: Path, **changes: str) -> JobConfig:
  """A job of 10 batches of 4 samples that reads two shards at once."""
  job = {"BASEDIR": str(wiki), "BS": "4", "TRAIN_STEPS": "10", "NUM_CPU_THREADS": "2"}
  return JobConfig.from_env(SHAPE | job | {"SHUFFLE_BUFFER": "8", "RUNMLPERF": "1"} | changes)


def make_shards(wiki: Path, parts: str) -> None:
  command = [sys.executable, str(shard_plan.SCRIPT), "pre-train", parts]
  environ = os.environ | {"BASEDIR": str(wiki)}
  subprocess.run(command, env=environ, check=True, capture_output=True)


def parts_there(wiki: Path) -> set[int]:
  return {int(path.stem) for path in (wiki / "train").glob("*.pkl")}


@pytest.mark.parametrize("readers", [1, 2, 8])
def test_shards_are_counted_as_the_stream_opens_them(monkeypatch, readers):
  rng = random.Random(readers)

  class FakeShard:
    def __init__(self, path, seq, predictions):
      opened.append(path)
      self.size = sizes[int(path.stem)]

    def sample(self, offset):
      return {}

  monkeypatch.setattr(dataloader, "open_shard", FakeShard)
  for _ in range(30):
    sizes = [rng.choice((0, rng.randrange(40))) for _ in range(20)] + [1]
    opened: list[Path] = []
    stream = SampleStream([Path(f"/{i}.pkl") for i in range(21)], 5, 4, 1, readers, 1)
    wanted = rng.randrange(1, sum(sizes) + 1)
    for _ in range(wanted):
      next(stream)
    _, order = dataloader.shard_order(21, 5, 0)
    counted = opened_shards([sizes[i] for i in order], readers, wanted)
    # A reader has its place before it is asked for its first sample.
    assert len(opened) <= counted
    assert [int(path.stem) for path in opened] == order[: len(opened)]
    assert counted <= len(opened) + readers


def test_lists_of_parts_are_those_of_the_data_step():
  paths = [Path(f"{part}.pkl") for part in (9, 3, 7, 8, 12)]
  assert part_list(paths) == "3,7-9,12"
  assert parse_parts(part_list(paths)) == [3, 7, 8, 9, 12]


def test_the_real_set_needs_few_shards(tmp_path):
  config = JobConfig.from_env({"BASEDIR": str(tmp_path), "BS": "96"})
  shards = shard_plan.all_shards(config, with_texts=True)
  plan = shard_plan.choose(config, shards)
  assert len(shards) == 500
  assert 150e6 < sum(shard.samples for shard in shards) < 158e6
  # Eight are read in turn; as the first of them end, others take their places.
  assert len(plan.read) == 16
  assert plan.summary().startswith("3,600,000 samples from 16 of 500 shards: ")
  other = shard_plan.choose(JobConfig.from_env({"BS": "96", "SEED": "1"}), shards)
  assert other.read != plan.read


def test_without_shards_the_message_names_those_needed(wiki):
  with pytest.raises(RuntimeError) as error:
    training_shards(settings(wiki))
  text = str(error.value)
  assert "\n" not in text
  assert "no shards in" in text and "PREPROCESS=1" in text and f"BASEDIR={wiki}" in text
  named = parse_parts(text.rpartition("pre-train ")[2])
  assert 0 < len(named) < 12
  make_shards(wiki, text.rpartition("pre-train ")[2])
  assert parts_there(wiki) == set(named)
  assert [int(path.stem) for path in training_shards(settings(wiki))] == sorted(
    named, key=lambda part: f"{part}.pkl"
  )


def read_batches(files: list[Path], config: JobConfig) -> list[dict[str, np.ndarray]]:
  shape = (config.max_seq_length, config.max_predictions_per_seq)
  stream = SampleStream(files, config.seed, *shape, config.num_cpu_threads, config.shuffle_buffer)
  loader = TrainLoader(stream, config.bs)
  batches = [loader.next()[0] for _ in range(config.train_steps)]
  loader.close()
  return batches


@pytest.mark.parametrize("there", ["", "0-3"])
def test_missing_shards_are_made_and_the_order_is_that_of_all(wiki, monkeypatch, capfd, there):
  if there:
    make_shards(wiki, there)
  # The training may be one task of an array job: its shards are not shared out.
  monkeypatch.setenv("PART_INDEX", "1")
  monkeypatch.setenv("PART_COUNT", "3")
  config = settings(wiki, PREPROCESS="1")
  files = training_shards(config)
  said = capfd.readouterr().out
  assert "PREPROCESS: making" in said and "data: 40 samples from" in said
  assert (wiki / "eval.pkl").is_file()
  made = parts_there(wiki)
  assert made < set(range(12))
  few = read_batches(files, config)
  assert training_shards(config) == files
  assert "making" not in capfd.readouterr().out
  monkeypatch.delenv("PART_INDEX")
  monkeypatch.delenv("PART_COUNT")
  make_shards(wiki, "0-11")
  everything = read_batches(train_files(str(wiki)), config)
  for a, b in zip(few, everything, strict=True):
    assert all(np.array_equal(a[key], b[key]) for key in a)


def test_a_shard_cut_short_is_made_again(wiki):
  config = settings(wiki, PREPROCESS="1", TRAIN_STEPS="1000")
  assert len(training_shards(config)) == 12
  shard = wiki / "train" / "5.pkl"
  content = shard.read_bytes()
  shard.write_bytes(content[:-50])
  training_shards(config)
  assert shard.read_bytes() == content


def test_too_few_samples_are_said_to_come_again(wiki, capsys):
  make_shards(wiki, "0")
  assert [path.name for path in training_shards(settings(wiki, TRAIN_STEPS="1000"))] == ["0.pkl"]
  said = capsys.readouterr().out
  assert "data: 4,000 samples from 1 of 1 shards: 0; they hold" in said
  assert "so samples come again" in said


def test_what_cannot_be_made_is_one_message(wiki):
  (wiki / "results4" / "part-00001-of-00500").write_bytes(b"\xff\xfe")
  everything = settings(wiki, PREPROCESS="1", TRAIN_STEPS="1000")
  with pytest.raises(RuntimeError, match="PREPROCESS: wikipedia.py pre-train .* ended with code 1"):
    training_shards(everything)
  assert parts_there(wiki) == set(range(12)) - {1}
  for path in (wiki / "results4").iterdir():
    path.unlink()
  for path in (wiki / "train").glob("*.pkl"):
    path.unlink()
  with pytest.raises(RuntimeError, match="has no text for it: fetch the text with WIKI_TRAIN=1"):
    training_shards(settings(wiki, PREPROCESS="1"))
