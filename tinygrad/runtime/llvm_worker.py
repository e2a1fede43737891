"""LLVM in processes of its own: llvmlite lets one thread of a process compile at a time.

A worker is this file run as a program. It imports nothing of the package and nothing of the
user's, reads one module after the other from its standard input and ends with it. So a kernel that
LLVM cannot compile, which may end the process, ends a worker only.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import os
import pickle
import queue
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any

import llvmlite.binding as llvm

# What a module is compiled for: LLVM's name of the CPU or GPU, its features as one text, and the
# triple where it is not this machine's.
Machine = tuple[str, str] | tuple[str, str, str]
_Process = subprocess.Popen[bytes]


class WorkerError(RuntimeError):
  """Module `number` (counted from 0) could not be compiled."""

  def __init__(self, number: int, why: str):
    super().__init__(why)
    self.number = number


@functools.cache
def target_machine(machine: Machine) -> Any:
  """LLVM's description of what to generate for; a new one would cost each small kernel 2 ms."""
  if len(machine) == 3:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    cpu, features, triple = machine
    return llvm.Target.from_triple(triple).create_target_machine(
      cpu=cpu, features=features, opt=3, codemodel="default", reloc="pic"
    )
  llvm.initialize_native_target()
  llvm.initialize_native_asmprinter()
  llvm.initialize_native_asmparser()
  cpu, features = machine
  return llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(
    cpu=cpu, features=features, opt=2, codemodel="small", reloc="pic", jit=True
  )


# How a module's first line begins that names the only passes it needs, as llvmlite calls them.
_PASSES = "; passes: "


def _run_passes(module: Any, target: Any, machine: Machine, ir: str) -> None:
  """Optimise a module: for GPUs all that LLVM has, for CPUs what our kernels gain from.

  Code for CPUs comes as unrolled vectors, but for some loops that LLVM makes vectors of. To unroll
  these, more levels, and the search for cheaper addresses in loops, would double the time of
  compilation for code that is no faster. Where there are no vectors, LLVM makes and unrolls all.
  """
  for_gpu, has_vectors = len(machine) == 3, "<" in ir
  llvm.set_option("tinygrad", f"-disable-lsr={str(not for_gpu).lower()}")
  tuning = llvm.create_pipeline_tuning_options(speed_level=3 if for_gpu else 1)
  tuning.loop_vectorization = tuning.loop_interleaving = True
  tuning.slp_vectorization, tuning.loop_unrolling = for_gpu, for_gpu or not has_vectors
  builder = llvm.create_pass_builder(target, tuning)
  if ir.startswith(_PASSES):
    passes = llvm.create_new_module_pass_manager()
    for name in ir.partition("\n")[0].removeprefix(_PASSES).split():
      getattr(passes, f"add_{name}_pass")()
  else:
    passes = builder.getModulePassManager()
  passes.run(module, builder)


def compile_module(ir: str, machine: Machine, print_assembly: bool = False) -> bytes:
  """Object file of a module, by the passes that its first line names or all; for NVIDIA its PTX.

  Raises RuntimeError where LLVM refuses it.
  """
  target = target_machine(machine)
  module = llvm.parse_assembly(ir)
  module.triple = target.triple
  module.data_layout = str(target.target_data)
  module.verify()
  _run_passes(module, target, machine, ir)
  if print_assembly:
    print(target.emit_assembly(module))
  if target.triple.startswith("nvptx"):
    return str(target.emit_assembly(module)).encode()
  binary: bytes = target.emit_object(module)
  return binary


# *** in the process that wants modules ***


class WorkerEnded(RuntimeError):
  """A worker died, or did not answer in time and was ended; the message says which."""


def start_worker() -> _Process:
  """A worker with the same packages in reach. Raises OSError."""
  return start_python(__file__)


def start_python(*arguments: str, stderr: int | None = None) -> _Process:
  """A Python that finds the same packages, with pipes to its input and output, and errors where
  `stderr` says (as for subprocess). Raises OSError."""
  path = os.pathsep.join(p for p in sys.path if p)
  command = [sys.executable, "-P", *arguments]
  pipe, env = subprocess.PIPE, {**os.environ, "PYTHONPATH": path}
  # Ctrl-C is for the process that started it, which may need the answer yet
  return subprocess.Popen(
    command, stdin=pipe, stdout=pipe, stderr=stderr, env=env, start_new_session=True
  )


def ask_worker(process: _Process, question: Any, limit_s: float | None = None) -> Any:
  """A worker's answer. Raises WorkerEnded where there is none, or none within limit_s."""
  assert process.stdin is not None and process.stdout is not None, "a worker has pipes"
  try:
    pickle.dump(question, process.stdin)
    process.stdin.flush()
    if limit_s is not None:
      # there is one answer to a question, so none is left in the buffer from before
      poll = select.poll()
      poll.register(process.stdout, select.POLLIN)
      if not poll.poll(limit_s * 1e3):
        end_worker(process)
        raise WorkerEnded(f"took longer than {limit_s:.3g} s")
    return pickle.load(process.stdout)
  except (OSError, EOFError, ValueError, pickle.UnpicklingError):
    # its pipes are closed a moment before it can be waited for
    end_worker(process, 1.0)
    code = process.returncode
    how = f"by signal {-code}" if code < 0 else f"with exit code {code}"
    raise WorkerEnded(f"ended {how}") from None


def end_worker(process: _Process, patience_s: float = 0.0) -> None:
  """End a worker unless it ends by itself within patience_s, and wait for that."""
  try:
    process.wait(patience_s)
  except subprocess.TimeoutExpired:
    process.kill()
    process.wait()
  _close(process)


