"""Turns: a game as environments step through it, one seat after the other, with a mask of what that seat may pick."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from bakufu.kernel import flow
from bakufu.kernel.observing import PageWriter

if TYPE_CHECKING:
    from mypy_extensions import i64

NOBODY: Final = -1
REFUSED: Final = -2


class Turns:
    """`seat` is the lowest one awaited, or NOBODY once the game is over.

    `mask` stays the same object: 1 for each legal move of the seat it was last marked for. If there is a move to wait,
    it comes after all others and is the only one of a seat that is not awaited.
    """

    state: flow.Flow
    seat: i64
    _marked_for: i64

    def __init__(self, moves: int, waits: bool) -> None:
        self.mask = bytearray(moves + waits)
        self._waiting = [moves] if waits else []
        self._marked: list[int] = []
        self._found = [0] * (moves + waits)  # by move: 0, or if it is in the mask the number of this round of finding
        self._round = 1
        self._marked_for = NOBODY
        self.seat = NOBODY

    def begin(self, state: flow.Flow) -> None:
        self.state = state
        self._marked_for = NOBODY
        self._pass_on()

    def mark(self, seat: int) -> None:
        """Write this seat's legal moves into the mask."""
        if seat == self._marked_for:
            return
        moves = flow.moves(self.state, seat) or self._waiting
        mask, found = self.mask, self._found
        self._round = now = 3 - self._round
        # Most moves stay legal from turn to turn, and a byte costs more to write than a number in a list.
        for move in moves:
            if not found[move]:
                mask[move] = 1
            found[move] = now
        for move in self._marked:
            if found[move] != now:
                mask[move] = found[move] = 0
        self._marked = moves
        self._marked_for = seat

    def is_legal(self, seat: int, move: int) -> bool:
        if not 0 <= move < len(self.mask):
            return False
        self.mark(seat)
        return self.mask[move] == 1

    def step(self, move: int) -> int:
        """Make a move of the seat whose turn it is; whose turn it is then, or REFUSED."""
        return self.seat if self.play(self.seat, move) else REFUSED

    def play(self, seat: int, move: int) -> bool:
        """Make the move of an awaited seat if it is legal; whether it was."""
        if not self.is_legal(seat, move):
            return False
        state = self.state
        state.rulebook.decisions[state.decision].apply(state, seat, move, None)
        flow.run(state, None)
        self._marked_for = NOBODY
        self._pass_on()
        return True

    def _pass_on(self) -> None:
        awaited = self.state.awaited
        self.seat = awaited.index(1) if 1 in awaited else NOBODY


class Sight:
    """What seats are given to see: copies of the page and of the mask, as those who hold arrays over them make them."""

    def __init__(
        self, turns: Turns, writer: PageWriter, copy_page: Callable[[], Any], copy_mask: Callable[[], Any]
    ) -> None:
        self._turns = turns
        self._writer = writer
        self._copy_page = copy_page
        self._copy_mask = copy_mask

    def observe(self, seat: int) -> dict[str, Any]:
        turns = self._turns
        self._writer.write(turns.state, seat)
        turns.mark(seat)
        return {"observation": self._copy_page(), "action_mask": self._copy_mask()}
