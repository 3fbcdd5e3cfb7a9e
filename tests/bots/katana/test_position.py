"""The value of a position: what is plainly better is worth more, and at the end it is the points themselves."""

from __future__ import annotations

import pytest

from bakufu.bots.katana.position import Position
from bakufu.bots.katana.samurai import WEIGHTS
from bakufu.katana.state import State
from tests.bots.katana.whole_games import bots_for, final_state, moments


def position(state: State) -> Position:
    return Position(state.setting, WEIGHTS)


@pytest.fixture(scope="module")
def tables() -> list[State]:
    """Every tenth moment of a game, as it was."""
    found = moments({"players": 3}, bots_for(["ashigaru"] * 3, 1), 1)
    return [state.copy() for number, (state, _, _) in enumerate(found) if number % 10 == 9]


def test_at_the_end_it_is_the_points() -> None:
    state = final_state({"players": 2}, ["ashigaru", "random"], 1)
    assert [position(state).value(state, seat) for seat in range(2)] == state.points


@pytest.mark.parametrize("field", ["coins", "points", "workers"])
def test_more_is_worth_more(tables: list[State], field: str) -> None:
    assert len(tables) >= 10
    for state in tables:
        before = position(state).value(state, 0)
        getattr(state, field)[0] += 1
        after = position(state).value(state, 0)
        getattr(state, field)[0] -= 1
        assert after > before or (field == "workers" and state.passed[0])


def test_a_decoration_is_worth_more_than_the_hope_for_it(tables: list[State]) -> None:
    compared = 0
    for state in tables:
        for sword in [sword for sword in state.forge[:20] if sword >= 0]:
            placed = state.setting.recipe[sword][: state.placed[sword]] if sword < 50 else []
            for resource in [kind for kind in placed if not state.decorated[sword] >> kind & 1]:
                before = position(state).value(state, 0)
                state.decorated[sword] |= 1 << resource
                state.coins[0] += state.decorators[resource]
                assert position(state).value(state, 0) >= before
                compared += 1
                state.decorated[sword] &= ~(1 << resource)
                state.coins[0] -= state.decorators[resource]
    assert compared > 0
