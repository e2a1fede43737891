#!/usr/bin/env bash
# Installs this tree and what the job needs into the active Python environment.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
root="$(cd "$here/../../../../../../../.." && pwd)"
PYTHON="${PYTHON:-python3}"

"$PYTHON" -m pip install -e "$root[mlperf]"
