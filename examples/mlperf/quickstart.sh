#!/usr/bin/env bash
# From nothing to a trained small BERT and a checked MLPerf log, on this machine's CPU.
# Makes or reuses .venv in the checkout; safe to run twice. PYTHON names the interpreter to start from.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
cd "$root"

if [[ ! -x .venv/bin/python ]]; then
  echo "== virtual environment $root/.venv"
  "${PYTHON:-python3}" -m venv .venv
fi
export PYTHON="$root/.venv/bin/python"
echo "== packages"
"$PYTHON" -m pip install --quiet --disable-pip-version-check -e '.[mlperf]'

export PYTHONPATH="$root"
export BASEDIR="${BASEDIR:-$root/.quickstart/wiki}"
export MAX_SEQ_LENGTH=128 MAX_PREDICTIONS_PER_SEQ=20 DUPE_FACTOR=3 EVAL_SAMPLES=256
export SEED="${SEED:-1}"
# where the CPU has a matrix unit for it, bfloat16 trains as well and faster
if grep -qsw amx_bf16 /proc/cpuinfo; then
  export DEFAULT_FLOAT="${DEFAULT_FLOAT:-BFLOAT16}"
fi
work="$root/.quickstart/run"
mkdir -p "$BASEDIR" "$work"

echo "== sample corpus"
"$PYTHON" -m examples.mlperf.sample_corpus "$BASEDIR"

echo "== preprocessing"
for part in 0 1 2 3; do
  "$PYTHON" extra/datasets/wikipedia.py pre-train "$part"
done
"$PYTHON" extra/datasets/wikipedia.py pre-eval

echo "== init and timed run"
cd "$work"
impl="$root/examples/mlperf/training_submission_v5.0/tinycorp/benchmarks/bert/implementations"
bash "$impl/cpu/run_and_time.sh"

result="$work/result_bert_$SEED.log"
echo "== compliance checker"
"$PYTHON" -m mlperf_logging.compliance_checker --usage training --ruleset 5.0.0 "$result"

echo "== curves"
"$PYTHON" -m examples.mlperf.plot "$result" --out "$work"

newest="$(find "$work/ckpts" -name 'step_*.safetensors' | sort | tail -n 1)"
echo
echo "log:        $result"
echo "checkpoint: $newest"
echo "curves:     $work/curves.png"
