"""Trains BERT as MLPerf Training v5.0 asks.

    PYTHONPATH=. MODEL=bert BASEDIR=... LOGMLPERF=1 INITMLPERF=1 BENCHMARK=10 \
      python3 examples/mlperf/model_train.py        # untimed: compile everything
    PYTHONPATH=. MODEL=bert BASEDIR=... LOGMLPERF=1 RUNMLPERF=1 \
      python3 examples/mlperf/model_train.py        # timed: train to TARGET

All settings are variables of the environment: `python3 -m examples.mlperf.config` lists them.
Exit codes: 0 done, 1 stopped or refused, 129 terminal closed, 130 Ctrl-C, 143 SIGTERM.
"""

from __future__ import annotations

import cProfile
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

if __name__ == "__main__":
  sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

  def say_in_one_line(kind: Any, error: BaseException, trace: Any) -> None:
    """For imports, which read the compiler's settings: a wrong value needs no traceback."""
    if isinstance(error, ValueError):
      print(f"error: {error}", file=sys.stderr)
    else:
      sys.__excepthook__(kind, error, trace)

  sys.excepthook = say_in_one_line

import numpy as np
from tqdm import tqdm

from examples.mlperf import helpers, mllog
from examples.mlperf.checkpoint import (
  check_folder,
  find_checkpoint,
  list_checkpoints,
  save_checkpoint,
)
from examples.mlperf.config import JobConfig, changed_settings, mistyped_names
from examples.mlperf.dataloader import (
  Batch,
  EvalSet,
  SampleStream,
  TrainLoader,
  check_eval_file,
  zero_batch,
)
from examples.mlperf.initializers import find_initial_weights, read_initial_weights
from examples.mlperf.plan import print_plan
from examples.mlperf.report import StepReport, check_wandb, estimate
from examples.mlperf.shard_plan import training_shards
from examples.mlperf.system_facts import describe
from examples.mlperf.trainer import StopRun, Trainer
from extra.models.bert import BertConfig
from tinygrad import Context, GlobalCounters


class Interrupted(BaseException):
  """A signal asked the run to stop; `code` is the exit code."""

  def __init__(self, number: int) -> None:
    super().__init__(signal.Signals(number).name)
    self.code = 128 + number


class Finished(Exception):
  """There is nothing left to do; the message says why."""


@dataclass
class Run:
  """What the steps of one process share."""

  config: JobConfig
  trainer: Trainer
  log: mllog.NullLog
  flops_per_sample: float
  loader: TrainLoader | None = None
  eval_set: EvalSet | None = None
  step: int = 0
  loader_state: dict[str, Any] = field(default_factory=dict)
  reached: bool = False
  # An evaluation has begun and not ended; the log was so long before it.
  evaluating: bool = False
  log_before_eval: int = 0
  step_seconds: list[float] = field(default_factory=list)
  eval_seconds: list[float] = field(default_factory=list)


class Signals:
  """SIGTERM, SIGHUP and Ctrl-C: at once while a run is prepared, between steps while it trains.

  A step in progress is finished first, so that the run can be saved.
  """

  def __init__(self) -> None:
    self.deferred = False
    self.number = 0

  def catch(self) -> None:
    """Take the signals from now on."""
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
      # What nohup or a shell's background job ignores stays ignored.
      if signal.getsignal(number) is not signal.SIG_IGN:
        signal.signal(number, self._note)

  def _note(self, number: int, _: Any) -> None:
    self.number = number
    if not self.deferred:
      raise Interrupted(number)

  def stop_if_asked(self) -> None:
    """Raises Interrupted when a signal came."""
    if self.number:
      raise Interrupted(self.number)


signals = Signals()


