"""BEAM: the fastest of many forms of a kernel, found by running them, and kept for later runs.

A search starts from what the rules choose. Each round makes all neighbours of the best records of
choices (codegen/options.py), compiles them in other processes, runs them in one (trial.py) that is
ended where it hangs, and keeps the best. What gives other values than the unoptimised kernel is
refused. Two searches of equal kernels for equal targets are one.
"""

from __future__ import annotations

import atexit
import functools
import hashlib
import json
import math
import os
import pathlib
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import tinygrad.codegen
from tinygrad.codegen import assemble, beyond_limits, generate, kernel_name, neighbours
from tinygrad.codegen.options import KernelOptions, Options, OptionsError
from tinygrad.dtype import dtypes
from tinygrad.engine.trial import Held, Job
from tinygrad.helpers import (
  BEAM_LOG_SURPASS_MAX,
  BEAM_MIN_PROGRESS,
  BEAM_STRICT,
  BEAM_TIME_MS,
  BEAM_TIMEOUT_MS,
  BEAM_UOPS_MAX,
  CACHELEVEL,
  CPU_TARGET,
  DEBUG,
  GPU_TARGET,
  IGNORE_BEAM_CACHE,
  NOOPT,
  NUM_CPU_THREADS,
  Context,
  GlobalCounters,
  cache_dir,
  tqdm,
  write_atomic,
)
from tinygrad.renderer import Program, Target
from tinygrad.runtime.compiler_llvm import vector_machine
from tinygrad.runtime.llvm_worker import (
  WorkerEnded,
  ask_worker,
  end_worker,
  leave_worker,
  start_python,
)
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp

# Candidates that are compiled before they are run.
_AT_ONCE = 16
# What a winner must gain on the rules' kernel, of its time, when both take turns.
_WORTH = 0.03
# A round that gains less than this share of the time is noise.
_NOISE = 0.005
_DUEL_ROUNDS = 11
# Unoptimised kernels run for about so long: more items of one are left out.
_REFERENCE_S, _FLOPS_PER_S, _BYTES_PER_S = 0.3, 4e8, 4e8
# Pieces of an entry that are run.
_PIECES = 16
# A candidate may take so many times as long as the rules' kernel, and at least so many seconds.
_PATIENCE, _LEAST_S = 10, 2.0


class SearchError(RuntimeError):
  """A candidate failed, and BEAM_STRICT=1; or a kernel's values are not those it should have."""


class _GiveUp(Exception):
  """A kernel cannot be searched; the message says why."""


@dataclass(frozen=True)
class Result:
  """What a search found: choices, for a width, and whether it came to its end."""

  options: KernelOptions
  width: int
  complete: bool

  def as_json(self, **more: Any) -> str:
    """Text of the result, with more to read."""
    options = [o.as_dict() for o in self.options]
    return json.dumps({"options": options, "width": self.width, "complete": self.complete} | more)

  @staticmethod
  def from_json(text: str) -> Result:
    """Raises ValueError."""
    d = json.loads(text)
    try:
      options = tuple(Options.from_dict(o) for o in d["options"])
      return Result(options, int(d["width"]), bool(d["complete"]))
    except (TypeError, KeyError) as e:
      raise ValueError(f"no result of a search: {e}") from e


# *** what was found before ***


@functools.cache
def _compiler_digest() -> str:
  """Of the source of the code generator: what another one found need not hold for this one."""
  folder = pathlib.Path(tinygrad.codegen.__file__).parents[1]
  digest = hashlib.sha256()
  for room in ("codegen", "renderer"):
    for path in sorted((folder / room).glob("*.py")):
      digest.update(path.read_bytes())
  return digest.hexdigest()


def structure(kernel: UOp) -> str:
  """Text that is the same for equal kernels of all processes."""
  numbers: dict[UOp, int] = {}
  lines = []
  for u in kernel.toposort():
    numbers[u] = len(numbers)
    lines.append(f"{u.op.name} {u.arg!r} {[numbers[s] for s in u.src]} {u.dtype.name}")
  return "\n".join(lines)


def cache_path(kernel: UOp, target: Target) -> pathlib.Path:
  """File of a kernel's result for a target."""
  if target.gpu is not None:
    what = f"{target.kind} {target.gpu.name} {target.gpu.features}"
  else:
    what = f"{target.kind} {vector_machine()} {int(NUM_CPU_THREADS)}"
  key = f"{_compiler_digest()} {what}\n{structure(kernel)}"
  return cache_dir() / "beam" / hashlib.sha256(key.encode()).hexdigest()


