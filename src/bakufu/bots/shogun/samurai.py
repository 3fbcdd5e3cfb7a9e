"""Samurai: a planner. It models what each rival can do next, and chooses the plan that is best as a whole."""

from __future__ import annotations

from bakufu.bots.shogun.ashigaru import Ashigaru
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.evaluation.threat_evaluator import ThreatEvaluator
from bakufu.bots.shogun.planning.solved_plan import SolvedPlan
from bakufu.bots.shogun.weighing import Weights, load_weights
from bakufu.bots.tie_break import lot
from bakufu.kernel.chance import Rng
from bakufu.shogun.rules.state import State

WEIGHTS = load_weights("samurai")


class Samurai(Ashigaru):
    def __init__(self, rng: Rng, weights: Weights = WEIGHTS) -> None:
        super().__init__(rng, weights)

    def evaluator(self, state: State, seat: int) -> Evaluator:
        return ThreatEvaluator(state, seat, self.weights)

    def planned(self, evaluator: Evaluator, laid: list[int], table: bytes) -> list[int]:
        return SolvedPlan(evaluator, laid, lot(self.seed, table)).cards
