"""A small corpus in MLPerf's `results4/` layout, from a deterministic grammar.

    python3 -m examples.mlperf.sample_corpus BASEDIR

Writes BASEDIR/vocab.txt, BASEDIR/results4/part-0000N-of-00500 and results4/eval.txt. Every
document has a topic; every sentence has the five tokens "determiner adjective noun verb ." with
words of that topic. Five divides the 125 tokens that a sequence of 128 leaves for text, so a
masked word's place names its role, and the words around it name the topic: a small model has to
learn both, and can. The choices left to chance keep the best possible accuracy well below 1.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

from examples.mlperf.checkpoint import write_atomic

# noun: (usual adjective, other adjective, usual verb, other verb)
TOPICS = {
  "river": ("cold", "deep", "flows", "bends"),
  "baker": ("early", "warm", "kneads", "sells"),
  "ship": ("tall", "iron", "sails", "sinks"),
  "owl": ("grey", "silent", "hunts", "waits"),
  "train": ("long", "late", "stops", "whistles"),
  "garden": ("green", "walled", "blooms", "sleeps"),
  "king": ("old", "proud", "rules", "falls"),
  "star": ("bright", "distant", "shines", "fades"),
  "wolf": ("lean", "hungry", "howls", "runs"),
  "bridge": ("stone", "narrow", "stands", "sways"),
  "child": ("young", "curious", "laughs", "asks"),
  "storm": ("dark", "sudden", "breaks", "passes"),
  "clock": ("brass", "broken", "ticks", "strikes"),
  "horse": ("brown", "wild", "gallops", "grazes"),
  "teacher": ("kind", "strict", "explains", "writes"),
  "island": ("small", "sandy", "lies", "rises"),
}
DETERMINERS = ("the", "this")
USUAL = 0.9
SPECIAL = ("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]")
NUM_PARTS = 4
DOCUMENTS_A_PART = 150
EVAL_DOCUMENTS = 60
SENTENCES_A_DOCUMENT = 50


def vocabulary() -> list[str]:
  """Special tokens, the full stop and every word of the grammar, in a fixed order."""
  words = {word for noun, rest in TOPICS.items() for word in (noun, *rest)}
  return [*SPECIAL, ".", *DETERMINERS, *sorted(words)]


def sentence(noun: str, rng: random.Random) -> str:
  """One sentence of five tokens about `noun`."""
  adjective, other_adjective, verb, other_verb = TOPICS[noun]
  words = (
    DETERMINERS[0] if rng.random() < USUAL else DETERMINERS[1],
    adjective if rng.random() < USUAL else other_adjective,
    noun,
    verb if rng.random() < USUAL else other_verb,
  )
  return " ".join(words) + " ."


def text(seed: str, num_documents: int) -> str:
  """Documents of one sentence a line, divided by blank lines."""
  rng = random.Random(seed)
  documents = []
  for _ in range(num_documents):
    noun = rng.choice(sorted(TOPICS))
    lines = [sentence(noun, rng) for _ in range(SENTENCES_A_DOCUMENT)]
    documents.append("\n".join(lines) + "\n")
  return "\n".join(documents)


def write_corpus(basedir: Path) -> None:
  """Writes vocabulary, training parts and evaluation text; the same bytes each time."""
  files = {basedir / "vocab.txt": "\n".join(vocabulary()) + "\n"}
  for part in range(NUM_PARTS):
    path = basedir / "results4" / f"part-{part:05d}-of-00500"
    files[path] = text(f"train {part}", DOCUMENTS_A_PART)
  files[basedir / "results4" / "eval.txt"] = text("eval", EVAL_DOCUMENTS)
  for path, content in files.items():
    data = content.encode()
    if not path.is_file() or path.read_bytes() != data:
      write_atomic(path, lambda file, data=data: file.write(data))
    print(f"{path}: {len(data)} bytes")


def main() -> None:
  """Writes the corpus to the folder that the command line names."""
  parser = argparse.ArgumentParser(description="write the sample corpus of the BERT job")
  parser.add_argument("basedir", type=Path, help="folder to write to")
  write_corpus(parser.parse_args().basedir)


if __name__ == "__main__":
  main()
