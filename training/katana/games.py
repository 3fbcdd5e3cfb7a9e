"""Games to learn from: Samurai, and players that search a little, whose turns are disturbed up to some round.

A row is a position of a player whose turn is over. It has the points by which the value function was wrong about the
end of the game, and how much each weight changes the value. Everything is compared with the mean of the other players:
what is good for all helps nobody; solo, with the points of the Ghost.
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
from bakufu.bots.katana.whole_turn import leave_round
from bakufu.katana.box.components import ROUNDS
from bakufu.katana.box.picks import PASS, PASSES
from bakufu.katana.rules.decision_kinds import TURN
from bakufu.katana.rules.ghost import GHOST
from bakufu.katana.rules.state import State
from bakufu.katana.views.view import View
from training.katana.lessons import Lesson
from training.katana.numbers import PLACES, Row, weights_of

GAME: Final = bakufu.load("katana")
NOBODY: Final = -1

# Columns before those of the weights.
DEAL: Final = 0
ROUND: Final = 1  # from 0
PASSED: Final = 2
LATER: Final = 3  # 1: turns are disturbed afterwards
SEARCHED: Final = 4  # 1 if this player searches, less the share of the others who do
ERROR: Final = 5
GHOST_WORKERS: Final = 6  # of the Ghost, still to be placed; 0 among players
HEAD: Final = 7


class Learner:
    """One game that is played and written down. It follows from the lesson, the seed and its number."""

    def __init__(self, lesson: Lesson, seed: str, number: int) -> None:
        self.lesson = lesson
        self.number = number
        self.rng = Rng(f"{seed}/{number}", "learning")
        options = {
            "players": lesson.players[self.rng.below(len(lesson.players))],
            "rooms": "random" if self.rng.below(2) else "first",
        }
        self.state: State = GAME.start(options, f"{seed}/{number}")
        self.seats = range(self.state.setting.players)
        setting = self.state.setting
        self.usual = ValueFunction(setting, lesson.weights)
        rows = lesson.usual + np.diag(lesson.steps)
        self.changed = [ValueFunction(setting, weights_of(row, lesson.weights)) for row in rows]
        searching = self.rng.below(100) < lesson.searching
        self.searches = [searching and (lesson.solo or self.rng.below(2) == 0) for _ in self.seats]
        names = [f"{seed}/{number}/{seat}" for seat in self.seats]
        self.samurai = [Samurai(Rng(name)) for name in names]
        self.daimyo = [Daimyo(Rng(name), Allowance(lesson.playouts, None)) for name in names]
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
            row[ERROR] += self._ahead([float(points) for points in state.points], seat, float(state.points[-1]))
        return self.rows

    def _turn(self, view: View, seat: int) -> int:
        state = self.state
        if state.round <= self.disturbed_until and self.rng.below(100) < self.lesson.disturbed:
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
        if self.mover != NOBODY and self.round == self.state.round and self.rng.below(self.lesson.kept) == 0:
            self._add(self.state, self.mover, passed=False)
        self.mover = NOBODY

    def _add(self, state: State, seat: int, passed: bool) -> None:
        values = [self.usual.value(state, other) for other in self.seats]
        row = np.zeros(HEAD + len(PLACES))
        row[DEAL], row[ROUND], row[PASSED] = self.number, state.round - 1, passed
        row[LATER] = state.round <= self.disturbed_until
        row[SEARCHED] = self._ahead([float(searches) for searches in self.searches], seat, 0.0)
        row[ERROR] = -self._ahead(values, seat, float(state.points[-1]))
        if self.lesson.solo:
            row[GHOST_WORKERS] = state.workers[GHOST]
        for at, function in enumerate(self.changed):
            changes = [function.value(state, other) - values[other] for other in self.seats]
            row[HEAD + at] = self._ahead(changes, seat, 0.0) / self.lesson.steps[at]
        self.rows.append(row)
        self.whose.append(seat)

    def _ahead(self, amounts: list[float], seat: int, ghost: float) -> float:
        """Of the mean of the others; solo, of the Ghost."""
        others = [ghost] if self.lesson.solo else [amounts[other] for other in self.seats if other != seat]
        return amounts[seat] - sum(others) / len(others)
