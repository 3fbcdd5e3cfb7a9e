"""Ashigaru, the foot soldier: the first level that plays sensibly. It evaluates what it sees and doesn't search.

It is stateless: every decision follows from the seed and the view.
"""

from __future__ import annotations

from collections.abc import Callable

from bakufu.bots.manifest import FarSighted
from bakufu.bots.shogun.decisions.claim_values import card_values, group_values
from bakufu.bots.shogun.decisions.place_choice import place_values
from bakufu.bots.shogun.decisions.revolt_order import revolt_values
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.evaluation.marching import best_march
from bakufu.bots.shogun.lots import best, table_words
from bakufu.bots.shogun.module import Values
from bakufu.bots.shogun.modules.manifests import CHOICES
from bakufu.bots.shogun.planning.plan_choice import PlanChoice
from bakufu.bots.shogun.planning.plan_memory import MakePlan, PlanMemory
from bakufu.bots.shogun.weighing import Weights, load_weights
from bakufu.bots.tie_break import lot
from bakufu.kernel.chance import Rng
from bakufu.shogun.box.picks import NOTHING, NUMBER
from bakufu.shogun.rules import decision_kinds as kinds
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.view import View

WEIGHTS = load_weights("ashigaru")


class Ashigaru(FarSighted):
    def __init__(self, rng: Rng, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.seed = repr(rng.words()).encode()
        self.memory = PlanMemory()

    def decide(self, view: View) -> int:
        seat = view.seat
        assert seat is not None, "a spectator decides nothing"
        return self.choose(view.known, seat, view.moves)

    def choose(self, state: State, seat: int, moves: list[int]) -> int:
        """The same without a view, for search in determinizations: it reads nothing that the seat can't see."""
        if len(moves) == 1:
            return moves[0]
        return DECIDE[state.decision](self, state, seat, moves)

    def decide_ahead(self, view: View) -> list[int]:
        """A plan as a whole."""
        seat = view.seat
        if view.known.decision != kinds.PLAN or seat is None:
            return [self.decide(view)]
        return self.memory.next_cards(view.known, seat, self.maker(view.known, seat))

    def evaluator(self, state: State, seat: int) -> Evaluator:
        return Evaluator(state, seat, self.weights)

    def claim_card(self, state: State, seat: int, moves: list[int]) -> int:
        return best(moves, card_values(state, seat, moves, self.weights), self.seed, state, seat)

    def claim_armies(self, state: State, seat: int, moves: list[int]) -> int:
        return best(moves, group_values(state, seat, moves, self.weights), self.seed, state, seat)

    def plan(self, state: State, seat: int, moves: list[int]) -> int:
        return self.memory.next_card(state, seat, self.maker(state, seat))

    def maker(self, state: State, seat: int) -> MakePlan:
        return lambda laid: self.whole_plan(state, seat, laid, table_words(state, seat))

    def whole_plan(self, state: State, seat: int, laid: list[int], table: bytes) -> list[int]:
        return self.planned(self.evaluator(state, seat), laid, table)

    def planned(self, evaluator: Evaluator, laid: list[int], table: bytes) -> list[int]:
        return PlanChoice(evaluator, laid, lot(self.seed, table)).cards

    def most(self, state: State, seat: int, moves: list[int]) -> int:
        """As many armies as a special card allows."""
        return max(moves)

    def move_to(self, state: State, seat: int, moves: list[int]) -> int:
        origin = state.about[kinds.ABOUT_ORIGIN]
        targets = [move for move in moves if move != NOTHING]
        march = best_march(self.evaluator(state, seat), origin, state.armies[origin], targets, 0)
        return march.target if march and march.value > 0 else NOTHING

    def march_to(self, state: State, seat: int, moves: list[int]) -> int:
        origin = state.about[kinds.ABOUT_ORIGIN]
        evaluator = self.evaluator(state, seat)
        march = best_march(evaluator, origin, state.armies[origin], moves, self.weights.battle.declared)
        if march:
            return march.target
        # Only hopeless attacks are left and an army must march: choose the one with the best chance.
        chances = [float(evaluator.attack_chance(target, 1)) for target in moves]
        return best(moves, chances, self.seed, state, seat)

    def march_armies(self, state: State, seat: int, moves: list[int]) -> int:
        _, origin, target = state.about
        numbers = [move - NUMBER for move in moves]
        least = self.weights.battle.declared
        march = best_march(self.evaluator(state, seat), origin, state.armies[origin], [target], least, numbers)
        return NUMBER + march.armies if march else min(moves)

    def by_value(self, state: State, seat: int, moves: list[int]) -> int:
        values = BY_VALUE[state.decision](self.evaluator(state, seat), moves)
        return best(moves, values, self.seed, state, seat)


# What is decided by the value of each move, and by nothing else.
BY_VALUE: dict[int, Values] = {
    kinds.PLACE_IN_ORDER: place_values,
    kinds.NEXT_REVOLT: revolt_values,
}
for _choices in CHOICES.values():
    BY_VALUE.update(_choices.values)
DECIDE: dict[int, Callable[[Ashigaru, State, int, list[int]], int]] = {
    kinds.CLAIM_CARD: Ashigaru.claim_card,
    kinds.CLAIM_ARMIES: Ashigaru.claim_armies,
    kinds.PLAN: Ashigaru.plan,
    kinds.DEPLOY_ARMIES: Ashigaru.most,
    kinds.MOVE_TO: Ashigaru.move_to,
    kinds.MARCH_TO: Ashigaru.march_to,
    kinds.MARCH_ARMIES: Ashigaru.march_armies,
    kinds.REINFORCE: Ashigaru.most,
    **dict.fromkeys(BY_VALUE, Ashigaru.by_value),
}
