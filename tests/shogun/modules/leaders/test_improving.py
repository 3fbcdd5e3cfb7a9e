"""What a leader improves, where he is: prices, taxes, rice, armies; after events and special cards."""

from __future__ import annotations

import pytest

from bakufu.kernel.rows import changed_by
from bakufu.shogun.box.components import PROVINCES
from bakufu.shogun.rules.events import CubesThrown
from tests.shogun.advice.test_forecast import CALM, forecast_of, on_display
from tests.shogun.modules.leaders.table import LeadersTable
from tests.shogun.table import BLUE, RED, YELLOW


def led(province: str = "Kaga", armies: int = 2) -> LeadersTable:
    return LeadersTable.bare().give(BLUE, province, armies).leader(BLUE, province)


@pytest.mark.rule("leaders.cheaper-building")
@pytest.mark.parametrize(("building", "usual", "price"), [("castle", 3, 2), ("temple", 2, 1), ("theatre", 1, 0)])
def test_buildings_cost_2_1_and_0(building: str, usual: int, price: int) -> None:
    table = led().chests(BLUE, price).turn(BLUE, building, "Kaga")
    lowered = table.told("leaders.cheaper-building")
    assert (lowered.province, lowered.building, lowered.before, lowered.after) == ("Kaga", building, usual, price)
    assert (table.buildings("Kaga"), table.state.chests[BLUE]) == (building, 0)
    assert table.told(f"build.{building}").paid == price


@pytest.mark.rule("action.pay-in-full")
def test_even_the_lower_price_must_be_paid() -> None:
    table = led().chests(BLUE, 1).turn(BLUE, "castle", "Kaga")
    assert table.told("action.pay-in-full").action == "castle"
    assert (table.buildings("Kaga"), table.all_told("leaders.cheaper-building")) == ("", [])


@pytest.mark.rule("leaders.more-taxes")
def test_one_more_chest_from_taxes() -> None:
    table = led("Settsu").chests(BLUE, 0).turn(BLUE, "tax", "Settsu")
    more = table.told("leaders.more-taxes")
    assert (more.province, more.before, more.after) == ("Settsu", 7, 8)
    assert table.state.chests[BLUE] == 8


@pytest.mark.rule("leaders.more-rice")
def test_one_more_unit_of_rice() -> None:
    table = led().turn(BLUE, "rice", "Kaga")
    more = table.told("leaders.more-rice")
    assert (more.before, more.after, table.state.rice[BLUE]) == (5, 6, 6)


@pytest.mark.rule("leaders.more-armies")
@pytest.mark.parametrize(
    ("action", "usual", "armies", "price"), [("deploy-5", 5, 6, 3), ("deploy-3", 3, 4, 2), ("deploy-1", 1, 2, 1)]
)
def test_6_4_or_2_armies_for_the_usual_price(action: str, usual: int, armies: int, price: int) -> None:
    table = led("Omi", 1).chests(BLUE, 10).turn(BLUE, action, "Omi")
    more = table.told("leaders.more-armies")
    assert (more.before, more.after) == (usual, armies)
    assert (table.armies("Omi"), table.state.chests[BLUE]) == (1 + armies, 10 - price)


def test_the_leader_helps_nowhere_else_and_nobody_else() -> None:
    table = led().give(BLUE, "Settsu", 2).give(YELLOW, "Omi", 2).chests(BLUE, 0)
    table.turn(BLUE, "tax", "Settsu", {(YELLOW, "tax"): "Omi"})
    assert table.all_told("leaders.more-taxes") == []
    assert table.state.chests[BLUE] == 7


def test_who_conquers_the_province_of_a_leader_does_not_inherit_him() -> None:
    table = LeadersTable.bare().give(YELLOW, "Shinano", 5).give(BLUE, "Kozuke", 1).leader(BLUE, "Kozuke")
    table.falls(yellow=4).turn(YELLOW, "battle-a", "Shinano").play(YELLOW, "Kozuke", 4)
    assert table.where(BLUE) == ""
    assert forecast_of(table, "castle", "Kozuke", YELLOW).chests == -3


@pytest.mark.rule("leaders.after-event-and-card")
def test_settsu_7_chests_limited_to_5_and_the_leader_makes_it_6() -> None:
    table = led("Settsu").chests(BLUE, 0).event("tax-at-most").turn(BLUE, "tax", "Settsu")
    more = table.told("leaders.after-event-and-card")
    assert (more.before, more.after, table.state.chests[BLUE]) == (5, 6, 6)


@pytest.mark.rule("leaders.after-event-and-card")
def test_event_then_card_then_leader() -> None:
    table = led().event("rice-at-most").special(BLUE, "one-more-rice").turn(BLUE, "rice", "Kaga")
    order = ("event.rice-at-most", "special.after-the-event", "leaders.after-event-and-card")
    steps = [table.told(rule) for rule in order]
    assert [(step.before, step.after) for step in steps] == [(5, 3), (3, 4), (4, 5)]
    assert table.state.rice[BLUE] == 5


@pytest.mark.rule("leaders.after-event-and-card")
@pytest.mark.parametrize(("action", "armies"), [("deploy-5", 4), ("deploy-3", 3)])
def test_fewer_armies_and_one_more_for_the_leader(action: str, armies: int) -> None:
    table = led("Omi", 1).event("fewer-armies").turn(BLUE, action, "Omi")
    assert table.told("leaders.after-event-and-card").after == armies
    assert table.armies("Omi") == 1 + armies


