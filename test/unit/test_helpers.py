"""Pure helpers, settings and their errors."""

import ctypes
import gc
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tinygrad.helpers import (
  Context,
  ContextVar,
  argfix,
  argsort,
  cdiv,
  ceildiv,
  cmod,
  dedup,
  disable_gc,
  from_mv,
  fully_flatten,
  get_child,
  get_shape,
  getbits,
  merge_dicts,
  mv_address,
  partition,
  prod,
  round_up,
  to_mv,
)

ROOT = Path(__file__).resolve().parents[2]


def test_sequences():
  assert prod([2, 3, 4]) == 24 and prod([]) == 1
  assert dedup([3, 1, 3, 2, 1]) == [3, 1, 2]
  assert argsort([30, 10, 20]) == [1, 2, 0]
  assert fully_flatten([1, (2, [3, [4]])]) == [1, 2, 3, 4]
  assert partition(range(5), lambda x: x % 2 == 0) == ([0, 2, 4], [1, 3])
  assert argfix(1, 2) == argfix((1, 2)) == argfix([1, 2]) == (1, 2)
  with pytest.raises(ValueError):
    argfix((1, 2), 3)


def test_integers():
  assert (ceildiv(7, 2), round_up(7, 4), getbits(0b101100, 2, 3)) == (4, 8, 3)
  for x in (-7, -1, 0, 5, 7):
    for y in (-3, 2, 3):
      assert cdiv(x, y) == int(x / y)
      assert cdiv(x, y) * y + cmod(x, y) == x


def test_shapes_and_dicts():
  assert get_shape([[1, 2], [3, 4], [5, 6]]) == (3, 2)
  with pytest.raises(ValueError):
    get_shape([[1, 2], [3]])
  assert merge_dicts([{"a": 1}, {"b": 2, "a": 1}]) == {"a": 1, "b": 2}
  with pytest.raises(ValueError, match="'a'"):
    merge_dicts([{"a": 1}, {"a": 2}])
  assert get_child({"a": [{"b": 5}]}, "a.0.b") == 5


def test_memory_by_its_address():
  data = bytearray(b"abcdefgh")
  view = memoryview(data)
  same = to_mv(mv_address(view), 4)
  assert bytes(same) == b"abcd"
  same[0] = ord("x")
  words = from_mv(view, ctypes.c_uint16)
  assert len(words) == 4 and words[0] == ord("x") | ord("b") << 8
  words[3] = 0
  assert bytes(data) == b"xbcdef\0\0" == bytes(from_mv(view))


def test_disable_gc():
  assert gc.isenabled()
  with disable_gc():
    assert not gc.isenabled()
    with disable_gc():
      pass
    assert not gc.isenabled()
  assert gc.isenabled()
  assert disable_gc()(gc.isenabled)() is False


def test_context_nests_and_restores():
  debug = ContextVar._cache["NOOPT"]
  before = debug.value
  with Context(NOOPT=3):
    with Context(NOOPT=4):
      assert debug == 4
    assert debug == 3
  assert debug == before


def test_context_restores_after_an_error():
  noopt = ContextVar._cache["NOOPT"]
  before = noopt.value
  with pytest.raises(ZeroDivisionError), Context(NOOPT=5):
    1 / 0  # noqa: B018
  assert noopt == before


def test_context_as_decorator():
  @Context(NOOPT=7)
  def read() -> int:
    return ContextVar._cache["NOOPT"].value

  assert read() == 7
  assert ContextVar._cache["NOOPT"].value != 7


def test_unknown_setting_is_named():
  with pytest.raises(KeyError, match="NOT_THERE"), Context(NOT_THERE=1):
    pass


def test_setting_exists_once():
  with pytest.raises(RuntimeError, match="DEBUG"):
    ContextVar("DEBUG", 0)


def test_every_setting_has_help():
  assert [key for key, var in ContextVar._cache.items() if not var.help] == []


def test_bad_number_in_the_environment_names_the_variable():
  run = subprocess.run(
    [sys.executable, "-c", "import tinygrad.helpers"],
    env={**os.environ, "PYTHONPATH": str(ROOT), "BEAM": "fast"},
    capture_output=True,
    text=True,
  )
  assert run.returncode != 0
  assert "BEAM" in run.stderr.splitlines()[-1] and "fast" in run.stderr.splitlines()[-1]
