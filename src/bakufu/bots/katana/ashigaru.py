"""Ashigaru, the foot soldier: the first level that plays sensibly. It uses rules of thumb and doesn't search.

It is stateless: every decision follows from the seed and the view.
"""

from __future__ import annotations

from bakufu.bots.katana.lots import best, table_words
from bakufu.bots.katana.plain_choice import plain_values
from bakufu.bots.katana.weighing import PlainWeights, load_plain_weights
from bakufu.bots.tie_break import lot
from bakufu.katana.box.picks import PASS
from bakufu.katana.rules.decision_kinds import TURN
from bakufu.katana.rules.state import State
from bakufu.katana.views.view import View
from bakufu.kernel.chance import Rng

WEIGHTS = load_plain_weights("ashigaru")
MOODS = 1000


class Ashigaru:
    def __init__(self, rng: Rng, weights: PlainWeights = WEIGHTS) -> None:
        self.taste = weights.taste
        self.seed = repr(rng.words()).encode()

    def decide(self, view: View) -> int:
        seat = view.seat
        assert seat is not None, "a spectator decides nothing"
        return self.choose(view.known, seat, view.moves)

    def choose(self, state: State, seat: int, moves: list[int]) -> int:
        """The same without a view, for search in determinizations: it reads nothing that the seat can't see."""
        if len(moves) == 1:
            return moves[0]
        values = self.values(state, seat, moves)
        if state.decision == TURN:
            moods = lot(self.seed, table_words(state, seat))
            for at in range(len(moves)):
                if moves[at] < PASS:
                    values[at] += self.taste.whim * moods.below(MOODS) / MOODS
        return best(moves, values, self.seed, state, seat)

    def values(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """What each move is worth, in points, without random jitter."""
        return plain_values(state, seat, self.taste, moves)
