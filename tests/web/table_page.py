"""The page of a table, as a player sees it: what is asked of them, and where things are."""

from __future__ import annotations

import json
from typing import Literal

from playwright.sync_api import Locator, Page

from tests.web.people import Person
from tests.web.words import say

Asked = Literal["plan", "decide", "over"]

# What the page asks of the player now; nothing while others are at it.
ASKED = """([panel, over]) => {
  const shown = (found) => found !== null && found.getClientRects().length > 0
  if (shown(document.querySelector(`[aria-label="${over}"]`))) return 'over'
  const ready = document.querySelector('[data-ready]')
  if (shown(ready) && ready.classList.contains('pri') && ready.getAttribute('aria-busy') !== 'true') return 'plan'
  const asking = document.querySelector(`[aria-label="${panel}"]`)
  const answers = [...(asking?.querySelectorAll(':is(.btn, .targets button):not(.off, footer *)') ?? [])]
  return answers.some(shown) && !answers.some((answer) => answer.disabled) ? 'decide' : null
}"""
# A place on the screen that belongs to this province and to nothing that lies above it.
SPOT = """(path) => {
  const box = path.getBoundingClientRect()
  for (let fine = 3; fine < 24; fine += 4)
    for (let row = 1; row < fine; row++)
      for (let column = 1; column < fine; column++) {
        const [x, y] = [box.x + (box.width * column) / fine, box.y + (box.height * row) / fine]
        if (document.elementFromPoint(x, y) === path) return [x, y]
      }
  return null
}"""


class TablePage:
    def __init__(self, page: Page) -> None:
        self.page = page
        names = [say("web-deciding-panel"), say("web-after-over")]
        self.asking = f"() => ({ASKED})({json.dumps(names)})"
        self.panel = page.get_by_role("region", name=say("web-deciding-panel"))
        self.ready = page.locator("[data-ready]")
        self.hand = page.locator("[data-hand] [data-card]")
        self.spaces = page.locator("[data-space] [data-stop]")

    def asked(self) -> Asked:
        """Wait until something is asked, or the game is over."""
        asked: Asked = self.page.wait_for_function(self.asking).json_value()
        return asked

    def asked_now(self) -> Asked | None:
        asked: Asked | None = self.page.evaluate(self.asking)
        return asked

    def province(self, name: str) -> tuple[float, float] | None:
        """Where on the screen it can be pressed."""
        spot = self.page.locator(f"path[data-province='{name}']").evaluate(SPOT)
        return None if spot is None else (spot[0], spot[1])

    def suggest(self) -> None:
        """Plan what is suggested."""
        self.page.get_by_role("button", name=say("planning-suggest")).click()
        self.page.locator("[data-do]").click()

    def answers(self, kind: str) -> Locator:
        return self.panel.locator(f"{kind}:not(:disabled, [aria-disabled=true], .off, footer *)")


def page_that_asks_for_a_plan(person: Person) -> Page:
    """A new table of SHOGUN with this person and two bots, open in the browser."""
    card = person.set_up(bots=["random", "random"])
    person.start(card)
    person.page.goto(f"/t/{card['id']}")
    assert TablePage(person.page).asked() == "plan"
    return person.page
