"""Revolts at a collection: farmers rise against the owner of a province."""

import pytest

from bakufu.shogun.box.components import NEUTRAL
from tests.shogun.table import BLUE, RED, YELLOW, Table


def collect(markers: int, armies: int = 4, action: str = "tax", buildings: str = "", **fallen: int) -> Table:
    table = Table.bare().give(BLUE, "Mikawa", armies, buildings, markers).falls(**fallen)
    return table.turn(BLUE, action, "Mikawa")


@pytest.mark.rule("revolt.at-collection", "revolt.marker-after-victory")
def test_taxes_in_mikawa_with_two_markers() -> None:
    table = Table.bare().give(BLUE, "Mikawa", 4, markers=2).tray(red=1, blue=1).chests(BLUE, 0)
    table.falls(blue=4, red=1, farmers=1).turn(BLUE, "tax", "Mikawa")
    rising = table.told("revolt.at-collection")
    assert (rising.seat, rising.province, rising.armies, rising.markers, rising.farmers) == (BLUE, "Mikawa", 4, 2, 2)
    throw = table.told("battle.tray-joins")
    assert throw.thrown == {"blue": 4, "farmers": 2}
    assert throw.tray == {"blue": 1, "red": 1}
    assert table.told("revolt.marker-after-victory").markers == 3
    assert (table.owner("Mikawa"), table.armies("Mikawa"), table.markers("Mikawa")) == (BLUE, 3, 3)
    assert table.state.chests[BLUE] == 6


@pytest.mark.rule("revolt.at-collection")
@pytest.mark.parametrize("action", ["rice", "tax"])
@pytest.mark.parametrize("markers", [1, 3])
def test_one_farmer_rises_for_each_marker_that_lay_there_before(action: str, markers: int) -> None:
    table = Table.bare().give(BLUE, "Mikawa", 4, markers=markers).turn(BLUE, action, "Mikawa")
    assert table.told("revolt.at-collection").farmers == markers
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "farmers": markers}
    assert table.markers("Mikawa") in (0, markers + 1)


def test_without_a_marker_nobody_rises() -> None:
    table = Table.bare().give(BLUE, "Mikawa", 4).tray(farmers=3).turn(BLUE, "tax", "Mikawa")
    assert table.all_told("revolt.at-collection") == []
    assert table.in_tray() == {"farmers": 3}


@pytest.mark.rule("revolt.put-down")
def test_the_owner_loses_as_many_armies_as_farmers_fell() -> None:
    table = collect(2, blue=4, farmers=2, buildings="castle")
    decided = table.told("revolt.put-down")
    assert (decided.winner, decided.attackers, decided.defenders, decided.armies) == (BLUE, 2, 4, 2)
    assert decided.lost == {"blue": 2, "farmers": 2}
    assert (table.owner("Mikawa"), table.armies("Mikawa"), table.buildings("Mikawa")) == (BLUE, 2, "castle")
    assert table.state.farmers == 20
    assert table.in_tray() == {}


@pytest.mark.rule("revolt.tie-is-defeat")
def test_a_tie_loses_the_province() -> None:
    table = collect(2, blue=1, farmers=1, buildings="castle")
    decided, razed = table.all_told("revolt.tie-is-defeat")
    assert (decided.winner, decided.armies) == (None, 0)
    assert (razed.former, razed.buildings, razed.markers) == (BLUE, ("castle",), 2)
    assert (table.owner("Mikawa"), table.armies("Mikawa")) == (NEUTRAL, 0)
    assert (table.buildings("Mikawa"), table.markers("Mikawa")) == ("", 0)
    assert (table.state.markers, table.state.tiles) == (42, (28, 26, 26))


@pytest.mark.rule("revolt.tie-is-defeat")
def test_when_nothing_falls_out_it_is_a_tie() -> None:
    table = collect(1, armies=1)
    assert table.all_told("revolt.tie-is-defeat")[0].attackers == 0
    assert table.owner("Mikawa") == NEUTRAL


