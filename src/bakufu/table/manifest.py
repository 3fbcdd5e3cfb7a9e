"""What a game adds to tables: its lessons. A lesson is a table with a fixed setup."""

from __future__ import annotations

from dataclasses import dataclass, field

from bakufu.kernel.patch import Json


@dataclass(frozen=True)
class Lesson:
    """A table for one learner and bots. `seed` isn't secret: a repeated lesson has the same cards.

    `path` are the learner's moves, in words, that the lesson shows the game with: one group for each suggestion. Bots
    are deterministic, so whoever follows it meets the same game. The learner is free to leave it.
    """

    seed: str
    options: Json
    bots: dict[int, str]
    seat: int = 0
    path: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Lessons:
    """The lessons of one game, by the name on a table's card."""

    lessons: dict[str, Lesson] = field(default_factory=dict)
