"""The event of the season: how it is drawn, and what each of the twelve cards does."""

import pytest

from bakufu import Rng
from bakufu.kernel.playout import random_game, random_turn
from bakufu.shogun.box.components import EFFECTS
from bakufu.shogun.rules.events import RiceLost
from tests.shogun.table import BLUE, GAME, YELLOW, Table

# Effect and loss of rice, card by card.
CARDS = (
    ("theatre-calms", 5), ("theatre-calms", 7), ("two-farmers", 3),
    ("castle-defends", 2), ("castle-defends", 6), ("temple-protects", 3),
    ("tax-at-most", 0), ("tax-at-least", 2), ("temple-protects", 4),
    ("rice-at-least", 3), ("rice-at-most", 4), ("fewer-armies", 1),
)  # fmt: skip


def battle(effect: str, buildings: str, defenders: int = 3) -> Table:
    """Blue stands before Yellow's Kozuke under an event."""
    table = Table.bare().give(BLUE, "Shinano", 5).give(YELLOW, "Kozuke", defenders, buildings)
    return table.event(effect)


def test_the_twelve_cards_are_those_of_the_rulebook() -> None:
    setting = GAME.setting({})
    cards = [(EFFECTS[effect], loss) for effect, loss in zip(setting.effect, setting.rice_loss, strict=True)]
    assert sorted(cards) == sorted(CARDS)


@pytest.mark.rule("season.draw-an-event")
def test_one_of_the_open_events_is_drawn_and_the_others_stay_open() -> None:
    table = Table()
    row = table.state.event_row
    while table.asked[0] == "plan":
        random_turn(table.state, Rng(table.state.plan.count(-2)), table.events)
    drawn = table.told("season.draw-an-event")
    assert drawn.card - 1 == table.state.event
    assert table.state.event in row
    assert table.state.event_row == [card for card in row if card != table.state.event]
    assert drawn.effect == EFFECTS[table.state.setting.effect[table.state.event]]


@pytest.mark.rule("season.draw-an-event")
def test_each_year_three_of_its_four_events_are_drawn_and_winter_takes_the_fourth() -> None:
    table = Table()
    random_game(table.state, Rng(3), table.events)
    drawn = [event.card for event in table.all_told("season.draw-an-event")]
    winters = [event.card for event in table.events if isinstance(event, RiceLost) and event.seat == BLUE]
    for year, laid in enumerate(table.all_told("setup.four-events")):
        assert sorted([*drawn[3 * year : 3 * year + 3], winters[year]]) == sorted(laid.cards)


def test_every_open_event_can_be_drawn() -> None:
    drawn = set()
    for seed in range(40):
        state = Table().state
        state.lots = Rng(seed, "lots")
        while state.event < 0:
            random_turn(state, Rng(1))
        drawn.add(state.event)
    assert drawn == set(Table().state.event_row)


@pytest.mark.rule("event.theatre-calms")
@pytest.mark.parametrize(("markers", "left"), [(1, 0), (3, 2)])
def test_a_new_theatre_takes_one_revolt_marker_away(markers: int, left: int) -> None:
    table = Table.bare().give(BLUE, "Omi", 2, markers=markers).event("theatre-calms").turn(BLUE, "theatre", "Omi")
    assert table.told("event.theatre-calms").markers == left
    assert table.markers("Omi") == left
    assert table.buildings("Omi") == "theatre"


@pytest.mark.parametrize(("action", "markers"), [("theatre", 0), ("castle", 2), ("temple", 2)])
def test_without_markers_or_with_another_building_nothing_is_calmed(action: str, markers: int) -> None:
    table = Table.bare().give(BLUE, "Omi", 2, markers=markers).event("theatre-calms").turn(BLUE, action, "Omi")
    assert table.all_told("event.theatre-calms") == []
    assert table.markers("Omi") == markers
    assert table.buildings("Omi") == action


@pytest.mark.rule("event.theatre-calms")
def test_a_theatre_calms_nobody_under_another_event() -> None:
    table = Table.bare().give(BLUE, "Omi", 2, markers=2).event("two-farmers").turn(BLUE, "theatre", "Omi")
    assert table.all_told("event.theatre-calms") == []
    assert (table.buildings("Omi"), table.markers("Omi")) == ("theatre", 2)


def test_a_theatre_that_is_not_built_calms_nobody() -> None:
    table = Table.bare().give(BLUE, "Omi", 2, markers=2).chests(BLUE, 0).event("theatre-calms")
    table.turn(BLUE, "theatre", "Omi")
    assert table.markers("Omi") == 2


@pytest.mark.rule("event.two-farmers")
def test_two_farmers_defend_a_neutral_province() -> None:
    table = Table.bare().give(BLUE, "Shinano", 5).event("two-farmers").falls(blue=4, farmers=2)
    table.turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    assert table.told("event.two-farmers").armies == 1
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "farmers": 2}
    assert table.armies("Kozuke") == 2


@pytest.mark.rule("event.castle-defends")
def test_a_castle_brings_one_more_defender_from_the_supply() -> None:
    table = battle("castle-defends", "castle").falls(blue=4, yellow=4)
    supply = table.state.supply[YELLOW]
    table.turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    helper = table.told("event.castle-defends")
    assert (helper.seat, helper.province, helper.armies) == (YELLOW, "Kozuke", 1)
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "yellow": 4}
    assert table.state.supply[YELLOW] == supply - 1 + 4


