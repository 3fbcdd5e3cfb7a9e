"""A decision within a season on trial: rivals' face-down cards are what they would probably have planned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.bots.budget import Allowance, Budget
from bakufu.bots.shogun.advice.chances import Chances
from bakufu.bots.shogun.advice.choices import choices
from bakufu.bots.shogun.advice.move_reasons import move_reason
from bakufu.bots.shogun.advice.reasons import march_reason
from bakufu.bots.shogun.lots import table_words
from bakufu.bots.shogun.samurai import WEIGHTS
from bakufu.bots.shogun.search.move_search import MoveSearch
from bakufu.bots.shogun.search.quick import Quick
from bakufu.bots.shogun.search.trial import Candidate, halve
from bakufu.bots.shogun.shogun import Shogun
from bakufu.kernel import flow
from bakufu.kernel.chance import Rng
from bakufu.review.comparing import scaled
from bakufu.review.manifest import Why
from bakufu.shogun.rules import decision_kinds as kinds
from bakufu.shogun.views.imagine import imagine
from bakufu.shogun.views.view import View, view

WORLDS: Final = 64
FEWEST: Final = 8
GUESSES: Final = 6  # of what rivals have planned face down; worlds take them in turn
BEST: Final = 2

FIRST: Final = 48  # worlds, before anything is concluded


class Guessing:
    """Worlds with other guesses of the rivals' plans in turn."""

    def __init__(self, searches: list[MoveSearch]) -> None:
        self.searches = searches

    def value(self, choice: list[int], number: int) -> float:
        return self.searches[number % len(self.searches)].value(choice, number // len(self.searches))


class MoveTrial:
    def __init__(self, seen: View, seed: bytes, effort: float) -> None:
        self.worlds = FIRST
        assert seen.seat is not None, "a spectator decides nothing"
        self.view = seen
        self.seat = seen.seat
        self.tried = scaled(WORLDS, effort)
        self.seed = seed + table_words(seen.known, seen.seat) + repr(seen.known.plan).encode()
        self.bots = [Shogun(Rng(seed, f"review {number}")) for number in range(GUESSES)]
        self.quick = Quick(seen.known, WEIGHTS)
        self._worlds = Guessing(self._searches(b"/worlds"))

    def alternatives(self, played: list[int]) -> list[list[int]]:
        search = Guessing(self._searches(b"/search"))
        candidates = [Candidate(choice) for choice in search.searches[0].choices() if choice != played]
        found = halve(search, candidates, self.tried, FEWEST, Budget(Allowance(None, None)))
        return [candidate.choice for candidate in found[:BEST]]

    def usual(self) -> list[int]:
        """A march is two moves."""
        base = self.bots[0].base
        moves = [base.choose(self.view.known, self.seat, self.view.moves)]
        state = imagine(self.view, Rng(self.seed, "usual"))
        flow.play(state, self.seat, moves[0], None)
        if state.decision == kinds.MARCH_ARMIES and state.awaited[self.seat]:
            seen = view(state, self.seat)
            moves.append(base.choose(seen.known, self.seat, seen.moves))
        return moves

    def value(self, choice: list[int], world: int) -> float:
        return self._worlds.value(choice, world)

    def steps(self, choice: list[int], played: list[int]) -> list[list[int]]:
        return []

    def reasons(self, choice: list[int], order: Sequence[int]) -> list[Why]:
        evaluator = self.bots[0].base.evaluator(self.view.known, self.seat)
        chances = Chances(self.view)
        for weighed in choices(self.bots[0].base, evaluator, self.view.moves):
            if weighed.moves == choice and weighed.march is not None:
                return [(0, march_reason(chances, self.view.known.about[kinds.ABOUT_ORIGIN], weighed.march))]
        return [(0, move_reason(chances, evaluator, choice[0]))] if len(choice) == 1 else []

    def _searches(self, purpose: bytes) -> list[MoveSearch]:
        """The likeliest plans of rivals first, then others."""
        searches = []
        for number, bot in enumerate(self.bots):
            seed = self.seed + purpose + b" %d" % number
            base = bot.moody if number else bot.base
            searches.append(MoveSearch(self.view, base, self.quick, bot.judge(self.view), seed))
        return searches
