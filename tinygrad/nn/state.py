"""State dicts of models, and the files they are kept in."""

from __future__ import annotations

import json
import os
import pathlib
from typing import Any

import numpy as np

from tinygrad.dtype import DType, dtypes
from tinygrad.helpers import prod, write_atomic
from tinygrad.nn.archive import Source, TensorIO, tar_extract, zip_extract
from tinygrad.nn.torch_file import host_dtype, torch_load
from tinygrad.tensor import Tensor

__all__ = [
  "SAFE_DTYPES",
  "TensorIO",
  "get_parameters",
  "get_state_dict",
  "load_state_dict",
  "safe_load",
  "safe_load_metadata",
  "safe_save",
  "tar_extract",
  "torch_load",
  "zip_extract",
]

# In the order of the safetensors library, which sorts tensors by it from the end.
SAFE_DTYPES: dict[str, DType] = {
  "BOOL": dtypes.bool,
  "U8": dtypes.uint8,
  "I8": dtypes.int8,
  "F8_E5M2": dtypes.fp8e5m2,
  "F8_E4M3": dtypes.fp8e4m3,
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
  """Host copy of the stored bits: bfloat16 as uint16, fp8 as uint8."""
  bits = {dtypes.bfloat16: dtypes.uint16, **dict.fromkeys(dtypes.fp8s, dtypes.uint8)}
  return t.bitcast(bits.get(t.dtype, t.dtype)).numpy()


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

  The file is whole or absent. Raises TypeError for what is no tensor, ValueError for a dtype that
  the format lacks, OSError.
  """
  for name, t in tensors.items():
    if not isinstance(t, Tensor):
      raise TypeError(f"{fn}: {name} is {t!r}, not a tensor")
    if t.dtype not in _SAFE_NAMES:
      raise ValueError(f"{fn}: tensor {name} has dtype {t.dtype}, which safetensors lacks")
  header: dict[str, Any] = {"__metadata__": metadata} if metadata else {}
  blocks, offset = [], 0
  for name in sorted(tensors, key=lambda n: (-_SAFE_ORDER[tensors[n].dtype], n)):
    t = tensors[name]
    data = _array(t).astype(host_dtype(t.dtype), copy=False).tobytes()
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


def _opened(fn: Source) -> tuple[Tensor, str]:
  """Bytes of a file, which stay there, or those given; and the name for messages."""
  if isinstance(fn, Tensor):
    return fn, "the tensor of bytes"
  return Tensor(pathlib.Path(fn)), os.fspath(fn)


def _safe_header(t: Tensor, name: str) -> tuple[int, dict[str, Any]]:
  """(offset of the data, header). Raises ValueError for a damaged file."""
  file = TensorIO(t)
  size = t.numel()
  length = int.from_bytes(file.read(8) or b"", "little")
  if size < 8 or length > size - 8:
    raise ValueError(f"{name}: no safetensors file, or cut short ({size} bytes)")
  try:
    header: dict[str, Any] = json.loads(file.read(length) or b"")
  except ValueError as e:
    raise ValueError(f"{name}: the safetensors header is damaged: {e}") from None
  end = max((v["data_offsets"][1] for k, v in header.items() if k != "__metadata__"), default=0)
  if 8 + length + end > size:
    raise ValueError(f"{name}: cut short: {size} bytes, the header needs {8 + length + end}")
  return 8 + length, header


def safe_load(fn: Source) -> dict[str, Tensor]:
  """Tensors of a safetensors file, or of its bytes as a tensor of uint8, in file order.

  Those of a file stay in it until they are moved to another device.

  Raises FileNotFoundError, ValueError for a damaged file or a dtype that is not known.
  """
  held, name = _opened(fn)
  start, header = _safe_header(held, name)
  out: dict[str, Tensor] = {}
  entries = [(k, v) for k, v in header.items() if k != "__metadata__"]
  for key, entry in sorted(entries, key=lambda kv: kv[1]["data_offsets"]):
    if entry["dtype"] not in SAFE_DTYPES:
      raise ValueError(f"{name}: tensor {key} has dtype {entry['dtype']}, which is not known here")
    dtype = SAFE_DTYPES[entry["dtype"]]
    first, last = entry["data_offsets"]
    if last - first != prod(entry["shape"]) * dtype.itemsize:
      raise ValueError(
        f"{name}: tensor {key} of shape {entry['shape']} and dtype {entry['dtype']} does not take "
        f"the {last - first} bytes that the header gives it"
      )
    bits = held[start + first : start + last]
    out[key] = bits.bitcast(dtype).reshape(entry["shape"])
  return out


def safe_load_metadata(fn: Source) -> dict[str, Any]:
  """The `__metadata__` of a safetensors file."""
  metadata: dict[str, Any] = _safe_header(*_opened(fn))[1].get("__metadata__", {})
  return metadata
