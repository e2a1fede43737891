"""BEAM: the fastest of many forms of a kernel, found by running them, and kept for later runs.

A search starts from what the rules choose. Each round makes all neighbours of the best records of
choices (codegen/options.py), compiles them in other processes, runs them in one (trial.py) that is
ended where it hangs, and keeps the best. What gives other values than the unoptimised kernel is
refused. Two searches of equal kernels for equal targets are one.
"""

from __future__ import annotations

import atexit
import functools
import math
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import tinygrad.codegen
from tinygrad.codegen import assemble, beyond_limits, generate, kernel_name, neighbours
from tinygrad.codegen.options import KernelOptions, OptionsError
from tinygrad.engine.search_reference import GiveUp, job_of, portable
from tinygrad.engine.search_results import (
  Result,
  cache_path,
  read_result,
  say_once,
  write_result,
)
from tinygrad.helpers import (
  BEAM_LOG_SURPASS_MAX,
  BEAM_MIN_PROGRESS,
  BEAM_STRICT,
  BEAM_TIME_MS,
  BEAM_TIMEOUT_MS,
  BEAM_UOPS_MAX,
  CPU_TARGET,
  DEBUG,
  GPU_TARGET,
  NOOPT,
  NUM_CPU_THREADS,
  Context,
  GlobalCounters,
  tqdm,
)
from tinygrad.renderer import Program, Target
from tinygrad.runtime.llvm_worker import (
  WorkerEnded,
  ask_worker,
  end_worker,
  leave_worker,
  start_python,
)
from tinygrad.uop.ops import UOp

# Candidates that are compiled before they are run.
_AT_ONCE = 16
# What a winner must gain on the rules' kernel, of its time, when both take turns.
_WORTH = 0.03
# A round that gains less than this share of the time is noise.
_NOISE = 0.005
_DUEL_ROUNDS = 11
# A candidate may take so many times as long as the rules' kernel, and at least so many seconds.
_PATIENCE, _LEAST_S = 10, 2.0


class SearchError(RuntimeError):
  """A candidate failed, and BEAM_STRICT=1; or a kernel's values are not those it should have."""


# *** the process that runs candidates ***


class TrialProcess:
  """A process that runs trial.py, started when first asked."""

  def __init__(self) -> None:
    self.process: Any = None

  def ask(self, limit_s: float, name: str, *arguments: Any) -> Any:
    """The answer. Raises ValueError with the text of an error, WorkerEnded, OSError."""
    try:
      if self.process is None:
        self.process = start_python("-c", "from tinygrad.engine.trial import main; main()")
        # importing takes a while on a busy machine
        self._ask(60.0, "settings", _settings())
      return self._ask(limit_s, name, *arguments)
    except (WorkerEnded, OSError):
      self.process = None
      raise
    except (KeyboardInterrupt, SystemExit):
      # an answer that nobody reads would be taken for that to the next question
      self.end()
      raise

  def _ask(self, limit_s: float, name: str, *arguments: Any) -> Any:
    answer, error = ask_worker(self.process, (name, arguments), limit_s)
    if error:
      raise ValueError(error)
    return answer

  def leave(self) -> None:
    """In the child of a fork, the process is its parent's."""
    if self.process is not None:
      leave_worker(self.process)
      self.process = None

  def end(self) -> None:
    """End the process, if there is one."""
    if self.process is not None:
      end_worker(self.process)
      self.process = None


def _settings() -> dict[str, Any]:
  """Settings that code is generated and run by, and none that prints or searches."""
  own = {v.key: v.value for v in (NUM_CPU_THREADS, CPU_TARGET, GPU_TARGET)}
  return own | {"BEAM": 0, "DEBUG": 0, "PROFILE": 0, "CCACHE": 0, "PARALLEL": 0, "LRU": 0}


# *** one search ***


