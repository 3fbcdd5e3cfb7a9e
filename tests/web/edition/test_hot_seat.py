"""Three people at one device plan a season: between two of them, the page holds nothing of the game."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from bakufu.shogun.box.components import PROVINCES
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.keys import Keys
from tests.web.pages.lobby_page import open_set_up
from tests.web.table_page import TablePage
from tests.web.words import say

GUESTS = ("Ben", "Eve")
CHOSEN = {"game": "shogun", "of": {"shogun": {"seats": ["me", *({"guest": name} for name in GUESTS)]}}}
EVERYTHING = "document.title + document.body.textContent"


@pytest.fixture(params=["server", "browser"])
def place(request: pytest.FixtureRequest) -> str:
    """A server, and the edition inside the browser."""
    if request.param == "browser":
        found: str = request.getfixturevalue("site")
        return found
    house: House = request.getfixturevalue("house")
    return house.url


def uncover(page: Page, name: str) -> None:
    """Nothing of the game is there until this player holds the button."""
    button = page.get_by_role("button", name=say("web-edition-hotseat-hold", player=name))
    expect(button).to_be_visible()
    assert page.locator("[data-card], [data-map], [data-hand]").count() == 0
    text = page.evaluate(EVERYTHING)
    assert [province for province in PROVINCES if province in text] == []
    button.hover()
    page.mouse.down()
    expect(page.get_by_text(say("web-edition-hotseat-only", player=name))).to_be_visible()
    page.mouse.up()


def test_each_player_sees_only_their_own_cards(place: str, people: People) -> None:
    ann = people(place)
    ann.context.add_init_script(f"localStorage['bakufu-tables'] ??= {json.dumps(json.dumps(CHOSEN))}")
    page = ann.page
    page.goto(place)
    form = open_set_up(page)
    form.get_by_label(say("web-account-name"), exact=True).fill("Ann")
    form.get_by_role("button", name=say("web-new-start")).click()

    hands = []
    for name in ("Ann", *GUESTS):
        uncover(page, name)
        keys = Keys(TablePage(page))
        assert keys.table.asked() == "plan"
        assert page.locator("[data-space] [data-card]").count() == 0  # nobody else's plan
        hands.append(tuple(keys.table.hand.evaluate_all("(all) => all.map((one) => one.dataset.card)")))
        keys.plan()
    assert len(set(hands)) == 3
