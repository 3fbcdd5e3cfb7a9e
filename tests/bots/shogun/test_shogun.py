"""Shogun: the strongest level. It keeps its budget and reckons with several plans of each rival."""

from __future__ import annotations

import pytest

from bakufu import Rng
from bakufu.bots import levels_of, make
from bakufu.bots.budget import Allowance, Budget
from bakufu.bots.shogun.daimyo import value_model_for
from bakufu.bots.shogun.judgement.judge import LearnedJudge
from bakufu.bots.shogun.search.plan_search import PlanSearch
from bakufu.bots.shogun.shogun import MOODS, Shogun
from bakufu.shogun.box.components import UNPLANNED
from bakufu.shogun.modules.names import NAMES
from tests.bots.shogun.test_daimyo import Clock
from tests.bots.shogun.whole_games import GAME, TABLES, bots_for, moments

EVERYTHING = {"players": 3, "side": "moon", "setup": "claim", "modules": list(NAMES)}


def test_it_is_the_strongest_level_of_shogun_with_or_without_a_budget() -> None:
    assert levels_of("shogun")[-1] == "shogun"
    assert "shogun" not in levels_of("katana")
    bot = make("shogun", "shogun:40", 1)
    assert isinstance(bot, Shogun)
    assert bot.allowance == Allowance(40, None)
    assert isinstance(bot.judge(GAME.view(GAME.start(TABLES[0], 1), 0)), LearnedJudge)


def search() -> PlanSearch:
    view = GAME.view(GAME.start(TABLES[0], 3), 0)
    bot = Shogun(Rng(3))
    laid = [UNPLANNED] * view.known.setting.spaces
    return PlanSearch(view, laid, bot.base, bot.moody, value_model_for(3, False), b"")


def test_rivals_plan_differently_in_different_worlds() -> None:
    varied = search()
    varied.vary_rivals(MOODS, Budget(Allowance(100, None)))
    own = varied.base.whole_plan(varied.view.known, 0, varied.laid[:], b"")
    varied.value(own, MOODS)
    spaces = varied.view.known.setting.spaces
    plans = {tuple(world.state.plan[spaces:]) for world in varied.worlds}
    assert len(varied.worlds) == MOODS + 1
    assert len(plans) > 1


def test_rivals_are_not_varied_when_time_is_up() -> None:
    varied = search()
    varied.vary_rivals(MOODS, Budget(Allowance(None, 1.0), Clock(1.0)))
    assert len(varied.rivals) == 1


@pytest.mark.parametrize("step", [0.001, 0.02, 0.09])
def test_a_budget_in_seconds_is_never_exceeded_by_more_than_a_tenth(step: float) -> None:
    clock = Clock(step)
    Shogun(Rng(4), Allowance(None, 1.0), clock).decide(GAME.view(GAME.start(TABLES[0], 4), 0))
    assert 0.5 < clock.now <= 1.1


def test_every_decision_of_every_module_is_answered() -> None:
    """`play` refuses what is not allowed. The other seats are quicker, so that the game is short."""
    asked = set()
    for state, seat, move in moments(EVERYTHING, bots_for(["shogun:2", "ashigaru", "ashigaru"], 7), 7):
        if seat == 0:
            asked.add(state.decision)
            assert not GAME.refusal(state, seat, move)
    assert len(asked) > 12
