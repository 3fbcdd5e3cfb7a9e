"""Writes all pages that are made by a program into the folder `docs` here."""

from pathlib import Path

from handbook.pages import made

for name, text in made().items():
    target = Path("docs", name)
    target.write_text(text, encoding="utf-8")
    print(target)
