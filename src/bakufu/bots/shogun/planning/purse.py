"""The purse: whether there are enough chests for a whole plan, in whatever order the actions come."""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.shogun.box.components import ACTIONS, DEPLOY_1, DEPLOY_3, DEPLOY_5, TAX
from bakufu.shogun.rules.actions.prices import price
from bakufu.shogun.rules.layout import OPEN_ACTIONS
from bakufu.shogun.rules.state import State

DEPLOYS: Final[tuple[int, ...]] = (DEPLOY_5, DEPLOY_3, DEPLOY_1)


class Purse:
    """`laid` is a plan by space, a province's number where an action is to be carried out."""

    def __init__(self, evaluator: Evaluator) -> None:
        state = evaluator.state
        self.evaluator = evaluator
        self.chests = state.chests[evaluator.seat]
        self.deploys = state.setting.deploys
        self.supply = state.supply[evaluator.seat]
        self.after_taxes = _after_taxes(state)
        self.printed = state.setting.price
        self.discounts = len(state.setting.discounts)

    def price(self, space: int, province: int) -> int:
        if not self.discounts:
            return self.printed[space]
        return price(self.evaluator.state, self.evaluator.seat, space, province)

    def left_over(self, laid: dict[int, int]) -> int:
        """Chests to spare at the tightest moment; negative if the plan costs too much."""
        early = late = 0
        for space, province in laid.items():
            if self.after_taxes[space]:
                late += self.price(space, province)
            else:
                early += self.price(space, province)
        left = self.chests - early
        return min(left, left + self._income(laid) - late)

    def fits(self, laid: dict[int, int]) -> bool:
        armies = 0
        for space in DEPLOYS:
            if space in laid:
                armies += self.evaluator.improved(space, laid[space], self.deploys[space])
        return armies <= self.supply and self.left_over(laid) >= 0

    def _income(self, laid: dict[int, int]) -> int:
        """The least that the planned taxes earn, whatever event is drawn."""
        if TAX not in laid:
            return 0
        return min(min(self.evaluator.amounts(TAX, laid[TAX])), self.evaluator.state.bank)


def _after_taxes(state: State) -> list[bool]:
    """By space: whether the action certainly comes after taxes. Face-down cards come after all that are face up.

    Only what is known while everybody plans counts. Later in the season more cards are face up, but a rival whose plan
    is guessed then didn't know them either.
    """
    row = state.action_row[:OPEN_ACTIONS]
    after = [False] * len(ACTIONS)
    if TAX in row:
        before = row[: row.index(TAX) + 1]
        after = [action not in before for action in range(len(ACTIONS))]
    return after
