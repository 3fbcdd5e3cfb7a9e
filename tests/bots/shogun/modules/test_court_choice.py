"""At court: favours by their worth, which rises with their numbers, and officials of armies that can be spared."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from bakufu.bots import make
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.modules.court.favour_values import favour_value
from bakufu.bots.shogun.modules.court.values import conversions
from bakufu.bots.shogun.samurai import WEIGHTS
from bakufu.kernel.rows import replaced
from bakufu.shogun.box.components import (
    BID,
    CASTLE,
    CHEST_CARD,
    EFFECTS,
    EMPTY,
    NEUTRAL,
    PROVINCE_COUNT,
    PROVINCES,
    TAX,
    UNPLANNED,
)
from bakufu.shogun.modules.court.favour_cards import FAVOUR_CARDS
from bakufu.shogun.modules.court.numbers import (
    AUDIENCE,
    CALM_PROVINCE,
    ENTRANCE,
    FAVOUR_ROW,
    FAVOURED_ARMIES,
    FAVOURED_BUILDING,
    OFFICIALS,
    REMOVE_EVENT,
    TAKE_FAVOUR,
    TOWER_CARD,
)
from bakufu.shogun.numbers import WORDS
from bakufu.shogun.rules.state import State
from tests.bots.shogun.whole_games import GAME, TABLES, bots_for, moments

SEAT = 0
CONVERT_3, CONVERT_2, CONVERT_1 = BID + 1, BID + 2, BID + 3


def spring() -> State:
    """Nobody has officials in the halls yet."""
    state = GAME.start({"players": 4, "setup": "fixed", "modules": ["court"]}, 3)
    state.module_rows[ENTRANCE], state.module_rows[OFFICIALS] = (0,) * 4, (7,) * 4
    return state


def asked(decision: int, about: Sequence[int] = ()) -> State:
    """All plans are laid, without a card, and one seat has something to decide."""
    state = spring()
    state.plan = [EMPTY] * len(state.plan)
    state.decision, state.awaited, state.about = decision, [1, 0, 0, 0], list(about)
    return state


def last_autumn(state: State) -> State:
    state.year, state.season = 2, 2
    return state


def owned(state: State) -> list[int]:
    return [p for p in range(PROVINCE_COUNT) if state.owner[p] == SEAT]


def chosen(state: State) -> str:
    return WORDS[make("shogun", "samurai", 1).decide(GAME.view(state, SEAT))]


# Favours


def test_in_the_first_spring_favours_are_valued_in_the_order_of_their_numbers() -> None:
    """On average over all tables, at every audience."""
    values = [0.0] * (FAVOUR_CARDS + 1)
    audiences = 0
    for seed, table in enumerate(TABLES):
        options = {**table, "modules": ["court"]}
        for state, seat, _ in moments(options, bots_for(["samurai"] * table["players"], seed), seed):
            if state.season or state.year > 1:
                break
            if state.decision == TAKE_FAVOUR:
                audiences += 1
                evaluator = Evaluator(GAME.view(state, seat).known, seat, WEIGHTS)
                for card in range(1, FAVOUR_CARDS + 1):
                    values[card] += favour_value(evaluator, card)
    assert audiences > len(TABLES)
    means = [round(value / audiences, 2) for value in values[1:]]
    assert all(less <= more + 0.1 for less, more in pairwise(means))
    assert means[0] < means[-1] / 10


def audience(officials: int, *favours: int) -> State:
    state = asked(TAKE_FAVOUR)
    state.module_rows[FAVOUR_ROW] = favours
    state.put(AUDIENCE, SEAT, officials)
    return state


@pytest.mark.parametrize(
    ("officials", "favours", "taken"),
    [
        (4, (21, 13, 6), "favour-4"),
        (3, (21, 13, 6), "favour-3"),
        (2, (21, 13, 6), "favour-2"),
        (4, (0, 13, 6), "favour-3"),
        (4, (19, 13, 6), "favour-4"),
        (4, (2, 1, 0), "nothing"),
    ],
)
def test_the_favour_that_brings_most_or_none(officials: int, favours: tuple[int, ...], taken: str) -> None:
    assert chosen(audience(officials, *favours)) == taken


def test_in_the_last_season_officials_need_not_be_saved() -> None:
    assert chosen(audience(3, 0, 2, 0)) == "nothing"
    assert chosen(last_autumn(audience(3, 0, 2, 0))) == "favour-3"
    assert chosen(last_autumn(audience(4, 16, 13, 0))) == "favour-3"  # chests are of no use any more


def test_what_the_supply_does_not_hold_is_worth_nothing() -> None:
    state = audience(4, 16, 0, 8)
    state.bank = 0
    assert chosen(state) == "favour-2"
    state.supply[SEAT] = 0
    assert chosen(state) == "nothing"


@pytest.mark.parametrize(("event", "answer"), [("tax-at-most", "yes"), ("tax-at-least", "nothing")])
def test_an_event_goes_if_it_hurts_the_own_plan(event: str, answer: str) -> None:
    state = asked(REMOVE_EVENT)
    state.event = state.setting.effect.index(EFFECTS.index(event))
    yields = state.setting.board.tax
    best = max if event == "tax-at-most" else min
    state.plan[TAX] = best(owned(state), key=lambda province: yields[province])
    assert chosen(state) == answer


def test_the_marker_where_most_is_at_stake() -> None:
    state = asked(CALM_PROVINCE)
    strong, weak, *_ = owned(state)
    state.revolts = replaced(replaced(state.revolts, strong, 2), weak, 2)
    state.armies[strong], state.armies[weak] = 12, 1
    assert chosen(state) == PROVINCES[weak]


def test_armies_take_the_best_neutral_province() -> None:
    state = asked(FAVOURED_ARMIES, [3])
    took = PROVINCES.index(chosen(state))
    assert state.owner[took] == NEUTRAL
    state.owner = tuple([1 if owner == NEUTRAL else owner for owner in state.owner])
    assert state.owner[PROVINCES.index(chosen(state))] == SEAT


def test_a_building_where_it_leads() -> None:
    state = asked(FAVOURED_BUILDING, [CASTLE])
    region = state.setting.board.region
    home = region[owned(state)[0]]
    for province in range(PROVINCE_COUNT):
        if region[province] == home and state.owner[province] == 1:
            state.buildings = replaced(state.buildings, province, 1)
    state.buildings = replaced(state.buildings, owned(state)[0], 1)
    assert region[PROVINCES.index(chosen(state))] != home


# Officials


def sent(state: State, hand: list[int]) -> dict[int, int]:
    return conversions(Evaluator(state, SEAT, WEIGHTS), [UNPLANNED] * state.setting.spaces, hand)


def test_idle_armies_in_the_tray_go_to_court() -> None:
    state = spring()
    state.module_rows[FAVOUR_ROW] = (21, 19, 16)
    assert not sent(state, [])
    state.tray[SEAT] = 6
    laid = sent(state, [])
    assert set(laid) == {CONVERT_3, CONVERT_2, CONVERT_1}
    assert set(laid.values()) == {TOWER_CARD, TOWER_CARD + 1, TOWER_CARD + 2}
    state.tray[SEAT] = 2
    assert set(sent(state, [])) == {CONVERT_2}


def test_armies_go_where_they_are_not_needed() -> None:
    state = spring()
    safe, edge, *_ = owned(state)
    state.module_rows[FAVOUR_ROW] = (21, 19, 16)
    for province in range(PROVINCE_COUNT):
        neighbour = province in state.setting.board.neighbours[safe]
        state.owner = replaced(state.owner, province, SEAT if province in (safe, edge) or neighbour else 1)
        state.armies[province] = 3
    state.armies[safe] = state.armies[edge] = 5
    state.put(OFFICIALS, SEAT, 1)
    assert sent(state, [safe, edge]) == {CONVERT_1: safe}
    state.armies[safe] = state.armies[edge] = 1
    assert not sent(state, [safe, edge])


def test_nobody_is_sent_for_favours_that_nobody_wants_in_the_last_season() -> None:
    state = last_autumn(spring())
    state.tray[SEAT] = 6
    state.module_rows[FAVOUR_ROW] = (0, 0, 0)
    assert not sent(state, [])
    state.module_rows[FAVOUR_ROW] = (19, 13, 6)
    assert sent(state, [])


@pytest.mark.parametrize(("supply", "most"), [(0, 0), (1, 1), (2, 2), (4, 4)])
def test_no_more_than_there_are_officials(supply: int, most: int) -> None:
    state = spring()
    state.tray[SEAT] = 6
    state.put(OFFICIALS, SEAT, supply)
    assert sum([CONVERT_1 + 1 - space for space in sent(state, [])]) <= most


def test_with_nothing_to_send_chest_cards_lie_at_court() -> None:
    state = spring()
    for province in owned(state):
        state.armies[province] = 1
    bot = make("shogun", "samurai", 1)
    plan = []
    for _ in range(state.setting.spaces):
        plan.append(bot.decide(GAME.view(state, SEAT)))
        GAME.play(state, SEAT, plan[-1])
    assert [CHEST_CARD <= card < TOWER_CARD for card in plan[CONVERT_3:]] == [True] * 3
    assert len(set(plan)) == len(plan)
