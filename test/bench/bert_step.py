"""Time and memory of one BERT-large training step on the CPU, beside other frameworks.

    PYTHONPATH=. python3 test/bench/bert_step.py [--layers 2] [--batch 2] [--rounds 5]
      [--dtypes float32 bfloat16] [--kernels] [--compiled] [--peer PYTHON]

Forward, loss, backward and LAMB with dropout 0.1, float32 weights; hidden size 1024 as in
BERT-large. Torch, where it is installed, runs eagerly: as it is, and tuned with huge pages and
without giving memory back (glibc's settings). --compiled adds torch.compile; --peer adds another
tinygrad, by the interpreter that has it. Every side is a process of its own, and they take turns,
so that only ratios of times count on a busy machine. Peak memory is a process's resident memory.
Our phases are sums of kernels run one by one; host is a step whose kernels return at once.
--kernels also prints where the time of one of our steps goes, and which share of the cores'
measured ceiling each product reaches.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from examples.mlperf.helpers import train_flops_per_sample
from extra.models.bert import BertConfig
from test.bench.bert_sides import PREDICTIONS
from test.bench.peaks import Peak, has_matrix_unit
from tinygrad.helpers import NUM_CPU_THREADS

ROOT = Path(__file__).parents[2]
TUNED = {
  "MALLOC_TOP_PAD_": str(1 << 30),
  "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1:glibc.malloc.trim_threshold=8589934592"
  ":glibc.malloc.mmap_threshold=8589934592",
}


class Side:
  """A running process of bert_sides.py. Raises RuntimeError where it ends."""

  def __init__(
    self, name: str, sizes: list[str], cache: Path, python: str = sys.executable, **env: str
  ):
    self.name = name
    command = [python, str(ROOT / "test/bench/bert_sides.py"), name.removesuffix(" tuned"), *sizes]
    variables = {"XDG_CACHE_HOME": str(cache), "PYTHONPATH": str(ROOT), "TRAINING": "1", **env}
    pipe = subprocess.PIPE
    self.process = subprocess.Popen(
      command, stdin=pipe, stdout=pipe, stderr=pipe, env={**os.environ, **variables}, text=True
    )
    self.times: list[float] = []
    self.first = self._answer()["first"]

  def _answer(self) -> Any:
    assert self.process.stdout is not None and self.process.stderr is not None, "both are pipes"
    line = self.process.stdout.readline()
    if not line:
      why = self.process.stderr.read().strip().splitlines()
      raise RuntimeError(f"{self.name}: ended: {why[-1] if why else 'without a word'}")
    return json.loads(line)

  def ask(self, command: str) -> Any:
    """The answer to step, phases, kernels or memory."""
    assert self.process.stdin is not None, "a pipe"
    self.process.stdin.write(command + "\n")
    self.process.stdin.flush()
    return self._answer()

  def end(self) -> None:
    self.process.communicate()


def peer_path(folder: Path) -> str:
  """PYTHONPATH that has this tree's model but not its tinygrad."""
  for name in ("extra", "test"):
    (folder / name).symlink_to(ROOT / name)
  return str(folder)


def start_sides(args: argparse.Namespace, dtype: str, folder: Path) -> tuple[list[Side], float]:
  """The sides that there are, and the seconds of our first step without compiled kernels."""
  sizes = [str(args.layers), str(args.batch), str(args.sequence), dtype]
  cache = folder / dtype
  ours = {"DEFAULT_FLOAT": dtype.upper()}
  cold = Side("tinygrad", sizes, cache, **ours)
  cold.end()
  sides = [Side("tinygrad", sizes, cache, **ours)]
  wanted: list[tuple[str, dict[str, str]]] = []
  if importlib.util.find_spec("torch") is not None:
    wanted = [("torch", {}), ("torch tuned", TUNED)]
    wanted += [("torch compile", {})] if args.compiled else []
  for name, env in wanted:
    _try(sides, name, sizes, cache, env, sys.executable)
  if args.peer:
    path = Path(tempfile.mkdtemp(dir=folder))
    _try(sides, "peer", sizes, path, {**ours, "PYTHONPATH": peer_path(path)}, args.peer)
  return sides, cold.first


