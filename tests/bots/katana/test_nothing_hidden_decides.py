"""A bot decides from what its seat may know: other decks, or other chance to come, change nothing.

Behind a view lie many states. Whichever it is, the same level with the same seed does the same thing.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bakufu import Rng
from bakufu.bots import levels_of
from bakufu.kernel.playout import random_turn
from tests.bots.katana.whole_games import GAME, TABLES, bots_for, moments
from tests.bots.twins import decides_alike, kinds_decided_alike

HIDDEN = ("pile", "decks", "market_deck", "honor_deck", "tiles", "cards", "lots")
# What is decided within seconds hangs on the clock as well.
BUDGETS = {"daimyo": "daimyo:3", "shogun": "shogun:3"}
LEVELS = [BUDGETS.get(level, level) for level in levels_of("katana")]


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("level", LEVELS)
def test_in_a_game_a_bot_never_decides_by_what_is_hidden(level: str, players: int) -> None:
    """Once for every kind of decision that comes up, in a game that makes sense."""
    met = moments({"players": players}, bots_for(["ashigaru"] * players, 4), 4)
    assert len(kinds_decided_alike(GAME, level, met, HIDDEN)) >= 10


@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 200), number=st.integers(0, len(TABLES) - 1))
def test_nor_anywhere_else(level: str, seed: int, moves: int, number: int) -> None:
    """In positions that random play leads into, on every table; whatever comes up is answered with a legal move."""
    state = GAME.start(TABLES[number], seed)
    rng = Rng(seed, "play")
    for _ in range(moves):
        if GAME.to_move(state):
            random_turn(state, rng)
    for seat in GAME.to_move(state):
        assert decides_alike(GAME, level, seed, state, seat) in GAME.moves(state, seat)
