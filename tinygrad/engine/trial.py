"""Runs kernels to time and compare them, in a process of its own that may hang or crash.

`main` reads questions from its standard input, each a function of `Trial` with its arguments, and
answers with what that returns or with the text of its error.
"""

from __future__ import annotations

import functools
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tinygrad.device import Buffer, Device
from tinygrad.dtype import DType, dtypes, fp8_to_float
from tinygrad.helpers import ContextVar
from tinygrad.renderer import Program
from tinygrad.runtime.compiler_llvm import vector_registers
from tinygrad.runtime.llvm_worker import answer_questions

# Random values are repeated, at no whole number of rows.
_PERIOD = 262_139
# Kernels are run for so long, and so many times.
_SECONDS, _FEWEST, _MOST = 0.02, 3, 30
_SHORT_S = 50e-6
_AT_ONCE = 10
# What results may differ by, relative to themselves and to the size of results: other orders of a
# sum round otherwise, and a value rounded to few digits on the way may be one of these off.
_TOLERANCE = {
  dtypes.float64: 1e-9, dtypes.float32: 2e-4, dtypes.float16: 1e-2, dtypes.bfloat16: 4e-2,
  dtypes.fp8e4m3: 0.3, dtypes.fp8e4m3fnuz: 0.3, dtypes.fp8e5m2: 0.6, dtypes.fp8e5m2fnuz: 0.6,
}  # fmt: skip


@dataclass(frozen=True)
class Held:
  """A buffer of a kernel: its elements, and the highest value where it holds numbers of rows."""

  dtype: DType
  size: int
  written: bool
  most: int | None = None


@dataclass(frozen=True)
class Job:
  """What candidates are compared with: an unoptimised program on random buffers.

  `parts` are the items of each of its entries that are run, None: all. `coarsest` is the dtype
  with the fewest digits that values have on their way. Floats are above zero unless `signed`.
  """

  device: str
  held: tuple[Held, ...]
  reference: Program
  parts: tuple[tuple[tuple[int, int], ...], ...] | None
  coarsest: DType
  seed: int = 0
  signed: bool = True


def values_of(raw: np.ndarray, dtype: DType) -> np.ndarray:
  """What a buffer's memory means: floats as float32 or float64, others as they are."""
  if dtype is dtypes.bfloat16:
    return (raw.astype(np.uint32) << 16).view(np.float32)
  if dtype in dtypes.fp8s:
    return _fp8_table(dtype)[raw]
  return raw.astype(np.float32) if dtype is dtypes.float16 else raw


@functools.cache
def _fp8_table(dtype: DType) -> np.ndarray:
  return np.array([fp8_to_float(bits, dtype) for bits in range(256)], np.float32)


def random_memory(h: Held, rng: np.random.Generator, signed: bool) -> np.ndarray:
  """Memory of a buffer: (size,) of what its dtype is held as."""
  count, kind = min(h.size, _PERIOD), np.dtype(h.dtype.held_as)
  if h.most is not None:
    numbers = rng.integers(0, h.most + 1, count)
    raw = numbers.astype(kind) if h.dtype not in _BITS else _BITS[h.dtype](numbers)
  elif h.dtype is dtypes.bool:
    raw = rng.integers(0, 2, count).astype(kind)
  elif not dtypes.is_float(h.dtype):
    high = np.iinfo(kind).max if dtypes.is_unsigned(h.dtype) else 8
    raw = rng.integers(0, high, count, dtype=kind, endpoint=True)
  else:
    floats = rng.standard_normal(count) if signed else rng.uniform(0.25, 1.25, count)
    raw = _BITS[h.dtype](floats) if h.dtype in _BITS else floats.astype(kind)
  return np.resize(raw, h.size)


def _bf16_bits(x: np.ndarray) -> np.ndarray:
  return (x.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)


def _fp8_bits(dtype: DType, x: np.ndarray) -> np.ndarray:
  """The byte with the nearest value not above |x|."""
  table = _fp8_table(dtype)[:128]
  most = int(np.flatnonzero(np.isfinite(table))[-1])
  found = np.searchsorted(table[: most + 1], np.abs(x), "right") - 1
  return (found + 128 * ((x < 0) & (found > 0))).astype(np.uint8)


_BITS: dict[DType, Callable[[np.ndarray], np.ndarray]] = {
  dtypes.bfloat16: _bf16_bits,
  **{dt: functools.partial(_fp8_bits, dt) for dt in dtypes.fp8s},
}


def difference(got: np.ndarray, expected: np.ndarray, tolerance: float | None) -> str:
  """Empty where values agree, else the first that do not; tolerance None: they must be equal."""
  with np.errstate(all="ignore"):
    if tolerance is None or got.dtype.kind != "f":
      bad = got != expected
      if got.dtype.kind == "f":
        bad &= ~(np.isnan(got) & np.isnan(expected))
    else:
      finite = np.isfinite(expected)
      size = np.sqrt(np.mean(np.square(expected[finite], dtype=np.float64))) if finite.any() else 0
      near = np.abs(got - expected) <= tolerance * (np.abs(expected) + size)
      same = (got == expected) | (np.isnan(got) & np.isnan(expected))
      bad = ~np.where(finite, near, same)
  if not bad.any():
    return ""
  i = int(np.flatnonzero(bad)[0])
  return f"{int(bad.sum())} of {got.size} differ, as element {i}: {got[i]}, not {expected[i]}"


