"""Where a run's first weights come from: TensorFlow's files, converted ones, own checkpoints."""

import subprocess
import sys
import types

import numpy as np
import pytest

from examples.mlperf.checkpoint import read_tensors, save_checkpoint, write_tensors
from examples.mlperf.convert_checkpoint import convert, parameter_names
from examples.mlperf.initializers import (
  TF_CHECKPOINT,
  find_initial_weights,
  load_weights,
  read_initial_weights,
)
from extra.models.bert import BertConfig, BertForPretraining, tf_name
from tinygrad import Device, nn

SMALL = BertConfig(
  hidden_size=8, intermediate_size=16, num_heads=2, num_layers=2, vocab_size=20, max_positions=12
)
# A checkpoint as TensorFlow 1 writes it, with LAMB's slots and the counters of the optimizer.
TF_WRITER = """
import sys
import numpy as np
import tensorflow as tf
tf.compat.v1.disable_eager_execution()
stored = np.load(sys.argv[1])
for name in stored.files:
  for slot in ("", "/LAMB", "/LAMB_1"):
    tf.compat.v1.get_variable(name + slot, initializer=stored[name] + len(slot))
for name in ("global_step", "beta1_power", "beta2_power"):
  tf.compat.v1.get_variable(name, initializer=np.float32(7))
with tf.compat.v1.Session() as session:
  session.run(tf.compat.v1.global_variables_initializer())
  tf.compat.v1.train.Saver().save(session, sys.argv[2], write_meta_graph=False)
"""


def weights() -> dict[str, np.ndarray]:
  rng = np.random.default_rng(1)
  params = nn.state.get_state_dict(BertForPretraining(SMALL))
  return {n: rng.normal(size=tuple(p.shape)).astype(np.float32) for n, p in params.items()}


def as_tf(ours: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
  out = {}
  for name, value in ours.items():
    stored, transposed = tf_name(name)
    out[stored] = value.T if transposed else value
  return out


def same(got: dict[str, np.ndarray], wanted: dict[str, np.ndarray]) -> None:
  assert set(got) == set(wanted)
  for name, value in wanted.items():
    np.testing.assert_array_equal(got[name], value, err_msg=name)


@pytest.fixture
def reader(monkeypatch):
  """A stand-in for tensorflow: `train.load_checkpoint(path)` reads the dict set in `stored`."""
  stored: dict[str, np.ndarray] = {}
  shapes = types.SimpleNamespace(
    get_variable_to_shape_map=lambda: {n: v.shape for n, v in stored.items()},
    get_tensor=lambda name: stored[name],
  )
  module = types.ModuleType("tensorflow")
  module.train = types.SimpleNamespace(load_checkpoint=lambda path: shapes)
  monkeypatch.setitem(sys.modules, "tensorflow", module)
  return stored


def test_names_of_the_large_model_are_the_checkpoints_398():
  names = parameter_names(24)
  assert len(names) == 398
  assert len({tf_name(name)[0] for name in names}) == 398


def test_conversion_keeps_weights_and_leaves_slots_out(tmp_path, reader):
  ours = weights()
  reader.update(as_tf(ours))
  reader.update({f"{n}/LAMB": v * 2 for n, v in as_tf(ours).items()})
  reader["global_step"] = np.array(28252)
  path = convert(tmp_path / TF_CHECKPOINT)
  same(read_tensors(path), ours)
  same(read_initial_weights(str(tmp_path), list(ours))[0], ours)


def test_conversion_lists_missing_and_unknown_variables(tmp_path, reader):
  reader.update(as_tf(weights()))
  reader["extra/thing"] = reader.pop("bert/pooler/dense/bias")
  with pytest.raises(RuntimeError) as error:
    convert(tmp_path / TF_CHECKPOINT)
  assert "missing bert.pooler.dense.bias" in str(error.value)
  assert "unknown extra/thing" in str(error.value)
  assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_real_tensorflow_checkpoint(tmp_path):
  pytest.importorskip("tensorflow")
  ours = weights()
  np.savez(tmp_path / "stored.npz", **as_tf(ours))
  prefix = tmp_path / TF_CHECKPOINT
  for command in (
    ["-c", TF_WRITER, str(tmp_path / "stored.npz"), str(prefix)],
    ["-m", "examples.mlperf.convert_checkpoint", str(prefix)],
  ):
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
  same(read_tensors(tmp_path / f"{TF_CHECKPOINT}.safetensors"), ours)


def test_an_own_checkpoint_starts_a_run_without_its_optimizer(tmp_path):
  ours = weights()
  state = {f"lamb.m.{n}": v for n, v in ours.items()} | {"rng.CPU": np.zeros(1, np.uint32)}
  for step in (3, 4):
    save_checkpoint(tmp_path, step, {n: v * step for n, v in ours.items()} | state, {}, keep=5)
  got, source = read_initial_weights(str(tmp_path), list(ours))
  assert source.endswith("step_00000004.safetensors")
  same(got, {n: v * 4 for n, v in ours.items()})
  named = tmp_path / "step_00000003.safetensors"
  same(read_initial_weights(str(named), list(ours))[0], {n: v * 3 for n, v in ours.items()})
  named.write_bytes(named.read_bytes()[:-4])
  with pytest.raises(RuntimeError, match="step_00000003.safetensors is damaged"):
    read_initial_weights(str(named), list(ours))


def test_nothing_to_start_from_is_one_message(tmp_path):
  with pytest.raises(RuntimeError, match=r"no .*model.ckpt-28252.index: set INIT_CKPT_DIR"):
    find_initial_weights(str(tmp_path))


def test_all_names_and_shapes_that_do_not_fit_are_listed_at_once():
  params = nn.state.get_state_dict(BertForPretraining(SMALL))
  arrays = weights()
  arrays["more"] = np.zeros(1, np.float32)
  del arrays["bert.pooler.dense.bias"]
  arrays["cls.predictions.output_bias"] = np.zeros(19, np.float32)
  with pytest.raises(RuntimeError) as error:
    load_weights(params, arrays, "the file", (Device.DEFAULT,))
  for words in (
    "missing bert.pooler.dense.bias",
    "unknown more",
    "cls.predictions.output_bias is (19,), expected (20,)",
  ):
    assert words in str(error.value)


def test_a_damaged_converted_file_is_named(tmp_path):
  path = tmp_path / f"{TF_CHECKPOINT}.safetensors"
  write_tensors(path, {"a": np.zeros(4, np.float32)})
  path.write_bytes(path.read_bytes()[:20])
  with pytest.raises(RuntimeError, match="is not a whole safetensors file"):
    read_initial_weights(str(tmp_path), [])
