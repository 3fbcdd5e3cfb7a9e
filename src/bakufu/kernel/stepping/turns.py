"""Turns: a game as environments step through it, one seat after the other, with a legal action mask."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from bakufu.kernel import flow
from bakufu.kernel.patch import Json
from bakufu.kernel.stepping.observing import PageWriter

if TYPE_CHECKING:
    from mypy_extensions import i64

NOBODY: Final = -1
REFUSED: Final = -2


class Turns:
    """`seat` is the lowest seat to move, or NOBODY once the game is over.

    `mask` is always the same object: 1 for each legal move of the seat it was last marked for. If there is a waiting
    move, it comes last and is the only move of a seat that isn't to move.
    """

    state: flow.Flow
    seat: i64
    _marked_for: i64

    def __init__(self, moves: int, waits: bool) -> None:
        self.mask = bytearray(moves + waits)
        self._waiting = [moves] if waits else []
        self._marked: list[int] = []
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
        marked = self._marked
        mask: Any = self.mask  # as an object: compiled code then needn't box integers for each write
        # Consecutive lists of moves mostly start and end with the same moves: only the part between is written.
        shorter: i64 = min(len(moves), len(marked))
        first: i64 = 0
        while first < shorter and moves[first] == marked[first]:
            first += 1
        end: i64 = len(moves)
        end_marked: i64 = len(marked)
        while end > first and end_marked > first and moves[end - 1] == marked[end_marked - 1]:
            end -= 1
            end_marked -= 1
        while first < end_marked:
            end_marked -= 1
            mask[cast("list[Any]", marked)[end_marked]] = 0
        while first < end:
            end -= 1
            mask[cast("list[Any]", moves)[end]] = 1
        self._marked = moves
        self._marked_for = seat

    def _spend(self, seat: int, move: int) -> None:
        """Update the mask after a move that is independent of the others: at most this move is no longer legal."""
        if flow.refusal(self.state, seat, move):
            self.mask[move] = 0
            self._marked.remove(move)

    def is_legal(self, seat: int, move: int) -> bool:
        if not 0 <= move < len(self.mask):
            return False
        self.mark(seat)
        return self.mask[move] == 1

    def step(self, move: int) -> int:
        """Make a move of the seat to move. Returns the next seat to move, or REFUSED."""
        return self.go_on(move) if self.is_legal(self.seat, move) else REFUSED

    def play(self, seat: int, move: int) -> bool:
        """Make a move of any seat to move if it is legal. Returns whether it was."""
        legal = self.is_legal(seat, move)
        if legal:
            self._make(seat, move)
        return legal

    def play_unmarked(self, seat: int, move: int) -> bool:
        """The same without the mask: for seats whose legal moves nobody reads from it."""
        legal = 0 <= move < len(self.mask) and not flow.refusal(self.state, seat, move)
        if legal:
            self._make(seat, move)
        return legal

    def go_on(self, move: int) -> int:
        """Make a legal move of the seat to move. Returns the next seat to move."""
        self._make(self.seat, move)
        return self.seat

    def _make(self, seat: int, move: int) -> None:
        state = self.state
        made: i64 = state.decision
        step: i64 = state.step
        decision = state.rulebook.decisions[made]
        decision.carry_out(state, seat, move, None)
        flow.run(state, None)
        if decision.apart and made == state.decision and step == state.step and state.awaited[seat]:
            if self._marked_for == seat:
                self._spend(seat, move)
        else:
            self._marked_for = NOBODY
        self._pass_on()

    def _pass_on(self) -> None:
        awaited = self.state.awaited
        for seat in range(len(awaited)):
            if awaited[seat]:
                self.seat = seat
                return
        self.seat = NOBODY


class Sight:
    """What a seat gets to see: copies of the page and of the mask, made by the owners of the arrays over them."""

    def __init__(
        self, turns: Turns, writer: PageWriter, copy_page: Callable[[], Any], copy_mask: Callable[[], Any]
    ) -> None:
        self._turns = turns
        self._writer = writer
        self._copy_page = copy_page
        self._copy_mask = copy_mask

    def observe(self, seat: int) -> Json:
        turns = self._turns
        self._writer.write(turns.state, seat)
        turns.mark(seat)
        return {"observation": self._copy_page(), "action_mask": self._copy_mask()}