def _try(
  sides: list[Side], name: str, sizes: list[str], cache: Path, env: dict[str, str], python: str
) -> None:
  try:
    sides.append(Side(name, sizes, cache, python, **env))
  except RuntimeError as e:
    print(f"{e} (left out)")


def report(side: Side, rival: float | None, flops: float, peak: float) -> str:
  """One line: times, rates, memory, phases."""
  best = min(side.times)
  peak_memory = side.ask("memory")["peak"] * 1e-9
  phases = {k: f"{1e3 * v:.0f}" for k, v in side.ask("phases").items()}
  ratio = f"{rival / best:5.2f} x" if rival else " " * 7
  return (
    f"{side.name:14} {best:7.3f} s {ratio} {flops / best * 1e-9:7.0f} GFLOP/s "
    f"{100 * flops / best / peak:5.1f} %  {peak_memory:5.2f} GB  first {side.first:6.1f} s  "
    f"ms: {', '.join(f'{k} {v}' for k, v in phases.items())}"
  )


def print_kernels(rows: list[dict[str, Any]], most: int = 40) -> None:
  """Kernels by name, slowest first; rates of all cores."""
  whole = sum(r["seconds"] for r in rows)
  print(f"{whole:.3f} s in {sum(r['count'] for r in rows)} kernels")
  for r in rows[:most]:
    s = r["seconds"]
    share = f"{100 * r['share']:5.1f} % of the peak" if r["share"] is not None else ""
    print(
      f"{r['name']:48} {r['count']:4} x {s / r['count'] * 1e3:9.3f} ms {100 * s / whole:5.1f} %  "
      f"{r['flops'] / s * 1e-9:7.1f} GFLOP/s {r['bytes'] / s * 1e-9:6.1f} GB/s  {share}"
    )


def compare(args: argparse.Namespace, dtype: str, folder: Path) -> None:
  """All sides in one dtype."""
  bert = BertConfig(num_layers=args.layers)
  flops = args.batch * train_flops_per_sample(bert, args.sequence, PREDICTIONS)
  matrix = dtype == "bfloat16" and has_matrix_unit()
  loop = Peak(matrix, int(NUM_CPU_THREADS))
  peak = max(loop.rate(0.05) for _ in range(5))
  sides, cold = start_sides(args, dtype, folder)
  for side in sides:
    # a capture
    side.ask("step")
  for _ in range(args.rounds):
    for side in sides:
      side.times.append(side.ask("step")["seconds"])
  rivals = [min(s.times) for s in sides if s.name == "torch tuned"]
  print(
    f"{dtype}: {flops * 1e-9:.0f} GFLOP of products, ceiling {peak * 1e-9:.0f} GFLOP/s; times as "
    f"fast as torch tuned; our first step {cold:.1f} s where nothing is compiled yet"
  )
  for side in sides:
    print(report(side, rivals[0] if rivals else None, flops, peak))
  if args.kernels:
    print_kernels(sides[0].ask("kernels"))
  for side in sides:
    side.end()


def main() -> None:
  parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
  for option, default in (("layers", 2), ("batch", 2), ("sequence", 512), ("rounds", 5)):
    parser.add_argument(f"--{option}", type=int, default=default)
  parser.add_argument("--dtypes", nargs="+", default=["float32", "bfloat16"])
  parser.add_argument("--kernels", action="store_true", help="print where the time goes")
  parser.add_argument("--compiled", action="store_true", help="also torch.compile")
  parser.add_argument("--peer", help="Python interpreter that has another tinygrad")
  args = parser.parse_args()
  with tempfile.TemporaryDirectory() as folder:
    for dtype in args.dtypes:
      compare(args, dtype, Path(folder))


if __name__ == "__main__":
  main()
