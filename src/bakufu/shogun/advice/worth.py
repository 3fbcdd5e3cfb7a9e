"""Worth: the points that everybody would have if the points of a winter were counted now."""

from __future__ import annotations

from bakufu.shogun.rules.scoring import score
from bakufu.shogun.rules.state import State


def worth(state: State) -> list[int]:
    """By seat; at the end of the game, when all has been counted, the points as they are."""
    if state.over():
        return state.points[:]
    counted = state.copy()
    score(counted, None)
    return counted.points
