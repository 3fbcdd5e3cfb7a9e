"""Placing leaders: after the first turn order, while claiming, and after the winter in which they were away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import bakufu
from bakufu import Rng
from bakufu.kernel.errors import NO_SUCH_MOVE, BadFacts
from bakufu.kernel.event import Event
from bakufu.kernel.playout import random_game, random_turn
from bakufu.shogun.box.components import EMPTY, SEASONS
from bakufu.shogun.modules.leaders.events import LeadersSummoned
from bakufu.shogun.modules.leaders.moving import move_leaders
from bakufu.shogun.modules.leaders.numbers import MOVE_LEADER, STATUES_LEFT
from bakufu.shogun.modules.leaders.placing import place_leaders, return_leaders
from bakufu.shogun.rules.events import ActionBegan
from bakufu.shogun.rules.round_end import end_round
from bakufu.shogun.rules.turn_order import choose_places
from bakufu.shogun.rules.winter import turn_the_year
from tests.shogun.modules.leaders.table import LeadersTable
from tests.shogun.table import BLACK, BLUE, GAME, RED, YELLOW

ORDER = (RED, BLUE, BLACK, YELLOW)


def ordered(table: LeadersTable) -> LeadersTable:
    """The turn order of the first spring has just been determined, and nobody has planned anything."""
    table.state.order = list(ORDER)
    table.state.plan = [EMPTY] * len(table.state.plan)
    return table._from_step(place_leaders)


def test_everybody_begins_with_six_statues_and_a_leader_who_is_not_on_the_board_yet() -> None:
    table = LeadersTable(5, modules=["leaders"])
    assert [table.where(seat) for seat in range(5)] == [""] * 5
    assert [table.owns(seat) for seat in range(5)] == [(0, 6, 0)] * 5


def test_the_steps_of_the_module_have_their_places_in_the_sequence() -> None:
    steps = GAME.setting({"modules": ["leaders"]}).sequence
    placing = [number for number, step in enumerate(steps) if step is place_leaders]
    moving = [number for number, step in enumerate(steps) if step is move_leaders]
    assert [steps[number - 1] for number in placing] == [choose_places] * 6
    assert [steps[number + 1] for number in moving] == [end_round] * 6
    assert [steps[number + 1] for number, step in enumerate(steps) if step is return_leaders] == [turn_the_year]


@pytest.mark.rule("leaders.place-in-turn-order")
def test_in_the_first_spring_leaders_are_placed_in_turn_order() -> None:
    table = ordered(LeadersTable(modules=["leaders"]))
    for seat in ORDER:
        assert table.asked == ("place-leader", (seat,))
        table.play(seat, table.choices(seat)[1])
    placed = table.all_told("leaders.place-in-turn-order")
    assert [(event.seat, event.province) for event in placed] == [(seat, table.where(seat)) for seat in ORDER]
    assert [table.owner(event.province) for event in placed] == list(ORDER)


def test_a_leader_may_be_placed_in_every_province_of_his_player() -> None:
    table = ordered(LeadersTable.bare().give(RED, "Kai").give(RED, "Tosa").give(BLUE, "Omi"))
    assert table.choices(RED) == ["Kai", "Tosa"]


@pytest.mark.rule("leaders.own-provinces-only")
@pytest.mark.parametrize("pick", ["Omi", "Mino"])
def test_a_leader_is_not_placed_in_provinces_of_others_or_of_nobody(pick: str) -> None:
    table = ordered(LeadersTable.bare().give(RED, "Kai").give(BLUE, "Omi"))
    assert table.refused(RED, pick) == "leaders.own-provinces-only"
    assert table.refused(RED, "nothing") == table.refused(RED, "yes") == NO_SUCH_MOVE


def test_later_turn_orders_place_nobody() -> None:
    table = LeadersTable.bare().give(RED, "Kai")
    table.state.plan = [EMPTY] * len(table.state.plan)
    table.state.order, table.state.season = list(ORDER), 1
    table._from_step(place_leaders, 1)
    assert table.asked[0] == "plan"
    assert table.where(RED) == ""


# Claiming


@pytest.mark.rule("leaders.place-when-claiming")
def test_a_claimed_province_may_get_the_leader_at_once() -> None:
    table = LeadersTable(3, setup="claim", modules=["leaders"]).play(BLUE, "left", 5)
    province = table.told("setup.claim-any-group").province
    assert table.asked == ("claim-with-leader", (BLUE,))
    assert table.choices(BLUE) == ["nothing", "yes"]
    assert table.refused(BLUE, province) == NO_SUCH_MOVE
    table.play(BLUE, "yes")
    assert table.told("leaders.place-when-claiming").province == table.where(BLUE) == province
    assert table.asked == ("claim-card", (YELLOW,))


def test_who_has_placed_the_leader_is_not_asked_again() -> None:
    table = LeadersTable(3, setup="claim", modules=["leaders"])
    for seat in (BLUE, YELLOW, RED):
        table.play(seat, "left", 5, "yes" if seat == BLUE else "nothing")
    table.play(BLUE, "left", 4)
    assert table.asked == ("claim-card", (YELLOW,))
    assert table.where(YELLOW) == ""


@pytest.mark.rule("leaders.place-with-the-last")
def test_at_the_latest_the_leader_comes_with_the_last_province() -> None:
    table = LeadersTable(3, setup="claim", modules=["leaders"])
    sizes = table.state.setting.groups
    for number, size in enumerate(sizes):
        for seat in (BLUE, YELLOW, RED):
            table.play(seat, "left", size)
            if number < len(sizes) - 1:
                table.play(seat, "nothing")
    placed = table.all_told("leaders.place-with-the-last")
    last = table.all_told("setup.claim-any-group")[-3:]
    assert [(event.seat, event.province) for event in placed] == [(event.seat, event.province) for event in last]
    assert [table.where(seat) for seat in range(3)] == [event.province for event in last]
    assert table.asked[0] == "plan"


def test_leaders_placed_while_claiming_are_not_placed_again() -> None:
    table = LeadersTable.bare(setup="claim")
    for seat, province in enumerate(("Kai", "Omi", "Mino", "Tosa")):
        table.give(seat, province).leader(seat, province)
    ordered(table)
    assert table.all_told("leaders.place-in-turn-order") == []
    assert [table.where(seat) for seat in range(4)] == ["Kai", "Omi", "Mino", "Tosa"]


# After the winter


def wintered(table: LeadersTable, year: int = 1) -> LeadersTable:
    return table.rice(9, 9, 9, 9).winter(year, rice_loss=0, order=ORDER)


@pytest.mark.rule("leaders.return-after-winter", "leaders.return-in-autumn-order")
def test_lost_leaders_return_after_the_first_winter_in_the_turn_order_of_autumn() -> None:
    table = LeadersTable.bare().give(BLUE, "Kai").give(BLUE, "Omi").give(RED, "Mino").give(BLACK, "Tosa")
    wintered(table.leader(BLACK, "Tosa"))
    assert table.told("leaders.return-in-autumn-order").seats == (RED, BLUE)
    assert table.asked == ("place-leader", (RED,))
    table.play(RED, "Mino")
    assert table.choices(BLUE) == ["Kai", "Omi"]
    table.play(BLUE, "Omi")
    returned = table.all_told("leaders.return-after-winter")
    assert [(event.seat, event.province) for event in returned] == [(RED, "Mino"), (BLUE, "Omi")]
    assert (table.where(BLACK), table.asked[0], table.state.year) == ("Tosa", "plan", 2)


@pytest.mark.rule("leaders.no-move-after-winter")
def test_no_leader_moves_after_the_winter() -> None:
    table = LeadersTable.bare().give(BLUE, "Kai").give(BLUE, "Omi").give(BLACK, "Tosa")
    wintered(table.leader(BLUE, "Kai").leader(BLACK, "Tosa"))
    assert table.told("leaders.no-move-after-winter").seats == tuple(seat for seat in ORDER if seat in (BLUE, BLACK))
    assert (table.asked[0], table.where(BLUE), table.where(BLACK)) == ("plan", "Kai", "Tosa")


@pytest.mark.rule("leaders.no-move-after-winter")
def test_leaders_are_asked_to_move_after_each_of_the_six_seasons() -> None:
    events: list[Event] = []
    state = GAME.start({"players": 3, "modules": ["leaders"]}, 2, events)
    rng, asked = Rng(2), []
    while not state.over():
        when = (state.year, SEASONS[state.season])
        if state.decision == MOVE_LEADER and when not in asked:
            asked.append(when)
        random_turn(state, rng, events)
    assert asked == [(year, season) for year in (1, 2) for season in ("spring", "summer", "autumn")]
    assert [event.rule for event in events].count("leaders.no-move-after-winter") == 1


@pytest.mark.rule("leaders.after-samurai-before-court")
@pytest.mark.parametrize("modules", [["samurai", "leaders"], ["court", "leaders"], ["court", "samurai", "leaders"]])
def test_in_the_first_spring_leaders_come_after_the_samurai_and_before_the_court(modules: list[str]) -> None:
    events: list[Event] = []
    state = GAME.start({"players": 3, "modules": modules}, 2, events)
    rng = Rng(2)
    while not any(isinstance(event, ActionBegan) for event in events):
        random_turn(state, rng, events)
    rules = [event.rule for event in events]
    at = rules.index("leaders.after-samurai-before-court")
    assert rules.count("leaders.after-samurai-before-court") == 1
    summoned = events[at]
    assert isinstance(summoned, LeadersSummoned)
    assert summoned.order == tuple(state.order)
    assert all(number > at for number, rule in enumerate(rules) if rule == "leaders.place-in-turn-order")
    assert all(number < at for number, rule in enumerate(rules) if rule.startswith("samurai."))
    assert all(number > at for number, rule in enumerate(rules) if rule == "court.convert-in-turn-order")


@pytest.mark.parametrize("options", [{"modules": ["leaders"]}, {"modules": ["court", "leaders"], "setup": "claim"}])
def test_without_other_modules_or_with_claimed_provinces_there_is_no_order_to_tell(options: dict[str, Any]) -> None:
    events: list[Event] = []
    random_game(GAME.start({"players": 3, **options}, 2, events), Rng(2), events)
    assert "leaders.after-samurai-before-court" not in {event.rule for event in events}


def test_a_leader_lost_in_that_winter_returns_too() -> None:
    table = LeadersTable.bare().give(BLUE, "Kai", 1, markers=3).give(BLUE, "Omi", 5).leader(BLUE, "Kai")
    table.rice(1, 9, 9, 9).draws("Kai").falls(farmers=4).winter(1, rice_loss=0, order=ORDER)
    assert table.told("leaders.lost-with-the-province").province == "Kai"
    assert table.asked == ("place-leader", (BLUE,))
    assert table.choices(BLUE) == ["Omi"]


@pytest.mark.rule("leaders.take-trophies")
def test_a_returning_leader_takes_trophies() -> None:
    table = LeadersTable.bare().give(BLUE, "Kai").statues(RED, "Kai", "Kai")
    wintered(table).play(BLUE, "Kai")
    taken = table.told("leaders.take-trophies")
    assert (taken.seat, taken.province, taken.seats, taken.statues, taken.trophies) == (BLUE, "Kai", (RED,), 2, 2)
    assert (table.owns(BLUE), table.owns(RED)) == ((0, 6, 2), (0, 4, 0))


@pytest.mark.rule("leaders.no-province-to-return-to")
def test_without_a_province_the_leader_stays_away() -> None:
    table = wintered(LeadersTable.bare().give(BLUE, "Kai").leader(BLUE, "Kai"))
    assert table.told("leaders.no-province-to-return-to").seats == (RED, BLACK, YELLOW)
    assert table.asked[0] == "plan"


@pytest.mark.rule("leaders.no-return-at-the-end")
def test_nobody_returns_after_the_last_winter() -> None:
    table = LeadersTable.bare().give(BLUE, "Kai").leader(BLUE, "Kai").give(RED, "Mino").statues(YELLOW, "Mino")
    wintered(table, year=2)
    assert table.told("leaders.no-return-at-the-end").seats == (RED, BLACK, YELLOW)
    assert table.state.over()
    assert (table.where(RED), table.owns(YELLOW)) == ("", (1, 5, 0))


# Facts


def test_a_host_may_correct_the_facts(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[leaders]\nstatues = 3\n")
    state = bakufu.load("shogun", mine).start({"modules": ["leaders"]}, 1)
    assert state.module_rows[STATUES_LEFT] == (3, 3, 3, 3)


def test_facts_that_cannot_be_are_refused(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[leaders.improves]\ntax = -1\n")
    with pytest.raises(BadFacts, match=r"leaders\.improves\.tax is -1; expected 0 or more"):
        bakufu.load("shogun", mine)
