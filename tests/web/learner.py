"""Somebody who learns by playing: reads what the coach says, does as they like, and sometimes errs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from playwright.sync_api import expect

from tests.web.pages.lobby_page import choose_game
from tests.web.people import Person
from tests.web.words import say

# What is before the learner: the last page, a sentence by its name, a question, or nothing yet.
BEFORE = """() => {
  const shown = (found) => found !== null && found !== undefined && found.getClientRects().length > 0
  if (document.querySelector('dialog[open]')) return ['end', '']
  const said = document.querySelector('[data-coach]')
  if (shown(said)) return [said.dataset.coach, document.querySelector('.coach .words').textContent]
  return [null, '']
}"""
# The coach has nothing to say before the server has answered: whoever goes on now goes on without its advice.
WAITS = "document.querySelector('.coach[aria-busy=true]') !== null"
NEXT = f"""() => {{
  const [was, button] = [({BEFORE})(), document.querySelector('[data-coach]')]
  button?.click()
  return button && was
}}"""
OTHERWISE = f"(was) => {{ const now = ({BEFORE})(); return now[0] !== was[0] || now[1] !== was[1] }}"

# What the coach explains and what the table reports are never left by two buttons at a time.
TWO_WAYS_ON = "() => document.querySelector('.coach.story') !== null && document.querySelector('.next > .btn') !== null"
Deed = Callable[[], None]


class Hand(Protocol):
    """Answers what is asked; `asks` says in the page whether something is."""

    asks: str

    def decide(self) -> None: ...


class Learner:
    """Remembers all that was said."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.heard: list[str] = []

    def begin(self, game: str) -> None:
        self.page.goto("/")
        choose_game(self.page, game)
        self.page.locator(f"[data-lesson={game}]").click()
        self.page.wait_for_url("**/t/*")

    def said(self) -> str | None:
        self.page.wait_for_function(f"() => !({WAITS})")
        now: list[Any] = self.page.evaluate(BEFORE)
        if now[0] is not None and (not self.heard or self.heard[-1] != now[0]):
            self.heard.append(now[0])
        return now[0] if now[0] is None else str(now[0])

    def hears(self, wanted: str) -> None:
        """The coach says this now, or in a moment."""
        expect(self.page.locator(f"[data-coach={wanted}]")).to_be_visible()
        assert self.said() == wanted

    def next(self) -> None:
        """Read, skipped, or left as it is; wait for what comes instead."""
        assert not self.page.evaluate(TWO_WAYS_ON)
        # In one go: something else may come to be said at any moment, or nothing.
        was = self.page.evaluate(NEXT)
        if was is not None:
            self.page.wait_for_function(OTHERWISE, arg=was)

    def take_back(self) -> None:
        was = self.page.evaluate(BEFORE)
        coach = self.page.get_by_role("region", name=say("learn-coach"))
        coach.get_by_role("button", name=say("learn-take-back")).click()
        self.page.wait_for_function(OTHERWISE, arg=was)

    def read(self, *ids: str) -> None:
        for wanted in ids:
            self.hears(wanted)
            self.page.locator("[data-coach]").click()

    def play_on(self, deeds: dict[str, Deed], hand: Hand, until: str = "end") -> None:
        """To the last page, or until the coach says this. `deeds`: what is done where the coach says that. All else is
        read, and `hand` answers what is asked then."""
        while (now := self.said()) != until:
            if now in deeds:
                deeds[now]()
            elif now is not None:
                self.next()
            else:
                hand.decide()
                self.page.wait_for_function(f"() => ({BEFORE})()[0] !== null || ({hand.asks})()")
