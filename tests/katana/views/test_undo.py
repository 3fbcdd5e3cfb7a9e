"""A move can be taken back unless chance, or a card or tile turned up, lies between."""

from __future__ import annotations

from bakufu.katana.box.picks import ENOUGH, MARKET_CARD, NUMBER_OF, RESOURCE
from bakufu.katana.rules.decision_kinds import BUYING, STARTING_SWORD, TAKING_A_CARD, TURN
from bakufu.katana.rules.state import State
from tests.katana.smiths import GAME, Play


def first_turn() -> State:
    play = Play({"players": 2, "rooms": "first"}, 5, riches=20)
    while play.state.decision == STARTING_SWORD:
        play.go_on()
    assert play.state.decision == TURN
    return play.state


def can_be_undone(state: State, move: int) -> bool:
    before = state.copy()
    GAME.play(state, state.actor, move)
    return not GAME.irrevocable(before, state)


def test_buying_can_be_taken_back_and_a_card_of_the_market_cannot() -> None:
    state = first_turn()
    assert can_be_undone(state, NUMBER_OF["market"])
    assert state.decision == BUYING
    assert can_be_undone(state, RESOURCE)
    assert can_be_undone(state, ENOUGH)
    assert state.decision == TAKING_A_CARD
    assert not can_be_undone(state, MARKET_CARD), "another card was turned up"


def test_taking_a_sword_turns_up_a_card() -> None:
    state = first_turn()
    swords = [move for move in GAME.moves(state, state.turn) if move < 11]
    assert not can_be_undone(state, swords[0])


def test_moving_swords_can_be_taken_back() -> None:
    state = first_turn()
    cell = next(cell for cell in range(20) if state.forge[20 * state.turn + cell] >= 0)
    assert can_be_undone(state, NUMBER_OF[f"row-{cell // 5 + 1}"])
    assert can_be_undone(state, NUMBER_OF[f"move-{cell // 5 + 1}a"])


def test_chance_lies_between_states_with_other_streams() -> None:
    before = first_turn()
    after = before.copy()
    assert not GAME.irrevocable(before, after)
    after.lots.next()
    assert GAME.irrevocable(before, after)
