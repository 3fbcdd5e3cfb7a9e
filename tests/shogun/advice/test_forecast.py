"""Forecasts, worked action by action: what is forecast is what the rules do when the moment comes, and nothing secret
goes into it."""

from __future__ import annotations

from typing import TypeVar

import pytest

from bakufu.kernel.rows import replaced
from bakufu.shogun.advice.forecast import forecast
from bakufu.shogun.box.components import EFFECTS, PROVINCES
from bakufu.shogun.module import Effect
from tests.shogun.table import BLUE, GAME, RED, YELLOW, Table

CALM = ("castle-defends", "two-farmers", "theatre-calms")  # none of them touches an amount

T = TypeVar("T", bound=Table)


def on_display(table: T, *effects: str) -> T:
    """Events on display with these effects, and no others; the season's event is not drawn yet."""
    state = table.state
    cards = [state.setting.effect.index(EFFECTS.index(effect)) for effect in effects]
    every = [*state.event_row, *state.event_pile]
    state.event_row, state.event_pile = cards, [card for card in every if card not in cards]
    return table


def forecast_of(table: Table, space: str, card: str, seat: int = BLUE) -> Effect:
    return forecast(GAME.view(table.state, seat)).spaces[space][card]


def bare() -> Table:
    return on_display(Table.bare(), *CALM)


@pytest.mark.parametrize(("action", "price"), [("castle", 3), ("temple", 2), ("theatre", 1)])
def test_a_building_costs_its_price(action: str, price: int) -> None:
    table = bare().give(BLUE, "Kaga")
    assert forecast_of(table, action, "Kaga") == Effect("", -price, sites=2)
    assert table.state.chests[BLUE] == 15
    table.turn(BLUE, action, "Kaga")
    assert table.state.chests[BLUE] == 15 - price
    assert GAME.view(table.state, BLUE).to_plain()["provinces"]["Kaga"]["free_sites"] == 2


@pytest.mark.parametrize(
    ("standing", "province", "rule"),
    [("castle", "Kaga", "build.one-of-a-kind"), ("temple", "Settsu", "build.free-site")],
)
def test_a_building_in_vain_costs_nothing(standing: str, province: str, rule: str) -> None:
    table = bare().give(BLUE, province, 1, standing)
    assert forecast_of(table, "castle", province) == Effect(rule)
    table.turn(BLUE, "castle", province)
    assert table.told(rule)
    assert table.state.chests[BLUE] == 15


def test_tiles_run_out() -> None:
    table = bare().build_all("castle", YELLOW)
    table.state.owner = replaced(table.state.owner, PROVINCES.index("Mutsu"), BLUE)
    assert forecast_of(table, "castle", "Mutsu").rule == "build.tiles-are-limited"


@pytest.mark.parametrize("action", ["castle", "deploy-5"])
def test_who_cannot_pay_learns_what_it_would_cost(action: str) -> None:
    table = bare().give(BLUE, "Kaga").chests(BLUE, 2)
    effect = forecast_of(table, action, "Kaga")
    assert (effect.rule, effect.chests) == ("action.pay-in-full", -3)


def test_a_theatre_may_calm_the_farmers() -> None:
    table = bare().give(BLUE, "Kaga", 1, markers=1).give(BLUE, "Noto")
    assert forecast_of(table, "theatre", "Kaga").events == ("theatre-calms",)
    assert forecast_of(table, "theatre", "Noto").events == ()


@pytest.mark.parametrize(
    ("action", "province", "effects", "usual", "least", "most"),
    [
        ("tax", "Settsu", CALM, 7, 7, 7),
        ("tax", "Settsu", ("tax-at-most", "castle-defends"), 7, 5, 7),
        ("tax", "Settsu", ("tax-at-most",), 5, 5, 5),
        ("tax", "Kozuke", ("tax-at-least", "tax-at-most"), 3, 3, 6),
        ("rice", "Kaga", ("rice-at-most", "two-farmers"), 5, 3, 5),
        ("rice", "Omi", ("rice-at-least", "two-farmers"), 2, 2, 4),
        ("rice", "Omi", ("tax-at-least",), 2, 2, 2),
    ],
)
def test_a_collection_brings_what_the_events_on_display_leave(
    action: str, province: str, effects: tuple[str, ...], usual: int, least: int, most: int
) -> None:
    table = on_display(Table.bare().give(BLUE, province), *effects)
    effect = forecast_of(table, action, province)
    assert (effect.rule, effect.least, effect.most, effect.revolt) == ("", least, most, None)
    assert (effect.chests, effect.rice) == ((usual, 0) if action == "tax" else (0, usual))
    amounts = []
    for name in effects:
        played = Table.bare().give(BLUE, province).chests(BLUE, 0).event(name).turn(BLUE, action, province)
        amounts.append(played.state.chests[BLUE] + played.state.rice[BLUE])
    assert (min(amounts), max(amounts)) == (least, most)
    assert set(effect.events) == {name for name in effects if name.startswith(action) and least < most}


def test_taxes_end_where_the_bank_does() -> None:
    table = bare().give(BLUE, "Settsu").bank(4, YELLOW)
    assert forecast_of(table, "tax", "Settsu").chests == 4


