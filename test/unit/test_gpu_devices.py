"""DEV=CUDA and DEV=AMD over drivers that are not there (fake_drivers.py): values, order, errors."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from types import SimpleNamespace

import numpy as np
import pytest

from test.device import report
from test.device import test_gpu as device_tests
from test.unit import fake_drivers
from test.unit.fake_drivers import Machine
from tinygrad import Context, Tensor, TinyJit, dtypes
from tinygrad.device import Device, buffer_of
from tinygrad.engine import realize
from tinygrad.runtime import gpu_device, gpu_lanes, ops_amd

ARCHES = {"CUDA": "sm_89", "AMD": "gfx1100"}


def unplug() -> None:
  """Forget drivers, devices and what was loaded."""
  gpu_device._driver.cache_clear()
  for name in [n for n in Device._opened if n.startswith(("CUDA", "NV", "AMD"))]:
    del Device._opened[name]
  for key in [k for k in realize._programs if k[1].device]:
    del realize._programs[key]


def plug_in(monkeypatch, kind: str, machine: Machine) -> None:
  """Let a machine's driver be found."""
  if kind == "AMD":
    monkeypatch.setattr(ops_amd, "load_library", lambda: fake_drivers.hip(machine))
  else:
    bindings = SimpleNamespace(driver=fake_drivers.cuda(machine))
    monkeypatch.setitem(sys.modules, "cuda", SimpleNamespace(bindings=bindings))
    monkeypatch.setitem(sys.modules, "cuda.bindings", bindings)
  unplug()


@pytest.fixture(autouse=True)
def _forget():
  """What a test opened is not there for the next one."""
  yield
  unplug()


@pytest.fixture(params=["CUDA", "AMD"])
def kind(request):
  return request.param


def calls_of(machine: Machine, word: str) -> int:
  return sum(word in name for name in machine.calls)


def test_values(monkeypatch, kind):
  plug_in(monkeypatch, kind, Machine([ARCHES[kind]]))
  x = np.random.default_rng(0).standard_normal((40, 33)).astype("f")
  t = Tensor(x, device=kind)
  e = np.exp(x - x.max(1, keepdims=True))
  np.testing.assert_allclose(t.softmax(1).numpy(), e / e.sum(1, keepdims=True), rtol=1e-5)
  np.testing.assert_allclose((t @ t.T).numpy(), x @ x.T, rtol=1e-4, atol=1e-4)
  if kind == "CUDA":
    half = t.cast(dtypes.float16)
    np.testing.assert_allclose((half @ half.T).float().numpy(), x @ x.T, rtol=0.02, atol=0.05)
  assert t.sum().item() == pytest.approx(x.sum(), rel=1e-4)
  assert Tensor.zeros(0, 3, device=kind).numpy().shape == (0, 3)


def test_nothing_waits_before_a_value_is_read(monkeypatch, kind):
  machine = Machine([ARCHES[kind]])
  plug_in(monkeypatch, kind, machine)
  a = Tensor(np.ones(100, "f"), device=kind)
  b = (a + 1).realize()
  stream = Device[kind].gpu.kernels.stream
  stream = machine.things[stream] if kind == "AMD" else stream
  assert stream.queue, "the kernel has run before anybody asked for its value"
  assert b.numpy().tolist() == [2.0] * 100 and not stream.queue
  (b + 1).realize()
  Device[kind].synchronize()
  assert not stream.queue


def test_large_arrays_go_through_staging_in_parts(monkeypatch, kind):
  monkeypatch.setattr(gpu_lanes, "STAGING", 1 << 10)
  plug_in(monkeypatch, kind, Machine([ARCHES[kind]]))
  x = np.arange(5000, dtype=np.int32)
  t = Tensor(x, device=kind).realize()
  # the source may change once the copy has returned
  want = x.copy()
  x[:] = 0
  np.testing.assert_array_equal(t.numpy(), want)
  np.testing.assert_array_equal((t + 1).numpy(), want + 1)


@pytest.mark.parametrize("peers", [True, False])
def test_copies_between_devices(monkeypatch, kind, peers, capsys):
  machine = Machine([ARCHES[kind]] * 2, peers=peers)
  plug_in(monkeypatch, kind, machine)
  x = np.arange(100, dtype=np.float32)
  a = Tensor(x, device=kind) * 2
  b = a.to(f"{kind}:1") + 1
  # written anew after it was copied, which must not change the copy
  c = a.realize()
  b.realize()
  c.assign(c * 0).realize()
  np.testing.assert_array_equal(b.numpy(), 2 * x + 1)
  assert b.to("CPU").device == "CPU" and b.to("CPU").sum().item() == (2 * x + 1).sum()
  assert bool(calls_of(machine, "Peer")) and bool(calls_of(machine, "PeerAsync")) == peers
  b.to(kind).realize()
  said = capsys.readouterr().err
  assert said.count(f"no access to the memory of {kind}: copies between") == (not peers), said
  np.testing.assert_array_equal(Tensor(x, device="CPU").to(f"{kind}:1").numpy(), x)


