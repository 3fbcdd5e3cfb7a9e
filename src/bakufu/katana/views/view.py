"""Views of SHOGUN NO KATANA: only the order of decks and the streams of random numbers are secret."""

from __future__ import annotations

from bakufu.katana.rules.state import State, save
from bakufu.katana.views.known_rows import blank
from bakufu.katana.views.open_table import open_table
from bakufu.kernel import flow
from bakufu.kernel.patch import Json
from bakufu.kernel.view import View as KnownView


class View(KnownView[State]):
    """Cards and tiles that are face down or covered read FACE_DOWN; the streams of random numbers are empty."""

    def saved(self) -> Json:
        return save(self.known)

    def to_plain(self) -> Json:
        return open_table(self.seat, self.known, self.moves)


def view(state: State, seat: int | None) -> View:
    return View(seat, _known(state), _moves(state, seat))


def views(state: State, seats: list[int | None]) -> list[View]:
    """The views of several seats, faster than one by one. They share the known state, which is the same for all seats:
    don't change it."""
    known = _known(state)
    return [View(seat, known, _moves(state, seat)) for seat in seats]


def _moves(state: State, seat: int | None) -> list[int]:
    return [] if seat is None else flow.moves(state, seat)


def _known(state: State) -> State:
    known = state.copy()
    blank(known)
    return known
