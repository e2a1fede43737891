"""Speed and memory of the data step on one part, stage by stage, against a plain statement of it.

  python3 -m test.bench.preprocess [--mb 5] [--plain-mb 0.5] [--peer /path/to/python] [--text FILE]

The text is that of the sample (../shared/data/wiki_sample, English), its documents repeated with
other words mixed in so that the cache of words does not see each word too often; --text takes a
real part instead. The plain statement (test/datasets/plain_preprocess.py) runs on less text and
its time is scaled to the whole, since it is linear in it. Each run is a process of its own.
"""

import argparse
import json
import lzma
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from test.datasets.helpers import ROOT, SAMPLE, SCRIPT

REAL_BYTES = 12.7e9
REAL_SAMPLES = 154e6
NUM_REAL_PARTS = 500


def make_text(num_bytes):
  """Returns about `num_bytes` of documents: those of the sample, one word in 200 made a new one."""
  parts = (SAMPLE / "results4" / f"part-0000{n}-of-00500.xz" for n in (0, 1))
  documents = "\n\n".join(lzma.decompress(p.read_bytes()).decode() for p in parts).split("\n\n")
  rng = random.Random(1)
  output = []
  size = 0
  while size < num_bytes:
    words = documents[rng.randrange(len(documents))].split(" ")
    for place in range(rng.randrange(200), len(words), 200):
      if "\n" not in words[place]:
        words[place] = "".join(rng.choices("aeinorst", k=9))
    output.append(" ".join(words))
    size += len(output[-1].encode()) + 2
  return "\n\n".join(output)


def peak_mb():
  """Returns the peak memory of this process in MB."""
  return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000


def time_product(folder, compiled):
  """Times the stages of the product on part 0 and prints them as JSON."""
  from extra.datasets.preprocess_config import Config
  from extra.datasets.sampling import make_samples
  from extra.datasets.shards import write_shard
  from extra.datasets.wordpiece import Tokenizer, decode_text, load_vocabulary

  config = Config(basedir=str(folder), compiled=compiled, num_workers=1)
  vocabulary = load_vocabulary(folder / "vocab.txt")
  data = (folder / "results4" / "part-00000-of-00500").read_bytes()
  if compiled:
    warm = Tokenizer(vocabulary, True).tokenize_text("a\nb\n")
    samples = make_samples(warm, vocabulary, config, folder)
    write_shard(folder / "bench.pkl", samples, samples.order, config, vocabulary)
    samples.close()
  started = time.perf_counter()
  corpus = Tokenizer(vocabulary, bool(compiled)).tokenize_text(decode_text(data, "part"))
  tokenized = time.perf_counter()
  samples = make_samples(corpus, vocabulary, config, folder)
  sampled = time.perf_counter()
  written = write_shard(folder / "bench.pkl", samples, samples.order, config, vocabulary)
  ended = time.perf_counter()
  times = [tokenized - started, sampled - tokenized, ended - sampled]
  print(json.dumps([*times, written.num_samples, written.num_bytes, peak_mb()]))


def time_plain(folder):
  """Times the plain statement on part 0 and prints its stages as JSON."""
  import pickle

  from extra.datasets.preprocess_config import Config
  from test.datasets import plain_preprocess as plain

  vocabulary = plain.load_vocabulary((folder / "vocab.txt").read_text(encoding="utf-8"))
  text = (folder / "results4" / "part-00000-of-00500").read_text(encoding="utf-8")
  config = Config(num_workers=1).sample_settings()
  started = time.perf_counter()
  documents = plain.read_documents(text, vocabulary)
  tokenized = time.perf_counter()
  instances = plain.make_instances(documents, vocabulary, config)
  sampled = time.perf_counter()
  samples = [plain.features(instance, vocabulary, config) for instance in instances]
  with open(folder / "bench.pkl", "wb") as output:
    pickle.dump(samples, output)
  ended = time.perf_counter()
  times = [tokenized - started, sampled - tokenized, ended - sampled]
  size = (folder / "bench.pkl").stat().st_size
  print(json.dumps([*times, len(samples), size, peak_mb()]))


def measure(kind, folder):
  """Runs one measurement in a process of its own."""
  command = [sys.executable, "-m", "test.bench.preprocess", "--measure", kind, str(folder)]
  return json.loads(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)


def make_folder(parent, name, texts):
  """Makes a BASEDIR of these parts."""
  folder = Path(parent) / name
  (folder / "results4").mkdir(parents=True)
  packed = (SAMPLE / "vocab.txt.xz").read_bytes()
  (folder / "vocab.txt").write_bytes(lzma.decompress(packed))
  for part, text in enumerate(texts):
    (folder / "results4" / f"part-{part:05d}-of-00500").write_bytes(text.encode())
  return folder


