"""Chambers on the page: the board, and taking a marker by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.keys import Keys
from tests.web.looks import look
from tests.web.people import PHONE, Person
from tests.web.puppet import Puppet, View
from tests.web.table_page import TablePage
from tests.web.words import say

OPTIONS = {"modules": ["leaders", "chambers"]}
CHAMBERS = 36


@contextmanager
def seated(person: Person) -> Iterator[tuple[Puppet, Any]]:
    card = person.set_up(3, ("random", "random"), options=OPTIONS)
    person.start(card)
    puppet = Puppet(person, card)
    yield puppet, card
    puppet.close()


def may_take(view: View) -> bool:
    return bool(view["decision"] == "take-chamber" and len(view["moves"]) > 1)


def come_to_choose(person: Person, puppet: Puppet, card: Any) -> None:
    assert puppet.until(may_take)
    person.page.goto(f"/t/{card['id']}")
    assert TablePage(person.page).asked() == "decide"


def markers(person: Person) -> Locator:
    return TablePage(person.page).panel.locator("[data-chamber][aria-disabled=false]")


def space(person: Person, chamber: str) -> Locator:
    """Of the board in the sea of the map, which is there always."""
    return person.page.locator(f".papers [data-chamber={chamber}]")


def taken(chamber: str, player: str) -> str:
    return say("web-chambers-space", chamber=chamber.upper(), state="taken", player=player)


def test_taking_a_chamber_by_mouse(house: House, people: People) -> None:
    ann = people(house, "Ann")
    with seated(ann) as (puppet, card):
        come_to_choose(ann, puppet, card)
        table = TablePage(ann.page)
        board = puppet.view["chambers"]
        assert markers(ann).count() == len(board["face_up"])
        drawn = len(board["face_up"]) + len(board["face_down"]) + len(board["taken"])
        expect(ann.page.locator(".papers .shut[data-chamber]")).to_have_count(CHAMBERS - drawn)
        expect(table.panel.locator("[data-chamber] .shut")).to_have_count(CHAMBERS - drawn)
        expect(table.panel.locator("[data-chamber] .neutral")).to_have_count(len(board["face_down"]))
        look(ann)
        chamber = str(markers(ann).first.get_attribute("data-chamber"))
        markers(ann).first.click()
        for line in (say("phrase-chamber-row", name=chamber[0].upper()), say("phrase-chamber-column", name=chamber[1])):
            points = puppet.view["chambers"]["points"][line.lower().replace(" ", "-")]
            expect(table.panel.get_by_text(say("web-chambers-outlook-line", line=line, points=points))).to_be_visible()
        look(ann)
        table.panel.get_by_role("button", name=say("web-chambers-take", chamber=chamber.upper())).click()
        expect(space(ann, chamber)).to_contain_text(taken(chamber, "Ann"))


def test_taking_a_chamber_by_keyboard(house: House, people: People) -> None:
    ann = people(house, "Ann")
    with seated(ann) as (puppet, card):
        come_to_choose(ann, puppet, card)
        table, keys = TablePage(ann.page), Keys(TablePage(ann.page))
        wanted = max(puppet.view["chambers"]["face_up"])
        keys.press("ArrowDown")
        at = str(ann.page.evaluate("document.activeElement.dataset.chamber"))
        down, right = (ord(wanted[part]) - ord(at[part]) for part in (0, 1))
        keys.press(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
        keys.press(*["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right), "Enter")
        expect(table.panel.locator(f"[data-chamber={wanted}][aria-selected=true]")).to_be_focused()
        keys.press("Enter")
        expect(space(ann, wanted)).to_contain_text(taken(wanted, "Ann"))


def test_taking_none(house: House, people: People) -> None:
    ann = people(house, "Ann")
    with seated(ann) as (puppet, card):
        come_to_choose(ann, puppet, card)
        left = puppet.view["chambers"]["left"][puppet.seat]
        Keys(TablePage(ann.page)).press("0")
        while not any(event["type"] == "chamber-declined" for event in puppet.hear().get("events", [])):
            pass
        assert puppet.view["chambers"]["left"][puppet.seat] == left


def test_the_board_has_a_tab_on_a_phone_and_a_drawer_at_a_desk(house: House, people: People) -> None:
    ann = people(house, "Ann")
    with seated(ann) as (_, card):
        ann.page.goto(f"/t/{card['id']}")
        assert TablePage(ann.page).asked()
        ann.page.get_by_role("button", name=say("web-board-boards")).click()
        drawer = ann.page.get_by_role("complementary", name=say("web-board-boards"))
        expect(drawer.get_by_role("table", name=say("web-chambers-board"))).to_be_visible()
        look(ann)
        ann.page.keyboard.press("Escape")
        expect(drawer).to_be_hidden()
        ann.page.set_viewport_size(PHONE)
        ann.page.get_by_role("tab", name=say("web-board-tab-boards")).click()
        expect(ann.page.get_by_role("tabpanel").get_by_role("table", name=say("web-chambers-board"))).to_be_visible()


def test_who_leads_in_a_region_is_said_while_planning(house: House, people: People) -> None:
    ann = people(house, "Ann")
    with seated(ann) as (puppet, card):
        assert puppet.until(lambda view: bool(view["decision"] == "plan"))
        ann.page.goto(f"/t/{card['id']}")
        assert TablePage(ann.page).asked()
        ann.page.get_by_role("button", name=say("web-board-boards")).click()
        rows = ann.page.get_by_role("list", name=say("web-chambers-regions")).get_by_role("listitem")
        leads = puppet.view["table"]["outlook"]["modules"]["chambers"]["regions"]
        for at, region in enumerate(puppet.view["chambers"]["regions"]):
            seats, count = leads[region]["seats"], leads[region]["provinces"]
            sharing = ("nobody", "leads")[len(seats)] if len(seats) < 2 else "tied"
            about = {"place": at + 1, "region": say(f"name-region-{region}"), "sharing": sharing, "count": count}
            words = say("web-chambers-leads", **about, names="@", first="")
            before, _, after = words.partition("@")
            expect(rows.nth(at)).to_contain_text(before)
            expect(rows.nth(at)).to_contain_text(after)


def test_the_end_tells_what_statues_and_lines_brought(house: House, people: People) -> None:
    ann = people(house, "Ann")
    with seated(ann) as (puppet, card):
        puppet.until(lambda view: bool(view["over"]))
        lines = sum(event["type"] == "line-scored" for event in _end(ann, card))
        scored = {score["rule"] for score in ann.call("GET", f"/api/tables/{card['id']}/chronicle")["scoring"]}
        ann.page.goto(f"/t/{card['id']}/end")
        for kind in ("statues", "trophies"):
            row = ann.page.locator("tbody tr").filter(has_text=say(f"web-after-kind-{kind}"))
            expect(row).to_have_count(int(f"leaders.score-{kind}" in scored))
        ann.page.get_by_role("button", name=say("web-after-kind-chambers"), exact=True).click()
        expect(ann.page.locator("tr.line td b")).to_have_count(lines)
        look(ann)
        _look_at_its_boards_again(ann.page, card)


def _look_at_its_boards_again(page: Page, card: Any) -> None:
    """In the replay they have room beside a small map, too."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"/t/{card['id']}/replay?at=40")
    page.get_by_role("tab", name=say("web-board-page-chambers")).click()
    board = page.get_by_role("tabpanel")
    expect(board.get_by_role("table", name=say("web-chambers-board"))).to_be_visible()
    box = board.bounding_box()
    assert box is not None
    assert box["height"] > 200


def _end(person: Person, card: Any) -> list[Any]:
    steps = person.call("GET", f"/api/tables/{card['id']}/log")
    return [event for step in steps[-1:] for event in step["events"]]
