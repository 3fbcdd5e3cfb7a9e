"""A clash: the quick estimate of `winning_chance`, with the tower evaluated once for many battles at one table."""

from __future__ import annotations

import math

from bakufu.bots.shogun.evaluation.winning_chance import CHANCES, STEPS, WIDTH, Tower
from bakufu.shogun.box.components import FARMERS
from bakufu.shogun.rules.state import State

EVEN = WIDTH * STEPS
LAST = len(CHANCES) - 1


class Clash:
    def __init__(self, tower: Tower, state: State) -> None:
        self.tray = state.tray
        self.inside = state.inside
        self.lying_in_tray = sum(state.tray)
        self.falls = tower.falls
        self.spread = tower.falls * (1.0 - tower.falls)
        self.most_loose = max(0.0, tower.loose - tower.loose_crowd * sum(state.inside))
        self.half = tower.loose_half

    def chance(self, side: int, cubes: float, other: int, against: float, loyal: bool) -> float:
        """The chance that more cubes of one side come out, between 0 and 1. `loyal`: farmers help the other side."""
        tray, inside = self.tray, self.inside
        thrown = self.lying_in_tray + cubes + against
        loose = self.most_loose * thrown / (thrown + self.half)
        flying_against = tray[other] + against
        lying_against = inside[other]
        if loyal and other != FARMERS and side != FARMERS:
            flying_against += tray[FARMERS]
            lying_against += inside[FARMERS]
        flying = tray[side] + cubes
        lying = inside[side]
        spread = self.spread * (flying + flying_against) + loose * (1.0 - loose) * (lying + lying_against)
        if spread <= 0.0:
            return 0.0
        margin = self.falls * (flying - flying_against) + loose * (lying - lying_against) - 0.5
        step = int(STEPS * margin / math.sqrt(spread)) + EVEN
        if step < 0:
            step = 0
        elif step > LAST:
            step = LAST
        return CHANCES[step] / 1000.0
