"""Winning chance: a quick estimate of what the tower will do, for players who weigh many battles in one decision.

Cubes thrown and cubes inside each come out with a certain probability; the difference of both sides is taken as
normally distributed. `bakufu.shogun.advice.odds` throws real cubes and is the better answer where there is time.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from bakufu.shogun.box.components import FARMERS
from bakufu.shogun.rules.state import State

WIDTH = 4  # standard deviations either side of an even battle
STEPS = 20  # for each of them
# In thousandths and rounded, so that every machine reads the same chance.
CHANCES = [round(500 * (1 + math.erf(i / STEPS / math.sqrt(2)))) for i in range(-WIDTH * STEPS, WIDTH * STEPS + 1)]


@dataclass
class Tower:
    """Weights: the share of the cubes thrown that fall through, and of those inside that come loose."""

    falls: float
    loose: float
    loose_crowd: float
    loose_half: float

    def winning_chance(self, state: State, side: int, cubes: float, other: int, against: float, loyal: bool) -> int:
        """The chance, in thousandths, that more cubes of one side come out. `loyal`: farmers help the other side.

        Sides are numbers, not objects: this is called thousands of times in a decision.
        """
        tray, inside = state.tray, state.inside
        thrown = sum(tray) + cubes + against
        held = sum(inside)
        loose = max(0.0, self.loose - self.loose_crowd * held) * thrown / (thrown + self.loose_half)
        flying_against = tray[other] + against
        lying_against = inside[other]
        if loyal and FARMERS not in (side, other):
            flying_against += tray[FARMERS]
            lying_against += inside[FARMERS]
        flying = tray[side] + cubes
        lying = inside[side]
        falls = self.falls
        margin = falls * (flying - flying_against) + loose * (lying - lying_against)
        spread = falls * (1 - falls) * (flying + flying_against) + loose * (1 - loose) * (lying + lying_against)
        if spread <= 0:
            return 0
        # A tie wins nothing, hence the half cube.
        step = int(STEPS * (margin - 0.5) / math.sqrt(spread)) + WIDTH * STEPS
        return CHANCES[max(0, min(step, len(CHANCES) - 1))]
