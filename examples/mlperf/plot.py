"""Curves of finished or running jobs, from their MLPerf logs alone.

    python3 examples/mlperf/plot.py RESULT... [--out FOLDER]

Writes curves.png and curves.svg: loss, accuracy, learning rate and step time over samples, all
given runs overlaid.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

MARK = ":::MLLOG "
FIELDS = ("time_ms", "event_type", "key", "value", "metadata")
# panel title -> (event key, where the y value is)
PANELS = {
  "training loss (nats)": ("train_loss", "value"),
  "masked-LM accuracy": ("eval_accuracy", "value"),
  "learning rate": ("train_loss", "learning_rate"),
  "step time (s)": ("train_loss", "step_seconds"),
}


def read_events(path: Path) -> list[dict[str, Any]]:
  """The MLLOG events of a file in file order. Raises ValueError naming a line that is broken."""
  events = []
  for number, line in enumerate(path.read_text(encoding="latin-1").splitlines(), 1):
    if MARK not in line:
      continue
    try:
      event = json.loads(line.split(MARK, 1)[1])
    except ValueError as error:
      raise ValueError(f"{path}:{number} is not a whole MLLOG line: {error}") from error
    missing = [name for name in FIELDS if not isinstance(event, dict) or name not in event]
    if missing:
      raise ValueError(f"{path}:{number} is an MLLOG line without {', '.join(missing)}")
    events.append(event)
  if not events:
    raise ValueError(f"{path} holds no MLLOG lines: give result_bert_<seed>.log files")
  return events


def curve(events: list[dict[str, Any]], key: str, where: str) -> tuple[list[float], list[float]]:
  """(samples, values) of the events with `key`; `where` is `value` or a metadata name.

  Logs of other programs may lack some: what tells no number is left out.
  """
  points = []
  for event in events:
    facts = event["metadata"] or {}
    value = event["value"] if where == "value" else facts.get(where)
    samples = facts.get("epoch_num", facts.get("samples_count"))
    if event["key"] == key and isinstance(value, int | float) and isinstance(samples, int | float):
      points.append((float(samples), float(value)))
  return [x for x, _ in points], [y for _, y in points]


def draw(paths: list[Path], out: Path) -> list[Path]:
  """Draws all runs and returns the files written. Raises ValueError without matplotlib."""
  try:
    import matplotlib
  except ImportError as error:
    raise ValueError("plotting needs matplotlib: pip install -e '.[mlperf]'") from error
  matplotlib.use("Agg")
  from matplotlib import pyplot

  figure, axes = pyplot.subplots(2, 2, figsize=(11, 7), constrained_layout=True)
  runs = {path: read_events(path) for path in paths}
  for axis, (title, (key, where)) in zip(axes.flat, PANELS.items(), strict=True):
    for path, events in runs.items():
      mark = "o-" if key == "eval_accuracy" else "-"
      axis.plot(*curve(events, key, where), mark, label=path.name, markersize=3)
    axis.set_title(title)
    axis.set_xlabel("samples")
    axis.grid(alpha=0.3)
    # The first steps capture the step's kernels and take far longer than all others.
    if where == "step_seconds":
      axis.set_yscale("log")
  axes.flat[1].axhline(0.72, linestyle="--", color="grey", label="target")
  axes.flat[0].legend(fontsize="small")
  out.mkdir(parents=True, exist_ok=True)
  written = [out / "curves.png", out / "curves.svg"]
  for path in written:
    temporary = path.with_name(f".tmp.{path.name}")
    figure.savefig(temporary, dpi=120)
    temporary.rename(path)
  pyplot.close(figure)
  return written


def main() -> int:
  """Draws the curves of the logs that the command line names. Returns the exit code."""
  parser = argparse.ArgumentParser(description="plot MLPerf logs")
  parser.add_argument("results", nargs="+", type=Path, help="result_bert_<seed>.log files")
  parser.add_argument("--out", type=Path, default=Path(), help="folder for curves.png and .svg")
  args = parser.parse_args()
  try:
    for path in draw(args.results, args.out):
      print(path)
  except (ValueError, OSError) as error:
    print(f"error: {error}", file=sys.stderr)
    return 1
  return 0


if __name__ == "__main__":
  sys.exit(main())
