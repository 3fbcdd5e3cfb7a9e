"""The page of a table of SHOGUN NO KATANA, as a smith uses it: what can be done has a word, and a place to press."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from bakufu.katana.box.components import PLACES
from tests.web.keys import FAR

# Chosen on the board, looked at, and then confirmed.
LOOKED_AT = (*PLACES, "pass-1", "pass-2", "pass-3", "pass-4")
# The question that is asked, or that the game is over; nothing while others are at it, or while an answer is under way.
ASKED = """() => {
  const now = document.querySelector('section.now')
  if (now?.querySelector('a[href$="/end"]')) return 'over'
  return now?.dataset.step && !now.querySelector('[data-move]:disabled, [data-pick]:disabled') ? now.dataset.step : null
}"""
REACHED = "(wanted) => document.activeElement.matches(wanted)"


class Bench:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.now = page.locator("section.now")
        self.look = page.locator(".look")
        self.project = page.locator(".project").first

    def asked(self, kind: str = "") -> str:
        """Wait until something is asked, of this kind if one is given, or the game is over."""
        wanted = f"() => {{ const asked = ({ASKED})(); return asked?.startsWith('{kind}') ? asked : null }}"
        asked: str = self.page.wait_for_function(wanted).json_value()
        return asked

    def asked_after(self, before: str) -> str:
        """Wait until something else is asked than before, or the game is over."""
        wanted = f"(before) => {{ const asked = ({ASKED})(); return asked !== before ? asked : null }}"
        asked: str = self.page.wait_for_function(wanted, arg=before).json_value()
        return asked

    def thing(self, word: str) -> Locator:
        """Where this is picked: on the board, or else in the list."""
        on_board = self.page.locator(f'[data-pick="{word}"]:visible')
        return (on_board if on_board.count() else self.page.locator(f'[data-move~="{word}"]:visible')).first

    # By mouse

    def pick(self, word: str) -> None:
        place = word.removeprefix("monk-")
        if place in LOOKED_AT:
            self.thing(place).click()
            if place != word:
                self.look.locator('label:has(input[value="monk"])').click(force=True) if self._both() else None
            self.look.locator(f'[data-do="{word}"]').click()
        elif word in ("enough", "quiet"):
            self.now.locator(".done").click()  # which of both it is, the person's choice of when to be asked decides
        elif word.startswith("family-"):
            self._place_family(word.removeprefix("family-"))
            self.thing(word).click()
        else:
            self.thing(word).click()

    def _both(self) -> bool:
        """Whether Worker and Monk could go there."""
        self.look.wait_for()
        return self.look.locator("input[type=radio]").count() > 1

    def _place_family(self, rooms: str) -> None:
        """Members leave Rooms first, so that nobody is sent away for those who come."""
        for wanted in (False, True):
            for number, room in enumerate(self.page.locator("[data-room]").all(), start=1):
                has = room.get_attribute("aria-pressed") == "true"
                if (str(number) in rooms) == wanted != has:
                    room.click()

    # By keyboard

    def tab_to(self, selector: str) -> None:
        for _ in range(FAR):
            if self.page.evaluate(REACHED, selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    def type(self, word: str) -> None:
        """Find it in the panel, where the list of moves has to be unfolded first on a turn, and press Enter."""
        self.page.evaluate("document.querySelector('section.now').focus()")
        wanted = f'[data-move~="{word}"], section.now [data-pick="{word}"]'
        closed = self.page.locator(f'section.now details:not([open]):has([data-move~="{word}"])')
        if closed.count():
            self.tab_to(f'section.now details:has([data-move~="{word}"]) > summary')
            self.page.keyboard.press("Enter")
        self.tab_to(wanted)
        self.page.keyboard.press("Enter")