def read_result(path: pathlib.Path) -> Result | None:
  """What a file holds; None where it is absent or damaged."""
  if CACHELEVEL < 1 or IGNORE_BEAM_CACHE:
    return None
  try:
    digest, _, text = path.read_text().partition("\n")
    return Result.from_json(text) if digest == _digest(text) else None
  except (OSError, ValueError):
    return None


def write_result(path: pathlib.Path, result: Result, **more: Any) -> None:
  """Keep a result; a cache that cannot be written is said once, no error."""
  if CACHELEVEL < 1:
    return
  text = result.as_json(**more)
  try:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomic(path, f"{_digest(text)}\n{text}".encode(), sync=False)
  except OSError as e:
    _say_once("cache", f"results of searches are not kept: {e.strerror} ({cache_dir()})")


def _digest(text: str) -> str:
  return hashlib.sha256(text.encode()).hexdigest()


_said: set[str] = set()


def _say_once(topic: str, text: str) -> None:
  if topic not in _said:
    _said.add(topic)
    print(f"tinygrad: BEAM: {text}", file=sys.stderr)


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


# *** the unoptimised kernel ***


def _job(kernel: UOp, target: Target, device: str) -> Job:
  """What candidates are compared with. Raises _GiveUp."""
  with Context(NOOPT=1, DEBUG=0):
    (reference,) = assemble([generate(kernel, target)], target, BEAM_TIMEOUT_MS.value / 1e3)
  if not isinstance(reference, Program):
    raise _GiveUp(f"its unoptimised form does not compile: {reference}")
  nodes = kernel.toposort()
  params = sorted((u for u in nodes if u.op is Ops.PARAM), key=lambda u: u.arg[0])
  written = {u.src[0].src[0] for u in nodes if u.op is Ops.STORE}
  most = _highest_numbers(nodes)
  held = tuple(Held(p.dtype, p.arg[1], p in written, most.get(p)) for p in params)
  floats = {u.dtype for u in nodes if dtypes.is_float(u.dtype)} or {dtypes.float64}
  coarsest = min(floats, key=lambda dt: (dt.itemsize, dt is not dtypes.bfloat16))
  return Job(device, held, _portable(reference), _parts(kernel, reference), coarsest)


def _portable(program: Program) -> Program:
  return replace(program, sink=None)


def _parts(kernel: UOp, reference: Program) -> tuple[tuple[tuple[int, int], ...], ...] | None:
  """Items of each entry of the unoptimised program to run; None: all of them."""
  seconds = reference.flops / _FLOPS_PER_S + reference.mem_bytes / _BYTES_PER_S
  share = _REFERENCE_S / max(seconds, 1e-9)
  if share >= 1 or not reference.entries or _reads_own_results(kernel):
    return None
  return tuple(pieces_of(items, share) for _, items in reference.entries)


