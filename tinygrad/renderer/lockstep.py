"""The order of instructions in loops of vectors: chains that do not need each other take turns.

A function such as an exponential is a chain, each step of which waits some cycles for the one
before it. A CPU looks ahead in a window of about a hundred instructions that wait: with one chain
written after the other, few of them are in it. So steps of all vectors of a turn are written side
by side, where they were first one vector's, then the next one's.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator

# Functions that are chains; a block of instructions that calls one is ordered anew.
_CHAINS = re.compile(r"@tg_(?:exp2|log2|sin|recip)\w*_v\d+\(")
_CALL = re.compile(r"(%[\w.]+) = call [^@]*@(tg_\w+_v\d+)\([^%]*(%[\w.]+)\)$")
_NAME = re.compile(r"%[\w.]+")
_RESULT = re.compile(r"ret .* (%\w+)$")


def take_turns(text: str, function: Callable[[str], str]) -> str:
  """A module's text with such blocks in a new order; `function` gives the text of one by name."""
  if not _CHAINS.search(text):
    return text
  numbers = itertools.count()
  out: list[str] = []
  block: list[str] = []
  for line in text.split("\n"):
    if line.startswith("  ") and not line.startswith(("  br ", "  ret ")):
      block.append(line)
      continue
    if block:
      out += _ordered(block, function, numbers)
      block = []
    out.append(line)
  return "\n".join(out)


def _ordered(block: list[str], function: Callable[[str], str], numbers: Iterator[int]) -> list[str]:
  if not any(_CHAINS.search(line) for line in block):
    return block
  lines = list(_inlined(block, function, numbers))
  heights = _heights(lines)
  order = sorted(range(len(lines)), key=lambda i: (-heights[i], i))
  return [lines[i] for i in order]


def _inlined(
  lines: list[str], function: Callable[[str], str], numbers: Iterator[int]
) -> Iterator[str]:
  """The lines with the bodies of our functions of vectors in place of calls."""
  for line in lines:
    found = _CALL.search(line)
    if found is None:
      yield line
      continue
    result, name, argument = found.groups()
    body = function(name).split("\n")[1:-1]
    returned = _RESULT.search(body.pop())
    assert returned is not None, f"{name} returns a value"
    prefix = f"%c{next(numbers)}."
    names = {"%x": argument, returned[1]: result}

    def renamed(m: re.Match[str], names: dict[str, str] = names, prefix: str = prefix) -> str:
      return names.setdefault(m[0], prefix + m[0][1:])

    yield from _inlined([_NAME.sub(renamed, x) for x in body], function, numbers)


def _heights(lines: list[str]) -> list[int]:
  """Of each line, how many wait for it one after the other: what much waits for comes first.

  Stores keep their order, what was read before a store still is, and what is read where a store
  was (of a sum, by the same name) is read after it.
  """
  needed: list[list[int]] = [[] for _ in lines]
  # lines that come later, which may be as high
  later: list[list[int]] = [[] for _ in lines]
  made: dict[str, int] = {}
  stored: dict[str, int] = {}
  before: list[int] = []
  for i, line in enumerate(lines):
    head, equal, rest = line.strip().partition(" = ")
    uses = _NAME.findall(rest if equal else head)
    for name in uses:
      if name in made:
        needed[made[name]].append(i)
    if equal:
      made[head] = i
    if head.startswith("store"):
      for j in before:
        later[j].append(i)
      before = [i]
      stored[uses[-1]] = i
    elif rest.startswith("load") or "@llvm.masked" in rest:
      if uses[-1] in stored:
        later[stored[uses[-1]]].append(i)
      before.append(i)
  heights = [0] * len(lines)
  for i in reversed(range(len(lines))):
    waiting = [heights[j] + 1 for j in needed[i]] + [heights[j] for j in later[i]]
    heights[i] = max(waiting, default=0)
  return heights
