#!/usr/bin/env bash
# Installs this tree and what the job needs into the active Python environment.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
root="$here"
until [[ -f "$root/examples/mlperf/model_train.py" ]]; do
  [[ "$root" != / ]] || { echo "no examples/mlperf/model_train.py above $here" >&2; exit 1; }
  root="$(dirname "$root")"
done
PYTHON="${PYTHON:-python3}"

"$PYTHON" -m pip install -e "$root[mlperf]"
