"""Majorities: who has how many buildings of a kind in a region, and what one more or one less would change."""

from __future__ import annotations

from typing import Final

from bakufu.shogun.box.components import BUILDING_BIT, PROVINCE_COUNT, REGIONS
from bakufu.shogun.rules.state import State

KINDS: Final = len(BUILDING_BIT)


class Majorities:
    """Counts by kind, region and seat."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.points = state.setting.majority_points
        self.counts = [[[0] * state.setting.players for _ in REGIONS] for _ in range(KINDS)]
        region = state.setting.board.region
        for province in range(PROVINCE_COUNT):
            standing = state.buildings[province]
            if standing and state.owner[province] >= 0:
                for kind in range(KINDS):
                    if standing & BUILDING_BIT[kind]:
                        self.counts[kind][region[province]][state.owner[province]] += 1

    def score(self, kind: int, region: int, seat: int, change: int) -> int:
        """The points a seat has for one kind in one region, with this many more or fewer buildings than now."""
        counts = self.counts[kind][region]
        own = counts[seat] + change
        if own <= 0:
            return 0
        tied = 0
        for other in range(len(counts)):
            if other != seat:
                if counts[other] > own:
                    return 0
                if counts[other] == own:
                    tied = 1
        return self.points[kind] - tied

    def one_more(self, kind: int, region: int, seat: int, denied: float) -> float:
        """What a new building scores for its owner, and a share of what it takes from rivals."""
        gained = float(self.score(kind, region, seat, 1) - self.score(kind, region, seat, 0))
        counts = self.counts[kind][region]
        if denied and max(counts):
            before = [self.score(kind, region, other, 0) for other in range(len(counts)) if other != seat]
            counts[seat] += 1
            after = [self.score(kind, region, other, 0) for other in range(len(counts)) if other != seat]
            counts[seat] -= 1
            gained += denied * (sum(before) - sum(after))
        return gained

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