def save(run: Run) -> None:
  """A checkpoint after `run.step` steps. Raises StopRun for values that are not finite, OSError."""
  state = {
    "loader": run.loader_state,
    "skipped_steps": run.trainer.skipped_steps,
    "log_bytes": run.log_before_eval if run.evaluating else run.log.size(),
    "evaluating": run.evaluating,
    "batch": run.config.bs,
    "seed": run.config.seed,
    "settings": asdict(run.config),
    "reached": run.reached,
  }
  arrays = run.trainer.arrays()
  broken = [name for name, value in arrays.items() if not np.isfinite(value).all()]
  if broken:
    raise StopRun(
      f"{broken[0]} and {len(broken) - 1} more are not finite after step {run.step}: this state is "
      "not saved, the last good checkpoint is kept"
    )
  folder = Path(run.config.save_ckpt_dir)
  path = save_checkpoint(folder, run.step, arrays, state, run.config.keep_ckpt_amount)
  tqdm.write(f"checkpoint {path}")


def save_interrupted(run: Run) -> None:
  """Saves a run that a signal stopped; says so where that cannot be done."""
  if run.loader is None or not run.config.ckpt:
    return
  try:
    save(run)
  except (RuntimeError, OSError) as error:
    print(f"not saved: {error}", file=sys.stderr)


def evaluate(run: Run) -> float:
  """Masked-LM accuracy over the evaluation set, logged."""
  config = run.config
  samples = run.step * config.bs
  run.log_before_eval = run.log.size()
  run.evaluating = True
  run.log.start("eval_start", epoch_num=samples, step_num=run.step)
  run.trainer.switch_step()
  hits = words = 0.0
  for batch, _ in eval_batches(run):
    got, masked = evaluate_batch(run, batch)
    hits += got
    words += masked
    signals.stop_if_asked()
  accuracy = hits / max(words, 1.0)
  run.log.end("eval_stop", epoch_num=samples, step_num=run.step)
  run.log.event("eval_accuracy", accuracy, epoch_num=samples, masked_lm_accuracy=accuracy)
  tqdm.write(f"evaluation after {samples} samples: masked-LM accuracy {accuracy:.4f}")
  run.trainer.switch_step()
  run.evaluating = False
  return accuracy


def evaluate_batch(run: Run, batch: Batch) -> tuple[float, float]:
  """(correct masked words, masked words) of one batch; notes how long it took."""
  began = time.perf_counter()
  found = run.trainer.evaluate(batch)
  run.eval_seconds.append(time.perf_counter() - began)
  return found


def eval_batches(run: Run) -> Iterator[tuple[dict[str, Any], int]]:
  """(batch, real samples in it) of one evaluation; zeros in a run without data."""
  config = run.config
  if run.eval_set is not None:
    limits = [n for n in (config.max_eval_steps, config.benchmark) if n]
    yield from run.eval_set.batches(config.eval_bs, min(limits, default=0))
    return
  for _ in range(min(config.benchmark or 1, config.max_eval_steps or config.benchmark or 1)):
    yield (
      zero_batch(config.eval_bs, config.max_seq_length, config.max_predictions_per_seq),
      config.eval_bs,
    )


def train(run: Run) -> None:
  """Steps until the target, the last step or a signal; evaluates and saves on the way."""
  config = run.config
  last = min(config.train_steps, run.step + config.benchmark if config.benchmark else sys.maxsize)
  report = StepReport(config, run.flops_per_sample, run.step, last)
  zeros = zero_batch(config.bs, config.max_seq_length, config.max_predictions_per_seq)
  if run.evaluating:
    # A signal had come meanwhile.
    judge(run, report)
  while run.step < last and not run.reached:
    began = time.perf_counter()
    batch = zeros
    if run.loader is not None:
      batch, run.loader_state = run.loader.next()
    waited = time.perf_counter() - began
    rate = run.trainer.schedule.lr
    loss = run.trainer.train(batch, run.step) if config.train else 0.0
    run.step += 1
    run.step_seconds.append(time.perf_counter() - began)
    report.step(run.step, loss, rate, run.step_seconds[-1], waited)
    if run.loader is not None:
      log_step(run, loss, rate, run.step_seconds[-1])
      if run.step % config.eval_step_freq == 0:
        judge(run, report)
    if config.ckpt and (run.step % config.save_ckpt_freq == 0 or run.reached):
      save(run)
    signals.stop_if_asked()
  report.close()


