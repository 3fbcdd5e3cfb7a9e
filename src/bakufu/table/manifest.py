"""What a game adds to tables: its lessons. A lesson is a table with a fixed setup."""

from __future__ import annotations

from dataclasses import dataclass, field

from bakufu.kernel.patch import Json


@dataclass(frozen=True)
class Lesson:
    """A table for one learner and bots. `seed` isn't secret: a repeated lesson has the same cards."""

    seed: str
    options: Json
    bots: dict[int, str]
    seat: int = 0


@dataclass(frozen=True)
class Lessons:
    """The lessons of one game, by the name on a table's card."""

    lessons: dict[str, Lesson] = field(default_factory=dict)
