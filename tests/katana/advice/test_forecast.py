"""The forecast of one's own Forge: which Swords a figure could move, in which order, at what cost, what blocks."""

from __future__ import annotations

from typing import Self

import pytest

from bakufu import BadOption
from bakufu.katana.advice.forecast import LineForecast, SwordNeeds
from bakufu.katana.box.components import CELL_NAMES, CELLS, NO_SWORD, RESOURCES, SPACE_COUNT, SPACES
from bakufu.katana.box.options import checked
from bakufu.katana.box.setting import RECIPE_LETTERS, Setting
from bakufu.katana.rules.areas.monks import monk_price
from bakufu.katana.rules.state import new_state
from bakufu.katana.rules.swords.movement import recipe_of
from bakufu.katana.sequence import bind
from bakufu.katana.views.view import View, view
from bakufu.kernel.rows import replaced
from tests.katana.smiths import GAME


class Forge:
    """A table for two where only the Forge of the first seat is looked at. Recipes are written on Swords as needed."""

    def __init__(self, **stock: int) -> None:
        setting = bind(Setting(checked({"players": 2}), GAME.facts))
        setting.recipe = [row[:] for row in setting.recipe]
        self.state = new_state(setting, 1)
        self.state.stock = [stock.get(name, 0) for name in RESOURCES] + [0, 0, 0, 0]
        self.state.coins = [20, 20]

    def lay(self, sword: int, recipe: str, space: str, placed: int) -> Self:
        """A Sword with so many Resources of its recipe placed, on a space."""
        self.state.setting.recipe[sword - 1] = [RECIPE_LETTERS.index(letter) for letter in recipe]
        self.state.placed = replaced(self.state.placed, sword - 1, placed)
        self.state.forge[CELL_NAMES.index(space)] = sword - 1
        assert placed <= len(recipe_of(self.state, sword - 1))
        return self

    def seen(self) -> View:
        return view(self.state, 0)

    def told(self, line: str, figure: str) -> LineForecast:
        return GAME.forecast(self.seen()).lines[line][figure]


def test_one_sword_makes_room_for_another() -> None:
    """The one behind moves onto the space that the one before it leaves: only this order works."""
    forge = Forge(wood=2).lay(7, "WWWS", "2a", 0).lay(9, "WWWW", "2b", 1)
    told = forge.told("row-2", "worker")
    assert told.moves == ("move-2b", "move-2a")
    assert told.swords == ("7", "9")
    assert told.resources == {"wood": 2}
    assert told.blocked == {}
    assert (told.rule, told.coins) == ("", 0)


def test_what_blocks_a_sword_is_named() -> None:
    forge = Forge(wood=1).lay(7, "WWWS", "2a", 0).lay(9, "WSWW", "2b", 1).lay(11, "SSSS", "3b", 4)
    told = forge.told("row-2", "worker")
    assert told.moves == ()
    assert told.blocked == {"7": "movement.one-sword-a-space", "9": "movement.recipe-order"}


def test_swords_that_must_change_places_are_swapped() -> None:
    forge = Forge(wood=1, steel=1).lay(7, "WSS", "2a", 1).lay(9, "SWW", "3a", 1)
    assert forge.told("column-1", "worker").moves == ("swap-2a",)
    assert forge.told("row-2", "worker").moves == ()


def test_a_monk_moves_one_more() -> None:
    """The Sword comes into the row by the Monk's move and is activated there."""
    forge = Forge(wood=3).lay(7, "WWWS", "2c", 1).lay(9, "SWWW", "3b", 1)
    worker, monk = forge.told("row-2", "worker"), forge.told("row-2", "monk")
    assert worker.swords == ("7",)
    assert monk.swords == ("7", "9")
    assert monk.resources == {"wood": 3}
    assert len(monk.moves) == 3
    assert monk.coins == forge.state.setting.monk_price[0]


def test_who_has_no_figure_left_is_told_so() -> None:
    forge = Forge()
    forge.state.workers[0] = 0
    forge.state.coins[0] = 0
    assert forge.told("row-1", "worker").rule == "turn.available-workers"
    assert forge.told("row-1", "monk").rule == "temple.pay-first"
    forge.state.passed[0] = 1
    assert forge.told("row-1", "monk").rule == "pass.nothing-more"


def test_what_swords_need_next_and_nobody_has() -> None:
    forge = Forge(wood=1).lay(7, "WWWS", "2c", 3).lay(9, "SWWW", "3b", 1).lay(8, "LL", "1a", 2)
    assert GAME.forecast(forge.seen()).lacking == ("steel",)


def test_what_a_sword_of_the_houses_would_take() -> None:
    forge = Forge(wood=1, steel=5)
    forge.state.sword_at = (NO_SWORD,) * SPACE_COUNT
    forge.state.sword_at = replaced(forge.state.sword_at, SPACES.index("red-1"), 11)
    setting = forge.state.setting
    setting.recipe[11] = [RECIPE_LETTERS.index(letter) for letter in "LWWS"]
    price, coins = setting.price[0] + setting.price[1], setting.advance[11]
    needs = SwordNeeds(("lacquer", "wood"), price, 20 + coins, 0)
    assert GAME.forecast(forge.seen()).swords == {"red-1": needs}
    forge.state.coins[forge.seen().seat or 0] = 0
    assert GAME.forecast(forge.seen()).swords["red-1"].short == max(0, price - coins)


def test_what_a_monk_leaves() -> None:
    forge = Forge()
    forge.state.coins = [monk_price(forge.state) + 3] * len(forge.state.coins)
    assert GAME.forecast(forge.seen()).after_monk == 3


def test_looking_ahead_changes_nothing() -> None:
    forge = Forge(wood=3).lay(7, "WWWS", "2c", 1).lay(9, "SWWW", "3b", 1)
    saved = GAME.save(forge.state)
    GAME.forecast(forge.seen())
    assert GAME.save(forge.state) == saved
    assert forge.state.forge[:CELLS].count(6) == 1


def test_there_are_no_battles_to_ask_about() -> None:
    assert GAME.queries() == ("forecast", "outlook", "composition", "purchase", "refusals")
    with pytest.raises(BadOption, match="unknown query 'odds'; expected one of: forecast"):
        GAME.analyze(Forge().seen(), "odds")
