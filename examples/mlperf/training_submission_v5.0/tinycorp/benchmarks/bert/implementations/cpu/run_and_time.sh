#!/usr/bin/env bash
# BERT on several devices of this machine's CPU: untimed init, then the timed run.
# Every default can be overridden from the environment: BASEDIR=... GPUS=4 BS=32 run_and_time.sh
# The log result_bert_$SEED.log and the checkpoints are written to the current directory.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
root="$here"
until [[ -f "$root/examples/mlperf/model_train.py" ]]; do
  [[ "$root" != / ]] || { echo "no examples/mlperf/model_train.py above $here" >&2; exit 1; }
  root="$(dirname "$root")"
done
PYTHON="${PYTHON:-python3}"

export PYTHONPATH="$root${PYTHONPATH:+:$PYTHONPATH}"
export MODEL="${MODEL:-bert}"
export SUBMISSION_PLATFORM="${SUBMISSION_PLATFORM:-cpu}"
export SUBMISSION_DIVISION="${SUBMISSION_DIVISION:-open}"
export DEV="${DEV:-CPU}" DEFAULT_FLOAT="${DEFAULT_FLOAT:-FLOAT32}"
export GPUS="${GPUS:-2}" BS="${BS:-8}" EVAL_BS="${EVAL_BS:-64}"
export BERT_SIZE="${BERT_SIZE:-tiny}" MAX_SEQ_LENGTH="${MAX_SEQ_LENGTH:-128}"
export MAX_PREDICTIONS_PER_SEQ="${MAX_PREDICTIONS_PER_SEQ:-20}"
export OPT_BASE_LEARNING_RATE="${OPT_BASE_LEARNING_RATE:-0.01}"
export TRAIN_STEPS="${TRAIN_STEPS:-1200}" NUM_WARMUP_STEPS="${NUM_WARMUP_STEPS:-20}"
export EVAL_STEP_FREQ="${EVAL_STEP_FREQ:-50}" INIT_WEIGHTS="${INIT_WEIGHTS:-random}"
# The tiny model has too few weights to overfit the sample corpus: dropout only slows it.
export DISABLE_DROPOUT="${DISABLE_DROPOUT:-1}"
export CKPT="${CKPT:-1}" SAVE_CKPT_FREQ="${SAVE_CKPT_FREQ:-100}"
export BASEDIR="${BASEDIR:-$root/extra/datasets/wiki}"
export LOGMLPERF="${LOGMLPERF:-1}" SEED="${SEED:-$RANDOM}"

script="$root/examples/mlperf/model_train.py"
if [[ "${PLAN:-0}" != 0 ]]; then
  RUNMLPERF=1 exec "$PYTHON" "$script"
fi

teed="bert_cpu_$(date +%s)_$SEED.log"

# init: compiles every kernel of the run, outside the timed part
BENCHMARK="${INIT_BENCHMARK:-5}" INITMLPERF=1 "$PYTHON" "$script" 2>&1 | tee -i "$teed"

# run: from run_start to run_stop
RUNMLPERF=1 "$PYTHON" "$script" 2>&1 | tee -ia "$teed"
