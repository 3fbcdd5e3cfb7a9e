"""The Composition of the SHOGUN NO KATANA: equal Resources side by side, from one end of the rows to the other."""

from __future__ import annotations

from bakufu.katana.components import MOST_IN_THE_KATANA
from bakufu.katana.picks import ADD_LATE, DROP, ENOUGH, RESOURCE
from bakufu.katana.state import State


def changing_value(state: State, seat: int, move: int, longest: int) -> float:
    """Kinds that are missing; then cheap ones go while the Composition would be too long to complete."""
    have = state.project[4 * seat : 4 * seat + 4]
    if move == ENOUGH:
        return 1.0
    if ADD_LATE <= move < ADD_LATE + 4:
        return 3.0 if not have[move - ADD_LATE] else -1.0
    kind = move - DROP
    too_many = sum(have) > min(MOST_IN_THE_KATANA, max(4, longest))
    return 2.0 - 0.1 * state.setting.price[kind] if too_many and have[kind] > 1 else -2.0


def composing_value(state: State, seat: int, move: int) -> float:
    """Begin where Resources are at hand, stay in a row, and turn back as little as possible."""
    kind = move - RESOURCE
    if not state.about:
        ends = 2.0 if kind in (0, 3) else 0.0
        return ends + (0.5 if state.stock[4 * seat + kind] else 0.0) + 0.1 * kind
    if kind == state.about[-1]:
        return 3.0
    left = state.project[4 * seat + kind] - state.about.count(kind)
    return 2.0 if kind not in state.about else 1.0 + 0.1 * left
