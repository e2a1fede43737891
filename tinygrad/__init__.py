"""A small tensor compiler: lazy tensors, gradients, and machine code through LLVM."""

from __future__ import annotations

from typing import Any

from tinygrad.dtype import dtypes
from tinygrad.helpers import Context, GlobalCounters, fetch, getenv
from tinygrad.tensor import Tensor
from tinygrad.uop.variable import variable as Variable

__all__ = [
  "Context",
  "Device",
  "GlobalCounters",
  "Tensor",
  "TinyJit",
  "Variable",
  "dtypes",
  "fetch",
  "getenv",
  "nn",
]


def __getattr__(name: str) -> Any:
  """The names whose modules import tensors themselves, found at first use."""
  import importlib

  homes = {
    "Device": "tinygrad.device",
    "TinyJit": "tinygrad.engine.jit",
    "UOp": "tinygrad.uop.ops",
    "function": "tinygrad.engine.function",
    "nn": "tinygrad.nn",
  }
  if name not in homes:
    raise AttributeError(f"module 'tinygrad' has no attribute {name!r}")
  module = importlib.import_module(homes[name])
  return module if name == "nn" else getattr(module, name)
