"""A bot decides from what its seat may know: other hidden cards, or other chance to come, change nothing.

Behind a view lie many states. Whichever it is, and whatever becomes of it, the same level with the same seed does the
same thing.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bakufu import Rng
from bakufu.bots import levels_of
from bakufu.bots.shogun.samurai import Samurai
from bakufu.kernel.playout import random_turn
from bakufu.shogun.modules.names import NAMES
from tests.bots.shogun.whole_games import GAME, TABLES, bots_for, moments
from tests.bots.twins import decides_alike, kinds_decided_alike

HIDDEN = ("action_row", "event_pile", "plan", "pile", "shelves", "decks", "falls", "lots")
# What is decided within seconds hangs on the clock as well.
BUDGETS = {"daimyo": "daimyo:3", "shogun": "shogun:3"}
SETS: tuple[list[str], ...] = ([], list(NAMES))


@pytest.mark.parametrize("modules", SETS, ids=["base", "modules"])
@pytest.mark.parametrize("level", [BUDGETS.get(level, level) for level in levels_of("shogun")])
def test_in_a_game_of_its_own_a_bot_never_decides_by_what_is_hidden(level: str, modules: list[str]) -> None:
    """Once for every kind of decision that comes up, in a game whose plans make sense."""
    options: dict[str, Any] = {"players": 3, "side": "moon", "setup": "claim", "modules": modules}
    met = moments(options, bots_for(["samurai"] * 3, 4), 4)
    assert len(kinds_decided_alike(GAME, level, met, HIDDEN)) >= 7


@pytest.mark.parametrize("level", ["ashigaru", "samurai"])
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 250), number=st.integers(0, len(TABLES) - 1))
def test_nor_anywhere_else(level: str, seed: int, moves: int, number: int) -> None:
    """In positions that random play leads into, on every table, with and without modules."""
    options = {**TABLES[number], "modules": SETS[seed % len(SETS)]}
    state = GAME.start(options, seed)
    rng = Rng(seed, "play")
    for _ in range(moves):
        random_turn(state, rng)
    for seat in GAME.to_move(state):
        decides_alike(GAME, level, seed, state, seat)


def test_a_bot_that_thinks_in_a_state_decides_as_from_its_view() -> None:
    """Searching players ask the samurai what to do in states they imagine, where nothing is blanked out."""
    for modules in SETS:
        options = {**TABLES[2], "modules": modules}
        bots = bots_for(["samurai"] * 3, 3)
        for count, (state, seat, move) in enumerate(moments(options, bots, 3)):
            if count % 9 == 0:
                thinker = Samurai(Rng(f"3, seat {seat}", "samurai"))
                assert thinker.choose(state, seat, GAME.moves(state, seat)) == move
