"""A table as text names everybody who may sit there: people, and bots of every level and character."""

from __future__ import annotations

import pytest

from bakufu.bots.job import SavedView
from bakufu.bots.levels import characters_of, levels_of
from bakufu.games import GAMES, load
from bakufu.table.study_jobs import text
from bakufu.text.catalogue import languages


def seen(game: str, players: int) -> SavedView:
    rules = load(game)
    state = rules.start({"players": players}, "seed")
    return SavedView(game, None, rules.options(state), rules.save_view(rules.view(state, None)))


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_every_level_and_character_have_names(game: str) -> None:
    view = seen(game, 3)
    for language in languages():
        for level in levels_of(game):
            bots = [level, *[f"{level}:{character}" for character in characters_of(game, level)]]
            told = [
                text(view, language, [("Ann", None, True), (None, bot, False), ("Ben", None, False)]) for bot in bots
            ]
            assert all("Ann" in one and "Ben" in one for one in told)
            assert len(set(told)) == len(bots), (language, level)


def test_a_character_is_told_with_its_level() -> None:
    told = text(seen("shogun", 3), "en", [("Ann", None, False), (None, "samurai:raider", False), ("Ben", None, False)])
    assert "Tomoe the Raider, hard bot" in told
