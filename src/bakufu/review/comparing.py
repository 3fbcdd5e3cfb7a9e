"""Paired comparisons: two choices are tried in the same worlds, so that luck which both would have had cancels out."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from bakufu.review.manifest import Trial

COSTLY: Final = 0.05  # of the chance to win
SURE: Final = 2.5  # standard errors beyond which a difference isn't noise
MORE: Final = 32
FEWEST: Final = 12
MOST: Final = 400
PRECISE: Final = 0.004  # a standard error that is small enough
CLEAR: Final = 3.5  # standard errors between a difference and the limit, where more worlds would change nothing


@dataclass(frozen=True)
class Difference:
    """By how much one choice is better than another, its standard error, and the mean values of both."""

    better: float
    worse: float
    error: float

    @property
    def gain(self) -> float:
        return self.better - self.worse

    def sure(self) -> bool:
        return self.gain > SURE * self.error


class Comparison:
    """Values of choices world by world, each tried once, from the world of this number on. More effort, more worlds."""

    def __init__(self, trial: Trial, first: int, effort: float) -> None:
        self.trial = trial
        self.first = first
        self.effort = effort
        self._values: dict[tuple[int, ...], list[float]] = {}

    def values(self, choice: list[int], worlds: int) -> list[float]:
        found = self._values.setdefault(tuple(choice), [])
        while len(found) < worlds:
            found.append(self.trial.value(choice, self.first + len(found)))
        return found[:worlds]

    def best(self, choices: list[list[int]], worlds: int) -> list[int]:
        return max(choices, key=lambda choice: sum(self.values(choice, worlds)))

    def difference(self, choice: list[int], other: list[int], most: int) -> Difference:
        """As many worlds as it takes to say on which side of the limit the difference is, or how large it is."""
        most = scaled(most, self.effort)
        worlds = min(scaled(self.trial.worlds, self.effort), most)
        while True:
            found = _paired(self.values(choice, worlds), self.values(other, worlds))
            clear = abs(found.gain - COSTLY) > CLEAR * found.error
            if clear or found.error < PRECISE or worlds >= most:
                return found
            worlds = min(worlds + MORE, most)


def scaled(worlds: int, effort: float) -> int:
    """Never so few that nothing could be said about their spread."""
    return max(FEWEST, round(worlds * effort))


def _paired(values: list[float], others: list[float]) -> Difference:
    count = len(values)
    mean, other = sum(values) / count, sum(others) / count
    spread = sum([(a - b - mean + other) ** 2 for a, b in zip(values, others, strict=True)])
    return Difference(mean, other, math.sqrt(spread / max(1, count - 1) / count))
