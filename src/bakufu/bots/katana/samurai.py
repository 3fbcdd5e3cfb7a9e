"""Samurai: tries out every turn, move by move, and takes the one that leaves it in the best position.

It doesn't look beyond its own turn. It is stateless: decisions follow from the seed and the view.
"""

from __future__ import annotations

from bakufu.bots.katana.ashigaru import WEIGHTS as PLAIN
from bakufu.bots.katana.lots import best, table_words
from bakufu.bots.katana.value_function import ValueFunction
from bakufu.bots.katana.weighing import Weights, usual_weights
from bakufu.bots.katana.whole_turn import WholeTurn
from bakufu.katana.rules.decision_kinds import TURN
from bakufu.katana.rules.state import State
from bakufu.katana.views.imagine import imagine
from bakufu.katana.views.view import View
from bakufu.kernel.chance import Rng


class Samurai:
    def __init__(self, rng: Rng, weights: Weights | None = None) -> None:
        self.weights = weights
        self.seed = repr(rng.words()).encode()

    def decide(self, view: View) -> int:
        seat = view.seat
        assert seat is not None, "a spectator decides nothing"
        if len(view.moves) == 1:
            return view.moves[0]
        return best(view.moves, self.values(view, False), self.seed, view.known, seat)

    def values(self, view: View, thorough: bool) -> list[float]:
        """What the position is worth after each move, in points; if `thorough`, no move is skipped."""
        seat = view.seat
        assert seat is not None, "a spectator decides nothing"
        state = imagine(view, Rng(self.seed + table_words(view.known, seat), "imagine"))
        turn = self.turn(state)
        if state.decision == TURN:
            return turn.turn_values(state, seat, view.moves, thorough)
        return turn.values(state, seat, view.moves)

    def turn(self, state: State) -> WholeTurn:
        weights = self.weights or usual_weights(state.setting.solo)
        return WholeTurn(ValueFunction(state.setting, weights), PLAIN.taste)
