"""The lines in which a game is told. Which events become which lines is each game's own affair."""

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
        """What is still waiting when a tale breaks off."""
