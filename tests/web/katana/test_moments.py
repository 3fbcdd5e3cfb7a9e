"""A delivery and the end of a round lie over the town for a moment: never over what is asked, and a key goes on."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.server.houses import House
from tests.web.axe import grave_findings
from tests.web.conftest import People
from tests.web.katana.bench import Bench
from tests.web.katana.company import brought
from tests.web.katana.words import say
from tests.web.looks import SMALLEST, TOO_SMALL
from tests.web.people import DESK, Person
from tests.web.puppet import View

# Who chose nothing sees moments, also without motion: as they end. The clock of the page stands still.
AS_IT_COMES = """
  const chosen = JSON.parse(localStorage['bakufu-settings'])
  localStorage['bakufu-settings'] = JSON.stringify({ ...chosen, pace: null })
"""
COVERS = """([over, under]) => {
  const [one, other] = [over, under].map((found) => document.querySelector(found).getBoundingClientRect())
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}"""


def can_deliver(view: View) -> bool:
    return any(move["pick"].startswith("deliver-") for move in view["moves"])


def at_the_table(ann: Person, card: Any) -> Bench:
    ann.context.add_init_script(AS_IT_COMES)
    ann.page.set_viewport_size(DESK)
    ann.page.clock.install(time=0)
    ann.page.goto(f"/t/{card['id']}")
    bench = Bench(ann.page)
    bench.asked()
    return bench


def problems_of(ann: Person) -> list[str]:
    """Of what lies over the town: another size would lay the table out anew."""
    small: list[str] = ann.page.evaluate(TOO_SMALL, SMALLEST)
    return [*small, *grave_findings(ann.page, ".moments", None)]


def test_a_delivery_and_the_end_of_a_round_are_shown_over_the_town(rich_house: House, people: People) -> None:
    ann = people(rich_house, "Ann")
    company, card = brought(ann, to=lambda company: company.until(can_deliver))
    bench = at_the_table(ann, card)
    company.play(next(move["pick"] for move in company.view["moves"] if move["pick"].startswith("deliver-")))
    screen = ann.page.get_by_role("region", name=say("web-moment-delivery"))
    expect(screen).to_be_visible()
    expect(screen).to_contain_text(say("web-moment-tile"))
    assert not any(ann.page.evaluate(COVERS, [".moments", under]) for under in (".my-forge", "section.now"))
    assert problems_of(ann) == []
    ann.page.keyboard.press("Escape")
    expect(screen).to_have_count(0)

    begun = company.view["round"]
    company.until(lambda view: view["round"] > begun and view["decision"] == "turn")
    scroll = ann.page.get_by_role("dialog", name=say("web-moment-round-over", round=begun))
    expect(scroll).to_be_visible()
    expect(scroll.get_by_role("list").first.get_by_role("listitem")).to_have_count(2)
    assert problems_of(ann) == []
    scroll.get_by_role("button").click()
    expect(scroll).to_have_count(0)
    bench.asked()
    company.close()
