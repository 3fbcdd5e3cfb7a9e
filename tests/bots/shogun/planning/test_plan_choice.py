"""Plans in laid-out positions: what Samurai does with much, with little, and at the very end."""

from __future__ import annotations

from bakufu.bots import make
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.planning.purse import Purse
from bakufu.bots.shogun.samurai import WEIGHTS
from bakufu.kernel.rows import replaced
from bakufu.shogun.box.components import (
    BATTLE_A,
    BATTLE_B,
    BID,
    CASTLE,
    CHEST_CARD,
    DEPLOY_1,
    DEPLOY_3,
    DEPLOY_5,
    FACE_DOWN,
    RICE,
    TAX,
    TEMPLE,
    THEATRE,
)
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.rules.state import State
from tests.bots.shogun.whole_games import GAME

SEAT = 0
TAX_FIRST = [TAX, CASTLE, TEMPLE, THEATRE, RICE]
TAX_HIDDEN = [CASTLE, TEMPLE, THEATRE, RICE, DEPLOY_5]


def spring() -> State:
    return GAME.start({"players": 4, "side": "sun", "setup": "fixed"}, 11)


def owned(state: State) -> list[int]:
    return [p for p in range(len(state.owner)) if state.owner[p] == SEAT]


def plan(state: State) -> dict[int, int]:
    """The provinces that Samurai lays, by space."""
    bot = make("shogun", "samurai", 1)
    state = state.copy()
    cards: list[int] = []
    while len(cards) < state.setting.spaces:
        cards.append(bot.decide(GAME.view(state, SEAT)))
        GAME.play(state, SEAT, cards[-1])
    assert NOTHING not in cards or len(owned(state)) < 6
    return {space: card for space, card in enumerate(cards) if card < CHEST_CARD}


def purse(state: State) -> Purse:
    return Purse(Evaluator(GAME.view(state, SEAT).known, SEAT, WEIGHTS))


def test_with_chests_enough_it_builds_one_of_each() -> None:
    assert {CASTLE, TEMPLE, THEATRE, RICE, TAX} <= set(plan(spring()))


def without_chests(row: list[int]) -> tuple[State, dict[int, int]]:
    state = spring()
    state.chests[SEAT] = 0
    state.action_row = row + [action for action in range(BID) if action not in row]
    return state, plan(state)


def test_without_chests_it_spends_the_taxes_that_come_first() -> None:
    state, laid = without_chests(TAX_FIRST)
    spent = sum(state.setting.price[space] for space in laid if space < BID)
    assert RICE in laid
    assert 0 < spent <= state.setting.board.tax[laid[TAX]]


def test_without_chests_and_taxes_in_sight_it_lays_only_what_it_must() -> None:
    """Five chest cards decline five of eleven spaces; what is free fills five more, and one card must lie somewhere."""
    state, laid = without_chests(TAX_HIDDEN)
    paid = [space for space in laid if space < BID and state.setting.price[space]]
    assert {RICE, TAX, BATTLE_A, BATTLE_B, BID} <= set(laid)
    assert len(paid) == 1


def test_with_single_armies_everywhere_it_plans_no_battle() -> None:
    state = spring()
    for province in owned(state):
        state.armies[province] = 1
    assert not {BATTLE_A, BATTLE_B} & set(plan(state))


def test_with_all_sites_taken_it_builds_nothing() -> None:
    state = spring()
    for province in owned(state):
        state.buildings = replaced(state.buildings, province, (0, 1, 3, 7)[state.setting.board.sites[province]])
    assert not {CASTLE, TEMPLE, THEATRE} & set(plan(state))


def test_it_collects_elsewhere_than_where_farmers_are_up_in_arms() -> None:
    state = spring()
    best_tax = max(owned(state), key=lambda p: state.setting.board.tax[p])
    state.revolts = replaced(state.revolts, best_tax, 4)
    laid = plan(state)
    assert best_tax not in (laid[TAX], laid[RICE])


def test_with_rice_for_a_long_winter_it_leaves_the_farmers_alone_in_autumn() -> None:
    state = spring()
    state.season = 2
    state.rice[SEAT] = 18
    assert RICE not in plan(state)


def test_without_armies_in_supply_it_deploys_none() -> None:
    state = spring()
    state.supply[SEAT] = 0
    assert not {DEPLOY_5, DEPLOY_3, DEPLOY_1} & set(plan(state))


def test_a_second_castle_in_a_region_is_worth_less_than_the_first_in_another() -> None:
    state = spring()
    region = state.setting.board.region
    home = plan(state)[CASTLE]
    state.buildings = replaced(state.buildings, home, state.buildings[home] | 1)
    assert region[plan(state)[CASTLE]] != region[home]


def test_open_taxes_pay_for_what_comes_after_them() -> None:
    state = spring()
    state.chests[SEAT] = 0
    province = max(owned(state), key=lambda p: state.setting.board.tax[p])
    laid = {TAX: province, CASTLE: owned(state)[0]}
    state.action_row = TAX_FIRST + [FACE_DOWN] * 5
    assert purse(state).fits(laid)
    state.action_row = TAX_HIDDEN + [FACE_DOWN] * 5
    assert not purse(state).fits(laid)


def test_the_purse_counts_everything_planned() -> None:
    state = spring()
    state.chests[SEAT] = 6
    state.action_row = TAX_HIDDEN + [FACE_DOWN] * 5
    home = owned(state)
    laid = {CASTLE: home[0], TEMPLE: home[1], THEATRE: home[2]}
    assert purse(state).left_over(laid) == 0
    assert purse(state).left_over({**laid, DEPLOY_1: home[3]}) == -1
