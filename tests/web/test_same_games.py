"""The servers of browser tests deal the same games in every run: another server asks the same questions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bakufu.shogun.modules.names import NAMES
from tests.nightly import of_these
from tests.server.houses import House, Nursery
from tests.web.conftest import People
from tests.web.puppet import Puppet
from tests.web.stage import opened
from tests.web.table_page import TablePage
from tests.web.words import say

GAMES: dict[str, dict[str, Any]] = {
    "shogun": {"bots": ("random", "ashigaru"), "options": {"modules": list(NAMES)}},
    "katana": {"bots": ("random", "ashigaru"), "game": "katana"},
}
QUESTIONS = 24  # of SHOGUN more than a season, in which all plan at once
FEW = 5
Question = tuple[str, list[int], list[int]]  # what is asked, what can be answered, and what a hint says


@pytest.mark.parametrize("game", of_these([*GAMES], ["shogun"]))
def test_another_server_asks_the_same_questions(
    nursery: Nursery, tmp_path_factory: pytest.TempPathFactory, people: People, game: str
) -> None:
    def asked(entropy: str, count: int = QUESTIONS) -> list[Question]:
        return questions(nursery, tmp_path_factory.mktemp(game), people, count, entropy=entropy, **GAMES[game])

    first = asked("of-a-test")
    assert asked("of-a-test") == first
    assert asked("of-another", count=FEW) != first[:FEW]


def questions(nursery: Nursery, folder: Path, people: People, count: int, **wanted: Any) -> list[Question]:
    """The first ones of a game at a server of its own."""
    with opened(nursery, folder) as house:
        ann = people(house, "Ann")
        card = ann.set_up(3, **wanted)
        ann.start(card)
        puppet = Puppet(ann, card)
        found: list[Question] = []
        while len(found) < count and puppet.until(lambda view: True):
            legal = [move["move"] for move in puppet.view["moves"]]
            found.append((puppet.view["decision"], legal, puppet.act()))
        puppet.close()
    return found


def test_a_table_from_the_lobby_is_dealt_the_same_cards(house: House, people: People) -> None:
    """The page contributes the same bytes in every run."""

    def dealt() -> Any:
        somebody = people(house)
        somebody.page.goto("/")
        somebody.page.get_by_role("button", name=say("web-play-bots", count=3)).click()
        assert TablePage(somebody.page).asked() == "plan"
        [card] = somebody.call("GET", "/api/tables?kind=mine")
        puppet = Puppet(somebody, card)
        puppet.close()
        return [puppet.view[drawn] for drawn in ("events", "specials", "tower", "actions")]

    assert dealt() == dealt()
