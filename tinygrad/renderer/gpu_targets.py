"""GPUs to generate code for: records of data, and one class for each LLVM triple."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class GpuTarget:
  """One kind of GPU.

  name: LLVM's; wave: threads that run in lock step; matrix: family of matrix instructions, a name
  in gpu_matrix.py, or none; features: what LLVM must be told beside the name; shared_bytes: memory
  that one workgroup may share; matrix_float32: whether the matrix unit multiplies float32 as well.
  """

  name: str
  triple: str
  wave: int
  matrix: str = ""
  features: str = ""
  shared_bytes: int = 48 << 10
  matrix_float32: bool = False


_NVIDIA, _AMD = "nvptx64-nvidia-cuda", "amdgcn-amd-amdhsa"
# A new GPU of a triple that is known is a line here.
GPU_TARGETS: dict[str, GpuTarget] = {
  t.name: t
  for t in (
    GpuTarget("sm_80", _NVIDIA, 32, "mma"),
    GpuTarget("sm_89", _NVIDIA, 32, "mma"),
    GpuTarget("sm_90", _NVIDIA, 32, "mma"),
    GpuTarget("gfx1100", _AMD, 32, "wmma", shared_bytes=64 << 10),
    GpuTarget("gfx942", _AMD, 64, "mfma", shared_bytes=64 << 10, matrix_float32=True),
  )
}


def gpu_target(name: str) -> GpuTarget:
  """The record of a GPU. Raises ValueError for one that there is none of."""
  if name not in GPU_TARGETS:
    raise ValueError(f"GPU_TARGET={name!r}: no such GPU; there are {', '.join(GPU_TARGETS)}")
  return GPU_TARGETS[name]


def _function(name: str, ty: str, operand: str, intrinsic: str) -> str:
  """A function of one value that is an instruction of the target, and the instruction's."""
  return (
    f"define internal {ty} @{name}({operand} %x) alwaysinline nounwind {{\n"
    f"  %r = call {ty} @{intrinsic}({operand} %x)\n  ret {ty} %r\n}}\n"
    f"declare {ty} @{intrinsic}({operand})"
  )


# What LLVM can select on every GPU.
_EVERYWHERE = frozenset(
  f"llvm.{name}.f{bits}" for name in ("sqrt", "trunc", "maximum", "fma") for bits in (32, 64)
) | {f"llvm.fshl.i{bits}" for bits in (8, 16, 32, 64)}


class Machine:
  """What differs between triples: text of LLVM IR.

  instructions: beginnings of the names of LLVM's functions that the triple has.
  """

  instructions: tuple[str, ...] = ()
  # pointers to what a thread keeps for itself
  stack = "ptr"
  alloca = ""
  # whether loads add 32 bits to an address by themselves
  byte_offsets = False
  functions: dict[str, str] = {}
  declarations = ""
  barrier = ""
  thread = group = ""

  def __init__(self, target: GpuTarget):
    self.target = target

  def has(self, name: str) -> bool:
    """Whether LLVM can select a function of its own for the target; if not, it ends the process."""
    return name in _EVERYWHERE or name.startswith(self.instructions)

  def check(self, text: str, kernel: str) -> None:
    """Raises NotImplementedError where a module calls for what the target lacks."""
    for name in sorted(set(re.findall(r"call [^@]*@(llvm\.[\w.]+)\(", text))):
      if not self.has(name):
        raise NotImplementedError(
          f"{kernel}: {self.target.name} has no instruction for {name}: see its line in "
          "renderer/gpu_targets.py"
        )

  def head(self, name: str, formal: str) -> str:
    """First line of a kernel."""
    raise NotImplementedError

  def attributes(self, threads: int) -> str:
    """What LLVM is told about a kernel with workgroups of this many threads."""
    raise NotImplementedError

  def exchange(self, value: str, lane: str, mask: int, fresh: str) -> list[str]:
    """Lines that set `fresh` to the i32 value of the thread whose lane number differs by mask."""
    raise NotImplementedError


