"""Samurai and Chambers as text: piles and what they offer, the chamber board and the region tiles."""

from __future__ import annotations

from bakufu.shogun.box.components import REGIONS
from bakufu.shogun.modules.chambers.box import CELL_NAMES, FACE_UP, IN_THE_BAG, MARKER, TURNED
from bakufu.shogun.modules.chambers.numbers import CHAMBERS, MARKERS_LEFT, REGION_ROW
from bakufu.shogun.modules.samurai.numbers import SAMURAI
from bakufu.text.asking import options
from bakufu.text.shogun.board import overview
from bakufu.text.shogun.modules.chambers.board import board as chambers
from bakufu.text.shogun.modules.samurai.board import board as samurai
from bakufu.text.shogun.renderer import ShogunRenderer
from tests.shogun.modules.chambers.test_chambers import SIX, bare
from tests.shogun.table import BLACK, BLUE, GAME, YELLOW, Table

RENDERER = ShogunRenderer(GAME)


def piles(seat: int | None, *tops: int) -> list[str]:
    table = Table(modules=["samurai"])
    table.state.module_rows[SAMURAI] = tops
    return samurai(RENDERER, GAME.view(table.state, seat).to_plain())


def test_the_piles_and_the_next_card() -> None:
    tops = "Samurai cards: Blue none yet, Yellow 1, Red 2, Black 3"
    assert piles(BLUE, 0, 1, 2, 3) == [tops, "Your next samurai card offers 2 chests or 1 army into the tray."]
    assert piles(YELLOW, 0, 1, 2, 3)[1] == ("Your next samurai card offers 4 chests, 1 rice or 2 armies into the tray.")
    assert piles(BLACK, 0, 1, 2, 3) == piles(None, 0, 1, 2, 3) == [tops]


def test_the_chamber_board() -> None:
    table = Table(modules=["chambers"])
    held = {"a1": MARKER + BLUE, "a2": TURNED, "b1": FACE_UP, "f6": MARKER + BLACK}
    table.state.module_rows[CHAMBERS] = tuple([held.get(name, IN_THE_BAG) for name in CELL_NAMES])
    table.state.module_rows[MARKERS_LEFT] = (14, 15, 15, 14)
    table.state.module_rows[REGION_ROW] = tuple(range(len(REGIONS)))
    assert chambers(RENDERER, GAME.view(table.state, None).to_plain()) == [
        "Chambers, with the points of each row and column:",
        "         1 (1)  2 (1)    3 (2)  4 (2)  5 (3)  6 (3)",
        "  A (1)  Blue   neutral  .      .      .      .",
        "  B (1)  open   .        .      .      .      .",
        "  C (2)  .      .        .      .      .      .",
        "  D (2)  .      .        .      .      .      .",
        "  E (3)  .      .        .      .      .      .",
        "  F (3)  .      .        .      .      .      Black",
        "Region tiles: brown, green, purple, red, yellow",
        "Markers left: Blue 14, Yellow 15, Red 15, Black 14",
    ]


def test_a_table_without_these_modules_says_nothing_of_them() -> None:
    plainly = overview(RENDERER, GAME.view(Table().state, BLUE))
    with_both = overview(RENDERER, GAME.view(Table(modules=["samurai", "chambers"]).state, BLUE))
    assert not any("Samurai" in line or "Chambers" in line for line in plainly)
    assert sum("Samurai cards" in line or "Chambers," in line for line in with_both) == 2


def test_the_options_of_an_exchange_tell_of_both_lines() -> None:
    table = bare().give(BLUE, "Kaga").markers_of(BLUE, 9).season(*SIX[1:], "f1")
    offered = {option.label: option.hint for option in options(RENDERER, GAME.view(table.state, BLUE))}
    assert list(offered) == ["nothing", "B2", "C3", "D4", "E5", "F1", "F6"]
    assert offered["B2"] == "row B for 1 point: you 0, best rival 0; column 2 for 1 point: you 1, best rival 0"
    assert offered["nothing"] == "don't take a chamber"
