"""A season's plan on trial: against what rivals would probably plan, played to the end of the season."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.bots.budget import Allowance, Budget
from bakufu.bots.shogun.advice.chances import Chances
from bakufu.bots.shogun.advice.plan_judge import PlanJudge, Table
from bakufu.bots.shogun.advice.reasons import plan_reasons
from bakufu.bots.shogun.lots import table_words
from bakufu.bots.shogun.search.plan_search import PlanSearch
from bakufu.bots.shogun.search.worlds import before_planning
from bakufu.bots.shogun.shogun import Shogun
from bakufu.kernel.chance import Rng
from bakufu.review.manifest import Why
from bakufu.shogun.box.components import EMPTY, UNPLANNED
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.views.view import View

PLAYOUTS: Final = 1200  # for each search
SEARCHES: Final = 2  # from different beginnings: one alone often stops at a plan that another one beats
GUESSES: Final = 7  # of each rival's plan beside the likeliest, while searching
MORE_GUESSES: Final = 31  # while comparing: what is found must not depend on a few of them
SHOWN: Final = 3  # reasons, of the cards that differ
NO_REASON: Final = ("must", "must-in-vain")  # of cards that have to be somewhere

FIRST: Final = 48  # worlds, before anything is concluded


class PlanTrial:
    def __init__(self, view: View, seed: bytes, effort: float) -> None:
        self.worlds = FIRST
        assert view.seat is not None, "a spectator decides nothing"
        self.view = before_planning(view)
        self.seat = view.seat
        self.seed = seed
        self.playouts = int(PLAYOUTS * effort)
        self.words = table_words(view.known, view.seat)
        self.spaces: int = view.known.setting.spaces
        self.bot = Shogun(Rng(seed, "review"))
        self._worlds: PlanSearch | None = None

    def alternatives(self, played: list[int]) -> list[list[int]]:
        found: list[list[int]] = []
        for number in range(SEARCHES):
            budget = Budget(Allowance(self.playouts, None))
            plan = self._search(b"/search %d" % number, GUESSES).best_plan(budget)
            moves = [NOTHING if card == EMPTY else card for card in plan]
            if moves not in (*found, played):
                found.append(moves)
        return found

    def usual(self) -> list[int]:
        plan = self.bot.base.whole_plan(self.view.known, self.seat, self._nothing(), self.words)
        return [NOTHING if card == EMPTY else card for card in plan]

    def value(self, choice: list[int], world: int) -> float:
        if self._worlds is None:
            self._worlds = self._search(b"/worlds", MORE_GUESSES)
        return self._worlds.value(_cards(choice), world)

    def steps(self, choice: list[int], played: list[int]) -> list[list[int]]:
        return swaps(choice, played)

    def reasons(self, choice: list[int], order: Sequence[int]) -> list[Why]:
        evaluator = self.bot.base.evaluator(self.view.known, self.seat)
        found = plan_reasons(Chances(self.view), PlanJudge(Table(evaluator), _cards(choice)))
        explained = [(space, found[space]) for space in order]
        return [(space, why) for space, why in explained if why is not None and why["id"] not in NO_REASON][:SHOWN]

    def _nothing(self) -> list[int]:
        return [UNPLANNED] * self.spaces

    def _search(self, purpose: bytes, guesses: int) -> PlanSearch:
        bot = self.bot
        judge = bot.judge(self.view)
        search = PlanSearch(self.view, self._nothing(), bot.base, bot.moody, judge, self.seed + self.words + purpose)
        search.vary_rivals(guesses, Budget(Allowance(None, None)))
        return search


def swaps(choice: list[int], played: list[int]) -> list[list[int]]:
    """What was played with one better card: what was there goes where the card came from, or back to the hand."""
    found: list[list[int]] = []
    for space, card in enumerate(choice):
        if card == played[space]:
            continue
        changed = played[:]
        if card != NOTHING and card in played:
            changed[played.index(card)] = played[space]
        changed[space] = card
        if changed not in found:
            found.append(changed)
    return found


def _cards(moves: list[int]) -> list[int]:
    return [EMPTY if move == NOTHING else move for move in moves]
