"""The process that reads and shuffles samples while the devices work.

It is a program of its own and not a fork, since a process that has opened devices must not fork. It
gets its settings from standard input and answers with pickles on standard output: (batch, state,
"") for each batch, or (None, None, message) when it cannot go on. A pipe that nobody reads ends it.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
GRACE_S = 5


class DataProcess:
  """Starts the process; `next()` gives what it answers. Settings are SampleStream's arguments."""

  def __init__(self, settings: dict[str, Any], batch: int, state: dict[str, Any] | None) -> None:
    paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    self._process = subprocess.Popen(
      [sys.executable, "-m", "examples.mlperf.data_process"],
      stdin=subprocess.PIPE,
      stdout=subprocess.PIPE,
      env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
      # Ctrl-C in a terminal is for the job, which then closes this process.
      start_new_session=True,
    )
    assert self._process.stdin is not None and self._process.stdout is not None
    self._answers = self._process.stdout
    try:
      pickle.dump((settings, batch, state), self._process.stdin)
      self._process.stdin.close()
    except BrokenPipeError:
      pass  # It died: the first answer, which does not come, tells.

  @property
  def pid(self) -> int:
    """Number of the process."""
    return self._process.pid

  def next(self) -> tuple[Any, dict[str, Any]]:
    """The next batch and the stream's state after it. Raises RuntimeError when none can come."""
    try:
      batch, state, message = pickle.load(self._answers)
    except (EOFError, pickle.UnpicklingError) as error:
      code = self._process.wait()
      raise RuntimeError(
        f"the process that reads the data ended with code {code}; its words are above, and 137 or "
        "-9 mostly mean that the host's memory was used up"
      ) from error
    if message:
      raise RuntimeError(message)
    return batch, state

  def close(self) -> None:
    """Ends the process; a read that waits for it then fails."""
    self._process.terminate()
    try:
      self._process.wait(GRACE_S)
    except subprocess.TimeoutExpired:
      self._process.kill()
      self._process.wait()


def main() -> int:
  """Reads what to make from the standard input, and writes batches until its reader is gone."""
  # Imported here, since the loader imports this module.
  from examples.mlperf.dataloader import SampleStream, stack

  settings, size, state = pickle.load(sys.stdin.buffer)
  # Words that a library prints must not come between the answers.
  answers = os.fdopen(os.dup(1), "wb")
  os.dup2(2, 1)

  def answer(*content: Any) -> None:
    pickle.dump(content, answers, pickle.HIGHEST_PROTOCOL)
    answers.flush()

  try:
    stream = SampleStream(**settings)
    if state:
      stream.restore(state)
    while True:
      answer(stack([next(stream) for _ in range(size)]), stream.state(), "")
  except BrokenPipeError:
    return 0
  except (RuntimeError, OSError, ValueError) as error:
    answer(None, None, str(error))
    return 1


if __name__ == "__main__":
  sys.exit(main())
