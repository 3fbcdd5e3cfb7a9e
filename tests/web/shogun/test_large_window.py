"""In a large window the whole table of SHOGUN is shown larger, as one picture: it can be read from farther away, fits
the window, and is where the pointer is."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import DRAWN, OVERFLOWING
from tests.web.people import DESK
from tests.web.pictures.clipped import unreadable
from tests.web.table_page import TablePage, page_that_asks_for_a_plan
from tests.web.words import say

LARGE: ViewportSize = {"width": 1920, "height": 1080}
# Heights of letters on the screen: names of players, cards of the hand, heads of actions.
LETTERS = """() => ['.papers .players b', '[data-hand] [data-card]', '[data-space] b']
  .flatMap((selector) => [...document.querySelectorAll(selector)].slice(0, 1))
  .map((e) => parseFloat(getComputedStyle(e).fontSize) * e.currentCSSZoom)"""
AT = """(at) => document.elementFromPoint(...at)?.closest('[data-province]')?.dataset.province"""


def box_of(found: Locator) -> tuple[float, float, float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def letters(page: Page) -> list[float]:
    page.evaluate(DRAWN)
    sizes: list[float] = page.evaluate(LETTERS)
    assert len(sizes) == 3
    return sizes


def test_a_large_window_shows_the_whole_table_larger(house: House, people: People) -> None:
    page = page_that_asks_for_a_plan(people(house, "Ann"))
    table = TablePage(page)
    page.set_viewport_size(DESK)
    drawn = letters(page)
    page.set_viewport_size(LARGE)
    assert letters(page) == [size * 1.25 for size in drawn]
    assert min(letters(page)) >= 15
    assert box_of(page.locator(".table-page")) == (0, 0, LARGE["width"], LARGE["height"])
    assert page.evaluate(OVERFLOWING) == []
    assert unreadable(page) == []

    # A card goes with the pointer, by the point where it was taken.
    left, top, right, bottom = box_of(table.hand.first)
    page.mouse.move(left + 10, top + 12)
    page.mouse.down()
    page.mouse.move(700, 500, steps=3)
    at = box_of(page.locator(".ghost"))
    assert abs(at[0] + 10 - 700) < 6  # it is drawn a little larger around its middle
    assert abs(at[1] + 12 - 500) < 6
    assert abs((at[2] - at[0]) - 1.04 * (right - left)) < 2
    assert abs((at[3] - at[1]) - 1.04 * (bottom - top)) < 2
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)

    # A menu hangs below its button.
    button = page.get_by_role("button", name=say("web-settings"), exact=True)
    button.click()
    menu = page.locator(".popover")
    from_left, _, from_right, below = box_of(button)
    left, top, right, bottom = box_of(menu)
    assert abs(top - below - 8) < 1
    assert left < (from_left + from_right) / 2 < right <= LARGE["width"]
    assert bottom <= LARGE["height"]
    page.keyboard.press("Escape")

    # The wheel keeps what is under the pointer there, and a click is meant for what is seen there.
    spot = table.province("Shinano")
    assert spot is not None
    page.mouse.move(*spot)
    for _ in range(6):
        page.mouse.wheel(0, -200)
    page.evaluate(DRAWN)
    assert page.evaluate(AT, list(spot)) == "Shinano"
    page.mouse.click(*spot)
    expect(page.get_by_role("region", name="Shinano")).to_be_visible()
