"""The last steps of a table, for clients that reconnect. They are kept as bytes: as objects they would take a quarter
of the memory of a whole table."""

from __future__ import annotations

import marshal
from collections import deque

from bakufu.kernel.event import Event
from bakufu.table.entries import Entry
from bakufu.table.projection import Redacted, ViewerStep, heading, redacted, seen_by, step_of

MOST = 64


class RecentSteps:
    """`after`: entries up to this one have been played, but nobody needs them any more."""

    def __init__(self, after: int = 0) -> None:
        self.after = after
        self._packed: deque[tuple[int, bytes]] = deque(maxlen=MOST)

    def add(self, entry: Entry, events: list[Event]) -> None:
        if entry.seq > self.after:
            self.keep(entry, redacted(events))

    def keep(self, entry: Entry, told: list[Redacted]) -> None:
        """Keep a step whose events are redacted already."""
        self._packed.append((entry.seq, marshal.dumps((heading(entry), told))))

    def forget_oldest(self) -> int:
        """The number of the step that is no longer kept."""
        return self._packed.popleft()[0]

    def missed(self, since: int, upto: int, viewer: int | None) -> list[ViewerStep] | None:
        """The steps after `since`, redacted for a viewer, if all of them up to the last one are kept."""
        oldest = self._packed[0][0] if self._packed else upto + 1
        if since > upto or oldest > since + 1:
            return None
        return [_step(packed, viewer) for seq, packed in self._packed if seq > since]


def _step(packed: bytes, viewer: int | None) -> ViewerStep:
    head, told = marshal.loads(packed)
    return step_of(head, seen_by(told, viewer), None)
