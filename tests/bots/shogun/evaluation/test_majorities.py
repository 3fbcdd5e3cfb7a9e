"""Majorities as the players count them: what one building more or less changes in a region."""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.majorities import Majorities
from bakufu.kernel.rows import replaced
from bakufu.shogun.box.components import BUILDING_BIT, CASTLE, TEMPLE
from bakufu.shogun.rules.scoring import score
from bakufu.shogun.rules.state import State
from tests.bots.shogun.whole_games import GAME

RED = 3


def table(*castles: int) -> tuple[State, list[int]]:
    """Provinces of the red region, the first ones with castles of these seats, all others of seat 3."""
    state = GAME.start({"players": 4, "side": "sun", "setup": "fixed"}, 1)
    provinces = [p for p in range(len(state.owner)) if state.setting.board.region[p] == RED]
    for number, province in enumerate(provinces):
        state.owner = replaced(state.owner, province, castles[number] if number < len(castles) else 3)
        state.buildings = replaced(state.buildings, province, BUILDING_BIT[CASTLE] if number < len(castles) else 0)
    return state, provinces


def test_the_first_building_of_a_kind_brings_the_majority() -> None:
    state, _ = table()
    assert Majorities(state).one_more(CASTLE, RED, 0, 0.0) == 3
    assert Majorities(state).one_more(TEMPLE, RED, 0, 0.0) == 2


def test_drawing_level_brings_one_point_less_and_costs_the_leader_one() -> None:
    state, _ = table(1)
    assert Majorities(state).one_more(CASTLE, RED, 0, 0.0) == 2
    assert Majorities(state).one_more(CASTLE, RED, 0, 0.5) == 2.5


def test_a_majority_that_is_safe_gains_nothing_by_one_more() -> None:
    state, _ = table(0, 0, 1)
    assert Majorities(state).one_more(CASTLE, RED, 0, 0.5) == 0


def test_what_a_province_takes_along() -> None:
    state, provinces = table(0, 0, 1, 1)
    majorities = Majorities(state)
    assert majorities.lost_with(provinces[0], 0) == 2
    assert majorities.gained_with(provinces[2], 0) == 1
    assert majorities.lost_with(provinces[5], 3) == 0


def test_points_agree_with_the_rules() -> None:
    for castles in [(0,), (0, 1), (0, 0, 1), (0, 1, 2, 2)]:
        state, _ = table(*castles)
        own = [sum(1 for seat in castles if seat == wanted) for wanted in range(4)]
        before = [state.owner.count(seat) + own[seat] for seat in range(4)]
        score(state, None)
        expected = [before[seat] + Majorities(state).score(CASTLE, RED, seat, 0) for seat in range(4)]
        assert state.points == expected
