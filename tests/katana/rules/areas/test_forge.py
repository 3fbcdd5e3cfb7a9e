"""The Forge and the movement rules for Swords."""

import pytest

from tests.katana.table import JOHN, PAUL, RINGO, Table


@pytest.mark.rule("movement.right-in-its-row")
def test_a_resource_of_its_own_row_moves_a_sword_to_the_right() -> None:
    table = Table().sword(JOHN, 12, "1b", 1).stock(JOHN, "LL").turn(JOHN).play(JOHN, "row-1", "move-1b")
    moved = table.told("movement.right-in-its-row")
    assert (moved.origin, moved.target, moved.resource) == ("1b", "1c", "lacquer")
    assert table.has(JOHN) == "L"


@pytest.mark.rule("movement.up-or-down")
@pytest.mark.parametrize(
    ("number", "placed", "origin", "target"), [(1, 1, "1b", "2b"), (9, 1, "4b", "3b"), (8, 1, "3b", "4b")]
)
def test_a_resource_of_the_next_row_moves_a_sword_up_or_down(
    number: int, placed: int, origin: str, target: str
) -> None:
    table = Table().sword(JOHN, number, origin, placed).stock(JOHN, "LWST").turn(JOHN)
    table.play(JOHN, "column-2", f"move-{origin}")
    assert table.told("movement.up-or-down").target == target
    assert table.state.placed[number - 1] == placed + 1


@pytest.mark.rule("movement.golden-rule")
def test_a_complete_sword_moves_no_further() -> None:
    table = Table().complete(JOHN, 1, "2c").sword(JOHN, 6, "2a").stock(JOHN, "LWST").turn(JOHN).play(JOHN, "row-2")
    assert table.refused(JOHN, "move-2c") == "movement.golden-rule"


@pytest.mark.rule("movement.recipe-order")
def test_the_next_resource_has_to_be_there() -> None:
    """Tile 1 (LWW) needs Wood, tile 12 (LLW) Lacquer."""
    table = Table().sword(JOHN, 1, "1b", 1).sword(JOHN, 12, "1c", 1).stock(JOHN, "LST").turn(JOHN).play(JOHN, "row-1")
    assert table.refused(JOHN, "move-1b") == "movement.recipe-order"
    assert table.refused(JOHN, "move-1c") == ""


@pytest.mark.rule("movement.a-sword-there")
def test_nothing_moves_where_there_is_no_sword() -> None:
    table = Table().sword(JOHN, 12, "1a").stock(JOHN, "L").turn(JOHN).play(JOHN, "row-1")
    assert table.refused(JOHN, "move-1c") == "movement.a-sword-there"
    assert table.refused(JOHN, "swap-1a") == "movement.a-sword-there"


@pytest.mark.rule("movement.one-sword-a-space")
def test_a_sword_waits_until_another_has_made_way() -> None:
    table = Table().sword(JOHN, 12, "1a").sword(JOHN, 16, "1b", 1).stock(JOHN, "LW").turn(JOHN).play(JOHN, "row-1")
    assert table.refused(JOHN, "move-1a") == "movement.one-sword-a-space"
    table.play(JOHN, "move-1b", "move-1a")
    assert (table.where(JOHN, 12), table.where(JOHN, 16)) == ("1b", "2b")


def test_a_delivery_frees_the_space_for_another_sword() -> None:
    """Tile 1 (LWW) lies complete where tile 4 (LWWW) has to go."""
    table = Table().complete(JOHN, 1, "2c").sword(JOHN, 4, "2b", 2).stock(JOHN, "W").turn(JOHN).play(JOHN, "row-2")
    assert table.refused(JOHN, "move-2b") == "movement.one-sword-a-space"
    table.play(JOHN, "deliver-2c", "project", "move-2b")
    assert table.where(JOHN, 4) == "2c"


def two_to_swap() -> Table:
    """Tile 13 (STSW) has to go down, tile 9 (TSS) up."""
    return Table().sword(JOHN, 13, "3b", 1).sword(JOHN, 9, "4b", 1).stock(JOHN, "ST")


