"""The last steps of a table, for clients that reconnect. They are kept as bytes: as objects they would take a quarter
of the memory of a whole table."""

from __future__ import annotations

import marshal
from collections import deque

from bakufu.kernel.event import Event
from bakufu.table.entries import Entry
from bakufu.table.projection import AnyEvent, Redacted, ViewerStep, redacted, seen_by, step_of

MOST = 64
# An event: the number of its names, its values, whose it is, and the places of the values that nobody else may see.
Packed = tuple[int, list[object], int | None, list[int]]

# The names in an event are the same each time; their number takes their place.
_names: list[tuple[str, ...]] = []
_numbers: dict[tuple[str, ...], int] = {}


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
        step = step_of(entry, [], None)
        head = (step.seq, step.kind, step.seat, step.by, step.at, step.text, step.name)
        self._packed.append((entry.seq, marshal.dumps((head, [_packed(*one) for one in told]))))

    def forget_oldest(self) -> int:
        """The number of the step that is no longer kept."""
        return self._packed.popleft()[0]

    def missed(self, since: int, upto: int, viewer: int | None) -> list[ViewerStep] | None:
        """The steps after `since`, redacted for a viewer, if all of them up to the last one are kept."""
        oldest = self._packed[0][0] if self._packed else upto + 1
        if since > upto or oldest > since + 1:
            return None
        return [_step(packed, viewer) for seq, packed in self._packed if seq > since]


def _packed(seat: int | None, whole: AnyEvent, public: AnyEvent) -> Packed:
    names = tuple(whole)
    number = _numbers.get(names)
    if number is None:
        number = _numbers[names] = len(_names)
        _names.append(names)
    hidden = [] if public is whole else [place for place, name in enumerate(names) if whole[name] != public[name]]
    return number, list(whole.values()), seat, hidden


def _step(packed: bytes, viewer: int | None) -> ViewerStep:
    (seq, kind, seat, by, at, text, name), told = marshal.loads(packed)
    return ViewerStep(seq, kind, seat, by, at, seen_by([_told(*one) for one in told], viewer), None, text, name)


def _told(number: int, values: list[object], seat: int | None, hidden: list[int]) -> Redacted:
    names = _names[number]
    whole = dict(zip(names, values, strict=True))
    return seat, whole, whole | dict.fromkeys([names[place] for place in hidden])
