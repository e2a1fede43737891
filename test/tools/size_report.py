"""Code lines, tokens a line and longest function of every file: for reading, it blocks nothing.

python3 -m test.tools.size_report [folder ...]      default: tinygrad extra examples
"""

from __future__ import annotations

import ast
import sys
import tokenize
from pathlib import Path

NOT_CODE = {
  tokenize.COMMENT,
  tokenize.NL,
  tokenize.NEWLINE,
  tokenize.INDENT,
  tokenize.DEDENT,
  tokenize.ENCODING,
  tokenize.ENDMARKER,
}
BRANCHES = (ast.If, ast.For, ast.While, ast.IfExp, ast.ExceptHandler, ast.BoolOp, ast.comprehension)


def docstring_lines(tree: ast.AST) -> set[int]:
  """Line numbers that hold strings standing alone as statements."""
  found: set[int] = set()
  for node in ast.walk(tree):
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
      if isinstance(node.value.value, str):
        found.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
  return found


def measure(path: Path) -> tuple[int, float, int, int]:
  """(code lines, tokens a line, lines of the longest function, largest branch count)."""
  tree = ast.parse(path.read_text(encoding="utf-8"))
  docs = docstring_lines(tree)
  lines: set[int] = set()
  num_tokens = 0
  with path.open("rb") as f:
    for token in tokenize.tokenize(f.readline):
      if token.type in NOT_CODE or token.start[0] in docs:
        continue
      num_tokens += 1
      lines.update(range(token.start[0], token.end[0] + 1))
  functions = [n for n in ast.walk(tree) if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef))]
  longest = max(((n.end_lineno or n.lineno) - n.lineno + 1 for n in functions), default=0)
  branches = [1 + sum(isinstance(c, BRANCHES) for c in ast.walk(n)) for n in functions]
  return len(lines), num_tokens / max(len(lines), 1), longest, max(branches, default=0)


def main(folders: list[str]) -> None:
  """Prints one line a file, largest first, and the sum of each folder."""
  print("lines  tokens/line  longest function  branches  file")
  for folder in folders:
    rows = [(measure(p), p) for p in Path(folder).rglob("*.py")]
    for (lines, tokens, longest, branches), path in sorted(rows, key=lambda r: -r[0][0]):
      print(f"{lines:5}  {tokens:11.1f}  {longest:16}  {branches:8}  {path}")
    print(f"{sum(r[0][0] for r in rows):5}  {folder}/ in all")


if __name__ == "__main__":
  main(sys.argv[1:] or ["tinygrad", "extra", "examples"])
