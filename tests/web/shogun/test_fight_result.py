"""What came of a battle: all of it in sight at a desk, and behind each "why?" the figures before the rule."""

from __future__ import annotations

import re

from playwright.sync_api import Page, ViewportSize, expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.people import DESK
from tests.web.puppet import Puppet, View
from tests.web.table_page import TablePage

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
SCROLLS = """() => [...document.querySelectorAll('.beside')].some((box) => box.scrollHeight > box.clientHeight + 1)"""


def fought(house: House, people: People) -> Page:
    """A battle of one's own, just decided."""
    ann = people(house, "Ann")
    card = ann.set_up(4, ("ashigaru", "ashigaru", "ashigaru"))
    ann.start(card)
    puppet = Puppet(ann, card)
    assert puppet.until(lambda view: view["decision"] == "march-to" and bool(targets(view, puppet.seat)))
    target = targets(puppet.view, puppet.seat)[0]
    puppet.close()
    ann.page.goto(f"/t/{card['id']}")
    table = TablePage(ann.page)
    table.asked()
    table.answers(f".targets [data-province='{target}'], .targets button:has-text('{target}')").first.click()
    how = ann.page.locator(".fold.how > summary")
    while not how.is_visible():
        table.answers(".btn.pri").first.click()  # the march, and perhaps a special card for it
        table.page.wait_for_function(f"() => document.querySelector('.fold.how') || ({table.asking})()")
    return ann.page


def targets(view: View, seat: int) -> list[str]:
    return [m["target"] for m in view["moves"] if m["target"] and view["provinces"][m["target"]].get("owner") != seat]


def test_how_a_battle_was_counted_is_in_sight_at_once_and_has_the_figures(house: House, people: People) -> None:
    page = fought(house, people)
    expect(page.locator(".verdict")).to_have_class(re.compile(r"\b(good|bad)\b"))  # Ann's own fight
    expect(page.locator(".verdict .ic")).to_have_count(1)
    page.locator(".fold.how > summary").click()
    lines = page.locator(".fold.how li")
    for size in (DESK, LAPTOP):
        page.set_viewport_size(size)
        expect(lines.first).to_be_in_viewport(ratio=1)
        expect(lines.last).to_be_in_viewport(ratio=1)
        assert not page.evaluate(SCROLLS)
    sums = [page.locator(".tally .sum").nth(side).inner_text() for side in range(2)]
    decided = lines.filter(has_text=re.compile(r"^\d+ to \d+ in "))
    for why in (page.locator(".beside h2 button").first, decided.locator("button")):
        why.click()
        dialog = page.get_by_role("dialog")
        for figures in sums:
            expect(dialog).to_contain_text(figures)
        expect(dialog.locator("blockquote")).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
