"""Daimyo: its budget is kept, equal views are decided alike, and every decision of every module is answered."""

from __future__ import annotations

import pytest

from bakufu import BadOption, Rng
from bakufu.bots import levels_of, make
from bakufu.bots.budget import Allowance, Budget
from bakufu.bots.shogun.daimyo import Daimyo, value_model_for
from bakufu.bots.shogun.search.plan_search import PlanSearch
from bakufu.bots.shogun.search.trial import Candidate, halve
from bakufu.shogun.box.components import UNPLANNED
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules.decision_kinds import MARCH_TO, PLAN
from bakufu.shogun.rules.state import State
from tests.bots.shogun.whole_games import GAME, TABLES, bots_for, moments

EVERYTHING = {"players": 3, "side": "moon", "setup": "claim", "modules": list(NAMES)}


class Clock:
    """Goes on by so many seconds each time somebody looks."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def first_march() -> tuple[State, int]:
    for state, seat, _ in moments(TABLES[0], bots_for(["ashigaru"] * 3, 2), 2):
        if state.decision == MARCH_TO and len(GAME.moves(state, seat)) > 1:
            return state, seat
    raise AssertionError("nobody marched")


def test_it_is_a_level_with_or_without_a_budget() -> None:
    assert "daimyo" in levels_of("shogun")
    assert isinstance(make("shogun", "daimyo", 1), Daimyo)
    for name, allowance in {"daimyo:40": Allowance(40, None), "daimyo:0.5s": Allowance(None, 0.5)}.items():
        bot = make("shogun", name, 1)
        assert isinstance(bot, Daimyo)
        assert bot.allowance == allowance


@pytest.mark.parametrize("name", ["daimyo:", "daimyo:0", "daimyo:fast", "daimyo:-3", "daimyo:0s", "samurai:20"])
def test_a_budget_that_is_none_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(BadOption, match=r"expected|use samurai alone") as refused:
        make("shogun", name, 1)
    assert "\n" not in str(refused.value)


class Counting:
    """Candidates are as good as their number, in every world."""

    def __init__(self) -> None:
        self.playouts = 0

    def value(self, choice: list[int], number: int) -> float:
        self.playouts += 1
        return float(choice[0])


@pytest.mark.parametrize("playouts", [1, 9, 40])
def test_a_trial_takes_as_many_playouts_as_it_may_and_no_more(playouts: int) -> None:
    counting = Counting()
    halve(counting, [Candidate([number]) for number in range(20)], 16, 2, Budget(Allowance(playouts, None)))
    assert counting.playouts == playouts


def test_the_best_of_a_trial_comes_first_and_the_bad_leave_early() -> None:
    counting = Counting()
    found = halve(counting, [Candidate([number]) for number in range(16)], 8, 2, Budget(Allowance(None, None)))
    assert found[0].choice == [15]
    assert found[0].worlds == 8
    assert counting.playouts == 16 * 2 + 8 * 2 + 4 * 4


@pytest.mark.parametrize("playouts", [1, 9, 40])
def test_a_plan_costs_all_the_playouts_there_are(playouts: int) -> None:
    view = GAME.view(GAME.start(TABLES[0], 3), 0)
    bot, budget = Daimyo(Rng(3)), Budget(Allowance(playouts, None))
    laid = [UNPLANNED] * view.known.setting.spaces
    search = PlanSearch(view, laid, bot.base, bot.moody, value_model_for(3, False), b"")
    assert len(search.best_plan(budget)) == len(laid)
    assert budget.left == 0


@pytest.mark.parametrize("step", [0.001, 0.02, 0.09])
def test_a_budget_in_seconds_is_never_exceeded_by_more_than_a_tenth(step: float) -> None:
    """A playout takes one look at the clock; here it is as slow as the budget can bear."""
    state = GAME.start(TABLES[0], 4)
    clock = Clock(step)
    Daimyo(Rng(4), Allowance(None, 1.0), clock).decide(GAME.view(state, 0))
    assert 0.5 < clock.now <= 1.1
    march, seat = first_march()
    clock = Clock(step / 5)
    Daimyo(Rng(4), Allowance(None, 1.0), clock).decide(GAME.view(march, seat))
    assert 0 < clock.now <= 1.1


def test_one_long_playout_is_a_warning() -> None:
    """Once a piece of work has taken long, another is not begun unless there is time for one as long."""
    times = iter([0.0, 0.1, 0.6, 0.9])
    budget = Budget(Allowance(None, 1.0), lambda: next(times))
    assert [budget.spend(), budget.spend()] == [True, False]


def test_the_plan_stays_the_same_from_the_first_card_to_the_last() -> None:
    state = GAME.start(TABLES[0], 5)
    bot = make("shogun", "daimyo:8", 5)
    plan = []
    while state.decision == PLAN and state.awaited[0]:
        plan.append(bot.decide(GAME.view(state, 0)))
        if len(plan) == 5:
            assert make("shogun", "daimyo:8", 5).decide(GAME.view(state, 0)) == plan[-1]
        GAME.play(state, 0, plan[-1])
        if len(plan) == 3:
            other = make("shogun", "random", 5)
            while state.awaited[1]:
                GAME.play(state, 1, other.decide(GAME.view(state, 1)))
    assert len(set(plan)) == len(plan) == state.setting.spaces


def test_a_plan_that_somebody_else_began_is_finished() -> None:
    state = GAME.start(TABLES[0], 6)
    laid = GAME.moves(state, 0)[3]
    GAME.play(state, 0, laid)
    bot = make("shogun", "daimyo:8", 6)
    while state.decision == PLAN and state.awaited[0]:
        GAME.play(state, 0, bot.decide(GAME.view(state, 0)))
    plan = state.plan[: state.setting.spaces]
    assert plan[0] == laid
    assert UNPLANNED not in plan


@pytest.mark.parametrize("level", ["daimyo:2", "shogun:2"])
def test_every_decision_of_every_module_is_answered(level: str) -> None:
    """`play` refuses what is not allowed. The other seats are quicker, so that the game is short."""
    asked = set()
    for state, seat, move in moments(EVERYTHING, bots_for([level, "ashigaru", "ashigaru"], 7), 7):
        if seat == 0:
            asked.add(state.decision)
            assert not GAME.refusal(state, seat, move)
    assert len(asked) > 12
