"""A solved plan: the cards for all spaces together, such that the sum of their values is as large as the chests allow.

The chests suffice because each has a price in this plan: the lowest at which the plan can be paid for.
"""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.evaluation.marching import best_march
from bakufu.bots.shogun.planning.assignment import assign
from bakufu.bots.shogun.planning.plan_choice import PlanChoice
from bakufu.bots.shogun.planning.plan_values import best_battle
from bakufu.shogun.box.components import BATTLE_A, BATTLE_B

DEAREST: Final = 4.0  # victory points for a chest, at which hardly anything is bought
HALVINGS: Final = 5
NEVER: Final = -1000.0
SECOND_THOUGHTS: Final = 3


class SolvedPlan(PlanChoice):
    def _lay_worthwhile(self) -> None:
        laid = self._solved()
        for _ in range(SECOND_THOUGHTS):
            if not self._parted(laid):
                break
            laid = self._solved()
        for space, province in laid.items():
            self.laid[space] = province
            self.hand.remove(province)
        super()._lay_worthwhile()

    def _solved(self) -> dict[int, int]:
        """The best affordable plan among those that are best at some price of a chest."""
        laid = self._assigned(0.0)
        if self.purse.fits({**self.laid, **laid}):
            return laid
        best: dict[int, int] = {}
        most = 0.0
        low, high = 0.0, DEAREST
        for _ in range(HALVINGS):
            rate = (low + high) / 2
            laid = self._assigned(rate)
            if not self.purse.fits({**self.laid, **laid}):
                low = rate
                continue
            high = rate
            total = sum([self.values[space][province] for space, province in laid.items()])
            if total > most:
                best, most = laid, total
        return best

    def _assigned(self, rate: float) -> dict[int, int]:
        """The best cards on the open spaces if a chest costs this much more than it is worth; some may stay empty."""
        spaces = [space for space in self.open if space not in self.laid]
        table: list[list[float]] = []
        for space in spaces:
            by_province = self.values[space]
            row = [
                by_province[province] - rate * self.purse.price(space, province) if province in by_province else NEVER
                for province in self.hand
            ]
            table.append(row + [0.0] * len(spaces))
        hands = len(self.hand)
        return {
            spaces[row]: self.hand[column]
            for row, column in enumerate(assign(table))
            if column < hands and table[row][column] > 0
        }

    def _parted(self, laid: dict[int, int]) -> bool:
        """Two attacks on one province are one too many: the second is worth what it would find elsewhere."""
        if BATTLE_A not in laid or BATTLE_B not in laid:
            return False
        first, second = laid[BATTLE_A], laid[BATTLE_B]
        if self.values[BATTLE_A][first] < self.values[BATTLE_A][second]:
            first, second = second, first
        one, two = best_battle(self.evaluator, first), best_battle(self.evaluator, second)
        if one is None or two is None or one.target != two.target or two.target in self.evaluator.mine:
            return False
        evaluator = self.evaluator
        others = [p for p in evaluator.state.setting.board.neighbours[second] if p != one.target]
        other = best_march(evaluator, second, evaluator.state.armies[second], others, evaluator.weights.battle.planned)
        for space in (BATTLE_A, BATTLE_B):
            self.values[space][second] = other.value if other else NEVER
        return True