class Nvptx(Machine):
  """NVIDIA through PTX."""

  instructions = (
    "llvm.nvvm.read.ptx.sreg.", "llvm.nvvm.barrier.cta.", "llvm.nvvm.shfl.sync.",
    "llvm.nvvm.ex2.approx.f", "llvm.nvvm.lg2.approx.f", "llvm.nvvm.rsqrt.approx.f",
  )  # fmt: skip
  # beginnings of names, and the first sm that has them
  since = {"llvm.nvvm.ldmatrix.": 75, "llvm.nvvm.cp.async.": 80, "llvm.nvvm.mma.m16n8k16.": 80}

  thread = "call i32 @llvm.nvvm.read.ptx.sreg.tid.x()"
  group = "call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()"
  barrier = "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"
  functions = {
    "tg_exp2_float": _function("tg_exp2_float", "float", "float", "llvm.nvvm.ex2.approx.f"),
    "tg_log2_float": _function("tg_log2_float", "float", "float", "llvm.nvvm.lg2.approx.f"),
    "tg_rsqrt_float": _function("tg_rsqrt_float", "float", "float", "llvm.nvvm.rsqrt.approx.f"),
    "tg_to_bf16": (
      "define internal i16 @tg_to_bf16(float %x) alwaysinline nounwind {\n"
      "  %r = fptrunc float %x to bfloat\n"
      "  %b = bitcast bfloat %r to i16\n  ret i16 %b\n}"
    ),
  }
  declarations = """declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)"""

  def has(self, name: str) -> bool:
    # some names end in a letter
    sm = int(re.sub(r"\D", "", self.target.name))
    newer = any(name.startswith(head) and sm >= first for head, first in self.since.items())
    return newer or super().has(name)

  def head(self, name: str, formal: str) -> str:
    return f"define ptx_kernel void @{name}({formal})"

  def attributes(self, threads: int) -> str:
    return f'nounwind "nvvm.reqntid"="{threads}"'

  def exchange(self, value: str, lane: str, mask: int, fresh: str) -> list[str]:
    call = f"call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 {value}, i32 {mask}, i32 31)"
    return [f"  {fresh} = {call}"]


class Amdgpu(Machine):
  """AMD through code objects."""

  instructions = (
    "llvm.amdgcn.workitem.id.x", "llvm.amdgcn.workgroup.id.x", "llvm.amdgcn.s.barrier",
    "llvm.amdgcn.ds.bpermute", "llvm.amdgcn.rsq.f32", "llvm.exp2.f32", "llvm.log2.f32",
  )  # fmt: skip
  # beginnings of names, and of the GPUs that have them
  families = {"llvm.amdgcn.wmma.f32.16x16x16.": "gfx11", "llvm.amdgcn.mfma.f32.": "gfx9"}

  stack, alloca = "ptr addrspace(5)", ", addrspace(5)"
  byte_offsets = True
  thread = "call i32 @llvm.amdgcn.workitem.id.x()"
  group = "call i32 @llvm.amdgcn.workgroup.id.x()"
  barrier = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire"""
  functions = {
    "tg_exp2_float": _function("tg_exp2_float", "float", "float", "llvm.exp2.f32"),
    "tg_log2_float": _function("tg_log2_float", "float", "float", "llvm.log2.f32"),
    "tg_rsqrt_float": _function("tg_rsqrt_float", "float", "float", "llvm.amdgcn.rsq.f32"),
  }
  declarations = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}"""

  def has(self, name: str) -> bool:
    gpu = self.target.name
    own = any(name.startswith(head) and gpu.startswith(f) for head, f in self.families.items())
    return own or super().has(name)

  def head(self, name: str, formal: str) -> str:
    return f"define amdgpu_kernel void @{name}({formal})"

  def attributes(self, threads: int) -> str:
    return f'nounwind "amdgpu-flat-work-group-size"="{threads},{threads}" "uniform-work-group-size"'

  def exchange(self, value: str, lane: str, mask: int, fresh: str) -> list[str]:
    return [
      f"  {fresh}l = xor i32 {lane}, {mask}",
      # an address in bytes
      f"  {fresh}a = shl i32 {fresh}l, 2",
      f"  {fresh} = call i32 @llvm.amdgcn.ds.bpermute(i32 {fresh}a, i32 {value})",
    ]


MACHINES: dict[str, type[Machine]] = {_NVIDIA: Nvptx, _AMD: Amdgpu}


def machine(target: GpuTarget) -> Machine:
  """The class of a target's triple."""
  return MACHINES[target.triple](target)
