"""State dicts and their files: safetensors byte for byte, torch in all its formats, tar, zip."""

import io
import os
import pickle
import struct
import tarfile
import zipfile

import ml_dtypes
import numpy as np
import pytest
import safetensors.numpy
import torch

from tinygrad import Tensor, dtypes, nn
from tinygrad.nn.state import (
  TensorIO,
  get_parameters,
  get_state_dict,
  load_state_dict,
  safe_load,
  safe_load_metadata,
  safe_save,
  tar_extract,
  torch_load,
  zip_extract,
)


class Model:
  def __init__(self):
    self.first = nn.Linear(2, 3)
    self.rest = [nn.LayerNorm(3), nn.Linear(3, 1, bias=False)]
    self.tied = self.first.weight


def test_names():
  assert list(get_state_dict(Model())) == [
    "first.weight",
    "first.bias",
    "rest.0.weight",
    "rest.0.bias",
    "rest.1.weight",
    "tied",
  ]
  assert len(get_parameters(Model())) == 6


ARRAYS = {
  "a": np.arange(6, dtype=np.float32).reshape(2, 3),
  "b": np.arange(5, dtype=np.int64),
  "c": np.array([True, False, True]),
  "h": np.arange(4, dtype=np.float16),
}


def test_same_bytes_as_safetensors(tmp_path):
  ours, theirs = tmp_path / "ours.safetensors", tmp_path / "theirs.safetensors"
  for arrays in (ARRAYS, {"w": ARRAYS["a"]}):
    safetensors.numpy.save_file(arrays, theirs)
    order = {k: arrays[k] for k in safetensors.numpy.load_file(theirs)}
    safe_save({k: Tensor(v) for k, v in order.items()}, str(ours))
    loaded = safetensors.numpy.load_file(ours)
    for k, v in arrays.items():
      np.testing.assert_array_equal(loaded[k], v)
  assert ours.read_bytes() == theirs.read_bytes()


def test_load(tmp_path):
  path = tmp_path / "x.safetensors"
  safetensors.numpy.save_file(ARRAYS, path)
  loaded = safe_load(str(path))
  assert set(loaded) == set(ARRAYS)
  for k, v in ARRAYS.items():
    np.testing.assert_array_equal(loaded[k].to("CPU").numpy(), v)


def test_round_trip_of_bfloat16(tmp_path):
  path = str(tmp_path / "x.safetensors")
  x = Tensor([1.0, 2.5, -3.0]).cast(dtypes.bfloat16)
  safe_save({"x": x}, path)
  got = safe_load(path)["x"]
  assert got.dtype == dtypes.bfloat16
  np.testing.assert_array_equal(got.to("CPU").numpy(), [1.0, 2.5, -3.0])


def test_load_state_dict():
  model, other = Model(), Model()
  load_state_dict(model, get_state_dict(other), verbose=False)
  np.testing.assert_array_equal(model.first.weight.numpy(), other.first.weight.numpy())


def test_shape_mismatch_message():
  want = "Shape mismatch in layer `weight`: Expected shape (2, 2), but found (4, 4) in state dict."
  with pytest.raises(ValueError) as error:
    load_state_dict(nn.Linear(2, 2, bias=False), {"weight": Tensor.zeros(4, 4)}, verbose=False)
  assert want in str(error.value)


def test_missing_file():
  with pytest.raises(FileNotFoundError):
    safe_load("/nonexistent/x.safetensors")


NUMBERS = np.array([[0, 1, 2], [3, 4, 100]])
DTYPES = [
  *("bool", "uint8", "int8", "uint16", "int16", "uint32", "int32", "uint64", "int64"),
  *("float16", "float32", "float64"),
]


