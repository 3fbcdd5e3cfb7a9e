"""Proposals: plans to try. Those of the base level with random jitter, and variations of plans that have done well.

A plan and the rest of the hand are one row of cards; swapping any two of them gives a legal plan.
"""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.planning.plan_values import plan_values
from bakufu.kernel.chance import Rng
from bakufu.shogun.box.components import BATTLE_A, BID, CHEST_CARD, PROVINCE_COUNT, UNPLANNED
from bakufu.shogun.rules.state import State

BEST: Final = 5  # provinces that may be proposed for a space, those of the highest values
DECLINES: Final = 8  # one change in this many removes a card
BIDS: Final = 6  # one change in this many is another bid


class Proposals:
    def __init__(self, evaluator: Evaluator, laid: list[int], rng: Rng) -> None:
        self.state: State = evaluator.state
        self.seat = evaluator.seat
        self.rng = rng
        self.open = [space for space in range(len(laid)) if laid[space] == UNPLANNED]
        self.actions = [space for space in self.open if space < BID]
        values = plan_values(evaluator)
        self.likely: list[list[int]] = []
        for space in range(BID):
            row = values[space]
            self.likely.append(sorted(row, key=lambda province: -row[province])[:BEST])
        for battle in (BATTLE_A, BATTLE_A + 1):
            self.likely[battle] = [p for p in evaluator.mine if self.state.armies[p] > 1] or self.likely[battle]

    def changed(self, plan: list[int]) -> list[int]:
        """This plan with one or two cards changed."""
        found = plan[:]
        self._change(found)
        if self.rng.below(3) == 0:
            self._change(found)
        return found

    def _change(self, plan: list[int]) -> None:
        rng = self.rng
        row = plan + self._hand(plan)
        if BID in self.open and rng.below(BIDS) == 0:
            _exchange(row, BID, self._other_bid(row, len(plan)))
        elif self.actions and rng.below(DECLINES) == 0:
            space = self.actions[rng.below(len(self.actions))]
            chests = [i for i in range(len(row)) if row[i] >= CHEST_CARD and self._may(i, len(plan))]
            if chests:
                _exchange(row, space, chests[rng.below(len(chests))])
        elif self.open:
            space = self.open[rng.below(len(self.open))]
            _exchange(row, space, self._other_card(row, space, len(plan)))
        plan[:] = row[: len(plan)]

    def _hand(self, plan: list[int]) -> list[int]:
        owner = self.state.owner
        hand = [p for p in range(PROVINCE_COUNT) if owner[p] == self.seat and p not in plan]
        return hand + [card for card in self.state.setting.cards if card not in plan]

    def _may(self, place: int, spaces: int) -> bool:
        return place >= spaces or place in self.open

    def _other_card(self, row: list[int], space: int, spaces: int) -> int:
        """The place in the row of a card that could do well on this space; now and then of any card."""
        rng = self.rng
        if space < BID and self.likely[space] and rng.below(4):
            card = self.likely[space][rng.below(len(self.likely[space]))]
            if card in row and self._may(row.index(card), spaces):
                return row.index(card)
        places = [place for place in range(len(row)) if self._may(place, spaces)]
        return places[rng.below(len(places))]

    def _other_bid(self, row: list[int], spaces: int) -> int:
        """Chest cards that skip an action, or are still in hand, can be bid too."""
        places = [
            place for place in range(len(row)) if row[place] in self.state.setting.cards and self._may(place, spaces)
        ]
        return places[self.rng.below(len(places))] if places else BID


def _exchange(row: list[int], first: int, second: int) -> None:
    row[first], row[second] = row[second], row[first]
