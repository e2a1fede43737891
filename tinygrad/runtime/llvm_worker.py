"""LLVM in processes of its own: llvmlite lets one thread of a process compile at a time.

A worker is this file run as a program. It imports nothing of the package and nothing of the
user's, reads one module after the other from its standard input and ends with it.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from typing import Any, BinaryIO

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


def target_machine(machine: Machine) -> Any:
  """LLVM's description of what to generate for."""
  if len(machine) == 3:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    cpu, features, triple = machine
    return llvm.Target.from_triple(triple).create_target_machine(
      cpu=cpu, features=features, opt=3, codemodel="default", reloc="pic"
    )
  llvm.initialize_native_target()
  llvm.initialize_native_asmprinter()
  cpu, features = machine
  return llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(
    cpu=cpu, features=features, opt=2, codemodel="small", reloc="pic", jit=True
  )


def compile_module(ir: str, machine: Machine, print_assembly: bool = False) -> bytes:
  """Object file of a module; for NVIDIA its PTX. Raises RuntimeError where LLVM refuses it."""
  target = target_machine(machine)
  module = llvm.parse_assembly(ir)
  module.triple = target.triple
  module.data_layout = str(target.target_data)
  module.verify()
  tuning = llvm.create_pipeline_tuning_options(speed_level=3)
  tuning.loop_vectorization = tuning.slp_vectorization = True
  builder = llvm.create_pass_builder(target, tuning)
  builder.getModulePassManager().run(module, builder)
  if print_assembly:
    print(target.emit_assembly(module))
  if target.triple.startswith("nvptx"):
    return str(target.emit_assembly(module)).encode()
  binary: bytes = target.emit_object(module)
  return binary


# *** in the process that wants modules ***


def start_worker() -> _Process:
  """A worker with the same packages in reach. Raises OSError."""
  path = os.pathsep.join(p for p in sys.path if p)
  command = [sys.executable, "-P", __file__]
  pipe = subprocess.PIPE
  return subprocess.Popen(command, stdin=pipe, stdout=pipe, env={**os.environ, "PYTHONPATH": path})


class _Compiling:
  """Modules that workers take one after the other, and what became of each."""

  def __init__(self, modules: Sequence[str], machine: Machine):
    self.modules, self.machine = modules, machine
    self.todo: queue.SimpleQueue[int] = queue.SimpleQueue()
    self.done: queue.SimpleQueue[tuple[int, bytes | str]] = queue.SimpleQueue()
    # the longest first, so that none of them is what the others wait for at the end
    for number in sorted(range(len(modules)), key=lambda i: -len(modules[i])):
      self.todo.put(number)

  def serve(self, process: _Process) -> None:
    """Give modules to one worker until none is left or the worker has died."""
    assert process.stdin is not None and process.stdout is not None, "a worker has pipes"
    with contextlib.suppress(queue.Empty):
      while True:
        number = self.todo.get_nowait()
        try:
          pickle.dump((self.modules[number], self.machine), process.stdin)
          process.stdin.flush()
          self.done.put((number, pickle.load(process.stdout)))
        except (OSError, EOFError, pickle.UnpicklingError):
          code = process.wait()
          how = f"by signal {-code}" if code < 0 else f"with exit code {code}"
          why = f"the process that compiles it ended {how}; PARALLEL=0 compiles in this one"
          self.done.put((number, why))
          return


def compile_modules(
  modules: Sequence[str], machine: Machine, workers: int
) -> Iterator[tuple[int, bytes]]:
  """(number, object file) of each module as it gets ready. Raises WorkerError, OSError."""
  job = _Compiling(modules, machine)
  processes: list[_Process] = []
  threads: list[threading.Thread] = []
  try:
    for _ in range(workers):
      processes.append(start_worker())
      threads.append(threading.Thread(target=job.serve, args=(processes[-1],), daemon=True))
      threads[-1].start()
    for _ in modules:
      number, result = job.done.get()
      if isinstance(result, str):
        raise WorkerError(number, result)
      yield number, result
  finally:
    for process in processes:
      process.kill()
    for thread in threads:
      thread.join()
    for process in processes:
      with contextlib.suppress(OSError):
        process.communicate()


# *** in a worker ***


def serve_modules(source: BinaryIO, sink: BinaryIO) -> None:
  """Compile what comes from source until it ends; write objects, or why there is none, to sink."""
  while True:
    try:
      ir, machine = pickle.load(source)
    except EOFError:
      return
    try:
      answer: bytes | str = compile_module(ir, machine)
    except RuntimeError as e:
      answer = f"LLVM refuses the kernel: {e}; DEBUG=4 prints its text"
    try:
      pickle.dump(answer, sink)
      sink.flush()
    except BrokenPipeError:
      return


def main() -> None:
  # the process that started this one decides when to stop
  signal.signal(signal.SIGINT, signal.SIG_IGN)
  # what LLVM may print goes to stderr, not between the objects
  sink = os.fdopen(os.dup(1), "wb")
  os.dup2(2, 1)
  serve_modules(sys.stdin.buffer, sink)


if __name__ == "__main__":
  main()
