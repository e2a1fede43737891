"""Kernels for each GPU are compiled, by LLVM in another process and by the vendors' tools."""

from __future__ import annotations

import shutil
import struct
import subprocess
from dataclasses import replace
from functools import cache

import pytest

from test.golden.test_golden import columns, elementwise, product, rows
from test.tools.gpu_objects import NO_PTXAS, assemble, find_ptxas, read_code_object
from test.unit.kernels import F32, at, kernel, load, rng
from tinygrad import Context, Tensor, dtypes
from tinygrad.codegen import compile_kernels
from tinygrad.codegen.gpu import plan_store, render_gpu
from tinygrad.codegen.gpu_copies import narrow, unroll
from tinygrad.renderer import Program, Target
from tinygrad.renderer.gpu import alignment
from tinygrad.renderer.gpu_targets import _AMD, _NVIDIA, GPU_TARGETS, GpuTarget
from tinygrad.runtime.amd_linker import LinkError, link
from tinygrad.runtime.compiler_gpu import compile_gpu
from tinygrad.runtime.compiler_llvm import CompileError
from tinygrad.runtime.llvm_worker import compile_modules
from tinygrad.uop import Ops
from tinygrad.uop import symbolic as sym
from tinygrad.uop.ops import GroupOp, UOp, toposort
from tinygrad.uop.spec import verify_kernel

KERNELS = (elementwise, rows, columns, product)
SINGLE = [name for name in GPU_TARGETS if name != "sm_80"]


def two_constants() -> UOp:
  """A kernel whose workgroups share memory, and whose name is in no other."""
  i, k = rng(0, 3), rng(1, 5000, "reduce")
  return kernel(3, i, UOp(Ops.REDUCE, F32, (load(1, 15000, at((i, 5000), (k, 1))), k), Ops.MAX), i)


def wide_product() -> UOp:
  """A product on the matrix unit."""
  return product(dtypes.float16, 32)


@cache
def programs(name: str) -> list[Program]:
  sinks = [make() for make in (*KERNELS, two_constants)]
  return compile_kernels(sinks, Target("NULL", gpu=GPU_TARGETS[name]))


@pytest.mark.skipif(find_ptxas() is None, reason=NO_PTXAS)
@pytest.mark.parametrize("name", [n for n in GPU_TARGETS if n.startswith("sm_")])
def test_ptxas_takes_every_kernel(name):
  for program in programs(name):
    (usage,) = assemble(program.binary, name, find_ptxas() or "")
    assert (usage.name, usage.spilled) == (program.launches[0].symbol, 0)
    assert usage.registers <= 64
    assert usage.shared == program.launches[0].shared_bytes


@pytest.mark.parametrize("name, wave", [("gfx1100", 32), ("gfx942", 64)])
def test_code_objects_read_back(name, wave):
  for program in programs(name):
    launch = program.launches[0]
    found = read_code_object(program.binary)
    (usage,) = found.usage()
    (meta,) = found.metadata["amdhsa.kernels"]
    assert found.metadata["amdhsa.target"] == f"amdgcn-amd-amdhsa--{name}"
    assert (usage.name, usage.spilled) == (launch.symbol, 0)
    assert meta[".symbol"] == f"{launch.symbol}.kd"
    assert meta[".wavefront_size"] == wave
    assert meta[".max_flat_workgroup_size"] == launch.threads
    assert usage.shared == launch.shared_bytes
    # only the pointers, no hidden arguments
    params = [u for u in program.sink.toposort() if u.op is Ops.PARAM]
    assert meta[".kernarg_segment_size"] == 8 * len(params)
    # the last instruction before the padding ends the kernel
    words = struct.unpack(f"<{len(found.code(launch.symbol)) // 4}I", found.code(launch.symbol))
    assert any(w >> 16 in (0xBFB0, 0xBF81) for w in words), "no s_endpgm"


@pytest.mark.skipif(shutil.which("ld.lld-22") is None, reason="no ld.lld-22 (Debian: lld-22)")
@pytest.mark.parametrize("name", ["gfx1100", "gfx942"])
@pytest.mark.parametrize("make", [*KERNELS, two_constants, wide_product])
def test_same_code_as_lld(name, make, tmp_path):
  target = GPU_TARGETS[name]
  text = render_gpu(make(), "k", target)[0]
  ((_, obj),) = compile_modules([text], (name, target.features, target.triple), 1)
  (tmp_path / "k.o").write_bytes(obj)
  command = ["ld.lld-22", "-shared", str(tmp_path / "k.o"), "-o", str(tmp_path / "k.hsaco")]
  subprocess.run(command, check=True)
  theirs = read_code_object((tmp_path / "k.hsaco").read_bytes())
  ours = read_code_object(link(obj))
  assert ours.code("k_0") == theirs.code("k_0")
  assert ours.metadata == theirs.metadata
  assert ours.symbols.keys() == theirs.symbols.keys()


