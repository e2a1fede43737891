"""Chains of kernels that run slice by slice: what becomes one, and that its numbers stay."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tinygrad import Context, Tensor, TinyJit, dtypes
from tinygrad.codegen import compile_kernels
from tinygrad.device import Buffer, Device, buffer_of
from tinygrad.dtype import DType
from tinygrad.renderer import chain_program
from tinygrad.runtime.chains import ChainProgram
from tinygrad.schedule import create_schedule
from tinygrad.schedule.template import ScheduleItem
from tinygrad.uop.ops import UOp
from tinygrad.uop.slices import Slices

D2 = ("CPU:1", "CPU:2")
ALWAYS, OFF = 2, 0


@pytest.fixture(autouse=True)
def two_threads() -> Iterator[None]:
  """The number of slices follows it."""
  with Context(NUM_CPU_THREADS=2):
    yield


def rand(*shape: int, seed: int = 0) -> np.ndarray:
  return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def scheduled(*tensors: Tensor) -> list[ScheduleItem]:
  return create_schedule([t.uop for t in tensors], Device.DEFAULT).items


def chains(items: list[ScheduleItem]) -> list[UOp]:
  return [x.kernel for x in items if x.kernel is not None and isinstance(x.kernel.arg, Slices)]


def attention(q: Tensor, k: Tensor, v: Tensor, mask: Tensor, p: float = 0.1) -> Tensor:
  """(B, H, S, D) each, mask (B, 1, 1, S), as BERT has it."""
  scores = q.matmul(k.transpose(2, 3)).cast(dtypes.float32) / 8 + mask
  return scores.softmax(-1).cast(q.dtype).dropout(p).matmul(v)


def inputs(batch: int, heads: int, seq: int, width: int, dtype: DType = dtypes.float32) -> list:
  """Query, key, value, mask and a factor of the result."""
  shape = (batch, heads, seq, width)
  made = [Tensor(rand(*shape, seed=i)).cast(dtype).realize() for i in range(3)]
  mask = np.where(rand(batch, 1, 1, seq, seed=3) > 1, -10000.0, 0.0).astype(np.float32)
  return [*made, Tensor(mask).realize(), Tensor(rand(*shape, seed=4)).cast(dtype).realize()]


def step(q: Tensor, k: Tensor, v: Tensor, mask: Tensor, up: Tensor) -> tuple[Tensor, ...]:
  """The result, and gradients that need all slices of it first."""
  q, k, v = q.detach(), k.detach(), v.detach()
  out = attention(q, k, v, mask)
  grads = out.gradient(q, k, v, gradient=(out.sum((0, 1), keepdim=True) * up).contiguous())
  return (out, *grads)


def values(shape: tuple[int, ...], dtype: DType, slices: int, threads: int = 2) -> list[np.ndarray]:
  Tensor.manual_seed(5)
  with Context(SLICES=slices, TRAINING=1, NUM_CPU_THREADS=threads):
    found = step(*inputs(*shape, dtype))
    found[0].realize(*found[1:])
    return [x.float().numpy() for x in found]


SHAPES = [(1, 1, 1, 1), (1, 2, 7, 5), (2, 3, 33, 16), (3, 1, 64, 64), (1, 5, 1, 8), (2, 2, 70, 3)]


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.bfloat16])
@pytest.mark.parametrize("shape", SHAPES)
def test_attention_and_its_gradients_have_the_numbers_of_separate_kernels(shape, dtype):
  # rows in the place of others may be computed in another order
  near = {"rtol": 2e-6, "atol": 1e-6} if dtype is dtypes.float32 else {"rtol": 2e-2, "atol": 1e-2}
  for sliced, apart in zip(values(shape, dtype, ALWAYS), values(shape, dtype, OFF), strict=True):
    np.testing.assert_allclose(sliced, apart, **near)


@pytest.mark.parametrize("threads", [1, 3, 4])
def test_any_number_of_threads_shares_the_slices(threads):
  want = values((2, 3, 33, 16), dtypes.float32, ALWAYS)
  got = values((2, 3, 33, 16), dtypes.float32, ALWAYS, threads)
  for one, other in zip(got, want, strict=True):
    np.testing.assert_array_equal(one, other)


def near_float64(q: Tensor, k: Tensor, v: Tensor, mask: Tensor) -> None:
  """Compare attention in a chain with numpy's in float64."""
  with Context(SLICES=ALWAYS):
    got = attention(q, k, v, mask).numpy()
  wide = [x.numpy().astype(np.float64) for x in (q, k, v, mask)]
  scores = wide[0] @ wide[1].transpose(0, 1, 3, 2) / 8 + wide[3]
  weights = np.exp(scores - scores.max(-1, keepdims=True))
  want = weights / weights.sum(-1, keepdims=True) @ wide[2]
  np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-5)


