"""Views of SHOGUN: the state with everything redacted that a seat can't know."""

from __future__ import annotations

from bakufu.kernel import flow
from bakufu.kernel.chance import Rng
from bakufu.kernel.patch import Json
from bakufu.kernel.view import View as KnownView
from bakufu.shogun.box.components import FACE_DOWN, UNPLANNED
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.state import State, save
from bakufu.shogun.views.open_table import open_table


class View(KnownView[State]):
    """Face-down cards read FACE_DOWN; the shelves of the tower and the streams of random numbers are empty."""

    def saved(self) -> Json:
        return save(self.known)

    def to_plain(self) -> Json:
        return open_table(self.seat, self.known, self.moves)


def view(state: State, seat: int | None) -> View:
    return _for_seat(state, seat, _blanked(state))


def views(state: State, seats: list[int | None]) -> list[View]:
    """The views of several seats, faster than one by one. They share the lists that are equal: don't change them."""
    blanked = _blanked(state)
    found: list[View] = []
    for seat in seats:
        known = blanked.likeness()
        known.plan = state.plan[:]
        found.append(_for_seat(state, seat, known))
    return found


def _blanked(state: State) -> State:
    """A copy without what no seat can know. All plans are still in it."""
    known = state.copy()
    known.decks = Rng(None)
    known.falls = Rng(None)
    known.lots = Rng(None)
    known.shelves = [[], [], []]
    known.pile = state.pile[: state.buried] + [FACE_DOWN] * (len(state.pile) - state.buried)
    known.event_pile = [FACE_DOWN] * len(state.event_pile)
    face_down = len(state.action_row) - state.revealed
    known.action_row = state.action_row[: state.revealed] + [FACE_DOWN] * face_down
    return known


def _for_seat(state: State, seat: int | None, known: State) -> View:
    for other in range(state.setting.players):
        if other != seat:
            _hide_plan(known, other)
    return View(seat, known, [] if seat is None else flow.moves(state, seat))


def _hide_plan(known: State, seat: int) -> None:
    """Cards are face down until their action. During planning, others only see whether a plan is complete."""
    spaces = known.setting.spaces
    planning = known.decision == PLAN
    for space in range(seat * spaces, (seat + 1) * spaces):
        if planning:
            known.plan[space] = UNPLANNED if known.awaited[seat] else FACE_DOWN
        elif known.plan[space] >= 0 and not known.shown[space]:
            known.plan[space] = FACE_DOWN
