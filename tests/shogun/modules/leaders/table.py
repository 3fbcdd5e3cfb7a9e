"""The vocabulary of the tests of Military Leaders: where leaders and statues stand, and a season that is over."""

from __future__ import annotations

from typing import Self

from bakufu.shogun.box.components import COLOURS, PROVINCES
from bakufu.shogun.modules.leaders.moving import move_leaders
from bakufu.shogun.modules.leaders.numbers import LEADER, STATUES, STATUES_LEFT, TROPHIES
from bakufu.shogun.modules.leaders.statues import statues_of, trophies_of
from tests.shogun.table import Table


class LeadersTable(Table):
    @classmethod
    def bare(cls, players: int = 4, **options: object) -> Self:
        return super().bare(players, **{"modules": ["leaders"], **options})

    def leader(self, seat: int, province: str) -> Self:
        """A leader comes to the board."""
        self.state.put(LEADER, seat, PROVINCES.index(province))
        return self

    def statues(self, seat: int, *provinces: str) -> Self:
        """Statues out of the player's supply; a province may be named twice."""
        for province in provinces:
            self.state.add(STATUES, PROVINCES.index(province) * self.players + seat, 1)
            self.state.add(STATUES_LEFT, seat, -1)
        return self

    def trophies(self, seat: int, former: int, count: int) -> Self:
        """Statues of another player, out of that player's supply."""
        self.state.add(TROPHIES, seat * self.players + former, count)
        self.state.add(STATUES_LEFT, former, -count)
        return self

    def season_over(self, *order: int, season: int = 0) -> Self:
        """All actions of a season have been carried out; the last of the six has the number 5."""
        self.state.order = list(order) or list(range(self.players))
        self.state.year, self.state.season = season // 3 + 1, season % 3
        return self._from_step(move_leaders, season)

    def where(self, seat: int) -> str:
        """The province of a leader; "" if he is away."""
        number = self.state.module_rows[LEADER][seat]
        return PROVINCES[number] if number >= 0 else ""

    def statues_in(self, province: str) -> dict[str, int]:
        first = PROVINCES.index(province) * self.players
        standing = self.state.module_rows[STATUES][first : first + self.players]
        return {COLOURS[seat]: count for seat, count in enumerate(standing) if count}

    def owns(self, seat: int) -> tuple[int, int, int]:
        """A player's statues on the board, statues left, and trophies."""
        return statues_of(self.state, seat), self.state.module_rows[STATUES_LEFT][seat], trophies_of(self.state, seat)
