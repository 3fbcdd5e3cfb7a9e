"""Battle / Move: where armies may march, how many, and that one always stays behind."""

import pytest

from tests.shogun.table import BLACK, BLUE, YELLOW, Table


@pytest.mark.rule("march.adjacent")
def test_armies_march_into_an_adjacent_province_only() -> None:
    table = Table.bare().give(BLUE, "Shinano", 3).give(BLUE, "Omi", 1).turn(BLUE, "battle-a", "Shinano")
    assert table.refused(BLUE, "Omi") == "march.adjacent"
    assert table.refused(BLUE, "Shinano") == "march.adjacent"
    assert table.choices(BLUE) == [
        "Echigo", "Etchu", "Hida", "Kai", "Kozuke", "Mikawa", "Mino", "Musashi", "Totomi",
    ]  # fmt: skip


@pytest.mark.rule("march.sea-route")
@pytest.mark.parametrize(("origin", "target"), [("Shima", "Izu"), ("Izu", "Shima")])
def test_shima_and_izu_are_adjacent_by_sea(origin: str, target: str) -> None:
    table = Table.bare().give(BLUE, origin, 3).give(BLUE, target, 1).turn(BLUE, "battle-a", origin)
    table.play(BLUE, target, 2)
    assert table.told("march.sea-route").target == target
    assert (table.armies(origin), table.armies(target)) == (1, 3)


@pytest.mark.rule("march.sea-route")
def test_an_attack_may_come_over_the_sea() -> None:
    table = Table.bare().give(BLUE, "Shima", 3).give(YELLOW, "Izu", 1).falls(blue=2, yellow=1)
    table.turn(BLUE, "battle-b", "Shima").play(BLUE, "Izu", 2)
    attack = table.told("march.sea-route")
    assert (attack.province, attack.defender) == ("Izu", YELLOW)
    assert table.owner("Izu") == BLUE


@pytest.mark.rule("march.move-to-own-province")
@pytest.mark.parametrize("action", ["battle-a", "battle-b"])
def test_into_ones_own_province_armies_move_without_battle(action: str) -> None:
    table = Table.bare().give(BLUE, "Shinano", 5).give(BLUE, "Kozuke", 2).tray(blue=1, farmers=1)
    table.turn(BLUE, action, "Shinano").play(BLUE, "Kozuke", 3)
    moved = table.told("march.move-to-own-province")
    assert (moved.seat, moved.action, moved.armies) == (BLUE, action, 3)
    assert (table.armies("Shinano"), table.armies("Kozuke")) == (2, 5)
    assert table.in_tray() == {"blue": 1, "farmers": 1}


@pytest.mark.rule("march.attack")
@pytest.mark.parametrize("action", ["battle-a", "battle-b"])
@pytest.mark.parametrize("defender", [YELLOW, None])
def test_into_any_other_province_armies_march_to_battle(action: str, defender: int | None) -> None:
    table = Table.bare().give(BLUE, "Shinano", 5)
    if defender is not None:
        table.give(defender, "Kozuke", 2)
    table.turn(BLUE, action, "Shinano").play(BLUE, "Kozuke", 3)
    attack = table.told("march.attack")
    assert (attack.seat, attack.action, attack.origin, attack.province) == (BLUE, action, "Shinano", "Kozuke")
    assert (attack.armies, attack.defender) == (3, defender)
    assert table.armies("Shinano") == 2
    assert table.told("battle.throw-both-sides").thrown["blue"] == 3


@pytest.mark.rule("march.must-be-carried-out")
def test_who_can_march_must() -> None:
    table = Table.bare().give(BLUE, "Shinano", 2).turn(BLUE, "battle-a", "Shinano")
    assert table.refused(BLUE, "nothing") == "march.must-be-carried-out"
    assert table.asked == ("march-to", (BLUE,))


@pytest.mark.rule("march.at-least-one")
def test_at_least_one_army_marches() -> None:
    table = Table.bare().give(BLUE, "Shinano", 2).turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke")
    assert table.refused(BLUE, 0) == "march.at-least-one"
    assert table.choices(BLUE) == ["1"]


@pytest.mark.rule("march.one-army-stays")
def test_at_least_one_army_stays_behind() -> None:
    table = Table.bare().give(BLUE, "Shinano", 4).turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke")
    assert table.choices(BLUE) == ["1", "2", "3"]
    assert table.refused(BLUE, 4) == "march.one-army-stays"
    assert table.refused(BLUE, 5) == "march.one-army-stays"


@pytest.mark.rule("march.one-army-stays")
def test_from_a_province_with_one_army_nobody_marches() -> None:
    table = Table.bare().give(BLUE, "Shinano", 1).turn(BLUE, "battle-a", "Shinano")
    assert table.told("march.one-army-stays").province == "Shinano"
    assert table.armies("Shinano") == 1
    assert table.asked == ("march-to", (BLACK,))


@pytest.mark.rule("march.nowhere-to-go")
def test_with_temples_all_around_under_their_event_the_action_is_skipped() -> None:
    table = Table.bare().give(BLUE, "Noto", 4).give(YELLOW, "Kaga", 1, "temple").give(YELLOW, "Etchu", 1, "temple")
    table.event("temple-protects").turn(BLUE, "battle-a", "Noto")
    assert table.told("march.nowhere-to-go").province == "Noto"
    assert table.armies("Noto") == 4
    assert table.asked == ("march-to", (BLACK,))


def test_there_is_no_limit_to_the_armies_in_a_province() -> None:
    table = Table.bare().give(BLUE, "Shinano", 31).give(BLUE, "Kozuke", 31).turn(BLUE, "battle-a", "Shinano")
    table.play(BLUE, "Kozuke", 30)
    assert table.armies("Kozuke") == 61
    assert table.state.supply[BLUE] == 0


def test_61_of_62_armies_may_march() -> None:
    table = Table.bare().give(BLUE, "Shinano", 62).give(YELLOW, "Kozuke", 1).turn(BLUE, "battle-a", "Shinano")
    table.play(BLUE, "Kozuke", 61)
    assert table.told("battle.throw-both-sides").thrown == {"blue": 61, "yellow": 1}
