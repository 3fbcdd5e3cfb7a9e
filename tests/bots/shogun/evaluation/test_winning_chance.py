"""The quick estimate of a battle against throws of real cubes: close enough to tell a chance from none."""

from __future__ import annotations

import pytest

from bakufu import Rng
from bakufu.bots.shogun.weighing import load_weights
from bakufu.kernel.playout import random_turn
from bakufu.shogun.advice.odds import Clash, odds
from bakufu.shogun.box.components import FARMERS
from bakufu.shogun.rules.state import State
from tests.bots.shogun.whole_games import GAME

TOWER = load_weights("ashigaru").tower
NEAR = 130  # thousandths; the sample itself is off by up to 60 now and then


def after_some_play(players: int, moves: int) -> State:
    """The tower and the tray after some battles."""
    state = GAME.start({"players": players}, moves)
    rng = Rng(moves)
    for _ in range(moves):
        random_turn(state, rng)
    return state


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("moves", [0, 120, 240])
@pytest.mark.parametrize("armies", [1, 2, 4, 7])
def test_it_is_near_the_odds(players: int, moves: int, armies: int) -> None:
    state = after_some_play(players, moves)
    rng = Rng(armies)
    for defenders in (1, 3, 6):
        for loyal in (True, False):
            sampled = odds(state.setting, state.inside, state.tray, Clash(0, 1, armies, defenders, loyal), rng)
            guess = TOWER.winning_chance(state, 0, armies, 1, defenders, loyal)
            assert abs(guess - sampled.attacker) < NEAR
    sampled = odds(state.setting, state.inside, state.tray, Clash(0, None, armies, 1), rng)
    guess = TOWER.winning_chance(state, 0, armies, FARMERS, 1, True)
    assert abs(guess - sampled.attacker) < NEAR


def test_more_armies_never_make_it_worse() -> None:
    state = after_some_play(4, 200)
    chances = [TOWER.winning_chance(state, 0, armies, 1, 4, True) for armies in range(1, 12)]
    assert chances == sorted(chances)
    assert chances[0] < 200 < 600 < chances[-1]


def test_farmers_help_the_defender_only_where_they_are_loyal() -> None:
    state = after_some_play(4, 200)
    assert state.inside[FARMERS] > 0
    loyal = TOWER.winning_chance(state, 0, 4, 1, 3, True)
    angry = TOWER.winning_chance(state, 0, 4, 1, 3, False)
    assert loyal < angry


def test_without_any_cube_nobody_wins() -> None:
    state = GAME.start({"players": 3}, 1)
    state.inside = [0] * 6
    assert TOWER.winning_chance(state, 0, 0, 1, 0, True) == 0
