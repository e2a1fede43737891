"""Files of `torch.save`: zip (torch 1.6 and later), one stream (before), tar (before 0.1.11)."""

from __future__ import annotations

import io
import pickle
import struct
import tarfile
import zipfile
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, BinaryIO

import numpy as np

from tinygrad.dtype import DType, dtypes
from tinygrad.helpers import prod
from tinygrad.nn.archive import Source, open_source
from tinygrad.tensor import Tensor

_STORAGES: dict[str, DType] = {
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
_STREAM_MAGIC = 0x1950A86A20F9469CFC6C
# the elements of a storage as bits (bfloat16 as uint16), and their dtype
_Storage = tuple[np.ndarray[Any, Any], DType]


def host_dtype(dtype: DType) -> np.dtype[Any]:
  """NumPy dtype of the stored bits, little endian: bfloat16 as uint16, fp8 as uint8."""
  return np.dtype(dtype.held_as).newbyteorder("<")


def from_bits(array: np.ndarray[Any, Any], dtype: DType) -> Tensor:
  """Tensor of stored bits: bfloat16 from uint16."""
  t = Tensor(array)
  return t.bitcast(dtype) if dtype is dtypes.bfloat16 else t


def _rebuild_tensor(
  storage: _Storage, offset: int, shape: tuple[int, ...], strides: tuple[int, ...], *_: Any
) -> Tensor:
  flat, dtype = storage
  last = offset + sum((n - 1) * s for n, s in zip(shape, strides, strict=True))
  if prod(shape) and not (0 <= offset <= last < flat.size):
    raise ValueError(
      f"a tensor of shape {tuple(shape)} reaches beyond its storage of {flat.size} elements: the "
      "file is damaged"
    )
  steps = tuple(s * flat.itemsize for s in strides)
  view = np.lib.stride_tricks.as_strided(flat[offset:], shape, steps)
  return from_bits(np.ascontiguousarray(view).reshape(shape), dtype)


class _Unpickler(pickle.Unpickler):
  """Unpickler that knows torch's tensors and ordered dicts, and nothing else."""

  def __init__(self, file: BinaryIO, load: Callable[[Any], Any]):
    super().__init__(file)
    self._load = load

  def find_class(self, module: str, name: str) -> Any:
    """The stand-in for a class named in the file. Raises UnpicklingError for unknown ones."""
    if (module, name) == ("collections", "OrderedDict"):
      return OrderedDict
    if module == "torch._utils" and name in ("_rebuild_tensor", "_rebuild_tensor_v2"):
      return _rebuild_tensor
    if module == "torch._utils" and name == "_rebuild_parameter":
      return lambda t, *_: t
    if module == "torch" and name in _STORAGES:
      return _STORAGES[name]
    if module == "torch" and name.endswith("Tensor"):
      return name
    raise pickle.UnpicklingError(f"{module}.{name} is not loaded: only tensors and dicts are")

  def persistent_load(self, pid: Any) -> Any:
    """What the file keeps outside of the pickle."""
    return self._load(pid)


def _no_reference(pid: Any) -> Any:
  raise pickle.UnpicklingError(f"a reference {pid!r} where none is expected: the file is damaged")


def _unpickle(file: BinaryIO, load: Callable[[Any], Any] = _no_reference) -> Any:
  return _Unpickler(file, load).load()


def _read_storage(file: BinaryIO, dtype: DType) -> _Storage:
  """Number of elements (int64), then the elements."""
  (count,) = struct.unpack("<q", file.read(8))
  return np.frombuffer(file.read(count * dtype.itemsize), host_dtype(dtype), count), dtype


def _load_zip(file: BinaryIO) -> Any:
  with zipfile.ZipFile(file) as archive:
    pickles = [n for n in archive.namelist() if n.endswith("data.pkl")]
    if not pickles:
      raise ValueError("a zip archive without data.pkl is not from torch.save")
    root = pickles[0].removesuffix("data.pkl")
    storages: dict[str, _Storage] = {}

    def load(pid: Any) -> _Storage:
      """Storage by its key, read once, so that tensors may share it."""
      _, dtype, key, _, count = pid
      if key not in storages:
        data = archive.read(f"{root}data/{key}")
        storages[key] = (np.frombuffer(data, host_dtype(dtype), count), dtype)
      return storages[key]

    return _unpickle(archive.open(pickles[0]), load)  # type: ignore[arg-type]


def _load_stream(file: BinaryIO) -> Any:
  """Magic number, version, system; the object; keys of its storages, and then their elements."""
  if _unpickle(file) != _STREAM_MAGIC:
    raise ValueError("a pickle without the magic number of torch.save")
  for _ in range(2):
    _unpickle(file)
  start, kinds = file.tell(), {}

  def note(pid: Any) -> _Storage:
    kinds[pid[2]] = pid[1]
    return np.zeros(pid[4], host_dtype(pid[1])), pid[1]

  # the elements stand behind the object, so it is read twice: first for the dtypes of storages
  _unpickle(file, note)
  storages = {key: _read_storage(file, kinds[key]) for key in _unpickle(file)}
  file.seek(start)
  return _unpickle(file, lambda pid: storages[pid[2]])


def _load_tar(file: BinaryIO) -> Any:
  """Files `storages`, `tensors` (which lie in them) and `pickle` (which refers to both)."""
  objects: dict[Any, Any] = {}
  with tarfile.open(fileobj=file) as archive:

    def member(name: str) -> BinaryIO:
      found = archive.extractfile(name)
      if found is None:
        raise ValueError(f"a tar archive without {name} is not from torch.save")
      return io.BytesIO(found.read())

    storages = member("storages")
    for _ in range(_unpickle(storages)):
      key, _, dtype = _unpickle(storages)
      objects[key] = _read_storage(storages, dtype)
    for key, root, offset, size in _unpickle(storages):
      flat, dtype = objects[root]
      objects[key] = (flat[offset : offset + size], dtype)
    tensors = member("tensors")
    for _ in range(_unpickle(tensors)):
      key, storage, _ = _unpickle(tensors)
      ndim, _ = struct.unpack("<ii", tensors.read(8))
      numbers = struct.unpack(f"<{2 * ndim + 1}q", tensors.read(8 * (2 * ndim + 1)))
      shape, strides, offset = numbers[:ndim], numbers[ndim:-1], numbers[-1]
      objects[key] = _rebuild_tensor(objects[storage], offset, shape, strides)
    return _unpickle(member("pickle"), lambda pid: objects[int(pid)])


def torch_load(source: Source) -> dict[str, Tensor]:
  """What `torch.save` wrote, from a file or its bytes, with tensors of this package.

  Raises ValueError for other and for damaged files, UnpicklingError for other objects.
  """
  file = io.BufferedReader(open_source(source))
  name = "the tensor of bytes" if isinstance(source, Tensor) else source
  is_zip = zipfile.is_zipfile(file)
  file.seek(0)
  is_tar = not is_zip and tarfile.is_tarfile(file)
  file.seek(0)
  load = _load_zip if is_zip else _load_tar if is_tar else _load_stream
  try:
    out: dict[str, Tensor] = load(file)
  except pickle.UnpicklingError as e:
    if "is not loaded" in str(e):
      raise
    raise ValueError(f"{name}: not a file of torch.save, or damaged: {e}") from e
  except (
    ValueError, EOFError, KeyError, struct.error, zipfile.BadZipFile, tarfile.TarError
  ) as e:  # fmt: skip
    raise ValueError(f"{name}: not a file of torch.save, or damaged: {e}") from e
  return out
