"""Tenno's Court on the page: the plan with its extra board, the audience, and every favour that asks something."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.houses import House, Nursery
from tests.web.conftest import People
from tests.web.keys import Keys
from tests.web.looks import look
from tests.web.mouse import Mouse
from tests.web.people import PHONE, Person
from tests.web.puppet import View
from tests.web.shogun.modules.favoured import brought, corrected, happened
from tests.web.table_page import TablePage
from tests.web.words import say

COURT = ["court"]
CARDS = 21
SPACES = 14
# Cards that show an amount, and can be armies.
AMOUNTS = (2, 3, 5, 6, 8, 9, 12, 13, 14, 15, 16, 19, 20)
# A favour, the question it asks, and what is told when it is answered.
ASKING = [
    ("event", "remove-event", "event-removed"),
    ("marker", "calm-province", "marker-removed"),
    ("armies", "favoured-armies", "armies-granted"),
    ("theatre", "favoured-building", "built"),
]
ALL = 7  # officials of a player
UNEASY = 2  # provinces with a marker, so that there is a choice


def favours_of(kind: str) -> str:
    """Facts by which as many favours as possible are of this kind, and the cheapest costs one official."""
    numbers = AMOUNTS if kind == "armies" else range(1, CARDS + 1)
    return "[court]\ncosts = [3, 2, 1]\n" + "".join(f'[favour.{number}]\nkind = "{kind}"\n' for number in numbers)


@pytest.fixture(scope="module", params=ASKING, ids=[asking[0] for asking in ASKING])
def favour(
    request: pytest.FixtureRequest, nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[House, str, str, str]]:
    kind, question, told = request.param
    with corrected(nursery, tmp_path_factory.mktemp("court"), favours_of(kind)) as house:
        yield house, kind, question, told


def spaces_with(view: View, kind: str) -> list[int]:
    """The spaces, from the left, whose favour is of this kind and can be paid."""
    offered = {move["favour"] for move in view["moves"]}
    cards = [space["favour"] for space in view["court"]["favours"]]
    return [at for at, card in enumerate(cards) if card and card["kind"] == kind and card["number"] in offered]


def can_take(kind: str) -> Callable[[View], bool]:
    def fits(view: View) -> bool:
        if view["decision"] != "take-favour" or not spaces_with(view, kind):
            return False
        if kind == "event" and view["events"].get("current") is None:
            return False  # somebody else has removed it
        uneasy = [p for p in view["provinces"].values() if p.get("owner") == 0 and p["revolt_markers"]]
        return kind != "marker" or len(uneasy) >= UNEASY

    return fits


def before_the_tenno(person: Person, kind: str) -> tuple[Any, TablePage, View]:
    """Asked for a favour of this kind: the card of the table, its page, and what is seen there."""
    seen: View = {}

    def fits(view: View) -> bool:
        seen.update(view)
        return can_take(kind)(view)

    card = brought(person, COURT, fits)
    table = TablePage(person.page)
    assert table.asked() == "decide"
    return card, table, seen


def answered(table: TablePage, question: str) -> None:
    """What the favour asks is asked no more."""
    expect(table.panel.locator(f"[data-asks={question}]")).to_have_count(0)


def test_a_favour_and_what_it_asks_by_mouse(favour: tuple[House, str, str, str], people: People) -> None:
    house, kind, question, told = favour
    ann = people(house, "Ann")
    card, table, view = before_the_tenno(ann, kind)
    taken = table.panel.locator(f"[data-space-of-favour='{spaces_with(view, kind)[0]}']")
    taken.click()
    expect(taken).to_have_attribute("aria-checked", "true")
    table.answers(".btn.pri").click()
    asked = table.panel.locator(f"[data-asks={question}]")
    asked.wait_for()
    look(ann)
    if kind != "event":
        choose_on_the_map(ann.page, table, view)
    table.answers(".btn.pri").click()
    answered(table, question)
    assert happened(ann, card, "favour-taken")
    assert told == "marker-removed" or happened(ann, card, told)


def choose_on_the_map(page: Page, table: TablePage, view: View) -> None:
    """First a province of somebody else, which says why it cannot be chosen; then one that can and is in sight."""
    names = [str(button.get_attribute("data-province")) for button in table.panel.locator("[role=radio]").all()]
    others = [name for name, province in view["provinces"].items() if province.get("owner") in (1, 2)]
    refused = next(spot for name in others if (spot := table.province(name)))
    page.mouse.click(*refused)
    expect(table.panel.locator(".note")).to_be_visible()
    name, spot = next((name, spot) for name in names if (spot := table.province(name)))
    page.mouse.click(*spot)
    expect(table.panel.locator(f"[role=radio][data-province='{name}']")).to_have_attribute("aria-checked", "true")


def test_a_favour_and_what_it_asks_by_keyboard(favour: tuple[House, str, str, str], people: People) -> None:
    house, kind, question, told = favour
    ann = people(house, "Ann")
    card, table, view = before_the_tenno(ann, kind)
    page = ann.page
    page.keyboard.press(str(spaces_with(view, kind)[0] + 1))
    expect(table.panel.locator("[role=radio][aria-checked=true]")).to_have_count(1)
    page.keyboard.press("Enter")
    table.panel.locator(f"[data-asks={question}]").wait_for()
    if kind != "event":
        page.keyboard.press("t")
        expect(table.panel.locator("[role=radio][aria-checked=true]")).to_have_count(1)
    expect(table.answers(".btn.pri")).to_have_count(1)
    page.keyboard.press("Enter")
    answered(table, question)
    assert happened(ann, card, "favour-taken")
    assert told == "marker-removed" or happened(ann, card, told)


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_no_favour_need_be_taken(house: House, people: People, by: str) -> None:
    ann = people(house, "Ann")
    card = brought(ann, COURT, lambda view: view["decision"] == "take-favour")
    table = TablePage(ann.page)
    assert table.asked() == "decide"
    declined = len(happened(ann, card, "favour-declined"))
    if by == "mouse":
        look(ann)
        table.panel.locator("[data-decline]").click()
    else:
        ann.page.keyboard.press("0")
    table.panel.locator("[data-asks=take-favour]").wait_for(state="detached")
    assert len(happened(ann, card, "favour-declined")) == declined + 1


def test_a_favour_that_is_too_dear_says_why(nursery: Nursery, tmp_path: Path, people: People) -> None:
    with corrected(nursery, tmp_path, "[court]\ncosts = [7, 2, 1]\n") as house:
        ann = people(house, "Ann")
        brought(ann, COURT, lambda view: view["decision"] == "take-favour" and view["court"]["audience"][0] < ALL)
        table = TablePage(ann.page)
        assert table.asked() == "decide"
        table.panel.get_by_role("button", name=say("web-court-why-not")).first.click()
        expect(ann.page.locator("[popover]:popover-open")).to_be_visible()


def test_a_favour_that_is_gone_says_who_took_it(house: House, people: People) -> None:
    def one_is_gone(view: View) -> bool:
        return view["decision"] == "take-favour" and not all(space["favour"] for space in view["court"]["favours"])

    ann = people(house, "Ann")
    card = brought(ann, COURT, one_is_gone)
    table = TablePage(ann.page)
    assert table.asked() == "decide"
    steps = ann.call("GET", f"/api/tables/{card['id']}/log")
    seat = [event["seat"] for step in steps for event in step["events"] if event["type"] == "favour-taken"][-1]
    name = ann.page.locator(".papers .favour.taken b").last.inner_text()
    expect(ann.page.locator(f".papers [data-player='{seat}']")).to_contain_text(name)
    expect(table.panel).to_contain_text(say("web-court-gone-to", player=name))
    lay_boards(ann)
    expect(ann.page.locator("aside [data-court]")).to_contain_text(say("web-court-gone-to", player=name))


def planning(person: Person) -> TablePage:
    card = person.set_up(3, ("random", "random"), options={"modules": COURT})
    person.start(card)
    person.page.goto(f"/t/{card['id']}")
    table = TablePage(person.page)
    assert table.asked() == "plan"
    return table


def test_the_extra_board_by_mouse(house: House, people: People) -> None:
    ann = people(house, "Ann")
    table = planning(ann)
    page = ann.page
    expect(table.spaces).to_have_count(SPACES)
    towers = page.locator("[data-hand] [data-card^=tower]")
    expect(towers).to_have_accessible_name(re.compile("×3$"))
    towers.drag_to(page.locator("[data-space=convert-3] [data-stop]"))
    expect(page.locator("[data-space=convert-3] [data-card^=tower]")).to_be_visible()
    expect(towers).to_have_accessible_name(re.compile("×2$"))
    # A chest card says there that nothing comes of it: beside the space alone it reads like a price.
    page.locator("[data-hand] [data-card=chest-4]").click()
    page.locator("[data-space=convert-2] [data-stop]").click()
    expect(page.locator("[data-space=convert-2] [data-card=chest-4]")).to_contain_text(
        say("web-court-converts-none", card=say("name-board-chest", chests=4))
    )
    Mouse(table).plan()
    assert table.asked() == "decide"


def test_the_extra_board_by_keyboard_on_a_phone(house: House, people: People) -> None:
    ann = people(house, "Ann", size=PHONE)
    table = planning(ann)
    keys = Keys(table)
    keys.tab_to("[data-stop=hand]")
    for key, space in (("j", "convert-3"), ("k", "convert-2"), ("l", "convert-1")):
        keys.tab_to("[data-stop=hand]")
        keys.press(key)
        expect(ann.page.locator(f"[data-space={space}] [data-card]")).to_have_count(1)
    look(ann)


def lay_boards(person: Person) -> None:
    """Those of modules, beside the map."""
    person.page.get_by_role("button", name=say("web-board-boards")).click()


def test_the_court_is_shown_beside_the_map(house: House, people: People) -> None:
    ann = people(house, "Ann")
    planning(ann)
    expect(ann.page.locator(".papers .favour")).to_have_count(3)
    lay_boards(ann)
    court = ann.page.locator("[data-court]")
    expect(court.get_by_role("list", name=say("web-court-favours")).get_by_role("listitem")).to_have_count(3)
    court.get_by_role("button", name=say("web-court-all")).click()
    cards = ann.page.locator("[popover]:popover-open li")
    expect(cards).to_have_count(CARDS)
    look(ann)


def test_all_favours_are_those_of_the_host(nursery: Nursery, tmp_path: Path, people: People) -> None:
    with corrected(nursery, tmp_path, "[favour.2]\namount = 77\n") as house:
        ann = people(house, "Ann")
        planning(ann)
        lay_boards(ann)
        ann.page.locator("[data-court]").get_by_role("button", name=say("web-court-all")).click()
        card = ann.page.locator("[popover]:popover-open li").nth(1)
        expect(card).to_contain_text(say("web-court-favour-chests", amount=77))
