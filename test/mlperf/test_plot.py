"""Curves from MLPerf logs alone, also of logs that other programs wrote or left broken."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from examples.mlperf import plot


def line(key: str, value: object, **facts: object) -> str:
  event = {"time_ms": 1, "event_type": "POINT_IN_TIME", "key": key, "value": value}
  return f":::MLLOG {json.dumps(event | {'metadata': facts})}\n"


def write_log(path: Path, scale: float = 1.0) -> Path:
  text = "bar 10%|" + line("run_start", None)
  for step in range(1, 6):
    facts = {"learning_rate": 0.1 / step, "step_seconds": 0.5}
    text += line("train_loss", scale / step, epoch_num=step * 8, **facts)
  # As others log it: no epoch_num, or no number at all.
  text += line("eval_accuracy", 0.5, samples_count=40) + line("eval_accuracy", None, epoch_num=48)
  path.write_text(text + line("train_loss", 0.1))
  return path


def test_curves_are_read_from_a_log(tmp_path):
  events = plot.read_events(write_log(tmp_path / "a.log"))
  assert plot.curve(events, "train_loss", "value")[0] == [8, 16, 24, 32, 40]
  assert plot.curve(events, "train_loss", "learning_rate")[1][:2] == [0.1, 0.05]
  assert plot.curve(events, "eval_accuracy", "value") == ([40], [0.5])


def test_several_runs_are_drawn_as_png_and_svg(tmp_path):
  pytest.importorskip("matplotlib")
  logs = [write_log(tmp_path / f"result_bert_{n}.log", n) for n in (1, 2)]
  command = [sys.executable, plot.__file__, *map(str, logs), "--out", str(tmp_path / "out")]
  done = subprocess.run(command, capture_output=True, text=True)
  assert done.returncode == 0, done.stderr
  assert (tmp_path / "out/curves.png").read_bytes().startswith(b"\x89PNG")
  drawn = (tmp_path / "out/curves.svg").read_text()
  for words in ("result_bert_1.log", "result_bert_2.log", "masked-LM accuracy"):
    assert f"<!-- {words} -->" in drawn
  assert sorted(p.name for p in (tmp_path / "out").iterdir()) == ["curves.png", "curves.svg"]


@pytest.mark.parametrize(
  "text, words",
  [
    ("nothing\n", "holds no MLLOG lines"),
    (":::MLLOG {\n", "a.log:1 is not a whole MLLOG line"),
    (':::MLLOG {"key": "x"}\n', "a.log:1 is an MLLOG line without time_ms, event_type"),
    (":::MLLOG 7\n", "without time_ms"),
  ],
)
def test_what_is_no_log_is_named(tmp_path, text, words):
  (tmp_path / "a.log").write_text(text)
  with pytest.raises(ValueError, match=words):
    plot.read_events(tmp_path / "a.log")
