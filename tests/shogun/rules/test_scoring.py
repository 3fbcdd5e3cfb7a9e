"""Scoring: provinces, buildings, and the most of a kind in a region; and who has won."""

import pytest

from tests.shogun.table import BLACK, BLUE, GAME, RED, YELLOW, Table


def final(table: Table) -> Table:
    """The second winter, with rice for everybody."""
    return table.rice(*[18] * table.players).winter(2, rice_loss=0)


def scored(table: Table, rule: str) -> dict[int, int]:
    """Points by seat that cite this rule."""
    totals: dict[int, int] = {}
    for event in table.all_told(rule):
        totals[event.seat] = totals.get(event.seat, 0) + event.points
    return totals


@pytest.mark.rule("score.provinces")
def test_each_province_is_a_point() -> None:
    table = final(Table.bare().give(BLUE, "Kaga").give(BLUE, "Iyo").give(BLUE, "Kai").give(RED, "Omi"))
    assert scored(table, "score.provinces") == {BLUE: 3, YELLOW: 0, RED: 1, BLACK: 0}
    assert table.state.points == [3, 0, 1, 0]


@pytest.mark.rule("score.buildings")
def test_each_building_is_a_point() -> None:
    table = final(Table.bare().give(BLUE, "Omi", 1, "castle temple theatre").give(RED, "Kai", 1, "theatre"))
    assert scored(table, "score.buildings") == {BLUE: 3, YELLOW: 0, RED: 1, BLACK: 0}
    assert table.state.points == [1 + 3 + 3 + 2 + 1, 0, 1 + 1 + 1, 0]


@pytest.mark.rule("score.most-castles", "score.most-temples", "score.most-theatres")
@pytest.mark.parametrize(
    ("rule", "building", "points"),
    [
        ("score.most-castles", "castle", 3),
        ("score.most-temples", "temple", 2),
        ("score.most-theatres", "theatre", 1),
    ],
)
def test_the_most_of_a_kind_in_a_region(rule: str, building: str, points: int) -> None:
    table = Table.bare().give(BLUE, "Kaga", 1, building).give(BLUE, "Noto", 1, building).give(RED, "Etchu", 1, building)
    award = final(table).told(rule)
    assert (award.seat, award.region, award.points) == (BLUE, "brown", points)
    assert table.state.points == [2 + 2 + points, 0, 1 + 1, 0]


@pytest.mark.rule("score.tie-one-less")
@pytest.mark.parametrize(("building", "points"), [("castle", 2), ("temple", 1), ("theatre", 0)])
def test_tied_players_get_one_point_less_each(building: str, points: int) -> None:
    table = final(Table.bare().give(BLUE, "Kaga", 1, building).give(RED, "Etchu", 1, building).give(YELLOW, "Noto"))
    assert scored(table, "score.tie-one-less") == {BLUE: points, RED: points}
    assert table.state.points == [2 + points, 1, 2 + points, 0]


@pytest.mark.rule("score.tie-one-less")
def test_a_tie_of_three_is_still_one_point_less() -> None:
    table = Table.bare().give(BLUE, "Kaga", 1, "castle").give(RED, "Etchu", 1, "castle")
    table.give(YELLOW, "Noto", 1, "castle")
    assert scored(final(table), "score.tie-one-less") == {BLUE: 2, YELLOW: 2, RED: 2}
    assert table.state.points == [4, 4, 4, 0]


def test_each_region_has_its_own_majority() -> None:
    table = Table.bare().give(BLUE, "Kaga", 1, "castle").give(RED, "Omi", 1, "castle").give(BLUE, "Iyo", 1, "castle")
    awards = [(event.seat, event.region) for event in final(table).all_told("score.most-castles")]
    assert sorted(awards) == [(BLUE, "brown"), (BLUE, "purple"), (RED, "red")]


@pytest.mark.parametrize(("side", "awards"), [("sun", [(BLUE, "red"), (RED, "yellow")]), ("moon", [(BLUE, "red")])])
def test_the_regions_are_those_of_the_side(side: str, awards: list[tuple[int, str]]) -> None:
    table = Table.bare(side=side).give(BLUE, "Omi", 1, "castle").give(BLUE, "Hida", 1, "castle")
    table.give(RED, "Kai", 1, "castle")
    assert [(event.seat, event.region) for event in final(table).all_told("score.most-castles")] == awards


@pytest.mark.rule("score.majority-needs-one")
def test_nobody_has_the_most_of_none() -> None:
    table = final(Table.bare().give(BLUE, "Kaga", 1, "castle").give(RED, "Omi"))
    none = {event.source: event.regions for event in table.all_told("score.majority-needs-one")}
    assert none["castle"] == ("green", "purple", "red", "yellow")
    assert none["temple"] == ("brown", "green", "purple", "red", "yellow")
    assert table.state.points == [1 + 1 + 3, 0, 1, 0]


def test_points_of_both_winters_add_up() -> None:
    table = final(Table.bare().give(BLUE, "Kaga").points(20, 10, 5, 0))
    assert table.state.points == [21, 10, 5, 0]


@pytest.mark.rule("end.most-points")
def test_the_most_points_win() -> None:
    table = final(Table.bare().points(20, 31, 30, 12))
    ended = table.told("end.most-points")
    assert (ended.winners, ended.points) == ((YELLOW,), (20, 31, 30, 12))
    assert [(row.seat, row.place) for row in GAME.standings(table.state)] == [
        (YELLOW, 1),
        (RED, 2),
        (BLUE, 3),
        (BLACK, 4),
    ]


@pytest.mark.rule("end.tie-by-chests")
def test_chests_break_a_tie() -> None:
    table = final(Table.bare().points(30, 31, 31, 12).chests(YELLOW, 4).chests(RED, 5).chests(BLUE, 30))
    assert table.told("end.tie-by-chests").winners == (RED,)
    assert [(row.seat, row.place) for row in GAME.standings(table.state)][:2] == [(RED, 1), (YELLOW, 2)]


@pytest.mark.rule("end.shared-victory")
def test_who_is_equal_in_points_and_chests_shares_the_victory() -> None:
    table = final(Table.bare().points(30, 31, 31, 12).chests(YELLOW, 5).chests(RED, 5))
    assert table.told("end.shared-victory").winners == (YELLOW, RED)
    assert [(row.seat, row.place) for row in GAME.standings(table.state)] == [
        (YELLOW, 1),
        (RED, 1),
        (BLUE, 3),
        (BLACK, 4),
    ]
