"""The bots at a table with other players: compiled, so that one call leads to the next decision of another player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bakufu.bots.manifest import Bot, FarSighted
from bakufu.kernel import flow
from bakufu.kernel.stepping.turns import NOBODY, REFUSED, Turns


class Opponents:
    """`bots` has the bot of each seat, or None; `views` is what each of them gets to see. `own` is the seat that is
    asked last."""

    def __init__(self, turns: Turns, bots: list[Bot | None], views: list[Callable[[Any, int], Any]], own: int) -> None:
        self.bots = bots
        self._turns = turns
        self._views = views
        self._own = own

    def play(self, move: int) -> int:
        """Make a move of the own seat, then `advance`. Returns REFUSED for an illegal move."""
        return self.advance() if self._turns.play(self._own, move) else REFUSED

    def advance(self) -> int:
        """Let bots decide until only other seats are to move. Returns the first of them, or NOBODY after the end.

        Where several seats decide simultaneously, the own one is asked after all others: it learns nothing from that.
        """
        turns = self._turns
        own = self._own
        while True:
            seat = NOBODY
            awaited = turns.state.awaited
            for other in range(len(awaited)):
                if awaited[other] and other != own:
                    seat = other
                    break
            if seat == NOBODY:
                return own if awaited[own] else NOBODY
            bot = self.bots[seat]
            if bot is None:
                return seat
            view = self._views[seat](turns.state, seat)
            moves = bot.decide_ahead(view) if isinstance(bot, FarSighted) else [bot.decide(view)]
            for move in moves:
                if not turns.play_unmarked(seat, move):
                    flow.play(turns.state, seat, move, None)  # raises the rule that refuses it


def play_all(tables: list[Opponents], moves: list[int]) -> list[int]:
    """Make a move of the own seat at each table. Returns what `play` does."""
    return [table.play(move) for table, move in zip(tables, moves, strict=True)]
