"""The table of SHOGUN NO KATANA as text shows what the view shows: the main board, Forges, and what comes next."""

from __future__ import annotations

import pytest

from bakufu.katana.box.components import CELL_NAMES, LACQUER, LEATHER, STEEL, SWORDS, WOOD
from bakufu.katana.box.picks import NUMBER_OF
from bakufu.katana.rules.state import State
from bakufu.kernel.plain import plain
from bakufu.kernel.rows import replaced
from bakufu.text.katana.board import board
from bakufu.text.katana.forecast_card import forecast_card
from bakufu.text.katana.forge import forge
from bakufu.text.katana.options import option
from bakufu.text.katana.players import in_short
from bakufu.text.katana.renderer import KatanaRenderer
from tests.katana.smiths import GAME

RENDERER = KatanaRenderer(GAME)


@pytest.fixture
def state() -> State:
    """The first turn of a player who is alone; the Forge is empty."""
    state = GAME.start({"players": 1}, 1)
    state.forge = [-1] * len(state.forge)
    return state


def put(state: State, cell: str, recipe: list[int], placed: int) -> int:
    """A Sword of this recipe onto the Forge of the first seat, with so many Resources on it."""
    sword = next(n for n in range(SWORDS) if state.setting.recipe[n] == recipe and n not in state.forge)
    state.forge[CELL_NAMES.index(cell)] = sword
    state.placed = replaced(state.placed, sword, placed)
    state.flag = replaced(state.flag, sword, 0)
    return sword


def test_a_sword_shows_what_lies_on_it_and_what_comes_next(state: State) -> None:
    sword = put(state, "2b", [WOOD, WOOD, STEEL, LEATHER], 1)
    state.decorated = replaced(state.decorated, sword, 1 << WOOD)
    grid = forge(RENDERER, GAME.view(state, 0), 0)
    row = next(at for at, line in enumerate(grid) if "2 Wood" in line)
    assert grid[row].split() == ["2", "Wood", "W", ".", str(sword + 1), "red", ".", ".", ".", "+1", "Wood"]
    assert [line.strip() for line in grid[row + 1 : row + 3]] == ["W*wst", "W to 2c"]
    assert [coins.strip() for coins in grid[-1].split("+")[1:]] == [
        "0 Coins",
        "3 Coins",
        "1 Coin",
        "2 Coins",
        "1 Coin",
    ]


def test_a_taken_space_and_a_complete_sword_are_marked(state: State) -> None:
    put(state, "2a", [WOOD, WOOD, STEEL, LEATHER], 0)
    put(state, "2b", [LACQUER, WOOD, WOOD], 3)
    text = "\n".join(forge(RENDERER, GAME.view(state, 0), 0))
    assert "W to 2b !" in text
    assert "complete" in text


def test_a_line_of_the_forge_says_what_would_move_and_what_not(state: State) -> None:
    first = put(state, "2a", [WOOD, WOOD, STEEL, LEATHER], 0)
    second = put(state, "3a", [STEEL, LEATHER, STEEL], 0)
    third = put(state, "1a", [LACQUER, WOOD, WOOD], 0)
    view = GAME.view(state, 0)
    hint = option(RENDERER, view, NUMBER_OF["column-1"]).hint
    assert hint.startswith("moves ")
    assert f"Sword {first + 1}" in hint
    assert f"Sword {second + 1}" in hint
    assert "(1 Wood and 1 Steel)" in hint
    assert hint.endswith(f"Sword {third + 1} lacks Lacquer")
    card = forecast_card(RENDERER, view, hints=False)
    assert card is not None
    assert card["lines"]["column-1"]["worker"]["text"] == hint
    assert card["lines"]["row-4"]["worker"]["text"] == "nothing would move"
    assert forecast_card(RENDERER, GAME.view(state, None), hints=True) is None


def test_every_sword_of_the_houses_has_a_line_with_all_that_is_printed_on_it(state: State) -> None:
    view = GAME.view(state, 0)
    text = board(RENDERER, view)
    for house, found in plain(view)["houses"].items():
        for space, at in found["spaces"].items():
            line = next(line.split() for line in text if line.startswith(f"  {space.replace('-', ' ')} "))
            tile = at["sword"]
            letters = "".join("LWST"[("lacquer", "wood", "steel", "leather").index(name)] for name in tile["recipe"])
            numbers = [str(tile[key]) for key in ("points", "coins", "strength")]
            assert line == [house, space[-1], tile["sword"], letters, *numbers]


def test_alone_the_ghost_has_a_line_and_with_others_they_have_one_each() -> None:
    alone = " ".join(board(RENDERER, GAME.view(GAME.start({"players": 1}, 1), 0)))
    assert "The Ghost has 0 points, 4 Workers, 0 Swords" in alone
    view = GAME.view(GAME.start({"players": 3}, 1), 0)
    together = board(RENDERER, view)
    assert "Ghost" not in " ".join(together)
    for seat in (1, 2):
        assert in_short(RENDERER, plain(view)["players"][str(seat)])[0] in together


def test_a_spectator_sees_all_players_in_short() -> None:
    text = board(RENDERER, GAME.view(GAME.start({"players": 2}, 1), None))
    assert not any(line.startswith("Your Forge") for line in text)
    assert [line.partition(":")[0] for line in text if ": in the Forge" in line] == ["Purple", "Yellow"]
