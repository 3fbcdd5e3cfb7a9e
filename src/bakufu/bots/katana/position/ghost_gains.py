"""What the Ghost can still score: from the player's Family and Decorators, and from the Swords left at the Houses."""

from __future__ import annotations

from bakufu.katana.box.components import (
    GHOST_ACADEMY,
    GHOST_DAIMYO,
    GHOST_PALACE,
    HOUSE_COUNT,
    NO_SWORD,
    NOBODY,
    ROUNDS,
    of_seat,
)
from bakufu.katana.rules.areas.family import members
from bakufu.katana.rules.ghost import GHOST, PLAYER, wanted_space
from bakufu.katana.rules.restore import freed
from bakufu.katana.rules.state import State

# What lies at the Houses, which Sashimonos the Ghost has, its Workers and the round.
Houses = tuple[tuple[int, ...], tuple[int, ...], int, int]


class GhostGains:
    """Counts the Ghost's cards once for all positions with the same deck. In a search for the player they all have it:
    the Ghost does nothing."""

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.gone: list[int] = []
        self.cards = self.palace = self.academy = self.daimyo = 0
        self.swords: dict[Houses, float] = {}

    def points(self, state: State) -> float:
        """From the player's Family and best Decorator, and in this round from the Swords at the Houses."""
        if state.ghost_deck is not self.deck or state.ghost_gone is not self.gone:
            self._count(state)
        rounds: int = ROUNDS - state.round
        draws = state.workers[GHOST] + rounds * (state.setting.workers + freed(state, GHOST))
        palace = self.palace * members(state.family[PLAYER])
        academy = self.academy * max(of_seat(state.decorators, PLAYER))
        return draws * (palace + academy) / self.cards + self._from_swords(state)

    def _count(self, state: State) -> None:
        self.deck, self.gone = state.ghost_deck, state.ghost_gone
        cards = [*self.deck, *self.gone]
        self.cards = len(cards)
        self.palace, self.academy = cards.count(GHOST_PALACE), cards.count(GHOST_ACADEMY)
        self.daimyo = cards.count(GHOST_DAIMYO)
        self.swords = {}

    def _from_swords(self, state: State) -> float:
        """The points of the Swords it will take, if as many of its draws lead to a House as of its cards."""
        flags = state.sashimono[HOUSE_COUNT * GHOST : HOUSE_COUNT * (GHOST + 1)]
        houses: Houses = (state.sword_at, flags, state.workers[GHOST], state.round)
        if houses not in self.swords:
            self.swords[houses] = _points_of_swords(state, state.workers[GHOST] * (self.daimyo / self.cards))
        return self.swords[houses]


def _points_of_swords(state: State, swords: float) -> float:
    flags = list(state.sashimono[HOUSE_COUNT * GHOST : HOUSE_COUNT * (GHOST + 1)])
    left = list(state.sword_at)
    points = 0.0
    while swords > 0.0:
        space = wanted_space(state.setting, left, flags)
        if space == NOBODY:
            return points
        points += min(1.0, swords) * (state.setting.points[left[space]] + state.setting.round_points[state.round - 1])
        left[space] = NO_SWORD
        flags[state.setting.house_of[space]] += 1
        swords -= 1.0
    return points
