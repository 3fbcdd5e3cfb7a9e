"""Forecasts for the spaces of the court: what is forecast of a card there is what comes of it, in words too."""

from __future__ import annotations

import pytest

from bakufu.shogun.module import Effect
from bakufu.shogun.modules.court.numbers import OFFICIALS
from bakufu.shogun.numbers import PICK
from bakufu.text.shogun import effects
from bakufu.text.shogun.forecast import forecast
from bakufu.text.shogun.renderer import ShogunRenderer
from tests.shogun.modules.court.table import CourtTable
from tests.shogun.table import BLUE, GAME

RENDERER = ShogunRenderer(GAME)


def forecast_of(table: CourtTable, space: str, card: str) -> tuple[Effect, str]:
    """The effect, and the words of the terminal; the browser's are the same but for cards that decline."""
    view = GAME.view(table.state, BLUE)
    effect = GAME.forecast(view).spaces[space][card]
    words = forecast(RENDERER, view, table.state.setting.space_names.index(space), PICK[card])
    short = effects.line(RENDERER, view, space, card, effect)
    assert (words, short) == ("skip", "skipped") or words == short
    return effect, words


@pytest.mark.parametrize(
    ("space", "armies", "words"),
    [
        ("convert-3", 3, "3 armies of Kai become officials"),
        ("convert-2", 2, "2 armies of Kai become officials"),
        ("convert-1", 1, "1 army of Kai becomes an official"),
    ],
)
def test_armies_of_a_province_as_long_as_one_can_stay(space: str, armies: int, words: str) -> None:
    table = CourtTable.bare().give(BLUE, "Kai", armies + 1)
    assert forecast_of(table, space, "Kai") == (Effect("", armies=-armies), words)
    table.court(plans={(BLUE, space): "Kai"})
    assert table.entrance()[BLUE] == armies
    table = CourtTable.bare().give(BLUE, "Kai", armies)
    short = Effect("court.one-army-stays")
    assert forecast_of(table, space, "Kai") == (short, "no effect: too few armies there now")
    table.court(plans={(BLUE, space): "Kai"})
    assert table.entrance()[BLUE] == 0


@pytest.mark.parametrize(
    ("tray", "effect", "words"),
    [
        (1, Effect("court.too-few-in-the-tray"), "no effect: too few of your armies in the tray now"),
        (2, Effect("", armies=-2), "2 armies in the tray become officials"),
    ],
)
def test_armies_out_of_the_tray(tray: int, effect: Effect, words: str) -> None:
    table = CourtTable.bare().give(BLUE, "Kai", 5)
    table.state.tray[BLUE] = tray
    assert forecast_of(table, "convert-2", "tower-1") == (effect, words)


def test_without_officials_in_supply_nothing_comes_of_it() -> None:
    table = CourtTable.bare().give(BLUE, "Kai", 5)
    table.state.put(OFFICIALS, BLUE, 1)
    refused = Effect("court.officials-are-limited")
    assert forecast_of(table, "convert-2", "Kai") == (refused, "no effect: too few officials in the supply")
    assert forecast_of(table, "convert-1", "Kai")[0].rule == ""


@pytest.mark.parametrize("space", ["convert-3", "convert-1"])
def test_a_chest_card_declines(space: str) -> None:
    assert forecast_of(CourtTable.bare().give(BLUE, "Kai", 5), space, "chest-4") == (Effect(""), "skip")


@pytest.mark.parametrize(("space", "words"), [("castle", "skip"), ("battle-a", "skip"), ("bid", "free")])
def test_a_dice_tower_card_declines_elsewhere_and_bids_nothing(space: str, words: str) -> None:
    assert forecast_of(CourtTable.bare().give(BLUE, "Kai", 5), space, "tower-3") == (Effect(""), words)
