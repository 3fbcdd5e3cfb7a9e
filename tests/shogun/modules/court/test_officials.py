"""Officials at Tenno's Court: from the first load of the tower, from provinces and from the tray."""

from __future__ import annotations

import pytest

import bakufu
from bakufu.shogun.box.components import BID, COLOURS, PROVINCES
from bakufu.shogun.modules.court.audience import close_court, hold_audience, lay_out_favours, line_up
from bakufu.shogun.modules.court.numbers import ENTRANCE, OFFICIALS
from bakufu.shogun.modules.court.officials import convert_armies
from bakufu.shogun.modules.court.protection import end_protection
from bakufu.shogun.rules.actions.carrying_out import carry_out_actions
from bakufu.shogun.rules.events import TowerLoaded
from bakufu.shogun.rules.layout import lay_out_specials
from bakufu.shogun.rules.planning import cards_left
from bakufu.shogun.rules.round_end import end_round
from bakufu.shogun.rules.turn_order import NO_CHESTS, PROVINCE_CARD, _pay
from tests.shogun.modules.court.table import CourtTable
from tests.shogun.table import BLACK, BLUE, GAME, PURPLE, RED, YELLOW


def test_the_steps_of_the_court_stand_where_the_rulebook_has_them() -> None:
    steps = CourtTable.bare().state.setting.sequence
    layouts = [number for number, step in enumerate(steps) if step is lay_out_favours]
    assert [steps[number - 1] for number in layouts] == [lay_out_specials] * 6
    courts = [number for number, step in enumerate(steps) if step is convert_armies]
    assert len(courts) == 6
    for number in courts:
        assert steps[number + 1 : number + 5] == (line_up, hold_audience, close_court, carry_out_actions)
        assert steps[number + 5 : number + 7] == (end_protection, end_round)


# The first load


@pytest.mark.rule("court.officials-from-first-load")
def test_the_rulebooks_first_load_brings_jens_and_dirk_two_officials_and_anika_one() -> None:
    """Two farmers, two blue, two red and one purple army tumble into the tray."""
    table = CourtTable.bare(5).tower(blue=5, yellow=7, red=5, black=7, purple=6, farmers=8).loaded()
    sent = {event.seat: event.officials for event in table.all_told("court.officials-from-first-load")}
    assert sent == {BLUE: 2, YELLOW: 0, RED: 2, BLACK: 0, PURPLE: 1}
    assert table.entrance() == [2, 0, 2, 0, 1]
    assert [table.officials(seat) for seat in range(5)] == [5, 7, 5, 7, 6]
    assert table.in_tray() == {}
    assert table.state.supply == [62 - 5, 62 - 7, 62 - 5, 62 - 7, 62 - 6]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_begins_with_an_official_for_every_army_that_fell_out(players: int) -> None:
    table = CourtTable(players, seed=players, modules=["court"])
    loaded = next(event for event in table.events if isinstance(event, TowerLoaded))
    assert table.entrance() == [loaded.fallen.get(colour, 0) for colour in COLOURS[:players]]
    assert [table.officials(seat) + table.entrance()[seat] for seat in range(players)] == [7] * players


# The plan


def test_there_are_14_spaces_and_3_more_cards() -> None:
    table = CourtTable(modules=["court"])
    setting = table.state.setting
    assert setting.spaces == 14
    assert setting.space_names[BID + 1 :] == ("convert-3", "convert-2", "convert-1")
    provinces = table.state.owner.count(BLUE)
    assert len(cards_left(table.state, BLUE)) == provinces + 5 + 3
    assert {"tower-1", "tower-2", "tower-3"} <= set(table.choices(BLUE))


@pytest.mark.parametrize("owned", [5, 6])
def test_the_extra_board_is_filled_to_the_extent_possible(owned: int) -> None:
    """With 5 provinces there are 13 cards, and one of the 14 spaces stays empty."""
    table = CourtTable.bare()
    for province in PROVINCES[:owned]:
        table.give(BLUE, province, 2)
    picks = table.choices(BLUE)
    assert ("nothing" in picks) == (owned == 5)
    for pick in [pick for pick in picks if pick != "nothing"][:13]:
        table.play(BLUE, pick)
    assert ("nothing" in table.choices(BLUE)) == (owned == 5)
    assert len(table.choices(BLUE)) == 1
    table.play(BLUE, *table.choices(BLUE))
    assert BLUE not in table.asked[1]


