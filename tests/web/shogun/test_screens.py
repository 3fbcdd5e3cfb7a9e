"""Every screen of SHOGUN with all modules, looked at where a game first comes to it, on a phone by day and at a small
desk by night: axe finds nothing grave, and every text can be read, in every language. `make screenshots` looks at more
sizes and screens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from bakufu.shogun.modules.names import NAMES
from tests.nightly import NIGHTLY, of_these
from tests.server.houses import House
from tests.web.axe import grave_findings
from tests.web.conftest import People
from tests.web.looks import DRAWN, MAP, OVERFLOWING
from tests.web.people import PHONE, TABLET, Person
from tests.web.pictures.clipped import unreadable
from tests.web.puppet import Puppet
from tests.web.table_page import TablePage
from tests.web.words import say, speaking

LOCALES = {"en": "en-GB", "de": "de-DE", "zh": "zh-CN"}
DESK: ViewportSize = {"width": 1280, "height": 800}
Step = Callable[[Page], None]
Judge = Callable[[ViewportSize], list[str]]
Sizes = tuple[ViewportSize, ...]
USUAL = (PHONE, DESK)
ALWAYS = {"plan", "place", "march-to", "take-favour", "take-chamber", "move-leader"}  # others come in some games only
WITH_THE_MAP = {"plan", "march-to"}  # as it lies there, and with everything that lights up on it; on a tablet, too

# Main answers of a question at a desk that can't be clicked as they are, because they lie further down or under others.
OUT_OF_REACH = """() => [...document.querySelectorAll('.deciding.desk .btn.pri')]
  .filter((button) => button.checkVisibility())
  .filter((button) => {
    const { left, width, top, height } = button.getBoundingClientRect()
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  .map((button) => `${button.textContent.trim()} is out of reach`)"""


# On a tablet at least one row of the hand is in sight, above the buttons and with three rows of spaces.
HAND_OUT_OF_SIGHT = """() => [...document.querySelectorAll('[data-layout=tablet] [data-hand] [data-card]')].slice(0, 1)
  .filter((card) => {
    const { left, width, bottom } = card.getBoundingClientRect()
    return !card.contains(document.elementFromPoint(left + width / 2, bottom - 3))
  })
  .map((card) => `${card.dataset.card} in the hand is out of sight`)"""


def ready(page: Page) -> None:
    TablePage(page).asked()


def suggest(page: Page) -> None:
    if not page.locator("[data-do]").count():
        page.get_by_role("button", name=say("planning-suggest")).click()
    page.locator("[data-do]").wait_for()


def follow(page: Page) -> None:
    complete = page.locator("[data-ready][aria-disabled=false]")
    if not complete.count():
        suggest(page)
        page.locator("[data-do]").click()
    complete.wait_for()


def choose(page: Page) -> None:
    if TablePage(page).answers(".targets button").count():
        TablePage(page).answers(".targets button").first.click()
    TablePage(page).answers(".btn.pri").first.wait_for()


def celebrated(page: Page) -> None:
    expect(page.locator("[data-ceremony=over] li[title]").first).to_be_visible()


def nothing(size: ViewportSize) -> list[str]:
    return []


class Reader:
    """Looks for what can't be read, and for what axe finds grave."""

    def __init__(self, page: Page) -> None:
        self.found: list[str] = []
        self._page = page

    def read(self, screen: str, *steps: Step, path: str = "", sizes: Sizes = USUAL, more: Judge = nothing) -> None:
        """Once the steps were taken at each size. It begins with the size that the page has, because laying it out for
        another one takes as long as loading it."""
        page = self._page
        if path:
            page.goto(path)
        for size in sorted(sizes, key=lambda size: size != page.viewport_size):
            page.set_viewport_size(size)
            page.emulate_media(color_scheme="dark" if size == DESK else "light")
            page.evaluate(DRAWN)
            for step in steps:
                step(page)
            faults = [*unreadable(page), *more(size)]
            for judge in (OVERFLOWING, OUT_OF_REACH, HAND_OUT_OF_SIGHT):
                faults += page.evaluate(judge)
            self.found += [f"{screen} {size['width']} px: {fault}" for fault in faults]

    def look(self, screen: str, *steps: Step, within: str | None = None, without: str | None = None, **at: Any) -> None:
        """By axe, too. What is the same in every layout is looked at once, except at night."""

        def grave(size: ViewportSize) -> list[str]:
            return grave_findings(self._page, within, without, by_layout=size != DESK and not NIGHTLY)

        self.read(screen, *steps, **at, more=grave)


# By day the one with the longest words. Where there is no Chinese font, as on most machines that run tests, Chinese
# only shows boxes.
@pytest.mark.parametrize("language", of_these([*LOCALES], ["de"]))
def test_a_table_from_planning_to_the_end(house: House, people: People, language: str) -> None:
    ann = people(house, "Ann", locale=LOCALES[language])
    with speaking(language):
        see_all(ann)


def see_all(ann: Person) -> None:
    card = ann.set_up(3, ("ashigaru", "ashigaru"), options={"modules": list(NAMES)})
    ann.start(card)
    table, puppet = f"/t/{card['id']}", Puppet(ann, card)
    reader = Reader(ann.page)
    seen: set[str] = set()
    while puppet.until(lambda view: view["over"] or view["decision"] not in seen) and not puppet.view["over"]:
        decision = puppet.view["decision"]
        seen.add(decision)
        if decision in WITH_THE_MAP:
            reader.look(decision, ready, path=table, sizes=(TABLET, *USUAL))
        else:
            reader.look(decision, ready, path=table, without=MAP)
        if decision == "plan":
            reader.read("suggested plan", suggest)
            reader.read("plan", follow)
        elif decision == "march-to":
            reader.read("battle odds", choose)
    puppet.close()
    assert seen >= ALWAYS
    reader.look("ceremony", ready, celebrated, path=table, without=MAP)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-ceremony]")).to_have_count(0)
    reader.look("over", ready, within=f"[aria-label='{say('web-after-over')}']")
    reader.look("end", lambda page: page.locator("tfoot").wait_for(), path=f"{table}/end")
    reader.read("replay", lambda page: page.get_by_role("slider").wait_for(), path=f"{table}/replay?at=90")
    assert not reader.found, "\n".join(reader.found)
