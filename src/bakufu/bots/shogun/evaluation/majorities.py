"""Majorities: who has how many buildings of a kind in a region, and what one more or one less would change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bakufu.shogun.box.components import BUILDING_BIT, PROVINCE_COUNT, REGIONS
from bakufu.shogun.rules.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

KINDS: Final = len(BUILDING_BIT)
REGION_COUNT: Final = len(REGIONS)


class Majorities:
    """Counts by kind, region and seat, in one row. Kinds are bits of a province's buildings, the lowest one first."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.points = state.setting.majority_points
        self.players: int = state.setting.players
        self.counts = [0] * (KINDS * REGION_COUNT * self.players)
        counts, owner, region = self.counts, state.owner, state.setting.board.region
        for province in range(PROVINCE_COUNT):
            standing: i64 = state.buildings[province]
            if standing and owner[province] >= 0:
                place: i64 = region[province] * self.players + owner[province]
                while standing:
                    if standing & 1:
                        counts[place] += 1
                    standing >>= 1
                    place += REGION_COUNT * self.players

    def score(self, kind: int, region: int, seat: int, change: int) -> int:
        """The points a seat has for one kind in one region, with this many more or fewer buildings than now."""
        counts = self.counts
        first = (kind * REGION_COUNT + region) * self.players
        own = counts[first + seat] + change
        if own <= 0:
            return 0
        tied = 0
        for other in range(self.players):
            if other != seat:
                count = counts[first + other]
                if count > own:
                    return 0
                if count == own:
                    tied = 1
        return self.points[kind] - tied

    def one_more(self, kind: int, region: int, seat: int, denied: float) -> float:
        """What a new building scores for its owner, and a share of what it takes from rivals."""
        gained = float(self.score(kind, region, seat, 1) - self.score(kind, region, seat, 0))
        if denied:
            own = (kind * REGION_COUNT + region) * self.players + seat
            before = self._of_rivals(kind, region, seat)
            if before:
                self.counts[own] += 1
                gained += denied * (before - self._of_rivals(kind, region, seat))
                self.counts[own] -= 1
        return gained

    def _of_rivals(self, kind: int, region: int, seat: int) -> int:
        points = 0
        for other in range(self.players):
            if other != seat:
                points += self.score(kind, region, other, 0)
        return points

    def gained_with(self, province: int, seat: int) -> int:
        """Points for the buildings in a province, if this seat took it."""
        return self._swing(province, seat, 1)

    def lost_with(self, province: int, seat: int) -> int:
        """Points that this seat would lose with a province of its own."""
        return -self._swing(province, seat, -1)

    def _swing(self, province: int, seat: int, change: int) -> int:
        standing = self.state.buildings[province]
        if not standing:
            return 0
        region = self.state.setting.board.region[province]
        swing = 0
        for kind in range(KINDS):
            if standing & BUILDING_BIT[kind]:
                swing += self.score(kind, region, seat, change) - self.score(kind, region, seat, 0)
        return swing
