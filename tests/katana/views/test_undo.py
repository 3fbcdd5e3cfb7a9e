"""A move can be taken back unless chance, or a card or tile turned up, lies between."""

from __future__ import annotations

import pytest

from bakufu.katana.box.picks import ENOUGH, MARKET_CARD, NUMBER_OF, PASS, RESOURCE
from bakufu.katana.rules.decision_kinds import BUYING, STARTING_SWORD, TAKING_A_CARD, TURN
from bakufu.katana.rules.state import State
from bakufu.katana.views.undo import undo_refusal
from tests.katana.smiths import GAME, Play


def first_turn() -> State:
    play = Play({"players": 2, "rooms": "first"}, 5, riches=20)
    while play.state.decision == STARTING_SWORD:
        play.go_on()
    assert play.state.decision == TURN
    return play.state


def refused(state: State, move: int) -> str:
    """The rule against taking this move back."""
    before = state.copy()
    GAME.play(state, state.actor, move)
    rule = undo_refusal(before, state)
    assert GAME.irrevocable(before, state) == (rule != "")
    return rule


def can_be_undone(state: State, move: int) -> bool:
    return refused(state, move) == ""


@pytest.mark.rule("table.undo")
def test_buying_can_be_taken_back_and_a_card_of_the_market_cannot() -> None:
    state = first_turn()
    assert can_be_undone(state, NUMBER_OF["market"])
    assert state.decision == BUYING
    assert can_be_undone(state, RESOURCE)
    assert can_be_undone(state, ENOUGH)
    assert state.decision == TAKING_A_CARD
    assert refused(state, MARKET_CARD) == "table.undo", "another card was turned up"


@pytest.mark.rule("table.undo")
def test_taking_a_sword_turns_up_a_card() -> None:
    state = first_turn()
    swords = [move for move in GAME.moves(state, state.turn) if move < 11]
    assert refused(state, swords[0]) == "table.undo"


def test_moving_swords_can_be_taken_back() -> None:
    state = first_turn()
    cell = next(cell for cell in range(20) if state.forge[20 * state.turn + cell] >= 0)
    assert can_be_undone(state, NUMBER_OF[f"row-{cell // 5 + 1}"])
    assert can_be_undone(state, NUMBER_OF[f"move-{cell // 5 + 1}a"])


@pytest.mark.rule("table.undo")
def test_chance_lies_between_states_with_other_streams() -> None:
    before = first_turn()
    after = before.copy()
    assert undo_refusal(before, after) == ""
    after.lots.next()
    assert undo_refusal(before, after) == "table.undo"


@pytest.mark.rule("table.undo")
def test_a_new_round_cannot_be_taken_back() -> None:
    """The last player passes: no card need be turned up for that, but the round is over."""
    state = first_turn()
    state.honor_deck = []
    assert can_be_undone(state, PASS)
    assert state.decision == TURN
    before = state.copy()
    GAME.play(state, state.actor, PASS)
    assert (before.round, state.round) == (1, 2)
    assert undo_refusal(before, state) == "table.undo"
