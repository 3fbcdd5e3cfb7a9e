"""Views of SHOGUN: the state with everything redacted that a seat can't know."""

from __future__ import annotations

from bakufu.kernel import flow
from bakufu.kernel.patch import Json
from bakufu.kernel.stepping.turns import NOBODY
from bakufu.kernel.view import View as KnownView
from bakufu.shogun.rules.state import State, save
from bakufu.shogun.views.known_rows import blank, blank_for
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
    return [_for_seat(state, seat, blanked.likeness()) for seat in seats]


def glance(state: State, seat: int) -> View:
    """The same for somebody who decides at once: it shares lists with the state, and is only good until that
    changes."""
    known = state.likeness()
    blank(known)
    return _for_seat(state, seat, known)


def _blanked(state: State) -> State:
    """A copy without what no seat can know. All plans are still in it."""
    known = state.copy()
    blank(known)
    return known


def _for_seat(state: State, seat: int | None, known: State) -> View:
    blank_for(known, NOBODY if seat is None else seat)
    return View(seat, known, [] if seat is None else flow.moves(state, seat))
