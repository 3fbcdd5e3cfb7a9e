"""The legend of the page says what things at a table of SHOGUN NO KATANA are, for keyboards and fingers too."""

from __future__ import annotations

import re
from pathlib import Path

KATANA = Path(__file__).parents[3] / "web/src/katana"
# An element of HTML with a title, which only a mouse can read; parts of the page take titles as headings.
TITLED = re.compile(r"<[a-z][\w-]*\b(?:[^<>{]|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*?\stitle=")


def test_the_pattern_finds_a_title() -> None:
    assert TITLED.search("<span class={a ? 'b' : ''} title={words}>")
    assert not TITLED.search("<Dialog title={t('x')} open>")


def test_no_element_has_a_title() -> None:
    found = [
        f"{file.relative_to(KATANA)}: {titled[0]}"
        for file in KATANA.rglob("*.svelte")
        for titled in TITLED.finditer(file.read_text(encoding="utf-8"))
    ]
    assert found == []