@pytest.mark.rule("court.tower-card-declines")
def test_a_dice_tower_card_on_an_action_is_like_a_chest_card() -> None:
    table = CourtTable.bare().give(RED, "Kaga").give(BLUE, "Omi", 2)
    table.turn(RED, "tax", "Kaga", {(BLUE, "tax"): "tower-2"})
    declined = table.told("court.tower-card-declines")
    assert (declined.seat, declined.action, declined.province) == (BLUE, "tax", None)
    assert table.state.chests[BLUE] == 15


def test_a_dice_tower_card_as_a_bid_is_like_a_0() -> None:
    table = CourtTable.bare().give(RED, "Kaga").lay({(BLUE, "bid"): "tower-1", (RED, "bid"): "Kaga"})
    table.lay({(YELLOW, "bid"): "chest-0"})
    assert _pay(table.state, BLUE, None) == NO_CHESTS == _pay(table.state, YELLOW, None)
    assert _pay(table.state, RED, None) == PROVINCE_CARD
    assert table.state.chests[BLUE] == 15


def test_a_dice_tower_card_is_told_as_a_bid() -> None:
    table = CourtTable.bare().auction("tower-3", "chest-1", "", "")
    assert [(event.card, event.paid) for event in table.all_told("order.pay-the-bid")][:2] == [
        ("tower-3", 0),
        ("chest-1", 1),
    ]


def test_without_the_court_there_is_no_dice_tower_card() -> None:
    table = CourtTable()
    assert table.state.setting.spaces == 11
    assert "tower-1" not in table.choices(BLUE)
    assert table.state.module_rows == []


# Converting armies


@pytest.mark.rule("court.from-a-province")
def test_barbara_turns_three_armies_from_kai_into_officials_and_leaves_one() -> None:
    table = CourtTable.bare().give(YELLOW, "Kai", 4).court(plans={(YELLOW, "convert-3"): "Kai"})
    converted = table.told("court.from-a-province")
    told = (converted.seat, converted.space, converted.card, converted.officials, converted.entrance)
    assert told == (YELLOW, "convert-3", "Kai", 3, 3)
    assert table.armies("Kai") == 1
    assert table.state.supply[YELLOW] == 61
    assert table.entrance()[YELLOW] == 3
    assert table.officials(YELLOW) == 4


@pytest.mark.rule("court.must-convert")
def test_nobody_can_decline_a_planned_conversion() -> None:
    """Nobody is asked, although yellow's last army but one may be wanted for the defense."""
    table = CourtTable.bare().give(YELLOW, "Kai", 4).give(YELLOW, "Iyo", 9)
    table.court(plans={(YELLOW, "convert-3"): "Kai", (YELLOW, "convert-2"): "Iyo"})
    left = table.told("court.must-convert")
    assert (left.seat, left.province) == (YELLOW, "Kai")
    assert (table.armies("Kai"), table.armies("Iyo")) == (1, 7)
    assert table.entrance()[YELLOW] == 5


@pytest.mark.rule("court.from-the-tray")
def test_barbara_turns_two_armies_from_the_tray_into_officials() -> None:
    table = CourtTable.bare().tray(yellow=2, red=1).court(plans={(YELLOW, "convert-2"): "tower-1"})
    converted = table.told("court.from-the-tray")
    assert (converted.seat, converted.space, converted.card, converted.officials) == (YELLOW, "convert-2", "tower-1", 2)
    assert table.in_tray() == {"red": 1}
    assert table.state.supply[YELLOW] == 62
    assert table.entrance()[YELLOW] == 2


@pytest.mark.rule("court.chest-card-declines")
def test_barbara_does_nothing_with_a_chest_card() -> None:
    table = CourtTable.bare().give(YELLOW, "Kai", 4).court(plans={(YELLOW, "convert-1"): "chest-3"})
    declined = table.told("court.chest-card-declines")
    assert (declined.seat, declined.space, declined.card) == (YELLOW, "convert-1", "chest-3")
    assert table.entrance()[YELLOW] == 0
    assert table.state.chests[YELLOW] == 15


def test_barbara_sends_five_officials_in_all() -> None:
    table = CourtTable.bare().give(YELLOW, "Kai", 4).tray(yellow=2)
    table.court(
        plans={(YELLOW, "convert-3"): "Kai", (YELLOW, "convert-2"): "tower-1", (YELLOW, "convert-1"): "chest-0"}
    )
    assert table.entrance() == [0, 5, 0, 0]
    assert table.officials(YELLOW) == 2


