"""Rewards: for the place or the points at the end of a game, and optionally shaped by the current points."""

from __future__ import annotations

from bakufu.kernel.errors import BadOption
from bakufu.kernel.standing import Standing

KINDS = ("place", "win", "points")
FOR_ILLEGAL = -1.0


def lead(points: list[int]) -> list[float]:
    """Each seat's points minus the mean of the others, or minus 0 in a solo game."""
    total, others = sum(points), max(1, len(points) - 1)
    return [own - (total - own) / others for own in points]


class Rewards:
    def __init__(self, kind: str, shaping: float, players: int) -> None:
        if kind not in KINDS:
            raise BadOption("error-unknown-reward", wrong=kind, known=KINDS)
        self.kind = kind
        self.shaping = shaping
        self._players = players
        self._before: list[float] = []

    def begin(self, worth: list[int]) -> None:
        self._before = lead(worth)

    def continue_from(self, other: Rewards) -> None:
        """Take over what another has seen of the same game."""
        self._before = other._before[:]

    def shaped(self, worth: list[int]) -> list[float]:
        """The change since the last call, times `shaping`."""
        now = lead(worth)
        changed = [self.shaping * (after - before) for after, before in zip(now, self._before, strict=True)]
        self._before = now
        return changed

    def final(self, standings: list[Standing]) -> list[float]:
        """Final rewards by seat. Seats that share places share the rewards of these places."""
        rows = sorted(standings, key=lambda row: row.seat)
        if self.kind == "points":
            return lead([row.points for row in rows])
        places = [row.place for row in rows]
        return [self._mean_for(place, places.count(place)) for place in places]

    def _mean_for(self, place: int, sharing: int) -> float:
        return sum(self._for_place(place + more) for more in range(sharing)) / sharing

    def _for_place(self, place: int) -> float:
        if self.kind == "win":
            return 1.0 if place == 1 else 0.0
        return 1.0 - 2.0 * (place - 1) / max(1, self._players - 1)
