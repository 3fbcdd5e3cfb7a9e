"""The table itself: nothing lies over a province, a choice outlives the layout, and what lies there explains itself."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.sync_api import ViewportSize, expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.line import Line
from tests.web.people import DESK, PHONE, TABLET, Person
from tests.web.puppet import Puppet, View
from tests.web.table_page import TablePage
from tests.web.words import say

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
# Every part of every province can be pressed.
FREE = """() => [...document.querySelectorAll('path[data-province]')].every((path) => {
  const [length, on] = [path.getTotalLength(), path.getScreenCTM()]
  return Array.from({ length: 24 }, (_, at) => path.getPointAtLength((length * at) / 24).matrixTransform(on))
    .every(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-map]'))
})"""

# Whether an arrow and names are on the map, and the names are drawn later: above it.
NAMES_ABOVE_THE_ARROW = """() => {
  const [arrow, names] = ['path.head', '[data-names]'].map((found) => document.querySelector(`[data-map] ${found}`))
  return names.childElementCount > 0 && arrow.compareDocumentPosition(names) === Node.DOCUMENT_POSITION_FOLLOWING
}"""

# Asks the log until it tells of the army, or a hundred times.
REINFORCED = """async (id) => {
  for (let times = 0; times < 100; times++) {
    const steps = await (await fetch(`/api/tables/${id}/log`)).json()
    if (steps.some((step) => step.events.some(({ type, seat }) => type === 'reinforced' && seat === 0))) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}"""

# By how many pixels the bubbles beside the numbers of players stick out of the page.
STICKING_OUT = """() => [...document.querySelectorAll('.chips b:not(.name)')].map((number) => {
  number.dataset.change = '−12'
  const { left, right } = number.getBoundingClientRect()
  const bubble = getComputedStyle(number, '::after')
  return Math.max(0, -left - parseFloat(bubble.left), right - parseFloat(bubble.right) - innerWidth)
})"""

# How many things the light of a suggestion falls on.
LIT = """() => document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules])
  .filter((rule) => rule.selectorText?.includes('#lit'))
  .flatMap((rule) => [...document.querySelectorAll(rule.selectorText)]).length"""


def at_the_first(people: People, house: House, decision: str, **settings: Any) -> tuple[Person, TablePage]:
    """Somebody who is asked this for the first time."""
    ann = people(house, "Ann", **settings)
    card = ann.set_up(4, ("ashigaru", "ashigaru", "ashigaru"))
    ann.start(card)
    puppet = Puppet(ann, card)
    assert puppet.until(lambda view: view["decision"] == decision)
    puppet.close()
    ann.page.goto(f"/t/{card['id']}")
    table = TablePage(ann.page)
    table.asked()
    return ann, table


def test_nothing_lies_over_a_province_at_rest(house: House, people: People) -> None:
    ann, _ = at_the_first(people, house, "plan")
    for size in (DESK, LAPTOP, TABLET):
        ann.page.set_viewport_size(size)
        ann.page.wait_for_function(FREE)
    ann.page.set_viewport_size(PHONE)
    ann.page.get_by_role("button", name=say("web-board-tools"), exact=True).click()
    ann.page.get_by_role("button", name=say("web-board-fit")).click()
    ann.page.wait_for_function(FREE)


def test_a_phone_shows_the_rice_of_players_and_what_changes(house: House, people: People) -> None:
    ann = people(house, "Ann", size=PHONE)
    players = 5
    card = ann.set_up(players, ("random",) * (players - 1))
    ann.start(card)
    puppet = Puppet(ann, card)
    assert puppet.until(lambda view: view["decision"] == "plan" and any(p["rice"] for p in view["players"].values()))
    puppet.close()
    ann.page.goto(f"/t/{card['id']}")
    TablePage(ann.page).asked()
    for seat, player in puppet.view["players"].items():
        numbers = ann.page.locator(f".chips [data-player='{seat}'] b:not(.name)")
        expect(numbers).to_have_text([str(player[number]) for number in ("points", "chests", "rice")])
    assert ann.page.evaluate(STICKING_OUT) == [0] * players * 3


def test_a_march_that_was_chosen_stays_chosen_in_another_layout(house: House, people: People) -> None:
    ann, table = at_the_first(people, house, "march-to")
    table.answers(".targets button").first.click()
    heading = table.panel.get_by_role("heading", level=2).last
    chosen = heading.inner_text()
    assert ann.page.evaluate(NAMES_ABOVE_THE_ARROW)
    for size in (TABLET, PHONE, DESK):
        ann.page.set_viewport_size(size)
        expect(heading).to_have_text(chosen)
    table.answers(".btn.pri").first.click()
    expect(heading.filter(has_text=chosen)).to_have_count(0)


def test_a_suggested_answer_is_lit_explained_and_done_by_one_click(house: House, people: People) -> None:
    """A choice from a list and a march on the map."""
    ann = people(house, "Ann")
    card = ann.set_up(3, ("ashigaru", "ashigaru"))
    ann.start(card)
    line, table, puppet = Line(ann.page), TablePage(ann.page), Puppet(ann, card)
    suggested = ann.page.get_by_role("region", name=say("web-deciding-hint"))
    ann.page.goto(f"/t/{card['id']}")
    for decision in ("place", "march-to"):
        assert puppet.until(partial(asks, decision))
        line.drawn(puppet.seq)
        assert table.asked() == "decide"
        ann.page.keyboard.press("h")
        do = suggested.locator("[data-do]")
        expect(do).to_be_visible()
        assert suggested.get_by_role("paragraph").first.inner_text().endswith((".", "%"))
        assert ann.page.evaluate(LIT) > 0
        sent = line.sent()
        do.click()
        line.acknowledged()
        assert line.sent() == sent + 1
        puppet.catch_up(line.seq)
        expect(suggested).to_have_count(0)
        assert ann.page.evaluate(LIT) == 0
    puppet.close()


def asks(decision: str, view: View) -> bool:
    return bool(view.get("decision") == decision)


def test_all_places_are_in_sight_on_a_laptop(house: House, people: People) -> None:
    _, table = at_the_first(people, house, "place", size=LAPTOP)
    last = table.panel.locator("[data-place]").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= LAPTOP["height"]


def test_events_places_players_and_winter_say_what_they_are(house: House, people: People) -> None:
    ann, _ = at_the_first(people, house, "plan")
    page = ann.page
    opened = page.locator("[popover]:popover-open")
    events = page.get_by_role("region", name=say("web-board-events")).get_by_role("button")
    places = page.get_by_role("region", name=say("web-board-order")).get_by_role("button")
    head = page.get_by_role("button", name=say("web-board-player", name="Ann"))
    winter = page.get_by_role("button", name=say("web-board-winter-how"))
    expect(events).to_have_count(4)
    for button in (events.first, places.first, head, winter):
        button.click()
        expect(opened).to_be_visible()
        assert len(opened.inner_text()) > 40
        page.keyboard.press("Escape")
        expect(opened).to_have_count(0)


def test_action_cards_revealed_during_the_season_are_face_up(house: House, people: People) -> None:
    """At a desk in the columns of the dock, on a phone in the strip above it."""
    ann = people(house, "Ann")
    card = ann.set_up(4, ("ashigaru", "ashigaru", "ashigaru"))
    ann.start(card)
    puppet = Puppet(ann, card)
    assert puppet.until(lambda view: view["decision"] == "march-to" and 5 < len(face_up(view)) < 10)
    row, now = puppet.view["actions"]["row"], puppet.view["actions"]
    position = now["at"] if now["turn"] == 0 else now["at"] + 1
    puppet.close()
    known = face_up(puppet.view)
    assert len(known) == position + 4
    ann.page.goto(f"/t/{card['id']}")
    TablePage(ann.page).asked()
    listed = ann.page.get_by_role("list", name=say("web-board-actions"))
    expect(listed.locator("> [data-action]")).to_have_count(len(known))
    names = listed.locator("> [data-action] b").all_text_contents()
    assert names == [say(f"planning-space-{action}") for action in known]
    ann.page.set_viewport_size(PHONE)
    strip = ann.page.get_by_role("region", name=say("web-board-actions")).locator(".ten")
    expect(strip.locator("svg")).to_have_count(len(known) - position)
    expect(strip.locator(".back")).to_have_count(row.count(None))


def face_up(view: View) -> list[str]:
    return [action for action in view["actions"]["row"] if action is not None]


def test_an_army_that_is_free_is_added_without_a_question(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = ann.set_up(3, ("ashigaru", "ashigaru"), entropy="test-0")
    ann.start(card)
    puppet = Puppet(ann, card)
    assert puppet.until(lambda view: view.get("decision") == "reinforce")
    puppet.close()
    ann.page.goto("/")
    ann.page.evaluate("""() => (localStorage['bakufu-settings'] = '{"sounds": false, "obvious": true}')""")
    ann.page.goto(f"/t/{card['id']}")
    assert ann.page.evaluate(REINFORCED, card["id"])
