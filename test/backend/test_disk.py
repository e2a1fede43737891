"""Tensors in files: views, reads of just the bytes needed, writes, and what is refused."""

import hashlib
import os
import pathlib

import numpy as np
import pytest

from tinygrad import Device, Tensor, dtypes

VALUES = np.arange(16, dtype=np.float32).reshape(4, 4)


@pytest.fixture
def path(tmp_path):
  file = tmp_path / "Values.bin"
  VALUES.tofile(file)
  return file


def on(path, *shape, dtype=dtypes.float32):
  return Tensor.empty(*shape, dtype=dtype, device=f"disk:{path}")


def digest(path):
  return hashlib.sha256(path.read_bytes()).hexdigest()


def test_path_gives_bytes_in_the_file(path):
  t = Tensor(path)
  assert (t.device, t.shape, t.dtype) == (f"DISK:{path}", (64,), dtypes.uint8)
  assert Device.canonicalize(f"disk:{path}") == f"DISK:{path}"
  assert Device[f"disk:{path}"].kind == "DISK"
  np.testing.assert_array_equal(t.numpy(), VALUES.reshape(-1).view(np.uint8))
  assert Tensor(path, dtype=dtypes.float32).shape == (16,)
  assert Tensor(path, device="CPU").device == "CPU"
  np.testing.assert_array_equal(Tensor(path, device="CPU", dtype="float32").numpy(), VALUES.ravel())


def test_sizes_that_do_not_fit(path):
  path.write_bytes(b"12345")
  with pytest.raises(ValueError, match="5 bytes are no whole number"):
    Tensor(path, dtype=dtypes.float32)
  with pytest.raises(ValueError, match="Values.bin: cut short: 5 bytes, the tensor ends at 64"):
    on(path, 4, 4).numpy()
  path.write_bytes(b"")
  assert Tensor(path).shape == (0,)
  assert Tensor(path).tolist() == []


def test_missing_file(tmp_path):
  absent = tmp_path / "absent"
  with pytest.raises(FileNotFoundError):
    Tensor(absent)
  with pytest.raises(FileNotFoundError):
    on(absent, 4).numpy()
  with pytest.raises(FileNotFoundError):
    on(absent, 4).to("CPU").realize()
  with pytest.raises(FileNotFoundError):
    Tensor([1.0]).to(f"disk:{tmp_path}/no_folder/x").realize()
  assert not absent.exists()
  with pytest.raises(ValueError, match="disk:path or disk:shm:name"):
    Device["disk"]


VIEWS = {
  "row": lambda t: t[1],
  "rows": lambda t: t[1:3],
  "in_a_row": lambda t: t[2, 1:3],
  "element": lambda t: t[3, 2],
  "last": lambda t: t[-1:],
  "flat": lambda t: t.reshape(16)[5:9].reshape(2, 2),
  "ones": lambda t: t.reshape(2, 1, 8)[1:, :, 4:],
  "turned_back": lambda t: t.T.T[1:2],
  "permuted_one": lambda t: t[1:2].T[2:3],
  "flipped_one": lambda t: t.flip(0)[1:2],
  "none": lambda t: t[2:2],
}


@pytest.mark.parametrize("name", VIEWS)
def test_views(path, name):
  view = VIEWS[name]
  memory = Tensor(VALUES)
  want = view(memory).numpy()
  np.testing.assert_array_equal(view(on(path, 4, 4)).to("CPU").numpy(), want)
  np.testing.assert_array_equal(view(on(path, 4, 4)).contiguous().realize().numpy(), want)
  moved = view(Tensor(path).bitcast(dtypes.float32).reshape(4, 4)).to("CPU") * 2
  np.testing.assert_array_equal(moved.numpy(), want * 2)


