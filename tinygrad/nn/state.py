"""State dicts of models, and the files they are kept in."""

from __future__ import annotations

import json
import os
import pathlib
import pickle
import zipfile
from collections import OrderedDict
from typing import Any

import numpy as np

from tinygrad.dtype import DType, dtypes
from tinygrad.helpers import prod, write_atomic
from tinygrad.tensor import Tensor

# In the order of the safetensors library, which sorts tensors by it from the end.
SAFE_DTYPES: dict[str, DType] = {
  "BOOL": dtypes.bool,
  "U8": dtypes.uint8,
  "I8": dtypes.int8,
  "I16": dtypes.int16,
  "U16": dtypes.uint16,
  "F16": dtypes.float16,
  "BF16": dtypes.bfloat16,
  "I32": dtypes.int32,
  "U32": dtypes.uint32,
  "F32": dtypes.float32,
  "F64": dtypes.float64,
  "I64": dtypes.int64,
  "U64": dtypes.uint64,
}
_SAFE_NAMES = {dt: name for name, dt in SAFE_DTYPES.items()}
_SAFE_ORDER = {dt: i for i, dt in enumerate(SAFE_DTYPES.values())}


def _array(t: Tensor) -> np.ndarray[Any, Any]:
  """Host copy of the stored bits: bfloat16 as uint16."""
  return (t.bitcast(dtypes.uint16) if t.dtype is dtypes.bfloat16 else t).numpy()


def _tensor(array: np.ndarray[Any, Any], dtype: DType) -> Tensor:
  """Tensor of stored bits: bfloat16 from uint16."""
  t = Tensor(array)
  return t.bitcast(dtype) if dtype is dtypes.bfloat16 else t


def _np_dtype(dtype: DType) -> np.dtype[Any]:
  return np.dtype("H" if dtype is dtypes.bfloat16 else dtype.fmt).newbyteorder("<")


# *** state dicts ***


def get_state_dict(obj: Any, prefix: str = "", tensor_type: Any = Tensor) -> dict[str, Tensor]:
  """Tensors within objects, lists, tuples and dicts by dotted name, in attribute order."""
  if isinstance(obj, tensor_type):
    return {prefix.strip("."): obj}
  if hasattr(obj, "_asdict"):
    obj = obj._asdict()
  if isinstance(obj, (list, tuple)):
    items: Any = enumerate(obj)
  elif isinstance(obj, dict):
    items = obj.items()
  elif hasattr(obj, "__dict__"):
    items = obj.__dict__.items()
  else:
    return {}
  found: dict[str, Tensor] = {}
  for key, value in items:
    found.update(get_state_dict(value, f"{prefix}{key}.", tensor_type))
  return found


def get_parameters(obj: Any) -> list[Tensor]:
  """All tensors within obj."""
  return list(get_state_dict(obj).values())


def load_state_dict(
  model: Any, state_dict: dict[str, Tensor], strict: bool = True, verbose: bool = True,
  consume: bool = False, realize: bool = True,
) -> list[Tensor]:  # fmt: skip
  """Replace the model's tensors by those of state_dict, on the model's devices.

  Raises ValueError for another shape, KeyError (strict) for a missing name.
  """
  own = get_state_dict(model)
  if verbose and (unused := [k for k in state_dict if k not in own]):
    print(f"load_state_dict: not used by the model: {', '.join(unused)}")
  loaded = []
  for name, t in own.items():
    if name not in state_dict:
      if strict:
        raise KeyError(f"{name} is not in the state dict; load with strict=False to leave it")
      if verbose:
        print(f"load_state_dict: {name} stays as it is")
      continue
    new = state_dict[name]
    if t.shape != new.shape:
      raise ValueError(
        f"Shape mismatch in layer `{name}`: Expected shape {t.shape}, but found {new.shape} in "
        "state dict."
      )
    if isinstance(t.device, tuple):
      t.replace(new if new.device == t.device else new.shard(t.device, t.uop.axis))
    else:
      t.replace(new.to(t.device))
    if consume:
      del state_dict[name]
    loaded.append(t)
  if realize and loaded:
    Tensor.realize(*loaded)
  return loaded


# *** safetensors ***


def safe_save(tensors: dict[str, Tensor], fn: str, metadata: dict[str, Any] | None = None) -> None:
  """Write tensors as a safetensors file, byte for byte as the safetensors library does.

  The file is whole or absent. Raises ValueError for a dtype that the format lacks.
  """
  for name, t in tensors.items():
    if t.dtype not in _SAFE_NAMES:
      raise ValueError(f"{fn}: tensor {name} has dtype {t.dtype}, which safetensors lacks")
  header: dict[str, Any] = {"__metadata__": metadata} if metadata else {}
  blocks, offset = [], 0
  for name in sorted(tensors, key=lambda n: (-_SAFE_ORDER[tensors[n].dtype], n)):
    t = tensors[name]
    data = _array(t).astype(_np_dtype(t.dtype), copy=False).tobytes()
    header[name] = {
      "dtype": _SAFE_NAMES[t.dtype],
      "shape": list(t.shape),
      "data_offsets": [offset, offset + len(data)],
    }
    offset += len(data)
    blocks.append(data)
  text = json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode()
  text += b" " * (-len(text) % 8)
  write_atomic(fn, b"".join([len(text).to_bytes(8, "little"), text, *blocks]))


