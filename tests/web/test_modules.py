"""A whole game with all four modules in the browser, by mouse."""

from __future__ import annotations

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.mouse import Mouse, play_to_the_end
from tests.web.table_page import TablePage

ALL = ["court", "samurai", "leaders", "chambers"]
SEASONS = 6


def test_a_whole_game_with_all_modules_by_mouse(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = ann.set_up(3, ("random", "random"), options={"modules": ALL, "setup": "claim"})
    ann.start(card)
    ann.page.goto(f"/t/{card['id']}")
    mouse = Mouse(TablePage(ann.page), by_hand=1)
    play_to_the_end(mouse)
    assert mouse.done["plan"] == SEASONS
    assert ann.call("GET", f"/api/tables/{card['id']}")["status"] == "finished"
