"""Every screen of a table, looked at where the game first comes to it: planning, each decision, and the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import MAP, problems_of
from tests.web.puppet import Puppet
from tests.web.table_page import TablePage
from tests.web.words import say

WITH_THE_MAP = {"plan", "march-to"}  # as it lies there, and with everything that lights up on it
ALWAYS = {"plan", "place", "march-to"}  # other decisions come in some games only


def test_a_table_from_planning_to_the_end(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = ann.set_up(3, ("ashigaru", "ashigaru"))
    ann.start(card)
    table = TablePage(ann.page)
    puppet = Puppet(ann, card)
    found: dict[str, list[str]] = {}
    while puppet.until(lambda view: view["over"] or view["decision"] not in found) and not puppet.view["over"]:
        ann.page.goto(f"/t/{card['id']}")
        assert table.asked() == ("plan" if puppet.view["table"]["sealed"] else "decide")
        decision = puppet.view["decision"]
        found[decision] = problems_of(ann, without=None if decision in WITH_THE_MAP else MAP)
    puppet.close()
    assert set(found) >= ALWAYS
    ann.page.goto(f"/t/{card['id']}")
    assert table.asked() == "over"
    expect(ann.page.locator("[data-ceremony=over] li[title]").first).to_be_visible()
    found["ceremony"] = problems_of(ann, without=MAP)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-ceremony]")).to_have_count(0)
    found["over"] = problems_of(ann, f"[aria-label='{say('web-after-over')}']")
    ann.page.goto(f"/t/{card['id']}/end")
    expect(ann.page.get_by_role("heading", name=say("web-after-scoring"))).to_be_visible()
    found["end"] = problems_of(ann)
    problems = [f"{screen}: {problem}" for screen, some in found.items() for problem in some]
    assert not problems, "\n".join(problems)
