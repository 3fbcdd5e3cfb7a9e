"""Leaders move on after every season: statues where they left victorious, trophies where they arrive, flight."""

from __future__ import annotations

import pytest

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.shogun.box.components import PROVINCES
from bakufu.shogun.modules.leaders.numbers import STATUES, STATUES_LEFT
from bakufu.shogun.modules.leaders.outlook import LeadersOutlook, LeaderStep
from tests.shogun.modules.leaders.table import LeadersTable
from tests.shogun.table import BLACK, BLUE, GAME, RED, YELLOW


def neighbours() -> LeadersTable:
    """Blue's leader is in Kai. Shinano borders on it, Tosa is far away."""
    table = LeadersTable.bare().give(BLUE, "Kai").give(BLUE, "Shinano").give(BLUE, "Tosa").give(YELLOW, "Mino")
    return table.leader(BLUE, "Kai")


def test_leaders_move_after_each_season_in_its_turn_order() -> None:
    table = neighbours().give(YELLOW, "Omi").leader(YELLOW, "Omi").season_over(YELLOW, RED, BLUE, BLACK)
    assert table.asked == ("move-leader", (YELLOW,))
    table.play(YELLOW, "Mino", "nothing")
    assert table.asked == ("move-leader", (BLUE,))
    table.play(BLUE, "Tosa")
    assert (table.asked[0], table.state.season, table.state.turn_at) == ("plan", 1, 0)


@pytest.mark.rule("leaders.must-move")
def test_a_leader_must_move() -> None:
    table = neighbours().season_over()
    assert table.choices(BLUE) == ["Shinano", "Tosa"]
    assert table.refused(BLUE, "nothing") == "leaders.must-move"


@pytest.mark.rule("leaders.must-leave")
def test_a_leader_cannot_stay_where_he_is() -> None:
    table = neighbours().season_over()
    assert table.refused(BLUE, "Kai") == "leaders.must-leave"
    assert table.refused(BLUE, "Shinano") == ""


@pytest.mark.rule("leaders.own-provinces-only")
@pytest.mark.parametrize("pick", ["Mino", "Omi"])
def test_a_leader_goes_to_his_own_provinces_only(pick: str) -> None:
    table = neighbours().season_over()
    assert table.refused(BLUE, pick) == "leaders.own-provinces-only"
    assert table.refused(BLUE, "yes") == NO_SUCH_MOVE


@pytest.mark.rule("leaders.stay-in-the-only-province")
def test_with_a_single_province_the_leader_stays() -> None:
    table = LeadersTable.bare().give(BLUE, "Kai").leader(BLUE, "Kai").statues(RED, "Omi").season_over()
    assert table.told("leaders.stay-in-the-only-province").province == table.where(BLUE) == "Kai"
    assert table.asked[0] == "plan"


# Statues


@pytest.mark.rule("leaders.adjacent-is-victory", "leaders.raise-a-statue")
def test_next_door_the_leader_is_victorious_and_may_leave_a_statue() -> None:
    table = neighbours().season_over().play(BLUE, "Shinano")
    moved = table.told("leaders.adjacent-is-victory")
    assert (moved.seat, moved.origin, moved.target) == (BLUE, "Kai", "Shinano")
    assert table.asked == ("raise-statue", (BLUE,))
    assert table.choices(BLUE) == ["nothing", "yes"]
    assert table.refused(BLUE, "Kai") == NO_SUCH_MOVE
    table.play(BLUE, "yes")
    raised = table.told("leaders.raise-a-statue")
    assert (raised.seat, raised.province, raised.left) == (BLUE, "Kai", 5)
    assert (table.where(BLUE), table.statues_in("Kai"), table.owns(BLUE)) == ("Shinano", {"blue": 1}, (1, 5, 0))


@pytest.mark.rule("leaders.statue-is-optional")
def test_nobody_has_to_raise_a_statue() -> None:
    table = neighbours().season_over().play(BLUE, "Shinano", "nothing")
    assert table.told("leaders.statue-is-optional").province == "Kai"
    assert (table.statues_in("Kai"), table.owns(BLUE)) == ({}, (0, 6, 0))


@pytest.mark.rule("leaders.adjacent-is-victory")
def test_a_sea_route_joins_provinces() -> None:
    table = LeadersTable.bare().give(BLUE, "Shima").give(BLUE, "Izu").leader(BLUE, "Shima").season_over()
    assert table.play(BLUE, "Izu").told("leaders.adjacent-is-victory").target == "Izu"
    assert table.asked[0] == "raise-statue"


def test_the_outlook_says_what_going_somewhere_means() -> None:
    table = neighbours().give(BLUE, "Kii").season_over()
    assert outlook_of(table)["Shinano"] == LeaderStep("statue", 0)
    assert outlook_of(table)["Kii"].meaning == "flee"
    table.state.put(STATUES_LEFT, BLUE, 0)
    table.state.put(STATUES, PROVINCES.index("Kii") * table.state.setting.players + RED, 2)
    assert outlook_of(table)["Shinano"].meaning == "no-statue"
    assert outlook_of(table)["Kii"] == LeaderStep("flee", 2)


def outlook_of(table: LeadersTable) -> dict[str, LeaderStep]:
    found = GAME.outlook(GAME.view(table.state, None)).modules["leaders"]
    assert isinstance(found, LeadersOutlook)
    return found.steps


@pytest.mark.rule("leaders.not-adjacent-is-flight")
def test_far_away_the_leader_has_fled_and_leaves_no_statue() -> None:
    table = neighbours().season_over().play(BLUE, "Tosa")
    fled = table.told("leaders.not-adjacent-is-flight")
    assert (fled.origin, fled.target, table.where(BLUE)) == ("Kai", "Tosa", "Tosa")
    assert (table.asked[0], table.owns(BLUE)) == ("plan", (0, 6, 0))


