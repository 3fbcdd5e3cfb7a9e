"""A front: a province and what an evaluator knows of the armies around it.

Plain classes with numbers in them: a plan reads each of them hundreds of times.
"""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.evaluation.winning_chance import Side

UNKNOWN: Final = -1e9  # no value is that low
MOST_NOTED: Final = 24  # armies for which values are kept: hardly ever more are in a province


class Attacker:
    """Armies in an adjacent province that could attack.

    Who models opponents also notes what the front's province is worth to them, what they could have instead of this
    attack, and how strong they are with the help of a special card.
    """

    def __init__(self, province: int, owner: int, side: Side, armies: float) -> None:
        self.province = province
        self.owner = owner
        self.side = side
        self.armies = armies
        self.strong = armies
        self.worth = 0.0
        self.instead = 0.0


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
    """`castle` is what a castle may add to the defense. `targets` are listed when somebody asks for them; `dangers` and
    `strengths` are by the number of armies there."""

    def __init__(self, province: int, attackers: list[Attacker], castle: float, loyal: bool) -> None:
        self.province = province
        self.attackers = attackers
        self.targets: list[Target] | None = None
        self.castle = castle
        self.loyal = loyal
        self.dangers = [UNKNOWN] * MOST_NOTED
        self.strengths = [UNKNOWN] * MOST_NOTED
