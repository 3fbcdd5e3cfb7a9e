"""Standings: live during the game, final once it is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

By = Literal["points", "tie-break", "shared"]


@dataclass(frozen=True)
class Standing:
    """Place 1 is the leader. Players who share a place are tied on points and in the tie-break."""

    seat: int
    place: int
    points: int
    tie_break: int


@dataclass(frozen=True)
class Verdict:
    """How final standings come about. `by` is what made the winners win: more points, the tie-break, or nothing, so
    that they share the victory. `ahead` are the points between the winner and the next, `beaten` the players with as
    many points who lost by the tie-break, `tied` everybody who has as many points as somebody else."""

    winners: tuple[int, ...]
    by: By
    ahead: int
    beaten: tuple[int, ...]
    tied: tuple[int, ...]


def verdict(rows: list[Standing]) -> Verdict:
    """`rows` are those of all sides, best first."""
    best = rows[0].points
    second = rows[1] if len(rows) > 1 else None
    by: By = "points"
    if second is not None and second.place == 1:
        by = "shared"
    elif second is not None and second.points == best:
        by = "tie-break"
    points = [row.points for row in rows]
    return Verdict(
        tuple([row.seat for row in rows if row.place == 1]),
        by,
        best - second.points if second is not None else 0,
        tuple([row.seat for row in rows if row.place > 1 and row.points == best]),
        tuple([row.seat for row in rows if points.count(row.points) > 1]),
    )


def winning_rule(rows: list[Standing], most_points: str, tie_break: str, shared: str) -> str:
    """The rule that decides the victory in final standings, best first."""
    return {"points": most_points, "tie-break": tie_break, "shared": shared}[verdict(rows).by]


def standings(points: list[int], tie_breaks: list[int]) -> list[Standing]:
    """Ranked by points, then by the tie-break; best first, tied players in seat order."""
    scores = list(zip(points, tie_breaks, strict=True))
    rows = []
    for seat, (total, tie_break) in enumerate(scores):
        place = 1
        for other in scores:
            if other > (total, tie_break):
                place += 1
        rows.append(Standing(seat, place, total, tie_break))
    return sorted(rows, key=lambda row: (row.place, row.seat))