def time_command(python, script, folder, *arguments, **env):
  """Returns the seconds of a whole run of a data step's script."""
  started = time.perf_counter()
  environment = {**os.environ, "BASEDIR": str(folder), **env}
  command = [python, str(script), *arguments]
  subprocess.run(command, env=environment, check=True, capture_output=True)
  return time.perf_counter() - started


def print_row(name, mb, result, reference=None):
  """Prints a row of the table; the reference's times are scaled to the same text."""
  tokenizing, sampling, writing, num_samples, num_bytes, peak = result
  total = tokenizing + sampling + writing
  factors = ""
  if reference is not None:
    whole = sum(reference[:3])
    factors = f"{reference[0] / tokenizing:.1f}x, {whole / total:.1f}x"
  print(
    f"| {name} | {mb:.1f} | {tokenizing:.2f} | {mb / tokenizing:.1f} | {sampling:.2f} "
    f"| {writing:.2f} | {total:.2f} | {num_samples / total:.0f} | {num_bytes / 1e6:.0f} "
    f"| {peak:.0f} | {factors} |",
    flush=True,
  )


def compare(options, folder):
  """Prints the table of stages, then workers and the real set."""
  text = Path(options.text).read_text(encoding="utf-8") if options.text else None
  text = text or make_text(options.mb * 1e6)
  small = text.encode()[: int(options.plain_mb * 1e6)].decode(errors="ignore")
  part = make_folder(folder, "part", [text])
  mb = len(text.encode()) / 1e6
  small_mb = len(small.encode()) / 1e6
  print("| what | MB | tokenizing s | MB/s | sampling s | writing s | total s | samples/s ", end="")
  print("| MB out | peak MB | against plain: tokenizing, all |")
  print("| --- " * 11 + "|")
  plain = measure("plain", make_folder(folder, "small", [small]))
  print_row("plain statement", small_mb, plain)
  scaled = [seconds * mb / small_mb for seconds in plain[:3]]
  print_row("product, plain sampling", mb, measure("0", part), scaled)
  measure("1", part)  # compiles
  product = measure("1", part)
  print_row("product, compiled sampling", mb, product, scaled)
  (part / "bench.pkl").unlink()
  if options.peer:
    peer_folder = make_folder(folder, "peer", [small])
    seconds = time_command(options.peer, options.peer_script, peer_folder, "pre-train", "0")
    print(f"\npeer: {seconds:.1f} s for {small_mb:.1f} MB, {seconds * mb / small_mb:.1f} s scaled")
  halves = make_folder(folder, "halves", [small] * 4)
  print("\n| workers | seconds for 4 parts |\n| --- | --- |")
  for workers in ("1", "2"):
    shutil.rmtree(halves / "train", ignore_errors=True)
    seconds = time_command(sys.executable, SCRIPT, halves, "pre-train", "0-3", NUM_WORKERS=workers)
    print(f"| {workers} | {seconds:.2f} |")
  hours = sum(product[:3]) * REAL_BYTES / (mb * 1e6) / 3600
  terabytes = REAL_SAMPLES * product[4] / product[3] / 1e12
  print(f"\nAll {NUM_REAL_PARTS} real parts: {hours:.1f} core-hours, {terabytes:.2f} TB of shards.")


def main():
  """Parses the arguments; `--measure` is how the script calls itself."""
  parser = argparse.ArgumentParser(description="Speed and memory of the BERT data step")
  parser.add_argument("--mb", type=float, default=5, help="size of the part in MB")
  parser.add_argument("--plain-mb", type=float, default=0.5, help="text of the plain statement")
  parser.add_argument("--text", help="a real part to use instead of sample text")
  parser.add_argument("--peer", help="Python that runs another implementation's script")
  parser.add_argument("--peer-script", help="that script")
  parser.add_argument("--measure", nargs=2, help=argparse.SUPPRESS)
  options = parser.parse_args()
  if options.measure:
    kind, folder = options.measure
    if kind == "plain":
      time_plain(Path(folder))
    else:
      time_product(Path(folder), int(kind))
    return
  if not SAMPLE.is_dir():
    sys.exit(f"{SAMPLE}: no sample data; it has the vocabulary that the bench uses")
  with tempfile.TemporaryDirectory() as folder:
    compare(options, folder)


if __name__ == "__main__":
  main()
