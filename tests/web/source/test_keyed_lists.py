"""No list of the client is keyed by what it says: two equal texts would break the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[3] / "web" / "src"
EACH = re.compile(r"\{#each [^{}]*?(?:\{[^{}]*\}[^{}]*?)?\((?P<key>[^()]*(?:\([^()]*\)[^()]*)*)\)\}")
# Names of texts, as variables or fields.
TEXTS = re.compile(r"^(?:.*\.)?(?:words|text|why|title|label|sentence|name\(.*|t\(.*)$")


def texts_as_keys(source: str) -> list[str]:
    return [found["key"] for found in EACH.finditer(source) if TEXTS.match(found["key"].strip())]


def test_lists_are_keyed_by_what_things_are() -> None:
    files = sorted(SOURCES.rglob("*.svelte"))
    assert len(files) > 300
    found = {str(file.relative_to(SOURCES)): texts_as_keys(file.read_text("utf-8")) for file in files}
    assert {file: keys for file, keys in found.items() if keys} == {}


@pytest.mark.parametrize(
    "planted",
    [
        "{#each best.slice(1) as choice (choice.words)}",
        "{#each rows as { icon, words, value } (words)}",
        "{#each reasons as { why, spaces } (why)}",
        "{#each moves as move (t(move.id))}",
    ],
)
def test_a_text_as_a_key_is_found(planted: str) -> None:
    assert texts_as_keys(planted)


@pytest.mark.parametrize("fine", ["{#each lines as line, at (at)}", "{#each view.moves as move (move.move)}"])
def test_other_keys_are_fine(fine: str) -> None:
    assert texts_as_keys(fine) == []
