"""The smaller choices: claims, places in the turn order, moves, help in battle, and the order of revolts."""

from __future__ import annotations

import pytest

from bakufu.bots import make
from bakufu.kernel.rows import replaced
from bakufu.shogun.box.components import (
    ATTACK,
    BATTLE_A,
    CHEST_CARD,
    DEFENCE,
    DEPLOY_1,
    DEPLOY_5,
    FARMERS,
    NEUTRAL,
    NO_EVENT,
    ONE_MORE_CHEST,
    ONE_MORE_RICE,
    PROVINCES,
    RICE,
    SIX_ARMIES,
    TAX,
)
from bakufu.shogun.box.picks import NOTHING, NUMBER, OPEN_CARD, PLACE
from bakufu.shogun.rules.decision_kinds import (
    CLAIM_CARD,
    DEPLOY_ARMIES,
    MARCH_ARMIES,
    MARCH_TO,
    MOVE_TO,
    NEXT_REVOLT,
    PLACE_IN_ORDER,
    REINFORCE,
)
from bakufu.shogun.rules.state import State
from tests.bots.shogun.whole_games import GAME

SEAT = 0


def province(name: str) -> int:
    return PROVINCES.index(name)


def asked(decision: int, *about: int) -> State:
    """A table of three where only this seat is asked; it owns nothing yet, and nobody else does."""
    state = GAME.start({"players": 3, "side": "sun", "setup": "fixed"}, 2)
    for p in range(len(PROVINCES)):
        if state.owner[p] >= 0:
            state.owner = replaced(state.owner, p, NEUTRAL)
            state.armies[p] = 0
    state.tray, state.inside = [0] * 6, [2, 2, 2, 0, 0, 2]
    state.plan = [CHEST_CARD] * len(state.plan)
    state.awaited = [1, 0, 0]
    state.decision, state.about = decision, list(about)
    state.event = NO_EVENT
    return state


def hold(state: State, seat: int, **armies: int) -> None:
    for name, number in armies.items():
        state.owner = replaced(state.owner, province(name), seat)
        state.armies[province(name)] = number


def decide(state: State, seed: int = 1) -> int:
    return make("shogun", "ashigaru", seed).decide(GAME.view(state, SEAT))


def test_the_better_open_card_is_taken() -> None:
    state = asked(CLAIM_CARD)
    state.groups, state.seen = [1] * 12, [NEUTRAL] * 6
    state.pile = [province("Kai")]
    poor, rich = sorted((province("Etchu"), province("Bizen")), key=lambda p: state.setting.board.tax[p])
    state.open_cards = [poor, rich]
    assert decide(state) == OPEN_CARD + 1
    state.open_cards = [rich, poor]
    assert decide(state) == OPEN_CARD


@pytest.mark.parametrize(
    ("space", "special"), [(TAX, ONE_MORE_CHEST), (RICE, ONE_MORE_RICE), (BATTLE_A, ATTACK)], ids=["tax", "rice", "war"]
)
def test_the_special_card_that_fits_the_plan_is_taken(space: int, special: int) -> None:
    state = asked(PLACE_IN_ORDER)
    hold(state, SEAT, Kai=4, Shinano=4)
    state.plan[space] = province("Kai")
    state.special_row = [SIX_ARMIES, DEFENCE, *{ONE_MORE_CHEST, ONE_MORE_RICE, ATTACK} - {special}, special]
    state.takers, state.choosing = [-1] * 5, [SEAT]
    assert decide(state) == PLACE + 4


def test_who_has_to_march_goes_home_rather_than_into_a_hopeless_battle() -> None:
    state = asked(MARCH_TO, BATTLE_A, province("Kai"))
    for neighbour in state.setting.board.neighbours[province("Kai")]:
        hold(state, 1, **{PROVINCES[neighbour]: 12})
    hold(state, SEAT, Kai=3, Suruga=3)
    assert decide(state) == province("Suruga")


def test_who_has_only_hopeless_battles_risks_a_single_army() -> None:
    state = asked(MARCH_TO, BATTLE_A, province("Kai"))
    neighbours = state.setting.board.neighbours[province("Kai")]
    for neighbour in neighbours:
        hold(state, 1, **{PROVINCES[neighbour]: 12})
    hold(state, SEAT, Kai=3)
    target = decide(state)
    assert target in neighbours
    state.decision, state.about = MARCH_ARMIES, [BATTLE_A, province("Kai"), target]
    assert decide(state) == NUMBER + 1


def test_a_weak_neighbour_is_attacked_with_strength() -> None:
    state = asked(MARCH_TO, BATTLE_A, province("Kai"))
    hold(state, SEAT, Kai=7)
    for neighbour in state.setting.board.neighbours[province("Kai")]:
        hold(state, 1, **{PROVINCES[neighbour]: 9})
    hold(state, 1, Suruga=1)
    assert decide(state) == province("Suruga")
    state.decision, state.about = MARCH_ARMIES, [BATTLE_A, province("Kai"), province("Suruga")]
    assert decide(state) > NUMBER + 2


def quiet_country(origin: str, **armies: int) -> State:
    """Everything belongs to this seat, three armies everywhere, and an army has just been deployed."""
    state = asked(MOVE_TO, DEPLOY_1, province(origin))
    for p in range(len(PROVINCES)):
        if state.owner[p] == NEUTRAL:
            hold(state, SEAT, **{PROVINCES[p]: 3})
    hold(state, SEAT, **armies)
    return state


def test_idle_armies_move_to_the_border() -> None:
    state = quiet_country("Kai", Kai=8, Suruga=1)
    hold(state, 1, Totomi=6)
    assert decide(state) in state.setting.board.neighbours[province("Totomi")]


def test_armies_in_danger_stay() -> None:
    state = quiet_country("Kaga", Kaga=3, Etchu=9)
    hold(state, 1, Noto=5)
    assert decide(state) == NOTHING


def test_every_army_a_special_card_offers_is_welcome() -> None:
    state = asked(DEPLOY_ARMIES, DEPLOY_5, province("Kai"), 5, 6)
    assert decide(state) == NUMBER + 6
    state = asked(REINFORCE, ATTACK)
    state.battle = [0, 1, province("Kai"), 3, 2]
    assert decide(state) == NUMBER + 1


def test_a_tower_full_of_farmers_is_emptied_where_least_is_at_stake() -> None:
    state = asked(NEXT_REVOLT)
    hold(state, SEAT, Kai=3, Suruga=3)
    state.buildings = replaced(state.buildings, province("Kai"), 1)
    state.season, state.revolting, state.revolt_farmers = 3, [province("Kai"), province("Suruga")], [2]
    state.inside[FARMERS] = 9
    assert decide(state) == province("Suruga")
    state.inside[FARMERS] = 0
    assert decide(state) == province("Kai")
