"""Standings: live during the game, final once it is over."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Standing:
    """Place 1 is the leader. Players who share a place are tied on points and in the tie-break."""

    seat: int
    place: int
    points: int
    tie_break: int


def winning_rule(rows: list[Standing], most_points: str, tie_break: str, shared: str) -> str:
    """The rule that decides the victory in final standings, best first."""
    if len(rows) > 1 and rows[1].place == 1:
        return shared
    return tie_break if len(rows) > 1 and rows[1].points == rows[0].points else most_points


def standings(points: list[int], tie_breaks: list[int]) -> list[Standing]:
    """Ranked by points, then by the tie-break; best first, tied players in seat order."""
    scores = list(zip(points, tie_breaks, strict=True))
    rows = []
    for seat, score in enumerate(scores):
        place = 1
        for other in scores:
            if other > score:
                place += 1
        rows.append(Standing(seat, place, score[0], score[1]))
    return sorted(rows, key=lambda row: (row.place, row.seat))
