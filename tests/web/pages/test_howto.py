"""How to play: in the lobby, at the table and by its key, offered once to newcomers; and other first-time notes."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from bakufu.shogun.modules.names import NAMES
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import look
from tests.web.pages.lobby_page import choose_game, open_set_up
from tests.web.table_page import TablePage, page_that_asks_for_a_plan
from tests.web.words import say

PAGES = ("points", "year", "plan", "tower", "farmers")


def turned_to(page: Page, name: str) -> None:
    expect(page.get_by_role("dialog").get_by_role("heading", name=say(f"howto-{name}"))).to_be_visible()


def test_five_pages_are_turned_by_button_and_by_key(house: House, people: People) -> None:
    somebody = people(house)
    page = somebody.page
    page.goto("/")
    page.get_by_role("button", name=say("howto-title")).first.click()
    for name in PAGES:
        turned_to(page, name)
        look(somebody, within="dialog")
        page.get_by_role("button", name=say("howto-done" if name == PAGES[-1] else "howto-next")).click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("?")
    for name in PAGES:
        turned_to(page, name)
        page.keyboard.press("ArrowRight")
    for name in reversed(PAGES):
        turned_to(page, name)
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_each_module_has_a_page(house: House, people: People) -> None:
    somebody = people(house)
    page = somebody.page
    page.goto("/")
    open_set_up(page)
    page.get_by_role("button", name=say("web-module-how", module=say("web-module-court"))).click()
    for name in NAMES:
        turned_to(page, name)
        look(somebody, within="dialog")
        page.get_by_role("button", name=say("howto-done" if name == NAMES[-1] else "howto-next")).click()
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_at_a_table_its_modules_come_after_the_game(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = ann.set_up(bots=["random", "random"], options={"modules": ["samurai"]})
    ann.start(card)
    page = ann.page
    page.goto(f"/t/{card['id']}")
    assert TablePage(page).asked() == "plan"
    page.keyboard.press("?")
    for name in (*PAGES, "samurai"):
        turned_to(page, name)
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name=say("howto-done"))).to_be_visible()


def test_it_is_loaded_when_somebody_wants_it(house: House, people: People) -> None:
    page = people(house, new=True).page
    scripts: list[str] = []
    page.on("response", lambda answer: scripts.append(answer.url))
    page.goto("/", wait_until="networkidle")
    assert not [url for url in scripts if re.search(r"/HowTo-", url)]
    page.get_by_role("button", name=say("howto-title")).first.click()
    turned_to(page, PAGES[0])
    assert [url for url in scripts if re.search(r"/HowTo-", url)]


def test_newcomers_are_offered_it_once(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = ann.set_up(bots=["random", "random"])
    ann.start(card)
    page, table = ann.page, TablePage(ann.page)
    offer = page.get_by_text(say("howto-offer"))
    page.goto(f"/t/{card['id']}")
    expect(offer).to_be_visible()
    page.get_by_role("button", name=say("howto-offer-yes")).click()
    turned_to(page, PAGES[0])
    page.keyboard.press("Escape")
    expect(offer).to_be_hidden()
    page.reload()
    assert table.asked() == "plan"
    expect(offer).to_be_hidden()
    # In the menu it stays, and notes can be had again.
    page.get_by_role("button", name=say("web-menu"), exact=True).click()
    page.get_by_role("button", name=say("howto-title")).click()
    turned_to(page, PAGES[0])
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("web-settings"), exact=True).click()
    page.get_by_role("button", name=say("web-settings-notes")).click()
    page.keyboard.press("Escape")
    expect(offer).to_be_visible()
    note = page.get_by_role("complementary").filter(has=offer)
    note.get_by_role("button", name=say("web-first-time-done")).click()
    expect(offer).to_be_hidden()


def test_keys_are_shown_on_buttons_to_who_uses_them(house: House, people: People) -> None:
    page = page_that_asks_for_a_plan(people(house, "Ann"))
    key = page.locator("[data-space] kbd").first
    expect(key).to_be_hidden()
    page.keyboard.press("Tab")
    expect(key).to_be_visible()


def test_in_the_lobby_one_reads_of_either_game(house: House, people: People) -> None:
    eve = people(house)
    page = eve.page
    page.goto("/")
    choose_game(page, "katana")
    expect(page.locator("#intro-title")).to_have_text(say("web-intro", game="SHOGUN NO KATANA"))
    page.get_by_role("button", name=say("howto-title")).first.click()
    book = page.get_by_role("dialog")
    chosen = book.get_by_role("button", pressed=True)
    expect(chosen).to_have_text("SHOGUN NO KATANA")
    first = book.locator("#how-to-page")
    smiths = first.inner_text()
    look(eve, within="dialog")
    book.get_by_role("button", name="SHOGUN", exact=True).click()
    expect(chosen).to_have_text("SHOGUN")
    expect(first).not_to_have_text(smiths)
