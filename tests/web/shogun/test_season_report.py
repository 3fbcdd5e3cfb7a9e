"""The report of a season: it is whole, also for somebody who came back in the middle of it."""

from __future__ import annotations

from playwright.sync_api import expect

from bakufu.shogun.modules.names import NAMES
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.puppet import Puppet
from tests.web.table_page import TablePage
from tests.web.words import say


def test_who_comes_back_in_mid_season_reads_all_that_it_changed(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = ann.set_up(3, ("random", "random"), options={"modules": list(NAMES)})
    ann.start(card)
    puppet = Puppet(ann, card)
    before = {seat: player["chests"] for seat, player in puppet.view["players"].items()}
    assert puppet.until(lambda view: view["actions"]["at"] >= 3)
    with ann.page.expect_response(lambda answer: answer.url.endswith("/history")):
        ann.page.goto(f"/t/{card['id']}")
    TablePage(ann.page).asked()
    assert puppet.until(lambda view: view["season"] == "summer" and view["decision"] == "plan")
    after = puppet.view["players"]
    puppet.close()
    onwards = ann.page.get_by_role("button", name=say("web-deciding-continue"))
    report = ann.page.get_by_role(
        "heading", name=say("web-telling-season-over", season=say("name-season-spring"), year=1), exact=True
    )
    expect(onwards.or_(report).first).to_be_visible()
    while not report.is_visible():
        onwards.click()
    columns = ann.page.locator("section.clan")
    expect(columns).to_have_count(3)
    event = ann.page.locator(".season .words p").filter(has_text=say("event-event-drawn", effect="").rstrip(". "))
    expect(event).to_have_count(1)
    for seat in range(3):
        spoken = columns.nth(seat).locator("li").nth(3).locator(".vh")
        by = after[str(seat)]["chests"] - before[str(seat)]
        change = f"+{by}" if by > 0 else f"−{-by}" if by < 0 else "±0"
        told = {"what": say("web-telling-chests"), "now": after[str(seat)]["chests"], "change": change}
        expect(spoken).to_have_text(say("web-telling-spoken", **told))
    ann.page.get_by_role("button", name=say("web-board-log")).first.click()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("complementary", name=say("web-board-beside"))).to_have_count(0)
    expect(report).to_be_visible()
