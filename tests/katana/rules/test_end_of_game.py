"""The end of the game: what is scored, in which order, and who has won."""

from itertools import product

import pytest

from bakufu.katana.rules.scoring import final_points, katana_value, sashimono_points, standing
from bakufu.kernel.rows import replaced
from tests.katana.rules.at_the_end import ALONE, GEORGE, GHOST, JOHN, PAUL, RINGO, AtTheEnd


@pytest.mark.rule("end.score-coins")
def test_a_point_for_every_five_coins_and_resources_at_their_price() -> None:
    table = AtTheEnd().coins(JOHN, 1).stock(JOHN, lacquer=1).coins(PAUL, 9)
    table.stock(GEORGE, lacquer=1, wood=1, steel=1, leather=1).ends()
    assert table.told("end.score-coins") == {JOHN: 1, PAUL: 1, GEORGE: 2, RINGO: 0}
    assert table.state.points == [1, 1, 2, 0]


@pytest.mark.rule("end.score-coins")
def test_resources_on_swords_and_on_the_project_are_not_counted() -> None:
    table = AtTheEnd().delivered(JOHN, 50)
    for resource in range(4):
        table.state.project = replaced(table.state.project, 4 * JOHN + resource, 5)
    assert table.ends().told("end.score-coins")[JOHN] == 0


def test_the_value_of_example_17() -> None:
    """1 Lacquer, 1 Wood, 2 Steel and 2 Leather are 15; three decorations are 8; the fourth round makes it 29."""
    table = AtTheEnd().katana(RINGO, "LWSSTT", decorated="LTW")
    assert katana_value(table.state, RINGO) == 15 + 8
    assert katana_value(table.state, RINGO) + table.state.setting.round_points[3] == 29


@pytest.mark.rule("end.score-unfinished-katana")
def test_a_shogun_no_katana_on_the_forge_is_worth_what_lies_on_it() -> None:
    """L, W and S are on it, T is not; no points for the round, no benefits of row and column, no favour."""
    table = AtTheEnd().katana(GEORGE, "LWST", decorated="LS", on="3b", placed=3).ends()
    assert table.told("end.score-unfinished-katana") == {GEORGE: 4 + 1 + 2 + 4 + 2}
    assert table.state.points == [0, 0, 13, 0]
    assert table.state.coins[GEORGE] == 0


@pytest.mark.rule("end.score-unfinished-katana")
def test_a_complete_one_that_was_never_delivered_brings_no_more() -> None:
    table = AtTheEnd().katana(GEORGE, "LWST", on="4b", placed=4).katana(PAUL, "LWST").ends()
    assert table.told("end.score-unfinished-katana") == {GEORGE: 10}
    assert table.told("end.favour-to-best-katana") == {PAUL: 6}


@pytest.mark.rule("end.score-sashimonos")
@pytest.mark.parametrize(
    ("flags", "points"),
    [
        ({}, 0),
        ({"red": 1}, 1),
        ({"red": 1, "blue": 1}, 2),
        ({"red": 1, "blue": 1, "green": 1}, 4),
        ({"red": 1, "blue": 1, "green": 1, "white": 1}, 7),
        ({"red": 3}, 3),
        ({"red": 3, "blue": 2, "green": 2, "white": 1}, 12),
        ({"red": 4, "blue": 2, "green": 1, "white": 1}, 11),
    ],
)
def test_sets_of_sashimonos(flags: dict[str, int], points: int) -> None:
    """12 points are those of example 18: a set of four kinds, one of three, and one alone."""
    table = AtTheEnd().sashimono(GEORGE, **flags).ends()
    assert table.told("end.score-sashimonos")[GEORGE] == points
    assert table.state.points[GEORGE] == points


def best_split(counts: tuple[int, ...], points: list[int], known: dict[tuple[int, ...], int]) -> int:
    """The most that any way of making sets brings."""
    if counts not in known:
        best = 0
        for taken in product((0, 1), repeat=4):
            left = tuple(count - one for count, one in zip(counts, taken, strict=True))
            if any(taken) and min(left) >= 0:
                best = max(best, points[sum(taken)] + best_split(left, points, known))
        known[counts] = best
    return known[counts]


def test_no_other_sets_would_bring_more() -> None:
    table = AtTheEnd()
    known: dict[tuple[int, ...], int] = {}
    for red, blue, white, green in product(range(4), repeat=4):
        table.sashimono(JOHN, red=red, blue=blue, white=white, green=green)
        best = best_split((red, blue, white, green), table.state.setting.sashimono_points, known)
        assert sashimono_points(table.state, JOHN) == best


@pytest.mark.rule("end.favour-to-best-katana")
def test_the_most_precious_delivered_one_has_the_favour() -> None:
    table = AtTheEnd().katana(JOHN, "LWST").katana(PAUL, "LWST", decorated="W")
    table.katana(RINGO, "LLWSTT", decorated="LT", on="4d", placed=6).ends()
    assert table.told("end.favour-to-best-katana") == {PAUL: 6}
    assert table.state.points[:2] == [0, 6]


@pytest.mark.rule("end.share-the-favour")
@pytest.mark.parametrize(("tied", "each"), [(2, 3), (3, 2), (4, 1)])
def test_equal_ones_share_the_favour_rounded_down(tied: int, each: int) -> None:
    table = AtTheEnd()
    for seat in range(tied):
        table.katana(seat, "LWST")
    assert table.ends().told("end.share-the-favour") == dict.fromkeys(range(tied), each)


