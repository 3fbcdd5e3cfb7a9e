"""The facts that come with the browser's pages are those of the box."""

from __future__ import annotations

from tests.web.katana.facts import FACTS, facts


def test_the_facts_are_those_of_the_box() -> None:
    assert FACTS.read_text(encoding="utf-8") == facts(), "it is old: python -m tests.web.katana.facts writes it anew"