def _close(process: _Process) -> None:
  for pipe in (process.stdin, process.stdout):
    with contextlib.suppress(OSError):
      if pipe is not None:
        pipe.close()


# Workers that wait for modules. They stay: to start one takes as long as four small kernels.
_idle: list[_Process] = []


def idle_workers() -> int:
  """How many workers wait for modules."""
  return len(_idle)


def leave_worker(process: _Process) -> None:
  """In the child of a fork a worker is its parent's."""
  _close(process)
  # nobody may wait for it here
  process.returncode = 0


def _leave_workers() -> None:
  for process in _idle:
    leave_worker(process)
  _idle.clear()


os.register_at_fork(after_in_child=_leave_workers)


@atexit.register
def end_workers() -> None:
  """End the workers that wait for modules."""
  while _idle:
    end_worker(_idle.pop())


class _Compiling:
  """Modules that workers take one after the other, and what became of each."""

  def __init__(self, modules: Sequence[str], machine: Machine, limit_s: float | None):
    self.modules, self.machine, self.limit_s = modules, machine, limit_s
    self.todo: queue.SimpleQueue[int] = queue.SimpleQueue()
    self.done: queue.SimpleQueue[tuple[int, bytes | str]] = queue.SimpleQueue()
    self.busy: set[_Process] = set()
    self.stopped = False
    # the longest first, so that none of them is what the others wait for at the end
    for number in sorted(range(len(modules)), key=lambda i: -len(modules[i])):
      self.todo.put(number)

  def take(self) -> _Process:
    """A worker. Raises OSError."""
    process = _idle.pop() if _idle else start_worker()
    self.busy.add(process)
    return process

  def serve(self, process: _Process) -> None:
    """Give modules to one worker, or another in its place, until none is left."""
    with contextlib.suppress(queue.Empty):
      while not self.stopped:
        number = self.todo.get_nowait()
        answer, process_or_none = self._answer(process, number)
        if answer is None:
          return
        self.done.put((number, answer))
        if process_or_none is None:
          self._refuse(answer)
          return
        process = process_or_none
    self.busy.discard(process)
    if self.stopped:
      end_worker(process)
    else:
      _idle.append(process)

  def _answer(self, process: _Process, number: int) -> tuple[Any, _Process | None]:
    """What a worker says, and the one for the next module; no answer if none is wanted."""
    question = (self.modules[number], self.machine)
    # once more, as a worker may have been ended from outside
    for last in (self.limit_s is not None, True):
      try:
        return ask_worker(process, question, self.limit_s), process
      except WorkerEnded as e:
        self.busy.discard(process)
        if self.stopped:
          return None, None
        why = f"the process that compiles it {e}"
        why += "" if self.limit_s else "; PARALLEL=0 compiles in this one"
      try:
        process = self.take()
      except OSError:
        return why, None
      if last:
        break
    return why, process

  def _refuse(self, why: Any) -> None:
    """No worker can be started: unless others are at work, all modules end as the last one did."""
    with contextlib.suppress(queue.Empty):
      while not self.busy:
        self.done.put((self.todo.get_nowait(), why))

  def stop(self) -> None:
    """End the workers that are still at work."""
    self.stopped = True
    for process in list(self.busy):
      process.kill()
      process.wait()


def try_modules(
  modules: Sequence[str], machine: Machine, workers: int, limit_s: float | None = None
) -> Generator[tuple[int, bytes | str], None, None]:
  """(number, object file, or text of why there is none) of each module as it gets ready.

  A worker that needs more than limit_s for a module is ended. Raises OSError.
  """
  job = _Compiling(modules, machine, limit_s)
  threads: list[threading.Thread] = []
  try:
    for process in [job.take() for _ in range(workers)]:
      threads.append(threading.Thread(target=job.serve, args=(process,), daemon=True))
      threads[-1].start()
    for _ in modules:
      yield job.done.get()
  except BaseException:
    job.stop()
    raise
  finally:
    for thread in threads:
      thread.join()


def compile_modules(
  modules: Sequence[str], machine: Machine, workers: int
) -> Iterator[tuple[int, bytes]]:
  """As `try_modules`, of modules that all compile. Raises WorkerError, OSError."""
  with contextlib.closing(try_modules(modules, machine, workers)) as results:
    for number, result in results:
      if isinstance(result, str):
        raise WorkerError(number, result)
      yield number, result


# *** in a worker ***


def answer_questions(answer: Callable[[Any], Any]) -> None:
  """Answer what comes from the standard input, one question after another, until it ends.

  Then the process ends at once, also in the middle of an answer: nobody waits for that.
  """
  # the process that started this one decides when to stop
  signal.signal(signal.SIGINT, signal.SIG_IGN)
  # what libraries print goes to stderr, not between the answers
  sink = os.fdopen(os.dup(1), "wb")
  os.dup2(2, 1)
  questions: queue.SimpleQueue[Any] = queue.SimpleQueue()
  threading.Thread(target=_read_questions, args=(questions,), daemon=True).start()
  while True:
    pickle.dump(answer(questions.get()), sink)
    sink.flush()


def _read_questions(questions: queue.SimpleQueue[Any]) -> None:
  try:
    while True:
      questions.put(pickle.load(sys.stdin.buffer))
  except (EOFError, OSError, pickle.UnpicklingError):
    os._exit(0)


def _compile(question: tuple[str, Machine]) -> bytes | str:
  """Object file of (text, machine), or why there is none."""
  try:
    return compile_module(*question)
  except RuntimeError as e:
    return f"LLVM refuses the kernel: {e}; DEBUG=4 prints its text"


if __name__ == "__main__":
  answer_questions(_compile)
