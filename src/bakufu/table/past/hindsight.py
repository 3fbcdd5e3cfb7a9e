"""Replays of a log from its beginning: for a step-by-step history, for statistics, or for a branch.

The caller checks who may ask: these return everything that the given viewer may know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypedDict

from bakufu.bots.job import game_of
from bakufu.kernel.advice.chronicle import Chronicle
from bakufu.kernel.event import Event, redact
from bakufu.kernel.patch import Json
from bakufu.kernel.plain import plain
from bakufu.kernel.shapes import OfGame
from bakufu.kernel.standing import Standing, verdict
from bakufu.table.entries import Entry, Kind
from bakufu.table.fold import Fold
from bakufu.table.projection import AnyEvent, AnyView, StepBroadcast, ViewerStep, redacted, snapshot_for

AnyChronicle = Annotated[Json, OfGame("Chronicle")]
DECISIVE = 3  # lines that say what a game was won by


class LuckLine(TypedDict):
    """One side in one throw: the cubes it threw, and its cubes in the tray, expected and actual."""

    seq: int
    seat: int | Literal["farmers"]
    thrown: int
    expected: float
    came: int


class Decisive(TypedDict):
    """What the winner scored more points for than the next player, over the whole game."""

    source: str
    points: int
    ahead: int


@dataclass(frozen=True)
class Past:
    """A stored game: enough to replay it."""

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

    view: AnyView
    events: list[AnyEvent]
    steps: list[ViewerStep]


def history(past: Past, viewer: int | None) -> History:
    """A whole game, redacted for the viewer."""
    fold = past.fold()
    set_up = [plain(redact(event, viewer)) for event in fold.events]
    known = snapshot_for(fold, viewer)
    first, steps = known.whole(), []
    for entry in past.entries:
        before = fold.state
        events = fold.apply(entry)
        step, known = StepBroadcast(fold, before, entry, redacted(events)).steps({viewer: known})[viewer]
        steps.append(step)
    return History(first, set_up, steps)


def chronicle(past: Past) -> AnyChronicle:
    """Public statistics of the game."""
    fold = past.fold()
    happened = [(0, fold.events)]
    happened += [(entry.seq, events) for entry, events in effective_entries(fold, past.entries)]
    return statistics(fold.game.chronicle(past.options, happened), fold.game.sides(fold.state))


def statistics(found: Chronicle, sides: list[Standing]) -> AnyChronicle:
    """`sides` are the standings of all of them, best first."""
    scoring = [_untyped(line) for line in found.scoring]
    return {
        "standings": [plain(row) for row in sides],
        "verdict": plain(verdict(sides)) if found.decided else None,
        "decided": found.decided or None,
        "decisive": decisive(scoring, sides) if found.decided else [],
        "rounds": [_untyped(row) for row in found.rounds],
        "scoring": scoring,
        "luck": [
            {
                "seq": line["seq"],
                "seat": "farmers" if line["seat"] is None else line["seat"],
                "thrown": line["thrown"],
                "expected": line["expected"] / 100,
                "came": line["came"],
            }
            for line in plain(found).get("luck", ())  # only of games with a tower
        ],
    }


def decisive(scoring: list[Json], sides: list[Standing]) -> list[Decisive]:
    """The sources by which the winner was most ahead of the next player; none where the victory is shared."""
    if len(sides) < 2 or sides[1].place == 1:
        return []
    winner: dict[str, int] = {}
    second: dict[str, int] = {}
    sums = {sides[0].seat: winner, sides[1].seat: second}
    for line in scoring:
        of_seat = sums.get(line["seat"])
        if of_seat is not None:
            of_seat[line["source"]] = of_seat.get(line["source"], 0) + line["points"]
    found: list[Decisive] = [
        {"source": source, "points": points, "ahead": points - second.get(source, 0)}
        for source, points in winner.items()
    ]
    found.sort(key=lambda line: -line["ahead"])
    return [line for line in found[:DECISIVE] if line["ahead"] > 0]


def _untyped(row: object) -> Json:
    named: Json = plain(row)
    del named["type"]
    return named


def effective_entries(fold: Fold, entries: list[Entry]) -> list[tuple[Entry, list[Event]]]:
    """The entries that led to the current state, with their events: no chat, nothing that was undone, no plans that
    were replaced or still wait for others."""
    effective: list[tuple[Entry, list[Event]]] = []
    waiting: dict[int | None, Entry] = {}
    for entry in entries:
        events = fold.apply(entry)
        if entry.kind is Kind.MOVES:
            effective.append((entry, events))
        elif entry.kind is Kind.UNDO:
            effective.pop()
        elif entry.kind is Kind.UNSEAL:
            del waiting[entry.seat]
        elif entry.kind is Kind.SEAL:
            waiting.pop(entry.seat, None)
            if fold.sealed:
                waiting[entry.seat] = entry
            else:
                effective += [(plan, []) for plan in waiting.values()] + [(entry, events)]
                waiting = {}
    return effective


@dataclass(frozen=True)
class Cut:
    """The beginning of a game, renumbered and without idempotency keys, and the seats to move; none: it is over."""

    entries: list[Entry]
    awaited: tuple[int, ...]


def cut(past: Past, at: int) -> Cut:
    """The effective entries of a game, all dated `at`."""
    effective = effective_entries(past.fold(), past.entries)
    entries = [
        Entry(seq, entry.kind, entry.seat, entry.data, entry.by, at) for seq, (entry, _) in enumerate(effective, 1)
    ]
    fold = past.fold()
    for entry in entries:
        fold.apply(entry)
    return Cut(entries, fold.awaited())
