"""The view that a question is asked about: as it is, or with the plan laid but for one space."""

from __future__ import annotations

from bakufu.puzzles.manifest import Laid
from bakufu.shogun.box.components import UNPLANNED
from bakufu.shogun.rules.planning import plan_moves
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.view import View


def lay(state: State, seat: int, laid: Laid) -> None:
    """These cards on the spaces of this seat."""
    spaces = state.setting.spaces
    state.plan[seat * spaces : (seat + 1) * spaces] = laid


def with_plan(view: View, laid: Laid) -> View:
    """The seat is asked for the open space."""
    assert view.seat is not None, "a spectator decides nothing"
    known = view.known.copy()
    known.plan = known.plan[:]
    lay(known, view.seat, laid)
    return View(view.seat, known, plan_moves(known, view.seat))


def open_space(laid: Laid) -> int:
    return laid.index(UNPLANNED)


def filled(laid: Laid, card: int) -> list[int]:
    return [card if other == UNPLANNED else other for other in laid]
