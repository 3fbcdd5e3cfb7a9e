"""Shogun: the strongest level. It keeps its budget and reckons with several plans of each rival."""

from __future__ import annotations

import pytest

from bakufu import Rng
from bakufu.bots import levels_of, make
from bakufu.bots.budget import Allowance, Budget
from bakufu.bots.shogun.ashigaru import Ashigaru
from bakufu.bots.shogun.daimyo import Daimyo, value_model_for
from bakufu.bots.shogun.judgement.judge import LearnedJudge
from bakufu.bots.shogun.samurai import WEIGHTS
from bakufu.bots.shogun.search.move_search import MoveSearch
from bakufu.bots.shogun.search.plan_search import PlanSearch
from bakufu.bots.shogun.search.quick import Quick
from bakufu.bots.shogun.shogun import FURTHER_GUESSES, Shogun
from bakufu.shogun.box.components import UNPLANNED
from bakufu.shogun.rules.decision_kinds import MARCH_TO
from tests.bots.shogun.test_daimyo import Clock
from tests.bots.shogun.whole_games import GAME, TABLES


def test_it_is_the_strongest_level_of_shogun_with_or_without_a_budget() -> None:
    assert levels_of("shogun")[-1] == "shogun"
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
    varied.vary_rivals(FURTHER_GUESSES, Budget(Allowance(100, None)))
    own = varied.base.whole_plan(varied.view.known, 0, varied.laid[:], b"")
    varied.value(own, FURTHER_GUESSES)
    spaces = varied.view.known.setting.spaces
    plans = {tuple(world.state.plan[spaces:]) for world in varied.worlds}
    assert len(varied.worlds) == FURTHER_GUESSES + 1
    assert len(plans) > 1


def test_rivals_are_not_varied_when_time_is_up() -> None:
    varied = search()
    varied.vary_rivals(FURTHER_GUESSES, Budget(Allowance(None, 1.0), Clock(1.0)))
    assert len(varied.rivals) == 1


@pytest.mark.parametrize("step", [0.001, 0.02, 0.09])
def test_a_budget_in_seconds_is_never_exceeded_by_more_than_a_tenth(step: float) -> None:
    clock = Clock(step)
    Shogun(Rng(4), Allowance(None, 1.0), clock).decide(GAME.view(GAME.start(TABLES[0], 4), 0))
    assert 0.5 < clock.now <= 1.1


def test_it_tries_a_march_in_more_worlds_than_daimyo() -> None:
    state = GAME.start(TABLES[0], 5)
    player = Ashigaru(Rng(5))
    while state.decision != MARCH_TO or len(GAME.moves(state, GAME.to_move(state)[0])) < 2:
        seat = GAME.to_move(state)[0]
        GAME.play(state, seat, player.decide(GAME.view(state, seat)))
    view = GAME.view(state, GAME.to_move(state)[0])
    tried = []
    for bot in (Daimyo(Rng(6)), Shogun(Rng(6))):
        search = MoveSearch(view, bot.base, Quick(view.known, WEIGHTS), bot.judge(view), b"")
        search.best_move(view.moves[0], bot.care().worlds, Budget(Allowance(10_000, None)))
        tried.append(len(search.worlds))
    assert tried == [16, 64]
