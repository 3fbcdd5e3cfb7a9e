"""The vocabulary of the tests of Tenno's Court: officials in the hall, favours on display, and a court that opens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from bakufu.kernel.rows import changed_by, replaced
from bakufu.shogun.box.components import ACTIONS, EMPTY
from bakufu.shogun.modules.court.audience import lay_out_favours
from bakufu.shogun.modules.court.numbers import AUDIENCE, ENTRANCE, FAVOUR_ROW, FAVOURS_LEFT, OFFICIALS
from bakufu.shogun.modules.court.officials import convert_armies, send_for_first_load
from bakufu.shogun.rules.layout import OPEN_ACTIONS
from tests.shogun.table import Table


class CourtTable(Table):
    @classmethod
    def bare(cls, players: int = 4, **options: object) -> Self:
        """As for every table; all officials are in their supplies too, and no favour is on display."""
        table = super().bare(players, **{"modules": ["court"], **options})
        rows = table.state.module_rows
        for seat in range(players):
            rows[OFFICIALS] = changed_by(rows[OFFICIALS], seat, rows[ENTRANCE][seat])
            rows[ENTRANCE] = replaced(rows[ENTRANCE], seat, 0)
        return table.favours()

    def sent(self, seat: int, officials: int) -> Self:
        """Officials out of the supply into the entrance hall."""
        self.state.add(OFFICIALS, seat, -officials)
        self.state.add(ENTRANCE, seat, officials)
        return self

    def favours(self, *cards: int) -> Self:
        """These cards lie in the audience hall, from the dearest space on; 0 for an empty one. All others are left."""
        row = [*cards, 0, 0, 0][:3]
        left = self.state.module_rows[FAVOURS_LEFT]
        self.state.module_rows[FAVOUR_ROW] = tuple(row)
        self.state.module_rows[FAVOURS_LEFT] = tuple([0] + [int(card not in row) for card in range(1, len(left))])
        return self

    def deck(self, *cards: int) -> Self:
        """Nothing but these favours is left in the deck, and none is on display."""
        left = self.state.module_rows[FAVOURS_LEFT]
        self.state.module_rows[FAVOUR_ROW] = (0, 0, 0)
        self.state.module_rows[FAVOURS_LEFT] = tuple([int(card in cards) for card in range(len(left))])
        return self

    def court(self, *order: int, plans: Mapping[tuple[int, str], str] | None = None, first: str = "battle-b") -> Self:
        """The turn order is known, and the court opens, with these cards on the boards.

        Afterwards the flow stops at the first action, a march of the last player, as in `turn`. If another action
        comes first, nobody waits.
        """
        state = self.state
        state.order = list(order) or list(range(self.players))
        number = ACTIONS.index(first)
        state.action_row = [number, *[other for other in range(len(ACTIONS)) if other != number]]
        state.action_at, state.turn_at, state.revealed = 0, 0, OPEN_ACTIONS
        state.plan, state.shown = [EMPTY] * len(state.plan), [0] * len(state.shown)
        if first == "battle-b":
            last = self.players - 1
            self.lay({(last, first): self._waiting_place(last)})
        self.lay(plans or {})
        return self._from_step(convert_armies)

    def loaded(self) -> Self:
        """The tower has just been loaded for the first time, with what is inside now."""
        return self._from_step(send_for_first_load)

    def lay_out(self) -> Self:
        """A season begins at the court."""
        return self._from_step(lay_out_favours)

    def entrance(self) -> list[int]:
        return list(self.state.module_rows[ENTRANCE])

    def audience(self) -> list[int]:
        return list(self.state.module_rows[AUDIENCE])

    def officials(self, seat: int) -> int:
        """In the supply."""
        return self.state.module_rows[OFFICIALS][seat]

    def displayed(self) -> list[int]:
        return list(self.state.module_rows[FAVOUR_ROW])