@pytest.mark.rule("special.six-armies")
def test_six_armies_of_the_special_card_become_seven() -> None:
    table = led("Omi", 1).special(BLUE, "six-armies").turn(BLUE, "deploy-5", "Omi")
    assert table.choices(BLUE) == ["6", "7"]
    table.play(BLUE, 7)
    assert table.told("special.six-armies").armies == 7
    assert table.armies("Omi") == 8


@pytest.mark.rule("special.after-the-event")
def test_seven_armies_whatever_the_event_says() -> None:
    table = led("Omi", 1).event("fewer-armies").special(BLUE, "six-armies").turn(BLUE, "deploy-5", "Omi")
    assert table.choices(BLUE) == ["4", "7"]
    table.play(BLUE, 7)
    assert table.told("special.after-the-event").armies == 7


@pytest.mark.rule("leaders.never-a-hindrance")
@pytest.mark.parametrize(("action", "armies"), [("deploy-5", 5), ("deploy-3", 3), ("deploy-1", 1)])
def test_the_usual_armies_if_the_supply_has_no_more(action: str, armies: int) -> None:
    table = led("Omi", 1).give(BLUE, "Tosa", 1).supply(BLUE, armies, "Tosa").turn(BLUE, action, "Omi")
    kept = table.told("leaders.never-a-hindrance")
    assert (kept.before, kept.after) == (armies, armies)
    assert (table.armies("Omi"), table.state.supply[BLUE]) == (1 + armies, 0)


@pytest.mark.rule("deploy.supply-is-limited")
def test_without_even_the_usual_armies_the_action_is_skipped() -> None:
    table = led("Omi", 1).give(BLUE, "Tosa", 1).supply(BLUE, 4, "Tosa").turn(BLUE, "deploy-5", "Omi")
    assert table.told("deploy.supply-is-limited").province == "Omi"
    assert table.all_told("leaders.never-a-hindrance") == []
    assert table.armies("Omi") == 1


def test_with_six_in_the_supply_the_special_card_offers_nothing_more_than_the_leader() -> None:
    table = led("Omi", 1).give(BLUE, "Tosa", 1).supply(BLUE, 6, "Tosa").special(BLUE, "six-armies")
    table.turn(BLUE, "deploy-5", "Omi")
    assert table.told("leaders.more-armies").after == 6
    assert table.armies("Omi") == 7


# What he does not improve


@pytest.mark.rule("leaders.no-bonus-in-battle")
def test_no_leader_helps_the_attacker_or_the_defender() -> None:
    table = led("Omi", 3).give(RED, "Mino", 2).leader(RED, "Mino").turn(BLUE, "battle-a", "Omi").play(BLUE, "Mino", 2)
    told = [(event.seat, event.province) for event in table.all_told("leaders.no-bonus-in-battle")]
    assert told == [(BLUE, "Omi"), (RED, "Mino")]
    thrown = next(event for event in table.events if isinstance(event, CubesThrown)).thrown
    assert thrown == {"blue": 2, "red": 2}


@pytest.mark.rule("leaders.no-bonus-in-battle")
def test_no_leader_helps_against_a_revolt() -> None:
    table = led("Omi", 3)
    table.state.revolts = changed_by(table.state.revolts, PROVINCES.index("Omi"), 1)
    table.state.markers -= 1
    table.turn(BLUE, "tax", "Omi")
    assert table.told("leaders.no-bonus-in-battle").province == "Omi"
    assert next(event for event in table.events if isinstance(event, CubesThrown)).thrown == {"blue": 3, "farmers": 1}


@pytest.mark.rule("leaders.no-bonus-in-battle")
def test_a_leader_elsewhere_is_not_mentioned() -> None:
    table = led("Omi", 3).give(BLUE, "Kai", 3).give(RED, "Shinano", 2).turn(BLUE, "battle-a", "Kai")
    table.play(BLUE, "Shinano", 2)
    assert table.all_told("leaders.no-bonus-in-battle") == []


# What is forecast


@pytest.mark.parametrize(
    ("space", "field", "amount"),
    [
        ("castle", "chests", -2), ("temple", "chests", -1), ("theatre", "chests", 0), ("rice", "rice", 6),
        ("tax", "chests", 5), ("deploy-5", "armies", 6), ("deploy-3", "armies", 4), ("deploy-1", "armies", 2),
    ],
)  # fmt: skip
def test_forecasts_count_the_leader(space: str, field: str, amount: int) -> None:
    table = on_display(led(), *CALM)
    assert getattr(forecast_of(table, space, "Kaga"), field) == amount


def test_a_building_is_affordable_for_the_leaders_price() -> None:
    table = on_display(led(), *CALM).chests(BLUE, 2)
    assert forecast_of(table, "castle", "Kaga").rule == ""
    assert forecast_of(table.chests(BLUE, 1), "castle", "Kaga").rule == "action.pay-in-full"


def test_the_range_of_a_forecast_has_the_leader_in_both_ends() -> None:
    table = on_display(led(), "fewer-armies", *CALM)
    effect = forecast_of(table, "deploy-5", "Kaga")
    assert (effect.armies, effect.least, effect.most, effect.events) == (6, 4, 6, ("fewer-armies",))
