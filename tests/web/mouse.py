"""A player with a mouse, who takes the first thing that is offered. Each answer is one call, so that two can play."""

from __future__ import annotations

from tests.web.table_page import TablePage


class Mouse:
    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.page = table.page
        self.answers: dict[str, int] = {}

    def answer(self) -> bool:
        """Answer what is asked next; whether the game goes on."""
        asked = self.table.asked()
        if asked == "plan":
            self.plan()
        elif asked == "decide":
            self.decide()
        self._count(asked)
        return asked != "over"

    def _count(self, kind: str) -> None:
        self.answers[kind] = self.answers.get(kind, 0) + 1

    def plan(self) -> None:
        """A card on every space: the first one dragged, all others by two clicks."""
        table = self.table
        for number in range(table.spaces.count()):
            space = table.spaces.nth(number)
            if space.get_attribute("data-card") is None and table.hand.count():
                if number == 1:
                    table.hand.first.drag_to(space)
                    self._count("drag")
                else:
                    table.hand.first.click()
                    space.click()
        table.ready.click()

    def decide(self) -> None:
        table = self.table
        target = table.answers(".targets button")
        if target.count():
            name = target.first.get_attribute("data-province")
            spot = table.province(str(name))
            if spot is None:
                target.first.click()
            else:
                self.page.mouse.click(*spot)
                self._count("map")
            return
        for group in table.panel.get_by_role("radiogroup").all():
            if not group.locator("[aria-checked=true]").count():
                group.get_by_role("radio").first.click()
        main = table.answers(".btn.pri")
        (main if main.count() else table.answers(".btn")).first.click()
