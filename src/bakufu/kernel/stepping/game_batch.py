"""A batch of games: one call makes one move in each of them. Nothing here knows a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.kernel.stepping.observing import PageWriter
from bakufu.kernel.stepping.turns import NOBODY, Turns

if TYPE_CHECKING:
    from mypy_extensions import i64


class GameBatch:
    """For each game: the seat to move, its observation and its legal action mask, always up to date.

    `seats` is always the same object: one byte per game.
    """

    def __init__(self, turns: list[Turns], writers: list[PageWriter]) -> None:
        self._turns = turns
        self._writers = writers
        self._pages = [writer.page.bytes for writer in writers]
        self._masks = [turn.mask for turn in turns]
        self.seats = bytearray(len(turns))

    def begin(self, game: int) -> None:
        """A new game has started at this index."""
        self.seats[game] = self._turns[game].seat
        self._look(game, self._turns[game].seat)

    def refused(self, moves: list[int]) -> int:
        """The first game whose seat to move can't make its move legally, or NOBODY."""
        for game in range(len(moves)):
            turns = self._turns[game]
            if not turns.is_legal(turns.seat, moves[game]):
                return game
        return NOBODY

    def step(self, moves: list[int]) -> list[int]:
        """Make one legal move in each game. Returns the games that ended."""
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

    def look(self, seats: bytearray) -> None:
        """Bring all games up to date for these seats, after moves that were not made here."""
        for game in range(len(seats)):
            self._look(game, seats[game])

    def pages(self) -> bytearray:
        """The observations of all games, concatenated: a copy."""
        return bytearray().join(self._pages)

    def masks(self) -> bytearray:
        """The legal action masks of all games, concatenated: a copy."""
        return bytearray().join(self._masks)

    def _look(self, game: int, seat: int) -> None:
        turns = self._turns[game]
        self._writers[game].write(turns.state, seat)
        turns.mark(seat)
