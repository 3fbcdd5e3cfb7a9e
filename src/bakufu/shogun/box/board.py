"""The board: one side of it, with the provinces that are in play for this number of players."""

from __future__ import annotations

from bakufu.kernel.errors import BadFacts
from bakufu.kernel.facts import Facts
from bakufu.shogun.box.components import PROVINCE_COUNT, PROVINCES, REGIONS


class Board:
    """Flat lists by province number. `neighbours` holds only provinces in play, `by_sea` those across a sea route."""

    def __init__(self, facts: Facts, side: str, players: int) -> None:
        provinces = facts.table["province"]
        left_out = facts.table["left_out"][side] if players == 3 else []
        self.side = side
        self.in_play = [name not in left_out for name in PROVINCES]
        self.tax: list[int] = [provinces[name]["tax"] for name in PROVINCES]
        self.rice: list[int] = [provinces[name]["rice"] for name in PROVINCES]
        self.sites: list[int] = [provinces[name]["sites"] for name in PROVINCES]
        self.region: list[int] = [REGIONS.index(provinces[name][side]) for name in PROVINCES]
        self.neighbours: list[list[int]] = [[] for _ in PROVINCES]
        self.by_sea: list[list[int]] = [[] for _ in PROVINCES]
        for a, b in facts.table["border"]["land"]:
            self._join(self.neighbours, a, b)
        for a, b in facts.table["sea"][side]:
            self._join(self.neighbours, a, b)
            self._join(self.by_sea, a, b)
        self.touches = [[b in self.neighbours[a] for b in range(PROVINCE_COUNT)] for a in range(PROVINCE_COUNT)]

    def _join(self, borders: list[list[int]], a: str, b: str) -> None:
        first, second = province_number(a), province_number(b)
        if self.in_play[first] and self.in_play[second]:
            borders[first].append(second)
            borders[second].append(first)
            borders[first].sort()
            borders[second].sort()


def province_number(name: str) -> int:
    if name not in PROVINCES:
        raise BadFacts("error-unknown-province", wrong=name, known=PROVINCES)
    return PROVINCES.index(name)
