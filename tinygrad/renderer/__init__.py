"""What code generation hands to a runtime."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tinygrad.renderer.gpu_targets import GpuTarget
from tinygrad.uop.ops import UOp
from tinygrad.uop.slices import Slices


@dataclass(frozen=True)
class Target:
  """What to generate for: kind of device, LLVM CPU name (empty: this host), or a GPU.

  device: its name, where each device of the kind loads programs for itself. beam: width of the
  search that chooses the forms of kernels, 0 where rules do. threads: that share the items of a
  kernel, which its plan depends on; 0 where they do not.
  """

  kind: str
  cpu: str = ""
  gpu: GpuTarget | None = None
  device: str = ""
  beam: int = 0
  threads: int = 0

  @property
  def runs_slices(self) -> bool:
    """Whether kernels of a chain run slice by slice: where a core has a cache to itself."""
    return self.kind == "CPU"

  @property
  def sums_down(self) -> bool:
    """Whether a kernel adds up down its rows: where a thread walks over many, one by one."""
    return self.kind == "CPU"

  @property
  def has_forms(self) -> bool:
    """Whether kernels run in a form that can be chosen: NULL runs none, PYTHON interprets."""
    return self.kind not in ("NULL", "PYTHON")


@dataclass(frozen=True)
class Launch:
  """One kernel of a GPU program: so many workgroups of so many threads, and what these share."""

  symbol: str
  groups: int
  threads: int
  shared_bytes: int = 0


@dataclass(frozen=True)
class Program:
  """A compiled kernel: entries (symbol, parallel items) run in order, all of them each launch.

  scratch_bytes: memory of a thread; kept_bytes: that nothing else uses before a slice is done.
  For a GPU they are `launches`, `text` is the module's LLVM IR, and `buffer_bytes` has the size of
  each buffer. For a chain that runs slice by slice, `kernels` are its programs. A thread runs whole
  ones of so many equal `slices` of the items, unless that is 0.
  """

  name: str
  binary: bytes
  entries: tuple[tuple[str, int], ...]
  flops: int
  mem_bytes: int
  scratch_bytes: int = 0
  kept_bytes: int = 0
  sink: UOp | None = field(default=None, compare=False, repr=False)
  launches: tuple[Launch, ...] = ()
  text: str = field(default="", compare=False, repr=False)
  gpu: GpuTarget | None = None
  buffer_bytes: tuple[int, ...] = ()
  kernels: tuple[Program, ...] = ()
  slices: int = 0

  @property
  def num_items(self) -> int:
    """The most items that can run at once."""
    return max((n for _, n in self.entries), default=0)


def chain_program(sink: UOp, kernels: Sequence[Program]) -> Program:
  """The program of a chain, of the programs of its kernels."""
  how = sink.arg
  assert isinstance(how, Slices), "a chain"
  number = f"{how.number}x{how.blocks}" if how.blocks > 1 else str(how.number)
  name = f"slices_{number}_{'_'.join(k.name.split('_', 1)[0] for k in kernels)}"
  flops, keeps = sum(k.flops for k in kernels), [k.kept_bytes for k in kernels]
  # whole lines
  scratch, *kept = (-(-n // 64) * 64 for n in (max(k.scratch_bytes for k in kernels), *keeps))
  return Program(
    name, b"", (), flops, how.mem_bytes, scratch, sum(kept), sink=sink, kernels=tuple(kernels)
  )
