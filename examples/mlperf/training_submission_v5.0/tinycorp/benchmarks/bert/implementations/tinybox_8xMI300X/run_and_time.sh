#!/usr/bin/env bash
# BERT on 8x MI300X: untimed init, then the timed run. Every default can be overridden from outside.
# Writes result_bert_$SEED.log to the current directory.
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
export DEFAULT_FLOAT="${DEFAULT_FLOAT:-HALF}"
export BEAM_UPCAST_MAX="${BEAM_UPCAST_MAX:-256}"
export BEAM_LOCAL_MAX="${BEAM_LOCAL_MAX:-1024}"
export BEAM_MIN_PROGRESS="${BEAM_MIN_PROGRESS:-5}"
export IGNORE_JIT_FIRST_BEAM="${IGNORE_JIT_FIRST_BEAM:-1}"
export DEV="${DEV:-AMD}"
export GPUS="${GPUS:-8}"
export BS="${BS:-1024}"
export EVAL_BS="${EVAL_BS:-1024}"
export BEAM="${BEAM:-3}"
export BEAM_UOPS_MAX="${BEAM_UOPS_MAX:-6000}"
export FREE_INTERMEDIATE="${FREE_INTERMEDIATE:-0}"
export OPT_BASE_LEARNING_RATE="${OPT_BASE_LEARNING_RATE:-0.0011}"
export OPT_LAMB_BETA_1="${OPT_LAMB_BETA_1:-0.60466}"
export OPT_LAMB_BETA_2="${OPT_LAMB_BETA_2:-0.85437}"
export DECAY="${DECAY:-0.1}"
export TRAIN_STEPS="${TRAIN_STEPS:-3900}"
export BASEDIR="${BASEDIR:-/raid/datasets/wiki}"
export LOGMLPERF="${LOGMLPERF:-1}"
export SEED="${SEED:-$RANDOM}"
export SUBMISSION_PLATFORM="${SUBMISSION_PLATFORM:-tinybox_8xMI300X}"

script="$root/examples/mlperf/model_train.py"
if [[ "${PLAN:-0}" != 0 ]]; then
  RUNMLPERF=1 exec "$PYTHON" "$script"
fi

teed="bert_8xMI300x_$(date +%s)_$SEED.log"

# init
BENCHMARK="${INIT_BENCHMARK:-10}" INITMLPERF=1 BERT_LAYERS="${BERT_LAYERS:-2}" DEBUG="${DEBUG:-2}" \
  "$PYTHON" "$script" 2>&1 | tee -i "$teed"

# run
PARALLEL="${PARALLEL:-0}" RUNMLPERF=1 "$PYTHON" "$script" 2>&1 | tee -ia "$teed"
