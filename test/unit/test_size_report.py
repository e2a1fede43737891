"""The size report counts code, not comments and docstrings."""

from test.tools.size_report import measure


def test_measure(tmp_path):
  path = tmp_path / "x.py"
  path.write_text('"""Doc\ntwo lines."""\n\n# comment\ndef f(a):\n  """Doc."""\n  return a + 1\n')
  lines, tokens, longest, branches = measure(path)
  assert (lines, longest, branches) == (2, 3, 1)
  assert tokens == (6 + 4) / 2
