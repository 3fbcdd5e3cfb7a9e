"""Honor cards: what each of the 15 kinds counts, at most 12 points each, and how the Ghost's are reckoned."""

import pytest

from bakufu.katana.rules.honor import HONORS, for_the_ghost, honor_points
from bakufu.kernel.rows import replaced
from tests.katana.rules.at_the_end import ALONE, GEORGE, GHOST, JOHN, PAUL, AtTheEnd, honor_card


def with_resource(table: AtTheEnd, resource: int, has: bool) -> int:
    """The number of a Sword with, or without, a Resource."""
    return next(at + 1 for at, recipe in enumerate(table.state.setting.recipe) if (resource in recipe) == has)


@pytest.mark.rule("honor.sashimono")
def test_four_points_for_each_sashimono_of_a_house() -> None:
    table = AtTheEnd().sashimono(PAUL, blue=2, red=1).honor(PAUL, "sashimono", "blue").ends()
    assert table.told("honor.sashimono") == {PAUL: 8}


@pytest.mark.rule("honor.strength")
def test_points_for_each_sword_of_at_least_a_strength() -> None:
    table = AtTheEnd()
    table.delivered(PAUL, table.strong(3), table.strong(4), table.strong(5)).katana(PAUL, "LWST")
    table.honor(PAUL, "strength", 4).ends()
    assert table.told("honor.strength") == {PAUL: 2 * 4}


@pytest.mark.rule("honor.resource")
def test_points_for_each_sword_with_a_resource() -> None:
    table = AtTheEnd()
    table.delivered(PAUL, with_resource(table, 0, True), with_resource(table, 0, False)).katana(PAUL, "LWST")
    table.honor(PAUL, "resource", "lacquer").ends()
    assert table.told("honor.resource") == {PAUL: 2 * 3}


@pytest.mark.rule("honor.resource")
@pytest.mark.parametrize(("placed", "points"), [(3, 0), (4, 3)])
def test_of_the_shogun_no_katana_only_what_lies_on_it(placed: int, points: int) -> None:
    table = AtTheEnd().katana(PAUL, "LWST", on="4b", placed=placed).honor(PAUL, "resource", "leather").ends()
    assert table.told("honor.resource") == {PAUL: points}


@pytest.mark.rule("honor.decorated")
@pytest.mark.parametrize(("least", "points"), [(1, 3 * 2), (2, 2 * 4)])
def test_points_for_each_sword_with_so_many_decorations(least: int, points: int) -> None:
    table = AtTheEnd().delivered(PAUL, 1, decorated="L").delivered(PAUL, 20, decorated="TW").delivered(PAUL, 30)
    table.katana(PAUL, "LWST", decorated="LWST").honor(PAUL, "decorated", least).ends()
    assert table.told("honor.decorated") == {PAUL: points}


@pytest.mark.rule("honor.certain")
def test_one_card_is_worth_eight_whatever_one_has() -> None:
    assert AtTheEnd().honor(PAUL, "certain").ends().told("honor.certain") == {PAUL: 8}


@pytest.mark.rule("honor.total-strength")
def test_a_point_for_each_strength_of_all_swords() -> None:
    table = AtTheEnd()
    table.delivered(PAUL, table.strong(1), table.strong(1, 1), table.strong(5)).katana(PAUL, "LWST")
    assert table.honor(PAUL, "total-strength").ends().told("honor.total-strength") == {PAUL: 1 + 1 + 5}


@pytest.mark.rule("honor.strength-levels")
def test_three_points_for_each_different_strength() -> None:
    table = AtTheEnd()
    table.delivered(PAUL, table.strong(1), table.strong(1, 1), table.strong(5))
    assert table.honor(PAUL, "strength-levels").ends().told("honor.strength-levels") == {PAUL: 3 * 2}


@pytest.mark.rule("honor.benefits")
def test_three_points_for_each_card_beneath_the_forge() -> None:
    table = AtTheEnd().under(PAUL, "row-1", 3, 5).under(PAUL, "column-5", 20).under(JOHN, "row-4", 1)
    assert table.honor(PAUL, "benefits").ends().told("honor.benefits") == {PAUL: 3 * 3}


@pytest.mark.rule("honor.figures")
def test_two_points_for_each_figure_on_the_main_board_and_monk_at_the_temple() -> None:
    table = AtTheEnd()
    table.state.on_board[PAUL] = 3
    table.state.monks = replaced(table.state.monks, PAUL, 1)
    assert table.honor(PAUL, "figures").ends().told("honor.figures") == {PAUL: 2 * (3 + 1)}


@pytest.mark.rule("honor.decorators")
def test_the_coins_that_the_decorators_point_at() -> None:
    table = AtTheEnd()
    for resource, coins in enumerate((1, 2, 1, 4)):
        table.state.decorators = replaced(table.state.decorators, 4 * PAUL + resource, coins)
    assert table.honor(PAUL, "decorators").ends().told("honor.decorators") == {PAUL: 8}