def judge(run: Run, report: StepReport) -> None:
  """Evaluates; a run that reaches its target ends there."""
  accuracy = evaluate(run)
  report.evaluation(run.step, accuracy)
  run.reached = accuracy >= run.config.target
  if run.reached:
    # The clock stops here: what follows is not part of the result.
    log_stop(run)


def log_stop(run: Run) -> None:
  """The end of the timed run, with how it ended."""
  run.log.end("epoch_stop", epoch_num=run.step * run.config.bs)
  run.log.end("run_stop", status="success" if run.reached else "aborted")


def log_step(run: Run, loss: float, rate: float, seconds: float) -> None:
  """The training curve in the log, thinned to about every hundredth of an evaluation interval."""
  if run.step % max(run.config.eval_step_freq // 20, 1) == 0:
    samples = run.step * run.config.bs
    run.log.event("train_loss", loss, epoch_num=samples, learning_rate=rate, step_seconds=seconds)


def prepare(config: JobConfig) -> Run:
  """Log, model, data and weights, in the order the MLPerf log wants.

  Raises ValueError, RuntimeError or OSError for what is wrong or missing, Finished where a resumed
  run has reached its target.
  """
  check_wandb(config)
  if config.ckpt:
    check_folder(Path(config.save_ckpt_dir))
  arrays, state = (
    find_checkpoint(config.resume, Path(config.save_ckpt_dir)) if config.resume else ({}, {})
  )
  if state.get("reached"):
    raise Finished("RESUME: the checkpoint's run had reached its target: nothing to go on with")
  if state and (state["batch"], state["seed"]) != (config.bs, config.seed):
    raise ValueError(f"RESUME: the checkpoint has BS={state['batch']} and SEED={state['seed']}")
  for note in changed_settings(config, state.get("settings", {})):
    print(note)
  bert = helpers.bert_config(config, helpers.vocabulary_size(config))
  files: list[Path] = []
  if config.runmlperf:
    if config.init_weights == "checkpoint" and not state:
      find_initial_weights(config.init_ckpt_dir)
    files = training_shards(config)
    check_eval_file(config.basedir)
  devices = helpers.open_devices(config)
  # A CPU's is measured, so once before the clock runs.
  helpers.peak_flops(config)
  log, fresh = mllog.open_log(config, state.get("log_bytes"))
  if fresh:
    mllog.log_submission(log, config, helpers.flush_page_cache() if config.logmlperf else False)
    describe_system(config)
  if config.runmlperf and not state:
    move_checkpoints_aside(config)
    if fresh:
      log.end("init_stop")
    log.start("run_start")
    log.event("seed", config.seed)
  try:
    return build(config, bert, devices, files, log, (arrays, state))
  except BaseException:
    if config.runmlperf:
      log.end("run_stop", status="aborted")
    raise


def build(
  config: JobConfig,
  bert: BertConfig,
  devices: tuple[str, ...],
  files: list[Path],
  log: mllog.NullLog,
  checkpoint: tuple[dict[str, np.ndarray], dict[str, Any]],
) -> Run:
  """Model, weights and data, the part of the preparation that is timed."""
  arrays, state = checkpoint
  flops = helpers.train_flops_per_sample(
    bert, config.max_seq_length, config.max_predictions_per_seq
  )
  run = Run(config, Trainer(config, bert, devices), log, flops)
  if state:
    run.trainer.restore(arrays, state)
    run.step = state["step"]
    run.loader_state = state["loader"]
    run.evaluating = state.get("evaluating", False)
  elif not config.runmlperf:
    run.trainer.zero_weights()
  elif config.init_weights == "checkpoint":
    run.trainer.load_initial(*read_initial_weights(config.init_ckpt_dir, list(run.trainer.params)))
  if config.runmlperf:
    open_data(run, files)
  return run


def describe_system(config: JobConfig) -> None:
  """Beside a run's log, the platform's description with what only this machine can tell."""
  try:
    path = describe(config.submission_platform, Path()) if config.logmlperf else None
  except OSError as error:
    print(f"the system is not described: {error}", file=sys.stderr)
    return
  if path is not None:
    print(f"system description {path}")


def move_checkpoints_aside(config: JobConfig) -> None:
  """Keeps an earlier run's checkpoints out of this run's rotation and of RESUME=latest."""
  folder = Path(config.save_ckpt_dir)
  if config.ckpt and list_checkpoints(folder):
    mllog.move_aside(folder)


def open_data(run: Run, files: list[Path]) -> None:
  """The evaluation set and the training stream, which goes on where a checkpoint left it."""
  config = run.config
  shape = (config.max_seq_length, config.max_predictions_per_seq)
  run.eval_set = EvalSet(config.basedir, *shape)
  stream = SampleStream(files, config.seed, *shape, config.num_cpu_threads, config.shuffle_buffer)
  run.loader = TrainLoader(stream, config.bs, run.loader_state or None)
  if not run.step:
    most = config.max_eval_steps * config.eval_bs or run.eval_set.size
    samples = config.train_steps * config.bs
    mllog.log_hyperparameters(run.log, config, samples, min(most, run.eval_set.size))
    run.log.start("epoch_start", epoch_num=0)


def execute(run: Run) -> int:
  """Trains, and closes the log truthfully whatever ends the run. Returns the exit code."""
  code = 0
  try:
    train(run)
    if run.loader is None:
      evaluate_untimed(run)
    if run.config.benchmark:
      print(estimate(run.config, run.step_seconds, run.eval_seconds))
  except (RuntimeError, OSError, MemoryError) as error:
    print(f"stopped: {error}", file=sys.stderr)
    code = 1
  except Interrupted as error:
    print(f"stopped by {error} after step {run.step}", file=sys.stderr)
    code = error.code
    save_interrupted(run)
  finally:
    if run.loader is not None:
      run.loader.close()
    # Also where a fault of this program ends the run.
    close_log(run)
  return code


def close_log(run: Run) -> None:
  """The last lines of a process's log; says so when the run did not reach its target."""
  if run.config.initmlperf:
    run.log.end("init_stop")
  if run.config.runmlperf:
    if not run.reached:
      log_stop(run)
      print(
        f"run ended without reaching TARGET={run.config.target}: status aborted", file=sys.stderr
      )
    run.log.event("kernels_compiled", GlobalCounters.compiled_count)
    run.log.event("kernels_searched", GlobalCounters.searched_count)


def evaluate_untimed(run: Run) -> None:
  """Evaluation steps of a run without data: they compile what the timed run will use."""
  run.trainer.switch_step()
  for batch, _ in eval_batches(run):
    evaluate_batch(run, batch)


@Context(BEAM=0)
def main() -> int:
  """One process of the job, which searches kernels of its steps only. Returns the exit code."""
  sys.excepthook = sys.__excepthook__
  helpers.outlive_readers()
  for warning in mistyped_names():
    print(f"warning: {warning}", file=sys.stderr)
  try:
    config = JobConfig.from_env()
    print("\n".join(config.hparam_lines() + config.notes()))
    if config.plan:
      print_plan(config)
      return 0
    signals.catch()
    run = prepare(config)
  except (ValueError, RuntimeError, OSError, MemoryError) as error:
    print(f"error: {error}", file=sys.stderr)
    return 1
  except Finished as reason:
    print(reason)
    return 0
  except Interrupted as error:
    print(f"stopped by {error} before the first step", file=sys.stderr)
    return error.code
  signals.deferred = True
  if not config.pyprofile:
    return execute(run)
  profiler = cProfile.Profile()
  code = profiler.runcall(execute, run)
  profiler.print_stats("cumulative")
  return code


if __name__ == "__main__":
  sys.exit(main())
