"""Military Leaders on the page: where a leader goes, and what he leaves behind him, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.keys import Keys
from tests.web.looks import look
from tests.web.people import Person
from tests.web.puppet import Puppet
from tests.web.table_page import TablePage
from tests.web.words import say

LEADERS = {"modules": ["leaders"]}


@contextmanager
def asked(person: Person, decision: str, **options: Any) -> Iterator[tuple[Puppet, Any]]:
    """A table at which the person is asked this, and sees it."""
    card = person.set_up(3, ("random", "random"), options={**LEADERS, **options})
    person.start(card)
    puppet = Puppet(person, card)
    come_to(person, puppet, card, decision)
    yield puppet, card
    puppet.close()


def come_to(person: Person, puppet: Puppet, card: Any, decision: str) -> None:
    assert puppet.until(lambda view: view["decision"] == decision), decision
    person.page.goto(f"/t/{card['id']}")
    assert TablePage(person.page).asked() == "decide"


def province(name: str) -> str:
    return say(f"name-province-{name.lower()}")


def figure(person: Person, kind: str, at: str) -> Locator:
    return person.page.locator(f"[data-figure={kind}][data-at='{at}']")


def main_button(person: Person) -> Locator:
    return TablePage(person.page).answers(".btn.pri")


def neighbours(person: Person) -> list[str]:
    """Where the leader may go as a victor, as the list beside the map says."""
    rows = TablePage(person.page).answers(".targets button:has(small.statue)").all()
    return [str(row.get_attribute("data-province")) for row in rows]


def test_placing_a_leader_by_mouse(house: House, people: People) -> None:
    ann = people(house, "Ann")
    with asked(ann, "place-leader") as (puppet, _):
        table = TablePage(ann.page)
        own = [name for name, there in puppet.view["provinces"].items() if there.get("owner") == puppet.seat]
        assert table.answers(".targets button").count() == len(own)
        look(ann)
        other = next(
            name for name, there in puppet.view["provinces"].items() if there.get("owner") not in (puppet.seat, None)
        )
        spot = table.province(other)
        assert spot is not None
        ann.page.mouse.click(*spot)
        expect(
            table.panel.get_by_text(say("web-deciding-not-leaders-own-provinces-only", province=province(other)))
        ).to_be_visible()
        spot = table.province(own[0])
        assert spot is not None
        ann.page.mouse.click(*spot)
        main_button(ann).click()
        expect(figure(ann, "leader", own[0])).to_be_visible()


def test_placing_a_leader_by_keyboard(house: House, people: People) -> None:
    ann = people(house, "Ann")
    with asked(ann, "place-leader"):
        table, keys = TablePage(ann.page), Keys(TablePage(ann.page))
        second = str(table.answers(".targets button").nth(1).get_attribute("data-province"))
        keys.press("t")
        expect(main_button(ann)).to_be_visible()
        keys.press("t")
        expect(main_button(ann)).to_contain_text(province(second))
        keys.press("Enter")
        expect(figure(ann, "leader", second)).to_be_visible()


def test_a_leader_moves_on_and_a_statue_is_raised_by_mouse(house: House, people: People) -> None:
    ann = people(house, "Ann")
    with asked(ann, "move-leader") as (puppet, card):
        while not neighbours(ann):
            puppet.act()
            come_to(ann, puppet, card, "move-leader")
        origin, target = puppet.view["about"]["origin"], neighbours(ann)[0]
        table = TablePage(ann.page)
        expect(
            ann.page.locator(".mapzone .words").get_by_text(say("web-leaders-badge", meaning="statue")).first
        ).to_be_visible()
        look(ann, within="html")
        # To flee is no loss: what it means stands there instead of the word alone.
        expect(table.panel.get_by_text("that only means no statue")).to_be_visible()
        far = [
            button
            for button in table.answers(".targets button").all()
            if say("web-leaders-badge", meaning="statue") not in button.inner_text()
        ]
        assert all(say("web-leaders-badge", meaning="flee") in button.inner_text() for button in far)
        table.panel.get_by_role("button", name=say("web-why"), exact=True).first.click()
        left = puppet.view["leaders"]["left"][puppet.seat]
        expect(ann.page.get_by_role("dialog")).to_contain_text(say("web-leaders-statues-left", left=left))
        expect(ann.page.get_by_role("dialog").locator("p").first).to_contain_text(province(target))
        ann.page.keyboard.press("Escape")
        table.answers(f".targets button[data-province='{target}']").click()
        tax = puppet.view["provinces"][target]["tax"]
        action = say("planning-space-tax")
        gains = say("web-leaders-improves", action=action, kind="chests", before=tax, after=tax + 1)
        expect(table.panel.get_by_text(gains)).to_be_visible()
        main_button(ann).click()
        question = say("decision-raise-statue", province=province(origin))
        expect(table.panel.get_by_role("heading", name=question)).to_be_visible()
        expect(figure(ann, "leader", target)).to_be_visible()
        look(ann)
        main_button(ann).click()
        expect(figure(ann, "statue", origin)).to_be_visible()


def test_a_leader_moves_on_and_raises_nothing_by_keyboard(house: House, people: People) -> None:
    ann = people(house, "Ann")
    with asked(ann, "move-leader") as (puppet, card):
        while not neighbours(ann):
            puppet.act()
            come_to(ann, puppet, card, "move-leader")
        origin = puppet.view["about"]["origin"]
        table, keys = TablePage(ann.page), Keys(TablePage(ann.page))
        keys.press("t")  # those next door come first
        expect(main_button(ann)).to_be_visible()
        keys.press("Escape")
        expect(table.answers(".targets button").first).to_be_visible()
        keys.press("t", "Enter")
        question = say("decision-raise-statue", province=province(origin))
        expect(table.panel.get_by_role("heading", name=question)).to_be_visible()
        expect(main_button(ann)).to_be_enabled()  # the answer before is acknowledged
        keys.press("n")
        expect(table.panel.get_by_role("heading", name=question)).to_be_hidden()
        expect(figure(ann, "statue", origin)).to_have_count(0)


def test_a_leader_comes_with_a_claimed_province(house: House, people: People) -> None:
    """Not with the first one, by mouse; with the next one, by keyboard."""
    ann = people(house, "Ann")
    with asked(ann, "claim-with-leader", setup="claim") as (puppet, card):
        first = puppet.view["about"]["province"]
        table = TablePage(ann.page)
        look(ann)
        table.panel.get_by_role("button", name=say("web-leaders-place-later")).click()
        expect(
            table.panel.get_by_role("heading", name=say("decision-claim-with-leader", province=province(first)))
        ).to_be_hidden()
        puppet.hear()
        come_to(ann, puppet, card, "claim-with-leader")
        second = puppet.view["about"]["province"]
        Keys(table).press("Enter")
        expect(figure(ann, "leader", second)).to_be_visible()
        expect(figure(ann, "leader", first)).to_have_count(0)


def test_a_province_and_a_card_tell_of_the_leader(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = ann.set_up(3, ("random", "random"), options=LEADERS)
    ann.start(card)
    puppet = Puppet(ann, card)
    assert puppet.until(
        lambda view: view["decision"] == "plan" and view["leaders"]["provinces"][puppet.seat] is not None
    )
    at = puppet.view["leaders"]["provinces"][puppet.seat]
    puppet.close()
    ann.page.goto(f"/t/{card['id']}")
    assert TablePage(ann.page).asked() == "plan"
    here = say("web-leaders-leader-here", mine="yes", player="Ann")
    assert here in str(ann.page.locator(f"path[data-province='{at}']").get_attribute("aria-label"))
    expect(ann.page.get_by_role("article").first.get_by_text(province(at))).to_be_visible()
    led = ann.page.locator(f"[data-hand] [data-card='{at}']").get_by_label(say("web-leaders-card"))
    expect(led).to_be_visible()
