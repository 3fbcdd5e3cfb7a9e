"""Confiscating rice and collecting taxes: the yield, and what it does to the farmers' mood."""

import pytest

from bakufu.shogun.box.components import PROVINCES
from tests.shogun.table import BLUE, GAME, YELLOW, Table


@pytest.mark.rule("collect.rice")
def test_rice_of_the_province_is_credited() -> None:
    table = Table.bare().give(BLUE, "Kaga").rice(2, 0, 0, 0).turn(BLUE, "rice", "Kaga")
    collected = table.told("collect.rice")
    assert (collected.seat, collected.amount, collected.total) == (BLUE, 5, 7)
    assert table.state.rice == [7, 0, 0, 0]


@pytest.mark.rule("collect.taxes")
def test_taxes_of_the_province_come_from_the_general_supply() -> None:
    table = Table.bare().give(BLUE, "Settsu")
    bank = table.state.bank
    table.turn(BLUE, "tax", "Settsu")
    collected = table.told("collect.taxes")
    assert (collected.seat, collected.amount, collected.total) == (BLUE, 7, 22)
    assert table.state.chests[BLUE] == 22
    assert table.state.bank == bank - 7


@pytest.mark.parametrize("province", PROVINCES)
def test_every_province_yields_what_its_card_shows(province: str) -> None:
    board = GAME.setting({}).board
    number = PROVINCES.index(province)
    for action, amount in (("tax", board.tax[number]), ("rice", board.rice[number])):
        table = Table.bare().give(BLUE, province).chests(BLUE, 0).turn(BLUE, action, province)
        assert table.state.chests[BLUE] + table.state.rice[BLUE] == amount


@pytest.mark.rule("collect.leave-a-marker")
@pytest.mark.parametrize("action", ["rice", "tax"])
def test_a_collection_without_revolt_leaves_a_revolt_marker(action: str) -> None:
    table = Table.bare().give(BLUE, "Settsu", 2).turn(BLUE, action, "Settsu")
    assert table.told("collect.leave-a-marker").markers == 1
    assert table.markers("Settsu") == 1
    assert table.state.markers == 41
    assert table.armies("Settsu") == 2


@pytest.mark.rule("collect.yield-before-revolt")
@pytest.mark.parametrize(("action", "amount"), [("tax", 7), ("rice", 3)])
def test_the_yield_is_kept_even_if_the_revolt_takes_the_province(action: str, amount: int) -> None:
    table = Table.bare().give(BLUE, "Settsu", 1, markers=1).chests(BLUE, 0).falls(farmers=1)
    table.turn(BLUE, action, "Settsu")
    assert table.told("collect.yield-before-revolt").amount == amount
    assert table.state.chests[BLUE] + table.state.rice[BLUE] == amount
    assert table.owner("Settsu") == -1


@pytest.mark.rule("collect.bank-is-limited")
@pytest.mark.parametrize("left", [0, 4])
def test_taxes_are_what_the_general_supply_still_holds(left: int) -> None:
    table = Table.bare().give(BLUE, "Settsu").chests(BLUE, 0).bank(left, YELLOW).turn(BLUE, "tax", "Settsu")
    limited = table.told("collect.bank-is-limited")
    assert (limited.before, limited.after) == (7, left)
    assert table.state.chests[BLUE] == left
    assert table.state.bank == 0
    assert table.markers("Settsu") == 1