@pytest.mark.parametrize(
  "view",
  [
    lambda t: t[:, 1],
    lambda t: t.T,
    lambda t: t.flip(0),
    lambda t: t[::2],
    lambda t: t[0].expand(3, 4),
    lambda t: t.pad(((1, 0), (0, 0))),
    lambda t: t[:, :2].reshape(8),
  ],
)
def test_other_views_are_refused(path, view):
  t = on(path, 4, 4)
  for use in (
    lambda v: v.to("CPU"),
    lambda v: v.numpy(),
    lambda v: v.bitcast(dtypes.int32),
    lambda v: v.assign(Tensor.zeros(*v.shape)),
  ):
    with pytest.raises(RuntimeError, match="non-contiguous view is not supported"):
      use(view(t))
  np.testing.assert_array_equal(t.numpy(), VALUES)


def test_bitcast_is_a_view(path):
  raw = Tensor(path)
  words = raw[16:32].bitcast(dtypes.int32)
  assert (words.shape, words.device) == ((4,), raw.device)
  np.testing.assert_array_equal(words.numpy(), VALUES[1].view(np.int32))
  halves = raw.reshape(4, 16).bitcast(dtypes.bfloat16)
  assert halves.shape == (4, 8)
  np.testing.assert_array_equal(halves.numpy()[:, 1::2], VALUES)
  np.testing.assert_array_equal(words.bitcast(dtypes.uint8).numpy(), VALUES[1].view(np.uint8))
  np.testing.assert_array_equal(words.bitcast(dtypes.float32).numpy(), VALUES[1])
  with pytest.raises(RuntimeError, match="3 bytes"):
    raw[:3].bitcast(dtypes.float32)


def test_computing_is_refused_and_leaves_the_file(path):
  before = digest(path)
  t = on(path, 4, 4)
  for compute in (
    lambda: t * 2,
    lambda: t + [1.0, 2.0, 3.0, 4.0],
    lambda: t + np.ones((4, 4), np.float32),
    lambda: t.cast(dtypes.int32),
    lambda: t.cast(dtypes.int32).to("CPU"),
    lambda: (t * 2).to("CPU"),
    lambda: t.sum(),
    lambda: t.exp().numpy(),
    lambda: t.argmax(),
    lambda: t[Tensor([0, 2])],
    lambda: t.rand_like(),
    lambda: Tensor.arange(4, device=t.device),
    lambda: t.cat(t),
    lambda: t.clone(),
  ):
    with pytest.raises(RuntimeError):
      compute().realize()
  with pytest.raises(NotImplementedError, match="move the tensor to another device first"):
    t.cast(dtypes.int32).realize()
  with pytest.raises(NotImplementedError, match="move the tensor to another device first"):
    t.cast(dtypes.int32).numpy()
  # what follows works, and nothing that failed is written later
  assert (Tensor([1.0]) + 1).tolist() == [2.0]
  assert digest(path) == before
  assert os.listdir(path.parent) == [path.name]


def test_only_the_bytes_needed_are_read(path):
  with path.open("r+b") as file:
    file.truncate(1 << 36)  # a hole: 64 GiB that take no place
  t = Tensor(path)
  assert t.shape == (1 << 36,)
  assert t[1 << 35 : (1 << 35) + 4].tolist() == [0] * 4
  np.testing.assert_array_equal(t[:16].bitcast(dtypes.float32).numpy(), VALUES[0])


def test_to_disk_writes_when_realized(tmp_path):
  file = tmp_path / "new.bin"
  there = Tensor(VALUES).to(f"disk:{file}")
  assert not file.exists()
  assert there.realize() is there
  assert file.read_bytes() == VALUES.tobytes()
  assert os.listdir(tmp_path) == ["new.bin"]
  np.testing.assert_array_equal(there.numpy(), VALUES)
  np.testing.assert_array_equal((there[1:2].to("CPU") + 1).numpy(), VALUES[1:2] + 1)
  again = tmp_path / "again.bin"
  there[2:].to(f"disk:{again}").realize()
  assert again.read_bytes() == VALUES[2:].tobytes()
  Tensor(VALUES).T.to(f"disk:{again}").realize()
  assert again.read_bytes() == VALUES.T.tobytes()
  # shorter values leave the end of a file as it is
  Tensor.ones(2).to(f"disk:{again}").realize()
  assert again.read_bytes() == np.float32([1, 1]).tobytes() + VALUES.T.tobytes()[8:]
  listed = tmp_path / "list.bin"
  Tensor([1, 2], dtype=dtypes.int16, device=f"disk:{listed}").realize()
  assert listed.read_bytes() == b"\x01\0\x02\0"


