"""A player with a keyboard and nothing else, who takes the first thing that is offered."""

from __future__ import annotations

from tests.web.table_page import TablePage

SPACES = "0123456789-jkl"  # the last three at Tenno's Court
FAR = 80  # presses of Tab until something is surely out of reach


class Keys:
    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.page = table.page
        self.plans = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def answer(self) -> bool:
        """Answer what is asked next; whether the game goes on."""
        asked = self.table.asked()
        if asked == "plan":
            self.plan()
        elif asked == "decide":
            self.decide()
        return asked != "over"

    def tab_to(self, selector: str) -> None:
        for _ in range(FAR):
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    def plan(self) -> None:
        """The card at hand goes where its key says; the first one there with arrows and Enter, and back again."""
        self.plans += 1
        self.tab_to("[data-stop=hand]")
        if self.plans == 1:
            self.press("ArrowRight", "Enter", "Enter")
            self.page.wait_for_function("() => document.querySelectorAll('[data-space] [data-card]').length === 1")
            self.press("z")
            self.page.wait_for_function("() => document.querySelectorAll('[data-space] [data-card]').length === 0")
        for key in SPACES[: self.table.spaces.count()]:
            if self.table.hand.count():
                self.tab_to("[data-stop=hand]")
                self.press(key)
        self.press("r")

    def claim(self) -> None:
        """A card and a group of armies, or only the group where the card is given."""
        panel = self.table.panel
        if panel.locator("[data-card][role=radio]").count():
            self.press("1")
            panel.locator("[data-card][aria-checked=true]").wait_for()
        smallest = panel.get_by_role("radio").last.locator("text").text_content()
        self.press(str(smallest), "Enter")

    def decide(self) -> None:
        panel = self.table.panel
        place = panel.locator("[data-place]:has(button)")
        if place.count():
            self.press(str(place.first.get_attribute("data-place")), "Enter")
        elif self.table.answers(".btn.pri").count():
            self.press("Enter")
        else:
            self.press("t")