def _safe_header(path: str) -> tuple[int, dict[str, Any]]:
  """(offset of the data, header). Raises ValueError for a damaged file."""
  size = os.path.getsize(path)
  with open(path, "rb") as f:
    length = int.from_bytes(f.read(8), "little")
    if size < 8 or length > size - 8:
      raise ValueError(f"{path}: no safetensors file, or cut short ({size} bytes)")
    try:
      header = json.loads(f.read(length))
    except ValueError as e:
      raise ValueError(f"{path}: the safetensors header is damaged: {e}") from None
  end = max((v["data_offsets"][1] for k, v in header.items() if k != "__metadata__"), default=0)
  if 8 + length + end > size:
    raise ValueError(f"{path}: cut short: {size} bytes, the header needs {8 + length + end}")
  return 8 + length, header


def safe_load(fn: str | pathlib.Path) -> dict[str, Tensor]:
  """Tensors of a safetensors file, in file order.

  Raises FileNotFoundError, ValueError for a damaged file or a dtype that is not known.
  """
  path = os.fspath(fn)
  start, header = _safe_header(path)
  out: dict[str, Tensor] = {}
  entries = [(k, v) for k, v in header.items() if k != "__metadata__"]
  for name, entry in sorted(entries, key=lambda kv: kv[1]["data_offsets"]):
    if entry["dtype"] not in SAFE_DTYPES:
      raise ValueError(f"{path}: tensor {name} has dtype {entry['dtype']}, which is not known here")
    dtype = SAFE_DTYPES[entry["dtype"]]
    array = np.fromfile(
      path, _np_dtype(dtype), count=prod(entry["shape"]), offset=start + entry["data_offsets"][0]
    )
    out[name] = _tensor(array.reshape(entry["shape"]), dtype)
  return out


def safe_load_metadata(fn: str | pathlib.Path) -> dict[str, Any]:
  """The `__metadata__` of a safetensors file."""
  metadata: dict[str, Any] = _safe_header(os.fspath(fn))[1].get("__metadata__", {})
  return metadata


# *** torch ***

_TORCH_STORAGES: dict[str, DType] = {
  "BoolStorage": dtypes.bool,
  "ByteStorage": dtypes.uint8,
  "CharStorage": dtypes.int8,
  "ShortStorage": dtypes.int16,
  "IntStorage": dtypes.int32,
  "LongStorage": dtypes.int64,
  "HalfStorage": dtypes.float16,
  "BFloat16Storage": dtypes.bfloat16,
  "FloatStorage": dtypes.float32,
  "DoubleStorage": dtypes.float64,
}
_Storage = tuple[np.ndarray[Any, Any], DType]


def _rebuild_tensor(
  storage: _Storage, offset: int, shape: tuple[int, ...], strides: tuple[int, ...], *_: Any
) -> Tensor:
  flat, dtype = storage
  steps = tuple(s * flat.itemsize for s in strides)
  view = np.lib.stride_tricks.as_strided(flat[offset:], shape, steps)
  return _tensor(np.ascontiguousarray(view).reshape(shape), dtype)


class _TorchUnpickler(pickle.Unpickler):
  """Unpickler that knows torch's tensors and ordered dicts, and nothing else."""

  def __init__(self, archive: zipfile.ZipFile, root: str):
    super().__init__(archive.open(f"{root}data.pkl"))
    self.archive, self.root = archive, root
    self.storages: dict[str, _Storage] = {}

  def find_class(self, module: str, name: str) -> Any:
    """The stand-in for a class named in the file. Raises UnpicklingError for unknown ones."""
    if (module, name) == ("collections", "OrderedDict"):
      return OrderedDict
    if module == "torch._utils" and name in ("_rebuild_tensor", "_rebuild_tensor_v2"):
      return _rebuild_tensor
    if module == "torch._utils" and name == "_rebuild_parameter":
      return lambda t, *_: t
    if module == "torch" and name in _TORCH_STORAGES:
      return _TORCH_STORAGES[name]
    raise pickle.UnpicklingError(f"{module}.{name} is not loaded: only tensors and dicts are")

  def persistent_load(self, pid: Any) -> _Storage:
    """Storage by its key, read once, so that tensors may share it."""
    _, dtype, key, _, count = pid
    if key not in self.storages:
      data = self.archive.read(f"{self.root}data/{key}")
      self.storages[key] = (np.frombuffer(data, _np_dtype(dtype), count), dtype)
    return self.storages[key]


def torch_load(fn: str | pathlib.Path) -> dict[str, Tensor]:
  """What `torch.save` wrote (zip format), with tensors of this package.

  Raises ValueError for a file that is no zip archive of torch, UnpicklingError for other objects.
  """
  if not zipfile.is_zipfile(fn):
    raise ValueError(f"{fn}: no zip archive; save it again with a torch of version 1.6 or later")
  with zipfile.ZipFile(fn) as archive:
    pickles = [n for n in archive.namelist() if n.endswith("data.pkl")]
    if not pickles:
      raise ValueError(f"{fn}: a zip archive without data.pkl is not from torch.save")
    root = pickles[0].removesuffix("data.pkl")
    out: dict[str, Tensor] = _TorchUnpickler(archive, root).load()
    return out
