"""Winning chance: a quick estimate of what the tower will do, for players who weigh many battles in one decision.

Cubes thrown and cubes inside each come out with a certain probability; the difference of both sides is taken as
normally distributed. `bakufu.shogun.advice.odds` throws real cubes and is the better answer where there is time.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from bakufu.shogun.box.components import FARMERS
from bakufu.shogun.rules.state import State

WIDTH: Final = 4  # standard deviations either side of an even battle
STEPS: Final = 20  # for each of them
# In thousandths and rounded, so that every machine reads the same chance.
CHANCES: Final = [
    round(500 * (1 + math.erf(i / STEPS / math.sqrt(2)))) for i in range(-WIDTH * STEPS, WIDTH * STEPS + 1)
]
EVEN: Final = WIDTH * STEPS
LAST: Final = len(CHANCES) - 1


@dataclass
class Tower:
    """Weights: the share of the cubes thrown that fall through, and of those inside that come loose."""

    falls: float
    loose: float
    loose_crowd: float
    loose_half: float

    def winning_chance(self, state: State, side: int, cubes: float, other: int, against: float, loyal: bool) -> int:
        """The chance, in thousandths, that more cubes of one side come out. `loyal`: farmers help the other side."""
        return Clash(self, state).thousandths(side, cubes, other, against, loyal)


class Side:
    """The cubes of one colour that nobody throws: in the tray, from where they fall again, and inside the tower."""

    def __init__(self, lying: float, inside: float) -> None:
        self.lying = lying
        self.inside = inside


class Clash:
    """The same for one table: chances are asked for hundreds of times in a decision, while tower and tray stay as they
    are."""

    def __init__(self, tower: Tower, state: State) -> None:
        tray, inside = state.tray, state.inside
        self.sides: list[Side] = []
        lying = crowd = 0
        for colour in range(len(tray)):
            lying += tray[colour]
            crowd += inside[colour]
            self.sides.append(Side(tray[colour], inside[colour]))
        self.farmers = self.sides[FARMERS]
        self.lying_in_tray = float(lying)
        self.falls = tower.falls
        self.spread = tower.falls * (1.0 - tower.falls)
        self.most_loose = max(0.0, tower.loose - tower.loose_crowd * crowd)
        self.half = tower.loose_half

    def chance(self, side: int, cubes: float, other: int, against: float, loyal: bool) -> float:
        """Between 0 and 1."""
        return self.thousandths(side, cubes, other, against, loyal) / 1000.0

    def thousandths(self, side: int, cubes: float, other: int, against: float, loyal: bool) -> int:
        """Sides are numbers, not objects."""
        return self.fight(self.sides[side], cubes, self.sides[other], against, loyal)

    def fight(self, side: Side, cubes: float, other: Side, against: float, loyal: bool) -> int:
        """The same for those who have looked up the sides before."""
        thrown = self.lying_in_tray + cubes + against
        loose = self.most_loose * thrown / (thrown + self.half)
        flying_against = other.lying + against
        lying_against = other.inside
        if loyal and other is not self.farmers and side is not self.farmers:
            flying_against += self.farmers.lying
            lying_against += self.farmers.inside
        flying = side.lying + cubes
        lying = side.inside
        spread = self.spread * (flying + flying_against) + loose * (1.0 - loose) * (lying + lying_against)
        if spread <= 0.0:
            return 0
        # A tie wins nothing, hence the half cube.
        margin = self.falls * (flying - flying_against) + loose * (lying - lying_against) - 0.5
        step = int(STEPS * margin / math.sqrt(spread)) + EVEN
        if step < 0:
            step = 0
        elif step > LAST:
            step = LAST
        return CHANCES[step]
