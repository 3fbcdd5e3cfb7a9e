"""Every text of SHOGUN can be read, in every language, on a phone and at a small desk: nothing is clipped or too small.
`make screenshots` looks at more sizes and screens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

from bakufu.shogun.modules.names import NAMES
from tests.nightly import of_these
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import DRAWN
from tests.web.people import PHONE, Person
from tests.web.pictures.clipped import unreadable
from tests.web.puppet import Puppet
from tests.web.table_page import TablePage
from tests.web.words import say, speaking

LOCALES = {"en": "en-GB", "de": "de-DE", "zh": "zh-CN"}
SIZES: tuple[ViewportSize, ...] = (PHONE, {"width": 1280, "height": 800})
ALWAYS = {"plan", "place", "march-to", "take-favour", "take-chamber", "move-leader"}  # others come in some games only

# Main answers of a question at a desk that can't be clicked as they are, because they lie further down or under others.
OUT_OF_REACH = """() => [...document.querySelectorAll('.deciding.desk .btn.pri')]
  .filter((button) => button.checkVisibility())
  .filter((button) => {
    const { left, width, top, height } = button.getBoundingClientRect()
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  .map((button) => `${button.textContent.trim()} is out of reach`)"""


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


class Reader:
    """Looks for what can't be read."""

    def __init__(self, page: Page) -> None:
        self.found: list[str] = []
        self._page = page

    def read(self, screen: str, *steps: Callable[[Page], None], path: str = "") -> None:
        """What can't be read there, once the steps were taken at each size. It begins with the size that the page has,
        because laying it out for another one takes as long as loading it."""
        if path:
            self._page.goto(path)
        for size in sorted(SIZES, key=lambda size: size != self._page.viewport_size):
            self._page.set_viewport_size(size)
            self._page.evaluate(DRAWN)
            for step in steps:
                step(self._page)
            self.found += [f"{screen} {size['width']} px: {text}" for text in self._faults()]

    def _faults(self) -> list[str]:
        return [*unreadable(self._page), *self._page.evaluate(OUT_OF_REACH)]


# Where there is no Chinese font, as on most machines that run tests, Chinese only shows boxes.
@pytest.mark.parametrize("language", of_these([*LOCALES], ["en", "de"]))
def test_every_text_can_be_read(house: House, people: People, language: str) -> None:
    ann = people(house, "Ann", locale=LOCALES[language])
    with speaking(language):
        read_all(ann)


def read_all(ann: Person) -> None:
    card = ann.set_up(3, ("ashigaru", "ashigaru"), options={"modules": list(NAMES)})
    ann.start(card)
    table, puppet = f"/t/{card['id']}", Puppet(ann, card)
    reader = Reader(ann.page)
    seen: set[str] = set()
    while puppet.until(lambda view: view["over"] or view["decision"] not in seen) and not puppet.view["over"]:
        decision = puppet.view["decision"]
        seen.add(decision)
        reader.read(decision, ready, path=table)
        if decision == "plan":
            reader.read("suggested plan", suggest)
            reader.read("plan", follow)
        elif decision == "march-to":
            reader.read("battle odds", choose)
    puppet.close()
    assert seen >= ALWAYS
    reader.read("over", ready, path=table)
    reader.read("end", lambda page: page.locator("tfoot").wait_for(), path=f"{table}/end")
    reader.read("replay", lambda page: page.get_by_role("slider").wait_for(), path=f"{table}/replay?at=90")
    assert not reader.found, "\n".join(reader.found)
