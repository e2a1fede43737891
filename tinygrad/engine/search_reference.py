"""The unoptimised form of a kernel, which candidates of a search are compared with."""

from __future__ import annotations

from dataclasses import replace

from tinygrad.codegen import assemble, generate
from tinygrad.codegen.options import soon_params
from tinygrad.dtype import dtypes
from tinygrad.engine.trial import Held, Job
from tinygrad.helpers import BEAM_TIMEOUT_MS, Context
from tinygrad.renderer import Program, Target
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.symbolic import bounds

# Unoptimised kernels run for about so long: more items of one are left out.
_REFERENCE_S, _FLOPS_PER_S, _BYTES_PER_S = 0.3, 4e8, 4e8
# Pieces of an entry that are run.
_PIECES = 16


class GiveUp(Exception):
  """A kernel cannot be searched; the message says why."""


def job_of(kernel: UOp, target: Target, device: str) -> Job:
  """What candidates are compared with. Raises GiveUp."""
  with Context(NOOPT=1, DEBUG=0):
    (reference,) = assemble([generate(kernel, target)], target, BEAM_TIMEOUT_MS.value / 1e3)
  if not isinstance(reference, Program):
    raise GiveUp(f"its unoptimised form does not compile: {reference}")
  nodes = kernel.toposort()
  params = sorted((u for u in nodes if u.op is Ops.PARAM), key=lambda u: u.arg[0])
  params += soon_params(kernel)
  written = {u.src[0].src[0] for u in nodes if u.op is Ops.STORE}
  most = highest_numbers(nodes)
  held = tuple(Held(p.dtype, p.arg[1], p in written, most.get(p)) for p in params)
  floats = {u.dtype for u in nodes if dtypes.is_float(u.dtype)} or {dtypes.float64}
  coarsest = min(floats, key=lambda dt: (dt.itemsize, dt is not dtypes.bfloat16))
  return Job(device, held, portable(reference), _parts(kernel, reference), coarsest)


def portable(program: Program) -> Program:
  return replace(program, sink=None)


def _parts(kernel: UOp, reference: Program) -> tuple[tuple[tuple[int, int], ...], ...] | None:
  """Items of each entry of the unoptimised program to run; None: all of them."""
  seconds = reference.flops / _FLOPS_PER_S + reference.mem_bytes / _BYTES_PER_S
  share = _REFERENCE_S / max(seconds, 1e-9)
  if share >= 1 or not reference.entries or _reads_own_results(kernel):
    return None
  return tuple(pieces_of(items, share) for _, items in reference.entries)


def pieces_of(items: int, share: float) -> tuple[tuple[int, int], ...]:
  """A share of the items as a few runs of them, no two of which have one in common.

  They begin with the first item, end with the last one, and are at uneven distances.
  """
  count = min(_PIECES, max(int(items * share), 1))
  length = max(int(items * share) // count, 1)
  out = []
  for i in range(count):
    first, behind = items * i // count, items * (i + 1) // count
    place = 0 if i == 0 else _PIECES - 1 if i == count - 1 else 7 * i % _PIECES
    start = first + (behind - first - length) * place // (_PIECES - 1)
    out.append((start, start + length))
  return tuple(out)


def _reads_own_results(kernel: UOp) -> bool:
  """Whether a STORE needs all of what an earlier one wrote."""
  past: set[UOp] = set()
  for store in kernel.src:
    if any(u.op is Ops.LOAD and u.src[0].src[0] in past for u in store.toposort()):
      return True
    past.add(store.src[0].src[0])
  return False


def highest_numbers(nodes: list[UOp]) -> dict[UOp, int]:
  """The highest value of each buffer whose values are parts of indices, so that all are inside."""
  found: dict[UOp, int] = {}
  for place in (u for u in nodes if u.op is Ops.INDEX):
    loads = [u for u in place.src[1].toposort() if u.op is Ops.LOAD]
    size = place.src[0].arg[1]
    for most in (63, 15, 3, 1, 0):
      low, high = bounds(place.src[1], (0, most))
      if 0 <= low and high < size:
        break
    for load in loads:
      param = load.src[0].src[0]
      found[param] = min(found.get(param, most), most)
  return found
