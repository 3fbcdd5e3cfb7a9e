"""The note of a finished game: for each seat what its statistics need, so that nothing is replayed for them again."""

from __future__ import annotations

from typing import TypedDict

from bakufu.kernel.patch import Json
from bakufu.kernel.plain import plain
from bakufu.statistics.manifest import noting_of
from bakufu.table.past.hindsight import Past, effective_entries


class SeatNote(TypedDict):
    """`opening` and `things` are words of the game's own. `luck`: cubes of this seat in the tray, beyond those that
    were expected; null in games without a tower."""

    seat: int
    place: int
    points: int
    opening: str | None
    things: list[str]
    luck: float | None


def notes_of(past: Past) -> list[SeatNote]:
    """By seat."""
    fold, noting = past.fold(), noting_of(past.game)
    happened = [(0, fold.events)]
    happened += [(entry.seq, events) for entry, events in effective_entries(fold, past.entries)]
    told: list[Json] = [plain(event) for _, events in happened for event in events]
    first, field = noting.opening
    openings: dict[int, str] = {}
    owners: dict[str, int] = {}
    for event in told:
        if event["type"] == first:
            openings.setdefault(event["seat"], event[field])
        elif event["type"] in noting.gained:
            owners[event[noting.thing]] = event["seat"]
        elif event["type"] in noting.lost:
            owners.pop(event[noting.thing], None)
    lines = plain(fold.game.chronicle(past.options, happened)).get("luck")
    return [
        {
            "seat": row.seat,
            "place": row.place,
            "points": row.points,
            "opening": openings.get(row.seat),
            "things": sorted([thing for thing, seat in owners.items() if seat == row.seat]),
            "luck": None if lines is None else _luck(lines, row.seat),
        }
        for row in sorted(fold.game.standings(fold.state), key=lambda row: row.seat)
    ]


def _luck(lines: list[Json], seat: int) -> float:
    own = [line for line in lines if line["seat"] == seat]
    beyond: float = sum([line["came"] - line["expected"] / 100 for line in own])
    return round(beyond, 2)
