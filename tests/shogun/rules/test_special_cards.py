"""The privileges of the five special cards, and their place after the event."""

import pytest

from bakufu.shogun.box.components import SPECIALS
from tests.shogun.table import BLUE, RED, YELLOW, Table


def battle(armies: int = 5, defenders: int = 3) -> Table:
    return Table.bare().give(BLUE, "Shinano", armies).give(YELLOW, "Kozuke", defenders)


@pytest.mark.rule("special.one-more-chest")
def test_one_more_chest_from_taxes() -> None:
    table = Table.bare().give(BLUE, "Settsu", 2).chests(BLUE, 0).special(BLUE, "one-more-chest")
    table.turn(BLUE, "tax", "Settsu")
    more = table.told("special.one-more-chest")
    assert (more.before, more.after) == (7, 8)
    assert table.state.chests[BLUE] == 8


@pytest.mark.rule("special.one-more-rice")
def test_one_more_unit_of_rice() -> None:
    table = Table.bare().give(BLUE, "Kaga", 2).special(BLUE, "one-more-rice").turn(BLUE, "rice", "Kaga")
    more = table.told("special.one-more-rice")
    assert (more.before, more.after) == (5, 6)
    assert table.state.rice[BLUE] == 6


@pytest.mark.parametrize(
    ("holder", "special", "action"),
    [(YELLOW, "one-more-chest", "tax"), (BLUE, "one-more-rice", "tax"), (BLUE, "one-more-chest", "rice")],
)
def test_a_card_helps_only_its_owner_and_its_action(holder: int, special: str, action: str) -> None:
    table = Table.bare().give(BLUE, "Settsu", 2).chests(BLUE, 0).special(holder, special).turn(BLUE, action, "Settsu")
    assert table.all_told("special." + special) == []
    assert table.state.chests[BLUE] + table.state.rice[BLUE] == (7 if action == "tax" else 3)


@pytest.mark.rule("special.after-the-event")
def test_settsu_7_chests_limited_to_5_and_one_more_makes_6() -> None:
    table = Table.bare().give(BLUE, "Settsu", 2).chests(BLUE, 0).event("tax-at-most")
    table.special(BLUE, "one-more-chest").turn(BLUE, "tax", "Settsu")
    event, special = table.told("event.tax-at-most"), table.told("special.after-the-event")
    assert (event.before, event.after) == (7, 5)
    assert (special.before, special.after) == (5, 6)
    assert table.state.chests[BLUE] == 6


@pytest.mark.rule("special.after-the-event")
def test_rice_is_limited_first_and_then_one_more() -> None:
    table = Table.bare().give(BLUE, "Kaga", 2).event("rice-at-most").special(BLUE, "one-more-rice")
    table.turn(BLUE, "rice", "Kaga")
    special = table.told("special.after-the-event")
    assert (special.before, special.after) == (3, 4)
    assert table.state.rice[BLUE] == 4


@pytest.mark.rule("special.after-the-event")
def test_six_armies_although_the_event_allows_only_3_for_5() -> None:
    table = Table.bare().give(BLUE, "Omi", 1).chests(BLUE, 10).event("fewer-armies").special(BLUE, "six-armies")
    table.turn(BLUE, "deploy-5", "Omi")
    assert table.choices(BLUE) == ["3", "6"]
    table.play(BLUE, 6)
    deployed = table.told("special.after-the-event")
    assert (deployed.armies, deployed.paid) == (6, 3)
    assert table.armies("Omi") == 7
    assert table.state.chests[BLUE] == 7


@pytest.mark.rule("special.six-armies")
def test_six_armies_instead_of_five_for_the_same_price() -> None:
    table = Table.bare().give(BLUE, "Omi", 1).chests(BLUE, 10).special(BLUE, "six-armies").turn(BLUE, "deploy-5", "Omi")
    assert table.asked == ("deploy-armies", (BLUE,))
    table.play(BLUE, 6)
    assert table.told("special.six-armies").armies == 6
    assert table.armies("Omi") == 7
    assert table.state.chests[BLUE] == 7


@pytest.mark.rule("special.six-armies")
def test_the_owner_may_deploy_five_and_nothing_between() -> None:
    table = Table.bare().give(BLUE, "Omi", 1).special(BLUE, "six-armies").turn(BLUE, "deploy-5", "Omi")
    assert table.choices(BLUE) == ["5", "6"]
    for armies in (0, 1, 4, 7):
        assert table.refused(BLUE, armies) == "special.six-armies"
    table.play(BLUE, 5)
    assert table.told("deploy.five").armies == 5
    assert table.armies("Omi") == 6


def test_six_armies_do_not_come_with_the_action_of_three() -> None:
    table = Table.bare().give(BLUE, "Omi", 1).special(BLUE, "six-armies").turn(BLUE, "deploy-3", "Omi")
    assert table.told("deploy.three").armies == 3