def test_sharded_over_two_devices(monkeypatch, kind):
  plug_in(monkeypatch, kind, Machine([ARCHES[kind]] * 2))
  x = np.random.default_rng(0).integers(-9, 9, (8, 6)).astype("f")
  t = Tensor(x, device="CPU").shard((kind, f"{kind}:1"), axis=0)
  np.testing.assert_array_equal((t * 2).sum(0).numpy(), 2 * x.sum(0))


def test_captured_steps(monkeypatch, kind):
  plug_in(monkeypatch, kind, Machine([ARCHES[kind]]))
  weight = Tensor(np.zeros(10, "f"), device=kind).realize()

  @TinyJit
  def step(x: Tensor) -> Tensor:
    weight.assign(weight + x.sum())
    return (weight * 2).realize()

  for i in range(5):
    out = step(Tensor(np.full(4, i, "f"), device=kind).realize())
  assert out.numpy().tolist() == [2.0 * 4 * (0 + 1 + 2 + 3 + 4)] * 10
  again = pickle.loads(pickle.dumps(step))
  assert again(Tensor(np.ones(4, "f"), device=kind).realize()).numpy().tolist() == [88.0] * 10


def test_graph_of_launches(monkeypatch, kind):
  machine = Machine([ARCHES[kind]])
  plug_in(monkeypatch, kind, machine)
  x = Tensor(np.zeros(10, "f"), device=kind).realize()
  seen: list = []
  launch = gpu_device.GpuProgram.enqueue

  def noted(self, addresses):
    seen.append((self, list(addresses)))
    launch(self, addresses)

  monkeypatch.setattr(gpu_device.GpuProgram, "enqueue", noted)
  x.assign(x + 1).realize()
  device, before = Device[kind].gpu, calls_of(machine, "LaunchKernel")
  graph = gpu_device.GpuGraph(device, list(seen))
  assert calls_of(machine, "LaunchKernel") == before + 1
  assert x.numpy().tolist() == [1.0] * 10, "recording has run the kernel"
  for _ in range(3):
    graph()
  assert x.numpy().tolist() == [4.0] * 10
  assert calls_of(machine, "LaunchKernel") == before + 1


def test_captured_kernels_replay_as_a_graph(monkeypatch, kind):
  machine = Machine([ARCHES[kind]])
  plug_in(monkeypatch, kind, machine)
  sizes = (10, 11, 12, 13)
  weights = [Tensor(np.zeros(n, "f"), device=kind).realize() for n in sizes]

  @TinyJit
  def step(x: Tensor) -> Tensor:
    for w in weights:
      w.assign(w + 1)
    Tensor.realize(*weights)
    return (x + weights[0].sum()).realize()

  def call() -> float:
    return step(Tensor(np.ones(2, "f"), device=kind).realize()).numpy()[0]

  assert [call() for _ in range(4)] == [11.0, 21.0, 31.0, 41.0]
  # kernels of the weights are in the graph, that with an input is not
  launched, replayed = calls_of(machine, "LaunchKernel"), calls_of(machine, "GraphLaunch")
  assert replayed == 2
  assert call() == 51.0
  assert calls_of(machine, "LaunchKernel") - launched <= 2
  assert calls_of(machine, "GraphLaunch") == replayed + 1
  # memory that moved is recorded anew
  recorded, moved = calls_of(machine, "BeginCapture"), buffer_of(weights[1].uop.base)
  values, old = moved.as_numpy().copy(), moved.memory
  moved.deallocate()
  Device[kind].gpu.pool[old.nbytes].remove(old)
  moved.copyin(values)
  assert call() == 61.0 and weights[1].numpy()[0] == 6.0
  assert calls_of(machine, "BeginCapture") == recorded + 1
  # what is to be timed is launched one by one
  with Context(JIT=2):
    launched = calls_of(machine, "LaunchKernel")
    assert call() == 71.0 and calls_of(machine, "LaunchKernel") >= launched + len(sizes)
  # and so it is where the driver cannot record
  again = pickle.loads(pickle.dumps(step))
  machine.refuse["cuStreamBeginCapture" if kind == "CUDA" else "hipStreamBeginCapture"] = 1
  first = again(Tensor(np.ones(2, "f"), device=kind).realize()).numpy()[0]
  assert first == 81.0


