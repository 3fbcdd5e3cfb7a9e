"""Fits the weights to the rows: one Gauss-Newton step from the usual weights, first for all rounds together, then for
each round from there. How far a step goes (the ridge) is chosen by held-out deals.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bakufu.katana.box.components import ROUNDS
from training.katana.games import DEAL, ERROR, GHOST_WORKERS, HEAD, LATER, PASSED, ROUND, SEARCHED
from training.katana.lessons import Lesson
from training.katana.numbers import CERTAINTY, Row

NO_CHANGE: Final = 1e6  # a ridge that leaves the weights as they are
TESTED: Final = 8  # one deal in this many is for the test
DISTURBED: Final = 0.3  # how much positions count after which turns were disturbed
AT_THE_END: Final = 3.0  # how much those at the end of a player's round count
# What a weight may become: as a factor, and if it was 0.
LEAST: Final = 0.2
MOST: Final = 3.0
FROM_NOTHING: Final = 0.3
HALF_WAY: Final = 0.5  # as far as weights are moved: the whole way is worse (`docs/learning.md`)
EXTRA: Final = 4  # what isn't a weight: a constant, who searches, who has passed, the Ghost's Workers


@dataclass
class Rows:
    """What is to be explained, by what, and how much it counts."""

    reasons: Row
    errors: Row
    counts: Row
    clean: Row

    def fitted(self, ridge: float, towards: Row) -> Row:
        """Ridge regression; `towards` is where nothing speaks for a change."""
        penalty = np.full(self.reasons.shape[1], ridge)
        penalty[-EXTRA:] = 1e-6
        weighted = (self.reasons * self.counts[:, None]).T / self.counts.sum()
        right = weighted @ self.errors + penalty * towards
        solved: Row = np.linalg.solve(weighted @ self.reasons + np.diag(penalty), right)
        return solved

    def loss(self, found: Row) -> float:
        """The mean square of what is left of the errors, of undisturbed positions."""
        left = self.errors - self.reasons @ found
        return float((self.clean * left * left).sum() / max(1.0, self.clean.sum()))


def rows_of(lesson: Lesson, table: Row) -> Rows:
    ones = np.ones((len(table), 1))
    beside = table[:, [SEARCHED, PASSED, GHOST_WORKERS]]
    reasons = np.concatenate([table[:, HEAD:] * lesson.scale, ones, beside], 1)
    counts = np.where(table[:, LATER] > 0, DISTURBED, 1.0) * np.where(table[:, PASSED] > 0, AT_THE_END, 1.0)
    # Among players errors cancel out. Against the Ghost, games end otherwise than was foretold.
    middle = np.median(table[:, ERROR]) if lesson.solo else 0.0
    errors = np.clip(table[:, ERROR] - middle, -lesson.largest_error, lesson.largest_error)
    return Rows(reasons, errors, counts, counts * (table[:, LATER] == 0))


def best_ridge(lesson: Lesson, table: Row, towards: Row) -> float:
    """By held-out deals."""
    apart = is_tested(table)
    learned, held_out = rows_of(lesson, table[~apart]), rows_of(lesson, table[apart])
    loss, ridge = min([(held_out.loss(learned.fitted(ridge, towards)), ridge) for ridge in lesson.ridges])
    before = held_out.loss(learned.fitted(NO_CHANGE, np.zeros(len(towards))))
    print(f"{len(table)} rows: mean square of the error {before:.1f}, now {loss:.1f} with ridge {ridge}")
    return ridge


def is_tested(table: Row) -> NDArray[np.bool_]:
    apart: NDArray[np.bool_] = table[:, DEAL] % TESTED == 0
    return apart


def fit(lesson: Lesson, table: Row) -> list[Row]:
    """The weights of each round."""
    usual = lesson.usual
    nothing = np.zeros(len(usual) + EXTRA)
    ridge = best_ridge(lesson, table, nothing)
    common = rows_of(lesson, table).fitted(ridge, nothing)
    without_tested = rows_of(lesson, table[~is_tested(table)]).fitted(ridge, nothing)
    least = np.where(usual == 0.0, -FROM_NOTHING, LEAST * usual)
    most = np.where(usual == 0.0, FROM_NOTHING, MOST * usual)
    found = []
    for number in range(ROUNDS):
        part = table[table[:, ROUND] == number]
        own = rows_of(lesson, part).fitted(best_ridge(lesson, part, without_tested), common)
        moved = np.clip(usual + own[:-EXTRA] * lesson.scale, least, most)
        moved[CERTAINTY] = min(1.0, moved[CERTAINTY])
        found.append(usual + HALF_WAY * (moved - usual))
    return found
