"""Speed and memory of the data step on one part, stage by stage, against a plain statement of it.

  python3 -m test.bench.preprocess [--mb 5] [--plain-mb 0.5] [--peer /path/to/python] [--text FILE]

The text is that of the sample (../shared/data/wiki_sample, English), its documents repeated with
other words mixed in so that the cache of words does not see each word too often; --text takes a
real part instead. The plain statement (test/datasets/plain_preprocess.py) runs on less text and
its time is scaled to the whole, since it is linear in it. Each run is a process of its own.

Factors stand for elapsed time and for processor time: the product also waits until its shard is on
the disk, the plain statement does not. `taskset -c 0` before the command keeps it to one core; the
table of workers wants all of them.
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


class StageClock:
  """Elapsed and processor seconds of each stage."""

  def __init__(self):
    self.elapsed = []
    self.processor = []
    self.last = (time.perf_counter(), time.process_time())

  def stage_ends(self):
    """Notes the seconds since the last stage."""
    now = (time.perf_counter(), time.process_time())
    self.elapsed.append(now[0] - self.last[0])
    self.processor.append(now[1] - self.last[1])
    self.last = now

  def report(self, num_samples, num_bytes):
    """Prints all as JSON."""
    result = {
      "elapsed": self.elapsed,
      "processor": self.processor,
      "num_samples": num_samples,
      "num_bytes": num_bytes,
      "peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000,
    }
    print(json.dumps(result))


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
  clock = StageClock()
  corpus = Tokenizer(vocabulary, bool(compiled)).tokenize_text(decode_text(data, "part"))
  clock.stage_ends()
  samples = make_samples(corpus, vocabulary, config, folder)
  clock.stage_ends()
  written = write_shard(folder / "bench.pkl", samples, samples.order, config, vocabulary)
  clock.stage_ends()
  clock.report(written.num_samples, written.num_bytes)


def time_plain(folder):
  """Times the plain statement on part 0 and prints its stages as JSON."""
  import pickle

  from extra.datasets.preprocess_config import Config
  from test.datasets import plain_preprocess as plain

  vocabulary = plain.load_vocabulary((folder / "vocab.txt").read_text(encoding="utf-8"))
  text = (folder / "results4" / "part-00000-of-00500").read_text(encoding="utf-8")
  config = Config(num_workers=1).sample_settings()
  clock = StageClock()
  documents = plain.read_documents(text, vocabulary)
  clock.stage_ends()
  instances = plain.make_instances(documents, vocabulary, config)
  clock.stage_ends()
  samples = [plain.features(instance, vocabulary, config) for instance in instances]
  with open(folder / "bench.pkl", "wb") as output:
    pickle.dump(samples, output)
  clock.stage_ends()
  clock.report(len(samples), (folder / "bench.pkl").stat().st_size)


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


def factors(slow, fast, scale):
  """Says how many times faster `fast` is, tokenizing and as a whole; `slow` did 1 / `scale`."""
  words = []
  for name in ("elapsed", "processor"):
    tokenizing = slow[name][0] * scale / fast[name][0]
    whole = sum(slow[name]) * scale / sum(fast[name])
    words.append(f"{tokenizing:.1f}x, {whole:.1f}x")
  return " | ".join(words)


def print_row(name, mb, result, compared):
  """Prints a row of the table."""
  tokenizing, sampling, writing = result["elapsed"]
  total = sum(result["elapsed"])
  print(
    f"| {name} | {mb:.1f} | {tokenizing:.2f} | {mb / tokenizing:.1f} | {sampling:.2f} "
    f"| {writing:.2f} | {total:.2f} | {sum(result['processor']):.2f} "
    f"| {result['num_samples'] / total:.0f} | {result['num_bytes'] / 1e6:.0f} "
    f"| {result['peak_mb']:.0f} | {compared} |",
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
  print(
    "| what | MB | tokenizing s | MB/s | sampling s | writing s | total s | CPU s | samples/s "
    "| MB out | peak MB | against plain: tokenizing, all; elapsed | same; CPU |"
  )
  print("| --- " * 13 + "|")
  plain = measure("plain", make_folder(folder, "small", [small]))
  print_row("plain statement", small_mb, plain, "|")
  sampled = measure("0", part)
  print_row("product, COMPILED=0", mb, sampled, factors(plain, sampled, mb / small_mb))
  measure("1", part)  # compiles
  product = measure("1", part)
  print_row("product, compiled", mb, product, factors(plain, product, mb / small_mb))
  (part / "bench.pkl").unlink()
  if options.peer:
    peer_folder = make_folder(folder, "peer", [small])
    seconds = time_command(options.peer, options.peer_script, peer_folder, "pre-train", "0")
    print(f"\npeer: {seconds:.1f} s for {small_mb:.1f} MB, {seconds * mb / small_mb:.1f} s scaled")
  compare_workers(folder, text)
  hours = sum(product["processor"]) * REAL_BYTES / (mb * 1e6) / 3600
  terabytes = REAL_SAMPLES * product["num_bytes"] / product["num_samples"] / 1e12
  print(f"\nAll {NUM_REAL_PARTS} real parts: {hours:.1f} core-hours, {terabytes:.2f} TB of shards.")


def compare_workers(folder, text):
  """Prints the seconds of a whole command for four parts, with one and with two workers."""
  parts = make_folder(folder, "parts", [text] * 4)
  print("\n| workers | seconds for 4 parts, start and compiled code's loading included |")
  print("| --- | --- |")
  for workers in ("1", "2"):
    seconds = time_command(sys.executable, SCRIPT, parts, "pre-train", "0-3", NUM_WORKERS=workers)
    print(f"| {workers} | {seconds:.2f} |", flush=True)
    shutil.rmtree(parts / "train")


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
