"""Writes the tables of environment variables into README.md from their declarations.

PYTHONPATH=. python3 -m test.tools.doc_tables           write
PYTHONPATH=. python3 -m test.tools.doc_tables --check   exit code 1 where README.md is stale
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from extra.datasets import preprocess_config
from tinygrad.helpers import ContextVar

README = Path(__file__).resolve().parents[2] / "README.md"


def settings_table() -> str:
  """Markdown table of the compiler's settings: name, type, default, meaning."""
  lines = ["| variable | type | default | meaning |", "| --- | --- | --- | --- |"]
  for key, var in sorted(ContextVar._cache.items()):
    # the defaults that depend on the machine
    per_core = key in ("NUM_CPU_THREADS", "PARALLEL")
    default = "number of cores" if per_core else str(var.default)
    kind = type(var.default).__name__
    lines.append(f"| {key} | {kind} | {default or 'empty'} | {var.help} |")
  return "\n".join(lines)


def job_table() -> str:
  """Markdown table of the training job's variables."""
  from examples.mlperf.config import docs_table

  return docs_table()


# wikipedia_download.py reads them for itself alone.
DOWNLOAD_ROWS = """\
| WIKI_TRAIN | int | 0 | download: 1 fetches the text too |
| VERIFY_CHECKSUM | int | 0 | download: 1 reads all files once more and compares their checksums |
| WIKI_MIRROR | str | empty | download: address to fetch from first |"""


def data_table() -> str:
  """Markdown table of the data step's variables."""
  return f"{preprocess_config.settings_table()}\n{DOWNLOAD_ROWS}"


TABLES: dict[str, Callable[[], str]] = {
  "settings": settings_table,
  "job": job_table,
  "data": data_table,
}


def with_table(text: str, name: str, table: str) -> str:
  """text with the lines between the two markers of the table replaced.

  Raises ValueError where a marker is missing.
  """
  begin, end = f"<!-- table: {name} -->", f"<!-- end: {name} -->"
  if begin not in text or end not in text:
    raise ValueError(f"{README.name} needs the lines {begin!r} and {end!r}")
  head, rest = text.split(begin, 1)
  return f"{head}{begin}\n{table}\n{end}{rest.split(end, 1)[1]}"


def write_atomically(path: Path, text: str) -> None:
  """The whole text or the old file: never a part."""
  partial = path.with_suffix(".tmp")
  with partial.open("w", encoding="utf-8") as f:
    f.write(text)
    f.flush()
    os.fsync(f.fileno())
  partial.replace(path)


def main(names: list[str], check: bool) -> int:
  """Writes or checks the named tables; returns the exit code."""
  old = README.read_text(encoding="utf-8")
  new = old
  for name in names:
    new = with_table(new, name, TABLES[name]())
  if old == new:
    return 0
  if check:
    print("README.md is stale: run `python3 -m test.tools.doc_tables`", file=sys.stderr)
    return 1
  write_atomically(README, new)
  return 0


if __name__ == "__main__":
  arguments = sys.argv[1:]
  chosen = [a for a in arguments if a in TABLES] or list(TABLES)
  sys.exit(main(chosen, "--check" in arguments))
