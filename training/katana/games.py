"""Games to learn from: Samurai, and players that search a little, whose turns are disturbed up to some round.

A row is a position of a player whose turn is over. It has the points by which the value function was wrong about the
end of the game, and how much each weight changes the value. Everything is compared with the mean of the other players:
what is good for all helps nobody.
"""

from __future__ import annotations

from typing import Final

import numpy as np

import bakufu
from bakufu import Rng
from bakufu.bots.budget import Allowance
from bakufu.bots.katana.daimyo import Daimyo
from bakufu.bots.katana.samurai import Samurai
from bakufu.bots.katana.value_function import ValueFunction
from bakufu.bots.katana.weighing import TOGETHER
from bakufu.bots.katana.whole_turn import leave_round
from bakufu.katana.box.components import ROUNDS
from bakufu.katana.box.picks import PASS, PASSES
from bakufu.katana.rules.decision_kinds import TURN
from bakufu.katana.rules.state import State
from bakufu.katana.views.view import View
from training.katana.numbers import PLACES, Row, row_of, weights_of

GAME: Final = bakufu.load("katana")
PLAYERS: Final = (4, 4, 4, 4, 4, 4, 3, 3, 2)  # each as often as it is here
SEARCHING: Final = 60  # of a hundred games: each player searches or not
PLAYOUTS: Final = 40
DISTURBED: Final = 25  # of a hundred turns, while turns are disturbed
KEPT: Final = 4  # of the positions within a round one in this many
NOBODY: Final = -1

# Columns before those of the weights.
DEAL: Final = 0
ROUND: Final = 1  # from 0
PASSED: Final = 2
LATER: Final = 3  # 1: turns are disturbed afterwards
SEARCHED: Final = 4  # 1 if this player searches, less the share of the others who do
ERROR: Final = 5
HEAD: Final = 6

USUAL: Final = row_of(TOGETHER)
STEPS: Final = np.maximum(0.02, 0.05 * np.abs(USUAL))  # by which a weight is changed to see its effect


class Learner:
    """One game that is played and written down. It follows from the seed and its number."""

    def __init__(self, seed: str, number: int) -> None:
        self.number = number
        self.rng = Rng(f"{seed}/{number}", "learning")
        options = {
            "players": PLAYERS[self.rng.below(len(PLAYERS))],
            "rooms": "random" if self.rng.below(2) else "first",
        }
        self.state: State = GAME.start(options, f"{seed}/{number}")
        self.seats = range(self.state.setting.players)
        setting = self.state.setting
        self.usual = ValueFunction(setting, TOGETHER)
        changes = np.diag(STEPS)
        self.changed = [ValueFunction(setting, weights_of(USUAL + changes[at])) for at in range(len(PLACES))]
        searching = self.rng.below(100) < SEARCHING
        self.searches = [searching and self.rng.below(2) == 0 for _ in self.seats]
        names = [f"{seed}/{number}/{seat}" for seat in self.seats]
        self.samurai = [Samurai(Rng(name)) for name in names]
        self.daimyo = [Daimyo(Rng(name), Allowance(PLAYOUTS, None)) for name in names]
        self.disturbed_until = self.rng.below(ROUNDS + 1)
        self.mover, self.round = NOBODY, 0
        self.rows: list[Row] = []
        self.whose: list[int] = []

    def play(self) -> list[Row]:
        state = self.state
        while not state.over():
            seat = GAME.to_move(state)[0]
            view = GAME.view(state, seat)
            if state.decision == TURN:
                self._turn_over()
                move = self._turn(view, seat)
            else:
                move = self.samurai[seat].decide(view)
            GAME.play(state, seat, move)
        for row, seat in zip(self.rows, self.whose, strict=True):
            row[ERROR] += self._ahead([float(points) for points in state.points], seat)
        return self.rows

    def _turn(self, view: View, seat: int) -> int:
        state = self.state
        if state.round <= self.disturbed_until and self.rng.below(100) < DISTURBED:
            places = [move for move in view.moves if move < PASS] or view.moves
            move = places[self.rng.below(len(places))]
        else:
            move = (self.daimyo[seat] if self.searches[seat] else self.samurai[seat]).decide(view)
        if move < PASS:
            self.mover, self.round = seat, state.round
        elif move < PASS + PASSES and state.round < ROUNDS:
            twin = state.copy()
            leave_round(twin, seat, move - PASS)
            self._add(twin, seat, passed=True)
        return move

    def _turn_over(self) -> None:
        """When the next player is asked, the last turn is over."""
        if self.mover != NOBODY and self.round == self.state.round and self.rng.below(KEPT) == 0:
            self._add(self.state, self.mover, passed=False)
        self.mover = NOBODY

    def _add(self, state: State, seat: int, passed: bool) -> None:
        values = [self.usual.value(state, other) for other in self.seats]
        row = np.zeros(HEAD + len(PLACES))
        row[DEAL], row[ROUND], row[PASSED] = self.number, state.round - 1, passed
        row[LATER] = state.round <= self.disturbed_until
        row[SEARCHED] = self._ahead([float(searches) for searches in self.searches], seat)
        row[ERROR] = -self._ahead(values, seat)
        for at, function in enumerate(self.changed):
            changes = [function.value(state, other) - values[other] for other in self.seats]
            row[HEAD + at] = self._ahead(changes, seat) / STEPS[at]
        self.rows.append(row)
        self.whose.append(seat)

    def _ahead(self, amounts: list[float], seat: int) -> float:
        """Of the mean of the others."""
        return amounts[seat] - (sum(amounts) - amounts[seat]) / (len(amounts) - 1)
