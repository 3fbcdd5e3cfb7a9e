"""The rulebook's worked examples 8 to 10: Swords moving through the Forge.

In example 8 the red Sword is tile 16 (LWWL), the blue one tile 14 (SWWL), the white one tile 19 (TSTS), which begin as
those of the rulebook. Example 8e is a picture only.
"""

from bakufu.kernel.rows import replaced
from tests.katana.table import GEORGE, JOHN, PAUL, Table

RED, BLUE, WHITE = 16, 14, 19


def paul_with(red: tuple[str, int], blue: tuple[str, int], white: tuple[str, int]) -> Table:
    table = Table().sword(PAUL, RED, *red, flag="red").sword(PAUL, BLUE, *blue, flag="blue")
    return table.sword(PAUL, WHITE, *white, flag="white")


def places(table: Table) -> tuple[str, str, str]:
    return table.where(PAUL, RED), table.where(PAUL, BLUE), table.where(PAUL, WHITE)


def test_examples_8a_and_8b_three_swords_move_to_the_right() -> None:
    table = paul_with(("1a", 0), ("3a", 0), ("4a", 0)).stock(PAUL, "LST").turn(PAUL)
    table.play(PAUL, "column-1", "move-1a", "move-3a", "move-4a")
    assert places(table) == ("1b", "3b", "4b")
    assert table.has(PAUL) == ""
    assert [event.resource for event in table.all_told("movement.right-in-its-row")] == ["lacquer", "steel", "leather"]


def test_example_8c_with_all_activated_one_would_be_blocked() -> None:
    table = paul_with(("1b", 1), ("3b", 1), ("4b", 1)).stock(PAUL, "WW").turn(PAUL).play(PAUL, "column-2", "move-1b")
    assert table.asked[0] != "forging"
    assert (places(table), table.has(PAUL)) == (("2b", "3b", "4b"), "W")


def test_example_8c_when_john_goes_to_the_palace_paul_moves_the_blue_sword_up() -> None:
    table = paul_with(("1b", 1), ("3b", 1), ("4b", 1)).stock(PAUL, "W").family(PAUL, "move").turn(JOHN)
    table.play(JOHN, "palace", "family-1", "enough").play(PAUL, "move-3b")
    assert places(table) == ("1b", "2b", "4b")


def test_example_8d_the_blue_sword_makes_way_for_the_red_one() -> None:
    table = paul_with(("1b", 1), ("2b", 2), ("4b", 1)).stock(PAUL, "WWS").turn(PAUL).play(PAUL, "column-2")
    assert table.refused(PAUL, "move-1b") == "movement.one-sword-a-space"
    table.play(PAUL, "move-2b", "move-1b", "move-4b")
    assert places(table) == ("2b", "2c", "3b")


def test_example_8f_with_his_second_monk_paul_finishes_the_blue_sword() -> None:
    table = paul_with(("2b", 2), ("2c", 3), ("3b", 2)).stock(PAUL, "LWT").coins(PAUL, 5)
    table.state.monks = replaced(table.state.monks, PAUL, 1)
    table.turn(PAUL).play(PAUL, "monk-column-2", "move-2c", "move-2b", "move-3b")
    assert places(table) == ("2c", "1c", "4b")
    assert table.state.monks[PAUL] == 0
    assert "deliver-1c" in table.choices(PAUL)


def john_in_example_9() -> Table:
    """The red Sword is tile 23 (WSWST), the green one tile 13 (STSW), the blue one tile 9 (TSS)."""
    table = Table().sword(JOHN, 23, "2b", 1).sword(JOHN, 13, "3b", 1, flag="green").sword(JOHN, 9, "4b", 1, flag="blue")
    return table.stock(JOHN, "SSST").coins(JOHN, 5).turn(JOHN)


def test_example_9_with_a_worker_one_sword_would_be_blocked() -> None:
    table = john_in_example_9().play(JOHN, "column-2", "swap-3b")
    assert table.asked[0] != "forging"
    assert table.where(JOHN, 23) == "2b"


def test_example_9_a_swap_then_the_extra_move() -> None:
    table = john_in_example_9().play(JOHN, "monk-column-2", "swap-3b")
    assert (table.where(JOHN, 9), table.where(JOHN, 13)) == ("3b", "4b")
    table.play(JOHN, "move-3b", "move-2b")
    assert (table.where(JOHN, 9), table.where(JOHN, 23)) == ("3c", "3b")
    assert table.told("movement.swap-places").spaces == ("3b", "4b")
    assert table.told("forge.monk-adds-a-move").sword == "9"


def test_example_10_the_extra_move_brings_a_sword_into_the_row() -> None:
    """The blue Sword is tile 14 (SWWL); in the second row lie tiles 3 (WWL) and 4 (LWWW)."""
    table = Table().sword(GEORGE, 14, "3b", 1, flag="blue").sword(GEORGE, 3, "2a").sword(GEORGE, 4, "2c", 3)
    table.stock(GEORGE, "WWWW").coins(GEORGE, 5).turn(GEORGE).play(GEORGE, "monk-row-2", "move-3b")
    assert table.where(GEORGE, 14) == "2b"
    table.play(GEORGE, "move-2c", "move-2b", "move-2a")
    assert [table.where(GEORGE, sword) for sword in (4, 14, 3)] == ["2d", "2c", "2b"]
    assert table.has(GEORGE) == ""
