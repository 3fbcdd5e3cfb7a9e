"""The value of a position: what is plainly better is worth more, and at the end it is the points themselves."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from statistics import mean

import pytest

from bakufu.bots.katana.position.ghost_gains import GhostGains
from bakufu.bots.katana.samurai import Samurai
from bakufu.bots.katana.value_function import ValueFunction
from bakufu.bots.katana.weighing import ALONE, TOGETHER
from bakufu.katana.box.components import CELLS, HOUSE_COUNT, NO_SWORD, SWORDS
from bakufu.katana.rules.ghost import GHOST, wanted_space
from bakufu.katana.rules.state import State
from bakufu.kernel.chance import Rng
from bakufu.kernel.rows import replaced
from tests.bots.katana.whole_games import bots_for, final_state, moments


def value_function(state: State) -> ValueFunction:
    return ValueFunction(state.setting, TOGETHER)


@pytest.fixture(scope="module")
def tables() -> list[State]:
    """Every tenth moment of a game, as it was."""
    found = moments({"players": 3}, bots_for(["ashigaru"] * 3, 1), 1)
    return [state.copy() for number, (state, _, _) in enumerate(found) if number % 10 == 9]


def test_at_the_end_it_is_the_points() -> None:
    state = final_state({"players": 2}, ["ashigaru", "random"], 1)
    assert [value_function(state).value(state, seat) for seat in range(2)] == state.points


@pytest.mark.parametrize("field", ["coins", "points", "workers"])
def test_more_is_worth_more(tables: list[State], field: str) -> None:
    assert len(tables) >= 10
    for state in tables:
        before = value_function(state).value(state, 0)
        getattr(state, field)[0] += 1
        after = value_function(state).value(state, 0)
        getattr(state, field)[0] -= 1
        assert after > before or (field == "workers" and state.passed[0])


def test_a_decoration_is_worth_more_than_the_hope_for_it(tables: list[State]) -> None:
    """With the Coins it brings, and whichever Sword it is: no other one is pushed back for it."""
    compared = 0
    for state, seat in product(tables, range(3)):
        for sword in [sword for sword in state.forge[CELLS * seat : CELLS * (seat + 1)] if 0 <= sword < SWORDS]:
            placed = state.setting.recipe[sword][: state.placed[sword]]
            for resource in [kind for kind in placed if not state.decorated[sword] >> kind & 1]:
                before = value_function(state).value(state, seat)
                state.decorated = replaced(state.decorated, sword, state.decorated[sword] | 1 << resource)
                state.coins[seat] += state.decorators[4 * seat + resource]
                assert value_function(state).value(state, seat) >= before
                compared += 1
                state.decorated = replaced(state.decorated, sword, state.decorated[sword] | ~(1 << resource))
                state.coins[seat] -= state.decorators[4 * seat + resource]
    assert compared > 0


def test_daimyo_hurries_with_the_swords_that_free_a_worker(tables: list[State]) -> None:
    """The second, fourth and fifth do; the fewer moves they take together, the more rounds the Worker will serve."""
    daimyo = ValueFunction(tables[0].setting, TOGETHER).unfinished
    near, far = [daimyo.freed_soon(2, moves, 2.0) for moves in (3, 9)]
    assert near > far > 0.0
    assert daimyo.freed_soon(3, 3, 2.0) == daimyo.freed_soon(2, 30, 2.0) == 0.0


def test_daimyo_minds_a_row_that_a_sword_blocks(tables: list[State]) -> None:
    """A Sword that nothing was placed on keeps others from its row, so long as it will hardly be finished."""
    compared = 0
    for state in tables:
        begun = [sword for sword in state.forge[:20] if 0 <= sword < 50 and not state.placed[sword]]
        if state.round < 4 and len(begun) > 1:
            patient = ValueFunction(state.setting, replace(TOGETHER, worth=replace(TOGETHER.worth, blocked=0.0)))
            assert ValueFunction(state.setting, TOGETHER).value(state, 0) < patient.value(state, 0)
            compared += 1
    assert compared > 0


def test_alone_against_the_ghost_other_weights_count() -> None:
    """Samurai judges a solo game by the weights for it, unless it was given some of its own."""
    state = final_state({"players": 1}, ["ashigaru"], 1)
    among_players = final_state({"players": 2}, ["ashigaru", "random"], 1)
    rng = Rng(1, "samurai")
    assert Samurai(rng).turn(state).value_function.weights is ALONE
    assert Samurai(rng).turn(among_players).value_function.weights is TOGETHER
    assert Samurai(rng, TOGETHER).turn(state).value_function.weights is TOGETHER
    assert ALONE.worth != TOGETHER.worth


def test_the_ghost_gains_less_once_a_sword_is_gone_that_it_wants() -> None:
    """Over a game: without the Sword that it would take next, it gains less than without any other."""
    wanted: list[float] = []
    others: list[float] = []
    for state, _, _ in moments({"players": 1}, bots_for(["ashigaru"], 1), 1):
        taken = [space for space in state.setting.spaces if state.sword_at[space] != NO_SWORD]
        if not state.workers[GHOST] or len(taken) < 2:
            continue
        first = wanted_space(state.setting, state.sword_at, state.sashimono[HOUSE_COUNT * GHOST :])
        for space in taken:
            without = state.copy()
            without.sword_at = replaced(without.sword_at, space, NO_SWORD)
            loss = GhostGains().points(state) - GhostGains().points(without)
            (wanted if space == first else others).append(loss)
    assert mean(wanted) > 0.5
    assert abs(mean(others)) < mean(wanted) / 2
