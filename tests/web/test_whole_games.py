"""Whole games in the browser, from the lobby's table to the end: by mouse, by keyboard, and two people with a bot."""

from __future__ import annotations

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.keys import Keys
from tests.web.mouse import Mouse
from tests.web.table_page import TablePage

BOTS = ("random", "random")


def test_a_whole_game_by_mouse(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = ann.set_up(3, BOTS)
    ann.start(card)
    ann.page.goto(f"/t/{card['id']}")
    mouse = Mouse(TablePage(ann.page))
    while mouse.answer():
        pass
    assert mouse.answers["plan"] == 6
    assert mouse.answers["drag"] == 6
    assert mouse.answers["map"] > 0
    assert ann.call("GET", f"/api/tables/{card['id']}")["status"] == "finished"


def test_a_whole_game_by_keyboard(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = ann.set_up(3, BOTS)
    ann.start(card)
    ann.page.goto(f"/t/{card['id']}")
    keys = Keys(TablePage(ann.page))
    while keys.answer():
        pass
    assert ann.call("GET", f"/api/tables/{card['id']}")["status"] == "finished"
