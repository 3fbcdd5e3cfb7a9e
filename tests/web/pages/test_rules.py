"""The rules at hand: every rule of both games on a page, found by words and from every "why?"."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from bakufu import load
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import look
from tests.web.people import DESK, PHONE
from tests.web.words import say


@pytest.mark.parametrize("game", ["shogun", "katana"])
def test_every_rule_is_there_and_can_be_searched(house: House, people: People, game: str) -> None:
    ann = people(house)
    ledger = load(game).ledger
    ann.page.goto(f"/rules/{game}")
    entries = ann.page.locator("[id^='rule-']")
    expect(entries).to_have_count(len(ledger))
    look(ann, within="main > .top")
    look(ann, within="#doubts")
    ann.page.get_by_label(say("web-rules-rulings-only")).check()
    expect(entries).to_have_count(sum(rule.ruling for rule in ledger.values()))
    ann.page.get_by_label(say("web-rules-rulings-only")).uncheck()
    rule = next(iter(ledger))
    ann.page.get_by_role("searchbox").fill(rule)
    expect(entries).to_have_count(1)
    ann.page.get_by_role("searchbox").fill("no such words in any rule")
    expect(ann.page.get_by_role("status")).to_have_text(say("web-rules-found", count=0))


def test_a_why_leads_to_its_rule(house: House, people: People) -> None:
    ann = people(house)
    rule = "order.tie-by-lot"
    ann.page.goto(f"/rules/shogun?rule={rule}")
    wanted = ann.page.locator(f"[id='rule-{rule}']")
    expect(wanted).to_be_focused()
    expect(wanted).to_be_in_viewport()
    look(ann, within=f"[id='chapter-{rule.partition('.')[0]}']")


def test_what_is_no_game_is_no_page(house: House, people: People) -> None:
    ann = people(house)
    ann.page.goto("/rules/go")
    expect(ann.page.get_by_role("heading")).to_have_text(say("web-no-such-page"))


# Figures on the map of a picture that reach beyond its edge.
CUT = """(picture) => {
  const { left, right, top, bottom } = picture.getBoundingClientRect()
  return [...picture.querySelectorAll('[data-figure]')].filter((figure) => {
    const box = figure.getBoundingClientRect()
    return box.left < left || box.right > right || box.top < top || box.bottom > bottom
  }).length
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_picture_of_the_leaders_shows_each_of_them_whole(house: House, people: People, size: ViewportSize) -> None:
    ann = people(house, size=size)
    ann.page.goto("/rules/shogun")
    picture = ann.page.locator("#chapter-leaders .picture")
    expect(picture.locator("[data-figure]")).to_have_count(5)
    assert picture.evaluate(CUT) == 0


def test_puzzles_have_an_icon_of_their_own(house: House, people: People) -> None:
    page = people(house).page
    page.goto("/")
    puzzles = page.get_by_role("link", name=say("web-puzzles")).locator(".ic")
    play = page.get_by_role("button", name=say("web-play")).first.locator(".ic")
    drawn = [icon.inner_html() for icon in (puzzles, play)]
    assert all(drawn)
    assert drawn[0] != drawn[1]
