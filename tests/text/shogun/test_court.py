"""Tenno's Court as text: what lies there, who has officials, and who is in the Tenno's favour."""

from __future__ import annotations

from bakufu.shogun.modules.court.numbers import KEPT, PROTECTED
from bakufu.text.shogun.board import overview
from bakufu.text.shogun.modules.court.board import board as court
from bakufu.text.shogun.renderer import ShogunRenderer
from tests.shogun.modules.court.table import CourtTable
from tests.shogun.table import BLUE, GAME, RED, YELLOW

RENDERER = ShogunRenderer(GAME)


def told(table: CourtTable) -> list[str]:
    return court(RENDERER, GAME.view(table.state, BLUE).to_plain())


def test_favours_and_officials() -> None:
    table = CourtTable.bare().favours(10, 8, 0).sent(BLUE, 2).sent(RED, 7)
    assert told(table) == [
        "Favors: 4 officials: protection from Battle A,",
        "        3 officials: 4 armies into the tray",
        "Officials at court, and left in supply: Blue 2/5, Yellow 0/7, Red 7/0, Black 0/7",
    ]


def test_favours_that_still_hold() -> None:
    table = CourtTable.bare()
    table.state.put(KEPT, YELLOW, 1)
    table.state.put(PROTECTED, RED, 3)
    held = " ".join(" ".join(told(table)).split())
    assert held.endswith("Yellow stops the next revolt marker, Red is safe from Battle A and Battle B")


def test_a_table_without_the_court_says_nothing_of_it() -> None:
    assert told(CourtTable()) == []
    text = " ".join(overview(RENDERER, GAME.view(CourtTable(modules=["court"]).state, BLUE)))
    assert "Officials at court" in text
    assert "Officials at court" not in " ".join(overview(RENDERER, GAME.view(CourtTable().state, BLUE)))
