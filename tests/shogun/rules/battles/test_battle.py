"""Battles: who wins, who loses how many, whose side the farmers are on, and what a tie leaves behind."""

import pytest

from bakufu.shogun.box.components import NEUTRAL
from tests.shogun.table import BLUE, GAME, RED, YELLOW, Table


def march(table: Table, armies: int) -> Table:
    """Blue marches from Shinano to Kozuke."""
    return table.turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", armies)


def battle(armies: int = 5, defenders: int = 3, buildings: str = "", markers: int = 0) -> Table:
    return Table.bare().give(BLUE, "Shinano", armies).give(YELLOW, "Kozuke", defenders, buildings, markers)


@pytest.mark.rule("battle.more-armies-win", "battle.farmers-side-with-defender", "battle.bystanders-stay")
def test_shinano_against_kozuke_three_to_two() -> None:
    table = battle().tower(red=1, farmers=1).falls(blue=3, yellow=1, red=1, farmers=1)
    supplies = table.state.supply[:]
    march(table, 4)
    assert table.told("battle.farmers-side-with-defender").farmers == 1
    decided = table.told("battle.more-armies-win")
    assert (decided.winner, decided.loser) == (BLUE, YELLOW)
    assert (decided.attackers, decided.defenders, decided.armies) == (3, 2, 1)
    assert decided.lost == {"blue": 2, "yellow": 1, "farmers": 1}
    assert table.told("battle.bystanders-stay").cubes == {"red": 1}
    assert table.in_tray() == {"red": 1}
    assert table.state.supply[BLUE] == supplies[BLUE] + 2
    assert table.state.supply[YELLOW] == supplies[YELLOW] + 1
    assert table.state.farmers == 20
    assert (table.owner("Kozuke"), table.armies("Kozuke"), table.armies("Shinano")) == (BLUE, 1, 1)


def test_shinano_against_kozuke_without_the_red_cube() -> None:
    table = march(battle().tower(farmers=1).falls(blue=3, yellow=1, farmers=1), 4)
    assert (table.owner("Kozuke"), table.armies("Kozuke")) == (BLUE, 1)
    assert table.in_tray() == {}


@pytest.mark.rule("battle.more-armies-win")
def test_the_attacker_loses_as_many_as_the_defeated() -> None:
    table = march(battle().falls(blue=4, yellow=1), 4)
    assert table.told("battle.more-armies-win").lost == {"blue": 1, "yellow": 1}
    assert (table.owner("Kozuke"), table.armies("Kozuke")) == (BLUE, 3)


@pytest.mark.rule("battle.more-armies-win")
def test_a_defender_with_more_armies_keeps_the_province() -> None:
    table = march(battle(buildings="castle temple", markers=1).falls(blue=1, yellow=3), 4)
    decided = table.told("battle.more-armies-win")
    assert (decided.winner, decided.loser, decided.armies) == (YELLOW, BLUE, 2)
    assert decided.lost == {"blue": 1, "yellow": 1}
    for rule in ("battle.farmers-stay-out", "battle.bystanders-stay", "battle.farmers-return"):
        assert table.all_told(rule) == []
    assert (table.owner("Kozuke"), table.armies("Kozuke")) == (YELLOW, 2)
    assert (table.buildings("Kozuke"), table.markers("Kozuke")) == ("castle temple", 1)
    assert table.armies("Shinano") == 1


def test_an_attacker_may_win_although_no_defender_falls() -> None:
    table = march(battle(defenders=1).falls(blue=1), 4)
    assert (table.owner("Kozuke"), table.armies("Kozuke")) == (BLUE, 1)


@pytest.mark.rule("battle.farmers-fall-first")
def test_farmers_fall_before_the_defenders_armies() -> None:
    table = march(battle().tray(farmers=2).falls(blue=3, yellow=3, farmers=2), 4)
    decided = table.told("battle.farmers-fall-first")
    assert (decided.winner, decided.attackers, decided.defenders) == (YELLOW, 3, 5)
    assert decided.lost == {"blue": 3, "yellow": 1, "farmers": 2}
    assert (table.owner("Kozuke"), table.armies("Kozuke")) == (YELLOW, 2)
    assert table.state.farmers == 20


@pytest.mark.rule("battle.farmers-fall-first")
def test_enough_farmers_spare_the_defenders_armies() -> None:
    table = march(battle().tray(farmers=3).falls(blue=2, yellow=2, farmers=3), 4)
    assert table.told("battle.farmers-fall-first").lost == {"blue": 2, "farmers": 2}
    assert table.armies("Kozuke") == 2
    assert table.in_tray() == {}


@pytest.mark.rule("battle.farmers-stay-out")
def test_with_a_revolt_marker_farmers_stay_out_of_it_and_in_the_tray() -> None:
    table = march(battle(markers=1).tray(farmers=3).falls(blue=3, yellow=2, farmers=3), 4)
    assert table.told("battle.farmers-stay-out").farmers == 3
    assert table.told("battle.more-armies-win").defenders == 2
    assert (table.owner("Kozuke"), table.armies("Kozuke"), table.markers("Kozuke")) == (BLUE, 1, 1)
    assert table.in_tray() == {"farmers": 3}


