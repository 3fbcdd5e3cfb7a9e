"""Why not? Whatever is refused says why, with the rule behind it: by the plan, by the map and by the server."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.people import Person
from tests.web.puppet import Puppet
from tests.web.table_page import TablePage
from tests.web.words import say

NOTHING = 50  # the move that leaves a space empty


def rule_is_told(page: Page) -> None:
    """The popover that is open tells a rule in words, and its page."""
    rule = page.locator("[popover]:popover-open blockquote")
    expect(rule).to_be_visible()
    assert len(rule.inner_text()) > 20
    page.keyboard.press("Escape")
    expect(rule).to_be_hidden()


def impossible(person: Person, card: Any) -> tuple[str, str] | None:
    """A space, and a card that can do nothing there."""
    spaces = person.call("GET", f"/api/tables/{card['id']}/forecast")["spaces"]
    found = ((space, on, seen) for space, cards in spaces.items() for on, seen in cards.items())
    return next(((space, on) for space, on, seen in found if not seen["ok"]), None)


def test_a_card_that_can_do_nothing_on_a_space_says_why(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = ann.set_up(3, ("ashigaru", "ashigaru"))
    ann.start(card)
    puppet = Puppet(ann, card)
    found = None
    while found is None:
        assert puppet.until(lambda view: view["table"]["sealed"]), "every card could do something everywhere"
        found = impossible(ann, card)
        if found is None:
            puppet.act()
    puppet.close()
    space, on = found
    ann.page.goto(f"/t/{card['id']}")
    table = TablePage(ann.page)
    assert table.asked() == "plan"
    ann.page.locator(f"[data-hand] [data-card='{on}']").click()
    there = ann.page.locator(f"[data-space='{space}']")
    expect(there.locator(".reason")).to_have_text(re.compile(r"\w"))
    there.locator("[data-stop]").click()
    there.locator(".space-flag, .space-head").last.click()
    rule_is_told(ann.page)


def test_a_province_that_is_no_target_says_why(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = ann.set_up(3, ("ashigaru", "ashigaru"))
    ann.start(card)
    puppet = Puppet(ann, card)
    assert puppet.until(lambda view: view.get("decision") == "march-to")
    puppet.close()
    ann.page.goto(f"/t/{card['id']}")
    table = TablePage(ann.page)
    assert table.asked() == "decide"
    targets = table.answers(".targets button").evaluate_all("(found) => found.map((one) => one.dataset.province)")
    others = [
        name for name, province in puppet.view["provinces"].items() if province["in_play"] and name not in targets
    ]
    spot = next(found for found in map(table.province, others) if found is not None)
    ann.page.mouse.click(*spot)
    why = table.panel.get_by_role("button", name=say("web-why"))
    why.last.click()
    rule_is_told(ann.page)


def test_the_servers_refusal_is_shown_with_its_rule(house: House, people: People) -> None:
    """The page would never lay a card twice; a line that says so in its name is refused, and the page tells."""
    ann = people(house, "Ann")
    card = ann.set_up(3, ("random", "random"))
    ann.start(card)

    def garble(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def say_twice(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "ready":
                card = next(move for move in message["moves"] if move != NOTHING)
                message["moves"][:2] = [card, card]
            server.send(json.dumps(message))

        line.on_message(say_twice)

    ann.page.route_web_socket("**/socket*", garble)
    ann.page.goto(f"/t/{card['id']}")
    table = TablePage(ann.page)
    assert table.asked() == "plan"
    table.suggest()
    ready = ann.page.get_by_role("button", name=say("planning-ready"), exact=True)
    ready.click()
    alert = ann.page.get_by_role("alert").filter(has_text="That card is already on another space.")
    expect(alert).to_be_visible()
    alert.get_by_role("button", name=say("web-why-not")).click()
    rule_is_told(ann.page)
    alert.get_by_role("button", name=say("web-close")).click()
    expect(alert).to_be_hidden()
    expect(ready).to_be_visible()
