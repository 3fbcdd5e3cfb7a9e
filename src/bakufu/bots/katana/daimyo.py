"""Daimyo: search. It samples determinizations of its view and searches the turns of the round to its end.

It is stateless: a decision follows from the seed, the view and the number of playouts.
"""

from __future__ import annotations

import time

from bakufu.bots.budget import Allowance, Budget, Clock
from bakufu.bots.katana.ashigaru import WEIGHTS as PLAIN
from bakufu.bots.katana.lots import best, table_words
from bakufu.bots.katana.search.round_search import RoundSearch
from bakufu.bots.katana.value_function import ValueFunction
from bakufu.bots.katana.weighing import Weights, usual_weights
from bakufu.bots.katana.whole_turn import WholeTurn
from bakufu.katana.rules import decision_kinds as kinds
from bakufu.katana.rules.state import State
from bakufu.katana.views.imagine import imagine
from bakufu.katana.views.view import View
from bakufu.kernel.chance import Rng

ALLOWANCE = Allowance(800, 1.0)
# Of the allowance, for what is decided within a turn. Solo, nobody waits for it.
SMALL = 0.3
SMALL_ALONE = 1.0
# Decisions that don't affect the rest of the round.
UNSEARCHED = (kinds.STARTING_SWORD, kinds.GHOST_CARD)


def expected_points(view: View) -> list[float]:
    """What each seat will probably have at the end of the game, by the value function."""
    setting = view.known.setting
    value_function = ValueFunction(setting, usual_weights(setting.solo))
    return [value_function.value(view.known, seat) for seat in range(setting.players)]


class Daimyo:
    def __init__(self, rng: Rng, allowance: Allowance = ALLOWANCE, clock: Clock = time.perf_counter) -> None:
        self.seed = repr(rng.words()).encode()
        self.allowance = allowance
        self.clock = clock

    def decide(self, view: View) -> int:
        seat = view.seat
        assert seat is not None, "a spectator decides nothing"
        if len(view.moves) == 1:
            return view.moves[0]
        return best(view.moves, self.values(view), self.seed, view.known, seat)

    def values(self, view: View, comparable: bool = False) -> list[float]:
        """The value at the end of the round after each move, in points. The best move has the highest one; if
        `comparable`, the differences between the others mean something too, which takes longer."""
        known, seat = view.known, view.seat
        assert seat is not None, "a spectator decides nothing"
        small = SMALL_ALONE if known.setting.solo else SMALL
        allowance = self.allowance if known.decision == kinds.TURN else self.allowance.share(small)
        budget = Budget(allowance, self.clock)
        words = self.seed + table_words(known, seat)
        turn = WholeTurn(ValueFunction(known.setting, self.weights_within(known)), PLAIN.taste)
        if known.passed[seat] or known.decision in UNSEARCHED:
            return turn.values(imagine(view, Rng(words, "world")), seat, view.moves)
        ahead = ValueFunction(known.setting, self.weights_ahead(known))
        search = RoundSearch(imagine(view, Rng(words, "world")), seat, turn, ahead)
        if comparable:
            return search.comparable_values(view.moves, budget)
        return search.values(view.moves, budget)

    def weights_ahead(self, state: State) -> Weights:
        """For the positions that a search leads to."""
        return usual_weights(state.setting.solo)

    def weights_within(self, state: State) -> Weights:
        """For choices within a turn."""
        return usual_weights(state.setting.solo)
