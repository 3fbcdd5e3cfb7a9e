"""What a puzzle of SHOGUN is about."""

from __future__ import annotations

from typing import Final

from bakufu.kernel.rows import replaced
from bakufu.puzzles.manifest import Answer, Laid
from bakufu.puzzles.shogun.positions import open_space
from bakufu.shogun.box.components import BATTLE_A, BATTLE_B, BID, BUILDINGS, CASTLE, RICE, TAX
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.rules import decision_kinds as kinds
from bakufu.shogun.rules.scoring import building_counts, with_most
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.view import View

LATE: Final = 2  # autumn: what is taken now is counted soon
BY_SPACE: Final = {
    CASTLE: "building",
    RICE: "feed",
    TAX: "taxes",
    BATTLE_A: "attack",
    BATTLE_B: "attack",
    BID: "order",
}
THEMES: Final = ("battle", "majority", "feed", "taxes", "attack", "building", "order", "move", "hold", "revolt")


def theme(seen: View, laid: Laid, answer: Answer) -> str:
    known, seat = seen.known, seen.seat
    assert seat is not None, "a spectator decides nothing"
    if laid:
        return BY_SPACE[open_space(laid)]
    if known.decision == kinds.PLACE_IN_ORDER:
        return "order"
    if known.decision == kinds.NEXT_REVOLT:
        return "revolt"
    if answer[0] == NOTHING:
        return "hold"
    if known.owner[answer[0]] == seat:
        return "move"
    return "majority" if known.season >= LATE and _leads(known, seat, answer[0]) else "battle"


def _leads(known: State, seat: int, target: int) -> bool:
    """Whether this seat has the most buildings of some kind in the region with the target, and not without it."""
    after = known.copy()
    after.owner = replaced(known.owner, target, seat)
    region = known.setting.board.region[target]
    was, now = building_counts(known), building_counts(after)
    return any(
        seat in with_most(now[kind][region]) and seat not in with_most(was[kind][region])
        for kind in range(len(BUILDINGS))
    )
