"""Shogun: searches like Daimyo, but has learned from games how likely a position is won, and expects less of rivals.

Where Daimyo relies on one guess of each rival's plan, Shogun tries its plans against several.
"""

from __future__ import annotations

import time

from bakufu.bots.budget import Allowance, Clock
from bakufu.bots.shogun.daimyo import ALLOWANCE, Daimyo
from bakufu.bots.shogun.judgement.judge import LearnedJudge, shogun_network
from bakufu.bots.shogun.samurai import WEIGHTS
from bakufu.bots.shogun.search.value_model import Judge
from bakufu.bots.shogun.weighing import Weights
from bakufu.kernel.chance import Rng
from bakufu.shogun.views.view import View

MOODS = 3


class Shogun(Daimyo):
    def __init__(
        self,
        rng: Rng,
        allowance: Allowance = ALLOWANCE,
        clock: Clock = time.perf_counter,
        weights: Weights = WEIGHTS,
    ) -> None:
        super().__init__(rng, allowance, clock, weights)
        self.moods = MOODS

    def judge(self, view: View) -> Judge:
        return LearnedJudge(shogun_network(), WEIGHTS.tower)
