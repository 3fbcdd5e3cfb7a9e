"""A front: a province and what an evaluator knows of the armies around it.

Plain classes with numbers in them: a plan reads each of them hundreds of times.
"""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.evaluation.winning_chance import Side

UNKNOWN: Final = -1e9  # no value is that low
MOST_NOTED: Final = 64  # armies for which values are kept: more than a seat has


class Attacker:
    """Armies in an adjacent province that could attack."""

    def __init__(self, province: int, owner: int, side: Side, armies: float) -> None:
        self.province = province
        self.owner = owner
        self.side = side
        self.armies = armies


class Target:
    """A province that isn't the seat's: what it is worth, and the cubes that defend it. `helped` are armies that a
    special card adds to the attack; `loyal`: farmers join the defense."""

    def __init__(self, province: int, worth: float, helped: float, side: Side, defenders: float, loyal: bool) -> None:
        self.province = province
        self.worth = worth
        self.helped = helped
        self.side = side
        self.defenders = defenders
        self.loyal = loyal


class Front:
    """`castle` is what a castle may add to the defense. `dangers` and `strengths` are by the number of armies there."""

    def __init__(self, attackers: list[Attacker], targets: list[Target], castle: float, loyal: bool) -> None:
        self.attackers = attackers
        self.targets = targets
        self.castle = castle
        self.loyal = loyal
        self.dangers = [UNKNOWN] * MOST_NOTED
        self.strengths = [UNKNOWN] * MOST_NOTED
