"""What code generation hands to a runtime."""

from __future__ import annotations

from dataclasses import dataclass, field

from tinygrad.uop.ops import UOp


@dataclass(frozen=True)
class Target:
  """What to generate for: kind of device, LLVM CPU name (empty: this host)."""

  kind: str
  cpu: str = ""


@dataclass(frozen=True)
class Program:
  """A compiled kernel: entries (symbol, parallel items) run in order, all of them each launch."""

  name: str
  binary: bytes
  entries: tuple[tuple[str, int], ...]
  flops: int
  mem_bytes: int
  scratch_bytes: int = 0
  sink: UOp | None = field(default=None, compare=False, repr=False)

  @property
  def num_items(self) -> int:
    """The most items that can run at once."""
    return max((n for _, n in self.entries), default=0)
