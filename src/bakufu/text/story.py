"""The lines of the game log. Each game decides which events become which lines."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from bakufu.kernel.event import Event

CHAPTER, HEADING, SENTENCE = 0, 1, 2


@dataclass(frozen=True)
class Line:
    """`rule` is "" for a chapter. `depth` is CHAPTER, HEADING or SENTENCE."""

    text: str
    rule: str
    depth: int


class Story(Protocol):
    """Feed it the events of a game in order. Lines that depend on later events are returned with those."""

    def tell(self, events: Iterable[Event]) -> list[Line]: ...

    def end(self) -> list[Line]:
        """The lines that are still waiting when the log ends early."""