class Trial:
  """One device with the buffers of one kernel, and what the unoptimised kernel makes of them."""

  def settings(self, values: dict[str, Any]) -> None:
    """Take over settings of the process that asks."""
    for name, value in values.items():
      ContextVar._cache[name].value = value
    # the system is asked for the registers that kernels use
    vector_registers()

  def prepare(self, job: Job) -> None:
    """Fill buffers and run the unoptimised program. Raises MemoryError, RuntimeError."""
    self.job, self.device = job, Device[job.device]
    self.buffers = [Buffer(job.device, h.size, h.dtype) for h in job.held]
    reference = self.device.load(job.reference)
    for signed in (True, False) if job.signed else (False,):
      rng = np.random.default_rng(job.seed)
      self.first: dict[int, np.ndarray] = {}
      for i, (h, b) in enumerate(zip(job.held, self.buffers, strict=True)):
        memory = random_memory(h, rng, signed)
        b.copyin(memory)
        if h.written:
          self.first[i] = memory
      self._run_parts(reference)
      self._keep_expected()
      if all(_defined(v) for v in self.expected.values()):
        return

  def _run_parts(self, reference: Any) -> None:
    addresses = [b.address for b in self.buffers]
    if self.job.parts is None:
      reference(addresses)
      self.device.synchronize()
      return
    for entry, parts in enumerate(self.job.parts):
      for start, end in parts:
        reference.run_items(entry, addresses, start, end)

  def _keep_expected(self) -> None:
    """Values that were written, and where that was known by their change."""
    self.where: dict[int, np.ndarray | None] = {}
    self.expected: dict[int, np.ndarray] = {}
    for i, memory in self.first.items():
      raw, dtype = np.array(self.buffers[i].as_numpy()), self.job.held[i].dtype
      found = None
      if self.job.parts is not None:
        bits = f"u{raw.dtype.itemsize}"
        found = np.flatnonzero(raw.view(bits) != memory.view(bits))
        raw = raw[found]
      self.where[i], self.expected[i] = found, values_of(raw, dtype)

  def _check(self) -> str:
    """Empty where the buffers hold what the unoptimised program wrote, else what is different."""
    coarsest = _TOLERANCE.get(self.job.coarsest)
    for i, expected in self.expected.items():
      raw, dtype = self.buffers[i].as_numpy(), self.job.held[i].dtype
      found = self.where[i]
      got = values_of(raw if found is None else raw[found], dtype)
      own = _TOLERANCE.get(dtype)
      tolerance = None if own is None or coarsest is None else max(own, coarsest)
      if text := difference(got, expected, tolerance):
        return f"buffer {i} ({dtype.name}): {text}"
    return ""

  def run(self, program: Program, best_s: float) -> float:
    """Least seconds of a run, which is found roughly where it is far above best_s.

    Raises ValueError where the results are not those of the unoptimised program.
    """
    launch = self.device.load(program)
    addresses = [b.address for b in self.buffers]
    for i, memory in self.first.items():
      self.buffers[i].copyin(memory)
    launch(addresses)
    self.device.synchronize()
    if wrong := self._check():
      raise ValueError(f"wrong values: {wrong}")
    return self._time(self._timed(launch, addresses), best_s)

  def compare(self, programs: list[Program], rounds: int) -> list[tuple[float, float]]:
    """(least, median) seconds of each of several programs, which take turns."""
    addresses = [b.address for b in self.buffers]
    runs = [self._timed(self.device.load(p), addresses) for p in programs]
    for run in runs:
      run()
    found = zip(*([run() for run in runs] for _ in range(rounds)))
    return [(min(times), statistics.median(times)) for times in found]

  def _timed(self, launch: Any, addresses: list[int]) -> Callable[[], float]:
    """A call that runs a kernel, several times if it is short, and tells the seconds of one."""

    def once() -> float:
      start, used = time.perf_counter(), time.process_time()
      measured: float | None = launch(addresses)
      if measured is not None:
        return measured
      self.device.synchronize()
      seconds = time.perf_counter() - start
      # while other programs have the processor, this one does not take longer
      return seconds if self.device.gpu else min(seconds, time.process_time() - used)

    if once() > _SHORT_S:
      return once
    return lambda: sum(once() for _ in range(_AT_ONCE)) / _AT_ONCE

  @staticmethod
  def _time(run: Callable[[], float], best_s: float) -> float:
    times: list[float] = []
    start = time.perf_counter()
    while len(times) < _MOST and (len(times) < _FEWEST or time.perf_counter() - start < _SECONDS):
      times.append(run())
      if min(times) > 2 * best_s:
        break
    return min(times)


def _defined(values: np.ndarray) -> bool:
  """Whether nearly all values are numbers."""
  return values.dtype.kind != "f" or bool(np.mean(np.isnan(values)) < 0.01 if values.size else True)


def main() -> None:
  """Answer questions: (name of a function of Trial, arguments) -> (result, text of the error)."""
  trial = Trial()

  def answer(question: tuple[str, tuple[Any, ...]]) -> tuple[Any, str]:
    name, arguments = question
    try:
      return getattr(trial, name)(*arguments), ""
    except Exception as e:  # whatever a kernel does is the answer
      return None, f"{e}" or type(e).__name__

  answer_questions(answer)
