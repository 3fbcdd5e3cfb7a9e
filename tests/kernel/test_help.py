"""`help` in Python explains what the contract promises, in both builds."""

from __future__ import annotations

import inspect

import pytest

import bakufu
from bakufu.games import GAMES
from bakufu.kernel.contract import Game

PROMISED = sorted(name for name, kept in vars(Game).items() if callable(kept) and not name.startswith("_"))


@pytest.mark.parametrize("name", PROMISED)
@pytest.mark.parametrize("game", GAMES)
def test_every_method_says_what_it_does(game: str, name: str) -> None:
    said = inspect.getdoc(getattr(bakufu.load(game), name))
    assert said
    assert said.endswith(".")
    assert inspect.getdoc(getattr(Game, name)) == said, "what a game adds to the contract is a comment"
    assert "µs" in said or " ms" in said or "at once" in said.lower().replace("\n", " "), "it says what it costs"


def test_what_may_go_wrong_and_what_it_costs_is_said() -> None:
    assert "`IllegalMove`" in str(inspect.getdoc(bakufu.load("shogun").play))
    assert "µs" in str(inspect.getdoc(bakufu.load("shogun").imagine))
    for promised in (bakufu.Rng, *(kept for name, kept in vars(bakufu.Rng).items() if _is_promised(name, kept))):
        assert inspect.getdoc(promised)


def _is_promised(name: str, kept: object) -> bool:
    return callable(kept) and not name.startswith("_")


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_a_state_says_what_it_is(game: str) -> None:
    said = str(inspect.getdoc(bakufu.load(game).start({"players": 3}, seed=1).copy))
    assert "play on" in said
    assert "µs" in said
