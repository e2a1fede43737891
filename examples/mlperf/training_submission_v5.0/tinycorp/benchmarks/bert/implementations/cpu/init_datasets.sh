#!/usr/bin/env bash
# Makes the sample corpus and its training and evaluation samples in BASEDIR.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
root="$here"
until [[ -f "$root/examples/mlperf/model_train.py" ]]; do
  [[ "$root" != / ]] || { echo "no examples/mlperf/model_train.py above $here" >&2; exit 1; }
  root="$(dirname "$root")"
done
PYTHON="${PYTHON:-python3}"

export PYTHONPATH="$root${PYTHONPATH:+:$PYTHONPATH}"
export BASEDIR="${BASEDIR:-$root/extra/datasets/wiki}"
export MAX_SEQ_LENGTH="${MAX_SEQ_LENGTH:-128}"
export MAX_PREDICTIONS_PER_SEQ="${MAX_PREDICTIONS_PER_SEQ:-20}"
export DUPE_FACTOR="${DUPE_FACTOR:-3}"
export EVAL_SAMPLES="${EVAL_SAMPLES:-256}"

"$PYTHON" -m examples.mlperf.sample_corpus "$BASEDIR"
for part in 0 1 2 3; do
  "$PYTHON" "$root/extra/datasets/wikipedia.py" pre-train "$part"
done
"$PYTHON" "$root/extra/datasets/wikipedia.py" pre-eval