@pytest.mark.rule("movement.swap-places")
def test_two_swords_change_places() -> None:
    table = two_to_swap().turn(JOHN).play(JOHN, "column-2", "swap-3b")
    assert table.told("movement.swap-places").swords == ("13", "9")
    assert (table.where(JOHN, 13), table.where(JOHN, 9), table.has(JOHN)) == ("4b", "3b", "")


@pytest.mark.rule("movement.swap-places")
def test_swords_that_do_not_have_to_change_places_cannot() -> None:
    """Tile 10 (STT) has to go down, but tile 21 (TTSS) to the right."""
    table = Table().sword(JOHN, 10, "3b", 1).sword(JOHN, 21, "4b", 1).stock(JOHN, "STT").turn(JOHN)
    assert table.play(JOHN, "column-2").refused(JOHN, "swap-3b") == "movement.swap-places"


def test_a_swap_needs_both_swords_activated() -> None:
    table = two_to_swap().sword(JOHN, 15, "3c", 2).turn(JOHN).play(JOHN, "row-3")
    assert table.refused(JOHN, "swap-3b") == "forge.activated-only"


@pytest.mark.rule("movement.mixed-swap")
@pytest.mark.parametrize("line", ["row-3", "row-4"])
def test_one_of_two_swords_may_be_activated_and_the_other_use_the_monks_move(line: str) -> None:
    table = two_to_swap().coins(JOHN, 5).turn(JOHN).play(JOHN, f"monk-{line}", "swap-3b")
    assert table.told("movement.mixed-swap").swords == ("13", "9")
    assert (table.where(JOHN, 13), table.where(JOHN, 9)) == ("4b", "3b")


def test_the_monks_move_is_not_needed_where_both_are_activated() -> None:
    table = two_to_swap().coins(JOHN, 5).stock(JOHN, "SSTT").turn(JOHN).play(JOHN, "monk-column-2", "swap-3b")
    assert table.all_told("movement.mixed-swap") == []
    assert table.state.extra_moves == 1


def test_a_card_moves_one_sword_and_swaps_none() -> None:
    """Card 32 shows the Room that moves a Sword."""
    table = two_to_swap().sword(JOHN, 12, "1a").stock(JOHN, "L").cards(JOHN, 32).turn(JOHN).play(JOHN, "play-32")
    assert table.refused(JOHN, "swap-3b") == "movement.swap-places"


@pytest.mark.rule("movement.recipe-order")
@pytest.mark.parametrize("missing", [2, 3])
def test_a_swap_needs_the_resources_of_both(missing: int) -> None:
    """Steel for the lower Sword, Leather for the upper one."""
    table = two_to_swap().sword(JOHN, 12, "1b", 1).stock(JOHN, "L")
    table.state.stock[4 * JOHN + missing] = 0
    table.turn(JOHN).play(JOHN, "column-2")
    assert table.refused(JOHN, "swap-3b") == "movement.recipe-order"


@pytest.mark.rule("forge.activated-only")
def test_only_swords_of_the_line_move_and_each_once() -> None:
    table = Table().sword(JOHN, 12, "1a").sword(JOHN, 8, "3a").stock(JOHN, "LLSS").turn(JOHN).play(JOHN, "row-1")
    assert table.refused(JOHN, "move-3a") == "forge.activated-only"
    table = Table().sword(JOHN, 12, "1a").sword(JOHN, 8, "3a").stock(JOHN, "LLSS").turn(JOHN)
    table.play(JOHN, "column-1", "move-1a")
    assert table.refused(JOHN, "move-1b") == "forge.activated-only"


def test_a_sword_that_comes_into_the_line_by_a_common_move_is_not_activated() -> None:
    """Tile 16 (LWWL) moves down into the second row, which is not its line."""
    table = Table().sword(JOHN, 16, "1b", 1).sword(JOHN, 3, "2a").stock(JOHN, "WWW").turn(JOHN)
    table.play(JOHN, "column-2", "move-1b")
    assert table.asked == ("turn", PAUL)
    assert table.where(JOHN, 16) == "2b"