@dataclass
class _Statistics:
  """Of all searches of this process."""

  kernels: int = 0
  candidates: int = 0
  seconds: float = 0.0
  late: int = 0
  limit: str = ""
  failed: Counter[str] = field(default_factory=Counter)
  first: str = ""

  def count_late(self) -> None:
    """Count a kernel for which there was no time."""
    self.late += 1
    self.limit = f"BEAM_TIME_MS={BEAM_TIME_MS.value}"

  def fail(self, kind: str, name: str, o: KernelOptions, why: str) -> None:
    """Count a candidate that failed. Raises SearchError if BEAM_STRICT."""
    self.failed[kind] += 1
    text = f"{name} with {shown(o)} {kind}: {why}"
    self.first = self.first or text
    if BEAM_STRICT:
      raise SearchError(f"BEAM_STRICT: {text}")
    if DEBUG >= 2:
      print(f"BEAM: {text}")

  def report(self) -> str:
    """One line about what failed or was not searched; empty where all went well."""
    count = self.failed.total()
    parts = []
    if count:
      kinds = ", ".join(f"{n} {kind}" for kind, n in self.failed.items())
      parts.append(f"{count} of {self.candidates} candidates failed ({kinds}; {self.first})")
    if self.late:
      parts.append(f"{self.late} kernels were not searched, or not to the end: {self.limit}")
    return "; ".join(parts)


_statistics = _Statistics()
_trial = TrialProcess()
os.register_at_fork(after_in_child=_trial.leave)
_known: dict[tuple[UOp, Target], Result] = {}


def shown(options: KernelOptions) -> str:
  """Records of choices in a line."""
  return " / ".join(str(o) for o in options) or "rules"


