"""Daimyo: search. It samples determinizations, tries plans against modeled rivals, and plays out the season.

It is stateless: a decision follows from the seed, the view and the number of playouts.
"""

from __future__ import annotations

import time
from dataclasses import replace
from functools import lru_cache
from typing import Final

from bakufu.bots.budget import Allowance, Budget, Clock
from bakufu.bots.shogun.characters import in_character, likes_of
from bakufu.bots.shogun.lots import table_words
from bakufu.bots.shogun.modules.manifests import CHOICES
from bakufu.bots.shogun.planning.plan_memory import PlanMemory
from bakufu.bots.shogun.samurai import WEIGHTS, Samurai
from bakufu.bots.shogun.search.likes import InCharacter
from bakufu.bots.shogun.search.move_search import Care, MoveSearch
from bakufu.bots.shogun.search.plan_search import PlanSearch
from bakufu.bots.shogun.search.quick import Quick
from bakufu.bots.shogun.search.value_model import Judge, ValueModel, load_value_model
from bakufu.bots.shogun.search.worlds import before_planning
from bakufu.kernel.chance import Rng
from bakufu.shogun.rules import decision_kinds as kinds
from bakufu.shogun.views.view import View

ALLOWANCE = Allowance(800, 1.0)
USUAL_CARE: Final = Care(share=0.2, worlds=16)
# Before the first season there is nothing to play out yet, and more armies are never worse than fewer.
UNSEARCHED: Final[tuple[int, ...]] = (
    *(kinds.CLAIM_CARD, kinds.CLAIM_ARMIES, kinds.DEPLOY_ARMIES, kinds.REINFORCE),
    *[kind for choices in CHOICES.values() for kind in choices.unsearched],
)


@lru_cache(maxsize=6)
def value_model_for(players: int, modules: bool) -> ValueModel:
    return load_value_model(players, modules, WEIGHTS.tower)


def expected_points(view: View) -> list[float]:
    """What each seat will probably have at the end of the game, by the value model."""
    options = view.known.setting.options
    return value_model_for(options.players, bool(options.modules)).points(view.known)


class Daimyo:
    def __init__(
        self,
        rng: Rng,
        allowance: Allowance = ALLOWANCE,
        clock: Clock = time.perf_counter,
        character: str = "",
    ) -> None:
        """`character`: what it wants beside winning, if it has one."""
        weights = in_character("samurai", character) if character else WEIGHTS
        self.likes = likes_of(character) if character else []
        self.seed = repr(rng.words()).encode()
        self.base = Samurai(rng, weights)
        # A Samurai with more jitter, whose plans the search begins with.
        self.moody = Samurai(rng, replace(weights, plan=replace(weights.plan, whim=1.0)))
        self.allowance = allowance
        self.clock = clock
        self.memory = PlanMemory()

    def decide(self, view: View) -> int:
        seat = view.seat
        assert seat is not None, "a spectator decides nothing"
        if len(view.moves) == 1 and view.known.decision != kinds.PLAN:
            return view.moves[0]
        if view.known.decision == kinds.PLAN:
            return self._plan(view, seat)
        wanted = self.base.choose(view.known, seat, view.moves)
        return wanted if view.known.decision in UNSEARCHED else self._move(view, seat, wanted)

    def _plan(self, view: View, seat: int) -> int:
        budget = Budget(self.allowance, self.clock)
        return self.memory.next_card(view.known, seat, lambda laid: self._whole_plan(view, laid, seat, budget))

    def further_guesses(self) -> int:
        """How many plans of each rival it tries its own against, beside the likeliest."""
        return 0

    def care(self) -> Care:
        """What it spends on a decision within a season."""
        return USUAL_CARE

    def judge(self, view: View) -> Judge:
        options = view.known.setting.options
        return value_model_for(options.players, bool(options.modules))

    def _judge(self, view: View) -> Judge:
        judge = self.judge(view)
        return InCharacter(judge, self.likes, WEIGHTS.tower) if self.likes else judge

    def _whole_plan(self, view: View, laid: list[int], seat: int, budget: Budget) -> list[int]:
        budget.renew()
        words = self.seed + table_words(view.known, seat)
        search = PlanSearch(before_planning(view), laid, self.base, self.moody, self._judge(view), words)
        search.vary_rivals(self.further_guesses(), budget)
        return search.best_plan(budget)

    def _move(self, view: View, seat: int, wanted: int) -> int:
        care = self.care()
        budget = Budget(self.allowance.share(care.share), self.clock)
        quick = Quick(view.known, WEIGHTS)
        words = self.seed + table_words(view.known, seat) + repr(view.known.plan).encode()
        search = MoveSearch(view, self.base, quick, self._judge(view), words)
        return search.best_move(wanted, care.worlds, budget)
