"""Questions that need no answer from a player: there is nothing to choose, or nothing that is lost by waiting.

The rules ask whenever anything is possible at all. Clients may answer these questions for a player.
"""

from __future__ import annotations

from bakufu.katana.box.components import FACE_COUNT
from bakufu.katana.box.picks import BUY, ENOUGH, PLAY, QUIET
from bakufu.katana.rules.areas.family import with_family
from bakufu.katana.rules.decision_kinds import ASIDE, END_OF_TURN, PALACE_GIFT
from bakufu.katana.rules.state import State
from bakufu.katana.views.view import View


def obvious(view: View) -> int | None:
    """The move that everybody would make; None where there is something to decide."""
    if view.seat is None or not view.moves:
        return None
    if len(view.moves) == 1:
        return view.moves[0]
    known, seat = view.known, view.seat
    if known.decision in (END_OF_TURN, ASIDE) and _can_wait(known, seat, view.moves):
        return ENOUGH
    # A gift of the Palace is for Rooms with a Family Member, and nothing done now brings one there.
    return ENOUGH if known.decision == PALACE_GIFT and not with_family(known, seat) else None


def _can_wait(known: State, seat: int, moves: list[int]) -> bool:
    """Whether all that could be done is to play or pay for a card that stays at hand: that can also be done later."""
    if known.used[seat] or known.bought[seat]:
        return False  # the other half of such a card is lost when the Moment ends
    return not [move for move in moves if move not in (ENOUGH, QUIET) and not PLAY <= move < BUY + FACE_COUNT]
