"""The host in the waiting room: frees a seat, says who may watch and talk, and closes the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import problems_of
from tests.web.words import say


def test_a_host_frees_a_seat_and_closes_the_table(house: House, people: People) -> None:
    ann, ben = people(house, "Ann"), people(house, "Ben")
    card = ann.set_up(3, ("random",), visible=True)
    for person in (ann, ben):
        person.page.goto(f"/t/{card['id']}")
    ben.page.get_by_role("button", name=say("web-room-sit")).click()
    expect(ben.page.get_by_role("button", name=say("web-room-leave"))).to_be_visible()
    expect(ben.page.get_by_role("button", name=say("web-room-close"))).to_have_count(0)

    ann.page.get_by_role("button", name=say("web-room-remove", name="Ben")).click()
    asked = ann.page.get_by_role("dialog", name=say("web-room-remove", name="Ben"))
    assert problems_of(ann) == []
    asked.get_by_role("button", name=say("web-room-remove", name="Ben")).click()
    expect(ben.page.get_by_role("button", name=say("web-room-leave"))).to_have_count(0)
    ben.page.get_by_role("button", name=say("web-room-sit")).click()
    expect(ben.page.get_by_role("alert")).to_have_text(say("server-removed"))
    ben.complaints = [text for text in ben.complaints if not re.search(r"403 .*/join\)", text)]  # it is meant

    # The page shows a choice before the server has it.
    with ann.page.expect_response("**/settings"):
        ann.page.get_by_role("switch", name=say("web-room-spectators")).click()
    expect(ben.page.get_by_text(say("web-room-no-spectators"), exact=True)).to_be_visible()
    with ann.page.expect_response("**/settings"):
        ann.page.get_by_role("group", name=say("web-room-talk")).get_by_text(say("web-room-talk-players")).click()
    expect(ann.page.get_by_role("radio", name=say("web-room-talk-players"))).to_be_checked()
    chosen = ann.call("GET", f"/api/tables/{card['id']}")
    assert (chosen["spectators"], chosen["talk"]) == (False, "players")

    for person in (ann, ben):  # their pages may ask for the table once more just when it is closed
        person.forgive(rf"404 .*/tables/{card['id']}\)")
    ann.page.get_by_role("button", name=say("web-room-close")).click()
    ann.page.get_by_role("dialog").get_by_role("button", name=say("web-room-close")).click()
    expect(ann.page).to_have_url(f"{house.url}/")
    expect(ben.page.get_by_text(say("server-table-closed"))).to_be_visible()
