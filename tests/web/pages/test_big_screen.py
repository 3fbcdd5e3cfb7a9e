"""Table mode: a screen shows how to join and then the board, two phones hold the hands."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.people import PHONE
from tests.web.words import say

TELEVISION = {"width": 1920, "height": 1080}
# Heights of letters as they are drawn, in pixels.
LETTERS = "(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1))"
DRAWN = """(all) => all.map((one) => {
  const { a } = one.getScreenCTM()
  return a * parseFloat(getComputedStyle(one).fontSize)
})"""


def test_a_screen_shows_the_board_and_phones_hold_the_hands(house: House, people: People) -> None:
    ann, ben = people(house, "Ann", size=PHONE), people(house, size=PHONE)
    card = ann.set_up(3, ["random"])
    screen = people(house, size=TELEVISION).page
    screen.goto(f"/t/{card['id']}/screen?link={card['link']}")
    picture = screen.get_by_role("img", name=say("web-edition-screen-code"))
    picture.evaluate("(image) => image.decode()")
    address = screen.locator("figcaption").text_content()
    assert address == f"{house.url}/t/{card['id']}?link={card['link']}".removeprefix("http://")

    # Whoever scans the code sits down, and the screen says so.
    ben.page.goto(f"http://{address}")
    ben.page.get_by_role("textbox", name=say("web-room-your-name")).fill("Ben")
    ben.page.get_by_role("button", name=say("web-room-sit")).first.click()
    expect(screen.locator("li", has_text="Ben")).to_be_visible()
    ann.page.goto(f"/t/{card['id']}")
    ann.page.get_by_role("button", name=re.compile(say("web-room-start", count=3))).click()

    expect(screen.locator("[data-map]").first).to_be_visible()
    expect(screen.locator("aside")).to_be_visible()
    for phone in (ann.page, ben.page):
        expect(phone.locator("[data-hand] [data-card]").first).to_be_visible()
    assert screen.locator("[data-hand]").count() == 0

    # It is read from across a room, and has nothing to press while nobody tells what happened.
    assert min(screen.locator(".players article b, aside li a").evaluate_all(LETTERS)) >= 20
    assert min(screen.locator("[data-map] text").evaluate_all(DRAWN)) > 17
    assert screen.locator("nav button:visible, .hud button:visible").count() == 0
    everything = screen.evaluate("[document.body.scrollWidth, document.body.scrollHeight]")
    assert everything == [TELEVISION["width"], TELEVISION["height"]]


def test_the_smiths_board_is_large_on_a_screen(house: House, people: People) -> None:
    ann = people(house, "Ann", size=PHONE)
    card = ann.set_up(4, ["random"] * 3, game="katana")
    ann.start(card)
    screen = people(house, size=TELEVISION).page
    screen.goto(f"/t/{card['id']}/screen?link={card['link']}")
    expect(screen.locator(".players article")).to_have_count(4)
    assert min(screen.locator(".players article b, .players .stats, aside li a").evaluate_all(LETTERS)) >= 20
    assert min(screen.locator(".town h3").evaluate_all(LETTERS)) > 18
    # The town is as wide as the page, and nothing is there to be pressed or lies out of sight.
    assert screen.locator(".town .over").evaluate("(town) => town.clientWidth / town.parentElement.clientWidth") > 0.97
    assert screen.locator("nav button:visible, .why-button:visible, .telling .btn:visible").count() == 0
    everything = screen.evaluate("[document.body.scrollWidth, document.body.scrollHeight]")
    assert everything == [TELEVISION["width"], TELEVISION["height"]]
