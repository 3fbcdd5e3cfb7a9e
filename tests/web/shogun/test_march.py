"""Where armies march: chances on the map say with how many, and all of the panel for a move is in sight at a desk."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.people import DESK
from tests.web.puppet import Puppet, View
from tests.web.table_page import TablePage
from tests.web.words import say

HIDDEN = """() => [...document.querySelectorAll('.deciding .inner, .deciding .plain')]
  .filter((box) => box.scrollHeight > box.clientHeight + 1).map((box) => box.className)"""


def targets(view: View, seat: int, own: bool) -> list[str]:
    found = [move["target"] for move in view["moves"] if move["target"]]
    return [name for name in found if (view["provinces"][name].get("owner") == seat) == own]


def test_chances_say_with_how_many_armies_and_a_move_needs_no_scrolling(house: House, people: People) -> None:
    ann = people(house, "Ann", size=DESK)
    card = ann.set_up(3, ("ashigaru", "ashigaru"))
    ann.start(card)
    puppet = Puppet(ann, card)
    wanted = (True, False)
    assert puppet.until(
        lambda view: (
            view["decision"] in ("move-to", "march-to") and all(targets(view, puppet.seat, own) for own in wanted)
        )
    )
    most = puppet.view["table"]["outlook"]["marching"]
    mine = targets(puppet.view, puppet.seat, own=True)[0]
    puppet.close()
    ann.page.goto(f"/t/{card['id']}")
    table = TablePage(ann.page)
    table.asked()
    with_all = re.escape(say("web-deciding-target-best", chance="CHANCE", armies=most)).replace("CHANCE", r"\S+")
    expect(ann.page.locator(".mapzone .words text").first).to_have_text(re.compile(with_all))
    table.answers(f".targets [data-province='{mine}'], .targets button:has-text('{mine}')").first.click()
    expect(ann.page.locator(".cta .btn").first).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".deciding .armies button")).to_have_count(most if most > 1 else 0)
    assert ann.page.evaluate(HIDDEN) == []
