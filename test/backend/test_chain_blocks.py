"""Chains whose slices run block by block of rows: what becomes one, and that its numbers stay."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from test.backend.test_slices import (
  ALWAYS,
  OFF,
  attention,
  chains,
  inputs,
  near_float64,
  rand,
  scheduled,
  step,
)
from test.backend.test_slices import values as values_of_step
from tinygrad import Context, Tensor, dtypes
from tinygrad.codegen import compile_kernels
from tinygrad.device import Buffer, Device, buffer_of
from tinygrad.dtype import DType
from tinygrad.engine.search_reference import job_of
from tinygrad.renderer import chain_program, tilewriter
from tinygrad.runtime.chains import ChainProgram
from tinygrad.schedule import slices
from tinygrad.uop import Ops
from tinygrad.uop.ops import UOp
from tinygrad.uop.slices import Blocks


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
  """Blocks of a few rows, as if the caches were small, and products as if these were large.
  Schedules made before are not used."""
  monkeypatch.setattr(tilewriter, "_LARGE", 1)
  monkeypatch.setattr(slices, "_ROOMY_BYTES", 1 << 9)
  monkeypatch.setattr(slices, "_WHOLE_BYTES", 1 << 9)
  monkeypatch.setattr(slices, "_LEAST_ROWS", 4)
  with Context(NUM_CPU_THREADS=2, SCACHE=0):
    yield


def blocks_of(chain: UOp) -> list[tuple[int, bool]]:
  """(number of blocks, whether a sum grows over them) of each kernel."""
  assert all(isinstance(k.arg, Blocks) for k in chain.src)
  return [(k.arg.blocks, k.arg.sums) for k in chain.src]


SHAPES = [(1, 2, 70, 33), (2, 1, 128, 64)]


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.bfloat16])
@pytest.mark.parametrize("shape", SHAPES)
def test_attention_and_its_gradients_have_the_numbers_of_separate_kernels(
  shape: tuple[int, ...], dtype: DType
):
  near = {"rtol": 2e-6, "atol": 1e-6} if dtype is dtypes.float32 else {"rtol": 2e-2, "atol": 1e-2}
  blocks, apart = (values_of_step(shape, dtype, s) for s in (ALWAYS, OFF))
  for one, other in zip(blocks, apart, strict=True):
    np.testing.assert_allclose(one, other, **near)


@pytest.mark.parametrize("threads", [1, 3, 4])
def test_any_number_of_threads_gives_the_same_bits(threads: int):
  want = values_of_step((2, 4, 64, 32), dtypes.float32, ALWAYS)
  got = values_of_step((2, 4, 64, 32), dtypes.float32, ALWAYS, threads)
  for one, other in zip(got, want, strict=True):
    np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.bfloat16])
def test_sums_that_grow_from_block_to_block_have_the_bits_of_whole_ones(dtype: DType):
  a, b, c = (Tensor(rand(2, 128, 64, seed=i)).cast(dtype).realize() for i in range(3))
  found = {}
  for way in (ALWAYS, OFF):
    with Context(SLICES=way):
      product = a.matmul(b.transpose(1, 2)).exp().cast(dtype)
      made = product.transpose(1, 2).matmul(c)
      if way:
        (chain,) = chains(scheduled(made))
        assert blocks_of(chain)[-1][1], "the last one sums over the blocks"
      found[way] = made.float().numpy()
  np.testing.assert_array_equal(found[ALWAYS], found[OFF])


def test_a_block_goes_through_several_parts_of_a_sum(monkeypatch: pytest.MonkeyPatch):
  monkeypatch.setattr(slices, "_ROOMY_BYTES", 256 * 32 * 4)
  shapes = ((2, 512, 24), (2, 24, 32), (2, 512, 64))
  a, b, c = (Tensor(rand(*shape, seed=i)).realize() for i, shape in enumerate(shapes))
  found = {}
  for way in (ALWAYS, OFF):
    with Context(SLICES=way):
      made = (a @ b).sin().transpose(1, 2) @ c
      if way:
        (chain,) = chains(scheduled(made))
        assert blocks_of(chain)[-1] == (2, True) and chain.src[-1].arg.rows == 256
        # a copy of the sums needs all blocks of a slice
        assert len(chain.src) == 2 and len(chains(scheduled(made.contiguous()))[0].src) == 2
      found[way] = made.numpy()
  np.testing.assert_array_equal(found[ALWAYS], found[OFF])


def test_attention_against_float64():
  near_float64(*inputs(2, 3, 40, 16)[:4])


def test_scores_are_memory_of_a_block():
  with Context(SLICES=ALWAYS, TRAINING=1):
    items = scheduled(*step(*inputs(2, 3, 64, 16)))
  forward, *_, backward = chains(items)
  # the fewest rows
  assert blocks_of(forward) == [(16, False)] * 3
  assert (forward.arg.number, forward.arg.blocks, forward.arg.parts) == (6, 16, 96)
  assert sorted(blocks_of(backward)) == [(16, False)] * 4 + [(16, True)] * 2
  # and, from the next line of a cache on, what the rows of a block are divided by
  assert forward.arg.inner_bytes == 4 * (64 + 1) * 4 + 48
  assert backward.arg.inner_bytes == 2 * 4 * 64 * 4


def test_large_slices_are_chained_too(monkeypatch: pytest.MonkeyPatch):
  made = inputs(2, 2, 64, 16)[:4]
  monkeypatch.setattr(slices, "_SLICE_BYTES", 1 << 13)
  with Context(SLICES=ALWAYS):
    (chain,) = chains(scheduled(attention(*made)))
    assert chain.arg.blocks > 1, "16 KiB of scores are too many for a slice"
    monkeypatch.setattr(slices, "BLOCKS", (1,))
    assert len(chains(scheduled(attention(*made)))) == 0


def test_slices_that_fit_in_a_cache_are_not_cut(monkeypatch: pytest.MonkeyPatch):
  made = inputs(2, 3, 64, 16)[:4]
  for most, blocks in ((64 * 64 * 4, 1), (64 * 64 * 4 - 1, 16)):
    monkeypatch.setattr(slices, "_WHOLE_BYTES", most)
    with Context(SLICES=ALWAYS):
      (chain,) = chains(scheduled(attention(*made)))
      assert (chain.arg.number, chain.arg.blocks) == (6, blocks)


def test_rows_that_no_number_of_blocks_divides_run_in_whole_slices():
  made = inputs(2, 3, 33, 16)
  with Context(SLICES=ALWAYS):
    (chain,) = chains(scheduled(attention(*made[:4])))
  assert chain.arg.blocks == 1


def near_gradients(made: list[np.ndarray], q: np.ndarray, k: np.ndarray, v: np.ndarray) -> float:
  """The largest error of softmax(q k^T) v, and of its gradients for its square, in float64."""
  q, k, v = (x.astype(np.float64) for x in (q, k, v))
  scores = q @ k.transpose(0, 2, 1)
  weights = np.exp(scores - scores.max(-1, keepdims=True))
  weights /= weights.sum(-1, keepdims=True)
  out = weights @ v
  up = out * out
  inner = up @ v.transpose(0, 2, 1)
  inner = weights * (inner - (weights * inner).sum(-1, keepdims=True))
  want = (out, inner @ k, inner.transpose(0, 2, 1) @ q, weights.transpose(0, 2, 1) @ up)
  return max(float(np.abs(x - y).max()) for x, y in zip(made, want, strict=True))


def test_more_queries_than_keys():
  made = [rand(2, n, 24, seed=n) for n in (96, 40, 40)]
  q, k, v = (Tensor(x).realize() for x in made)
  error = []
  for way in (ALWAYS, OFF):
    with Context(SLICES=way):
      out = q.matmul(k.transpose(1, 2)).softmax(-1).matmul(v)
      grads = out.gradient(q, k, v, gradient=(out * out).contiguous())
      assert any(c.arg.blocks > 1 for c in chains(scheduled(out, *grads))) == bool(way)
      out.realize(*grads)
      error.append(near_gradients([x.numpy() for x in (out, *grads)], *made))
  # scores of up to 25 in float32
  assert error[0] < 5e-5 and error[0] < 2 * error[1]


def test_what_a_block_needs_of_others_prevents_blocks():
  x, w = Tensor(rand(4, 32, 16)).realize(), Tensor(rand(4, 16, 32, seed=1)).realize()
  with Context(SLICES=ALWAYS):
    product = x @ w
    # columns of the product are rows of the next one
    (chain,) = chains(scheduled(product.transpose(1, 2).softmax(-1) @ x))
    assert chain.arg.blocks == 1
    # a sum over the blocks that another kernel of the chain reads
    grown = product.exp().transpose(1, 2) @ x
    assert all(c.arg.blocks == 1 or len(c.src) == 2 for c in chains(scheduled(grown @ w)))


def test_products_ask_for_what_the_next_kernel_reads(monkeypatch: pytest.MonkeyPatch):
  """Rows of probabilities read what is dropped: the product before asks for it, block by block."""
  monkeypatch.setattr(slices, "FAR_BYTES", 1)
  shape = (2, 2, 72, 32)
  with Context(SLICES=ALWAYS, TRAINING=1):
    forward, *_, backward = chains(scheduled(*step(*inputs(*shape))))
    how, (product, rows, _) = forward.arg, forward.src
    own, after, _ = how.buffers
    first = len({u for u in product.toposort() if u.op is Ops.PARAM})
    ((slot, nbytes),) = product.arg.soon
    assert slot == first == len(own) - 1 and not rows.arg.soon
    read = {after[u.arg[0]]: u for u in rows.toposort() if u.op is Ops.PARAM}[own[slot]]
    assert read.dtype is dtypes.bool and nbytes * how.parts == 2 * 2 * 72 * 72
    # of its own block, and no more than once
    mine, later = backward.src[1:3]
    rows_of_block = 2 * 2 * 72 // backward.arg.parts
    assert sorted(n for _, n in mine.arg.soon) == [4 * rows_of_block] * 2 + [72 * rows_of_block]
    assert not any(k.arg.soon for k in (backward.src[0], later, *backward.src[3:]))
    # a search runs the kernel alone
    job = job_of(product, Device["CPU"].target, "CPU")
    assert [h.size for h in job.held[first:]] == [2 * 2 * 72 * 72]
  blocks, apart = (values_of_step(shape, dtypes.float32, s) for s in (ALWAYS, OFF))
  for one, other in zip(blocks, apart, strict=True):
    np.testing.assert_allclose(one, other, rtol=2e-6, atol=1e-6)


def run_whole(made: Tensor) -> tuple[ChainProgram, np.ndarray]:
  """The loaded chain of a value, and what it gives if its kernels run one after the other."""
  (item,) = scheduled(made)
  assert item.kernel is not None and item.kernel.arg.blocks > 1
  programs = compile_kernels(list(item.kernel.src), Device["CPU"].target)
  chain = ChainProgram(chain_program(item.kernel, programs))
  planned, chain.divides = chain.divides, False
  outputs = [Buffer("CPU", b.arg[2], b.dtype) for b in item.buffers[:1]]
  real = [*outputs, *(buffer_of(b) for b in item.buffers[1:])]
  chain([b.ensure_allocated().address for b in real])
  chain.divides = planned
  return chain, outputs[0].as_numpy().reshape(made.shape)


def test_kernels_in_blocks_can_run_one_after_the_other():
  q, k, v, mask, _ = inputs(2, 3, 64, 16)
  with Context(SLICES=ALWAYS):
    chain, got = run_whole(attention(q, k, v, mask))
    assert chain.divides
    np.testing.assert_array_equal(attention(q, k, v, mask).numpy(), got)


def test_sums_too_small_for_tiles_do_not_grow():
  shapes = ((4, 16, 3), (4, 3, 16), (4, 16, 2))
  a, b, c = (Tensor(rand(*shape, seed=9)).realize() for shape in shapes)
  with Context(SLICES=ALWAYS):
    made = (a @ b).exp().transpose(1, 2) @ c
    chain, got = run_whole(made)
    assert not chain.divides, "plain loops have no sums that wait"
    np.testing.assert_array_equal(made.numpy(), got)
  want = np.exp(a.numpy() @ b.numpy()).swapaxes(1, 2) @ c.numpy()
  np.testing.assert_allclose(got, want, rtol=1e-3, atol=1e-3)
