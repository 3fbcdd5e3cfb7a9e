"""Learn by playing: both lessons from the lobby to their last page, with the wrong turns that learners take; left and
taken up again, hidden and called back; on a desk and on a phone."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.katana.words import say as say_katana
from tests.web.learner import BEFORE, Learner
from tests.web.looks import look
from tests.web.mouse import Mouse
from tests.web.people import DESK, PHONE
from tests.web.table_page import TablePage
from tests.web.words import say

COACH = ".coach"
# Two parts of the page that lie over each other.
COVERED = """([one, other]) => {
  const [a, b] = [one, other].map((selector) => document.querySelector(selector).getBoundingClientRect())
  return a.bottom > b.top + 1 && b.bottom > a.top + 1 && a.right > b.left + 1 && b.right > a.left + 1
}"""


class Planner:
    """Lays cards as a learner does: one click on the card, one on the space."""

    def __init__(self, learner: Learner) -> None:
        self.learner = learner
        self.page = learner.page
        self.table = TablePage(learner.page)
        self.mouse = Mouse(self.table)
        self.asks = f"() => ({self.table.asking})() === 'decide'"

    def lay(self, card: str, space: str) -> None:
        self.page.locator(f"[data-hand] [data-card='{card}']").click()
        self.page.locator(f"[data-space='{space}'] [data-stop]").click()
        expect(self.page.locator(f"[data-space='{space}'] [data-card='{card}']")).to_be_visible()
        if self.learner.said() == "elsewhere":
            self.learner.next()  # it isn't what the coach had in mind, and says so

    def suggest(self) -> None:
        self.table.suggest()
        expect(self.page.get_by_role("button", name=say("planning-ready"), exact=True)).to_be_visible()

    def ready(self) -> None:
        ready = self.page.get_by_role("button", name=say("planning-ready"), exact=True)
        ready.click()
        expect(ready).to_be_hidden()

    def starve(self) -> None:
        """What is suggested, but for rice: a chest card lies there."""
        self.suggest()
        self.page.locator("[data-hand] [data-card^=chest]").first.click()
        self.page.locator("[data-space=rice] [data-stop]").click()

    def decide(self) -> None:
        asked = self.table.asked_now()
        # What the coach says of a question comes with it, and is read first.
        if asked == "decide" and self.learner.said() is None:
            self.mouse.answer(asked)


def test_a_first_year_of_shogun_with_wrong_turns(house: House, people: People) -> None:
    ann = people(house)
    learner = Learner(ann)
    page, plan = ann.page, Planner(learner)
    learner.begin("shogun")
    learner.hears("hello")
    look(ann, within=COACH)
    learner.read("hello", "aim", "row", "cards")

    # Ready before there is a plan; an attack by a single army, taken back; and much that is left out.
    learner.hears("tax")
    page.locator("[data-ready]").click(force=True)  # it says that it is not time yet
    learner.read("unfinished")
    plan.lay("Suruga", "tax")
    learner.hears("rice")
    plan.lay("Mino", "rice")
    learner.read("markers")
    learner.hears("build")
    plan.lay("Owari", "battle-a")
    learner.hears("thin")
    expect(page.locator(COACH)).to_contain_text(say("learn-better", card="Tajima", points=1.2))
    expect(page.locator(COACH).get_by_role("button", name=say("web-why"))).to_be_visible()
    learner.take_back()
    expect(page.locator("[data-space=battle-a] [data-card]")).to_have_count(0)
    learner.hears("build")
    plan.lay("Izu", "castle")
    learner.hears("deploy")
    plan.lay("Harima", "deploy-5")
    learner.hears("battle")
    plan.lay("Tamba", "battle-a")
    learner.hears("bid")
    plan.lay("Owari", "bid")
    assert "elsewhere" in learner.heard
    learner.hears("rest")
    for chests, space in enumerate(("temple", "theatre", "deploy-3", "deploy-1", "battle-b")):
        plan.lay(f"chest-{chests}", space)
    learner.hears("idle")

    # Left in the middle of it, and taken up again: what was read and laid is still there.
    page.locator("header").get_by_role("link").first.click()
    going = page.locator("[data-lesson=shogun]")
    expect(going).to_contain_text(say("web-learn-on"))
    going.click()
    learner.hears("idle")
    page.reload()
    learner.hears("idle")
    learner.next()
    learner.hears("ready")
    plan.ready()

    # The coach is hidden, and called back.
    learner.play_on({}, plan, until="march")
    page.get_by_role("button", name=say("learn-hide")).click()
    expect(page.locator(COACH)).to_have_count(0)
    page.get_by_role("button", name=say("learn-show")).click()
    learner.hears("march")
    learner.next()

    # A march with one army of several: explained, and taken back.
    page.locator(".targets button:has(.chance:not(.move))").first.click()
    page.locator(".armies").get_by_role("radio").first.click()
    learner.hears("lone")
    learner.take_back()
    assert learner.said() is None
    # The target is still to be chosen, and what was read of it still stands there.
    expect(page.locator(COACH)).to_contain_text(say("learn-march"))

    # On a phone the coach covers neither the board nor the sheet.
    page.set_viewport_size(PHONE)
    learner.play_on({}, plan, until="summer-markers")
    assert not page.evaluate(COVERED, [COACH, ".mapzone"])
    assert not page.evaluate(COVERED, [COACH, ".table-page > .sheet"])
    page.set_viewport_size(DESK)

    def plan_summer() -> None:
        learner.next()
        plan.suggest()

    def plan_autumn() -> None:
        learner.next()
        plan.starve()

    planning = {
        "summer": plan_summer,
        "summer-ready": plan.ready,
        "autumn-most": plan_autumn,
        "autumn-ready": plan.ready,
    }
    learner.play_on(planning, plan)
    assert {"event", "bids", "actions", "collected", "built", "deployed", "season-over"} <= set(learner.heard)
    assert {"won", "lost"} & set(learner.heard)
    assert {"hungry", "winter", "rice-lost", "starved", "scored"} <= set(learner.heard)

    # The last page: what was learned, and a real game.
    end = page.get_by_role("dialog", name=say("learn-end"))
    expect(end.get_by_role("listitem")).to_have_count(6)
    look(ann, within="dialog")
    # Left without closing it: the lobby offers no lesson to go on with.
    page.goto("/")
    expect(page.locator("[data-lesson=shogun]")).to_be_enabled()
    expect(page.get_by_role("heading", name=say("web-mine"))).to_be_visible()
    expect(page.locator("[data-lesson=shogun]")).not_to_contain_text(say("web-learn-on"))
    page.go_back()
    end.get_by_role("button", name=say("learn-end-play")).click()
    expect(page.locator("[data-hand]")).to_be_visible()
    expect(page.locator(".players article")).to_have_count(4)
    expect(page.locator(COACH)).to_have_count(0)
    page.goto("/")
    expect(page.locator("[data-lesson=shogun]")).to_contain_text(say("web-learn"))


# The first thing that the coach has lit and that can be pressed.
LIT = """() => {
  const rules = [...document.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules])
  const selectors = rules.flatMap(({ selectorText: text }) => /^:is\\((.+), #lit#lit\\)$/.exec(text ?? '')?.[1] ?? [])
  const shown = (found) => found.matches('button:not(:disabled)') && found.getClientRects().length > 0
  return selectors.flatMap((selector) => [...document.querySelectorAll(selector)]).find(shown) ?? null
}"""
# What is said, and what is lit.
NOW = f"() => JSON.stringify([({BEFORE})(), ({LIT})()?.dataset])"


class Smith:
    """Does what the coach has lit; while the coach explains what happened, it is read first."""

    def __init__(self, learner: Learner) -> None:
        self.learner = learner
        self.page = learner.page

    def look_at(self, place: str, at: int = 0) -> None:
        self.page.locator(f"button[data-pick{place}]").nth(at).click()
        expect(self.page.locator("[data-do]")).to_be_visible()

    def press(self) -> None:
        """What is lit is what is pressed: nothing else leads on."""
        was = self.page.evaluate(NOW)
        button = self.page.wait_for_function(LIT).as_element()
        assert button is not None
        button.click()
        self.page.wait_for_function(f"(was) => ({NOW})() !== was", arg=was)

    def follow(self) -> None:
        """To the last page. Whenever something is asked, the coach has something to say about it."""
        while True:
            self.page.wait_for_function(f"() => ({BEFORE})()[0] !== null")
            if self.learner.said() == "end":
                return
            if self.page.locator(".coach.story").count():
                self.learner.next()
            else:
                self.press()


def test_a_first_round_of_katana_leads_to_a_delivery(house: House, people: People) -> None:
    ben = people(house, size=PHONE, has_touch=True)
    learner = Learner(ben)
    page, smith = ben.page, Smith(learner)
    learner.begin("katana")
    learner.read("hello")
    learner.hears("at-starting-sword")
    # Whatever has a number says what it is, to a finger and to a mouse.
    legend = page.get_by_role("tooltip")
    page.locator("[data-stock=wood]").tap()
    expect(legend).to_have_text(say_katana("web-bench-stock-of", resource="Wood", count=2))
    smith.press()
    learner.read("rival")
    learner.read("forge", "recipe")
    learner.hears("figures")
    page.set_viewport_size(DESK)
    page.locator(".my-forge [data-about^=Sword]").hover()
    expect(legend).to_contain_text("Strength")
    learner.read("figures")
    learner.hears("sword")

    # A line in which nothing moves, passing at once: each explained, and taken back.
    for place, regret in (("^=row", "still"), ("^=pass", "early")):
        smith.look_at(place, at=-1 if regret == "still" else 0)
        learner.hears(regret)
        learner.take_back()
        expect(page.locator("[data-do]")).to_have_count(0)
    learner.hears("sword")
    look(ben, within=COACH)

    # Left and taken up again, before the lobby knows that there is one: its list has not come yet.
    late: list[Route] = []
    page.route("**/api/tables?kind=mine*", lambda route: late.append(route), times=1)
    page.goto("/")
    page.locator("[data-lesson=katana]").click()
    learner.hears("sword")
    assert len(late) == 1

    smith.follow()
    assert {"sword", "several", "market", "palace", "monk", "deliver", "last"} <= set(learner.heard)
    assert {"confirm", "confirm-line", "at-buying", "at-family", "at-rooms", "at-project"} <= set(learner.heard)
    assert {"taken", "got-card", "moved", "room", "delivered", "line-gave", "kept", "passed"} <= set(learner.heard)
    end = page.get_by_role("dialog")
    expect(end).to_contain_text(say_katana("learn-end-result", points=5, delivered=1, swords=1))
    expect(end.get_by_role("listitem")).to_have_count(8)
    look(ben, within="dialog")
    # Whoever likes plays on, and the coach is quiet.
    end.get_by_role("button", name=say("learn-end-on")).click()
    expect(page.locator(COACH)).to_contain_text(say("learn-over"))
    page.get_by_role("button", name=say("learn-end-again")).click()
    expect(end).to_be_visible()


def test_how_to_play_leads_to_a_lesson(house: House, people: People) -> None:
    eve = people(house)
    page = eve.page
    page.goto("/")
    page.get_by_role("button", name=say("howto-title")).first.click()
    page.get_by_role("dialog").locator("[data-lesson=shogun]").click()
    Learner(eve).hears("hello")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").locator("[data-lesson]")).to_have_count(0)
