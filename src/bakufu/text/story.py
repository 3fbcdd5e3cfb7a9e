"""The lines of the game log. Each game decides which events become which lines."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from bakufu.kernel.event import Event

CHAPTER, HEADING, SENTENCE = 0, 1, 2


@dataclass(frozen=True)
class Line:
    """`rule` is "" for a chapter. `depth`: a chapter, a part of one, or what happens."""

    text: str
    rule: str
    depth: int


class Story(Protocol):
    """Feed it the events of a game in their order; lines that wait for more events come with the next ones."""

    def tell(self, events: Iterable[Event]) -> list[Line]: ...

    def end(self) -> list[Line]:
        """What is still waiting when a log ends early."""
