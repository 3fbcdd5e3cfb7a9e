"""A pause by agreement: one asks, the other agrees, the clock stands still, and either goes on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.words import say


def test_two_people_agree_to_a_pause(house: House, people: People) -> None:
    ann, ben = people(house, "Ann"), people(house, "Ben")
    card = ann.set_up(3, ("random",), visible=True, seconds=900, increment=30)
    ben.call("POST", f"/api/tables/{card['id']}/join", entropy="of-another")
    ann.start(card)
    for person in (ann, ben):
        person.page.goto(f"/t/{card['id']}")
        expect(person.page.get_by_role("timer")).to_be_visible()
    ann.page.get_by_role("button", name=say("web-menu"), exact=True).click()
    ann.page.get_by_role("button", name=say("web-menu-pause"), exact=True).click()
    ben.page.get_by_role("button", name=say("web-menu-pause-agree")).click()
    for person in (ann, ben):
        expect(person.page.get_by_text(say("web-banner-paused"))).to_be_visible()
        expect(person.page.get_by_role("timer")).to_have_count(0)
    ben.page.get_by_role("button", name=say("web-menu-resume")).click()
    for person in (ann, ben):
        expect(person.page.get_by_text(say("web-banner-paused"))).to_have_count(0)
        expect(person.page.get_by_role("timer")).to_be_visible()
