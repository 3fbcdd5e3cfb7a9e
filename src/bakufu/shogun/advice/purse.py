"""The purse through a season: what a plan pays and earns, and which actions fall short of chests or armies.

Actions that are face down may come in any order, and the season's event may change what taxes yield. All orders are
tried with the least and the most, and the worst case is reported.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Final

CHESTS: Final = "chests"
ARMIES: Final = "armies"
# Of what may be earned.
LEAST: Final = 0
MOST: Final = 1


@dataclass(frozen=True)
class Planned:
    """What an action costs and earns if it is carried out, and how many armies it takes from the supply. The income is
    from the least to the most."""

    price: int
    income: tuple[int, int]
    armies: int


@dataclass(frozen=True)
class Means:
    """What the seat has at the beginning of the season, and what it bids."""

    chests: int
    supply: int
    bid: int


@dataclass(frozen=True)
class Shortage:
    """An action that isn't carried out for lack of chests or armies; `sure`: in every order, whatever is earned."""

    of: str
    sure: bool


@dataclass(frozen=True)
class Purse:
    """`stops` are the chests now, after the bid, and after each action in the worst case. From `open` on, the order
    isn't known. `end` and `earned` are from the least to the most in that order."""

    stops: tuple[int, ...]
    open: int
    lowest: int
    end: tuple[int, int]
    spent: int
    earned: tuple[int, int]
    short: dict[int, Shortage]


class Walk:
    """One order of the actions, carried out from the first to the last, with the least or the most income."""

    def __init__(self, means: Means, planned: dict[int, Planned], order: list[int], income: int = LEAST) -> None:
        self.order = order
        chests, supply = means.chests - means.bid, means.supply
        self.stops = [means.chests, chests]
        self.spent = means.bid
        self.earned = 0
        self.skipped: dict[int, str] = {}
        for action in order:
            card = planned.get(action)
            if card is not None and card.price > chests:
                self.skipped[action] = CHESTS
            elif card is not None and card.armies > supply:
                self.skipped[action] = ARMIES
            elif card is not None:
                chests += card.income[income] - card.price
                supply -= card.armies
                self.spent += card.price
                self.earned += card.income[income]
            self.stops.append(chests)

    def badness(self) -> tuple[int, int]:
        """Worse: more actions fail, or fewer chests are left at some point."""
        return len(self.skipped), -min(self.stops)


def purse(means: Means, planned: dict[int, Planned], known: list[int], unknown: list[int]) -> Purse:
    """`known` are the actions that are face up, in their order, `unknown` the others."""
    walks: list[Walk] = []
    idle = [action for action in unknown if action not in planned]
    for order in permutations([action for action in unknown if action in planned]):
        walks += [Walk(means, planned, [*known, *order, *idle], income) for income in (LEAST, MOST)]
    worst = walks[0]
    for walk in walks:
        if walk.badness() > worst.badness():
            worst = walk
    short: dict[int, Shortage] = {}
    for action in [*known, *unknown]:
        skipping = [walk for walk in walks if action in walk.skipped]
        if skipping:
            short[action] = Shortage(skipping[0].skipped[action], len(skipping) == len(walks))
    stops = worst.stops
    both = [Walk(means, planned, worst.order, income) for income in (LEAST, MOST)]
    ends = sorted([walk.stops[-1] for walk in both])
    earned = sorted([walk.earned for walk in both])
    return Purse(
        tuple(stops),
        2 + len(known),
        min(stops),
        (ends[0], ends[-1]),
        worst.spent,
        (earned[0], earned[-1]),
        short,
    )
