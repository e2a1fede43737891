"""The tables in README.md say what the declarations say."""

import pytest

from test.tools.doc_tables import README, TABLES, with_table


@pytest.mark.parametrize("name", TABLES)
def test_readme_is_up_to_date(name):
  text = README.read_text(encoding="utf-8")
  assert with_table(text, name, TABLES[name]()) == text, "run python3 -m test.tools.doc_tables"


def test_missing_marker_is_named():
  with pytest.raises(ValueError, match="table: settings"):
    with_table("no markers here", "settings", "")
