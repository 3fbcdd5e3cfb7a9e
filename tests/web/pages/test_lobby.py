"""From the lobby to a table: alone against bots with one click, or with somebody who was sent a link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from bakufu.bots.shogun.characters import CHARACTERS
from bakufu.shogun.modules.names import NAMES
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import DRAWN, look
from tests.web.pages.lobby_page import choose_game, open_set_up
from tests.web.table_page import TablePage
from tests.web.words import say

# What the parts of a page look like, by what they are, as far as a style sheet of another page could change it.
STYLES = """() => {
  const looks = ['display', 'border', 'padding', 'fontSize', 'fontWeight', 'backgroundColor', 'minHeight', 'boxShadow']
  const found = {}
  for (const part of document.querySelectorAll('header *, main *')) {
    if (part.closest('svg') || !part.checkVisibility()) continue
    const name = [part.parentElement, part].map((e) => `${e.tagName}.${e.getAttribute('class') ?? ''}`).join(' > ')
    const style = getComputedStyle(part)
    found[name] = [...new Set([...(found[name] ?? []), looks.map((look) => style[look]).join(' | ')])].sort()
  }
  return found
}"""


def test_a_table_against_bots_is_one_click_away(house: House, people: People) -> None:
    nobody = people(house)
    nobody.page.goto("/")
    button = nobody.page.get_by_role("button", name=say("web-play-bots", count=3))
    expect(button).to_be_enabled()
    expect(button).to_contain_text(say("web-new-summary-base"))
    look(nobody)
    button.click()
    assert TablePage(nobody.page).asked() == "plan"
    assert len(nobody.call("GET", "/api/tables?kind=mine")) == 1


def test_the_first_minute_in_the_lobby(house: House, people: People) -> None:
    """A game by its cover, who may join, how quickly, a bot by its name; and all is offered again the next time."""
    eve = people(house)
    page = eve.page
    page.goto("/")
    choose_game(page, "katana")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-game-katana"))
    expect(page.get_by_role("button", name=say("web-play-ghost"))).to_be_enabled()
    choose_game(page, "shogun")
    form = open_set_up(page)
    form.get_by_text(say("web-new-players", count=3), exact=True).click()
    expect(form.get_by_text(say("web-new-visible-nobody.more"))).to_be_visible()
    expect(form.get_by_text(say("web-new-pace"))).to_be_hidden()
    form.get_by_text(say("web-new-visible-link"), exact=True).click()
    expect(form.get_by_text(say("web-new-pace.more"))).to_be_visible()
    expect(form.get_by_role("button", name=say("web-new-open", count=1))).to_be_enabled()
    form.get_by_text(say("web-new-visible-nobody"), exact=True).click()
    character = form.get_by_role("combobox", name=say("web-seat-character", seat=2), exact=True)
    character.select_option(label=say("character-raider.known"))
    expect(form.locator(".seat").nth(1)).to_contain_text(say("character-raider.manner"))
    look(eve)
    page.reload()
    expect(page.locator("#new-table summary")).to_contain_text(say("web-new-players", count=3))
    page.get_by_role("button", name=say("web-play-bots", count=2)).click()
    assert TablePage(page).asked() == "plan"
    expect(page.locator("[data-player='1']")).to_contain_text(say("character-raider"))
    expect(page.locator("[data-player='1'] image")).to_have_attribute("href", re.compile(r"raider.*\.svg$"))
    [card] = eve.call("GET", "/api/tables?kind=mine")
    first, second = [seat["bot"] for seat in card["seats"][1:]]
    assert first == "ashigaru:raider"
    assert second.partition(":")[2] in set(CHARACTERS) - {"raider"}


def test_a_table_with_a_free_seat_and_a_guest_with_the_link(house: House, people: People) -> None:
    ann, ben = people(house, "Ann"), people(house)
    page = ann.page
    page.goto("/")
    open_set_up(page)
    page.get_by_role("combobox", name=say("web-seat-number", seat=2), exact=True).select_option(
        label=say("web-seat-open")
    )
    page.get_by_role("button", name=say("web-new-open", count=1)).click()
    missing = page.get_by_role("button", name=say("web-room-missing", count=1))
    expect(missing).to_be_visible()
    look(ann)
    card = ann.call("GET", "/api/tables?kind=mine")[0]

    ben.page.goto(f"/t/{card['id']}?link={card['link']}")
    ben.page.get_by_role("textbox", name=say("web-room-your-name")).fill("Ben")
    ben.page.get_by_role("button", name=say("web-room-sit")).click()
    expect(ben.page.get_by_text(say("web-room-wait", host="Ann"))).to_be_visible()

    # They talk while they wait, and what was said is not forgotten when the game starts.
    words = ben.page.get_by_role("textbox", name=say("web-talk-say"))
    words.fill("Good luck")
    words.press("Enter")
    said = page.get_by_role("log", name=say("web-talk"), exact=True).get_by_text("Good luck")
    expect(said).to_be_visible()

    page.get_by_role("button", name=say("web-room-start", count=4)).click()
    for person in (ann, ben):
        assert TablePage(person.page).asked() == "plan"
    page.get_by_role("navigation").get_by_role("button", name=say("web-board-talk")).click()
    expect(said).to_be_visible()


def test_modules_are_switched_on_for_a_new_table(house: House, people: People) -> None:
    """One by mouse, one by keyboard, a third on and off again; what each brings is a press away."""
    ann = people(house, "Ann")
    page = ann.page
    page.goto("/")
    open_set_up(page)
    switches = {name: page.get_by_role("switch", name=say(f"web-module-{name}")) for name in NAMES}
    switches["court"].check()
    switches["chambers"].focus()
    page.keyboard.press("Space")
    switches["leaders"].check()
    switches["leaders"].uncheck()
    for name, switch in switches.items():
        expect(switch).to_be_checked(checked=name in ("court", "chambers"))
    # One click plays with them, too, and says so.
    for name in ("court", "chambers"):
        expect(page.locator(".btn.pri[data-game=shogun]")).to_contain_text(say(f"web-module-{name}"))
    samurai = say("web-module-samurai")
    page.get_by_role("button", name=say("web-module-how", module=samurai)).click()
    expect(page.get_by_role("dialog").get_by_role("heading", name=say("howto-samurai"))).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("web-new-start")).click()
    assert TablePage(page).asked() == "plan"
    expect(page.get_by_role("region", name=say("web-court-favours"))).to_be_visible()
    expect(page.get_by_role("region", name=say("web-chambers"), exact=True)).to_be_visible()
    page.get_by_role("button", name=say("web-board-boards")).click()
    boards = page.get_by_role("complementary", name=say("web-board-boards"))
    expect(boards.locator("[data-court]")).to_be_visible()
    expect(boards.get_by_role("table", name=say("web-chambers-board"))).to_be_visible()
    expect(boards).not_to_contain_text(samurai)
    [card] = ann.call("GET", "/api/tables?kind=mine")
    assert sorted(card["options"]["modules"]) == ["chambers", "court"]


def test_a_page_that_does_not_exist_says_so(house: House, people: People) -> None:
    somebody = people(house, "Ann")
    somebody.page.goto("/t/none/nothing")
    expect(somebody.page.get_by_role("heading", name=say("web-no-such-page"))).to_be_visible()
    somebody.page.get_by_role("link", name=say("web-to-lobby")).click()
    expect(somebody.page.get_by_role("button", name=say("web-play-bots", count=3))).to_be_visible()


@pytest.mark.parametrize("game", ["shogun", "katana"])
def test_the_lobby_looks_the_same_after_a_table(house: House, people: People, game: str) -> None:
    """The styles of a page stay when it is left: once they gave the lobby's fields a second border."""
    ann = people(house, "Ann", size={"width": 1100, "height": 800})
    page = ann.page
    card = ann.set_up(3, ("random", "random"), game=game)
    ann.start(card)
    page.goto("/")
    choose_game(page, game)
    open_set_up(page)
    way = page.locator(f'a[href="/t/{card["id"]}"]')
    way.wait_for()
    page.evaluate(DRAWN)
    before = page.evaluate(STYLES)
    way.click()
    page.locator(".now, .dock").first.wait_for()
    page.locator(".bar a[href='/']").first.click()
    open_set_up(page)
    way.wait_for()
    page.evaluate(DRAWN)
    assert page.evaluate(STYLES) == before
