"""Writes all generated files: the source derived from the rows of the states, the list of modules for the browser
client, the outlines of the provinces for the terminal, pages of `docs` and parts of pages."""

from pathlib import Path

from handbook.map_outlines import OUTLINES, outlines
from handbook.state_rows import generated
from handbook.wire import SCHEMA, schema

for target, text in generated().items():
    target.write_text(text, encoding="utf-8")
    print(target.relative_to(Path.cwd()))

SCHEMA.write_text(schema(), encoding="utf-8")
print(SCHEMA.relative_to(Path.cwd()))

OUTLINES.write_text(outlines(), encoding="utf-8")
print(OUTLINES.relative_to(Path.cwd()))

from handbook import module_parts  # noqa: E402 - the games that it loads need that source
from handbook.pages import made  # noqa: E402

module_parts.LIST.write_text(module_parts.names_for_the_client(), encoding="utf-8")
print(module_parts.LIST.relative_to(Path.cwd()))

for name, page in made().items():
    target = Path("docs", name)
    target.write_text(page, encoding="utf-8")
    print(target)
