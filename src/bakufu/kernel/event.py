"""Domain events: immutable facts about what happened, with the rule that caused them. Private fields are marked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from bakufu.kernel.patch import Json

E = TypeVar("E", bound="Event")


@dataclass(frozen=True)
class Event:
    """Something that happened."""

    rule: str

    def private(self) -> tuple[str, ...]:
        """The fields that only the seat in `seat` may read."""
        return ()


Events = list[Event] | None


def redact(event: E, seat: int | None) -> E:
    """The event redacted for a seat (None: a spectator): fields that are private to another seat become None."""
    if not event.private() or getattr(event, "seat", None) == seat:
        return event
    hidden: Json = dict.fromkeys(event.private())
    return replace(event, **hidden)
