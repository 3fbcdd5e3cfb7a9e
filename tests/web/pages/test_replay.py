"""A finished game is seen again from any moment, by a link too, reviewed, and goes on otherwise from there."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from bakufu.client.patch import patched
from bakufu.shogun.box.components import PROVINCES, SPACES
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import look
from tests.web.people import Person
from tests.web.puppet import Puppet
from tests.web.table_page import TablePage
from tests.web.words import say

MANY = [*PROVINCES]  # a hand with a card for each space


def moment(page: Page) -> int:
    return int(page.get_by_role("slider", name=say("web-after-slider")).input_value())


def test_a_game_is_replayed_and_goes_on_otherwise(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = ann.set_up(3, ("random", "random"), visible=True)
    ann.start(card)
    puppet = Puppet(ann, card)
    puppet.until(lambda view: False)
    puppet.close()
    page = ann.page
    page.goto(f"/t/{card['id']}/replay")
    slider = page.get_by_role("slider", name=say("web-after-slider"))
    expect(slider).to_be_visible()
    last = int(str(slider.get_attribute("max")))
    assert last > 20
    look(ann)

    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name=say("web-after-on")).click()
    expect(slider).not_to_have_value("0")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    # The last step has much to tell: that there is more is seen until it was scrolled to, and from the next step's top.
    told = page.get_by_role("region", name=say("web-after-told"))
    expect(told).to_have_attribute("data-more-below", "")
    told.evaluate("(box) => box.scrollTo(0, box.scrollHeight)")
    expect(told).not_to_have_attribute("data-more-below", "")
    summer = say("story-chapter", season=say("name-season-summer"), year=1)
    page.get_by_role("button", name=summer).click()
    expect(slider).not_to_have_value(str(last))
    expect(told).to_have_js_property("scrollTop", 0)
    here = moment(page)
    assert 0 < here < last

    look_at_review(ann, card, here)
    page.goto(f"/t/{card['id']}/replay?at={here}")
    page.wait_for_url(re.compile(rf"at={here}\b"))
    guest = people(house)
    guest.page.goto(page.url)
    expect(guest.page.get_by_role("slider", name=say("web-after-slider"))).to_have_value(str(here))

    page.get_by_role("button", name=say("web-after-what-if"), exact=True).click()
    page.get_by_role("button", name=say("web-after-what-if-seat", player="Ann")).click()
    assert TablePage(page).asked() == "plan"
    assert card["id"] not in page.url


def hand_at(ann: Person, card: dict[str, Any], seq: int) -> list[str]:
    """The cards that Ann has before a plan."""
    history = ann.call("GET", f"/api/tables/{card['id']}/history?as=0")
    view = history["view"]
    for step in history["steps"][:seq]:
        view = patched(view, step["patch"]) if step["patch"] else view
    hand: list[str] = view["players"]["0"]["hand"]
    return hand


def plan_of(hand: list[str]) -> list[dict[str, Any]]:
    """Two plans: the first two cards change places, then a third one; all others are the same."""
    rows = []
    for number, space in enumerate(SPACES):
        better = {0: 1, 1: 0, 2: len(SPACES)}.get(number, number)
        change = {0: 0, 1: 0, 2: 1}.get(number)
        rows.append(
            {
                "at": space,
                "space": f"space {space}",
                "played_card": hand[number],
                "better_card": hand[better],
                "played": f"card {hand[number]}",
                "better": f"card {hand[better]}",
                "change": change,
                "gain": 0.08 if change == 0 else None,
            }
        )
    return rows


def review_of(seq: int, hand: list[str] = MANY) -> dict[str, Any]:
    """What the server would say of a game: computing it takes longer than a test may."""
    decision = {
        "seq": seq,
        "seat": 0,
        "stage": "summer-1",
        "kind": "battle",
        "verdict": "costly",
        "played": "go to Mino",
        "better": "collect taxes in Omi",
        "played_at": [{"place": "Mino", "origin": "Omi"}],
        "better_at": [{"place": "Omi", "origin": None}],
        "cards": [],
        "reasons": ["Omi: most chests (5), no revolt."],
        "chance": 0.34,
        "best": 0.46,
        "change": -0.12,
        "error": 0.01,
    }
    plan = {**decision, "kind": "plan", "played": "place Omi", "better": "place Kai", "cards": plan_of(hand)}
    march = {**decision, "seq": seq + 9}
    others = [
        {**march, "seq": seq + 12, "verdict": "small", "change": -0.03, "played": "go to Kai"},
        {**march, "seq": seq + 13, "verdict": "noise", "change": -0.01, "played": "stay in Kai"},
    ]
    shares = {"accuracy": 0.91, "by_kind": {"plan": 0.88}, "by_stage": {"spring-1": 0.9, "summer-1": 0.86}}
    changes = {"own": -0.1, "rivals": 0.05, "tower": -0.07, "order": 0.0, "cards": 0.02, "rest": 0.02}
    chances = [(0, "spring-1", 0.33), (seq, "summer-1", 0.46), (seq + 9, "summer-1", 0.34), (seq + 20, "summer-1", 0.0)]
    return {
        "moments": [
            {"seq": at, "stage": stage, "chances": [own, (1 - own) / 2, (1 - own) / 2]} for at, stage, own in chances
        ],
        "players": [
            {**shares, "changes": changes, "good": [], "costly": [march, plan], "others": others}
            if seat == 0
            else {**shares, "changes": changes, "good": [], "costly": [], "others": []}
            for seat in range(3)
        ],
        "stages": {"spring-1": "Spring, year 1", "summer-1": "Summer, year 1"},
        "kinds": {"plan": "plans", "battle": "attacks"},
        "causes": {name: name for name in changes},
    }


def look_at_review(ann: Person, card: dict[str, Any], seq: int) -> None:
    """It waits until the review is made. Every decision has its board and its address; guesses come before numbers."""
    page = ann.page
    review = review_of(seq, hand_at(ann, card, seq))
    answers = [{"done": 3, "total": 90, "review": None}]

    def answer(route: Route) -> None:
        told = answers.pop() if answers else {"done": 90, "total": 90, "review": review}
        route.fulfill(body=json.dumps(told), content_type="application/json")

    page.route("**/api/**/review*", answer)
    page.goto(f"/t/{card['id']}/end")
    spoken = page.get_by_role("log")
    spoken.evaluate("(log) => log.append('Something that was said on this page.')")
    page.get_by_role("link", name=say("web-after-review"), exact=True).click()
    expect(page.get_by_text(say("web-after-review-computing", done=3, total=90))).to_be_visible()
    expect(page.get_by_text(say("web-after-review-goes-on", here="no"))).to_be_visible()
    expect(page.get_by_text("collect taxes in Omi")).to_be_visible()
    expect(spoken).to_have_text("")
    expect(page.get_by_text("46%", exact=True)).to_be_visible()
    expect(page.get_by_text("Omi: most chests (5), no revolt.")).to_be_visible()
    expect(page.get_by_text(say("web-after-review-rest", name="rest"))).to_be_visible()
    # The chart says the same number of a decision as its card, though the curve knows more.
    expect(page.locator(".review-chart .chosen")).to_have_attribute("data-chance", "34%")
    expect(page.get_by_text(say("web-after-review-marks"))).to_be_visible()
    expect(page.get_by_text(say("web-after-review-deeper"))).to_be_visible()
    board = page.get_by_role("region", name=say("web-after-review-before", stage="Summer, year 1"))
    expect(board.locator("[data-march]")).to_have_attribute("data-march", "Omi Mino")
    look(ann)

    # Every other decision can be looked at, too. The way back from the replay leads to the same one.
    page.get_by_text(say("web-after-review-others", count=2)).click()
    expect(page.get_by_role("button", name="stay in Kai")).to_contain_text(say("web-after-review-within-noise"))
    page.get_by_role("button", name="go to Kai").click()
    page.wait_for_url(re.compile(rf"review\?at={seq + 12}&as=0$"))
    page.get_by_role("link", name=say("web-after-review-show")).click()
    expect(page.get_by_role("slider", name=say("web-after-slider"))).to_have_value(str(seq + 12))
    page.go_back()
    shown = page.locator(".review-decision")
    expect(shown.get_by_text("go to Kai")).to_be_visible()

    page.get_by_role("button", name=say("web-after-review-guess")).click()
    expect(page.get_by_text("46%", exact=True)).to_be_hidden()
    expect(board.locator("[data-march]")).to_have_count(0)
    page.get_by_role("button", name="go to Mino").click()
    expect(page.get_by_text(say("web-after-review-guess-wrong"))).to_be_visible()
    expect(page.get_by_text("46%", exact=True)).to_be_visible()
    # Plans stand side by side: the first option by its words is A. What is the same is folded away.
    page.get_by_role("button", name=say("web-after-review-next")).click()
    first, second, *_ = [f"card {name}" for name in hand_at(ann, card, seq)]
    castle = page.get_by_role("row", name="space castle")
    expect(castle.get_by_role("cell")).to_have_text([second, first])
    page.get_by_role("button", name="A", exact=True).click()
    expect(page.get_by_text(say("web-after-review-guess-right"))).to_be_visible()
    expect(castle.get_by_role("cell")).to_have_text([first, second, "+8%"])
    expect(page.get_by_role("row")).to_have_count(1 + 3 + 4)  # a head, what differs, and shares that were kept
    expect(page.get_by_text(say("web-after-review-same", count=len(SPACES) - 3))).to_be_visible()
    page.get_by_role("combobox", name=say("web-after-review-of")).select_option("1")
    expect(page.get_by_text(say("web-after-review-none"))).to_be_visible()

    # Whoever tries a plan has both at hand.
    page.get_by_role("combobox", name=say("web-after-review-of")).select_option("0")
    page.get_by_role("button", name=say("web-after-review-guess-end")).click()
    page.get_by_role("button", name=say("web-after-review-next")).click()
    page.get_by_role("button", name=say("web-after-review-try")).click()
    assert TablePage(page).asked() == "plan"
    assert card["id"] not in page.url
    for which in ("better", "played"):
        button = page.get_by_role("button", name=say(f"planning-tried-{which}"))
        expect(button).to_have_attribute("aria-pressed", "false")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
    page.unroute("**/api/**/review*")
