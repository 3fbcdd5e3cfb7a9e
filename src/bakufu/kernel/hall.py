"""A hall: many games side by side, each of them moved on by one pick in a single call. Nothing here knows a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.kernel.observing import PageWriter
from bakufu.kernel.turns import NOBODY, Turns

if TYPE_CHECKING:
    from mypy_extensions import i64


class Hall:
    """By game: whose turn it is, what that seat may know and what it may pick, always written down.

    `seats` stays the same object: one byte for each game.
    """

    def __init__(self, turns: list[Turns], writers: list[PageWriter]) -> None:
        self._turns = turns
        self._writers = writers
        self._pages = [writer.page.bytes for writer in writers]
        self._masks = [turn.mask for turn in turns]
        self.seats = bytearray(len(turns))

    def begin(self, game: int) -> None:
        """A game has been begun at this place."""
        self.seats[game] = self._turns[game].seat
        self._look(game, self._turns[game].seat)

    def refused(self, moves: list[int]) -> int:
        """The first game in which this is no legal move of the seat whose turn it is, or NOBODY's."""
        for game in range(len(moves)):
            turns = self._turns[game]
            if not turns.is_legal(turns.seat, moves[game]):
                return game
        return NOBODY

    def step(self, moves: list[int]) -> list[int]:
        """Make one legal move in each game; the games that have ended with it."""
        ended: list[int] = []
        for game in range(len(moves)):
            turns = self._turns[game]
            before: i64 = turns.seat
            seat: i64 = turns.go_on(moves[game])
            if seat == NOBODY:
                ended.append(game)
                continue
            if seat != before:
                self.seats[game] = seat
            self._look(game, seat)
        return ended

    def pages(self) -> bytearray:
        """What the seats may know, one after the other: a copy."""
        return bytearray().join(self._pages)

    def masks(self) -> bytearray:
        """What the seats may pick, one after the other: a copy."""
        return bytearray().join(self._masks)

    def _look(self, game: int, seat: int) -> None:
        turns = self._turns[game]
        self._writers[game].write(turns.state, seat)
        turns.mark(seat)
