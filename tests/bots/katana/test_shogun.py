"""Shogun: the strongest level. What it has learned belongs to these rules, and is the same on every machine."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from bakufu import Rng
from bakufu.bots import levels_of, make
from bakufu.bots.budget import Allowance
from bakufu.bots.katana.daimyo import Daimyo
from bakufu.bots.katana.learned_weights import LearnedWeights, learned_weights
from bakufu.bots.katana.shogun import Shogun
from bakufu.bots.katana.value_function import ValueFunction
from bakufu.bots.katana.weighing import ALONE, TOGETHER
from bakufu.katana.box.components import ROUNDS
from bakufu.katana.rules.decision_kinds import TURN
from bakufu.katana.rules.state import State
from bakufu.kernel.playout import random_turn
from tests.bots.katana.whole_games import GAME

FILE = files("bakufu.bots.katana").joinpath("weights", "shogun.json")
# By round, of the first seat in positions that never change: the same in both builds, and but for the last digit of the
# machine's exponential function everywhere.
VALUES = [18.01894636299514, 33.160173424366114, 27.26298761373512, -13.206308117262282]


def in_round(number: int) -> State:
    """A turn in this round of a game that is played at random."""
    state = GAME.start({"players": 3}, 8)
    rng = Rng(8, "play")
    while state.round < number or state.decision != TURN or sum(state.workers) > 9:
        random_turn(state, rng)
    return state


def test_it_is_the_strongest_level_with_or_without_a_budget() -> None:
    assert levels_of("katana")[-1] == "shogun"
    bot = make("katana", "shogun:40", 1)
    assert isinstance(bot, Shogun)
    assert bot.allowance == Allowance(40, None)


@pytest.mark.parametrize("solo", [False, True])
def test_the_weights_were_made_for_these_rules_and_facts(solo: bool) -> None:
    assert learned_weights(solo).rules_version == GAME.rules_version
    assert learned_weights(solo).facts_digest == GAME.facts_digest
    assert len(learned_weights(solo).rounds) == ROUNDS


def test_damaged_weights_are_refused() -> None:
    table = json.loads(FILE.read_text(encoding="utf-8"))
    table["rounds"][2]["worth"]["coin"] += 0.1
    with pytest.raises(ValueError, match="damaged"):
        LearnedWeights(json.dumps(table), TOGETHER)


def test_fixed_positions_have_the_same_values_everywhere() -> None:
    bot = Shogun(Rng(1))
    states = [in_round(number + 1) for number in range(ROUNDS)]
    found = [ValueFunction(state.setting, bot.weights_ahead(state)).value(state, 0) for state in states]
    assert found == pytest.approx(VALUES, rel=1e-12)


def test_it_judges_by_the_round_among_players_and_alone() -> None:
    daimyo, shogun = Daimyo(Rng(1)), Shogun(Rng(1))
    early, late, alone = in_round(1), in_round(3), GAME.start({"players": 1}, 1)
    assert daimyo.weights_ahead(early) is TOGETHER
    assert daimyo.weights_ahead(alone) is ALONE
    assert shogun.weights_ahead(early) is learned_weights(False).rounds[0]
    assert shogun.weights_ahead(late) is learned_weights(False).rounds[2]
    assert shogun.weights_ahead(alone) is learned_weights(True).rounds[0]


def test_within_a_turn_it_judges_halfway_by_what_it_learned_but_only_alone() -> None:
    shogun, among_players, alone = Shogun(Rng(1)), in_round(1), GAME.start({"players": 1}, 1)
    usual, learned, within = ALONE.worth, learned_weights(True).rounds[0].worth, shogun.weights_within(alone).worth
    assert shogun.weights_within(among_players) is TOGETHER
    assert Daimyo(Rng(1)).weights_within(alone) is ALONE
    assert within.coin == pytest.approx((usual.coin + learned.coin) / 2)
    assert within.room == pytest.approx([(a + b) / 2 for a, b in zip(usual.room, learned.room, strict=True)])
    assert within.purse == usual.purse


def test_it_searches_with_what_it_learned() -> None:
    view = GAME.view(in_round(2), GAME.to_move(in_round(2))[0])
    daimyo, shogun = [make("katana", f"{level}:20", 3) for level in ("daimyo", "shogun")]
    assert isinstance(daimyo, Daimyo)
    assert isinstance(shogun, Shogun)
    shogun.seed = daimyo.seed
    assert shogun.values(view) != daimyo.values(view)
