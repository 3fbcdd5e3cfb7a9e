"""Daimyo: its budget is kept, equal views are decided alike, and it finishes games with and without the Ghost."""

from __future__ import annotations

import pytest

from bakufu import Rng
from bakufu.bots import levels_of, make
from bakufu.bots.budget import Allowance, Budget
from bakufu.bots.katana.ashigaru import WEIGHTS as PLAIN
from bakufu.bots.katana.daimyo import Daimyo
from bakufu.bots.katana.search.round_search import RoundSearch, Way, merged
from bakufu.bots.katana.value_function import ValueFunction
from bakufu.bots.katana.weighing import usual_weights
from bakufu.bots.katana.whole_turn import OUT_OF_THE_QUESTION, WholeTurn
from bakufu.katana.box.picks import ENOUGH, QUIET
from bakufu.katana.rules.decision_kinds import PALACE_GIFT
from tests.bots.katana.whole_games import GAME, bots_for, final_state, moments


class Clock:
    """Goes on by so many seconds each time somebody looks."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self.step


def test_it_is_a_level_with_or_without_a_budget() -> None:
    assert "daimyo" in levels_of("katana")
    assert isinstance(make("katana", "daimyo", 1), Daimyo)
    for name, allowance in {"daimyo:40": Allowance(40, None), "daimyo:0.5s": Allowance(None, 0.5)}.items():
        bot = make("katana", name, 1)
        assert isinstance(bot, Daimyo)
        assert bot.allowance == allowance


def test_a_clock_that_runs_fast_leaves_little_to_try() -> None:
    view = GAME.view(GAME.start({"players": 3}, 5), 2)
    for state, seat, _ in moments({"players": 3}, bots_for(["ashigaru"] * 3, 5), 5):
        if len(GAME.moves(state, seat)) > 15:
            view = GAME.view(state, seat)
            break
    slow, fast = Clock(0.0001), Clock(0.2)
    for clock in (slow, fast):
        move = Daimyo(Rng(1, "d"), Allowance(60, 1.0), clock).decide(view)
        assert move in view.moves
    assert fast.looks <= 10 < slow.looks


def test_by_the_clock_alone_it_plans_with_the_speed_so_far() -> None:
    clock = Clock(0.01)
    budget = Budget(Allowance(None, 1.0), clock)
    first = budget.playouts_left()
    for _ in range(10):
        assert budget.spend()
    left, lasting = budget.playouts_left(), 0
    while budget.spend():
        lasting += 1
    assert first > left
    assert 0.9 < left / lasting < 1.1
    assert Budget(Allowance(40, None)).playouts_left() == 40


def test_turns_in_another_order_are_followed_once() -> None:
    """Every first move that leads to a position gets what follows from there."""
    state = GAME.start({"players": 1}, 5)
    ways = [Way([first], state, 0, value) for first, value in enumerate((7.0, 5.0, 5.0, 3.0))]
    found = merged(ways)
    assert [way.firsts for way in found] == [[0], [1, 2], [3]]
    assert [way.firsts for way in ways] == [[0], [1], [2], [3]]


@pytest.mark.parametrize("players", [1, 2])
def test_every_move_that_was_begun_has_a_value_when_time_is_up(players: int) -> None:
    state = GAME.start({"players": players}, 5)
    seat = GAME.to_move(state)[0]
    moves = GAME.moves(state, seat)
    function = ValueFunction(state.setting, usual_weights(solo=players == 1))
    search = RoundSearch(state, seat, WholeTurn(function, PLAIN.taste), function)
    budget = Budget(Allowance(None, 1.0), Clock(0.4))
    values = search.values(moves, budget)
    begun = {first for way in search.begun for first in way.firsts}
    assert budget.late
    assert len(begun) > 1
    assert all(values[first] > OUT_OF_THE_QUESTION for first in begun)


@pytest.mark.parametrize("players", [1, 2])
def test_it_plays_whole_games(players: int) -> None:
    levels = ["daimyo:2"] + ["ashigaru"] * (players - 1)
    assert final_state({"players": players}, levels, 1).points[0] > 0


def test_a_round_of_ones_own_has_no_question_whether_others_may_go_on() -> None:
    """No gift is taken, and nothing done before others go on: the search, which is alone, isn't asked the latter."""
    game = moments({"players": 3}, bots_for(["random"] * 3, 5), 5)
    state, seat = next((state, seat) for state, seat, _ in game if state.decision == PALACE_GIFT)
    values = ValueFunction(state.setting, usual_weights(False))
    search = RoundSearch(state, seat, WholeTurn(values, PLAIN.taste), values)
    silent, short = [search.value_of(choice, Budget(Allowance(20, None))) for choice in ([ENOUGH, QUIET], [ENOUGH])]
    assert silent == short
