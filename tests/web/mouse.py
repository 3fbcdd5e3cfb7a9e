"""A player with a mouse, who takes the first thing that is offered."""

from __future__ import annotations

from tests.web.table_page import Asked, TablePage
from tests.web.words import say


class Mouse:
    def __init__(self, table: TablePage, by_hand: int = 0) -> None:
        """Plans of the first seasons are laid card by card, the later ones are suggested."""
        self.table = table
        self.page = table.page
        self.by_hand = by_hand
        self.done: dict[str, int] = {}

    def answer(self, asked: Asked | None = None) -> bool:
        """Answer what is asked now, or else next; whether the game goes on."""
        asked = asked or self.table.asked()
        if asked == "plan":
            self.plan()
        elif asked == "decide":
            self.decide()
        self._count(asked)
        return asked != "over"

    def _count(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    def plan(self) -> None:
        if self.done.get("plan", 0) < self.by_hand:
            self.lay_cards()
        else:
            self.table.suggest()
        self.page.get_by_role("button", name=say("planning-ready"), exact=True).click()

    def lay_cards(self) -> None:
        """A card on every space: one of them dragged, the others by two clicks."""
        table = self.table
        for number in range(table.spaces.count()):
            space = table.spaces.nth(number)
            if not table.hand.count():
                return
            if number == 1:
                table.hand.first.drag_to(space)
                self._count("drag")
            else:
                table.hand.first.click()
                space.click()

    def decide(self) -> None:
        table = self.table
        target = table.answers(".targets button")
        if target.count():
            self._choose(str(target.first.get_attribute("data-province")))
            return
        for group in table.panel.get_by_role("radiogroup").all():
            if not group.locator("[aria-checked=true]").count():
                group.get_by_role("radio").first.click()
        marker = table.panel.locator("[data-chamber][aria-disabled=false]")
        if marker.count():
            marker.first.click()
        main = table.answers(".btn.pri")
        (main if main.count() else table.answers(".btn")).first.click()

    def _choose(self, province: str) -> None:
        """On the map itself, where it is in sight."""
        spot = self.table.province(province)
        if spot is None:
            self.table.answers(f".targets button[data-province='{province}']").click()
        else:
            self.page.mouse.click(*spot)
            self._count("map")
