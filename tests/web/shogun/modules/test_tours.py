"""What modules bring is said beside the things themselves, once: two at a time, and before the first decision.
It can be shown again."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from bakufu.shogun.modules.names import NAMES
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.people import DESK, PHONE
from tests.web.puppet import Puppet
from tests.web.table_page import TablePage
from tests.web.words import say

STOPS = {
    "court": "[data-space=convert-3]",
    "samurai": "[data-samurai]",
    "leaders": ".mine [data-where], .chips .mine",
    "chambers": ".chambers-paper, [data-chambers]",
}
AT_ONCE = 2
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


def asked_first(house: House, people: People, decision: str) -> Page:
    """Somebody who has never seen a module is asked something by one of them."""
    ann = people(house, "Ann")
    card = ann.set_up(3, ["random", "random"], options={"modules": list(NAMES)})
    ann.start(card)
    puppet = Puppet(ann, card)
    assert puppet.until(lambda view: view["decision"] == decision and len(view["moves"]) > 1)
    puppet.close()
    ann.page.goto("/")
    ann.page.evaluate(f"() => (localStorage['bakufu-settings'] = '{UNTOURED}')")
    ann.page.goto(f"/t/{card['id']}")
    assert TablePage(ann.page).asked() == "decide"
    return ann.page


def on(page: Page) -> Locator:
    return page.locator("[data-tour]")


def toured(page: Page, modules: tuple[str, ...]) -> None:
    """These and no others."""
    for number, module in enumerate(modules, 1):
        expect(on(page)).to_have_attribute("data-tour", module)
        expect(on(page)).to_contain_text(say(f"web-tour-{module}"))
        expect(page.locator(STOPS[module]).locator("visible=true").first).to_be_in_viewport()
        last = number == len(modules)
        on(page).get_by_role("button", name=say("howto-done" if last else "howto-next")).click()
    expect(on(page)).to_have_count(0)


def again(page: Page) -> None:
    page.reload()
    assert TablePage(page).asked() == "plan"


def test_modules_show_themselves_the_first_time(house: House, people: People) -> None:
    assert tuple(STOPS) == NAMES
    page = at_a_new_table(house, people)
    toured(page, NAMES[:AT_ONCE])
    again(page)
    toured(page, NAMES[AT_ONCE:])
    again(page)
    expect(on(page)).to_have_count(0)

    # Again, from the page of a module in "How to play".
    page.keyboard.press("?")
    for _ in range(20):
        if page.get_by_role("heading", name=say("howto-leaders")).is_visible():
            break
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=say("howto-show")).click()
    expect(on(page)).to_have_attribute("data-tour", "leaders")
    on(page).get_by_role("button", name=say("howto-done")).click()
    expect(on(page)).to_have_count(0)


@pytest.mark.parametrize(("module", "decision"), [("leaders", "place-leader"), ("chambers", "take-chamber")])
def test_a_module_shows_itself_with_its_first_decision(
    module: str, decision: str, house: House, people: People
) -> None:
    page = asked_first(house, people, decision)
    toured(page, (module,))
    expect(TablePage(page).answers(".targets button, [data-chamber]").first).to_be_visible()
    page.reload()
    assert TablePage(page).asked() == "decide"
    expect(on(page)).to_have_count(0)


def test_what_the_dock_holds_is_pointed_at_from_above_it(house: House, people: People) -> None:
    """A bubble beside a space of the court covers no other space, and not the plan's summary."""
    page = at_a_new_table(house, people, size=DESK)
    expect(on(page)).to_have_attribute("data-tour", "court")
    page.wait_for_function(
        """() => document.querySelector('[data-tour]').getBoundingClientRect().bottom
          <= document.querySelector('.dock').getBoundingClientRect().top"""
    )


def test_whoever_has_seen_enough_skips_all_of_them(house: House, people: People) -> None:
    page = at_a_new_table(house, people)
    on(page).get_by_role("button", name=say("web-tour-skip")).click()
    expect(on(page)).to_have_count(0)
    again(page)
    expect(on(page)).to_have_count(0)


def test_on_a_phone_the_tour_turns_the_pages(house: House, people: People) -> None:
    page = at_a_new_table(house, people, size=PHONE)
    toured(page, NAMES[:AT_ONCE])
    expect(page.locator("[data-hand]")).to_be_visible()
