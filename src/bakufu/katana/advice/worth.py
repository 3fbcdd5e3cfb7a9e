"""Worth: everybody's points if the game ended now."""

from __future__ import annotations

from bakufu.katana.rules.scoring import final_points
from bakufu.katana.rules.state import State


def worth(state: State) -> list[int]:
    """By seat. Once the game is over, the final points."""
    counted = state.points if state.over() else final_points(state)
    return counted[: state.setting.players]
