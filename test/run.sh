#!/usr/bin/env bash
# Lint, types, import contract and the fast tests; makes or reuses .venv in the checkout.
#
#   bash test/run.sh                 everything
#   bash test/run.sh test/unit -x    the same checks, with these arguments for pytest
#
# Inside an active virtual environment that one is used. Exit code 0 only if all passed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [[ -z "${VIRTUAL_ENV:-}" ]]; then
  if ! .venv/bin/python -c "import pip" 2>/dev/null; then
    echo "== making .venv"
    rm -rf .venv
    "${PYTHON:-python3}" -m venv .venv || {
      echo "cannot make a virtual environment: install it with 'apt-get install python3-venv'" >&2
      exit 1
    }
  fi
  export VIRTUAL_ENV="$PWD/.venv"
  export PATH="$VIRTUAL_ENV/bin:$PATH"
fi

# installed again only when pyproject.toml changed or a package is gone
stamp="$VIRTUAL_ENV/.tinygrad-testing"
want="$(sha256sum < pyproject.toml) $PWD"
if [[ "$(cat "$stamp" 2>/dev/null || true)" != "$want" ]] ||
  ! python -c "import llvmlite, torch, pytest, mypy, mlperf_logging" 2>/dev/null; then
  echo "== installing into $VIRTUAL_ENV (a few minutes the first time)"
  python -m pip install --progress-bar off -e ".[mlperf,testing,linting,gpu-testing]"
  echo "$want" > "$stamp.tmp"
  mv "$stamp.tmp" "$stamp"
fi

status=0
step() {
  echo "== $*"
  "$@" || {
    echo "FAILED: $*" >&2
    status=1
  }
}

step ruff check .
step ruff format --check .
step mypy
step lint-imports
step python -m pytest -n auto --maxprocesses 8 -m "not slow" --durations=5 "$@"
exit "$status"
