"""Fronts: what could attack a province of one's own, and what could be attacked from it."""

from __future__ import annotations

from bakufu.shogun.advice.fronts import Front, Fronts
from tests.shogun.table import BLUE, GAME, RED, Table


def fronts_of(table: Table, seat: int | None = BLUE) -> dict[str, Front]:
    found = GAME.analyze(GAME.view(table.state, seat), "fronts")
    assert isinstance(found, Fronts)
    return found.provinces


def test_the_strongest_neighbour_threatens_and_the_weakest_is_prey() -> None:
    table = Table.bare().give(BLUE, "Kaga", 4).give(RED, "Noto", 3).give(RED, "Echizen", 6)
    front = fronts_of(table)["Kaga"]
    assert front.threat == 6
    assert (front.prey, front.defenders) != ("Noto", 3)  # neutral provinces have one farmer
    assert front.defenders == 1


def test_two_farmers_count_where_the_event_says_so() -> None:
    table = Table.bare().give(BLUE, "Kaga", 4).event("two-farmers")
    assert fronts_of(table)["Kaga"].defenders == 2


def test_an_army_that_must_stay_neither_threatens_nor_attacks() -> None:
    table = Table.bare().give(BLUE, "Kaga", 1).give(RED, "Noto", 1)
    assert fronts_of(table) == {"Kaga": Front(0, None, 0)}


def test_a_protected_temple_is_in_no_danger() -> None:
    table = Table.bare().give(BLUE, "Kaga", 2, "temple").give(RED, "Noto", 5)
    assert fronts_of(table)["Kaga"].threat == 5
    assert fronts_of(table.event("temple-protects"))["Kaga"].threat == 0


def test_a_spectator_has_none() -> None:
    assert fronts_of(Table.bare().give(BLUE, "Kaga", 4), None) == {}
