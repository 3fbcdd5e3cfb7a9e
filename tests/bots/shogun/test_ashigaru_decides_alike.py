"""Equal views, equal decisions: what Ashigaru was asked before, or by which object, makes no difference."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bakufu import Rng
from bakufu.bots import make
from bakufu.kernel.playout import random_turn
from bakufu.kernel.rows import replaced
from bakufu.shogun.box.components import PROVINCE_COUNT
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules.decision_kinds import PLAN
from tests.bots.shogun.whole_games import GAME, TABLES, bots_for, moments

SEAT = 1
WITH_MODULES = [{**options, "modules": list(NAMES)} for options in TABLES]


@pytest.mark.parametrize("options", TABLES[::4], ids=str)
def test_a_bot_made_in_the_middle_decides_as_the_one_that_sat_there(options: dict[str, object]) -> None:
    levels = ["ashigaru"] * int(str(options["players"]))
    asked = 0
    for state, seat, move in moments(options, bots_for(levels, 5), 5):
        if seat == SEAT:
            newcomer = make("shogun", "ashigaru", f"5, seat {SEAT}")
            assert newcomer.decide(GAME.view(state, SEAT)) == move
            asked += 1
    assert asked > 66


def test_other_questions_in_between_change_nothing() -> None:
    busy = make("shogun", "ashigaru", "one seed")
    quiet = make("shogun", "ashigaru", "one seed")
    for state, seat, _ in moments(TABLES[0], bots_for(["ashigaru"] * 3, 6), 6):
        for other in GAME.to_move(state):
            busy.decide(GAME.view(state, other))
        assert busy.decide(GAME.view(state, seat)) == quiet.decide(GAME.view(state, seat))


def test_other_players_laying_cards_do_not_change_the_plan() -> None:
    state = GAME.start(TABLES[0], 7)
    bot = make("shogun", "ashigaru", 7)
    first = bot.decide(GAME.view(state, 0))
    GAME.play(state, 1, make("shogun", "random", 7).decide(GAME.view(state, 1)))
    assert make("shogun", "ashigaru", 7).decide(GAME.view(state, 0)) == first


def test_another_seed_has_other_moods() -> None:
    plans = set()
    for seed in range(8):
        state = GAME.start(TABLES[0], 8)
        bot = make("shogun", "ashigaru", seed)
        plan = []
        while state.decision == PLAN and state.awaited[0]:
            plan.append(bot.decide(GAME.view(state, 0)))
            GAME.play(state, 0, plan[-1])
        plans.add(tuple(plan))
    assert len(plans) > 1


@pytest.mark.parametrize("laid", range(1, 14))
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("tables", [TABLES, WITH_MODULES], ids=["base", "modules"])
def test_a_plan_that_somebody_else_began_is_finished_within_the_rules(
    tables: Sequence[dict[str, object]], laid: int, seed: int
) -> None:
    """The player left in the middle of planning; their cards lie and stay, even foolish ones."""
    state = GAME.start(tables[seed], seed)
    random = make("shogun", "random", seed)
    while state.decision != PLAN:
        GAME.play(state, GAME.to_move(state)[0], random.decide(GAME.view(state, GAME.to_move(state)[0])))
    for province in range(len(state.owner)):
        if state.owner[province] == 0 and state.owner.count(0) > 2 * seed:
            state.owner = replaced(state.owner, province, 1)
    laid = min(laid, state.setting.spaces - 1)
    for _ in range(laid):
        GAME.play(state, 0, random.decide(GAME.view(state, 0)))
    bot = make("shogun", "ashigaru", seed)
    for _ in range(state.setting.spaces - laid):
        view = GAME.view(state, 0)
        move = bot.decide(view)
        assert move in view.moves
        GAME.play(state, 0, move)
    assert not state.awaited[0]


def test_every_kind_of_decision_is_answered_in_positions_it_would_not_seek() -> None:
    """Random play leads into all corners: ruined players, single armies, revolts everywhere."""
    kinds = set()
    for number, options in enumerate([*TABLES[::2], *WITH_MODULES]):
        state = GAME.start(options, number)
        rng = Rng(number)
        while awaited := GAME.to_move(state):
            seat = awaited[0]
            if state.decision != PLAN or rng.below(8) == 0:
                view = GAME.view(state, seat)
                assert make("shogun", "ashigaru", number).decide(view) in view.moves
                kinds.add(state.decision)
            random_turn(state, rng)
    assert kinds == set(range(len(state.setting.decisions)))


@pytest.mark.parametrize("provinces", range(8))
def test_a_player_with_few_provinces_or_none_goes_on(provinces: int) -> None:
    state = GAME.start({"players": 4, "side": "sun", "setup": "fixed"}, provinces)
    for lost in [p for p in range(PROVINCE_COUNT) if state.owner[p] == 0][provinces:]:
        state.owner = replaced(state.owner, lost, 1)
    bots = bots_for(["ashigaru"] * 4, provinces)
    planned = 0
    while state.year == 1 and state.season == 0:
        seat = GAME.to_move(state)[0]
        view = GAME.view(state, seat)
        move = bots[seat].decide(view)
        assert move in view.moves
        planned += state.decision == PLAN and seat == 0
        GAME.play(state, seat, move)
    assert planned == state.setting.spaces
