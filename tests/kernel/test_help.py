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


def test_what_may_go_wrong_and_what_it_costs_is_said() -> None:
    assert "`IllegalMove`" in str(inspect.getdoc(bakufu.load("shogun").play))
    assert "µs" in str(inspect.getdoc(bakufu.load("shogun").imagine))
    assert inspect.getdoc(bakufu.Rng)
