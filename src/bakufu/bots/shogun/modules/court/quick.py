"""Quick choices at Tenno's Court."""

from __future__ import annotations

from bakufu.bots.shogun.search.glances import dearest
from bakufu.shogun.box.components import NEUTRAL
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.court.numbers import FAVOUR, FAVOUR_ROW
from bakufu.shogun.rules.state import State


def favour(state: State, seat: int, moves: list[int], worths: list[float]) -> int:
    """The one with the highest number: on average it is worth the most."""
    row = state.module_rows[FAVOUR_ROW]
    return max(moves, key=lambda move: 0 if move == NOTHING else row[move - FAVOUR])


def armies(state: State, seat: int, moves: list[int], worths: list[float]) -> int:
    """A free province rather than more armies in one of the seat's own."""
    free = [province for province in moves if state.owner[province] == NEUTRAL]
    return dearest(state, seat, free or moves, worths)