@pytest.mark.rule("honor.unused-cards")
def test_three_points_for_each_unused_card() -> None:
    table = AtTheEnd()
    table.state.fresh[PAUL] = [2, 2, 30]
    assert table.honor(PAUL, "unused-cards").ends().told("honor.unused-cards") == {PAUL: 3 * 3}


@pytest.mark.rule("honor.flowers")
def test_a_point_for_each_flower_reached_and_six_for_a_lap() -> None:
    table = AtTheEnd()
    lap, flowers = table.state.setting.lap, table.state.setting.flowers
    card = honor_card("flowers")
    worth = {}
    for marker in (-3, flowers[0] - 1, flowers[0], flowers[2], lap, lap + flowers[1]):
        table.points(0, marker, 0, 0)
        worth[marker] = honor_points(table.state, PAUL, card)
    assert list(worth.values()) == [0, 0, 1, 3, 6, 8]
    table.points(0, flowers[0], 0, 0).honor(PAUL, "flowers").ends()
    assert table.told("honor.flowers") == {PAUL: 1}


@pytest.mark.rule("honor.flowers")
def test_flowers_come_after_all_other_honor_cards() -> None:
    """Taken first, yet the points of the other card move the marker before."""
    table = AtTheEnd()
    first = table.state.setting.flowers[0]
    table.points(0, first - 8, 0, 0).honor(PAUL, "flowers").honor(PAUL, "certain").ends()
    assert table.told("honor.flowers") == {PAUL: 1}
    assert table.state.points[PAUL] == first + 1


@pytest.mark.rule("honor.coins")
def test_a_point_for_every_four_coins_in_addition() -> None:
    table = AtTheEnd().coins(PAUL, 5).stock(PAUL, lacquer=1, wood=2).honor(PAUL, "coins").ends()
    assert table.told("honor.coins") == {PAUL: 11 // 4}
    assert table.told("end.score-coins")[PAUL] == 11 // 5


@pytest.mark.rule("honor.decorations")
def test_a_point_for_each_decoration_except_on_the_shogun_no_katana() -> None:
    table = AtTheEnd().delivered(PAUL, 20, 30, decorated="TS").katana(PAUL, "LWST", decorated="LWST")
    assert table.honor(PAUL, "decorations").ends().told("honor.decorations") == {PAUL: 4}


@pytest.mark.rule("honor.katana-decorations")
def test_three_points_for_each_decoration_on_the_shogun_no_katana() -> None:
    table = AtTheEnd().delivered(PAUL, 20, decorated="TS").katana(PAUL, "LWST", decorated="LW", on="4b", placed=4)
    assert table.honor(PAUL, "katana-decorations").ends().told("honor.katana-decorations") == {PAUL: 6}


@pytest.mark.rule("honor.at-most")
def test_each_card_gives_twelve_points_at_most() -> None:
    table = AtTheEnd().sashimono(GEORGE, red=4).sashimono(JOHN, blue=3)
    table.honor(GEORGE, "sashimono", "red").honor(JOHN, "sashimono", "blue").ends()
    assert table.told("honor.at-most") == {GEORGE: 12}
    assert table.told("honor.sashimono") == {JOHN: 12}


def test_an_honor_card_of_another_player_counts_nothing_for_me() -> None:
    table = AtTheEnd().sashimono(PAUL, red=3).honor(GEORGE, "sashimono", "red").ends()
    assert table.told("honor.sashimono") == {GEORGE: 0}


def test_what_the_ghost_can_have() -> None:
    """It has Swords, Sashimonos, Workers and a Score marker, but no Forge, Decorators, cards or Coins."""
    assert [kind for kind in HONORS if not for_the_ghost(kind)] == [
        "decorated", "benefits", "decorators", "unused-cards", "coins", "decorations", "katana-decorations",
    ]  # fmt: skip


def test_the_ghosts_cards_count_what_the_ghost_has() -> None:
    table = AtTheEnd(players=1)
    table.delivered(GHOST, table.strong(4), table.strong(5)).delivered(ALONE, table.strong(5, 1))
    table.sashimono(GHOST, red=2).sashimono(ALONE, red=1)
    table.state.on_board[GHOST] = 5
    table.honor(GHOST, "strength", 4).honor(GHOST, "sashimono", "red").honor(GHOST, "figures").ends()
    assert table.told("honor.strength") == {GHOST: 8}
    assert table.told("honor.sashimono") == {GHOST: 8}
    assert table.told("honor.figures") == {GHOST: 10}


@pytest.mark.rule("ghost-end.honor-by-the-player")
def test_what_the_ghost_cannot_have_is_reckoned_on_the_player() -> None:
    table = AtTheEnd(players=1).coins(ALONE, 9).delivered(ALONE, 20, decorated="TS")
    table.honor(GHOST, "coins").honor(GHOST, "decorations").ends()
    assert table.told("ghost-end.honor-by-the-player") == {GHOST: 2 + 2}
    assert table.state.points[ALONE] == 9 // 5
