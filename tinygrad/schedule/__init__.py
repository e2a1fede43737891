"""Tensor graph -> ordered kernels and copies. The passes, in order:

1. multi      graphs over sharded values -> one graph with per-device shapes (multi.py)
2. fusion     which values get a buffer (fusion.py)
3. rangeify   each of them -> a kernel (rangeify.py), by what the node is (items.py)
4. allreduce  each of those -> copies and kernels, scheduled once for all of one size
5. order      kernels sorted so that a buffer is read before it is written anew (order.py)
6. grouping   kernels over the same rows -> one kernel (grouping.py); values that a later such
              kernel may make again need not be kept for it (remake.py), nor need a product read
              what that reads anyway (ends.py)
7. sums       long sums of products with few results -> one kernel for parts and one that adds
              them (long_sums.py); sums down the rows -> part of the rows' kernel (down.py)
8. slices     kernels over one outer axis -> a chain that runs slice by slice (slices.py)

For a graph that differs from an earlier one in its BUFFERs only, 2 to 8 are repeated (template.py).
"""

from __future__ import annotations

import functools

from tinygrad.dtype import DType
from tinygrad.helpers import ALL2ALL, NOOPT, NUM_CPU_THREADS, RING, SCACHE, SLICES
from tinygrad.schedule.allreduce import lower_allreduce
from tinygrad.schedule.down import sum_down
from tinygrad.schedule.fusion import choose_buffers, is_leaf
from tinygrad.schedule.items import Collective, Scheduler
from tinygrad.schedule.long_sums import split_long_sums
from tinygrad.schedule.multi import multi_rewrite
from tinygrad.schedule.order import edges, in_order
from tinygrad.schedule.template import (
  Schedule,
  ScheduleItem,
  Template,
  find_template,
  keep_template,
  structure,
)
from tinygrad.schedule.views import strip_views, view_of
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp, toposort
from tinygrad.uop.spec import SCHEDULE_SPEC, TENSOR_SPEC, verify

__all__ = ["Schedule", "ScheduleItem", "create_schedule"]


def create_schedule(roots: list[UOp], default_device: str) -> Schedule:
  """Items that compute the roots. Raises RuntimeError for impossible assigns and devices."""
  verify(_graph(roots), TENSOR_SPEC, "tensor graph")
  rewritten = multi_rewrite(roots)
  inner = [_inner(rewritten.get(r, r)) for r in roots]
  schedule = _schedule_parts(inner, default_device)
  for root, node in zip(roots, inner, strict=True):
    if node in schedule.views:
      schedule.views[root] = _outer(rewritten.get(root, root), schedule.views[node])
  return schedule


def _schedule_parts(roots: list[UOp], default_device: str) -> Schedule:
  """Schedule of a graph in which a device tuple means the same for each device."""
  computed = [strip_views(n) for n in roots]
  order = _graph(computed)
  if SCACHE:
    key, buffers = structure(order, computed, default_device, int(RING), int(ALL2ALL), *_settings())
    template = find_template(key)
    if template is None:
      template = Template(_new_schedule(computed, order, default_device), order, buffers)
      keep_template(key, template)
    schedule = template.repeat(order, buffers)
  else:
    schedule = _new_schedule(computed, order, default_device)
  made = dict(schedule.views)
  for root in roots:
    view = view_of(root, made)
    if view is not None:
      schedule.views[root] = view
  return schedule


def _settings() -> tuple[int, ...]:
  """Settings that the passes depend on."""
  return int(NOOPT), int(SLICES), int(NUM_CPU_THREADS)


def _new_schedule(computed: list[UOp], order: list[UOp], default_device: str) -> Schedule:
  """The passes from fusion on, for a graph that is like none before."""
  verify(order, SCHEDULE_SPEC, "graph of one device's part")
  wanted = {n for n in computed if not is_leaf(n) and view_of(n, {}) is None}
  kept = choose_buffers(order, wanted)
  scheduler = Scheduler(kept, default_device, _collective)
  nodes = [n for n in order if n in kept]
  for node in nodes:
    scheduler.schedule(node)
  after = edges(nodes, scheduler.views, scheduler.needs, scheduler.reads)
  ordered = in_order(nodes, after)
  if not NOOPT:
    ordered = scheduler.group(ordered, after, wanted)
  items = [item for n in ordered for item in scheduler.items[n]]
  if not NOOPT:
    items = split_long_sums(items)
    items = sum_down(items, scheduler.aliases)
  if SLICES and not NOOPT:
    items = scheduler.slices(items, wanted)
  for item in items:
    here = item.kernel is None or {b.arg[1] for b in item.buffers} == {item.device}
    assert here, f"a kernel on {item.device} has buffers on {[b.arg[1] for b in item.buffers]}"
  return Schedule(items, scheduler.views, scheduler.aliases)


def _collective(node: UOp, source: UOp) -> Collective:
  """Items of an ALLREDUCE of a BUFFER."""
  _, devices, size = source.arg
  return _collective_of(devices, size, node.dtype, node.arg, int(RING), int(ALL2ALL))


@functools.cache
def _collective_of(
  devices: tuple[str, ...], size: int, dtype: DType, op: Ops, ring: int, all2all: int
) -> Collective:
  """The settings ring and all2all are arguments because the way depends on them."""
  source = UOp.new_buffer(devices, size, dtype)
  total = lower_allreduce(UOp(Ops.ALLREDUCE, dtype, (source,), op))
  schedule = _schedule_parts([total], devices[0])
  return Collective(source, schedule.views[total].base, schedule)


def _stop_at_storage(node: UOp) -> bool:
  return node.realized is None


def _graph(roots: list[UOp]) -> list[UOp]:
  """Sources first. A target of ASSIGN leads to its buffer only."""
  return toposort(roots, _stop_at_storage)


def _inner(node: UOp) -> UOp:
  return node.src[0] if node.op is Ops.MULTI else node


def _outer(node: UOp, view: UOp) -> UOp:
  return node.replace(src=(view,)) if node.op is Ops.MULTI else view
