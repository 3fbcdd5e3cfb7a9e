"""The rest of a turn: what follows a move, as far as it follows with certainty.

A whole turn can then be suggested, and played as one command: it ends where something is revealed, where others are
asked, or where the next turn begins.
"""

from __future__ import annotations

from bakufu.bots.manifest import Bot
from bakufu.katana.box.picks import PASS, PASSES
from bakufu.katana.rules.decision_kinds import TURN
from bakufu.katana.views.imagine import imagine
from bakufu.katana.views.open_table import told_moves
from bakufu.katana.views.undo import irrevocable
from bakufu.katana.views.view import View, view
from bakufu.kernel import flow
from bakufu.kernel.chance import Rng
from bakufu.kernel.patch import Json

LONGEST = 24  # moves, of which nobody reads more


class RestOfTurn:
    """A move and all that follow it in the turn: their numbers, and what they are called where they are made."""

    def __init__(self, seen: View, seed: str) -> None:
        seat = seen.seat
        assert seat is not None, "a spectator decides nothing"
        self.seat = seat
        self.state = imagine(seen, Rng(seed, "rest of the turn"))
        self.moves: list[int] = []
        self.steps: list[Json] = []

    def follow(self, first: int, bot: Bot) -> None:
        """Play `first`, and then what the bot decides."""
        at_turn = self.state.decision == TURN
        move = first
        while True:
            before = self.state.copy()
            self.steps += told_moves(self.seat, before, [move])
            self.moves.append(move)
            flow.play(self.state, self.seat, move, None)
            if (
                len(self.moves) == LONGEST
                or irrevocable(before, self.state)
                or not self._goes_on(before.round, at_turn)
            ):
                return
            move = bot.decide(view(self.state, self.seat))

    def _goes_on(self, round_: int, at_turn: bool) -> bool:
        """Whether this seat alone is asked next, and still in the same turn."""
        if flow.to_move(self.state) != (self.seat,) or self.state.round != round_:
            return False
        # Anytime actions lead back to the question where a figure goes; anything else to the next turn.
        return self.state.decision != TURN or (at_turn and min(self.moves) >= PASS + PASSES)