def test_assign_in_place(path):
  t = on(path, 4, 4)
  inode = path.stat().st_ino
  want = VALUES.copy()
  before = t[1].to("CPU")
  t[1].assign(Tensor([9.0, 8.0, 7.0, 6.0]))
  want[1] = [9, 8, 7, 6]
  np.testing.assert_array_equal(before.numpy(), VALUES[1])
  t[2, 1:3] = 5.0
  want[2, 1:3] = 5
  t[3] = [1.0, 2.0, 3.0, 4.0]
  want[3] = [1, 2, 3, 4]
  t[0:1].bitcast(dtypes.uint8).assign(Tensor.zeros(1, 16, dtype=dtypes.uint8))
  want[0] = 0
  np.testing.assert_array_equal(t.numpy(), want)
  assert path.read_bytes() == want.tobytes()
  t.assign(t)
  t.assign(Tensor(VALUES) * 2)
  np.testing.assert_array_equal(Tensor(path, dtype=dtypes.float32).numpy(), VALUES.ravel() * 2)
  assert path.stat().st_ino == inode
  with pytest.raises(RuntimeError, match="dtype mismatch"):
    t.assign(Tensor([1, 2, 3, 4]))
  with pytest.raises(RuntimeError, match="shape mismatch"):
    t.assign(Tensor.zeros(2, 4, 4))


def test_assign_makes_the_file_whole(tmp_path):
  file = tmp_path / "new.bin"
  t = on(file, 4, 4)
  t[1].assign(Tensor(VALUES[1]))
  want = np.zeros_like(VALUES)
  want[1] = VALUES[1]
  assert file.read_bytes() == want.tobytes()
  np.testing.assert_array_equal(t.numpy(), want)


def test_a_file_put_in_its_place_is_another(path):
  old = Tensor(path, dtype=dtypes.float32)
  other = path.with_name("other")
  other.write_bytes(b"\1" * 64)
  other.rename(path)
  np.testing.assert_array_equal(old.numpy(), VALUES.ravel())
  assert Tensor(path).tolist() == [1] * 64


def test_relative_path_and_shared_memory(path, monkeypatch):
  monkeypatch.chdir(path.parent)
  assert Tensor(pathlib.Path(path.name)).device == f"DISK:{path}"
  np.testing.assert_array_equal(on(path.name, 4, 4).numpy(), VALUES)
  name = f"tinygrad_test_{os.getpid()}"
  shared = pathlib.Path("/dev/shm") / name
  try:
    Tensor(VALUES).to(f"disk:shm:{name}").realize()
    assert shared.read_bytes() == VALUES.tobytes()
    np.testing.assert_array_equal(on(f"shm:{name}", 4, 4).numpy(), VALUES)
  finally:
    shared.unlink(missing_ok=True)


def test_to_several_devices(path):
  devices = ("CPU:1", "CPU:2")
  for axis in (None, 0, 1):
    t = on(path, 4, 4).shard(devices, axis)
    assert t.device == devices
    np.testing.assert_array_equal((t + 1).numpy(), VALUES + 1)
  np.testing.assert_array_equal(on(path, 4, 4).to(devices).numpy(), VALUES)
  assert (on(path, 4, 4)[1:].to("PYTHON") * 2).sum().item() == VALUES[1:].sum() * 2
