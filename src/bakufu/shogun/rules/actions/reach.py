"""Where armies can go at all, whoever owns the province: it is in play, and adjacent to where they are."""

from __future__ import annotations

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.shogun.box.components import PROVINCE_COUNT
from bakufu.shogun.rules.decision_kinds import ABOUT_ORIGIN
from bakufu.shogun.rules.state import State


def reach_refusal(state: State, move: int) -> str:
    """The rule by which this pick isn't a province within reach of the decision's origin, or ""."""
    if move >= PROVINCE_COUNT:
        return NO_SUCH_MOVE
    if not state.setting.board.in_play[move]:
        return "setup.left-out-with-three"
    return "" if state.setting.board.touches[state.about[ABOUT_ORIGIN]][move] else "march.adjacent"