def test_linker_refuses_what_it_does_not_know():
  machine = ("gfx942", "", GPU_TARGETS["gfx942"].triple)
  outside = "@far = external addrspace(1) global i32\n"
  body = (
    "define amdgpu_kernel void @k(ptr addrspace(1) %p) {\n"
    "  %x = load i32, ptr addrspace(1) @far\n  store i32 %x, ptr addrspace(1) %p\n  ret void\n}\n"
  )
  state = "@far = addrspace(1) global i32 7\n"
  for text, why in ((outside + body, "far"), (state + body, "could write|far")):
    ((_, obj),) = compile_modules([text], machine, 1)
    with pytest.raises(LinkError, match=why):
      link(obj)
  for data in (b"", b"\x7fELF\x02" + bytes(100)):
    with pytest.raises(LinkError):
      link(data)


@pytest.mark.parametrize("name", ["sm_89", "gfx942"])
def test_what_llvm_cannot_select_is_an_error_with_a_name(name):
  """Such an instruction ends the process that compiles it."""
  target = GPU_TARGETS[name]
  other = "llvm.amdgcn.s.barrier" if name == "sm_89" else "llvm.nvvm.barrier0"
  head = "ptx_kernel" if name == "sm_89" else "amdgpu_kernel"
  text = (
    f"define {head} void @k() {{\n  call void @{other}()\n  ret void\n}}\ndeclare void @{other}()"
  )
  broken = f"define {head} void @k() {{\n  %x = add i32 1.0, 2\n  ret void\n}}"
  if name == "sm_89":
    text = text.replace("call void", "%x = call float").replace("declare void", "declare float")
    text = text.replace(f"{other}()", "llvm.log2.f32(float 3.0e0)", 1)
    text = text.replace(f"@{other}()", "@llvm.log2.f32(float)")
    text = text.replace("@k() {\n  %x = call float @llvm.log2.f32(float 3.0e0)", (
      "@k(ptr addrspace(1) %p) {\n  %y = load float, ptr addrspace(1) %p\n"
      "  %x = call float @llvm.log2.f32(float %y)\n  store float %x, ptr addrspace(1) %p"
    ))  # fmt: skip
  for bad in (text, broken):
    with pytest.raises(CompileError, match=f"my_kernel for {name}"):
      compile_gpu([("my_kernel", bad)], target)


def test_a_new_gpu_is_a_line_of_data(monkeypatch):
  """sm_80 took no code; neither does one that nobody asked for so far."""
  monkeypatch.setitem(GPU_TARGETS, "sm_120", GpuTarget("sm_120", _NVIDIA, 32))
  with Context(GPU_TARGET="sm_120"):
    x = Tensor([3.0, 1.0, 2.0], device="NULL")
    (x * 2).sum().realize()
    np_x = Tensor([3.0, 1.0, 2.0], device="FIBERS")
    assert (np_x * 2).sum().item() == 12.0


FLOAT_ONLY = {Ops.RECIP, Ops.SQRT, Ops.EXP2, Ops.LOG2, Ops.SIN, Ops.TRUNC}
INT_ONLY = {Ops.XOR, Ops.OR, Ops.AND, Ops.SHL, Ops.SHR}
NOT_BOOL = {Ops.NEG, Ops.IDIV, Ops.MOD, Ops.SHL, Ops.SHR}
# fp8 is computed in float32
KINDS = [
  dt for dt in (*dtypes.ints, *dtypes.floats, dtypes.bool)
  if dt.itemsize and "fp8" not in dt.name and "weak" not in dt.name
]  # fmt: skip


def single_ops() -> dict[tuple[str, str], UOp]:
  """A kernel for every op and dtype, every cast, every sum."""
  i, k = rng(0, 37), rng(1, 5, "reduce")
  out = {}
  for dt in KINDS:
    x, y = load(1, 37, i, dt), load(2, 37, i, dt)
    for op in GroupOp.ALU:
      is_float = dtypes.is_float(dt)
      if (op in FLOAT_ONLY and not is_float) or (op in INT_ONLY and is_float):
        continue
      if op in NOT_BOOL and dt is dtypes.bool:
        continue
      if op is Ops.WHERE:
        value = UOp(op, dt, (load(3, 37, i, dtypes.bool), x, y))
      else:
        result = dtypes.bool if op in GroupOp.Comparison else dt
        value = UOp(op, result, (x, y) if op in GroupOp.Binary else (x,))
      out[op.name, dt.name] = kernel(37, i, value, i)
    for to in KINDS:
      out[f"cast to {to.name}", dt.name] = kernel(37, i, x.cast(to), i)
    for op in GroupOp.Reduce:
      row = load(1, 37 * 5, at((i, 5), (k, 1)), dt)
      out[f"sum by {op.name}", dt.name] = kernel(37, i, UOp(Ops.REDUCE, dt, (row, k), op), i)
  return out