@pytest.mark.rule("court.one-army-stays")
@pytest.mark.parametrize(("space", "armies"), [("convert-3", 3), ("convert-2", 2), ("convert-1", 1), ("convert-3", 1)])
def test_a_province_that_cannot_leave_an_army_behind_sends_none(space: str, armies: int) -> None:
    table = CourtTable.bare().give(YELLOW, "Kai", armies).court(plans={(YELLOW, space): "Kai"})
    kept = table.told("court.one-army-stays")
    assert (kept.seat, kept.space, kept.card) == (YELLOW, space, "Kai")
    assert table.armies("Kai") == armies
    assert table.entrance()[YELLOW] == 0


@pytest.mark.rule("court.too-few-in-the-tray")
def test_with_too_few_own_armies_in_the_tray_none_is_converted() -> None:
    table = CourtTable.bare().tray(yellow=2, blue=4).court(plans={(YELLOW, "convert-3"): "tower-2"})
    assert table.told("court.too-few-in-the-tray").seat == YELLOW
    assert table.in_tray() == {"yellow": 2, "blue": 4}
    assert table.entrance()[YELLOW] == 0


@pytest.mark.rule("court.officials-are-limited")
def test_with_too_few_officials_nothing_is_converted() -> None:
    table = CourtTable.bare().give(YELLOW, "Kai", 6).sent(YELLOW, 5)
    table.give(YELLOW, "Suruga", 4)
    table.court(plans={(YELLOW, "convert-3"): "Kai", (YELLOW, "convert-2"): "Suruga"})
    assert table.told("court.officials-are-limited").card == "Kai"
    assert table.told("court.from-a-province").card == "Suruga"
    assert (table.armies("Kai"), table.armies("Suruga")) == (6, 2)
    assert table.entrance()[YELLOW] == 7
    assert table.officials(YELLOW) == 0


def test_an_empty_space_converts_nothing() -> None:
    table = CourtTable.bare().court()
    spaces = [event.space for event in table.all_told("plan.empty-space-declines") if hasattr(event, "space")]
    assert spaces == ["convert-3", "convert-2", "convert-1"] * 4


@pytest.mark.rule("court.convert-in-turn-order")
def test_everyone_converts_three_then_two_then_one_before_the_next_player() -> None:
    table = CourtTable.bare().give(YELLOW, "Kai", 9).give(RED, "Kaga", 9).give(RED, "Noto", 9).give(YELLOW, "Iyo", 9)
    plans = {(YELLOW, "convert-1"): "Kai", (YELLOW, "convert-3"): "Iyo"}
    table.court(RED, BLACK, YELLOW, BLUE, plans={**plans, (RED, "convert-2"): "Kaga", (RED, "convert-3"): "Noto"})
    assert table.told("court.convert-in-turn-order").order == (RED, BLACK, YELLOW, BLUE)
    converted = [(event.seat, event.space) for event in table.all_told("court.from-a-province")]
    assert converted == [(RED, "convert-3"), (RED, "convert-2"), (YELLOW, "convert-3"), (YELLOW, "convert-1")]


def test_three_armies_are_taken_before_two_even_if_the_order_matters() -> None:
    """With four officials left, three are sent, and the space of two comes too late."""
    table = CourtTable.bare().give(YELLOW, "Kai", 9).give(YELLOW, "Iyo", 9).sent(YELLOW, 3)
    table.court(plans={(YELLOW, "convert-3"): "Kai", (YELLOW, "convert-2"): "Iyo"})
    assert (table.armies("Kai"), table.armies("Iyo")) == (6, 9)


def test_cards_on_the_extra_board_are_revealed_to_all() -> None:
    table = CourtTable.bare().give(YELLOW, "Kai", 4).give(YELLOW, "Iyo", 2)
    table.court(plans={(YELLOW, "convert-3"): "Kai", (YELLOW, "tax"): "Iyo"})
    plan = bakufu.plain(GAME.view(table.state, RED))["players"]["1"]["plan"]
    assert plan["convert-3"] == "Kai"
    assert plan["tax"] == "face-down"


def test_a_plan_on_the_extra_board_is_hidden_like_all_plans() -> None:
    table = CourtTable(modules=["court"])
    while YELLOW in table.asked[1]:
        table.play(YELLOW, table.choices(YELLOW)[0])
    seen = bakufu.plain(GAME.view(table.state, RED))["players"]["1"]["plan"]
    assert set(seen.values()) == {"face-down"}
    assert len(seen) == 14


def test_officials_stay_at_court_over_the_winter() -> None:
    table = CourtTable.bare().give(BLUE, "Omi", 3).rice(9, 9, 9, 9).sent(BLUE, 3).winter(1, 3)
    assert table.asked[0] == "plan"
    assert table.entrance() == [3, 0, 0, 0]
    assert table.state.module_rows[ENTRANCE][BLUE] + table.state.module_rows[OFFICIALS][BLUE] == 7