@pytest.mark.parametrize(("effect", "buildings"), [("castle-defends", "temple theatre"), ("two-farmers", "castle")])
def test_without_the_castle_or_the_event_nobody_comes_to_help(effect: str, buildings: str) -> None:
    table = battle(effect, buildings).turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    assert table.all_told("event.castle-defends") == []
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "yellow": 3}


def test_a_castle_brings_nobody_out_of_an_empty_supply() -> None:
    table = battle("castle-defends", "castle").give(YELLOW, "Echigo").supply(YELLOW, 0, "Echigo")
    table.turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    assert table.all_told("event.castle-defends") == []
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "yellow": 3}


@pytest.mark.rule("event.temple-protects")
def test_a_province_with_a_temple_may_not_be_attacked() -> None:
    table = battle("temple-protects", "temple").turn(BLUE, "battle-a", "Shinano")
    assert table.refused(BLUE, "Kozuke") == "event.temple-protects"
    assert "Kozuke" not in table.choices(BLUE)
    assert "Echigo" in table.choices(BLUE)


@pytest.mark.parametrize(("effect", "buildings"), [("temple-protects", "castle theatre"), ("castle-defends", "temple")])
def test_without_the_temple_or_the_event_a_province_may_be_attacked(effect: str, buildings: str) -> None:
    table = battle(effect, buildings).turn(BLUE, "battle-a", "Shinano")
    assert table.refused(BLUE, "Kozuke") == ""


def test_ones_own_temple_keeps_nobody_out() -> None:
    table = Table.bare().give(BLUE, "Shinano", 5).give(BLUE, "Kozuke", 1, "temple").event("temple-protects")
    table.turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    assert table.armies("Kozuke") == 5


@pytest.mark.rule("event.tax-at-most")
def test_taxes_are_at_most_5_chests() -> None:
    table = Table.bare().give(BLUE, "Settsu", 2).chests(BLUE, 10).event("tax-at-most").turn(BLUE, "tax", "Settsu")
    limited = table.told("event.tax-at-most")
    assert (limited.before, limited.after) == (7, 5)
    assert table.state.chests[BLUE] == 15


@pytest.mark.rule("event.tax-at-least")
def test_taxes_are_at_least_6_chests() -> None:
    table = Table.bare().give(BLUE, "Aki", 2).chests(BLUE, 10).event("tax-at-least").turn(BLUE, "tax", "Aki")
    raised = table.told("event.tax-at-least")
    assert (raised.before, raised.after) == (4, 6)
    assert table.state.chests[BLUE] == 16


@pytest.mark.rule("event.rice-at-least")
def test_rice_is_at_least_4_units() -> None:
    table = Table.bare().give(BLUE, "Hida", 2).event("rice-at-least").turn(BLUE, "rice", "Hida")
    raised = table.told("event.rice-at-least")
    assert (raised.before, raised.after) == (2, 4)
    assert table.state.rice[BLUE] == 4


@pytest.mark.rule("event.rice-at-most")
def test_rice_is_at_most_3_units() -> None:
    table = Table.bare().give(BLUE, "Kaga", 2).event("rice-at-most").turn(BLUE, "rice", "Kaga")
    limited = table.told("event.rice-at-most")
    assert (limited.before, limited.after) == (5, 3)
    assert table.state.rice[BLUE] == 3


@pytest.mark.parametrize(
    ("effect", "action", "province", "amount"),
    [
        ("tax-at-most", "tax", "Aki", 4),
        ("tax-at-least", "tax", "Settsu", 7),
        ("rice-at-least", "rice", "Kaga", 5),
        ("rice-at-most", "rice", "Hida", 2),
        ("tax-at-most", "rice", "Kaga", 5),
        ("rice-at-most", "tax", "Settsu", 7),
    ],
)
def test_an_event_leaves_other_amounts_alone(effect: str, action: str, province: str, amount: int) -> None:
    table = Table.bare().give(BLUE, province, 2).chests(BLUE, 0).event(effect).turn(BLUE, action, province)
    assert table.all_told("event." + effect) == []
    assert table.state.chests[BLUE] + table.state.rice[BLUE] == amount


@pytest.mark.rule("event.fewer-armies")
@pytest.mark.parametrize(("action", "before", "armies", "price"), [("deploy-5", 5, 3, 3), ("deploy-3", 3, 2, 2)])
def test_fewer_armies_are_deployed_at_the_same_price(action: str, before: int, armies: int, price: int) -> None:
    table = Table.bare().give(BLUE, "Omi", 1).chests(BLUE, 10).event("fewer-armies").turn(BLUE, action, "Omi")
    fewer = table.told("event.fewer-armies")
    assert (fewer.before, fewer.after) == (before, armies)
    assert table.armies("Omi") == 1 + armies
    assert table.state.chests[BLUE] == 10 - price


def test_deploying_one_army_is_not_touched_by_the_event() -> None:
    table = Table.bare().give(BLUE, "Omi", 1).event("fewer-armies").turn(BLUE, "deploy-1", "Omi")
    assert table.all_told("event.fewer-armies") == []
    assert table.armies("Omi") == 2