def test_same_bytes_in_every_dtype_order_and_with_metadata(tmp_path):
  ours, theirs = tmp_path / "ours.safetensors", tmp_path / "theirs.safetensors"
  rng = np.random.default_rng(0)
  for i in range(6):
    names = [f"layer.{n}.\u00e9{n}" for n in rng.permutation(len(DTYPES))]
    arrays = {n: NUMBERS.astype(d)[: 1 + i % 2] for n, d in zip(names, DTYPES)}
    arrays |= {"scalar": np.array(3, np.float32), "empty": np.zeros((0, 3), np.float32)}
    arrays["brain"] = NUMBERS.astype(ml_dtypes.bfloat16)
    metadata = {"step": "7"} if i % 2 else None
    safetensors.numpy.save_file(arrays, theirs, metadata)
    tensors = {k: Tensor(v) for k, v in arrays.items() if k != "brain"}
    tensors["brain"] = Tensor(NUMBERS).cast(dtypes.bfloat16)
    safe_save(tensors, str(ours), metadata)
    assert ours.read_bytes() == theirs.read_bytes()
    assert safe_load_metadata(ours) == (metadata or {})
    back = safe_load(ours)
    for k, v in arrays.items():
      np.testing.assert_array_equal(back[k].numpy(), v.astype(np.float32) if k == "brain" else v)


def test_load_from_bytes(tmp_path):
  path = tmp_path / "x.safetensors"
  safetensors.numpy.save_file(ARRAYS, path)
  loaded = safe_load(Tensor(np.fromfile(path, np.uint8)))
  for k, v in ARRAYS.items():
    np.testing.assert_array_equal(loaded[k].numpy(), v)


def test_damaged_safetensors(tmp_path):
  path = tmp_path / "x.safetensors"
  safetensors.numpy.save_file(ARRAYS, path)
  whole = path.read_bytes()
  for size in (0, 5, 20, len(whole) - 1):
    path.write_bytes(whole[:size])
    with pytest.raises(ValueError, match="x.safetensors"):
      safe_load(path)
  path.write_bytes(whole.replace(b"[2,3]", b"[9,3]"))
  with pytest.raises(ValueError, match="tensor a of shape"):
    safe_load(path)


def test_load_state_dict_strict_consume_and_devices():
  model = nn.Linear(2, 3)
  devices = ("CPU", "CPU:1")
  model.weight.shard_(devices, 1)
  state = {"weight": Tensor(np.arange(6.0, dtype=np.float32).reshape(3, 2)), "extra": Tensor([1.0])}
  with pytest.raises(KeyError, match="bias"):
    load_state_dict(model, dict(state), verbose=False)
  bias = model.bias.numpy()
  load_state_dict(model, state, strict=False, verbose=False, consume=True)
  assert list(state) == ["extra"]
  assert (model.weight.device, model.weight.uop.axis) == (devices, 1)
  np.testing.assert_array_equal(model.weight.numpy(), np.arange(6).reshape(3, 2))
  np.testing.assert_array_equal(model.bias.numpy(), bias)


def torch_state() -> dict[str, torch.Tensor]:
  base = torch.arange(24, dtype=torch.float32)
  return {
    "base": base,
    "shared": base[4:16].reshape(3, 4).t(),
    "half": torch.tensor([1.5, -2.0], dtype=torch.float16),
    "brain": torch.tensor([1.5, -2.0], dtype=torch.bfloat16),
    "ints": torch.tensor([[1, -2], [3, 4]], dtype=torch.int64),
    "scalar": torch.tensor(7.0, dtype=torch.float64),
    "empty": torch.zeros(0, 3),
    "parameter": torch.nn.Parameter(torch.ones(2)),
  }


@pytest.mark.parametrize("zipped", [True, False])
def test_torch_load(tmp_path, zipped):
  path, want = tmp_path / "x.pt", torch_state()
  torch.save({"model": want, "epoch": 3}, path, _use_new_zipfile_serialization=zipped)
  for source in (str(path), path, Tensor(np.fromfile(path, np.uint8))):
    loaded = torch_load(source)
    assert loaded["epoch"] == 3
    assert list(loaded["model"]) == list(want)
    for name, t in want.items():
      got = loaded["model"][name]
      assert got.shape == tuple(t.shape)
      np.testing.assert_array_equal(got.numpy(), t.detach().to(torch.float64).numpy())
    assert loaded["model"]["brain"].dtype == dtypes.bfloat16


