#!/usr/bin/env bash
# Downloads the text and the initial checkpoint, then makes all training and evaluation samples.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
root="$here"
until [[ -f "$root/examples/mlperf/model_train.py" ]]; do
  [[ "$root" != / ]] || { echo "no examples/mlperf/model_train.py above $here" >&2; exit 1; }
  root="$(dirname "$root")"
done
PYTHON="${PYTHON:-python3}"

export PYTHONPATH="$root${PYTHONPATH:+:$PYTHONPATH}"
export BASEDIR="${BASEDIR:-/raid/datasets/wiki}"
export NUM_WORKERS="${NUM_WORKERS:-16}"
export WIKI_TRAIN="${WIKI_TRAIN:-1}"
export VERIFY_CHECKSUM="${VERIFY_CHECKSUM:-1}"

"$PYTHON" "$root/extra/datasets/wikipedia_download.py"
"$PYTHON" "$root/extra/datasets/wikipedia.py" pre-train all
"$PYTHON" "$root/extra/datasets/wikipedia.py" pre-eval