def test_the_last_six_armies_may_be_deployed() -> None:
    table = Table.bare().give(BLUE, "Omi", 1).give(BLUE, "Kii", 1).supply(BLUE, 6, rest="Kii")
    table.special(BLUE, "six-armies").turn(BLUE, "deploy-5", "Omi").play(BLUE, 6)
    assert table.armies("Omi") == 7
    assert table.state.supply[BLUE] == 0


@pytest.mark.rule("special.six-in-full")
def test_with_five_armies_left_the_owner_of_six_deploys_five() -> None:
    table = Table.bare().give(BLUE, "Omi", 1).give(BLUE, "Kii", 1).supply(BLUE, 5, rest="Kii")
    table.special(BLUE, "six-armies").turn(BLUE, "deploy-5", "Omi")
    deployed = table.told("special.six-in-full")
    assert (deployed.action, deployed.armies, deployed.paid) == ("deploy-5", 5, 3)
    assert table.armies("Omi") == 6
    assert table.state.supply[BLUE] == 0


@pytest.mark.rule("special.attack")
@pytest.mark.parametrize("action", ["battle-a", "battle-b"])
def test_the_attacker_may_throw_one_more_army_from_the_supply(action: str) -> None:
    table = battle().special(BLUE, "attack").turn(BLUE, action, "Shinano").play(BLUE, "Kozuke", 4)
    assert table.asked == ("reinforce", (BLUE,))
    assert table.choices(BLUE) == ["0", "1"]
    assert table.refused(BLUE, 2) == "special.attack"
    table.falls(blue=5, yellow=3).play(BLUE, 1)
    assert table.told("special.attack").seat == BLUE
    assert table.told("battle.throw-both-sides").thrown == {"blue": 5, "yellow": 3}
    assert table.armies("Kozuke") == 2


def test_the_attacker_may_do_without_the_extra_army() -> None:
    table = battle().special(BLUE, "attack").turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4, 0)
    assert table.all_told("special.attack") == []
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "yellow": 3}


@pytest.mark.rule("special.attack")
def test_the_extra_army_also_marches_against_a_neutral_province() -> None:
    table = Table.bare().give(BLUE, "Shinano", 2).special(BLUE, "attack").turn(BLUE, "battle-a", "Shinano")
    table.play(BLUE, "Kozuke", 1, 1)
    assert table.told("special.attack").province == "Kozuke"
    assert table.told("battle.throw-both-sides").thrown == {"blue": 2, "farmers": 1}


def test_an_empty_supply_has_no_extra_army() -> None:
    table = battle().give(BLUE, "Kii").supply(BLUE, 0, rest="Kii").special(BLUE, "attack")
    table.turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "yellow": 3}


def test_moving_into_ones_own_province_needs_no_extra_army() -> None:
    table = Table.bare().give(BLUE, "Shinano", 3).give(BLUE, "Kozuke", 1).special(BLUE, "attack")
    table.turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 2)
    assert table.armies("Kozuke") == 3


@pytest.mark.rule("special.defence")
@pytest.mark.parametrize("action", ["battle-a", "battle-b"])
def test_the_defender_may_throw_one_more_army_from_the_supply(action: str) -> None:
    table = battle().special(YELLOW, "defence").turn(BLUE, action, "Shinano").play(BLUE, "Kozuke", 4)
    assert table.asked == ("reinforce", (YELLOW,))
    assert table.refused(YELLOW, 2) == "special.defence"
    table.falls(blue=4, yellow=4).play(YELLOW, 1)
    assert table.told("special.defence").seat == YELLOW
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "yellow": 4}
    assert table.owner("Kozuke") == -1


def test_the_defender_may_do_without_the_extra_army() -> None:
    table = battle().special(YELLOW, "defence").turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    table.play(YELLOW, 0)
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "yellow": 3}


def test_the_card_for_defence_helps_nobody_but_its_owner() -> None:
    table = battle().special(RED, "defence").turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "yellow": 3}


def test_the_card_for_defence_does_not_help_its_owner_to_attack() -> None:
    table = battle().special(BLUE, "defence").turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "yellow": 3}


@pytest.mark.rule("special.attack", "special.defence")
def test_the_attacker_decides_before_the_defender() -> None:
    table = battle().special(BLUE, "attack")
    table.state.takers[table.state.special_row.index(SPECIALS.index("defence"))] = YELLOW
    table.turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    assert (table.asked, table.refused(BLUE, 2)) == (("reinforce", (BLUE,)), "special.attack")
    table.play(BLUE, 0)
    assert (table.asked, table.refused(YELLOW, 2)) == (("reinforce", (YELLOW,)), "special.defence")


@pytest.mark.rule("special.defence", "event.castle-defends")
def test_a_castle_and_a_special_card_bring_one_army_each() -> None:
    table = Table.bare().give(BLUE, "Shinano", 5).give(YELLOW, "Kozuke", 3, "castle").event("castle-defends")
    table.special(YELLOW, "defence").turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4).play(YELLOW, 1)
    assert table.told("special.defence").armies == table.told("event.castle-defends").armies == 1
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "yellow": 5}
