"""What proves a game fair, from the seat to the proof: a browser seals, reveals, keeps a receipt and compares."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from bakufu.kernel.records.json_form import from_json
from bakufu.kernel.records.receipt import receipt_from_json
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import problems_of
from tests.web.people import Person
from tests.web.words import say


def game_of_one(host: Person, player: Person) -> Any:
    """A game that the player joins on the page; a bot plays it to the end. The host only watches."""
    bots = {"1": "random", "2": "random"}
    card = host.call("POST", "/api/tables", options={"players": 3}, bots=bots, seat=None, visible=False, seconds=3600)
    page = player.page
    page.goto(f"/t/{card['id']}?link={card['link']}")
    page.get_by_role("button", name=say("web-room-sit")).click()
    expect(page.get_by_role("button", name=say("web-room-leave"))).to_be_visible()
    # Held until something is asked of the page again: by then the start has been looked at.
    page.route("**/entropy", lambda route: route.continue_())
    waiting = host.call("POST", f"/api/tables/{card['id']}/start")
    assert (waiting["status"], waiting["fairness"]["revealed"]) == ("open", [False, True, True])
    page.get_by_role("button", name=say("web-menu"), exact=True).click()
    page.get_by_role("button", name=say("web-menu-resign")).click()
    page.get_by_role("button", name=say("web-menu-resign-yes")).click()
    expect(page).to_have_title(say("web-title-over"))
    return card


def test_a_browser_keeps_a_receipt_and_proves_the_game_fair(house: House, people: People, tmp_path: Path) -> None:
    ann, ben = people(house, "Ann"), people(house, "Ben")
    card = game_of_one(ann, ben)
    page = ben.page
    page.goto(f"/t/{card['id']}/end")
    page.get_by_role("link", name=say("web-fair-proof")).click()
    expect(page.get_by_role("heading", name=say("web-fair-verdict-fair"))).to_be_visible()
    expect(page.get_by_role("cell", name=say("web-fair-matches"))).to_have_count(4)
    assert problems_of(ben) == []
    with page.expect_download() as saved:
        page.get_by_role("link", name=say("web-fair-receipt-save")).click()
    saved.value.save_as(tmp_path / "receipt.json")
    record = ben.call("GET", f"/api/tables/{card['id']}/record")
    receipt_from_json((tmp_path / "receipt.json").read_text()).check(from_json(json.dumps(record)).fairness)

    # Had another text been exchanged before the game, the browser would know.
    page.evaluate("""() => {
      const kept = JSON.parse(localStorage['bakufu-receipts'])
      for (const { receipt } of Object.values(kept)) receipt.sealed[1] = receipt.sealed[0]
      localStorage['bakufu-receipts'] = JSON.stringify(kept)
    }""")
    page.reload()
    expect(page.get_by_role("heading", name=say("web-fair-verdict-exchanged"))).to_be_visible()
    expect(page.get_by_role("row").filter(has_text=say("web-fair-differs"))).to_have_count(1)

    # Whoever has no receipt is told what that means.
    ann.page.goto(f"/t/{card['id']}/fair")
    expect(ann.page.get_by_role("heading", name=say("web-fair-verdict-consistent"))).to_be_visible()
