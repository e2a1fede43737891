"""The optimizer, and the weights a run starts from."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from examples.mlperf.checkpoint import list_checkpoints, load_checkpoint, read_tensors
from extra.models.bert import is_tf_weight, tf_name
from tinygrad import Tensor, dtypes

TF_CHECKPOINT = "model.ckpt-28252"
NO_DECAY = ("LayerNorm", "layer_norm", "bias")


def replicate(value: np.ndarray, devices: tuple[str, ...]) -> Tensor:
  """A realized tensor with the array's values on one device, or a copy on each of several."""
  tensor = Tensor(np.ascontiguousarray(value), device=devices[0])
  if len(devices) > 1:
    tensor = tensor.shard(devices)
  return tensor.contiguous().realize()


class Lamb:
  """LAMB as the BERT reference runs it, with clipping and skipping of non-finite steps.

  Both moments are bias-corrected and float32. Weight decay and the trust ratio are left out for
  parameters whose name holds `LayerNorm` or `bias`. The global gradient norm is clipped first.
  When a gradient is not finite, weights, moments and step count stay as they were.
  """

  def __init__(
    self,
    params: dict[str, Tensor],
    devices: tuple[str, ...],
    beta_1: float = 0.9,
    beta_2: float = 0.999,
    epsilon: float = 1e-6,
    decay: float = 0.01,
    clip_norm: float = 1.0,
  ) -> None:
    self.names = list(params)
    self.params = list(params.values())
    self._beta_1 = beta_1
    self._beta_2 = beta_2
    self._epsilon = epsilon
    self._decay = decay
    self._clip_norm = clip_norm
    self.lr = replicate(np.zeros(1, np.float32), devices)
    self.b1_t = replicate(np.ones(1, np.float32), devices)
    self.b2_t = replicate(np.ones(1, np.float32), devices)
    self.m = [replicate(np.zeros(p.shape, np.float32), devices) for p in self.params]
    self.v = [replicate(np.zeros(p.shape, np.float32), devices) for p in self.params]

  def state_dict(self) -> dict[str, Tensor]:
    """Everything but the weights that the next step depends on."""
    state = {"lamb.b1_t": self.b1_t, "lamb.b2_t": self.b2_t}
    for name, m, v in zip(self.names, self.m, self.v, strict=True):
      state[f"lamb.m.{name}"] = m
      state[f"lamb.v.{name}"] = v
    return state

  def schedule_step(
    self, grads: list[Tensor], grad_scale: float = 1.0
  ) -> tuple[Tensor, list[Tensor]]:
    """Builds one step from gradients multiplied by `grad_scale`.

    Returns the global norm of the true gradient, shape [1], and the tensors to realize.
    """
    norm = sum(
      (g.cast(dtypes.float32).square().sum() for g in grads),
      start=Tensor(0.0, dtype=dtypes.float32),
    )
    norm = (norm.sqrt() / grad_scale).reshape(1).contiguous()
    finite = norm < 3e38
    clip = 1.0 / grad_scale
    factor = finite.where(norm * 0 + clip, 0.0)
    if self._clip_norm:
      factor = finite.where((norm > self._clip_norm).where(self._clip_norm / norm, 1.0) * clip, 0.0)
    self.b1_t.assign(finite.where(self.b1_t * self._beta_1, self.b1_t))
    self.b2_t.assign(finite.where(self.b2_t * self._beta_2, self.b2_t))
    for i, grad in enumerate(grads):
      self._update(i, grad.cast(dtypes.float32), finite, factor)
    return norm, [self.b1_t, self.b2_t, *self.m, *self.v, *self.params]

  def _update(self, i: int, grad: Tensor, finite: Tensor, factor: Tensor) -> None:
    shaped = [1] * len(self.params[i].shape)
    ok = finite.reshape(shaped)
    grad = ok.where(grad * factor.reshape(shaped), 0.0)
    m = self._beta_1 * self.m[i] + (1 - self._beta_1) * grad
    v = self._beta_2 * self.v[i] + (1 - self._beta_2) * grad * grad
    self.m[i].assign(ok.where(m, self.m[i]))
    self.v[i].assign(ok.where(v, self.v[i]))
    # Before the first finite step the products of the betas are 1; the floor keeps that finite.
    m_hat = self.m[i] / (1.0 - self.b1_t).maximum(1e-30).reshape(shaped)
    v_hat = self.v[i] / (1.0 - self.b2_t).maximum(1e-30).reshape(shaped)
    update = m_hat / (v_hat.sqrt() + self._epsilon)
    weight = self.params[i].detach()
    rate = self.lr.reshape(shaped)
    if not any(part in self.names[i] for part in NO_DECAY):
      update = update + self._decay * weight
      weight_norm = weight.square().sum().sqrt().reshape(shaped)
      update_norm = update.square().sum().sqrt().reshape(shaped)
      usable = (weight_norm > 0) * (update_norm > 0)
      rate = rate * usable.where(weight_norm / usable.where(update_norm, 1.0), 1.0)
    self.params[i].assign(weight - ok.where(rate * update, 0.0))


