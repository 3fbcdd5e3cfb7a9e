"""How far a move can be taken back: never across chance, and never across a card that was turned up."""

from __future__ import annotations

import pytest

from bakufu.shogun.rules.state import State
from bakufu.shogun.views.undo import undo_refusal
from tests.shogun.table import BLACK, BLUE, GAME, RED, Table


def refused(table: Table, seat: int, pick: str) -> str:
    """The rule against taking this move back."""
    before = table.state.copy()
    table.play(seat, pick)
    rule = undo_refusal(before, table.state)
    assert GAME.irrevocable(before, table.state) == (rule != "")
    return rule


@pytest.mark.rule("table.undo")
def test_a_target_can_be_taken_back_and_the_battle_cannot() -> None:
    table = Table.bare().give(RED, "Ise", 3).give(BLUE, "Omi", 2).turn(RED, "battle-a", "Ise")
    assert refused(table, RED, "Omi") == "", "only the target is chosen yet"
    assert refused(table, RED, "2") == "table.undo", "cubes were thrown into the tower"


def test_a_planned_card_can_be_taken_back() -> None:
    table = Table(players=3)
    assert table.asked[0] == "plan"
    assert refused(table, RED, table.choices(RED)[0]) == ""


@pytest.mark.rule("table.undo")
def test_a_move_that_turns_up_an_action_card_cannot_be_taken_back() -> None:
    """A move to a province of one's own: no chance, but the last turn at an action reveals the next card."""
    table = Table.bare().give(BLUE, "Omi").turn(BLUE, "castle", "Omi")
    target = table.choices(BLACK)[0]
    table.give(BLACK, target)
    assert refused(table, BLACK, target) == ""
    assert refused(table, BLACK, "1") == "table.undo"
    assert table.told("march.move-to-own-province").target == target
    assert 7 in [event.position for event in table.all_told("season.turn-up-next")]


@pytest.mark.rule("table.undo")
def test_an_open_province_card_that_is_taken_cannot_be_given_back() -> None:
    table = Table(players=3, setup="claim")
    seat = table.asked[1][0]
    assert refused(table, seat, table.choices(seat)[0]) == "", "no other card has taken its place yet"
    assert refused(table, seat, table.choices(seat)[0]) == "table.undo", "the next card of the pile was turned up"


@pytest.mark.rule("table.undo")
def test_a_place_in_the_turn_order_can_be_taken_back_until_the_actions_begin() -> None:
    table = Table.bare().give(RED, "Ise").give(BLUE, "Omi").auction("chest-4", "chest-3", "chest-2", "chest-1")
    seats: list[str] = []
    while table.asked[0] == "place":
        seats.append(refused(table, table.asked[1][0], table.choices(table.asked[1][0])[0]))
    assert seats == ["", "", "", "table.undo"]


@pytest.mark.rule("table.undo")
@pytest.mark.parametrize("stream", ["decks", "falls", "lots"])
def test_chance_lies_between_states_with_other_streams(stream: str) -> None:
    before = Table(players=3).state
    after: State = before.copy()
    assert undo_refusal(before, after) == ""
    {"decks": after.decks, "falls": after.falls, "lots": after.lots}[stream].next()
    assert undo_refusal(before, after) == "table.undo"
