"""Views: everything that a seat may know, and nothing else."""

from __future__ import annotations

from typing import Generic, TypeVar

from bakufu.kernel.flow import Flow
from bakufu.kernel.patch import Json

KnownT = TypeVar("KnownT", bound=Flow, covariant=True)


class View(Generic[KnownT]):
    """A seat's view; `seat` is None for a spectator.

    `known` is the state with everything redacted that the seat can't know. `moves` are the seat's legal moves; a seat
    that isn't to move has none. Each game defines how its view is saved and shown.
    """

    def __init__(self, seat: int | None, known: KnownT, moves: list[int]) -> None:
        self.seat = seat
        self.known = known
        self.moves = moves

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(repr(self._key()))

    def _key(self) -> tuple[int | None, list[int], Json]:
        return self.seat, self.moves, self.saved()

    def saved(self) -> Json:
        """The known state as plain values."""
        raise NotImplementedError

    def to_plain(self) -> Json:
        """The open table under the names of the rulebook."""
        raise NotImplementedError