def test_each_device_of_a_step_has_its_graphs(monkeypatch, kind):
  machine = Machine([ARCHES[kind]] * 2)
  plug_in(monkeypatch, kind, machine)
  devices = (kind, f"{kind}:1")
  x = np.arange(24, dtype=np.float32).reshape(4, 6)
  weights = [Tensor(x + i).shard(devices, axis=None).realize() for i in range(4)]
  data = Tensor(x).shard(devices, axis=0).realize()

  @TinyJit
  def step() -> Tensor:
    # the sum is over both devices
    total = (data * 2).sum(0).contiguous().realize()
    for w in weights:
      w.assign(w + total)
    Tensor.realize(*weights)
    return (weights[0] + 1).realize()

  for i in range(1, 5):
    replayed = calls_of(machine, "GraphLaunch")
    np.testing.assert_array_equal(step().numpy(), x + i * (2 * x).sum(0) + 1)
  # what the devices launch in turns is one graph of each
  assert calls_of(machine, "GraphLaunch") == replayed + 2


def test_memory_is_used_again_and_its_end_is_told(monkeypatch, kind):
  machine = Machine([ARCHES[kind]], nbytes=1 << 16)
  plug_in(monkeypatch, kind, machine)
  for _ in range(50):
    Tensor(np.ones(1000, "f"), device=kind).realize()
  assert calls_of(machine, "Alloc" if kind == "CUDA" else "Malloc") <= 4
  held = [Tensor(np.full(3000, i, "f"), device=kind).realize() for i in range(4)]
  words = rf"{kind}: no memory for a buffer of 40000 bytes: \d+ of 65536 bytes are free"
  with pytest.raises(MemoryError, match=words):
    Tensor(np.ones(10000, "f"), device=kind).realize()
  x = Tensor(np.ones(3000, "f"), device=kind)
  del held[0]
  with pytest.raises(MemoryError, match=r"buffer of 48000 bytes:.*; needed by E_3000_4"):
    x.reshape(3000, 1).expand(3000, 4).contiguous().realize()
  # freed blocks of other sizes are given to the driver where they are needed
  del held
  assert Tensor(np.ones(10000, "f"), device=kind).sum().item() == 10000


def test_errors_name_kernel_and_sizes(monkeypatch, kind):
  machine = Machine([ARCHES[kind]])
  plug_in(monkeypatch, kind, machine)
  x = Tensor(np.ones(100, "f"), device=kind).realize()
  machine.refuse["cuLaunchKernel" if kind == "CUDA" else "hipModuleLaunchKernel"] = 1
  words = rf"{kind} cannot launch E_\w+, 1 groups of 128 threads with 0 bytes.*words of the driver"
  with pytest.raises(RuntimeError, match=words):
    (x + 1).realize()
  machine.refuse["cuModuleLoadData" if kind == "CUDA" else "hipModuleLoadData"] = 1
  with pytest.raises(RuntimeError, match=f"{kind} cannot load E_"):
    (x + 2).realize()
  y = (x + 3).realize()
  machine.refuse["cuEventQuery" if kind == "CUDA" else "hipEventQuery"] = 700
  with pytest.raises(RuntimeError, match=f"{kind}: .*EventQuery.*launched last: .*E_"):
    y.numpy()


def test_a_wait_has_an_end(monkeypatch, kind):
  machine = Machine([ARCHES[kind]])
  plug_in(monkeypatch, kind, machine)
  x = (Tensor(np.ones(4, "f"), device=kind) + 1).realize()
  machine.never = True
  with Context(HCQDEV_WAIT_TIMEOUT_MS=20):
    words = rf"{kind}: no end after 0.0 s \(HCQDEV_WAIT_TIMEOUT_MS\); launched last: E_"
    with pytest.raises(RuntimeError, match=words):
      x.numpy()


def test_times_are_those_of_the_device(monkeypatch, kind, capsys):
  plug_in(monkeypatch, kind, Machine([ARCHES[kind]]))
  x = Tensor(np.ones(4, "f"), device=kind).realize()
  with Context(DEBUG=2):
    (x + 1).realize()
  # the clock of the fake driver counts events as milliseconds
  assert f"*** {kind}" in (out := capsys.readouterr().out) and "1.000 ms" in out