def test_torch_load_tar(tmp_path):
  """The oldest format, which torch reads but writes no more: made by hand."""
  data = np.arange(6, dtype=np.float32)
  storages = pickle.dumps(1, 2)
  # (key, location, class): the class is spliced in as a global
  storages += b"\x80\x02K\x0aU\x03cpuctorch\nFloatStorage\n\x87."
  storages += struct.pack("<q", 6) + data.tobytes() + pickle.dumps([], 2)
  tensors = pickle.dumps(1, 2) + b"\x80\x02K\x0bK\x0actorch\nFloatTensor\n\x87."
  tensors += struct.pack("<ii", 2, 0) + struct.pack("<qqqqq", 2, 2, 1, 2, 1)
  reference = b"\x80\x02}U\x01wU\x0211Qs."
  path = tmp_path / "x.pt"
  with tarfile.open(path, "w") as archive:
    for name, content in (
      ("sys_info", pickle.dumps({"protocol_version": 1000}, 2)),
      ("pickle", reference),
      ("storages", storages),
      ("tensors", tensors),
    ):
      info = tarfile.TarInfo(name)
      info.size = len(content)
      archive.addfile(info, io.BytesIO(content))
  theirs = torch.load(path, weights_only=False)["w"].numpy()
  np.testing.assert_array_equal(torch_load(path)["w"].numpy(), theirs)
  np.testing.assert_array_equal(theirs, [[1, 3], [2, 4]])


def test_torch_load_refuses_code_and_damage(tmp_path):
  path = tmp_path / "x.pt"
  torch.save({"f": os.getcwd}, path)
  with pytest.raises(pickle.UnpicklingError, match="getcwd is not loaded"):
    torch_load(path)
  for zipped in (True, False):
    torch.save(torch_state(), path, _use_new_zipfile_serialization=zipped)
    whole = path.read_bytes()
    for size in (0, 10, len(whole) // 2, len(whole) - 8):
      path.write_bytes(whole[:size])
      with pytest.raises(ValueError, match="x.pt"):
        torch_load(path)
  with pytest.raises(FileNotFoundError):
    torch_load(tmp_path / "absent.pt")


FILES = {"a.txt": b"hello", "folder/b.bin": bytes(range(256)) * 9, "empty": b"", "x" * 120: b"long"}


@pytest.mark.parametrize("mode", ["w", "w:gz", "w:xz"])
def test_tar_extract(tmp_path, mode):
  path = tmp_path / "x.tar"
  with tarfile.open(path, mode) as archive:
    folder = tarfile.TarInfo("folder")
    folder.type = tarfile.DIRTYPE
    archive.addfile(folder)
    for name, content in FILES.items():
      info = tarfile.TarInfo(name)
      info.size = len(content)
      archive.addfile(info, io.BytesIO(content))
  for source in (path, Tensor(np.fromfile(path, np.uint8))):
    got = tar_extract(source)
    assert {k: bytes(v.tolist()) for k, v in got.items()} == FILES
    assert all(t.dtype == dtypes.uint8 for t in got.values())
  path.write_bytes(b"no archive")
  with pytest.raises(tarfile.ReadError):
    tar_extract(path)


def test_zip_extract(tmp_path):
  path = tmp_path / "x.zip"
  with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
    for name, content in FILES.items():
      archive.writestr(name, content)
  assert {k: bytes(v.tolist()) for k, v in zip_extract(path).items()} == FILES


def test_tensor_io():
  file = TensorIO(Tensor([1, 2, 3, 4, 5], dtype=dtypes.uint8))
  assert (file.readable(), file.seekable(), file.writable()) == (True, True, False)
  assert file.read(2) == b"\x01\x02"
  assert file.tell() == 2
  assert file.read() == b"\x03\x04\x05"
  assert file.read(1) == b""
  assert file.seek(-2, os.SEEK_END) == 3
  assert file.seek(1, os.SEEK_CUR) == 4
  assert file.seek(99) == 5
  assert file.seek(-9, os.SEEK_CUR) == 0
  buffer = bytearray(3)
  assert file.readinto(buffer) == 3
  assert buffer == b"\x01\x02\x03"
  for bad in (Tensor([1.0]), Tensor([[1]], dtype=dtypes.uint8)):
    with pytest.raises(ValueError, match="uint8 with one axis"):
      TensorIO(bad)
