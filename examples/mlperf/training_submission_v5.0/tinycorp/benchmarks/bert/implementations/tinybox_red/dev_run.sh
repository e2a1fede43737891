#!/usr/bin/env bash
# A development run of BERT on 6x RX 7900 XTX, reported to Weights & Biases, without an MLPerf log.
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
export GPUS="${GPUS:-6}"
export BS="${BS:-96}"
export EVAL_BS="${EVAL_BS:-96}"
export SUM_DTYPE="${SUM_DTYPE:-HALF}"
export FUSE_ARANGE="${FUSE_ARANGE:-1}"
export FUSE_ARANGE_UINT="${FUSE_ARANGE_UINT:-0}"
export BEAM="${BEAM:-5}"
export BEAM_UOPS_MAX="${BEAM_UOPS_MAX:-8000}"
export BASEDIR="${BASEDIR:-/raid/datasets/wiki}"
export RUNMLPERF="${RUNMLPERF:-1}"
export WANDB="${WANDB:-1}"
export PARALLEL="${PARALLEL:-0}"

exec "$PYTHON" "$root/examples/mlperf/model_train.py"