@pytest.mark.rule("leaders.several-statues")
def test_a_second_statue_in_the_same_province() -> None:
    table = neighbours().statues(BLUE, "Kai").season_over().play(BLUE, "Shinano", "yes")
    assert table.told("leaders.several-statues").province == "Kai"
    assert table.statues_in("Kai") == {"blue": 2}


@pytest.mark.rule("leaders.several-statues", "leaders.take-trophies")
def test_statues_of_two_players_never_meet_in_a_province() -> None:
    """Blue comes to a province with statues of red: they are trophies before blue can raise a statue there."""
    table = neighbours().statues(RED, "Shinano", "Shinano").season_over().play(BLUE, "Shinano", "nothing")
    assert table.told("leaders.take-trophies").statues == 2
    assert table.all_told("leaders.several-statues") == []
    assert table.statues_in("Shinano") == {}


@pytest.mark.rule("leaders.statues-are-limited")
def test_without_a_statue_left_none_is_raised() -> None:
    six = ("Mino", "Mino", "Omi", "Ise", "Kii", "Noto")
    table = neighbours().statues(BLUE, *six).season_over().play(BLUE, "Shinano")
    assert table.told("leaders.statues-are-limited").target == "Shinano"
    assert (table.asked[0], table.statues_in("Kai"), table.owns(BLUE)) == ("plan", {}, (6, 0, 0))


# Trophies


@pytest.mark.rule("leaders.take-trophies")
def test_statues_of_others_become_trophies_of_the_leader_who_arrives() -> None:
    table = neighbours().statues(YELLOW, "Shinano").statues(RED, "Shinano", "Shinano").statues(BLUE, "Shinano")
    table.season_over().play(BLUE, "Shinano")
    taken = table.told("leaders.take-trophies")
    assert (taken.seat, taken.province, taken.seats, taken.statues, taken.trophies) == (
        BLUE, "Shinano", (YELLOW, RED), 3, 3,
    )  # fmt: skip
    assert table.statues_in("Shinano") == {"blue": 1}
    assert [table.owns(seat) for seat in (BLUE, YELLOW, RED)] == [(1, 5, 3), (0, 5, 0), (0, 4, 0)]


def test_a_fleeing_leader_takes_trophies_too() -> None:
    table = neighbours().statues(YELLOW, "Tosa").season_over().play(BLUE, "Tosa")
    assert table.owns(BLUE) == (0, 6, 1)


def test_ones_own_statues_stay_where_the_leader_arrives() -> None:
    table = neighbours().statues(BLUE, "Shinano").season_over().play(BLUE, "Shinano")
    assert table.all_told("leaders.take-trophies") == []
    assert table.statues_in("Shinano") == {"blue": 1}


# Loss


def attacked(**fallen: int) -> LeadersTable:
    """Blue attacks Kozuke, where yellow's leader is beside a statue of yellow."""
    table = LeadersTable.bare().give(BLUE, "Shinano", 5).give(YELLOW, "Kozuke", 3).leader(YELLOW, "Kozuke")
    table.statues(YELLOW, "Kozuke").falls(**fallen)
    return table.turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)


@pytest.mark.rule("leaders.lost-with-the-province", "leaders.statue-stays")
@pytest.mark.parametrize("fallen", [{"blue": 4, "yellow": 1}, {"blue": 3, "yellow": 3}])
def test_a_lost_province_costs_the_leader_but_the_statue_stays(fallen: dict[str, int]) -> None:
    """Conquered, or razed in a tie."""
    table = attacked(**fallen)
    lost, stays = table.told("leaders.lost-with-the-province"), table.told("leaders.statue-stays")
    assert (lost.seat, lost.province, stays.province, stays.statues) == (YELLOW, "Kozuke", "Kozuke", 1)
    assert (table.where(YELLOW), table.statues_in("Kozuke")) == ("", {"yellow": 1})


def test_a_defended_province_keeps_its_leader() -> None:
    table = attacked(blue=1, yellow=3)
    assert table.where(YELLOW) == "Kozuke"
    assert table.all_told("leaders.lost-with-the-province") == []


def test_a_leader_elsewhere_is_not_lost() -> None:
    table = LeadersTable.bare().give(BLUE, "Shinano", 5).give(YELLOW, "Kozuke", 1).give(YELLOW, "Tosa")
    table.leader(YELLOW, "Tosa").falls(blue=4).turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 4)
    assert table.where(YELLOW) == "Tosa"


@pytest.mark.rule("leaders.lost-with-the-province")
def test_a_revolt_drives_the_leader_away() -> None:
    table = LeadersTable.bare().give(BLUE, "Kai", 1, markers=3).leader(BLUE, "Kai").statues(BLUE, "Kai")
    table.falls(farmers=3).turn(BLUE, "tax", "Kai")
    assert table.told("leaders.lost-with-the-province").province == "Kai"
    assert table.statues_in("Kai") == {"blue": 1}


def test_who_is_away_does_not_move() -> None:
    table = LeadersTable.bare().give(BLUE, "Kai").give(BLUE, "Shinano").season_over(season=1)
    assert (table.asked[0], table.where(BLUE)) == ("plan", "")


def test_the_last_autumn_counts_as_well() -> None:
    table = neighbours().rice(9, 9, 9, 9).season_over(season=5).play(BLUE, "Shinano", "yes")
    assert table.state.over()
    assert table.told("leaders.score-statues").points == 1