@pytest.mark.rule("revolt.defeat-razes")
def test_more_farmers_take_the_province_from_its_owner() -> None:
    table = collect(3, armies=2, blue=1, farmers=3)
    decided, razed = table.all_told("revolt.defeat-razes")
    assert (decided.winner, decided.loser) == (None, BLUE)
    assert (decided.attackers, decided.defenders, decided.lost) == (3, 1, {"blue": 1, "farmers": 1})
    assert razed.markers == 3
    assert (table.owner("Mikawa"), table.markers("Mikawa")) == (NEUTRAL, 0)
    assert table.in_tray() == {}
    assert table.state.farmers == 20


def test_after_a_lost_revolt_no_marker_is_placed() -> None:
    table = collect(1, armies=1, farmers=1)
    assert table.all_told("revolt.marker-after-victory") == []
    assert table.state.markers == 42


def test_a_revolt_in_the_plan_loses_the_card_of_the_province() -> None:
    table = collect(1, armies=1, farmers=1)
    assert table.told("battle.card-from-the-plan").space == "tax"


def test_cubes_of_others_stay_in_the_tray_after_a_revolt() -> None:
    table = Table.bare().give(BLUE, "Mikawa", 4, markers=1).tray(red=2, yellow=1).falls(blue=4, red=2, yellow=1)
    table.turn(BLUE, "tax", "Mikawa")
    assert table.in_tray() == {"yellow": 1, "red": 2}


@pytest.mark.rule("revolt.nobody-attacks")
def test_a_castle_does_not_help_against_farmers() -> None:
    table = Table.bare().give(BLUE, "Mikawa", 4, "castle", markers=1).event("castle-defends")
    table.turn(BLUE, "tax", "Mikawa")
    assert table.told("revolt.nobody-attacks").province == "Mikawa"
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "farmers": 1}


@pytest.mark.rule("revolt.nobody-attacks")
def test_the_special_card_for_defence_does_not_help_against_farmers() -> None:
    table = Table.bare().give(BLUE, "Mikawa", 4, markers=1).special(BLUE, "defence").turn(BLUE, "tax", "Mikawa")
    assert table.told("revolt.nobody-attacks").seat == BLUE
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "farmers": 1}


@pytest.mark.parametrize("special", ["attack", "one-more-rice"])
def test_other_cards_are_not_even_mentioned(special: str) -> None:
    table = Table.bare().give(BLUE, "Mikawa", 4, markers=1).special(BLUE, special).turn(BLUE, "tax", "Mikawa")
    assert table.all_told("revolt.nobody-attacks") == []


def test_a_temple_under_its_event_does_not_keep_farmers_out() -> None:
    table = Table.bare().give(BLUE, "Mikawa", 4, "temple", markers=1).event("temple-protects")
    table.turn(BLUE, "tax", "Mikawa")
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "farmers": 1}


@pytest.mark.rule("battle.farmers-are-limited")
def test_only_as_many_farmers_rise_as_the_supply_holds() -> None:
    table = Table.bare().give(BLUE, "Mikawa", 4, markers=3).tower(farmers=19).turn(BLUE, "tax", "Mikawa")
    assert table.told("battle.farmers-are-limited").missing == 2
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "farmers": 1}


@pytest.mark.rule("revolt.markers-are-limited")
def test_without_a_marker_in_the_supply_none_is_placed() -> None:
    table = Table.bare().give(BLUE, "Mikawa", 4).give(RED, "Kaga").markers_left(0, on="Kaga")
    table.turn(BLUE, "tax", "Mikawa")
    assert table.told("revolt.markers-are-limited").markers == 0
    assert table.markers("Mikawa") == 0
    assert table.state.markers == 0


def test_the_last_marker_is_placed() -> None:
    table = Table.bare().give(BLUE, "Mikawa", 4).give(YELLOW, "Kaga").markers_left(1, on="Kaga")
    table.turn(BLUE, "tax", "Mikawa")
    assert (table.markers("Mikawa"), table.state.markers) == (1, 0)
