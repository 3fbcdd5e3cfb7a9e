"""Writes all generated files: the source derived from the rows of the states, and pages of `docs`."""

from pathlib import Path

from handbook.state_rows import generated
from handbook.wire import SCHEMA, schema

for target, text in generated().items():
    target.write_text(text, encoding="utf-8")
    print(target.relative_to(Path.cwd()))

SCHEMA.write_text(schema(), encoding="utf-8")
print(SCHEMA.relative_to(Path.cwd()))

from handbook.pages import made  # noqa: E402 - the games that it plays need that source

for name, page in made().items():
    target = Path("docs", name)
    target.write_text(page, encoding="utf-8")
    print(target)