def load_weights(
  params: dict[str, Tensor], arrays: dict[str, np.ndarray], source: str, devices: tuple[str, ...]
) -> None:
  """Assigns arrays to parameters by name. Raises RuntimeError listing what does not fit."""
  problems = [f"missing {name}" for name in params if name not in arrays]
  problems += [f"unknown {name}" for name in arrays if name not in params]
  for name, param in params.items():
    if name in arrays and arrays[name].shape != tuple(param.shape):
      problems.append(f"{name} is {arrays[name].shape}, expected {tuple(param.shape)}")
  if problems:
    raise RuntimeError(f"{source} does not fit the model: {'; '.join(problems)}")
  for name, param in params.items():
    param.assign(replicate(arrays[name].astype(np.float32), devices)).realize()


def from_tf(read: dict[str, np.ndarray], names: list[str]) -> dict[str, np.ndarray]:
  """TensorFlow variables as arrays under our names; variables that we do not know keep theirs."""
  rest = {name: value for name, value in read.items() if is_tf_weight(name)}
  out = {}
  for name in names:
    stored, transposed = tf_name(name)
    if stored in rest:
      value = rest.pop(stored)
      out[name] = value.T if transposed else value
  return out | rest


def find_initial_weights(place: str) -> Path:
  """The initial checkpoint's path. Raises RuntimeError when there is none.

  `place` is a safetensors file, or a folder. In a folder `model.ckpt-28252.safetensors`, converted
  once, is preferred to TensorFlow's files, and these to the newest checkpoint of a run of ours.
  """
  folder = Path(place)
  if folder.suffix == ".safetensors" and folder.is_file():
    return folder
  path = folder / TF_CHECKPOINT
  converted = path.with_name(path.name + ".safetensors")
  if converted.is_file():
    return converted
  if path.with_name(path.name + ".index").is_file():
    return path
  ours = list_checkpoints(folder)
  if ours:
    return ours[-1].with_suffix(".safetensors")
  raise RuntimeError(
    f"no {path}.index: set INIT_CKPT_DIR, or fetch it with extra/datasets/wikipedia_download.py"
  )


def read_tf_checkpoint(path: Path) -> dict[str, np.ndarray]:
  """The weights of a TensorFlow checkpoint under their stored names, without optimizer slots.

  Raises ValueError without tensorflow, RuntimeError when the files are not a whole checkpoint.
  """
  try:
    import tensorflow as tf
  except ImportError as error:
    raise ValueError("reading a TensorFlow checkpoint needs: pip install -e '.[mlperf]'") from error
  try:
    reader = tf.train.load_checkpoint(str(path))
    names = [name for name in reader.get_variable_to_shape_map() if is_tf_weight(name)]
    return {name: reader.get_tensor(name) for name in names}
  except Exception as error:
    raise RuntimeError(f"{path} is not a whole TensorFlow checkpoint: {error}") from error


def read_initial_weights(place: str, names: list[str]) -> tuple[dict[str, np.ndarray], str]:
  """Arrays of the initial checkpoint in `place`, and its path.

  Raises RuntimeError when there is none, ValueError when tensorflow is needed and missing.
  """
  path = find_initial_weights(place)
  if path.suffix != ".safetensors":
    return from_tf(read_tf_checkpoint(path), names), str(path)
  is_ours = path.with_suffix(".json").is_file()
  arrays = load_checkpoint(path)[0] if is_ours else read_tensors(path)
  weights = {name: a for name, a in arrays.items() if not name.startswith(("lamb.", "rng."))}
  return weights, str(path)