def test_attention_against_float64():
  near_float64(*inputs(2, 3, 40, 16)[:4])


def test_scores_and_probabilities_are_memory_of_a_slice():
  q, k, v, mask, _ = inputs(2, 3, 32, 16)
  with Context(SLICES=ALWAYS):
    items = scheduled(attention(q, k, v, mask))
  (item,) = items
  (chain,) = chains(items)
  assert len(chain.src) == 3, "scores, rows, values"
  assert chain.arg.number == 2, "the fewest slices that fit a cache"
  assert all(b.arg[2] < 2 * 3 * 32 * 32 for b in item.buffers), "nothing of all scores"
  # and what rows are divided by
  assert chain.arg.inner_bytes == 3 * 32 * (32 + 1) * 4, "exponentials take the place of scores"
  with Context(SLICES=OFF):
    assert len(scheduled(attention(q, k, v, mask))) == 3


def test_gradients_of_scores_are_memory_of_a_slice():
  with Context(SLICES=ALWAYS, TRAINING=1):
    items = scheduled(*step(*inputs(2, 3, 32, 16)))
  forward, *_, backward = chains(items)
  assert len(forward.src) == 3 and len(backward.src) == 6
  large = [b for x in items for b in x.buffers if b.arg[2] == 2 * 3 * 32 * 32]
  # the dropout mask is needed by both; scores and probabilities are made again
  assert len(set(large)) == 1
  assert forward.arg.inner_bytes == 3 * 32 * (32 + 1) * 4
  assert backward.arg.inner_bytes == 2 * 3 * 32 * 32 * 4


def test_memory_of_a_step():
  def peak(slices: int) -> int:
    with Context(SLICES=slices, TRAINING=1):
      items = scheduled(*step(*inputs(2, 4, 64, 16)))
    return sum(b.arg[2] * b.dtype.itemsize for b in {b for x in items for b in x.buffers})

  gone = 4 * 2 * 4 * 64 * 64 * 4
  assert peak(OFF) - peak(ALWAYS) >= gone, "gradients of both kinds of scores, and these"


def held(between: str) -> tuple[int, list[np.ndarray]]:
  """Large buffers of a product of rows of exp(x), and of its gradients, and their values."""
  x, w, v, up = (Tensor(rand(2, 48, 48, seed=i)).realize() for i in range(4))
  x, v = x.detach(), v.detach()
  scores = x.matmul(w)
  weights = scores.softmax(-1).contiguous() if between == "kept" else scores.softmax(-1)
  out = weights.matmul(v)
  wanted = [out, weights] if between == "wanted" else [out]
  grads = out.gradient(x, v, gradient=(out.sum(0, keepdim=True) * up).contiguous())
  items = scheduled(*wanted, *grads)
  large = {b for item in items for b in item.buffers if b.arg[2] == 2 * 48 * 48}
  wanted[0].realize(*wanted[1:], *grads)
  return len(large), [t.numpy() for t in (*wanted, *grads)]


def test_what_is_wanted_or_contiguous_is_not_made_again():
  with Context(SLICES=ALWAYS):
    counts = {way: held(way)[0] for way in ("plain", "wanted", "kept")}
  assert counts["wanted"] == counts["kept"] == counts["plain"] + 1


@pytest.mark.parametrize("way", ["plain", "wanted", "kept"])
def test_values_made_again_are_the_same(way):
  with Context(SLICES=ALWAYS):
    _, sliced = held(way)
  with Context(SLICES=OFF):
    _, apart = held(way)
  for one, other in zip(sliced, apart, strict=True):
    np.testing.assert_allclose(one, other, rtol=2e-5, atol=2e-6)


