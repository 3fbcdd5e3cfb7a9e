"""Worth: everybody's points if a winter were scored now."""

from __future__ import annotations

from bakufu.shogun.rules.scoring import score
from bakufu.shogun.rules.state import State


def worth(state: State) -> list[int]:
    """By seat. Once the game is over, the final points."""
    if state.over():
        return state.points[:]
    counted = state.copy()
    score(counted, None)
    return counted.points
