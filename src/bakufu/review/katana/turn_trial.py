"""A turn on trial, or a part of it: with what is revealed next imagined, searched to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.bots.budget import Allowance, Budget
from bakufu.bots.katana.ashigaru import WEIGHTS as PLAIN
from bakufu.bots.katana.lots import table_words
from bakufu.bots.katana.reasons import move_reason
from bakufu.bots.katana.rest_of_turn import RestOfTurn
from bakufu.bots.katana.samurai import Samurai
from bakufu.bots.katana.search.round_search import RoundSearch
from bakufu.bots.katana.shogun import Shogun
from bakufu.bots.katana.value_function import ValueFunction
from bakufu.bots.katana.weighing import usual_weights
from bakufu.bots.katana.whole_turn import OUT_OF_THE_QUESTION, WholeTurn
from bakufu.katana.views.imagine import imagine
from bakufu.katana.views.view import View
from bakufu.kernel.chance import Rng
from bakufu.review.katana.chances import expected_points, shares, value_function
from bakufu.review.manifest import Why

FINDING: Final = Allowance(400, None)  # for the search that finds alternatives
PLAYOUTS: Final = 40  # for each choice in each world
BEST: Final = 3  # first moves that are tried with the rest of their turn
TRIED: Final = 6  # worlds in which they are compared first
FIRST: Final = 12  # worlds, before anything is concluded: they differ little


class TurnTrial:
    """Values are in points; `level` is what counts as the present chance to win."""

    def __init__(self, seen: View, seed: bytes, effort: float) -> None:
        self.worlds = FIRST
        assert seen.seat is not None, "a spectator decides nothing"
        self.view = seen
        self.seat = seen.seat
        self.effort = effort
        self.seed = seed + table_words(seen.known, seen.seat)
        self.name = seed.hex()
        setting = seen.known.setting
        self.turn = WholeTurn(ValueFunction(setting, usual_weights(setting.solo)), PLAIN.taste)
        self.ahead = value_function(setting, seen.known.round)
        self.points = expected_points(seen.known)
        self.level: float | None = None

    def alternatives(self, played: list[int]) -> list[list[int]]:
        """By what they lead to, in worlds of their own; none where nothing seems better there."""
        moves = self.view.moves
        values = Shogun(Rng(self.seed, "review"), FINDING.share(self.effort)).values(self.view)
        order = sorted(range(len(moves)), key=lambda at: -values[at])
        likely = [moves[at] for at in order if values[at] > OUT_OF_THE_QUESTION / 2][:BEST]
        ways = {tuple(choice): self.mean(choice) for choice in [played, *map(self.whole, likely)]}
        self.level = max(ways.values())
        better = [choice for choice, value in ways.items() if value > ways[tuple(played)]]
        return [list(choice) for choice in sorted(better, key=lambda choice: -ways[choice])]

    def usual(self) -> list[int]:
        return self.whole(Samurai(Rng(self.name, "samurai")).decide(self.view))

    def value(self, choice: list[int], world: int) -> float:
        """What the best choice leads to is what the position is worth now."""
        assert self.level is not None, "alternatives come first"
        points = self.points[:]
        points[self.seat] += self._points(choice, world) - self.level
        return shares(points, self.view.known)[self.seat]

    def steps(self, choice: list[int], played: list[int]) -> list[list[int]]:
        return []

    def reasons(self, choice: list[int], order: Sequence[int]) -> list[Why]:
        return [(0, move_reason(self.view, choice[0]))]

    def whole(self, first: int) -> list[int]:
        """A move, with what a Hard bot does in the rest of the turn."""
        rest = RestOfTurn(self.view, self.name)
        rest.follow(first, Samurai(Rng(self.name, "samurai")))
        return rest.moves

    def mean(self, choice: list[int]) -> float:
        """In points, in a few worlds that aren't used for anything else."""
        return sum([self._points(choice, -1 - world) for world in range(TRIED)]) / TRIED

    def _points(self, choice: list[int], world: int) -> float:
        state = imagine(self.view, Rng(self.seed + b"/%d" % world, "world"))
        search = RoundSearch(state, self.seat, self.turn, self.ahead)
        return search.value_of(choice, Budget(Allowance(PLAYOUTS, None)))
