"""Converts the TensorFlow checkpoint to safetensors once, so that runs need no tensorflow.

    python3 -m examples.mlperf.convert_checkpoint BASEDIR/model.ckpt-28252

Writes BASEDIR/model.ckpt-28252.safetensors with the names and layouts of `extra/models/bert.py`;
optimizer slots and counters are left out. A run finds the file by itself.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

import numpy as np

from examples.mlperf.checkpoint import write_tensors
from examples.mlperf.initializers import from_tf, read_tf_checkpoint
from extra.models.bert import BertConfig, BertForPretraining
from tinygrad import nn


def parameter_names(num_layers: int) -> list[str]:
  """Names of the model's parameters; they depend on nothing but the number of layers."""
  small = BertConfig(hidden_size=8, intermediate_size=8, num_heads=1, num_layers=num_layers)
  return list(nn.state.get_state_dict(BertForPretraining(small)))


def convert(prefix: Path) -> Path:
  """Writes PREFIX.safetensors and returns its path.

  Raises RuntimeError listing the variables that are missing or unknown, or when the checkpoint is
  not whole; ValueError without tensorflow.
  """
  stored = read_tf_checkpoint(prefix)
  layers = [int(n) for name in stored for n in re.findall(r"/layer_(\d+)/", name)]
  if not layers:
    raise RuntimeError(f"{prefix} is not BERT: it has no variable bert/encoder/layer_0/...")
  names = parameter_names(max(layers) + 1)
  arrays = from_tf(stored, names)
  problems = [f"missing {name}" for name in names if name not in arrays]
  problems += [f"unknown {name}" for name in arrays if name not in names]
  if problems:
    raise RuntimeError(f"{prefix} does not fit BERT: {'; '.join(problems)}")
  out = prefix.with_name(prefix.name + ".safetensors")
  write_tensors(out, {n: np.ascontiguousarray(arrays[n], np.float32) for n in names})
  return out


def main() -> int:
  """Converts the checkpoint that the command line names. Returns the exit code."""
  parser = argparse.ArgumentParser(description="TensorFlow checkpoint to safetensors")
  parser.add_argument("prefix", type=Path, help="path of the checkpoint without .index")
  try:
    print(convert(parser.parse_args().prefix))
  except (ValueError, RuntimeError, OSError) as error:
    print(f"error: {error}", file=sys.stderr)
    return 1
  return 0


if __name__ == "__main__":
  sys.exit(main())
