"""A finished game is seen again from any moment, by a link too, and goes on otherwise from there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import look
from tests.web.puppet import Puppet
from tests.web.table_page import TablePage
from tests.web.words import say


def moment(page: Page) -> int:
    return int(page.get_by_role("slider", name=say("web-after-slider")).input_value())


def test_a_game_is_replayed_and_goes_on_otherwise(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = ann.set_up(3, ("random", "random"), visible=True)
    ann.start(card)
    puppet = Puppet(ann, card)
    puppet.until(lambda view: False)
    puppet.close()
    page = ann.page
    page.goto(f"/t/{card['id']}/replay")
    slider = page.get_by_role("slider", name=say("web-after-slider"))
    expect(slider).to_be_visible()
    last = int(str(slider.get_attribute("max")))
    assert last > 20
    look(ann)

    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name=say("web-after-on")).click()
    expect(slider).not_to_have_value("0")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    summer = say("story-chapter", season=say("name-season-summer"), year=1)
    page.get_by_role("button", name=summer).click()
    expect(slider).not_to_have_value(str(last))
    here = moment(page)
    assert 0 < here < last

    page.wait_for_url(re.compile(rf"at={here}\b"))
    guest = people(house)
    guest.page.goto(page.url)
    expect(guest.page.get_by_role("slider", name=say("web-after-slider"))).to_have_value(str(here))

    page.get_by_role("button", name=say("web-after-what-if"), exact=True).click()
    page.get_by_role("button", name=say("web-after-what-if-seat", player="Ann")).click()
    assert TablePage(page).asked() == "plan"
    assert card["id"] not in page.url