class Search:
  """The search for one kernel."""

  def __init__(self, kernel: UOp, target: Target, device: str, width: int, deadline: float):
    self.kernel, self.target, self.device = kernel, target, device
    self.width, self.deadline = width, deadline
    self.name = kernel_name(kernel)
    self.limit_s = BEAM_TIMEOUT_MS.value / 1e3
    self.texts: set[str] = set()
    self.programs: dict[KernelOptions, Program] = {}
    # called after each candidate
    self.after_each: Callable[[], None] = lambda: None

  @property
  def is_late(self) -> bool:
    """Whether the time for all searches is over."""
    return time.monotonic() > self.deadline

  def prepare(self, signed: bool = True) -> None:
    """Hand the kernel to the other process. Raises GiveUp."""
    self.job = replace(job_of(self.kernel, self.target, self.device), signed=signed)
    try:
      _trial.ask(6 * self.limit_s, "prepare", self.job)
    except (ValueError, WorkerEnded, OSError) as e:
      raise GiveUp(f"its unoptimised form cannot be run: {e}") from e

  def run(self, start: KernelOptions) -> tuple[Result, float, float]:
    """(result, least seconds by the rules, least seconds found). Raises GiveUp."""
    self.prepare()
    rules: KernelOptions = ()
    before = time.monotonic()
    found = self.measure([rules], math.inf, 6 * self.limit_s)
    if not found and self.is_late:
      return Result(start, self.width, False), math.inf, math.inf
    if not found:
      raise GiveUp("what the rules choose gives other values than the unoptimised kernel, or none")
    took_s = time.monotonic() - before
    # BEAM_TIMEOUT_MS, if what the rules choose needs less than half of that
    self.patience_s = min(max(_PATIENCE * took_s, _LEAST_S), max(2 * took_s, self.limit_s))
    default_s = found[0][0]
    seen = {rules}
    beam = found
    if start:
      seen.add(start)
      beam = _best(beam + self.measure([start], default_s, self.patience_s), self.width)
    # no round can gain more than all of the time
    while not self.is_late and beam[0][0] > BEAM_MIN_PROGRESS.value * 1e-6:
      new = [o for _, b in beam for o in neighbours(self.kernel, self.target, b) if o not in seen]
      new = list(dict.fromkeys(new))
      seen.update(new)
      best_s = beam[0][0]
      beam = _best(beam + self.measure(new, best_s, self.patience_s), self.width)
      gain = best_s - beam[0][0]
      if gain < max(BEAM_MIN_PROGRESS.value * 1e-6, _NOISE * best_s):
        break
    complete = not self.is_late
    winner, default_s, best_s = self.duel(rules, beam[0][1], default_s)
    return Result(winner, self.width, complete), default_s, best_s

  def duel(
    self, rules: KernelOptions, best: KernelOptions, default_s: float
  ) -> tuple[KernelOptions, float, float]:
    """The faster of two kernels that take turns (the rules' if about even), the rules' seconds,
    and its own."""
    if best == rules:
      return rules, default_s, default_s
    pair = [portable(self.programs[o]) for o in (rules, best)]
    try:
      one, other = _trial.ask(6 * self.limit_s, "compare", pair, _DUEL_ROUNDS)
    except (ValueError, WorkerEnded, OSError):
      return rules, default_s, default_s
    # by chance one of both is seldom better
    wins = all(b < (1 - _WORTH) * a for a, b in zip(one, other, strict=True))
    return (best, one[0], other[0]) if wins else (rules, one[0], one[0])

  def measure(
    self, options: list[KernelOptions], best_s: float, patience_s: float
  ) -> list[tuple[float, KernelOptions]]:
    """(least seconds, record) of those that compile and give the right values."""
    out: list[tuple[float, KernelOptions]] = []
    made = []
    for o in options:
      if (new := self.candidate(o)) is not None:
        made.append((o, new))
    for i in range(0, len(made), _AT_ONCE):
      some = made[i : i + _AT_ONCE]
      programs = assemble([new for _, new in some], self.target, self.limit_s, self.deadline)
      for (o, _), program in zip(some, programs, strict=True):
        if program is None or self.is_late:
          return out
        _statistics.candidates += 1
        self.after_each()
        if isinstance(program, str):
          _statistics.fail("did not compile", self.name, o, program)
          continue
        seconds = self.time(o, program, min([best_s, *(s for s, _ in out)]), patience_s)
        if seconds is not None:
          self.programs[o] = program
          out.append((seconds, o))
    return out

  def candidate(self, o: KernelOptions) -> tuple[Program, str] | None:
    """Program and text for a record; None where it does not fit, or is like another one."""
    try:
      with Context(DEBUG=0):
        program, text = generate(self.kernel, self.target, o)
    except (OptionsError, NotImplementedError):
      return None
    if text in self.texts:
      return None
    self.texts.add(text)
    refused = ""
    lines = text.count("\n")
    if o and 0 < BEAM_UOPS_MAX.value <= lines:
      refused = f"{lines} lines of LLVM IR, BEAM_UOPS_MAX={BEAM_UOPS_MAX.value}"
    elif o:
      refused = beyond_limits(self.kernel, self.target, o)
    if refused:
      if BEAM_LOG_SURPASS_MAX:
        print(f"BEAM: {self.name} with {shown(o)} is refused: {refused}")
      return None
    return program, text

  def check(self, program: Program, limit_s: float, best_s: float) -> float:
    """Least seconds of a program that rules made. Raises ValueError, WorkerEnded, OSError, GiveUp.

    Differences of signed numbers may have no digits left that are the same in another order.
    """
    try:
      seconds: float = _trial.ask(limit_s, "run", portable(program), best_s)
      return seconds
    except ValueError:
      self.prepare(signed=False)
      seconds = _trial.ask(limit_s, "run", portable(program), best_s)
      return seconds

  def time(
    self, o: KernelOptions, program: Program, best_s: float, patience_s: float
  ) -> float | None:
    """Least seconds of a program; None where it fails."""
    try:
      if not o:
        return self.check(program, patience_s, best_s)
      seconds: float = _trial.ask(patience_s, "run", portable(program), best_s)
      return seconds
    except ValueError as e:
      kind, why = ("gave", str(e)) if "wrong values" in str(e) else ("did not run", str(e))
      _statistics.fail(kind, self.name, o, why)
    except (WorkerEnded, OSError) as e:
      _statistics.fail("did not end" if "longer" in str(e) else "crashed", self.name, o, str(e))
      # another process, which knows nothing of the kernel
      try:
        _trial.ask(6 * self.limit_s, "prepare", self.job)
      except (ValueError, WorkerEnded, OSError) as again:
        raise GiveUp(f"its unoptimised form cannot be run again: {again}") from again
    return None


def _best(
  found: list[tuple[float, KernelOptions]], width: int
) -> list[tuple[float, KernelOptions]]:
  return sorted(found, key=lambda x: x[0])[:width]


# *** for all kernels of a schedule ***


