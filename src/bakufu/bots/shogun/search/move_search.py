"""Move search: a decision in the middle of a season, tried in worlds that are played to the season's end."""

from __future__ import annotations

from typing import Final

from bakufu.bots.budget import Budget
from bakufu.bots.shogun.search.playout import Base, play_on
from bakufu.bots.shogun.search.quick import Quick, numbers
from bakufu.bots.shogun.search.trial import Candidate, halve
from bakufu.bots.shogun.search.value_model import Judge
from bakufu.bots.shogun.search.worlds import World, later_world, probable_plans
from bakufu.kernel import flow
from bakufu.shogun.box.picks import NOTHING, NUMBER
from bakufu.shogun.rules.decision_kinds import ABOUT_ORIGIN, MARCH_ARMIES, MARCH_TO, MOVE_TO
from bakufu.shogun.views.view import View

FEWEST: Final = 4


class Care:
    """How carefully a move is searched: the share of what a plan may cost, and the worlds for the best choices."""

    def __init__(self, share: float, worlds: int) -> None:
        self.share = share
        self.worlds = worlds


class MoveSearch:
    def __init__(self, view: View, base: Base, quick: Quick, judge: Judge, seed: bytes) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.quick = quick
        self.judge = judge
        self.seed = seed
        self.worlds: list[World] = []
        self.probable = probable_plans(view, base)

    def value(self, choice: list[int], number: int) -> float:
        while len(self.worlds) <= number:
            self.worlds.append(later_world(self.probable, self.seed, len(self.worlds)))
        world = self.worlds[number]
        state = world.state.copy()
        for move in choice:
            flow.play(state, self.seat, move, None)
        play_on(state, self.quick, world.falls)
        return self.judge.winning(state, self.seat)

    def best_move(self, wanted: int, worlds: int, budget: Budget) -> int:
        """`wanted` is what the base level would do: it is tried first, and stays if nothing was found to be better."""
        choices = sorted(self.choices(), key=lambda choice: choice[0] != wanted)
        candidates = [Candidate(choice) for choice in choices]
        found = halve(self, candidates, worlds, FEWEST, budget)
        best = found[0]
        return best.choice[0] if best.worlds else wanted

    def choices(self) -> list[list[int]]:
        """A march is two moves, where to and how many; everything else is one."""
        known = self.view.known
        if known.decision in (MARCH_TO, MOVE_TO):
            armies = numbers(known.armies[known.about[ABOUT_ORIGIN]])
            pairs = [[move, NUMBER + n] for move in self.view.moves if move != NOTHING for n in armies]
            return pairs + ([[NOTHING]] if NOTHING in self.view.moves else [])
        if known.decision == MARCH_ARMIES:
            # With many armies, one more or less hardly matters.
            step = 1 + len(self.view.moves) // 10
            return [[move] for move in self.view.moves[::-1][::step]]
        return [[move] for move in self.view.moves]
