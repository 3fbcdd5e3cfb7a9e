"""What a game brings to a table: its lessons. A lesson is a table that is laid the same way every time."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Lesson:
    """A table for one learner and bots. `seed` is no secret: whoever learns may meet the same cards again."""

    seed: str
    options: dict[str, Any]
    bots: dict[int, str]
    seat: int = 0


@dataclass(frozen=True)
class Lessons:
    """The lessons of one game, by the name that stands on a table's card."""

    lessons: dict[str, Lesson] = field(default_factory=dict)
