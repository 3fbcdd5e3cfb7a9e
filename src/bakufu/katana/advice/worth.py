"""Worth: the points that everybody would have if the game ended now and all were counted."""

from __future__ import annotations

from bakufu.katana.rules.scoring import final_points
from bakufu.katana.rules.state import State


def worth(state: State) -> list[int]:
    """By seat; at the end of the game, when all has been counted, the points as they are."""
    counted = state.points if state.over() else final_points(state)
    return counted[: state.setting.players]
