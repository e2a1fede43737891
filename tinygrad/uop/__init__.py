"""The one intermediate representation: operations, their table, and the nodes of its graphs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any


class Ops(Enum):
  """Every operation of the tensor graph and of kernels; `OP_TABLE` says what each one is."""

  # leaves of the tensor graph: storage, constants, and the numbers of places
  BUFFER = auto()
  CONST = auto()
  ARANGE = auto()
  # movement: the same elements at other places
  RESHAPE = auto()
  PERMUTE = auto()
  EXPAND = auto()
  PAD = auto()
  SHRINK = auto()
  FLIP = auto()
  # tensor operations with a meaning of their own
  REDUCE_AXIS = auto()
  TAKE = auto()
  SCATTER_ADD = auto()
  THREEFRY = auto()
  CONTIGUOUS = auto()
  CONTIGUOUS_BACKWARD = auto()
  DETACH = auto()
  COPY = auto()
  ASSIGN = auto()
  # several devices
  MULTI = auto()
  MSTACK = auto()
  MSELECT = auto()
  ALLREDUCE = auto()
  # elementwise
  CAST = auto()
  BITCAST = auto()
  NEG = auto()
  RECIP = auto()
  SQRT = auto()
  EXP2 = auto()
  LOG2 = auto()
  SIN = auto()
  TRUNC = auto()
  ADD = auto()
  MUL = auto()
  IDIV = auto()
  MOD = auto()
  MAX = auto()
  CMPLT = auto()
  CMPNE = auto()
  XOR = auto()
  OR = auto()
  AND = auto()
  SHL = auto()
  SHR = auto()
  WHERE = auto()
  # kernels
  PARAM = auto()
  RANGE = auto()
  INDEX = auto()
  LOAD = auto()
  REDUCE = auto()
  STORE = auto()
  SINK = auto()

  # members are one object each; Enum's own hash is a Python function, and graphs ask for many
  __hash__ = object.__hash__


@dataclass(frozen=True)
class OpInfo:
  """What one operation is: number of sources (None: any), family, traits, Python evaluator."""

  arity: int | None
  family: str
  py: Callable[..., Any] | None = None
  commutative: bool = False
  identity: Callable[[Any], Any] | None = None
