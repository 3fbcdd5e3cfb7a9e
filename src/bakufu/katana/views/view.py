"""Views: all that a seat may know, and nothing else. Only the order of decks and the chance to come are secret here."""

from __future__ import annotations

from typing import Any

from bakufu.katana.rules.state import State, save
from bakufu.katana.views.known_rows import blank
from bakufu.katana.views.open_table import open_table
from bakufu.kernel import flow


class View:
    """`known` is the state as far as this seat knows it; `moves` are its legal moves, none if it is not awaited.

    Cards and tiles that lie face down, or beneath an open one, read FACE_DOWN; the chance to come is empty.
    """

    def __init__(self, seat: int | None, known: State, moves: list[int]) -> None:
        self.seat = seat
        self.known = known
        self.moves = moves

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(repr(self._key()))

    def _key(self) -> tuple[int | None, list[int], dict[str, Any]]:
        return self.seat, self.moves, save(self.known)

    def to_plain(self) -> dict[str, Any]:
        return open_table(self.seat, self.known, self.moves)


def view(state: State, seat: int | None) -> View:
    return View(seat, _known(state), _moves(state, seat))


def views(state: State, seats: list[int | None]) -> list[View]:
    """Those of several seats, in less time. They share what is known, as all know the same: none may be changed."""
    known = _known(state)
    return [View(seat, known, _moves(state, seat)) for seat in seats]


def _moves(state: State, seat: int | None) -> list[int]:
    return [] if seat is None else flow.moves(state, seat)


def _known(state: State) -> State:
    known = state.copy()
    blank(known)
    return known