@pytest.mark.rule("forge.monk-adds-a-move")
def test_a_monk_moves_one_more_sword() -> None:
    table = Table().coins(JOHN, 5).sword(JOHN, 12, "1a").sword(JOHN, 8, "3a").stock(JOHN, "LLSS").turn(JOHN)
    table.play(JOHN, "monk-row-1", "move-3a")
    assert table.told("forge.monk-adds-a-move").sword == "8"
    assert table.refused(JOHN, "move-3b") == "forge.activated-only"
    table.play(JOHN, "move-1a")
    assert (table.where(JOHN, 12), table.where(JOHN, 8)) == ("1b", "3b")


@pytest.mark.rule("forge.monk-adds-a-move")
def test_or_the_same_sword_twice() -> None:
    table = Table().coins(JOHN, 5).sword(JOHN, 12, "1a").stock(JOHN, "LL").turn(JOHN)
    table.play(JOHN, "monk-row-1", "move-1a", "move-1b")
    assert table.told("forge.monk-adds-a-move").target == table.where(JOHN, 12) == "1c"


@pytest.mark.rule("forge.monk-adds-a-move")
def test_the_monks_move_activates_a_sword_that_it_brings_into_the_line() -> None:
    """Tile 16 (LWWL) moves down into the second row, and on to the right."""
    table = Table().coins(JOHN, 5).sword(JOHN, 16, "1b", 1).stock(JOHN, "WW").turn(JOHN)
    table.play(JOHN, "monk-row-2", "move-1b", "move-2b")
    assert table.told("forge.monk-adds-a-move").sword == "16"
    assert table.where(JOHN, 16) == "2c"


@pytest.mark.rule("forge.monk-adds-a-move")
def test_the_monks_move_does_not_activate_a_sword_that_was_in_the_line_before() -> None:
    """The KATANA comes into play in the first row after the Monk was placed there; the extra move is its only one."""
    table = Table().coins(JOHN, 5).delivered(JOHN, 50).project(JOHN, "LLWST").stock(JOHN, "LLLLW")
    table.sword(JOHN, 12, "1c", 2).turn(JOHN).play(JOHN, "monk-row-1", "compose", "enough")
    table.play(JOHN, "lacquer", "lacquer", "wood", "steel", "leather", "move-1a")
    assert table.told("forge.monk-adds-a-move").sword == "katana"
    table.play(JOHN, "move-1c")
    assert table.where(JOHN, 12) == "2c"
    assert table.asked != ("forging", JOHN)


@pytest.mark.rule("forge.activated-only")
def test_a_sword_moved_within_the_line_by_the_monk_stays_inactive() -> None:
    table = Table().coins(JOHN, 5).delivered(JOHN, 50).project(JOHN, "LLWST").stock(JOHN, "LLLLW")
    table.sword(JOHN, 12, "1c", 2).turn(JOHN).play(JOHN, "monk-row-1", "compose", "enough")
    table.play(JOHN, "lacquer", "lacquer", "wood", "steel", "leather", "move-1a")
    assert table.asked == ("forging", JOHN)
    assert table.refused(JOHN, "move-1b") == "forge.activated-only"


def test_any_number_of_figures_at_the_same_line() -> None:
    table = Table(2).turn(JOHN).play(JOHN, "row-1").play(PAUL, "row-1").play(JOHN, "row-1")
    assert table.state.workers == [2, 3]
    assert table.state.on_board == [0, 0]


def test_not_all_activated_swords_have_to_move() -> None:
    table = Table().sword(RINGO, 12, "1a").sword(RINGO, 8, "3a").stock(RINGO, "LS").turn(RINGO)
    table.play(RINGO, "column-1", "move-3a", "enough")
    assert table.where(RINGO, 12) == "1a"
