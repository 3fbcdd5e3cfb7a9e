"""The server restarts while somebody plans: the page says so, offers a game without a server, comes back by itself, and
nothing is lost."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.mouse import Mouse
from tests.web.stage import answering
from tests.web.table_page import TablePage
from tests.web.words import say

# What an earlier visit leaves: the worker that keeps the edition.
VISITED = """async () => {
  const { installing } = await navigator.serviceWorker.register('/offline/sw.js', { scope: '/offline/' })
  await new Promise((done) => (installing.onstatechange = () => installing.state === 'activated' && done()))
}"""


def test_a_restart_in_the_middle_of_a_plan(own_house: House, people: People) -> None:
    ann = people(own_house, "Ann")
    card = ann.set_up(3, ("random", "random"))
    ann.start(card)
    ann.page.goto(f"/t/{card['id']}")
    table = TablePage(ann.page)
    assert table.asked() == "plan"
    ann.page.evaluate(VISITED)
    laid = table.hand.first.get_attribute("data-card")
    table.hand.first.click()
    table.spaces.nth(3).click()
    expect(table.spaces.nth(3)).to_have_attribute("data-card", str(laid))

    lost = ann.page.get_by_text(say("web-banner-lost"))
    expect(lost).to_be_hidden()
    own_house.stop()
    expect(lost).to_be_visible()
    with ann.context.expect_page() as opened:
        ann.page.get_by_role("link", name=say("web-away-play")).click(modifiers=["ControlOrMeta"])
    expect(opened.value.locator(".hero")).to_be_visible()
    assert opened.value.url == f"{own_house.url}/offline/"
    opened.value.close()
    table.hand.first.click()
    table.spaces.nth(4).click()
    expect(table.spaces.nth(4)).to_have_attribute("data-card", re.compile("."))

    own_house.start()
    answering(own_house.url)
    expect(lost).to_be_hidden()
    expect(table.spaces.nth(3)).to_have_attribute("data-card", str(laid))
    mouse = Mouse(table)
    while mouse.answer() and mouse.done.get("plan", 0) < 2:
        pass
    assert mouse.done["plan"] == 2
    ann.forgive_broken_lines()