def test_what_is_written_in_place_before_is_not_read_again():
  def run(slices: int) -> list[np.ndarray]:
    x, w, v, up = (Tensor(rand(2, 48, 48, seed=i)).realize() for i in range(4))
    scale = Tensor(rand(2, 48, 48, seed=5)).realize()
    own = v.detach()
    out = (x.matmul(w).softmax(-1) * scale).matmul(own)
    (grad,) = out.gradient(own, gradient=(out.sum(0, keepdim=True) * up).contiguous())
    scale.assign(scale + out)
    with Context(SLICES=slices):
      out.realize(grad, scale)
    return [out.numpy(), grad.numpy(), scale.numpy()]

  for one, other in zip(run(ALWAYS), run(OFF), strict=True):
    np.testing.assert_allclose(one, other, rtol=2e-5, atol=2e-6)


def test_equal_layers_share_a_chain():
  made = [inputs(1, 4, 24, 8)[:4] for _ in range(2)]
  with Context(SLICES=ALWAYS):
    found = chains(scheduled(*[attention(*x) for x in made]))
  assert len(found) == 2 and found[0] is found[1]


def pair(second: str) -> list[UOp]:
  """Chains of a batched product and something that reads it."""
  a, b = Tensor(rand(4, 8, 16)).realize(), Tensor(rand(4, 16, 8, seed=1)).realize()
  c = Tensor(rand(4, 8, 8, seed=2)).realize()
  x = a @ b
  made = {
    "own slice": lambda: x @ c,
    "other slices": lambda: x.flip(0) @ c,
    "all slices": lambda: x.sum(0) @ c[0],
    "transposed slices": lambda: x.transpose(1, 2) @ c,
    "moved slices": lambda: x.transpose(0, 1).contiguous() @ Tensor(rand(8, 8, 4)).realize(),
  }[second]()
  with Context(SLICES=ALWAYS):
    found = chains(scheduled(made))
    want = np.asarray(made.numpy())
  with Context(SLICES=OFF):
    np.testing.assert_array_equal(made.clone().numpy(), want)
  return found


def test_a_consumer_of_its_own_slice_joins():
  assert len(pair("own slice")) == len(pair("transposed slices")) == 1
  # its slices are counted by a range that is not its outermost one
  assert len(pair("moved slices")) == 1


@pytest.mark.parametrize("second", ["other slices", "all slices"])
def test_a_consumer_of_other_slices_does_not_join(second):
  assert not pair(second)


def test_weights_that_all_rows_share_are_not_read_slice_by_slice():
  x, w = Tensor(rand(4, 8, 16)).realize(), Tensor(rand(16, 8)).realize()
  with Context(SLICES=ALWAYS):
    assert not chains(scheduled((x @ w).relu() @ w.transpose()))


def test_what_others_read_is_still_written():
  q, k, v, mask, _ = inputs(2, 3, 32, 16)
  results = {}
  for slices in (ALWAYS, OFF):
    scores = q.matmul(k.transpose(2, 3))
    weights = (scores + mask).softmax(-1)
    out = weights.matmul(v)
    with Context(SLICES=slices):
      assert bool(chains(scheduled(out, scores))) == bool(slices)
      results[slices] = [x.numpy() for x in (out, scores, weights)]
  for sliced, apart in zip(*results.values(), strict=True):
    np.testing.assert_allclose(sliced, apart, rtol=2e-6, atol=1e-6)


def test_a_value_that_became_memory_of_a_slice_is_computed_again():
  q, k, v, mask, _ = inputs(2, 3, 32, 16)
  scores = q.matmul(k.transpose(2, 3))
  with Context(SLICES=ALWAYS):
    out = (scores + mask).softmax(-1).matmul(v).realize()
    assert scores.uop.realized is None
    np.testing.assert_allclose(
      scores.numpy(), q.numpy() @ k.numpy().swapaxes(2, 3), rtol=1e-4, atol=1e-4
    )
  assert np.isfinite(out.numpy()).all()


def test_a_write_in_between_keeps_its_place():
  a, b = Tensor(rand(4, 8, 16)).realize(), Tensor(rand(4, 16, 8, seed=1)).realize()
  results = {}
  for slices in (ALWAYS, OFF):
    state = Tensor(rand(4, 8, 8, seed=2)).realize()
    with Context(SLICES=slices):
      x = a @ b
      first = (x @ state).realize()
      y = a @ b
      before = y @ state
      state.assign(state + y)
      after = before @ state
      after.realize()
      results[slices] = [t.numpy() for t in (first, after, state)]
  for sliced, apart in zip(*results.values(), strict=True):
    np.testing.assert_array_equal(sliced, apart)