@pytest.mark.parametrize(
  "name", ["sm_89", *(pytest.param(n, marks=pytest.mark.slow) for n in GPU_TARGETS if n != "sm_89")]
)
def test_every_op_and_dtype(name):
  """Compiled in a child process, which an instruction that is missing would end."""
  sinks, target = single_ops(), GPU_TARGETS[name]
  assert {op for op, _ in sinks} >= {op.name for op in GroupOp.ALU} and len(sinks) > 300
  texts = [render_gpu(sink, "k", target)[0] for sink in sinks.values()]
  found = compile_modules(texts, (name, target.features, target.triple), 2)
  assert sum(bool(data) for _, data in found) == len(sinks)


@pytest.mark.parametrize("target, word", [
  (GpuTarget("sm_75", _NVIDIA, 32, "mma"), "cp.async|ldmatrix|mma"),
  (GpuTarget("gfx942", _AMD, 64, "wmma"), "llvm.amdgcn.wmma"),
  (GpuTarget("gfx1100", _AMD, 32, "mfma"), "llvm.amdgcn.mfma"),
  (GpuTarget("gfx1100", _AMD, 32, "mma"), "llvm.nvvm"),
])  # fmt: skip
def test_what_a_target_lacks_is_refused_before_it_is_compiled(target, word):
  sink = product(dtypes.float16, 32)
  with pytest.raises(NotImplementedError, match=f"k: {target.name} has no instruction.*({word})"):
    render_gpu(sink, "k", target)
  if target.triple == _NVIDIA:
    assert render_gpu(sink, "k", replace(target, name="sm_90a"))[0]
  # without matrix instructions it is a kernel like others
  assert render_gpu(sink, "k", replace(target, matrix=""))[0]


# *** passes ***


def test_narrow_keeps_what_may_not_fit():
  i = rng(0, 100)
  big = sym.mul(i, 2**31)
  row = load(1, 10, i, dtypes.int64)
  small = sym.add(sym.mul(sym.div(sym.add(i, sym.const(7)), 3), 2), sym.const(-1))
  for index, dt in ((big, dtypes.int64), (row, dtypes.int64), (small, dtypes.int32)):
    (store,) = narrow(kernel(2**40, index, load(2, 9, i), i).src)
    assert store.src[0].src[1].dtype is dt
    narrowed = {u for u in toposort((store,)) if u.op is Ops.RANGE}
    assert {r.dtype for r in narrowed} == {dtypes.int32}


def test_too_many_threads_are_refused():
  i = rng(0, 2**40)
  sink = kernel(2**40, i, load(1, 2**40, i), i)
  with pytest.raises(NotImplementedError, match=r"k_0: \d+ groups of 256 threads.*in parts"):
    render_gpu(sink, "k", GPU_TARGETS["sm_89"])


def test_unrolled_copies_are_neighbours():
  i, j = rng(0, 6), rng(1, 8)
  index = at((i, 8), (j, 1))
  sink = kernel(48, index, load(1, 48, index), i, j)
  stores, outer = unroll(sink.src, j, 4)
  assert [sym.terms(s.src[0].src[1])[1] for s in stores] == [0, 1, 2, 3]
  assert outer.arg[1] == 2 and all(set(s.src[2:]) == {i, outer} for s in stores)
  verify_kernel(UOp(Ops.SINK, dtypes.void, stores))
  assert [alignment(s.src[0].src[1], F32) for s in stores] == [16, 4, 8, 4]


def test_plans():
  """Few long sums get many threads each, many short ones few, products a tile in registers."""
  target = GPU_TARGETS["sm_89"]

  def plan(sink: UOp):
    return plan_store(sink.src[0], target)

  i, k = rng(0, 4), rng(1, 8192, "reduce")
  total = UOp(Ops.REDUCE, F32, (load(1, 32768, at((i, 8192), (k, 1))), k), Ops.ADD)
  assert plan(kernel(4, i, total, i)).slices == 1024
  i = rng(0, 9000)
  k = rng(1, 128, "reduce")
  total = UOp(Ops.REDUCE, F32, (load(1, 9000 * 128, at((i, 128), (k, 1))), k), Ops.ADD)
  many = plan(kernel(9000, i, total, i))
  assert (many.slices, many.rows, many.threads) == (32, True, 128)
  m, n, k = rng(0, 512), rng(1, 1024), rng(2, 64, "reduce")
  a, b = load(1, 512 * 64, at((m, 64), (k, 1))), load(2, 64 * 1024, at((k, 1024), (n, 1)))
  total = UOp(Ops.REDUCE, F32, (UOp(Ops.MUL, F32, (a, b)), k), Ops.ADD)
  assert len(plan(kernel(512 * 1024, at((m, 1024), (n, 1)), total, m, n)).stores) == 16
  assert replace(many, outputs=1).groups == 9000
