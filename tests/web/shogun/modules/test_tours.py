"""The tour of a module: a few stops at the things themselves, once; it can be taken again."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect

from bakufu.shogun.modules.names import NAMES
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.people import PHONE
from tests.web.table_page import TablePage
from tests.web.words import say

STOPS = {
    "court": {
        "favours": ".court-paper, [data-court]",
        "convert": "[data-space=convert-3]",
        "tower": "[data-hand] [data-card=tower-1]",
    },
    "samurai": {"regions": "[data-samurai]", "cards": "[data-samurai]"},
    "leaders": {"away": ".mine [data-where], .chips .mine", "helps": "[data-hand]", "statues": ".mapzone"},
    "chambers": {
        "open": ".chambers-paper, [data-chambers]",
        "regions": ".mapzone",
        "lines": ".chambers-paper, [data-chambers]",
    },
}
UNTOURED = json.dumps({"sounds": False, "obvious": False})


def at_a_new_table(house: House, people: People, **settings: object) -> Page:
    """Somebody who has never seen a module, at a table with all of them."""
    ann = people(house, "Ann", **settings)
    card = ann.set_up(3, ["random", "random"], options={"modules": list(NAMES)})
    ann.start(card)
    ann.page.goto("/")
    ann.page.evaluate(f"() => (localStorage['bakufu-settings'] = '{UNTOURED}')")
    ann.page.goto(f"/t/{card['id']}")
    on(ann.page).wait_for()
    return ann.page


def on(page: Page) -> Locator:
    return page.locator("[data-tour]")


def toured(page: Page, module: str) -> None:
    for number, (stop, target) in enumerate(STOPS[module].items(), 1):
        expect(on(page)).to_have_attribute("data-tour", f"{module}-{stop}")
        expect(on(page)).to_contain_text(say(f"web-tour-{module}-{stop}"))
        expect(page.locator(target).locator("visible=true").first).to_be_in_viewport()
        last = module == NAMES[-1] and number == len(STOPS[module])
        on(page).get_by_role("button", name=say("howto-done" if last else "howto-next")).click()


def test_modules_show_themselves_the_first_time(house: House, people: People) -> None:
    assert tuple(STOPS) == NAMES
    page = at_a_new_table(house, people)
    for module in NAMES:
        toured(page, module)
    expect(on(page)).to_have_count(0)
    page.reload()
    assert TablePage(page).asked() == "plan"
    expect(on(page)).to_have_count(0)

    # Again, from the page of a module in "How to play"; whoever has seen enough skips the rest.
    page.keyboard.press("?")
    for _ in range(20):
        if page.get_by_role("heading", name=say("howto-leaders")).is_visible():
            break
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=say("howto-show")).click()
    expect(on(page)).to_have_attribute("data-tour", "leaders-away")
    on(page).get_by_role("button", name=say("web-tour-skip")).click()
    expect(on(page)).to_have_count(0)


def test_on_a_phone_the_tour_turns_the_pages(house: House, people: People) -> None:
    page = at_a_new_table(house, people, size=PHONE)
    for module in NAMES:
        toured(page, module)
    expect(on(page)).to_have_count(0)
    expect(page.locator("[data-hand]")).to_be_visible()
