"""Whole answers: several moves that together answer a question as most players would, for one click instead of many.

They are offered, never made by themselves: move everything on a line, decorate one Resource of each kind, take the row
and the column of a delivery.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bakufu.katana.box.components import CELLS, RESOURCE_COUNT
from bakufu.katana.box.picks import COLUMN_LINE, ROW_LINE, TAKE_LINE, decorated_cell, decorated_resource
from bakufu.katana.rules.areas.academy import ALL_DECORATORS
from bakufu.katana.rules.decision_kinds import DECORATING, DELIVERY
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.decorating import decorations
from bakufu.katana.rules.swords.delivery import COLUMN, ROW
from bakufu.katana.rules.swords.movement import recipe_of

MOVE_ALL: Final = "move-all"
DECORATE_ALL: Final = "decorate-all"
TAKE_BOTH: Final = "take-both"
WHOLE_KINDS: Final[tuple[str, ...]] = (MOVE_ALL, DECORATE_ALL, TAKE_BOTH)


@dataclass(frozen=True)
class WholeAnswer:
    """`kind` says what the moves do, and `coins` what they earn."""

    kind: str
    moves: tuple[int, ...]
    coins: int


def whole_answer(known: State, seat: int) -> WholeAnswer | None:
    """None where a question is answered by a single move anyway, or the seat isn't asked."""
    if not known.awaited[seat]:
        return None
    if known.decision == DECORATING:
        picks = one_of_each_kind(known, seat, known.unused_decorators)
        return WholeAnswer(DECORATE_ALL, tuple(picks), earned(known, seat, picks)) if len(picks) > 1 else None
    if known.decision == DELIVERY and known.lines_left & ROW and known.lines_left & COLUMN:
        return WholeAnswer(TAKE_BOTH, (TAKE_LINE + ROW_LINE, TAKE_LINE + COLUMN_LINE), 0)
    return None


def one_of_each_kind(known: State, seat: int, decorators: int = ALL_DECORATORS) -> list[int]:
    """A decoration with each of these Decorators (bits), on the Sword that will be delivered first."""
    found: list[int] = []
    possible = decorations(known, seat, decorators)
    for resource in range(RESOURCE_COUNT):
        picks = [pick for pick in possible if decorated_resource(pick) == resource]
        if picks:
            found.append(min(picks, key=lambda pick: _left(known, seat, decorated_cell(pick))))
    return found


def earned(known: State, seat: int, picks: list[int]) -> int:
    """The Coins for these decorations."""
    return sum([known.decorators[RESOURCE_COUNT * seat + decorated_resource(pick)] for pick in picks])


def _left(known: State, seat: int, cell: int) -> int:
    """How many moves a Sword needs to be complete."""
    sword = known.forge[seat * CELLS + cell]
    return len(recipe_of(known, sword)) - known.placed[sword]