def choose(kernels: Mapping[UOp, str], target: Target) -> dict[UOp, KernelOptions]:
  """Choices for kernels, each with a device that runs it: from searches before, or new ones."""
  if NOOPT:
    return {}
  width = target.beam
  if not target.has_forms:
    name = kernel_name(next(iter(kernels)))
    text = f"{target.kind} runs nothing that could be timed: {name} and others keep the rules"
    say_once(target.kind, text)
    return {}
  base = replace(target, device="", beam=0)
  out: dict[UOp, KernelOptions] = {}
  todo: list[tuple[UOp, str, KernelOptions]] = []
  for kernel, device in kernels.items():
    found = _known.get((kernel, base)) or read_result(cache_path(kernel, base))
    out[kernel] = () if found is None else found.options
    if found is not None and (found.complete or BEAM_TIME_MS.value == 0) and found.width >= width:
      _known[kernel, base] = found
    elif BEAM_TIME_MS.value == 0:
      _statistics.count_late()
    else:
      todo.append((kernel, device, out[kernel]))
  return out | _search_all(todo, base, width) if todo else out


def _search_all(
  todo: list[tuple[UOp, str, KernelOptions]], base: Target, width: int
) -> dict[UOp, KernelOptions]:
  out: dict[UOp, KernelOptions] = {}
  started = time.monotonic()
  left_s = math.inf if BEAM_TIME_MS.value < 0 else BEAM_TIME_MS.value / 1e3 - _statistics.seconds
  # what takes the most time first, as time may not be enough for all
  costs = {k: tinygrad.codegen.cost(k) for k, _, _ in todo}
  todo = sorted(todo, key=lambda t: -(costs[t[0]][0] / 1e11 + costs[t[0]][1] / 1e10))
  try:
    with tqdm(total=len(todo), desc="BEAM", delay=1.0, disable=None, leave=False) as bar:
      for kernel, device, start in todo:
        if time.monotonic() > started + left_s:
          _statistics.count_late()
          continue
        search = Search(kernel, base, device, width, started + left_s)
        search.after_each = functools.partial(_show, bar, search)
        out[kernel] = _searched(search, base, start)
        bar.update()
  finally:
    _statistics.seconds += time.monotonic() - started
  return out


def _show(bar: Any, search: Search) -> None:
  """Let the progress bar tell what is searched."""
  bar.set_postfix_str(f"{search.name}, {len(search.texts)} forms", refresh=False)
  bar.update(0)


def _searched(search: Search, base: Target, start: KernelOptions) -> KernelOptions:
  """What a search finds, which is kept; the rules where the kernel cannot be searched."""
  try:
    result, default_s, best_s = search.run(start)
  except GiveUp as e:
    print(f"tinygrad: BEAM: {search.name} keeps the rules: {e}", file=sys.stderr)
    _known[search.kernel, base] = Result((), search.width, True)
    return ()
  if not result.complete:
    _statistics.count_late()
    if default_s == math.inf:
      return start
  _statistics.kernels += 1
  GlobalCounters.searched_count += 1
  if DEBUG >= 2:
    gain = f"{default_s * 1e6:.1f} us by the rules, {best_s * 1e6:.1f} us"
    print(f"BEAM: {search.name}: {gain} with {shown(result.options)} of {len(search.texts)}")
  _known[search.kernel, base] = result
  path = cache_path(search.kernel, base)
  write_result(path, result, name=search.name, rules_us=default_s * 1e6, best_us=best_s * 1e6)
  return result.options


def compare(kernel: UOp, device: str, target: Target, program: Program) -> None:
  """Raises SearchError where a program gives other values than the kernel's unoptimised form."""
  if not target.has_forms:
    return
  search = Search(kernel, target, device, 0, math.inf)
  try:
    search.prepare()
    search.check(program, 6 * search.limit_s, 0.0)
  except GiveUp as e:
    print(f"tinygrad: BEAM_COMPARE: {search.name} is not compared: {e}", file=sys.stderr)
  except (ValueError, WorkerEnded, OSError) as e:
    raise SearchError(f"BEAM_COMPARE: {search.name} on {device}: {e}") from e


@atexit.register
def _end() -> None:
  _trial.end()
  if text := _statistics.report():
    print(f"tinygrad: BEAM: {text}", file=sys.stderr)
