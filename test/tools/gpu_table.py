"""Every distinct kernel of a BERT training and evaluation step, compiled for each GPU: a table.

PYTHONPATH=. python3 -m test.tools.gpu_table [--size large] [--layers 2] [--dtypes HALF ...]
             [--targets sm_89 ...] [--gpus 1] [--kernels]

NVIDIA's PTX goes through ptxas, AMD's code objects are read back; no GPU is needed.
"""

from __future__ import annotations

import argparse
import collections
from dataclasses import dataclass

from examples.mlperf import helpers
from examples.mlperf.config import JobConfig
from examples.mlperf.dataloader import zero_batch
from examples.mlperf.trainer import Trainer
from test.tools.gpu_objects import NO_PTXAS, Usage, assemble, find_ptxas, read_code_object
from tinygrad import Context
from tinygrad.codegen import compile_kernels
from tinygrad.renderer import Program, Target
from tinygrad.renderer.gpu_targets import GPU_TARGETS
from tinygrad.uop.ops import UOp

MATRIX = ("nvvm.mma.", "amdgcn.wmma.", "amdgcn.mfma.")


def step_kernels(size: str, layers: int, dtype: str, gpus: int = 1) -> dict[UOp, int]:
  """Kernels of one training and one evaluation step of the job, and how often each runs."""
  settings = {"BERT_SIZE": size, "BERT_LAYERS": str(layers), "DEFAULT_FLOAT": dtype}
  batch = 2 * gpus
  settings |= {"BS": str(batch), "EVAL_BS": str(batch), "GPUS": str(gpus)}
  config = JobConfig.from_env(settings)
  bert = helpers.bert_config(config, 30522 if size == "large" else 1000)
  sizes = (config.max_seq_length, config.max_predictions_per_seq)
  with Context(DEV="NULL", GPU_TARGET="", DEBUG=0):
    trainer = Trainer(config, bert, tuple(f"NULL:{i}" if i else "NULL" for i in range(gpus)))
    for step in range(2):
      trainer.train(zero_batch(batch, *sizes), step)
      trainer.evaluate(zero_batch(batch, *sizes))
  items = [i for captured in trainer.captures() for i in captured.items if i.info is not None]
  return collections.Counter(item.info.sink for item in items)


def usages(program: Program) -> list[Usage]:
  """What each launch of a compiled program takes; empty for NVIDIA without ptxas."""
  assert program.gpu is not None, "a GPU program"
  if program.gpu.triple.startswith("amdgcn"):
    return read_code_object(program.binary).usage()
  ptxas = find_ptxas()
  return assemble(program.binary, program.gpu.name, ptxas) if ptxas else []


@dataclass
class Row:
  """Sums over the kernels of a step for one target."""

  target: str
  programs: list[Program]
  counts: list[int]
  usage: list[list[Usage]]

  @property
  def spilled(self) -> list[str]:
    """Names of kernels that keep values in memory for want of registers."""
    return [u.name for found in self.usage for u in found if u.spilled]

  def uses_matrix(self, program: Program) -> bool:
    """Whether a kernel has matrix instructions."""
    return any(word in program.text for word in MATRIX)

  @property
  def matrix_share(self) -> float:
    """Part of the step's FLOPs in kernels with matrix instructions."""
    pairs = list(zip(self.programs, self.counts, strict=True))
    whole = sum(p.flops * n for p, n in pairs)
    return sum(p.flops * n for p, n in pairs if self.uses_matrix(p)) / max(whole, 1)

  @property
  def instructions(self) -> list[int]:
    """Matrix instructions in the code of each kernel that has some."""
    counts = [sum(p.text.count(f"@llvm.{word}") for word in MATRIX) for p in self.programs]
    return [n for n in counts if n]

  def __str__(self) -> str:
    flat = [u for found in self.usage for u in found]
    registers = max((u.registers for u in flat), default=0)
    shared = max((launch.shared_bytes for p in self.programs for launch in p.launches), default=0)
    found = self.instructions
    each = " to ".join(str(n) for n in sorted({min(found, default=0), max(found, default=0)}))
    return (
      f"| {self.target} | {len(self.programs)} | {registers} | {len(self.spilled)} | {shared} | "
      f"{len(found)} | {each} | {100 * self.matrix_share:.1f} % |"
    )


HEAD = (
  "| target | kernels compiled | most registers | kernels that spill | local memory, bytes | "
  "with matrix instructions | of those in each | of the FLOPs |\n"
  "| --- | --- | --- | --- | --- | --- | --- | --- |"
)


def measure(kernels: dict[UOp, int], target: str) -> Row:
  """Compile kernels for a target. Raises CompileError, RuntimeError from ptxas."""
  programs = compile_kernels(list(kernels), Target("NULL", gpu=GPU_TARGETS[target]))
  return Row(target, programs, list(kernels.values()), [usages(p) for p in programs])


def main(
  size: str, layers: int, dtypes: list[str], targets: list[str], gpus: int, kernels: bool
) -> None:
  if find_ptxas() is None:
    print(NO_PTXAS)
  for dtype in dtypes:
    found = step_kernels(size, layers, dtype, gpus)
    what = f"{layers} layers, {dtype}, {gpus} GPUs" if gpus > 1 else f"{layers} layers, {dtype}"
    print(f"\nBERT-{size}, {what}: {len(found)} distinct kernels\n\n{HEAD}")
    for target in targets:
      row = measure(found, target)
      print(row, flush=True)
      for program, usage in zip(row.programs, row.usage, strict=True) if kernels else ():
        by_name = {u.name: u for u in usage}
        for launch in program.launches:
          print(f"  {launch} {by_name.get(launch.symbol)} {program.flops}")


if __name__ == "__main__":
  parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
  parser.add_argument("--size", default="large", choices=("tiny", "large"))
  parser.add_argument("--layers", type=int, default=2)
  parser.add_argument("--dtypes", nargs="+", default=["HALF", "BFLOAT16", "FLOAT32"])
  parser.add_argument("--targets", nargs="+", default=list(GPU_TARGETS), choices=list(GPU_TARGETS))
  parser.add_argument("--gpus", type=int, default=1, help="devices that share a step")
  parser.add_argument("--kernels", action="store_true", help="a line for each kernel")
  main(**vars(parser.parse_args()))