def test_a_revolt_marker_makes_a_collection_risky() -> None:
    table = bare().give(BLUE, "Settsu", 2, markers=1).give(BLUE, "Kaga", 8, markers=1).give(BLUE, "Noto", 2)
    risks = [forecast_of(table, "tax", province).revolt for province in ("Settsu", "Kaga", "Noto")]
    few, many, none = risks
    assert few is not None
    assert many is not None
    assert 1000 > few > many >= 0
    assert none is None
    assert [forecast_of(table, "tax", province).farmers for province in ("Settsu", "Kaga", "Noto")] == [1, 1, 0]
    assert forecast_of(table, "rice", "Settsu").revolt == few
    assert forecast_of(table, "castle", "Settsu").revolt is None
    assert forecast_of(table, "tax", "Settsu").chests == 7  # the yield is kept, whatever comes of the revolt


@pytest.mark.parametrize(("action", "price", "armies", "fewer"), [("deploy-5", 3, 5, 3), ("deploy-3", 2, 3, 2)])
def test_armies_are_deployed_for_a_price(action: str, price: int, armies: int, fewer: int) -> None:
    table = bare().give(BLUE, "Kaga")
    assert forecast_of(table, action, "Kaga") == Effect("", -price, armies=armies, least=armies, most=armies)
    on_display(table, "fewer-armies", "two-farmers")
    touched = forecast_of(table, action, "Kaga")
    assert (touched.least, touched.most, touched.events) == (fewer, armies, ("fewer-armies",))


def test_deploy_1_brings_one_whatever_the_event() -> None:
    table = on_display(Table.bare().give(BLUE, "Kaga"), "fewer-armies")
    assert forecast_of(table, "deploy-1", "Kaga") == Effect("", -1, armies=1, least=1, most=1)


def test_too_few_armies_in_supply() -> None:
    table = bare().give(BLUE, "Kaga").supply(BLUE, 4, "Kaga")
    effect = forecast_of(table, "deploy-5", "Kaga")
    assert (effect.rule, effect.armies) == ("deploy.supply-is-limited", 5)
    assert forecast_of(table, "deploy-3", "Kaga").rule == ""


def test_a_march_leaves_one_army_behind() -> None:
    table = bare().give(BLUE, "Kaga", 4).give(BLUE, "Noto", 1)
    assert forecast_of(table, "battle-a", "Kaga").armies == 3
    assert forecast_of(table, "battle-b", "Noto") == Effect("march.one-army-stays")


def test_a_march_tells_of_events_that_matter_there() -> None:
    table = Table.bare().give(BLUE, "Noto", 3).give(BLUE, "Kaga", 3).give(RED, "Etchu", 3, "castle temple")
    on_display(table, "two-farmers", "castle-defends", "temple-protects", "tax-at-most")
    # Noto's neighbours are Blue's and Red's; Kaga has neutral ones besides.
    assert forecast_of(table, "battle-a", "Noto").events == ("castle-defends", "temple-protects")
    assert forecast_of(table, "battle-a", "Kaga").events == ("two-farmers", "castle-defends", "temple-protects")


def test_bids() -> None:
    table = bare().give(BLUE, "Kaga").chests(BLUE, 2)
    assert forecast_of(table, "bid", "Kaga") == Effect("")
    assert forecast_of(table, "bid", "chest-2") == Effect("", -2)
    assert forecast_of(table, "bid", "chest-4") == Effect("order.bid-above-purse", -2)


def test_a_chest_card_declines_an_action() -> None:
    table = bare().give(BLUE, "Kaga")
    assert forecast_of(table, "castle", "chest-3") == Effect("")


def test_every_card_has_an_effect_on_every_space() -> None:
    view = GAME.view(Table().state, BLUE)
    found = forecast(view)
    cards = {GAME.words[move] for move in view.moves}
    assert len(found.spaces) == 11
    assert all(set(effects) == cards for effects in found.spaces.values())


def test_provisions_for_the_winter() -> None:
    table = on_display(
        Table.bare().give(BLUE, "Kaga").give(BLUE, "Noto").rice(1, 0, 0, 0), "tax-at-most", "two-farmers"
    )
    losses = [table.state.setting.rice_loss[card] for card in table.state.event_row]
    winter = forecast(GAME.view(table.state, BLUE)).provisions
    assert (winter.need, winter.rice, winter.least_loss, winter.most_loss) == (2, 1, min(losses), max(losses))


def test_what_is_hidden_changes_nothing() -> None:
    """Two games that differ in the face-down half of the row, the pile of events, the inside of the tower and the
    chance to come."""
    one, two = Table(seed=1).state, Table(seed=1).state.copy()
    two.action_row = two.action_row[: two.revealed] + two.action_row[two.revealed :][::-1]
    two.event_pile = two.event_pile[::-1]
    two.shelves = [two.shelves[2], two.shelves[0], two.shelves[1]]
    two.falls, two.decks, two.lots = Table(seed=2).state.falls, Table(seed=2).state.decks, Table(seed=2).state.lots
    for state in (one, two):
        state.revolts = replaced(state.revolts, PROVINCES.index("Settsu"), 2)
    assert forecast(GAME.view(one, BLUE)) == forecast(GAME.view(two, BLUE))
