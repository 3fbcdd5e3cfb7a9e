"""What is learned: among players, and solo against the Ghost, where other things matter and errors are larger."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np

from bakufu.bots.katana.weighing import ALONE, TOGETHER, Weights
from training.katana.numbers import Row, row_of


@dataclass(frozen=True)
class Lesson:
    name: str  # of its file of weights
    weights: Weights  # the usual ones
    players: tuple[int, ...]  # each as often as it is here
    searching: int  # of a hundred games: each player searches or not
    playouts: int
    disturbed: int  # of a hundred turns, while turns are disturbed
    kept: int  # of the positions within a round one in this many
    largest_error: float
    ridges: tuple[float, ...]

    @property
    def solo(self) -> bool:
        return self.players == (1,)

    @cached_property
    def usual(self) -> Row:
        return row_of(self.weights)

    @cached_property
    def steps(self) -> Row:
        """By which a weight is changed to see its effect."""
        steps: Row = np.maximum(0.02, 0.05 * np.abs(self.usual))
        return steps

    @cached_property
    def scale(self) -> Row:
        scale: Row = np.maximum(np.abs(self.usual), 0.1)
        return scale


AMONG_PLAYERS: Final = Lesson(
    name="shogun",
    weights=TOGETHER,
    players=(4, 4, 4, 4, 4, 4, 3, 3, 2),
    searching=60,
    playouts=40,
    disturbed=25,
    kept=4,
    largest_error=70.0,
    ridges=(0.1, 0.3, 1.0, 3.0, 10.0, 30.0),
)
SOLO: Final = Lesson(
    name="shogun-solo",
    weights=ALONE,
    players=(1,),
    searching=70,
    playouts=60,
    disturbed=20,
    kept=3,
    largest_error=110.0,
    ridges=(0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0, 300.0),
)
