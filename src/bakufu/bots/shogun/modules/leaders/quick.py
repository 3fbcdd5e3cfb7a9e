"""Quick choices for leaders."""

from __future__ import annotations

from typing import Final

from bakufu.shogun.modules.leaders.numbers import LEADER, STATUES
from bakufu.shogun.rules.state import State

TROPHY: Final = 1.5
STATUE: Final = 1.0  # a statue for a leader who moves to an adjacent province


def leader(state: State, seat: int, moves: list[int], worths: list[float]) -> int:
    """Where others have statues, and in an adjacent province."""
    players = state.setting.players
    statues = state.module_rows[STATUES]
    origin = state.module_rows[LEADER][seat]
    touches = state.setting.board.touches[origin] if origin >= 0 else []
    best, found = -1.0, moves[0]
    for province in moves:
        standing = statues[province * players : (province + 1) * players]
        value = TROPHY * (sum(standing) - standing[seat]) + state.armies[province] / 50
        if touches and touches[province]:
            value += STATUE
        if value > best:
            best, found = value, province
    return found
