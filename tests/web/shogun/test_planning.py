"""Planning on small screens and large ones: reasons for what is suggested, and a dock in which nothing jumps."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, ViewportSize, WebSocketRoute, expect

from bakufu.shogun.box.components import RICE, TAX
from bakufu.shogun.modules.names import NAMES
from tests.server.houses import House
from tests.web.axe import grave_findings
from tests.web.conftest import People
from tests.web.looks import DRAWN, SCHEMES
from tests.web.people import DESK, PHONE, TABLET
from tests.web.puppet import Puppet, View
from tests.web.table_page import TablePage
from tests.web.words import say, speaking

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
WHERE = """() => Object.fromEntries([...document.querySelectorAll('[data-space]')].map((space) => {
  const { x, y, width, height } = space.getBoundingClientRect()
  return [space.dataset.space, [x, y, width, height].map(Math.round).join(' ')]
}))"""
FORECAST = "() => document.querySelectorAll('[data-space=castle] .cost, [data-space=castle] small').length > 0"
CUT_OFF = """() => [...document.querySelectorAll('[data-card], .dock [data-ready]')].filter((thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return right > innerWidth || bottom > innerHeight || !thing.contains(document.elementFromPoint(x, y))
}).map((thing) => thing.textContent)"""
# Cards in sight across, of which something covers the middle.
CUT_OFF_BELOW = """() => [...document.querySelectorAll('[data-hand] [data-card]')].filter((card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect()
  const row = card.closest('.row, .chests').getBoundingClientRect()
  const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return right < row.right - 44 && !card.contains(under)
}).map((card) => card.textContent)"""
# What is said of the plan, where there is more of it below.
LONGER = "aside .sum[data-more-below], aside .outlook[data-more-below]"
OBJECTION: dict[str, Any] = {"id": "anger", "space": "rice", "moves": [], "args": {}, "instead": None, "points": 1.0}
UNDER = "([x, y]) => document.elementFromPoint(x, y).closest('button').className"
COLORS = "(button) => [getComputedStyle(button).color, getComputedStyle(button).backgroundColor]"

# What of the dock lies over the map, looked for in a grid.
OVER_THE_MAP = """() => {
  const { left, right, top, bottom } = document.querySelector('.mapzone').getBoundingClientRect()
  const found = new Set()
  for (let x = left + 5; x < right; x += 20)
    for (let y = top + 5; y < bottom; y += 20) found.add(document.elementFromPoint(x, y)?.closest('.dock')?.className)
  return [...found].filter(Boolean)
}"""
# Lines of the reasons that are seen in part. Letters reach a little beyond their line.
CUT_LINES = """() => {
  const told = document.querySelector('.reasons .told')
  const { bottom } = told.getBoundingClientRect()
  const walker = document.createTreeWalker(told, NodeFilter.SHOW_TEXT)
  const cut = []
  while (walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const lines = walker.currentNode.parentElement.closest('.names') ? [] : [...range.getClientRects()]
    if (lines.some((line) => line.top < bottom - 3 && line.bottom > bottom + 3)) cut.push(range.toString())
  }
  return cut
}"""

HIDDEN_REASONS = (
    "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.reasons .told'))"
)


def planning(house: House, people: People, size: ViewportSize, hints: bool = True) -> tuple[Page, TablePage]:
    """A first plan with four at the table, its note read."""
    ann = people(house, "Ann", size=size)
    card = ann.set_up(4, ("ashigaru",) * 3, hints=hints)
    ann.start(card)
    ann.page.goto(f"/t/{card['id']}")
    table = TablePage(ann.page)
    assert table.asked() == "plan"
    for note in reversed(ann.page.get_by_role("button", name=say("web-first-time-done")).all()):
        note.click()
    ann.page.wait_for_function(FORECAST)
    return ann.page, table


def owned(view: View, seat: int) -> list[str]:
    return [name for name, province in view["provinces"].items() if province.get("owner") == seat]


def space(page: Page, name: str) -> Locator:
    return page.locator(f"[data-space={name}]")


def chest_card(page: Page, chests: int) -> Locator:
    return page.locator(f"[data-hand] [data-card=chest-{chests}]")


def box(thing: Locator) -> Any:
    thing.page.evaluate(DRAWN)
    return thing.bounding_box()


def suggestion(page: Page) -> Locator:
    page.get_by_role("button", name=say("planning-suggest")).click()
    reasons = page.get_by_role("region", name=say("planning-reasons"))
    expect(page.locator("[data-do]")).to_be_visible()
    return reasons


def test_a_suggestion_gives_its_reasons_and_is_done_by_one_click(house: House, people: People) -> None:
    page, _ = planning(house, people, LAPTOP)
    reasons = suggestion(page)
    assert all(reasons.get_by_role("listitem").all_inner_texts())
    lit = space(page, "rice").evaluate("(found) => getComputedStyle(found).outlineStyle")
    assert lit == "dotted"
    assert page.evaluate(OVER_THE_MAP) == []
    assert page.evaluate(CUT_LINES) == []
    page.locator("[data-do]").click()
    expect(page.locator("[data-do]")).to_be_hidden()
    assert page.evaluate(OVER_THE_MAP) == []
    laid = str(space(page, "rice").locator("[data-card]").get_attribute("data-card"))
    space(page, "rice").get_by_role("button", name=say("planning-why-suggested", card=laid)).click()
    expect(page.get_by_role("dialog")).to_contain_text(laid)
    page.keyboard.press("Escape")
    mark = space(page, "rice").locator(".space-flag")
    expect(mark).to_be_visible()
    space(page, "rice").locator("[data-stop]").click()
    space(page, "rice").locator("[data-stop]").click()
    expect(mark).to_be_hidden()
    reasons.get_by_role("button", name=say("planning-reasons-hide")).click()
    expect(reasons).to_be_hidden()


def test_a_suggestion_is_gone_when_the_plan_changes(house: House, people: People) -> None:
    page, table = planning(house, people, LAPTOP)
    suggestion(page)
    for size in (PHONE, LAPTOP):  # but not when the window does
        page.set_viewport_size(size)
        expect(page.locator("[data-do]")).to_be_visible()
    space(page, "tax").locator("[data-stop]").click()  # the hand comes back for it
    table.hand.first.click()
    expect(page.locator("[data-do]")).to_be_hidden()
    lit = space(page, "rice").evaluate("(found) => getComputedStyle(found).outlineStyle")
    assert lit == "none"


def test_a_suggestion_says_first_which_card_of_ones_own_does_harm(house: House, people: People) -> None:
    page, table = planning(house, people, LAPTOP)

    def objecting(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def object_to_rice(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hint":
                message["objections"] = [OBJECTION]
                moves = message["moves"]
                moves[RICE], moves[TAX] = moves[TAX], moves[RICE]  # what is objected to isn't suggested
            line.send(json.dumps(message))

        server.on_message(object_to_rice)

    page.route_web_socket("**/socket*", objecting)
    page.reload()
    assert table.asked() == "plan"
    page.wait_for_function(FORECAST)
    laid = str(table.hand.first.get_attribute("data-card"))
    table.hand.first.click()
    space(page, "rice").locator("[data-stop]").click()
    reasons = suggestion(page).get_by_role("listitem")
    harm = say("planning-harmed", card=laid, space=say("planning-space-rice"), what=say("planning-harmed-anger"))
    expect(reasons.filter(has_text=harm)).to_have_count(1)


def test_a_suggestion_leaves_the_rest_of_the_hand_in_sight(house: House, people: People) -> None:
    page, table = planning(house, people, DESK)
    suggestion(page)
    expect(table.hand.first).to_be_in_viewport(ratio=1)
    rest = [card.get_attribute("data-card") for card in table.hand.all()]
    page.locator("[data-do]").click()
    expect(page.locator("[data-do]")).to_be_hidden()
    assert [card.get_attribute("data-card") for card in table.hand.all()] == rest


def test_a_suggestion_leaves_a_large_hand_in_sight_on_a_laptop(house: House, people: People) -> None:
    ann = people(house, "Ann", size={"width": 1280, "height": 800})
    card = ann.set_up(3, ("random",) * 2)
    ann.start(card)
    puppet = Puppet(ann, card)
    assert puppet.until(lambda view: view["decision"] == "plan" and len(owned(view, puppet.seat)) > 10)
    puppet.close()
    ann.page.goto(f"/t/{card['id']}")
    table = TablePage(ann.page)
    assert table.asked() == "plan"
    reasons = suggestion(ann.page)
    expect(reasons).to_be_in_viewport(ratio=1)
    expect(table.hand.first).to_be_in_viewport(ratio=1)
    hand, told = box(ann.page.locator("[data-hand]")), box(reasons)
    assert hand["x"] + hand["width"] <= told["x"]
    assert ann.page.evaluate(CUT_LINES) == []


def test_a_suggestion_is_in_sight_on_a_tablet(house: House, people: People) -> None:
    page, _ = planning(house, people, TABLET)
    suggestion(page)
    expect(page.locator("[data-do]")).to_be_in_viewport(ratio=1)


def test_reasons_are_read_above_ready_on_a_phone(house: House, people: People) -> None:
    page, table = planning(house, people, PHONE)
    suggestion(page)
    page.locator("[data-do]").click()
    table.ready.click()
    expect(table.ready).to_be_hidden()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_jumps_while_cards_are_laid(size: ViewportSize, house: House, people: People) -> None:
    page, table = planning(house, people, size)
    before = page.evaluate(WHERE)
    for name in ("bid", "castle", "tax"):
        table.hand.first.click()
        space(page, name).locator("[data-stop]").click()
        expect(space(page, name).locator("[data-card]")).to_be_visible()
    page.mouse.move(1, 1)
    page.evaluate(DRAWN)
    assert page.evaluate(WHERE) == before


def test_all_of_a_first_plan_is_in_sight_on_a_small_laptop(house: House, people: People) -> None:
    page, table = planning(house, people, LAPTOP)
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    before = table.ready.evaluate(COLORS)  # it can't be pressed yet
    table.ready.hover()
    assert table.ready.evaluate(COLORS) == before


def test_ready_stays_put_when_the_summary_opens_on_a_phone(house: House, people: People) -> None:
    page, table = planning(house, people, PHONE)
    before = box(table.ready)
    page.locator(".fold", has_text=say("planning-chests")).click()
    expect(page.get_by_role("heading", name=say("planning-sum"))).to_be_visible()
    assert box(table.ready) == before
    assert "ready" in page.evaluate(UNDER, [before["x"] + before["width"] / 2, before["y"] + before["height"] / 2])


def test_a_chest_card_on_an_action_means_no_action(house: House, people: People) -> None:
    page, _ = planning(house, people, PHONE)
    chest_card(page, 2).click()
    theatre = space(page, "theatre")
    theatre.locator("[data-stop]").click()
    expect(theatre).to_contain_text(say("planning-space-theatre"))
    expect(theatre).to_contain_text(say("planning-no-action"))
    theatre.locator("[data-stop]").click()
    page.get_by_role("button", name=say("planning-why"), exact=True).click()
    expect(page.get_by_role("dialog", name=say("planning-why"))).to_be_visible()


def test_the_first_note_does_not_return(house: House, people: People) -> None:
    page, table = planning(house, people, LAPTOP)
    note = page.get_by_text(say("planning-first-time"))
    expect(note).to_be_hidden()
    page.reload()
    assert table.asked() == "plan"
    expect(note).to_be_hidden()


def test_a_press_on_a_head_places_the_card_in_hand_and_opens_the_rule_otherwise(house: House, people: People) -> None:
    page, table = planning(house, people, LAPTOP)
    head = space(page, "tax").locator(".space-head")
    table.hand.first.click()
    head.click()
    expect(space(page, "tax").locator("[data-card]")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    head.click()
    expect(page.get_by_role("dialog")).to_contain_text(say("planning-space-tax"))


def test_the_card_of_a_province_comes_by_keyboard_and_under_a_finger(house: House, people: People) -> None:
    page, table = planning(house, people, LAPTOP)
    card = page.locator(".mapzone section.details")
    expect(card).to_have_count(0)  # although a card of the hand is focused
    table.hand.first.press("ArrowRight")
    expect(card).to_be_visible()
    page.locator("[data-map]").press("ArrowRight")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.keyboard.press("Shift+Tab")  # away, and back by key
    page.keyboard.press("Tab")
    expect(page.locator("[data-map]")).to_be_focused()
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    name = str(table.hand.first.get_attribute("data-card"))
    spot = table.province(name)
    assert spot is not None
    finger = {"pointerType": "touch", "isPrimary": True, "bubbles": True, "clientX": spot[0], "clientY": spot[1]}
    page.locator(f"path[data-province='{name}']").dispatch_event("pointerdown", finger)
    expect(card).to_be_visible()
    page.locator(f"path[data-province='{name}']").dispatch_event("pointerup", finger)
    expect(card.get_by_role("heading")).to_contain_text(say(f"name-province-{name.lower()}"))


def test_why_an_action_is_not_possible_can_be_read_on_the_dark_mat(house: House, people: People) -> None:
    page, table = planning(house, people, DESK)

    def in_vain(route: Route) -> None:
        answer = route.fetch()
        forecast = answer.json()
        for effects in forecast["spaces"].values():
            for effect in effects.values():
                effect.update(ok=False, rule="build.one-of-a-kind")
        route.fulfill(response=answer, json=forecast)

    page.route("**/forecast*", in_vain)
    page.reload()
    assert table.asked() == "plan"
    page.wait_for_function(FORECAST)
    table.hand.first.click()
    expect(page.locator(".space.low .reason").first).to_have_text(say("planning-vain-build-one-of-a-kind"))
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(DRAWN)
        assert grave_findings(page, ".space.low") == []


def test_without_hints_nothing_is_suggested(house: House, people: People) -> None:
    page, _ = planning(house, people, LAPTOP, hints=False)
    expect(page.get_by_role("button", name=say("planning-undo"))).to_be_visible()
    expect(page.get_by_role("button", name=say("planning-suggest"))).to_be_hidden()


def test_a_lesson_leaves_the_hand_in_sight_on_a_tablet(house: House, people: People) -> None:
    page = people(house, "Ann", size=TABLET).page
    page.goto("/")
    page.locator("[data-lesson=shogun]").click()
    page.locator("[data-coach]").wait_for()
    assert TablePage(page).asked() == "plan"
    expect(page.locator("[data-hand] [data-card^=chest]").first).to_be_in_viewport(ratio=1)
    assert page.evaluate(CUT_OFF_BELOW) == []


def test_all_of_a_risky_plan_in_german_is_in_sight(house: House, people: People) -> None:
    """Two revolts, too few officials and a marker to come: the curve of the chests gives way to the lines."""
    with speaking("de"):
        ann = people(house, "Ann", size={"width": 1280, "height": 800}, locale="de-DE")
        card = ann.set_up(4, ("ashigaru",) * 3, options={"modules": ["court"]})
        ann.start(card)
        puppet = Puppet(ann, card)
        assert puppet.until(lambda view: view["season"] == "autumn" and view["decision"] == "plan")
        own = {name: there for name, there in puppet.view["provinces"].items() if there.get("owner") == puppet.seat}
        marked = [name for name, there in own.items() if there["revolt_markers"]]
        strong = next(name for name, there in own.items() if there["armies"] > 1 and name not in marked)
        puppet.close()
        page = ann.page
        page.goto(f"/t/{card['id']}")
        assert TablePage(page).asked() == "plan"
        for name, space in ((marked[0], "tax"), (marked[1], "rice"), (strong, "convert-1"), ("chest-4", "convert-3")):
            page.locator(f"[data-hand] [data-card='{name}']").click()
            page.locator(f"[data-space={space}] [data-stop]").click()
        lines = page.locator("aside .outlook li")
        expect(lines.filter(has_text=say("planning-funds-officials", short="yes"))).to_be_in_viewport(ratio=1)
        expect(lines.filter(has_text=say("planning-revolt-line", province="", hints="no").strip())).to_have_count(2)
        page.evaluate(DRAWN)
        assert page.locator(LONGER).count() == 0


def test_the_first_note_and_a_plan_in_german_fit_the_dock(house: House, people: People) -> None:
    """Where the dock is narrowest, and words are long."""
    with speaking("de"):
        ann = people(house, "Ann", size={"width": 1280, "height": 800}, locale="de-DE")
        card = ann.set_up(4, ("ashigaru",) * 3)
        ann.start(card)
        ann.page.goto(f"/t/{card['id']}")
        table = TablePage(ann.page)
        assert table.asked() == "plan"
        ann.page.wait_for_function(FORECAST)
        expect(ann.page.get_by_text(say("planning-first-time"))).to_be_visible()
        ann.page.evaluate(DRAWN)
        assert ann.page.locator(LONGER).count() == 0
        suggestion(ann.page)
        assert ann.page.evaluate(HIDDEN_REASONS) <= 1
        ann.page.locator("[data-do]").click()
        expect(ann.page.get_by_role("button", name=say("planning-ready"), exact=True)).to_be_visible()
        ann.page.evaluate(DRAWN)
        assert ann.page.locator(LONGER).count() == 0


def test_nine_provinces_with_a_court_are_all_in_sight_at_a_desk(house: House, people: People) -> None:
    ann = people(house, "Ann", size=DESK)
    card = ann.set_up(3, ("ashigaru", "ashigaru"), options={"modules": list(NAMES)})
    ann.start(card)
    ann.page.goto(f"/t/{card['id']}")
    TablePage(ann.page).asked()
    expect(ann.page.locator("[data-hand] [data-card]:not(.chest)")).to_have_count(9)
    ann.page.evaluate(DRAWN)
    expect(ann.page.locator("[data-hand] .more")).to_have_count(0)