def test_replay_with_other_inputs():
  @TinyJit
  def run(q: Tensor, k: Tensor, v: Tensor, mask: Tensor) -> Tensor:
    return attention(q, k, v, mask).realize()

  with Context(SLICES=ALWAYS):
    for i in range(4):
      own = [Tensor(rand(2, 2, 16, 8, seed=3 * i + j)).realize() for j in range(3)]
      mask = Tensor(np.zeros((2, 1, 1, 16), np.float32)).realize()
      got = run(*own, mask).numpy()
      with Context(SLICES=OFF):
        want = attention(*own, mask).numpy()
      np.testing.assert_allclose(got, want, rtol=2e-6, atol=1e-6)
      np.testing.assert_array_equal(got, attention(*own, mask).numpy())


def test_two_devices():
  made = inputs(4, 2, 24, 8)
  with Context(SLICES=ALWAYS):
    want = attention(*made[:4]).numpy()
  split = [x.shard(D2, 0).realize() for x in made[:4]]
  with Context(SLICES=ALWAYS):
    out = attention(*split)
    assert len(chains(scheduled(out))) == 1
    np.testing.assert_array_equal(out.numpy(), want)


def test_where_there_are_no_chains():
  made = inputs(2, 3, 16, 8)[:4]
  with Context(SLICES=ALWAYS, NOOPT=1):
    assert not chains(scheduled(attention(*made)))
  # few slices would leave threads without work
  with Context(SLICES=ALWAYS, NUM_CPU_THREADS=7):
    assert not chains(scheduled(attention(*made)))
  with Context(SLICES=1):
    assert not chains(scheduled(attention(*made))), "too small to pay"
  with Context(SLICES=ALWAYS):
    for device in ("PYTHON", "NULL"):
      assert not chains(scheduled(attention(*[x.to(device) for x in made])))


def random_values(seed: int, slices: int) -> list[np.ndarray]:
  """Results of a random program on values of (4, 6, 6), some of them written in place."""
  rng = np.random.default_rng(seed)
  state = Tensor(rand(4, 6, 6, seed=seed)).realize()
  made = [Tensor(rand(4, 6, 6, seed=100 * seed + i)).realize() for i in range(3)]
  made.append(state)
  wanted = []
  for _ in range(10):
    a, b = (made[i] for i in rng.integers(max(0, len(made) - 6), len(made), 2))
    choice = rng.integers(0, 9)
    if choice < 3:
      made.append(a.matmul(b) / 3)
    elif choice == 3:
      made.append(a.softmax(-1) + b)
    elif choice == 4:
      made.append(a.flip(0).matmul(b) / 3)
    elif choice == 5:
      made.append(a.matmul(b.transpose(1, 2)) / 3)
    elif choice == 6:
      made.append(a.transpose(0, 1)[:4].pad(((0, 0), (0, 2), (0, 0))) + b)
    elif choice == 7:
      state.assign(state * 0.5 + a.detach())
    else:
      wanted.append(a - b.sum(-1, keepdim=True) / 6)
  wanted.append(made[-1])
  with Context(SLICES=slices):
    Tensor.realize(*wanted, state)
  return [x.numpy() for x in (*wanted, state)]


@pytest.mark.parametrize("seed", range(24))
def test_random_programs(seed):
  for sliced, apart in zip(random_values(seed, ALWAYS), random_values(seed, OFF), strict=True):
    np.testing.assert_allclose(sliced, apart, rtol=1e-5, atol=1e-5)


def test_kernels_that_cannot_be_cut_run_one_after_the_other():
  q, k, v, mask, _ = inputs(2, 3, 32, 16)
  with Context(SLICES=ALWAYS):
    want = attention(q, k, v, mask).numpy()
    (item,) = scheduled(attention(q, k, v, mask))
    assert item.kernel is not None
    programs = compile_kernels(list(item.kernel.src), Device["CPU"].target)
    chain = ChainProgram(chain_program(item.kernel, programs))
    assert chain.divides
    chain.divides = False
    outputs = [Buffer("CPU", b.arg[2], b.dtype) for b in item.buffers[:1]]
    real = [*outputs, *(buffer_of(b) for b in item.buffers[1:])]
    chain([b.ensure_allocated().address for b in real])
  np.testing.assert_array_equal(outputs[0].as_numpy().reshape(want.shape), want)
