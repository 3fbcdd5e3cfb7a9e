"""The samples that the browser client's compiler and tests compare themselves with are those of today's server."""

from __future__ import annotations

from tests.web.samples import FACTS, SAMPLES, SEASON, TOLD, facts, samples, season, told

HOW = "old: run `python -m tests.web.samples`, then `npm run check` and `npm test` in web/"


def test_the_samples_are_what_the_server_says() -> None:
    assert SAMPLES.read_text(encoding="utf-8") == samples(), f"{SAMPLES.name} is {HOW}"


def test_the_story_is_what_the_terminal_tells() -> None:
    assert TOLD.read_text(encoding="utf-8") == told(), f"{TOLD.name} is {HOW}"


def test_the_season_is_what_a_player_sees() -> None:
    assert SEASON.read_text(encoding="utf-8") == season(), f"{SEASON.name} is {HOW}"


def test_the_facts_are_those_of_the_box() -> None:
    assert FACTS.read_text(encoding="utf-8") == facts(), f"{FACTS.name} is {HOW}"
