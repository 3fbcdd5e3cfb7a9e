"""Claiming provinces on the page, card by card, until the first season is planned."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.keys import Keys
from tests.web.looks import look
from tests.web.mouse import Mouse
from tests.web.people import PHONE, TABLET
from tests.web.table_page import TablePage
from tests.web.words import say

CLAIMED = 9  # provinces of each of three players


def test_claiming_by_mouse(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = ann.set_up(3, ("random", "random"), options={"setup": "claim"})
    ann.start(card)
    ann.page.goto(f"/t/{card['id']}")
    table = TablePage(ann.page)
    mouse = Mouse(table)
    assert table.asked() == "decide"
    look(ann)
    while table.asked() == "decide":
        mouse.answer()
    assert mouse.done["decide"] >= CLAIMED
    provinces = table.hand.evaluate_all(
        "(cards) => cards.filter((card) => !card.dataset.card.startsWith('chest-')).length"
    )
    assert provinces == CLAIMED


def test_claiming_by_keyboard(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = ann.set_up(3, ("random", "random"), options={"setup": "claim"})
    ann.start(card)
    ann.page.goto(f"/t/{card['id']}")
    table = TablePage(ann.page)
    keys = Keys(table)
    while table.asked() == "decide":
        keys.claim()
    assert table.hand.count() >= CLAIMED


def test_the_button_of_a_claim_is_in_sight_and_the_map_shows_a_card_on_a_phone(house: House, people: People) -> None:
    """Also where a tablet became as narrow as a phone."""
    ann = people(house, "Ann", size=TABLET)
    card = ann.set_up(3, ("random", "random"), options={"setup": "claim"})
    ann.start(card)
    ann.page.goto(f"/t/{card['id']}")
    table = TablePage(ann.page)
    assert table.asked() == "decide"
    ann.page.set_viewport_size(PHONE)
    button = table.panel.get_by_role("button", name=say("web-deciding-claim-choose-card"))
    expect(button).to_be_in_viewport(ratio=1)