def test_which_code_a_device_gets(monkeypatch):
  plug_in(monkeypatch, "CUDA", Machine(["sm_86", "sm_90", "sm_70"]))
  assert [Device[n].target.gpu.name for n in ("CUDA", "CUDA:1")] == ["sm_80", "sm_90"]
  assert Device["NV:1"].target.gpu.name == "sm_90"
  with pytest.raises(RuntimeError, match="CUDA:2 is a sm_70.*gpu_targets.py; there are sm_80"):
    Device["CUDA:2"]
  with pytest.raises(RuntimeError, match="device CUDA:3: this machine has 3 NVIDIA devices"):
    Device["CUDA:3"]
  plug_in(monkeypatch, "AMD", Machine(["gfx942", "gfx906"]))
  assert Device["AMD"].target.gpu.name == "gfx942"
  with pytest.raises(RuntimeError, match="AMD:1 is a gfx906"):
    Device["AMD:1"]


@pytest.mark.parametrize("name", ["NV", "AMD", "NULL"])
def test_device_by_a_variable_of_its_name(monkeypatch, name):
  monkeypatch.setenv(name, "1")
  with Context(DEV=""):
    assert Device.DEFAULT == name
  with Context(DEV="PYTHON"):
    assert Device.DEFAULT == "PYTHON"


@pytest.mark.slow
def test_what_runs_where_a_gpu_is(monkeypatch, kind):
  """The tests for machines with GPUs, on a driver that is not there."""
  plug_in(monkeypatch, kind, Machine([ARCHES[kind]] * 2))
  device_tests.test_elementwise_and_sums(kind)
  for dt in (dtypes.float16, dtypes.bfloat16, dtypes.float32):
    for turned in ((False, False), (True, False), (False, True), (True, True)):
      device_tests.test_products(kind, dt, turned, (129, 70, 65))
  device_tests.test_same_random_numbers_and_gradients_as_the_cpu(kind)
  device_tests.test_large_copies_and_replays(kind)
  device_tests.test_several_devices(kind)
  for step in device_tests.STEPS:
    device_tests.test_copies_beside_kernels(kind, step)


@pytest.mark.slow
def test_report(monkeypatch, capsys):
  """The script for a machine with a GPU, on a driver that is not there: values are right."""
  pytest.importorskip("torch")
  plug_in(monkeypatch, "CUDA", Machine(["sm_89"]))
  parts = ("products", "lanes", "graphs", "float32", "bfloat16")
  report.main("CUDA", "tiny", layers=1, batch=2, peak=1.0, rounds=1, minutes=9.0, parts=parts)
  out = capsys.readouterr().out
  assert out.startswith("CUDA: sm_89") and out.count("right values") == 2
  assert len(re.findall(r": close$", out, re.MULTILINE)) == 2 and "left out" not in out


def test_missing_drivers_are_named(monkeypatch):
  monkeypatch.setattr(ops_amd, "_LIBRARIES", ("libnothing.so",))
  gpu_device._driver.cache_clear()
  with pytest.raises(RuntimeError, match="AMD needs ROCm's HIP runtime.*no driver: CPU, PYTHON"):
    Device["AMD"]
  monkeypatch.setitem(sys.modules, "cuda", None)
  for name in ("CUDA", "NV"):
    with pytest.raises(RuntimeError, match="cuda-bindings.*no driver: CPU, PYTHON, NULL, FIBERS"):
      Device[name]

  def no_library(flags: int) -> None:
    raise OSError("no libcuda.so.1")

  bindings = SimpleNamespace(driver=SimpleNamespace(cuInit=no_library))
  monkeypatch.setitem(sys.modules, "cuda", SimpleNamespace(bindings=bindings))
  monkeypatch.setitem(sys.modules, "cuda.bindings", bindings)
  with pytest.raises(
    RuntimeError, match="NVIDIA's driver, which is not installed here: no libcuda"
  ):
    Device["CUDA"]


def test_nothing_is_imported_before_a_device_is_asked_for():
  code = (
    "import sys\nfrom tinygrad import Tensor\n(Tensor([1.0]) + 1).numpy()\n"
    "names = [n for n in sys.modules if n.startswith(('cuda', 'tinygrad.runtime'))]\n"
    "assert not {'cuda', 'tinygrad.runtime.gpu_device', 'tinygrad.runtime.ops_cuda', "
    "'tinygrad.runtime.ops_amd', 'tinygrad.runtime.fibers'} & set(names), names\n"
  )
  done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
  assert done.returncode == 0, done.stderr
