"""Throwing cubes into the tower: the tray joins in, and what does not fight stays lying there."""

import pytest

from tests.shogun.table import BLUE, YELLOW, Table


def battle() -> Table:
    return Table.bare().give(BLUE, "Shinano", 5).give(YELLOW, "Kozuke", 3)


@pytest.mark.rule("battle.throw-both-sides")
def test_all_armies_of_both_sides_go_into_the_tower() -> None:
    table = battle().turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    throw = table.told("battle.throw-both-sides")
    assert throw.thrown == {"blue": 4, "yellow": 3}
    inside = {colour: throw.thrown[colour] - throw.fallen.get(colour, 0) for colour in throw.thrown}
    assert throw.inside == {colour: count for colour, count in inside.items() if count}
    assert table.state.inside[:2] == [inside["blue"], inside["yellow"]]


@pytest.mark.rule("battle.tray-joins")
def test_the_cubes_in_the_tray_are_thrown_too() -> None:
    table = battle().tray(red=4, farmers=2, blue=1).turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    throw = table.told("battle.tray-joins")
    assert throw.thrown == {"blue": 4, "yellow": 3}
    assert throw.tray == {"blue": 1, "red": 4, "farmers": 2}
    for colour in ("blue", "yellow", "red", "farmers"):
        thrown = throw.thrown.get(colour, 0) + throw.tray.get(colour, 0)
        assert throw.fallen.get(colour, 0) + throw.inside.get(colour, 0) == thrown


@pytest.mark.rule("battle.tray-joins")
def test_ones_own_cubes_from_the_tray_fight_on_ones_side() -> None:
    table = battle().tray(blue=2).falls(blue=6, yellow=3).turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    assert table.told("battle.tray-joins").tray == {"blue": 2}
    assert table.armies("Kozuke") == 3


def test_cubes_that_lay_in_the_tower_may_fall_and_fight() -> None:
    table = battle().tower(yellow=2).falls(blue=4, yellow=5).turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    assert (table.owner("Kozuke"), table.armies("Kozuke")) == (YELLOW, 1)


@pytest.mark.rule("battle.bystanders-stay")
def test_cubes_of_others_are_disregarded_and_stay_in_the_tray() -> None:
    table = battle().tray(red=4, black=1).falls(blue=4, yellow=3, red=4, black=1)
    table.turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    assert table.told("battle.bystanders-stay").cubes == {"red": 4, "black": 1}
    assert table.in_tray() == {"red": 4, "black": 1}
    assert (table.owner("Kozuke"), table.armies("Kozuke")) == (BLUE, 1)


@pytest.mark.rule("battle.farmers-return")
def test_after_a_battle_with_farmers_all_of_them_go_back_to_their_supply() -> None:
    table = battle().tray(farmers=3).falls(blue=1, yellow=2, farmers=3)
    table.turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    assert table.told("battle.farmers-return").farmers == 3
    assert table.in_tray() == {}
    assert table.state.farmers == 20
