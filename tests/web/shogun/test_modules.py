"""A whole game with all modules in the browser, by mouse and by keyboard."""

from __future__ import annotations

import pytest

from bakufu.shogun.modules.names import NAMES
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.helped import play_helped
from tests.web.keys import Keys
from tests.web.mouse import Mouse
from tests.web.table_page import TablePage

ALL = list(NAMES)
ALWAYS = {"plan", "place", "march-to", "move-leader", "take-favour", "take-chamber"}  # others come in some games only


@pytest.mark.parametrize(("by", "setup", "begins"), [(Mouse, "claim", "claim-card"), (Keys, "fixed", "place-leader")])
def test_a_whole_game_with_all_modules(
    house: House, people: People, by: type[Mouse | Keys], setup: str, begins: str
) -> None:
    ann = people(house, "Ann")
    card = ann.set_up(3, ("random", "random"), options={"modules": ALL, "setup": setup})
    ann.start(card)
    assert play_helped(ann, card, by(TablePage(ann.page))).keys() >= {*ALWAYS, begins}
    assert ann.call("GET", f"/api/tables/{card['id']}")["status"] == "finished"