def pieces_of(items: int, share: float) -> tuple[tuple[int, int], ...]:
  """A share of the items as a few runs of them, no two of which have one in common.

  They begin with the first item, end with the last one, and are at uneven distances.
  """
  count = min(_PIECES, max(int(items * share), 1))
  length = max(int(items * share) // count, 1)
  out = []
  for i in range(count):
    first, behind = items * i // count, items * (i + 1) // count
    place = 0 if i == 0 else _PIECES - 1 if i == count - 1 else 7 * i % _PIECES
    start = first + (behind - first - length) * place // (_PIECES - 1)
    out.append((start, start + length))
  return tuple(out)


def _reads_own_results(kernel: UOp) -> bool:
  """Whether a STORE needs all of what an earlier one wrote."""
  past: set[UOp] = set()
  for store in kernel.src:
    if any(u.op is Ops.LOAD and u.src[0].src[0] in past for u in store.toposort()):
      return True
    past.add(store.src[0].src[0])
  return False


def _highest_numbers(nodes: list[UOp]) -> dict[UOp, int]:
  """The highest value of each buffer whose values are parts of indices, so that all are inside."""
  found: dict[UOp, int] = {}
  for place in (u for u in nodes if u.op is Ops.INDEX):
    loads = [u for u in place.src[1].toposort() if u.op is Ops.LOAD]
    size = place.src[0].arg[1]
    for most in (63, 15, 3, 1, 0):
      low, high = _interval(place.src[1], most)
      if 0 <= low and high < size:
        break
    for load in loads:
      param = load.src[0].src[0]
      found[param] = min(found.get(param, most), most)
  return found


def _interval(u: UOp, most: int) -> tuple[float, float]:
  """Lowest and highest value of an index in which loaded numbers are 0 to most."""
  if u.op is Ops.CONST:
    return u.arg, u.arg
  if u.op is Ops.RANGE:
    return 0, u.arg[1] - 1
  if u.op is Ops.LOAD:
    return 0, most
  if u.op is Ops.CAST:
    return _interval(u.src[0], most)
  parts = [_interval(s, most) for s in u.src]
  if u.op is Ops.ADD:
    return parts[0][0] + parts[1][0], parts[0][1] + parts[1][1]
  if u.op is Ops.MUL:
    corners = [a * b for a in parts[0] for b in parts[1]]
    return min(corners), max(corners)
  if u.op is Ops.WHERE:
    return min(parts[1][0], parts[2][0]), max(parts[1][1], parts[2][1])
  if u.op in (Ops.IDIV, Ops.MOD) and parts[0][0] >= 0 and u.src[1].op is Ops.CONST:
    d = u.src[1].arg
    if u.op is Ops.MOD:
      return 0, min(parts[0][1], d - 1)
    return parts[0][0] // d, parts[0][1] // d
  return -math.inf, math.inf


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
    """Hand the kernel to the other process. Raises _GiveUp."""
    self.job = replace(_job(self.kernel, self.target, self.device), signed=signed)
    try:
      _trial.ask(6 * self.limit_s, "prepare", self.job)
    except (ValueError, WorkerEnded, OSError) as e:
      raise _GiveUp(f"its unoptimised form cannot be run: {e}") from e

  def run(self, start: KernelOptions) -> tuple[Result, float, float]:
    """(result, least seconds by the rules, least seconds found). Raises _GiveUp."""
    self.prepare()
    rules: KernelOptions = ()
    before = time.monotonic()
    found = self.measure([rules], math.inf, 6 * self.limit_s)
    if not found and self.is_late:
      return Result(start, self.width, False), math.inf, math.inf
    if not found:
      raise _GiveUp("what the rules choose gives other values than the unoptimised kernel, or none")
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
    pair = [_portable(self.programs[o]) for o in (rules, best)]
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
    """Least seconds of a program that rules made. Raises ValueError, WorkerEnded, OSError, _GiveUp.

    Differences of signed numbers may have no digits left that are the same in another order.
    """
    try:
      seconds: float = _trial.ask(limit_s, "run", _portable(program), best_s)
      return seconds
    except ValueError:
      self.prepare(signed=False)
      seconds = _trial.ask(limit_s, "run", _portable(program), best_s)
      return seconds

  def time(
    self, o: KernelOptions, program: Program, best_s: float, patience_s: float
  ) -> float | None:
    """Least seconds of a program; None where it fails."""
    try:
      if not o:
        return self.check(program, patience_s, best_s)
      seconds: float = _trial.ask(patience_s, "run", _portable(program), best_s)
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
        raise _GiveUp(f"its unoptimised form cannot be run again: {again}") from again
    return None


def _best(
  found: list[tuple[float, KernelOptions]], width: int
) -> list[tuple[float, KernelOptions]]:
  return sorted(found, key=lambda x: x[0])[:width]


# *** for all kernels of a schedule ***


def _can_search(target: Target) -> bool:
  return target.kind not in ("NULL", "PYTHON")


def choose(kernels: Mapping[UOp, str], target: Target) -> dict[UOp, KernelOptions]:
  """Choices for kernels, each with a device that runs it: from searches before, or new ones."""
  if NOOPT:
    return {}
  width = target.beam
  if not _can_search(target):
    name = kernel_name(next(iter(kernels)))
    text = f"{target.kind} runs nothing that could be timed: {name} and others keep the rules"
    _say_once(target.kind, text)
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
  except _GiveUp as e:
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
  if not _can_search(target):
    return
  search = Search(kernel, target, device, 0, math.inf)
  try:
    search.prepare()
    search.check(program, 6 * search.limit_s, 0.0)
  except _GiveUp as e:
    print(f"tinygrad: BEAM_COMPARE: {search.name} is not compared: {e}", file=sys.stderr)
  except (ValueError, WorkerEnded, OSError) as e:
    raise SearchError(f"BEAM_COMPARE: {search.name} on {device}: {e}") from e


@atexit.register
def _end() -> None:
  _trial.end()
  if text := _statistics.report():
    print(f"tinygrad: BEAM: {text}", file=sys.stderr)
