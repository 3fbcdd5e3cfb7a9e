"""A plan is asked for card by card, eleven times or more: this caches it, so that it is made only once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bakufu.bots.shogun.lots import table_rows
from bakufu.shogun.box.components import EMPTY, UNPLANNED
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.rules.planning import next_space, plan_of
from bakufu.shogun.rules.state import State

# (cards laid so far) -> the whole plan
MakePlan = Callable[[list[int]], list[int]]


class PlanMemory:
    """The last plan and its table: the rows of a table contain everything that a plan depends on."""

    def __init__(self) -> None:
        self.table: list[Sequence[int]] = []
        self.plan: list[int] = []

    def next_card(self, state: State, seat: int, make: MakePlan) -> int:
        """The move that places the next card of this seat."""
        return self.next_cards(state, seat, make)[0]

    def next_cards(self, state: State, seat: int, make: MakePlan) -> list[int]:
        """The moves that place all cards that this seat hasn't placed yet."""
        space = next_space(state, seat)
        laid = plan_of(state, seat)
        table = table_rows(state, seat)
        if table != self.table:
            self.plan = make([UNPLANNED] * len(laid))
            self.table = [row[:] for row in table]
        plan = self.plan
        if laid[:space] != plan[:space]:
            # Somebody else began this plan: continue from there.
            plan = make(laid)
        return [NOTHING if card == EMPTY else card for card in plan[space:]]
