"""Deploying armies: 5 for 3 chests, 3 for 2, or 1 for 1 with a move to a neighbour of one's own."""

import pytest

from tests.shogun.table import BLACK, BLUE, YELLOW, Table


@pytest.mark.rule("deploy.five")
def test_five_armies_cost_3_chests() -> None:
    table = Table.bare().give(BLUE, "Omi", 1).turn(BLUE, "deploy-5", "Omi")
    deployed = table.told("deploy.five")
    assert (deployed.seat, deployed.province, deployed.armies, deployed.paid) == (BLUE, "Omi", 5, 3)
    assert table.armies("Omi") == 6
    assert (table.state.chests[BLUE], table.state.supply[BLUE]) == (12, 56)


@pytest.mark.rule("deploy.three")
def test_three_armies_cost_2_chests() -> None:
    table = Table.bare().give(BLUE, "Omi", 1).turn(BLUE, "deploy-3", "Omi")
    assert (table.told("deploy.three").armies, table.told("deploy.three").paid) == (3, 2)
    assert table.armies("Omi") == 4
    assert (table.state.chests[BLUE], table.state.supply[BLUE]) == (13, 58)


@pytest.mark.rule("deploy.one")
def test_one_army_costs_1_chest() -> None:
    table = Table.bare().give(BLUE, "Omi", 1).turn(BLUE, "deploy-1", "Omi")
    assert (table.told("deploy.one").armies, table.told("deploy.one").paid) == (1, 1)
    assert table.armies("Omi") == 2
    assert (table.state.chests[BLUE], table.state.supply[BLUE]) == (14, 60)


@pytest.mark.rule("deploy.supply-is-limited")
@pytest.mark.parametrize(("action", "left"), [("deploy-5", 4), ("deploy-3", 2), ("deploy-1", 0)])
def test_with_too_few_armies_in_the_supply_the_action_is_skipped(action: str, left: int) -> None:
    table = Table.bare().give(BLUE, "Omi", 2).give(BLUE, "Ise", 1).supply(BLUE, left, rest="Ise")
    table.turn(BLUE, action, "Omi")
    assert table.told("deploy.supply-is-limited").action == action
    assert table.armies("Omi") == 2
    assert (table.state.chests[BLUE], table.state.supply[BLUE]) == (15, left)


@pytest.mark.parametrize(("action", "left"), [("deploy-5", 5), ("deploy-3", 3), ("deploy-1", 1)])
def test_the_last_armies_of_the_supply_can_be_deployed(action: str, left: int) -> None:
    table = Table.bare().give(BLUE, "Omi", 2).give(BLUE, "Kai", 1).supply(BLUE, left, rest="Kai")
    table.turn(BLUE, action, "Omi")
    assert table.armies("Omi") == 2 + left
    assert table.state.supply[BLUE] == 0


def test_under_the_event_three_armies_in_the_supply_are_enough_for_the_action_of_five() -> None:
    table = Table.bare().give(BLUE, "Omi", 2).give(BLUE, "Ise", 1).supply(BLUE, 3, rest="Ise").event("fewer-armies")
    table.turn(BLUE, "deploy-5", "Omi")
    assert table.armies("Omi") == 5
    assert table.state.supply[BLUE] == 0


def test_the_deployed_army_may_move_on_at_once() -> None:
    table = Table.bare().give(BLUE, "Omi", 1).give(BLUE, "Ise", 1).turn(BLUE, "deploy-1", "Omi")
    assert table.asked == ("move-to", (BLUE,))
    table.play(BLUE, "Ise")
    assert table.choices(BLUE) == ["1"]
    table.play(BLUE, 1)
    moved = table.told("march.move-to-own-province")
    assert (moved.action, moved.origin, moved.target, moved.armies) == ("deploy-1", "Omi", "Ise", 1)
    assert (table.armies("Omi"), table.armies("Ise")) == (1, 2)


def test_all_but_one_army_may_move_on() -> None:
    table = Table.bare().give(BLUE, "Omi", 5).give(BLUE, "Ise", 1).turn(BLUE, "deploy-1", "Omi").play(BLUE, "Ise")
    assert table.choices(BLUE) == ["1", "2", "3", "4", "5"]
    assert table.refused(BLUE, 6) == "march.one-army-stays"
    table.play(BLUE, 5)
    assert (table.armies("Omi"), table.armies("Ise")) == (1, 6)


def test_armies_move_on_by_sea() -> None:
    table = Table.bare().give(BLUE, "Shima", 3).give(BLUE, "Izu", 1).turn(BLUE, "deploy-1", "Shima")
    table.play(BLUE, "Izu", 3)
    assert table.told("march.sea-route").target == "Izu"
    assert table.armies("Izu") == 4


@pytest.mark.rule("deploy.move-is-optional")
def test_the_move_is_optional() -> None:
    table = Table.bare().give(BLUE, "Omi", 1).give(BLUE, "Ise", 1).turn(BLUE, "deploy-1", "Omi").play(BLUE, "nothing")
    assert table.told("deploy.move-is-optional").province == "Omi"
    assert (table.armies("Omi"), table.armies("Ise")) == (2, 1)
    assert table.asked == ("march-to", (BLACK,))


@pytest.mark.rule("deploy.move-without-battle")
@pytest.mark.parametrize("target", ["Echizen", "Yamato"])
def test_the_move_leads_into_no_battle(target: str) -> None:
    table = Table.bare().give(BLUE, "Omi", 3).give(BLUE, "Ise", 1).give(YELLOW, "Echizen", 1)
    table.turn(BLUE, "deploy-1", "Omi")
    assert table.refused(BLUE, target) == "deploy.move-without-battle"
    assert table.choices(BLUE) == ["Ise", "nothing"]


def test_the_move_leads_to_a_neighbour() -> None:
    table = Table.bare().give(BLUE, "Omi", 3).give(BLUE, "Ise", 1).give(BLUE, "Kai", 1).turn(BLUE, "deploy-1", "Omi")
    assert table.refused(BLUE, "Kai") == "march.adjacent"


def test_without_a_neighbour_of_ones_own_there_is_no_move() -> None:
    table = Table.bare().give(BLUE, "Omi", 3).give(YELLOW, "Ise", 1).turn(BLUE, "deploy-1", "Omi")
    assert table.asked == ("march-to", (BLACK,))
    assert table.armies("Omi") == 4
