"""How somebody does with the puzzles of a game: a rating against theirs, a streak, and what comes next."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bakufu.puzzles.puzzle import Puzzle

NEWCOMER: Final = 1200
SCALE: Final = 400  # rating points by which odds of ten to one differ
STEP: Final = 32
FIRST_STEP: Final = 64  # while little is known
FIRST: Final = 10  # puzzles


@dataclass(frozen=True)
class Progress:
    """`tried` are puzzles by their names, and whether they were solved at the first try: only that one counts."""

    rating: float = NEWCOMER
    streak: int = 0
    best: int = 0
    tried: dict[str, bool] = field(default_factory=dict)

    @property
    def solved(self) -> int:
        return sum(self.tried.values())

    def after(self, puzzle: Puzzle, right: bool) -> Progress:
        """With this answer; the same where the puzzle was tried before."""
        if puzzle.name in self.tried:
            return self
        expected = 1 / (1 + 10 ** ((puzzle.rating - self.rating) / SCALE))
        step = FIRST_STEP if len(self.tried) < FIRST else STEP
        streak = self.streak + 1 if right else 0
        return Progress(
            round(self.rating + step * (right - expected), 1),
            streak,
            max(self.best, streak),
            {**self.tried, puzzle.name: right},
        )

    def as_json(self) -> str:
        return json.dumps({"rating": self.rating, "streak": self.streak, "best": self.best, "tried": self.tried})


def progress_in(text: str | None) -> Progress:
    """What was stored; a newcomer's where nothing is."""
    return replace(Progress(), **json.loads(text)) if text else Progress()


def next_puzzle(puzzles: Sequence[Puzzle], progress: Progress, theme: str, level: str) -> Puzzle | None:
    """The one that fits the rating best, of those that weren't tried; then those that weren't solved. An empty theme or
    level is any."""
    fitting = [one for one in puzzles if theme in ("", one.theme) and level in ("", one.level)]
    new = [one for one in fitting if one.name not in progress.tried]
    left = new or [one for one in fitting if not progress.tried[one.name]]
    return min(left, key=lambda one: abs(one.rating - progress.rating), default=None)
