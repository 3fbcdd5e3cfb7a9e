"""Options of a table: each game has its own, and says itself what they may be."""

from __future__ import annotations

import click
import pytest

from bakufu.cli.parser import options
from bakufu.games import GAMES, load


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_which_options_its_tables_have(game: str) -> None:
    rules = load(game)
    assert set(options.OF_GAME[game]) == set(rules.options(rules.start({}, 1)))
    assert set(options.OF_GAME[game]) <= set(options.DECLARED)


def test_what_is_not_given_is_left_to_the_game() -> None:
    given = {"players": 3, "side": None, "setup": None, "modules": "court, chambers"}
    assert options.chosen("shogun", given) == {"players": 3, "modules": ["court", "chambers"]}


def test_an_option_of_another_game_is_refused() -> None:
    with pytest.raises(click.UsageError, match="--side isn't an option of katana; expected one of: --players, --rooms"):
        options.chosen("katana", {"players": 2, "side": "sun"})
