"""Hindsight: a log read again from its beginning, for a replay, a chronicle, or another way to go on.

Who may be told is decided before: these tell everything to the viewer they are given.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bakufu.bots.job import game_of
from bakufu.kernel.event import Event, redact
from bakufu.kernel.plain import plain
from bakufu.kernel.study import Chronicle
from bakufu.table.entries import Entry, Kind
from bakufu.table.fold import Fold
from bakufu.table.projection import StepBroadcast, ViewerStep, snapshot_for

Json = dict[str, Any]
FARMERS = "farmers"


@dataclass(frozen=True)
class Past:
    """A game as it is stored: enough to play all of it again."""

    game: str
    facts: str | None
    options: Json
    seed: str
    started_at: int
    entries: list[Entry]

    def fold(self) -> Fold:
        """The table before the first entry."""
        return Fold(game_of(self.game, self.facts), self.options, self.seed, self.started_at)


@dataclass(frozen=True)
class History:
    """The view at the start with the events that led there, and all steps, each with its patch."""

    view: Json
    events: list[Json]
    steps: list[ViewerStep]


def history(past: Past, viewer: int | None) -> History:
    """A whole game, as the viewer may know it."""
    fold = past.fold()
    set_up = [plain(redact(event, viewer)) for event in fold.events]
    seen = snapshot_for(fold, viewer)
    first, steps = seen.whole(), []
    for entry in past.entries:
        before = fold.state
        events = fold.apply(entry)
        step, seen = StepBroadcast(fold, before, entry, events).steps({viewer: seen})[viewer]
        steps.append(step)
    return History(first, set_up, steps)


def chronicle(past: Past) -> Json:
    """How the game went, as everybody may know it."""
    fold = past.fold()
    happened = [(0, fold.events)]
    happened += [(entry.seq, events) for entry, events in what_counts(fold, past.entries)]
    return _told(fold.game.chronicle(past.options, happened))


def _told(found: Chronicle) -> Json:
    return {
        "rounds": [_untyped(row) for row in found.rounds],
        "scoring": [_untyped(line) for line in found.scoring],
        "luck": [
            {
                "seq": line.seq,
                "seat": FARMERS if line.seat is None else line.seat,
                "thrown": line.thrown,
                "expected": line.expected / 100,
                "came": line.came,
            }
            for line in found.luck
        ],
    }


def _untyped(row: object) -> Json:
    named: Json = plain(row)
    del named["type"]
    return named


def what_counts(fold: Fold, entries: list[Entry]) -> list[tuple[Entry, list[Event]]]:
    """The entries that brought the game to where it stands, with their events: no talk, nothing that was taken back,
    no plans that were replaced or still wait for others."""
    counting: list[tuple[Entry, list[Event]]] = []
    waiting: dict[int | None, Entry] = {}
    for entry in entries:
        events = fold.apply(entry)
        if entry.kind is Kind.MOVES:
            counting.append((entry, events))
        elif entry.kind is Kind.UNDO:
            counting.pop()
        elif entry.kind is Kind.UNSEAL:
            del waiting[entry.seat]
        elif entry.kind is Kind.SEAL:
            waiting.pop(entry.seat, None)
            if fold.sealed:
                waiting[entry.seat] = entry
            else:
                counting += [(plan, []) for plan in waiting.values()] + [(entry, events)]
                waiting = {}
    return counting


@dataclass(frozen=True)
class Cut:
    """The beginning of a game, numbered anew and without ids, and who is awaited then; nobody: it is over."""

    entries: list[Entry]
    awaited: tuple[int, ...]


def cut(past: Past, at: int) -> Cut:
    """The same game up to this time, as if it had happened then."""
    counting = what_counts(past.fold(), past.entries)
    entries = [
        Entry(seq, entry.kind, entry.seat, entry.data, entry.by, at) for seq, (entry, _) in enumerate(counting, 1)
    ]
    fold = past.fold()
    for entry in entries:
        fold.apply(entry)
    return Cut(entries, fold.awaited())
