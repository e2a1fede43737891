"""Cheap products that a later chain makes again, so that what they make needs no buffer."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from test.backend.test_slices import ALWAYS, OFF, chains, rand, scheduled
from tinygrad import Context, Tensor
from tinygrad.schedule.template import ScheduleItem


@pytest.fixture(autouse=True)
def two_threads() -> Iterator[None]:
  """The number of slices follows it."""
  with Context(NUM_CPU_THREADS=2):
    yield


ROWS = 48


def program(way: str, width: int = 16) -> list[Tensor]:
  """A product that is read again when something of all slices is there."""
  x, v = Tensor(rand(2, ROWS, width)).realize(), Tensor(rand(2, ROWS, 40, seed=2)).realize()
  w = Tensor(rand(2, width, ROWS, seed=1)).realize()
  scores = x.matmul(w) / width
  first = scores.exp().matmul(v) / ROWS
  later = first.sum().contiguous()
  second = (scores * later).softmax(-1).matmul(v)
  out = [first, second]
  if way == "wanted":
    out.append(scores)
  elif way == "written":
    # after the first use of the product, and before the second one
    out.append(x.assign(x + first.mean() * 3))
  return out


def run(way: str, slices: int, width: int = 16) -> tuple[list[ScheduleItem], list[np.ndarray]]:
  with Context(SLICES=slices):
    items = scheduled(*program(way, width))
    made = program(way, width)
    Tensor.realize(*made)
  return items, [x.numpy() for x in made]


def products(items: list[ScheduleItem]) -> list[int]:
  """Kernels of each chain."""
  return [len(c.src) for c in chains(items)]


def buffers_of_scores(items: list[ScheduleItem]) -> int:
  return len({b for x in items for b in x.buffers if b.arg[2] == 2 * ROWS * ROWS})


@pytest.mark.parametrize("way", ["plain", "wanted", "written"])
def test_values_are_the_same(way: str):
  # a softmax divides after its product
  for one, other in zip(run(way, ALWAYS)[1], run(way, OFF)[1], strict=True):
    np.testing.assert_allclose(one, other, rtol=2e-6, atol=1e-6)


def test_a_cheap_product_is_made_again():
  items, _ = run("plain", ALWAYS)
  assert buffers_of_scores(items) == 0
  assert buffers_of_scores(run("plain", OFF)[0]) >= 1


def test_a_dear_product_is_kept():
  items, _ = run("plain", ALWAYS, 80)
  assert buffers_of_scores(items) == 1


@pytest.mark.parametrize("way", ["wanted", "written"])
def test_what_others_read_or_whose_sources_change_is_kept(way: str):
  items, _ = run(way, ALWAYS)
  assert buffers_of_scores(items) == 1