@pytest.mark.rule("battle.farmers-alone-raze")
@pytest.mark.parametrize("attackers", [0, 1])
def test_a_victory_of_farmers_alone_leaves_the_battle_undecided(attackers: int) -> None:
    table = battle(defenders=1, buildings="castle").tray(farmers=2)
    table.falls(farmers=2, **({"blue": attackers} if attackers else {}))
    march(table, 2)
    decided, razed = table.all_told("battle.farmers-alone-raze")
    assert (decided.winner, decided.loser, decided.armies) == (None, None, 0)
    assert (razed.province, razed.former, razed.buildings) == ("Kozuke", YELLOW, ("castle",))
    assert (table.owner("Kozuke"), table.armies("Kozuke"), table.buildings("Kozuke")) == (NEUTRAL, 0, "")
    assert table.in_tray() == {}
    assert table.state.farmers == 20


@pytest.mark.rule("battle.tie-razes")
def test_a_tie_empties_the_province() -> None:
    table = march(battle(buildings="castle theatre", markers=2).falls(blue=3, yellow=3), 4)
    decided, razed = table.all_told("battle.tie-razes")
    assert (decided.winner, decided.loser, decided.armies) == (None, None, 0)
    assert decided.lost == {"blue": 3, "yellow": 3}
    assert (razed.buildings, razed.markers) == (("castle", "theatre"), 2)
    assert (table.owner("Kozuke"), table.armies("Kozuke")) == (NEUTRAL, 0)
    assert (table.buildings("Kozuke"), table.markers("Kozuke")) == ("", 0)
    assert (table.state.tiles, table.state.markers) == ((28, 26, 26), 42)
    assert table.in_tray() == {}


@pytest.mark.rule("battle.tie-razes")
def test_farmers_may_make_it_a_tie() -> None:
    table = march(battle().tray(farmers=1).falls(blue=3, yellow=2, farmers=1), 4)
    assert table.all_told("battle.tie-razes")[0].defenders == 3
    assert table.owner("Kozuke") == NEUTRAL
    assert table.state.farmers == 20


@pytest.mark.rule("battle.tie-razes")
def test_when_nobody_falls_out_of_the_tower_it_is_a_tie() -> None:
    table = march(battle(armies=2, defenders=1).falls(), 1)
    assert table.all_told("battle.tie-razes")[0].attackers == 0
    assert table.owner("Kozuke") == NEUTRAL


def test_in_a_tie_with_a_revolt_marker_farmers_stay_in_the_tray() -> None:
    table = march(battle(markers=1).tray(farmers=1).falls(blue=3, yellow=3, farmers=1), 4)
    assert table.owner("Kozuke") == NEUTRAL
    assert table.in_tray() == {"farmers": 1}


@pytest.mark.rule("battle.farmers-defend-neutral")
def test_one_farmer_from_the_supply_defends_a_neutral_province() -> None:
    table = march(Table.bare().give(BLUE, "Shinano", 5).falls(blue=3, farmers=1), 4)
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "farmers": 1}
    assert table.all_told("battle.farmers-are-limited") == table.all_told("event.two-farmers") == []
    decided = table.told("battle.farmers-defend-neutral")
    assert (decided.winner, decided.loser, decided.armies) == (BLUE, None, 2)
    assert decided.lost == {"blue": 1, "farmers": 1}
    assert (table.owner("Kozuke"), table.armies("Kozuke")) == (BLUE, 2)
    assert table.state.farmers == 20


@pytest.mark.rule("battle.farmers-defend-neutral")
def test_farmers_from_the_tray_defend_a_neutral_province_too() -> None:
    table = march(Table.bare().give(BLUE, "Shinano", 5).tray(farmers=2).falls(blue=4, farmers=3), 4)
    assert table.told("battle.farmers-defend-neutral").defenders == 3
    assert table.armies("Kozuke") == 1


@pytest.mark.rule("battle.stays-neutral")
@pytest.mark.parametrize(
    ("fallen", "lost"),
    [
        ({"blue": 1, "farmers": 1}, {"blue": 1, "farmers": 1}),
        ({"blue": 1, "farmers": 2}, {"blue": 1, "farmers": 1}),
        ({"farmers": 1}, {}),
        ({}, {}),
    ],
)
def test_a_lost_or_tied_attack_leaves_the_province_neutral(fallen: dict[str, int], lost: dict[str, int]) -> None:
    table = Table.bare().give(BLUE, "Shinano", 3).tray(farmers=1).falls(**fallen)
    march(table, 2)
    decided = table.told("battle.stays-neutral")
    assert (decided.winner, decided.loser, decided.armies, decided.lost) == (None, BLUE, 0, lost)
    assert (table.owner("Kozuke"), table.armies("Kozuke"), table.armies("Shinano")) == (NEUTRAL, 0, 1)
    assert table.in_tray() == {}


@pytest.mark.rule("battle.farmers-are-limited")
def test_without_farmers_in_the_supply_none_defends() -> None:
    table = march(Table.bare().give(BLUE, "Shinano", 3).tower(farmers=20), 2)
    assert table.told("battle.farmers-are-limited").missing == 1
    assert table.told("battle.throw-both-sides").thrown == {"blue": 2}


@pytest.mark.rule("battle.farmers-are-limited")
def test_under_the_event_the_last_farmer_defends_alone() -> None:
    table = march(Table.bare().give(BLUE, "Shinano", 3).tower(farmers=19).event("two-farmers"), 2)
    assert table.told("battle.farmers-are-limited").missing == 1
    assert table.told("battle.throw-both-sides").thrown == {"blue": 2, "farmers": 1}


def test_a_battle_that_waits_for_an_answer_can_be_seen_by_everybody() -> None:
    table = march(battle().special(YELLOW, "defence"), 4)
    for viewer in (BLUE, RED, None):
        seen = GAME.view(table.state, viewer).to_plain()["battle"]
        assert seen == {"attacker": BLUE, "defender": YELLOW, "province": "Kozuke", "attackers": 4, "defenders": 3}
