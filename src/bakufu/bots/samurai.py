"""Samurai: a planner. It reckons with what each rival can do next, and lays the plan that is best as a whole."""

from __future__ import annotations

from bakufu.bots.ashigaru import Ashigaru
from bakufu.bots.weighing import Weights, load_weights
from bakufu.kernel.chance import Rng

WEIGHTS = load_weights("samurai")


class Samurai(Ashigaru):
    def __init__(self, rng: Rng, weights: Weights = WEIGHTS) -> None:
        super().__init__(rng, weights)
