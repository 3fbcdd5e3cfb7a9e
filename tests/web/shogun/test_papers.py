"""The papers on the map lie in its sea: in small windows, too, with all that modules bring."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from bakufu.shogun.modules.names import NAMES
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.people import DESK, TABLET
from tests.web.puppet import Puppet
from tests.web.table_page import TablePage
from tests.web.words import say

# The land under the papers of the season and of modules, seen every few pixels: the tower's and winter's are elsewhere.
COVERED = """() => {
  const land = new Set()
  for (const paper of document.querySelectorAll('.year-papers .panel, .season .panel, .bay .panel')) {
    const { left, top, right, bottom } = paper.getBoundingClientRect()
    for (let x = left + 4; x < right - 2; x += 8)
      for (let y = top + 4; y < bottom - 2; y += 8)
        for (const { dataset } of document.elementsFromPoint(x, y)) if (dataset?.spot) land.add(dataset.spot)
  }
  return [...land]
}"""


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, DESK, TABLET], ids=["small", "desk", "tablet"])
def test_papers_cover_no_land(house: House, people: People, size: ViewportSize) -> None:
    ann = people(house, "Ann", size=size)
    card = ann.set_up(4, ("ashigaru", "ashigaru", "ashigaru"), options={"modules": list(NAMES)})
    ann.start(card)
    puppet = Puppet(ann, card)
    assert puppet.until(lambda view: view["season"] == "summer")
    puppet.close()
    ann.page.goto(f"/t/{card['id']}")
    TablePage(ann.page).asked()
    expect(ann.page.locator(":is(.year-papers, .season) .panel")).to_have_count(2)
    assert ann.page.evaluate(COVERED) == []


def test_event_cards_say_what_they_do_and_differ_where_their_pictures_do_not(house: House, people: People) -> None:
    """While one plans nothing is drawn yet: what is pointed at, or has the focus, is told in words below."""
    ann = people(house, "Ann", size=DESK)
    card = ann.set_up(3, ("ashigaru", "ashigaru"))
    ann.start(card)
    ann.page.goto(f"/t/{card['id']}")
    TablePage(ann.page).asked()
    puppet = Puppet(ann, card)
    events = puppet.view["events"]["open"]
    puppet.close()
    cards, line = ann.page.locator(".season .event"), ann.page.locator(".season .line")
    nothing_asked = line.inner_text()
    for place, event in enumerate(events):
        first, second = [*event["amounts"], 0, 0][:2]
        words = say(f"web-board-effect-{event['effect']}", first=first, second=second)
        cards.nth(place).hover()
        expect(line).to_have_text(words)
        ann.page.mouse.move(700, 500)
        expect(line).to_have_text(nothing_asked)
        cards.nth(place).focus()
        expect(line).to_have_text(words)
        cards.nth(place).blur()
        printed = cards.nth(place).locator(".figures b")
        if event["effect"].endswith(("-at-most", "-at-least")):
            expect(printed).to_have_text(f"{'≤' if event['effect'].endswith('most') else '≥'}{first}")
