"""The job's settings: defaults by the rules, one clear message for what cannot work."""

import json
from dataclasses import asdict

import pytest

from examples.mlperf.config import (
  JobConfig,
  changed_settings,
  docs_table,
  eval_interval_samples,
  mistyped_names,
)
from examples.mlperf.lr_schedulers import poly_decay_with_warmup


@pytest.mark.parametrize(
  "batch, samples, steps",
  [
    (96, 150_000, 1563),
    (448, 150_000, 335),
    (1024, 150_000, 147),
    (3072, 175_000, 57),
    (6144, 200_000, 33),
  ],
)
def test_evaluation_interval_is_the_rules_table(batch, samples, steps):
  assert eval_interval_samples(batch) == samples
  assert JobConfig.from_env({"BS": str(batch)}).eval_step_freq == steps


def test_defaults_follow_the_batch():
  config = JobConfig.from_env({"GPUS": "6", "DEFAULT_FLOAT": "HALF"})
  assert (config.bs, config.eval_bs, config.loss_scaler) == (66, 6, 2048.0)
  config = JobConfig.from_env({"BS": "96"})
  assert config.train_steps == 37500
  assert config.opt_base_learning_rate == pytest.approx(0.000175)


@pytest.mark.parametrize(
  "environ, words",
  [
    ({"BS": "5", "GPUS": "2"}, "BS=5 is not divisible by GPUS=2"),
    ({"BS": "x"}, "BS must be a whole number, got 'x'"),
    ({"DECAY": "much"}, "DECAY must be a number"),
    ({"DECAY": "nan"}, "DECAY"),
    ({"MODEL": "gpt"}, "MODEL must be one of bert"),
    ({"BERT_SIZE": "huge"}, "BERT_SIZE must be one of large, tiny"),
    ({"DEFAULT_FLOAT": "INT8"}, "DEFAULT_FLOAT must be one of"),
    ({"GPUS": "0"}, "GPUS must be at least 1"),
    ({"INITMLPERF": "1"}, "INITMLPERF needs BENCHMARK"),
    ({"OPT_LAMB_BETA_1": "1.0"}, "OPT_LAMB_BETA_1"),
    ({"SUM_DTYPE": "INT9"}, "SUM_DTYPE must be one of FLOAT32"),
    ({"DECAY": "inf"}, "DECAY must be 0 or more, got inf"),
    ({"TARGET": "72"}, "TARGET is an accuracy, at most 1, got 72"),
    ({"TRAIN_BEAM": "-1"}, "TRAIN_BEAM must be 0 or more"),
    ({"BEAM": "-1"}, "TRAIN_BEAM must be 0 or more"),
    ({"START_WARMUP_STEP": "5"}, "START_WARMUP_STEP must be 0 or less"),
    ({"OPT_BASE_LEARNING_RATE": "inf"}, "OPT_BASE_LEARNING_RATE must be above 0 and finite"),
    ({"EVAL_STEP_FREQ": "0"}, "EVAL_STEP_FREQ must be at least 1"),
  ],
)
def test_bad_settings_are_refused_in_one_line(environ, words):
  with pytest.raises(ValueError) as error:
    JobConfig.from_env(environ)
  assert words in str(error.value)
  assert "\n" not in str(error.value)


def test_mistyped_names_are_pointed_out():
  found = mistyped_names({"EVAL_STEPS_FREQ": "3", "HOME": "/", "PATH": "", "BASEDIR": "x"})
  assert found == ["unknown variable EVAL_STEPS_FREQ: did you mean EVAL_STEP_FREQ?"]


@pytest.mark.parametrize(
  "wrong, right",
  [("ALL2ALLL", "ALL2ALL"), ("DUP_FACTOR", "DUPE_FACTOR"), ("BEAM_UOP_MAX", "BEAM_UOPS_MAX")],
)
def test_mistyped_names_of_compiler_data_step_and_scripts_too(wrong, right):
  assert mistyped_names({wrong: "1"}) == [f"unknown variable {wrong}: did you mean {right}?"]
  assert mistyped_names({right: "1"}) == []


def test_a_resumed_run_says_what_changed():
  before = json.loads(json.dumps(asdict(JobConfig.from_env({"BS": "8", "TRAIN_STEPS": "10"}))))
  same = JobConfig.from_env({"BS": "8", "TRAIN_STEPS": "10", "RESUME": "latest", "CKPT": "1"})
  assert changed_settings(same, before) == []
  other = JobConfig.from_env({"BS": "8", "TRAIN_STEPS": "20", "RESUME": "latest"})
  assert changed_settings(other, before) == ["note: RESUME: TRAIN_STEPS is 20, it was 10"]


def test_every_setting_is_documented():
  table = docs_table()
  for name in ("RESUME", "SAVE_CKPT_FREQ", "OPT_LAMB_BETA_2", "FREE_INTERMEDIATE"):
    assert f"| {name} |" in table


def test_schedule_is_the_references():
  # base (1 - step / steps), no zero step without warm-up
  assert poly_decay_with_warmup(0, 2.0, 10, 0, 0, 1.0) == 2.0
  assert poly_decay_with_warmup(4, 2.0, 10, 0, 0, 1.0) == pytest.approx(1.2)
  assert poly_decay_with_warmup(4, 2.0, 10, 0, 0, 2.0) == pytest.approx(0.72)
  assert poly_decay_with_warmup(10, 2.0, 10, 0, 0, 1.0) == 0
  # the ramp counts from the start step and gives way to the decay as a whole
  assert poly_decay_with_warmup(0, 2.0, 10, 1, 0, 1.0) == 0
  assert poly_decay_with_warmup(0, 3.0, 600, 287, -76, 1.0) == pytest.approx(3.0 * 76 / 287)
  assert poly_decay_with_warmup(211, 3.0, 600, 287, -76, 1.0) == pytest.approx(3 * (1 - 211 / 600))


def test_what_departs_from_the_reference_is_said():
  notes = JobConfig.from_env({}).notes()
  assert len(notes) == 1 and notes[0].startswith("note: NUM_WARMUP_STEPS=1, the reference has 0")
  assert JobConfig.from_env({"NUM_WARMUP_STEPS": "0"}).notes() == []
  beam = JobConfig.from_env({"BEAM": "8", "EVAL_BEAM": "0"})
  assert (beam.train_beam, beam.eval_beam) == (8, 0)