def test_nobody_has_the_favour_without_a_delivered_one() -> None:
    table = AtTheEnd().ends()
    assert table.told("end.favour-to-best-katana") == {}
    assert table.state.points == [0, 0, 0, 0]


def test_points_may_be_below_zero() -> None:
    table = AtTheEnd().points(-2, 0, 0, 0).ends()
    assert [(row.seat, row.points) for row in standing(table.state)][-1] == (JOHN, -2)


@pytest.mark.rule("end.most-points")
def test_the_most_points_win() -> None:
    table = AtTheEnd().points(40, 52, 51, 10).ends()
    assert table.winners("end.most-points") == (PAUL,)
    assert [(row.seat, row.place) for row in standing(table.state)] == [(PAUL, 1), (GEORGE, 2), (JOHN, 3), (RINGO, 4)]


@pytest.mark.rule("end.tie-by-katana")
def test_the_more_precious_shogun_no_katana_breaks_a_tie() -> None:
    """The favour brings Paul level with George; a decoration is what his is worth more."""
    table = AtTheEnd().points(0, 44, 50, 0).katana(PAUL, "LWST", decorated="W").katana(GEORGE, "LWST").ends()
    assert table.state.points == [0, 50, 50, 0]
    assert table.winners("end.tie-by-katana") == (PAUL,)
    assert table.state.scored == [0, 11, 10, 0]
    assert [(row.seat, row.place, row.tie_break) for row in standing(table.state)][:2] == [
        (PAUL, 1, 11),
        (GEORGE, 2, 10),
    ]


@pytest.mark.rule("end.tie-by-katana")
def test_a_shogun_no_katana_on_the_forge_breaks_a_tie_too() -> None:
    table = AtTheEnd().katana(JOHN, "LWST", on="3b", placed=3)
    value = katana_value(table.state, JOHN)
    table.points(50 - value, 50, 0, 0).ends()
    assert table.state.points[:2] == [50, 50]
    assert table.winners("end.tie-by-katana") == (JOHN,)


@pytest.mark.rule("end.shared-victory")
def test_who_is_equal_in_both_shares_the_victory() -> None:
    table = AtTheEnd().points(50, 50, 49, 0).ends()
    assert table.winners("end.shared-victory") == (JOHN, PAUL)
    assert [(row.seat, row.place) for row in standing(table.state)] == [(JOHN, 1), (PAUL, 1), (GEORGE, 3), (RINGO, 4)]


def test_what_the_points_would_be_changes_nothing() -> None:
    table = AtTheEnd().points(7, 0, 0, 0).coins(JOHN, 10).sashimono(PAUL, red=1, blue=1)
    assert final_points(table.state) == [9, 2, 0, 0]
    assert table.state.points == [7, 0, 0, 0]
    assert standing(table.state)[0].points == 7


# Alone


@pytest.mark.rule("ghost-end.katana-from-its-swords")
def test_the_ghosts_shogun_no_katana() -> None:
    """The first Resource of each of its Swords, and 6 as if delivered in the last round."""
    table = AtTheEnd(players=1).delivered(GHOST, 1, 5, 20)
    recipes, price = table.state.setting.recipe, table.state.setting.price
    firsts = sum(price[recipes[number - 1][0]] for number in (1, 5, 20))
    assert table.ends().told("ghost-end.katana-from-its-swords") == {GHOST: firsts + 6}
    assert table.state.scored == [0, firsts]


def test_the_ghost_scores_sashimonos_but_neither_coins_nor_favour() -> None:
    table = AtTheEnd(players=1).points(0, 30).sashimono(GHOST, red=1, blue=1, white=1, green=1).ends()
    assert table.told("end.score-sashimonos") == {ALONE: 0, GHOST: 7}
    assert table.state.points == [0, 30 + 6 + 7]


@pytest.mark.rule("ghost-end.favour-for-delivery")
def test_alone_a_delivered_one_has_the_favour_whatever_the_ghost_has() -> None:
    table = AtTheEnd(players=1).delivered(GHOST, *range(30, 50)).katana(ALONE, "LWST").ends()
    assert table.told("ghost-end.favour-for-delivery") == {ALONE: 6}
    assert table.state.points[ALONE] == 6


@pytest.mark.parametrize(
    ("mine", "ghosts", "katana", "place", "rule", "winners"),
    [
        (60, 53, "", 1, "end.most-points", (ALONE,)),
        (58, 53, "", 2, "end.most-points", (GHOST,)),
        (59, 53, "", 1, "end.shared-victory", (ALONE, GHOST)),
        (49, 53, "LWST", 1, "end.tie-by-katana", (ALONE,)),
    ],
)
def test_alone_one_is_first_or_second(
    mine: int, ghosts: int, katana: str, place: int, rule: str, winners: tuple[int, ...]
) -> None:
    """The Ghost scores 6 for its SHOGUN NO KATANA, the player 10 for one on the Forge."""
    table = AtTheEnd(players=1).points(mine, ghosts)
    if katana:
        table.katana(ALONE, katana, on="4b", placed=4)
    assert table.ends().winners(rule) == winners
    assert [(row.seat, row.place) for row in standing(table.state)] == [(ALONE, place)]
